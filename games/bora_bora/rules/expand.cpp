#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// BB-6.1.3  The new hut on the building space, what stood there aside; the good; then red.
void put_hut(State& state, Region region, std::uint8_t during) {
  Player& player = active_player(state);
  player.regions |= bit(region);
  state.building_space[region] = state.active;
  const std::uint8_t good = tables::kGoodOf[region];  // BB-R3
  if (good == kNone) gain(player.offerings, tables::kOfferingsYielded);
  if (during != kDuringSetup && may_pay(player)) state.agenda.schedule({task(Duty::play_red, region)});  // BB-R26
  if (good != kNone) gain_material(state, good);
}

void lift_hut(Player& player, Place from) { --(from == Place::ordinary ? player.ordinary_huts : player.twelfth_huts); }

}  // namespace

// BB-6.1.1  Regions without an own hut over one path of the mode, from any own hut.
Map expansion_targets(const State& state, Seat seat, Mode mode, Pips value) {
  const Player& player = state.players[seat];
  if (player.ordinary_huts + player.twelfth_huts == 0) return 0;
  Map linked = 0;
  for_each(player.regions, [&](Region region) { linked |= kLinks[index(mode)][value][region]; });
  return linked & static_cast<Map>(~player.regions);
}

void list_expansions(const State& state, Task expansion, Actions& actions) {
  for_each(expansion_targets(state, state.active, static_cast<Mode>(expansion.what), expansion.where),
           [&](Region region) { actions.add(sentence(Verb::expand, region)); });
}

// D-2  Which hut is asked only where both an ordinary space and the 12th have one.
void settle_region(State& state, Region region, std::uint8_t during) {
  Player& player = active_player(state);
  if (player.ordinary_huts && player.twelfth_huts) return state.agenda.schedule({task(Duty::take_hut, region, during)});
  lift_hut(player, player.ordinary_huts ? Place::ordinary : Place::twelfth);
  put_hut(state, region, during);
}

void take_hut(State& state, Task taken, Place from) {
  lift_hut(active_player(state), from);
  put_hut(state, taken.what, taken.where);
}

void list_red(const State& state, Actions& actions) {
  add_payments(active_player(state), God::red, actions);
  actions.add(sentence(Verb::pass));
}

// BB-10.6  The red god scores the fish tile of the region just settled.
void play_red(State& state, Task played, Payment payment) {
  Player& player = active_player(state);
  score_points(player, Category::red_god, tables::kFishVp[state.fish[played.what]]);
  pay(state, player, God::red, payment);
}

}  // namespace tessera::bora_bora
