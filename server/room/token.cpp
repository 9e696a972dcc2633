#include "server/room/token.h"

#include <sodium.h>

#include <algorithm>

namespace tessera {
namespace {

constexpr std::size_t kTokenBytes = 32;
constexpr std::size_t kTableIdLength = 20;
constexpr std::string_view kBase32 = "abcdefghijklmnopqrstuvwxyz234567";

}  // namespace

bool prepare_secrets() { return sodium_init() >= 0; }

std::string make_token() {
  unsigned char bytes[kTokenBytes];
  randombytes_buf(bytes, sizeof bytes);
  char text[sodium_base64_ENCODED_LEN(kTokenBytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING)];
  return sodium_bin2base64(text, sizeof text, bytes, sizeof bytes, sodium_base64_VARIANT_URLSAFE_NO_PADDING);
}

std::string make_table_id() {
  std::string id;
  while (id.size() < kTableIdLength) id += kBase32[randombytes_uniform(32)];
  return id;
}

std::uint64_t random_seed() {
  std::uint64_t seed;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

std::string hash_token(std::string_view token) {
  std::string hash(kTokenBytes, '\0');
  crypto_generichash(reinterpret_cast<unsigned char*>(hash.data()), hash.size(), reinterpret_cast<const unsigned char*>(token.data()),
                     token.size(), nullptr, 0);
  return hash;
}

bool is_same_hash(std::string_view one, std::string_view other) {
  return !one.empty() && one.size() == other.size() && sodium_memcmp(one.data(), other.data(), one.size()) == 0;
}

bool looks_like_table_id(std::string_view text) {
  return text.size() == kTableIdLength && std::ranges::all_of(text, [](char c) { return kBase32.find(c) != kBase32.npos; });
}

}  // namespace tessera
