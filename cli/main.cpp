#include <cstdio>
#include <exception>

#include "cli/command_line.h"

// The one place where what a library throws ends up.
int main(int count, char** words) {
  try {
    const std::vector<std::string> all(words + (count > 0), words + count);
    return static_cast<int>(tessera::cli::run_command_line(all));
  } catch (const std::exception& error) {
    std::fprintf(stderr, "tessera: %s\n", error.what());
    return static_cast<int>(tessera::cli::ExitCode::world_failed);
  }
}
