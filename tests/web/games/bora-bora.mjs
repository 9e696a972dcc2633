import { seats } from '../harness.mjs';

export default {
  game: 'bora-bora',
  setups: {
    '2 players': { seats: seats(2) },
    '3 players': { seats: seats(3) },
    '4 players': { seats: seats(4) },
  },
  // Actions without a piece of their own, in the action bar alone.
  barOnly: /^(end|stop|pass|copies .*|mode .*)$/,
  // Pieces of a kind that can be chosen which never are.
  neverAnswers: /^$/,
  // What tooltips say at the start: all actions of a combined tile; "reconstructed" only where the data says so.
  says: {
    'tile:man-woman': /^Man \/ Woman.*Take a man .*Take a woman .*a man within the value.*a woman within the value/,
    'tile:land-water': /^Land \/ Water.*over a land path .*over a water path /,
    'hut:twelfth@0': /^The 12th space: 2 huts/,
    'free:ordinary@0': /^An ordinary space: free/,
    'region:south-plains': /^Southern plains(?!.*reconstructed)/,
    'region:west-plains': /^Western plains.*reconstructed/,
    'path:water-center-mountain-south-plains': /^Path \(water\): 5(?!.*reconstructed)/,
    'path:water-center-beach-west-forest': /^Path \(water\): 3.*reconstructed/,
  },
  // Words that are the same in English and Portuguese.
  same: /^Bora Bora$/,
  // The kinds of turns, by the action each begins with.
  turns: {
    'a die for a man': /^place \d man/,
    'a die for a woman': /^place \d woman/,
    'a die for a hut by land': /^place \d (expand-)?land/,
    'a die for a hut by water': /^place \d (expand-)?water/,
    'a die for a building': /^place \d build/,
    'a die for the temple': /^place \d temple/,
    'a die for helpers': /^place \d helper/,
    'a die for fishing': /^place \d fishing/,
    'a god is paid': /^pay /,
    'people are used': /^activate /,
    'nobody is used': /^end$/,
    'jewellery is bought': /^buy /,
    'a task is fulfilled': /^complete /,
    'a task is discarded': /^discard /,
    'a new task': /^accept /,
  },
  // The questions that begin a turn.
  begin: /^(place-die|use-people|buy-jewel|settle-task|accept-task)$/,
};
