// The components of Dominations as the page needs them, the shape of its positions, and the grid of triangles.
import data from '../../../../data/dominations.json';
import texts from '../../../../data/texts/dominations.json';
import type { Text } from '../../protocol/api';
import type { Sign } from '../look';

export { data, texts };
export type Domain = 'trade' | 'craft' | 'art' | 'science' | 'government' | 'religion';
export type Symbol = Domain | 'vestigium' | 'corruptio';
export type Counts = { [domain: string]: number };

export interface TreeCard { card: string; x: number; y: number; copy: number; advanced: boolean; nodus_north?: Domain | null; nodus_east?: Domain | null }
export interface Progress { have: number; need: number; met: boolean }
export interface PlayerState {
  points: Counts;
  influence: number;
  knowledge: Counts;
  tokens: number;
  hand: string[];
  unseen_tiles: number;
  nation: string | null;
  dealt: { nation: string | null; monument: string | null }[];
  chosen_nation: string | null;
  chosen_monument: string | null;
  tree: TreeCard[];
  limits: Counts;            // of the Reserve
  nodus: Counts;
  objectives: Progress[];    // of the nation, in the order of its card
  affordable: string[];      // Masteries that can be paid now
  placeable: string[];       // Masteries of which a copy fits the tree
}
export interface Land { tile: string; i: number; j: number; o: number; rotation: number; level: number; owner: string | null }
export interface Site { monument: string | null; taken: number; i: number; j: number; o: number; inner: number; controller: string | null }
export interface Position {
  seats: number;
  era: number;
  round: number;
  turn: number;
  order: { seat: string | null }[];
  roles: { [role: string]: { holder: string | null; vp?: number; leader?: string | null } };  // leader: who would get it now
  players: PlayerState[];
  board: Land[];
  monuments: Site[];
  supply: { tiles: string[]; unseen: number; known_to: string | null }[];
  unseen: string[];          // in hands and bags, somewhere
  named: string[];           // chosen and still in a hand
  produced: Counts;
  agenda: { duty: string; seat: number; what: number; where: number; how: number; more: number }[];
}

export const domains: Domain[] = ['trade', 'craft', 'art', 'science', 'government', 'religion'];
export const emblems = ['laurel', 'wave', 'sun', 'mountain'];
export const numerals = ['0', 'I', 'II', 'III', 'IV', 'V'];
export const tiles = data.tiles.items as { id: string; field: Domain; dots: Domain[] }[];
export const tileOf = new Map(tiles.map((tile) => [tile.id, tile]));
export const tileAt = (index: number): string => tiles[index]!.id;

interface Reward { gain: { res: string; domain?: string }; amount: number }
export interface Monument {
  id: string;
  name: Text;
  shape: 'diamond' | 'circle';
  domain: Domain;
  levels: number;
  sides?: { [side: string]: { open: boolean; reward: Reward | null } };
  dots?: { x: (Symbol | null)[]; y: (Symbol | null)[] };
  city_reward?: Reward & { domain: Domain };
}
export const monuments = new Map((data.monuments.items as unknown as Monument[]).map((entry) => [entry.id, entry]));

export type Edges = { [side in 'N' | 'E' | 'S' | 'W']: Symbol };
export interface Mastery {
  id: string;
  name: Text;
  domain: Domain;
  value: number;
  cost: Counts;
  prerequisite: { domain: Domain; value: number } | null;
  basic: { vp: number; influence: number };
  advanced: { vp: number; influence: number; upgrade_cost: Counts };
  copies: { copy: number; edges: Edges }[];
}
export const masteries = data.masteries.items as unknown as Mastery[];
export const masteryOf = new Map(masteries.map((mastery) => [mastery.id, mastery]));
export interface Level { id: string; monument: string; level: number; cost: Counts; vp: number; influence: number; edges: Edges }
export const levelOf = new Map((data.monument_levels.items as unknown as Level[]).map((level) => [level.id, level]));
export const levelsOf = (monument: string): Level[] => [...levelOf.values()].filter((level) => level.monument === monument);
export const roles = data.domination_cards.items as { id: string; name: Text; domain: Domain; vp: number }[];
export interface Nation { id: string; name: Text; objectives: { slot: number; kind: string }[] }
export const nations = new Map((data.objectives.items as unknown as Nation[]).map((nation) => [nation.id, nation]));
export const objectivePoints = data.objective_scoring.vp_by_count;

const named = texts as unknown as { [group: string]: { [key: string]: Text } };
export const aboutOf = (key: string): Text | null => named.about?.[key] ?? null;
export const wordOf = (key: string): Text => named.word?.[key] ?? { en: key, pt: key };

