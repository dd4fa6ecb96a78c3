"""What everybody sees, whatever their seat.

Written by `igroteka fields` from the declaration in `fields.py`: change that, and write it again.
"""

from __future__ import annotations

from dataclasses import dataclass

from igroteka.core.game import View


@dataclass
class PublicView(View):
    """The public fields of a position, as views tell them."""

    first: int
    territories: tuple[int, ...]
    turns: tuple[int, ...]
    kinds: tuple[str, ...]
    owners: tuple[int, ...]
    floors: tuple[int, ...]
    crane: int
    round: int
    last_round: bool
    open: tuple[str, ...]
    roofs: int
    brambles: tuple[int, ...]
