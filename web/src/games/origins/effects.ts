// What an effect of the data looks like: a row of words, signs and small pieces. Signs begin with #, buildings of a colour
// with *, dice with !; the arrow parts what is paid from what it gives.
import { constants } from '../../../../data/origins.json';

interface Amount {
  base?: number;
  each?: number;
  per?: string;
}
type Count = number | string | Amount;
export interface Effect {
  op: string;
  steps?: Effect[] | Count;
  options?: Effect[];
  effect?: Effect;
  res?: { [resource: string]: Count };
  choice?: string[];
  of?: string[];
  n?: Count;
  base?: number;
  each?: number;
  per?: string;
  table?: { values: { [count: string]: number } };
  temple?: string;
  upTo?: boolean;
  min?: number;
  max?: number;
  amount?: number;
  value?: number;
  color?: string;
}

const counted: { [what: string]: string } = {
  own_farms: '#farm', own_freemen: '#i-base', freemen_colors: '!orange', closed_districts: '#i-seat', advisors: '#i-advisor', empty_adjacent: '*none',
};
function per(what = ''): string[] {
  const [kind, colour] = what.split(':');
  if (colour) return [`${kind === 'own_freemen' ? '!' : '*'}${colour}`];
  return counted[what] ? [counted[what]] : [];
}
// A number, and for what each: "1+3", then the sign, then what is counted.
function many(count: Count, sign: string): string[] {
  if (typeof count === 'string') return many((constants as unknown as { [name: string]: { value: number } })[count]!.value, sign);
  if (typeof count === 'number') return [String(count), sign];
  const { base = 0, each = 1 } = count;
  const number = [base && each === 1 && !count.per?.includes('freemen') ? `${base}+` : base ? `${base}+${each}` : each === 1 ? '' : String(each)];
  const what = per(count.per);
  return [...number.filter(Boolean), sign, ...(what.length ? ['/', ...what] : [])];
}
const between = (parts: string[][], word: string): string[] => parts.flatMap((part, i) => (i ? [word, ...part] : part));

export function signsOf(effect: Effect): string[] {
  switch (effect.op) {
    case 'gain': return Object.entries(effect.res!).flatMap(([resource, count], _, { length }) => (length > 1 && count === 1 ? [`#i-${resource}`] : many(count, `#i-${resource}`)));
    case 'gain_choice': return effect.of!.length > 2 ? many(effect.n!, '#i-basic') : between(effect.of!.map((resource) => [`#i-${resource}`]), '/');
    case 'pay': return [...(effect.choice ? ['#i-basic'] : signsOf({ op: 'gain', res: effect.res }).filter((sign) => sign !== '1')), '→'];
    case 'seq': return sequence(effect.steps as Effect[]);
    case 'and_or': return between(effect.options!.map(signsOf), '+');
    case 'choose_one': return between(effect.options!.map(signsOf), '/');
    case 'optional': return signsOf(effect.effect!);
    case 'military_move': return many(effect.steps as Count, '#i-move');
    case 'attack': return ['#i-attack'];
    case 'buy_building': return ['#i-build'];
    case 'temple_advance': return [effect.upTo ? `1–${effect.steps as number}` : String(effect.steps), `#i-${effect.temple!.startsWith('temple-') ? effect.temple!.slice(7) : 'temple'}`];
    case 'take_citizen': return ['+', '#i-cit'];
    case 'take_speaker': return ['+', '!white'];
    case 'food_menu': return [`${effect.min}–${effect.max}`, '#i-food', '→', '#i-cit', '/', '#i-move'];
    case 'raise_freeman': return [`+${effect.amount}`, '#i-cit'];
    case 'recolor_freeman': return ['!red', '→', '!blue'];
    case 'vp': return effect.table ? [scale(Object.entries(effect.table.values).filter(([count]) => count !== '0').map(([, points]) => points)), '#i-vp'] : many(effect, '#i-vp');
    case 'vp_from_die': return [`!${effect.color}`, '→', '#i-vp'];
    case 'set_ship': return ['#ship', String(effect.value)];
    case 'reserve_building': return ['0', '#i-wisdom', '#i-build'];
    case 'copy_adjacent': return ['#i-copy'];
  }
  return [];
}
const scale = (points: number[]): string => (points.length > 4 ? `${points[0]}–${points.at(-1)}` : points.join(' '));
// Points for two things at the same rate are one row; what may be added for a price is told by the tooltip alone.
function sequence(steps: Effect[]): string[] {
  const [first, second] = steps as [Effect, Effect?];
  if (first.op === 'vp' && second?.op === 'vp' && first.each === second.each) return [...signsOf(first), ...per(second.per)];
  const shown = steps.filter((step, i) => i === 0 || step.op !== 'optional');
  return shown.flatMap((step, i) => [...(i && shown[i - 1]!.op === 'military_move' ? ['+'] : []), ...bare(signsOf(step), shown.length)]);
}
// Among others a single unit needs no number.
const bare = (signs: string[], steps: number): string[] => (steps > 1 && signs[0] === '1' && /^#i-(basic|gold|stone|food|wisdom)$/.test(signs[1] ?? '') ? signs.slice(1) : signs);
