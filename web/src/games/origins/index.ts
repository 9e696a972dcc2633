// How Origins looks and where on its table the words of an action lie.
import about from '../../../../data/about/origins.json';
import texts from '../../../../data/texts/origins.json';
import type { Language } from '../../frame/settings.svelte';
import type { LogLine, Preview, Text } from '../../protocol/api';
import type { Look, Note, PlaceContext, Player, Sign, Tip, Token } from '../look';
import Board from './Board.svelte';
import { bonuses, buildings, cards, colourOf, colours, dieOf, emblems, pieceNames, pointsOf, ranges, resources, sites, soloRounds, templeNames, templePoints, zodiacs, type Position } from './data';
import Defs from './Defs.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import { ghosts, openings } from './preview';
import sample from './sample.json';
import './theme.css';
import { promised, words } from './words';

type Context = PlaceContext<Position>;
interface AboutText {
  en: string;
  pt: string;
  clause?: string;
  when?: { en: string; pt: string; clause: string };
}
const aboutTexts = about as { [key: string]: AboutText };

const seatSign = (seat: number): Sign => ({ symbol: '#p-disc', box: '-15 -15 30 30', emblem: `#or-em-${emblems[seat]}`, emblemAt: 'scale(.72)', tone: `os-${seat}` });
const discSign = (seat: number): Sign => ({ symbol: '#or-disc', box: '-12 -12 24 24', emblem: `#or-em-${emblems[seat]}`, emblemAt: 'translate(0 -1) scale(.5 .45)', tone: `os-${seat}` });
const dieSign = (word: string): Sign => {
  const { colour, value } = dieOf(word);
  return { symbol: `#or-die-${value}`, box: '-23 -27 50 50', emblem: `#or-g-${colour}`, emblemAt: 'translate(17 -17) scale(.75)', tone: `oc-${colour}` };
};
const speakerSign = (value: number): Sign => ({ symbol: `#or-die-${value}`, box: '-23 -23 46 46', tone: 'oc-white' });
const archonSign = (seat: number): Sign => ({ symbol: '#or-archon', box: '-14 -16 30 30', emblem: `#or-em-${emblems[seat]}`, emblemAt: 'translate(0 4) scale(.36)', tone: `os-${seat}` });
const tileSign = (piece: string): Sign => ({ symbol: '#or-tile', box: '-53 -53 106 108', emblem: `#or-${piece === 'palace' ? 'i-bulwark' : piece}`, emblemAt: 'scale(1.5)', tone: `oc-${colourOf(piece)} or-light` });
const resourceSign = (resource: string): Sign => ({ symbol: `#or-i-${resource}` });
const towerSign = (colour: string): Sign => ({ symbol: '#or-drum', box: '-12 -11 24 24', emblem: `#or-g-${colour}`, emblemAt: 'translate(0 3.500) scale(.3)', tone: `oc-${colour}` });
const zodiacSign: Sign = { symbol: '#or-star' };

function workerSign(worker: string, seat: number): Sign {
  if (worker === 'archon') return archonSign(seat);
  return worker.startsWith('speaker-') ? speakerSign(Number(worker.slice(8))) : dieSign(worker);
}
function cell(column: string, row: string, seat: number): string {
  return `${column.slice(1)},${row.slice(1)}@${seat}`;
}

