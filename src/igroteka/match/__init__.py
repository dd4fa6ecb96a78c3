"""Matches: games in progress with log, undo, standing orders, replay and verification."""

from .entry import Entry
from .kept import KeptMatch, keep
from .match import Match
from .positions import pretty, read_position
from .verify import Verification, verify

__all__ = ["Entry", "KeptMatch", "Match", "Verification", "keep", "pretty", "read_position", "verify"]
