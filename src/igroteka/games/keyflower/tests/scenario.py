"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from igroteka.core import Move, Shown, scene
from igroteka.core.hexes import pack
from igroteka.core.json_types import JsonDraft
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import COLOURS, RESOURCES, SKILLS
from igroteka.games.keyflower.components.setups import SETUPS
from igroteka.games.keyflower.components.tiles import (
    FIRST_ORDER,
    FIRST_WINTER,
    NUMBER,
    SEASONS,
    TILE_NAMES,
    WINTER,
)
from igroteka.games.keyflower.rules.expansion import HOME_CELL, lay, rotations
from igroteka.games.keyflower.rules.scoring import count
from igroteka.games.keyflower.state import C, K, KeyflowerState, R, blank
from igroteka.games.keyflower.view import KeyflowerView
from igroteka.testing.scenario import Scenario

#: Tiles of a village: name and where it lies, with a rotation or in the first one that fits.
Village = Mapping[str, tuple[int, ...]]


class Table(Scenario[KeyflowerState]):
    """A position of Keyflower; `do` plays lines such as "0 bid keywood" or "* draw_worker red"."""

    game = GAME

    def workers(self, seat: int = 0) -> dict[str, int]:
        """What is behind a screen, without zeros."""
        return _named(COLOURS, self.s.workers[seat * C : seat * C + C])

    def skills(self, seat: int = 0) -> dict[str, int]:
        """The skill tokens behind a screen."""
        return _named(SKILLS, self.s.skills[seat * K : seat * K + K])

    def goods(self, tile: str) -> dict[str, int]:
        """The resources on a tile."""
        t = NUMBER[tile]
        return _named(RESOURCES, self.s.goods[t * R : t * R + R])

    def users(self, tile: str) -> dict[str, int]:
        """The workers on a tile."""
        t = NUMBER[tile]
        return _named(COLOURS, self.s.on[t * C : t * C + C])

    def bids(self, tile: str) -> list[int]:
        """The bids for a tile by seat."""
        t = NUMBER[tile]
        return self.s.bid[t * self.s.seats : (t + 1) * self.s.seats]

    def colour(self, tile: str) -> str:
        """The colour of a tile this season."""
        c = self.s.colour[NUMBER[tile]]
        return COLOURS[c] if c >= 0 else ""

    def bag(self) -> dict[str, int]:
        """What is in the bag."""
        return _named(COLOURS, self.s.bag)

    def of(self, kind: str, seat: int | None = None) -> set[str]:
        """The first arguments of the legal moves of a kind."""
        return {text.split()[1] for text in self.legal(seat) if text.split()[0] == kind}

    def counts(self) -> list[int]:
        """The numbers of workers that are offered."""
        return sorted([int(n) for n in self.of("count")])

    def view(self, seat: int | None) -> KeyflowerView:
        return GAME.view(self.s, seat)

    def show(self, text: str) -> Shown:
        """How a legal move is shown to whoever is asked first."""
        here = scene(self.s, self.turn[0])
        assert isinstance(here, KeyflowerState)
        return GAME.show(here, self.move(text))

    def move(self, text: str) -> Move:
        """A move by its notation, which must be legal now."""
        assert text in self.legal(), text
        return GAME.moves.parse(text)

    def best(self, seat: int = 0) -> int:
        """The points of a seat if the game were over now."""
        return count(self.s, seat).total()

    def scored(self, seat: int = 0) -> dict[str, int]:
        """The points by scoring tile of a seat if the game were over now."""
        counted = count(self.s, seat)
        return {TILE_NAMES[t] if t >= 0 else "gold": n for t, n in counted.points.items()}


def _named(names: Sequence[str], numbers: Sequence[int]) -> dict[str, int]:
    return {name: n for name, n in zip(names, numbers, strict=True) if n}


def laid(home: int, village: Village) -> dict[str, list[int]]:
    """Where the tiles of a village lie, with the first rotations that fit where none are given."""
    s = blank(2, {}, [])
    lay(s, 0, home - 1, HOME_CELL, 0)
    places = _fitted(s, list(village.items()))
    assert places is not None, f"{village} does not fit"
    return places


