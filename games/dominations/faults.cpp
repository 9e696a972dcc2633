// What can be wrong with a position: a piece in two places or in none, more than can have been played.
#include "games/dominations/faults.h"

#include <algorithm>

namespace tessera::dominations {
namespace {

class Inspector {
 public:
  Inspector(const State& state, Faults& faults) : state_(state), faults_(faults), stage_(stage_of(state)) {}

  void inspect() {
    check_time();
    check_complete();
    if (!faults_.empty()) return;  // the rest relies on them
    check_tiles();
    check_cards();
    if (!faults_.empty()) return;
    check_lands();
    if (!faults_.empty()) return;
    for (Seat seat = 0; seat < kMaxSeats; ++seat) check_player(seat);
    check_prints();
    if (!faults_.empty()) return;
    check_sites();
    check_board_size();
    check_turn_marks();
    if (faults_.empty()) check_agenda(state_, faults_);
  }

 private:
  template <class Where>
  void require(bool holds, const Where& place, std::string_view message) {
    if (!holds) faults_.add(std::string(place), std::string(message));
  }
  bool plays(Seat seat) const { return seat < state_.seats; }
  bool is_setup() const { return stage_ == Stage::set_up; }

  void check_time() {
    require(stage_ != Stage::nowhere, "agenda", "ends in a task that no turn ends in");
    require(state_.turn < state_.seats, "turn", "is not a position of this game");
    const bool rests = stage_ != Stage::turn;
    require(!rests || state_.turn == 0, "turn", "is 0 outside the turns");
    const bool ends = stage_ == Stage::end_of_era || stage_ == Stage::over;
    require(ends == (state_.round == tables::kRounds), "round", "does not fit the agenda");
    require(!(is_setup() || stage_ == Stage::between_eras) || state_.round == 0, "round", "is 0 before the first round");
    require(stage_ != Stage::between_eras || state_.era > 1, "era", "must be 2 or 3 between Eras");
    require(stage_ != Stage::over || state_.era == tables::kEras, "agenda", "is empty but the game is not over");
    SeatSet seen = 0;
    for (std::uint8_t place = 0; place < kMaxSeats; ++place) {
      const Seat seat = state_.order[place];
      const bool filled = seat != kNone;
      require(filled || is_setup() || place >= state_.seats, Place("order", place), "is empty");
      require(!filled || (plays(seat) && place < state_.seats && !(seen & only(seat))), Place("order", place),
              "is nobody of this game, or named twice");
      require(!filled || place == 0 || state_.order[place - 1u] != kNone, Place("order", place), "comes after an empty place");
      if (filled && plays(seat)) seen |= only(seat);
    }
    const bool has_roles = state_.era > 1 || (state_.era == 1 && !state_.agenda.empty() && state_.agenda.next().duty == Duty::set_order);
    for (Domain domain = 0; domain < kDomains; ++domain) {
      const Seat holder = state_.roles[domain];
      require(holder == kNone || (plays(holder) && has_roles && stage_ != Stage::over), Place("roles", tables::kRoles[domain]),
              "cannot be held by that seat now");
    }
  }

  // A view cannot be played on: what is not seen must have been dealt.
  void check_complete() {
    require(state_.unseen.empty(), "unseen", "must be empty: a view is no whole position");
    for (std::uint8_t bag = 0; bag < kBags; ++bag)
      require(state_.unseen_in_bag[bag] == 0, Place("supply", bag), "holds tiles that are not seen");
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const Player& player = state_.players[seat];
      bool unseen = player.unseen_tiles > 0 || player.chosen_nation == kUnseen || player.chosen_monument == kUnseen;
      for (std::uint8_t card : player.dealt_nations) unseen |= card == kUnseen;
      for (std::uint8_t card : player.dealt_monuments) unseen |= card == kUnseen;
      require(!unseen, Place("players", seat), "holds something that is not seen");
    }
  }

  // Every tile in one place.
  void check_tiles() {
    TileSet seen;
    const auto add = [&](const TileSet& tiles, std::string_view place) {
      require((seen & tiles).empty(), place, "holds a tile that lies elsewhere too");
      seen.add(tiles);
    };
    for (const TileSet& bag : state_.bags) add(bag, "supply");
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      add(state_.hands[seat], "players");
      require(plays(seat) || state_.hands[seat].empty(), Place("players", seat), "takes no part but has tiles");
    }
    add(state_.board, "board");
    require(seen == TileSet::all(), "supply", "and hands and board do not hold every tile");
    for (std::uint8_t bag = 0; bag < kBags; ++bag) {
      const Seat knower = state_.known_to[bag];
      require(bag <= state_.batches || state_.bags[bag].empty(), Place("supply", bag), "is a bag not yet used");
      require(knower == kNone || (plays(knower) && bag > 0 && !state_.bags[bag].empty()), Place("supply", bag),
              "cannot be known to that seat");
    }
    const int to_come = pending(state_, Duty::give_back) + 2 * pending(state_, Duty::refill);
    const int refills_to_come = state_.era == 0 ? 2 : tables::kEras - state_.era;
    require(state_.batches + to_come + 2 * state_.seats * refills_to_come <= 5 * state_.seats, "supply",
            "has more batches than can have been returned");
  }

