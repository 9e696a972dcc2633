// Complete play by keys. Arrows walk from answer to answer the way they lie on the board.
import type { TableState } from '../table/table.svelte';
import { tips } from './tips.svelte';

interface Around {
  log(): void;
  help(): void;
  covered(): boolean;  // by a menu or a sheet: no key plays beneath it
  close(): boolean;
}

const directions: { [key: string]: [number, number] } = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

function walk([dx, dy]: [number, number]): boolean {
  const spots = [...document.querySelectorAll<SVGElement | HTMLElement>('.spot.live')];
  if (!spots.length) return false;
  const middle = (element: Element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  const current = document.activeElement?.closest('.spot.live');
  if (!current) {
    spots[0]!.focus();
    return true;
  }
  const [x, y] = middle(current);
  let best: { element: HTMLElement | SVGElement; cost: number } | null = null;
  for (const element of spots) {
    if (element === current) continue;
    const [ox, oy] = middle(element);
    const along = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (along <= 1) continue;
    const cost = along + 2 * aside;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
  return !!best;
}

export function keyboard(event: KeyboardEvent, table: TableState, around: Around): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if ((event.target as Element).closest?.('input, select, textarea')) return;
  const { key } = event;
  if (key === 'Escape') {
    if (tips.open || tips.explaining) tips.close();
    else if (!around.close()) table.stepBack();
  } else if (key === '?') around.help();
  else if (around.covered()) return;
  else if (key === 'Enter' && table.pending && !(event.target as Element).closest?.('button, a, [role=button]')) table.confirm();
  else if (directions[key]) {
    if (walk(directions[key])) event.preventDefault();
  } else if (/^[1-9]$/.test(key)) {
    const chosen = table.groups[Number(key) - 1];
    if (chosen) table.chooseGroup(chosen.ways);
  } else if (key === 'u') table.undo();
  else if (key === 'h') table.askHint();
  else if (key === 'l') around.log();
  else if (key === 'i') {
    if (tips.explaining) tips.close();
    else tips.explaining = true;
  }
}
