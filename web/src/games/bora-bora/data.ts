// The components of Bora Bora as the page needs them, and the shape of its positions.
import { action_tiles, board, fish, gods as godData, jewelry, materials, people, player_board, rounds, status_track, tasks as taskData, temple } from '../../../../data/bora-bora.json';

export type God = 'blue' | 'white' | 'red' | 'green' | 'yellow';
export type Sex = 'man' | 'woman';
export type Material = 'sand' | 'stone' | 'wood';
export type Space = 'helper' | 'temple' | 'build' | 'man' | 'woman' | 'land' | 'water' | 'fishing';
type Counts = { [key: string]: number };
type Point = [number, number];

export interface PlayerState {
  regions: string[];
  ordinary_huts: number;
  twelfth_huts: number;
  twelfth_person: boolean;
  men: Counts;
  women: Counts;
  men_shifted: Counts;
  women_shifted: Counts;
  materials: string[];
  beside: Counts;
  buildings: { [tile: string]: { on: string | null } };
  offerings: number;
  shells: number;
  god_tiles: number;
  hand: Counts;
  known: Counts;
  unseen: number;
  tasks: string[];
  missing?: number[];          // of each task, what is lacking
  missing_of_open?: number[];  // of each open task
  completed: number;
  jewels: string[];
  dice: { pips: number; on: Space | null }[];
  status: number;
  points: Counts;
}
export interface Position {
  seats: number;
  round: number;
  active: number;
  order: number[];
  ranking: number[];
  map: { [region: string]: { fish: string | null; building_space: string | null } };
  temple: { priest: string | null }[];
  players: PlayerState[];
  men: { kind: string | null }[];
  women: { kind: string | null }[];
  open_tasks: string[];
  jewels: { tile: string | null }[];
  cards: Counts;
  discarded: Counts;
  open_cards: Counts;
  agenda: { duty: string; what: number; where: number; how: number }[];
}

export interface Names { en: string; pt: string }

export const emblems = ['laurel', 'wave', 'sun', 'mountain'];
export const gods: God[] = ['blue', 'white', 'red', 'green', 'yellow'];
export const godNames = new Map(godData.kinds.map((god) => [god.id, god.name as Names]));
export const regions = board.regions.map(({ id, terrain, name, layout }) => ({
  id,
  terrain,
  name: name as Names,
  middle: layout.building_space as Point,
  aside: layout.aside_huts as Point[],
  good: layout.good_icon as Point,
  fish: layout.fish_tile as Point,
}));
export const regionOf = new Map(regions.map((region) => [region.id, region]));
export const paths = board.paths.map(({ id, a, b, mode, value, layout }) => ({ id, ends: [a, b], mode, value, at: layout.marker as Point }));
// Where a click counts as one on the region.
export const outlines: { [region: string]: string } = {
  'center-forest': '385,350 500,345 500,500 345,500 350,390',
  'center-plains': '500,345 615,350 650,390 655,500 500,500',
  'center-mountain': '500,500 655,500 650,610 615,650 500,655',
  'center-beach': '345,500 500,500 500,655 385,650 350,610',
  'north-beach': '385,75 500,70 500,220 390,215 355,150',
  'north-mountain': '500,70 615,75 645,150 610,215 500,220',
  'east-forest': '785,390 850,355 925,385 930,500 780,500',
  'east-beach': '780,500 930,500 925,615 850,645 785,610',
  'south-plains': '500,780 610,785 645,850 615,925 500,930',
  'south-mountain': '390,785 500,780 500,930 385,925 355,850',
  'west-forest': '70,500 220,500 215,610 150,645 75,615',
  'west-plains': '75,385 150,355 215,390 220,500 70,500',
};
export const materialNames = new Map(materials.map((material) => [material.id, material.name as Names]));
export const goods: { [terrain: string]: string } = { beach: 'sand', forest: 'wood', mountain: 'stone', plains: 'offering' };
export const fishTiles = new Map(fish.tiles.map((tile) => [tile.id, tile]));
export const fishNames = new Map(fish.kinds.map((kind) => [kind.id, kind.name as Names]));
export const jewels = new Map(jewelry.tiles.map((tile) => [tile.id, tile]));
export const jewelNames = new Map(jewelry.kinds.map((kind) => [kind.id, kind.name as Names]));
export const kinds = new Map(people.kinds.map((kind) => [kind.id, kind]));
export const kindIds = people.kinds.map((kind) => kind.id);
export const kindSymbols: { [kind: string]: string } = {
  pioneer: 'land', navigator: 'canoe', 'woman-seeker': 'seek-woman', 'man-seeker': 'seek-man', builder: 'house', gatherer: 'mats',
  'hut-mover': 'hutn', storyteller: 'vp', seer: 'card', 'offering-bearer': 'offering', herald: 'status', 'shell-diver': 'shell',
};
export interface Requirement { metric: string; min: number; arg?: string }
export const tasks = new Map([...taskData.starting, ...taskData.regular].map((task) => [task.id, { name: task.name as Names, requirements: task.requirements as Requirement[] }]));
export const taskPoints = { helped: taskData.vp_with_yellow_god };
export const statusValues = status_track.spaces.map((space) => space.vp);
export const templeValues = temple.spaces_left_to_right;
export const roundTable = rounds.table;
export const ceremony = player_board.ceremony_spaces.map(({ id, material, layout }) => ({ id, material: material as Material, at: layout as Point }));
export const tableau = player_board.tableau_spaces.map(({ id, kind, layout }) => ({ id, kind, at: layout as Point }));
export const buildings = ['building-1', 'building-2', 'building-3', 'building-4', 'building-5', 'building-6'];
export const priestsEach = 4;

