// Every objective of every nation is fulfilled by exactly what it asks for, and by nothing less.
#include <sstream>

#include "core/position/fields.h"
#include "tests/games/dominations/objectives_table.h"
#include "tests/games/dominations/story.h"

using namespace tessera;
using namespace tessera::dominations;

namespace {

struct Part {
  int count;
  std::string of;
};

std::vector<Part> parts_of(std::string_view asks) {
  std::vector<Part> parts;
  std::istringstream words{std::string(asks)};
  for (Part part; words >> part.count >> part.of; parts.push_back(part))
    if (part.of.back() == ',') part.of.pop_back();
  return parts;
}

// Pairs of cards apart from all others that form one Nodus of the Domain each.
void form_nodus(State& state, Domain domain, int count) {
  Print from = 0, to = 0;
  while (tables::kEdges[from][static_cast<std::size_t>(Side::east)] != domain) ++from;
  while (tables::kEdges[to][static_cast<std::size_t>(Side::west)] != domain) ++to;
  const auto card = [](Print print, std::int8_t x, std::int8_t y) {
    return TreeCard{x, y, static_cast<Piece>(print / kCopies), static_cast<std::uint8_t>(print % kCopies)};
  };
  Tree& tree = state.players[0].tree;
  for (int n = 0; n < count; ++n) {
    const auto y = static_cast<std::int8_t>(2 + tree.size());  // two cards a row: every second row stays empty
    tree.push_back(card(from, 2, y));
    tree.push_back(card(to, 3, y));
  }
}

// Masteries of the value, of all the Domains in turn.
void own_masteries(State& state, int value, const std::string& domains, int count) {
  Tree& tree = state.players[0].tree;
  for (int pass = 0; count > 0 && pass < 12; ++pass)
    for (Domain domain = 0; domain < kDomains && count > 0; ++domain) {
      if (domains.find(tables::kDomains[domain]) == std::string::npos) continue;
      for (Mastery mastery = 0; mastery < kMasteries; ++mastery)
        if (card_of(mastery).domain == domain && card_of(mastery).value == value && !has_mastery(state.players[0], mastery)) {
          tree.push_back(
              {static_cast<std::int8_t>(-30 + 2 * tree.size() % 60), -20, mastery, static_cast<std::uint8_t>(pass % 2 ? kAdvanced : 0)});
          --count;
          break;
        }
    }
}

// Cities along a line of tiles, on every tile or on every second one.
class Line {
 public:
  explicit Line(State& state) : state_(state) {}
  void add(int level, bool apart) {
    lay();
    city(state_, tables::kTiles[tile_ - 1], 0, static_cast<std::uint8_t>(level));
    if (apart) lay();
  }

 private:
  void lay() {
    put(state_, tables::kTiles[tile_++], cell_);
    cell_ = across(cell_, cell_.down ? 1 : 0);
  }
  State& state_;
  Cell cell_{0, 0, 1};
  std::size_t tile_ = 20;
};

State with(const std::vector<Part>& parts) {
  State state = first_turn({.players = 4});
  Line line(state);
  for (const Part& part : parts) {
    const std::string kind = part.of.substr(0, part.of.find('-'));
    const std::string rest = part.of.substr(std::min(part.of.size(), kind.size() + 1));
    if (kind == "nodus") form_nodus(state, index_of(tables::kDomains, rest), part.count);
    if (kind == "mastery") own_masteries(state, std::stoi(rest), rest, part.count);
    if (kind == "influence") state.players[0].influence = static_cast<std::uint16_t>(part.count);
    for (int n = 0; n < part.count; ++n) {
      if (kind == "city") line.add(std::stoi(rest), false);
      if (kind == "together" || kind == "apart") line.add(1, kind == "apart");
      if (kind == "controlled") {
        Site& site = state.sites[static_cast<std::size_t>(n)];
        site.taken = 1;
        state.players[0].tree.push_back(
            {static_cast<std::int8_t>(10 + 2 * n), 10, static_cast<Piece>(kFirstLevel + piece_of(site.monument).first_level), 0});
      }
    }
  }
  return state;
}

}  // namespace

