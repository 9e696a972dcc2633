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

// What a click on the place may lead to. A second click on what is chosen takes the action that ends there; where
// several do (how many huts to move), the place cannot tell them apart and the bar does.
export function through(ways: Way[], chosen: string[], place: string): Way[] {
  const left = narrow(ways, chosen);
  if (!chosen.includes(place)) return left.filter((way) => way.route.includes(place));
  const ends = left.filter((way) => way.route.length === chosen.length);
  return ends.length === 1 ? ends : [];
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
    if (groups.size > 1 && groups.size <= most) return inOrder([...groups.values()]);
  }
  return single;
}

// Numbers count up, whatever order the engine lists them in.
function inOrder(groups: Group[]): Group[] {
  const number = (entry: Group) => Number(entry.words.at(-1));
  return groups.some((entry) => Number.isNaN(number(entry))) ? groups : groups.sort((a, b) => number(a) - number(b));
}

// The places that tell a group from the others.
export function ownPlaces(ways: Way[], all: Way[]): string[] {
  return [...new Set(ways.flatMap((way) => way.route))].filter((place) => !all.every((way) => way.route.includes(place)));
}
