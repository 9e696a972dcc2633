// What can be wrong with a position: a piece in two places or in none, a task that makes no sense.
#include "games/gods_of_rome/gods_of_rome.h"
#include "games/gods_of_rome/rules/rules.h"

namespace tessera::gods_of_rome {
namespace {

std::string at(std::string_view list, std::size_t i) { return std::string(list) + "[" + std::to_string(i) + "]"; }
std::string under(std::string_view group, std::string_view key) { return std::string(group) + "." + std::string(key); }

class Inspector {
 public:
  Inspector(const State& state, Faults& faults) : state_(state), faults_(faults) {}

  void inspect() {
    check_seats();
    if (!faults_.empty()) return;  // the rest relies on them
    for (God god = 0; god < kGods; ++god) check_god(god);
    for (Territory t = 0; t < kTerritories; ++t) check_territory(t);
    for (Seat seat = 0; seat < kMaxSeats; ++seat) check_player(seat);
    check_temple_spaces();
    check_cards();
    check_checkpoints();
    if (faults_.empty()) check_agenda();
  }

 private:
  void require(bool holds, std::string place, std::string message) {
    if (!holds) faults_.add(std::move(place), std::move(message));
  }
  bool setting_up() const {
    for (std::uint8_t i = 0; i < state_.agenda.size(); ++i)
      if (state_.agenda.at(i).duty == Duty::settle_patronus) return true;
    return false;
  }
  bool laid_out(God god) const { return state_.start_territory[god] != kNowhere; }

  void check_seats() {
    require(state_.start_player < state_.seats, "start_player", "is not a seat of this game");
    require(state_.active < state_.seats, "active", "is not a seat of this game");
    require(!is_solo(state_) || state_.start_player == 0, "start_player", "must be 0 in solo (GR-17.1)");
    const bool removes = tables::kRemovedGods[state_.seats - 1] > 0;
    require(removes || state_.removed == kNoGod, "removed", "no god is removed with 3 or 4 players (GR-3.6)");
    require(!removes || state_.removed != kNoGod || setting_up(), "removed", "one god is removed with 1 or 2 players (GR-3.7)");
    GodSet taken = 0;
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const God god = state_.players[seat].faction;
      if (god == kNoGod) continue;
      require(!(taken & bit_of(god)), at("players", seat) + ".faction", "is played by somebody else");
      require(god != state_.removed, at("players", seat) + ".faction", "is removed from the game");
      taken |= bit_of(god);
    }
    const Player& patronus = state_.players[kPatronus];
    require(!is_solo(state_) || patronus.faction == state_.removed, "players[1].faction", "must be the Patronus's, the removed god");
  }

  void check_god(God god) {
    const std::string place = under("gods", tables::kGods[god]);
    const bool gone = god == state_.removed && !is_solo(state_);
    int meeples = state_.reserve[god];
    for (std::uint8_t count : state_.meeples[god]) meeples += count;
    require(meeples == (gone ? 0 : tables::kMeeples), place,
            "has " + std::to_string(meeples) + " meeples, must have " + std::to_string(gone ? 0 : tables::kMeeples));
    const Territory tile = state_.god_tile[god], start = state_.start_territory[god];
    require(tile == kNowhere || (colour_of(tile) == god && god != state_.removed), place + ".tile", "stands in a territory of another colour (GR-2.8)");
    require(start == kNowhere || colour_of(start) == god, place + ".start", "is a territory of another colour");
    require((start == kNowhere) == (god == state_.removed) || setting_up(), place + ".start", "must be given for each god in play");
    int tiles = 0;
    for_each(kLands[god], [&](Territory t) { tiles += state_.harvest[t] != 0; });
    require(tiles == (laid_out(god) ? 2 : 0), place, "must have two territories with harvest tiles (GR-3.4)");
    require(!laid_out(god) || state_.harvest[start] == 0, place + ".start", "has a harvest tile (GR-3.4)");
    check_temples(god, place);
  }

  void check_temples(God god, const std::string& place) {
    const Seat owner = player_of(state_, god);
    const int built = std::popcount(temple_map(state_, god));
    const int left = owner == kSpectator ? 0 : state_.players[owner].temples;
    require(built + left == (owner == kSpectator ? 0 : tables::kWoodenTemples), place,
            "has " + std::to_string(built + left) + " wooden temples");
  }

