// What can be wrong with a position: a piece in two places or in none, a task that makes no sense.
#include "games/origins/origins.h"
#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

std::string at(std::string_view list, std::size_t i) { return std::string(list) + "[" + std::to_string(i) + "]"; }
std::string under(std::string_view group, std::string_view key) { return std::string(group) + "." + std::string(key); }

template <class Array>
int count_in(const Array& dice, Colour colour) {
  int count = 0;
  for (const Die& die : dice) count += die.value != 0 && die.colour == colour;
  return count;
}

// Places of faults are built only where there is one: play checks every position.
class Inspector {
 public:
  Inspector(const State& state, Faults& faults) : state_(state), faults_(faults) {}

  void inspect() {
    check_seats();
    if (!faults_.empty()) return;  // the rest relies on them
    if (state_.round == 0) return check_setup();
    for (Seat seat = 0; seat < state_.seats; ++seat) check_city(seat);
    if (!faults_.empty()) return;
    for (Seat seat = 0; seat < state_.seats; ++seat) check_player(seat);
    check_board();
    check_tiles();
    check_dice();
    check_speakers();
    check_towers();
    check_stacks_of_discs();
    if (faults_.empty()) check_agenda();
  }

 private:
  void fault(std::string place, std::string message) { faults_.add(std::move(place), std::move(message)); }
  const Player& active() const { return state_.players[state_.active]; }
  Duty duty(std::uint8_t ahead) const { return ahead < state_.agenda.size() ? state_.agenda.at(ahead).duty : Duty::over; }

  void check_seats() {
    if (state_.active >= state_.seats) fault("active", "is not a seat of this game");
    if (state_.first >= state_.seats) fault("first", "is not a seat of this game");
    for (Seat seat = state_.seats; seat < kMaxSeats; ++seat)
      if (!(state_.players[seat] == Player{})) fault(at("players", seat), "takes no part in this game and must be empty");
    const int last = is_solo(state_) ? tables::kSoloRounds : tables::kRoundCap;
    if (state_.round > last) fault("round", "is past the end of the game");
  }

  // ---- set-up is a fixed chain: follow it with the choices the position shows and compare
  void check_setup() {
    State fresh = Origins::start(Origins::setup(state_));
    Actions actions;
    while (!(fresh == state_)) {
      Action next;
      tessera::list<Origins>(fresh, actions);
      if (fresh.round != 0 || !shown_choice(fresh, next) || std::find(actions.begin(), actions.end(), next) == actions.end())
        return fault("agenda", "is not a position of the set-up");
      Origins::apply(fresh, next);
    }
  }

  // What chance or a player chose next, if this position followed from `fresh`.
  bool shown_choice(const State& fresh, Action& next) const {
    const Task task = fresh.agenda.next();
    switch (task.duty) {
      case Duty::lay_bonus: next = sentence(Verb::lay, state_.bonuses[task.what]); return true;
      case Duty::deal_zodiac: next = sentence(Verb::deal, state_.zodiac[task.what]); return true;
      case Duty::draw_market:
        if (state_.market.size() <= fresh.market.size()) return false;
        next = sentence(Verb::draw, state_.market[fresh.market.size()]);
        return true;
      case Duty::reveal_tile: next = sentence(Verb::reveal, state_.stacks[task.what].top); return true;
      case Duty::roll_offer:
        for (Die die : state_.offer)
          if (die.colour == task.what && die.value > 0) return next = sentence(Verb::roll, die.value - 1), true;
        return false;
      case Duty::roll_speaker:
        for (std::size_t i = 0; i < kDieFaces; ++i)
          if (fresh.speakers[i] < state_.speakers[i]) return next = sentence(Verb::roll, i), true;
        return false;
      case Duty::show_district:
        if (state_.districts.size() <= fresh.districts.size()) return false;
        next = sentence(Verb::show, state_.districts[fresh.districts.size()].card);
        return true;
      case Duty::choose_first: next = sentence(Verb::first, state_.first); return true;
      case Duty::roll_pool: return shown_pool_roll(fresh, next);
      case Duty::draft_die: return shown_draft(fresh, next);
      case Duty::discard_die:
        for (Die die : fresh.pool)
          if (rolled(state_, die) == 0) return next = sentence(Verb::discard, code_of(die)), true;
        return false;
      default: return false;
    }
  }

  // Dice of the draft, whether still in the pool or taken.
  static int rolled(const State& state, Die die) {
    int count = static_cast<int>(std::count(state.pool.begin(), state.pool.end(), die));
    for (Seat seat = 0; seat < state.seats; ++seat)
      for (const Freeman& freeman : state.players[seat].freemen) count += freeman.die == die;
    return count;
  }

