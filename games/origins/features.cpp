// What the fitted evaluation looks at: points, resources, workers, the city and the tracks of a seat.
#include <algorithm>

#include "core/game/feature_writer.h"
#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

void add_workers(const Player& player, FeatureWriter& writer) {
  int unused = 0, values = 0, old = 0, ready = 0;
  for (const Freeman& freeman : player.freemen) {
    unused += freeman.place == 0;
    values += freeman.die.value;
    old += freeman.die.value >= tables::kFreemanMax - 1;
    ready += player.towers[freeman.die.colour];
  }
  int speakers = 0;
  for (const Speaker& speaker : player.speakers) speakers += speaker.place == 0;
  writer.add(player.freemen.size());
  writer.add(unused);
  writer.add(values);
  writer.add(old);
  writer.add(ready);
  writer.add(player.speakers.size());
  writer.add(speakers);
  writer.add(player.archon == 0);
  writer.add(player.passed);
  writer.add(player.bases);
  writer.add(available_bases(player));
  writer.add(player.tokens);
}

void add_city(const Player& player, FeatureWriter& writer) {
  const CityMap map(player.city);
  int buildings = 0, stones = 0, open = 0;
  for (TileId tile = 0; tile < player.city.size(); ++tile) {
    if (player.city[tile].is_building()) ++buildings, stones += tables::kBuildingStone[player.city[tile].piece()];
    open += !player.city[tile].has_die() && map.is_district(player.city, tile);
  }
  writer.add(player.city.size());
  writer.add(buildings);
  writer.add(stones);
  writer.add(farms(player));
  writer.add(building_colours(player));
  writer.add(open);
  writer.add(std::min(open, 1));
  writer.add(closed_districts(player));
  writer.add(size(player.reserve));
}

void add_tracks(const State& state, Seat seat, FeatureWriter& writer) {
  const Player& player = state.players[seat];
  int heights = 0, highest = 0;
  for (std::uint8_t height : player.towers) heights += height, highest = std::max<int>(highest, height);
  writer.add(heights);
  writer.add(highest);
  for (const Disc& disc : player.temples) writer.add(disc.space);
  writer.add(player.military.space);
  writer.add(discs_behind(state, seat));
  writer.add(zodiac_cards(state, seat));
  writer.add(player.advisors.size());
}

// How near the end is: what runs out ends the game.
void add_clock(const State& state, FeatureWriter& writer) {
  int dice = 0, towers = 0;
  for (std::uint8_t count : state.supply) dice += count;
  for (std::uint8_t count : state.tower_supply) towers += count;
  writer.add(state.round);
  writer.add(dice);
  writer.add(towers);
  writer.add(state.districts.size());
  writer.add(state.dice_ran_out);
  writer.add(state.seats);
}

}  // namespace

void Origins::features(const State& state, Seat seat, std::span<float, kFeatures> features) {
  FeatureWriter writer(features);
  const Player& player = state.players[seat];
  writer.add(evaluate(state, seat));
  writer.add(total(state, seat));
  writer.add(state.active == seat);
  for (std::uint16_t amount : player.purse) writer.add(std::min<int>(amount, 12));
  add_workers(player, writer);
  add_city(player, writer);
  add_tracks(state, seat, writer);
  add_clock(state, writer);
  assert(writer.is_full());
}

}  // namespace tessera::origins