  void check_territory(Territory t) {
    const God god = colour_of(t);
    require(state_.harvest[t] == 0 || in_play(state_, god), under("map", tables::kTerritories[t]) + ".harvest", "belongs to a removed god");
  }

  void check_player(Seat seat) {
    const Player& player = state_.players[seat];
    const std::string place = at("players", seat);
    const bool plays = seat < state_.seats && player.faction != kNoGod;
    if (!plays) return check_bystander(seat, place);
    int discs = 1 + player.discs + player.claim_discs;
    int cards = 0;
    GodSet blessings = player.blessings;
    for (std::size_t i = 0; i < kSlots; ++i) {
      const Slot& slot = player.slots[i];
      discs += slot.disc;
      cards += slot.card != kNoCard;
      require(!(blessings & slot.blessings), place + ".slots" + at("", i), "repeats a blessing the player holds (GR-6.3)");
      require(!slot.blessings || slot.disc, place + ".slots" + at("", i), "has blessings but no disc");
      blessings |= slot.blessings;
    }
    for (God god = 0; god < kGods; ++god) {
      const bool visiting = player.visiting & bit_of(god);
      require(god != state_.removed || !visiting, place + ".visiting", "names a removed god");
      require(god != state_.removed || !(blessings & bit_of(god)), place + ".blessings", "names a removed god");
      if (state_.pantheon) discs += player.visits[god];
      else discs += visiting;
      require(state_.pantheon ? player.visits[god] >= visiting : player.visits[god] == 0, place + ".visits", "does not fit the discs in temples");
      require(god != state_.removed || player.visits[god] == 0, place + ".visits", "names a removed god");
    }
    require(discs == tables::kDiscs, place + ".discs", "makes " + std::to_string(discs) + " discs in all, must be " + std::to_string(tables::kDiscs));
    const int built = tables::kWoodenTemples - player.temples;
    require(cards <= built, place + ".slots", "hold more cards than temples were built");
  }

  // Somebody without discs of their own: an empty seat, a first turn to come, the Patronus.
  void check_bystander(Seat seat, const std::string& place) {
    const Player& player = state_.players[seat];
    Player bare;
    bare.faction = player.faction;
    bare.claims = player.claims;
    const bool patronus = is_solo(state_) && seat == kPatronus;
    if (patronus || seat < state_.seats) bare.favour = player.favour;
    require(player == bare, place, "has pieces before its first turn or without taking part");
    require(patronus || player.faction == kNoGod, place + ".faction", "takes no part in this game");
  }

  void check_temple_spaces() {
    for (God god = 0; god < kGods; ++god) {
      int discs = tables::kBlockedSpaces[state_.seats - 1];
      for (Seat seat = 0; seat < state_.seats; ++seat) discs += state_.players[seat].visiting >> god & 1;
      require(discs <= tables::kTempleSpaces, under("gods", tables::kGods[god]), "has more discs in its temple than spaces");
    }
  }

  void check_cards() {
    std::array<int, kCards> copies{};
    for (Card card = 0; card < kCards; ++card) copies[card] = state_.deck[card];
    for (Card card : state_.display)
      if (card != kNoCard) ++copies[card];
    for (const Player& player : state_.players)
      for (const Slot& slot : player.slots)
        if (slot.card != kNoCard) ++copies[slot.card];
    for (Card card = 0; card < kCards; ++card)
      require(copies[card] == tables::kCardCopies[card], "deck", "and tables hold " + std::to_string(copies[card]) + " of " +
                                                                      std::string(tables::kActionCards[card]));
    std::uint8_t seen = state_.unseen_objectives;
    for (std::size_t i = 0; i < state_.objectives.size(); ++i) {
      const std::uint8_t one = static_cast<std::uint8_t>(1u << state_.objectives[i]);
      require(!(seen & one), at("objectives", i), "is also unseen or stands twice");
      seen |= one;
    }
    require(seen == (1u << kObjectives) - 1, "objectives", "and unseen_objectives must hold every card once");
  }

