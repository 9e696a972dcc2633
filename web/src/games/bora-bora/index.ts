// How Bora Bora looks and where on its table the words of an action lie.
import about from '../../../../data/about/bora-bora.json';
import texts from '../../../../data/texts/bora-bora.json';
import type { Language } from '../../frame/settings.svelte';
import type { LogLine, Preview, Text } from '../../protocol/api';
import type { Look, Note, PlaceContext, Player, Sign, Tip, Token } from '../look';
import Board from './Board.svelte';
import { bonusCards, buildings, buildingValue, ceremony, countsCards, emblems, fishNames, fishTiles, godNames, goods, gods, handSize, jewelNames, jewels, kindReconstructed, kinds, kindSymbols, materialNames, paths, points, priestsLeft, reconstructed, regionOf, roundCount, roundTable, seatOf, sold, spaceSymbols, statusValues, strengthOf, tasks, templeIndex, templeValues, total, worth, yielded, type God, type Position, type Space } from './data';
import Defs from './Defs.svelte';
import PlayerBoard from './PlayerBoard.svelte';
import { shape } from './shape';
import Supplies from './Supplies.svelte';
import sample from './sample.json';
import './theme.css';
import { words } from './words';

type Context = PlaceContext<Position>;

// What several actions with the same beginning are called together.
const together: { [word: string]: Text } = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((pips) => [String(pips), { en: `Place a ${pips}`, pt: `Colocar um ${pips}` }])),
  tattoo: { en: 'Tattoo a man', pt: 'Tatuar um homem' },
  collect: { en: 'Collect shells', pt: 'Recolher conchas' },
  gain: { en: 'Buy a good', pt: 'Comprar um bem' },
  material: { en: 'Take a material', pt: 'Tirar um material' },
  take: { en: 'Take a person', pt: 'Tirar uma pessoa' },
  activate: { en: 'Activate a kind', pt: 'Ativar um tipo' },
  complete: { en: 'Complete a task', pt: 'Completar uma tarefa' },
  discard: { en: 'Discard a task', pt: 'Descartar uma tarefa' },
  cover: { en: 'Choose two spaces', pt: 'Escolher dois espaços' },
  move: { en: 'Move huts', pt: 'Mover cabanas' },
};

interface AboutText {
  en: string;
  pt: string;
  clause?: string;
  when?: { en: string; pt: string; clause: string };
}
const aboutTexts = about as { [key: string]: AboutText };
const wordTexts = texts.word as { [word: string]: Text };
const resources = texts.resource as { [word: string]: Text };

const mark = (symbol: string): Sign => ({ symbol: `#bb-${symbol}`, box: '-10 -10 20 20' });
const disc = (seat: number): Sign => ({ symbol: '#p-disc', box: '-15 -15 30 30', emblem: `#bb-em-${emblems[seat]}`, emblemAt: 'scale(.86)', tone: `bb-${seat}` });
const hut = (seat: number): Sign => ({ symbol: '#bb-hut', box: '-32 -34 64 62', emblem: `#bb-em-${emblems[seat]}`, emblemAt: 'translate(0 -9) scale(.9)', tone: `bb-${seat}` });
const priest = (seat: number): Sign => ({ symbol: '#bb-priest', box: '-33 -34 66 66', emblem: `#bb-em-${emblems[seat]}`, emblemAt: 'translate(0 12) scale(.9)', tone: `bb-${seat}` });
const die = (seat: number, pips: string): Sign => ({ symbol: `#bb-die-${pips}`, box: '-21 -21 42 44', tone: `bb-${seat}` });
const card = (god: string): Sign => ({ symbol: '#bb-face', box: '-10 -10 20 20', tone: `bb-g-${god}` });
const godTile: Sign = { symbol: '#bb-godtile', box: '-20 -20 40 40' };
const bonusSigns: { [bonus: string]: Sign } = { 'god-card': mark('card'), offering: mark('offering'), status: mark('status'), shell: mark('shell') };
const bust = (sex: string): Sign => ({ symbol: `#bb-bust-${sex}`, box: '-12 -13 24 24' });

// The god that is being paid for, as the agenda tells it.
function paidGod(position: Position): God {
  const task = position.agenda[0];
  return task?.duty === 'pay-god' ? (gods[task.what] ?? 'blue') : 'red';
}

