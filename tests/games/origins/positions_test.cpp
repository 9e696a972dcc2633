// Positions from outside: changed at random they are refused, or can be played to the end.
#include "ai/random.h"
#include "core/table/table_of.h"
#include "tests/games/origins/story.h"

using namespace tessera;
using namespace tessera::origins;

namespace {

void collect(json::value& value, std::vector<json::value*>& leaves) {
  if (json::object* object = value.if_object())
    for (auto& [key, child] : *object) collect(child, leaves);
  else if (json::array* array = value.if_array())
    for (json::value& child : *array) collect(child, leaves);
  else leaves.push_back(&value);
}

// Another value of the same kind: a number nearby, the other truth, a word from elsewhere.
void change(json::value& position, Rng& rng) {
  std::vector<json::value*> leaves;
  json::value& part = rng.below(3) == 0 && !position.at("agenda").as_array().empty() ? position.at("agenda") : position;
  collect(part, leaves);
  json::value& leaf = *leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))];
  if (leaf.is_bool()) leaf = !leaf.as_bool();
  else if (leaf.is_int64()) leaf = leaf.as_int64() + static_cast<int>(rng.below(5)) - 2;
  else {
    const json::value copy = *leaves[rng.below(static_cast<std::uint32_t>(leaves.size()))];
    leaf = copy;
  }
}

// Takes a task out of the agenda, or says one twice.
void change_agenda(json::value& position, Rng& rng) {
  json::array& agenda = position.at("agenda").as_array();
  if (agenda.empty()) return;
  const std::uint32_t i = rng.below(static_cast<std::uint32_t>(agenda.size()));
  if (rng.below(2)) agenda.erase(agenda.begin() + i);
  else {
    const json::value copy = agenda[i];
    agenda.insert(agenda.begin() + rng.below(static_cast<std::uint32_t>(agenda.size()) + 1), copy);
  }
}

}  // namespace

TEST_CASE("a position changed at random is refused, or plays on to the end without a fault") {
  int accepted = 0;
  for (std::uint64_t seed = 0; seed < 4000; ++seed) {
    Rng rng(seed);
    State state = fresh(static_cast<std::uint8_t>(1 + rng.below(4)));
    Actions actions;
    for (std::uint32_t steps = rng.below(400); steps > 0 && !is_over<Origins>(state); --steps) {
      list<Origins>(state, actions);
      Origins::apply(state, actions.at_weight(rng.below(actions.total_weight())));
    }
    json::value position = write_position<Origins>(state);
    for (std::uint32_t changes = 1 + rng.below(3); changes > 0; --changes)
      rng.below(6) == 0 ? change_agenda(position, rng) : change(position, rng);
    const Result<State> read = read_position<Origins>(position);
    if (!read || *read == state) continue;
    ++accepted;
    State played = *read;
    for (int steps = 0; steps < 60; ++steps) {
      const std::string faults = faults_of<Origins>(played);
      REQUIRE_MESSAGE(faults.empty(), faults, " seed ", seed);
      list<Origins>(played, actions);
      REQUIRE(actions.empty() == is_over<Origins>(played));
      if (actions.empty()) break;
      Origins::apply(played, actions.at_weight(rng.below(actions.total_weight())));
    }
    play_out<Origins>(played, rng);
    CHECK(is_over<Origins>(played));
  }
  CHECK(accepted > 100);
}
