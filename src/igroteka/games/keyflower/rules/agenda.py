"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

import re
from typing import Any, Final

from igroteka.core.errors import BadData
from igroteka.core.frames import Frame, Together
from igroteka.core.moves import Move

from ..components.goods import ANY_COLOUR, START_WORKERS
from ..components.setups import BOAT_ROWS, MOST_PLAYERS, SETUPS
from ..components.tiles import (
    BOATS,
    DOUBLE,
    FACES,
    FIRST_BOAT,
    FIRST_ORDER,
    FIRST_SUMMER_BOAT,
    FIRST_WINTER,
    NUMBER,
    SEASON_TILES,
    SEASONS,
    TILE_NAMES,
    TILES,
    USABLE,
    WINTER,
)
from ..fields import BOX, TABLE
from ..state import NO_BOAT, C, K, KeyflowerState, blank
from .chain import Colour, Count, Groups, Payment
from .expansion import Expand, PlaceCell, PlaceRotation
from .season_end import ChooseBoat, TakeBoat
from .seasons import Begin, ChooseWinter, LoadSkill, LoadWorker, Season, ShowSide, ShowTile
from .setup import DealHome, DealWinter, FirstPlayer, SetUp
from .transport import SpendResource, SpendSkill, Transport, fronts, payers
from .turn import Turns
from .upgrade_costs import ANY_SKILLS, icons
from .use import DrawSkill, DrawWorker, PutAway, TakeOne
from .workers import behind_screen, movable, open_colours, payments

_DRAWS: Final = "(?:PutAway )?DrawWorker(?: DrawWorker){0,2}|(?:PutAway )?DrawSkill(?: DrawSkill){0,2}"
_TOP: Final = f"Turn|Payment|Colour|Groups|Count|TakeOne|Transport|SpendResource|SpendSkill|PutAway|{_DRAWS}"
_START: Final = (
    "Begin(?:(?: ShowSide)+| ShowSides(?: ShowTile)*(?: Load(?:Worker|Skill))*| LayOutWinter(?: Together)?"
    "| WinterChoice)?"
)
_BOATS: Final = "(?: Take(?:Boat|Marker))*(?: ChooseBoat| DrawWorker(?: DrawWorker)?)?"
_SEASON: Final = rf"(?:Season|FinalScoring)(?: Together| Expansion(?:{_BOATS}| EndOfSeason(?: Turns(?: (?:{_TOP}))?| {_START})?))?"
WORKSHOP: Final = NUMBER["workshop"]
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
        _bad(f"{names[:200]!r}", "frames in the order of the rules")
    _check_table(s)
    if s.agenda:
        _check_season(s)
    for i in range(len(s.agenda)):
        _check_frame(s, i)
    _check_boats(s)
    _check_aside(s)


def _bad(found: str, allowed: str) -> None:
    raise BadData(f"agenda: found {found}; allowed: {allowed}")


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
            _bad(f"{type(f).__name__}.{name} {getattr(f, name)!r}", f"from {low} to {high}")
    for name in ("named", "counts", "paid"):
        value = getattr(f, name, ())
        if type(value) is not tuple or not all(type(n) is int for n in value):
            _bad(f"{type(f).__name__}.{name} {value!r}", "a list of numbers")
    pay = getattr(f, "pay", None)
    if pay is not None and not isinstance(pay, Move):
        _bad(f"{type(f).__name__}.pay {pay!r}", "a move")


# ---------------------------------------------------------------- the set-up


def _check_set_up(s: KeyflowerState) -> None:
    """The agenda is what is left of the whole set-up, and the table shows what has been done of it."""
    fresh = blank(s.seats, s.options, [])
    SetUp().run(fresh)
    left = s.agenda if not isinstance(s.agenda[0], SetUp) else fresh.agenda
    if left != fresh.agenda[: len(left)]:
        _bad("another set-up", "the last steps of the one in the rules")
    row = SETUPS[s.seats]
    homes = sum([isinstance(f, DealHome) for f in left])
    if sum([s.owner[t] >= 0 for t in range(MOST_PLAYERS)]) != s.seats - homes or any(
        bool(s.village[f.me]) for f in left if isinstance(f, DealHome)
    ):
        _bad(f"{homes} homes to deal", "one for each seat without a home")
    _check_deals(s, left)
    _check_loads(s, left)
    shown = [t for t in s.auction if t < FIRST_ORDER]
    to_show = sum([isinstance(f, ShowTile) for f in left])
    if len(shown) + to_show != row.market or any(t not in SEASON_TILES[0] for t in shown):
        _bad(f"{to_show} tiles to show", f"{row.market} spring tiles with those on the table")
    touched = [s.season, s.passes, *s.best, *s.users, *s.goods, *s.aside_workers, *s.aside_skills, *s.side]
    if any([*touched, *s.points]) or s.green != blank(2, s.options, []).green:
        _bad("a set-up on a table in play", "an untouched table")
    if any(s.owner[t] != TABLE for t in [*range(FIRST_ORDER, s.purple() + 1)]):
        _bad("a turn order tile missing", "all of them in the row")