  void check_checkpoints() {
    for (Seat seat = 0; seat < kMaxSeats; ++seat)
      for (std::size_t c = 0; c < kCheckpoints; ++c) {
        const std::uint8_t points = state_.players[seat].claims[c];
        const bool due = seat < competitors(state_) && c < state_.resolved;
        const std::string place = at("players", seat) + at(".claims", c);
        require((points != kUnclaimed) == due, place, due ? "is missing" : "is claimed before its checkpoint");
        const auto order = claim_order(c);
        require(points == kUnclaimed || std::find(order.begin(), order.end(), points) != order.end(), place, "is not a space of that track");
        for (Seat other = 0; other < seat; ++other)
          require(points == kUnclaimed || state_.players[other].claims[c] != points, place, "is claimed twice");
      }
    if (state_.agenda.empty()) return require(state_.resolved == kCheckpoints, "agenda", "is empty but the game is not over");
    require(state_.resolved < kCheckpoints, "resolved", "is 3 but the game goes on");
    const int pending = state_.agenda.next().duty == Duty::reveal_objective;
    require(setting_up() || state_.objectives.size() == tables::kObjectivesAtStart + state_.resolved - pending, "objectives",
            "must be " + std::to_string(tables::kObjectivesAtStart) + " and one for each checkpoint resolved");
    require(state_.turns() < tables::kSafetyStopTurns * state_.seats, "turns", "are past the end of the game (GR-14.3)");
    require(state_.idle_turns < tables::kStallTurns * state_.seats, "idle_turns", "are past the end of the game (GR-16.7)");
    if (setting_up()) return;
    for (Seat seat = 0; seat < competitors(state_); ++seat) {
      const bool may_trigger = state_.agenda.next().duty == Duty::reveal_objective;
      require(may_trigger || state_.players[seat].favour < threshold(state_.seats, state_.resolved), at("players", seat) + ".favour",
              "has reached a checkpoint that is not resolved");
    }
  }

  // The agenda must be one that play can reach, so that every task finds what it needs.
  void check_agenda() {
    std::uint8_t i = 0;
    if (setting_up()) return check_setup_agenda();
    const auto duty = [&](std::uint8_t ahead) { return ahead < state_.agenda.size() ? state_.agenda.at(ahead).duty : Duty::over; };
    if (state_.agenda.empty()) return;
    const Player& player = active_player(state_);
    const bool turn_begins = duty(0) == Duty::select_faction || duty(0) == Duty::take_turn;
    require((player.faction == kNoGod) == (duty(0) == Duty::select_faction), "agenda[0].duty", "does not fit the active player's faction");
    if (!faults_.empty()) return;
    if (turn_begins) {
      if (duty(0) == Duty::select_faction) ++i;
      require(duty(i) == Duty::take_turn && state_.agenda.size() == i + 1, "agenda", "must end with take-turn");
      return;
    }
    check_open_turn();
  }

  void check_setup_agenda() {
    State fresh = GodsOfRome::start(GodsOfRome::setup(state_));
    // Set-up is a fixed chain: follow it with the choices the position shows and compare.
    Actions actions;
    while (!(fresh == state_)) {
      tessera::list<GodsOfRome>(fresh, actions);
      bool followed = false;
      for (const Action& action : actions) {
        State next = fresh;
        GodsOfRome::apply(next, action);
        if (!still_leads_here(next)) continue;
        fresh = next;
        followed = true;
        break;
      }
      if (!followed) return require(false, "agenda", "is not a position of the set-up");
    }
  }

  // May set-up go on from `earlier` to this position? Nothing laid out may differ from it.
  bool still_leads_here(const State& earlier) const {
    if (earlier.agenda.next().duty >= kFirstPlayerDuty) return earlier == state_;
    if (earlier.removed != kNoGod && earlier.removed != state_.removed) return false;
    for (Territory t = 0; t < kTerritories; ++t) {
      if (earlier.harvest[t] != 0 && earlier.harvest[t] != state_.harvest[t]) return false;
      for (God god = 0; god < kGods; ++god)
        if (earlier.meeples[god][t] > state_.meeples[god][t]) return false;
    }
    const bool start_known = earlier.agenda.next().duty != Duty::remove_god && earlier.agenda.next().duty != Duty::choose_start_player;
    if (start_known && earlier.start_player != state_.start_player) return false;
    for (std::size_t i = 0; i < earlier.display.size(); ++i)
      if (earlier.display[i] != kNoCard && earlier.display[i] != state_.display[i]) return false;
    for (std::size_t i = 0; i < earlier.objectives.size(); ++i)
      if (i >= state_.objectives.size() || earlier.objectives[i] != state_.objectives[i]) return false;
    return true;
  }