function placesOf(all: string[], position: Position, seat: number): string[] {
  const [verb, what = '', where = '', how = ''] = all;
  switch (verb) {
    case 'draft':
    case 'discard': return [`pool:${what}`];
    case 'visit': return [`site:${what}`, `worker:${where}@${seat}`, ...(how ? [`tokens@${seat}`] : [])];
    case 'close': return [`worker:${what}@${seat}`];
    case 'seat': return [`seat:${cell(what, where, seat)}`];
    case 'tower': return [`tower:${what}@${seat}`];
    case 'population': return [`population@${seat}`];
    case 'superiority': return [`tokens@${seat}`];
    case 'lift':
    case 'reset': return [`ship:${what}`];
    case 'perform': return [what.startsWith('z-') ? `zodiac:${what}` : `item:${what}`];
    case 'move': return ['military'];
    case 'attack': return [`attack@${seat}`];
    case 'gain':
    case 'give': return [`resource:${what}@${seat}`];
    case 'use': return what.startsWith('z-') ? [`zodiac:${what}`] : what === 'exchange' ? [`attack@${seat}`] : abilityCell(what, position, seat);
    case 'buy': return [how ? `reserve:${what}@${seat}` : `market:${what}`, `mode:${where}`];
    case 'place':
    case 'cover':
    case 'copy':
    case 'activate': return [`cell:${cell(what, where, seat)}`];
    case 'take': return [`offer:${what}`];
    case 'hire': return [`speaker:${what}`];
    case 'raise': return [`${how || !isUnused(position, seat, what) ? 'used' : 'worker'}:${what}@${seat}`];
    case 'recolor': return [`worker:${what}@${seat}`, `dice:${where}`];
    case 'salute': return [`worker:${what}@${seat}`];
    case 'retrieve': return [`used:${what}@${seat}`];
    case 'reserve': return [`market:${what}`];
    case 'advance': return [`temple:${what}`, ...(where ? [`steps:${where}`] : [])];
    case 'score': return [`district:${what}`];
  }
  return [];
}
// The building whose ability is asked about: the tile of the task, or the one that has it.
function abilityCell(piece: string, position: Position, seat: number): string[] {
  const city = position.players[seat]?.city ?? [];
  const task = position.agenda[0];
  const asked = task?.duty === 'use-ability' ? city[task.what] : undefined;
  const tile = asked?.tile === piece ? asked : city.find((entry) => entry.tile === piece && !entry.farm);
  return tile ? [`cell:${tile.x},${tile.y}@${seat}`] : [];
}
function isUnused(position: Position, seat: number, worker: string): boolean {
  return !!position.players[seat]?.freemen.some((freeman) => `freeman-${freeman.die}` === worker && !freeman.site);
}
function route({ words: all }: { words: string[] }, { position, me }: Context): string[] {
  // The beginnings of the sentence are what the chips of the action bar stand for.
  const beginnings = [1, 2].filter((length) => length < all.length).map((length) => `w:${all.slice(0, length).join(' ')}`);
  return [...placesOf(all, position, me ?? position.active), ...beginnings];
}
function places(line: LogLine, { position }: Context): string[] {
  const [verb, what = ''] = line.words;
  switch (verb) {
    case 'attack': return ['military'];
    case 'place': return [`cell:${cell(what, line.words[2]!, line.seat)}`];
    case 'visit': return [`site:${what}`];
    case 'lay': return [`item:${what}`];
    case 'deal':
    case 'keep': return [`zodiac:${what}`];
    case 'draw': return [`market:${what}`];
    case 'reveal': return [`stack:${colourOf(what)}`];
    case 'show': return [`district:${what}`];
    case 'use': if (what.startsWith('b-')) return (position.players[line.seat]?.city ?? []).filter((tile) => tile.tile === what && !tile.farm).map((tile) => `cell:${tile.x},${tile.y}@${line.seat}`);
  }
  return placesOf(line.words, position, line.seat);
}

