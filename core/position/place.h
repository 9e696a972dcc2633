// Where in a position something is: "players[1]", "gods.venus". Cheap until it is spelled out.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tessera {

struct Place {
  Place(std::string_view list, std::size_t i) : group(list), index(i) {}
  Place(std::string_view group_name, std::string_view key_name) : group(group_name), key(key_name) {}

  operator std::string() const { return std::string(group) + (key.empty() ? "[" + std::to_string(index) + "]" : "." + std::string(key)); }

  std::string_view group, key{};
  std::size_t index = 0;
};

inline std::string operator+(const Place& place, std::string_view rest) { return std::string(place) + std::string(rest); }
inline std::string operator+(const std::string& place, const Place& rest) { return place + std::string(rest); }

}  // namespace tessera
