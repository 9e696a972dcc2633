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
};