def _check_deals(s: KeyflowerState, left: list[Frame]) -> None:
    """What each seat has, with what is still to be drawn for it."""
    row = SETUPS[s.seats]
    for seat in range(s.seats):
        draws = sum([isinstance(f, DrawWorker) and f.me == seat for f in left])
        deals = sum([isinstance(f, DealWinter) and f.me == seat for f in left])
        if sum(s.workers[seat * C : seat * C + C]) + draws != START_WORKERS:
            _bad(f"{draws} draws of seat {seat}", f"{START_WORKERS} workers with those behind the screen")
        if len(s.winter[seat]) + deals != row.winter or s.chosen[seat]:
            _bad(f"{deals} deals to seat {seat}", f"{row.winter} winter tiles with those in hand")
        if len(s.village[seat]) > 1 or s.won[seat] or any(s.skills[seat * K : seat * K + K]):
            _bad("a set-up on a table in play", "an untouched table")
        if s.boat_of[seat] != NO_BOAT:
            _bad("a set-up on a table in play", "an untouched table")


def _check_loads(s: KeyflowerState, left: list[Frame]) -> None:
    """What lies on the boats, with what is still to be loaded."""
    for b in s.boats():
        workers = sum([isinstance(f, LoadWorker) and f.boat == b for f in left])
        skills = sum([isinstance(f, LoadSkill) and f.boat == b for f in left])
        if sum(s.cargo_workers[b * C : b * C + C]) + workers != BOAT_ROWS[b].workers[0]:
            _bad(f"{workers} workers to load", "the spring cargo with those on board")
        if sum(s.cargo_skills[b * K : b * K + K]) + skills != BOAT_ROWS[b].skills[0]:
            _bad(f"{skills} tokens to load", "the spring cargo with those on board")


# ---------------------------------------------------------------- a game in play


def _check_table(s: KeyflowerState) -> None:
    """What holds whenever the set-up is over."""
    if not all(s.village):
        _bad("a game in play without homes", "a home for each seat")
    _check_hands(s)
    of_season = SEASON_TILES[s.season] if s.season < WINTER else range(FIRST_WINTER, FIRST_ORDER)
    for t in s.auction:
        if t < FIRST_ORDER and t not in of_season:
            _bad(f"{TILE_NAMES[t]} at auction in {SEASONS[s.season]}", "tiles of the season")
    for t in range(FIRST_WINTER, FIRST_ORDER):
        if s.owner[t] >= 0 and s.season < WINTER:
            _bad("a winter tile in a village", "only in winter")
    waiting_for = any(isinstance(f, (Turns, Begin)) for f in s.agenda)
    for t in range(FIRST_ORDER, s.purple() + 1):
        if (s.owner[t] != TABLE) and (s.season < WINTER or waiting_for):
            _bad("a turn order tile out of the row", "only at the end of winter")
    if not waiting_for and (any(s.best) or any(s.users)):
        _bad("workers at tiles between two seasons", "none")
    if s.agenda and any(s.points):
        _bad("points in a game that is not over", "none before the end")
    _check_cargo(s)


def _check_hands(s: KeyflowerState) -> None:
    """Winter tiles are in hand until they are chosen."""
    hands = [len(hand) for hand in s.winter]
    first = s.agenda[0] if s.agenda else None
    early = s.season < WINTER or (isinstance(first, Season) and first.number == WINTER)
    choosing = _chooses_winter_tiles(s)
    if early and not choosing and (min(hands) < 1 or max(hands) > SETUPS[s.seats].winter or any(s.chosen)):
        _bad(f"winter hands {hands}", f"1 to {SETUPS[s.seats].winter} tiles each until winter")
    if not early and not choosing and (any(hands) or (any(s.chosen) and not _lays_out(s))):
        _bad(f"winter hands {hands}", "none after the choice")


def _check_cargo(s: KeyflowerState) -> None:
    """No boat holds more than in this season."""
    for b in s.boats():
        row = BOAT_ROWS[b]
        most = (row.workers[s.season], row.skills[s.season]) if s.season < WINTER else (0, 0)
        cargo = (sum(s.cargo_workers[b * C : b * C + C]), sum(s.cargo_skills[b * K : b * K + K]))
        if cargo[0] > most[0] or cargo[1] > most[1]:
            _bad(f"{cargo[0]} workers and {cargo[1]} tokens on {BOATS[b]}", f"at most {most} in this season")