function sign({ words: [verb, what, where] }: { words: string[] }, { position, me }: Context): Sign | null {
  const seat = me ?? position.active;
  const plain: { [verb: string]: Sign } = {
    visit: { symbol: '#or-ship', box: '-13 -13 26 26' }, superiority: { symbol: '#or-i-super', box: '-13 -12 26 26' }, population: { symbol: '#or-i-people', tone: `os-${seat}` },
    move: { symbol: '#or-i-move', tone: 'or-dark' }, attack: { symbol: '#or-i-attack', tone: 'or-dark' }, seat: { symbol: '#or-i-seat' }, place: { symbol: '#or-i-build' }, cover: { symbol: '#or-i-build' }, score: { symbol: '#or-card', box: '-13 -13 26 26' },
  };
  switch (verb) {
    case 'draft':
    case 'discard':
    case 'take': return what ? dieSign(what) : null;
    case 'hire': return what ? speakerSign(Number(what.slice(8))) : null;
    case 'visit': return where ? workerSign(where, seat) : { ...plain.visit!, ...(what && { tone: shipTone(what, position) }) };
    case 'recolor': return !what ? null : where ? dieSign(`${where}-${dieOf(what).value}`) : workerSign(what, seat);
    case 'close':
    case 'raise':
    case 'salute':
    case 'retrieve': return what ? workerSign(what, seat) : null;
    case 'lift':
    case 'reset': return { ...plain.visit!, ...(what && { tone: shipTone(what, position) }) };
    case 'tower': return what ? towerSign(what) : towerSign('red');
    case 'gain':
    case 'give': return what ? resourceSign(what) : null;
    case 'buy':
    case 'reserve': return where === 'farm' ? { symbol: '#or-farm', box: '-13 -13 26 26' } : what ? tileSign(what) : { symbol: '#or-i-build' };
    case 'copy':
    case 'activate': {
      const tile = position.players[seat]?.city.find(({ x, y }) => `x${x}` === what && `y${y}` === where);
      return tile ? tileSign(tile.tile) : null;
    }
    case 'use': return !what ? null : pieceNames.has(what) ? tileSign(what) : what === 'exchange' ? resourceSign('gold') : zodiacSign;
    case 'advance': return what ? { symbol: `#or-i-${what.slice(7)}`, tone: 'or-dark' } : null;
    case 'perform': return itemSign(what ?? '');
  }
  return plain[verb!] ?? null;
}
function shipTone(site: string, position: Position): string {
  const bonus = position.sites[site]?.bonus;
  return bonus ? `oc-${bonuses.get(bonus)!.color}` : '';
}
function itemSign(item: string): Sign | null {
  const found: { [item: string]: Sign } = {
    'gain-3-stone': resourceSign('stone'), 'gain-3-food': resourceSign('food'), 'gain-3-wisdom': resourceSign('wisdom'), 'gain-basic-and-gold': resourceSign('gold'), 'gain-one-of-each': resourceSign('basic'),
    military: { symbol: '#or-i-move', tone: 'or-dark' }, 'buy-building': { symbol: '#or-i-build' }, temple: { symbol: '#or-i-temple', tone: 'or-dark' }, 'gain-citizen': { symbol: '#or-i-cit' }, 'spend-food': resourceSign('food'),
    'bonus-military': { symbol: '#or-i-move', tone: 'or-dark' }, 'bonus-building': { symbol: '#or-i-build' }, 'bonus-temple': { symbol: '#or-i-temple', tone: 'or-dark' }, 'bonus-speaker': speakerSign(3), 'bonus-resource': resourceSign('basic'),
  };
  return found[item] ?? (item.startsWith('z-') ? zodiacSign : null);
}

