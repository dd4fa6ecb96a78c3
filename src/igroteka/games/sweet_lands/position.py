"""What a position written by hand may say, and what follows from it: characters with their start, domains, tiles and the agenda."""

from __future__ import annotations

from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.frames import Frame, State
from igroteka.core.json_types import Json, JsonDraft
from igroteka.core.kinds import YesNo, refuse
from igroteka.core.position_parts import Course, Draft, Each, OfPlayer, One, PositionParts, Row, read_flag
from igroteka.core.text import Text, phrase

from .components.boards import (
    CHARACTER_NAMES,
    CHARACTERS,
    END_TILES,
    FOOD_ROWS,
    HELP_BOARDS,
    HELP_NAMES,
    MILESTONE_SIDES,
    MILESTONES_DRAWN,
    NORMAL_TILES,
    ROUNDS,
    SCORING_DRAWN,
    SCORING_NAMES,
)
from .components.land import BOARD_SIDES
from .components.vocabulary import INDUSTRIES, PRODUCTS
from .rules.rounds import CleanUp, GameOver, Round
from .rules.turn import ActionPhase, Choice
from .state import blank


def usual(seats: int, options: dict[str, str]) -> JsonDraft:
    """The table in the first round, with the first tiles of each kind laid out."""
    data: JsonDraft = {**blank(seats, options, []).to_data(), "round": 1}
    data["help"] = _help_cells(seats, [])
    if seats > 1:
        data["milestones"] = {str(i + 1): MILESTONE_SIDES[0] for i in range(MILESTONES_DRAWN)}
        data["scoring"] = list(SCORING_NAMES[:SCORING_DRAWN])
    return data


def _help_cells(seats: int, said: list[Json]) -> list[Json]:
    """The cells of the help board: those that are said, and the others with the first tiles that lie on none of these."""
    board = HELP_BOARDS[seats]
    laid = [tile for cell in said if isinstance(cell, list) for tile in cell]
    normal = [HELP_NAMES[i] for i in NORMAL_TILES if HELP_NAMES[i] not in laid]
    ends = [HELP_NAMES[i] for i in END_TILES if HELP_NAMES[i] not in laid]
    rest: list[Json] = [
        [normal.pop(0), normal.pop(0) if cell < board.two_normal else ends.pop(0)]
        for cell in range(len(said), board.cells)
    ]
    return [*said, *rest]


def derive(draft: Draft) -> None:
    """Give everybody a character with its start, a domain and a help cell; fill the help board; lay out the turn of a seat."""
    data = draft.data
    if draft.says("help_board") and not draft.says("agenda") and isinstance(data["help"], list):
        data["help"] = _help_cells(draft.seats, data["help"])
    if not draft.says("milestones"):
        claimed = [
            str(n)
            for player in data["players"]
            if isinstance(player["milestones"], list)
            for n in player["milestones"]
        ]
        data["milestones"] = {n: side for n, side in data["milestones"].items() if n not in claimed}
    _choose(draft, "character", list(CHARACTER_NAMES))
    _choose(draft, "side", list(BOARD_SIDES[::2]))
    cells: list[Json] = list(range(1, HELP_BOARDS[draft.seats].cells + 1))
    _choose(draft, "help", [cell for cell in cells if cell != data["mio"]])
    _start(draft)
    if not draft.says("order"):
        first = data["first"] if data["first"] in range(draft.seats) else 0
        data["order"] = [(first + i) % draft.seats for i in range(draft.seats)]
    round = draft.number("round", 1, 0, ROUNDS)
    if draft.seats == 1 and not draft.says("solo"):
        data["solo"] = [deck[round:] for deck in data["solo"]]
    if not draft.says("agenda"):
        data["agenda"] = [dump_frame(frame) for frame in _agenda(draft, round)]


def _choose(draft: Draft, name: str, free: list[Json]) -> None:
    """Everybody who has none gets the first that nobody has; of two that share a board, one is enough."""
    players = draft.data["players"]
    for seat in draft.unsaid(name):
        taken = [players[other][name] for other in range(draft.seats) if other != seat]
        shared = [_board(name, one) for one in taken]
        players[seat][name] = next(
            one for one in free if one not in taken and (_board(name, one) not in shared or name == "help")
        )


def _board(name: str, one: Json) -> Json:
    """The board of a character or of a side of a domain."""
    if name == "character" and one in CHARACTER_NAMES:
        return CHARACTERS[CHARACTER_NAMES.index(str(one))].board
    return str(one)[:1] if name == "side" else one


def _start(draft: Draft) -> None:
    """What the characters bring along, and the discounts of the food track."""
    players = draft.data["players"]
    for seat, player in enumerate(players):
        if player["character"] in CHARACTER_NAMES:
            character = CHARACTERS[CHARACTER_NAMES.index(player["character"])]
            if seat in draft.unsaid("have"):
                player["have"] = {unit: n for unit, n in character.start.items() if n}
            if seat in draft.unsaid("makes"):
                player["makes"] = dict(zip(PRODUCTS, character.production, strict=True))
        if seat in draft.unsaid("discount") and type(player["food"]) is int:
            player["discount"] = _discount(player["food"])


def _discount(food: int) -> int:
    """What the food track has taken off the price of properties, up to a space."""
    passed = [effect for space, row in FOOD_ROWS.items() if space <= food for effect in row]
    return sum([effect["n"] for effect in passed if effect["op"] == "discount"])


