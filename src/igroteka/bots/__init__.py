"""Opponents that see only what their seat may see."""

from .simple import Bot, Greedy, Randomly, bot, bots

__all__ = ["Bot", "Greedy", "Randomly", "bot", "bots"]
