// How Dominations looks and where on its table the words of an action lie.
import about from '../../../../data/about/dominations.json';
import type { Language } from '../../frame/settings.svelte';
import type { LogLine, Preview, Text } from '../../protocol/api';
import type { Look, Note, PlaceContext, Player, Sign, Tip, Token } from '../look';
import Board from './Board.svelte';
import { aboutOf, boardSize, domains, handSize, levelOf, levelsOf, masteryOf, monuments, nations, numerals, phaseOf, phases, points, roles, seal, seatOf, supplyLeft, texts, tileAt, tileName, wordOf, type Domain, type Position } from './data';
import Defs from './Defs.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import { cellOf, beside, groupPlacements, placedTile, turned } from './placements';
import { gains, production } from './preview';
import Supplies from './Supplies.svelte';
import sample from './sample.json';
import './theme.css';
import { words } from './words';

type Context = PlaceContext<Position>;
type Said = { words: string[] };
const aboutTexts = about as { [key: string]: { en: string; pt: string; clause?: string; when?: { en: string; pt: string; clause: string } } };

const point = (domain: string): Sign => ({ symbol: domain === 'influence' ? '#do-i-inf' : `#do-point-${domain}` });
const tileSign = (tile: string): Sign => ({ symbol: `#do-tile-${tile}`, box: '-52 -62 104 96' });
const citySign = (level: number, seat: number): Sign => ({ symbol: `#do-city-${level}`, box: '-22 -26 44 50', tone: `do-s${seat}` });

// "up-1": which way the triangle points, and the rotation or inner edge.
function facing(word: string): [number, number] {
  const [way, turn] = word.split('-');
  return [Number(way === 'down'), Number(turn)];
}

// The places on the table that the words mean.
function spots([verb, what, where, how, more]: string[], { position, me }: Context): string[] {
  const seat = me ?? position.agenda[0]?.seat ?? 0;
  switch (verb) {
    case 'choose': return [`nation:${what}`];
    case 'sponsor':
    case 'contribute': return [`monument:${what}`];
    case 'name':
    case 'take': return [`hand:${what}`];
    case 'inventor':
    case 'worker': return [`role:${verb}`];
    case 'place': {
      const [o, turn] = facing(more!);
      return [`cell:${where}:${how}:${o}`, `turn:${where}:${how}:${o}:${turn}`];
    }
    case 'site': {
      const [o, inner] = facing(how!);
      return [`cell:${what}:${where}:${o}`, `piece:${what}:${where}:${o}:${inner}`];
    }
    case 'locus':
    case 'crown': return [`locus:${what}:${where}`];
    case 'connect': {
      const task = position.agenda.find((entry) => entry.duty === 'choose-mode');
      return task ? [`tile:${tileAt(task.what)}`] : [];
    }
    case 'reactivate':
    case 'build':
    case 'raise': return [`tile:${what}`];
    case 'assign': return [`track:${seat}:${what}`];
    case 'attach': return how === undefined ? [`tree:${what}:${where}`] : [`copy:${what!.slice(5)}`, `tree:${where}:${how}`];
    case 'develop':
    case 'assimilate': return [`mastery:${what}`];
    case 'improve':
    case 'turn': return [`card:${seat}:${what}`];
    case 'exchange': return [`track:${seat}:${where}`, `get:${seat}:${how}`];
    case 'keep': return [`track:${seat}:${what}`];
    case 'order': return [`order:${what}`];
  }
  return [];
}

// Besides the places: the beginnings of the sentence, which the chips of the action bar stand for.
function route({ words: said }: Said, context: Context): string[] {
  if (said[0] === 'place' || said[0] === 'site') return spots(said, context);  // the chips go by cells
  const beginnings = [1, 2, 3].filter((length) => length < said.length).map((length) => `w:${said.slice(0, length).join(' ')}`);
  return [...spots(said, context), ...beginnings];
}