export function edgesOf(card: TreeCard): Edges {
  const mastery = masteryOf.get(card.card);
  if (mastery) return mastery.copies[card.copy - 1]!.edges;
  return levelOf.get(card.card)?.edges ?? (data.campfire.edges as Edges);
}
// Where the turn stands: what is still to come tells it.
export const phases = ['growth', 'building', 'developing'] as const;
export function phaseOf(position: Position): (typeof phases)[number] | null {
  const later = position.agenda.slice(1).map((entry) => entry.duty);
  return later.includes('build') ? 'growth' : later.includes('develop') ? 'building' : later.includes('finish-turn') ? 'developing' : null;
}

export const boardSize: [number, number] = [1000, 860];
export const seal = (seat: number): Sign => ({ symbol: '#do-seal', box: '-14 -14 28 28', emblem: `#do-e-${emblems[seat]}`, emblemAt: 'scale(.72)', tone: `do-s${seat}` });
export const seatOf = (word: string | null): number => (word ? Number(word.slice(5)) - 1 : -1);
export const points = (player: PlayerState): number => Object.values(player.points).reduce((sum, n) => sum + n, 0);
export const handSize = (player: PlayerState): number => player.hand.length + player.unseen_tiles;
export const supplyLeft = (position: Position): number => position.supply.reduce((sum, bag) => sum + bag.tiles.length + bag.unseen, 0);

export interface Effect {
  on: string;
  amount: number;
  gain?: { res: string; domain?: string };
  per?: { count: string; domain?: string; each: number };
  exchange?: { give: { domain: string; n: number }; get: { res: string; domain?: string }; get_n: number };
  mod?: string;
  domain?: string;
  target?: string;
  max_value?: number;
}
export const firstEffect = (card: TreeCard): Effect | null => effectsOf(card)[0] ?? null;
function effectsOf(card: TreeCard): Effect[] {
  const mastery = data.masteries.items.find((entry) => entry.id === card.card);
  if (mastery) return (card.advanced ? mastery.advanced : mastery.basic).effects as any[];
  return ((data.monument_levels.items.find((entry) => entry.id === card.card)?.effects ?? []) as any[]);
}

// The complete Nodus of a tree, between a card and its neighbour to the north or east.
export interface Joint { x: number; y: number; nodus: Domain }
export function joints(tree: TreeCard[]): Joint[] {
  return tree.flatMap(({ x, y, nodus_north: north, nodus_east: east }) => [...(north ? [{ x, y: y + 0.5, nodus: north }] : []), ...(east ? [{ x: x + 0.5, y, nodus: east }] : [])]);
}

export function tileName(tile: string, language: 'en' | 'pt'): string {
  const { field, dots } = tileOf.get(tile)!;
  return `${wordOf(field)[language]}: ${dots.map((dot) => wordOf(dot)[language]).join(', ')}`;
}

