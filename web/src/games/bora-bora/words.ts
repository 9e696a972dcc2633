// Words drawn on the board and beside it.
import type { Language } from '../../frame/settings.svelte';

const en = {
  map: 'Archipelago', village: 'Village', statusTrack: 'Status', round: 'Round', of: 'of 6', setup: 'setting up', phaseA: 'Dice', phaseB: 'People', phaseC: 'Evaluation',
  any: 'any', blueOnly: 'only with the Blue God', below: (n: number) => `< ${n}`, fishing: 'Fishing', temple: 'Temple', templeLine: (vp: number) => `${vp} VP a priest · most: god tile`,
  jewellery: 'Jewellery', jewelLine: 'one column a round, price in shells', openTasks: 'Open tasks', taskLine: '6 VP, 4 with the yellow god',
  price: (n: number) => (n === 1 ? '1 shell' : `${n} shells`), lacking: (n: number) => (n === 0 ? 'Nothing is missing.' : n === 1 ? 'One is missing.' : `${n} are missing.`), short: (n: number) => `${n} short`, oneShort: '1 short · 4 VP', ready: '6 VP', reaches: (n: number) => (n > 1 ? `reaches 1–${n}` : 'reaches 1'),
  women: 'Women', men: 'Men', positions: 'positions 1–6', gods: 'Gods', godTiles: 'God tiles', anyGod: 'any god', endEach: 'end +2', allSix: 'all six +6',
  ceremony: 'Ceremony ground', toBuild: (vp: number) => `To build: ${vp} VP each`, free: 'free', twelfth: '12th', priests: 'priests', offerings: 'offerings', shells: 'shells', status: 'status',
  hand: 'Hand', cards: (n: number) => (n === 1 ? '1 card' : `${n} cards`), done: 'tasks done', huts: 'huts on the tableau', regions: 'regions', godCards: 'god cards', dice: 'Dice', 
  uses: { blue: 'any order', white: 'value 6', red: 'fish VP', green: 'twice', yellow: 'task −1' } as { [god: string]: string },
  order: (n: number) => ['', '1st', '2nd', '3rd', '4th'][n]!, points: 'VP', noTasks: 'no tasks', pile: 'Draw pile', discard: 'discarded', empty: 'empty', die: 'die', hutsHere: (n: number) => (n === 1 ? '1 hut' : `${n} huts`), building: 'building', task: 'Task', path: 'Path', land: 'land', water: 'water', 
  stepsAside: 'steps aside', leavesTemple: 'a priest leaves the temple', atTheEnd: (n: number) => `+${n} VP at the end`, fishAtTheEnd: (n: number) => `fish: +${n} VP at the end`,
  reach: { helper: (n: number) => (n === 1 ? '1 point to spend' : `${n} points to spend`), temple: (n: number) => `space up to ${n}`, build: (n: number) => `building up to ${n}`, man: (n: number) => `position up to ${n}`, woman: (n: number) => `position up to ${n}`, land: (n: number) => `path up to ${n}`, water: (n: number) => `path up to ${n}` } as { [space: string]: (n: number) => string },
  tileNames: { helper: 'Helper', temple: 'Temple', build: 'Build', man: 'Man', woman: 'Woman', land: 'Land', water: 'Water', 'man-woman': 'Man / Woman', 'land-water': 'Land / Water' } as { [tile: string]: string },
};
const pt: typeof en = {
  map: 'Arquipélago', village: 'Aldeia', statusTrack: 'Estatuto', round: 'Ronda', of: 'de 6', setup: 'preparação', phaseA: 'Dados', phaseB: 'Pessoas', phaseC: 'Avaliação',
  any: 'livre', blueOnly: 'só com o Deus Azul', below: (n) => `< ${n}`, fishing: 'Pesca', temple: 'Templo', templeLine: (vp) => `${vp} PV por sacerdote · maioria: ficha`,
  jewellery: 'Joias', jewelLine: 'uma coluna por ronda, em conchas', openTasks: 'Tarefas abertas', taskLine: '6 PV, 4 com o Deus Amarelo',
  price: (n) => (n === 1 ? '1 concha' : `${n} conchas`), lacking: (n) => (n === 0 ? 'Não falta nada.' : n === 1 ? 'Falta uma unidade.' : `Faltam ${n}.`), short: (n) => `faltam ${n}`, oneShort: 'falta 1 · 4 PV', ready: '6 PV', reaches: (n) => (n > 1 ? `alcança 1–${n}` : 'alcança 1'),
  women: 'Mulheres', men: 'Homens', positions: 'posições 1–6', gods: 'Deuses', godTiles: 'Fichas', anyGod: 'um deus', endEach: 'fim +2', allSix: 'todas +6',
  ceremony: 'Cerimónia', toBuild: (vp) => `Construir: ${vp} PV cada`, free: 'livre', twelfth: '12.º', priests: 'sacerdotes', offerings: 'oferendas', shells: 'conchas', status: 'estatuto',
  hand: 'Mão', cards: (n) => (n === 1 ? '1 carta' : `${n} cartas`), done: 'tarefas feitas', huts: 'cabanas no quadro', regions: 'regiões', godCards: 'cartas de deus', dice: 'Dados', 
  uses: { blue: 'sem ordem', white: 'valor 6', red: 'PV peixe', green: 'dobro', yellow: 'tarefa −1' },
  order: (n) => `${n}.º`, points: 'PV', noTasks: 'sem tarefas', pile: 'Pilha', discard: 'descartadas', empty: 'vazio', die: 'dado', hutsHere: (n) => (n === 1 ? '1 cabana' : `${n} cabanas`), building: 'construção', task: 'Tarefa', path: 'Caminho', land: 'terra', water: 'água', 
  stepsAside: 'vai para o lado', leavesTemple: 'um sacerdote sai do templo', atTheEnd: (n) => `+${n} PV no final`, fishAtTheEnd: (n) => `peixe: +${n} PV no final`,
  reach: { helper: (n) => (n === 1 ? '1 ponto a gastar' : `${n} pontos a gastar`), temple: (n) => `lugar até ${n}`, build: (n) => `construção até ${n}`, man: (n) => `posição até ${n}`, woman: (n) => `posição até ${n}`, land: (n) => `caminho até ${n}`, water: (n) => `caminho até ${n}` },
  tileNames: { helper: 'Ajudante', temple: 'Templo', build: 'Construir', man: 'Homem', woman: 'Mulher', land: 'Terra', water: 'Água', 'man-woman': 'Homem / Mulher', 'land-water': 'Terra / Água' },
};
export const words: { [language in Language]: typeof en } = { en, pt };
