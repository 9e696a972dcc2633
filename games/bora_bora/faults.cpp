// What can be wrong with a position: a piece in two places or in none, a task that makes no sense.
#include <algorithm>

#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// A place in a position, written out only where something is wrong with it.
struct Spot {
  std::string_view group, key{};
  int item = -1;
  std::string_view field{};
  int inner = -1;

  Spot(const char* name) : group(name) {}
  Spot(std::string_view name, std::string_view of, int i) : group(name), key(of), item(i) {}
  std::string text() const {
    std::string made(group);
    if (!key.empty()) (made += '.') += key;
    if (item >= 0) ((made += '[') += std::to_string(item)) += ']';
    made += field;
    if (inner >= 0) ((made += '[') += std::to_string(inner)) += ']';
    return made;
  }
};

Spot at(std::string_view list, std::size_t i) { return {list, {}, static_cast<int>(i)}; }
Spot under(std::string_view group, std::string_view key) { return {group, key, -1}; }
Spot operator+(Spot spot, std::string_view field) { return spot.field = field, spot; }
Spot within(Spot spot, std::string_view field, std::size_t i) { return spot.field = field, spot.inner = static_cast<int>(i), spot; }

// The part of a round that the last task of the agenda belongs to.
enum class Stage : std::uint8_t { rolling, dice, people, jewels, tasks, accepting, final_tasks, drawing, over, unknown };

class Inspector {
 public:
  Inspector(const State& state, Faults& faults) : state_(state), faults_(faults) {}

  void inspect() {
    check_seats();
    if (!faults_.empty()) return;  // the rest relies on them
    if (state_.round == 0) return check_setup();
    find_stage();
    if (!faults_.empty()) return;
    check_map();
    check_temple();
    for (Seat seat = 0; seat < state_.seats; ++seat) check_player(seat);
    check_status();
    check_people();
    check_tasks();
    check_cards();
    check_jewels();
    for (Seat seat = 0; seat < state_.seats && faults_.empty(); ++seat) check_points(seat, at("players", seat) + ".points");
    if (faults_.empty()) check_dice();
    if (faults_.empty()) check_agenda();
  }

 private:
  void require(bool holds, const Spot& spot, std::string_view message) {
    if (!holds) faults_.add(spot.text(), std::string(message));
  }
  void require(bool holds, const Spot& spot, std::string_view message, int number) {
    if (!holds) faults_.add(spot.text(), std::string(message).append(" ").append(std::to_string(number)));
  }
  void require(bool holds, const Spot& spot, std::string_view message, std::string_view word) {
    if (!holds) faults_.add(spot.text(), std::string(message).append(" ").append(word));
  }
  const Player& player(Seat seat) const { return state_.players[seat]; }
  const Player& active() const { return state_.players[state_.active]; }
  std::uint8_t size() const { return state_.agenda.size(); }
  Task task_at(std::size_t i) const { return i < size() ? state_.agenda.at(static_cast<std::uint8_t>(i)) : Task{}; }
  Duty duty(std::size_t i) const { return task_at(i).duty; }
  // How many players have been asked in the present step.
  std::uint8_t asked() const { return task_at(size() - 1u).what; }
  std::size_t turn_of(Seat seat) const {
    return static_cast<std::size_t>(std::find(state_.order.begin(), state_.order.end(), seat) - state_.order.begin());
  }

  bool is_permutation(const std::array<Seat, kMaxSeats>& seats) const {
    unsigned seen = 0;
    for (std::size_t i = 0; i < kMaxSeats; ++i) {
      if (i >= state_.seats ? seats[i] != 0 : seats[i] >= state_.seats) return false;
      if (i < state_.seats) seen |= 1u << seats[i];
    }
    return seen == (1u << state_.seats) - 1;
  }

