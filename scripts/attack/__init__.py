"""A bounded attack on a server of our own: hostile messages at all doors, and somebody who plays beside them."""
