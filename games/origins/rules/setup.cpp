#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

constexpr std::uint8_t kDuringSetup = 1;

// OR-3.10
void equip(Player& player) {
  for (std::size_t r = 0; r < kResources; ++r) player.purse[r] = tables::kStartResources[r];
  player.bases = tables::kStartBases;
  player.city.push_back(Tile({tables::kAgoraX, tables::kAgoraY}, kAgora));
  player.city.push_back(Tile({tables::kPalaceX, tables::kPalaceY}, kPalace));
  player.towers.fill(tables::kStartTower);
}

// OR-3.9  One disc of each colour and one for each icon shown.
void fill_tower_supply(State& state) {
  state.tower_supply.fill(tables::kTowerSupplyBase);
  for (const DistrictCard& shown : state.districts)
    for (Colour c = 0; c < kColours; ++c)
      state.tower_supply[c] = static_cast<std::uint8_t>(state.tower_supply[c] + tables::kDistrictTowers[shown.card][c]);
}

// OR-3.12  The first player's disc at the bottom; on the temples the order does not matter.
void stack_discs(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat) {
    const std::uint8_t below = static_cast<std::uint8_t>((seat + state.seats - state.first) % state.seats);
    state.players[seat].military = {tables::kMilitaryStart, below};
    for (Disc& disc : state.players[seat].temples) disc = {0, below};
  }
}

void begin_pool(State& state) { state.agenda.schedule({task(Duty::roll_pool)}); }

// OR-3.14  Clockwise from the first player, then from the last one back.
Seat drafter(const State& state) {
  std::uint8_t taken = 0;
  for (Seat seat = 0; seat < state.seats; ++seat) taken += state.players[seat].freemen.size();
  const int turn = taken < state.seats ? taken : 2 * state.seats - 1 - taken;
  return static_cast<Seat>((state.first + turn) % state.seats);
}

void end_setup(State& state) {
  while (!state.pool.empty()) ++state.supply[state.pool.pop_back().colour];
  state.round = 1;
  begin_round(state);
}

void go_on_drafting(State& state) {
  for (Seat seat = 0; seat < state.seats; ++seat)
    if (available_bases(state.players[seat]) > 0) {
      state.active = drafter(state);
      return state.agenda.schedule({task(Duty::draft_die)});
    }
  end_setup(state);
}

std::uint8_t highest_in_pool(const State& state) {
  std::uint8_t highest = 0;
  for (Die die : state.pool) highest = std::max(highest, die.value);
  return highest;
}

void remove_from_pool(State& state, Die die) {
  state.pool.erase(static_cast<std::size_t>(std::find(state.pool.begin(), state.pool.end(), die) - state.pool.begin()));
}

// OR-21.2  The highest go; the player chooses only among equals.
void discard_highest(State& state, std::uint8_t left) {
  while (left > 0) {
    const std::uint8_t highest = highest_in_pool(state);
    const auto equals = std::count_if(state.pool.begin(), state.pool.end(), [&](Die die) { return die.value == highest; });
    if (equals > left) return state.agenda.schedule({task(Duty::discard_die, left)});
    for (std::uint8_t i = state.pool.size(); i-- > 0;)
      if (state.pool[i].value == highest) {
        ++state.supply[state.pool[i].colour];
        state.pool.erase(i);
        --left;
      }
  }
  go_on_drafting(state);
}

bool is_laid(const State& state, Site before, std::uint8_t bonus) {
  return std::find(state.bonuses.begin(), state.bonuses.begin() + before, bonus) != state.bonuses.begin() + before;
}

bool is_in_market(const State& state, Colour colour) {
  return std::any_of(state.market.begin(), state.market.end(), [&](Building b) { return colour_of(b) == colour; });
}

std::uint8_t market_slot(const State& state, Colour colour) {
  std::uint8_t slot = 0;
  while (colour_of(state.market[slot]) != colour) ++slot;
  return slot;
}

