// A small evaluation: what final scoring would give now, and what the rest is likely to bring.
#include <numeric>

#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// The more of a resource, the less a further one helps.
float worth_of(unsigned amount) {
  const float units = static_cast<float>(amount);
  return amount <= 4 ? 0.55f * units : 2.2f + 0.15f * std::min(units - 4, 8.0f);
}

float worth_of_resources(const Player& player) {
  return worth_of(player.purse[stone]) + worth_of(player.purse[food]) + worth_of(player.purse[wisdom]) +
         0.5f * static_cast<float>(std::min<int>(player.purse[gold], 6));
}

// A placed Freeman counts as it will be when it returns, so that passing early wins nothing.
int value_at_home(const Freeman& freeman) { return freeman.die.value + (freeman.place != 0); }
bool retires(const Freeman& freeman) { return value_at_home(freeman) > tables::kFreemanMax; }

// A die works until it would rise above 6, and the older it is the more a Seat of Power gains by it.
float worth_of_freemen(const Player& player) {
  float worth = 0;
  for (const Freeman& freeman : player.freemen) {
    if (retires(freeman)) continue;
    const float value = static_cast<float>(value_at_home(freeman)), height = player.towers[freeman.die.colour];
    worth += 1.0f + 0.8f * (tables::kFreemanMax + 1 - value) + value * (0.2f + 0.4f * height);
  }
  return worth;
}

constexpr float kAdvisor = 1, kBase = 0.8f;  // the Archon's colours grow; a base waits for a die

// OR-13.5  A placed Freeman of 6 is as good as an Advisor, or as the points in its stead.
float worth_of_retiring(const Player& player, float left) {
  FixedVector<Colour, kColours> track = player.advisors;
  float worth = 0;
  for (const Freeman& freeman : player.freemen) {
    if (!retires(freeman)) continue;
    const float last = track.empty() ? 0 : tables::kAdvisorVp[track.size() - 1];
    worth += kBase * left;
    if (std::find(track.begin(), track.end(), freeman.die.colour) != track.end()) {
      worth += last;
      continue;
    }
    worth += tables::kAdvisorVp[track.size()] - last + kAdvisor * left;
    track.push_back(freeman.die.colour);
  }
  return worth;
}

// Visits still to come: of workers not yet placed, and in solo of the rounds left.
float worth_of_visits(const State& state, const Player& player) {
  const auto unused = [](const auto& worker) { return worker.place == 0; };
  const auto freemen = std::count_if(player.freemen.begin(), player.freemen.end(), unused);
  const auto speakers = std::count_if(player.speakers.begin(), player.speakers.end(), unused);
  float visits = static_cast<float>(speakers);  // they wait for the next round
  if (!player.passed) visits += static_cast<float>(freemen + (player.archon == 0));
  if (is_solo(state)) visits += static_cast<float>((tables::kSoloRounds - state.round) * (player.freemen.size() + 1));
  return 1.5f * (visits + static_cast<float>(player.tokens));
}

constexpr Colour kToBuild = kNone - 1;  // stands for the colour of an empty cell
using Pattern = std::array<Colour, 4>;

// How many of a card's three tiles a block has, most of the ways to lay it; 0 if another tile is in the way of each.
std::size_t tiles_for(const Pattern& block, std::uint8_t card) {
  std::size_t most = 0;
  const auto lay = [&](Colour across, Colour side1, Colour side2) {
    const std::array<std::pair<Colour, Colour>, 3> cells{
        {{across, tables::kDistrictOpposite[card]}, {side1, tables::kDistrictSide1[card]}, {side2, tables::kDistrictSide2[card]}}};
    std::size_t found = 0;
    for (const auto& [is, should_be] : cells) {
      if (is != should_be && is != kToBuild) return;
      found += is == should_be;
    }
    most = std::max(most, found);
  };
  for (std::size_t wild = 0; wild < 4; ++wild) {
    lay(block[3 - wild], block[wild ^ 1], block[wild ^ 2]);
    lay(block[3 - wild], block[wild ^ 2], block[wild ^ 1]);
  }
  return most;
}

// The same for every block and card, looked up: the search asks for it all the time.
constexpr std::size_t kCellKinds = kColours + 2, kBlocks = kCellKinds * kCellKinds * kCellKinds * kCellKinds;
using TilesFor = std::array<std::array<std::uint8_t, std::size(tables::kDistrictOpposite)>, kBlocks>;

constexpr Colour kind_at(std::size_t place) { return place < kColours ? static_cast<Colour>(place) : place == kColours ? kToBuild : kNone; }
constexpr std::size_t place_of(Colour kind) { return kind == kToBuild ? kColours : kind == kNone ? kColours + 1 : kind; }

std::size_t place_of(const Pattern& block) {
  std::size_t place = 0;
  for (Colour kind : block) place = place * kCellKinds + place_of(kind);
  return place;
}

