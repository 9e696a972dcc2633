// The table of one game. Included only where templates meet: by the catalog and by tests.
#pragma once

#include <algorithm>
#include <utility>

#include "core/game/game.h"
#include "core/position/agreement.h"
#include "core/position/fields.h"
#include "core/table/table.h"

namespace tessera {

template <Game G>
json::value write_position(const typename G::State& state) {
  Fields fields = Fields::writer();
  typename G::State copy = state;
  G::fields(fields, copy);
  return fields.take_written();
}

template <Game G>
Result<typename G::State> read_position(const json::value& position) {
  Faults faults;
  Fields fields = Fields::reader(position, faults);
  typename G::State state{};
  G::fields(fields, state);
  fields.check_no_unknown_members();
  if (faults.empty()) G::find_faults(state, faults);
  if (faults.empty()) find_disagreements(position, write_position<G>(state), faults);
  if (faults.empty()) return state;
  Fault first = faults.list().front();
  for (std::size_t i = 1; i < faults.list().size(); ++i) {
    const Fault& next = faults.list()[i];
    first.message += "; " + (next.place.empty() ? next.message : next.place + " " + next.message);
  }
  return first;
}

template <Game G>
class TableOf final : public Table {
 public:
  using State = typename G::State;
  using Action = typename G::Action;

  explicit TableOf(const Setup& setup) : setup_(setup), state_(G::start(setup)) {}

  const State& state() const { return state_; }
  // Before the given action of the history.
  const State& state_at(std::size_t step) const { return step < befores_.size() ? befores_[step] : state_; }
  std::unique_ptr<Table> clone() const override { return std::make_unique<TableOf>(*this); }

  const GameInfo& info() const override { return G::info(); }
  const Setup& setup() const override { return setup_; }
  Decision decision() const override { return G::decision(state_); }
  std::string_view question_subject() const override {
    if constexpr (requires { G::question_subject(state_); }) return G::question_subject(state_);
    else return {};
  }

  std::vector<LegalAction> legal() const override {
    std::vector<LegalAction> listed;
    typename G::Actions actions;
    tessera::list<G>(state_, actions);
    const bool is_chance = decision().actor == Decision::Actor::chance;
    const double total = is_chance ? actions.total_weight() : 1;
    for (std::size_t i = 0; i < actions.size(); ++i)
      listed.push_back({phrase(actions[i]), write(phrase(actions[i])), is_chance ? actions.weight(i) / total : 0});
    return listed;
  }

  Result<> play(std::string_view text) override {
    if (is_over<G>(state_)) return Fault{"illegal-action", "the game is over"};
    const Result<Phrase> parsed = info().grammar.parse(text);
    if (!parsed) return parsed.fault();
    typename G::Actions actions;
    tessera::list<G>(state_, actions);
    if (std::find(actions.begin(), actions.end(), as<Action>(*parsed)) == actions.end())
      return Fault{"illegal-action", "'" + write(*parsed) + "' is not legal now: " + question_text(Language::en)};
    step(as<Action>(*parsed));
    return Done{};
  }

  bool settle() override {
    if (!is_foregone<G>(state_)) return false;
    typename G::Actions actions;
    tessera::list<G>(state_, actions);
    assert(actions.size() == 1);
    step(actions[0]);
    return true;
  }

  bool play_chance(Rng& rng) override {
    bool played = false;
    typename G::Actions actions;
    for (; decision().actor == Decision::Actor::chance; played = true) {
      tessera::list<G>(state_, actions);
      step(actions.at_weight(rng.below(actions.total_weight())));
    }
    return played;
  }

  json::object figures([[maybe_unused]] const Phrase& action) const override {
    if constexpr (requires { G::figures(state_, as<Action>(action)); }) return G::figures(state_, as<Action>(action));
    else return {};
  }

  json::value position(Seat viewer) const override { return position_of(state_, viewer); }

  Result<> set(const json::value& position) override {
    Result<State> read = read_position<G>(position);
    if (!read) return read.fault();
    begin(G::setup(*read), *read, position);
    return Done{};
  }

  std::vector<ScoreSheet> score(Seat viewer) const override {
    const State seen = viewer == kReferee ? state_ : G::view(state_, viewer);
    std::vector<ScoreSheet> sheets;
    for (Seat seat = 0; seat < setup_.players; ++seat) sheets.push_back(G::score(seen, seat));
    return sheets;
  }

