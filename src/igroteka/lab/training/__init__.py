"""Learning by self-play: a small network learns the chance to win from a game's features."""
