"""Drawn examples for the rules about points: small cities and collections, and what the rules give for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.core.cards import Example
from igroteka.core.text import Text
from igroteka.drawing.figures import Figure, example, in_row, key_of
from igroteka.drawing.svg import circle, rect

from ..components.boards import COLUMNS, SLOTS, SYMBOLS
from ..components.setups import OPPONENTS
from ..components.tiles import KINDS, PARK, TILE_NAMES
from ..moves import KEEP
from ..rules.points import rescoring_value, tile_points
from ..rules.rounds import KeepTile
from ..rules.solo import OPPONENT_MOVES, rival_finishes, rival_rescores, table_points, taking_points
from ..rules.turn import score
from ..state import EMPTY, LAPS, RIVAL_FINAL, RIVAL_RESCORING, DreamCityState, blank
from .draw.icons import icon, plant

ME: Final = 0
CELL: Final = 52.0
CHIP: Final = 34.0
#: The letters of cities; the capital letter is the building that has just been laid.
LETTERS: Final = {
    "o": "office",
    "m": "metro",
    "p": "park",
    "h": "home",
    "s": "shop_park_home",
    "t": "shop_office_metro",
}
#: The rules about a new building, each with a city.
LAID: Final = (
    ("DC-4.4.2", ("..o", "ooO", "o..")),
    ("DC-4.4.4", ("m.m", ".M.", "m..")),
    ("DC-4.4.7", ("p.", "pP", ".p")),
    ("DC-4.4.9", (".o.", "hHo", ".p.")),
    ("DC-4.4.11", (".p.", "pSh", ".o.")),
    ("DC-4.4.12", (".t.", "pS.")),
)
PARKS: Final = (("alone", ("P",)), ("second", ("pP",)), ("third", ("pP", "p.")))
#: The rules about rescoring: what is rescored, and a city.
AGAIN: Final = (("DC-4.7.4", "o", ("o.o", ".p.", "o..")), ("DC-4.7.5", "h", ("ho.", "p.h")))


def position(seats: int = 2, opponent: str = "alice", take_scoring: str = "final_only") -> DreamCityState:
    """Empty cities; alone, against an opponent."""
    options = {
        "mode": "full",
        "side": "A",
        "chain_mode": "lines",
        "opponent": opponent,
        "solo_take_scoring": take_scoring,
    }
    return blank(seats, options, [])


def settle(s: DreamCityState, rows: Sequence[str]) -> int:
    """A city as rows of letters; also the cell of the new building."""
    new = EMPTY
    for down, letters in enumerate(rows):
        for across, letter in enumerate(letters):
            if letter != ".":
                cell = down * COLUMNS + across
                s.city[ME][cell] = TILE_NAMES.index(LETTERS[letter.lower()])
                new = cell if letter.isupper() else new
    return new


def city(rows: Sequence[str], spring: bool = False) -> Figure:
    """A part of a city; the new building is framed, and may lie on a spring cell."""
    body = ring = ""
    for down, letters in enumerate(rows):
        for across, letter in enumerate(letters):
            x, y = across * CELL + 3, down * CELL + 3
            body += rect(x + 1, y + 1, CELL - 2, CELL - 2, 6, "cell")
            if letter != ".":
                body += icon(LETTERS[letter.lower()], x + 3, y + 3, CELL - 6)
            if letter.isupper():
                ring = rect(x, y, CELL, CELL, 8, "latest")
                if spring:
                    ring += icon("spring", x + CELL * 0.6, y - 2, CELL * 0.44)
    return Figure(len(rows[0]) * CELL + 6, len(rows) * CELL + 6, body + ring)


def told(rule: str, figure: Figure, points: int) -> Example:
    """An example whose sentence needs nothing but the points."""
    return example(rule, figure, Text(f"example-{key_of(rule)}", points=points))


def examples() -> list[Example]:
    """In the order of the rules."""
    return [
        _group(),
        _taken("DC-4.1.7", "increment"),
        _taken("DC-4.1.8", "table_value"),
        _doubled(),
        *_laid(),
        *_again(),
        *_kept(),
        _lap(),
        _taken("DC-4.11.9", "final_only"),
        *_collections(),
    ]


def _group() -> Example:
    """Offices that count as a whole group, by agreement."""
    s, rows = position(), ("..o", "ooO", "o..")
    return told("DC-4.1.5", city(rows), tile_points(s.city[ME], settle(s, rows), component=True))


def _doubled() -> Example:
    """A building on a spring cell, with its points twice."""
    s, rows = position(), ("oO",)
    score(s, ME, settle(s, rows), 0, extra=False, double=True)
    return told("DC-4.3.10", city(rows, spring=True), s.total(ME))


def _laid() -> list[Example]:
    """New buildings of every kind."""
    found = []
    for rule, rows in LAID:
        s = position()
        new = settle(s, rows)
        found.append(told(rule, city(rows), tile_points(s.city[ME], new, s.component)))
    for name, parks in PARKS:
        s = position()
        new = settle(s, parks)
        words = Text(f"example-park-{name}", points=tile_points(s.city[ME], new, s.component))
        found.append(example("DC-4.4.6", city(parks), words))
    return found


def _again() -> list[Example]:
    """Cities that are rescored."""
    found = []
    for rule, letter, rows in AGAIN:
        s = position()
        settle(s, rows)
        kind = KINDS.index(LETTERS[letter])
        token = Figure(CELL, CELL, icon(f"token-{KINDS[kind]}", 0, 0, CELL))
        points = rescoring_value(s.city[ME], kind)
        found.append(told(rule, in_row([token, city(rows)], 16), points))
    return found


def _kept() -> list[Example]:
    """A tile of the hand at the end, and the city that is rescored for it."""
    found = []
    for rule, tile, rows in (("DC-4.10.2", "p", ("p.p", "hp.")), ("DC-4.10.5", "t", (".p.", "tsp"))):
        s = position()
        settle(s, rows)
        number = TILE_NAMES.index(LETTERS[tile])
        s.open[ME].append(number)
        KeepTile(ME).take(s, KEEP[number])
        hand = Figure(CELL, CELL, icon(LETTERS[tile], 0, 0, CELL))
        found.append(told(rule, in_row([hand, city(rows)], 24), s.total(ME)))
    return found


# ---------------------------------------------------------------- the solo opponent


def collection(opponent: str, counts: Sequence[int]) -> Figure:
    """An opponent and the tiles it has, by kind."""
    chips = [
        Figure(CHIP, CHIP, icon(f"chip-{kind}", 0, 0, CHIP))
        for kind, count in zip(KINDS, counts, strict=True)
        for _ in range(count)
    ]
    return in_row([Figure(42, 56, icon(opponent, 0, 0, 42, 56)), *chips], 6)


def collect(s: DreamCityState, counts: Sequence[int]) -> None:
    """Give the opponent so many tiles of each kind."""
    for kind, count in enumerate(counts):
        s.collection[kind] = count


def _taken(rule: str, take_scoring: str) -> Example:
    """The third office of an opponent."""
    s, counts = position(1, "alice", take_scoring), (3, 0, 0, 0, 0)
    collect(s, counts)
    words = Text(f"example-{key_of(rule)}", opponent="alice", points=taking_points(s, 0))
    return example(rule, collection("alice", counts), words)


def _lap() -> Example:
    """The opponent comes from the fifth slot to the first."""
    s = position(1)
    s.walker = SLOTS - 1
    s.market[0] = PARK
    figures = []
    for slot, symbol in enumerate(SYMBOLS):
        body = circle(24, 24, 22, "plate") + plant(symbol, 9, 9, 30)
        body += icon("park", 4, 54, 40) if slot == 0 else rect(4, 54, 40, 40, 8, "slot")
        if slot == s.walker:
            body += icon("alice", 18, 6, 36, 48)
        figures.append(Figure(54, 96, body))
    OPPONENT_MOVES.run(s)
    words = Text("example-DC-4-11-7", opponent="alice", points=s.rival[LAPS])
    return example("DC-4.11.7", in_row(figures, 4), words)


def _collections() -> list[Example]:
    """What the opponents' tables give: for a kind, in a rescoring, at the end."""
    found = []
    for opponent in OPPONENTS:
        counts = (0, 0, 0, 5, 0)
        points = table_points(OPPONENTS.index(opponent), counts[3])
        words = Text("example-DC-4-11-10", opponent=opponent, points=points)
        found.append(example("DC-4.11.10", collection(opponent, counts), words))
    s, counts = position(1, "boris"), (0, 0, 4, 0, 0)
    collect(s, counts)
    rival_rescores(s, PARK)
    words = Text("example-DC-4-11-12", opponent="boris", points=s.rival[RIVAL_RESCORING])
    found.append(example("DC-4.11.12", collection("boris", counts), words))
    s, all_kinds = position(1), (3, 1, 0, 2, 0)
    collect(s, all_kinds)
    rival_finishes(s)
    words = Text("example-DC-4-11-13", opponent="alice", points=s.rival[RIVAL_FINAL])
    found.append(example("DC-4.11.13", collection("alice", all_kinds), words))
    return found
