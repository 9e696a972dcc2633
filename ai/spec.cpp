#include "ai/spec.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/base/nearest.h"

namespace tessera {
namespace {

constexpr double kFewest = 4;             // iterations, so that there are runners-up
constexpr std::uint32_t kMostLooks = 20'000, kMostPlanned = 200'000;  // the clock is asked only between them
constexpr std::uint32_t kMost = 1u << 20;  // nodes: about a gigabyte

struct Level {
  std::string_view name;
  double budget;  // times what an expert looks at
  float noise;
};

// The levels below an expert look at less, judge by the hand-written evaluation, and let slip more.
constexpr std::array<Level, 2> kLevels{{{"novice", 0.02, 0.1f}, {"club", 0.1, 0.01f}}};

void set_level(SearchSettings& to, const Level& level) {
  to.iterations = static_cast<std::uint32_t>(std::max(kFewest, level.budget * to.iterations));
  to.plan = static_cast<std::uint32_t>(level.budget * to.plan);
  to.looks = SearchSettings{}.looks;  // few iterations need good ones
  to.evaluation = EvaluationKind::hand_written;
  to.noise = level.noise;
  to.exploration = 0.7f;  // variety needs several actions that were tried
  to.prior_sharpness = 8;
}

constexpr std::array<std::string_view, 7> kNames{"random", "novice", "club", "greedy", "expert", "master", "search"};

Fault bad(std::string message) { return {"unknown-bot", std::move(message), "bot"}; }

std::string quoted(std::string_view text) { return "'" + std::string(text.substr(0, 60)) + "'"; }

template <class T>
bool read_number(std::string_view text, T low, T high, T& value) {
  T read{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), read);
  if (error != std::errc{} || end != text.data() + text.size() || !(read >= low) || !(read <= high)) return false;
  value = read;
  return true;
}

template <class E, std::size_t N>
bool read_word(std::string_view text, const std::array<std::string_view, N>& words, E& value) {
  const auto found = std::find(words.begin(), words.end(), text);
  if (found == words.end()) return false;
  value = static_cast<E>(found - words.begin());
  return true;
}

constexpr std::array<std::string_view, 17> kKeys{"asides", "looks",   "plan",   "iterations", "nodes", "c",       "prior", "floor",  "fpu",
                                                 "turns",  "playout", "chance", "eval",       "reuse", "threads", "noise", "weights"};
constexpr std::array<std::string_view, 2> kPlayouts{"random", "best"}, kChances{"open", "closed"}, kEvals{"hand", "fitted"},
    kOnOff{"off", "on"};

bool set(BotSpec& spec, std::string_view key, std::string_view value) {
  SearchSettings& to = spec.search;
  if (key == "iterations") return read_number(value, 1u, 100'000'000u, to.iterations);
  if (key == "nodes") return read_number(value, 2u, kMost, to.nodes);
  if (key == "c") return read_number(value, 0.0f, 100.0f, to.exploration);
  if (key == "prior") return read_number(value, 0.0f, 1000.0f, to.prior_sharpness);
  if (key == "floor") return read_number(value, 0.0f, 1.0f, to.prior_floor);
  if (key == "fpu") return read_number(value, -1.0f, 1.0f, to.unvisited_loss);
  if (key == "turns") return read_number(value, std::uint8_t{0}, std::uint8_t{255}, to.playout_turns);
  if (key == "looks") return read_number(value, 1u, kMostLooks, to.looks);
  if (key == "plan") return read_number(value, 0u, kMostPlanned, to.plan);
  if (key == "playout") return read_word(value, kPlayouts, to.playout);
  if (key == "chance") return read_word(value, kChances, to.chance);
  if (key == "asides") return read_word(value, kOnOff, to.tries_asides);
  if (key == "eval") return read_word(value, kEvals, to.evaluation);
  if (key == "reuse") return read_word(value, kOnOff, to.keeps_tree);
  if (key == "threads") return read_number(value, std::uint8_t{1}, std::uint8_t{64}, to.threads);
  if (key == "noise") return read_number(value, 0.0f, 10.0f, to.noise);
  spec.weights = value;
  return true;
}

}  // namespace

std::span<const std::string_view> bot_names() { return kNames; }

Result<BotSpec> parse_bot(std::string_view text, const SearchStyle& style) {
  const std::string_view name = text.substr(0, text.find('@'));
  if (std::find(kNames.begin(), kNames.end(), name) == kNames.end())
    return bad("no bot is called " + quoted(name) + did_you_mean(name, kNames));
  BotSpec spec{.name = std::string(text), .search = name == "master" ? style.master : style.expert};
  if (name == "random") spec.kind = BotSpec::Kind::random;
  if (name == "greedy") spec.kind = BotSpec::Kind::greedy;
  for (const Level& level : kLevels)
    if (level.name == name) set_level(spec.search, level);
  if (name.size() < text.size() && spec.kind != BotSpec::Kind::search) return bad(quoted(name) + " has no settings");
  std::string_view rest = text.substr(name.size());  // "@setting+setting", one is taken off after the other
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::string_view part = rest.substr(0, rest.find('+'));
    rest.remove_prefix(part.size());
    const std::string_view key = part.substr(0, part.find('='));
    if (std::find(kKeys.begin(), kKeys.end(), key) == kKeys.end())
      return bad("bots have no setting " + quoted(key) + did_you_mean(key, kKeys));
    if (key.size() == part.size() || !set(spec, key, part.substr(key.size() + 1)))
      return bad("setting " + quoted(part) + " has no good value");
  }
  return spec;
}

}  // namespace tessera
