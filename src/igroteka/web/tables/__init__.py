"""Tables in memory: the match over the store, seats, clocks, bots, and what people may do."""
