#include "cli/commands/list.h"

namespace tessera::cli {

std::vector<std::unique_ptr<Command>> all_commands() {
  std::vector<std::unique_ptr<Command>> commands;
  commands.push_back(make_games());
  commands.push_back(make_play());
  commands.push_back(make_new());
  commands.push_back(make_show());
  commands.push_back(make_legal());
  commands.push_back(make_replay());
  commands.push_back(make_simulate());
  commands.push_back(make_arena());
  commands.push_back(make_analyse());
  commands.push_back(make_train());
  commands.push_back(make_bench());
  commands.push_back(make_engine());
  commands.push_back(make_serve());
  commands.push_back(make_load());
  commands.push_back(make_describe());
  return commands;
}

}  // namespace tessera::cli
