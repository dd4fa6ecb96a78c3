"""Matches: games in progress with log, undo, standing orders, replay and verification."""

from .entry import Entry
from .match import Match
from .positions import pretty, pretty_form, read_data, read_position
from .record import Beginning
from .snapshot import MatchSnapshot, take_snapshot
from .verify import Verification, verify

__all__ = [
    "Beginning",
    "Entry",
    "Match",
    "MatchSnapshot",
    "Verification",
    "pretty",
    "pretty_form",
    "read_data",
    "read_position",
    "take_snapshot",
    "verify",
]
