#include "server/watcher.h"

#include "server/protocol/messages.h"

namespace tessera {
namespace {

constexpr auto kTimeToWatch = std::chrono::seconds(10);
constexpr int kMostOverTheLimit = 200;

}  // namespace

void SocketWatcher::opened(std::shared_ptr<Connection> connection) {
  connection_ = std::move(connection);
  ++metrics_.sockets;
  reactor_.after(kTimeToWatch, [weak = weak_from_this(), opened = connection_] {
    const auto self = weak.lock();
    if (self && !self->is_watching_) opened->close();
  });
}

void SocketWatcher::closed() {
  if (!connection_) return;
  --metrics_.sockets;
  if (room_) room_->enter([self = shared_from_this()](Room& room) { room.leave(self.get()); });
  room_.reset();
}

void SocketWatcher::received(std::string_view text) {
  ++metrics_.messages;
  if (!bucket_.take()) {
    ++metrics_.limited;
    if (++over_the_limit_ > kMostOverTheLimit) return say_goodbye("too-many-requests");
    return refuse({"too-many-requests", "too many messages; wait a little"}, std::nullopt);
  }
  const SocketMessage message = read_socket_message(text);
  if (!message.order) return refuse(message.order.fault(), message.id);
  const bool is_watch = std::holds_alternative<WatchOrder>(*message.order);
  const bool is_ping = std::holds_alternative<PingOrder>(*message.order);
  if (is_watch && room_) return refuse({"bad-message", "this socket already watches"}, message.id);
  if (!is_watch && !is_ping && !room_) return refuse({"bad-message", "the first message must be watch"}, message.id);
  std::visit([&](const auto& order) { carry_out(order, message.id); }, *message.order);
}

void SocketWatcher::show(Connection::Text message) { connection_->send(std::move(message)); }

void SocketWatcher::say_goodbye(std::string_view reason) {
  if (!connection_) return;
  connection_->send(share(json::serialize(json::object{{"type", "bye"}, {"reason", reason}})));
  connection_->close();
}

void SocketWatcher::refuse(const Fault& fault, Id id) { show(share(error_message(fault, std::nullopt, id))); }

Answering SocketWatcher::answer_to(Id id) {
  return [self = shared_from_this(), id, start = std::chrono::steady_clock::now()](const Answer& answer) {
    if (!answer.fault) self->metrics_.move_time.add(std::chrono::steady_clock::now() - start);
    self->show(share(answer.fault ? error_message(*answer.fault, answer.sequence, id) : done_message(answer.sequence, id)));
  };
}

void SocketWatcher::carry_out(const WatchOrder& order, Id id) {
  const Result<std::shared_ptr<Room>> room = lobby_.find(table_);
  if (!room) return refuse(room.fault(), id);
  room_ = *room;
  is_watching_ = true;
  token_ = order.token;
  room_->enter([self = shared_from_this(), order, id](Room& here) {
    const Result<Access> access = here.access_of(order.token);
    if (!access) {
      self->refuse(access.fault(), id);
      return self->connection_->close();
    }
    here.watch({self, *access, order.previews, order.moves_only}, order.after);
  });
}

void SocketWatcher::carry_out(const PlayOrder& order, Id id) {
  room_->enter([self = shared_from_this(), order, answering = answer_to(id)](Room& room) {
    if (const Result<Access> access = room.access_of(self->token_)) room.play(*access, order, answering);
  });
}

void SocketWatcher::carry_out(const UndoOrder& order, Id id) {
  room_->enter([self = shared_from_this(), order, answering = answer_to(id)](Room& room) {
    if (const Result<Access> access = room.access_of(self->token_)) room.undo(*access, order, answering);
  });
}

void SocketWatcher::carry_out(const HintOrder& order, Id id) {
  room_->enter([self = shared_from_this(), order, id](Room& room) {
    const Result<Access> access = room.access_of(self->token_);
    if (!access) return;
    const std::uint32_t sequence = room.sequence();
    room.hint(*access, order, [self, id, sequence, &room](const Result<Suggestion>& hint) {
      if (!hint) return self->refuse(hint.fault(), id);
      self->show(share(hint_message(room.table(), sequence, *hint, id)));
    });
  });
}

void SocketWatcher::carry_out(const SeatOrder& order, Id id) {
  room_->enter([self = shared_from_this(), order, answering = answer_to(id)](Room& room) {
    if (const Result<Access> access = room.access_of(self->token_)) room.change_seat(*access, order, answering);
  });
}

void SocketWatcher::carry_out(const PaceOrder& order, Id id) {
  room_->enter([self = shared_from_this(), order, answering = answer_to(id)](Room& room) {
    if (const Result<Access> access = room.access_of(self->token_)) room.change_pace(*access, order, answering);
  });
}

void SocketWatcher::carry_out(const PingOrder&, Id id) {
  json::object pong{{"type", "pong"}};
  if (id) pong["id"] = *id;
  show(share(json::serialize(pong)));
}

}  // namespace tessera