TEST_CASE("DO-1.6, DO-12.2 to DO-12.6 each of the 80 objectives is fulfilled by what it asks for, and not by one part less") {
  std::array<std::uint8_t, kNations> told{};
  for (const ObjectiveStory& story : kObjectiveStories) {
    INFO(std::string(story.nation), " ", story.slot, ": ", std::string(story.asks));
    const Nation who = nation(story.nation);
    const tables::Aim& aim = tables::kAims[who][static_cast<std::size_t>(story.slot - 1)];
    told[who] |= static_cast<std::uint8_t>(1u << story.slot);
    const std::vector<Part> parts = parts_of(story.asks);
    REQUIRE(!parts.empty());
    State state = with(parts);
    CHECK(progress(state, 0, aim).have == progress(state, 0, aim).need);
    CHECK(progress(state, 0, aim).is_met());
    CHECK_FALSE(progress(state, 1, aim).is_met());
    state.players[0].nation = who;
    const std::uint8_t fulfilled_with = fulfilled(state, 0);
    CHECK(fulfilled_with >= 1);
    for (std::size_t missing = 0; missing < parts.size(); ++missing) {
      std::vector<Part> fewer = parts;
      --fewer[missing].count;
      const State less = with(fewer);
      CHECK(progress(less, 0, aim).have == progress(less, 0, aim).need - 1);
      CHECK_FALSE(progress(less, 0, aim).is_met());
    }
  }
  for (std::uint8_t slots : told) CHECK(slots == 0b111110);
}

TEST_CASE("DO-5.3, DO-9.5, DO-12.6 the position says limits, Nodus, control and progress; reading passes over them") {
  State state = first_turn({.players = 2, .monuments = {"colossus", "petra", "", ""}});
  put(state, "t31", {0, 0, 1});
  city(state, "t31", 0, 2);
  own(state, 0, "animism", 1, 0, 1);
  own(state, 0, "rituals", 1, 1, 0);
  state.players[0].nation = nation("carthaginians");
  state.players[0].influence = 12;
  state.sites[0] = {monument("colossus"), 1, 1, 0, facing(0, 0)};
  Fields writer = Fields::writer();
  Dominations::fields(writer, state);
  json::value position = writer.take_written();
  const json::object& player = position.as_object().at("players").as_array().at(0).as_object();
  CHECK(player.at("limits").as_object().at("art").to_number<int>() == 15);
  CHECK(player.at("limits").as_object().at("trade").to_number<int>() == 5);
  CHECK(player.at("nodus").as_object().at("religion").to_number<int>() == 2);
  CHECK(player.at("nodus").as_object().size() == 1);
  const json::object& campfire = player.at("tree").as_array().at(0).as_object();
  CHECK(campfire.at("nodus_north").as_string() == "religion");
  CHECK(campfire.at("nodus_east").as_string() == "religion");
  CHECK(player.at("tree").as_array().at(1).as_object().at("nodus_north").is_null());
  CHECK(player.at("objectives").as_array().size() == 5);
  int influence = 0;
  for (std::size_t slot = 0; slot < 5; ++slot) {
    const json::object& row = player.at("objectives").as_array().at(slot).as_object();
    if (tables::kAims[nation("carthaginians")][slot].kind != AimKind::influence) continue;
    influence = row.at("have").to_number<int>();
    CHECK(row.at("need").to_number<int>() == tables::kAims[nation("carthaginians")][slot].count);
    CHECK_FALSE(row.at("met").as_bool());
  }
  CHECK(influence == 12);
  CHECK(position.as_object().at("monuments").as_array().at(0).as_object().at("controller").as_string() == "seat-1");
  CHECK(position.as_object().at("monuments").as_array().at(1).as_object().at("controller").is_null());

  position.as_object().at("players").as_array().at(0).as_object().erase("limits");
  position.as_object().at("players").as_array().at(0).as_object().at("nodus") = "nonsense";
  Faults faults;
  State read{};
  Fields reader = Fields::reader(position, faults);
  Dominations::fields(reader, read);
  CHECK(faults.empty());
  CHECK(read == state);
}