function places(line: LogLine, context: Context): string[] {
  const { position } = context;
  const [verb, what, where] = line.words as [string, string, string];
  if (verb === 'place') return [`tile:${what}`];
  if (verb === 'develop' || verb === 'improve' || verb === 'assimilate' || verb === 'turn') return [`card:${line.seat}:${what}`];
  if (verb === 'connect' || verb === 'exchange' || verb === 'assign' || verb === 'keep') return [];
  if (verb === 'unveil') return [`monument:${what}`];
  if (verb === 'site' || verb === 'crown') return position.monuments.filter((site) => site.i === Number(what) && site.j === Number(where) && site.taken).map((site) => `piece@${site.monument}`);
  return spots(line.words, { ...context, me: line.seat });
}

function sign({ words: [verb, what, where, how] }: Said, { position, me }: Context): Sign | null {
  const seat = me ?? 0;
  switch (verb) {
    case 'take':
    case 'name':
    case 'reactivate': return what ? tileSign(what) : { symbol: '#do-i-tile' };
    case 'build':
    case 'raise': {
      const level = position.board.find((land) => land.tile === what)?.level ?? (verb === 'raise' ? 1 : 0);
      return citySign(Math.min(3, level + 1), seat);
    }
    case 'assign':
    case 'keep': return what ? point(what) : null;
    case 'exchange': return how ? point(how) : where ? point(where) : { symbol: '#do-i-swap' };
    case 'develop':
    case 'assimilate':
    case 'improve':
    case 'turn': return what ? point(masteryOf.get(what)!.domain) : { symbol: '#do-i-card' };
    case 'contribute':
    case 'sponsor': return what ? point(monuments.get(what)!.domain) : { symbol: '#do-i-column' };
    case 'attach':
    case 'choose': return { symbol: '#do-i-card' };
    case 'site':
    case 'crown': return { symbol: '#do-i-column' };
    case 'inventor': return point('science');
    case 'worker': return point('craft');
    case 'order': return what ? seal(seatOf(what)) : null;
    case 'place': {
      const tile = placedTile(position);
      return tile ? tileSign(tile) : null;
    }
  }
  return null;
}

function players({ position, language }: Context): Player[] {
  const t = words[language];
  return Array.from({ length: position.seats }, (_, seat): Player => {
    const player = position.players[seat]!;
    const built = position.board.filter((land) => land.level && seatOf(land.owner) === seat).length;
    return {
      seat,
      name: null,
      sign: seal(seat),
      role: player.nation ? nations.get(player.nation)!.name[language] : t.notYet,
      first: seatOf(position.order[0]?.seat ?? null) === seat,
      points: points(player),
      figures: [
        { sign: { symbol: '#do-i-inf' }, value: player.influence, name: t.influence },
        { sign: { symbol: '#do-i-tile' }, value: handSize(player), name: t.tiles },
        { sign: { symbol: '#do-i-city' }, value: built, name: t.cities },
        ...domains.map((domain) => ({ sign: point(domain), value: `${player.knowledge[domain] ?? 0}/${player.limits[domain]}`, name: `${wordOf(domain)[language]}: ${t.knowledge} / ${t.limit}` })),
        ...roles.filter((role) => seatOf(position.roles[role.id]?.holder ?? null) === seat).map((role) => ({ sign: point(role.domain), value: role.name[language], name: `${t.roles}: ${role.name[language]}` })),
      ],
    };
  });
}

function status({ position, language }: Context) {
  const t = words[language];
  return [
    position.era ? { text: t.era, strong: numerals[position.era] } : { text: t.setup },
    ...(position.era ? [{ text: position.round < 5 ? t.round(position.round + 1) : t.endOfEra }] : []),
    ...(phaseOf(position) ? phases.map((phase) => (phase === phaseOf(position) ? { text: '', strong: t[phase] } : { text: t[phase] })) : []),
    { sign: { symbol: '#do-i-tile' }, text: t.supply(supplyLeft(position)) },
  ];
}

// A tile is told by its number; what is on it is seen.
function phrase(text: Text, language: Language): string {
  return text[language].replace(/ \([^()]*: [^()]*\)/g, '');
}