  // In the middle of a turn or of its consequences: check each task, then that it has an answer.
  void check_open_turn() {
    const std::uint8_t last = static_cast<std::uint8_t>(state_.agenda.size() - 1);
    const Duty bottom = state_.agenda.at(last).duty;
    const bool reacting = is_solo(state_) && bottom == Duty::begin_turn;
    require(reacting || bottom == Duty::end_turn, at("agenda", last), "must be end-turn");
    for (std::uint8_t i = 0; i <= last; ++i) check_task(i, i == last);
    if (!faults_.empty()) return;
    check_order();
    if (!faults_.empty()) return;
    Actions actions;
    tessera::list<GodsOfRome>(state_, actions);
    require(!actions.empty(), "agenda[0]", "asks a question without an answer");
  }

  void check_task(std::uint8_t i, bool last) {
    const Task task = state_.agenda.at(i);
    const std::string place = at("agenda", i);
    const Player& player = active_player(state_);
    const auto territory = [&](std::uint8_t t) { require(t < kTerritories, place, "names no territory"); return t < kTerritories; };
    const auto blessing_used = [&](God god) {
      bool used = false;
      for (const Slot& slot : player.slots) used |= god < kGods && (slot.blessings & bit_of(god));
      require(used, place, "needs a blessing that lies on no slot");
    };
    const auto unused = [&](bool what, bool where, bool how) {
      require((what || task.what == 0) && (where || task.where == 0) && (how || task.how == 0), place, "carries a value it does not use");
    };
    switch (task.duty) {
      case Duty::deal_card:
        unused(true, false, false);
        require(task.what < state_.display.size() && state_.display[task.what % state_.display.size()] == kNoCard && size(state_.deck) > 0, place, "has no place or no card to deal");
        return;
      case Duty::reveal_objective: unused(false, false, false); return require(state_.unseen_objectives != 0 && state_.objectives.size() < state_.objectives.capacity(), place, "has nothing to reveal");
      case Duty::roll_colour:
      case Duty::roll_territory: return check_roll(task, place);
      case Duty::place_meeple:
        unused(true, false, false);
        return require(task.what < kGods && in_play(state_, task.what) && (player.visiting >> (task.what % 8) & 1) && state_.reserve[task.what % kGods] > 0 && state_.god_tile[task.what % kGods] == kNowhere, place, "does not follow from a visit");
      case Duty::use_symbol: {
        const bool slot = task.what < kSlots && player.slots[task.what % kSlots].disc;
        return require(slot && task.where <= 2 && task.how <= 3, place, "needs an activated slot and its symbols");
      }
      case Duty::grow_where:
      case Duty::travel_from:
      case Duty::attack_mode: return unused(false, false, false);
      case Duty::take_card: {
        unused(false, false, false);
        return check_free_slot(place);
      }
      case Duty::grow_from:
        unused(true, false, false);
        if (!territory(task.what)) return;
        return require((growth_targets(state_, state_.active) & bit(task.what)) && state_.reserve[player.faction] == 0, place, "is not a place to grow");
      case Duty::travel_to:
        if (!territory(task.what) || !territory(task.where)) return;
        require((travel_sources(state_, state_.active) & bit(task.what)), place, "is not a place to travel from");
        return require(task.how <= 1 && (task.how || task.where == 0), place, "is not a journey play can reach");
      case Duty::attack_where: unused(true, false, false); return require(task.what <= 2, place, "names no mode");
      case Duty::attack_whom:
        if (!territory(task.what)) return;
        return require(task.where <= tables::kExtraPushes && task.how <= 1 && (adjacent(task.what) & ~blocked(state_)) && !(blocked(state_) & bit(task.what)), place, "is not an attack play can reach");
      case Duty::attack_to:
        if (!territory(task.what)) return;
        return require(task.where <= tables::kExtraPushes && task.how < kGods && task.how != player.faction && state_.meeples[task.how % kGods][task.what] > 0, place, "has no victim");
      case Duty::build_where:
      case Duty::gather_where:
      case Duty::summon_where: unused(true, false, false); return blessing_used(task.what);
      case Duty::put_card:
        unused(true, false, false);
        require(task.what < state_.display.size() && state_.display[task.what % state_.display.size()] != kNoCard, place, "has no card to put");
        return check_free_slot(place);
      case Duty::gather_from:
        if (!territory(task.what) || !territory(task.where)) return;
        return require(task.how <= 1, place, "is not a journey play can reach");
      case Duty::push_to:
        if (!territory(task.what)) return;
        require(task.how == 0, place, "carries a value it does not use");
        return require(task.where < kGods && task.where != player.faction && state_.meeples[task.where % kGods][task.what] > 0 && (blocked(state_) & bit(task.what)), place, "has no victim");
      case Duty::end_turn: return require(last && task.what <= 2 && task.where <= 1 && task.how == 0, place, "must come last");
      case Duty::begin_turn: return require(last && is_solo(state_) && task == gods_of_rome::task(Duty::begin_turn), place, "must come last");
      case Duty::check_checkpoint: return require(task.what < competitors(state_) && task.where == 0 && task.how == 0, place, "names no competitor");
      default: return require(false, place, "has no place in a turn");
    }
  }

