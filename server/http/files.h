// The files of the web client, kept in memory. Only files found by listing the folder exist, so
// no path can lead out of it.
#pragma once

#include <chrono>
#include <filesystem>
#include <map>
#include <memory>
#include <mutex>
#include <string>

#include "server/http/message.h"

namespace tessera {

class Files {
 public:
  explicit Files(std::filesystem::path folder);

  // The file at that path; for paths of pages, the client's index.html.
  Response answer(const Request& request);
  bool empty() const { return files_.empty(); }

 private:
  struct File {
    std::string type, etag, cache;
    std::shared_ptr<const std::string> body, gzipped;
    std::filesystem::file_time_type written;
    std::uintmax_t size = 0;
  };
  using FilePtr = std::shared_ptr<const File>;

  void scan();
  FilePtr read(const std::string& name, const std::filesystem::path& path) const;
  FilePtr find(const std::string& path);

  std::filesystem::path folder_;
  std::mutex mutex_;
  std::map<std::string, FilePtr> files_;  // by "/assets/x.js"
  std::chrono::steady_clock::time_point scanned_{};
};

}  // namespace tessera
