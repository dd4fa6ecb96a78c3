"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from igroteka.core.errors import bad_data
from igroteka.core.frames import Frame, Together
from igroteka.core.text import phrase

from ..components.boards import CELLS, SLOTS
from ..components.setups import HAND, SOLO
from ..state import EMPTY, DreamCityState
from .market import DrawBlind, TurnOver
from .rounds import final_scoring
from .setup import Deal, RemoveShop, SetUp
from .turn import Bonus, Build

_STEPS: Final = "Build|Bonus|BeforeRefill|AfterTake|(?:AfterTake )?(?:DrawBlind|ChooseFromMarket)"
_SETUP: Final = (
    "SetUp|Round(?: Refill(?: (?:TurnOver|LeftOver(?: LeftOver)*"
    "|MakeStacks(?: Deal)*(?: RemoveShop)*(?: FirstPlayer)?))?)?"
)
_MANY: Final = (
    f"Round(?: Turn)*(?: (?:LastChance|AfterRefill|(?:AfterRefill )?Refill(?: (?:TurnOver|{_STEPS}))?))?"
)
_ALONE: Final = f"Round(?: (?:Turn|Refill(?: (?:TurnOver|OpponentMoves(?: (?:{_STEPS}))?))?))?"
_END: Final = "(?:GameOver(?: Together)?)?"


def check_agenda(s: DreamCityState) -> None:
    """Refuse an agenda that the rules cannot have laid out on this position."""
    names = " ".join([type(f).__name__ for f in s.agenda])
    play = _ALONE if s.mode == SOLO else _MANY
    if not re.fullmatch(f"{_SETUP}|{play}|{_END}", names):
        raise bad_data("agenda", repr(names[:200]), phrase("frames in the order of the rules"))
    if "MakeStacks" in names or names == "SetUp":
        _check_set_up(s)
    elif s.agenda and sum(s.pool) != sum(s.stacks) + s.box + names.count("LeftOver"):
        raise bad_data("pool", str(sum(s.pool)), phrase("stacks, box and left-over tiles together"))
    for f in s.agenda:
        _check_frame(s, f)


def _check_set_up(s: DreamCityState) -> None:
    """Before the stacks are made all tiles are in the pool, removed or dealt."""
    in_play = any([*s.stacks, *s.area, *s.discarded, *s.collection, s.box, *[len(o) for o in s.open]])
    if in_play or any(t != EMPTY for zone in (*s.city, s.market) for t in zone):
        raise bad_data("agenda", phrase("a set-up on a table in play"), phrase("an untouched table"))
    begun = not isinstance(s.agenda[0], SetUp)
    number = s.setup().remove_per_kind if begun else 0
    shops = number - sum([isinstance(f, RemoveShop) for f in s.agenda])
    if (
        s.removed[:4] != [number] * 4
        or sum(s.removed[4:]) != shops
        or max(s.removed) > max(number, 1)
        or max(s.removed[4:]) > 1
    ):
        raise bad_data(
            "removed", str(s.removed), phrase("{n} of each kind, shops with different roofs", n=number)
        )
    for seat in range(s.seats):
        deals = sum([isinstance(f, Deal) and f.me == seat for f in s.agenda])
        if begun and len(s.hidden[seat]) + deals != HAND:
            raise bad_data(
                f"hidden[{seat}]",
                phrase("{n} tiles and {count} deals", n=len(s.hidden[seat]), count=deals),
                phrase("{n} in all", n=HAND),
            )


def _check_frame(s: DreamCityState, f: Frame) -> None:
    for field, high in (("me", s.seats - 1), ("slot", SLOTS - 1), ("cell", len(CELLS) - 1), ("used", 3)):
        value = getattr(f, field, 0)
        if not 0 <= value <= high:
            raise bad_data(
                f"agenda: {type(f).__name__}.{field}", str(value), phrase("{low} to {high}", low=0, high=high)
            )
    if isinstance(f, Build) and not s.can_build(f.me):
        raise bad_data(
            "agenda: Build",
            phrase("nothing that seat {n} can build", n=f.me),
            phrase("a tile and an empty cell"),
        )
    if isinstance(f, Bonus) and s.city[f.me][f.cell] == EMPTY:
        raise bad_data(
            "agenda: Bonus.cell",
            phrase("{name}, which is empty", name=CELLS[f.cell]),
            phrase("a tile just laid"),
        )
    if isinstance(f, (TurnOver, DrawBlind)) and not (s.stacks[f.slot] and s.market[f.slot] == EMPTY):
        raise bad_data(
            f"agenda: {type(f).__name__}.slot",
            phrase("a slot that is not to be filled"),
            phrase("an empty slot with a stack"),
        )
    if isinstance(f, Together):
        want = final_scoring(s)[0]
        if not isinstance(want, Together) or (f.seats, f.lanes) != (want.seats, want.lanes):
            raise bad_data(
                "agenda: Together", phrase("other lanes"), phrase("one KeepTile for each seat with a hand")
            )