function players({ position, language }: Context): Player[] {
  const t = words[language];
  return Array.from({ length: position.seats }, (_, seat): Player => {
    const player = position.players[seat]!;
    const left = player.freemen.filter((freeman) => !freeman.site).length + player.speakers.filter((speaker) => !speaker.site).length + Number(player.archon === 0);
    return {
      seat,
      name: null,
      sign: seatSign(seat),
      role: player.passed ? t.passed : t.workersLeft(left),
      first: position.seats > 1 && position.first === seat,
      points: pointsOf(player),
      figures: [
        ...resources.map((resource) => ({ sign: resourceSign(resource), value: player.resources[resource] ?? 0, name: t[resource] })),
        { sign: { symbol: '#or-i-super', box: '-13 -12 26 26' }, value: player.tokens, name: t.superiority },
        { sign: resourceSign('vp'), value: pointsOf(player), name: t.onTrack },
        ...player.freemen.filter((freeman) => !freeman.site).map((freeman, i) => ({ sign: dieSign(freeman.die), value: '', name: `${i + 1}. ${word(`freeman-${freeman.die}`, language)}` })),
        ...player.speakers.filter((speaker) => !speaker.site).map((speaker, i) => ({ sign: speakerSign(speaker.value), value: '', name: `${i + 1}. ${word(`speaker-${speaker.value}`, language)}` })),
        ...(player.archon === 0 ? [{ sign: archonSign(seat), value: '', name: t.archon }] : []),
      ],
    };
  });
}

// The first two are seen on every screen.
function status({ position, language }: Context) {
  const t = words[language];
  const ends = position.ending.map((why) => t.endings[why] ?? why).join(', ');
  if (position.seats === 1) {
    const round = { text: ends ? t.finalRound : t.round, strong: `${position.round} / ${soloRounds}`, ...(ends && { sign: zodiacSign }) };
    return [position.round ? round : { text: t.setup }, { sign: resourceSign('vp'), text: t.target, strong: String(position.target) }];
  }
  if (ends) return [{ sign: zodiacSign, text: `${t.finalRound} (${position.round}):`, strong: ends }];  // what else runs out no longer matters
  return [
    position.round ? { text: t.round, strong: String(position.round) } : { text: t.setup },
    { sign: resourceSign('gold'), text: t.cardsWithGold, strong: String(position.districts.filter((district) => district.gold).length) },
    { sign: towerSign('blue'), text: t.towerColours, strong: String(colours.filter((colour) => position.tower_supply[colour]).length) },
  ];
}

function phrase(text: Text, language: Language): string {
  const said = text[language];
  return said.charAt(0).toUpperCase() + said.slice(1);
}

