// One description of a state's fields serves three ends: writing it as JSON, reading it back with
// every fault named by its place, and documenting the format. A game describes itself once, in
// `fields(Fields&, State&)`.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "core/action/grammar.h"
#include "core/base/fixed_vector.h"
#include "core/game/agenda.h"
#include "core/json/json.h"

namespace tessera {

class Fields {
 public:
  static Fields writer();
  static Fields reader(const json::value& position, Faults& faults);
  static Fields describer();

  // A whole number from `low` to `high`.
  template <class T>
  void number(std::string_view name, T& value, int low, int high, std::string_view about) {
    value = static_cast<T>(number_field(name, static_cast<int>(value), low, high, about));
  }
  // true or false.
  template <class T>
  void flag(std::string_view name, T& value, std::string_view about) {
    value = static_cast<T>(flag_field(name, static_cast<bool>(value), about));
  }
  // One of `words`, kept as its index.
  template <class T>
  void word(std::string_view name, T& value, Words words, std::string_view about) {
    value = static_cast<T>(word_field(name, static_cast<int>(value), words, kNoneForbidden, about));
  }
  // One of `words`, or null, kept as `none`.
  template <class T>
  void word_or_null(std::string_view name, T& value, Words words, T none, std::string_view about) {
    value = static_cast<T>(word_field(name, static_cast<int>(value), words, static_cast<int>(none), about));
  }
  // A set of `words`, kept as bits.
  template <class T>
  void set(std::string_view name, T& bits, Words words, std::string_view about) {
    bits = static_cast<T>(set_field(name, static_cast<std::uint64_t>(bits), words, about));
  }
  // A count for each of `words`; those that are 0 are left out.
  template <class Array>
  void counts(std::string_view name, Array& counts, Words words, int high, std::string_view about) {
    begin_counts(name, words, high, about);
    for (std::size_t i = 0; i < words.size(); ++i) counts[i] = static_cast<std::uint8_t>(count_of(words[i], counts[i], high));
    end();
  }
  // A list of whole numbers of fixed length.
  template <class Array>
  void numbers(std::string_view name, Array& values, std::size_t length, int low, int high, std::string_view about) {
    std::size_t size = length;
    begin_list(name, size, length, length, about);
    for (std::size_t i = 0; i < length; ++i)
      values[i] = static_cast<std::remove_reference_t<decltype(values[i])>>(number_item(i, static_cast<int>(values[i]), low, high));
    end();
  }
  // A list of words of varying length, each kept as its index.
  template <class T, std::size_t Capacity>
  void words(std::string_view name, FixedVector<T, Capacity>& list, Words words, std::string_view about) {
    std::size_t size = list.size();
    begin_list(name, size, 0, Capacity, about);
    list.resize(static_cast<std::uint8_t>(size));
    for (std::size_t i = 0; i < size; ++i) list[i] = static_cast<T>(word_item(i, static_cast<int>(list[i]), words));
    if (describing()) describe_words(words);
    end();
  }
  // What follows from the rest: written for those who only look, passed over when read. Once the whole is
  // read, find_disagreements holds it to the rest.
  // `index()` gives one of `words`, or a negative number for null.
  template <class Index>
  void derived_word(std::string_view name, Words words, std::string_view about, Index index) {
    derived_field(name, "a word or null", about, [&]() -> json::value {
      const int found = index();
      if (found < 0) return nullptr;
      return json::string(words[static_cast<std::size_t>(found)]);
    });
  }
  template <class Number>
  void derived_number(std::string_view name, std::string_view about, Number number) {
    derived_field(name, "number", about, [&]() -> json::value { return static_cast<int>(number()); });
  }
  // Amounts by word, like `counts`: those that are 0 are left out.
  template <class Amounts>
  void derived_counts(std::string_view name, Words words, std::string_view about, Amounts amounts) {
    derived_value(name, "counts by word, absent is 0", about, [&]() -> json::value {
      json::object counts;
      const auto found = amounts();
      for (std::size_t i = 0; i < words.size(); ++i)
        if (found[i] != 0) counts[words[i]] = static_cast<int>(found[i]);
      return counts;
    });
  }
  // Anything else; `kind` says in the description what `value()` gives.
  template <class Value>
  void derived_value(std::string_view name, std::string_view kind, std::string_view about, Value value) {
    derived_field(name, kind, about, value);
  }
  // A list of numbers; `each(add)` hands them over one by one.
  template <class Each>
  void derived_numbers(std::string_view name, std::string_view about, Each each) {
    derived_field(name, "list of numbers", about, [&]() -> json::value {
      json::array list;
      each([&](int number) { list.emplace_back(number); });
      return list;
    });
  }
  // A list of `words`; `each(add)` hands over their indices.
  template <class Each>
  void derived_words(std::string_view name, Words words, std::string_view about, Each each) {
    derived_field(name, "list of words", about, [&]() -> json::value {
      json::array list;
      each([&](std::size_t index) { list.emplace_back(json::string(words[index])); });
      return list;
    });
  }
  // An object with fields of its own; `body()` names them.
  template <class Body>
  void object(std::string_view name, std::string_view about, Body body) {
    begin_object(name, about);
    body();
    end();
  }
  // A list of objects of fixed length; `body(i)` names the fields of the i-th.
  template <class Body>
  void objects(std::string_view name, std::size_t length, std::string_view about, Body body) {
    std::size_t size = length;
    objects(name, size, length, length, about, body);
  }
  // The same with a length that varies; `size` is read or written.
  template <class Body>
  void objects(std::string_view name, std::size_t& size, std::size_t low, std::size_t high, std::string_view about, Body body) {
    begin_list(name, size, low, high, about);
    const std::size_t shown = describing() ? 1 : size;
    for (std::size_t i = 0; i < shown; ++i) {
      begin_item(i);
      body(i);
      end();
    }
    end();
  }
  // An object for each of `words`; `body(i)` names the fields of the i-th.
  template <class Body>
  void keyed(std::string_view name, Words words, std::string_view about, Body body) {
    begin_keyed(name, words, about);
    const std::size_t shown = describing() ? 1 : words.size();
    for (std::size_t i = 0; i < shown; ++i) {
      begin_object(describing() ? "*" : words[i], "");
      body(i);
      end();
    }
    end();
  }
  // What is still to be done, the next task first; `body(task)` names a task's fields.
  template <class Task, std::uint8_t Capacity, class Body>
  void agenda(std::string_view name, Agenda<Task, Capacity>& agenda, std::string_view about, Body body) {
    std::size_t size = agenda.size();
    FixedVector<Task, Capacity> tasks;
    for (std::uint8_t i = 0; i < size; ++i) tasks.push_back(agenda.at(i));
    objects(name, size, 0, Capacity, about, [&](std::size_t i) {
      if (i >= tasks.size()) tasks.push_back(Task{});
      body(tasks[i]);
    });
    if (!reading()) return;
    agenda.clear();
    for (std::size_t i = size; i-- > 0;) agenda.schedule({tasks[i]});
  }