// The grid: vertices (i, j), cells pointing up (o = 0) or down (o = 1), slots clockwise, edge s opposite slot s.
export interface Cell { i: number; j: number; o: number }
export type Point = [number, number];
const rise = 100 * Math.sqrt(0.75);
export const vertexAt = (i: number, j: number): Point => [100 * (i + j / 2), -rise * j];
export const cellKey = ({ i, j, o }: Cell): string => `${i}:${j}:${o}`;
export function corners({ i, j, o }: Cell): Point[] {
  return o ? [vertexAt(i + 1, j + 1), vertexAt(i + 1, j), vertexAt(i, j + 1)] : [vertexAt(i, j), vertexAt(i, j + 1), vertexAt(i + 1, j)];
}
export function centre(cell: Cell): Point {
  const [a, b, c] = corners(cell) as [Point, Point, Point];
  return [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
}
export function across({ i, j, o }: Cell, edge: number): Cell {
  const step = o ? 1 : -1;
  return { i: i + (edge === 2 ? step : 0), j: j + (edge === 1 ? step : 0), o: 1 - o };
}
export function dotAt(cell: Cell, slot: number, centred = false): Point {
  const [cx, cy] = centre(cell);
  const [x, y] = corners(cell)[slot]!;
  const part = 23.2 / Math.hypot(cx - x, cy - y);
  const at: Point = [x + (cx - x) * part, y + (cy - y) * part];
  return (centred ? [at[0] - cx, at[1] - cy] : at).map((n) => Math.round(n * 100) / 100) as Point;
}
export const dotOf = (tile: string, rotation: number, slot: number): Domain => tileOf.get(tile)!.dots[(slot - rotation + 3) % 3]!;
// A polygon with round corners, drawn a little inside its lines.
export function roundPath(points: Point[], inset: number, radius: number): string {
  const n = points.length;
  const middle = points.reduce<Point>(([x, y], p) => [x + p[0] / n, y + p[1] / n], [0, 0]);
  const apothem = Math.min(...points.map((p, k) => { const q = points[(k + 1) % n]!; return Math.abs((q[0] - p[0]) * (p[1] - middle[1]) - (p[0] - middle[0]) * (q[1] - p[1])) / Math.hypot(q[0] - p[0], q[1] - p[1]); }));
  const shrink = (apothem - inset) / apothem;
  const inner = points.map(([x, y]): Point => [middle[0] + (x - middle[0]) * shrink, middle[1] + (y - middle[1]) * shrink]);
  const toward = (from: Point, to: Point): string => { const part = radius / Math.hypot(to[0] - from[0], to[1] - from[1]); return `${(from[0] + (to[0] - from[0]) * part).toFixed(2)} ${(from[1] + (to[1] - from[1]) * part).toFixed(2)}`; };
  return inner.map((p, k) => `${k ? 'L' : 'M'}${toward(p, inner[(k + n - 1) % n]!)}Q${p[0].toFixed(2)} ${p[1].toFixed(2)} ${toward(p, inner[(k + 1) % n]!)}`).join('') + 'Z';
}
export function trianglePath(i: number, j: number, o: number, inset: number, radius: number, centred = false): string {
  const [cx, cy] = centred ? centre({ i, j, o }) : [0, 0];
  return roundPath(corners({ i, j, o }).map(([x, y]): Point => [x - cx, y - cy]), inset, radius);
}
export const cradleCells: Cell[] = data.cradle.cells;
export const cradleCorners = data.cradle.corners.map((corner) => ({ at: vertexAt(corner.vertex.i, corner.vertex.j), dot: corner.dot as Domain }));
export const siteCells = (site: Site): [Cell, Cell] => [{ i: site.i, j: site.j, o: site.o }, across(site, site.inner)];
export function diamondCorners(cell: Cell, inner: number): Point[] {
  const other = across(cell, inner);
  const mine = corners(cell);
  return [mine[inner]!, mine[(inner + 1) % 3]!, corners(other)[inner]!, mine[(inner + 2) % 3]!];
}

// Every dot that lies on the map.
export interface Dot { cell: Cell; slot: number; at: Point; symbol: Symbol }
export function dotsOf(position: Position): Dot[] {
  const found: Dot[] = [];
  const add = (cell: Cell, slot: number, symbol: Symbol | null) => symbol && found.push({ cell, slot, at: dotAt(cell, slot), symbol });
  cradleCells.forEach((cell, k) => {
    for (const slot of [(k + 1) % 3, (k + 2) % 3]) {
      const [x, y] = corners(cell)[slot]!;
      add(cell, slot, cradleCorners.find(({ at }) => Math.hypot(at[0] - x, at[1] - y) < 1)?.dot ?? null);
    }
  });
  for (const land of position.board) for (const slot of [0, 1, 2]) add(land, slot, dotOf(land.tile, land.rotation, slot));
  for (const site of position.monuments) {
    const monument = site.monument && site.taken ? monuments.get(site.monument) : null;
    if (!monument?.dots) continue;
    const [x, y] = siteCells(site);
    for (const k of [0, 1, 2]) {
      add(x, (site.inner + k) % 3, monument.dots.x[k] ?? null);
      add(y, (site.inner + k) % 3, monument.dots.y[k] ?? null);
    }
  }
  return found;
}
// Equal dots that touch across an edge.
export function necksOf(dots: Dot[]): { key: string; from: Point; to: Point; symbol: Symbol }[] {
  const at = new Map(dots.map((dot) => [`${cellKey(dot.cell)}:${dot.slot}`, dot]));
  return dots.flatMap((dot) =>
    [1, 2].flatMap((step) => {
      const edge = (dot.slot + step) % 3;
      const key = `${cellKey(across(dot.cell, edge))}:${(edge + step) % 3}`;
      // Slot s+1 of one cell touches slot s+2 of the other.
      const other = at.get(key);
      const mine = `${cellKey(dot.cell)}:${dot.slot}`;
      return other && other.symbol === dot.symbol && mine < key ? [{ key: mine + key, from: dot.at, to: other.at, symbol: dot.symbol }] : [];
    }),
  );
}
// Free cells beside what lies on the map.
export function frontier(position: Position): Cell[] {
  const taken = new Map<string, Cell>();
  for (const cell of [...cradleCells, ...position.board, ...position.monuments.flatMap((site) => (site.taken && site.monument && monuments.get(site.monument)!.shape === 'diamond' ? siteCells(site) : []))]) taken.set(cellKey(cell), cell);
  const free = new Map<string, Cell>();
  for (const cell of taken.values()) for (const edge of [0, 1, 2]) { const next = across(cell, edge); if (!taken.has(cellKey(next))) free.set(cellKey(next), next); }
  return [...free.values()];
}
