#include "server/api.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

#include "server/http/headers.h"
#include "server/log.h"
#include "server/room/token.h"

namespace tessera {
namespace {

constexpr std::string_view kTables = "/api/tables";
constexpr std::size_t kMostTokens = 100;

int status_of(std::string_view code) {
  static constexpr std::pair<std::string_view, int> kStatus[] = {{"bad-token", 403},        {"not-seated", 403},
                                                                 {"not-allowed", 403},      {"forbidden-origin", 403},
                                                                 {"unknown-table", 404},    {"unknown-game", 404},
                                                                 {"not-found", 404},        {"bad-step", 404},
                                                                 {"wrong-method", 405},     {"stale", 409},
                                                                 {"not-your-turn", 409},    {"seat-taken", 409},
                                                                 {"no-open-seat", 409},     {"cannot-undo", 409},
                                                                 {"no-decision", 409},      {"busy", 409},
                                                                 {"old-version", 409},      {"too-large", 413},
                                                                 {"illegal-action", 422},   {"bad-action", 422},
                                                                 {"upgrade-required", 426}, {"too-many-requests", 429},
                                                                 {"too-many-tables", 429},  {"store-failed", 503},
                                                                 {"cannot-store", 503},     {"shutting-down", 503}};
  for (const auto& [known, status] : kStatus)
    if (known == code) return status;
  return 400;
}

Response ok(std::string body, int status = 200) { return {.status = status, .body = share(std::move(body))}; }

Response refused(const Fault& fault, std::optional<std::uint32_t> sequence = std::nullopt) {
  return ok(refusal(fault, sequence), status_of(fault.code));
}

Response answered(const Answer& answer) {
  if (answer.fault) return refused(*answer.fault, answer.sequence);
  return ok(json::serialize(json::object{{"sequence", answer.sequence}}));
}

std::string seated(const std::string& table, const json::value& seat, const std::string& token) {
  return json::serialize(json::object{{"table", table}, {"seat", seat}, {"token", token}, {"link", "/table/" + table}});
}

std::string token_of(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const std::string_view header = request.header("authorization");
  return std::string(header.starts_with(kBearer) ? header.substr(kBearer.size()) : std::string_view{});
}

// A whole number of the query; `otherwise` where there is none.
Result<std::optional<std::uint32_t>> number_of(const Request& request, const std::string& key) {
  const auto found = request.query.find(key);
  if (found == request.query.end()) return std::optional<std::uint32_t>{};
  std::uint32_t number = 0;
  const char* end = found->second.data() + found->second.size();
  const auto [stopped, error] = std::from_chars(found->second.data(), end, number);
  if (error != std::errc{} || stopped != end) return Fault{"bad-message", "must be a whole number", key};
  return std::optional<std::uint32_t>(number);
}

bool is_reading(const Request& request) { return request.method == Request::Method::get || request.method == Request::Method::head; }

// Splits "/api/tables/<id>/<what>".
std::optional<std::pair<std::string, std::string>> table_path(std::string_view path) {
  if (!path.starts_with(kTables) || path.size() <= kTables.size() + 1 || path[kTables.size()] != '/') return std::nullopt;
  const std::string_view rest = path.substr(kTables.size() + 1);
  const std::size_t slash = rest.find('/');
  const std::string_view what = slash == rest.npos ? std::string_view{} : rest.substr(slash + 1);
  return std::pair(std::string(rest.substr(0, slash)), std::string(what));
}

constexpr std::string_view kReads[] = {"", "previews", "log", "record", "position", "socket"};
constexpr std::string_view kChanges[] = {"join", "play", "undo", "hint", "seat", "pace"};

template <class Order>
using Carry = void (Room::*)(const Access&, const Order&, Answering);

// An order of a seat: read, carried out in the room's turn, answered.
template <class Order>
void carry_out(Room& room, const Result<Access>& access, const Result<Order>& order, Carry<Order> carry,
               const std::function<void(Response)>& respond) {
  if (!order) return respond(refused(order.fault()));
  if (!access) return respond(refused(access.fault()));
  (room.*carry)(*access, *order, [respond](const Answer& answer) { respond(answered(answer)); });
}

}  // namespace

std::string Api::address_of(const Request& request) const {
  const std::string_view forwarded = request.header("x-forwarded-for");
  if (!limits_.behind_proxy || forwarded.empty()) return request.address;
  const std::size_t comma = forwarded.rfind(',');
  const std::string_view last = comma == forwarded.npos ? forwarded : forwarded.substr(comma + 1);
  return std::string(last.substr(std::min(last.size(), last.find_first_not_of(' '))));
}

// A page of another site that this server was told to trust.
bool Api::is_trusted(std::string_view origin) const { return std::ranges::find(limits_.origins, origin) != limits_.origins.end(); }

// A page of another site speaks: it must not use its visitor's browser to play here.
bool Api::is_foreign(const Request& request) const {
  const std::string_view origin = request.header("origin");
  if (origin.empty()) return false;
  const std::size_t scheme = origin.find("://");
  const bool ours = scheme != origin.npos && origin.substr(scheme + 3) == request.header("host");
  return !ours && !is_trusted(origin);
}

void Api::answer(Request request, Reply reply) {
  ++metrics_.requests;
  const std::string reader(is_trusted(request.header("origin")) ? request.header("origin") : std::string_view{});
  const Respond respond = [this, reader, reply = std::move(reply)](Response response) {
    if (response.status >= 500) ++metrics_.failed_requests;
    add_security_headers(response, reader);
    reply(std::move(response));
  };
  if (!requests_.take(address_of(request))) {
    ++metrics_.limited;
    return respond(refused({"too-many-requests", "too many requests; wait a little"}));
  }
  if (request.method == Request::Method::options && !reader.empty()) return respond(preflight());
  if (!is_reading(request) && is_foreign(request)) return respond(refused({"forbidden-origin", "this page may not ask that"}));
  if (request.path == kTables && request.method == Request::Method::post) return create_table(request, respond);
  if (const auto path = table_path(request.path)) return answer_table(request, path->first, path->second, respond);
  if (!is_reading(request)) return respond(refused({"wrong-method", "this can only be read"}));
  if (request.path == kTables) return list_tables(request, respond);
  if (request.path == "/api/games") return respond(ok(games_message()));
  if (request.path == "/api/openapi.json") return respond(ok(openapi_document()));
  if (request.path == "/healthz") return check_health(respond);
  if (request.path == "/metrics") return respond(figures());
  if (request.path == "/api" || request.path.starts_with("/api/")) return respond(refused({"not-found", "there is nothing here"}));
  respond(files_.answer(request));
}

void Api::answer_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond) {
  const bool reads = std::ranges::find(kReads, what) != std::end(kReads);
  const bool changes = std::ranges::find(kChanges, what) != std::end(kChanges);
  if (!reads && !changes) return respond(refused({"not-found", "there is nothing here"}));
  if (reads && is_reading(request)) return read_table(request, id, what, respond);
  if (changes && request.method == Request::Method::post) return change_table(request, id, what, respond);
  respond(refused({"wrong-method", reads ? "this can only be read" : "this takes a POST"}));
}

