// How the table is laid out: all halves side by side, or on a small screen the islands above the action tiles.
import { MediaQuery } from 'svelte/reactivity';

const narrow = new MediaQuery('(max-width: 760px)');
export const shape = {
  get small(): boolean {
    return narrow.current;
  },
  get size(): [number, number] {
    return narrow.current ? [580, 786] : [900, 770];
  },
};
