"""What observations tell of the question that is open: which it is, whom it asks, and what of the answer is settled.

A turn that somebody else has begun to enter is private: of it only its first question is told, as views do.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.frames import Ask, Draw, Frame, Opened
from igroteka.core.hexes import REACH, WIDTH
from igroteka.core.moves import Move
from igroteka.core.observing import Block, Layout, amounts, choices, flags

from ..components.goods import ANY_COLOUR, COLOURS, RESOURCES, SKILLS, WORKERS
from ..components.setups import MOST_PLAYERS
from ..components.tiles import FACES, FIRST_BOAT, FIRST_BUILDING, FIRST_SUMMER_BOAT, TILES
from ..fields import FAR, NO_CELL
from ..moves import MOST_CELLS
from ..rules.chain import Colour, Count, Groups, Payment
from ..rules.expansion import PlaceCell, PlaceRotation, PlaceTile, cells
from ..rules.season_end import ChooseBoat
from ..rules.seasons import ChooseWinter, LoadSkill, LoadWorker, ShowSide, ShowTile
from ..rules.setup import DealHome, DealWinter
from ..rules.transport import SpendResource, SpendSkill, Transport
from ..rules.turn import Turn
from ..rules.use import DrawSkill, DrawWorker, TakeOne
from ..state import KeyflowerState

#: All questions to seats, then those to chance.
QUESTIONS: Final[tuple[type[Frame], ...]] = (
    *(Turn, Payment, Colour, Groups, Count, TakeOne, Transport, SpendResource, SpendSkill),
    *(ChooseBoat, ChooseWinter, PlaceTile, PlaceCell, PlaceRotation),
    *(DealHome, DrawWorker, DrawSkill, LoadWorker, LoadSkill, ShowTile, ShowSide, DealWinter),
)
_NUMBER: Final[dict[type[Frame], int]] = {kind: i + 1 for i, kind in enumerate(QUESTIONS)}
_TURN: Final = QUESTIONS.index(Turn) + 1
_TRANSPORT: Final = QUESTIONS.index(Transport) + 1
_OTHERS: Final = len(QUESTIONS) + 1
_WORDS: Final = ", ".join([f"{i + 1} {kind.__name__}" for i, kind in enumerate(QUESTIONS)])

#: A placement is a bid or a use.
_BID: Final = 1
_USE: Final = 2
#: The numbers of payments: a skill token, a worker, a losing group.
_FIRST_SKILL: Final = 1
_FIRST_WORKER: Final = _FIRST_SKILL + len(SKILLS)
_GROUP: Final = _FIRST_WORKER + len(COLOURS)
#: With boat 2b a use carries twice as much.
_MOST_STEPS: Final = 2 * max([face.transport for faces in FACES for face in faces])
_MOST_UPGRADES: Final = 2 * max([face.upgrades for faces in FACES for face in faces])
#: No upgrade costs more resources.
_ICONS: Final = 3

BLOCKS: Final[tuple[Block, ...]] = (
    choices(
        "question",
        f"what is asked: 0 nothing, the game is over; {_WORDS}, {_OTHERS} others still decide at once",
        1,
        _OTHERS,
    ),
    choices(
        "question_seat",
        "whom it asks, or for whom chance draws: 1 oneself, 2 the next seat ...",
        1,
        MOST_PLAYERS,
    ),
    choices(
        "question_tile", "the tile that it is about: 1 the first of all tiles, 2 the second ...", 1, TILES
    ),
    choices("used_tile", "the tile whose use lets one carry and upgrade", 1, FIRST_SUMMER_BOAT),
    choices("loaded_boat", "the boat that chance loads, 1 the first of the row", 1, MOST_PLAYERS),
    amounts("steps_left", "how many resources can still be carried a step", 1, _MOST_STEPS),
    amounts("upgrades_left", "how many upgrades are still allowed", 1, _MOST_UPGRADES),
    choices("placement", "where one's workers go: 1 to a bid, 2 to a use", 1, _USE),
    choices(
        "payment", "what one pays for the use: 1-3 a skill token, 4-7 a worker, 8 a losing group", 1, _GROUP
    ),
    choices("payment_tile", "the tile at which the losing group that pays stands", 1, FIRST_BOAT),
    choices("placement_colour", "the colour of one's workers: 1-4, or 5 any mixture", 1, ANY_COLOUR + 1),
    choices("counted_colour", "the colour of which one chooses a number", 1, len(COLOURS)),
    amounts(
        "counts",
        "how many of the earlier colours one has chosen",
        len(COLOURS) - 1,
        max(WORKERS),
        each="colours",
    ),
    amounts("least_count", "the smallest number that one can choose", 1, max(WORKERS)),
    amounts("most_count", "the largest number that one can choose", 1, max(WORKERS)),
    choices(
        "upgrade_payments",
        "what pays the icons of an upgrade so far: 1-4 a resource",
        _ICONS,
        len(RESOURCES),
        each="resource icons of the cost",
    ),
    amounts("rotated_cell", "q and r of the cell on which one turns a tile", 2, FAR, -FAR),
    flags(
        "named_groups",
        "whether one's losing group at this tile comes along",
        FIRST_BOAT - FIRST_BUILDING,
        each="tiles without homes and boats",
    ),
    amounts(
        "placed_while_hidden",
        "what one places while nobody sees it: 1 the only tile that could be, 2 chosen first, 3 second ...",
        TILES - FIRST_BUILDING,
        TILES,
        each="tiles without homes",
    ),
    amounts("cells_q", "q of the cell with this number", MOST_CELLS, FAR, -FAR, each="numbers of place_cell"),
    amounts("cells_r", "r of the cell with this number", MOST_CELLS, FAR, -FAR, each="numbers of place_cell"),
)
_OWN: Final = Layout(1, *BLOCKS)
_AT: Final[dict[str, int]] = {one.name: start for one, start in zip(BLOCKS, _OWN.starts, strict=True)}
_BLANK: Final[list[int]] = [0] * _OWN.size

_AT_QUESTION: Final[int] = _AT["question"]
_AT_SEAT: Final[int] = _AT["question_seat"]
_AT_TILE: Final[int] = _AT["question_tile"]
_AT_USED: Final[int] = _AT["used_tile"]
_AT_BOAT: Final[int] = _AT["loaded_boat"]
_AT_STEPS: Final[int] = _AT["steps_left"]
_AT_UPGRADES: Final[int] = _AT["upgrades_left"]
_AT_PLACEMENT: Final[int] = _AT["placement"]
_AT_PAYMENT: Final[int] = _AT["payment"]
_AT_PAYMENT_TILE: Final[int] = _AT["payment_tile"]
_AT_COLOUR: Final[int] = _AT["placement_colour"]
_AT_COUNTED: Final[int] = _AT["counted_colour"]
_AT_COUNTS: Final[int] = _AT["counts"]
_AT_LEAST: Final[int] = _AT["least_count"]
_AT_MOST: Final[int] = _AT["most_count"]
_AT_PAID: Final[int] = _AT["upgrade_payments"]
_AT_CELL: Final[int] = _AT["rotated_cell"]
_AT_NAMED: Final[int] = _AT["named_groups"] - FIRST_BUILDING
_AT_PLACED: Final[int] = _AT["placed_while_hidden"] - FIRST_BUILDING
_AT_CELLS_Q: Final[int] = _AT["cells_q"]
_AT_CELLS_R: Final[int] = _AT["cells_r"]


def observe_question(
    s: KeyflowerState, mine: KeyflowerState, seat: int, counted: tuple[int, ...]
) -> list[int]:
    """The numbers of these blocks. `mine` is the scene of the seat; `counted` gives a seat plus 2 as seen from it."""
    numbers = _BLANK.copy()
    if not s.agenda:
        return numbers
    top = s.agenda[-1]
    if isinstance(top, Opened):
        if seat in top.seats:
            _tell_hidden(numbers, s, mine, seat, top.said[top.seats.index(seat)])
        if mine is s or not mine.agenda:
            numbers[_AT_QUESTION] = _OTHERS
            return numbers
        top = mine.agenda[-1]
    numbers[_AT_QUESTION] = _NUMBER[type(top)]
    if isinstance(top, Draw):
        _tell_draw(numbers, top, counted)
    elif isinstance(top, Ask):
        asked = top.seat(mine)
        numbers[_AT_SEAT] = counted[asked + 2]
        if not isinstance(top, Turn):
            _tell_contents(numbers, mine, top, asked == seat)
    return numbers


def _tell_contents(numbers: list[int], mine: KeyflowerState, ask: Ask, own: bool) -> None:
    """What stands in a question to a seat."""
    if isinstance(ask, (Payment, Colour, Groups, Count)):
        if own:
            _tell_placement(numbers, mine, ask)
        else:
            numbers[_AT_QUESTION] = _TURN
    elif isinstance(ask, (Transport, SpendResource, SpendSkill)):
        numbers[_AT_USED] = ask.used + 1
        numbers[_AT_STEPS] = ask.left
        numbers[_AT_UPGRADES] = ask.ups
        if not isinstance(ask, Transport):
            if own:
                numbers[_AT_TILE] = ask.tile + 1
                for i in range(len(ask.paid)):
                    numbers[_AT_PAID + i] = ask.paid[i] + 1
            else:
                numbers[_AT_QUESTION] = _TRANSPORT
    elif isinstance(ask, PlaceCell):
        numbers[_AT_TILE] = ask.tile + 1
        _tell_cells(numbers, cells(mine, ask.me))
    elif isinstance(ask, PlaceRotation):
        numbers[_AT_TILE] = ask.tile + 1
        numbers[_AT_CELL] = ask.cell % WIDTH - REACH
        numbers[_AT_CELL + 1] = ask.cell // WIDTH - REACH
    elif isinstance(ask, TakeOne):
        numbers[_AT_TILE] = ask.at + 1


def _tell_placement(numbers: list[int], mine: KeyflowerState, ask: Payment | Colour | Groups | Count) -> None:
    """What of one's own bid or use is settled."""
    numbers[_AT_TILE] = ask.tile + 1
    if isinstance(ask, Payment):
        numbers[_AT_PLACEMENT] = _USE
        return
    numbers[_AT_PLACEMENT] = _USE if ask.use else _BID
    pay = ask.pay
    if pay is not None:
        if pay.kind == "pay_skill":
            numbers[_AT_PAYMENT] = _FIRST_SKILL + pay.index[0]
        elif pay.kind == "pay_worker":
            numbers[_AT_PAYMENT] = _FIRST_WORKER + pay.index[0]
        else:
            numbers[_AT_PAYMENT] = _GROUP
            numbers[_AT_PAYMENT_TILE] = pay.index[0] + 1
    if isinstance(ask, Colour):
        return
    numbers[_AT_COLOUR] = ask.colour + 1
    for t in ask.named:
        numbers[_AT_NAMED + t] = 1
    if isinstance(ask, Count):
        counts = ask.counts
        for i in range(len(counts)):
            numbers[_AT_COUNTS + i] = counts[i]
        numbers[_AT_COUNTED] = (ask.colour if ask.colour < ANY_COLOUR else len(counts)) + 1
        numbers[_AT_LEAST], numbers[_AT_MOST] = ask.bounds(mine)