def _agenda(draft: Draft, round: int) -> list[Frame]:
    """The turn of a seat in the action phase."""
    order = draft.data["order"]
    if not isinstance(order, list) or sorted(order) != list(range(draft.seats)):
        raise refuse("order", order, phrase("each once"))
    ended = draft.data["ended"]
    me = draft.turn(
        next((seat for seat in order if not isinstance(ended, list) or seat not in ended), order[0])
    )
    after: list[Frame] = [Round(round + 1), CleanUp()] if round < ROUNDS else [GameOver()]
    acted = read_flag(draft.table.get("acted", False), "acted")
    return [*after, ActionPhase((order.index(me) + 1) % draft.seats), Choice(me, acted)]


def has_acted(data: JsonDraft) -> Json:
    """Whether the main action of the turn is done."""
    acted: Json = data["agenda"][-1].get("acted") if data["agenda"] else None
    return acted


def hands_and_packets(s: State) -> list[Text]:
    """Where cards may be known to lie: in the hand of each seat, or in its packet of the draft."""
    hands = [Text("player", seat=seat) for seat in range(s.seats)]
    return [*hands, *[Text("place-packet", seat=seat) for seat in range(s.seats)]]


POSITION: Final = PositionParts(
    One("round", "round = 3"),
    One("first", "first = 1").offer(words="seat"),
    Course("turn", "turn = 1").offer(words="seat"),
    Course("acted", "acted = true", has_acted).offer(kind=YesNo()),
    One("order", "order = [1, 0]").offer(words="seat"),
    One("ended", "ended = [0]").offer(words="seat"),
    One("discs", "discs = { terrain_3 = 1 }").offer("area:{key}", "area"),
    One("offer", 'offer = ["enh_city"]').offer("skill:{key}", "skill"),
    One("milestones", 'milestones = { 1 = "a", 4 = "b" }'),
    One("scoring", 'scoring = ["score_terrain", "score_employed"]').offer(words="scoring"),
    One("help_board", 'help_board = [["help_gold", "help_wheat"]]', "help").offer(words="tile"),
    One("mio", "mio = 1"),
    One("solo", 'solo = [["solo_a6", "solo_a7", "solo_a8"], ["solo_b6", "solo_b7", "solo_b8"]]').offer(
        words="solo", rows=lambda s: [Text("place-deck_a"), Text("place-deck_b")]
    ),
    One("taken", 'taken = ["road"]').offer(words="track"),
    One("specials", 'specials = ["sp_gold"]').offer("special:{key}", "special"),
    One("under", 'under = [{ owner = 0, cards = ["cake_01"] }]').offer(words="owner:seat cards:card"),
    One("discard", 'discard = ["cake_01"]').offer(words="card"),
    Each("known", 'known = [{ cards = ["cake_01"], counts = [0, 1, 0, 0] }]').offer(
        words="cards:card", rows=hands_and_packets
    ),
    Each("hints", "hints = { cake = 1 }").offer(words="sort"),
    Each("packets", 'packets = ["cake_01", "pie_01"]').offer(words="card"),
    OfPlayer("character", 'character = "elina"').offer("player:{seat}", "character"),
    OfPlayer("side", 'side = "1A"').offer(words="domain"),
    OfPlayer("help", "help = 2").offer("help:{key}"),
    OfPlayer("have", "have = { gold = 10, wood = 2, vp = 3 }").offer("resource:{seat}:{key}", "kind"),
    OfPlayer("makes", "makes = { gold = 2, wheat = 1 }").offer("production:{seat}:{key}", "kind"),
    OfPlayer("hand", 'hand = ["cake_01", "pie_01"]').offer("@card:{key}", "card"),
    OfPlayer("played", 'played = ["cake_01"]').offer(words="card"),
    OfPlayer("columns", 'columns = { agri = ["cake_02"] }', shape=Row(INDUSTRIES, [])).offer(
        "column:{seat}:{key}", "column card"
    ),
    OfPlayer("tokens", 'tokens = { r2c3 = "up", r2c5 = "flipped" }').offer(
        "cell:{seat}:{key}", "cell turned"
    ),
    OfPlayer("special", 'special = "sp_gold"').offer(words="special"),
    OfPlayer("roads", 'roads = ["r2c3-e"]').offer("edge:{seat}:{key}"),
    OfPlayer("pieces", 'pieces = { r2c4 = "house" }').offer("cell:{seat}:{key}", "cell piece"),
    OfPlayer("rabbits", 'rabbits = ["r2c4"]').offer("cell:{seat}:{key}"),
    OfPlayer("areas", "areas = [1]"),
    OfPlayer("food", "food = 2").offer("food:{seat}"),
    OfPlayer("cart", "cart = 1").offer("cart:{seat}"),
    OfPlayer("locomotive", "locomotive = 0").offer("loco:{seat}"),
    OfPlayer("prosper", "prosper = { road = 1 }").offer("@prosper:{key}", "track"),
    OfPlayer("skills", 'skills = ["skill_food"]').offer("token:{seat}:{key} skill:{key}", "skill"),
    OfPlayer("down", 'down = ["skill_food"]').offer("token:{seat}:{key}", "skill"),
    OfPlayer("acts", "acts = []").offer(words="ability"),
    OfPlayer("wonder", "wonder = 1"),
    OfPlayer("discount", "discount = 1"),
    OfPlayer("markers", "markers = 1"),
    OfPlayer("claimed", "claimed = [1]", "milestones"),
    OfPlayer("round_ip", "round_ip = 1"),
    OfPlayer("fresh", 'fresh = ["r2c5"]'),
    OfPlayer("found", 'found = ["cake_01"]').offer(words="card"),
    usual=usual,
    derive=derive,
)
