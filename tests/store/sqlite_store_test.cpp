#include <doctest/doctest.h>

#include <filesystem>
#include <future>

#include "store/store.h"

namespace tessera {
namespace {

namespace fs = std::filesystem;

// A folder that goes when the test ends.
struct Folder {
  Folder() {
    char name[] = "/tmp/tessera-store-XXXXXX";
    path = mkdtemp(name);
  }
  ~Folder() { fs::remove_all(path); }
  std::string file() const { return path / "test.sqlite"; }
  fs::path path;
};

Result<TableNumber> write(Store& store, Order order) {
  std::promise<Result<TableNumber>> written;
  store.write(std::move(order), [&](Result<TableNumber> result) { written.set_value(std::move(result)); });
  return written.get_future().get();
}

StoredTable sample(const std::string& id) {
  StoredTable table{.id = id, .game = "toy", .version = 1, .players = 2};
  table.options = {{"fast", true}};
  table.pace = 300;
  table.host = std::string("\0host", 5);
  table.created = 1000;
  table.seats = {{.name = "Ana", .holder = std::string("\0host", 5)}, {.name = "bot", .bot = "greedy"}};
  table.changes = {{.sequence = 1, .actions = {"draw ant", "draw bee"}}};
  return table;
}

TEST_CASE("a table comes back as it was written, also after reopening") {
  const Folder folder;
  for (int round = 0; round < 2; ++round) {
    auto store = open_sqlite_store(folder.file());
    REQUIRE(store);
    if (round == 0) {
      const Result<TableNumber> number = write(**store, AddTable{sample("one")});
      REQUIRE(number);
      REQUIRE(write(**store, AddChange{*number, {.sequence = 3, .actions = {"lay ant"}}}));
      REQUIRE(write(**store, AddChange{*number, {.sequence = 4, .undo_to = 2}}));
      REQUIRE(write(**store, PutSeat{*number, 1, {.name = "Rui", .holder = "hash"}}));
      REQUIRE(write(**store, PutPace{*number, 50}));
    }
    const Result<StoredTable> read = (*store)->read_table("one");
    REQUIRE(read);
    CHECK(read->game == "toy");
    CHECK(read->options == sample("one").options);
    CHECK(read->host == sample("one").host);
    CHECK(read->pace == 50);
    CHECK(read->seats[0] == sample("one").seats[0]);
    CHECK(read->seats[1] == StoredSeat{.name = "Rui", .holder = "hash"});
    CHECK(read->changes == std::vector<StoredChange>{{.sequence = 1, .actions = {"draw ant", "draw bee"}},
                                                     {.sequence = 3, .actions = {"lay ant"}},
                                                     {.sequence = 4, .undo_to = 2}});
  }
}

TEST_CASE("a change is written once; what clashes is refused and leaves the rest of its batch alone") {
  const Folder folder;
  auto store = open_sqlite_store(folder.file());
  REQUIRE(store);
  const TableNumber number = *write(**store, AddTable{sample("one")});
  std::vector<std::promise<bool>> results(3);
  for (std::size_t i = 0; i < 3; ++i) {
    const std::uint32_t sequence = i == 2 ? 4 : 3;  // the second clashes with the first
    (*store)->write(AddChange{number, {.sequence = sequence, .actions = {"lay ant"}}},
                    [&results, i](const Result<TableNumber>& result) { results[i].set_value(static_cast<bool>(result)); });
  }
  CHECK(results[0].get_future().get());
  CHECK_FALSE(results[1].get_future().get());
  CHECK(results[2].get_future().get());
  CHECK_FALSE(write(**store, AddTable{sample("one")}));
  CHECK((*store)->read_table("one")->changes.size() == 3);
}

TEST_CASE("many orders share a sync") {
  const Folder folder;
  auto store = open_sqlite_store(folder.file());
  REQUIRE(store);
  const TableNumber number = *write(**store, AddTable{sample("one")});
  std::atomic<int> written = 0;
  for (std::uint32_t i = 0; i < 2000; ++i)
    (*store)->write(AddChange{number, {.sequence = 3 + i, .actions = {"lay ant"}}},
                    [&](const Result<TableNumber>& result) { written += static_cast<bool>(result); });
  (*store)->flush();
  CHECK(written == 2000);
  const StoreFigures figures = (*store)->figures();
  CHECK(figures.orders == 2001);
  CHECK(figures.commits < 1000);
}

TEST_CASE("tables are found by whoever holds a seat or opened them; unknown ones are told") {
  const Folder folder;
  auto store = open_sqlite_store(folder.file());
  REQUIRE(store);
  REQUIRE(write(**store, AddTable{sample("one")}));
  REQUIRE(write(**store, AddTable{sample("two")}));
  const std::vector<std::string> host{sample("one").host}, nobody{"x"};
  CHECK(*(*store)->tables_of(host) == std::vector<std::string>{"two", "one"});
  CHECK((*store)->tables_of(nobody)->empty());
  CHECK((*store)->read_table("three").fault().code == "unknown-table");
  CHECK_FALSE(*(*store)->has_table("three"));
  CHECK(*(*store)->has_table("two"));
}

TEST_CASE("a place that cannot be written is told") {
  const auto store = open_sqlite_store("/proc/no/such/place.sqlite");
  REQUIRE_FALSE(store);
  CHECK(store.fault().code == "cannot-store");
}

}  // namespace
}  // namespace tessera