void Api::read_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond) {
  const Result<std::shared_ptr<Room>> room = lobby_.find(id);
  if (!room) return respond(refused(room.fault()));
  if (what == "socket") return respond(refused({"upgrade-required", "this is a WebSocket"}));
  const Result<std::optional<std::uint32_t>> number = number_of(request, what.empty() ? "after" : what == "log" ? "from" : "step");
  if (!number) return respond(refused(number.fault()));
  (*room)->enter([what, respond, token = token_of(request), number = *number](Room& here) {
    const Result<Access> access = here.access_of(token);
    if (!access) return respond(refused(access.fault()));
    const Seat viewer = access->viewer;
    const std::size_t steps = here.table().history().size();
    if (what.empty()) return respond(ok(here.update(*access, number)));
    if (what == "previews")
      return respond(access->is_seated() ? ok(here.previews(viewer)) : refused({"not-seated", "spectators do not play"}));
    if (what == "log") return respond(ok(log_message(here.table(), viewer, number.value_or(0))));
    if (what == "record") {
      Response file = ok(pretty(to_json(here.record(viewer))) + "\n");
      file.headers.emplace_back("Content-Disposition", fmt::format("attachment; filename=\"{}.json\"", here.table().info().id));
      return respond(std::move(file));
    }
    const std::size_t step = number.value_or(static_cast<std::uint32_t>(steps));
    if (step > steps) return respond(refused({"bad-step", "the game has not come that far", "step"}));
    respond(ok(past_position_message(here.table(), viewer, step)));
  });
}