const TilesFor kTilesFor = [] {
  TilesFor made{};
  for (std::size_t i = 0; i < kBlocks; ++i) {
    Pattern block{};
    for (std::size_t cell = 4, rest = i; cell-- > 0; rest /= kCellKinds) block[cell] = kind_at(rest % kCellKinds);
    for (std::uint8_t card = 0; card < made[i].size(); ++card) made[i][card] = static_cast<std::uint8_t>(tiles_for(block, card));
  }
  return made;
}();

float card_points(const DistrictCard& shown, Seat seat) {
  const bool again = shown.scored & only(seat);
  return static_cast<float>((again ? tables::kDistrictNext[shown.card] : tables::kDistrictFirst[shown.card]) + shown.gold);
}

// The part of a card's points that each of its tiles in a block is worth before the District is closed.
constexpr std::array<float, 4> kShareOfCard{0, 0.12f, 0.4f, 0.85f};

class Prospects {
 public:
  Prospects(const State& state, Seat seat) : state_(state), player_(state.players[seat]) {
    for (std::uint8_t i = 0; i < state.districts.size(); ++i) points_[i] = card_points(state.districts[i], seat);
    CityMap(player_.city).for_each_block([this](const std::array<TileId, 4>& block) { add(block); });
  }

  // For each card the block that is nearest to it; blocks that lack one tile; a seat to spare.
  float of_building() const {
    return std::accumulate(cards_.begin(), cards_.end(), 0.0f) + static_cast<float>(std::min(lack_one_, 2)) + (spare_ > 0);
  }
  // What the Freemen at hand would score on the open seats, and use of buildings of their colour.
  float of_closing() const { return closing_; }

 private:
  void add(const std::array<TileId, 4>& block) {
    const City& city = player_.city;
    const auto empty = std::count(block.begin(), block.end(), kNone);
    if (empty > 2 || (empty == 0 && city[block[0]].has_die())) return;
    Pattern colours{};
    for (std::size_t i = 0; i < 4; ++i) colours[i] = block[i] == kNone ? kToBuild : city[block[i]].colour();
    const auto& tiles = kTilesFor[place_of(colours)];
    for (std::uint8_t i = 0; i < state_.districts.size(); ++i)
      cards_[i] = std::max(cards_[i], kShareOfCard[tiles[state_.districts[i].card]] * points_[i]);
    lack_one_ += empty == 1;
    if (empty == 0) add_seat(colours);
  }

  void add_seat(const Pattern& colours) {
    std::uint8_t best = kNone;
    float most = 0;
    for (std::uint8_t i = 0; i < player_.freemen.size(); ++i) {
      const Freeman& freeman = player_.freemen[i];
      const Colour colour = freeman.die.colour;
      const auto used = std::count(colours.begin(), colours.end(), colour);
      const float points = static_cast<float>(value_at_home(freeman) * player_.towers[colour]) + 1.5f * static_cast<float>(used);
      if (!retires(freeman) && !(seated_ >> i & 1) && points > most) best = i, most = points;
    }
    if (best == kNone) ++spare_;
    else seated_ |= 1u << best, closing_ += most;
  }

  const State& state_;
  const Player& player_;
  std::array<float, tables::kMostDistricts> points_{}, cards_{};
  float closing_ = 0;
  unsigned seated_ = 0;  // Freemen with a seat, one bit each
  int lack_one_ = 0, spare_ = 0;
};

float worth_of_tiles(const City& city) {
  float worth = 0;
  for (const Tile& tile : city) worth += tile.is_building() ? 1.6f + 0.8f * static_cast<float>(tables::kBuildingStone[tile.piece()]) : 0.2f;
  return worth;
}

// Each step of a temple is worth more than the one before, so what lies two steps on counts already.
float worth_of_temples(const Player& player) {
  constexpr std::size_t kAhead = 2;
  float worth = 0;
  for (Temple temple = 0; temple < kTemples; ++temple) {
    const auto& points = tables::kTempleVp[temple];
    const std::size_t space = player.temples[temple].space;
    worth += 0.3f * static_cast<float>(space) + 0.25f * static_cast<float>(points[std::min(space + kAhead, std::size(points) - 1)]);
  }
  return worth;
}

float worth_of_tracks(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  float worth = 0.4f * static_cast<float>(player.military.space) + worth_of_temples(player);
  worth += 1.5f * static_cast<float>(zodiac_cards(state, seat));
  for (std::uint8_t height : player.towers) worth += static_cast<float>(height - 1);
  worth += kAdvisor * static_cast<float>(player.advisors.size()) + 0.8f * static_cast<float>(size(player.reserve));
  return worth + 4.5f * static_cast<float>(player.bases) + kBase * static_cast<float>(available_bases(player));
}

