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
    box: int
    stacks: tuple[int, ...]
    market: tuple[str, ...]
    area: tuple[int, ...]
    blocked: tuple[int, ...]
    removed: dict[str, int]