  void check_cards() {
    std::uint32_t nations = state_.nation_deck, monuments = state_.monument_deck;
    const auto add = [&](std::uint32_t& seen, std::uint8_t card, std::size_t kinds, const Place& place) {
      if (card == kNone) return;
      require(card < kinds && !(seen >> (card % 32u) & 1), place, "holds a card that lies elsewhere too");
      seen |= 1u << (card % 32u);
    };
    for (Seat seat = 0; seat < kMaxSeats; ++seat) {
      const Player& player = state_.players[seat];
      const Place place("players", seat);
      add(nations, player.nation, kNations, place);
      add(monuments, state_.sites[seat].monument, kMonuments, Place("monuments", seat));
      for (std::size_t i = 0; i < tables::kDealt; ++i) {
        add(nations, player.dealt_nations[i], kNations, place);
        add(monuments, player.dealt_monuments[i], kMonuments, place);
      }
      const bool rejected = plays(seat) && !is_setup();
      if (!is_setup())
        require((player.nation != kNone) == rejected && (state_.sites[seat].monument != kNone) == rejected &&
                    (player.dealt_nations[0] != kNone) == rejected && (player.dealt_monuments[0] != kNone) == rejected &&
                    player.dealt_nations[1] == kNone && player.dealt_monuments[1] == kNone && player.chosen_nation == kUnchosen &&
                    player.chosen_monument == kUnchosen,
                place, "must have one Objective and one Monument revealed and one of each rejected");
    }
    require(nations == (1u << kNations) - 1, "nation_deck", "and players do not hold every Objective card");
    require(monuments == (1u << kMonuments) - 1, "monument_deck", "and players do not hold every Monument card");
  }

  void check_lands() {
    require(state_.board.size() <= kMaxTilesOnBoard, "board", "has more tiles than can be placed");
    for (Tile tile = 0; tile < kTiles; ++tile) {
      const Land& land = state_.lands[tile];
      const Place place("board", tables::kTiles[tile]);
      if (!state_.board.has(tile)) {
        require(land == Land{}, place, "is not on the board");
        continue;
      }
      require(land.i >= -kReach && land.i < kReach && land.j >= -kReach && land.j < kReach && land.facing < 6, place, "lies nowhere");
      require((land.level > 0) == (land.owner != kNone) && land.level <= tables::kMaxLevel, place,
              "has a City without an owner, or an owner without a City");
      require(land.owner == kNone || plays(land.owner), place, "has an owner who takes no part");
    }
  }

  // Turns a player has begun.
  int turns_begun(Seat seat) const {
    if (state_.era == 0) return 0;
    const int before = (state_.era - 1) * tables::kRounds + state_.round;
    return before + (stage_ == Stage::turn && initiative(state_, seat) <= state_.turn);
  }

  int levels_owned(Seat seat) const {
    int levels = 0;
    state_.board.for_each([&](Tile tile) {
      if (state_.lands[tile].owner == seat) levels += state_.lands[tile].level;
    });
    return levels;
  }

  void check_player(Seat seat) {
    const Player& player = state_.players[seat];
    const Place place("players", seat);
    if (!plays(seat)) return require(player == Player{} && state_.sites[seat] == Site{}, place, "takes no part and must be empty");
    require(player.tokens + levels_owned(seat) == tables::kCityTokens, place + ".tokens",
            "and Cities must add up to the tokens of a player");
    for (Domain domain = 0; domain < kDomains; ++domain)
      require(player.knowledge[domain] <= reserve_limit(state_, seat, domain), place + ".knowledge", "is above the Reserve limit (DO-5.1)");
    check_tree(seat);
  }