  // Of the dice discarded in solo (OR-21.2) nothing is left to see: any highest roll will do.
  bool shown_pool_roll(const State& fresh, Action& next) const {
    const Colour colour = static_cast<Colour>(fresh.pool.size() * kColours / pool_size(fresh));
    for (std::uint8_t value : tables::kRollValues)
      if (rolled(fresh, {colour, value}) < rolled(state_, {colour, value})) return next = sentence(Verb::roll, value - 1), true;
    if (!is_solo(state_) || (!state_.agenda.empty() && state_.agenda.next().duty == Duty::roll_pool)) return false;
    next = sentence(Verb::roll, tables::kRollValues.back() - 1);
    return true;
  }

  bool shown_draft(const State& fresh, Action& next) const {
    const auto& taken = fresh.players[fresh.active].freemen;
    for (const Freeman& freeman : state_.players[fresh.active].freemen) {
      const auto has = std::count(taken.begin(), taken.end(), freeman);
      const auto& all = state_.players[fresh.active].freemen;
      if (freeman.die.value > 0 && has < std::count(all.begin(), all.end(), freeman))
        return next = sentence(Verb::draft, code_of(freeman.die)), true;
    }
    return false;
  }

  // ---- pieces
  void check_city(Seat seat) {
    const City& city = state_.players[seat].city;
    const auto place = [&](std::size_t i) { return at("players", seat) + at(".city", i); };
    const auto bare = [](Tile tile, Cell cell, Building piece) { return tile.cell() == cell && tile.piece() == piece && !tile.is_farm(); };
    if (city.size() < 2 || !bare(city[0], {tables::kAgoraX, tables::kAgoraY}, kAgora) ||
        !bare(city[1], {tables::kPalaceX, tables::kPalaceY}, kPalace))
      return fault(at("players", seat) + ".city", "must begin with the Agora and the Palace (OR-3.10)");
    for (std::size_t i = 2; i < city.size(); ++i) {
      if (city[i].piece() >= kBuildings) return fault(place(i), "is not a building tile");
      bool touches = false;
      for (std::size_t j = 0; j < i; ++j) {
        const int dx = city[i].cell().x - city[j].cell().x, dy = city[i].cell().y - city[j].cell().y;
        if (dx == 0 && dy == 0) return fault(place(i), "lies on another tile");
        touches |= dx * dx + dy * dy == 1;
      }
      if (!touches) return fault(place(i), "touches no tile built before it (OR-10.3)");
    }
    const CityMap map(city);
    for (TileId i = 0; i < city.size(); ++i)
      if (city[i].has_die() && !map.is_district(city, i)) fault(place(i), "has a die but no District (OR-4.3.2)");
  }

  void check_player(Seat seat) {
    const Player& player = state_.players[seat];
    const auto place = [&](std::string_view field) { return at("players", seat) + "." + std::string(field); };
    if (player.bases < tables::kStartBases) fault(place("bases"), "cannot be fewer than at the start");
    if (player.freemen.size() > player.bases) fault(place("freemen"), "need a base each (OR-4.2.4)");
    if (!std::is_sorted(player.freemen.begin(), player.freemen.end())) fault(place("freemen"), "must be sorted");
    if (!std::is_sorted(player.speakers.begin(), player.speakers.end())) fault(place("speakers"), "must be sorted");
    unsigned advisors = 0;
    for (Colour colour : player.advisors) {
      if (advisors >> colour & 1) fault(place("advisors"), "has a colour twice (OR-13.5)");
      advisors |= 1u << colour;
    }
    const unsigned most = tables::kBorderTokens[player.military.space];
    if (player.tokens > most) fault(place("tokens"), "are more than borders crossed (OR-9.5)");
    if (player.passed && !is_passing(seat)) {
      const bool used =
          player.archon != 0 || std::any_of(player.freemen.begin(), player.freemen.end(), [](const Freeman& f) { return f.place != 0; });
      if (used) fault(place("passed"), "is true, but workers have not returned (OR-17.3)");
    }
  }

  bool is_passing(Seat seat) const {
    if (seat != state_.active) return false;
    for (std::uint8_t i = 0; i < state_.agenda.size(); ++i)
      if (state_.agenda.at(i).duty == Duty::retrieve) return true;
    return false;
  }

