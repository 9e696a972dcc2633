// How Gods of Rome looks and where on its table the words of an action lie.
import about from '../../../../data/about/gods-of-rome.json';
import texts from '../../../../data/texts/gods-of-rome.json';
import type { Language } from '../../frame/settings.svelte';
import type { LogLine, Preview, Text } from '../../protocol/api';
import type { Look, Note, PlaceContext, Player, Sign, Tip, Token } from '../look';
import Board from './Board.svelte';
import { cards, checkpointSpaces, closedSpaces, competitors, data, gods, numerals, objectives, territoryOf, visitors, type God, type Position } from './data';
import Defs from './Defs.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import Supplies from './Supplies.svelte';
import sample from './sample.json';
import './theme.css';
import { words } from './words';

type Context = PlaceContext<Position>;

interface AboutText {
  en: string;
  pt: string;
  clause?: string;
  when?: When;                               // when it can be chosen
  whenAsked?: { [question: string]: When };  // where a question has its own answer to that
}
interface When {
  en: string;
  pt: string;
  clause: string;
}
const aboutTexts = about as { [key: string]: AboutText };

const landVerbs = new Set(['place', 'grow', 'relocate', 'travel', 'move', 'attack', 'push', 'build', 'gather', 'bring', 'summon']);

function godName(god: string, language: Language): string {
  return data.gods.find((entry) => entry.id === god)?.names[language] ?? god;
}
function landName(land: string, language: Language): string {
  const territory = territoryOf.get(land);
  return territory ? `${godName(territory.colour, language)} ${numerals[territory.order_in_colour]}` : land;
}
const emblem = (god: string): Sign => ({ symbol: '#p-disc', box: '-15 -15 30 30', emblem: `#e-${god}`, emblemAt: 'scale(.66)', tone: `g-${god}` });
const meeple = (god: string): Sign => ({ symbol: '#p-meeple', box: '-18 -18 36 36', emblem: `#e-${god}`, emblemAt: 'translate(0 1.6) scale(.42)', tone: `g-${god}` });
const temple = (god: string): Sign => ({ symbol: '#p-temple', box: '-21 -21 42 42', emblem: `#e-${god}`, emblemAt: 'translate(0 -11) scale(.34)', tone: `g-${god}` });
const blessing = (god: string): Sign => ({ symbol: '#blessing', box: '-15 -15 30 30', emblem: `#e-${god}`, emblemAt: 'translate(0 -1.6) scale(.62)', tone: `g-${god}` });
const figure = (god: string): Sign => ({ symbol: '#god-figure', box: '-28 -34 56 60', emblem: `#e-${god}`, emblemAt: 'translate(16 -24) scale(.58)', tone: `g-${god}` });
const favour: Sign = { symbol: '#favour' };
const medal: Sign = { symbol: '#p-points' };
const laurel: Sign = { symbol: '#p-laurel', box: '-23 -23 46 46' };

// The territory an attack is about: the task says it by its number.
function attacked(position: Position): string {
  const task = position.agenda.find((entry) => entry.duty === 'attack-whom');
  return data.board.territory_order[task?.what ?? 0]!;
}

function route({ words: [verb, what, where] }: { words: string[] }, { position, me }: Context): string[] {
  if (landVerbs.has(verb!)) return [`land:${what}`];
  switch (verb) {
    case 'select':
    case 'visit': return [`god:${what}`];
    case 'activate':
    case 'put': return [`slot:${me ?? position.active}:${what!.slice(5)}`];
    case 'score': return ['score'];
    case 'use': return where ? [`symbol:${what}`, `blessing:${where}@seat-${me ?? position.active}`] : [`symbol:${what}`];
    case 'victim': return [`meeple:${what}@${attacked(position)}`];
    case 'take': return [`display:${what!.slice(8)}`];
  }
  return [];
}

function places(line: LogLine, { position }: Context): string[] {
  const [verb, what, where] = line.words;
  if (landVerbs.has(verb!)) return [`land:${what}`];
  switch (verb) {
    case 'select':
    case 'visit':
    case 'victim': return [`god:${what}`];
    case 'activate':
    case 'put': return [`slot:${line.seat}:${what!.slice(5)}`];
    case 'score': return ['score'];
    case 'use': return where ? [`blessing:${where}@home`] : [];
    case 'take': return [`display:${what!.slice(8)}`];
    case 'arrange': return Object.keys(position.map).filter((land) => land.startsWith(what!)).map((land) => `land:${land}`);
    case 'deal': return position.display.flatMap((entry, i) => (entry.card === what ? [`display:${i + 1}`] : []));
    case 'reveal': return [`objective:${what}`];
  }
  return [];
}

