"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from igroteka.core import Move, Shown
from igroteka.core.json_types import JsonDraft
from igroteka.core.positions import build_position
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import PLACES, REFERENCE, ZONE_NAMES
from igroteka.games.garden_nation.state import GardenNationState
from igroteka.games.garden_nation.view import GardenNationView
from igroteka.testing.scenario import Scenario

#: Projects that no test position completes by accident: three floors in the centre, and a trio.
DULL = ("apartments", "power_station", "radio_tower", "air_base")


class Table(Scenario[GardenNationState]):
    """A position of Garden Nation; `do` plays lines such as "0 build 4nw" or "* open forge"."""

    game = GAME

    def zones(self, kind: str) -> set[str]:
        """The zones in which moves of a kind are legal."""
        return {text.split()[1] for text in self.legal() if text.split()[0] == kind}

    @property
    def crane(self) -> int:
        """The number of the Torticrane's territory, 0 if it is beside the board."""
        territory: int = self.s.to_data()["crane"]
        return territory

    def building(self, name: str) -> str:
        """What stands in a zone: "0 2" for two floors of seat 0, with " roof" if closed; empty for nothing."""
        zone = self.zone(name)
        if not self.s.floors[zone]:
            return ""
        return f"{self.s.owner[zone]} {self.s.floors[zone]}" + (" roof" if self.s.roof[zone] else "")

    def zone(self, name: str) -> int:
        """The number of a zone by its name."""
        return self.s.layout.zone(ZONE_NAMES.index(name))

    def view(self, seat: int | None) -> GardenNationView:
        return GAME.view(self.s, seat)

    def show(self, text: str) -> Shown:
        """How a legal move is shown."""
        return GAME.show(self.s, self.move(text))

    def move(self, text: str) -> Move:
        """A move by its notation, which must be legal now."""
        assert text in self.legal(), text
        return GAME.moves.parse(text)


def table(
    seats: int = 2,
    buildings: Mapping[str, str] | None = None,
    *,
    options: Mapping[str, object] | None = None,
    territories: Sequence[int] = REFERENCE,
    turns: Sequence[int] = (0, 0, 0, 0, 0, 0, 0),
    brambles: Mapping[str, str] | None = None,
    crane: int = 4,
    population: Sequence[int] = (),
    ploys: Sequence[Mapping[str, int]] = (),
    space: Sequence[int] = (),
    open: Sequence[str] = DULL,
    claimed: Sequence[Sequence[str]] = (),
    kept: Sequence[Sequence[str]] = (),
    points: Sequence[int] = (),
    last: bool = False,
    round: int = 3,
    me: int = 0,
    left: int = 1,
    agenda: Sequence[JsonDraft] | None = None,
) -> Table:
    """A position in which a seat has some actions left; a building is written "0 2" or "0 2 roof"."""
    stands = {name: text.split() for name, text in (buildings or {}).items()}
    form: JsonDraft = {
        "seats": seats,
        "options": {"first": "0", **(options or {})},
        "turn": me,
        "actions": left,
        "territories": dict(zip(PLACES, territories, strict=True)),
        "turns": dict(zip(PLACES, turns, strict=True)),
        "brambles": brambles or {},
        "roofs": [name for name, words in stands.items() if len(words) > 2],
        "crane": crane,
        "round": round,
        "last": last,
        "projects": list(open),
        "players": [
            {
                "buildings": {name: int(row[1]) for name, row in stands.items() if row[0] == str(i)},
                "population": population[i] if i < len(population) else 35,
                "ploys": ploys[i] if i < len(ploys) else {},
                "points": {"projects": points[i]} if i < len(points) else {},
                "claimed": list(claimed[i]) if i < len(claimed) else [],
                "kept": list(kept[i]) if i < len(kept) else [],
                **({"space": space[i]} if space else {}),
            }
            for i in range(seats)
        ],
        **({"agenda": list(agenda)} if agenda is not None else {}),
    }
    s = build_position(GAME, form)
    assert isinstance(s, GardenNationState)
    s.events = None  # what counts is what is played
    return Table(s)


def action(me: int = 0, left: int = 1, used: bool = False, only: int = -1) -> JsonDraft:
    """The frame of an action."""
    return {"frame": "Action", "me": me, "left": left, "used": used, "only": only}


def at_the_end(seats: int = 2, buildings: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A position after the last control phase: loading it scores the game."""
    return table(seats, buildings, agenda=[{"frame": "FinalScoring"}], **more)
