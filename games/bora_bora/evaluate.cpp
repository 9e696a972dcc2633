// A small evaluation: points scored, points in sight, and what the goods may still bring.
#include <algorithm>

#include "games/bora_bora/bora_bora.h"
#include "games/bora_bora/rules/rules.h"

namespace tessera::bora_bora {
namespace {

// Rounds whose phase B and whose evaluation are still to come.
struct Outlook {
  float people, evaluations;
};

Outlook outlook_of(const State& state, Seat seat) {
  const float later = static_cast<float>(kRounds - state.round);
  const Task last = state.agenda.at(static_cast<std::uint8_t>(state.agenda.size() - 1));
  switch (last.duty) {
    case Duty::next_die: return {later + 1, later + 1};
    case Duty::next_people: {
      const auto turn = std::find(state.order.begin(), state.order.end(), seat) - state.order.begin();
      return {turn >= last.what ? later + 1 : later, later + 1};
    }
    default: return {later, later};
  }
}

// A first good of a sort is worth more than the tenth.
float of_few(int count, float each, int useful) {
  const int first = std::min(count, useful);
  return each * static_cast<float>(first) + 0.2f * each * static_cast<float>(count - first);
}

float action_worth(Kind kind, std::uint8_t copies, int round) {
  const float strength = strength_of(kind, copies);
  switch (tables::kKindEffect[kind]) {
    case Effect::expand_land:
    case Effect::expand_water: return 0.5f + 0.5f * strength;
    case Effect::take_person_man:
    case Effect::take_person_woman: return 1.6f + 0.2f * strength;
    case Effect::build: return 0.4f * tables::kBuildingVp[static_cast<std::size_t>(round - 1)] + 0.1f * strength;
    case Effect::gain_material: return 1.5f * strength;
    case Effect::move_hut: return 0.9f * strength;
    case Effect::gain_vp: return strength;
    case Effect::gain_god_card: return 1.2f * strength;
    case Effect::gain_offering: return 1.2f * strength;
    case Effect::gain_status: return 1.1f * strength;
    case Effect::gain_shell: return 1.2f * strength;
  }
  return 0;
}

// One kind of each sex acts in every round; a tile that is up still has its left side.
float people_worth(const State& state, const Player& player, const Outlook& outlook) {
  float worth = 0;
  for (std::size_t sex = 0; sex < kSexes; ++sex) {
    float best = 0, others = 0;
    for (Kind kind = 0; kind < kKinds; ++kind) {
      const std::uint8_t copies = player.people[sex][kind];
      if (copies == 0) continue;
      const float action = action_worth(kind, copies, std::max<int>(state.round, 1));
      others += action;
      best = std::max(best, action);
      const std::uint8_t side = sex == index(Sex::man) ? tables::kStatusOnMan[kind] : tables::kShellsOnWoman[kind];
      const int up = copies - player.shifted[sex][kind];
      if (outlook.evaluations > 0) worth += 0.55f * static_cast<float>(up * side);
    }
    worth += outlook.people * (0.8f * best + 0.08f * (others - best));
  }
  const int people = people_of(player);
  worth += 0.12f * static_cast<float>(people * people) / 6.0f;
  return worth;
}

float material_worth(const State& state, const Player& player, const Outlook& outlook) {
  const int round = std::max<int>(state.round, 1);
  const float building = outlook.people > 0 ? tables::kBuildingVp[static_cast<std::size_t>(round - 1)] + 2.0f : 0.0f;
  int ready = 0;
  Map left = player.materials;
  for (Pair pair = 0; pair < kPairs; ++pair)
    if ((left & tables::kPairMap[pair]) == tables::kPairMap[pair]) left &= static_cast<Map>(~tables::kPairMap[pair]), ++ready;
  const int covered = std::popcount(static_cast<Map>(player.materials | built_over(player)));
  return building * (0.5f * of_few(ready, 1.0f, 2) + 0.16f * static_cast<float>(std::min(std::popcount(left), 3))) +
         0.25f * static_cast<float>(covered) + (covered == 12 ? 3.0f : 0.0f);
}

// A task met or nearly met; one is settled each round and three at the end.
float task_worth(const State& state, Seat seat, const Outlook& outlook) {
  constexpr std::array<float, 5> kByDeficit{5.5f, 3.0f, 1.5f, 0.8f, 0.3f};
  const Player& player = state.players[seat];
  float worth = 0.25f * static_cast<float>(player.completed);
  for (TaskTile tile : player.tasks) {
    const int missing = deficit(state, seat, tile);
    const bool last = outlook.evaluations <= 1 && missing > 1;
    if (missing < static_cast<int>(kByDeficit.size())) worth += kByDeficit[static_cast<std::size_t>(missing)] * (last ? 0.6f : 1.0f);
  }
  return worth;
}

float temple_worth(const State& state, Seat seat, const Outlook& outlook) {
  const int own = priests_in_temple(state, seat);
  if (own == 0 || outlook.evaluations <= 0) return 0;
  int rival = 0;
  for (Seat other = 0; other < state.seats; ++other)
    if (other != seat) rival = std::max<int>(rival, priests_in_temple(state, other));
  const float now = tables::kPriestVp[static_cast<std::size_t>(std::max<int>(state.round, 1) - 1)];
  float worth = static_cast<float>(own) * now * 0.9f + (own > rival ? 2.2f : own == rival ? 1.0f : 0.0f);
  for (std::size_t space = 0; space < kTempleSpaces; ++space)
    if (state.temple[space] == seat) worth += 0.12f * tables::kTempleValue[space] * std::min(outlook.evaluations, 2.0f);
  return worth;
}

// Huts on building spaces bring fish at the end; regions open tasks and paths.
float map_worth(const State& state, Seat seat, const Outlook& outlook) {
  const Player& player = state.players[seat];
  float worth = 0;
  for (Region region = 0; region < kRegions; ++region)
    if (state.building_space[region] == seat) worth += tables::kFishVp[state.fish[region]] * (outlook.people > 0 ? 0.75f : 1.0f);
  const int regions = std::popcount(player.regions);
  return worth + 0.9f * static_cast<float>(regions) + (regions == 12 ? 4.0f : 0.0f);
}

// Free tableau spaces let people come.
float room_worth(const Player& player, const Outlook& outlook) {
  const int room = free_ordinary_spaces(player) + twelfth_is_free(player);
  return of_few(room, 0.9f, 3) * std::min(1.0f, outlook.people / 2.0f);
}

float goods_worth(const Player& player, const Outlook& outlook) {
  if (outlook.evaluations <= 0) return tables::kGodTileVp * static_cast<float>(player.god_tiles);
  const float fading = std::min(1.0f, 0.4f + 0.2f * outlook.evaluations);
  const int cards = hand_size(player);
  float worth = 2.4f * static_cast<float>(player.god_tiles);
  worth += fading * (of_few(player.offerings, 1.1f, 4) + of_few(cards, 1.1f, 4));
  const int affordable = static_cast<int>(6.0f * outlook.evaluations);
  return worth + 1.05f * static_cast<float>(std::min<int>(player.shells, affordable));
}

// What the running action of this player still brings.
float pending_worth(const State& state) {
  float worth = 0;
  for (std::uint8_t i = 0; i < state.agenda.size(); ++i) {
    const Task task = state.agenda.at(i);
    switch (task.duty) {
      case Duty::use_helper: worth += 1.1f * task.what; break;
      case Duty::bonus_first: worth += 1.3f; break;
      case Duty::bonus_second: worth += 1.2f; break;
      case Duty::draw_card: worth += 1.2f; break;
      case Duty::pick_card:
      case Duty::gain_cards: worth += 1.2f * task.what; break;
      case Duty::gather_material: worth += 1.5f * task.what; break;
      case Duty::store_material: worth += 1.2f; break;
      case Duty::finish_yellow: worth += 3.0f; break;
      default: break;
    }
  }
  return worth;
}

}  // namespace

float BoraBora::evaluate(const State& state, Seat seat) {
  const Player& player = state.players[seat];
  float worth = static_cast<float>(total_points(player));
  if (state.agenda.empty()) return worth;
  const Outlook outlook = outlook_of(state, seat);
  for (Jewel jewel : player.jewels) worth += tables::kJewelVp[jewel];
  worth += static_cast<float>(player.jewels.size()) * 0.5f;
  worth += tables::kStatusVp[player.status] + 0.3f * static_cast<float>(player.status > 0);
  worth += goods_worth(player, outlook) + people_worth(state, player, outlook) + material_worth(state, player, outlook);
  worth += task_worth(state, seat, outlook) + temple_worth(state, seat, outlook) + map_worth(state, seat, outlook);
  worth += room_worth(player, outlook);
  return seat == state.active ? worth + pending_worth(state) : worth;
}

}  // namespace tessera::bora_bora
