// "Did you mean ...?": the known word closest to one that is not known.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tessera {

// The closest of `known`, or an empty view where none is close.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

// "; did you mean 'x'?", or nothing.
std::string did_you_mean(std::string_view word, std::span<const std::string_view> known);

}  // namespace tessera
