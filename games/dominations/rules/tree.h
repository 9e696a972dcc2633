// DO-9.2 to DO-9.5  Civilization Trees: where a card fits, and the Nodus it forms.
#pragma once

#include "games/dominations/rules/scratch.h"
#include "games/dominations/state.h"

namespace tessera::dominations {

// A set of cards by their edges.
using PrintSet = std::array<std::uint64_t, (kPrints + 63) / 64>;
inline bool has(const PrintSet& set, Print print) { return set[print / 64u] >> (print % 64u) & 1; }
inline void add(PrintSet& set, Print print) { set[print / 64u] |= std::uint64_t{1} << (print % 64u); }

enum class Side : std::uint8_t { north, east, south, west };
inline constexpr std::array<std::int8_t, 4> kStepX{0, 1, 0, -1}, kStepY{1, 0, -1, 0};
constexpr std::uint8_t opposite(std::uint8_t side) { return static_cast<std::uint8_t>((side + 2) % 4); }

constexpr Symbol edge_of(const TreeCard& card, std::uint8_t side) { return tables::kEdges[print_of(card.piece, card.print & 3)][side]; }

// DO-9.4  Two half-Nodus connect if they show the same Domain, or one a Domain and one Vestigium.
constexpr bool connects(Symbol a, Symbol b) {
  const bool a_domain = a < kDomains, b_domain = b < kDomains;
  return (a_domain && b_domain && a == b) || (a_domain && b == kVestigium) || (a == kVestigium && b_domain);
}
// DO-9.5  The Domain of the Nodus two connecting half-Nodus form.
constexpr Domain nodus_domain(Symbol a, Symbol b) { return a < kDomains ? a : b; }

// An empty position beside a card, and the half-Nodus that face it from each side.
struct TreePlace {
  std::int8_t x = 0, y = 0;
  std::array<Symbol, 4> facing{kNoSymbol, kNoSymbol, kNoSymbol, kNoSymbol};
};
using Tree = FixedVector<TreeCard, kMaxTree>;
using TreePlaces = Scratch<TreePlace, 2 * kMaxTree + 2>;

TreePlaces list_places(const Tree& tree);
PrintSet fitting(const TreePlace& place);        // every card that connects with all its neighbours there
PrintSet fitting_anywhere(const Tree& tree);
bool fits(const TreePlace& place, Print print);
bool fits_anywhere(const Tree& tree, Print print);

using NodusCounts = std::array<std::uint8_t, kDomains>;
NodusCounts count_nodus(const Tree& tree);
NodusCounts nodus_of(const Tree& tree, const TreeCard& card);  // those of one card
Domain nodus_at(const Tree& tree, const TreeCard& card, Side side);  // with the card on that side; kNone without one

}  // namespace tessera::dominations
