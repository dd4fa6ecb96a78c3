"""Opponents that see only what their seat may see."""

from .levels import bot, bots, thinking_time
from .search import Search
from .simple import Bot, GreedyBot, RandomBot

__all__ = ["Bot", "GreedyBot", "RandomBot", "Search", "bot", "bots", "thinking_time"]
