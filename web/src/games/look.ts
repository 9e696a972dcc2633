// What a game brings to the table: how its board looks, and where on it the words of an action lie.
// Nothing outside web/src/games/<game> knows more of a game than this.
import type { Component } from 'svelte';
import type { Language } from '../frame/settings.svelte';
import type { Legal, LogLine, Preview, Text } from '../protocol/api';
import type { Group, Way } from '../table/selection';

// A picture made of a symbol of the page.
export interface Sign {
  symbol: string;       // '#p-meeple'
  box?: string;         // view box
  emblem?: string;      // drawn over it
  emblemAt?: string;    // transform of the emblem
  tone?: string;        // class with the colours
}

// A piece that may travel: what it looks like, and the place where it lies.
export interface Token {
  kind: string;
  place: string;
  count: number;
}

export interface Figure {
  sign: Sign;
  value: number | string;
  name: string;
  faint?: boolean;      // used up
}

export interface Player {
  seat: number;         // an index into the position's players; beyond the seats: played by the rules
  name: string | null;  // null: the name of whoever holds the seat
  sign: Sign | null;    // null: not chosen yet
  role: string;
  first: boolean;
  figures: Figure[];
  points: number;
}

export interface Tip {
  title: string;
  text: string;
  clause?: string;
  reconstructed?: boolean;
  when?: string;        // what it takes to choose it
  whenClause?: string;  // where the rules say so, if not in the clause above
}

export interface Note {
  text: string;
  tone: 'plain' | 'good' | 'bad';
  sign?: Sign;
  minor?: boolean;      // left out where there is little room
}

export interface PlaceContext<P = any> {
  position: P;
  me: number | null;
  language: Language;
  names?: string[];     // of those who hold the seats
}

export interface BoardProps<P = any> {
  position: P;
  me: number | null;
  language: Language;
  names: string[];
}

export interface Look<P = any> {
  id: string;
  tone: string;                              // class on the page, with the game's colours
  Defs: Component;
  Board: Component<BoardProps<P> & { mini?: boolean }>;
  PlayerBoard: Component<BoardProps<P> & { seat: number }>;
  Supplies?: Component<BoardProps<P>>;       // what belongs to all and lies beside the board
  sample: P;                                 // a position for the miniature in the lobby
  boardSize: [number, number];
  glyphs: { [category: string]: string };    // colour of each score category
  players(context: PlaceContext<P>): Player[];
  status(context: PlaceContext<P>): { sign?: Sign; text: string; strong?: string }[];
  // The places to click for an action, in order; none where only the action bar offers it.
  route(legal: Pick<Legal, 'words'>, context: PlaceContext<P>): string[];
  places(line: LogLine, context: PlaceContext<P>): string[];
  sign(legal: Pick<Legal, 'words'>, context: PlaceContext<P>): Sign | null;
  phrase(text: Text, language: Language): string;
  // A shorter name for a chip than the sentence, where the board helps to tell.
  title?(legal: Pick<Legal, 'words'>, context: PlaceContext<P>): string | null;
  order?(legal: Pick<Legal, 'words'>, context: PlaceContext<P>): number;  // of its chip, the least first
  // Chips for many answers where their first words say little; null: by their words.
  group?(left: Way[], context: PlaceContext<P>, previews: Map<string, Preview>): Group[] | null;
  // Answers that mark a piece: any of them in any order, sent in the order of the list with the answer that ends them.
  gathers?(legal: Pick<Legal, 'words'>): boolean;
  tellsItself?: boolean;                     // the board has a card of its own for what an action would change
  // Short notes on what an action would change, from the engine's preview.
  notes(preview: Preview, context: PlaceContext<P>): Note[];
  name(place: string, context: PlaceContext<P>): string;
  about(place: string, context: PlaceContext<P>): Tip | null;
  goal?(context: PlaceContext<P>): number | null;  // the points to reach where one plays alone
  tokens(position: P): Token[];
  tokenSign(kind: string): Sign;
  standIns(place: string): string[];         // other places to draw it at where that one is not on the page
  // Takes one piece of that kind away from that place, in a copy made for it.
  lift(position: P, kind: string, place: string): void;
  texts: { [group: string]: { [key: string]: Text } };
}

export interface GameEntry {
  id: string;
  name: string;
  line: Text;
  minutes: number;
  weight: number;
  players: string;
  load(): Promise<Look>;
}
