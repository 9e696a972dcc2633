#include "server/room/lobby.h"

#include <algorithm>
#include <ctime>

#include "server/log.h"
#include "server/room/token.h"

namespace tessera {
namespace {

constexpr int kUsualPace = 700;  // milliseconds: one can follow it
constexpr std::size_t kMostListed = 100;

Result<std::unique_ptr<Table>> open_new(const NewTable& order) {
  const int players = order.players.value_or(static_cast<int>(order.seats.size()));
  if (players != static_cast<int>(order.seats.size())) return Fault{"bad-players", "there must be as many seats as players", "seats"};
  return open_table(order.game, players, order.options.is_null() ? nullptr : &order.options);
}

}  // namespace

void Lobby::create(const NewTable& order, std::function<void(Result<Created>)> answering) {
  if (!order.start) {
    Result<std::unique_ptr<Table>> table = open_new(order);
    if (!table) return answering(table.fault());
    return create_from(order, std::move(*table), std::move(answering));
  }
  const Result<std::shared_ptr<Room>> room = find(order.start->table);
  if (!room) return answering(room.fault());
  // What the asker could not see in that position is dealt anew.
  (*room)->enter([this, order, answering = std::move(answering)](Room& source) {
    const Result<Access> access = source.access_of(order.start->token);
    if (!access) return answering(access.fault());
    if (order.start->step > source.table().history().size())
      return answering(Fault{"bad-step", "the game has not come that far", "start.step"});
    Rng rng(random_seed());
    std::unique_ptr<Table> table = source.table().clone();
    const Result<> set = table->set(source.table().imagined_at(order.start->step, access->viewer, rng));
    if (!set) return answering(set.fault());
    if (table->setup().players != order.seats.size() || (order.players && *order.players != table->setup().players))
      return answering(Fault{"bad-players", "there must be as many seats as in the other game", "seats"});
    if ((!order.game.empty() && order.game != table->info().id) || !order.options.is_null())
      return answering(Fault{"bad-message", "a game that goes on keeps its game and options", "start"});
    create_from(order, std::move(table), answering);
  });
}

Result<Lobby::Draft> Lobby::draft(const NewTable& order, Table& table) {
  Draft made{.stored = {}, .token = make_token(), .seat = {}};
  StoredTable& stored = made.stored;
  stored.id = make_table_id();
  stored.game = table.info().id;
  stored.version = table.info().version;
  stored.players = table.setup().players;
  stored.options = options_json(table.info(), table.setup());
  if (order.start) stored.start = table.position(kReferee);
  stored.pace = order.pace.value_or(kUsualPace);
  stored.host = hash_token(made.token);
  stored.created = stored.changed = std::time(nullptr);
  for (const NewSeat& seat : order.seats) {
    StoredSeat kept{.name = seat.name};
    if (seat.kind == NewSeat::Kind::me) {
      kept.holder = stored.host;
      made.seat = static_cast<Seat>(stored.seats.size());
    }
    if (seat.kind == NewSeat::Kind::open) kept.name.clear();
    if (seat.kind == NewSeat::Kind::bot) {
      if (std::ranges::find(bots(), seat.bot) == bots().end())
        return Fault{"unknown-bot", "no bot is called '" + seat.bot + "'", "seats[" + std::to_string(stored.seats.size()) + "].bot"};
      kept.bot = seat.bot;
      if (kept.name.empty()) kept.name = seat.bot;
    }
    stored.seats.push_back(std::move(kept));
  }
  Rng rng(random_seed());
  table.play_chance(rng);
  StoredChange first{.sequence = 1};
  for (const Played& played : table.history()) first.actions.push_back(table.write(played.phrase));
  if (!first.actions.empty()) stored.changes.push_back(std::move(first));
  return made;
}

void Lobby::create_from(const NewTable& order, std::unique_ptr<Table> table, std::function<void(Result<Created>)> answering) {
  Result<Draft> made = draft(order, *table);
  if (!made) return answering(made.fault());
  StoredTable stored = made->stored;
  house_.store.write(AddTable{stored}, [this, draft = std::move(*made), answering = std::move(answering)](Result<TableNumber> written) {
    house_.reactor.post([this, draft, written, answering] {
      if (!written) {
        log::error("store-failed", {{"message", written.fault().message}});
        return answering(Fault{"store-failed", "the table could not be written"});
      }
      StoredTable kept = draft.stored;
      kept.number = *written;
      const Result<std::shared_ptr<Room>> room = Room::open(kept, house_);
      if (!room) return answering(room.fault());
      {
        const std::lock_guard lock(mutex_);
        rooms_.emplace(kept.id, *room);
      }
      ++house_.metrics.tables_created;
      (*room)->enter([](Room& self) { self.call_bot(); });
      answering(Created{kept.id, draft.token, draft.seat});
    });
  });
}

Result<std::shared_ptr<Room>> Lobby::find(std::string_view id) {
  if (!looks_like_table_id(id)) return Fault{"unknown-table", "there is no such table"};
  {
    const std::lock_guard lock(mutex_);
    if (const auto found = rooms_.find(id); found != rooms_.end()) return found->second;
  }
  const Result<StoredTable> stored = house_.store.read_table(id);
  if (!stored) return stored.fault();
  Result<std::shared_ptr<Room>> room = Room::open(*stored, house_);
  if (!room) {
    log::error("table-not-loaded", {{"table", std::string(id)}, {"message", room.fault().message}});
    return room.fault();
  }
  {
    const std::lock_guard lock(mutex_);
    const auto [entry, is_new] = rooms_.emplace(std::string(id), *room);
    if (!is_new) return entry->second;  // another was quicker
  }
  ++house_.metrics.tables_loaded;
  (*room)->enter([](Room& self) { self.call_bot(); });
  return room;
}

bool Lobby::has(std::string_view id) {
  if (!looks_like_table_id(id)) return false;
  {
    const std::lock_guard lock(mutex_);
    if (rooms_.find(id) != rooms_.end()) return true;
  }
  const Result<bool> found = house_.store.has_table(id);
  return found && *found;
}

void Lobby::list(const std::vector<std::string>& tokens, std::function<void(Result<json::array>)> answering) {
  struct Listing {
    std::mutex mutex;
    json::array tables;
    std::size_t left = 1;
    std::function<void(Result<json::array>)> answering;
    void one_done() {
      if (--left > 0) return;
      std::ranges::sort(tables,
                        [](const json::value& a, const json::value& b) { return a.at("changed").as_int64() > b.at("changed").as_int64(); });
      answering(std::move(tables));
    }
  };
  auto listing = std::make_shared<Listing>();
  listing->answering = std::move(answering);
  for (const std::string& token : tokens) {
    const std::vector<std::string> hash{hash_token(token)};
    const Result<std::vector<std::string>> ids = house_.store.tables_of(hash);
    if (!ids) {
      const std::lock_guard lock(listing->mutex);
      return listing->answering(ids.fault());
    }
    for (const std::string& id : *ids) {
      const Result<std::shared_ptr<Room>> room = find(id);
      if (!room) continue;  // of older rules: cannot be shown
      {
        const std::lock_guard lock(listing->mutex);
        if (listing->left > kMostListed) break;
        ++listing->left;
      }
      (*room)->enter([listing, token](Room& self) {
        const Result<Access> access = self.access_of(token);
        const std::lock_guard lock(listing->mutex);
        if (access) listing->tables.push_back(self.summary(*access));
        listing->one_done();
      });
    }
  }
  const std::lock_guard lock(listing->mutex);
  listing->one_done();
}

// A room that only the lobby knows is watched by nobody, and no bot thinks for it.
void Lobby::sweep() {
  const std::lock_guard lock(mutex_);
  const auto now = Room::Clock::now();
  const std::size_t gone = std::erase_if(
      rooms_, [&](const auto& entry) { return entry.second.use_count() == 1 && now - entry.second->last_used() >= idle_after_; });
  house_.metrics.tables_unloaded += gone;
  if (gone > 0) log::info("tables-unloaded", {{"tables", gone}});
}

void Lobby::close() {
  for (const auto& [id, room] : rooms_) room->forget_watchers();
  rooms_.clear();
}

std::size_t Lobby::rooms() const {
  const std::lock_guard lock(mutex_);
  return rooms_.size();
}

}  // namespace tessera
