import { seats } from '../harness.mjs';

export default {
  game: 'dominations',
  setups: {
    '2 players': { seats: seats(2, 'random') },
    '3 players': { seats: seats(3, 'random') },
    '4 players': { seats: seats(4, 'random') },
  },
  // Actions without a piece of their own, in the action bar alone.
  barOnly: /^(end|pass|done)$/,
  // Pieces of a kind that can be chosen which never are.
  neverAnswers: /^$/,
  // Words that are the same in English and Portuguese.
  same: /^(Dominations: Road to Civilization|Gods of Rome|Petra|Machu Picchu|Stonehenge|Angkor Wat|Vikings|Inventor)$/,
  // The kinds of turns and of what a turn consists of, by their actions.
  turns: {
    'a tile is placed': /^take /,
    'knowledge is exchanged': /^exchange /,
    'a city is built': /^build /,
    'a monument is added to': /^contribute /,
    'a mastery is developed': /^develop /,
    'a mastery is improved': /^improve /,
    'a role is used': /^(worker|inventor)$/,
    'the turn order is set': /^order /,
    'the turn ends': /^(end|pass)$/,
  },
  // The questions that begin a turn.
  begin: /^take-tile$/,
};