// Where a material may be seen to go: its free spaces; if there is none those that hold one, or the buildings over them.
function groundOf(position: Position, seat: number, material: string): string[] {
  const player = position.players[seat]!;
  const spaces = ceremony.filter((space) => space.material === material).map((space) => space.id);
  const over = (space: string) => buildings.find((tile) => player.buildings[tile]?.on?.split('-').includes(space));
  const uncovered = spaces.filter((space) => !over(space));
  const free = uncovered.filter((space) => !player.materials.includes(space));
  if (uncovered.length) return (free.length ? free : uncovered).map((space) => `ceremony:${space}@${seat}`);
  return [...new Set(spaces.map((space) => `built:${over(space)}@${seat}`))];
}

function route({ words: [verb, what, where, how] }: { words: string[] }, { position, me }: Context): string[] {
  const seat = me ?? position.active;
  switch (verb) {
    case 'settle':
    case 'expand': return [`region:${what}`];
    case 'hut': return [`hut:${what}@${seat}`];
    case 'place': return [`die:${what}@${seat}`, `space:${where}`, ...(how ? how.split('-').map((god) => `god:${god}@${seat}`) : [])];
    case 'pay':
      if (what === 'god-tile') return [`godtiles:${seat}`];
      return [`god:${what === 'card' ? paidGod(position) : what!.slice(5)}@${seat}`];
    case 'take': return [`person:${what}`];
    case 'put': return [`free:${what}@${seat}`];
    case 'tattoo': return [`own:man:${what}@${seat}`];
    case 'collect': return [`own:woman:${what}@${seat}`];
    case 'activate': return [`own:${what}:${where}@${seat}`, ...(how ? [`god:green@${seat}`] : [])];
    case 'gain':
    case 'bonus': return [what === 'god-card' ? 'pile' : `supply:${what}@${seat}`];
    case 'material': return groundOf(position, seat, what!);
    case 'move': return [`${position.players[seat]!.twelfth_huts ? 'hut' : 'free'}:twelfth@${seat}`];
    case 'priest': return [`temple:${what!.slice(7)}`];
    case 'build': return [`building:${what}@${seat}`];
    case 'cover': return what!.split('-').map((space) => `ceremony:${space}@${seat}`);
    case 'store': return [`ceremony:${what}@${seat}`];
    case 'pick': return [what === 'pile' ? 'pile' : `open:${what}`];
    case 'buy': return [`jewel:${what}`];
    case 'complete': return [`task:${what}@${seat}`, ...(where ? [`god:yellow@${seat}`] : [])];
    case 'discard': return [`task:${what}@${seat}`];
    case 'accept': return [`open-task:${what}`];
  }
  return [];
}

function places(line: LogLine, context: Context): string[] {
  const [verb, what, where] = line.words;
  switch (verb) {
    case 'lay': return [`fish:${where}`];
    case 'place': return [`space:${where}`];
    case 'pay': return [`seat:${line.seat}`];
    case 'set': return [`jewel:${what}`];
    case 'deal': return [`open-task:${what}`];
    case 'reveal': return [`open:${what}`];
    case 'draw': return ['pile'];
    case 'show': return (what === 'man' ? context.position.men : context.position.women).flatMap((entry, i) => (entry.kind === where ? [`person:${what}-${i + 1}`] : []));
  }
  return route(line, { ...context, me: line.seat });
}

function sign({ words: [verb, what, where] }: { words: string[] }, { position, me }: Context): Sign | null {
  const seat = me ?? position.active;
  switch (verb) {
    case 'settle':
    case 'expand': {
      const terrain = regionOf.get(what!)?.terrain;
      return mark(goods[terrain ?? ''] ?? 'land');
    }
    case 'hut':
    case 'move': return hut(seat);
    case 'place': return where ? mark(spaceSymbols[where]!) : what ? die(seat, what) : null;
    case 'pay': return what === 'god-tile' ? godTile : what ? card(what === 'card' ? paidGod(position) : what.slice(5)) : null;
    case 'take': {
      if (!what) return null;
      const [sex, at] = what.split('-');
      const kind = (sex === 'man' ? position.men : position.women)[Number(at) - 1]?.kind;
      return kind ? mark(kindSymbols[kind]!) : bust(sex!);
    }
    case 'tattoo':
    case 'collect': return what ? mark(kindSymbols[what]!) : bust(verb === 'tattoo' ? 'man' : 'woman');
    case 'activate': return where ? mark(kindSymbols[where]!) : what ? bust(what) : null;
    case 'gain':
    case 'bonus': return what ? bonusSigns[what]! : null;
    case 'material': return what ? mark(what) : mark('mats');
    case 'priest': return priest(seat);
    case 'build':
    case 'cover': return mark('house');
    case 'store': return mark('mats');
    case 'pick': return what === 'pile' ? mark('card') : what ? card(what) : null;
    case 'buy': return what ? mark(jewels.get(what)?.kind ?? 'necklace') : mark('necklace');
    case 'complete': return mark('check');
    case 'accept': return mark('check');
    case 'stop': return mark('vp');
  }
  return null;
}

