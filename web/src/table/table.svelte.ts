// One table as this page shows it: what the server says, played out at the pace of the viewer's eyes.
import { settings, travelTime } from '../frame/settings.svelte';
import { named, sayRefusal } from '../frame/texts';
import type { Look, PlaceContext } from '../games/look';
import type { Hint, Legal, LogLine, Preview, SeatState, ServerMessage, Update } from '../protocol/api';
import { Connection } from './connection.svelte';
import { flights, type Flight } from './motion';
import { group, narrow, ownPlaces, through, type Group, type Way } from './selection';

// As much of a table as a board needs to be drawn, pointed at and explained.
export type TableView = Pick<TableState, 'now' | 'me' | 'mine' | 'look' | 'context' | 'ways' | 'left' | 'previews' | 'shownPreview' | 'chosen' | 'pending' | 'pointed' | 'hint' | 'lit' | 'optionsAt' | 'pointAt' | 'point' | 'takePlace'> & Partial<Pick<TableState, 'isMarked'>>;

const mostQueued = 24;  // more updates than these are shown at once

export class TableState {
  now = $state.raw<Update | null>(null);          // what is on screen, decision included
  picture = $state.raw<any>(null);                // the position on screen, without what is in the air
  flying = $state.raw<Flight[]>([]);
  log = $state.raw<LogLine[]>([]);
  seats = $state.raw<SeatState[]>([]);
  watchers = $state(0);
  previews = $state.raw<Map<string, Preview>>(new Map());
  chosen = $state.raw<string[]>([]);
  within = $state.raw<Way[] | null>(null);        // a chosen group whose ways share no place
  marked = $state.raw<string[]>([]);              // answers gathered so far, in no order
  pending = $state.raw<Legal | null>(null);       // waits to be confirmed
  pointed = $state.raw<Legal | null>(null);       // under the pointer or the focus
  pointedAt = $state.raw<Element | null>(null);   // where on the page
  lit = $state.raw<string[]>([]);                 // places of a log line
  hint = $state.raw<(Hint & { legal: Legal }) | null>(null);
  asking = $state(false);                         // a hint is being thought about
  sent = $state.raw<string | null>(null);         // on its way to the server
  fault = $state.raw<string | null>(null);
  behind = $state(0);                             // updates waiting to be shown
  news = $state.raw('');                          // for the live region
  previewsOf = $state(-1);                        // the sequence the previews belong to
  touched = false;                                // by a finger, which points at nothing before it presses

  readonly connection: Connection;
  #queue: Update[] = [];                          // the one whose pieces fly first
  #running = false;
  #hurried = false;                               // all that waits is to be shown at once
  #land: (() => void) | null = null;              // ends the flight under way
  #newest = -1;
  #chain: string[] = [];                          // answers to be sent one after another

