#include <doctest/doctest.h>

#include "ai/search/tree.h"

using namespace tessera;
using Branches = Tree<Phrase>;

TEST_CASE("a tree never grows beyond its pool") {
  Branches tree(8, 30);
  int nodes = 1;  // the root
  while (tree.add_node() != Branches::kNone) ++nodes;
  CHECK(nodes == 8);
  CHECK(tree.size() == tree.capacity());

  int edges = 0;
  for (std::uint8_t what = 0; edges < 1000 && tree.add_edge(0, Phrase{0, what}, 4) != Branches::kNone; ++what) ++edges;
  CHECK(edges > 0);
  CHECK(edges <= 30);
}

TEST_CASE("an edge is found by its action wherever the hint points, also after the edges moved") {
  Branches tree(16, 192);
  for (std::uint8_t what = 0; what < 20; ++what) tree.add_edge(0, Phrase{0, what}, 2);
  for (std::uint8_t what = 0; what < 20; ++what)
    for (std::size_t hint : {0u, 7u, 19u, 50u}) {
      const auto found = tree.find(0, Phrase{0, what}, hint);
      REQUIRE(found != Branches::kNone);
      CHECK(tree.edge(found).action.what == what);
    }
  CHECK(tree.find(0, Phrase{1, 3}, 0) == Branches::kNone);
}

TEST_CASE("keeping a branch drops its siblings and keeps what hangs on it") {
  Branches tree(16, 192), spare(16, 192);
  const auto left = tree.add_edge(0, Phrase{0, 1}, 2), right = tree.add_edge(0, Phrase{0, 2}, 2);
  tree.edge(left).child = tree.add_node();
  tree.edge(right).child = tree.add_node();
  const auto child = tree.edge(right).child;
  const auto deep = tree.add_edge(child, Phrase{0, 3}, 1);
  tree.edge(deep).visits = 7;
  tree.edge(deep).child = tree.add_node();
  tree.node(child).unseen = tree.add_node();
  const auto hidden = tree.node(child).unseen;
  tree.edge(tree.add_edge(hidden, Phrase{0, 4}, 1)).visits = 5;

  tree.keep(child, spare);
  CHECK(tree.size() == 3);
  REQUIRE(tree.edges(0).size() == 1);
  CHECK(tree.edges(0)[0].action.what == 3);
  CHECK(tree.edges(0)[0].visits == 7);
  REQUIRE(tree.node(0).unseen != Branches::kNone);
  REQUIRE(tree.edges(tree.node(0).unseen).size() == 1);
  CHECK(tree.edges(tree.node(0).unseen)[0].visits == 5);
}