// OR-3.6  Ascending; in a tie the die whose colour lies lower in the market goes further left.
void sort_into_offer(State& state, Die die) {
  const auto comes_before = [&](Die a, Die b) {
    return a.value != b.value ? a.value < b.value : market_slot(state, a.colour) > market_slot(state, b.colour);
  };
  state.offer.push_back(die);
  for (std::size_t i = state.offer.size() - 1u; i > 0 && comes_before(state.offer[i], state.offer[i - 1]); --i)
    std::swap(state.offer[i], state.offer[i - 1]);
}

}  // namespace

State begin_setup(std::uint8_t seats) {
  State state;
  state.seats = seats;
  state.ships.fill(tables::kShipStart);
  state.bonuses.fill(kNone);
  state.zodiac.fill(kNone);
  state.holders.fill(kNone);
  state.supply.fill(static_cast<std::uint8_t>(tables::kDicePerColour - tables::kDiceRemoved[seats - 1]));  // OR-3.1
  for (Building b = 0; b < kBuildings; ++b) state.unseen[b] = tables::kBuildingCopies[b];                   // OR-3.4
  for (Seat seat = 0; seat < seats; ++seat) equip(state.players[seat]);
  stack_discs(state);
  state.agenda.schedule({task(Duty::lay_bonus, 0)});
  return state;
}

void list_bonuses_left(const State& state, Task task, Actions& actions) {
  for (std::uint8_t bonus = 0; bonus < kBonuses; ++bonus)
    if (!is_laid(state, task.what, bonus)) actions.add(sentence(Verb::lay, bonus));
}

// OR-3.2  The mothership of the tile's colour stands where the tile lies.
void lay_bonus(State& state, Task task, std::uint8_t bonus) {
  state.bonuses[task.what] = bonus;
  const std::uint8_t next = static_cast<std::uint8_t>(task.what + 1);
  state.agenda.schedule({next < kSites ? origins::task(Duty::lay_bonus, next) : origins::task(Duty::deal_zodiac, 0)});
}

void list_zodiac_left(const State& state, Task task, Actions& actions) {
  for (std::uint8_t card = 0; card < tables::kZodiacs.size(); ++card)
    if (std::find(state.zodiac.begin(), state.zodiac.begin() + task.what, card) == state.zodiac.begin() + task.what)
      actions.add(sentence(Verb::deal, card));
}

// OR-3.3
void deal_zodiac(State& state, Task task, std::uint8_t card) {
  state.zodiac[task.what] = card;
  const std::uint8_t next = static_cast<std::uint8_t>(task.what + 1);
  state.agenda.schedule({next < kTemples ? origins::task(Duty::deal_zodiac, next) : origins::task(Duty::draw_market)});
}

// OR-3.5  Any tile of a colour not yet shown: the stacks are equally high, so colours and tiles are as likely.
void list_market_draws(const State& state, Actions& actions) {
  for (Building b = 0; b < kBuildings; ++b)
    if (state.unseen[b] > 0 && !is_in_market(state, colour_of(b))) actions.add(sentence(Verb::draw, b), state.unseen[b]);
}

void draw_market(State& state, Building building) {
  --state.unseen[building];
  state.market.push_back(building);
  state.agenda.schedule({state.market.size() < kMarketSlots ? task(Duty::draw_market) : task(Duty::reveal_tile, 0, kDuringSetup)});
}

void list_unseen(const State& state, Task task, Actions& actions) {
  for (Building b = 0; b < kBuildings; ++b)
    if (colour_of(b) == task.what && state.unseen[b] > 0) actions.add(sentence(Verb::reveal, b), state.unseen[b]);
}

void reveal_tile(State& state, Task task, Building building) {
  --state.unseen[building];
  state.stacks[task.what].top = building;
  if (task.where != kDuringSetup) return;
  const std::uint8_t next = static_cast<std::uint8_t>(task.what + 1);
  state.agenda.schedule(
      {next < kColours ? origins::task(Duty::reveal_tile, next, kDuringSetup) : origins::task(Duty::roll_offer, 0, kDuringSetup)});
}

// A 6 is rolled again, so 1 to 5 are equally likely.
void list_citizen_roll(Actions& actions) {
  for (std::uint8_t value : tables::kRollValues) actions.add(sentence(Verb::roll, value - 1));
}

