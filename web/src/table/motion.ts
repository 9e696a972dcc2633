// What moved between two positions: pieces that left one place and pieces of the same kind that came to another.
import type { Token } from '../games/look';

export interface Flight {
  kind: string;
  from: string;
  to: string;
}

function counts(tokens: Token[]): Map<string, Map<string, number>> {
  const byKind = new Map<string, Map<string, number>>();
  for (const { kind, place, count } of tokens) {
    if (!byKind.has(kind)) byKind.set(kind, new Map());
    const places = byKind.get(kind)!;
    places.set(place, (places.get(place) ?? 0) + count);
  }
  return byKind;
}

export function flights(before: Token[], after: Token[]): Flight[] {
  const old = counts(before);
  const now = counts(after);
  const moved: Flight[] = [];
  for (const [kind, places] of now) {
    const source = old.get(kind) ?? new Map<string, number>();
    const left: string[] = [];
    const came: string[] = [];
    for (const [place, count] of source) for (let i = places.get(place) ?? 0; i < count; ++i) left.push(place);
    for (const [place, count] of places) for (let i = source.get(place) ?? 0; i < count; ++i) came.push(place);
    for (let i = 0; i < Math.min(left.length, came.length); ++i) moved.push({ kind, from: left[i]!, to: came[i]! });
  }
  return moved;
}

// The element of the page where a place is drawn, or the nearest one that stands in for it.
export function anchor(names: string[]): DOMRect | null {
  for (const name of names) {
    for (const element of document.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)) {
      const box = element.getBoundingClientRect();
      if (box.width && box.height) return box;
    }
  }
  return null;
}
