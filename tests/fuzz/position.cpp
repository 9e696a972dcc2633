// Any JSON as a position: refused with a named fault, or a game that can be played on.
#include "tests/fuzz/input.h"

using namespace tessera;

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
  const json::value dumped = table->position(kReferee);
  const auto other = game->open(table->setup());
  require(static_cast<bool>(other->set(dumped)));
  require(other->position(kReferee) == dumped);
  play_some(*table, 200, size);
  return 0;
}
