"""Igroteka: modern board games, played exactly by their rulebooks."""

from .core import Game, IgrotekaError, Move, Rng, Score, State, game, list_games, register
from .core.positions import BadPosition, build_position, position_form
from .core.questions import questions
from .match import Match

__all__ = [
    "BadPosition",
    "Game",
    "IgrotekaError",
    "Match",
    "Move",
    "Rng",
    "Score",
    "State",
    "build_position",
    "game",
    "list_games",
    "position_form",
    "questions",
    "register",
]
__version__ = "0.1.0"