// A card of the tree: what it stands for, in few words.
function cardName(card: string, language: Language): string {
  const level = levelOf.get(card);
  return level ? `${monuments.get(level.monument)!.name[language]} ${numerals[level.level]}` : wordOf(card)[language];
}
// Rotations and exchanges are told in short; the cell is seen on the map. A place of the tree is told by its neighbours.
function title({ words: [verb, what, where, how, more] }: Said, { position, me, language, names }: Context): string | null {
  const t = words[language];
  if (verb === 'order' && what) return t.next(names?.[seatOf(what)] || wordOf(what)[language]);
  if (verb === 'crown' && where) return `Locus (${what}, ${where})`;
  if (verb === 'site' && how) {
    const [o, inner] = facing(how);
    const text = beside({ i: Number(what), j: Number(where), o }, position, language);
    return `${text.charAt(0).toUpperCase()}${text.slice(1)} · ${t.turn} ${inner + 1}`;
  }
  if (verb === 'attach' && where && (how !== undefined || !what!.startsWith('copy-'))) {
    const [x, y] = (how === undefined ? [what, where] : [where, how]).map(Number) as [number, number];
    const at = (dx: number, dy: number) => position.players[me ?? 0]?.tree.find((card) => card.x === x + dx && card.y === y + dy)?.card;
    const sides = [[t.below, at(0, 1)], [t.above, at(0, -1)], [t.rightOf, at(-1, 0)], [t.leftOf, at(1, 0)]].filter(([, card]) => card) as [string, string][];
    const said = sides.map(([side, card]) => `${side} ${cardName(card, language)}`).join(', ');
    if (said) return [said.charAt(0).toUpperCase() + said.slice(1), ...(how === undefined ? [] : [wordOf(what!)[language]])].join(' · ');
  }
  if (verb === 'place' && more) return turned(what!, { i: Number(where), j: Number(how), o: facing(more)[0] }, facing(more)[1], language);
  if (verb === 'done') return t.done;
  if (verb === 'keep' && where) return t.keep(Number(where), wordOf(what!)[language]);
  if (verb === 'exchange' && how) return `${what} ${wordOf(where!)[language]} → ${wordOf(how)[language]}`;
  return null;
}

function notes(preview: Preview, { position, me, language }: Context): Note[] {
  if (me === null) return [];
  const t = words[language];
  const { knowledge, points: won, influence } = gains(preview, position, me);
  const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
  const made = production(preview);
  if (made) {
    const produced = [...made.domains.filter((row) => row.produced).map((row) => `${signed(row.produced)} ${wordOf(row.domain)[language]}`), ...(made.vestigium ? [`+${made.vestigium} ${t.ofChoice}`] : [])];
    const gained = [...made.domains.filter((row) => row.gained).map((row) => `${signed(row.gained!)} ${wordOf(row.domain)[language]}`), ...(made.gained_vestigium ? [`+${made.gained_vestigium} ${t.ofChoice}`] : [])];
    const more = [...(won ? [`${signed(won)} ${t.points}`] : []), ...(influence ? [`${signed(influence)} ${t.influence}`] : [])];
    const lost = made.domains.filter((row) => row.lost).map((row) => `−${row.lost} ${wordOf(row.domain)[language]}`);
    return [
      { text: `${produced.join(', ')}${made.locus ? ' · Locus' : ''}`, tone: 'good' },
      ...(gained.length || more.length ? [{ text: [...(gained.length ? [`${t.gained}: ${gained.join(', ')}`] : []), ...more].join(', '), tone: 'good' as const }] : []),
      ...(lost.length ? [{ text: `${t.limit}: ${lost.join(', ')}`, tone: 'bad' as const }] : []),
    ];
  }
  const gained = domains.filter((domain) => (knowledge[domain] ?? 0) > 0).map((domain) => `${signed(knowledge[domain]!)} ${wordOf(domain)[language]}`);
  const paid = domains.filter((domain) => (knowledge[domain] ?? 0) < 0).map((domain) => `${signed(knowledge[domain]!)} ${wordOf(domain)[language]}`);
  const good = [...(won ? [`${signed(won)} ${t.points}`] : []), ...(influence ? [`${signed(influence)} ${t.influence}`] : []), ...gained];
  return [...(good.length ? [{ text: good.join(', '), tone: 'good' as const }] : []), ...(paid.length ? [{ text: paid.join(', '), tone: 'bad' as const }] : [])];
}