  void check_board() {
    unsigned bonuses = 0, cards = 0;
    for (std::size_t i = 0; i < kSites; ++i) {
      if (state_.bonuses[i] == kNone || (bonuses >> state_.bonuses[i] & 1))
        return fault(under("sites", tables::kSites[i]), "needs a bonus tile of its own (OR-3.2)");
      bonuses |= 1u << state_.bonuses[i];
    }
    for (std::size_t t = 0; t < kTemples; ++t) {
      if (state_.zodiac[t] == kNone || (cards >> state_.zodiac[t] & 1))
        return fault(under("zodiac", tables::kTemples[t]), "needs a card of its own (OR-3.3)");
      cards |= 1u << state_.zodiac[t];
      if (state_.holders[t] != kNone && state_.holders[t] >= state_.seats)
        fault(under("zodiac", tables::kTemples[t]) + ".holder", "is not a seat of this game");
    }
    if (state_.districts.size() != tables::kDistrictCards[state_.seats - 1])
      fault("districts", "are not as many as this game shows (OR-3.8)");
    for (std::size_t i = 0; i < state_.districts.size(); ++i) {
      const DistrictCard& card = state_.districts[i];
      for (std::size_t j = 0; j < i; ++j)
        if (state_.districts[j].card == card.card) fault(at("districts", i), "is shown twice");
      if (card.scored >> state_.seats) fault(at("districts", i) + ".scored", "names a seat that takes no part");
      if (card.gold != (card.scored ? 0 : tables::kDistrictGold))
        fault(at("districts", i) + ".gold", "is taken by whoever scores the card first (OR-14.5)");
    }
  }

