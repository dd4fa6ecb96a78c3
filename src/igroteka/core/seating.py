"""Whether the seats of a game may be bid for before it begins."""

from __future__ import annotations

from .game import Offering
from .optional import Auctioned
from .text import Text


def reason_against_bids(game: Offering, seats: int) -> Text | None:
    """Why seats of a game are not bid for with so many players; None if they may be."""
    if seats < 2:
        return Text("no-bids-alone")
    return Text(game.no_bids) if isinstance(game, Auctioned) and game.no_bids else None
