// Words drawn on the board and beside it.
import type { Language } from '../../frame/settings.svelte';

const en = {
  map: 'Archipelago', village: 'Village', statusTrack: 'Status', round: 'Round', of: (n: number) => `of ${n}`, over: 'game over', setup: 'setting up', phaseA: 'Dice', phaseB: 'People', phaseC: 'Evaluation',
  any: 'any', blueOnly: 'only with the Blue God', below: (n: number) => `< ${n}`, fishing: 'Fishing', temple: 'Temple', templeLine: (vp: number) => `${vp} VP a priest · most: god tile`,
  jewellery: 'Jewellery', jewelLine: 'one column a round, price in shells', openTasks: 'Open tasks', taskLine: (all: number, helped: number) => `${all} VP, ${helped} with the yellow god`,
  price: (n: number) => (n === 1 ? '1 shell' : `${n} shells`), lacking: (n: number) => (n === 0 ? 'Nothing is missing.' : n === 1 ? 'One is missing.' : `${n} are missing.`), short: (n: number) => `${n} short`, atMostShort: (n: number) => `at most ${n} short`, atMost: (n: number) => (n === 1 ? 'By the cards that are known, one is missing at most.' : `By the cards that are known, ${n} are missing at most.`), oneShort: (vp: number) => `1 short · ${vp} VP`, ready: (vp: number) => `${vp} VP`, reaches: (n: number) => (n > 1 ? `reaches 1–${n}` : 'reaches 1'),
  women: 'Women', men: 'Men', positions: (n: number) => `positions 1–${n}`, gods: 'Gods', godTiles: 'God tiles', anyGod: 'any god', endEach: (vp: number) => `end +${vp}`, allSix: (vp: number) => `all six +${vp}`,
  ceremony: 'Ceremony ground', beside: 'beside the board', toBuild: (vp: number) => `To build: ${vp} VP each`, free: 'free', twelfth: '12th', priests: 'priests', offerings: 'offerings', shells: 'shells', status: 'status',
  hand: 'Hand', cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`), done: 'tasks done', huts: 'huts on the tableau', regions: 'regions', godCards: 'god cards', dice: 'Dice', 
  uses: { blue: 'any order', white: 'value 6', red: 'fish VP', green: 'twice', yellow: 'task −1' } as { [god: string]: string },
  order: (n: number) => ['', '1st', '2nd', '3rd', '4th'][n]!, points: 'VP', noTasks: 'no tasks', pile: 'Draw pile', discard: 'discarded', empty: 'empty', die: 'die', hutsHere: (n: number) => (n === 1 ? '1 hut' : `${n} huts`), building: 'building', task: 'Task', path: 'Path', land: 'land', water: 'water', 
  stepsAside: 'steps aside', leavesTemple: 'a priest leaves the temple', cardPayment: 'its card and an offering', noJewel: 'Buy nothing', noRed: 'Without the Red God', doubled: '× 2, Green God', second: '2nd kind, Green God', atTheEnd: (n: number) => `+${n} VP at the end`, fishAtTheEnd: (n: number) => `fish: +${n} VP at the end`,
  reach: { helper: (n: number) => (n === 1 ? '1 point to spend' : `${n} points to spend`), temple: (n: number) => `space up to ${n}`, build: (n: number) => `building up to ${n}`, man: (n: number) => `position up to ${n}`, woman: (n: number) => `position up to ${n}`, land: (n: number) => `path up to ${n}`, water: (n: number) => `path up to ${n}` } as { [space: string]: (n: number) => string },
  tileNames: { helper: 'Helper', temple: 'Temple', build: 'Build', man: 'Man', woman: 'Woman', land: 'Land', water: 'Water', 'man-woman': 'Man / Woman', 'land-water': 'Land / Water' } as { [tile: string]: string },
};
const pt: typeof en = {
  map: 'Arquipélago', village: 'Aldeia', statusTrack: 'Estatuto', round: 'Ronda', of: (n) => `de ${n}`, over: 'fim do jogo', setup: 'preparação', phaseA: 'Dados', phaseB: 'Pessoas', phaseC: 'Avaliação',
  any: 'livre', blueOnly: 'só com o Deus Azul', below: (n) => `< ${n}`, fishing: 'Pesca', temple: 'Templo', templeLine: (vp) => `${vp} PV por sacerdote · maioria: ficha`,
  jewellery: 'Joias', jewelLine: 'uma coluna por ronda, em conchas', openTasks: 'Tarefas abertas', taskLine: (all, helped) => `${all} PV, ${helped} com o Deus Amarelo`,
  price: (n) => (n === 1 ? '1 concha' : `${n} conchas`), lacking: (n) => (n === 0 ? 'Não falta nada.' : n === 1 ? 'Falta uma unidade.' : `Faltam ${n}.`), short: (n) => `faltam ${n}`, atMostShort: (n) => `no máximo ${n}`, atMost: (n) => (n === 1 ? 'Pelas cartas conhecidas falta no máximo uma unidade.' : `Pelas cartas conhecidas faltam no máximo ${n}.`), oneShort: (vp) => `falta 1 · ${vp} PV`, ready: (vp) => `${vp} PV`, reaches: (n) => (n > 1 ? `alcança 1–${n}` : 'alcança 1'),
  women: 'Mulheres', men: 'Homens', positions: (n) => `posições 1–${n}`, gods: 'Deuses', godTiles: 'Fichas', anyGod: 'um deus', endEach: (vp) => `fim +${vp}`, allSix: (vp) => `todas +${vp}`,
  ceremony: 'Cerimónia', beside: 'ao lado do tabuleiro', toBuild: (vp) => `Construir: ${vp} PV cada`, free: 'livre', twelfth: '12.º', priests: 'sacerdotes', offerings: 'oferendas', shells: 'conchas', status: 'estatuto',
  hand: 'Mão', cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`), done: 'tarefas feitas', huts: 'cabanas no quadro', regions: 'regiões', godCards: 'cartas de deus', dice: 'Dados', 
  uses: { blue: 'sem ordem', white: 'valor 6', red: 'PV peixe', green: 'dobro', yellow: 'tarefa −1' },
  order: (n) => `${n}.º`, points: 'PV', noTasks: 'sem tarefas', pile: 'Pilha', discard: 'descartadas', empty: 'vazio', die: 'dado', hutsHere: (n) => (n === 1 ? '1 cabana' : `${n} cabanas`), building: 'construção', task: 'Tarefa', path: 'Caminho', land: 'terra', water: 'água', 
  stepsAside: 'vai para o lado', leavesTemple: 'um sacerdote sai do templo', cardPayment: 'a sua carta e uma oferenda', noJewel: 'Não comprar', noRed: 'Sem o Deus Vermelho', doubled: '× 2, Deus Verde', second: '2.º tipo, Deus Verde', atTheEnd: (n) => `+${n} PV no final`, fishAtTheEnd: (n) => `peixe: +${n} PV no final`,
  reach: { helper: (n) => (n === 1 ? '1 ponto a gastar' : `${n} pontos a gastar`), temple: (n) => `lugar até ${n}`, build: (n) => `construção até ${n}`, man: (n) => `posição até ${n}`, woman: (n) => `posição até ${n}`, land: (n) => `caminho até ${n}`, water: (n) => `caminho até ${n}` },
  tileNames: { helper: 'Ajudante', temple: 'Templo', build: 'Construir', man: 'Homem', woman: 'Mulher', land: 'Terra', water: 'Água', 'man-woman': 'Homem / Mulher', 'land-water': 'Terra / Água' },
};
export const words: { [language in Language]: typeof en } = { en, pt };
