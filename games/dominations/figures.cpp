// What an action would Produce, bring besides and lose to the limits, told before it is taken.
#include "core/json/json.h"
#include "games/dominations/dominations.h"
#include "games/dominations/rules/rules.h"

namespace tessera::dominations {
namespace {

// One way for a tile to act: on its sides or in a Locus.
struct Outcome {
  std::uint8_t mode = kConnection;
  std::uint8_t modes = 1;  // to choose from
  Yield yield{};
  Forecast gains{};        // by the effects that react
  int total = 0;           // Produced
};

Outcome foresee(const State& state, const Board& board, Seat seat, Tile tile, std::uint8_t mode) {
  Outcome outcome{.mode = mode, .yield = yield_of(state, board, seat, tile, mode)};
  State after = state;  // effects count what was Produced (DO-6.10)
  after.produced = outcome.yield.sum();
  outcome.gains = forecast(after, seat, Trigger::produce);
  if (mode != kConnection) outcome.gains += forecast(after, seat, Trigger::locus);
  for (std::uint8_t amount : after.produced) outcome.total += amount;
  outcome.total += outcome.yield.vestigium;
  return outcome;
}

// The best of several ways (DO-6.7, DO-6.14): the one that Produces most.
Outcome best_of(const State& state, Seat seat, Tile tile, bool may_connect) {
  const Board board(state);
  const std::uint8_t slots = loci(board, state.lands[tile].cell());
  Outcome best;
  std::uint8_t modes = 0;
  for (std::uint8_t mode = 0; mode <= kConnection; ++mode) {
    if (mode == kConnection ? slots != 0 && !may_connect : !(slots >> mode & 1)) continue;
    const Outcome outcome = foresee(state, board, seat, tile, mode);
    if (modes++ == 0 || outcome.total > best.total) best = outcome;
  }
  best.modes = modes;
  return best;
}

void add(json::object& row, std::string_view name, int amount) {
  if (amount != 0) row[name] = amount;
}

json::array domain_rows(const State& state, Seat seat, const Outcome& outcome) {
  const auto produced = outcome.yield.sum();
  json::array rows;
  for (Domain domain = 0; domain < kDomains; ++domain) {
    const int gained = outcome.gains.knowledge[domain];
    if (produced[domain] == 0 && gained == 0) continue;
    json::object row{{"domain", json::string(tables::kDomains[domain])}, {"produced", produced[domain]}};
    add(row, "dots", outcome.yield.dots[domain]);
    add(row, "fused", outcome.yield.fused[domain]);
    add(row, "field", outcome.yield.field[domain]);
    add(row, "cities", outcome.yield.cities[domain]);
    add(row, "gained", gained);
    add(row, "lost", std::max(0, state.players[seat].knowledge[domain] + produced[domain] + gained - reserve_limit(state, seat, domain)));
    rows.push_back(std::move(row));
  }
  return rows;
}

json::array other_rows(const State& state, const Outcome& outcome) {
  json::array rows;
  for (Seat owner = 0; owner < state.seats; ++owner)
    for (Domain domain = 0; domain < kDomains; ++domain)
      if (const int amount = outcome.yield.others[owner][domain]; amount > 0) {
        json::object row{{"seat", owner}, {"domain", json::string(tables::kDomains[domain])}, {"produced", amount}};
        add(row, "lost", std::max(0, state.players[owner].knowledge[domain] + amount - reserve_limit(state, owner, domain)));
        rows.push_back(std::move(row));
      }
  return rows;
}

json::object tell(const State& state, Seat seat, Tile tile, const Outcome& outcome) {
  json::object made{{"produced", outcome.total}, {"domains", domain_rows(state, seat, outcome)}};
  if (outcome.yield.vestigium) made["vestigium"] = outcome.yield.vestigium;
  if (outcome.gains.vestigium) made["gained_vestigium"] = outcome.gains.vestigium;
  if (json::array others = other_rows(state, outcome); !others.empty()) made["others"] = std::move(others);
  if (outcome.mode != kConnection) {
    const Vertex vertex = corner(state.lands[tile].cell(), outcome.mode);
    made["locus"] = json::array{vertex.i, vertex.j};
  }
  if (outcome.modes > 1) made["ways"] = outcome.modes;
  return made;
}

State with_tile(const State& state, Action place) {
  State after = state;
  const Cell cell = cell_at(coordinate(place.where), coordinate(place.how), place.more);
  after.board.add(place.what);
  after.lands[place.what] = {cell.i, cell.j, place.more, kNone, 0};
  return after;
}

}  // namespace

json::object Dominations::figures(const State& state, Action action) {
  const Task task = state.agenda.next();
  switch (action.verb) {
    case Verb::place: {
      const State after = with_tile(state, action);
      return tell(after, task.seat, action.what, best_of(after, task.seat, action.what, false));
    }
    case Verb::reactivate: return tell(state, task.seat, action.what, best_of(state, task.seat, action.what, true));
    case Verb::connect: return tell(state, task.seat, task.what, foresee(state, Board(state), task.seat, task.what, kConnection));
    case Verb::locus: {
      const std::uint8_t mode = mode_at(state, task.what, {coordinate(action.what), coordinate(action.where)});
      return tell(state, task.seat, task.what, foresee(state, Board(state), task.seat, task.what, mode));
    }
    default: return {};
  }
}

}  // namespace tessera::dominations