function players({ position, language }: Context): Player[] {
  const t = words[language];
  return position.players.map((player, seat): Player => {
    const turn = position.order.indexOf(seat);
    return {
      seat,
      name: null,
      sign: disc(seat),
      role: !position.round ? t.setup : turn ? t.order(turn + 1) : '',  // the first is marked anyway
      first: position.round > 0 && turn === 0,
      points: points(player),
      figures: [
        { sign: mark('offering'), value: player.offerings, name: t.offerings },
        { sign: mark('shell'), value: player.shells, name: t.shells },
        { sign: mark('card'), value: handSize(player), name: t.godCards },
        { sign: godTile, value: player.god_tiles, name: t.godTiles },
        { sign: hut(seat), value: player.ordinary_huts + player.twelfth_huts, name: t.huts },
        { sign: priest(seat), value: priestsLeft(position, seat), name: t.priests },
        { sign: mark('land'), value: player.regions.length, name: t.regions },
        { sign: mark('check'), value: player.completed, name: t.done },
        ...player.dice.filter((entry) => entry.pips).map((entry, i): Player['figures'][number] => ({ sign: die(seat, String(entry.pips)), value: '', name: `${t.die} ${i + 1}: ${entry.pips}`, faint: !!entry.on })),
      ],
    };
  });
}

const laterDuties = new Set(['use-people', 'next-people', 'next-activation', 'perform-kind', 'choose-copies', 'move-huts', 'gather-material']);
const lastDuties = new Set(['buy-jewel', 'settle-task', 'accept-task', 'final-tasks', 'next-jewel', 'next-task', 'next-accept', 'next-final', 'go-on-final', 'finish-yellow']);
function status({ position, language }: Context) {
  const t = words[language];
  if (!position.round) return [{ text: t.setup }];
  const duties = position.agenda.map((task) => task.duty);
  const phase = !duties.length ? t.over : duties.some((duty) => lastDuties.has(duty)) ? t.phaseC : duties.some((duty) => laterDuties.has(duty)) ? t.phaseB : t.phaseA;
  return [{ text: t.round, strong: `${position.round} ${t.of(roundCount)}` }, { text: phase }];
}

function phrase(text: Text, language: Language): string {
  return text[language].replace(/(the ceremony spaces|os espaços de cerimónia) (?=\d)/, '');
}

// What the board helps to tell needs fewer words.
function title({ words: [verb, what, where, how] }: { words: string[] }, { position, language }: Context): string | null {
  const t = words[language];
  const capital = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());
  switch (verb) {
    case 'place': {
      const helpers = (how?.split('-') ?? []).map((god) => godNames.get(god)![language]);
      return `${what} · ${where === 'fishing' ? t.fishing : t.tileNames[where!]}${helpers.length ? ` + ${helpers.join(' + ')}` : ''}`;
    }
    case 'pay': return `${godNames.get(paidGod(position))![language]}: ${what === 'card' ? t.cardPayment : wordName(what!, language)}`;
    case 'take': {
      const [sex, index] = what!.split('-');
      const kind = (sex === 'man' ? position.men : position.women)[Number(index) - 1]?.kind;
      return kind ? `${index} · ${capital(kindName(kind, language))}` : null;
    }
    case 'activate': return `${capital(kindName(where!, language))} · ${wordName(what!, language)}${how ? ` (${how === 'double' ? t.doubled : t.second})` : ''}`;
    case 'pass': return position.agenda[0]?.duty === 'buy-jewel' ? t.noJewel : position.agenda[0]?.duty === 'play-red' ? t.noRed : null;
    case 'expand':
    case 'settle': return capital(regionOf.get(what!)?.name[language] ?? what!);
  }
  return null;
}