  void check_seats() {
    if (state_.seats < 2 || state_.seats > kMaxSeats) return require(false, "seats", "must be 2 to 4");
    require(state_.active < state_.seats, "active", "is not a seat of this game");
    require(state_.round <= kRounds, "round", "comes after the last one");
    require(state_.round == 0 || is_permutation(state_.order), "order", "must name every seat once");
    require(state_.round == 0 || is_permutation(state_.ranking), "ranking", "must name every seat once");
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      require(player(seat).unseen == 0, at("players", seat) + ".unseen", "must be 0: a view is not a whole position");
      require(seat < state_.seats || player(seat) == Player{}, at("players", seat), "takes no part in this game");
    }
  }

  // Set-up is a fixed chain: follow it with the choices the position shows.
  void check_setup() {
    State fresh = BoraBora::start(BoraBora::setup(state_));
    Actions actions;
    while (!(fresh == state_)) {
      const Action action = fresh.round == 0 ? setup_choice(fresh) : Action{};
      tessera::list<BoraBora>(fresh, actions);
      if (fresh.round > 0 || std::find(actions.begin(), actions.end(), action) == actions.end())
        return require(false, "agenda", "is not a position of the set-up");
      BoraBora::apply(fresh, action);
    }
  }

  // The choice of the set-up that leads from `fresh` to this position, if any does.
  Action setup_choice(const State& fresh) const {
    const Task task = fresh.agenda.next();
    switch (task.duty) {
      case Duty::lay_fish: return sentence(Verb::lay, state_.fish[task.what], task.what);
      case Duty::show_person: return sentence(Verb::show, task.what, state_.display[task.what][task.where]);
      case Duty::deal_starting: return sentence(Verb::deal, task_of(task.what, 0));
      case Duty::deal_regular: return sentence(Verb::deal, task_of(task.what, 1u + task.where));
      case Duty::open_task: {
        const std::size_t next = fresh.open_tasks.size();
        return sentence(Verb::deal, next < state_.open_tasks.size() ? state_.open_tasks[next] : kNone);
      }
      case Duty::set_jewel: return sentence(Verb::set, state_.jewels[task.what]);
      case Duty::reveal_card: return sentence(Verb::reveal, first_more(state_.open_cards, fresh.open_cards));
      case Duty::deal_hand: return sentence(Verb::draw, first_more(player(task.what).hand, fresh.players[task.what].hand));
      case Duty::order_seat: return sentence(Verb::order, state_.order[task.what]);
      case Duty::choose_start: {
        const Map settled = player(fresh.active).regions;
        return sentence(Verb::settle, settled ? std::countr_zero(settled) : int{task_at(0).what});
      }
      case Duty::take_hut: {
        const bool ordinary = player(fresh.active).ordinary_huts < fresh.players[fresh.active].ordinary_huts;
        return sentence(Verb::hut, ordinary ? Place::ordinary : Place::twelfth);
      }
      case Duty::store_material: return sentence(Verb::store, std::countr_zero(player(fresh.active).materials));
      default: return {};
    }
  }
  TaskTile task_of(Seat seat, std::size_t slot) const { return slot < player(seat).tasks.size() ? player(seat).tasks[slot] : kNone; }
  static std::uint8_t first_more(const Bag<kGods>& target, const Bag<kGods>& now) {
    std::uint8_t god = 0;
    while (god < kGods && target[god] <= now[god]) ++god;
    return god;
  }

  void find_stage() {
    if (state_.agenda.empty()) {
      stage_ = Stage::over;
      return require(state_.round == kRounds, "agenda", "is empty but the game is not over");
    }
    const Task last = task_at(size() - 1u);
    switch (last.duty) {
      case Duty::next_die: stage_ = duty(0) == Duty::roll_die ? Stage::rolling : Stage::dice; break;
      case Duty::next_people: stage_ = Stage::people; break;
      case Duty::next_jewel: stage_ = Stage::jewels; break;
      case Duty::next_task: stage_ = Stage::tasks; break;
      case Duty::next_accept: stage_ = Stage::accepting; break;
      case Duty::next_final: stage_ = Stage::final_tasks; break;
      case Duty::begin_round: stage_ = Stage::drawing; break;
      default: break;
    }
    const Spot place = at("agenda", size() - 1u);
    if (stage_ == Stage::unknown) return require(false, place, "must be a step of the round");
    require(last.where == 0 && last.how == 0, place, "carries a value it does not use");
    require(stage_ != Stage::drawing || state_.round < kRounds, place, "comes after the last round");
    require(stage_ != Stage::final_tasks || state_.round == kRounds, place, "comes before the last round");
    if (stage_ == Stage::rolling || stage_ == Stage::drawing) return require(last.what == 0, place, "comes too late");
    const std::size_t turns = stage_ == Stage::dice ? state_.seats * tables::kDice : state_.seats;
    if (last.what == 0 || last.what > turns) return require(false, place, "names no turn of this step");
    require(state_.order[(last.what - 1u) % state_.seats] == state_.active, "active", "is not the one whose turn it is");
  }

  bool evaluating() const { return stage_ >= Stage::jewels && stage_ <= Stage::over; }

  // BB-13.4  One hut on the building space exactly where there is any.
  void check_map() {
    unsigned fish = 0;
    for (Region region = 0; region < kRegions; ++region) {
      const Spot place = under("map", tables::kRegions[region]);
      if (state_.fish[region] >= tables::kFishTiles.size()) require(false, place + ".fish", "is missing");
      else fish |= 1u << state_.fish[region];
      bool any = false;
      for (Seat seat = 0; seat < state_.seats; ++seat) any |= player(seat).regions >> region & 1;
      const Seat owner = state_.building_space[region];
      const bool fits = owner == kNone ? !any : owner < state_.seats && (player(owner).regions >> region & 1);
      require(fits, place + ".building_space", "must name one of the players with a hut here");
    }
    require(fish == (1u << kRegions) - 1, "map", "must have every fish tile once");
  }

  void check_temple() {
    for (std::size_t space = 0; space < kTempleSpaces; ++space)
      require(state_.temple[space] == kNone || state_.temple[space] < state_.seats, at("temple", space), "names nobody of this game");
    for (Seat seat = 0; seat < state_.seats; ++seat)
      require(priests_in_temple(state_, seat) <= tables::kPriests, "temple", "has more priests of a player than there are");
    int tiles = 0;
    for (Seat seat = 0; seat < state_.seats; ++seat) tiles += player(seat).god_tiles;
    const int given = state_.seats * tables::kStartGodTiles + state_.round - !evaluated_temple();
    require(tiles <= given, "players", "have more god tiles than were given");
  }
  bool evaluated_temple() const { return evaluating() || stage_ == Stage::drawing; }

  void check_player(Seat seat) {
    const Player& player = this->player(seat);
    const Spot place = at("players", seat);
    require(player.regions != 0 && !(player.regions & ~kWholeMap), place + ".regions", "must name the region of the start at least");
    require(std::popcount(player.regions) + player.ordinary_huts + player.twelfth_huts == tables::kHuts, place,
            "must have 12 huts on the tableau and on the map");
    for (std::size_t sex = 0; sex < kSexes; ++sex)
      for (Kind kind = 0; kind < kKinds; ++kind)
        require(player.shifted[sex][kind] <= player.people[sex][kind], place, "has more people moved down than on the tableau");
    require(people_of(player) - (player.twelfth_person != kNobody) + player.ordinary_huts <= tables::kOrdinarySpaces, place,
            "has more huts and people than ordinary tableau spaces");
    check_twelfth(player, place);
    Map covered = player.materials;
    int spaces = std::popcount(player.materials);
    for (std::size_t tile = 0; tile < kBuildings; ++tile) {
      const Pair pair = player.buildings[tile];
      if (pair == kNone) continue;
      if (pair >= kPairs) return require(false, place + ".buildings", "lies nowhere");
      covered |= tables::kPairMap[pair];
      spaces += 2;
    }
    require(std::popcount(covered) == spaces, place + ".buildings", "lie on one another or on materials");
    for (std::size_t god = 0; god < kGods; ++god) require(player.known[god] <= player.hand[god], place + ".known", "is more than the hand");
  }

  // BB-R20  Whoever lies on the 12th space is one of the tableau's people, and no hut is beside.
  void check_twelfth(const Player& player, const Spot& place) {
    const Person person = player.twelfth_person;
    require(player.twelfth_shifted <= (person != kNobody), place + ".twelfth_shifted", "is said of nobody");
    if (person == kNobody) return;
    if (person >= tables::kPeople.size()) return require(false, place + ".twelfth_person", "is no person");
    const std::size_t sex = index(sex_of(person)), kind = kind_of(person);
    require(player.twelfth_huts == 0 && player.people[sex][kind] > 0, place + ".twelfth_person",
            "does not fit what lies on the tableau (BB-R20)");
    const int others = player.people[sex][kind] - 1, others_down = player.shifted[sex][kind] - player.twelfth_shifted;
    require(others_down >= 0 && others_down <= others, place + ".twelfth_shifted", "does not fit those moved down");
  }

  // The categories of the final scoring are filled by it alone.
  void check_points(Seat seat, const Spot& place) {
    State before = state_;
    Player& player = before.players[seat];
    for (Category category : {Category::god_tiles, Category::fish, Category::jewelry, Category::bonuses})
      player.points[index(category)] = 0;
    if (stage_ == Stage::over) score_end(before);
    require(player.points == this->player(seat).points, place, "do not fit the final scoring (BB-11.2)");
    require(player.points[index(Category::start)] < state_.seats, place, "have more starting points than anybody gets");
  }

  void check_status() {
    for (Seat seat = 0; seat < state_.seats; ++seat)
      require(player(seat).status <= kLastStatus, at("players", seat) + ".status", "is beyond the track");
    for (std::size_t i = 0; i + 1 < state_.seats; ++i)
      require(player(state_.ranking[i]).status >= player(state_.ranking[i + 1]).status, "ranking", "does not fit the status track");
    if (!evaluating() && stage_ != Stage::rolling && stage_ != Stage::drawing) return;
    require(state_.ranking == state_.order, "ranking", "must be the turn order now (BB-9.1)");
    for (Seat seat = 0; seat < state_.seats; ++seat)
      require(player(seat).status == 0, at("players", seat) + ".status", "must be 0 now (BB-9.1)");
  }

  // Six tiles of each sex every round; while they are drawn, one after another.
  void check_people() {
    for (std::size_t sex = 0; sex < kSexes; ++sex) {
      const char* name = sex == index(Sex::man) ? "men" : "women";
      int drawn = state_.round * static_cast<int>(kPositions), shown = -1;
      if (stage_ == Stage::drawing) {
        const bool current = duty(0) == Duty::show_person && task_at(0).what == sex;
        const bool done = duty(0) == Duty::open_task || (duty(0) == Duty::show_person && task_at(0).what > sex);
        shown = current ? std::min<int>(task_at(0).where, kPositions) : done ? static_cast<int>(kPositions) : 0;
        drawn += shown;
      }
      std::array<int, kKinds> copies{};
      for (std::size_t position = 0; position < kPositions; ++position) {
        const Kind kind = state_.display[sex][position];
        require(shown < 0 || (kind != kNone) == (static_cast<int>(position) < shown), at(name, position),
                "does not fit what is being drawn");
        if (kind == kNone) continue;
        if (kind >= kKinds) return require(false, at(name, position), "is no kind of person");
        ++copies[kind];
      }
      int stack = 0;
      for (Kind kind = 0; kind < kKinds; ++kind) {
        stack += state_.people_stack[sex][kind];
        copies[kind] += state_.people_stack[sex][kind];
        for (Seat seat = 0; seat < state_.seats; ++seat) copies[kind] += player(seat).people[sex][kind];
        require(copies[kind] <= tables::kCopies, name, "and tableaus hold too many tiles of", tables::kKinds[kind]);
      }
      const int left = static_cast<int>(kKinds) * tables::kCopies - drawn;
      require(stack == left, Spot(name) + "_stack", "must have so many tiles:", left);
    }
  }

  // How many tasks a player holds: three but between the two passes and at the end (BB-13.4).
  bool task_count_fits(Seat seat) const {
    const std::size_t held = player(seat).tasks.size(), turn = turn_of(seat);
    const bool current = turn + 1 == asked(), before = turn + 1 < asked();
    switch (stage_) {
      case Stage::tasks: return held == (before ? 2u : 3u);
      case Stage::accepting: return held == (before ? 3u : 2u);
      case Stage::final_tasks: return before || (current ? held > 0 : held == 3u);
      case Stage::over: return true;
      default: return held == 3u;
    }
  }

  int most_completed(Seat seat) const {
    const bool settled = stage_ == Stage::tasks ? turn_of(seat) + 1 < asked() : stage_ > Stage::tasks;
    const bool ending = stage_ == Stage::final_tasks || stage_ == Stage::over;
    return state_.round - 1 + settled + (ending ? static_cast<int>(kTasksHeld - player(seat).tasks.size()) : 0);
  }

  void check_tasks() {
    std::uint64_t seen = state_.task_stack.bits();
    const std::uint64_t starting = (std::uint64_t{1} << tables::kStartingTasks) - 1;
    require(!(seen & starting) && !(seen >> kTaskTiles), "task_stack", "has tiles that are not regular tasks");
    const auto add = [&](TaskTile tile, const Spot& place) {
      if (tile >= kTaskTiles) return require(false, place, "is no task");
      require(!(seen >> tile & 1), place, "is in two places");
      seen |= std::uint64_t{1} << tile;
    };
    for (std::size_t i = 0; i < state_.open_tasks.size(); ++i) {
      require(state_.open_tasks[i] >= tables::kStartingTasks, at("open_tasks", i), "is a starting task");
      add(state_.open_tasks[i], at("open_tasks", i));
    }
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      const Spot place = at("players", seat);
      int of_start = 0;
      for (TaskTile tile : player(seat).tasks) add(tile, place + ".tasks"), of_start += tile < tables::kStartingTasks;
      require(of_start <= 1, place + ".tasks", "has more than one starting task");
      require(task_count_fits(seat), place + ".tasks", "are not as many as there must be now (BB-13.4)");
      require(player(seat).completed <= most_completed(seat), place + ".completed", "is more than can have been completed");
    }
    const int full = open_tasks(state_.seats);
    int open = full, drawn = full * state_.round;
    if (stage_ == Stage::accepting) open = full - asked() + 1;
    if (stage_ == Stage::final_tasks || stage_ == Stage::over) open = full - state_.seats;
    if (stage_ == Stage::drawing) {
      open = duty(0) == Duty::open_task ? std::min<int>(state_.open_tasks.size(), full - 1) : 0;
      drawn += open;
    }
    require(state_.open_tasks.size() == open, "open_tasks", "must be so many:", open);
    const int left = static_cast<int>(kTaskTiles) - tables::kStartingTasks - state_.seats * tables::kStartRegularTasks - drawn;
    require(state_.task_stack.size() == left, "task_stack", "must have so many tiles:", left);
  }

  void check_cards() {
    for (std::size_t god = 0; god < kGods; ++god) {
      int cards = state_.cards[god] + state_.discarded[god] + state_.open_cards[god];
      for (Seat seat = 0; seat < state_.seats; ++seat) cards += player(seat).hand[god];
      require(cards == tables::kCardsPerGod, "cards", "and hands must hold twelve cards of", tables::kGods[god]);
    }
    const std::uint32_t open = tessera::size(state_.open_cards);
    if (duty(0) == Duty::reveal_card)
      return require(open < tables::kCardDisplay && tessera::size(state_.cards) > 0, "open_cards",
                     "leave no gap, or there is no card for it");
    require(open == tables::kCardDisplay || (open < tables::kCardDisplay && !can_draw(state_)), "open_cards",
            "must be five while there are cards");
  }

  void check_jewels() {
    std::uint32_t seen = 0;
    const auto add = [&](Jewel jewel, const Spot& place) {
      if (jewel >= kJewels) return require(false, place, "is no jewellery tile");
      require(!(seen >> jewel & 1), place, "is in two places");
      seen |= 1u << jewel;
    };
    const bool column_open = stage_ <= Stage::jewels;
    int left = 0;
    for (std::size_t i = 0; i < kJewels; ++i) {
      const std::size_t round = i / tables::kRows + 1;
      const bool there = state_.jewels[i] != kNone;
      if (there) add(state_.jewels[i], at("jewels", i));
      if (round == state_.round && column_open) left += there;
      else require(there == (round > state_.round), at("jewels", i), "does not fit the round");
    }
    const int bought_most = stage_ == Stage::jewels ? asked() - 1 : 0;
    require(!column_open || left >= tables::kRows - bought_most, "jewels", "of this round lack more tiles than were bought");
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      for (Jewel jewel : player(seat).jewels) add(jewel, at("players", seat) + ".jewels");
      const bool asked_already = stage_ == Stage::jewels ? turn_of(seat) + 1 < asked() : stage_ > Stage::jewels;
      require(player(seat).jewels.size() <= state_.round - 1 + asked_already, at("players", seat) + ".jewels",
              "are more than one each round");
    }
  }

  // BB-5.2  As many dice lie on the board as turns have been taken.
  void check_dice() {
    std::array<int, kMaxSeats> placed{};
    if (stage_ == Stage::dice)
      for (int turn = 0; turn < asked() - (duty(0) == Duty::place_die); ++turn) ++placed[state_.order[turn % state_.seats]];
    else if (stage_ != Stage::rolling && stage_ != Stage::drawing) placed.fill(tables::kDice);
    for (Seat seat = 0; seat < state_.seats; ++seat) {
      int on_board = 0;
      for (std::size_t die = 0; die < tables::kDice; ++die) {
        const Pips pips = player(seat).dice[die];
        const std::uint8_t space = player(seat).dice_on[die];
        const Spot place = within(at("players", seat), ".dice", die);
        const bool rolled = stage_ == Stage::rolling ? seat * tables::kDice + die < task_at(0).what : stage_ != Stage::drawing;
        require(pips <= kMaxPips && (pips > 0) == rolled, place, rolled ? "must have been rolled" : "has not been rolled yet");
        require(space == kNone || space < kSpaces, place, "lies on no space");
        on_board += space != kNone;
      }
      require(on_board == placed[seat], at("players", seat) + ".dice", "are not as many on the board as turns taken");
    }
  }

  // The agenda must be one that play can reach, so that every task finds what it needs.
  void check_agenda() {
    switch (stage_) {
      case Stage::rolling: expect(size() == 2 && task_at(0).what < state_.seats * tables::kDice && plain(0, 1)); break;
      case Stage::drawing: expect(draws_well()); break;
      case Stage::dice: expect(places_well()); break;
      case Stage::people: expect(uses_people_well()); break;
      case Stage::jewels: expect(body() == 1 && duty(0) == Duty::buy_jewel && plain(0, 0)); break;
      case Stage::tasks: expect(settles_well(0)); break;
      case Stage::accepting: expect(body() == 1 && duty(0) == Duty::accept_task && plain(0, 0)); break;
      case Stage::final_tasks: expect(settles_well(1)); break;
      default: return;
    }
    if (!faults_.empty()) return;
    Actions actions;
    tessera::list<BoraBora>(state_, actions);
    const bool only_pass = stage_ == Stage::jewels && actions.size() < 2;
    require(!actions.empty() && !only_pass, "agenda[0]", "asks a question without an answer");
  }
  void expect(bool holds) { require(holds, "agenda", "is not one that play can reach"); }

  std::size_t body() const { return size() - 1u; }  // tasks above the step of the round
  // Does the task carry no more than its first `used` values?
  bool plain(std::size_t i, int used) const {
    const Task task = task_at(i);
    return (used > 0 || task.what == 0) && (used > 1 || task.where == 0) && (used > 2 || task.how == 0);
  }

  bool draws_well() const {
    std::size_t i = 0;
    if (duty(0) == Duty::show_person) {
      const Task task = task_at(0);
      if (task.what >= kSexes || task.where >= kPositions || task.how) return false;
      i = 1;
      if (task.what == index(Sex::man) && task_at(i++) != bora_bora::task(Duty::show_person, Sex::woman, 0)) return false;
    }
    return task_at(i) == bora_bora::task(Duty::open_task) && size() == i + 2;
  }

  // Skips a display being refilled, which may come above anything that follows a card.
  std::size_t skip_refill() const {
    return duty(0) == Duty::reveal_card && duty(1) == Duty::refill_display && plain(0, 0) && plain(1, 0) ? 2 : 0;
  }

  bool is_pips(std::uint8_t value) const { return value >= 1 && value <= kMaxPips; }

  // A die that was just placed for `act`; white acts as a 6.
  bool acts_well(std::size_t i, bool white_known, bool white) const {
    const Task task = task_at(i);
    if (task.duty != Duty::act || task.how || task.what >= index(Space::fishing) || !is_pips(task.where)) return false;
    bool placed = false;
    for (std::size_t die = 0; die < tables::kDice; ++die) {
      const bool fits = white_known && white ? active().dice[die] < kMaxPips : !white_known || active().dice[die] == task.where;
      placed |= active().dice_on[die] == task.what && fits;
    }
    if (white_known && white && task.where != kMaxPips) return false;
    return placed && least_value(state_, state_.active, static_cast<Space>(task.what)) <= task.where;
  }

  bool pays(std::size_t i, God god) const { return duty(i) == Duty::pay_god && task_at(i).what == index(god) && task_at(i).how == 0; }

  bool helps_well(std::size_t i, std::uint8_t most) const {
    const Task task = task_at(i);
    if (task.duty != Duty::use_helper || !plain(i, 1) || task.what == 0 || task.what > most) return false;
    return can_help(state_, task.what);
  }

  bool places_well() const {
    const std::size_t first = skip_refill();
    if (first) {  // after a card taken or paid
      if (body() == first) return true;
      if (body() == first + 1)
        return acts_well(first, false, false) || helps_well(first, kMaxPips - tables::kCardCost) || second_bonus(first);
      return body() == first + 2 && pays(first, God::white) && plain(first, 1) && acts_well(first + 1, true, true) &&
             can_pay(active(), God::white);
    }
    if (duty(0) == Duty::place_die) return body() == 1 && plain(0, 0);
    if (pays(0, God::blue) && task_at(0).where == 1) return body() == 3 && pays(1, God::white) && plain(1, 1) && acts_well(2, true, true);
    if (pays(0, God::blue)) return body() == 2 && plain(0, 1) && acts_well(1, true, false);
    if (pays(0, God::white)) return body() == 2 && plain(0, 1) && acts_well(1, true, true);
    if (duty(0) == Duty::use_helper) return body() == 1 && helps_well(0, kMaxPips);
    if (duty(0) == Duty::place_priest)
      return body() == 1 && plain(0, 1) && is_pips(task_at(0).what) && priests_in_supply(state_, state_.active) > 0;
    static_assert(tables::kCardAmount == 1 && tables::kMaterialAmount == 1 && tables::kFireBonus[index(Bonus::card)] == 1,
                  "of more than one card or material the rest would lie between the first and the helper, or the second bonus");
    const bool card_or_material =
        duty(0) == Duty::draw_card || duty(0) == Duty::store_material || (duty(0) == Duty::pick_card && task_at(0).what == 1);
    if (body() == 2 && card_or_material && duty(1) == Duty::use_helper)
      return gains_well(0, 1) && helps_well(1, kMaxPips - (duty(0) == Duty::store_material ? tables::kMaterialCost : tables::kCardCost));
    return action_well(body(), 1);
  }

  bool second_bonus(std::size_t i) const { return task_at(i) == bora_bora::task(Duty::bonus_second); }

  // A question or a draw for one card or material.
  bool gains_well(std::size_t i, std::uint8_t most_cards) const {
    const Task task = task_at(i);
    switch (task.duty) {
      case Duty::draw_card: return plain(i, 0) && pile_size(state_) > 0;
      case Duty::pick_card: return plain(i, 1) && task.what >= 1 && task.what <= most_cards && can_take_card(state_);
      case Duty::store_material: return plain(i, 1) && task.what < kMaterials && std::popcount(empty_spaces(task.what)) > 1;
      default: return false;
    }
  }
  Map empty_spaces(Material type) const { return kCeremonySpacesOf[type] & static_cast<Map>(~active().materials & ~built_over(active())); }

  bool red_well(std::size_t i) const {
    const Task task = task_at(i);
    return task.duty == Duty::play_red && plain(i, 1) && task.what < kRegions && state_.building_space[task.what] == state_.active &&
           may_pay(active());
  }

  // What both phases share: the questions of expanding, taking, building and its bonus, cards.
  // `tasks` of them lie above what follows the action.
  bool action_well(std::size_t tasks, std::uint8_t most_cards) const {
    const Task task = task_at(0);
    if (tasks == 2) {
      if (second_bonus(1))
        return task == bora_bora::task(Duty::bonus_first) ? can_take_card(state_) : task.duty != Duty::store_material && gains_well(0, 1);
      return task.duty == Duty::store_material && gains_well(0, 1) && red_well(1) && tables::kGoodOf[task_at(1).what] == task.what;
    }
    if (tasks != 1) return false;
    switch (task.duty) {
      case Duty::expand_where:
        return plain(0, 2) && task.what <= index(Mode::water) && is_pips(task.where) &&
               expansion_targets(state_, state_.active, static_cast<Mode>(task.what), task.where) != 0;
      case Duty::take_hut: return plain(0, 1) && takes_hut_well(task.what);
      case Duty::play_red: return red_well(0);
      case Duty::take_person:
        return plain(0, 2) && task.what < kSexes && is_pips(task.where) &&
               least_value(state_, state_.active, space_of(static_cast<Sex>(task.what))) <= task.where;
      case Duty::put_person:
        return plain(0, 2) && task.what < kSexes && task.where < kPositions && state_.display[task.what][task.where] != kNone &&
               free_ordinary_spaces(active()) > 0 && twelfth_is_free(active());
      case Duty::build_what: return plain(0, 1) && is_pips(task.what) && least_value(state_, state_.active, Space::build) <= task.what;
      case Duty::build_where: return plain(0, 1) && task.what < kBuildings && active().buildings[task.what] == kNone && has_site(active());
      case Duty::bonus_second: return plain(0, 0);
      default: return gains_well(0, most_cards);
    }
  }

  bool takes_hut_well(Region region) const {
    if (region >= kRegions || active().ordinary_huts == 0 || active().twelfth_huts == 0) return false;
    const Map targets =
        expansion_targets(state_, state_.active, Mode::land, kMaxPips) | expansion_targets(state_, state_.active, Mode::water, kMaxPips);
    return targets >> region & 1;
  }

  // BB-8.6.1  The kinds activated so far are the player's own.
  bool flags_well(std::size_t i) const {
    const Task task = task_at(i);
    if (task.what > kKinds || task.where > kKinds || task.how > 1) return false;
    return (task.what == 0 || active().people[index(Sex::man)][task.what - 1u] > 0) &&
           (task.where == 0 || active().people[index(Sex::woman)][task.where - 1u] > 0) && (!task.how || task.what > 0 || task.where > 0);
  }

  bool performs_well(std::size_t i) const {
    const Task task = task_at(i);
    if (task.duty != Duty::perform_kind || task.what >= kSexes || task.where >= kKinds || task.how > 1) return false;
    const std::uint8_t copies = active().people[task.what][task.where];
    if (copies == 0) return false;
    const int strength = strength_of(task.where, copies) << task.how;
    return can_perform(state_, state_.active, task.where, static_cast<std::uint8_t>(std::min<int>(strength, kMaxPips)));
  }

  bool uses_people_well() const {
    if (duty(0) == Duty::use_people) return body() == 1 && flags_well(0);
    if (body() < 2) return false;
    const std::size_t turn = body() - 1;  // what is left of the people turn
    const Task flags = task_at(turn);
    if (flags.duty != Duty::next_activation || !flags_well(turn) || (flags.what == 0 && flags.where == 0)) return false;
    constexpr std::uint8_t kMostAmount = 2 * tables::kCopies;
    if (const std::size_t first = skip_refill()) {
      if (turn == first) return true;
      if (turn != first + 1) return false;
      return second_bonus(first) || gains_more(first, kMostAmount - 1) || (flags.how && performs_well(first));
    }
    if (pays(0, God::green)) return turn == 2 && plain(0, 1) && flags.how && performs_well(1);
    if (turn == 2 && duty(0) == Duty::draw_card && duty(1) == Duty::gain_cards) return gains_well(0, 1) && gains_more(1, kMostAmount - 1);
    if (turn == 2 && duty(0) == Duty::store_material && duty(1) == Duty::gather_material)
      return gains_well(0, 1) && gathers_well(1, kMostAmount - 1);
    if (turn == 1) {
      const Task task = task_at(0);
      switch (task.duty) {
        case Duty::gather_material: return gathers_well(0, kMostAmount);
        case Duty::move_huts:
          return plain(0, 1) && task.what >= 2 && task.what <= kMostAmount && can_move_hut(active()) && active().ordinary_huts >= 2;
        case Duty::choose_copies: return chooses_copies_well(task);
        default: break;
      }
    }
    return action_well(turn, kMostAmount);
  }
  bool gains_more(std::size_t i, std::uint8_t most) const {
    const Task task = task_at(i);
    return task.duty == Duty::gain_cards && plain(i, 1) && task.what >= 1 && task.what <= most;
  }
  bool gathers_well(std::size_t i, std::uint8_t most) const {
    const Task task = task_at(i);
    return task.duty == Duty::gather_material && plain(i, 1) && task.what >= 1 && task.what <= most;
  }
  bool chooses_copies_well(Task task) const {
    if (task.where >= kKinds || !tables::kCopiesChosen[task.where] || task.how > 1 || task.what < 2) return false;
    bool own = false;
    for (const auto& row : active().people) own |= row[task.where] == task.what;
    return own && active().status < kLastStatus;
  }

  // The question about tasks, or the yellow god at work; `after` tasks follow it.
  bool settles_well(std::size_t after) const {
    const Duty question = after ? Duty::final_tasks : Duty::settle_task;
    if (duty(0) == question) return body() == 1 && plain(0, 0);
    std::size_t i = skip_refill();
    const bool paid = i > 0;
    if (!paid && (!pays(0, God::yellow) || ++i != 1)) return false;
    const TaskTile tile = task_at(i).what;
    if (duty(i) != Duty::finish_yellow || !plain(i, 1) || body() != i + 1 + after) return false;
    if (after && task_at(i + 1) != bora_bora::task(Duty::go_on_final)) return false;
    if (std::find(active().tasks.begin(), active().tasks.end(), tile) == active().tasks.end()) return false;
    if (deficit(state_, state_.active, tile) != 1) return false;
    return paid || (task_at(0).where == tile && can_pay_yellow(state_, state_.active, tile));
  }

  const State& state_;
  Faults& faults_;
  Stage stage_ = Stage::unknown;
};

}  // namespace

void BoraBora::find_faults(const State& state, Faults& faults) { Inspector(state, faults).inspect(); }

}  // namespace tessera::bora_bora