  bool reading() const { return mode_ == Mode::read; }
  bool writing() const { return mode_ == Mode::write; }
  bool describing() const { return mode_ == Mode::describe; }

  json::value take_written();          // after writing
  std::string take_description();      // after describing: the rows of a Markdown table
  void check_no_unknown_members();     // after reading: names members that no field took

  ~Fields();
  Fields(Fields&&) noexcept;

 private:
  enum class Mode { write, read, describe };
  static constexpr int kNoneForbidden = -1000;
  struct Frame;
  struct Content;

  explicit Fields(Mode mode);
  template <class Value>
  void derived_field(std::string_view name, std::string_view kind, std::string_view about, Value value) {
    if (writing()) write_derived(name, value());
    if (reading()) pass_over(name);
    if (describing()) describe_derived(name, kind, about);
  }
  void write_derived(std::string_view name, json::value value);
  void pass_over(std::string_view name);
  void describe_derived(std::string_view name, std::string_view kind, std::string_view about);
  int number_field(std::string_view name, int value, int low, int high, std::string_view about);
  bool flag_field(std::string_view name, bool value, std::string_view about);
  int word_field(std::string_view name, int value, Words words, int none, std::string_view about);
  std::uint64_t set_field(std::string_view name, std::uint64_t bits, Words words, std::string_view about);
  int number_item(std::size_t i, int value, int low, int high);
  int word_item(std::size_t i, int value, Words words);
  int count_of(std::string_view word, int value, int high);
  void begin_object(std::string_view name, std::string_view about);
  void begin_keyed(std::string_view name, Words words, std::string_view about);
  void begin_counts(std::string_view name, Words words, int high, std::string_view about);
  void begin_list(std::string_view name, std::size_t& size, std::size_t low, std::size_t high, std::string_view about);
  void begin_item(std::size_t i);
  void describe_words(Words words);
  void end();

  Mode mode_;
  std::unique_ptr<Content> content_;
};

}  // namespace tessera
