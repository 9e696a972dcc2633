// A toy game with everything Gods of Rome has not: hidden hands, secret simultaneous choices and
// their turning up. Each round everybody lays a card secretly; the highest one laid by only one
// player wins a point; hands are refilled to two from a bag. Four rounds.
#pragma once

#include "core/chance/bag.h"
#include "core/game/agenda.h"
#include "core/game/game.h"
#include "core/position/fields.h"

namespace tessera::toy {

inline constexpr std::size_t kKinds = 5;
inline constexpr std::uint8_t kCopies = 4, kHand = 2, kRounds = 4, kNone = 0xff, kHiddenCard = 0xfe;

enum class Verb : std::uint8_t { draw, lay, turn_up };
enum class Duty : std::uint8_t { over, draw, lay, turn_up, end_round };
inline constexpr std::array<std::string_view, 5> kDuties{"over", "draw", "lay", "turn-up", "end-round"};
inline constexpr std::array<std::string_view, kKinds> kCards{"ant", "bee", "cat", "dog", "elk"};
inline constexpr std::array kForms{Form{"draw", {kCards}}, Form{"lay", {kCards}}, Form{"turn-up", {kCards}}};

struct Task {
  Duty duty{};
  Seat seat = 0;
  bool operator==(const Task&) const = default;
};

struct Player {
  Bag<kKinds> hand{};        // the cards the viewer knows
  std::uint8_t unseen = 0;   // and how many he does not
  std::uint8_t laid = kNone;  // kHiddenCard: laid, but not seen
  std::uint8_t open = 0;     // turned up?
  std::uint8_t points = 0;
  bool operator==(const Player&) const = default;
};

struct State {
  std::array<Player, kMaxSeats> players{};
  Bag<kKinds> bag{};
  std::uint8_t seats = 2, round = 0;
  Agenda<Task, 20> agenda{};
};

struct Toy {
  using State = toy::State;
  using Action = Sentence<Verb>;
  using Actions = ActionList<Action, kKinds>;

  static const GameInfo& info() {
    static constexpr std::array<std::string_view, 1> kCategories{"points"};
    static constexpr std::array<Text, 3> kTexts{{{"verb.draw", {"Draw the {what}", "Tirar: {what}", ""}},
                                                 {"verb.lay", {"Lay the {what}", "Jogar: {what}", ""}},
                                                 {"verb.turn-up", {"Turn up the {what}", "Virar: {what}", ""}}}};
    static const GameInfo info{"toy", 1, 2, 4, {}, kCategories, kDuties, Grammar(kForms), Texts(kTexts)};
    return info;
  }
  static State start(const Setup& setup) {
    State state;
    state.seats = setup.players;
    state.bag.fill(kCopies);
    begin_round(state);
    return state;
  }
  static Setup setup(const State& state) { return {.players = state.seats}; }

  static Decision decision(const State& state) {
    if (state.agenda.empty()) return {};
    const auto [duty, seat] = state.agenda.next();
    const auto question = static_cast<std::uint8_t>(duty);
    if (duty == Duty::lay) return {Decision::Actor::player, seat, only(seat), question};
    return {Decision::Actor::chance, seat, duty == Duty::draw ? only(seat) : kEverybody, question};
  }
  static void list_actions(const State& state, Actions& actions) {
    if (state.agenda.empty()) return;
    const auto [duty, seat] = state.agenda.next();
    const Player& player = state.players[seat];
    if (duty == Duty::turn_up) return actions.add(sentence(Verb::turn_up, player.laid));
    for (std::uint8_t card = 0; card < kKinds; ++card) {
      if (duty == Duty::draw && state.bag[card]) actions.add(sentence(Verb::draw, card), state.bag[card]);
      if (duty == Duty::lay && player.hand[card]) actions.add(sentence(Verb::lay, card));
    }
  }
  static void apply(State& state, Action action) {
    Player& player = state.players[state.agenda.take().seat];
    if (action.verb == Verb::draw) --state.bag[action.what], ++player.hand[action.what];
    if (action.verb == Verb::lay) --player.hand[action.what], player.laid = action.what;
    if (action.verb == Verb::turn_up) player.open = 1;
    if (!state.agenda.empty() && state.agenda.next().duty == Duty::end_round) end_round(state);
  }
  static ScoreSheet score(const State& state, Seat seat) { return {.by = {state.players[seat].points}}; }
  static std::uint8_t place(const State& state, Seat seat) {
    std::uint8_t place = 1;
    for (Seat other = 0; other < state.seats; ++other) place += state.players[other].points > state.players[seat].points;
    return place;
  }
  static float evaluate(const State& state, Seat seat) { return state.players[seat].points; }