export interface ActionTile { id: string; name: Names; spaces: Space[] }
export function actionTiles(seats: number): ActionTile[] {
  const shown = action_tiles.tiles.filter((tile) => tile.players.includes(seats));
  const order: Space[] = ['helper', 'temple', 'build', 'man', 'woman', 'land', 'water'];
  return shown
    .map(({ id, name, actions }) => ({ id, name: name as Names, spaces: actions as Space[] }))
    .sort((a, b) => order.indexOf(a.spaces[0]!) - order.indexOf(b.spaces[0]!));
}
export const spaceSymbols: { [space: string]: string } = { helper: 'helper', temple: 'temple', build: 'house', man: 'man', woman: 'woman', land: 'land', water: 'canoe', fishing: 'hook2' };

// What the player is about to reach: the mode or sex, and how far, as the agenda tells it.
export function reachOf(position: Position, duty: 'expand-where' | 'take-person'): { which: number; far: number } | null {
  const task = position.agenda[0];
  return task?.duty === duty ? { which: task.what, far: task.where } : null;
}
export const seatOf = (word: string | null) => (word ? Number(word.slice(5)) - 1 : -1);
export const total = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0);
export const points = (player: PlayerState) => total(player.points);
export const handSize = (player: PlayerState) => total(player.hand) + player.unseen;
export const priestsLeft = (position: Position, seat: number) => priestsEach - position.temple.filter((space) => seatOf(space.priest) === seat).length;
export function diceOn(position: Position, spaces: Space[]): { seat: number; pips: number }[] {
  return position.players
    .flatMap((player, seat) => player.dice.filter((die) => die.on && spaces.includes(die.on)).map((die) => ({ seat, pips: die.pips })))
    .sort((a, b) => b.pips - a.pips);
}
// Person tiles on a tableau, one entry each, those moved down last within their kind.
export function peopleOf(player: PlayerState): { sex: Sex; kind: string; shifted: boolean }[] {
  return (['woman', 'man'] as const).flatMap((sex) => {
    const [has, down] = sex === 'man' ? [player.men, player.men_shifted] : [player.women, player.women_shifted];
    return kindIds.flatMap((kind) => Array.from({ length: has[kind] ?? 0 }, (_, i) => ({ sex, kind, shifted: i >= (has[kind] ?? 0) - (down[kind] ?? 0) })));
  });
}
