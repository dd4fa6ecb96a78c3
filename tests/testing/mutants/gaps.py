"""Games whose views leave out what everybody may know."""

from __future__ import annotations

from igroteka.core import Game, Seat
from igroteka.games.dream_city import DreamCityGame
from igroteka.games.dream_city.components.tiles import KINDS
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView

from ..berries import Berries, WoodView
from ..berries.rules import Wood
from .registry import Patch, breaks


@breaks("complete view")
def nobody_sees_which_bonuses_were_used(_: Patch) -> Game:
    """The legal moves of the turn depend on it, and nothing else shows it."""

    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            v.used = ()
            return v

    return Mutant()


@breaks("complete view")
def nobody_sees_which_kinds_are_blocked(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            v.blocked = (0,) * len(KINDS)
            return v

    return Mutant()


@breaks("complete view")
def a_seat_forgets_what_it_has_answered(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def view(self, s: DreamCityState, seat: Seat | None) -> DreamCityView:
            v = super().view(s, seat)
            v.said = ()
            return v

    return Mutant()


@breaks("complete view")
def nobody_sees_the_points(_: Patch) -> Game:
    class Mutant(Berries):
        def view(self, s: Wood, seat: Seat | None) -> WoodView:
            v = super().view(s, seat)
            v.points = (0,) * v.seats
            v.items = ()
            return v

    return Mutant()


@breaks("complete view")
def points_come_without_their_reasons(_: Patch) -> Game:
    class Mutant(Berries):
        def view(self, s: Wood, seat: Seat | None) -> WoodView:
            v = super().view(s, seat)
            v.items = ()
            return v

    return Mutant()