def _chooses_winter_tiles(s: KeyflowerState) -> bool:
    return len(s.agenda) > 4 and type(s.agenda[4]).__name__ in ("WinterChoice", "LayOutWinter")


def _lays_out(s: KeyflowerState) -> bool:
    return type(s.agenda[-1]).__name__ == "LayOutWinter"


def _check_season(s: KeyflowerState) -> None:
    """The frame at the bottom follows this season; a turn has its seat beneath it."""
    first = s.agenda[0]
    if isinstance(first, Season):
        if first.number != s.season + 1:
            _bad(f"Season.number {first.number}", f"{s.season + 1} after this season")
    elif s.season != WINTER:
        _bad("the final scoring", "only after winter")
    if _chooses_winter_tiles(s):
        if s.season != WINTER:
            _bad("the choice of winter tiles", "only in winter")
        top = s.agenda[-1]
        if type(top).__name__ != "LayOutWinter" and (not all(s.winter) or any(s.chosen)):
            _bad("no winter tiles to choose from", "one for each seat at least")
        if isinstance(top, Together):
            _check_lanes(top, [(seat, ChooseWinter(seat)) for seat in range(s.seats)])
    elif isinstance(s.agenda[-1], Together):
        _check_lanes(s.agenda[-1], [(seat, Expand(seat)) for seat in range(s.seats) if s.won[seat]])
    elif len(s.agenda) == 1 and isinstance(first, Season) and (any(s.won) and s.season == WINTER):
        _bad("tiles to place", "none at the start of a season")


def _check_lanes(f: Together, lanes: list[tuple[int, Frame]]) -> None:
    if list(f.seats) != [seat for seat, _ in lanes] or list(f.lanes) != [(frame,) for _, frame in lanes]:
        _bad("other lanes", "one for each seat that decides")
    if len(f.said) != len(f.seats):
        _bad("answers of other seats", "a list for each seat that decides")


def _check_boats(s: KeyflowerState) -> None:
    """Whoever has no boat at the end of a season takes one; before that nobody has."""
    takers = [f.me for f in s.agenda if isinstance(f, (TakeBoat, ChooseBoat))]
    names = [type(f).__name__ for f in s.agenda]
    without = [seat for seat in range(s.seats) if s.boat_of[seat] == NO_BOAT]
    if "EndOfSeason" in names:
        if len(without) != s.seats or any(s.owner[FIRST_BOAT + b] >= 0 for b in s.boats()):
            _bad("boats taken before the end of the season", "none")
    elif names[1:2] == ["Expansion"] and sorted(takers) != without:
        _bad(f"seats {takers} to take a boat", f"{without}, who have none")
    elif names[1:2] != ["Expansion"] and without and (names != ["Season"] or len(without) != s.seats):
        _bad(f"seats {without} without a boat", "everybody has one")
    if s.season == WINTER and "EndOfSeason" not in names:
        for b in s.boats():
            if b in s.boat_of and s.owner[FIRST_BOAT + b] != s.boat_of.index(b):
                _bad("a boat without its owner", "in winter the boats belong to those who took them")
    elif any(s.owner[FIRST_BOAT + b] >= 0 for b in s.boats()):
        _bad("a boat tile of a seat", "only at the end of winter")


def _check_aside(s: KeyflowerState) -> None:
    names = [type(f).__name__ for f in s.agenda]
    if (any(s.aside_workers) or any(s.aside_skills)) != ("PutAway" in names):
        _bad("pieces set aside or PutAway alone", "both or none")
    for name, there in (
        ("DrawWorker", s.bag),
        ("DrawSkill", s.pile),
        ("LoadWorker", s.bag),
        ("LoadSkill", s.pile),
    ):
        if names.count(name) > sum(there):
            _bad(f"{names.count(name)} times {name}", f"{sum(there)} pieces to draw")


# ---------------------------------------------------------------- single frames


