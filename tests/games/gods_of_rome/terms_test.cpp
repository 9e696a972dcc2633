#include "tests/games/gods_of_rome/story.h"
using namespace tessera::gods_of_rome;
TEST_CASE("placeholder to be replaced") { CHECK(sound(mid_game())); }