// Chips are told by what lies beside the cell, by column and row where that name is not enough, or by the number of the site.
function title({ words: [verb, what = '', where = '', how = ''] }: { words: string[] }, { position, me, language }: Context): string | null {
  const t = words[language];
  const seat = me ?? position.active;
  if (verb === 'visit') return `${t.site} ${what.slice(5)} · ${word(where, language)}${how ? ` · ${t.superiority}` : ''}`;
  if (verb === 'lift' || verb === 'reset') return `${t.ship} · ${t.site} ${what.slice(5)}`;
  if (verb === 'raise' && where) return `${word(what, language)} +${where}`;
  if (verb === 'recolor') return `${t.colours[dieOf(what).colour]} ${dieOf(what).value} → ${t.colours[where]} ${dieOf(what).value}`;
  if (verb === 'score') return [...cards.get(what)!.sides, cards.get(what)!.opposite].map((colour) => t.colours[colour]).join(' · ');
  if (!['place', 'cover', 'copy', 'activate', 'seat'].includes(verb!)) return null;
  const [x, y] = [Number(what.slice(1)), Number(where.slice(1))];
  const city = position.players[seat]?.city ?? [];
  const named = (dx: number, dy: number) => {
    const tile = city.find((entry) => entry.x === x + dx && entry.y === y + dy);
    return tile ? (tile.farm ? t.farm : pieceName(tile.tile, language)) : null;
  };
  const signed = (value: number) => String(value).replace('-', '−');
  const at = `${t.column} ${signed(x)}, ${t.row} ${signed(y)}`;
  if (verb === 'copy' || verb === 'activate') return twins(position, seat, named(0, 0), language) ? `${named(0, 0)} · ${at}` : named(0, 0);
  if (verb === 'seat') return [named(0, 1), named(1, 1), named(0, 0), named(1, 0)].join(' · ') + (city.some((tile) => tile.farm) ? ` · ${at}` : '');
  const sides = [[t.below, named(0, 1)], [t.above, named(0, -1)], [t.rightOf, named(-1, 0)], [t.leftOf, named(1, 0)]].filter(([, piece]) => piece);
  const told = sides.find(([, piece]) => !twins(position, seat, piece!, language)) ?? sides[0];
  if (!told) return null;
  const said = verb === 'cover' || twins(position, seat, told[1]!, language) ? at : `${told[0]} ${told[1]}`;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

// Whether several tiles of the city have this name, so that it does not tell which.
function twins(position: Position, seat: number, name: string | null, language: Language): boolean {
  const t = words[language];
  return (position.players[seat]?.city ?? []).filter((tile) => (tile.farm ? t.farm : pieceName(tile.tile, language)) === name).length > 1;
}
// Cells in whose corners the most Seats of Power would open come first, then row by row from the top.
function order({ words: [verb, what = '', where = ''] }: { words: string[] }, { position, me }: Context): number {
  if (verb !== 'place') return 0;
  const city = position.players[me ?? position.active]?.city ?? [];
  const [x, y] = [Number(what.slice(1)), Number(where.slice(1))];
  const built = (dx: number, dy: number) => city.some((tile) => tile.x === x + dx && tile.y === y + dy);
  const corners = [[1, 1], [1, -1], [-1, 1], [-1, -1]] as const;
  const seats = corners.filter(([dx, dy]) => built(dx, 0) && built(0, dy) && built(dx, dy)).length;
  return -seats * 1e6 - y * 1e3 + x;
}

function notes(preview: Preview, { position, me, language }: Context): Note[] {
  const t = words[language];
  const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
  const mine = ghosts(preview).filter((ghost) => ghost.seat === me);
  const found: Note[] = [];
  const opened = me === null ? [] : openings(preview, me, position.players[me]!.city);
  if (opened.length) found.push({ text: promised(opened, t), tone: 'good' });
  const points = mine.find((ghost) => ghost.kind === 'points');
  if (points?.value) found.push({ text: `${signed(points.value)} ${t.vp}`, tone: points.value > 0 ? 'good' : 'bad' });
  const goods = mine.filter((ghost) => ghost.kind === 'resource' && ghost.value);
  for (const gain of [true, false]) {
    const list = goods.filter((ghost) => ghost.value > 0 === gain).map((ghost) => `${signed(ghost.value)} ${t[ghost.place as 'stone']}`);
    if (list.length) found.push({ text: list.join(', '), tone: gain ? 'good' : 'bad' });
  }
  const dice = preview.changes.filter(({ at, old, new: now }) => at.startsWith(`/players/${me}/freemen/`) && at.endsWith('/die') && old && now);
  if (dice.length === 1) {
    const [old, now] = [dieOf(String(dice[0]!.old)).value, dieOf(String(dice[0]!.new)).value];
    found.push({ text: `${t.freeman}: ${old} → ${now}`, tone: now < old ? 'bad' : 'good' });
  }
  const token = mine.find((ghost) => ghost.kind === 'token');
  if (token?.value) found.push({ text: `${signed(token.value)} ${t.superiority}`, tone: token.value > 0 ? 'good' : 'bad' });
  for (const { place, value } of mine.filter((ghost) => ghost.kind === 'temple')) found.push({ text: `${templeNames.get(place)?.[language]}: ${templePoints.get(place)?.[value]} ${t.vp}`, tone: 'good', minor: true });
  const disc = mine.find((ghost) => ghost.kind === 'military');
  if (disc) found.push({ text: `${t.military}: ${signed(disc.value - position.players[me!]!.military.space)}`, tone: 'good', minor: true });
  for (const { place, value } of mine.filter((ghost) => ghost.kind === 'tower' && ghost.value)) found.push({ text: `${signed(value)} ${t.towers}: ${t.colours[place] ?? place}`, tone: 'good', minor: true });
  for (const { value } of ghosts(preview).filter((ghost) => ghost.kind === 'ship')) found.push({ text: `${t.ship} → ${value}`, tone: 'plain', minor: true });
  return found.some((note) => !note.minor) ? found : [...ability(preview.action.split(' '), position, me, language), ...found];
}
// What a building or card does, where that is all there is to say.
function ability([verb, what = '', where = '']: string[], position: Position, me: number | null, language: Language): Note[] {
  const tile = verb === 'copy' || verb === 'activate' ? position.players[me ?? 0]?.city.find(({ x, y }) => `x${x}` === what && `y${y}` === where)?.tile : verb === 'use' ? what : undefined;
  const text = tile && aboutTexts[tile];
  return text ? [{ text: text[language], tone: 'plain' }] : [];
}

function word(key: string, language: Language): string {
  const said = (texts.word as { [word: string]: Text })[key]?.[language] ?? key;
  return said.charAt(0).toUpperCase() + said.slice(1);
}
function pieceName(piece: string, language: Language): string {
  return pieceNames.get(piece)?.[language] ?? piece;
}

function name(place: string, { position, language }: Context): string {
  const t = words[language];
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = '', at = ''] = rest.split('@');
  switch (kind) {
    case 'site': return `${sites.find((site) => site.id === what)?.names[language] ?? what} · ${t.ship} ${position.sites[what]?.ship ?? ''}`;
    case 'ship': return `${t.ship} ${position.sites[what]?.ship ?? ''} · ${t.site} ${what.slice(5)}`;
    case 'item': return `${bonuses.get(what)?.names[language] ?? word(what, language)}${ranges.get(what) ? ` ${ranges.get(what)}` : ''}`;
    case 'tower': return `${t.towers}: ${t.colours[what]} · ${t.left(position.tower_supply[what] ?? 0)}`;
    case 'stack': return `${t.stacks}: ${position.stacks[what]?.top ? pieceName(position.stacks[what]!.top!, language) : t.empty} · ${t.left(position.stacks[what]?.height ?? 0)}`;
    case 'market': return buildings.has(what.split(':')[0]!) ? pieceName(what.split(':')[0]!, language) : t.market;
    case 'reserve': return pieceName(what, language);
    case 'military': return t.military;
    case 'district': {
      const card = cards.get(what);
      return card ? `${t.district}: ${card.vpFirst} / ${card.vpNext} ${t.vp}` : t.district;
    }
    case 'offer':
    case 'pool':
    case 'speaker':
    case 'worker':
    case 'used': return word(what, language);
    case 'dice': return `${t.diceLeft}: ${t.colours[what]} · ${position.supply[what] ?? 0}`;
    case 'temple': return templeNames.get(what)?.[language] ?? what;
    case 'zodiac': return zodiacs.get(what)?.names[language] ?? t.zodiac;
    case 'resource': return t[what as 'stone'] ?? what;
    case 'cell': {
      const [x, y] = what.split(',').map(Number);
      const tile = position.players[Number(at)]?.city.find((entry) => entry.x === x && entry.y === y);
      return tile ? (tile.farm ? t.farm : pieceName(tile.tile, language)) : `${t.cell} ${what}`;
    }
    case 'seat': {
      const tile = position.players[Number(at)]?.city.find((entry) => `${entry.x},${entry.y}` === what);
      return `${t.seat}: ${tile?.seat ? word(tile.seat, language) : t.open}`;
    }
  }
  if (place.startsWith('attack@')) return t.attack;
  if (place.startsWith('tokens@')) return t.superiority;
  if (place.startsWith('population@')) return t.population;
  if (place.startsWith('advisors@')) return t.advisors;
  return place;
}