  void check_tiles() {
    std::array<int, kBuildings> copies{};
    std::array<int, kColours> unseen{};
    for (Building b = 0; b < kBuildings; ++b) copies[b] = state_.unseen[b], unseen[colour_of(b)] += state_.unseen[b];
    unsigned market = 0;
    for (std::size_t i = 0; i < state_.market.size(); ++i) {
      const Colour colour = colour_of(state_.market[i]);
      if (market >> colour & 1) fault(at("market", i), "is a second tile of its colour (OR-10.6)");
      market |= 1u << colour;
      ++copies[state_.market[i]];
    }
    for (Colour colour = 0; colour < kColours; ++colour) {
      const Stack& stack = state_.stacks[colour];
      const auto place = [&] { return under("stacks", tables::kColours[colour]); };
      if (stack.top != kNone) ++copies[stack.top];
      bool own = stack.top == kNone || colour_of(stack.top) == colour;
      for (Building b : stack.under) ++copies[b], own &= colour_of(b) == colour;
      if (!own) fault(place(), "holds a tile of another colour");
      const bool revealing = duty(0) == Duty::reveal_tile && state_.agenda.next().what == colour;
      if (stack.top == kNone && !revealing && (unseen[colour] > 0 || !stack.under.empty()))
        fault(place() + ".top", "must be face up (OR-3.5)");
      if (revealing && (stack.top != kNone || unseen[colour] == 0)) fault(place() + ".top", "has nothing to turn up");
      if (!(market >> colour & 1) && unseen[colour] > 0) fault("market", "lacks a colour whose stack has not run out (OR-10.6)");
    }
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const Player& player = state_.players[seat];
      for (const Tile& tile : player.city)
        if (tile.piece() < kBuildings) ++copies[tile.piece()];
      for (Building b = 0; b < kBuildings; ++b) copies[b] += player.reserve[b];
    }
    for (Building b = 0; b < kBuildings; ++b)
      if (copies[b] != tables::kBuildingCopies[b])
        fault("unseen." + std::string(tables::kBuildings[b]),
              "and all other places hold " + std::to_string(copies[b]) + " tiles, must be " + std::to_string(tables::kBuildingCopies[b]));
  }

  void check_dice() {
    const int all = tables::kDicePerColour - tables::kDiceRemoved[state_.seats - 1];
    if (!state_.pool.empty()) fault("pool", "is empty after the draft (OR-3.14)");
    unsigned offered = 0;
    int holes = 0;
    for (std::size_t i = 0; i < state_.offer.size(); ++i) {
      const Die die = state_.offer[i];
      holes += die.value == 0;
      if (die.value > tables::kRollValues.back()) fault(at("offer", i), "cannot be rolled (OR-13.2)");
      if (offered >> die.colour & 1) fault(at("offer", i), "is a second die of its colour (OR-13.2)");
      offered |= 1u << die.colour;
    }
    const bool sliding = duty(0) == Duty::raise_new_die && duty(1) == Duty::refill_offer;
    if (holes != (sliding ? 1 : 0)) fault("offer", "has a die just taken only while Sagittarius is asked (OR-R43)");
    if (duty(0) == Duty::roll_offer) offered |= 1u << std::min<unsigned>(state_.agenda.next().what, 31);
    if (offered != (1u << kColours) - 1 && !state_.dice_ran_out)
      fault("offer", "lacks a colour although no die was ever missing (OR-13.3)");
    for (Colour colour = 0; colour < kColours; ++colour) {
      int count = state_.supply[colour] + count_in(state_.offer, colour);
      for (Seat seat = 0; seat < state_.seats; ++seat) {
        const Player& player = state_.players[seat];
        for (const Freeman& freeman : player.freemen) count += freeman.die.colour == colour;
        for (const Tile& tile : player.city) count += tile.has_die() && tile.die().colour == colour;
        count += static_cast<int>(std::count(player.advisors.begin(), player.advisors.end(), colour));
      }
      if (count != all)
        fault(under("supply", tables::kColours[colour]),
              "and all other places hold " + std::to_string(count) + " dice, must be " + std::to_string(all));
    }
  }

  void check_speakers() {
    const auto lowest = std::find_if(tables::kSpeakerFaces.begin(), tables::kSpeakerFaces.end(), [](std::uint8_t n) { return n > 0; });
    const std::size_t least = static_cast<std::size_t>(lowest - tables::kSpeakerFaces.begin()) + 1;
    int count = duty(0) == Duty::roll_speaker ? state_.agenda.next().what : 0;
    for (std::size_t value = 1; value <= kDieFaces; ++value) {
      count += state_.speakers[value - 1];
      if (state_.speakers[value - 1] > 0 && (value < least || value > tables::kSpeakerMax))
        fault("speakers", "has a value no Speaker shows");
    }
    for (Seat seat = 0; seat < state_.seats; ++seat)
      for (const Speaker& speaker : state_.players[seat].speakers) {
        ++count;
        if (speaker.value < least || speaker.value > tables::kSpeakerMax)
          fault(at("players", seat) + ".speakers", "has a value no Speaker shows");
      }
    if (count != tables::kSpeakerDice[state_.seats - 1])
      fault("speakers", "and players hold " + std::to_string(count) + " Speaker dice, must be " +
                            std::to_string(tables::kSpeakerDice[state_.seats - 1]));
  }

  void check_towers() {
    for (Colour colour = 0; colour < kColours; ++colour) {
      int discs = state_.tower_supply[colour], all = tables::kTowerSupplyBase;
      for (const DistrictCard& shown : state_.districts) all += tables::kDistrictTowers[shown.card][colour];
      for (Seat seat = 0; seat < state_.seats; ++seat) {
        if (state_.players[seat].towers[colour] < tables::kStartTower)
          return fault(at("players", seat) + ".towers", "are at least as high as at the start");
        discs += state_.players[seat].towers[colour] - tables::kStartTower;
      }
      if (discs != all)
        fault(under("tower_supply", tables::kColours[colour]),
              "and towers hold " + std::to_string(discs) + " discs, must be " + std::to_string(all) + " (OR-3.9)");
    }
  }

  // The discs of a space lie one on another: nothing, one, two ... below them.
  template <class DiscOf>
  bool is_stacked(DiscOf disc_of) const {
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const Disc disc = disc_of(seat);
      std::uint8_t there = 0;
      for (Seat other = 0; other < state_.seats; ++other) {
        if (disc_of(other).space != disc.space) continue;
        ++there;
        if (other != seat && disc_of(other).below == disc.below) return false;
      }
      if (disc.below >= there) return false;
    }
    return true;
  }

  void check_stacks_of_discs() {
    if (!is_stacked([&](Seat seat) { return state_.players[seat].military; }))
      fault("players", "have military discs that do not lie one on another (OR-9.1)");
    for (Temple t = 0; t < kTemples; ++t)
      if (!is_stacked([&](Seat seat) { return state_.players[seat].temples[t]; }))
        fault("players", "have discs on " + std::string(tables::kTemples[t]) + " that do not lie one on another (OR-12.1)");
  }

  // ---- the agenda must be one that play can reach, so that every task finds what it needs
  void check_agenda() {
    for (Seat seat = 0; seat < state_.seats; ++seat) all_passed_ &= state_.players[seat].passed != 0;
    const std::uint8_t size = state_.agenda.size();
    if (size == 0) {
      if (!all_passed_ || !end_conditions(state_)) fault("agenda", "is empty but the game is not over (OR-19.1)");
      return;
    }
    if (duty(0) == Duty::roll_speaker) check_round_end();
    else if (duty(0) == Duty::keep_zodiac)
      expect(size == 1 && is(0, Duty::keep_zodiac) && is_solo(state_) && all_passed_ && zodiac_cards(state_, 0) > 1,
             "does not follow from a round's end");
    else if (duty(0) == Duty::spend_token)
      expect(size == 1 && is(0, Duty::spend_token) && !is_solo(state_) && !active().passed && active().tokens > 0, "has no token to spend");
    else check_turn();
    if (!faults_.empty()) return;
    Actions actions;
    tessera::list<Origins>(state_, actions);
    expect(!actions.empty(), "asks a question without an answer");
  }

  void expect(bool holds, std::string message) {
    if (!holds) fault("agenda", std::move(message));
  }
  // Is the task exactly this one?
  template <class... Parts>
  bool is(std::uint8_t ahead, Duty wanted, Parts... parts) const {
    return ahead < state_.agenda.size() && state_.agenda.at(ahead) == task(wanted, parts...);
  }

  void check_round_end() {
    expect(state_.agenda.size() == 2 && is(1, Duty::settle_round) && is(0, Duty::roll_speaker, state_.agenda.next().what),
           "must settle the round after the Speakers are rolled");
    expect(all_passed_ && state_.agenda.next().what > 0, "rolls Speakers only when all have passed (OR-18.1)");
    for (Seat seat = 0; seat < state_.seats; ++seat)
      for (const Speaker& speaker : state_.players[seat].speakers) expect(speaker.place == 0, "rolls Speakers while others stand at sites");
  }

  void check_turn() {
    const std::uint8_t last = static_cast<std::uint8_t>(state_.agenda.size() - 1);
    const bool extra = state_.agenda.at(last).what != 0;
    if (!is(last, Duty::end_action, extra ? 1 : 0) || (extra && is_solo(state_)))
      return expect(false, "must end with the end of an action");
    if (last == 0) return expect(false, "holds no question");
    below_ = last;  // tasks from here on are accounted for
    const Task bottom = state_.agenda.at(static_cast<std::uint8_t>(last - 1));
    if (active().passed != (bottom.duty == Duty::retrieve)) return expect(false, "does not fit whether the active player has passed");
    switch (bottom.duty) {
      case Duty::take_turn:
        return expect(last == 1 && is(0, Duty::take_turn, extra ? 1 : 0), "has tasks that do not follow from one another");
      case Duty::choose_seat:
        return expect(
            last == 1 && is(0, Duty::choose_seat, bottom.what) && bottom.what < kDieCodes && find_unused(active(), bottom.what) != kNone,
            "closes with a die that is no unused Freeman");
      case Duty::raise_any:
        return expect(last == 1 && is(0, Duty::raise_any) && holds(state_, Zodiac::capricorn) && can_raise_any(),
                      "has nothing to raise (OR-20.3)");
      case Duty::choose_item: return check_visit(bottom);
      case Duty::retrieve: return check_pass();
      default: return check_close();
    }
  }

  bool can_raise_any() const {
    return std::any_of(active().freemen.begin(), active().freemen.end(),
                       [](const Freeman& f) { return f.die.value < tables::kCapricornCap; });
  }

  bool worker_stands_at(Worker worker, Site site) const {
    const std::uint8_t place = static_cast<std::uint8_t>(site + 1);
    if (worker == kArchon) return active().archon == place;
    if (is_freeman(worker))
      return std::find(active().freemen.begin(), active().freemen.end(), Freeman{place, die_of(worker)}) != active().freemen.end();
    const Speaker speaker{place, speaker_value(worker)};
    return std::find(active().speakers.begin(), active().speakers.end(), speaker) != active().speakers.end();
  }

  void check_visit(Task visit) {
    if (visit.what >= kSites || visit.how >= tables::kWorkers.size() || !worker_stands_at(visit.how, visit.what))
      return expect(false, "visits with a worker that is not at the site");
    const bool six = is_freeman(visit.how) && die_of(visit.how).value == tables::kFreemanMax;
    const unsigned mains = visit.where & (upper_done | lower_done);
    if (visit.where > (upper_done | lower_done | bonus_done) || (mains == (upper_done | lower_done) && !six))
      return expect(false, "has done more than a visit allows (OR-6.4)");
    if ((visit.where & bonus_done) && !has_bonus_colour(visit))
      return expect(false, "has done a bonus the worker has no colour for (OR-6.6)");
    --below_;
    if (below_ == 0) return expect(has_item(state_, visit), "asks a question without an answer");
    if (visit.where == 0)
      return expect(below_ == 1 && is_solo(state_) && is(0, Duty::lift_neighbour, visit.what),
                    "does something before it was chosen (OR-6.8)");
    check_effects(Root::visit);
  }

  bool has_bonus_colour(Task visit) const {
    const Colour colour = tables::kBonusColour[state_.bonuses[visit.what]];
    if (visit.how == kArchon) return std::find(active().advisors.begin(), active().advisors.end(), colour) != active().advisors.end();
    return is_freeman(visit.how) && die_of(visit.how).colour == colour;
  }

  void check_close() {
    const bool libra = holds(state_, Zodiac::libra);
    if (below_ > 0 && libra && is(static_cast<std::uint8_t>(below_ - 1), Duty::accept_effect, tables::kLibraEffect, 0, kNone)) {
      --below_;
      if (below_ == 0) return expect(can(state_, tables::kLibraEffect), "offers Libra what cannot be done");
    } else if (libra && is_taking_die(0)) {
      return;  // Libra was accepted
    } else if (libra) {
      return expect(false, "must end a closing with Libra (OR-20.7)");
    }
    const Task task = state_.agenda.at(static_cast<std::uint8_t>(below_ - 1));
    const City& city = active().city;
    if (task.duty != Duty::activate_tile || task.what >= city.size() || !city[task.what].has_die() ||
        city[task.what].die().colour != task.how || task.where > 15)
      return expect(false, "has tasks that do not follow from one another");
    --below_;
    if (below_ == 0) return expect(has_activation(state_, task), "asks a question without an answer");
    if (task.where == 0) {
      Actions cards;
      if (below_ == 1 && is(0, Duty::choose_card, task.what)) list_matching_cards(state_, task, cards);
      return expect(cards.size() > 1, "does something before it was chosen (OR-14.6)");
    }
    check_effects(Root::closing);
  }

  // Taking a Citizen die, in one of its three stages, and nothing else above what is accounted for.
  bool is_taking_die(std::uint8_t free) const {
    if (below_ == 1 && is(0, Duty::take_die, free)) return can_take_die(state_, free, active().purse);
    if (below_ == 1) return is_refill_roll(0);
    return below_ == 2 && is_new_citizen();
  }
  bool is_refill_roll(std::uint8_t ahead) const {
    const Task task = state_.agenda.at(ahead);
    if (!is(ahead, Duty::roll_offer, task.what) || task.what >= kColours || state_.supply[task.what] == 0) return false;
    return std::none_of(state_.offer.begin(), state_.offer.end(), [&](Die die) { return die.colour == task.what; });
  }
  // Sagittarius on a die just taken, its slot still open.
  bool is_new_citizen() const {
    const Task task = state_.agenda.at(0);
    if (!is(0, Duty::raise_new_die, task.what) || !is(1, Duty::refill_offer) || !is_freeman(task.what)) return false;
    const Die die = die_of(task.what);
    const bool hole = std::find(state_.offer.begin(), state_.offer.end(), Die{die.colour, 0}) != state_.offer.end();
    return hole && die.value < tables::kSagittariusCitizenCap && find_unused(active(), task.what) != kNone &&
           holds(state_, Zodiac::sagittarius);
  }
  bool is_new_speaker() const {
    const Task task = state_.agenda.at(0);
    if (!is(0, Duty::raise_new_die, task.what) || task.what <= kArchon || task.what >= tables::kWorkers.size()) return false;
    const Speaker speaker{0, speaker_value(task.what)};
    const auto& speakers = active().speakers;
    return holds(state_, Zodiac::sagittarius) && speaker.value < tables::kSagittariusSpeakerCap &&
           std::find(speakers.begin(), speakers.end(), speaker) != speakers.end();
  }

  // OR-17  Cancer's die, above Gemini's resources; or the order of returning sixes.
  void check_pass() {
    --below_;
    if (below_ == 1 && is(0, Duty::retrieve_freeman))
      return expect(order_matters(active()), "asks for an order that does not matter (OR-17.4)");
    if (below_ > 0 && duty(static_cast<std::uint8_t>(below_ - 1)) == Duty::gain_resource) {
      const Task gemini = state_.agenda.at(static_cast<std::uint8_t>(below_ - 1));
      const unsigned most = amount(state_, effect_at(tables::kGeminiEffect).b, 0);
      if (!holds(state_, Zodiac::gemini) || gemini.what != effect_at(tables::kGeminiEffect).a || gemini.where == 0 || gemini.where > most ||
          gemini.how)
        return expect(false, "gains what Gemini does not give (OR-20.10)");
      --below_;
      if (below_ == 0) return;
    }
    expect(below_ > 0 && holds(state_, Zodiac::cancer) && is_taking_die(1), "has tasks that do not follow from a Pass");
  }

  // ---- effects: what a main action, a bonus or an ability has left to do. From the bottom: tiles a
  // chain of copies has used, the rest of "and/or", the points of an Attack, the rest of a
  // sequence, and the question.
  enum class Root { visit, closing };

  void check_effects(Root root) {
    const std::uint8_t first = below_;
    while (below_ > 0 && duty(static_cast<std::uint8_t>(below_ - 1)) == Duty::copied) {
      --below_;
      if (!is_own_copier(state_.agenda.at(below_)) || first - below_ > tables::kCopiers)
        return expect(false, "copies a tile that copies nothing");
      for (std::uint8_t i = static_cast<std::uint8_t>(below_ + 1); i < first; ++i)
        if (state_.agenda.at(i).what == state_.agenda.at(below_).what) return expect(false, "copies with a tile twice (OR-R14)");
    }
    const bool plain = below_ == first;
    bool bare = true;
    if (below_ > 1 && duty(static_cast<std::uint8_t>(below_ - 1)) == Duty::choose_option) {
      --below_, bare = false;
      if (!is_option(state_.agenda.at(below_)) || state_.agenda.at(below_).how == 0)
        return expect(false, "leaves an option play cannot leave");
    }
    if (below_ > 1 && is(static_cast<std::uint8_t>(below_ - 1), Duty::attack_points)) --below_, bare = false;
    if (below_ > 1 && duty(static_cast<std::uint8_t>(below_ - 1)) == Duty::perform) {
      --below_;
      return check_rest_of_sequence();
    }
    if (below_ == 0) return expect(false, "holds no question");
    if (!bare) return expect(below_ == 1 && is_attack_bonus(), "has tasks that do not follow from an Attack");
    expect(is_question(root, plain), "has tasks that do not follow from one another");
  }

  bool is_own_copier(Task task) const {
    const City& city = active().city;
    return task.where == 0 && task.how == 0 && task.what < city.size() && effect_at(ability_of(city[task.what])).op == Op::copy_adjacent;
  }

  bool is_option(Task task) const {
    if (task.what >= tables::kEffects.size() || task.where >= active().city.size()) return false;
    const tables::Effect& effect = effect_at(task.what);
    if (effect.op == Op::choose_one) return task.how == 0;
    return effect.op == Op::and_or && task.how < 1u << effect.count;
  }

  // A part after a question in its sequence: the resource after a choice, the option after Aquarius.
  void check_rest_of_sequence() {
    const Task rest = state_.agenda.at(below_), top = state_.agenda.at(0);
    if (below_ != 1 || rest.what >= tables::kEffects.size() || rest.where >= active().city.size() ||
        (rest.how != kNone && rest.how >= kTemples))
      return expect(false, "has tasks that do not follow from one another");
    const Op op = effect_at(rest.what).op;
    const bool choosing = is_gain(top) || is_gift(top);
    const bool climbing = (is_acceptance(top) && top.what == tables::kAquariusEffect) || is_advance(top);
    expect(op == Op::gain ? choosing : op == Op::optional && climbing, "has a rest that does not follow from its question");
  }

  bool is_gain(Task task) const {
    const bool kinds = task.what != 0 && !(task.what & ~kBasic);
    return task.duty == Duty::gain_resource && kinds && task.where > 0 && task.where <= kMaxSeats && task.how == 0;
  }
  bool is_gift(Task task) const {
    const bool kinds = task.what != 0 && !(task.what & ~kBasic);
    return task.duty == Duty::give_resource && kinds && task.where == 1 && task.how == 0 && amount_of(active().purse, task.what) > 0;
  }
  bool is_acceptance(Task task) const {
    if (task.duty != Duty::accept_effect || task.what >= tables::kEffects.size() || task.where >= active().city.size()) return false;
    if (task.what == tables::kAquariusEffect)
      return task.how < kTemples && holds(state_, Zodiac::aquarius) && can(state_, task.what, task.where, task.how);
    const bool optional = std::any_of(tables::kEffects.begin(), tables::kEffects.end(),
                                      [&](const tables::Effect& e) { return e.op == Op::optional && e.first == task.what; });
    return optional && (task.how == kNone || task.how < kTemples) && can(state_, task.what, task.where, task.how);
  }
  bool is_advance(Task task) const {
    if (task.duty != Duty::advance_temple || task.what >= tables::kEffects.size() || task.where != 0) return false;
    const tables::Effect& effect = effect_at(task.what);
    return effect.op == Op::temple_advance && effect.a >= kTemples && (task.how == kNone || task.how < kTemples) &&
           open_temples(state_, task.what, task.how) != 0;
  }
  bool is_attack_bonus() const {
    const Task top = state_.agenda.at(0);
    return is_gain(top) || is_gift(top) || (is_acceptance(top) && top.what != tables::kAquariusEffect);
  }

  bool is_question(Root root, bool plain) const {
    const Task top = state_.agenda.at(0);
    const bool buying = root == Root::visit && plain;
    if (below_ == 2) {
      if (duty(0) == Duty::raise_new_die) return is_new_citizen();
      return buying && is_reveal(top) && is_new_ability(state_.agenda.at(1));
    }
    if (below_ != 1) return false;
    switch (top.duty) {
      case Duty::choose_option: return is_option(top) && has_option(state_, top);
      case Duty::accept_effect: return is_acceptance(top);
      case Duty::gain_resource: return is_gain(top);
      case Duty::give_resource: return is_gift(top);
      case Duty::spend_food: return is_spending_food(top);
      case Duty::buy_building: return buying && is(0, Duty::buy_building) && can_buy(state_);
      case Duty::place_tile: return buying && is_placing(top);
      case Duty::use_ability: return buying && is_new_ability(top) && can(state_, ability_of(active().city[top.what]), top.what);
      case Duty::take_die: return is(0, Duty::take_die, top.what) && top.what <= 1 && can_take_die(state_, top.what, active().purse);
      case Duty::roll_offer: return is_refill_roll(0);
      case Duty::take_speaker: return is(0, Duty::take_speaker) && has_speakers(state_);
      case Duty::raise_new_die: return is_new_speaker();
      case Duty::raise_freeman:
        return is(0, Duty::raise_freeman, top.what) && top.what > 0 && top.what <= kDieFaces && has_unused(active());
      case Duty::recolor_freeman: return is(0, Duty::recolor_freeman) && can_recolor(state_);
      case Duty::salute_freeman: return top.what < kColours && top.where <= kDieFaces && top.how == 0 && has_unused_of(active(), top.what);
      case Duty::reset_ship: return is(0, Duty::reset_ship, top.what) && top.what >= tables::kShipMin && top.what <= tables::kShipMax;
      case Duty::reserve_tile: return is(0, Duty::reserve_tile) && !state_.market.empty();
      case Duty::reveal_tile: return is_reveal(top);
      case Duty::copy_tile: return is_copying(top);
      case Duty::advance_temple: return is_advance(top);
      default: return false;
    }
  }

  bool is_spending_food(Task task) const {
    return task.what > 0 && task.where < kDieFaces && task.what + task.where <= kDieFaces && task.how <= kDieFaces &&
           can_spend_food(state_, active().purse);
  }
  bool is_placing(Task task) const {
    if (task.what >= kBuildings || task.where > 2 || task.how > 1) return false;
    if (static_cast<BuyMode>(task.where) == BuyMode::over_farm && (!holds(state_, Zodiac::virgo) || farms(active()) == 0)) return false;
    if (static_cast<Source>(task.how) == Source::reserve) return active().reserve[task.what] > 0;
    return std::find(state_.market.begin(), state_.market.end(), task.what) != state_.market.end();
  }
  bool is_new_ability(Task task) const {
    return task.duty == Duty::use_ability && task.where == 0 && task.how == 0 && task.what < active().city.size() &&
           active().city[task.what].is_building();
  }
  bool is_reveal(Task task) const { return task.duty == Duty::reveal_tile && task.what < kColours && task.where == 0 && task.how == 0; }
  bool is_copying(Task task) const {
    if (!is_own_copier(task)) return false;
    const Chain before = copied_before(state_, 1);
    return before.size() < tables::kCopiers && std::find(before.begin(), before.end(), task.what) == before.end() &&
           can_copy(state_, task.what, before, active().purse);
  }

  const State& state_;
  Faults& faults_;
  bool all_passed_ = true;
  std::uint8_t below_ = 0;  // tasks of the agenda before this one are still to be accounted for
};

}  // namespace

void Origins::find_faults(const State& state, Faults& faults) { Inspector(state, faults).inspect(); }

}  // namespace tessera::origins
