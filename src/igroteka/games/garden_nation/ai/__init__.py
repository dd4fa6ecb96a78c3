"""What positions are worth, for bots, hints and learning agents."""
