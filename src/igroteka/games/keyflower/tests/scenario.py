"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

from igroteka.core import Move, Shown, scene
from igroteka.core.json_types import JsonDraft
from igroteka.core.positions import build_position
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import COLOURS, RESOURCES, SKILLS
from igroteka.games.keyflower.components.tiles import (
    NUMBER,
    SEASONS,
    TILE_NAMES,
    WINTER,
)
from igroteka.games.keyflower.rules.scoring import count
from igroteka.games.keyflower.state import C, K, KeyflowerState, R
from igroteka.games.keyflower.view import KeyflowerView
from igroteka.testing.scenario import Scenario

#: Tiles of a village: name and where it lies, with a rotation or in the first one that fits.
Village = Mapping[str, tuple[int, ...]]
T = TypeVar("T")


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
    form: JsonDraft = {
        "seats": seats,
        "options": options or {},
        "season": season,
        "first": first,
        "turn": me,
        "passes": passes,
        "auction": auction,
        "flipped": flipped,
        "lying": lying or {},
        **_used({name: text.split() for name, text in (users or {}).items()}),
        "goods": {name: parsed(text) for name, text in (goods or {}).items()},
        **_loaded(cargo or {}),
        "players": [
            {"home": homes[i], "village": _at(villages, i, {}), "won": list(_at(won, i, ()))}
            for i in range(seats)
        ],
    }
    for i, said in enumerate(form["players"]):
        said |= {"workers": parsed(_at(workers, i, "")), "skills": parsed(_at(skills, i, ""))}
        said |= {"bids": _bids_of(i, bids or {}, lying or {}), "boat": _at(boats, i, "")}
    form |= {key: value for key, value in (("green", green), ("agenda", agenda)) if value is not None}
    for i, hand in enumerate(winter or ()):
        form["players"][i]["winter"] = hand
    if empty_bag:
        _empty_bag(form, parsed(empty_bag))
    return Table(built(form))


def _empty_bag(form: JsonDraft, stays: Mapping[str, int]) -> None:
    """Lay what is in the bag behind the last screen, but for some workers."""
    last = form["players"][-1]["workers"]
    for name, n in _named(COLOURS, built(form).bag).items():
        last[name] = last.get(name, 0) + n - stays.get(name, 0)


def built(form: JsonDraft) -> KeyflowerState:
    """The position that a form says."""
    s = build_position(GAME, form)
    assert isinstance(s, KeyflowerState)
    return s


def _at(values: Sequence[T], seat: int, other: T) -> T:
    return values[seat] if seat < len(values) else other


def _used(rows: Mapping[str, list[str]]) -> JsonDraft:
    """Tiles with their workers, and the size of the last use."""
    return {
        "users": {name: {row[0]: sum(map(int, row[1:]))} for name, row in rows.items()},
        "last": {name: int(row[-1]) for name, row in rows.items()},
    }


def _bids_of(seat: int, bids: Mapping[str, str], lying: Mapping[str, str]) -> dict[str, dict[str, int]]:
    """What a seat bids; a group that lies has a colour of its own, and is the larger one."""
    own: dict[str, dict[str, int]] = {}
    for name, text in bids.items():
        colour, *numbers = text.split()
        if int(numbers[seat]):
            lies = name in lying and int(numbers[seat]) == max(map(int, numbers))
            own[name] = {lying[name] if lies else colour: int(numbers[seat])}
    return own


def _loaded(cargo: Mapping[str, str]) -> JsonDraft:
    """Workers and tokens on boats."""
    loads = {boat: parsed(text) for boat, text in cargo.items()}
    return {
        f"cargo_{what}": {boat: {k: n for k, n in load.items() if k in names} for boat, load in loads.items()}
        for what, names in (("workers", COLOURS), ("skills", SKILLS))
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