function price(cost: { [domain: string]: number }, language: Language): string {
  return Object.entries(cost).map(([domain, amount]) => `${amount}${language === 'pt' ? ' de' : ''} ${wordOf(domain)[language]}`).join(' + ');
}

function name(place: string, { position, language, names }: Context): string {
  const t = words[language];
  const [kind, ...rest] = place.split(/[:@]/);
  const what = rest[0] ?? '';
  switch (kind) {
    case 'tile': {
      const land = position.board.find((entry) => entry.tile === what);
      return `${tileName(what, language)}${land?.level ? `; ${t.city(land.level)} (${wordOf(land.owner!)[language]})` : ''}`;
    }
    case 'hand': return tileName(what, language);
    case 'cell': return `${t.cell} ${beside(cellOf(place), position, language)}`;
    case 'turn': {
      const tile = placedTile(position);
      return tile ? turned(tile, cellOf(place), Number(rest[3]), language) : t.turn;
    }
    case 'piece': return rest.length > 1 ? `${t.turn} ${Number(rest[3]) + 1} (${rest.slice(0, 2).join(', ')})` : monuments.get(what)!.name[language];
    case 'locus': return `Locus (${rest.join(', ')})`;
    case 'monument': return monuments.get(what)?.name[language] ?? what;
    case 'nation':
    case 'objectives': return nations.get(what)?.name[language] ?? what;
    case 'role': {
      const holder = seatOf(position.roles[what]?.holder ?? null);
      return [roles.find((role) => role.id === what)?.name[language] ?? what, holder >= 0 ? names?.[holder] : ''].filter(Boolean).join(' · ');
    }
    case 'mastery': return masteryOf.get(what)?.name[language] ?? what;
    case 'card': return cardName(rest[1]!, language);
    case 'track': {
      const domain = rest[1] as Domain;
      return `${wordOf(domain)[language]}: ${position.players[Number(what)]!.knowledge[domain] ?? 0}, ${t.limit} ${position.players[Number(what)]!.limits[domain]}`;
    }
    case 'get': return `${t.receive} ${wordOf(rest[1]!)[language]}`;
    case 'tree': return `${t.freePlace} (${rest.join(', ')})`;
    case 'copy': return wordOf(`copy-${what}`)[language];
    case 'order': return `${t.initiative}: ${wordOf(what)[language]}`;
    case 'cradle': return t.cradle;
    case 'influence': return t.influence;
    case 'nodus': return t.nodus;
  }
  return place;
}

// What it is, and when it can be chosen: said of the kind itself, or of the state the piece is in.
function tip(key: string, title: string, language: Language, more = '', state = key): Tip | null {
  const text = aboutTexts[key];
  if (!text) return null;
  const when = aboutTexts[state]?.when;
  return { title: title.replace(/^./, (letter) => letter.toUpperCase()), text: [more, text[language]].filter(Boolean).join(' '), clause: text.clause, when: when?.[language], whenClause: when?.clause };
}
// Why a Mastery of the display is out of reach, as the engine sees it.
function masteryState(mastery: string, { position, me }: Context): string {
  const player = me === null ? null : position.players[me]!;
  if (!player) return 'mastery';
  if (player.tree.some((card) => card.card === mastery)) return 'owned';
  return !player.placeable.includes(mastery) ? 'unfit' : !player.affordable.includes(mastery) ? 'dear' : 'mastery';
}
function roleState(role: string, { position, me }: Context): string {
  const holder = seatOf(position.roles[role]?.holder ?? null);
  return holder < 0 ? 'free-role' : holder === me ? 'role' : 'other-role';
}

