// The components of Origins as the page needs them, and the shape of its positions.
import { bonusTiles, buildings as buildingData, citizenOffer, districtCards, encounterSites, layout, buildingMarket, militaryTrack, playerBoard, setup, solo, startingTiles, templeTracks, zodiac as zodiacData } from '../../../../data/origins.json';

import { signsOf, type Effect } from './effects';

export { layout, militaryTrack };
export type Colour = 'red' | 'purple' | 'blue' | 'orange' | 'yellow';
export type Resource = 'stone' | 'food' | 'wisdom' | 'gold';

export interface Tile {
  x: number;
  y: number;
  tile: string;
  farm: boolean;
  seat: string | null;
  district: 'open' | 'closed' | null;  // of the four tiles whose lower left one this is
  matches: string[];                   // District cards that fit it
}
export interface PlayerState {
  resources: { [resource: string]: number };
  points: { [kind: string]: number };
  city: Tile[];
  freemen: { die: string; site: number }[];
  speakers: { value: number; site: number }[];
  archon: number;
  bases: number;
  advisors: Colour[];
  towers: { [colour: string]: number };
  temples: { [temple: string]: { step: number; below: number } };
  military: { space: number; below: number };
  reserve: { [building: string]: number };
  tokens: number;
  passed: boolean;
}
export interface Position {
  seats: number;
  active: number;
  first: number;
  round: number;
  dice_ran_out: boolean;
  players: PlayerState[];
  sites: { [site: string]: { ship: number; bonus: string | null } };
  zodiac: { [temple: string]: { card: string | null; holder: string | null } };
  market: (string | null)[];
  stacks: { [colour: string]: { top: string | null; under: string[]; height: number } };
  unseen: { [building: string]: number };
  offer: { die: string; taken: boolean }[];
  pool: { die: string }[];
  supply: { [colour: string]: number };
  speakers: { [speaker: string]: number };
  districts: { card: string; gold: number; scored: string[] }[];
  tower_supply: { [colour: string]: number };
  agenda: { duty: string; what: number; where: number; how: number }[];
  ending: string[];      // why the game ends with this round
  target: number;        // alone: the points to reach
  neutral_disc: number;  // alone: its space on the military track
}

export const colours: Colour[] = ['red', 'purple', 'blue', 'orange', 'yellow'];
export const resources: Resource[] = ['stone', 'food', 'wisdom', 'gold'];
export const temples = templeTracks.orderLeftToRight;
// Points of each step, temple by temple.
export const templePoints = new Map(templeTracks.list.map((temple) => [temple.id, temple.spaces.map((space) => space.vp)]));
export const sites = encounterSites.list;
export const bonuses = new Map(bonusTiles.list.map((bonus) => [bonus.id, bonus]));
export const buildings = new Map(buildingData.list.map((building) => [building.id, building]));
export const pieceNames = new Map<string, { en: string; pt: string }>([...buildingData.list.map((entry) => [entry.id, entry.names] as const), ...startingTiles.list.map((entry) => [entry.id, entry.names] as const)]);
export const cards = new Map(districtCards.list.map((card) => [card.id, card]));
export const zodiacs = new Map(zodiacData.list.map((card) => [card.id, card]));
export const templeNames = new Map(templeTracks.list.map((temple) => [temple.id, temple.names]));
export const marketWisdom = buildingMarket.slots.map((slot) => slot.wisdom);
export const offerWisdom = citizenOffer.slots.map((slot) => slot.wisdom);
export const basesFood = playerBoard.populationTrack.spaces;
export const advisorPoints = playerBoard.advisorTrack.spaces.map((space) => space.vp);
export const startBases = setup.startingBases;
export const cardGold = setup.goldPerDistrictCard;
export const soloRounds = solo.rounds;
export const speakerDice = (seats: number): number => setup.byPlayers[String(seats) as '1'].speakerDice;
export const emblems = ['laurel', 'wave', 'sun', 'mountain'];

export function dieOf(word: string): { colour: Colour; value: number } {
  const [colour, value] = word.replace('freeman-', '').split('-');
  return { colour: colour as Colour, value: Number(value) };
}
export function colourOf(piece: string): string {
  return buildings.get(piece)?.color ?? 'grey';
}
export function seatOf(word: string | null): number | null {
  return word === null ? null : Number(word.slice(5)) - 1;
}
export function pointsOf(player: PlayerState): number {
  return Object.values(player.points).reduce((sum, points) => sum + points, 0);
}
// Where the workers of all players stand: one entry for each piece at a site.
export interface Standing {
  seat: number;
  worker: string;
}
export function workersAt(position: Position, site: number): Standing[] {
  return position.players.slice(0, position.seats).flatMap((player, seat) => [
    ...player.freemen.filter((freeman) => freeman.site === site).map((freeman) => ({ seat, worker: `freeman-${freeman.die}` })),
    ...player.speakers.filter((speaker) => speaker.site === site).map((speaker) => ({ seat, worker: `speaker-${speaker.value}` })),
    ...(player.archon === site ? [{ seat, worker: 'archon' }] : []),
  ]);
}
// Districts of a city, each by its lower left tile.
export const seatsOf = (city: Tile[]): Tile[] => city.filter((tile) => tile.district);
// What is printed on plates, bonus tiles and buildings, by their id.
export const prints = new Map<string, string[]>(
  [
    ...sites.flatMap((site) => [site.upper, site.lower]),
    ...bonusTiles.list,
    ...buildingData.list,
    ...startingTiles.list.flatMap(({ id, ability }) => (ability ? [{ id, effect: ability.effect }] : [])),
  ].map(({ id, effect }) => [id, signsOf(effect as unknown as Effect)]),
);
// The range a player chooses from, for actions that have one.
export const ranges = new Map(sites.map(({ lower }) => [lower.id, prints.get(lower.id)!.find((sign) => /^\d–\d$/.test(sign)) ?? '']));
// Star lines of the Zodiac cards.
export const stars: { [card: string]: string } = {
  'z-sagittarius': '-18,8 -8,2 0,10 10,4 4,-6 -6,-8 -8,2',
  'z-pisces': '-20,-10 -10,-4 0,8 10,2 20,6 16,12 10,2',
  'z-capricorn': '-20,-6 -4,2 16,-8 10,6 0,12 -10,6 -20,-6',
  'z-aquarius': '-20,-2 -12,-10 -4,-4 4,-10 10,2 6,12 18,10',
  'z-taurus': '-20,-12 -6,-2 0,2 8,0 20,-10 8,0 12,10 0,2',
  'z-cancer': '-14,-12 -2,-2 2,2 16,10 2,2 -10,12',
  'z-libra': '-16,10 -10,-6 4,-12 14,-2 12,12 4,-12',
  'z-aries': '-20,6 -6,-4 8,-6 18,2 20,8',
  'z-leo': '-20,8 -6,6 12,8 18,-2 4,-2 0,-10 8,-14',
  'z-gemini': '-12,12 -10,-10 10,-12 12,10 10,-12 -10,-10',
  'z-virgo': '-20,-4 -8,-2 0,-10 8,-4 6,6 18,12 6,6 -6,8 -8,-2',
  'z-scorpio': '-20,-12 -13,-6 -6,-4 2,0 6,8 14,11 20,6',
};
