"""How the game is judged by bots, and told to learning agents."""
