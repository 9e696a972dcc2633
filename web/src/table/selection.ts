// Narrowing the legal actions by what was clicked. A place stands for a word of an action; what was
// clicked stays chosen, and the actions that pass through all of it are left.
import type { Legal } from '../protocol/api';

export interface Way {
  legal: Legal;
  route: string[];
}

export function narrow(ways: Way[], chosen: string[]): Way[] {
  return ways.filter((way) => chosen.every((place) => way.route.includes(place)));
}

// What a click on the place may lead to.
export function through(ways: Way[], chosen: string[], place: string): Way[] {
  const left = narrow(ways, chosen);
  if (chosen.includes(place)) return left.filter((way) => way.route.length === chosen.length);
  return left.filter((way) => way.route.includes(place));
}

// Chips for many actions: those with the same beginning together.
export interface Group {
  words: string[];
  ways: Way[];
  title?: string;  // where the game has a name for it
  note?: string;
}

export function group(ways: Way[], most: number): Group[] {
  const single = ways.map((way) => ({ words: way.legal.words, ways: [way] }));
  if (ways.length <= most) return single;
  for (let length = 1; length <= 3; ++length) {
    const groups = new Map<string, Group>();
    for (const way of ways) {
      const words = way.legal.words.slice(0, length);
      const key = words.join(' ');
      if (!groups.has(key)) groups.set(key, { words, ways: [] });
      groups.get(key)!.ways.push(way);
    }
    if (groups.size > 1 && groups.size <= most) return [...groups.values()];
  }
  return single;
}
