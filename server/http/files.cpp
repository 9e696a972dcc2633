#include "server/http/files.h"

#include <sodium.h>

#include <array>
#include <fstream>
#include <iterator>
#include <string_view>

namespace tessera {
namespace {

namespace fs = std::filesystem;

constexpr auto kBetweenScans = std::chrono::seconds(1);  // a rebuilt client shows without a restart
constexpr std::uintmax_t kLargestFile = 32 << 20;

std::string_view type_of(std::string_view name) {
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 19> kTypes{{{".html", "text/html; charset=utf-8"},
                                                                                         {".js", "text/javascript; charset=utf-8"},
                                                                                         {".mjs", "text/javascript; charset=utf-8"},
                                                                                         {".css", "text/css; charset=utf-8"},
                                                                                         {".json", "application/json"},
                                                                                         {".map", "application/json"},
                                                                                         {".svg", "image/svg+xml"},
                                                                                         {".png", "image/png"},
                                                                                         {".jpg", "image/jpeg"},
                                                                                         {".webp", "image/webp"},
                                                                                         {".avif", "image/avif"},
                                                                                         {".ico", "image/x-icon"},
                                                                                         {".woff2", "font/woff2"},
                                                                                         {".woff", "font/woff"},
                                                                                         {".wasm", "application/wasm"},
                                                                                         {".mp3", "audio/mpeg"},
                                                                                         {".ogg", "audio/ogg"},
                                                                                         {".txt", "text/plain; charset=utf-8"},
                                                                                         {".webmanifest", "application/manifest+json"}}};
  for (const auto& [ending, type] : kTypes)
    if (name.ends_with(ending)) return type;
  return "application/octet-stream";
}

std::shared_ptr<const std::string> contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return nullptr;
  return std::make_shared<const std::string>(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
}

std::string etag_of(const std::string& body) {
  unsigned char hash[16];
  crypto_generichash(hash, sizeof hash, reinterpret_cast<const unsigned char*>(body.data()), body.size(), nullptr, 0);
  char hex[2 * sizeof hash + 1];
  sodium_bin2hex(hex, sizeof hex, hash, sizeof hash);
  return '"' + std::string(hex) + '"';
}

// The build puts a hash of the content into these names, so they never change.
bool is_hashed(std::string_view name) { return name.starts_with("/assets/"); }

// A page of the client has no ending; anything that has one is a file.
bool is_page(std::string_view path) { return path.substr(path.rfind('/')).find('.') == path.npos; }

}  // namespace

Files::Files(fs::path folder) : folder_(std::move(folder)) { scan(); }

Files::FilePtr Files::read(const std::string& name, const fs::path& path) const {
  auto file = std::make_shared<File>();
  std::error_code error;
  file->written = fs::last_write_time(path, error);
  file->size = fs::file_size(path, error);
  file->body = error || file->size > kLargestFile ? nullptr : contents(path);
  if (!file->body) return nullptr;
  file->type = type_of(name);
  file->etag = etag_of(*file->body);
  file->cache = is_hashed(name) ? "public, max-age=31536000, immutable" : "no-cache";
  fs::path zipped = path;
  zipped += ".gz";
  if (fs::is_regular_file(zipped, error)) file->gzipped = contents(zipped);
  return file;
}

void Files::scan() {
  scanned_ = std::chrono::steady_clock::now();
  std::map<std::string, FilePtr> found;
  std::error_code error;
  if (folder_.empty()) return;
  for (fs::recursive_directory_iterator entry(folder_, error), end; !error && entry != end; entry.increment(error)) {
    // A link might lead out of the folder.
    if (entry->is_symlink(error) || !entry->is_regular_file(error)) continue;
    const std::string name = (fs::path("/") / fs::relative(entry->path(), folder_, error)).generic_string();
    if (name.ends_with(".gz") || name.find("/.") != name.npos) continue;
    const auto known = files_.find(name);
    const bool same =
        known != files_.end() && known->second->written == entry->last_write_time(error) && known->second->size == entry->file_size(error);
    if (FilePtr file = same ? known->second : read(name, entry->path())) found.emplace(name, std::move(file));
  }
  files_ = std::move(found);
}

Files::FilePtr Files::find(const std::string& path) {
  const std::lock_guard lock(mutex_);
  if (std::chrono::steady_clock::now() - scanned_ > kBetweenScans) scan();
  const auto found = files_.find(is_page(path) ? "/index.html" : path);
  return found == files_.end() ? nullptr : found->second;
}

Response Files::answer(const Request& request) {
  const FilePtr file = find(request.path);
  if (!file)
    return {.status = 404, .body = std::make_shared<std::string>(R"({"error":{"code":"not-found","message":"there is nothing here"}})")};
  Response response{.status = 200, .type = file->type, .body = file->body};
  response.headers = {{"ETag", file->etag}, {"Cache-Control", file->cache}, {"Vary", "Accept-Encoding"}};
  if (request.header("if-none-match").find(file->etag) != std::string_view::npos) {
    response.status = 304;
  } else if (file->gzipped && request.header("accept-encoding").find("gzip") != std::string_view::npos) {
    response.headers.emplace_back("Content-Encoding", "gzip");
    response.body = file->gzipped;
  }
  return response;
}

}  // namespace tessera