void roll_offer(State& state, Task task, std::uint8_t value) {
  --state.supply[task.what];
  if (task.where != kDuringSetup) return state.offer.push_back({task.what, value});  // OR-13.2
  sort_into_offer(state, {task.what, value});
  const std::uint8_t next = static_cast<std::uint8_t>(task.what + 1);
  state.agenda.schedule({next < kColours ? origins::task(Duty::roll_offer, next, kDuringSetup)
                                         : origins::task(Duty::roll_speaker, tables::kSpeakerDice[state.seats - 1], kDuringSetup)});
}

void list_speaker_roll(Actions& actions) {
  for (std::size_t i = 0; i < kDieFaces; ++i)
    if (tables::kSpeakerFaces[i] > 0) actions.add(sentence(Verb::roll, i), tables::kSpeakerFaces[i]);
}

// OR-3.7 in set-up, OR-18.1 at the end of a round
void roll_speaker(State& state, Task task, std::uint8_t value) {
  ++state.speakers[value - 1];
  if (task.what > 1) state.agenda.schedule({origins::task(Duty::roll_speaker, task.what - 1, task.where)});
  else if (task.where == kDuringSetup) state.agenda.schedule({origins::task(Duty::show_district)});
}

void list_districts_left(const State& state, Actions& actions) {
  std::array<bool, kDistricts> shown{};
  for (const DistrictCard& card : state.districts) shown[card.card] = true;
  for (std::uint8_t card = 0; card < kDistricts; ++card)
    if (!shown[card]) actions.add(sentence(Verb::show, card));
}

// OR-3.8
void show_district(State& state, std::uint8_t card) {
  state.districts.push_back({card, tables::kDistrictGold, 0});
  if (state.districts.size() < tables::kDistrictCards[state.seats - 1]) return state.agenda.schedule({task(Duty::show_district)});
  fill_tower_supply(state);
  if (is_solo(state)) return begin_pool(state);  // OR-21.3
  state.agenda.schedule({task(Duty::choose_first)});
}

void list_first_players(const State& state, Actions& actions) {
  for (Seat seat = 0; seat < state.seats; ++seat) actions.add(sentence(Verb::first, seat));
}

// OR-3.11
void choose_first(State& state, Seat seat) {
  state.first = seat;
  stack_discs(state);
  begin_pool(state);
}

std::uint8_t pool_size(const State& state) { return static_cast<std::uint8_t>(kColours * (is_solo(state) ? 1u : tables::kPoolPerColour)); }

// OR-3.13, OR-21.2  Colour after colour.
void roll_pool(State& state, std::uint8_t value) {
  const Colour colour = static_cast<Colour>(state.pool.size() * kColours / pool_size(state));
  --state.supply[colour];
  state.pool.push_back({colour, value});
  std::sort(state.pool.begin(), state.pool.end());
  if (state.pool.size() < pool_size(state)) return state.agenda.schedule({task(Duty::roll_pool)});
  if (is_solo(state)) return discard_highest(state, tables::kSoloDiscard);
  go_on_drafting(state);
}

void list_draft(const State& state, Actions& actions) {
  for (std::size_t i = 0; i < state.pool.size(); ++i)
    if (i == 0 || state.pool[i] != state.pool[i - 1]) actions.add(sentence(Verb::draft, code_of(state.pool[i])));
}

void draft_die(State& state, DieCode code) {
  remove_from_pool(state, die_of(code));
  add_freeman(active_player(state), die_of(code));
  go_on_drafting(state);
}

void list_discards(const State& state, Actions& actions) {
  for (Die die : state.pool)
    if (die.value == highest_in_pool(state)) actions.add(sentence(Verb::discard, code_of(die)));
}

void discard_die(State& state, Task task, DieCode code) {
  remove_from_pool(state, die_of(code));
  ++state.supply[die_of(code).colour];
  discard_highest(state, static_cast<std::uint8_t>(task.what - 1));
}

}  // namespace tessera::origins
