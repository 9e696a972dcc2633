// Any lines as a dialogue: every line gets one JSON object as its answer.
#include "cli/protocol/session.h"
#include "tests/fuzz/input.h"

using namespace tessera;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  constexpr int kMostLines = 40;
  cli::Session session;
  std::string_view rest(reinterpret_cast<const char*>(data), size);
  for (int line = 0; line < kMostLines && !rest.empty(); ++line) {
    const std::size_t end = rest.find('\n');
    const std::string answer = session.answer(rest.substr(0, end));
    require(answer.find('\n') == answer.npos);
    const Result<json::value> parsed = parse_json(answer);
    require(parsed && member(*parsed, "ok") && member(*parsed, "ok")->is_bool());
    rest.remove_prefix(end == rest.npos ? rest.size() : end + 1);
  }
  return 0;
}