  std::optional<Rival> rival() const override {
    if constexpr (requires { G::rival(state_); }) return G::rival(state_);
    else return {};
  }

  std::vector<std::uint8_t> places() const override {
    std::vector<std::uint8_t> places;
    if (is_over<G>(state_))
      for (Seat seat = 0; seat < setup_.players; ++seat) places.push_back(G::place(state_, seat));
    return places;
  }

  std::size_t asked_at(std::size_t step) const override {
    while (step > 0 && is_foregone<G>(state_at(step))) --step;
    return step;
  }

  Result<> undo() override {
    if (history_.empty()) return Fault{"cannot-undo", "nothing has been played"};
    if (!can_undo()) return Fault{"cannot-undo", "something was drawn, rolled or revealed since the last action"};
    rewind(history_.size() - 1);
    return Done{};
  }

  const std::vector<Played>& history() const override { return history_; }

  json::value position_at(std::size_t step, Seat viewer) const override { return position_of(state_at(step), viewer); }

  json::value imagined_at(std::size_t step, Seat viewer, Rng& rng) const override {
    State imagined = G::view(state_at(step), viewer);
    G::determinize(imagined, rng);
    return write_position<G>(imagined);
  }

  void rewind(std::size_t step) override {
    assert(step <= history_.size());
    if (step == history_.size()) return;
    state_ = befores_[step];
    befores_.resize(step);
    history_.resize(step);
  }

  Record record(Seat viewer) const override {
    Record record{
        .game = std::string(info().id), .version = info().version, .players = setup_.players, .options = options_json(info(), setup_)};
    if (!start_.is_null()) record.start = viewer == kReferee ? start_ : position_at(0, viewer);
    if (viewer != kReferee) record.redacted_for = viewer == kSpectator ? "spectator" : std::to_string(viewer);
    for (const Played& played : history_) {
      const bool seen = viewer == kReferee || played.decision.seen_by(viewer);
      record.actions.push_back(seen ? write(played.phrase) : std::string(kHiddenAction));
    }
    return record;
  }

  Result<> load(const Record& record) override {
    if (record.game != info().id) return bad_record("game", "is a record of '" + record.game.substr(0, 60) + "'");
    if (record.version != info().version)
      return bad_record("version",
                        "is " + std::to_string(record.version) + "; this program plays version " + std::to_string(info().version));
    const json::value options = record.options;
    const Result<Setup> setup = make_setup(info(), record.players, &options);
    if (!setup) return setup.fault();
    TableOf fresh(*setup);
    if (!record.start.is_null()) {
      const Result<> set = fresh.set(record.start);
      if (!set) return bad_record("start." + set.fault().place, set.fault().message);
      if (fresh.setup() != *setup) return bad_record("start", "has other players or options than the record");
    }
    for (std::size_t i = 0; i < record.actions.size(); ++i) {
      const std::string place = "actions[" + std::to_string(i) + "]";
      if (record.actions[i] == kHiddenAction) return bad_record(place, "is hidden: a redacted record cannot be replayed");
      const Result<> played = fresh.play(record.actions[i]);
      if (!played) return bad_record(place, played.fault().message);
    }
    *this = std::move(fresh);
    return Done{};
  }

  std::string describe_position() const override {
    Fields fields = Fields::describer();
    State copy = state_;
    G::fields(fields, copy);
    return fields.take_description();
  }

 private:
  static Fault bad_record(std::string place, std::string message) { return {"bad-record", std::move(message), std::move(place)}; }
  static json::value position_of(const State& state, Seat viewer) {
    return write_position<G>(viewer == kReferee ? state : G::view(state, viewer));
  }
  void begin(const Setup& setup, const State& state, json::value start) {
    setup_ = setup;
    state_ = state;
    start_ = std::move(start);
    befores_.clear();
    history_.clear();
  }
  void step(const Action& action) {
    befores_.push_back(state_);
    history_.push_back({answered<G>(state_, action), phrase(action)});
    G::apply(state_, action);
  }

  Setup setup_;
  State state_;
  json::value start_{};         // the position it was set to, if it was
  std::vector<State> befores_;  // the state before each action of the history
  std::vector<Played> history_;
};

}  // namespace tessera
