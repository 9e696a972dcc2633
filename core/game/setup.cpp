#include "core/game/setup.h"

#include <algorithm>

#include "core/base/nearest.h"
#include "core/json/json.h"

namespace tessera {
namespace {

bool is_flag(const Option& option) { return std::ranges::equal(option.values, kOffOn); }

Result<std::uint8_t> value_of(const Option& option, const json::value& value) {
  const std::string place = "options." + std::string(option.id);
  if (const bool* flag = value.if_bool(); flag && is_flag(option)) return static_cast<std::uint8_t>(*flag);
  const json::string* text = value.if_string();
  const std::string_view word = text ? std::string_view(text->data(), text->size()) : std::string_view{};
  const auto found = std::find(option.values.begin(), option.values.end(), word);
  if (text && found != option.values.end()) return static_cast<std::uint8_t>(found - option.values.begin());
  std::string values;
  for (std::string_view v : option.values) values += (values.empty() ? "'" : ", '") + std::string(v) + "'";
  if (is_flag(option)) values = "true or false";
  return Fault{"bad-option", "option '" + std::string(option.id) + "' takes " + values, place};
}

}  // namespace

Result<Setup> make_setup(const GameInfo& info, int players, const json::value* options) {
  if (players < info.min_players || players > info.max_players)
    return Fault{"bad-players",
                 std::string(info.id) + " is for " + std::to_string(info.min_players) + " to " + std::to_string(info.max_players) +
                     " players, not " + std::to_string(players),
                 "players"};
  Setup setup{.players = static_cast<std::uint8_t>(players)};
  for (std::size_t i = 0; i < info.options.size(); ++i) setup.options[i] = info.options[i].fallback;
  if (!options) return setup;
  const json::object* given = options->if_object();
  if (!given) return Fault{"bad-option", "options are an object", "options"};
  for (const auto& [key, value] : *given) {
    const auto option =
        std::find_if(info.options.begin(), info.options.end(), [&](const Option& o) { return o.id == std::string_view(key); });
    if (option == info.options.end()) {
      std::vector<std::string_view> known;
      for (const Option& o : info.options) known.push_back(o.id);
      return Fault{
          "bad-option",
          std::string(info.id) + " has no option '" + std::string(std::string_view(key).substr(0, 60)) + "'" + did_you_mean(key, known),
          "options"};
    }
    const Result<std::uint8_t> chosen = value_of(*option, value);
    if (!chosen) return chosen.fault();
    setup.options[static_cast<std::size_t>(option - info.options.begin())] = *chosen;
  }
  return setup;
}

json::object options_json(const GameInfo& info, const Setup& setup) {
  json::object made;
  for (std::size_t i = 0; i < info.options.size(); ++i) {
    const Option& option = info.options[i];
    if (is_flag(option)) made[option.id] = setup.options[i] == 1;
    else made[option.id] = option.values[setup.options[i]];
  }
  return made;
}

std::vector<Setup> all_setups(const GameInfo& info) {
  std::vector<Setup> setups;
  for (std::uint8_t players = info.min_players; players <= info.max_players; ++players) {
    std::vector<Setup> partial{Setup{.players = players}};
    for (std::size_t option = 0; option < info.options.size(); ++option) {
      std::vector<Setup> longer;
      for (const Setup& setup : partial)
        for (std::uint8_t value = 0; value < info.options[option].values.size(); ++value) {
          longer.push_back(setup);
          longer.back().options[option] = value;
        }
      partial = std::move(longer);
    }
    setups.insert(setups.end(), partial.begin(), partial.end());
  }
  return setups;
}

}  // namespace tessera
