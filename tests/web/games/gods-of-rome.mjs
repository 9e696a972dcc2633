import { seats } from '../harness.mjs';

export default {
  game: 'gods-of-rome',
  setups: {
    'solo': { seats: seats(1) },
    '2 players': { seats: seats(2) },
    '3 players': { seats: seats(3), options: { map: 'first-game' } },
    '4 players': { seats: seats(4) },
    'powers': { seats: seats(3), options: { powers: true } },
    'pantheon': { seats: seats(2), options: { pantheon: true } },
    'powers and pantheon, solo': { seats: seats(1), options: { powers: true, pantheon: true } },
  },
  // Actions without a piece of their own, in the action bar alone.
  barOnly: /^(end|stop|pass|copies .*|mode .*)$/,
  // Pieces of a kind that can be chosen which never are, or where the click goes to what lies beneath.
  neverAnswers: /@home$|@slot-|^meeple:.*@(?!home)/,
  // Words that are the same in English and Portuguese.
  same: /^(Gods of Rome|Patronus|Festival|Diana|[IVX]+|(Diana|GR)[ -][IVX\d.]+.*|[+−]1 · Diana [IVX]+)$/,
  // The kinds of turns, by the action each begins with, and what an activated slot can do.
  turns: {
    'visit a god': /^visit /,
    'activate a slot': /^activate /,
    'score': /^score$/,
    'travel': /^travel /,
    'grow': /^grow /,
    'gather': /^gather /,
    'attack': /^attack /,
    'summon': /^summon /,
    'build a temple': /^build /,
    'take a card': /^take /,
  },
  // The questions that begin a turn.
  begin: /^take-turn$/,
};
