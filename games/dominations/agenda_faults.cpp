// The agenda must be one that play can reach, so that every task finds what it needs.
#include <algorithm>

#include "games/dominations/faults.h"

namespace tessera::dominations {
namespace {

class AgendaInspector {
 public:
  AgendaInspector(const State& state, Faults& faults) : state_(state), faults_(faults), size_(state.agenda.size()) {}

  void inspect() {
    switch (stage_of(state_)) {
      case Stage::set_up: check_setup(); break;
      case Stage::turn: check_turn(); break;
      case Stage::end_of_era: check_end_of_era(); break;
      case Stage::between_eras: check_between_eras(); break;
      case Stage::over: return;
      case Stage::nowhere: return require(false, "cannot be");
    }
    if (!faults_.empty()) return;
    require(next_ == size_, "has tasks that do not follow from one another");
    check_top();
    if (!faults_.empty()) return;
    require(is_settled(state_), "asks what would not be asked");
    if (!faults_.empty()) return;
    Actions actions;
    tessera::list<Dominations>(state_, actions);
    require(!actions.empty(), "asks a question without an answer");
  }

 private:
  void require(bool holds, std::string_view message) {
    if (!holds) faults_.add("agenda", std::string(message));
  }
  void fail() { require(false, "has tasks that do not follow from one another"); }

  // Reading the agenda from its top.
  bool at_end() const { return next_ == size_; }
  Task peek() const { return at_end() ? Task{} : state_.agenda.at(next_); }
  bool is(Duty duty) const { return !at_end() && peek().duty == duty; }
  bool accept(const Task& task) { return !at_end() && peek() == task && ++next_; }
  void expect(const Task& task) {
    if (!accept(task)) fail();
  }
  bool accept(Duty duty, Seat seat) { return is(duty) && peek().seat == seat && ++next_; }
  bool is_plain(const Task& t) const { return t.what == 0 && t.where == 0 && t.how == 0 && t.more == 0; }
  const Task& top() const { return state_.agenda.next(); }

  // DO-3  The tasks of set-up stand in one order; those done are gone, the first is under way.
  void check_setup() {
    State fresh{};
    fresh.seats = state_.seats;
    begin_setup(fresh);
    const std::uint8_t rest = static_cast<std::uint8_t>(size_ - 1);
    if (size_ == 0 || rest >= fresh.agenda.size()) return fail();
    const std::uint8_t done = static_cast<std::uint8_t>(fresh.agenda.size() - size_);
    for (std::uint8_t i = 1; i <= rest; ++i)
      if (!(state_.agenda.at(i) == fresh.agenda.at(static_cast<std::uint8_t>(done + i)))) return fail();
    next_ = size_;
    if (top().seat >= state_.seats) return fail();
    check_setup_step(fresh.agenda.at(done), done);
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const Player& player = state_.players[seat];
      Player plain{};
      plain.tokens = player.tokens, plain.tree = player.tree, plain.nation = player.nation;
      plain.dealt_nations = player.dealt_nations, plain.dealt_monuments = player.dealt_monuments;
      plain.chosen_nation = player.chosen_nation, plain.chosen_monument = player.chosen_monument;
      require(player == plain && player.tree.size() == 1 && state_.sites[seat].taken == 0, "is that of set-up, but something was gained");
    }
  }

