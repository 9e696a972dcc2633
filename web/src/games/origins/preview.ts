// What an action would change on the table, read from the engine's preview.
import type { Preview } from '../../protocol/api';
import type { Tile } from './data';

export interface Ghost {
  kind: 'points' | 'temple' | 'military' | 'resource' | 'tower' | 'token' | 'ship';
  seat: number;
  place: string;
  value: number;   // a difference; for discs the space they would stand on, for ships what they would show
}

export function ghosts(preview: Preview): Ghost[] {
  const found = new Map<string, Ghost>();
  for (const { at, old, new: now } of preview.changes) {
    const [group, index, field, key, inner] = at.split('/').slice(1);
    if (group === 'sites' && field === 'ship') found.set(at, { kind: 'ship', seat: -1, place: index!, value: Number(now) });
    if (group !== 'players') continue;
    const seat = Number(index);
    const delta = (Number(now) || 0) - (Number(old) || 0);
    const add = (kind: Ghost['kind'], place: string, value: number) => {
      const id = `${kind}.${seat}.${place}`;
      found.set(id, { kind, seat, place, value: kind === 'points' ? (found.get(id)?.value ?? 0) + value : value });
    };
    if (field === 'points') add('points', '', delta);
    else if (field === 'resources') add('resource', key!, delta);
    else if (field === 'towers') add('tower', key!, delta);
    else if (field === 'tokens') add('token', '', delta);
    else if (field === 'temples' && inner === 'step') add('temple', key!, Number(now));
    else if (field === 'military' && key === 'space') add('military', '', Number(now));
  }
  return [...found.values()];
}

// A city after the action. A list that grows is told as a whole, any other change by itself.
function after(preview: Preview, seat: number, city: Tile[]): Tile[] {
  let tiles = city.map((tile) => ({ ...tile, matches: [...tile.matches] }));
  for (const { at, new: now } of preview.changes) {
    const [group, index, field, key, inner, item] = at.split('/').slice(1);
    if (group !== 'players' || Number(index) !== seat || field !== 'city') continue;
    const tile = tiles[Number(key)];
    if (key === undefined) tiles = now as unknown as Tile[];
    else if (tile && item !== undefined) tile.matches[Number(item)] = String(now);
    else if (tile) Object.assign(tile, { [inner!]: now });
  }
  return tiles;
}
// Tiles that would be new in a city, or turned to another face.
export function newTiles(preview: Preview, seat: number, city: Tile[]): Tile[] {
  return after(preview, seat, city).filter((tile) => !city.some(({ x, y, tile: piece, farm }) => x === tile.x && y === tile.y && piece === tile.tile && farm === tile.farm));
}

// Districts that an action would open, or whose pattern it would complete, and the cards they would newly fit.
export interface Opening {
  x: number;
  y: number;
  opens: boolean;
  matches: string[];
}
export function openings(preview: Preview, seat: number, city: Tile[]): Opening[] {
  return after(preview, seat, city).flatMap(({ x, y, district, matches }) => {
    const old = city.find((tile) => tile.x === x && tile.y === y);
    const gained = matches.filter((card) => !old?.matches.includes(card));
    const opens = !old?.district;
    return district === 'open' && (opens || gained.length) ? [{ x, y, opens, matches: gained }] : [];
  });
}
// Points that a District card gives a seat: fewer once it has scored the card (OR-14.5).
export function worth({ vpFirst, vpNext }: { vpFirst: number; vpNext: number }, scored: string[], seat: number): number {
  return scored.includes(`seat-${seat + 1}`) ? vpNext : vpFirst;
}
// Cards that light up while an action is looked at.
export function matched(preview: Preview | null, seat: number | null, city: Tile[]): Set<string> {
  return new Set(preview && seat !== null ? openings(preview, seat, city).flatMap((opening) => opening.matches) : []);
}