  void check_free_slot(const std::string& place) {
    bool free_slot = false, card = false;
    for (const Slot& slot : active_player(state_).slots) free_slot |= slot.card == kNoCard;
    for (Card shown : state_.display) card |= shown != kNoCard;
    require(free_slot && card, place, "has no card or no free slot");
  }

  void check_roll(Task task, const std::string& place) {
    const Map candidates = static_cast<Map>(task.what | task.where << 8);
    require(is_solo(state_) && candidates && !(candidates & ~kWholeMap) && task.how <= 2, place, "has no candidates");
    if (!faults_.empty()) return;
    const God patronus = state_.removed;
    const Map fit = (task.how == 0 ? presence(state_, patronus) : meeple_map(state_, patronus)) & static_cast<Map>(~blocked(state_));
    require(!(candidates & ~fit), place, "names territories the Patronus cannot use");
    require(task.how != 0 || state_.reserve[patronus] > 0, place, "needs a meeple of the Patronus in reserve");
    if (task.how == 1)
      for_each(candidates, [&](Territory t) { require(controller(state_, t) == patronus, place, "names a territory the Patronus does not control"); });
    if (task.duty != Duty::roll_territory) return;
    const God colour = colour_of(nth(candidates, 0));
    require(std::popcount(candidates) >= 2 && !(candidates & ~kLands[colour]), place, "must name two or three territories of a colour");
  }

  // Which duty may come above which; the rest of a turn lies below the question.
  void check_order() {
    const std::uint8_t size = state_.agenda.size();
    const Duty top = state_.agenda.at(0).duty;
    const Task end = state_.agenda.at(static_cast<std::uint8_t>(size - 1));
    std::uint8_t i = 1;
    const auto below = [&] { return i < size ? state_.agenda.at(i).duty : Duty::over; };
    if (top == Duty::reveal_objective) {
      require(below() == Duty::check_checkpoint, "agenda", "a revealed objective follows from a checkpoint");
      require(state_.resolved > 0, "agenda", "a revealed objective follows from a checkpoint");
      ++i;
    } else if (top == Duty::roll_colour || top == Duty::roll_territory || top == Duty::place_meeple) {
      require(top == Duty::place_meeple ? end.duty == Duty::end_turn && end.what == 0 : end.duty == Duty::begin_turn, "agenda", "does not fit the turn");
    } else {
      require(end.duty == Duty::end_turn && end.what == static_cast<std::uint8_t>(TurnKind::activate), "agenda", "an action needs an activation");
      if (top != Duty::use_symbol && below() == Duty::use_symbol) {
        require(state_.agenda.at(i).how == static_cast<std::uint8_t>(Symbol::none), "agenda", "one symbol at most is left during an action");
        ++i;
      }
    }
    require(i + 1 == size, "agenda", "has tasks that do not follow from one another");
  }

  const State& state_;
  Faults& faults_;
};

}  // namespace

void GodsOfRome::find_faults(const State& state, Faults& faults) { Inspector(state, faults).inspect(); }

}  // namespace tessera::gods_of_rome
