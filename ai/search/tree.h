// The tree of a search: nodes and edges in two pools that are allocated once and never grow.
#pragma once

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "ai/bot.h"

namespace tessera {

template <class Action>
class Tree {
 public:
  using Index = std::uint32_t;
  static constexpr Index kNone = 0xffffffff;

  struct Edge {
    Action action{};
    Index child = kNone;
    std::uint32_t visits = 0;
    std::uint32_t available = 0;  // how often it could have been taken, in the deals seen so far
    float prior = 1;              // relative to its siblings; negative: not yet known
    Values total{};               // sum of each seat's results
  };
  struct Node {
    Index first = 0;
    std::uint16_t size = 0, room = 0;
    Index unseen = kNone;      // what follows when the searching seat does not see the choice
    Seat seat = kSpectator;  // whose decision it is; kSpectator: not yet known
  };

  Tree(std::uint32_t most_nodes, std::size_t most_edges) : nodes_(most_nodes), edges_(most_edges) { clear(); }

  void clear() {
    node_count_ = edge_count_ = 0;
    add_node();
  }
  static constexpr Index root() { return 0; }
  std::uint32_t size() const { return node_count_; }
  std::uint32_t capacity() const { return static_cast<std::uint32_t>(nodes_.size()); }

  Node& node(Index i) {
    assert(i < node_count_);
    return nodes_[i];
  }
  Edge& edge(Index i) {
    assert(i < edge_count_);
    return edges_[i];
  }
  std::span<Edge> edges(Index i) { return {edges_.data() + node(i).first, node(i).size}; }
  std::span<const Edge> edges(Index i) const { return {edges_.data() + nodes_[i].first, nodes_[i].size}; }

  // A node without edges, or kNone where the pool is used up.
  Index add_node() {
    if (node_count_ == nodes_.size()) return kNone;
    nodes_[node_count_] = Node{};
    return node_count_++;
  }

  // One more edge of a node, or kNone where the pool is used up. `hint`: how many will come.
  Index add_edge(Index owner, const Action& action, std::size_t hint) {
    Node& to = node(owner);
    if (to.size == to.room && !make_room(to, hint)) return kNone;
    const Index added = to.first + to.size++;
    edges_[added] = Edge{.action = action};
    return added;
  }

  // The edge with that action, or kNone. `hint` is where it probably stands.
  Index find(Index owner, const Action& action, std::size_t hint) const {
    const Node& in = nodes_[owner];
    for (std::size_t tried = 0, at = hint; tried < in.size; ++tried, ++at) {
      if (at >= in.size) at = 0;
      if (edges_[in.first + at].action == action) return static_cast<Index>(in.first + at);
    }
    return kNone;
  }

  // Makes `kept` the root and forgets all that does not hang on it, through `spare`.
  void keep(Index kept, Tree& spare) {
    spare.node_count_ = spare.edge_count_ = 0;
    spare.copy_node(*this, kept);
    for (Index at = 0; at < spare.node_count_; ++at) {
      if (Index& next = spare.nodes_[at].unseen; next != kNone) next = spare.copy_node(*this, next);
      for (Edge& edge : spare.edges(at))
        if (edge.child != kNone) edge.child = spare.copy_node(*this, edge.child);
    }
    std::swap(nodes_, spare.nodes_);
    std::swap(edges_, spare.edges_);
    node_count_ = spare.node_count_;
    edge_count_ = spare.edge_count_;
  }

 private:
  bool make_room(Node& to, std::size_t hint) {
    const std::size_t room = std::max<std::size_t>({hint, to.size + std::size_t{1}, to.size * std::size_t{3} / 2});
    if (edge_count_ + room > edges_.size() || room > 0xffff) return false;
    std::copy_n(edges_.data() + to.first, to.size, edges_.data() + edge_count_);
    to.first = edge_count_;
    to.room = static_cast<std::uint16_t>(room);
    edge_count_ += static_cast<Index>(room);
    return true;
  }

  // Copies a node with its edges, which still name their children by the indices of `source`.
  Index copy_node(const Tree& source, Index from) {
    const Node& node = source.nodes_[from];
    std::copy_n(source.edges_.data() + node.first, node.size, edges_.data() + edge_count_);
    nodes_[node_count_] = {edge_count_, node.size, node.size, node.unseen, node.seat};
    edge_count_ += node.size;
    return node_count_++;
  }

  std::vector<Node> nodes_;
  std::vector<Edge> edges_;
  Index node_count_ = 0, edge_count_ = 0;
};

}  // namespace tessera
