#include "catalog/catalog.h"

#include <algorithm>
#include <array>

#include "core/base/nearest.h"

namespace tessera {

CatalogEntry bora_bora_entry();
CatalogEntry gods_of_rome_entry();
CatalogEntry origins_entry();
CatalogEntry dominations_entry();

std::span<const CatalogEntry> catalog() {
  static const std::array entries{gods_of_rome_entry(), bora_bora_entry(), origins_entry(), dominations_entry()};
  return entries;
}

std::vector<std::string_view> game_ids() {
  std::vector<std::string_view> ids;
  for (const CatalogEntry& entry : catalog()) ids.push_back(entry.info().id);
  return ids;
}

Result<const CatalogEntry*> find_game(std::string_view id) {
  for (const CatalogEntry& entry : catalog())
    if (entry.info().id == id) return &entry;
  return Fault{"unknown-game", "no game is called '" + std::string(id.substr(0, 60)) + "'" + did_you_mean(id, game_ids()), "game"};
}

Result<std::unique_ptr<Table>> open_table(std::string_view game, int players, const json::value* options) {
  const Result<const CatalogEntry*> entry = find_game(game);
  if (!entry) return entry.fault();
  const Result<Setup> setup = make_setup((*entry)->info(), players, options);
  if (!setup) return setup.fault();
  return (*entry)->open(*setup);
}

Result<std::unique_ptr<Table>> open_record(const Record& record) {
  const json::value options = record.options;
  Result<std::unique_ptr<Table>> table = open_table(record.game, record.players, &options);
  if (!table) return table.fault();
  const Result<> loaded = (*table)->load(record);
  if (!loaded) return loaded.fault();
  return table;
}

}  // namespace tessera