  // What `whole` has become: the step under way, and what must have been dealt, chosen and drawn.
  void check_setup_step(Task whole, std::uint8_t done) {
    const Task now = top();
    const Duty first = whole.duty;
    const bool fits = first == now.duty || (first == Duty::choose_nation && now.duty == Duty::choose_monument) ||
                      (first == Duty::reveal_nation && now.duty == Duty::reveal_monument) ||
                      (first == Duty::draw_up && now.duty == Duty::draw_tile);
    if (!fits || (first == Duty::draw_up && now.duty == Duty::draw_up)) return fail();
    const bool dealing = first == Duty::deal_nation || first == Duty::deal_monument;
    require(!dealing || (now.what < tables::kDealt && now.where == 0), "deals a card too many");
    require(first != Duty::draw_order || is_plain(now), "carries a value it does not use");
    require(now.how == 0 && now.more == 0, "carries a value it does not use");
    const auto after = [&](Duty duty) { return rank(first) > rank(duty); };
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const Player& player = state_.players[seat];
      const auto progress = [&](Duty duty) { return after(duty) ? 2 : first != duty ? 0 : seat < now.seat ? 2 : seat > now.seat ? 0 : 1; };
      const int nations = progress(Duty::deal_nation), monuments = progress(Duty::deal_monument), revealed = progress(Duty::reveal_nation);
      const int chosen = progress(Duty::choose_nation);
      const bool nation_out = revealed == 2 || (revealed == 1 && now.duty == Duty::reveal_monument), monument_out = revealed == 2;
      check_dealt(player.dealt_nations, nations == 2 ? 2 : nations == 1 ? now.what : 0, nation_out, player.nation != kNone);
      check_dealt(player.dealt_monuments,
                  monuments == 2   ? 2
                  : monuments == 1 ? now.what
                                   : 0,
                  monument_out, state_.sites[seat].monument != kNone);
      const bool nation_chosen = chosen == 2 || (chosen == 1 && now.duty == Duty::choose_monument), monument_chosen = chosen == 2;
      require((nation_chosen && !nation_out) == (player.chosen_nation < tables::kDealt) &&
                  (player.chosen_nation < tables::kDealt || player.chosen_nation == kUnchosen) &&
                  (monument_chosen && !monument_out) == (player.chosen_monument < tables::kDealt) &&
                  (player.chosen_monument < tables::kDealt || player.chosen_monument == kUnchosen),
              "does not fit what has been chosen");
      check_setup_hand(seat, first, whole, done);
    }
    bool order_begun = state_.order[0] != kNone;
    require(!order_begun || first == Duty::draw_order, "does not fit the Initiative order");
    require(first != Duty::draw_order || state_.order[state_.seats - 2u] == kNone, "does not fit the Initiative order");
  }

  static int rank(Duty duty) {
    switch (duty) {
      case Duty::deal_nation: return 0;
      case Duty::deal_monument: return 1;
      case Duty::choose_nation: return 2;
      case Duty::reveal_nation: return 3;
      case Duty::draw_order: return 5;
      default: return 4;
    }
  }

  void check_dealt(const std::array<std::uint8_t, tables::kDealt>& dealt, int count, bool revealed, bool shown) {
    require(revealed == shown, "does not fit what has been revealed");
    const int held = revealed ? 1 : count;
    for (int i = 0; i < tables::kDealt; ++i)
      require((dealt[static_cast<std::size_t>(i)] != kNone) == (i < held), "does not fit the cards dealt");
  }

  // DO-3.6, DO-3.7  First everybody draws; then everybody in turn returns and draws again.
  void check_setup_hand(Seat seat, Duty first, Task whole, std::uint8_t done) {
    const int hand = state_.hands[seat].size();
    const int full = tables::kHandSize;
    if (rank(first) < 4) return require(hand == 0, "does not fit the hands");
    const bool first_draws = done < 4 + state_.seats;  // four tasks come before the draws
    const bool own = first != Duty::draw_order && whole.seat == seat;
    if (own && top().seat != seat) return fail();
    if (own && first == Duty::draw_up)
      return require(top().what >= 1 && hand + top().what == full && is_only_what(top()), "does not fit the hands");
    if (own && first == Duty::give_back) require(top().what == whole.what, "carries a value it does not use");
    require(hand == (first_draws && first == Duty::draw_up && seat > whole.seat ? 0 : full), "does not fit the hands");
  }
  static bool is_only_what(const Task& t) { return t.where == 0 && t.how == 0 && t.more == 0; }

  // DO-4.2  A turn: growth, build, develop, end, each under way or still to come.
  void check_turn() {
    const Seat seat = active(state_);
    const Task build = task(Duty::build, seat), develop = task(Duty::develop, seat), finish = task(Duty::finish_turn, seat);
    const Task end = task(Duty::end_turn, seat);
    for (std::uint8_t i = 0; i < size_; ++i)
      if (state_.agenda.at(i).seat != seat) return fail();
    if (pending(state_, Duty::build)) {
      if (!accept(build)) check_growth(seat, build);
      expect(develop);
    } else if (pending(state_, Duty::develop)) {
      if (!accept(develop)) {
        if (is(Duty::choose_site) || is(Duty::attach_level)) ++next_;
        else check_entry(seat, Trigger::monument);
        expect(develop);
      }
    } else if (!accept(end)) {
      if (is(Duty::attach_copy) && peek().where == static_cast<std::uint8_t>(Source::paid)) ++next_;
      else check_entry(seat, Trigger::develop);
      expect(end);
    }
    expect(finish);
  }

