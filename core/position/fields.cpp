#include "core/position/fields.h"

#include <algorithm>
#include <set>

#include "core/base/nearest.h"

namespace tessera {

// One level of nesting: the JSON being written or read, and the names used so far.
struct Fields::Frame {
  std::string place;
  json::value written{};                // write
  const json::value* source = nullptr;  // read; null where it is missing or of the wrong kind
  std::set<std::string, std::less<>> taken{};
};

struct Fields::Content {
  std::vector<Frame> frames;
  Faults* faults = nullptr;
  std::string description;
};

namespace {

std::string join(std::string_view place, std::string_view name) {
  return place.empty() ? std::string(name) : std::string(place) + "." + std::string(name);
}

std::string list_words(Words words) {
  constexpr std::size_t kShown = 48;
  std::string text;
  for (std::size_t i = 0; i < std::min(words.size(), kShown); ++i) text += (i ? ", `" : "`") + std::string(words[i]) + "`";
  if (words.size() > kShown) text += ", ... `" + std::string(words.back()) + "`";
  return text;
}

std::string range(int low, int high) { return std::to_string(low) + " to " + std::to_string(high); }

int index_of(Words words, std::string_view word) {
  const auto found = std::find(words.begin(), words.end(), word);
  return found == words.end() ? -1 : static_cast<int>(found - words.begin());
}

// A JSON number that is whole and in range, or the fault.
Result<int> whole(const json::value& value, int low, int high) {
  std::int64_t number = 0;
  if (const std::int64_t* i = value.if_int64()) number = *i;
  else if (const std::uint64_t* u = value.if_uint64()) number = *u > 1000000 ? 1000000 : static_cast<std::int64_t>(*u);
  else return Fault{"", "must be a whole number from " + range(low, high)};
  if (number < low || number > high) return Fault{"", "is " + std::to_string(number) + ", must be from " + range(low, high)};
  return static_cast<int>(number);
}

Result<int> one_of(const json::value& value, Words words) {
  const json::string* text = value.if_string();
  if (!text) return Fault{"", "must be a word such as '" + std::string(words.back()) + "'"};
  const int index = index_of(words, std::string_view(text->data(), text->size()));
  if (index >= 0) return index;
  const std::string_view given(text->data(), std::min<std::size_t>(text->size(), 60));
  return Fault{"", "knows no '" + std::string(given) + "'" + did_you_mean(given, words)};
}

}  // namespace

Fields::Fields(Mode mode) : mode_(mode), content_(std::make_unique<Content>()) {
  content_->frames.emplace_back();
  content_->frames.back().written = json::object();
}
Fields::~Fields() = default;
Fields::Fields(Fields&&) noexcept = default;

Fields Fields::writer() { return Fields(Mode::write); }
Fields Fields::describer() { return Fields(Mode::describe); }
Fields Fields::reader(const json::value& position, Faults& faults) {
  Fields fields(Mode::read);
  fields.content_->faults = &faults;
  if (position.is_object()) fields.content_->frames.back().source = &position;
  else faults.add("", "a position is a JSON object");
  return fields;
}

json::value Fields::take_written() { return std::move(content_->frames.front().written); }
std::string Fields::take_description() { return std::move(content_->description); }

// A helper of all fields: the frame's member, marked as taken; a fault where it is missing.
static const json::value* take_member(const json::value* source, std::set<std::string, std::less<>>& taken, std::string_view name,
                                      const std::string& place, Faults& faults) {
  taken.emplace(name);
  if (!source) return nullptr;  // the fault of the whole is named already
  const json::value* found = member(*source, name);
  if (!found) faults.add(place, "is missing");
  return found;
}

void Fields::write_derived(std::string_view name, json::value value) {
  content_->frames.back().written.get_object()[name] = std::move(value);
}
void Fields::pass_over(std::string_view name) { content_->frames.back().taken.emplace(name); }
void Fields::describe_derived(std::string_view name, std::string_view kind, std::string_view about) {
  content_->description += "| `" + join(content_->frames.back().place, name) + "` | " + std::string(kind) +
                           ", follows from the rest: may be left out, else must agree | " + std::string(about) + " |\n";
}

int Fields::number_field(std::string_view name, int value, int low, int high, std::string_view about) {
  Frame& frame = content_->frames.back();
  const std::string place = join(frame.place, name);
  if (writing()) frame.written.get_object()[name] = value;
  if (describing()) content_->description += "| `" + place + "` | number " + range(low, high) + " | " + std::string(about) + " |\n";
  if (!reading()) return value;
  const json::value* found = take_member(frame.source, frame.taken, name, place, *content_->faults);
  if (!found) return low;
  const Result<int> read = whole(*found, low, high);
  if (read) return *read;
  content_->faults->add(place, read.fault().message);
  return low;
}

bool Fields::flag_field(std::string_view name, bool value, std::string_view about) {
  Frame& frame = content_->frames.back();
  const std::string place = join(frame.place, name);
  if (writing()) frame.written.get_object()[name] = value;
  if (describing()) content_->description += "| `" + place + "` | true or false | " + std::string(about) + " |\n";
  if (!reading()) return value;
  const json::value* found = take_member(frame.source, frame.taken, name, place, *content_->faults);
  if (!found) return false;
  if (const bool* read = found->if_bool()) return *read;
  content_->faults->add(place, "must be true or false");
  return false;
}

int Fields::word_field(std::string_view name, int value, Words words, int none, std::string_view about) {
  Frame& frame = content_->frames.back();
  const std::string place = join(frame.place, name);
  const bool none_allowed = none != kNoneForbidden;
  if (writing()) {
    if (none_allowed && value == none) frame.written.get_object()[name] = nullptr;
    else frame.written.get_object()[name] = words[static_cast<std::size_t>(value)];
  }
  if (describing())
    content_->description +=
        "| `" + place + "` | " + list_words(words) + (none_allowed ? " or null" : "") + " | " + std::string(about) + " |\n";
  if (!reading()) return value;
  const int fallback = none_allowed ? none : 0;
  const json::value* found = take_member(frame.source, frame.taken, name, place, *content_->faults);
  if (!found || (none_allowed && found->is_null())) return fallback;
  const Result<int> read = one_of(*found, words);
  if (read) return *read;
  content_->faults->add(place, read.fault().message);
  return fallback;
}

std::uint64_t Fields::set_field(std::string_view name, std::uint64_t bits, Words words, std::string_view about) {
  Frame& frame = content_->frames.back();
  const std::string place = join(frame.place, name);
  if (writing()) {
    json::array list;
    for (std::size_t i = 0; i < words.size(); ++i)
      if (bits >> i & 1) list.push_back(json::string(words[i]));
    frame.written.get_object()[name] = std::move(list);
  }
  if (describing()) content_->description += "| `" + place + "` | list of " + list_words(words) + " | " + std::string(about) + " |\n";
  if (!reading()) return bits;
  const json::value* found = take_member(frame.source, frame.taken, name, place, *content_->faults);
  if (!found) return 0;
  const json::array* list = found->if_array();
  if (!list) return content_->faults->add(place, "must be a list of words"), 0;
  std::uint64_t read_bits = 0;
  for (std::size_t i = 0; i < list->size(); ++i) {
    const std::string item = place + "[" + std::to_string(i) + "]";
    const Result<int> read = one_of((*list)[i], words);
    if (!read) content_->faults->add(item, read.fault().message);
    else if (read_bits >> *read & 1) content_->faults->add(item, "stands twice in the list");
    else read_bits |= std::uint64_t{1} << *read;
  }
  return read_bits;
}

void Fields::begin_object(std::string_view name, std::string_view about) {
  Frame& frame = content_->frames.back();
  Frame inner{.place = join(frame.place, name)};
  inner.written = json::object();
  if (describing() && !about.empty()) content_->description += "| `" + inner.place + "` | object | " + std::string(about) + " |\n";
  if (reading()) {
    inner.source = take_member(frame.source, frame.taken, name, inner.place, *content_->faults);
    if (inner.source && !inner.source->is_object()) {
      content_->faults->add(inner.place, "must be an object");
      inner.source = nullptr;
    }
  }
  content_->frames.push_back(std::move(inner));
}

void Fields::begin_keyed(std::string_view name, Words words, std::string_view about) {
  begin_object(name, "");
  if (describing())
    content_->description +=
        "| `" + content_->frames.back().place + "` | object by " + list_words(words) + " | " + std::string(about) + " |\n";
}

void Fields::begin_counts(std::string_view name, Words words, int high, std::string_view about) {
  begin_object(name, "");
  if (describing())
    content_->description += "| `" + content_->frames.back().place + "` | counts 1 to " + std::to_string(high) + " by " +
                             list_words(words) + "; absent is 0 | " + std::string(about) + " |\n";
}

int Fields::count_of(std::string_view word, int value, int high) {
  Frame& frame = content_->frames.back();
  if (writing() && value != 0) frame.written.get_object()[word] = value;
  if (!reading()) return value;
  frame.taken.emplace(word);
  const json::value* found = frame.source ? member(*frame.source, word) : nullptr;
  if (!found) return 0;
  const Result<int> read = whole(*found, 0, high);
  if (read) return *read;
  content_->faults->add(join(frame.place, word), read.fault().message);
  return 0;
}

void Fields::begin_list(std::string_view name, std::size_t& size, std::size_t low, std::size_t high, std::string_view about) {
  Frame& frame = content_->frames.back();
  Frame inner{.place = join(frame.place, name)};
  inner.written = json::array(size, nullptr);
  const std::string length = low == high ? std::to_string(low) : std::to_string(low) + " to " + std::to_string(high);
  if (describing()) content_->description += "| `" + inner.place + "` | list of " + length + " | " + std::string(about) + " |\n";
  if (reading()) {
    inner.source = take_member(frame.source, frame.taken, name, inner.place, *content_->faults);
    const json::array* list = inner.source ? inner.source->if_array() : nullptr;
    if (inner.source && !list) content_->faults->add(inner.place, "must be a list");
    else if (list && (list->size() < low || list->size() > high))
      content_->faults->add(inner.place, "has " + std::to_string(list->size()) + " items, must have " + length);
    const bool fits = list && list->size() >= low && list->size() <= high;
    if (!fits) inner.source = nullptr;
    size = fits ? list->size() : low;
  }
  content_->frames.push_back(std::move(inner));
}

void Fields::begin_item(std::size_t i) {
  Frame& list = content_->frames.back();
  Frame inner{.place = list.place + (describing() ? "[]" : "[" + std::to_string(i) + "]")};
  inner.written = json::object();
  if (reading() && list.source) {
    inner.source = &(*list.source->if_array())[i];
    if (!inner.source->is_object()) {
      content_->faults->add(inner.place, "must be an object");
      inner.source = nullptr;
    }
  }
  content_->frames.push_back(std::move(inner));
}

int Fields::number_item(std::size_t i, int value, int low, int high) {
  Frame& list = content_->frames.back();
  if (writing()) list.written.get_array()[i] = value;
  if (describing() && i == 0) content_->description += "| `" + list.place + "[]` | number " + range(low, high) + " | |\n";
  if (!reading()) return value;
  if (!list.source) return low;
  const Result<int> read = whole((*list.source->if_array())[i], low, high);
  if (read) return *read;
  content_->faults->add(list.place + "[" + std::to_string(i) + "]", read.fault().message);
  return low;
}

int Fields::word_item(std::size_t i, int value, Words words) {
  Frame& list = content_->frames.back();
  if (writing()) list.written.get_array()[i] = words[static_cast<std::size_t>(value)];
  if (!reading()) return value;
  if (!list.source) return 0;
  const Result<int> read = one_of((*list.source->if_array())[i], words);
  if (read) return *read;
  content_->faults->add(list.place + "[" + std::to_string(i) + "]", read.fault().message);
  return 0;
}

void Fields::describe_words(Words words) {
  content_->description += "| `" + content_->frames.back().place + "[]` | " + list_words(words) + " | |\n";
}

// Closes the innermost object or list.
void Fields::end() {
  Frame inner = std::move(content_->frames.back());
  content_->frames.pop_back();
  Frame& outer = content_->frames.back();
  if (reading() && inner.source && inner.source->is_object())
    for (const auto& [key, value] : *inner.source->if_object())
      if (!inner.taken.contains(std::string_view(key)))
        content_->faults->add(join(inner.place, std::string_view(key).substr(0, 60)), "is not a field of a position");
  if (!writing()) return;
  const std::size_t name_start = inner.place.find_last_of(".[");
  const std::string_view last = std::string_view(inner.place).substr(name_start == std::string::npos ? 0 : name_start + 1);
  if (json::array* list = outer.written.if_array())
    (*list)[static_cast<std::size_t>(std::stoul(std::string(last)))] = std::move(inner.written);
  else outer.written.get_object()[last] = std::move(inner.written);
}

void Fields::check_no_unknown_members() {
  const Frame& frame = content_->frames.front();
  if (!frame.source) return;
  for (const auto& [key, value] : *frame.source->if_object())
    if (!frame.taken.contains(std::string_view(key)))
      content_->faults->add(std::string(std::string_view(key).substr(0, 60)), "is not a field of a position");
}

}  // namespace tessera
