// What an action would bring, read from the engine's preview.
import type { Preview } from '../../protocol/api';
import { domains, type Counts, type Domain, type Position } from './data';

export interface Gains {
  gained: number;       // Knowledge more than before, all Domains together
  knowledge: Counts;    // change of the Reserve by Domain, also what is paid
  points: number;
  influence: number;
}

export function gains(preview: Preview, position: Position, seat: number): Gains {
  const found: Gains = { gained: 0, knowledge: {}, points: 0, influence: 0 };
  // The end of an Era resets the Knowledge whatever is answered: of what is kept only its Domain is told, of the order nothing.
  const [verb, kept] = preview.action.split(' ');
  if (verb === 'order') return found;
  const add = (domain: string, old: unknown, now: unknown) => {
    const delta = (Number(now) || 0) - (Number(old) || 0);
    if (!delta || (verb === 'keep' && domain !== kept)) return;
    found.knowledge[domain] = (found.knowledge[domain] ?? 0) + delta;
    if (delta > 0) found.gained += delta;
  };
  for (const { at, old, new: now } of preview.changes) {
    const [group, key, field, item] = at.split('/').slice(1);
    if (group !== 'players' || Number(key) !== seat) continue;
    if (field === 'knowledge') {
      if (item) add(item, old, now);
      else for (const domain of domains) add(domain, (old as Counts | null)?.[domain], (now as Counts | null)?.[domain]);
    } else if (field === 'points') {
      if (item) found.points += (Number(now) || 0) - (Number(old) || 0);
      else for (const name of Object.keys(position.players[seat]!.points)) found.points += ((now as Counts)?.[name] ?? 0) - ((old as Counts)?.[name] ?? 0);
    } else if (field === 'influence') found.influence += Number(now) - Number(old);
  }
  return found;
}

// What a tile would Produce, as the engine counts it: before the limits, and apart from Gains (DO-5.2).
export interface Yield {
  domain: Domain;
  produced: number;
  dots?: number;
  fused?: number;
  field?: number;
  cities?: number;
  gained?: number;      // by effects that react
  lost?: number;        // above the limit
}
export interface Production {
  produced: number;     // all Domains together
  domains: Yield[];
  vestigium?: number;   // points still to be assigned
  gained_vestigium?: number;
  others?: { seat: number; domain: Domain; produced: number; lost?: number }[];
  locus?: [number, number];
  ways?: number;        // where the player may choose between Loci or the sides: this is the best
}
export const production = (preview: Preview | undefined): Production | null => (preview?.figures && 'produced' in preview.figures ? (preview.figures as unknown as Production) : null);

// Who would hold each Domination card after it, where that changes.
export function leads(preview: Preview | null): Map<string, string | null> {
  const found = new Map<string, string | null>();
  for (const { at, new: now } of preview?.changes ?? []) {
    const [group, role, field] = at.split('/').slice(1);
    if (group === 'roles' && field === 'leader') found.set(role!, now as string | null);
  }
  return found;
}
