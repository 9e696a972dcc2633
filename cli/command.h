// What a command of the program is: a name, its parameters, and what it does. Its members are its
// parameters, with their defaults; it knows nothing of how they are read.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"

namespace tessera::cli {

// What a command tells of its parameters. Options are written "--seed"; arguments by their place.
// The value a variable has when it is named is the default that help shows.
class Parameters {
 public:
  enum class Need : std::uint8_t { required, optional };

  virtual void flag(std::string_view name, bool& value, std::string_view about) = 0;
  virtual void option(std::string_view name, std::string& value, std::string_view about) = 0;
  virtual void option(std::string_view name, int& value, int low, int high, std::string_view about) = 0;
  virtual void option(std::string_view name, double& value, double low, double high, std::string_view about) = 0;
  virtual void option(std::string_view name, std::uint64_t& value, std::string_view about) = 0;
  // May be given several times, or once with commas.
  virtual void option(std::string_view name, std::vector<std::string>& values, std::string_view about) = 0;
  // One of a few words.
  virtual void option(std::string_view name, std::string& value, std::span<const std::string_view> words, std::string_view about) = 0;
  virtual void argument(std::string_view name, std::string& value, Need need, std::string_view about) = 0;
  // All the arguments that are left.
  virtual void arguments(std::string_view name, std::vector<std::string>& values, Need need, std::string_view about) = 0;

 protected:
  ~Parameters() = default;
};

class Command {
 public:
  virtual ~Command() = default;
  virtual std::string_view name() const = 0;
  virtual std::string_view about() const = 0;     // one line, begins with a verb
  virtual std::string_view examples() const = 0;  // lines as they are typed, each with what it does
  virtual void declare(Parameters& parameters) = 0;
  // A fault is printed once, by the caller, and becomes the exit code.
  virtual Result<> run() = 0;
};

// docs/cli.md tells people what they mean.
enum class ExitCode : int {
  done = 0,
  refused = 1,      // unknown words, wrong options, an action that is not legal
  bad_input = 2,    // a file or a text holds something that is no position, record or JSON
  world_failed = 3  // a file cannot be read or written, a port is taken
};
ExitCode exit_code(const Fault& fault);

}  // namespace tessera::cli