function sign({ words: [verb, what, where] }: { words: string[] }, { position, me }: Context): Sign | null {
  if (landVerbs.has(verb!)) return { symbol: `#e-${territoryOf.get(what!)!.colour}`, box: '-13 -13 26 26', tone: `land g-${territoryOf.get(what!)!.colour}` };
  switch (verb) {
    case 'select':
    case 'visit': return emblem(what!);
    case 'victim': return meeple(what!);
    case 'use': return where ? blessing(where) : { symbol: `#a-${what}`, box: '-15 -15 30 30' };
    case 'score': return favour;
    case 'activate': {
      const index = Number(what?.slice(5)) - 1;
      const card = position.players[me ?? position.active]?.slots[index]?.card;
      const symbol = card ? cards.get(card)!.symbols[0] : data.player_board.slots[index]?.symbol;
      return symbol ? { symbol: `#a-${symbol}`, box: '-15 -15 30 30' } : null;
    }
  }
  return null;
}

function players({ position, language }: Context): Player[] {
  const t = words[language];
  return Array.from({ length: competitors(position) }, (_, seat): Player => {
    const player = position.players[seat]!;
    const god = player.faction;
    const patronus = position.seats === 1 && seat === 1;
    const controls = Object.values(position.map).filter((land) => god && land.control === god).length;
    return {
      seat,
      name: patronus ? t.patronus : null,
      sign: god ? emblem(god) : null,
      role: god ? godName(god, language) : t.noGod,
      first: position.seats > 1 && position.start_player === seat,
      points: player.claims.reduce((sum, claim) => sum + (claim.made ? claim.points : 0), 0),
      figures: [
        { sign: favour, value: player.favour, name: t.favour },
        ...(god && !patronus ? [{ sign: emblem(god), value: player.discs, name: t.discs }, { sign: temple(god), value: player.temples, name: t.temples }] : []),
        { sign: laurel, value: controls, name: t.controls },
      ],
    };
  });
}

function status({ position, language }: Context) {
  const t = words[language];
  const next = checkpointSpaces(position.seats)[position.resolved];
  return [
    { text: t.turn, strong: String(position.turns + 1) },
    ...(next === undefined ? [] : [{ sign: favour, text: t.nextCheckpoint(numerals[position.resolved + 1]!), strong: String(next) }]),
    { sign: medal, text: t.goal },
  ];
}

function phrase(text: Text, language: Language): string {
  return text[language].replace(/ \([^)]*\)/g, '');
}

// What the board helps to tell needs fewer words.
function title({ words: [verb, what, where] }: { words: string[] }, { position, language }: Context): string | null {
  if (landVerbs.has(verb!)) return landName(what!, language);
  if (verb === 'use' && where) return `${symbolName(what!, language)} + ${godName(where, language)}`;
  const card = verb === 'take' ? position.display[Number(what!.slice(8)) - 1]?.card : null;
  return card ? cards.get(card)!.names[language] : null;
}

