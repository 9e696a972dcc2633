// Secrets that open a seat, and names nobody can guess.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace tessera {

// Must be called once, before anything else here; false: no source of randomness.
bool prepare_secrets();

std::string make_token();     // 256 random bits in base64url, 43 characters
std::string make_table_id();  // 100 random bits in base32, 20 characters
std::uint64_t random_seed();

// What is kept of a token; 32 bytes.
std::string hash_token(std::string_view token);
bool is_same_hash(std::string_view one, std::string_view other);  // in constant time
bool looks_like_table_id(std::string_view text);

}  // namespace tessera
