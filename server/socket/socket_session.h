// A WebSocket over Boost.Beast. Only the network code includes this.
#pragma once

#include <atomic>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>

#include "server/http/network.h"

namespace tessera {

using Handshake = boost::beast::http::request<boost::beast::http::string_body>;

// Takes the stream over from HTTP. The session lives as long as its socket; `open` counts it.
void start_socket_session(boost::beast::tcp_stream stream, Handshake handshake, std::shared_ptr<Listener> listener,
                          const NetworkLimits& limits, std::atomic<std::size_t>& open);

}  // namespace tessera