  // DO-6  Before `build`.
  void check_growth(Seat seat, const Task& build) {
    const bool worker_next = pending(state_, Duty::use_worker) > 0;
    if (is(Duty::take_tile) || is(Duty::place_tile) || is(Duty::reactivate_tile) || is(Duty::choose_mode)) {
      ++next_;
    } else if (is(Duty::assign_point) && peek().how == 1) {
      ++next_;
      check_collect(seat);
      if (worker_next) expect(task(Duty::use_worker, seat));
    } else if (is(Duty::use_worker)) {
      expect(task(Duty::use_worker, seat));
    } else if (is(Duty::assign_point) || is(Duty::draw_tile)) {
      check_gains(seat);
      if (!accept(task(Duty::take_tile, seat))) {  // of start-of-turn effects
        if (is(Duty::fire)) expect(task(Duty::fire, seat, Trigger::locus, kNone));
        if (worker_next) expect(task(Duty::use_worker, seat));
      }
    } else {
      return fail();
    }
    expect(build);
  }

  void check_collect(Seat seat) {
    const Task collect = peek();
    if (!accept(Duty::collect, seat) || collect.what >= kTiles || !state_.board.has(collect.what) || collect.where > kConnection ||
        collect.how || collect.more)
      return fail();
    const Board board(state_);
    const Cell cell = state_.lands[collect.what].cell();
    require(collect.where == kConnection || (loci(board, cell) >> collect.where & 1), "collects from a Locus that is none");
    if (!faults_.empty()) return;
    const Production production = production_of(state_, board, seat, collect.what, collect.where);
    int assigned = top().what;
    for (std::uint8_t points : state_.split) assigned += points;
    require(production.knowledge == state_.produced && production.vestigium == assigned, "does not fit what the placement Produces");
  }

  // Tiles to draw, then points to assign.
  void check_gains(Seat seat) {
    if (is(Duty::draw_tile)) {
      require(peek().what >= 1 && peek().what <= 12 && is_only_what(peek()), "draws tiles no effect gives");
      if (!accept(Duty::draw_tile, seat)) return fail();
    }
    for (int n = 0; is(Duty::assign_point); ++n) {
      const Task points = peek();
      if (n >= 6 || points.how != 0 || points.more != 0 || points.what < 1 || points.what > 12) return fail();
      if (next_ > 0 && points.where != 0) return fail();
      if (!accept(Duty::assign_point, seat)) return fail();
    }
  }

  // DO-9.9, DO-9.10  What a card's entry leaves to do.
  void check_entry(Seat seat, Trigger outer) {
    const std::uint8_t before = next_;
    check_gains(seat);
    if (!faults_.empty()) return;
    if (is(Duty::act_free)) {
      const Task act = peek();
      if (act.what > 1 || act.where > 9 || act.how || act.more || !accept(Duty::act_free, seat)) return fail();
      if (!is(Duty::fire) && stage_of(state_) == Stage::turn) return fail();
    } else if (next_ == before && is(Duty::attach_copy) && peek().where == static_cast<std::uint8_t>(Source::free)) {
      if (!accept(Duty::attach_copy, seat)) return fail();
      if (!is(Duty::fire) && stage_of(state_) == Stage::turn) return fail();
    }
    for (int n = 0; is(Duty::fire); ++n) {
      const Task fired = peek();
      const Trigger trigger = static_cast<Trigger>(fired.what);
      const bool known =
          trigger == Trigger::develop || trigger == Trigger::upgrade || (trigger == Trigger::monument && outer == Trigger::monument);
      if (n >= 4 || !known || fired.how || fired.more || !accept(Duty::fire, seat)) return fail();
      const TreeCard* card = find_card(state_.players[seat], fired.where);
      if (!card || is_level(card->piece) != (trigger == Trigger::monument) || (trigger == Trigger::upgrade && !card->is_advanced()))
        return fail();
    }
    if (next_ == before) fail();
  }

  // DO-11.1 to DO-11.9
  void check_end_of_era() {
    if (is(Duty::set_order)) return check_set_order();
    const Seat first = leader(state_, [](const Player& player) { return player.influence; });
    if (pending(state_, Duty::begin_assimilation)) {
      if (is(Duty::fire) || top().seat >= state_.seats) return fail();
      const std::uint8_t place = initiative(state_, top().seat);
      check_gains(top().seat);
      for (std::uint8_t later = static_cast<std::uint8_t>(place + 1); later < state_.seats; ++later)
        expect(task(Duty::fire, state_.order[later], Trigger::end_of_era, kNone));
      expect(task(Duty::begin_assimilation, 0));
    } else if (is(Duty::assimilate)) {
      expect(task(Duty::assimilate, first));
    } else if (is(Duty::attach_copy) && peek().where == static_cast<std::uint8_t>(Source::assimilated)) {
      require(peek().seat == first, "assimilates for somebody who does not lead");
      ++next_;
    } else {
      if (top().seat >= state_.seats) return fail();
      check_entry(top().seat, Trigger::develop);
    }
    expect(task(Duty::score_influence, 0));
    expect(task(Duty::award_roles, 0));
  }