function aboutPlace(place: string, context: Context): Tip | null {
  const { position, language } = context;
  const t = words[language];
  const [kind, ...rest] = place.split(/[:@]/);
  const what = rest[0] ?? '';
  const title = name(place, context);
  switch (kind) {
    case 'tile': return tip(position.board.find((land) => land.tile === what)?.level ? 'city' : 'tile', title, language);
    case 'piece':
      if (rest.length > 1) return null;
      return tip('monument', title, language);
    case 'monument': {
      const site = position.monuments.find((entry) => entry.monument === what);
      const next = [...levelOf.values()].find((level) => level.monument === what && level.level === (site?.taken ?? 0) + 1);
      return tip('monument', title, language, next ? `${numerals[next.level]}: ${price(next.cost, language)}. ${aboutOf(next.id)?.[language] ?? ''}` : '');
    }
    case 'nation':
    case 'objectives': return tip('objectives', title, language, [1, 2, 3, 4, 5].map((slot) => aboutOf(`${what}.${slot}`)?.[language]).filter(Boolean).map((text, k) => `${k + 1}. ${text}.`).join(' '), kind);
    case 'role': return tip('role', title, language, aboutOf(what)?.[language], roleState(what, context));
    case 'mastery': {
      const mastery = masteryOf.get(what)!;
      const needs = mastery.prerequisite && t.needs(mastery.prerequisite.value, wordOf(mastery.prerequisite.domain)[language]);
      const lines = [`${t.cost} ${price(mastery.cost, language)}.`, needs, aboutOf(what)?.[language], `▲ ${price(mastery.advanced.upgrade_cost, language)}: ${aboutOf(`${what}.advanced`)?.[language] ?? ''}`];
      const found = tip('mastery', title, language, lines.filter(Boolean).join(' ').replace(/^./, (letter) => letter.toUpperCase()), masteryState(what, context));
      return found && { ...found, reconstructed: true };
    }
    case 'card': {
      const card = position.players[Number(what)]!.tree.find((entry) => entry.card === rest[1]);
      if (rest[1] === 'campfire') return tip('campfire', title, language, aboutOf('campfire')?.[language]);
      const kindOf = levelOf.has(rest[1]!) ? 'level' : 'card';
      const state = kindOf === 'level' ? 'level' : Number(what) !== context.me ? 'others-card' : card?.advanced ? 'advanced' : 'card';
      const found = tip(kindOf, title, language, aboutOf(`${rest[1]}${card?.advanced ? '.advanced' : ''}`)?.[language], state);
      return found && { ...found, reconstructed: true };
    }
    case 'order': return tip('cradle', title, language);
    case 'get': return tip('track', title, language);
    case 'copy': return tip('tree', title, language);
    case 'hand':
    case 'cell':
    case 'turn':
    case 'locus':
    case 'track':
    case 'tree':
    case 'cradle':
    case 'influence':
    case 'nodus': return tip(kind, title, language);
  }
  return null;
}

