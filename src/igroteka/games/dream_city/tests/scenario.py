"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka import Match
from igroteka.core.json_types import JsonDraft
from igroteka.core.positions import build_position
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView
from igroteka.testing.scenario import Scenario

City = dict[str, str]
MARKET = {"seed": "office", "bulb": "metro", "sprout": "park", "leaf": "home", "star": "shop_park_home"}
HANDS: Sequence[Sequence[str]] = (
    ("office", "park"),
    ("metro", "home"),
    ("office", "metro"),
    ("park", "home"),
)


class Table(Scenario[DreamCityState]):
    """A position of Dream City; `do` plays lines such as "0 build park r3c3" or "* turn_over leaf park"."""

    game = GAME

    def points(self, seat: int = 0) -> int:
        return self.s.total(seat)

    def rival(self) -> int:
        return self.scores()[-1].total

    def view(self, seat: int | None) -> DreamCityView:
        return GAME.view(self.s, seat)

    def hand(self, seat: int = 0) -> list[str]:
        view = self.view(seat).players[seat]
        return sorted([*view.open, *view.hidden])

    def market(self) -> dict[str, str]:
        data: dict[str, str] = self.s.to_data()["market"]
        return data


def table(
    seats: int = 2,
    options: dict[str, object] | None = None,
    *,
    city: Sequence[City] = (),
    hidden: Sequence[Sequence[str]] | None = None,
    open: Sequence[Sequence[str]] = (),
    market: City | None = None,
    stacks: dict[str, int] | int = 4,
    area: dict[str, int] | None = None,
    flower: Sequence[int] | None = None,
    points: Sequence[int] = (),
    first: int = 0,
    collection: dict[str, int] | None = None,
    walker: str = "seed",
) -> Table:
    """A position at the beginning of a round; everything not named lies in the pool."""
    start = {} if seats == 1 else {"first": str(first)}
    hands = HANDS if hidden is None else hidden
    form: JsonDraft = {
        "seats": seats,
        "options": {**start, **(options or {})},
        "first": first,
        "market": MARKET if market is None else market,
        "stacks": stacks if isinstance(stacks, dict) else dict.fromkeys(MARKET, stacks),
        "area": area or {},
        "collection": collection or {},
        "walker": walker,
        "players": [
            {
                "city": city[i] if i < len(city) else {},
                "hidden": list(hands[i]) if i < len(hands) else [],
                "open": list(open[i]) if i < len(open) else [],
                "flower": flower[i] if flower is not None else 0,
                "points": {"office": points[i]} if i < len(points) else {},
            }
            for i in range(seats)
        ],
    }
    s = build_position(GAME, form)
    assert isinstance(s, DreamCityState)
    s.events = None  # what counts is what is played
    return Table(s)


def seen(m: Match, seat: int | None) -> DreamCityView:
    """The view of a seat in a match."""
    v = m.view(seat)
    assert isinstance(v, DreamCityView)
    return v


def all_tokens_out() -> dict[str, int]:
    """A rescoring area with both tokens of every kind."""
    return dict.fromkeys(("office", "metro", "park", "home", "shop"), 2)
