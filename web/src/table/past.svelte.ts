// A position of the past as the board sees it: everything can be read, nothing can be played.
import { settings } from '../frame/settings.svelte';
import type { Look, PlaceContext } from '../games/look';
import type { Preview, Update } from '../protocol/api';
import type { TableView } from './table.svelte';

export class PastTable implements TableView {
  now = $state.raw<Update | null>(null);
  lit = $state.raw<string[]>([]);
  readonly mine = false;
  readonly ways = [];
  readonly left = [];
  readonly chosen = [];
  readonly previews = new Map<string, Preview>();
  readonly shownPreview = null;
  readonly pending = null;
  readonly pointed = null;
  readonly hint = null;

  constructor(readonly look: () => Look | null) {}

  get me(): number | null {
    return typeof this.now?.viewer === 'number' ? this.now.viewer : null;
  }
  context(): PlaceContext {
    return { position: this.now!.position, me: this.me, language: settings.language };
  }
  optionsAt(): never[] {
    return [];
  }
  pointAt(): void {}
  point(): void {}
  takePlace(): void {}
}
