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

// Tiles that would be new in a city, or turned to another face.
export function newTiles(preview: Preview, seat: number, city: Tile[]): Tile[] {
  const found: Tile[] = [];
  for (const { at, new: now } of preview.changes) {
    const [group, index, field, key, inner] = at.split('/').slice(1);
    if (group !== 'players' || Number(index) !== seat || field !== 'city') continue;
    if (!inner && now && typeof now === 'object' && 'tile' in now) found.push(now as unknown as Tile);
    else if (inner === 'tile' && city[Number(key)]) found.push({ ...city[Number(key)]!, tile: String(now), farm: false });
    else if (!key && Array.isArray(now)) found.push(...(now as Tile[]).filter((tile) => !city.some(({ x, y, tile: piece, farm }) => x === tile.x && y === tile.y && piece === tile.tile && farm === tile.farm)));
  }
  return found;
}

// Districts that an action would open, and the cards they would fit.
export interface Opening {
  x: number;
  y: number;
  matches: string[];
}
export function openings(preview: Preview, seat: number, city: Tile[]): Opening[] {
  const found = new Map<string, Opening>();
  const open = (tile: { x: number; y: number }): Opening => {
    const key = `${tile.x},${tile.y}`;
    if (!found.has(key)) found.set(key, { x: tile.x, y: tile.y, matches: [] });
    return found.get(key)!;
  };
  const prefix = `/players/${seat}/city`;
  for (const { at, new: now } of preview.changes) {
    if (!at.startsWith(prefix)) continue;
    const [, , , , key, field] = at.split('/');
    const old = city[Number(key)];
    if (field === undefined) {
      for (const tile of (Array.isArray(now) ? now : [now]) as unknown as (Tile | null)[])
        if (tile?.district === 'open' && !city.some(({ x, y, district }) => x === tile.x && y === tile.y && district)) open(tile).matches = [...tile.matches];
    } else if (field === 'district' && now === 'open' && old) open(old);
  }
  for (const { at, new: now } of preview.changes) {
    const [, , , , key, field] = at.split('/');
    const old = city[Number(key)];
    if (!at.startsWith(prefix) || field !== 'matches' || !old || !found.has(`${old.x},${old.y}`)) continue;
    open(old).matches.push(...((Array.isArray(now) ? now : now === null ? [] : [now]) as string[]));
  }
  return [...found.values()];
}
// Cards that light up while an action is looked at.
export function matched(preview: Preview | null, seat: number | null, city: Tile[]): Set<string> {
  return new Set(preview && seat !== null ? openings(preview, seat, city).flatMap((opening) => opening.matches) : []);
}