  constructor(readonly id: string, readonly look: () => Look | null) {
    this.connection = new Connection(id, (message) => this.#receive(message), () => (this.asking = false));
  }

  close(): void {
    this.connection.close();
  }

  get me(): number | null {
    return typeof this.now?.viewer === 'number' ? this.now.viewer : null;
  }
  get mine(): boolean {
    const now = this.now;
    const held = this.seats[this.me ?? -1]?.kind === 'bot';  // a bot has my seat for a while
    return !!now && now.decision.actor === 'player' && now.decision.seat === this.me && now.legal.length > 0 && !held;
  }
  context(): PlaceContext {
    return { position: this.now!.position, me: this.me, language: settings.language, names: this.seats.map((seat) => seat.name ?? '') };
  }

  ways = $derived.by<Way[]>(() => {
    const look = this.look();
    const now = this.now;
    if (!look || !now || !this.mine || this.behind || this.sent) return [];
    const context = this.context();
    return now.legal.map((legal) => ({ legal, route: look.route(legal, context) }));
  });
  left = $derived(narrow(this.within ?? this.ways, this.chosen));
  // The chips that stand for what is left.
  groups = $derived.by<Group[]>(() => {
    const look = this.look();
    const rank = (way: Way) => look?.order?.(way.legal, this.context()) ?? 0;
    const most = this.left.some((way) => look?.gathers?.(way.legal)) ? this.left.length : 10;  // what is marked stays in sight
    return look?.group?.(this.left, this.context(), this.previews) ?? group(this.left.toSorted((a, b) => rank(a) - rank(b)), most);
  });

  // What a click on a place may lead to.
  optionsAt(place: string): Way[] {
    return through(this.within ?? this.ways, this.chosen, place);
  }
  shownPreview = $derived.by<Preview | null>(() => {
    const legal = this.pending ?? this.pointed ?? this.hint?.legal ?? null;
    return (legal && this.previews.get(legal.action)) ?? null;
  });

  pointAt(place: string | null, element: Element | null = null): void {
    if (place === null) {
      this.point(null);
      return;
    }
    const options = this.optionsAt(place);
    const exact = options.find((way) => way.route.length === this.chosen.length + (this.chosen.includes(place) ? 0 : 1));
    this.point(options.length === 1 ? options[0]!.legal : (exact?.legal ?? null), element);
  }
  point(legal: Legal | null, element: Element | null = null): void {
    this.pointed = legal;
    this.pointedAt = legal && element;
  }

  // Where the actions of a group lie.
  pointGroup(ways: Way[]): void {
    this.lit = ownPlaces(ways, this.left);
  }

  takePlace(place: string): void {
    const options = this.optionsAt(place);
    if (!options.length) return;
    if (options.length === 1) {
      this.choose(options[0]!.legal);
      return;
    }
    this.pending = null;
    this.chosen = [...this.chosen, place];
  }
  // What a hint names is marked, not marked and unmarked in turn; what ends the choice ends it with what was hinted at.
  follow(legal: Legal): void {
    if (!this.marked.includes(legal.action)) this.choose(legal);
  }
  chooseGroup(ways: Way[]): void {
    if (ways.length === 1) this.choose(ways[0]!.legal);
    else {
      this.lit = [];
      const shared = ways[0]!.route.filter((place) => ways.every((way) => way.route.includes(place)));
      const chosen = [...new Set([...this.chosen, ...shared])];
      if (chosen.length > this.chosen.length) this.chosen = chosen;
      else this.within = ways;
    }
  }

  // An action that shows something hidden or ends the turn is confirmed first.
  needsConfirmation(legal: Legal): boolean {
    const preview = this.previews.get(legal.action);
    return !preview || preview.reveals || preview.ends || preview.next !== this.me;
  }
  isMarked(place: string): boolean {
    return this.ways.some((way) => this.marked.includes(way.legal.action) && way.route.includes(place));
  }
  choose(legal: Legal): void {
    if (this.sent) return;
    if (this.look()?.gathers?.(legal)) {
      this.pending = null;
      this.marked = this.marked.includes(legal.action) ? this.marked.filter((action) => action !== legal.action) : [...this.marked, legal.action];
      return;
    }
    const only = this.now!.legal.length === 1 && this.previews.get(legal.action)?.next === this.me;
    if (!only && this.pending?.action !== legal.action && (this.needsConfirmation(legal) || this.marked.length || this.#unseen(legal))) {
      this.pending = legal;
      return;
    }
    this.#play(legal);
  }
  // A finger has not seen yet what the action changes; a step that changes nothing is taken at once.
  #unseen(legal: Legal): boolean {
    const preview = this.previews.get(legal.action);
    return this.touched && !!preview && !!this.look()?.notes(preview, this.context()).length;
  }
  confirm(): void {
    if (this.pending) this.#play(this.pending);
  }
  stepBack(): boolean {
    if (this.pending) this.pending = null;
    else if (this.chosen.length) this.chosen = this.chosen.slice(0, -1);
    else if (this.within) this.within = null;
    else if (this.marked.length) this.marked = [];
    else if (this.hint) this.hint = null;
    else return false;
    return true;
  }
  #play(legal: Legal): void {
    const gathered = this.now!.legal.map(({ action }) => action).filter((action) => this.marked.includes(action));
    this.fault = null;
    this.#chain = [...gathered, legal.action];
    if (this.#send()) this.#forget();
  }
  #send(): boolean {
    const action = this.#chain.shift()!;
    if (this.connection.send({ do: 'play', action, after: this.now!.sequence })) {
      this.sent = action;
      return true;
    }
    this.#chain = [];
    return false;
  }
  // The next answer, unless more has happened than the last one: the chain may have ended by itself.
  #goOn(before: Update | null): void {
    const goesOn = this.mine && this.now!.step === (before?.step ?? 0) + 1 && this.now!.legal.some(({ action }) => action === this.#chain[0]);
    if (goesOn) this.#send();
    else this.#chain = [];
  }
  get canUndo(): boolean {
    return this.now?.undo_to !== null && this.now?.undo_to !== undefined && this.connection.state === 'open';
  }
  undo(): void {
    if (!this.canUndo || !this.now) return;
    this.#chain = [];
    this.connection.send({ do: 'undo', after: this.now.sequence });
    this.#forget();
  }
  // A hint knows nothing of marks: it is about the whole choice.
  askHint(): void {
    if (!this.mine || this.asking) return;
    this.marked = [];
    this.asking = this.connection.send({ do: 'hint' });
  }
  giveSeat(seat: number, bot: string | null): void {
    this.connection.send({ do: 'seat', seat, bot });
  }
  setPace(pace: number): void {
    this.connection.send({ do: 'pace', pace });
  }
  skip(): void {
    this.#hurried = this.#queue.length > 0;
    this.#land?.();
  }

