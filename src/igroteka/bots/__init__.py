"""Opponents that see only what their seat may see."""

from .levels import bot, bots, thinking_time
from .search import Search
from .simple import Bot, Greedy, Randomly

__all__ = ["Bot", "Greedy", "Randomly", "Search", "bot", "bots", "thinking_time"]
