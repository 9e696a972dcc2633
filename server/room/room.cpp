#include "server/room/room.h"

#include <algorithm>
#include <ctime>

#include "server/log.h"
#include "server/room/preview.h"
#include "server/room/token.h"

namespace tessera {
namespace {

constexpr auto kBetweenTries = std::chrono::seconds(1);  // of a bot whose action could not be written

bool is_bot(std::string_view id) { return std::ranges::find(bots(), id) != bots().end(); }

Fault unknown_bot(const std::string& id) { return {"unknown-bot", "no bot is called '" + id + "'", "bot"}; }

}  // namespace

Room::Room(const StoredTable& stored, const House& house, std::unique_ptr<Table> table)
    : house_(house),
      id_(stored.id),
      host_(stored.host),
      number_(stored.number),
      created_(stored.created),
      changed_at_(stored.changed),
      table_(std::move(table)),
      pace_(stored.pace) {
  for (const StoredSeat& seat : stored.seats) seats_.push_back({.stored = seat, .left = Clock::now()});
}

Result<std::shared_ptr<Room>> Room::open(const StoredTable& stored, const House& house) {
  const json::value options = stored.options;
  Result<std::unique_ptr<Table>> table = open_table(stored.game, stored.players, &options);
  if (!table) return table.fault();
  if ((*table)->info().version != stored.version)
    return Fault{"old-version", "this table was played by version " + std::to_string(stored.version) + " of the rules"};
  if (!stored.start.is_null())
    if (const Result<> set = (*table)->set(stored.start); !set) return set.fault();
  std::shared_ptr<Room> room(new Room(stored, house, std::move(*table)));
  if (const Result<> replayed = room->replay(stored.changes); !replayed) return replayed.fault();
  return room;
}

Result<> Room::replay(const std::vector<StoredChange>& changes) {
  for (const StoredChange& change : changes) {
    if (change.sequence != sequence_ + 1) return Fault{"cannot-store", "a change of the table is missing"};
    if (change.undo_to) {
      if (*change.undo_to > table_->history().size()) return Fault{"cannot-store", "a change of the table is damaged"};
      table_->rewind(*change.undo_to);
      lengths_.push_back(*change.undo_to);
      ++sequence_;
      continue;
    }
    for (const std::string& action : change.actions) {
      if (const Result<> played = table_->play(action); !played) return played.fault();
      lengths_.push_back(static_cast<std::uint32_t>(table_->history().size()));
      ++sequence_;
    }
  }
  return Done{};
}

// --- One after another ---

void Room::enter(Job job) {
  {
    const std::lock_guard lock(mutex_);
    used_ = Clock::now();
    jobs_.push_back(std::move(job));
    if (running_ || held_) return;
    running_ = true;
  }
  run_jobs();
}

void Room::resume(Job job) {
  {
    const std::lock_guard lock(mutex_);
    jobs_.push_front(std::move(job));
    held_ = false;
    if (running_) return;
    running_ = true;
  }
  run_jobs();
}

void Room::run_jobs() {
  const std::shared_ptr<Room> self = shared_from_this();
  for (;;) {
    Job job;
    {
      const std::lock_guard lock(mutex_);
      if (held_ || jobs_.empty()) {
        running_ = false;
        return;
      }
      job = std::move(jobs_.front());
      jobs_.pop_front();
    }
    job(*this);
  }
}

void Room::write(Order order, std::function<void(const Result<TableNumber>&)> then) {
  {
    const std::lock_guard lock(mutex_);
    held_ = true;
  }
  house_.store.write(std::move(order), [self = shared_from_this(), then = std::move(then)](Result<TableNumber> written) {
    self->house_.reactor.post([self, then, written = std::move(written)] { self->resume([then, written](Room&) { then(written); }); });
  });
}

Room::Clock::time_point Room::last_used() const {
  const std::lock_guard lock(mutex_);
  return used_;
}

// --- Who may ---

Result<Access> Room::access_of(std::string_view token) const {
  Access access;
  if (token.empty()) return access;
  const std::string hash = hash_token(token);
  access.host = is_same_hash(hash, host_);
  for (std::size_t seat = 0; seat < seats_.size(); ++seat)
    if (is_same_hash(hash, seats_[seat].stored.holder)) access.viewer = static_cast<Seat>(seat);
  if (!access.host && !access.is_seated()) return Fault{"bad-token", "this token opens no seat here"};
  return access;
}

void Room::refuse(const Answering& answering, Fault fault) const {
  ++house_.metrics.refused;
  answering({sequence_, std::move(fault)});
}

// --- Playing ---

void Room::play(const Access& access, const PlayOrder& order, Answering answering) {
  if (!access.is_seated()) return refuse(answering, {"not-seated", "spectators do not play"});
  if (order.after != sequence_) return refuse(answering, {"stale", "the table has moved on"});
  const Decision decision = table_->decision();
  if (decision.actor != Decision::Actor::player) return refuse(answering, {"illegal-action", "the game is over"});
  if (decision.seat != access.viewer) return refuse(answering, {"not-your-turn", "another seat is to move"});
  if (!seats_[access.viewer].stored.bot.empty()) return refuse(answering, {"not-allowed", "a bot plays this seat; take it back first"});
  play_legal(order.action, std::move(answering));
}

// Applies the action and what chance answers, then writes both; on a fault of the store they are
// taken back, and nobody has seen them.
void Room::play_legal(std::string_view action, Answering answering) {
  const std::size_t step = table_->history().size();
  if (const Result<> played = table_->play(action); !played) return refuse(answering, played.fault());
  Rng rng(random_seed());
  table_->play_chance(rng);
  StoredChange change{.sequence = sequence_ + 1};
  for (std::size_t i = step; i < table_->history().size(); ++i) change.actions.push_back(table_->write(table_->history()[i].phrase));
  write(AddChange{number_, std::move(change)},
        [this, step, answering = std::move(answering)](const Result<TableNumber>& written) { played(step, written, answering); });
}

void Room::played(std::size_t step, const Result<TableNumber>& written, const Answering& answering) {
  if (!written) {
    table_->rewind(step);
    log::error("store-failed", {{"table", id_}, {"message", written.fault().message}});
    return refuse(answering, {"store-failed", "the action could not be written and was not played"});
  }
  for (std::size_t length = step + 1; length <= table_->history().size(); ++length) {
    lengths_.push_back(static_cast<std::uint32_t>(length));
    ++sequence_;
  }
  ++house_.metrics.moves;
  changed_ = Clock::now();
  changed_at_ = std::time(nullptr);
  answering({sequence_, std::nullopt});
  publish(step);
  call_bot();
}

void Room::undo(const Access& access, const UndoOrder& order, Answering answering) {
  if (!access.is_seated()) return refuse(answering, {"not-seated", "spectators do not play"});
  if (order.after != sequence_) return refuse(answering, {"stale", "the table has moved on"});
  const std::optional<std::size_t> earliest = undo_to(*table_, access.viewer);
  if (!earliest) return refuse(answering, {"cannot-undo", "nothing of yours can be taken back"});
  const std::size_t step = order.to.value_or(table_->history().size() - 1);
  if (step < *earliest || step >= table_->history().size())
    return refuse(answering, {"cannot-undo", "that far nothing of yours can be taken back", "to"});
  StoredChange change{.sequence = sequence_ + 1, .undo_to = static_cast<std::uint32_t>(step)};
  write(AddChange{number_, std::move(change)}, [this, step, answering = std::move(answering)](const Result<TableNumber>& written) {
    if (!written) return refuse(answering, {"store-failed", "the undo could not be written"});
    table_->rewind(step);
    lengths_.push_back(static_cast<std::uint32_t>(step));
    ++sequence_;
    ++house_.metrics.undos;
    changed_ = Clock::now();
    changed_at_ = std::time(nullptr);
    answering({sequence_, std::nullopt});
    publish(step);
    call_bot();
  });
}

void Room::hint(const Access& access, const HintOrder& order, std::function<void(Result<Suggestion>)> answering) {
  const Decision decision = table_->decision();
  const std::string bot = order.bot.empty() ? std::string(bots().back()) : order.bot;
  if (!access.is_seated()) return answering(Fault{"not-seated", "spectators get no hints"});
  if (!is_bot(bot)) return answering(unknown_bot(bot));
  if (decision.actor != Decision::Actor::player || decision.seat != access.viewer)
    return answering(Fault{"not-your-turn", "another seat is to move"});
  if (hinting_) return answering(Fault{"busy", "a hint is already being thought about"});
  hinting_ = true;
  ++house_.metrics.hints;
  house_.bots.think(table_->clone(), bot, {}, Bots::Rank::hint,
                    [self = shared_from_this(), answering = std::move(answering)](Result<Suggestion> suggestion) {
                      self->house_.reactor.post([self, answering, suggestion = std::move(suggestion)] {
                        self->enter([answering, suggestion](Room& room) {
                          room.hinting_ = false;
                          answering(suggestion);
                        });
                      });
                    });
}

// --- Bots ---

// A thought that counts no more is dropped if it still waits. If it is under way, the room waits
// for its end before it asks anew, so no table ever takes more than one of the bots' threads.
void Room::call_bot() {
  const std::uint32_t thought = ++thought_;
  chosen_.reset();
  if (asked_ && house_.bots.forget(*asked_)) asked_.reset();
  const Decision decision = table_->decision();
  thinking_ = decision.actor == Decision::Actor::player && !seats_[decision.seat].stored.bot.empty();
  if (!thinking_) return;
  const auto in_turn = [self = shared_from_this()](Job job) {
    self->house_.reactor.post([self, job = std::move(job)] { self->enter(job); });
  };
  const std::vector<LegalAction> legal = table_->legal();
  if (legal.size() == 1 && decision.audience == kEverybody)  // an answer that comes at once would tell what only the seat may know
    return in_turn([thought, only = Suggestion{legal.front().action, {}}](Room& room) {
      if (thought == room.thought_) room.bot_chose(only);
    });
  if (asked_) return;
  asked_ = house_.bots.think(table_->clone(), seats_[decision.seat].stored.bot, id_ + "/" + std::to_string(decision.seat), Bots::Rank::move,
                             [in_turn, thought](const Result<Suggestion>& suggestion) {
                               in_turn([thought, suggestion](Room& room) {
                                 room.asked_.reset();
                                 if (thought == room.thought_) room.bot_chose(suggestion);
                                 else if (room.thinking_) room.call_bot();
                               });
                             });
}

void Room::bot_chose(const Result<Suggestion>& suggestion) {
  if (!suggestion) {
    thinking_ = false;
    return log::error("bot-failed", {{"table", id_}, {"message", suggestion.fault().message}});
  }
  chosen_ = suggestion->action;
  play_when_due();
}

void Room::play_after(std::chrono::milliseconds delay) {
  house_.reactor.after(delay, [self = shared_from_this(), wait = ++wait_] {
    self->enter([wait](Room& room) {
      if (wait == room.wait_) room.play_when_due();
    });
  });
}

// Plays what the bot chose once the pace has passed. What could not be written is tried again.
void Room::play_when_due() {
  if (!chosen_) return;
  const auto due = changed_ + std::chrono::milliseconds(pace_);
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(due - Clock::now());
  if (left.count() > 0) return play_after(left);
  play_legal(*chosen_, [this](const Answer& answer) {
    if (!answer.fault) {
      ++house_.metrics.bot_moves;
    } else if (answer.fault->code == "store-failed") {
      play_after(kBetweenTries);
    } else {
      thinking_ = false;
      log::error("bot-refused", {{"table", id_}, {"message", answer.fault->message}});
    }
  });
}

// --- Seats ---

bool Room::is_away(const SeatNow& seat) const {
  return !seat.stored.holder.empty() && seat.connections == 0 && Clock::now() - seat.left >= house_.away_after;
}

std::optional<Fault> Room::may_change(const Access& access, const SeatOrder& order) const {
  if (!access.is_seated() && !access.host) return Fault{"not-seated", "spectators do not change seats"};
  if (order.seat >= seats_.size()) return Fault{"bad-message", "there is no such seat", "seat"};
  const SeatNow& seat = seats_[order.seat];
  const bool is_held = !seat.stored.holder.empty();
  if (!order.bot.empty() && !is_bot(order.bot)) return unknown_bot(order.bot);
  if (order.seat == access.viewer || !is_held) return std::nullopt;
  if (order.bot.empty()) return Fault{"not-allowed", "only the person who holds the seat may take it back"};
  if (seat.stored.bot.empty() && !is_away(seat)) return Fault{"not-allowed", "the person who holds the seat has not been away for long"};
  return std::nullopt;
}

void Room::change_seat(const Access& access, const SeatOrder& order, Answering answering) {
  if (const std::optional<Fault> fault = may_change(access, order)) return refuse(answering, *fault);
  StoredSeat changed = seats_[order.seat].stored;
  changed.bot = order.bot;
  if (changed.holder.empty()) changed.name = order.bot;
  write(PutSeat{number_, order.seat, changed},
        [this, order, changed, answering = std::move(answering)](const Result<TableNumber>& written) {
          if (!written) return refuse(answering, {"store-failed", "the change could not be written"});
          const bool is_news = table_->decision().seat == order.seat && seats_[order.seat].stored.bot != changed.bot;
          seats_[order.seat].stored = changed;
          if (is_news || !thinking_) call_bot();  // before the answer: who has it finds no thought of the bot that left
          answering({sequence_, std::nullopt});
          publish_seats();
        });
}

void Room::change_pace(const Access& access, const PaceOrder& order, Answering answering) {
  if (!access.is_seated() && !access.host) return refuse(answering, {"not-seated", "spectators do not set the pace"});
  write(PutPace{number_, order.pace}, [this, order, answering = std::move(answering)](const Result<TableNumber>& written) {
    if (!written) return refuse(answering, {"store-failed", "the change could not be written"});
    pace_ = order.pace;
    answering({sequence_, std::nullopt});
    publish_seats();
    if (thinking_) play_when_due();
    else call_bot();
  });
}

void Room::join(const JoinOrder& order, std::function<void(Result<Joined>)> answering) {
  const auto is_open = [&](std::size_t seat) { return seats_[seat].stored.holder.empty() && seats_[seat].stored.bot.empty(); };
  std::size_t seat = order.seat.value_or(0);
  if (seat >= seats_.size()) return answering(Fault{"bad-message", "there is no such seat", "seat"});
  if (order.seat && !is_open(seat)) return answering(Fault{"seat-taken", "somebody else has this seat"});
  while (seat < seats_.size() && !is_open(seat)) ++seat;
  if (seat == seats_.size()) return answering(Fault{"no-open-seat", "no seat is open at this table"});
  const std::string token = make_token();
  StoredSeat taken{.name = order.name, .holder = hash_token(token)};
  write(PutSeat{number_, static_cast<std::uint8_t>(seat), taken},
        [this, seat, token, taken, answering = std::move(answering)](const Result<TableNumber>& written) {
          if (!written) return answering(Fault{"store-failed", "the seat could not be written"});
          seats_[seat].stored = taken;
          seats_[seat].left = Clock::now();
          answering(Joined{static_cast<Seat>(seat), token});
          publish_seats();
        });
}

std::vector<SeatState> Room::seat_states() const {
  std::vector<SeatState> states;
  for (const SeatNow& seat : seats_)
    states.push_back({.name = seat.stored.name,
                      .bot = seat.stored.bot,
                      .held = !seat.stored.holder.empty(),
                      .connected = seat.connections > 0,
                      .away = is_away(seat)});
  return states;
}

// --- Showing ---

// How many lines of the log whoever saw that sequence number has and may keep.
std::size_t Room::steps_known(std::optional<std::uint32_t> after) const {
  if (!after || *after > sequence_) return 0;
  return *std::min_element(lengths_.begin() + *after, lengths_.end());
}

std::string Room::update(const Access& access, std::optional<std::uint32_t> after) const {
  const std::vector<SeatState> seats = seat_states();
  return update_message(*table_, {id_, sequence_, pace_, seats}, access, steps_known(after));
}

std::string Room::previews_of(Seat viewer) { return previews_message(*table_, viewer, sequence_); }

Record Room::record(Seat viewer) const {
  Record record = table_->record(viewer);
  for (const SeatNow& seat : seats_) record.seats.push_back(seat.stored.name);
  return record;
}

json::object Room::summary(const Access& access) const {
  const Decision decision = table_->decision();
  json::object made{{"table", id_},
                    {"game", table_->info().id},
                    {"seat", nullptr},
                    {"seats", seats_json(seat_states())},
                    {"sequence", sequence_},
                    {"to_move", nullptr},
                    {"over", decision.actor == Decision::Actor::no_one},
                    {"created", created_},
                    {"changed", changed_at_},
                    {"link", "/table/" + id_}};
  if (access.is_seated()) made["seat"] = access.viewer;
  if (decision.actor == Decision::Actor::player) made["to_move"] = decision.seat;
  return made;
}

std::string Room::message_for(const Watching& watching, std::size_t from) const {
  const std::vector<SeatState> seats = seat_states();
  const TableFacts facts{id_, sequence_, pace_, seats};
  if (watching.moves_only) return moved_message(*table_, facts, watching.access.viewer, from);
  return update_message(*table_, facts, watching.access, from);
}

// Those who see the same get the same text, written once.
void Room::publish(std::size_t from) {
  std::vector<std::pair<const Watching*, Connection::Text>> written;
  for (const Watching& watching : watching_) {
    const auto same = std::ranges::find_if(
        written, [&](const auto& one) { return one.first->access == watching.access && one.first->moves_only == watching.moves_only; });
    const Connection::Text text = same != written.end() ? same->second : share(message_for(watching, from));
    if (same == written.end()) written.emplace_back(&watching, text);
    watching.watcher->show(text);
  }
  publish_previews();
}

// They take longer than the news itself, so they come after it and after whatever else waits.
void Room::publish_previews() {
  const Decision decision = table_->decision();
  const auto wants = [seat = decision.seat](const Watching& one) { return one.access.viewer == seat && one.previews && !one.moves_only; };
  if (decision.actor != Decision::Actor::player || std::ranges::none_of(watching_, wants)) return;
  house_.reactor.post([self = shared_from_this(), wants, sequence = sequence_] {
    self->enter([wants, sequence](Room& room) {
      if (room.sequence_ != sequence) return;
      const Connection::Text text = share(room.previews_of(room.table_->decision().seat));
      for (const Watching& watching : room.watching_)
        if (wants(watching)) watching.watcher->show(text);
    });
  });
}

void Room::publish_seats() {
  const std::vector<SeatState> seats = seat_states();
  const auto watchers =
      static_cast<std::size_t>(std::ranges::count_if(watching_, [](const Watching& one) { return !one.access.is_seated(); }));
  const Connection::Text text = share(seats_message({id_, sequence_, pace_, seats}, watchers));
  for (const Watching& watching : watching_)
    if (!watching.moves_only) watching.watcher->show(text);
}

void Room::watch(Watching watching, std::optional<std::uint32_t> after) {
  if (watching.access.is_seated()) ++seats_[watching.access.viewer].connections;
  watching.watcher->show(share(message_for(watching, steps_known(after))));
  watching_.push_back(std::move(watching));
  publish_seats();
  publish_previews();
  if (!thinking_) call_bot();
}

void Room::leave(const Watcher* watcher) {
  const auto left = std::ranges::find_if(watching_, [&](const Watching& one) { return one.watcher.get() == watcher; });
  if (left == watching_.end()) return;
  const Access access = left->access;
  watching_.erase(left);
  if (access.is_seated() && --seats_[access.viewer].connections == 0) {
    seats_[access.viewer].left = Clock::now();
    house_.reactor.after(house_.away_after + std::chrono::milliseconds(50), [weak = weak_from_this()] {
      if (const auto room = weak.lock()) room->enter([](Room& self) { self.publish_seats(); });
    });
  }
  publish_seats();
}

}  // namespace tessera