// What an option leads to and what the engine's preview says it changes, most telling first.
function notes(preview: Preview, context: Context): Note[] {
  const { position, me, language } = context;
  if (me === null) return [];
  const t = words[language];
  const player = position.players[me]!;
  const told: { rank: number; note: Note }[] = [];
  const tell = (rank: number, text: string, tone: Note['tone'], sign?: Sign) => told.push({ rank, note: { text, tone, sign, minor: rank > 4 } });
  const count = (rank: number, name: string, delta: number, sign?: Sign) => delta && tell(rank, `${name} ${signed(delta)}`, delta > 0 ? 'good' : 'bad', sign);
  const sum = (value: unknown): number => (typeof value === 'number' ? value : value && typeof value === 'object' ? total(value as { [key: string]: number }) : 0);
  const changed = (field: string) => preview.changes.find(({ at }) => at === `/players/${me}/${field}`);
  let scored = 0;

  for (const { at, old, new: now } of preview.changes) {
    const [group, key, field, item] = at.split('/').slice(1);
    if (group === 'map' && field === 'building_space' && old && seatOf(String(old)) !== me) tell(4, t.stepsAside, 'plain', hut(seatOf(String(old))));
    if (group !== 'players' || Number(key) !== me) continue;
    const delta = sum(now) - sum(old);
    if (field === 'points') scored += delta;
    else if (field === 'offerings' || field === 'shells' || field === 'god_tiles' || field === 'status') count(1, resources[field]![language], delta, { offerings: mark('offering'), shells: mark('shell'), god_tiles: godTile, status: mark('status') }[field]);
    else if (field === 'hand') count(1, item ? (godNames.get(item)?.[language] ?? '') : t.godCards, delta, item ? card(item) : mark('card'));
    else if ((field === 'men' || field === 'women') && item) tell(2, does(item, Number(now), language), 'plain', mark(kindSymbols[item]!));
    else if (field === 'twelfth_huts' && delta > 0) count(4, t.twelfth, delta, hut(me));
    else if (field === 'missing' && item !== undefined) tell(3, `${tasks.get(player.tasks[Number(item)]!)?.name[language]}: ${taskState(Number(now), language)}`, delta < 0 ? 'good' : 'bad', mark('check'));
    else if (field === 'missing_of_open' && item !== undefined) tell(6, `${tasks.get(position.open_tasks[Number(item)]!)?.name[language]}: ${taskState(Number(now), language)}`, 'plain', mark('check'));
  }
  if (scored) tell(0, `${signed(scored)} ${t.points}`, scored > 0 ? 'good' : 'bad', mark('vp'));

  const stores = changed('materials');
  if (stores) {
    const holding = (spaces: unknown, material: string) => (spaces as string[]).filter((space) => ceremony.find((entry) => entry.id === space)?.material === material).length;
    for (const material of ['wood', 'stone', 'sand']) count(2, materialNames.get(material)![language], holding(stores.new, material) - holding(stores.old, material), mark(material));
  }
  const bought = (changed('jewels')?.new as string[] | undefined)?.at(-1);
  if (bought) tell(1, t.atTheEnd(jewels.get(bought)!.vp), 'good', mark('vp'));
  const pushed = preview.changes.filter(({ at }) => at.startsWith('/temple/'));
  if (pushed.length) {
    const after = position.temple.map(({ priest: here }, i) => { const change = pushed.find(({ at }) => at === `/temple/${i}/priest`); return change ? change.new : here; });
    position.players.forEach((_, seat) => {
      const owner = (space: unknown) => seatOf(space as string | null) === seat;
      if (position.temple.filter((space) => owner(space.priest)).length > after.filter(owner).length) tell(3, t.leavesTemple, seat === me ? 'bad' : 'plain', priest(seat));
    });
  }
  const [verb] = preview.action.split(' ');
  if (verb !== 'activate' || !told.length) for (const [rank, note] of outlook(preview.action.split(' '), context)) told.push({ rank, note });
  return told.sort((one, other) => one.rank - other.rank).map(({ note }) => note);
}
const signed = (delta: number) => `${delta > 0 ? '+' : '−'}${Math.abs(delta)}`;
const taskState = (lacks: number, language: Language) => (lacks === 0 ? words[language].ready(worth.task) : lacks === 1 ? words[language].oneShort(worth.taskHelped) : words[language].short(lacks));