def _fitted(s: KeyflowerState, todo: list[tuple[str, tuple[int, ...]]]) -> dict[str, list[int]] | None:
    if not todo:
        return {}
    name, (q, r, *turns) = todo[0]
    t, cell = NUMBER[name], pack((q, r))
    for k in turns or rotations(s, 0, t, cell):
        after = s.clone()
        lay(after, 0, t, cell, k)
        rest = _fitted(after, todo[1:])
        if rest is not None:
            return {name: [q, r, k], **rest}
    return None


def parsed(text: str) -> dict[str, int]:
    """Numbers by name: "2 wood 1 gold"."""
    words = text.split()
    return {words[i + 1]: int(words[i]) for i in range(0, len(words), 2)}


def turn(me: int = 0, seats: int = 2, season: str = "spring", *frames: JsonDraft) -> list[JsonDraft]:
    """The agenda in a turn of a seat."""
    number = SEASONS.index(season) + 1
    after: JsonDraft = (
        {"frame": "Season", "number": number} if number <= WINTER else {"frame": "FinalScoring"}
    )
    top = list(frames) or [{"frame": "Turn", "me": me}]
    return [
        after,
        {"frame": "Expansion"},
        {"frame": "EndOfSeason"},
        {"frame": "Turns", "me": (me + 1) % seats},
        *top,
    ]


def table(
    seats: int = 2,
    *,
    me: int = 0,
    season: str = "spring",
    first: int = 0,
    passes: int = 0,
    auction: Sequence[str] = (),
    villages: Sequence[Village] = (),
    homes: Sequence[int] = (1, 2, 3, 4, 5, 6),
    won: Sequence[Sequence[str]] = (),
    workers: Sequence[str] = (),
    skills: Sequence[str] = (),
    bids: Mapping[str, str] | None = None,
    users: Mapping[str, str] | None = None,
    lying: Mapping[str, str] | None = None,
    goods: Mapping[str, str] | None = None,
    cargo: Mapping[str, str] | None = None,
    flipped: Sequence[str] = (),
    winter: Sequence[Sequence[str]] | None = None,
    boats: Sequence[str] = (),
    green: int | None = None,
    empty_bag: str = "",
    options: Mapping[str, object] | None = None,
    agenda: Sequence[JsonDraft] | None = None,
) -> Table:
    """A position in a turn of a seat.

    A bid is written "red 2 0" (colour and number by seat), a tile with users "red 1 2" (colour and the sizes of
    its uses), goods "2 wood 1 gold", cargo "1 red 1 saw". `empty_bag` are workers that stay in the bag when all
    others are laid behind the screen of the last seat.
    """
    data: JsonDraft = GAME.new(seats, options).to_data()
    screens = [parsed(workers[i]) if i < len(workers) else {} for i in range(seats)]
    data |= _tiles(data["owner"], homes[:seats], villages, won, auction)
    data |= _placed(bids or {}, users or {}, lying or {}, screens, green)
    data |= _loaded(cargo or {})
    data |= {
        "season": season,
        "first": first,
        "passes": passes,
        "side": dict.fromkeys(flipped, 1),
        "goods": {name: parsed(text) for name, text in (goods or {}).items()},
        "workers": screens,
        "skills": [parsed(skills[i]) if i < len(skills) else {} for i in range(seats)],
        "winter": _hands(seats, season, data["owner"]) if winter is None else [list(hand) for hand in winter],
        "boats": list(boats) or [""] * seats,
        "seen_workers": {},
        "seen_skills": {},
        "agenda": list(agenda) if agenda is not None else turn(me, seats, season),
    }
    if empty_bag:
        stays = parsed(empty_bag)
        there = _named(COLOURS, GAME.load(data).bag)
        last = data["workers"][-1]
        for name, n in there.items():
            last[name] = last.get(name, 0) + n - stays.get(name, 0)
    return Table(GAME.load(data))