function aboutPlace(place: string, context: Context): Tip | null {
  const { position, language } = context;
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = '', at = ''] = rest.split('@');
  const title = name(place, context);
  // What it is, and when it can be chosen: said of the piece itself or of where it lies.
  const tip = (key: string, where = key): Tip | null => {
    const text = aboutTexts[key];
    const when = aboutTexts[where]?.when;
    return text ? { title, text: text[language], clause: text.clause, when: when?.[language], whenClause: when?.clause } : null;
  };
  switch (kind) {
    case 'market': return tip(what.split(':')[0]!, 'market') ?? tip('market');
    case 'reserve': return tip(what, 'reserve');
    case 'stack': return position.stacks[what]?.top ? tip(position.stacks[what]!.top!, 'stack') : tip('stack', '');
    case 'zodiac': return tip(what, Object.values(position.zodiac).some((entry) => entry.card === what && entry.holder !== null) ? 'zodiac-held' : 'zodiac-free');
    case 'cell': {
      const tile = position.players[Number(at)]?.city.find((entry) => `${entry.x},${entry.y}` === what);
      return !tile ? null : tile.farm ? tip('farm') : tip(tile.tile, tile.tile.startsWith('b-') ? 'building' : tile.tile);
    }
    case 'worker':
    case 'used': return tip(what === 'archon' ? 'archon' : what.startsWith('speaker') ? 'speaker' : 'freeman');
    case 'item': return tip(what) ?? tip('site');
    case 'resource': return tip(what);
    case 'speaker': return tip('speakers');
  }
  return tip(kind!.split('@')[0]!.replace('attack', 'military'));
}