  static State view(const State& state, Seat viewer) {
    State seen = state;
    for (Seat seat = 0; seat < state.seats; ++seat) {
      if (seat == viewer) continue;
      Player& player = seen.players[seat];
      for (std::size_t card = 0; card < kKinds; ++card) {
        seen.bag[card] += player.hand[card];
        player.unseen += player.hand[card];
        player.hand[card] = 0;
      }
      if (player.laid < kKinds && !player.open) ++seen.bag[player.laid], player.laid = kHiddenCard;
    }
    return seen;
  }
  static void determinize(State& state, Rng& rng) {
    for (Player& player : state.players) {
      if (player.laid == kHiddenCard) player.laid = tessera::draw(state.bag, rng);
      for (; player.unseen > 0; --player.unseen) ++player.hand[tessera::draw(state.bag, rng)];
    }
  }
  static void fields(Fields& f, State& state) {
    f.number("seats", state.seats, 2, 4, "players");
    f.number("round", state.round, 0, kRounds, "round");
    f.counts("bag", state.bag, kCards, kKinds * kCopies, "cards nobody has seen");
    f.objects("players", kMaxSeats, "by seat", [&](std::size_t i) {
      Player& player = state.players[i];
      f.counts("hand", player.hand, kCards, kCopies, "cards known");
      f.number("unseen", player.unseen, 0, kHand, "cards not known");
      f.number("laid", player.laid, 0, 255, "card laid");
      f.flag("open", player.open, "turned up");
      f.number("points", player.points, 0, kRounds, "points");
    });
    f.agenda("agenda", state.agenda, "tasks", [&](Task& task) {
      f.word("duty", task.duty, kDuties, "duty");
      f.number("seat", task.seat, 0, 3, "seat");
    });
  }
  static void find_faults(const State& state, Faults& faults) {
    Bag<kKinds> total = state.bag;
    for (const Player& player : state.players) {
      for (std::size_t card = 0; card < kKinds; ++card) total[card] += player.hand[card];
      if (player.laid < kKinds) ++total[player.laid];
    }
    if (size(total) + discarded(state) != kKinds * kCopies) faults.add("bag", "cards are lost");
  }

 private:
  static std::uint32_t discarded(const State& state) { return static_cast<std::uint32_t>(state.round * state.seats); }
  static void begin_round(State& state) {
    state.agenda.schedule({{Duty::end_round}});
    for (Duty duty : {Duty::turn_up, Duty::lay, Duty::draw})
      for (Seat seat = state.seats; seat-- > 0;) {
        const std::uint32_t missing = duty == Duty::draw ? kHand - size(state.players[seat].hand) : 1;
        for (std::uint32_t i = 0; i < missing; ++i) state.agenda.schedule({{duty, seat}});
      }
  }
  static void end_round(State& state) {
    state.agenda.take();
    for (std::uint8_t card = kKinds; card-- > 0;) {
      Seat layer = kSpectator;
      int count = 0;
      for (Seat seat = 0; seat < state.seats; ++seat)
        if (state.players[seat].laid == card) layer = seat, ++count;
      if (count == 1) {
        ++state.players[layer].points;
        break;
      }
    }
    for (Seat seat = 0; seat < state.seats; ++seat) state.players[seat].laid = kNone, state.players[seat].open = 0;
    if (++state.round < kRounds) begin_round(state);
  }
};

static_assert(Game<Toy>);

}  // namespace tessera::toy
