// The components of Bora Bora as the page needs them, and the shape of its positions.
import { action_tiles, board, building_tiles, end_game, fire_bonus, fish, game, gods as godData, helper_menu, jewelry, materials, people, player_board, rounds, setup, status_track, tasks as taskData, temple, terrains } from '../../../../data/bora-bora.json';

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
  twelfth_person: string | null;  // 'woman-pioneer'
  twelfth_shifted: boolean;
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
  god_tiles_at_temple?: number;
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
const guessed = (source: string) => source === 'reconstructed';
export const regions = board.regions.map(({ id, island, terrain, name, layout, source }) => ({
  id,
  island,
  terrain,
  name: name as Names,
  middle: layout.building_space as Point,
  aside: layout.aside_huts as Point[],
  good: layout.good_icon as Point,
  fish: layout.fish_tile as Point,
  reconstructed: guessed(source),
}));
export const regionOf = new Map(regions.map((region) => [region.id, region]));
export const paths = board.paths.map(({ id, a, b, mode, value, layout, source }) => ({ id, ends: [a, b], mode, value, at: layout.marker as Point, reconstructed: guessed(source) }));
// Where a click counts as one on the region.
export const outlines: { [region: string]: string } = Object.fromEntries(board.regions.map(({ id, layout }) => [id, layout.polygon.map((point) => point.join(',')).join(' ')]));
export const materialNames = new Map(materials.map((material) => [material.id, material.name as Names]));
// How many a terrain yields, the helper sells at a time, and a fire bonus brings.
export const yielded = (terrain: string) => terrains.find(({ id }) => id === terrain)?.yields.offering ?? 1;
export const sold = (item: string) => helper_menu.items.find(({ id }) => id === item)?.n ?? 1;
export const bonusCards = fire_bonus.choose_one_of_each.flat().find(({ effect }) => effect === 'gain_god_card')!.n;
// What a terrain yields: a material, or offerings.
export const goods: { [terrain: string]: string } = Object.fromEntries(terrains.map(({ id, yields }) => [id, 'material' in yields ? yields.material! : 'offering']));
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
// What the data says to be reconstructed, of things that are told from each other by no source of their own.
export const reconstructed = { fish: guessed(fish.source), temple: guessed(temple.source), status: guessed(status_track.source), jewels: guessed(jewelry.source), ceremony: guessed(player_board.source) };
export const kindReconstructed = (kind: string) => Object.values(kinds.get(kind)?.source ?? {}).some(guessed);
export interface Requirement { metric: string; min: number; arg?: string }
export const tasks = new Map([...taskData.starting, ...taskData.regular].map((task) => [task.id, { name: task.name as Names, requirements: task.requirements as Requirement[] }]));
// Does it ask for god cards, which others may hold unseen?
export const countsCards = (task: string) => !!tasks.get(task)?.requirements.some(({ metric }) => metric.startsWith('god_cards'));
// Points that are written on the table.
export const worth = {
  task: taskData.vp_unaided,
  taskHelped: taskData.vp_with_yellow_god,
  fishing: action_tiles.fishing_space.vp,
  godTile: godData.god_tiles.end_vp_each,
  allJewels: end_game.bonuses.find(({ requirement }) => requirement.metric === 'jewelry')!.vp,
};
export const statusValues = status_track.spaces.map((space) => space.vp);
export const templeValues = temple.spaces_left_to_right;
export const templeIndex = (value: number) => templeValues.indexOf(value);
export const roundTable = rounds.table;
export const roundCount = game.rounds;
export const jewelRows = jewelry.grid.rows;
export const positionCount = people.display.man_positions.length;
export const ceremony = player_board.ceremony_spaces.map(({ id, material, layout }) => ({ id, material: material as Material, at: layout as Point }));
export const tableau = player_board.tableau_spaces.map(({ id, kind, layout }) => ({ id, kind, at: layout as Point }));
export const ordinarySpaces = tableau.filter((space) => space.kind === 'ordinary').length;
export const buildings = building_tiles.tiles.map((tile) => tile.id);
export const buildingValue = (id: string) => building_tiles.tiles.find((tile) => tile.id === id)?.value ?? 0;

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
export const priestsLeft = (position: Position, seat: number) => setup.per_player.priests - position.temple.filter((space) => seatOf(space.priest) === seat).length;
export function diceOn(position: Position, spaces: Space[]): { seat: number; pips: number }[] {
  return position.players
    .flatMap((player, seat) => player.dice.filter((die) => die.on && spaces.includes(die.on)).map((die) => ({ seat, pips: die.pips })))
    .sort((a, b) => b.pips - a.pips);
}
// Person tiles on a tableau, one entry each, those moved down last within their kind; the 12th space keeps its own.
export interface Tile { sex: Sex; kind: string; shifted: boolean }
export function peopleOf(player: PlayerState): { ordinary: Tile[]; twelfth: Tile | null } {
  const [, sex12, kind12] = /^(man|woman)-(.+)$/.exec(player.twelfth_person ?? '') ?? [];
  const ordinary = (['woman', 'man'] as const).flatMap((sex) => {
    const [has, down] = sex === 'man' ? [player.men, player.men_shifted] : [player.women, player.women_shifted];
    return kindIds.flatMap((kind) => {
      const there = sex === sex12 && kind === kind12;
      const [count, shifted] = [(has[kind] ?? 0) - Number(there), (down[kind] ?? 0) - Number(there && player.twelfth_shifted)];
      return Array.from({ length: count }, (_, i) => ({ sex, kind, shifted: i >= count - shifted }));
    });
  });
  return { ordinary, twelfth: kind12 ? { sex: sex12 as Sex, kind: kind12, shifted: player.twelfth_shifted } : null };
}
// What a kind can do with so many of one sex (BB-8.3); doubled, a limit above the highest die is simply any (BB-10.7a).
export function strengthOf(kind: string, copies: number, doubled: boolean): number {
  const { effect, n } = kinds.get(kind)!.action;
  const strength = n[Math.min(copies, n.length) - 1]! * (doubled ? 2 : 1);
  return ['expand', 'take_person', 'build'].includes(effect) ? Math.min(strength, 6) : strength;
}
