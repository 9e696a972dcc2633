// How a search thinks. The levels and the arena differ in nothing else.
#pragma once

#include <algorithm>
#include <cstdint>

namespace tessera {

// Whether outcomes of chance have branches of their own, or are only sampled on the way down.
enum class ChanceBranches : std::uint8_t { none, by_outcome };

enum class Playout : std::uint8_t { random, best };

enum class EvaluationKind : std::uint8_t { hand_written, fitted };

struct SearchSettings {
  std::uint32_t iterations = 100;
  std::uint32_t nodes = 0;              // its trees never hold more; 0: by the iterations
  std::uint8_t options = 12;            // actions at hand, as a rule: room for so many edges a node
  float exploration = 0.2f;             // how much an action's prior weighs against its result
  float prior_sharpness = 30;           // how far what a look ahead finds shapes an action's prior; 0: not at all
  float prior_floor = 0.25f;            // the share of the prior that is spread evenly
  float unvisited_loss = 0.05f;         // an untried action is thought this much worse than its parent
  std::uint8_t playout_turns = 1;       // turns played on before the evaluation is asked
  Playout playout = Playout::best;
  std::uint32_t looks = 200;            // positions looked at for the best end of a turn
  std::uint32_t plan = 0;               // positions looked at once for the actions at hand; 0: as `looks`
  ChanceBranches chance = ChanceBranches::none;
  bool tries_asides = true;             // or leaves them out of the tree, as looks ahead do
  EvaluationKind evaluation = EvaluationKind::fitted;
  bool keeps_tree = true;               // between one decision and the next
  std::uint8_t threads = 1;
  float noise = 0;                      // chance to win it may give away for variety
};

// How the best bots of one game search; the weaker ones search less than an expert.
struct SearchStyle {
  static constexpr SearchSettings longer(SearchSettings settings) { return settings.iterations *= 8, settings; }

  SearchSettings expert{};
  SearchSettings master = longer(expert);
};

// Results are spread wider where more opponents move in between, and take more iterations to tell apart: as many for
// each pair of players.
inline std::uint32_t iterations_among(std::uint8_t players, std::uint32_t iterations) {
  return iterations * std::max(1u, players * (players - 1u) / 2);
}

// An iteration adds one node at most; long thoughts fill the pool and go on without growing it.
inline constexpr std::uint32_t kFewestNodes = 1u << 8, kMostNodes = 1u << 16;

// The nodes of each tree: threads share out what there is.
inline std::uint32_t pool_size(const SearchSettings& settings, std::uint8_t players) {
  if (settings.nodes) return std::max(2u, settings.nodes / settings.threads);
  return std::clamp(iterations_among(players, std::min(settings.iterations, kMostNodes)) / settings.threads, kFewestNodes, kMostNodes);
}

// The edges of each tree, of which threads share out the most there may be. Where lists are long, a pool for short ones would
// be used up before the nodes are.
inline constexpr std::size_t kMostEdges = std::size_t{12} << 20;
inline std::size_t edge_pool_size(const SearchSettings& settings, std::uint32_t nodes) {
  return std::min(std::size_t{nodes} * settings.options, kMostEdges / settings.threads);
}

}  // namespace tessera