void Api::change_table(const Request& request, const std::string& id, const std::string& what, const Respond& respond) {
  const Result<json::value> body = what == "hint" && request.body.empty() ? Result<json::value>(json::object()) : parse_json(request.body);
  if (!body) return respond(refused(body.fault()));
  const Result<std::shared_ptr<Room>> room = lobby_.find(id);
  if (!room) return respond(refused(room.fault()));
  (*room)->enter([what, respond, id, token = token_of(request), body = *body](Room& here) {
    const Result<Access> access = here.access_of(token);
    if (what == "play") return carry_out(here, access, read_play(body), &Room::play, respond);
    if (what == "undo") return carry_out(here, access, read_undo(body), &Room::undo, respond);
    if (what == "seat") return carry_out(here, access, read_seat(body), &Room::change_seat, respond);
    if (what == "pace") return carry_out(here, access, read_pace(body), &Room::change_pace, respond);
    if (what == "join") {
      const Result<JoinOrder> order = read_join(body);
      if (!order) return respond(refused(order.fault()));
      return here.join(*order, [respond, id](const Result<Joined>& joined) {
        respond(joined ? ok(seated(id, joined->seat, joined->token)) : refused(joined.fault()));
      });
    }
    const Result<HintOrder> order = read_hint(body);
    if (!order) return respond(refused(order.fault()));
    if (!access) return respond(refused(access.fault()));
    here.hint(*access, *order, [respond, &here, sequence = here.sequence()](const Result<Suggestion>& hint) {
      respond(hint ? ok(hint_message(here.table(), sequence, *hint, std::nullopt)) : refused(hint.fault()));
    });
  });
}

void Api::create_table(const Request& request, const Respond& respond) {
  const Result<json::value> body = parse_json(request.body);
  if (!body) return respond(refused(body.fault()));
  const Result<NewTable> order = read_new_table(*body);
  if (!order) return respond(refused(order.fault()));
  if (!tables_.take(address_of(request))) {
    ++metrics_.limited;
    return respond(refused({"too-many-tables", "too many tables were opened from here; wait a while"}));
  }
  lobby_.create(*order, [respond](const Result<Created>& created) {
    if (!created) return respond(refused(created.fault()));
    respond(ok(seated(created->table, created->seat ? json::value(*created->seat) : json::value(), created->token), 201));
  });
}

void Api::list_tables(const Request& request, const Respond& respond) {
  std::vector<std::string> tokens;
  std::string_view rest = request.header("seat-tokens");
  while (!rest.empty() && tokens.size() < kMostTokens) {
    const std::size_t comma = std::min(rest.find(','), rest.size());
    std::string_view token = rest.substr(0, comma);
    rest.remove_prefix(std::min(rest.size(), comma + 1));
    token.remove_prefix(std::min(token.size(), token.find_first_not_of(' ')));
    if (!token.empty()) tokens.emplace_back(token);
  }
  lobby_.list(tokens, [respond](const Result<json::array>& tables) {
    respond(tables ? ok(json::serialize(json::object{{"tables", *tables}})) : refused(tables.fault()));
  });
}

std::variant<std::shared_ptr<Listener>, Response> Api::accept(const Request& request) {
  ++metrics_.requests;
  Fault fault{"not-found", "there is no socket here"};
  const auto path = table_path(request.path);
  if (!requests_.take(address_of(request))) fault = {"too-many-requests", "too many requests; wait a little"};
  else if (is_foreign(request)) fault = {"forbidden-origin", "this page may not open a socket"};
  else if (path && path->second == "socket") {
    if (lobby_.has(path->first)) {
      auto watcher = std::make_shared<SocketWatcher>(lobby_, network_, metrics_, path->first, limits_.messages);
      const std::lock_guard lock(mutex_);
      if (sockets_.size() >= sweep_at_) {
        std::erase_if(sockets_, [](const auto& socket) { return socket.expired(); });
        sweep_at_ = std::max<std::size_t>(64, 2 * sockets_.size());
      }
      sockets_.push_back(watcher);
      return watcher;
    }
    fault = {"unknown-table", "there is no such table"};
  }
  Response response = refused(fault);
  add_security_headers(response);
  return response;
}

