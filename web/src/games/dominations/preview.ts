// What an action would bring, read from the engine's preview.
import type { Preview } from '../../protocol/api';
import { domains, type Counts, type Position } from './data';

export interface Gains {
  produced: number;     // Knowledge gained, all Domains together
  knowledge: Counts;    // by Domain, also what is paid
  points: number;
  influence: number;
}

export function gains(preview: Preview, position: Position, seat: number): Gains {
  const found: Gains = { produced: 0, knowledge: {}, points: 0, influence: 0 };
  // The end of an Era resets the Knowledge whatever is answered: of what is kept only its Domain is told, of the order nothing.
  const [verb, kept] = preview.action.split(' ');
  if (verb === 'order') return found;
  const add = (domain: string, old: unknown, now: unknown) => {
    const delta = (Number(now) || 0) - (Number(old) || 0);
    if (!delta || (verb === 'keep' && domain !== kept)) return;
    found.knowledge[domain] = (found.knowledge[domain] ?? 0) + delta;
    if (delta > 0) found.produced += delta;
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