// What so many people of a kind do together, perhaps doubled.
function does(kind: string, copies: number, language: Language, doubled = false): string {
  const [first] = aboutTexts[kind]![language].split(/[.;] /);
  return first!.replace(/\d( \/ \d)+/, String(strengthOf(kind, copies, doubled)));
}

// What lies ahead of an option whose effect comes with the next choices: read off the table, as a player would.
function outlook([verb, what, where, how]: string[], { position, me, language }: Context): [number, Note][] {
  const t = words[language];
  const plain = (rank: number, text: string, sign?: Sign): [number, Note] => [rank, { text, tone: 'plain', sign, minor: rank > 4 }];
  switch (verb) {
    case 'settle':
    case 'expand': {
      const region = regionOf.get(what!)!;
      const good = goods[region.terrain]!;
      const fish = fishTiles.get(position.map[what!]?.fish ?? '');
      const holder = seatOf(position.map[what!]!.building_space);
      return [
        [2, { text: `${materialNames.get(good)?.[language] ?? resources.offerings![language]} +${yielded(region.terrain)}`, tone: 'good', sign: mark(good) }],
        ...(fish ? [plain(3, t.fishAtTheEnd(fish.vp), mark('vp'))] : []),
        ...(holder >= 0 && holder !== me ? [plain(4, t.stepsAside, hut(holder))] : []),
      ];
    }
    case 'place': return where === 'fishing' ? [] : [plain(4, t.reach[where!]!(how?.includes('white') ? 6 : Number(what)), mark(spaceSymbols[where!]!))];
    case 'activate': {
      const player = position.players[me ?? position.active]!;
      return [plain(4, does(where!, (what === 'man' ? player.men : player.women)[where!] ?? 1, language, how === 'double'), mark(kindSymbols[where!]!))];
    }
    case 'build': return [[2, { text: `+${roundTable[Math.max(0, position.round - 1)]!.building_vp} ${t.points}`, tone: 'good', sign: mark('vp') }]];
    case 'material': return [[2, { text: `${materialNames.get(what!)![language]} +1`, tone: 'good', sign: mark(what!) }]];
    case 'gain':
    case 'bonus': return what === 'god-card' ? [[1, { text: `${t.godCards} +${verb === 'gain' ? sold('god-card') : bonusCards}`, tone: 'good', sign: mark('card') }]] : [];
    case 'accept': {
      const lacks = me === null ? undefined : position.players[me]!.missing_of_open?.[position.open_tasks.indexOf(what!)];
      return lacks === undefined ? [] : [plain(2, taskState(lacks, language), mark('check'))];
    }
    case 'complete': return !where ? [] : [[2, { text: `+${worth.taskHelped} ${t.points}`, tone: 'good', sign: mark('vp') }]];
  }
  return [];
}

const wordName = (word: string, language: Language) => wordTexts[word]?.[language] ?? word;
const kindName = (kind: string, language: Language) => (kinds.get(kind)?.name as Text | undefined)?.[language] ?? kind;

