"""A bounded attack on a server of our own: hostile messages over pages, sockets and the JSON API, and somebody who plays meanwhile."""