// What an action would change, most telling first.
function notes(preview: Preview, { position, me, language }: Context): Note[] {
  const t = words[language];
  const my = me === null ? null : position.players[me]?.faction;
  const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
  const told: { rank: number; note: Note }[] = [];
  const tell = (rank: number, text: string, tone: Note['tone'], sign?: Sign) => told.push({ rank, note: { text, tone, sign, minor: rank > 4 } });
  const [verb, what = '', where] = preview.action.split(' ');
  if (verb === 'use') tell(3, aboutTexts[`${what}.${where ? 'blessed' : 'plain'}`]![language], 'plain', { symbol: `#a-${what}`, box: '-15 -15 30 30' });
  if (verb === 'activate' && me !== null) {
    const index = Number(what.slice(5)) - 1;
    const on = position.players[me]!.slots[index]!.card;
    tell(4, on ? cards.get(on)!.names[language] : symbolName(data.player_board.slots[index]!.symbol, language), 'plain');
  }
  if (verb === 'select') {
    if (position.powers) tell(1, aboutTexts[`power-${what}`]![language], 'plain');
    for (const [land, { meeples }] of Object.entries(position.map)) if (meeples[what]) tell(2, `${t.meepleCount(meeples[what])} · ${landName(land, language)}`, 'plain', meeple(what));
  }
  const scores = preview.changes.some(({ at }) => at === `/players/${me}/favour`);
  for (const { at, old, new: now } of preview.changes) {
    const [group, key = '', field, item] = at.split('/').slice(1);
    const delta = Number(now) - Number(old);
    if (group === 'map') {
      const where = preview.action.includes(key) ? '' : ` · ${landName(key, language)}`;
      if (field === 'control' && (now || old)) {
        const tone = now === my ? 'good' : old === my ? 'bad' : 'plain';
        tell(2, (now ? t.takesControl(godName(String(now), language)) : t.losesControl(godName(String(old), language))) + where, tone, laurel);
      } else if (field === 'temple' && now) tell(5, `${t.temple} · ${landName(key, language)}`, 'good', temple(String(now)));
      else if (field === 'meeples') {
        for (const god of gods) {
          const moved = item ? (item === god ? (Number(now) || 0) - (Number(old) || 0) : 0) : ((now as any)?.[god] ?? 0) - ((old as any)?.[god] ?? 0);
          if (moved) tell(6, `${godName(god, language)} ${signed(moved)} · ${landName(key, language)}`, 'plain', meeple(god));
        }
      }
    } else if (group === 'resolved') tell(0, t.reachesCheckpoint(numerals[Number(now)]!), 'good', medal);
    else if (group === 'gods' && field === 'tile') tell(4, now ? `${t.blockedBy(godName(key, language))} · ${landName(String(now), language)}` : t.comesHome(godName(key, language)), 'plain', figure(key));
    else if (group === 'players' && Number(key) === me) {
      if (field === 'favour') tell(1, `${t.favour} ${signed(delta)}`, delta > 0 ? 'good' : 'bad', favour);
      else if (field === 'scoring' && delta && !scores) tell(3, `${t.scoring} ${signed(delta)}`, delta > 0 ? 'good' : 'plain', favour);
      else if (field === 'blessings' && item === undefined) {
        for (const god of gods) {
          const had = (old as string[]).includes(god);
          if (had !== (now as string[]).includes(god)) tell(had ? 7 : 2, had ? t.usesBlessing(godName(god, language)) : verb === 'visit' && what === god ? t.itsBlessing : t.blessing(godName(god, language)), had ? 'plain' : 'good', blessing(god));
        }
      } else if (field === 'discs' && my) tell(8, `${t.discs} ${signed(delta)}`, delta > 0 ? 'good' : 'plain', emblem(my));
    }
  }
  return told.sort((a, b) => a.rank - b.rank).map(({ note }) => note);
}

function describeLand(land: string, { position, language }: Context): string {
  const t = words[language];
  const { meeples, temple: built, harvest, control } = position.map[land]!;
  const parts = gods.filter((god) => meeples[god]).map((god) => `${meeples[god]} ${godName(god, language)}`);
  if (built) parts.push(`${t.temple} ${godName(built, language)}`);
  if (harvest) parts.push(harvest > 0 ? '+1' : '−1');
  if (gods.some((god) => position.gods[god]?.tile === land)) parts.push(t.blocked);
  const holder = control ? `; ${t.controlledBy(godName(control, language))}` : '';
  return `${landName(land, language)}: ${parts.join(', ') || t.empty}${holder}`;
}