  void check_set_order() {
    const Task order = peek();
    ++next_;
    const Seat ruler = state_.roles[domain_of(Ability::set_initiative)];
    require(state_.era < tables::kEras && order.seat == ruler && ruler != kNone, "lets somebody set the order who is not the Ruler");
    require(order.what + 1 < state_.seats && order.how == 0 && order.more == 0, "names more seats than there are");
    if (!faults_.empty()) return;
    SeatSet named = 0;
    for (std::uint8_t n = 0; n < 4; ++n) {
      const Seat seat = order.where >> 2 * n & 3;
      if (n >= order.what) require(seat == 0, "carries a value it does not use");
      else require(seat < state_.seats && !(named & only(seat)), "names a seat twice"), named |= only(seat);
    }
  }

  // DO-11.10 to DO-11.12
  void check_between_eras() {
    const Seat seat = top().seat;
    if (seat >= state_.seats) return fail();
    const std::uint8_t place = initiative(state_, seat);
    std::uint8_t refilled = 0, fired = 0;  // who comes next in each
    if (is(Duty::keep_knowledge)) {
      const Task keep = peek();
      ++next_;
      int kept = 0;
      bool fits = keep.what < kDomains && keep.how == 0 && keep.more == 0 && keep.where >= 1;
      for (Domain domain = 0; fits && domain < kDomains; ++domain) {
        kept += state_.split[domain];
        fits = state_.split[domain] <= (domain < keep.what ? state_.players[seat].knowledge[domain] : 0);
      }
      require(fits && kept + keep.where == mods_of(state_.players[seat]).keep_knowledge &&
                  state_.players[seat].knowledge[keep.what % kDomains] > 0,
              "keeps what cannot be kept");
      if (place + 1 < state_.seats) expect(task(Duty::reset_knowledge, state_.order[place + 1u], place + 1));
    } else if (pending(state_, Duty::fire) == state_.seats) {
      check_refill(seat);
      refilled = static_cast<std::uint8_t>(place + 1);
    } else {
      if (!is(Duty::assign_point) && !is(Duty::draw_tile)) return fail();
      check_gains(seat);
      refilled = state_.seats, fired = static_cast<std::uint8_t>(place + 1);
    }
    for (; refilled < state_.seats; ++refilled) expect(task(Duty::refill, state_.order[refilled]));
    for (; fired < state_.seats; ++fired) expect(task(Duty::fire, state_.order[fired], Trigger::start_of_era, kNone));
    expect(task(Duty::begin_turn, state_.order[0]));
  }

  void check_refill(Seat seat) {
    const Task redraw = task(Duty::give_back, seat, Refill::redraw), up = task(Duty::draw_up, seat);
    const Task first = peek();
    if (!accept(Duty::give_back, seat) && !accept(Duty::draw_tile, seat)) return fail();
    if (first.duty == Duty::draw_tile) {
      require(first.what >= 1 && is_only_what(first) && hand_size(state_, seat) + first.what == hand_target(state_, seat),
              "draws past the hand size");
      if (accept(redraw)) expect(up);
    } else if (first.what == static_cast<std::uint8_t>(Refill::discard)) {
      expect(up), expect(redraw), expect(up);
    } else if (first.what == static_cast<std::uint8_t>(Refill::redraw)) {
      expect(up);
    } else {
      fail();
    }
  }

