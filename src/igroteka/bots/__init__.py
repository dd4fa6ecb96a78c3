"""Opponents that see only what their seat may see."""

from .levels import DEFAULT_LEVEL, LEVELS, bot, bots, thinking_time
from .search import Search
from .simple import Bot, GreedyBot, RandomBot

__all__ = [
    "DEFAULT_LEVEL",
    "LEVELS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "Search",
    "bot",
    "bots",
    "thinking_time",
]
