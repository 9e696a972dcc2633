#include "core/position/agreement.h"

#include <algorithm>

namespace tessera {
namespace {

constexpr std::size_t kShown = 60;

std::string shown(const json::value& value) {
  const std::string text = json::serialize(value);
  return text.size() <= kShown ? text : text.substr(0, kShown) + "...";
}

bool are_words(const json::array& list) {
  return std::all_of(list.begin(), list.end(), [](const json::value& item) { return item.is_string(); });
}

void compare(const json::value& given, const json::value& written, const std::string& place, Faults& faults);

void compare_members(const json::object& given, const json::object& written, const std::string& place, Faults& faults) {
  for (const auto& [key, value] : given) {
    const json::value* found = written.if_contains(key);
    compare(value, found ? *found : json::value(0), (place.empty() ? "" : place + ".") + std::string(key), faults);
  }
}

void compare(const json::value& given, const json::value& written, const std::string& place, Faults& faults) {
  if (given.is_object() && written.is_object()) return compare_members(*given.if_object(), *written.if_object(), place, faults);
  const json::array *items = given.if_array(), *expected = written.if_array();
  const bool same_length = items && expected && items->size() == expected->size();
  if (same_length && !are_words(*expected)) {
    for (std::size_t i = 0; i < items->size(); ++i) compare((*items)[i], (*expected)[i], place + "[" + std::to_string(i) + "]", faults);
    return;
  }
  const bool agrees = same_length ? std::is_permutation(items->begin(), items->end(), expected->begin()) : given == written;
  if (!agrees) faults.add(place, "is " + shown(given) + ", but from the rest follows " + shown(written));
}

}  // namespace

void find_disagreements(const json::value& given, const json::value& written, Faults& faults) { compare(given, written, "", faults); }

}  // namespace tessera