function name(place: string, context: Context): string {
  const { position, language } = context;
  const t = words[language];
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = '', at = ''] = rest.split('@');
  switch (kind) {
    case 'land': return describeLand(what, context);
    case 'god': {
      if (what === position.removed) return godName(what, language);
      const free = 2 - closedSpaces(position, what as God) - visitors(position, what as God).length;
      return `${godName(what, language)}: ${t.spaces(free)}`;
    }
    case 'harvest': return `${position.map[what]!.harvest > 0 ? '+1' : '−1'} · ${landName(what, language)}`;
    case 'temple': return `${t.temple} · ${landName(what, language)}`;
    case 'meeple': return `${godName(what, language)}: ${at === 'home' ? `${position.gods[what]!.reserve} ${t.reserve}` : `${t.meepleCount(position.map[at]?.meeples[what] ?? 0)} · ${landName(at, language)}`}`;
    case 'figure': return godName(what, language);
    case 'blessing': return t.blessing(godName(what, language)) + (at.startsWith('slot') ? ` (${t.used})` : '');
    case 'slot': {
      const [seat, index] = rest.split(':').map(Number);
      const slot = position.players[seat!]!.slots[index! - 1]!;
      return `${t.slot} ${numerals[index!]}: ${slot.card ? cards.get(slot.card)!.names[language] : symbolName(data.player_board.slots[index! - 1]!.symbol, language)}`;
    }
    case 'symbol': return symbolName(what, language);
    case 'display': {
      const card = position.display[Number(what) - 1]?.card;
      return card ? cards.get(card)!.names[language] : t.empty;
    }
    case 'objective': return objectives.get(what)?.names[language] ?? t.objectives;
    case 'track': return `${t.checkpoint} ${numerals[Number(what)]}`;
    case 'score': return t.favour;
    case 'deck': return t.deck;
    case 'discs': return t.discs;
    case 'temples': return t.temples;
    case 'reserve': return t.meeples;
    case 'power': return godName(what, language);
  }
  return place;
}
function symbolName(symbol: string, language: Language): string {
  return (texts.word as { [word: string]: Text })[symbol]![language];
}

function tip(key: string, title: string, { position, language }: Context, reconstructed = false): Tip {
  const text = aboutTexts[key]!;
  const asked = position.agenda[0]?.duty ?? '';
  const when = text.whenAsked?.[asked] ?? text.when;
  return { title, text: text[language], clause: text.clause, reconstructed, when: when?.[language], whenClause: when?.clause };
}

// What belongs to others is never chosen, so nothing is said about when.
function ofMine(place: string, found: Tip, { me }: Context): Tip {
  const [, seat] = /^slot:(\d)|@seat-(\d)$/.exec(place)?.filter(Boolean) ?? [];
  return seat !== undefined && Number(seat) === me ? found : { ...found, when: undefined };
}

function aboutPlace(place: string, context: Context): Tip | null {
  const { position } = context;
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = ''] = rest.split('@');
  const title = name(place, context);
  const heading = title.replace(/^./, (letter) => letter.toUpperCase());
  switch (kind) {
    case 'land': {
      const held = gods.some((god) => position.gods[god]?.tile === what);
      return tip(held ? 'blocked' : 'territory', heading, context, true);
    }
    case 'god': return tip(what === position.removed ? 'god-removed' : 'god', heading, context);
    case 'harvest': return tip('harvest', heading, context);
    case 'temple': return tip('temple', heading, context);
    case 'meeple': return tip(place.endsWith('@home') ? 'reserve' : 'meeple', heading, context);
    case 'reserve': return tip('reserve', heading, context);
    case 'figure': return tip('figure', heading, context);
    case 'blessing': return ofMine(place, tip('blessing', heading, context), context);
    case 'slot': return ofMine(place, tip('slot', heading, context, rest.endsWith(':2')), context);
    case 'symbol': return tip(what, heading, context);
    case 'display': return tip('display', heading, context, true);
    case 'deck': return tip('deck', heading, context, true);
    case 'objective': return objectives.has(what) ? tip(what, heading, context) : tip('closed', heading, context);
    case 'track': return tip('track', heading, context);
    case 'score': return tip('score', heading, context);
    case 'discs': return tip('discs', heading, context);
    case 'temples': return tip('temples', heading, context);
    case 'power': return tip(`power-${what}`, heading, context);
  }
  return null;
}

