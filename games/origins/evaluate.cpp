// A small evaluation: what final scoring would give now, and what the rest is likely to bring.
#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

// The more of a resource, the less a further one helps.
float worth_of(unsigned amount) {
  const float units = static_cast<float>(amount);
  return amount <= 4 ? 0.55f * units : 2.2f + 0.2f * std::min(units - 4, 8.0f);
}

float worth_of_resources(const Player& player) {
  return worth_of(player.purse[stone]) + worth_of(player.purse[food]) + worth_of(player.purse[wisdom]) +
         0.3f * static_cast<float>(std::min<int>(player.purse[gold], 6));
}

// A placed Freeman is worth what it will be when it returns, so that passing early wins nothing.
float worth_of_freemen(const Player& player) {
  float worth = 0;
  for (const Freeman& freeman : player.freemen) {
    const int value = freeman.die.value + (freeman.place != 0);
    const float height = player.towers[freeman.die.colour];
    worth += value > tables::kFreemanMax ? 3.0f : 1.5f + static_cast<float>(value) * (0.25f + 0.15f * height);
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
  return 1.2f * (visits + static_cast<float>(player.tokens));
}

// What the cards on display would give for a District that is still open.
float best_card(const State& state, Seat seat, const std::array<Colour, 4>& colours) {
  float best = 0;
  for (const DistrictCard& shown : state.districts) {
    if (!matches(colours, shown.card)) continue;
    const bool again = shown.scored & only(seat);
    const int points = (again ? tables::kDistrictNext[shown.card] : tables::kDistrictFirst[shown.card]) + shown.gold;
    best = std::max(best, static_cast<float>(points));
  }
  return best;
}

constexpr TileId kUsefulTiles = 14;  // more than that a game seldom finds dice for

float worth_of_city(const State& state, Seat seat) {
  const City& city = state.players[seat].city;
  const CityMap map(city);
  float worth = 0;
  int open = 0;
  for (TileId tile = 0; tile < city.size(); ++tile) {
    const float early = tile < kUsefulTiles ? 1.0f : 0.4f;
    if (city[tile].is_building()) worth += early * (3.8f + 0.5f * static_cast<float>(tables::kBuildingStone[city[tile].piece()]));
    if (city[tile].is_farm()) worth += early * 2.4f;
    if (city[tile].has_die() || !map.is_district(city, tile)) continue;
    const std::array<TileId, 4> block = map.block(city, tile);
    std::array<Colour, 4> colours{};
    for (std::size_t i = 0; i < 4; ++i) colours[i] = city[block[i]].colour();
    worth += 0.45f * best_card(state, seat, colours);
    worth += open == 0 ? 2.5f : open == 1 ? 1.2f : 0.4f;
    ++open;
  }
  return worth;
}

// Each step of a temple is worth more than the one before, so what lies two steps on counts already.
float worth_of_temples(const Player& player) {
  constexpr std::size_t kAhead = 2;
  float worth = 0;
  for (Temple temple = 0; temple < kTemples; ++temple) {
    const auto& points = tables::kTempleVp[temple];
    const std::size_t space = player.temples[temple].space;
    worth += 0.3f * static_cast<float>(space) + 0.35f * static_cast<float>(points[std::min(space + kAhead, std::size(points) - 1)]);
  }
  return worth;
}

float worth_of_tracks(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  float worth = 0.35f * static_cast<float>(player.military.space) + worth_of_temples(player);
  worth += 1.5f * static_cast<float>(zodiac_cards(state, seat));
  for (std::uint8_t height : player.towers) worth += 0.9f * static_cast<float>(height - 1);
  return worth + 2.2f * static_cast<float>(player.bases) + 0.8f * static_cast<float>(available_bases(player));
}

// Alone the end is known, and what cannot be used before it is worth nothing.
float share_of_game_left(const State& state) {
  if (!is_solo(state)) return 1;
  return static_cast<float>(tables::kSoloRounds - state.round + 1) / static_cast<float>(tables::kSoloRounds + 1);
}

}  // namespace

float Origins::evaluate(const State& state, Seat seat) {
  const float points = static_cast<float>(total(state, seat));
  if (state.agenda.empty()) return points;
  const Player& player = state.players[seat];
  const float means = worth_of_resources(player) + worth_of_freemen(player) + worth_of_city(state, seat) + worth_of_tracks(state, seat);
  return points + share_of_game_left(state) * means + worth_of_visits(state, player);
}

}  // namespace tessera::origins
