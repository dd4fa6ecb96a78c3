"""The tracks of the planning board: shipping and terraforming."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import fire, reward

from ..components.boards import BOARDS, MOST_SHIP, MOST_TERRAFORMING
from ..components.names import Names
from ..moves import tree
from ..state import ITEM, AgeOfInnovationState
from .building import Pending
from .gains import score
from .land import refresh

_TRACK: Final[Names] = ("track",)
_ITEM: Final = ITEM["tracks"]


def ship_step(s: AgeOfInnovationState, me: int) -> None:
    """§AI-4.6.3.1, §AI-3.3.3, §AI-3.3.9, §AI-5.31 One step of shipping with its reward; at the end of the track it is lost."""
    if s.shipping[me] == MOST_SHIP:
        return
    s.shipping[me] += 1
    refresh(s, me)
    s.emit("shipping", me, s.shipping[me])
    _give(s, me, BOARDS[s.native[me]].shipping_rewards[s.shipping[me]], "shipping-books")


def terraforming_step(s: AgeOfInnovationState, me: int) -> None:
    """§AI-4.6.4.1, §AI-3.3.4, §AI-5.31 One step of terraforming with its reward."""
    if s.terraforming[me] == MOST_TERRAFORMING:
        return
    s.terraforming[me] += 1
    s.emit("terraforming", me, s.terraforming[me])
    _give(s, me, BOARDS[s.native[me]].terraforming_rewards[s.terraforming[me]], "terraforming-books")


def _give(s: AgeOfInnovationState, me: int, gives: tuple[int, int], books: str) -> None:
    fire(s, me, _TRACK)
    vp, n = gives
    score(s, me, vp, _ITEM)
    if n:
        reward(s, me, tree(books), Pending, n)