  void check_tree(Seat seat) {
    const Tree& tree = state_.players[seat].tree;
    const std::string place = Place("players", seat) + ".tree";
    require(!tree.empty() && tree[0] == TreeCard{0, 0, kCampfire, 0}, place, "must begin with the Campfire");
    int masteries = 0, levels = 0, free_cards = 0;
    for (std::uint8_t n = 1; n < tree.size(); ++n) {
      const TreeCard& card = tree[n];
      require(card.piece < kCampfire && card.x >= -34 && card.x <= 34 && card.y >= -34 && card.y <= 34, place,
              "has a card that cannot be there");
      require(is_mastery(card.piece) ? card.print < 8 : card.print == 0, place, "has a card with a copy or face it does not have");
      if (!faults_.empty()) return;
      check_fit(tree, n, place);
      (is_mastery(card.piece) ? masteries : levels) += 1;
      for (const Effect& effect : effects_of(face_of(card.piece, card.side())))
        free_cards += effect.deed == Deed::action && effect.action == FreeAction::free_develop;
    }
    check_growth(seat, masteries, levels, free_cards, place);
  }

  // Each card fits those that lie there before it.
  void check_fit(const Tree& tree, std::uint8_t n, const std::string& place) {
    bool touches = false, alone = true, connected = true, distinct = true;
    for (std::uint8_t m = 0; m < n; ++m) {
      alone &= !(tree[m].x == tree[n].x && tree[m].y == tree[n].y);
      distinct &= tree[m].piece != tree[n].piece;
      for (std::uint8_t side = 0; side < 4; ++side) {
        if (tree[m].x != tree[n].x + kStepX[side] || tree[m].y != tree[n].y + kStepY[side]) continue;
        touches = true;
        connected &= connects(edge_of(tree[n], side), edge_of(tree[m], opposite(side)));
      }
    }
    require(alone && touches && connected, place, "has a card that does not fit where it lies (DO-9.4)");
    require(distinct, place, "has a card twice (DO-9.6)");
  }

  // One Mastery and one level card a turn, one assimilation an Era, and free ones.
  void check_growth(Seat seat, int masteries, int levels, int free_cards, const std::string& place) {
    const bool acts = stage_ == Stage::turn && active(state_) == seat;
    int coming_masteries = 0, coming_levels = 0;
    for (std::uint8_t i = 0; i < state_.agenda.size(); ++i) {
      const Task task = state_.agenda.at(i);
      if (task.seat != seat) continue;
      coming_masteries += task.duty == Duty::attach_copy || task.duty == Duty::assimilate || (acts && task.duty == Duty::develop) ||
                          (task.duty == Duty::act_free && task.what == static_cast<std::uint8_t>(FreeAction::free_develop));
      coming_levels += acts && (task.duty == Duty::build || task.duty == Duty::choose_site || task.duty == Duty::attach_level);
    }
    if (stage_ == Stage::end_of_era && pending(state_, Duty::begin_assimilation)) ++coming_masteries;
    const int assimilations = state_.era == 0 ? 0 : state_.era - 1 + (state_.round == tables::kRounds);
    require(masteries + coming_masteries <= turns_begun(seat) + assimilations + free_cards, place,
            "has more Masteries than can have been acquired");
    require(levels + coming_levels <= turns_begun(seat), place, "has more level cards than can have been taken");
  }

  void check_prints() {
    PrintSet seen{};
    for (Seat seat = 0; seat < state_.seats; ++seat)
      for (const TreeCard& card : state_.players[seat].tree) {
        if (card.piece == kCampfire) continue;
        require(!has(seen, print_of(card.piece, card.copy())), Place("players", seat) + ".tree", "has a card that lies in another tree");
        add(seen, print_of(card.piece, card.copy()));
      }
  }

  int levels_taken(Monument monument) const {
    int taken = 0;
    for (const Player& player : state_.players)
      for (const TreeCard& card : player.tree) taken += is_level(card.piece) && level_card(card.piece - kFirstLevel).monument == monument;
    return taken;
  }
  bool is_in_a_tree(Piece piece) const {
    return std::any_of(state_.players.begin(), state_.players.end(), [&](const Player& player) { return find_card(player, piece); });
  }

  void check_sites() {
    for (Monument monument = 0; monument < kMonuments; ++monument) {
      std::uint8_t site = 0;
      while (site < kMaxSeats && state_.sites[site].monument != monument) ++site;
      const int taken = site < kMaxSeats ? state_.sites[site].taken : 0;
      require(taken <= piece_of(monument).levels && taken == levels_taken(monument), Place("monuments", site),
              "and trees do not hold as many level cards");
      for (int level = 0; level < taken && level < piece_of(monument).levels; ++level)
        require(is_in_a_tree(static_cast<Piece>(kFirstLevel + piece_of(monument).first_level + level)), Place("monuments", site),
                "has a level card taken out of order");
    }
    for (std::uint8_t site = 0; site < kMaxSeats; ++site) {
      const Site& s = state_.sites[site];
      if (s.taken == 0) require(s.i == 0 && s.j == 0 && s.facing == 0, Place("monuments", site), "is not placed and must lie nowhere");
      else
        require(s.i >= -kReach && s.i <= kReach && s.j >= -kReach && s.j <= kReach && s.facing < 6, Place("monuments", site),
                "lies nowhere");
    }
    if (!faults_.empty()) return;
    check_connected();
    if (!faults_.empty()) return;
    for (std::uint8_t site = 0; site < kMaxSeats; ++site)
      if (state_.sites[site].taken > 0)
        require(is_legal_site(state_, site), Place("monuments", site), "does not lie where it may (DO-8.5, DO-8.6)");
  }

