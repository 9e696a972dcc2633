// Any text: refused, or an action whose text leads back to it.
#include "tests/fuzz/input.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto [game, text] = split_input(data, size);
  const GameInfo& info = game->info();
  const Result<Phrase> parsed = info.grammar.parse(text);
  if (!parsed) return 0;
  const Result<Phrase> again = info.grammar.parse(info.grammar.write(*parsed));
  require(again && *again == *parsed);
  require(info.grammar.at(info.grammar.number(*parsed)) == *parsed);
  require(!info.texts.sentence(info.grammar, *parsed, Language::pt).empty());
  return 0;
}