// Pieces that travel. The places are those the board names.
function tokens(position: Position): Token[] {
  const found: Token[] = [];
  const add = (kind: string, place: string, count = 1) => count > 0 && found.push({ kind, place, count });
  for (const { die, taken } of position.offer) if (!taken) add(`die ${die}`, `offer:${die}`);
  for (const { die } of position.pool) add(`die ${die}`, `pool:${die}`);
  for (const [speaker, count] of Object.entries(position.speakers)) add(`speaker ${speaker.slice(8)}`, `speaker:${speaker}`, count);
  position.market.forEach((piece, row) => piece && add(`tile ${piece}`, `slot:${row}`));
  for (const colour of colours) add(`tower ${colour}`, `towers:${colour}`, position.tower_supply[colour] ?? 0);
  position.players.slice(0, position.seats).forEach((player, seat) => {
    const at = (worker: string, site: number) => (site ? `at:site-${site}:${worker}@${seat}` : `worker:${worker}@${seat}`);
    for (const { die, site } of player.freemen) add(`die ${die}`, at(`freeman-${die}`, site));
    for (const { value, site } of player.speakers) add(`speaker ${value}`, at(`speaker-${value}`, site));
    if (player.archon >= 0) add(`archon ${seat}`, at('archon', player.archon));
    for (const tile of player.city) {
      if (tile.tile.startsWith('b-')) add(`tile ${tile.tile}`, `cell:${tile.x},${tile.y}@${seat}`);
      if (tile.seat) add(`die ${tile.seat}`, `seat:${tile.x},${tile.y}@${seat}`);
    }
    for (const colour of colours) add(`tower ${colour}`, `tower:${colour}@${seat}`, player.towers[colour] ?? 0);
  });
  return found;
}

