import { seats } from '../harness.mjs';

export default {
  game: 'origins',
  setups: {
    'solo': { seats: seats(1) },
    '2 players': { seats: seats(2) },
    '3 players': { seats: seats(3) },
    '4 players': { seats: seats(4) },
  },
  // Actions without a piece of their own, in the action bar alone.
  barOnly: /^(end|stop|skip|pass)$/,
  // Pieces of a kind that can be chosen which never are.
  neverAnswers: /^$/,
  // Words that are the same in English and Portuguese.
  same: /^(Origins: First Builders|Gods of Rome)$/,
  // The kinds of turns, by the action each begins with.
  turns: {
    'visit the first site': /^visit site-1 /,
    'visit the second site': /^visit site-2 /,
    'visit the third site': /^visit site-3 /,
    'visit the fourth site': /^visit site-4 /,
    'visit the fifth site': /^visit site-5 /,
    'the archon visits': /^visit site-\d archon/,
    'a tower': /^tower /,
    'population': /^population$/,
    'a district is closed': /^close /,
    'a building is bought': /^buy /,
    'a speaker is hired': /^hire /,
    'superiority': /^superiority$/,
    'pass': /^pass$/,
  },
  // The questions that begin a turn.
  begin: /^take-turn$/,
};