def _tell_cells(numbers: list[int], order: list[int]) -> None:
    """Where the cells around one's village lie, in the order in which moves number them."""
    for i in range(min(len(order), MOST_CELLS)):
        cell = order[i]
        numbers[_AT_CELLS_Q + i] = cell % WIDTH - REACH
        numbers[_AT_CELLS_R + i] = cell // WIDTH - REACH


def _tell_draw(numbers: list[int], draw: Draw, counted: tuple[int, ...]) -> None:
    """What chance decides; the season of a tile that is shown is that of the position."""
    if isinstance(draw, (DealHome, DrawWorker, DrawSkill, DealWinter)):
        numbers[_AT_SEAT] = counted[draw.me + 2]
    elif isinstance(draw, (LoadWorker, LoadSkill)):
        numbers[_AT_BOAT] = draw.boat + 1
    elif isinstance(draw, ShowSide):
        numbers[_AT_TILE] = draw.tile + 1


def _tell_hidden(
    numbers: list[int], s: KeyflowerState, mine: KeyflowerState, seat: int, said: tuple[Move, ...]
) -> None:
    """The tiles that a seat has placed before the others see them; with where they lie this gives all its answers."""
    for t in mine.village[seat]:
        if s.cell[t] == NO_CELL:
            numbers[_AT_PLACED + t] = 1
    order = 1
    for m in said:
        if m.kind == "place_tile":
            order += 1
            numbers[_AT_PLACED + m.index[0]] = order
