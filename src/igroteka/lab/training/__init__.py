"""Learning by self-play: a small network learns from a game's features how many points a seat will have in the end."""
