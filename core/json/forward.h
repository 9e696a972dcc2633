// The names of JSON's types, for headers that only pass them on: the library itself is slow to read.
#pragma once

#include <boost/json/fwd.hpp>

namespace tessera {

namespace json = boost::json;

}  // namespace tessera