function name(place: string, { position, language }: Context): string {
  const t = words[language];
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = '', at = ''] = rest.split('@');
  const player = position.players[Number(at || what)];
  switch (kind) {
    case 'region':
    case 'space-of': {
      const count = position.players.filter((entry) => entry.regions.includes(what)).length;
      return `${regionOf.get(what)?.name[language] ?? what}: ${count ? t.hutsHere(count) : t.empty}`;
    }
    case 'fish': {
      const tile = fishTiles.get(position.map[what]?.fish ?? '');
      return tile ? `${fishNames.get(tile.kind)![language]}, ${tile.vp} ${t.points}` : what;
    }
    case 'path': {
      const path = paths.find((entry) => entry.id === what);
      return path ? `${t.path} (${path.mode === 'land' ? t.land : t.water}): ${path.value}` : t.path;
    }
    case 'space': return what === 'fishing' ? t.fishing : t.tileNames[what] ?? wordName(what, language);
    case 'tile': return t.tileNames[what] ?? what;
    case 'die': return `${t.die} ${what}`;
    case 'temple': return wordName(`temple-${what}`, language);
    case 'temple-track': return position.god_tiles_at_temple === undefined ? t.temple : `${t.temple} (${t.godTiles}: ${position.god_tiles_at_temple})`;
    case 'status-track': return t.statusTrack;
    case 'jewel': {
      const tile = jewels.get(what);
      return tile ? `${jewelNames.get(tile.kind)![language]}: ${tile.vp} ${t.points}, ${t.price(tile.cost_shells)}` : what;
    }
    case 'column': return `${t.round} ${what}`;
    case 'jewellery': return `${t.jewellery}: ${player?.jewels.length ?? 0}`;
    case 'open-task':
    case 'task': return `${t.task}: ${tasks.get(what)?.name[language] ?? what}`;
    case 'person': {
      const [sex, index] = what.split('-');
      const found = (sex === 'man' ? position.men : position.women)[Number(index) - 1]?.kind;
      return `${index}: ${found ? `${wordName(sex!, language)}, ${kindName(found, language)}` : t.empty}`;
    }
    case 'own': {
      const [sex, found] = what.split(':');
      return `${wordName(sex!, language)}, ${kindName(found!, language)}`;
    }
    case 'hut':
      return `${wordName(what, language)}: ${t.hutsHere(what === 'twelfth' ? (player?.twelfth_huts ?? 0) : 1)}`;
    case 'free': return `${wordName(what, language)}: ${t.free}`;
    case 'ceremony': return wordName(what, language);
    case 'beside': return `${materialNames.get(what)?.[language]} ${t.beside}: ${player?.beside[what] ?? 0}`;
    case 'building':
    case 'built': return `${t.building} ${buildingValue(what)}`;
    case 'godtiles': return `${t.godTiles}: ${player?.god_tiles ?? 0}`;
    case 'god':
    case 'open': return godNames.get(what)?.[language] ?? what;
    case 'pile': return t.pile;
    case 'discarded': {
      const lying = Object.entries(position.discarded).filter(([, count]) => count).map(([god, count]) => `${godNames.get(god)?.[language]} ${count}`);
      return `${t.discard}: ${total(position.discarded)}${lying.length ? ` (${lying.join(', ')})` : ''}`;
    }
    case 'priests': return t.priests;
    case 'supply': return what === 'offering' ? `${t.offerings}: ${player?.offerings}` : what === 'shell' ? `${t.shells}: ${player?.shells}` : `${t.status}: ${player?.status} (${statusValues[player?.status ?? 0]} ${t.points})`;
  }
  return place;
}

