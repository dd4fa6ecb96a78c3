"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Sequence

from igroteka import Match
from igroteka.core.json_types import JsonDraft
from igroteka.games.dream_city import GAME
from igroteka.games.dream_city.components.tiles import ITEM_NAMES, TILES, TOKENS_PER_KIND
from igroteka.games.dream_city.state import DreamCityState
from igroteka.games.dream_city.view import DreamCityView
from igroteka.testing.scenario import Scenario

City = dict[str, str]
MARKET = {"seed": "office", "bulb": "metro", "sprout": "park", "leaf": "home", "star": "shop_park_home"}


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
    start: dict[str, object] = {} if seats == 1 else {"first": str(first)}
    data: JsonDraft = GAME.new(seats, {**start, **(options or {})}).to_data()
    training = data["options"].get("mode") == "training"
    hands = (
        hidden
        if hidden is not None
        else [["office", "park"], ["metro", "home"], ["office", "metro"], ["park", "home"]]
    )
    data["first"] = first
    data["city"] = [dict(city[i]) if i < len(city) else {} for i in range(seats)]
    data["hidden"] = [list(hands[i]) if i < len(hands) else [] for i in range(seats)]
    data["open"] = [list(open[i]) if i < len(open) else [] for i in range(seats)]
    data["market"] = dict(MARKET if market is None else market)
    data["stacks"] = stacks if isinstance(stacks, dict) else dict.fromkeys(MARKET, stacks)
    data["area"] = area or {}
    data["flower"] = list(flower) if flower is not None else [0] * seats
    data["points"] = [{"office": points[i]} if i < len(points) else {} for i in range(seats)]
    data["collection"] = collection or {}
    data["walker"] = walker
    data["removed"] = {}
    pool = {t.name: t.copies for t in TILES}
    zones = [*data["city"], data["market"]]
    for name in [t for zone in zones for t in zone.values()] + [
        t for hand in data["hidden"] + data["open"] for t in hand
    ]:
        pool[name] -= 1
    for name, n in data["collection"].items():
        pool[name] -= n
    for name in ITEM_NAMES[len(TILES) :]:
        pool[name] = 0 if training else TOKENS_PER_KIND - data["area"].get(name.removeprefix("rescore_"), 0)
    data["pool"] = pool
    data["box"] = sum(pool.values()) - sum(data["stacks"].values())
    data["agenda"] = [{"frame": "Round"}]
    return Table(GAME.load(data))


def seen(m: Match, seat: int | None) -> DreamCityView:
    """The view of a seat in a match."""
    v = m.view(seat)
    assert isinstance(v, DreamCityView)
    return v


def all_tokens_out() -> dict[str, int]:
    """A rescoring area with both tokens of every kind."""
    return dict.fromkeys(("office", "metro", "park", "home", "shop"), 2)