// Pieces that travel: tiles from my hand to the map, City tokens from a player to the map, cards into a tree.
function tokens(position: Position): Token[] {
  const found: Token[] = [];
  for (const land of position.board) {
    found.push({ kind: `tile ${land.tile}`, place: `cell:${land.i}:${land.j}:${land.o}`, count: 1 });
    if (land.level) found.push({ kind: `city ${seatOf(land.owner)}`, place: `city:${land.tile}`, count: 1 });
  }
  // A tile that another player is about to place comes from that player; it may be any that is not seen.
  const [next] = position.agenda;
  if (next?.duty === 'place-tile' && !position.named.length)
    for (const tile of position.unseen) found.push({ kind: `tile ${tile}`, place: `taken:${next.seat}`, count: 1 });
  position.players.slice(0, position.seats).forEach((player, seat) => {
    for (const tile of player.hand) found.push({ kind: `tile ${tile}`, place: `hand:${tile}`, count: 1 });
    found.push({ kind: `city ${seat}`, place: `cities:${seat}`, count: player.tokens });
    const grown = new Set(player.tree.map((card) => card.card));
    for (const mastery of masteryOf.keys()) found.push({ kind: `card ${mastery} ${seat}`, place: grown.has(mastery) ? `card:${seat}:${mastery}` : `mastery:${mastery}`, count: 1 });
  });
  for (const { monument } of position.monuments)
    for (const { id } of monument ? levelsOf(monument) : []) {
      const owner = position.players.findIndex((player) => player.tree.some((card) => card.card === id));
      found.push({ kind: `card ${id}`, place: owner < 0 ? `monument:${monument}` : `card:${owner}:${id}`, count: 1 });
    }
  return found;
}
function tokenSign(kind: string): Sign {
  const [piece, what] = kind.split(' ') as [string, string];
  if (piece === 'card') return masteryOf.has(what) ? point(masteryOf.get(what)!.domain) : { symbol: '#do-i-column' };
  return piece === 'tile' ? tileSign(what) : citySign(1, Number(what));
}
function standIns(place: string): string[] {
  const [kind, what] = place.split(':');
  if (kind === 'cities' || kind === 'taken') return [`seat:${what}`, `initiative:${what}`];
  if (kind === 'city') return [`tile:${what}`];
  if (kind === 'card') return [`seat:${what}`, `initiative:${what}`];
  return [];
}
function lift(position: Position, kind: string, place: string): void {
  const [piece, what] = kind.split(' ') as [string, string];
  if (piece === 'city' && place.startsWith('cities:')) position.players[Number(what)]!.tokens -= 1;
  else if (piece === 'tile' && place.startsWith('hand:')) for (const player of position.players) player.hand = player.hand.filter((tile) => tile !== what);
}

// Coordinates are words too; a group of answers with the same first one is told by it.
const coordinates = Object.fromEntries(Array.from({ length: 77 }, (_, k) => [String(k - 38), { en: `${words.en.column} ${k < 38 ? '−' : ''}${Math.abs(k - 38)}`, pt: `${words.pt.column} ${k < 38 ? '−' : ''}${Math.abs(k - 38)}` }]));

// What answers with the same verb are called together.
const together = {
  exchange: { en: 'Exchange', pt: 'Trocar' },
  place: { en: 'Place the tile', pt: 'Colocar a peça' },
  site: { en: 'Place the Monument', pt: 'Colocar o Monumento' },
  attach: { en: 'Attach the card', pt: 'Ligar a carta' },
  develop: { en: 'Develop a Mastery', pt: 'Desenvolver uma Maestria' },
  improve: { en: 'Turn a Mastery over', pt: 'Virar uma Maestria' },
  assimilate: { en: 'Assimilate a Mastery', pt: 'Assimilar uma Maestria' },
  turn: { en: 'Turn a Mastery over', pt: 'Virar uma Maestria' },
  build: { en: 'Build a City', pt: 'Construir uma Cidade' },
  raise: { en: 'Raise a City', pt: 'Elevar uma Cidade' },
  contribute: { en: 'Contribute to a Monument', pt: 'Contribuir para um Monumento' },
  reactivate: { en: 'Reactivate a tile', pt: 'Reativar uma peça' },
  take: { en: 'Place a tile', pt: 'Colocar uma peça' },
};

export const look: Look<Position> = {
  id: 'dominations',
  tone: 'parchment',
  Defs,
  Board,
  PlayerBoard,
  Supplies,
  sample: sample as unknown as Position,
  boardSize,
  glyphs: { 'mastery-cards': '#4F9A5B', 'mastery-effects': '#8BB987', 'monument-cards': '#B79A72', 'monument-rewards': '#E2A21C', influence: '#3B9692', domination: '#C86A65', overflow: '#5588BB', objectives: '#997AB3' },
  players,
  status,
  route,
  places,
  sign,
  phrase,
  title,
  group: (left, { position, language }, previews) => groupPlacements(left, position, language, previews),
  gathers: ({ words: [verb] }) => verb === 'name',
  tellsItself: true,
  notes,
  name,
  about: aboutPlace,
  tokens,
  tokenSign,
  standIns,
  lift,
  texts: { ...texts, word: { ...texts.word, ...coordinates }, verb: { ...texts.verb, ...together } } as unknown as Look['texts'],
};
