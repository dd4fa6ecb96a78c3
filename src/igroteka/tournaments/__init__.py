"""Tournaments as pure functions: who meets whom next, and how everybody stands. Nothing here knows a game, a store or a server."""

from .ladder import challenge_of, ladder_order, reachable_places
from .meetings import KINDS, LARGEST_TABLE, MOST_PLAYERS, Field, Kind, Meeting
from .rounds import next_round, rounds_of
from .standings import Standing, standings

__all__ = [
    "KINDS",
    "LARGEST_TABLE",
    "MOST_PLAYERS",
    "Field",
    "Kind",
    "Meeting",
    "Standing",
    "challenge_of",
    "ladder_order",
    "next_round",
    "reachable_places",
    "rounds_of",
    "standings",
]
