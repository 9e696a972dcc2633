// The components of Gods of Rome as the page needs them, and the shape of its positions.
import data from '../../../../data/gods-of-rome.json';

export { data };
export type God = 'jupiter' | 'phoebus' | 'neptune' | 'diana' | 'venus';
export type Symbol = 'growth' | 'travel' | 'attack';

export interface Slot {
  card: string | null;
  disc: boolean;
  blessings: God[];
}
export interface PlayerState {
  faction: God | null;
  favour: number;
  discs: number;
  temples: number;
  blessings: God[];
  visiting: God[];
  visits: { [god: string]: number };
  claims: { made: boolean; points: number }[];
  slots: Slot[];
  scoring: number;
}
export interface Land {
  meeples: { [god: string]: number };
  temple: God | null;
  harvest: number;
  control: God | null;
}
export interface Position {
  seats: number;
  powers: boolean;
  pantheon: boolean;
  removed: God | null;
  start_player: number;
  active: number;
  resolved: number;
  turns: number;
  map: { [territory: string]: Land };
  gods: { [god: string]: { reserve: number; tile: string | null } };
  players: PlayerState[];
  display: { card: string | null }[];
  deck: { [card: string]: number };
  objectives: string[];
  unseen_objectives: string[];
  agenda: { duty: string; what: number; where: number; how: number }[];
}

export const gods = data.gods.map((god) => god.id as God);
export const territories = data.board.territories;
export const territoryOf = new Map(territories.map((territory) => [territory.id, territory]));
export const numerals = ['0', 'I', 'II', 'III', 'IV'];
export const symbols: Symbol[] = ['growth', 'travel', 'attack'];

type Point = [number, number];

// Places in a territory, spread a little round their middle so that pieces have air.
export interface Places {
  harvest: Point;
  god: Point;
  temple: Point;
  meeples: Point[];
}
export const placesOf: { [territory: string]: Places } = Object.fromEntries(
  territories.map(({ id, anchors }) => {
    const all = [anchors.harvest, anchors.god_tile, anchors.temple, ...anchors.meeples];
    const middle = [0, 1].map((axis) => all.reduce((sum, point) => sum + point[axis]!, 0) / all.length);
    const spread = (point: number[]): Point => [0, 1].map((axis) => middle[axis]! + (point[axis]! - middle[axis]!) * 1.08) as Point;
    return [id, { harvest: spread(anchors.harvest), god: spread(anchors.god_tile), temple: spread(anchors.temple), meeples: anchors.meeples.map(spread) }];
  }),
);

export const temples = Object.fromEntries(data.god_temples.temples.map((temple) => [temple.god, temple.layout]));
export const cards = new Map(data.action_cards.cards.map((card) => [card.id, card]));
export const objectives = new Map(data.objective_cards.cards.map((card) => [card.id, card]));
export const slotSymbols = data.player_board.slots.map((slot) => slot.symbol as Symbol);

export function cardSymbols(card: string): Symbol[] {
  return cards.get(card)!.symbols as Symbol[];
}
export function checkpointSpaces(seats: number): number[] {
  return data.favour_track.checkpoints.map((checkpoint) => (seats === 4 && checkpoint.space_with_4_players) || checkpoint.space);
}
// Players, and alone the Patronus.
export function competitors(position: Position): number {
  return position.seats === 1 ? 2 : position.seats;
}
// Discs of the removed god that close spaces of a temple: all of its own, one of each other.
export function closedSpaces(position: Position, god: God): number {
  if (!position.removed) return 0;
  return position.removed === god ? 2 : 1;
}
export function visitors(position: Position, god: God): number[] {
  return position.players.flatMap((player, seat) => (player.visiting.includes(god) ? [seat] : []));
}
