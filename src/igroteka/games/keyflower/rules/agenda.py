"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

import re
from typing import Any, Final

from igroteka.core.errors import bad_data
from igroteka.core.frames import Frame, Together
from igroteka.core.moves import Move
from igroteka.core.text import phrase

from ..components.goods import ANY_COLOUR, START_WORKERS
from ..components.setups import BOAT_ROWS, MOST_PLAYERS, SETUPS
from ..components.tiles import (
    BOATS,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_WINTER,
    SEASON_TILES,
    SEASONS,
    TILE_NAMES,
    TILES,
    WINTER,
)
from ..fields import TABLE
from ..state import NO_BOAT, C, K, KeyflowerState, blank
from .agenda_frames import check_frame, wrong
from .expansion import Expand
from .season_end import ChooseBoat, TakeBoat
from .seasons import Begin, ChooseWinter, LoadSkill, LoadWorker, Season, ShowTile
from .setup import DealHome, DealWinter, FirstPlayer, SetUp
from .turn import Turns
from .use import DrawWorker

_DRAWS: Final = "(?:PutAway )?DrawWorker(?: DrawWorker){0,2}|(?:PutAway )?DrawSkill(?: DrawSkill){0,2}"
_TOP: Final = f"Turn|Payment|Colour|Groups|Count|TakeOne|Transport|SpendResource|SpendSkill|PutAway|{_DRAWS}"
_START: Final = (
    "Begin(?:(?: ShowSide)+| ShowSides(?: ShowTile)*(?: Load(?:Worker|Skill))*| LayOutWinter(?: Together)?"
    "| WinterChoice)?"
)
_BOATS: Final = "(?: Take(?:Boat|Marker))*(?: ChooseBoat| DrawWorker(?: DrawWorker)?)?"
_SEASON: Final = rf"(?:Season|FinalScoring)(?: Together| Expansion(?:{_BOATS}| EndOfSeason(?: Turns(?: (?:{_TOP}))?| {_START})?))?"
#: More than any transport tile allows, doubled.
MOST_STEPS: Final = 24
MOST_UPGRADES: Final = 8


def check_agenda(s: KeyflowerState) -> None:
    """Refuse an agenda that the rules cannot have laid out on this position."""
    for f in s.agenda:
        _check_numbers(s, f)
    names = " ".join([type(f).__name__ for f in s.agenda])
    if names == "SetUp" or (names.startswith("Season ") and _drawing(s.agenda[1])):
        _check_set_up(s)
        return
    if not re.fullmatch(f"(?:{_SEASON})?", names):
        raise wrong(repr(names[:200]), phrase("frames in the order of the rules"))
    _check_table(s)
    if s.agenda:
        _check_season(s)
    for i in range(len(s.agenda)):
        check_frame(s, i)
    _check_boats(s)
    _check_aside(s)


def _drawing(f: Frame) -> bool:
    return isinstance(f, (DealHome, FirstPlayer, DrawWorker, LoadWorker, LoadSkill, ShowTile, DealWinter))


def _number_of(f: Any, name: str) -> int:
    value = getattr(f, name)
    return value if type(value) is int else -99


def _check_numbers(s: KeyflowerState, f: Frame) -> None:
    """Numbers of a stored frame that would read as something else if they were too high or too low."""
    bounds = {
        "me": (0, s.seats - 1),
        "tile": (0, TILES - 1),
        "used": (0, TILES - 1),
        "at": (0, FIRST_WINTER - 1),
        "boat": (0, s.seats - 1),
        "number": (0, WINTER),
        "season": (0, WINTER - 1),
        "left": (0, MOST_STEPS),
        "ups": (0, MOST_UPGRADES),
        "colour": (0, ANY_COLOUR),
    }
    for name, (low, high) in bounds.items():
        if hasattr(f, name) and not low <= _number_of(f, name) <= high:
            raise wrong(
                f"{type(f).__name__}.{name} {getattr(f, name)!r}",
                phrase("from {low} to {high}", low=low, high=high),
            )
    for name in ("named", "counts", "paid"):
        value = getattr(f, name, ())
        if type(value) is not tuple or not all(type(n) is int for n in value):
            raise wrong(f"{type(f).__name__}.{name} {value!r}", phrase("a list of numbers"))
    pay = getattr(f, "pay", None)
    if pay is not None and not isinstance(pay, Move):
        raise wrong(f"{type(f).__name__}.pay {pay!r}", phrase("a move"))


