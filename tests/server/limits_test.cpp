#include "server/http/limits.h"

#include <doctest/doctest.h>

#include "server/http/message.h"
#include "server/room/token.h"

namespace tessera {
namespace {

using std::chrono::milliseconds;

TEST_CASE("a bucket gives its burst at once, then so much a second") {
  const Clock::time_point start{};
  Bucket bucket({10, 3}, start);
  for (int i = 0; i < 3; ++i) CHECK(bucket.take(start));
  CHECK_FALSE(bucket.take(start));
  CHECK(bucket.take(start + milliseconds(100)));
  CHECK_FALSE(bucket.take(start + milliseconds(150)));
  CHECK(bucket.is_full(start + milliseconds(2000)));
}

TEST_CASE("each address has a bucket of its own; rate 0 is no limit") {
  const Clock::time_point start{};
  BucketPerAddress buckets({1, 1});
  CHECK(buckets.take("a", start));
  CHECK_FALSE(buckets.take("a", start));
  CHECK(buckets.take("b", start));
  BucketPerAddress unlimited({0, 0});
  for (int i = 0; i < 1000; ++i) CHECK(unlimited.take("a", start));
}

TEST_CASE("targets are decoded, malformed ones refused") {
  const auto target = read_target("/a%20b?x=1&y=%C3%A3&z");
  REQUIRE(target);
  CHECK(target->path == "/a b");
  CHECK(target->query.at("y") == "ã");
  CHECK(target->query.at("z").empty());
  CHECK_FALSE(read_target("/%0"));
  CHECK_FALSE(read_target("/%00"));
  CHECK_FALSE(read_target("http://elsewhere/"));
}

TEST_CASE("tokens have 256 bits, and only their hash is needed to know them again") {
  REQUIRE(prepare_secrets());
  const std::string token = make_token();
  CHECK(token.size() == 43);
  CHECK(token != make_token());
  CHECK(hash_token(token).size() == 32);
  CHECK(is_same_hash(hash_token(token), hash_token(token)));
  CHECK_FALSE(is_same_hash(hash_token(token), hash_token(make_token())));
  CHECK_FALSE(is_same_hash("", ""));
  CHECK(looks_like_table_id(make_table_id()));
  CHECK_FALSE(looks_like_table_id("../../etc/passwd/xxxx"));
}

}  // namespace
}  // namespace tessera