  // What the question itself needs.
  void check_top() {
    if (!faults_.empty() || size_ == 0) return;
    const Task task = top();
    const Player& player = state_.players[task.seat];
    const auto offers = [&](Duty duty, Verb verb, std::uint8_t what) {
      Actions actions;
      State before = state_;
      before.agenda.take();
      before.agenda.schedule({dominations::task(duty, task.seat)});
      tessera::list<Dominations>(before, actions);
      return std::find(actions.begin(), actions.end(), sentence(verb, what)) != actions.end();
    };
    switch (task.duty) {
      case Duty::take_tile:
      case Duty::place_tile:
        require(task.what <= 1 && is_only_what(task), "carries a value it does not use");
        if (task.duty == Duty::place_tile) check_named(task.seat, 1);
        return require(!task.what || (state_.era > 1 && holds(state_, task.seat, Ability::second_tile)),
                       "places a second tile without the Worker");
      case Duty::reactivate_tile:
        return require(is_plain(task) && holds(state_, task.seat, Ability::reactivate_tile) && !state_.board.empty(), "needs the Inventor");
      case Duty::choose_mode: return check_mode(task);
      case Duty::assign_point: return check_points(task);
      case Duty::give_back:
        require(task.how == 0 && task.more == 0, "carries a value it does not use");
        return check_named(task.seat, task.where);
      case Duty::choose_site:
        require(is_only_what(task) && task.what < state_.seats, "carries a value it does not use");
        if (faults_.empty())
          require(state_.sites[task.what].taken == 0 && can_contribute(state_, task.seat, mods_of(state_.players[task.seat]), task.what),
                  "takes a level card that cannot be taken");
        return;
      case Duty::attach_level: return check_attach_level(task);
      case Duty::attach_copy: {
        require(task.what < kMasteries && task.how == 0 && task.more == 0, "names no Mastery");
        if (!faults_.empty()) return;
        const Source source = static_cast<Source>(task.where);
        if (source == Source::paid) return require(offers(Duty::develop, Verb::develop, task.what), "develops what cannot be developed");
        if (source == Source::assimilated)
          return require(offers(Duty::assimilate, Verb::assimilate, task.what), "assimilates what cannot be assimilated");
        return require(!has_mastery(player, task.what), "takes a Mastery twice");
      }
      default: return;
    }
  }

  void check_named(Seat seat, std::uint8_t count) {
    require(state_.named.size() == count && (state_.named & state_.hands[seat]) == state_.named, "names tiles that are not in the hand");
  }

  void check_mode(const Task& task) {
    require(task.what < kTiles && state_.board.has(task.what % kTiles) && task.where <= 1 && task.how <= 1 && task.more == 0,
            "names no tile of the board");
    if (!faults_.empty()) return;
    const int count = std::popcount(loci(Board(state_), state_.lands[task.what].cell()));
    require(task.how ? count >= 1 && task.where == 0 && state_.roles[domain_of(Ability::reactivate_tile)] == kNone
                     : count >= 2 && state_.lands[task.what].level == 0,
            "has no mode to choose");
    require(!task.where || (state_.era > 1 && state_.roles[domain_of(Ability::second_tile)] == kNone),
            "places a second tile and keeps the Worker");
  }

  void check_points(const Task& task) {
    int named = 0;
    for (Domain domain = 0; domain < kDomains; ++domain) {
      named += state_.split[domain];
      require(domain <= task.where || state_.split[domain] == 0, "has points assigned out of order");
    }
    require(task.where < kDomains && task.what >= 1 && task.how <= 1 && task.more == 0 && named + task.what <= 40,
            "assigns points nobody received");
    if (task.where < kDomains)
      require((named > 0) == (state_.split[task.where] > 0) && (named > 0 || task.where == 0), "has points assigned out of order");
    const auto none = std::all_of(state_.produced.begin(), state_.produced.end(), [](std::uint8_t n) { return n == 0; });
    require(task.how == 1 || none, "has Production outside a placement");
  }

  void check_attach_level(const Task& task) {
    require(task.what < state_.seats, "names no Monument");
    if (!faults_.empty()) return;
    const Site& site = state_.sites[task.what];
    require(can_contribute(state_, task.seat, mods_of(state_.players[task.seat]), task.what), "takes a level card that cannot be taken");
    if (!faults_.empty()) return;
    if (site.taken > 0) return require(task.where == 0 && task.how == 0 && task.more == 0, "carries a value it does not use");
    Actions actions;
    list_sites(state_, task, actions);
    const Verb verb = piece_of(site.monument).circle ? Verb::crown : Verb::site;
    const Action chosen = sentence(verb, task.where, task.how, task.more);
    require(std::find(actions.begin(), actions.end(), chosen) != actions.end(), "places the piece where it may not lie");
  }

  const State& state_;
  Faults& faults_;
  std::uint8_t size_, next_ = 0;
};

}  // namespace

void check_agenda(const State& state, Faults& faults) { AgendaInspector(state, faults).inspect(); }

}  // namespace tessera::dominations