# ---------------------------------------------------------------- the set-up


def _check_set_up(s: KeyflowerState) -> None:
    """The agenda is what is left of the whole set-up, and the table shows what has been done of it."""
    fresh = blank(s.seats, s.options, [])
    SetUp().run(fresh)
    left = s.agenda if not isinstance(s.agenda[0], SetUp) else fresh.agenda
    if left != fresh.agenda[: len(left)]:
        raise wrong(phrase("another set-up"), phrase("the last steps of the one in the rules"))
    row = SETUPS[s.seats]
    homes = sum([isinstance(f, DealHome) for f in left])
    if sum([s.owner[t] >= 0 for t in range(MOST_PLAYERS)]) != s.seats - homes or any(
        bool(s.village[f.me]) for f in left if isinstance(f, DealHome)
    ):
        raise wrong(phrase("{n} homes to deal", n=homes), phrase("one for each seat without a home"))
    _check_deals(s, left)
    _check_loads(s, left)
    shown = [t for t in s.auction if t < FIRST_ORDER]
    to_show = sum([isinstance(f, ShowTile) for f in left])
    if len(shown) + to_show != row.market or any(t not in SEASON_TILES[0] for t in shown):
        raise wrong(
            phrase("{n} tiles to show", n=to_show),
            phrase("{n} spring tiles with those on the table", n=row.market),
        )
    touched = [s.season, s.passes, *s.best, *s.users, *s.goods, *s.aside_workers, *s.aside_skills, *s.side]
    if any([*touched, *s.points]) or s.green != blank(2, s.options, []).green:
        raise wrong(phrase("a set-up on a table in play"), phrase("an untouched table"))
    if any(s.owner[t] != TABLE for t in [*range(FIRST_ORDER, s.purple() + 1)]):
        raise wrong(phrase("a turn order tile missing"), phrase("all of them in the row"))


def _check_deals(s: KeyflowerState, left: list[Frame]) -> None:
    """What each seat has, with what is still to be drawn for it."""
    row = SETUPS[s.seats]
    for seat in range(s.seats):
        draws = sum([isinstance(f, DrawWorker) and f.me == seat for f in left])
        deals = sum([isinstance(f, DealWinter) and f.me == seat for f in left])
        if sum(s.workers[seat * C : seat * C + C]) + draws != START_WORKERS:
            raise wrong(
                phrase("{n} draws of seat {me}", n=draws, me=seat),
                phrase("{n} workers with those behind the screen", n=START_WORKERS),
            )
        if len(s.winter[seat]) + deals != row.winter or s.chosen[seat]:
            raise wrong(
                phrase("{n} deals to seat {me}", n=deals, me=seat),
                phrase("{n} winter tiles with those in hand", n=row.winter),
            )
        if len(s.village[seat]) > 1 or s.won[seat] or any(s.skills[seat * K : seat * K + K]):
            raise wrong(phrase("a set-up on a table in play"), phrase("an untouched table"))
        if s.boat_of[seat] != NO_BOAT:
            raise wrong(phrase("a set-up on a table in play"), phrase("an untouched table"))


