// Words drawn on the board and beside it.
import type { Language } from '../../frame/settings.svelte';
import type { Opening } from './preview';

const en = {
  board: 'Board of Origins', city: 'City', towers: 'Towers', stacks: 'Stacks', market: 'Market', districts: 'Districts', citizens: 'Citizens',
  speakers: 'Speakers', diceLeft: 'Dice left', inPlay: (count: number) => `${count} in play`, pool: 'Starting dice', round: 'Round', setup: 'Setting up',
  cardsWithGold: 'cards', towerColours: 'tower colours left', palace: 'Palace', advisors: 'Advisors', population: 'Population',
  zodiac: 'Zodiac', noCard: 'no card held', reserve: 'Reserve', atSite: (site: number) => `site ${site}`, freeman: 'Freeman', archon: 'Archon', speaker: 'Speaker',
  stone: 'Stone', food: 'Food', wisdom: 'Wisdom', gold: 'Gold', superiority: 'Superiority', vp: 'VP', passed: 'passed',
  workersLeft: (count: number) => `${count} left`, ship: 'Mothership', site: 'Site', empty: 'empty',
  die: 'die', farm: 'Farm', seat: 'Seat of Power', open: 'open', closed: 'closed', cell: 'empty ground', military: 'Military track', left: (count: number) => `${count} left`,
  seatsClosed: (closed: number, all: number) => `${closed} of ${all} seats closed`, tiles: (count: number) => (count === 1 ? '1 tile' : `${count} tiles`),
  holder: (name: string) => `held by ${name}`, atTemple: 'lies at its temple', district: 'District card', first: 'first', next: 'later', bonus: 'Bonus', step: 'step',
  below: 'below', above: 'above', leftOf: 'left of', rightOf: 'right of', attack: 'Attack', match: 'match', opens: 'District', onClosing: 'on closing', now: 'now', finalRound: 'Last round', onTrack: 'VP on the track; the large number adds what final scoring would give now', column: 'column', row: 'row', target: 'target',
  endings: { 'all-temples': 'a disc on top of every temple', 'no-gold': 'no Gold on the cards', 'few-towers': 'few tower colours left', 'no-die': 'no die left', 'last-round': 'the round limit' } as { [why: string]: string },
  colours: { red: 'red', purple: 'purple', blue: 'blue', orange: 'orange', yellow: 'yellow', white: 'white', grey: 'grey' } as { [colour: string]: string },
};
export type Words = typeof en;

export const words: { [language in Language]: Words } = {
  en,
  pt: {
    board: 'Tabuleiro de Origins', city: 'Cidade', towers: 'Torres', stacks: 'Pilhas', market: 'Mercado', districts: 'Distritos', citizens: 'Cidadãos',
    speakers: 'Oradores', diceLeft: 'Dados na reserva', inPlay: (count) => `${count} em jogo`, pool: 'Dados iniciais', round: 'Ronda', setup: 'Preparação',
    cardsWithGold: 'cartas', towerColours: 'cores de torre na reserva', palace: 'Palácio', advisors: 'Conselheiros', population: 'População',
    zodiac: 'Zodíaco', noCard: 'nenhuma carta', reserve: 'Reserva', atSite: (site) => `local ${site}`, freeman: 'H. Livre', archon: 'Arconte', speaker: 'Orador',
    stone: 'Pedra', food: 'Alimento', wisdom: 'Sabedoria', gold: 'Ouro', superiority: 'Superioridade', vp: 'PV', passed: 'passou',
    workersLeft: (count) => (count === 1 ? 'resta 1' : `restam ${count}`), ship: 'Nave-mãe', site: 'Local', empty: 'vazio',
    die: 'dado', farm: 'Quinta', seat: 'Assento de Poder', open: 'aberto', closed: 'fechado', cell: 'terreno vazio', military: 'Pista Militar', left: (count) => (count === 1 ? 'resta 1' : `restam ${count}`),
    seatsClosed: (closed, all) => `${closed} de ${all} assentos fechados`, tiles: (count) => (count === 1 ? '1 peça' : `${count} peças`),
    holder: (name) => `com ${name}`, atTemple: 'está no seu templo', district: 'Carta de Distrito', first: 'primeira vez', next: 'depois', bonus: 'Bónus', step: 'degrau',
    below: 'abaixo de', above: 'acima de', leftOf: 'à esquerda de', rightOf: 'à direita de', attack: 'Atacar', match: 'combina', opens: 'Distrito', onClosing: 'ao fechar', now: 'agora', finalRound: 'Última ronda', onTrack: 'PV na pista; o número grande soma o que a pontuação final daria agora', column: 'coluna', row: 'linha', target: 'meta',
    endings: { 'all-temples': 'um disco no topo de cada templo', 'no-gold': 'cartas sem Ouro', 'few-towers': 'poucas cores de torre', 'no-die': 'acabaram os dados', 'last-round': 'limite de rondas' },
    colours: { red: 'vermelho', purple: 'roxo', blue: 'azul', orange: 'laranja', yellow: 'amarelo', white: 'branco', grey: 'cinza' },
  },
};

// What an action promises: a new District, a pattern complete, or both.
export function promised(openings: Opening[], t: Words): string {
  const told = [openings.some((opening) => opening.opens) && t.opens, openings.some((opening) => opening.matches.length) && t.match].filter(Boolean).join(' + ');
  return told.charAt(0).toUpperCase() + told.slice(1);
}
