// Reads the words of the command line and runs the command they name.
#pragma once

#include <span>
#include <string>

#include "cli/command.h"

namespace tessera::cli {

// `words` are the arguments without the program's own name.
ExitCode run_command_line(std::span<const std::string> words);

}  // namespace tessera::cli