def _check_loads(s: KeyflowerState, left: list[Frame]) -> None:
    """What lies on the boats, with what is still to be loaded."""
    for b in s.boats():
        workers = sum([isinstance(f, LoadWorker) and f.boat == b for f in left])
        skills = sum([isinstance(f, LoadSkill) and f.boat == b for f in left])
        if sum(s.cargo_workers[b * C : b * C + C]) + workers != BOAT_ROWS[b].workers[0]:
            raise wrong(
                phrase("{n} workers to load", n=workers), phrase("the spring cargo with those on board")
            )
        if sum(s.cargo_skills[b * K : b * K + K]) + skills != BOAT_ROWS[b].skills[0]:
            raise wrong(
                phrase("{n} tokens to load", n=skills), phrase("the spring cargo with those on board")
            )


# ---------------------------------------------------------------- a game in play


def _check_table(s: KeyflowerState) -> None:
    """What holds whenever the set-up is over."""
    if not all(s.village):
        raise wrong(phrase("a game in play without homes"), phrase("a home for each seat"))
    _check_hands(s)
    of_season = SEASON_TILES[s.season] if s.season < WINTER else range(FIRST_WINTER, FIRST_ORDER)
    for t in s.auction:
        if t < FIRST_ORDER and t not in of_season:
            raise bad_data(
                "auction",
                phrase("{name} at auction in {names}", name=TILE_NAMES[t], names=SEASONS[s.season]),
                phrase("tiles of the season"),
            )
    for t in range(FIRST_WINTER, FIRST_ORDER):
        if s.owner[t] >= 0 and s.season < WINTER:
            raise wrong(phrase("a winter tile in a village"), phrase("only in winter"))
    waiting_for = any(isinstance(f, (Turns, Begin)) for f in s.agenda)
    for t in range(FIRST_ORDER, s.purple() + 1):
        if (s.owner[t] != TABLE) and (s.season < WINTER or waiting_for):
            raise bad_data(
                "turn_order", phrase("a turn order tile out of the row"), phrase("only at the end of winter")
            )
    if not waiting_for and (any(s.best) or any(s.users)):
        raise wrong(phrase("workers at tiles between two seasons"), phrase("none"))
    if s.agenda and any(s.points):
        raise bad_data("points", phrase("points in a game that is not over"), phrase("none before the end"))
    _check_cargo(s)


def _check_hands(s: KeyflowerState) -> None:
    """Winter tiles are in hand until they are chosen."""
    hands = [len(hand) for hand in s.winter]
    first = s.agenda[0] if s.agenda else None
    early = s.season < WINTER or (isinstance(first, Season) and first.number == WINTER)
    choosing = _chooses_winter_tiles(s)
    if early and not choosing and (min(hands) < 1 or max(hands) > SETUPS[s.seats].winter or any(s.chosen)):
        raise bad_data(
            "winter",
            phrase("winter hands {names}", names=str(hands)),
            phrase("1 to {n} tiles each until winter", n=SETUPS[s.seats].winter),
        )
    if not early and not choosing and (any(hands) or (any(s.chosen) and not _lays_out(s))):
        raise wrong(phrase("winter hands {names}", names=str(hands)), phrase("none after the choice"))


def _check_cargo(s: KeyflowerState) -> None:
    """No boat holds more than in this season."""
    for b in s.boats():
        row = BOAT_ROWS[b]
        most = (row.workers[s.season], row.skills[s.season]) if s.season < WINTER else (0, 0)
        cargo = (sum(s.cargo_workers[b * C : b * C + C]), sum(s.cargo_skills[b * K : b * K + K]))
        if cargo[0] > most[0] or cargo[1] > most[1]:
            raise bad_data(
                "cargo_workers",
                phrase("{n} workers and {count} tokens on {name}", n=cargo[0], count=cargo[1], name=BOATS[b]),
                phrase("at most {n} in this season", n=str(most)),
            )


def _chooses_winter_tiles(s: KeyflowerState) -> bool:
    return len(s.agenda) > 4 and type(s.agenda[4]).__name__ in ("WinterChoice", "LayOutWinter")


def _lays_out(s: KeyflowerState) -> bool:
    return type(s.agenda[-1]).__name__ == "LayOutWinter"