function lift(position: Position, kind: string, place: string): void {
  const [piece, what = ''] = kind.split(' ') as [string, string];
  const seat = Number(/@(\d)/.exec(place)?.[1] ?? -1);
  const player = position.players[seat];
  const drop = <T>(list: T[], test: (entry: T) => boolean) => {
    const index = list.findIndex(test);
    if (index >= 0) list.splice(index, 1);
  };
  const site = Number(/^at:site-(\d)/.exec(place)?.[1] ?? 0);
  if (place.startsWith('offer:')) {
    const slot = position.offer.find((entry) => entry.die === what && !entry.taken);
    if (slot) slot.taken = true;
  } else if (place.startsWith('pool:')) drop(position.pool, (entry) => entry.die === what);
  else if (place.startsWith('speaker:')) position.speakers[`speaker-${what}`] = (position.speakers[`speaker-${what}`] ?? 1) - 1;
  else if (place.startsWith('slot:')) position.market[Number(place.slice(5))] = null;
  else if (place.startsWith('towers:')) position.tower_supply[what] = (position.tower_supply[what] ?? 1) - 1;
  else if (!player) return;
  else if (place.startsWith('seat:')) {
    const tile = player.city.find((entry) => place.startsWith(`seat:${entry.x},${entry.y}@`));
    if (tile) tile.seat = null;
  } else if (place.startsWith('cell:')) drop(player.city, (entry) => place.startsWith(`cell:${entry.x},${entry.y}@`));
  else if (piece === 'tower') player.towers[what] = (player.towers[what] ?? 1) - 1;
  else if (piece === 'archon') player.archon = -1;
  else if (piece === 'die') drop(player.freemen, (entry) => entry.die === what && entry.site === site);
  else if (piece === 'speaker') drop(player.speakers, (entry) => String(entry.value) === what && entry.site === site);
}

function tokenSign(kind: string): Sign {
  const [piece, what = ''] = kind.split(' ');
  switch (piece) {
    case 'die': return dieSign(what);
    case 'speaker': return speakerSign(Number(what));
    case 'archon': return archonSign(Number(what));
    case 'tile': return tileSign(what);
    case 'tower': return towerSign(what);
  }
  return discSign(Number(what));
}

function standIns(place: string): string[] {
  const found: string[] = [];
  const site = /^at:(site-\d)/.exec(place);
  if (site) found.push(`at:${site[1]}`);
  const seat = /@(\d)/.exec(place);
  if (seat && !site) found.push(`seat:${seat[1]}`);
  return found;
}

// Names of whole groups of actions, where the sentence of one would leave gaps.
const groups: { [verb: string]: { en: string; pt: string } } = {
  visit: { en: 'Visit a site', pt: 'Visitar um local' }, close: { en: 'Close a District', pt: 'Fechar um Distrito' }, tower: { en: 'Build a tower level', pt: 'Construir um nível de torre' },
  buy: { en: 'Buy a tile', pt: 'Comprar uma construção' }, place: { en: 'Place the tile', pt: 'Colocar a construção' }, cover: { en: 'Build over a Farm', pt: 'Construir sobre uma Quinta' },
  raise: { en: 'Raise a Freeman', pt: 'Elevar um Homem Livre' }, recolor: { en: 'Swap a Freeman’s colour', pt: 'Trocar a cor de um Homem Livre' }, advance: { en: 'Advance in a Temple', pt: 'Avançar num Templo' },
  seat: { en: 'Choose a Seat of Power', pt: 'Escolher um Assento de Poder' }, activate: { en: 'Use a building', pt: 'Usar uma construção' }, copy: { en: 'Use a neighbour', pt: 'Usar uma vizinha' }, draft: { en: 'Draft a die', pt: 'Escolher um dado' },
};

export const look: Look<Position> = {
  id: 'origins',
  tone: 'origins',
  Defs,
  Board,
  PlayerBoard,
  sample: sample as unknown as Position,
  boardSize: [1000, 1000],
  glyphs: { districts: '#E9CFA4', buildings: '#C98B5E', military: '#E0705A', population: '#699647', advisors: '#9876B8', gold: '#E2BE3A', temples: '#5C8DC5', seats: '#8FE3FF' },
  players,
  status,
  route,
  places,
  sign,
  phrase,
  title,
  order,
  notes,
  goal: ({ position }) => position.target || null,
  name,
  about: aboutPlace,
  tokens,
  tokenSign,
  standIns,
  lift,
  texts: { ...texts, verb: { ...texts.verb, ...groups } } as unknown as Look['texts'],
};
