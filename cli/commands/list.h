// All commands. To add one: a file in this folder that defines `make_<name>`, and a line in each
// of list.h, list.cpp and CMakeLists.txt.
#pragma once

#include <memory>
#include <vector>

#include "cli/command.h"

namespace tessera::cli {

std::unique_ptr<Command> make_analyse();
std::unique_ptr<Command> make_arena();
std::unique_ptr<Command> make_bench();
std::unique_ptr<Command> make_describe();
std::unique_ptr<Command> make_engine();
std::unique_ptr<Command> make_games();
std::unique_ptr<Command> make_legal();
std::unique_ptr<Command> make_load();
std::unique_ptr<Command> make_new();
std::unique_ptr<Command> make_play();
std::unique_ptr<Command> make_replay();
std::unique_ptr<Command> make_serve();
std::unique_ptr<Command> make_show();
std::unique_ptr<Command> make_simulate();
std::unique_ptr<Command> make_train();

// In the order that help lists them.
std::vector<std::unique_ptr<Command>> all_commands();

}  // namespace tessera::cli
