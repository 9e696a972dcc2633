// All rooms: opens new ones, brings back those on disk, lets go of those nobody uses.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/room/room.h"

namespace tessera {

struct Created {
  std::string table, token;
  std::optional<Seat> seat;
};

class Lobby {
 public:
  Lobby(const House& house, std::chrono::seconds idle_after) : house_(house), idle_after_(idle_after) {}

  void create(const NewTable& order, std::function<void(Result<Created>)> answering);
  // From memory, or from disk.
  Result<std::shared_ptr<Room>> find(std::string_view id);
  bool has(std::string_view id);
  // The tables of these tokens, as the protocol lists them.
  void list(const std::vector<std::string>& tokens, std::function<void(Result<json::array>)> answering);

  void sweep();  // lets go of what was not used for a while
  void close();  // at the end, when nothing runs any more
  std::size_t rooms() const;

 private:
  struct Draft {
    StoredTable stored;
    std::string token;
    std::optional<Seat> seat;
  };
  void create_from(const NewTable& order, std::unique_ptr<Table> table, std::function<void(Result<Created>)> answering);
  static Result<Draft> draft(const NewTable& order, Table& table);

  const House house_;
  const std::chrono::seconds idle_after_;
  mutable std::mutex mutex_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
};

}  // namespace tessera
