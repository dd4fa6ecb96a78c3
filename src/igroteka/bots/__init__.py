"""Opponents that see only what their seat may see."""

from .levels import DEFAULT_LEVEL, bot, bots, thinking_time
from .search import Search
from .simple import Bot, GreedyBot, RandomBot

__all__ = ["DEFAULT_LEVEL", "Bot", "GreedyBot", "RandomBot", "Search", "bot", "bots", "thinking_time"]
