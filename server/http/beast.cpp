// The parts of Boost.Beast and Asio that need compiling only once.
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
