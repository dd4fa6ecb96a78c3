"""Many games at once: simulations, tournaments, training and measurements."""

from .loop import FinishedGame, Observer, Player, play_game

__all__ = ["FinishedGame", "Observer", "Player", "play_game"]
