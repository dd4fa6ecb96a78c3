"""How the game is seen and played on a screen."""
