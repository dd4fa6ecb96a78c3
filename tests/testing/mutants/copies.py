"""Copies, stored positions and logs that are not what they should be."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from typing import Any

from igroteka.core import (
    BadData,
    Game,
    Move,
)
from igroteka.games.dream_city import DreamCityGame
from igroteka.games.dream_city.moves import DONE
from igroteka.games.dream_city.rules import turn
from igroteka.games.dream_city.rules.turn import Build
from igroteka.games.dream_city.state import DreamCityState

from .registry import Patch, breaks

# ---------------------------------------------------------------- copies and storage


@breaks("clone", engine=True)
def clone_shares_the_flower_tokens(patch: Patch) -> Game:
    def clone(s: DreamCityState) -> DreamCityState:
        copy = honest(s)
        copy.flower = s.flower
        return copy

    honest = DreamCityState.clone
    patch.setattr(DreamCityState, "clone", clone)
    return DreamCityGame()


@breaks("clone", engine=True)
def clone_shares_one_hand(patch: Patch) -> Game:
    def clone(s: DreamCityState) -> DreamCityState:
        copy = honest(s)
        copy.hidden[-1] = s.hidden[-1]
        return copy

    honest = DreamCityState.clone
    patch.setattr(DreamCityState, "clone", clone)
    return DreamCityGame()


@breaks("clone", engine=True)
def rules_remember_outside_the_state(patch: Patch) -> Game:
    count = itertools.count()

    def score(s: DreamCityState, me: int, cell: int, used: int, extra: bool, double: bool) -> None:
        honest(s, me, cell, used, extra, double)
        s.points[me][0] += next(count) % 2

    honest = turn.score
    patch.setattr(turn, "score", score)
    return DreamCityGame()


@breaks("quiet", engine=True)
def clone_goes_on_recording(patch: Patch) -> Game:
    def clone(s: DreamCityState) -> DreamCityState:
        copy = honest(s)
        copy.events = []
        return copy

    honest = DreamCityState.clone
    patch.setattr(DreamCityState, "clone", clone)
    return DreamCityGame()


@breaks("data", engine=True)
def data_forgets_the_blocked_kinds(patch: Patch) -> Game:
    patch.setattr(DreamCityState, "to_data", without(DreamCityState.to_data, "blocked"))
    return DreamCityGame()


def without(
    honest: Callable[[DreamCityState], dict[str, Any]], key: str
) -> Callable[[DreamCityState], dict[str, Any]]:
    """`to_data` with a field less."""

    def to_data(s: DreamCityState) -> dict[str, Any]:
        data = honest(s)
        del data[key]
        return data

    return to_data


@breaks("data", engine=True)
def data_and_load_forget_the_flower_tokens(patch: Patch) -> Game:
    class Mutant(DreamCityGame):
        def load(self, data: Any) -> DreamCityState:
            known = isinstance(data, dict) and isinstance(data.get("seats"), int)
            return super().load({**data, "flower": [1] * data["seats"]} if known else data)

    patch.setattr(DreamCityState, "to_data", without(DreamCityState.to_data, "flower"))
    return Mutant()


@breaks("data", engine=True)
def data_holds_a_tuple(patch: Patch) -> Game:
    def to_data(s: DreamCityState) -> dict[str, Any]:
        return {**honest(s), "flower": tuple(s.flower)}

    honest = DreamCityState.to_data
    patch.setattr(DreamCityState, "to_data", to_data)
    return DreamCityGame()


@breaks("data")
def load_ignores_the_points(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def load(self, data: Any) -> DreamCityState:
            s = super().load(data)
            s.points[0] = [0] * len(s.points[0])
            return s

    return Mutant()


@breaks("data")
def load_turns_two_cells(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def load(self, data: Any) -> DreamCityState:
            s = super().load(data)
            city = s.city[0]
            city[0], city[1] = city[1], city[0]
            return s

    return Mutant()


@breaks("damaged data")
def load_takes_unknown_fields(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def load(self, data: Any) -> DreamCityState:
            if isinstance(data, dict):
                known = self.new(2).to_data()
                data = {key: value for key, value in data.items() if key in known}
            return super().load(data)

    return Mutant()


@breaks("damaged data")
def load_stumbles_over_damage(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        def load(self, data: Any) -> DreamCityState:
            try:
                return super().load(data)
            except BadData as error:
                raise KeyError("load") from error

    return Mutant()


# ---------------------------------------------------------------- matches


@breaks("log")
def the_edition_cannot_stand_in_a_log(_: Patch) -> Game:
    class Mutant(DreamCityGame):
        edition = "2020\nrevised"

    return Mutant()


@breaks("orders", engine=True)
def a_standing_order_gives_an_illegal_answer(patch: Patch) -> Game:
    def standing(frame: Build, s: DreamCityState, orders: dict[str, str]) -> Move | None:
        return DONE if orders["flower"] == "keep" else None

    patch.setattr(Build, "standing", standing)
    return DreamCityGame()
