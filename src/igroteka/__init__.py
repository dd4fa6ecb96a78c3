"""Igroteka: modern board games, played exactly by their rulebooks."""

from .core import Game, IgrotekaError, Move, Rng, Score, State, game, list_games, register
from .match import Match

__all__ = [
    "Game",
    "IgrotekaError",
    "Match",
    "Move",
    "Rng",
    "Score",
    "State",
    "game",
    "list_games",
    "register",
]
__version__ = "0.1.0"
