// The answers to where a tile goes, told by what is seen on the map: sides of the Cradle, then cells with a number, then rotations.
import type { Language } from '../../frame/settings.svelte';
import type { Preview } from '../../protocol/api';
import type { Group, Way } from '../../table/selection';
import { across, cellKey, centre, cradleCells, dotOf, tileOf, wordOf, type Cell, type Position } from './data';
import { production } from './preview';
import { words } from './words';

const most = 9;  // as many as there are keys

export function cellOf(place: string): Cell {
  const [i, j, o] = place.split(':').slice(1).map(Number) as [number, number, number];
  return { i, j, o };
}
// A tile or a diamond goes onto the map.
const lays = (way: Way): boolean => ['place', 'site'].includes(way.legal.words[0]!);
const placeOf = (way: Way): string => way.route.find((place) => place.startsWith('cell:'))!;

// The tile being placed, where it is seen: another player's is not.
export function placedTile(position: Position): string | null {
  return position.agenda[0]?.duty === 'place-tile' ? (position.named[0] ?? null) : null;
}

// The best that some placements would Produce.
export function best(ways: Way[], previews: Map<string, Preview>): { produced: number; locus: boolean } {
  const all = ways.map((way) => production(previews.get(way.legal.action))).filter((entry) => entry !== null);
  return { produced: Math.max(0, ...all.map((entry) => entry.produced)), locus: all.some((entry) => entry.locus) };
}

const compass = ['east', 'southEast', 'south', 'southWest', 'west', 'northWest', 'north', 'northEast'] as const;
type Side = (typeof compass)[number];
// Seen from the Cradle: one of four sides, or of eight.
function side(cell: Cell, sides: 4 | 8): Side {
  const [x, y] = centre(cell);
  const step = 8 / sides;
  return compass[(Math.round(Math.atan2(y, x) / ((2 * Math.PI) / sides)) * step + 8) % 8]!;
}

// What a cell lies beside.
export function beside(cell: Cell, position: Position, language: Language): string {
  const t = words[language];
  const cradle = new Set(cradleCells.map(cellKey));
  const names = [0, 1, 2].flatMap((edge) => {
    const next = cellKey(across(cell, edge));
    if (cradle.has(next)) return [t.theCradle];
    const land = position.board.find((entry) => cellKey(entry) === next);
    return land ? [wordOf(tileOf.get(land.tile)!.field)[language]] : [];
  });
  return names.length ? t.beside(names) : t.freeCell;
}

// Which corner of the tile points where: its tip, then clockwise as far as it takes to tell the rotations apart.
export function turned(tile: string, cell: Cell, rotation: number, language: Language): string {
  const t = words[language];
  const dots = (turn: number) => [1, 2, 0].map((slot) => dotOf(tile, turn, slot));
  const [tip, second] = dots(rotation) as [string, string, string];
  const alike = [0, 1, 2].some((turn) => turn !== rotation && dots(turn)[0] === tip);
  const said = `${wordOf(tip)[language]} ${cell.o ? t.atBottom : t.onTop}`;
  return alike ? `${said}, ${wordOf(second)[language]} ${cell.o ? t.atLeft : t.atRight}` : said;
}

const byPlace = (ways: Way[], key: (way: Way) => string): [string, Way[]][] => {
  const found = new Map<string, Way[]>();
  for (const way of ways) found.set(key(way), [...(found.get(key(way)) ?? []), way]);
  return [...found];
};
const sunwise = (a: string, b: string): number => {
  const angle = (place: string) => { const [x, y] = centre(cellOf(place)); return (Math.atan2(y, x) + 2.5 * Math.PI + Math.PI / 4) % (2 * Math.PI); };
  return angle(a) - angle(b);
};

// The cells on offer with the numbers of their chips, where each has one.
export function numbered(left: Way[]): string[] {
  if (!left.length || left.some((way) => !lays(way))) return [];
  const cells = [...new Set(left.map(placeOf))].sort(sunwise);
  return cells.length > 1 && cells.length <= most ? cells : [];
}

export function groupPlacements(left: Way[], position: Position, language: Language, previews: Map<string, Preview>): Group[] | null {
  if (left.length < 4 || left.some((way) => !lays(way))) return null;
  const verb = left[0]!.legal.words[0]!;
  const t = words[language];
  const note = (ways: Way[]) => { const { produced, locus } = best(ways, previews); return [produced ? t.upTo(produced) : '', locus ? 'Locus' : ''].filter(Boolean).join(' · '); };
  const cells = byPlace(left, placeOf).sort(([a], [b]) => sunwise(a, b));
  const all = cells.flatMap(([, ways]) => ways);
  const split = (count: 4 | 8) => byPlace(all, (way) => side(cellOf(placeOf(way)), count));
  const four = split(4);
  const sides = four.every(([, ways]) => new Set(ways.map(placeOf)).size <= most) ? four : split(8);
  if (cells.length > most && sides.length > 1)
    return sides.map(([key, ways]) => ({ words: [verb, key], ways, title: t.sides[key as Side], note: [t.cells(new Set(ways.map(placeOf)).size), note(ways)].filter(Boolean).join(' · ') }));
  return cells.map(([place, ways]) => ({ words: [verb, place], ways, title: beside(cellOf(place), position, language), note: note(ways) }));
}