// Pieces that travel. The places are those the board names.
function tokens(position: Position): Token[] {
  const found: Token[] = [];
  for (const [land, { meeples, temple: built }] of Object.entries(position.map)) {
    for (const [god, count] of Object.entries(meeples)) found.push({ kind: `meeple ${god}`, place: `meeple:${god}@${land}`, count });
    if (built) found.push({ kind: `temple ${built}`, place: `temple:${land}`, count: 1 });
  }
  for (const god of gods) {
    const state = position.gods[god];
    if (!state) continue;
    found.push({ kind: `meeple ${god}`, place: `meeple:${god}@home`, count: state.reserve });
    if (god === position.removed) continue;
    found.push({ kind: `figure ${god}`, place: state.tile ? `figure:${god}@${state.tile}` : `figure:${god}@home`, count: 1 });
    const held = position.players.reduce((sum, player) => sum + Number(player.blessings.includes(god)) + player.slots.filter((slot) => slot.blessings.includes(god)).length, 0);
    found.push({ kind: `blessing ${god}`, place: `blessing:${god}@home`, count: 4 - held });
  }
  position.players.forEach((player, seat) => {
    const god = player.faction;
    for (const owner of player.blessings) found.push({ kind: `blessing ${owner}`, place: `blessing:${owner}@seat-${seat}`, count: 1 });
    player.slots.forEach((slot, i) => {
      for (const owner of slot.blessings) found.push({ kind: `blessing ${owner}`, place: `blessing:${owner}@slot-${i}@seat-${seat}`, count: 1 });
      if (god && slot.disc) found.push({ kind: `disc ${god}`, place: `disc@slot-${i}@seat-${seat}`, count: 1 });
    });
    if (!god) return;
    found.push({ kind: `disc ${god}`, place: `disc@seat-${seat}`, count: player.discs });
    found.push({ kind: `temple ${god}`, place: `temple@seat-${seat}`, count: player.temples });
    for (const owner of player.visiting) found.push({ kind: `disc ${god}`, place: `disc@god:${owner}:${seat}`, count: 1 });
  });
  return found;
}

function lift(position: Position, kind: string, place: string): void {
  const [piece, god] = kind.split(' ') as [string, God];
  const seat = Number(/@seat-(\d)/.exec(place)?.[1] ?? -1);
  const slot = Number(/slot-(\d)/.exec(place)?.[1] ?? -1);
  const without = (list: God[]) => list.filter((entry) => entry !== god);
  if (piece === 'meeple' && place.endsWith('@home')) position.gods[god]!.reserve -= 1;
  else if (piece === 'meeple') {
    const { meeples } = position.map[place.split('@')[1]!]!;
    meeples[god] = (meeples[god] ?? 1) - 1;
  } else if (piece === 'blessing' && slot >= 0) position.players[seat]!.slots[slot]!.blessings = without(position.players[seat]!.slots[slot]!.blessings);
  else if (piece === 'blessing' && seat >= 0) position.players[seat]!.blessings = without(position.players[seat]!.blessings);
  else if (piece === 'disc' && slot >= 0) position.players[seat]!.slots[slot]!.disc = false;
  else if (piece === 'disc' && place.startsWith('disc@god:')) {
    const [, temple, visitor] = place.split(':');
    const player = position.players[Number(visitor)]!;
    player.visiting = player.visiting.filter((entry) => entry !== temple);
  } else if (piece === 'disc' && seat >= 0) position.players[seat]!.discs -= 1;
  else if (piece === 'temple' && seat >= 0) position.players[seat]!.temples -= 1;
}

function tokenSign(kind: string): Sign {
  const [piece, god] = kind.split(' ') as [string, string];
  return { meeple, temple, blessing, figure, disc: emblem }[piece]!(god);
}

function standIns(place: string): string[] {
  const seat = /@seat-(\d)/.exec(place);
  if (seat) return [`seat:${seat[1]}`];
  if (place.startsWith('disc@god:')) return [`disc-space:${place.split(':')[1]}`, `god:${place.split(':')[1]}`];
  if (place.startsWith('figure:')) return place.endsWith('@home') ? [`god:${place.slice(7, -5)}`] : [`land:${place.split('@')[1]}`];
  return [];
}

export const look: Look<Position> = {
  id: 'gods-of-rome',
  tone: 'rome',
  Defs,
  Board,
  PlayerBoard,
  Supplies,
  sample: sample as unknown as Position,
  boardSize: [996, 988],
  glyphs: { 'checkpoint-1': '#E3B23C', 'checkpoint-2': '#5B8C5A', 'checkpoint-3': '#C4633F' },
  players,
  status,
  route,
  places,
  sign,
  phrase,
  title,
  notes,
  name,
  about: aboutPlace,
  tokens,
  tokenSign,
  standIns,
  lift,
  texts: texts as unknown as Look['texts'],
};
