// Any JSON as a position: refused with a named fault, or a game that can be played on.
#include "tests/fuzz/input.h"

using namespace tessera;

namespace {

// load(dump(s)) == s, whatever the game was set to before.
void check_round_trip(const CatalogEntry& game, const Table& table) {
  const json::value dumped = table.position(kReferee);
  const auto other = game.open(table.setup());
  require(static_cast<bool>(other->set(dumped)));
  require(other->position(kReferee) == dumped);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto [game, text] = split_input(data, size);
  const Result<json::value> parsed = parse_json(text);
  if (!parsed) return 0;
  const auto table = game->open(Setup{.players = game->info().min_players});
  const Result<> set = table->set(*parsed);
  if (!set) {
    require(!set.fault().message.empty());
    return 0;
  }
  check_round_trip(*game, *table);
  for (int actions : {1, 5, 50, 150}) {
    play_some(*table, actions, size);
    check_round_trip(*game, *table);
  }
  return 0;
}
