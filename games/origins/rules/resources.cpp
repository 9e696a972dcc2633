#include "games/origins/rules/rules.h"

namespace tessera::origins {
namespace {

unsigned missing(const Purse& purse, Resource resource, unsigned amount) {
  return purse[resource] >= amount ? 0 : amount - purse[resource];
}

}  // namespace

// OR-4.1.1  Gold stands in for what is missing; a cost in Gold is paid in Gold only.
bool can_pay(const Purse& purse, Resource resource, unsigned amount) {
  if (resource == gold) return purse[gold] >= amount;
  return missing(purse, resource, amount) <= purse[gold];
}

// OR-4.1.2, OR-R1  The named resource first, Gold last.
void pay(Purse& purse, Resource resource, unsigned amount) {
  assert(can_pay(purse, resource, amount));
  const unsigned short_by = resource == gold ? 0 : missing(purse, resource, amount);
  purse[resource] = static_cast<std::uint16_t>(purse[resource] - (amount - short_by));
  purse[gold] = static_cast<std::uint16_t>(purse[gold] - short_by);
}

unsigned amount_of(const Purse& purse, std::uint8_t kinds) {
  unsigned sum = 0;
  for (std::size_t r = 0; r < kResources; ++r) sum += kinds >> r & 1 ? purse[r] : 0;
  return sum;
}

// OR-4.1.3  Each unit is chosen by itself.
void list_gains(Task task, Actions& actions) {
  for (std::size_t r = 0; r < kResources; ++r)
    if (task.what >> r & 1) actions.add(sentence(Verb::gain, r));
}

void gain_resource(State& state, Task task, Resource resource) {
  add(active_player(state).purse, resource, 1);
  if (task.where > 1) state.agenda.schedule({origins::task(Duty::gain_resource, task.what, task.where - 1)});
}

void list_gifts(const State& state, Task task, Actions& actions) {
  for (std::size_t r = 0; r < kResources; ++r)
    if ((task.what >> r & 1) && active_player(state).purse[r] > 0) actions.add(sentence(Verb::give, r));
}

void give_resource(State& state, Task task, Resource resource) {
  --active_player(state).purse[resource];
  if (task.where > 1) state.agenda.schedule({origins::task(Duty::give_resource, task.what, task.where - 1)});
}

}  // namespace tessera::origins
