#include "catalog/arena.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <map>
#include <numeric>
#include <utility>

namespace tessera {
namespace {

using Lineup = std::vector<std::size_t>;

// All sets of `seats` out of `bots`, in order.
std::vector<Lineup> sets_of(std::size_t bots, std::size_t seats) {
  std::vector<Lineup> sets;
  Lineup chosen(seats);
  for (std::size_t i = 0; i < seats; ++i) chosen[i] = i;
  for (;;) {
    sets.push_back(chosen);
    std::size_t at = seats;
    while (at > 0 && chosen[at - 1] == bots - seats + at - 1) --at;
    if (at == 0) return sets;
    ++chosen[at - 1];
    for (std::size_t i = at; i < seats; ++i) chosen[i] = chosen[i - 1] + 1;
  }
}

// Each alone among copies of each one after it.
std::vector<Lineup> one_among_others(std::size_t bots, std::size_t seats) {
  std::vector<Lineup> lineups;
  for (std::size_t one = 0; one < bots; ++one)
    for (std::size_t other = one + 1; other < bots; ++other) {
      Lineup lineup(seats, other);
      lineup[0] = one;
      lineups.push_back(std::move(lineup));
    }
  return lineups;
}

// Tells apart bots that play differently, whatever the reason: what they think, and how a quick game of each with itself ends.
std::string fingerprint(const CatalogEntry& entry, const Setup& setup, SeatedBot bot) {
  constexpr std::uint32_t kIterations = 4, kPlan = 100, kLooks = 1000;
  std::uint64_t hash = 0xcbf29ce484222325;
  const auto add = [&hash](std::int64_t number) { hash = (hash ^ static_cast<std::uint64_t>(number)) * 0x100000001b3; };
  add(bot.spec.search.iterations);
  add(bot.spec.search.plan);
  if (bot.spec.search.looks > kLooks) add(std::exchange(bot.spec.search.looks, kLooks));
  bot.milliseconds = 0;
  bot.spec.search.iterations = std::min(bot.spec.search.iterations, kIterations);
  bot.spec.search.plan = std::min(bot.spec.search.plan, kPlan);
  const BotGame game = entry.play_bots(setup, std::vector<SeatedBot>(setup.players, bot), 1, 1);
  for (const ScoreSheet& sheet : game.scores) add(sheet.total());
  for (std::uint32_t decisions : game.decisions_of) add(decisions);
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

// The iterations of each bot, if they grow and nothing else changes.
std::optional<std::vector<double>> growing_iterations(const std::vector<std::string>& bots) {
  std::vector<double> iterations;
  std::string rest;
  for (const std::string& bot : bots) {
    const Result<BotSpec> spec = find_bot(bot);
    const std::size_t at = bot.find("iterations=");
    if (!spec || at == std::string::npos) return std::nullopt;
    const std::size_t end = std::min(bot.find('+', at), bot.size());
    const std::string others = bot.substr(0, at) + bot.substr(end);
    if (!iterations.empty() && (others != rest || spec->search.iterations <= iterations.back())) return std::nullopt;
    rest = others;
    iterations.push_back(spec->search.iterations);
  }
  return iterations.size() > 1 ? std::optional(iterations) : std::nullopt;
}

Fault bad(std::string place, std::string message) { return {"bad-log", std::move(message), std::move(place)}; }

// A list with a number for each seat.
template <class T>
Result<std::vector<T>> numbers(const json::value& value, std::string_view key, std::size_t size, T low, T high) {
  const json::value* found = member(value, key);
  const json::array* list = found ? found->if_array() : nullptr;
  if (!list || list->size() != size) return bad(std::string(key), "must be a list with a number for each seat");
  std::vector<T> made;
  for (const json::value& item : *list) {
    const bool is_right = std::is_integral_v<T> ? item.is_int64() || item.is_uint64() : item.is_number();
    const double number = is_right ? item.to_number<double>() : 0;
    if (!is_right || !(number >= static_cast<double>(low)) || !(number <= static_cast<double>(high)))
      return bad(std::string(key), "has a number that cannot be");
    made.push_back(static_cast<T>(number));
  }
  return made;
}

// Somebody is first, and as many stand before each as its place says.
bool is_ranking(const std::vector<std::uint8_t>& places) {
  return std::all_of(places.begin(), places.end(), [&](std::uint8_t place) {
    return std::count_if(places.begin(), places.end(), [&](std::uint8_t other) { return other < place; }) == place - 1;
  });
}

double rounded(double value) { return std::round(value * 10000) / 10000; }

}  // namespace

Result<Arena> Arena::open(const ArenaPlan& plan) {
  Arena arena;
  arena.plan_ = plan;
  const Result<const CatalogEntry*> entry = find_game(plan.game);
  if (!entry) return entry.fault();
  arena.entry_ = *entry;
  const std::size_t seats = plan.setup.players, bots = plan.bots.size();
  if (seats > 1 && bots < 2) return Fault{"bad-usage", "an arena needs two bots or more", "bots"};
  if (bots < 1) return Fault{"bad-usage", "name a bot", "bots"};
  for (const std::string& bot : plan.bots) {
    Result<SeatedBot> seated = seat_bot(**entry, {.bot = bot, .milliseconds = plan.milliseconds});
    if (!seated) return seated.fault();
    arena.fingerprints_.push_back(fingerprint(**entry, plan.setup, *seated));
    arena.bots_.push_back(std::move(*seated));
  }
  const std::vector<Lineup> lineups = bots >= seats ? sets_of(bots, seats) : one_among_others(bots, seats);
  const std::uint64_t deals = (static_cast<std::uint64_t>(plan.games) + seats - 1) / seats;
  // Deal by deal, so that an arena that is broken off has played all line-ups about as often.
  for (std::uint64_t deal = 0; deal < deals; ++deal)
    for (const Lineup& lineup : lineups)
      for (std::size_t rotation = 0; rotation < seats; ++rotation) {
        ArenaMatch match{lineup, Rng(plan.seed * 1'000'003 + deal).next(), 0};
        std::rotate(match.seats.begin(), match.seats.begin() + static_cast<std::ptrdiff_t>(rotation), match.seats.end());
        match.seed = Rng(match.deal + arena.matches_.size()).next();
        arena.matches_.push_back(std::move(match));
      }
  return arena;
}

ArenaResult Arena::play(std::size_t number) const {
  const ArenaMatch& match = matches_[number];
  std::vector<SeatedBot> seats;
  for (std::size_t bot : match.seats) seats.push_back(bots_[bot]);
  BotGame game = entry_->play_bots(plan_.setup, seats, match.deal, match.seed);
  ArenaResult result{match.seats, {}, std::move(game.places), std::move(game.decisions_of), std::move(game.seconds_of)};
  for (const ScoreSheet& sheet : game.scores) result.points.push_back(sheet.total());
  return result;
}

ArenaTable Arena::judge(std::span<const ArenaResult> results) const {
  const std::size_t bots = plan_.bots.size();
  std::vector<Standing> standings;
  std::vector<double> won(bots), played(bots), even(bots), points(bots), decisions(bots), seconds(bots);
  std::vector<std::vector<double>> before(bots, std::vector<double>(bots));
  ArenaTable table{{},
                   std::vector<std::vector<Share>>(bots, std::vector<Share>(bots)),
                   std::vector<std::vector<double>>(bots, std::vector<double>(bots))};
  for (const ArenaResult& result : results) {
    Standing standing;
    // By pair of bots; where one sits at several seats it meets the other as often, and the game counts by the mean of it.
    std::map<std::pair<std::size_t, std::size_t>, std::vector<double>> pairings;
    const auto winners = static_cast<double>(std::count(result.places.begin(), result.places.end(), 1));
    for (std::size_t seat = 0; seat < result.seats.size(); ++seat) {
      const std::size_t bot = result.seats[seat];
      standing.push_back({bot, result.places[seat]});
      won[bot] += result.places[seat] == 1 ? 1 / winners : 0;
      even[bot] += 1.0 / static_cast<double>(result.seats.size());
      points[bot] += result.points[seat];
      decisions[bot] += result.decisions[seat];
      seconds[bot] += result.seconds[seat];
      played[bot] += 1;
      for (std::size_t other = 0; other < result.seats.size(); ++other) {
        if (result.seats[other] == bot) continue;
        const std::uint8_t mine = result.places[seat], theirs = result.places[other];
        pairings[{bot, result.seats[other]}].push_back(mine < theirs ? 1 : mine == theirs ? 0.5 : 0);
      }
    }
    for (const auto& [pair, shares] : pairings) {
      table.met[pair.first][pair.second] += 1;
      before[pair.first][pair.second] += std::accumulate(shares.begin(), shares.end(), 0.0) / static_cast<double>(shares.size());
    }
    standings.push_back(std::move(standing));
  }
  const std::vector<Rating> ratings = rate(bots, standings);
  for (std::size_t bot = 0; bot < bots; ++bot) {
    const double games = std::max(1.0, played[bot]);
    table.rows.push_back({plan_.bots[bot], ratings[bot], played[bot], share_of(won[bot], played[bot]), even[bot] / games,
                          points[bot] / games, decisions[bot] > 0 ? 1000 * seconds[bot] / decisions[bot] : 0});
    for (std::size_t other = 0; other < bots; ++other) table.ahead[bot][other] = share_of(before[bot][other], table.met[bot][other]);
  }
  if (const auto iterations = growing_iterations(plan_.bots)) {
    std::vector<double> doublings;
    for (double each : *iterations) doublings.push_back(std::log2(each));
    table.growth = {*iterations, rate_growth(doublings, standings)};
  }
  return table;
}

json::value Arena::plan_json() const {
  return {{"game", plan_.game},
          {"version", entry_->info().version},
          {"players", plan_.setup.players},
          {"options", options_json(entry_->info(), plan_.setup)},
          {"bots", json::value_from(plan_.bots)},
          {"fingerprints", json::value_from(fingerprints_)},
          {"games", plan_.games},
          {"milliseconds", plan_.milliseconds},
          {"seed", plan_.seed}};
}

json::value to_json(const ArenaResult& result, std::size_t match) {
  std::vector<int> places(result.places.begin(), result.places.end());
  std::vector<double> seconds;
  for (double each : result.seconds) seconds.push_back(rounded(each));
  return {{"match", static_cast<std::int64_t>(match)},       {"seats", json::value_from(result.seats)},
          {"points", json::value_from(result.points)},       {"places", json::value_from(places)},
          {"decisions", json::value_from(result.decisions)}, {"seconds", json::value_from(seconds)}};
}

Result<std::pair<std::size_t, ArenaResult>> arena_result_from_json(const json::value& value, const Arena& arena) {
  const json::value* number = member(value, "match");
  if (!number || !number->is_int64() || number->as_int64() < 0 || number->as_int64() >= static_cast<std::int64_t>(arena.matches().size()))
    return bad("match", "must be the number of a match: below " + std::to_string(arena.matches().size()) + ", or more games be asked for");
  const auto match = static_cast<std::size_t>(number->as_int64());
  const std::size_t seats = arena.matches()[match].seats.size();
  const auto sat = numbers<std::size_t>(value, "seats", seats, 0, arena.plan().bots.size() - 1);
  if (!sat) return sat.fault();
  if (*sat != arena.matches()[match].seats) return bad("seats", "are not those of the match");
  constexpr int kMost = 1'000'000;  // points and decisions; whatever a game brings is far below
  const auto points = numbers<int>(value, "points", seats, -kMost, kMost);
  const auto places = numbers<std::uint8_t>(value, "places", seats, 0, kMaxSeats + 1);
  const auto decisions = numbers<std::uint32_t>(value, "decisions", seats, 0, kMost);
  const auto seconds = numbers<double>(value, "seconds", seats, 0, 1e9);
  if (!points) return points.fault();
  if (!places) return places.fault();
  if (seats > 1 && !is_ranking(*places)) return bad("places", "are no ranking");
  if (!decisions) return decisions.fault();
  if (!seconds) return seconds.fault();
  return std::pair(match, ArenaResult{*sat, *points, *places, *decisions, *seconds});
}

json::value to_json(const ArenaTable& table, const Arena& arena, std::size_t games) {
  json::object made = arena.plan_json().as_object();
  made["played"] = games;
  const bool alone = arena.plan().setup.players == 1;  // nobody meets anybody
  json::array rows;
  for (std::size_t bot = 0; bot < table.rows.size(); ++bot) {
    const ArenaRow& row = table.rows[bot];
    json::object ahead;
    for (std::size_t other = 0; other < table.rows.size(); ++other)
      if (table.met[bot][other] > 0)
        ahead[table.rows[other].bot] = {{"share", rounded(table.ahead[bot][other].value)},
                                        {"ci95", {rounded(table.ahead[bot][other].low), rounded(table.ahead[bot][other].high)}},
                                        {"games", table.met[bot][other]}};
    rows.push_back({{"bot", row.bot},
                    {"elo", alone ? json::value() : rounded(row.rating.elo)},
                    {"elo_ci95", alone ? json::value() : rounded(row.rating.half_width)},
                    {"games", row.games},
                    {"wins", rounded(row.wins.value)},
                    {"wins_ci95", {rounded(row.wins.low), rounded(row.wins.high)}},
                    {"points", rounded(row.points)},
                    {"ms_per_decision", rounded(row.milliseconds)},
                    {"ahead_of", std::move(ahead)}});
  }
  made["bots"] = std::move(rows);
  if (table.growth)
    made["per_doubling"] = {{"elo", rounded(table.growth->per_doubling.elo)}, {"elo_ci95", rounded(table.growth->per_doubling.half_width)}};
  return made;
}

}  // namespace tessera
