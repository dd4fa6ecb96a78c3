"""What learning agents are told: numbers of the declared layout, different wherever views are."""

from __future__ import annotations

from ..core import Seat, State
from ..core.errors import some
from .trial import Trial, first_difference


def observe(t: Trial, s: State, seat: Seat) -> list[int]:
    """The numbers of a seat; those that the layout does not allow break the promise."""
    with t.checking("observe"):
        numbers = t.game.observe(s, seat)
    layout = t.game.layout
    if len(numbers) != layout.size:
        t.fail("observe", f"{layout.size} numbers, as the layout has", f"{len(numbers)}")
    for block, start in zip(layout.blocks, layout.starts, strict=True):
        wrong = [n for n in numbers[start : start + block.count] if not block.low <= n <= block.high]
        if wrong:
            t.fail("observe", f"{block.name} from {block.low} to {block.high}", some([str(n) for n in wrong]))
    return numbers


def check_observations(t: Trial) -> None:
    """Every seat is told what its view tells: wherever the numbers are the same, the view is."""
    for seat in t.seats:
        numbers = (seat, *observe(t, t.match.state, seat))
        with t.checking("view"):
            view = t.game.view(t.match.state, seat)
        before = t.told.setdefault(numbers, view)
        if before != view:
            t.fail(
                "observe",
                f"seat {seat} to be told other numbers where it sees something else",
                f"the same numbers, and {first_difference(before, view)}",
            )
