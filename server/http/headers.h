// Headers that every answer carries.
#pragma once

#include <string_view>

#include "server/http/message.h"

namespace tessera {

// Scripts come from here only; nothing of ours runs inside another site's frame. Other sites' pages
// may not read the answer, except the page of `reader`, an origin this server was told to trust.
void add_security_headers(Response& response, std::string_view reader = {});

// The answer to a browser that asks whether a page of a trusted origin may send its request.
Response preflight();

}  // namespace tessera