def _check_frame(s: KeyflowerState, i: int) -> None:
    """What a frame needs on the table; the numbers in it are already within bounds."""
    f = s.agenda[i]
    _check_order(s, f, s.agenda[i - 1] if i else None)
    if isinstance(f, (Payment, Colour, Groups, Count)):
        _check_chain(s, f)
    elif isinstance(f, TakeOne):
        at = WORKSHOP if s.owner[WORKSHOP] == f.me else s.home(f.me)
        if f.at != at or not s.users[WORKSHOP] or sum([n > 0 for n in s.supply[:3]]) < 1:
            _bad("TakeOne without a place", "a Workshop in use, an own tile, and something in the supply")
    elif isinstance(f, (Transport, SpendResource, SpendSkill)):
        _check_transport(s, f)
    elif isinstance(f, ShowSide):
        if not FIRST_SUMMER_BOAT <= f.tile < FIRST_WINTER or s.owner[f.tile] != TABLE:
            _bad("ShowSide.tile", "a summer boat at auction")
    elif isinstance(f, ShowTile):
        free = len(f.moves(s))
        left = sum([isinstance(other, ShowTile) for other in s.agenda])
        if f.season != s.season or left > free:
            _bad(f"{left} tiles to show", f"{free} of the season")
    elif isinstance(f, (PlaceCell, PlaceRotation)):
        _bad(type(f).__name__, "only inside the expansion")


def _check_order(s: KeyflowerState, f: Frame, below: Frame | None) -> None:
    """Turns go clockwise, and one seat at a time draws."""
    me = getattr(f, "me", -1)
    if isinstance(below, Turns) and me >= 0 and not isinstance(f, PutAway):
        if below.me != (me + 1) % s.seats:
            _bad(f"a turn of seat {me} before that of seat {below.me}", "turns clockwise")
        if s.passes >= s.seats:
            _bad(f"{s.passes} passes and a turn", f"less than {s.seats}")
    if (
        isinstance(f, (DrawWorker, DrawSkill))
        and isinstance(below, (DrawWorker, DrawSkill))
        and below.me != f.me
    ):
        _bad("draws of two seats", "of one seat")


def _check_chain(s: KeyflowerState, f: Payment | Colour | Groups | Count) -> None:
    use = isinstance(f, Payment) or f.use
    if use and (f.tile not in USABLE or s.owner[f.tile] == BOX or f.tile not in s.usable):
        _bad(f"{type(f).__name__}.tile", "a tile that can be used")
    if not use and f.tile not in s.auction:
        _bad(f"{type(f).__name__}.tile", "a tile at auction")
    if isinstance(f, Payment):
        return
    face = FACES[f.tile][s.side[f.tile]] if use else None
    pays = face is not None and (face.pay_worker >= 0 or face.pay_skill >= 0)
    if (f.pay is None) == pays or (pays and f.pay not in payments(s, f.me, f.tile)):
        _bad(f"{type(f).__name__}.pay {f.pay}", "what can pay for this use")
    if isinstance(f, Colour):
        return
    if f.colour not in open_colours(s, f.me, f.tile, use):
        _bad(f"{type(f).__name__}.colour {f.colour}", "a colour that the tile takes")
    groups = movable(s, f.me, f.tile, use, f.pay, f.colour)
    if list(f.named) != sorted(set(f.named)) or any(t not in groups for t in f.named):
        _bad(f"{type(f).__name__}.named {f.named}", "own losing groups in rising order")
    if isinstance(f, Count):
        several = f.colour == ANY_COLOUR
        if len(f.counts) > (C - 1 if several else 0):
            _bad(f"Count.counts {f.counts}", "a number for each earlier colour")
        for c in range(len(f.counts)):
            if not 0 <= f.counts[c] <= behind_screen(s, f.me, c, f.pay):
                _bad(f"Count.counts {f.counts}", "what is behind the screen")


def _check_transport(s: KeyflowerState, f: Transport | SpendResource | SpendSkill) -> None:
    if f.used not in USABLE or s.owner[f.used] == BOX or not FACES[f.used][0].transport:
        _bad(f"{type(f).__name__}.used", "a tile with transport")
    if not s.users[f.used]:
        _bad(f"{type(f).__name__}.used", "a tile with workers on it")
    back, factor = FACES[f.used][1], 2 if s.power[DOUBLE] == f.me else 1
    if f.left > back.transport * factor or f.ups > back.upgrades * factor:
        _bad(f"{f.left} steps and {f.ups} upgrades", f"what {TILE_NAMES[f.used]} gives")
    if isinstance(f, Transport):
        return
    todo = icons(s, f.me, f.tile) if f.tile < FIRST_SUMMER_BOAT else ()
    short = len(todo) if isinstance(f, SpendSkill) else len(todo) - 1
    if f.tile not in fronts(s, f.me) or not f.ups or len(f.paid) > short:
        _bad(f"{type(f).__name__}.tile", "an own tile to upgrade")
    for i in range(len(f.paid)):
        if f.paid[i] not in payers(s, f.me, f.tile, f.paid[:i]):
            _bad(f"{type(f).__name__}.paid {f.paid}", "resources on the tile in the order of the icons")
    if isinstance(f, SpendSkill) and (not ANY_SKILLS[f.tile] or len(f.paid) != len(todo)):
        _bad("SpendSkill", "only for an upgrade that takes any skill")
