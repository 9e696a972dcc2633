// Where things lie on the board: the layout of the data with the shifts that give the pieces room.
import { layout, militaryTrack } from './data';

export const templeX = [770, 847, 924];
export const templeY = (step: number): number => 847 - step * 37;
const shifts: { [space: number]: [number, number] } = { 0: [277, 690], 5: [656, 663], 6: [700, 599], 7: [700, 521], 8: [656, 457], 13: [277, 430] };
export function militaryAt(space: number): [number, number] {
  return shifts[space] ?? (militaryTrack.spaces[space]!.xy as [number, number]);
}
export function vpAt(points: number): [number, number] {
  return layout.vpTrack[((points % 100) + 100) % 100] as [number, number];
}
export const stackAt = (row: number): [number, number] => [86, 431 + row * 95];
export const marketAt = (row: number): [number, number] => [178, 431 + row * 95];
export const districtAt = (index: number, count: number): [number, number] => (count > 5 ? [252 + index * 69, 489] : [253 + (index + (5 - count) / 2) * 79, 489]);
export const towerAt: { [colour: string]: [number, number] } = { red: [74, 135], purple: [140, 135], blue: [74, 212], orange: [140, 212], yellow: [74, 289] };
// Workers at a site: side by side on the platform, in two rows where they are many.
export function standing(index: number, count: number): { dx: number; dy: number; scale: number } {
  if (count <= 2) return { dx: count === 1 ? 0 : (index - 0.5) * 54, dy: 0, scale: 1 };
  const back = Math.floor(count / 2);
  const row = index < back ? 0 : 1;
  const width = row ? count - back : back;
  const at = row ? index - back : index;
  const gap = Math.min(40, 116 / Math.max(1, width));
  return { dx: (at - (width - 1) / 2) * gap, dy: row ? 12 : -24, scale: count > 6 ? 0.62 : 0.74 };
}