function tip(key: string, title: string, language: Language, reconstructed = false): Tip | null {
  const text = aboutTexts[key];
  return text ? { title: title.replace(/^./, (letter) => letter.toUpperCase()), text: text[language], clause: text.clause, reconstructed, when: text.when?.[language], whenClause: text.when?.clause } : null;
}
// Of a tile with several actions all are told; what they share is said once.
function joined(tips: Tip[]): Tip {
  const once = (parts: (string | undefined)[], by: string) => [...new Set(parts.flatMap((part) => part?.split(by) ?? []))].join(by);
  return { ...tips[0]!, text: tips.map(({ text }) => text).join(' '), clause: once(tips.map(({ clause }) => clause), ', '), when: once(tips.map(({ when }) => when), '; '), whenClause: once(tips.map(({ whenClause }) => whenClause), ', ') };
}
// How much of a task is still missing, as the engine counts it.
function missingOf(position: Position, place: string, me: number | null): number | null {
  const [, kind, task, seat] = /^(task|open-task):([^@]+)(?:@(\d))?$/.exec(place) ?? [];
  const player = position.players[seat !== undefined ? Number(seat) : (me ?? -1)];
  if (!task || !player) return null;
  return (kind === 'task' ? player.missing?.[player.tasks.indexOf(task)] : player.missing_of_open?.[position.open_tasks.indexOf(task)]) ?? null;
}
// What belongs to others is never chosen, so nothing is said about when.
function aboutPlace(place: string, context: Context): Tip | null {
  const found = explained(place, context);
  const owner = /@(\d)$/.exec(place)?.[1] ?? /^godtiles:(\d)$/.exec(place)?.[1];
  return found && owner !== undefined && Number(owner) !== context.me ? { ...found, when: undefined } : found;
}
function explained(place: string, context: Context): Tip | null {
  const { position, language } = context;
  const [kind, rest = ''] = place.split(/:(.*)/s);
  const [what = ''] = rest.split('@');
  const title = name(place, context);
  switch (kind) {
    case 'region':
    case 'space-of': return tip('region', title, language, regionOf.get(what)?.reconstructed);
    case 'fish': return tip('fish', title, language, reconstructed.fish);
    case 'path': return tip('path', title, language, paths.find((path) => path.id === what)?.reconstructed);
    case 'space': return tip(what, title, language);
    case 'tile': return joined(what.split('-').map((action) => tip(action, title, language)!));
    case 'die': return tip('die', title, language);
    case 'temple':
    case 'temple-track':
    case 'priests': return tip('temple-track', title, language, reconstructed.temple);
    case 'status-track': return tip('status-track', title, language, reconstructed.status);
    case 'jewel': return tip(jewels.get(what)?.kind ?? '', title, language, reconstructed.jewels);
    case 'column':
    case 'jewellery': return tip('jewelry-grid', title, language);
    case 'open-task':
    case 'task': {
      const found = tip(kind === 'task' ? 'task' : 'tasks-board', title, language);
      const missing = missingOf(position, place, context.me);
      const guessed = missing && countsCards(what) && (position.players[Number(/@(\d)$/.exec(place)?.[1] ?? context.me ?? -1)]?.unseen ?? 0) > 0;
      return found && missing !== null ? { ...found, text: `${words[language][guessed ? 'atMost' : 'lacking'](missing)} ${found.text}` } : found;
    }
    case 'person': {
      const [sex, index] = what.split('-');
      const found = (sex === 'man' ? position.men : position.women)[Number(index) - 1]?.kind;
      return found ? tip(found, title, language, kindReconstructed(found)) : tip('position', title, language);
    }
    case 'own': return tip(what.split(':')[1]!, title, language, kindReconstructed(what.split(':')[1]!));
    case 'hut': return tip(what === 'twelfth' ? 'twelfth' : 'hut-space', title, language);
    case 'free': return tip('free-space', title, language);
    case 'ceremony': return tip('ceremony', title, language, reconstructed.ceremony);
    case 'beside': return tip('beside', title, language);
    case 'building':
    case 'built': return tip('building', title, language);
    case 'godtiles': return tip('god-tile', title, language);
    case 'god':
    case 'open': return tip(what, title, language);
    case 'pile': return tip('pile', title, language);
    case 'discarded': return tip('discarded', title, language);
    case 'supply': return tip(what === 'offering' ? 'offerings' : what === 'shell' ? 'shells' : 'status-track', title, language);
  }
  return null;
}

// Pieces that travel. The places are those the board names.
function tokens(position: Position): Token[] {
  const found: Token[] = [];
  position.players.forEach((player, seat) => {
    for (const region of player.regions) found.push({ kind: `hut ${seat}`, place: `hut:${seat}@${region}`, count: 1 });
    found.push({ kind: `hut ${seat}`, place: `hut:ordinary@${seat}`, count: player.ordinary_huts }, { kind: `hut ${seat}`, place: `hut:twelfth@${seat}`, count: player.twelfth_huts });
    found.push({ kind: `priest ${seat}`, place: `priests:${seat}`, count: priestsLeft(position, seat) });
    for (const { pips, on } of player.dice) if (pips) found.push({ kind: `die ${seat} ${pips}`, place: on ? `space:${on}` : `die:${pips}@${seat}`, count: 1 });
    for (const tile of buildings) if (player.buildings[tile]?.on) found.push({ kind: `building ${seat}${tile}`, place: `built:${tile}@${seat}`, count: 1 });
      else found.push({ kind: `building ${seat}${tile}`, place: `building:${tile}@${seat}`, count: 1 });
    for (const [god, count] of Object.entries(player.hand)) found.push({ kind: `card ${god}`, place: `god:${god}@${seat}`, count });
    for (const task of player.tasks) found.push({ kind: `task ${task}`, place: `task:${task}@${seat}`, count: 1 });
    for (const jewel of player.jewels) found.push({ kind: `jewel ${jewel}`, place: `jewellery:${seat}`, count: 1 });
    for (const sex of ['man', 'woman'] as const) {
      for (const [kind, count] of Object.entries(sex === 'man' ? player.men : player.women)) found.push({ kind: `person ${sex} ${kind}`, place: `own:${sex}:${kind}@${seat}`, count });
    }
  });
  position.temple.forEach((space, i) => {
    if (space.priest) found.push({ kind: `priest ${seatOf(space.priest)}`, place: `temple:${templeValues[i]}`, count: 1 });
  });
  for (const { tile } of position.jewels) if (tile) found.push({ kind: `jewel ${tile}`, place: `jewel:${tile}`, count: 1 });
  for (const [god, count] of Object.entries(position.open_cards)) found.push({ kind: `card ${god}`, place: `open:${god}`, count });
  for (const [god, count] of Object.entries(position.discarded)) found.push({ kind: `card ${god}`, place: 'discarded', count });
  for (const task of position.open_tasks) found.push({ kind: `task ${task}`, place: `open-task:${task}`, count: 1 });
  for (const [sex, display] of [['man', position.men], ['woman', position.women]] as const) {
    display.forEach(({ kind }, i) => kind && found.push({ kind: `person ${sex} ${kind}`, place: `person:${sex}-${i + 1}`, count: 1 }));
  }
  return found;
}