// What the ability of a tile gives, roughly; the points it gives exactly.
float worth_of_effect(const State& state, EffectId id, TileId tile) {
  const tables::Effect& effect = effect_at(id);
  const auto units = [&] { return static_cast<float>(amount(state, effect.b, tile)); };
  float worth = 0;
  switch (effect.op) {
    case Op::nothing: return 0;
    case Op::seq:
    case Op::and_or:
    case Op::optional:
      for (EffectId part = effect.first; part < effect.first + effect.count; ++part) worth += worth_of_effect(state, part, tile);
      return std::max(worth, 0.0f);
    case Op::choose_one: return worth_of_effect(state, effect.first, tile);
    case Op::gain: return (effect.a == gold ? 1.5f : 0.6f) * units();
    case Op::gain_choice:
    case Op::military_move: return 0.6f * units();
    case Op::pay:
    case Op::pay_choice: return -0.6f;
    case Op::temple_advance: return 2.0f * static_cast<float>(effect.b);
    case Op::vp: return units();
    case Op::vp_table: return tables::kVpTables[effect.a][std::min(7u, amount(state, effect.b, tile))];
    case Op::take_citizen:
    case Op::buy_building: return 4;
    case Op::vp_from_die:
    case Op::attack: return 2.5f;
    case Op::take_speaker:
    case Op::raise_freeman:
    case Op::reserve_building:
    case Op::copy_adjacent: return 2;
    case Op::food_menu:
    case Op::recolor_freeman:
    case Op::set_ship: return 1;
  }
  return 0;
}

float worth_of_ability(const State& state, TileId tile) {
  const EffectId ability = ability_of(active_player(state).city[tile]);
  return can(state, ability, tile) ? worth_of_effect(state, ability, tile) : 0;
}

float worth_of_activations(const State& state, Task task) {
  const City& city = active_player(state).city;
  const std::array<TileId, 4> block = CityMap(city).block(city, task.what);
  float worth = 0;
  for (std::size_t i = 0; i < 4; ++i)
    if (!(task.where >> i & 1) && city[block[i]].colour() == task.how) worth += worth_of_ability(state, block[i]);
  return worth;
}

// A look ahead that ends within a turn, at a draw or for want of looks, must not take what is begun for lost.
float worth_of_task(const State& state, Task task) {
  switch (task.duty) {
    case Duty::buy_building: return has_open_seat(active_player(state)) ? 2 : 4;
    case Duty::place_tile: return has_open_seat(active_player(state)) ? 1.5f : 3;
    case Duty::use_ability: return worth_of_ability(state, task.what);
    case Duty::activate_tile: return worth_of_activations(state, task);
    case Duty::choose_item: return task.where & (upper_done | lower_done) ? 0 : 2;
    case Duty::take_die:
    case Duty::advance_temple: return 3;
    case Duty::copy_tile: return 1.5f;
    case Duty::gain_resource: return 0.6f * static_cast<float>(task.where);
    case Duty::take_speaker:
    case Duty::raise_freeman:
    case Duty::reserve_tile:
    case Duty::perform:
    case Duty::choose_option:
    case Duty::spend_food: return 0.8f;
    default: return 0;
  }
}

float worth_of_agenda(const State& state, Seat seat) {
  float worth = 0;
  if (state.active == seat)
    for (std::uint8_t i = 0; i < state.agenda.size(); ++i) worth += worth_of_task(state, state.agenda.at(i));
  return worth;
}

// What the game runs out of: the Gold on the cards, two colours of towers, a colour of dice, steps of a player's temples.
// Alone the end is known, and what cannot be used before it is worth nothing.
float share_of_game_left(const State& state) {
  if (is_solo(state)) return static_cast<float>(tables::kSoloRounds - state.round + 1) / static_cast<float>(tables::kSoloRounds + 1);
  if (state.round == 0) return 1;
  constexpr float kLastRound = 0.25f;
  if (end_conditions(state)) return kLastRound;
  int gold_left = 0;
  for (const DistrictCard& card : state.districts) gold_left += card.gold;
  auto towers = state.tower_supply;
  std::partial_sort(towers.begin(), towers.begin() + 2, towers.end());
  const int dice = *std::min_element(state.supply.begin(), state.supply.end());
  float share = std::min({1.0f, static_cast<float>(gold_left) / static_cast<float>(state.districts.size()),
                          0.4f * static_cast<float>(towers[0] + towers[1]), 0.4f * static_cast<float>(dice + 1)});
  for (Seat seat = 0; seat < state.seats; ++seat) {
    int steps = 0;
    for (Temple temple = 0; temple < kTemples; ++temple) steps += tables::kTempleTop[temple] - state.players[seat].temples[temple].space;
    share = std::min(share, static_cast<float>(steps) / 15.0f);
  }
  return std::max(share, kLastRound);
}

}  // namespace

float Origins::evaluate(const State& state, Seat seat) {
  const float points = static_cast<float>(total(state, seat));
  if (state.agenda.empty()) return points;
  const Player& player = state.players[seat];
  const Prospects prospects(state, seat);
  const float left = share_of_game_left(state);
  const float means = worth_of_resources(player) + worth_of_freemen(player) + worth_of_tiles(player.city) + worth_of_tracks(state, seat) +
                      prospects.of_building();
  return points + left * means + (0.1f + 0.15f * left) * prospects.of_closing() + worth_of_retiring(player, left) +
         worth_of_visits(state, player) + worth_of_agenda(state, seat);
}

}  // namespace tessera::origins
