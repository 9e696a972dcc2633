// Ghosts of what an action would change on the board, read from the engine's preview.
import type { Preview } from '../../protocol/api';
import { gods, type God, type Position } from './data';

export interface Ghost {
  kind: 'meeple' | 'temple' | 'figure' | 'favour' | 'control';
  place: string;
  god: God;
  count: number;
}

export function ghosts(preview: Preview, position: Position): Ghost[] {
  return preview.changes.flatMap(({ at, old, new: now }): Ghost[] => {
    const path = at.split('/').slice(1);
    if (path[0] === 'map' && path[2] === 'meeples') {
      if (path[3]) return ghost('meeple', path[1]!, path[3], (Number(now) || 0) - (Number(old) || 0));
      return gods.flatMap((god) => ghost('meeple', path[1]!, god, ((now as any)?.[god] ?? 0) - ((old as any)?.[god] ?? 0)));
    }
    if (path[0] === 'map' && path[2] === 'temple' && now) return ghost('temple', path[1]!, String(now), 1);
    if (path[0] === 'map' && path[2] === 'control' && now) return ghost('control', path[1]!, String(now), 1);
    if (path[0] === 'gods' && path[2] === 'tile' && now) return ghost('figure', String(now), path[1]!, 1);
    if (path[0] === 'players' && path[2] === 'favour') {
      const god = position.players[Number(path[1])]?.faction;
      return god ? ghost('favour', path[1]!, god, Number(now)) : [];
    }
    return [];
  });
}

function ghost(kind: Ghost['kind'], place: string, god: string, count: number): Ghost[] {
  return count || kind === 'favour' ? [{ kind, place, god: god as God, count }] : [];
}