  // Every cell once, nothing against a closed side, all in one piece with the Cradle.
  void check_connected() {
    for (const Site& site : state_.sites) {
      if (site.taken == 0 || piece_of(site.monument).circle) continue;
      const Cell other = across(site.anchor(), site.inner_edge());
      require(site.i < kReach && site.j < kReach && other.i >= -kReach && other.i < kReach && other.j >= -kReach && other.j < kReach,
              "monuments", "lies nowhere");
    }
    if (!faults_.empty()) return;
    Board board(state_);
    const auto& cells = board.occupied();
    for (std::uint8_t n = 0; n < cells.size(); ++n)
      for (std::uint8_t m = 0; m < n; ++m) require(!(cells[n].cell == cells[m].cell), "board", "has two pieces on a cell");
    if (!faults_.empty()) return;
    FixedVector<Cell, 80> reached;
    reached.push_back(kCradle[0]);
    for (std::uint8_t n = 0; n < reached.size(); ++n)
      for (Edge edge = 0; edge < 3; ++edge) {
        const Cell next = across(reached[n], edge);
        if (board.is_empty(next)) continue;
        require(board.is_open(next, edge) && board.is_open(reached[n], edge), "board", "has a piece against a closed side (DO-8.11)");
        bool known = false;
        for (const Cell& cell : reached) known |= cell == next;
        if (!known) reached.push_back(next);
      }
    require(reached.size() == cells.size(), "board", "has a piece that touches nothing");
  }

  // Has the Worker been called upon, and the second tile not been placed?
  bool places_second() const {
    if (state_.agenda.empty()) return false;
    const Task top = state_.agenda.next();
    return (top.duty == Duty::take_tile || top.duty == Duty::place_tile) && top.what == 1;
  }

  // A tile a turn, and one with each Worker used.
  void check_board_size() {
    if (is_setup()) return require(state_.board.empty(), "board", "is empty during set-up");
    int turns = 0;
    for (Seat seat = 0; seat < state_.seats; ++seat) turns += turns_begun(seat);
    const bool awarded = pending(state_, Duty::set_order) > 0;  // the Worker of the next Era
    const bool worker_left = state_.roles[domain_of(Ability::second_tile)] != kNone && state_.era > 1 && !awarded && !places_second();
    const int coming = pending(state_, Duty::take_tile) + pending(state_, Duty::place_tile) + pending(state_, Duty::reactivate_tile);
    require(state_.board.size() + coming <= turns + (state_.era - 1) - worker_left, "board", "has more tiles than can have been placed");
  }

  void check_turn_marks() {
    const Duty top = state_.agenda.empty() ? Duty::over : state_.agenda.next().duty;
    const auto is_zero = [](std::uint8_t n) { return n == 0; };
    const auto none = [&](const auto& counts) { return std::all_of(counts.begin(), counts.end(), is_zero); };
    require(top == Duty::assign_point || none(state_.produced), "produced", "is empty unless points are being assigned");
    require(top == Duty::assign_point || top == Duty::keep_knowledge || none(state_.split), "split",
            "is empty unless points are being assigned or kept");
    require(stage_ == Stage::turn || (state_.received == 0 && none(state_.uses)), "received", "is empty outside the turns");
    for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
      if (const std::uint8_t limited = tables::kLimitedIndex[mastery]; limited != kNone)
        require(state_.uses[limited] == 0 || (state_.uses[limited] == 1 && has_mastery(state_.players[active(state_)], mastery)), "uses",
                "counts an exchange the player does not have");
    require(top == Duty::give_back || top == Duty::place_tile || state_.named.empty(), "named",
            "is empty unless tiles of a hand are chosen");
  }

  const State& state_;
  Faults& faults_;
  Stage stage_;
};

}  // namespace

void Dominations::find_faults(const State& state, Faults& faults) { Inspector(state, faults).inspect(); }

}  // namespace tessera::dominations