function lift(position: Position, kind: string, place: string): void {
  const [piece, what, which] = kind.split(' ') as [string, string, string];
  const seat = Number(what);
  const player = position.players[seat];
  if (piece === 'hut' && player) {
    if (place.startsWith('hut:ordinary')) player.ordinary_huts -= 1;
    else if (place.startsWith('hut:twelfth')) player.twelfth_huts -= 1;
  } else if (piece === 'priest' && place.startsWith('temple:')) position.temple[templeIndex(Number(place.slice(7)))]!.priest = null;
  else if (piece === 'jewel') position.jewels = position.jewels.map((entry) => (entry.tile === what ? { tile: null } : entry));
  else if (piece === 'person' && place.startsWith('person:')) {
    const display = what === 'man' ? position.men : position.women;
    display[Number(place.split('-').at(-1)) - 1] = { kind: null };
  } else if (piece === 'card' && place.startsWith('open:')) position.open_cards[what] = (position.open_cards[what] ?? 1) - 1;
  else if (piece === 'card' && place.startsWith('god:')) {
    const holder = position.players[Number(place.at(-1))];
    if (holder) holder.hand[what] = (holder.hand[what] ?? 1) - 1;
  } else if (piece === 'die' && player) {
    const found = player.dice.find((entry) => !entry.on && entry.pips === Number(which));
    if (found && !place.startsWith('space:')) found.pips = 0;
  }
}

function tokenSign(kind: string): Sign {
  const [piece, what, which] = kind.split(' ') as [string, string, string];
  switch (piece) {
    case 'hut': return hut(Number(what));
    case 'priest': return priest(Number(what));
    case 'die': return die(Number(what), which);
    case 'card': return card(what);
    case 'task': return mark('check');
    case 'jewel': return mark(jewels.get(what)?.kind ?? 'necklace');
    case 'person': return bust(what);
  }
  return mark('house');
}

function standIns(place: string): string[] {
  const at = /@(\d)$/.exec(place) ?? /^(?:priests|jewellery):(\d)$/.exec(place);
  if (at) return [`seat:${at[1]}`];
  const region = /^hut:\d@(.+)$/.exec(place);
  if (region) return [`region:${region[1]}`];
  return place.startsWith('space:') ? [`tile:${place.slice(6) as Space}`] : [];
}

export const look: Look<Position> = {
  id: 'bora-bora',
  tone: 'bora',
  Defs,
  Board,
  PlayerBoard,
  Supplies,
  sample: sample as unknown as Position,
  get boardSize() {
    return shape.size;
  },
  glyphs: { start: '#A3977C', fishing: '#1E7A86', helper: '#C98F5B', storytellers: '#E9B93A', 'red-god': '#CF4040', buildings: '#B9682F', status: '#F28C5B', temple: '#D7385E', tasks: '#2F7D4F', 'god-tiles': '#7B61B0', fish: '#3FA9D6', jewelry: '#2AA198', bonuses: '#8A6438' },
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
  texts: { ...(texts as unknown as Look['texts']), word: { ...wordTexts, ...together } },
};