  #forget(): void {
    this.chosen = [];
    this.within = null;
    this.marked = [];
    this.pending = null;
    this.point(null);
    this.lit = [];
    this.hint = null;
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'update':
        this.seats = message.seats;
        if (message.sequence < this.#newest) this.#queue = [];
        this.#newest = message.sequence;
        if (this.now && message.sequence === this.now.sequence && message.viewer === this.now.viewer) {
          this.sent = null;
          this.#chain = [];
          this.now = message;
          this.picture = message.position;
          return;
        }
        this.#queue.push(message);
        this.behind = this.#queue.length;
        void this.#run();
        break;
      case 'previews':
        if (message.sequence >= this.#newest) {
          this.previewsOf = message.sequence;
          this.previews = new Map(message.previews.map((preview) => [preview.action, preview]));
        }
        break;
      case 'seats':
        this.seats = message.seats;
        this.watchers = message.watchers;
        break;
      case 'hint': {
        this.asking = false;
        const legal = this.now?.legal.find((candidate) => candidate.action === message.action);
        if (legal && message.sequence === this.now?.sequence) this.hint = { ...message, legal };
        break;
      }
      case 'error':
        this.asking = false;
        this.sent = null;
        this.#chain = [];
        if (message.error.code !== 'stale') this.fault = sayRefusal(message.error);
        break;
    }
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    while (this.#queue.length) {
      if (!this.#hurries()) await this.#fly(this.#queue[0]!);
      this.#show(this.#queue.splice(0, this.#hurries() ? this.#queue.length : 1));
      this.#hurried = false;
    }
    this.#running = false;
  }
  #hurries(): boolean {
    return this.#hurried || this.#queue.length > mostQueued || document.hidden;
  }

  // Lets the pieces travel that the update moves.
  async #fly(next: Update): Promise<void> {
    const look = this.look();
    const duration = travelTime();
    if (!look || !this.now || !duration || document.hidden) return;
    const moved = flights(look.tokens(this.now.position), look.tokens(next.position)).slice(0, 40);
    if (!moved.length) return;
    const lifted = structuredClone(this.now.position);
    for (const { kind, from } of moved) look.lift(lifted, kind, from);
    this.flying = moved;
    this.picture = lifted;
    await new Promise<void>((done) => {
      this.#land = done;
      setTimeout(done, duration);
    });
    this.#land = null;
    this.flying = [];
  }

  // The last of them; of all of them what is told.
  #show(updates: Update[]): void {
    const update = updates.at(-1)!;
    const before = this.now;
    this.behind = this.#queue.length;
    for (const { log } of updates) this.log = [...this.log.slice(0, log.from), ...log.lines];
    this.sent = null;
    this.#forget();
    this.now = update;
    this.picture = update.position;
    if (this.previewsOf !== update.sequence) this.previews = new Map();
    if (this.#chain.length) this.#goOn(before);
    const look = this.look();
    if (before && look) {
      this.news = updates
        .flatMap(({ log }) => log.lines)
        .slice(-4)
        .map((line) => `${line.actor === 'player' ? (this.seats[line.seat]?.name ?? '') + ': ' : ''}${named(look.phrase(line.text, settings.language), (seat) => this.seats[seat]?.name)}`)
        .join('. ');
    }
  }
}
