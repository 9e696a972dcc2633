// Any JSON as a record: refused with a named fault, or a game that replays.
#include "tests/fuzz/input.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto [game, text] = split_input(data, size);
  const Result<json::value> parsed = parse_json(text);
  if (!parsed) return 0;
  const Result<Record> record = record_from_json(*parsed);
  if (!record) {
    require(!record.fault().message.empty());
    return 0;
  }
  Result<std::unique_ptr<Table>> table = open_record(*record);
  if (!table) return 0;
  const Record again = (*table)->record(kReferee);
  require(again.actions.size() == record->actions.size());
  play_some(**table, 20, size);
  return 0;
}