def _check_season(s: KeyflowerState) -> None:
    """The frame at the bottom follows this season; a turn has its seat beneath it."""
    first = s.agenda[0]
    if isinstance(first, Season):
        if first.number != s.season + 1:
            raise wrong(f"Season.number {first.number}", phrase("{n} after this season", n=s.season + 1))
    elif s.season != WINTER:
        raise wrong(phrase("the final scoring"), phrase("only after winter"))
    if _chooses_winter_tiles(s):
        if s.season != WINTER:
            raise wrong(phrase("the choice of winter tiles"), phrase("only in winter"))
        top = s.agenda[-1]
        if type(top).__name__ != "LayOutWinter" and (not all(s.winter) or any(s.chosen)):
            raise wrong(phrase("no winter tiles to choose from"), phrase("one for each seat at least"))
        if isinstance(top, Together):
            _check_lanes(top, [(seat, ChooseWinter(seat)) for seat in range(s.seats)])
    elif isinstance(s.agenda[-1], Together):
        _check_lanes(s.agenda[-1], [(seat, Expand(seat)) for seat in range(s.seats) if s.won[seat]])
    elif len(s.agenda) == 1 and isinstance(first, Season) and (any(s.won) and s.season == WINTER):
        raise wrong(phrase("tiles to place"), phrase("none at the start of a season"))


def _check_lanes(f: Together, lanes: list[tuple[int, Frame]]) -> None:
    if list(f.seats) != [seat for seat, _ in lanes] or list(f.lanes) != [(frame,) for _, frame in lanes]:
        raise wrong(phrase("other lanes"), phrase("one for each seat that decides"))
    if len(f.said) != len(f.seats):
        raise wrong(phrase("answers of other seats"), phrase("a list for each seat that decides"))


def _check_boats(s: KeyflowerState) -> None:
    """Whoever has no boat at the end of a season takes one; before that nobody has."""
    takers = [f.me for f in s.agenda if isinstance(f, (TakeBoat, ChooseBoat))]
    names = [type(f).__name__ for f in s.agenda]
    without = [seat for seat in range(s.seats) if s.boat_of[seat] == NO_BOAT]
    if "EndOfSeason" in names:
        if len(without) != s.seats or any(s.owner[FIRST_BOAT + b] >= 0 for b in s.boats()):
            raise wrong(phrase("boats taken before the end of the season"), phrase("none"))
    elif names[1:2] == ["Expansion"] and sorted(takers) != without:
        raise wrong(
            phrase("seats {names} to take a boat", names=str(takers)),
            phrase("{names}, who have none", names=str(without)),
        )
    elif names[1:2] != ["Expansion"] and without and (names != ["Season"] or len(without) != s.seats):
        raise wrong(phrase("seats {names} without a boat", names=str(without)), phrase("everybody has one"))
    if s.season == WINTER and "EndOfSeason" not in names:
        for b in s.boats():
            if b in s.boat_of and s.owner[FIRST_BOAT + b] != s.boat_of.index(b):
                raise wrong(
                    phrase("a boat without its owner"),
                    phrase("in winter the boats belong to those who took them"),
                )
    elif any(s.owner[FIRST_BOAT + b] >= 0 for b in s.boats()):
        raise wrong(phrase("a boat tile of a seat"), phrase("only at the end of winter"))


def _check_aside(s: KeyflowerState) -> None:
    names = [type(f).__name__ for f in s.agenda]
    if (any(s.aside_workers) or any(s.aside_skills)) != ("PutAway" in names):
        raise wrong(phrase("pieces set aside or PutAway alone"), phrase("both or none"))
    for name, there in (
        ("DrawWorker", s.bag),
        ("DrawSkill", s.pile),
        ("LoadWorker", s.bag),
        ("LoadSkill", s.pile),
    ):
        if names.count(name) > sum(there):
            raise wrong(
                phrase("{n} times {name}", n=names.count(name), name=name),
                phrase("{n} pieces to draw", n=sum(there)),
            )
