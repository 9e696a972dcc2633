import { check, moduleOf, seats } from '../harness.mjs';

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
  // Modules of the page by themselves.
  modules: {
    'a tile over a Farm completes a pattern': async () => {
      const { newTiles, openings } = await moduleOf('games/origins/preview.ts');
      const tile = (x, y, more) => ({ x, y, tile: 'b-mint', farm: false, seat: null, district: null, matches: [], ...more });
      const city = [tile(0, 0, { district: 'open', matches: ['district-01'] }), tile(1, 0), tile(0, 1), tile(1, 1, { farm: true })];
      const said = (...changes) => {
        const preview = { changes: changes.map(([at, value]) => ({ at: `/players/1/city${at}`, old: null, new: value })) };
        return JSON.stringify([openings(preview, 1, city), newTiles(preview, 1, city).map(({ x, y, farm }) => [x, y, farm])]);
      };
      const gains = (opens, x, ...matches) => [{ x, y: 0, opens, matches }];
      const is = (found, ...wanted) => check(found === JSON.stringify(wanted), `found ${found}, not ${JSON.stringify(wanted)}`);
      const covered = ['/3/farm', false];
      is(said(covered, ['/0/matches', ['district-01', 'district-02']]), gains(false, 0, 'district-02'), [[1, 1, false]]);
      is(said(covered, ['/0/matches/0', 'district-03']), gains(false, 0, 'district-03'), [[1, 1, false]]);
      is(said(covered, ['/0/matches', []]), [], [[1, 1, false]]);
      is(said(['', [city[0], tile(1, 0, { district: 'open', matches: ['district-04'] }), ...city.slice(2), tile(2, 0)]]), gains(true, 1, 'district-04'), [[2, 0, false]]);
    },
    'a card that others scored still gives its first value': async () => {
      const { worth } = await moduleOf('games/origins/preview.ts');
      const values = [[], ['seat-1'], ['seat-2'], ['seat-1', 'seat-2']].map((scored) => worth({ vpFirst: 8, vpNext: 4 }, scored, 1));
      check(String(values) === '8,8,4,4', `worth ${values}`);
    },
  },
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
