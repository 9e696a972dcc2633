#include "core/position/agreement.h"
#include "core/position/fields.h"

#include <doctest/doctest.h>

using namespace tessera;

namespace {

constexpr std::array<std::string_view, 3> kColours{"red", "green", "blue"};

struct Thing {
  std::int8_t number = -1;
  std::uint8_t flag = 1, word = 2, none = 0xff, set = 5;
  std::array<std::uint8_t, 3> counts{0, 4, 1};
  std::array<std::uint8_t, 2> numbers{7, 8};
  FixedVector<std::uint8_t, 4> list;
  std::array<std::uint8_t, 2> inner{1, 2};
  Agenda<std::uint8_t, 4> agenda;
  bool operator==(const Thing&) const = default;
};

void describe(Fields& f, Thing& thing) {
  f.number("number", thing.number, -1, 9, "a number");
  f.flag("flag", thing.flag, "a flag");
  f.word("word", thing.word, kColours, "a word");
  f.word_or_null("none", thing.none, kColours, std::uint8_t{0xff}, "a word or nothing");
  f.set("set", thing.set, kColours, "a set");
  f.counts("counts", thing.counts, kColours, 5, "counts");
  f.numbers("numbers", thing.numbers, 2, 0, 9, "numbers");
  f.words("list", thing.list, kColours, "a list");
  f.objects("inner", 2, "objects", [&](std::size_t i) { f.number("n", thing.inner[i], 0, 9, "inner"); });
  f.derived_numbers("doubled", "numbers, doubled", [&](auto add) {
    for (std::uint8_t number : thing.numbers) add(2 * number);
  });
  f.derived_words("named", kColours, "the list once more", [&](auto add) {
    for (std::uint8_t word : thing.list) add(word);
  });
  f.agenda("agenda", thing.agenda, "tasks", [&](std::uint8_t& task) { f.number("task", task, 0, 9, "task"); });
}

Thing sample() {
  Thing thing;
  thing.list.push_back(1);
  thing.agenda.schedule({3, 4});
  return thing;
}

json::value dump(Thing thing) {
  Fields f = Fields::writer();
  describe(f, thing);
  return f.take_written();
}

std::vector<std::string> faults_of(const json::value& value) {
  Faults faults;
  Fields f = Fields::reader(value, faults);
  Thing thing;
  describe(f, thing);
  f.check_no_unknown_members();
  std::vector<std::string> all;
  for (const Fault& fault : faults.list()) all.push_back(fault.place + ": " + fault.message);
  return all;
}

// The sample with one member replaced.
json::value with(std::string_view key, std::string_view text) {
  json::value value = dump(sample());
  value.as_object()[key] = *parse_json(text);
  return value;
}

}  // namespace

TEST_CASE("what is written reads back the same") {
  const json::value value = dump(sample());
  CHECK(
      json::serialize(value) ==
      R"({"number":-1,"flag":true,"word":"blue","none":null,"set":["red","blue"],"counts":{"green":4,"blue":1},)"
      R"("numbers":[7,8],"list":["green"],"inner":[{"n":1},{"n":2}],"doubled":[14,16],"named":["green"],"agenda":[{"task":3},{"task":4}]})");
  Faults faults;
  Fields f = Fields::reader(value, faults);
  Thing read;
  describe(f, read);
  CHECK(faults.empty());
  CHECK(read == sample());
}

TEST_CASE("every fault is named with its place") {
  using All = std::vector<std::string>;
  CHECK(faults_of(with("number", "10")) == All{"number: is 10, must be from -1 to 9"});
  CHECK(faults_of(with("number", "1.5")) == All{"number: must be a whole number from -1 to 9"});
  CHECK(faults_of(with("number", "99999999999999999999")) == All{"number: must be a whole number from -1 to 9"});
  CHECK(faults_of(with("flag", "1")) == All{"flag: must be true or false"});
  CHECK(faults_of(with("word", "\"gren\"")) == All{"word: knows no 'gren'; did you mean 'green'?"});
  CHECK(faults_of(with("word", "null")) == All{"word: must be a word such as 'blue'"});
  CHECK(faults_of(with("set", "[\"red\",\"red\"]")) == All{"set[1]: stands twice in the list"});
  CHECK(faults_of(with("counts", "{\"red\":6}")) == All{"counts.red: is 6, must be from 0 to 5"});
  CHECK(faults_of(with("counts", "{\"pink\":1}")) == All{"counts.pink: is not a field of a position"});
  CHECK(faults_of(with("numbers", "[1]")) == All{"numbers: has 1 items, must have 2"});
  CHECK(faults_of(with("list", "[\"red\",4]")) == All{"list[1]: must be a word such as 'blue'"});
  CHECK(faults_of(with("inner", "[{\"n\":1},{\"n\":\"x\"}]")) == All{"inner[1].n: must be a whole number from 0 to 9"});
  CHECK(faults_of(with("inner", "[1,{\"n\":1}]")) == All{"inner[0]: must be an object"});
  CHECK(faults_of(with("agenda", "[{},{\"task\":1,\"x\":2}]")) ==
        All{"agenda[0].task: is missing", "agenda[1].x: is not a field of a position"});
  CHECK(faults_of(with("extra", "1")) == All{"extra: is not a field of a position"});
  CHECK(faults_of(*parse_json("[]")) == All{": a position is a JSON object"});
  CHECK(faults_of(*parse_json("{}")).size() == 10);
}

TEST_CASE("what follows from the rest may be left out") {
  json::value value = dump(sample());
  value.as_object().erase("doubled"), value.as_object().erase("named");
  CHECK(faults_of(value).empty());
}

TEST_CASE("what is shown must agree with what it follows from") {
  const auto disagreements = [](const json::value& given) {
    Faults faults;
    find_disagreements(given, dump(sample()), faults);
    std::vector<std::string> all;
    for (const Fault& fault : faults.list()) all.push_back(fault.place + " " + fault.message);
    return all;
  };
  using All = std::vector<std::string>;
  CHECK(disagreements(dump(sample())).empty());
  CHECK(disagreements(with("doubled", "[14,18]")) == All{"doubled[1] is 18, but from the rest follows 16"});
  CHECK(disagreements(with("doubled", "[16,14]")).size() == 2);
  CHECK(disagreements(with("doubled", "[14]")) == All{"doubled is [14], but from the rest follows [14,16]"});
  CHECK(disagreements(with("named", "[\"red\"]")) == All{"named is [\"red\"], but from the rest follows [\"green\"]"});
  CHECK(disagreements(with("named", "null")) == All{"named is null, but from the rest follows [\"green\"]"});
  CHECK(disagreements(with("inner", "[{\"n\":1},{\"n\":9}]")) == All{"inner[1].n is 9, but from the rest follows 2"});
  CHECK(disagreements(with("set", "[\"blue\",\"red\"]")).empty());                        // a set has no order
  CHECK(disagreements(with("counts", "{\"red\":0,\"green\":4,\"blue\":1}")).empty());  // 0 may be named
  CHECK(disagreements(*parse_json("{}")).empty());
}

TEST_CASE("the description names every field once") {
  Fields f = Fields::describer();
  Thing thing = sample();
  describe(f, thing);
  const std::string rows = f.take_description();
  for (std::string_view field :
       {"| `number` | number -1 to 9 |", "| `none` | `red`, `green`, `blue` or null |", "| `inner[].n` |", "| `agenda[].task` |",
        "| `list[]` |", "| `named` | list of words, follows from the rest: may be left out, else must agree |"})
    CHECK_MESSAGE(rows.find(field) != rows.npos, field, rows);
}