def _tiles(
    names: Iterable[str],
    homes: Sequence[int],
    villages: Sequence[Village],
    won: Sequence[Sequence[str]],
    auction: Sequence[str],
) -> JsonDraft:
    """Whose the tiles are, and where those of the villages lie."""
    owner: dict[str, str] = dict.fromkeys(names, "table")
    cells: dict[str, list[int]] = {}
    for seat, home in enumerate(homes):
        owner[f"home_{home}"] = str(seat)
        cells[f"home_{home}"] = [0, 0, 0]
    for seat, village in enumerate(villages):
        owner |= dict.fromkeys(village, str(seat))
        cells |= laid(homes[seat], village)
    for seat, new in enumerate(won):
        owner |= dict.fromkeys(new, str(seat))
    owner |= dict.fromkeys(auction, "table")
    return {"owner": owner, "cells": cells}


def _hands(seats: int, season: str, owner: Mapping[str, str]) -> list[list[str]]:
    """Winter tiles in hand, as many as there are before winter."""
    n = SETUPS[seats].winter if season != "winter" else 0
    free = [name for name in TILE_NAMES[FIRST_WINTER:FIRST_ORDER] if name not in owner]
    return [free[seat * n : seat * n + n] for seat in range(seats)]


def _placed(
    bids: Mapping[str, str],
    users: Mapping[str, str],
    lying: Mapping[str, str],
    screens: Sequence[Mapping[str, int]],
    green: int | None,
) -> JsonDraft:
    """Workers at tiles; green ones that are nowhere else are in the supply."""
    bid_rows = {name: text.split() for name, text in bids.items()}
    use_rows = {name: text.split() for name, text in users.items()}
    greens = sum([screen.get("green", 0) for screen in screens])
    greens += sum(
        [sum(map(int, row[1:])) for row in (*bid_rows.values(), *use_rows.values()) if row[0] == "green"]
    )
    greens += sum([max(map(int, bid_rows[name][1:])) for name, colour in lying.items() if colour == "green"])
    return {
        "green": 20 - greens if green is None else green,
        "colour": {name: row[0] for name, row in (*use_rows.items(), *bid_rows.items())},
        "lying": dict(lying),
        "last": {name: int(row[-1]) for name, row in use_rows.items()},
        "users": {name: {row[0]: sum(map(int, row[1:]))} for name, row in use_rows.items()},
        "bids": {name: [int(n) for n in row[1:]] for name, row in bid_rows.items()},
    }


def _loaded(cargo: Mapping[str, str]) -> JsonDraft:
    """Workers and tokens on boats."""
    loads = {boat: parsed(text) for boat, text in cargo.items()}
    return {
        "cargo_workers": {
            boat: {k: n for k, n in load.items() if k in COLOURS} for boat, load in loads.items()
        },
        "cargo_skills": {
            boat: {k: n for k, n in load.items() if k in SKILLS} for boat, load in loads.items()
        },
    }


def ended(
    seats: int = 2, *, boats: Sequence[str] = (), won: Sequence[Sequence[str]] = (), **more: Any
) -> Table:
    """A position after the last expansion, already scored. Tiles of `won` lie offshore, which changes no points of theirs."""
    names = [
        "boat_keyflower",
        "boat_sea_bastion",
        "boat_sea_breese",
        "boat_flipper",
        "boat_ianvincible",
        "boat_white_wind",
    ]
    taken = list(boats) + [name for name in names[:seats] if name not in boats]
    placed = [*more.pop("villages", ())]
    placed += [{} for _ in range(seats - len(placed))]
    lie = [[*won[i]] if i < len(won) else [] for i in range(seats)]
    for seat in range(seats):
        if taken[seat] not in placed[seat]:
            lie[seat].append(taken[seat])
    return table(
        seats,
        season="winter",
        boats=taken[:seats],
        won=lie,
        villages=placed,
        agenda=[{"frame": "FinalScoring"}],
        **more,
    )