void Api::say_goodbye() {
  const std::lock_guard lock(mutex_);
  for (const auto& socket : sockets_)
    if (const auto watcher = socket.lock()) watcher->say_goodbye("shutting-down");
}

void Api::forget_sockets() {
  for (const auto& socket : sockets_)
    if (const auto watcher = socket.lock()) watcher->forget();
}

// After a failed write it tries another: nobody else may be about to write.
void Api::check_health(const Respond& respond) {
  if (store_.is_well()) return respond(health(true));
  store_.write(Probe{}, [this, respond](const Result<TableNumber>& written) { respond(health(static_cast<bool>(written))); });
}

Response Api::health(bool well) {
  return ok(json::serialize(json::object{{"ok", well},
                                         {"store", well ? std::string(store_.kind()) : "failing"},
                                         {"tables", lobby_.rooms()},
                                         {"version", TESSERA_VERSION}}),
            well ? 200 : 503);
}

Response Api::figures() {
  std::string out;
  const auto write = [&](const char* name, const char* type, const char* about, auto value) {
    fmt::format_to(std::back_inserter(out), "# HELP {0} {1}\n# TYPE {0} {2}\n{0} {3}\n", name, about, type, value);
  };
  const StoreFigures store = store_.figures();
  write("tessera_tables_live", "gauge", "Tables in memory.", lobby_.rooms());
  write("tessera_tables_created_total", "counter", "Tables opened.", metrics_.tables_created.load());
  write("tessera_tables_loaded_total", "counter", "Tables brought back from disk.", metrics_.tables_loaded.load());
  write("tessera_tables_unloaded_total", "counter", "Tables let go from memory.", metrics_.tables_unloaded.load());
  write("tessera_connections", "gauge", "Open connections, of HTTP and sockets.", network_.connections());
  write("tessera_sockets", "gauge", "Open sockets.", metrics_.sockets.load());
  write("tessera_requests_total", "counter", "HTTP requests.", metrics_.requests.load());
  write("tessera_failed_requests_total", "counter", "HTTP requests answered with a fault of ours.", metrics_.failed_requests.load());
  write("tessera_messages_total", "counter", "Messages received on sockets.", metrics_.messages.load());
  write("tessera_limited_total", "counter", "Requests and messages over a limit.", metrics_.limited.load());
  write("tessera_moves_total", "counter", "Durable moves, of people and bots.", metrics_.moves.load());
  write("tessera_bot_moves_total", "counter", "Durable moves of bots.", metrics_.bot_moves.load());
  write("tessera_undos_total", "counter", "Undone.", metrics_.undos.load());
  write("tessera_hints_total", "counter", "Hints asked for.", metrics_.hints.load());
  write("tessera_refused_total", "counter", "Orders refused.", metrics_.refused.load());
  write("tessera_bots_waiting", "gauge", "Tables that wait for a bot to think.", bots_.waiting());
  write("tessera_store_orders_total", "counter", "Orders written by the store.", store.orders);
  write("tessera_store_commits_total", "counter", "Transactions of the store, one sync each.", store.commits);
  write("tessera_store_failures_total", "counter", "Transactions that failed.", store.failures);
  write("tessera_store_commit_seconds_total", "counter", "Time spent in transactions.", store.commit_seconds);
  write("tessera_store_waiting", "gauge", "Orders that wait for the store.", store.waiting);
  write("tessera_resident_bytes", "gauge", "Resident memory.", resident_bytes());
  metrics_.move_time.write(out, "tessera_move_seconds", "From receiving an order to its durable answer.");
  metrics_.think_time.write(out, "tessera_think_seconds", "Time bots thought.");
  return {.status = 200, .type = "text/plain; version=0.0.4; charset=utf-8", .body = share(std::move(out))};
}

}  // namespace tessera
