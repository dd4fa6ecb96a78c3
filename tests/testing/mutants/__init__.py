"""Broken games: small changes of Dream City, or of Berries for what Dream City does not have.

Those that change rules or the state patch the engine, so they run only interpreted.
"""

from . import copies, gaps, looks, play, secrets
from .registry import MUTANTS, Mutant

__all__ = ["MUTANTS", "Mutant", "copies", "gaps", "looks", "play", "secrets"]
