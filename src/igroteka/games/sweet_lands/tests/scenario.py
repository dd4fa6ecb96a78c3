"""Positions set up by hand and played in log notation, for rule tests."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from igroteka.core import CHANCE, Shown, apply, moves, register, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.core.positions import build_position
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import HELP_BOARDS
from igroteka.games.sweet_lands.components.vocabulary import UNITS
from igroteka.games.sweet_lands.player import Player
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.games.sweet_lands.view import SweetLandsView
from igroteka.testing.scenario import Scenario

register(GAME)

#: Characters without abilities that would get in the way, one to a board.
CAST = ("elina", "nata", "solby", "che")
#: Normal tiles that ask nothing come first.
NORMAL = (
    *("help_gold", "help_wheat", "help_wood", "help_iron", "help_diamond", "help_vp", "help_gold_production"),
    *("help_card", "help_terrain", "help_road", "help_industry", "help_food", "help_prosper"),
)
ENDS = ("help_end_city", "help_end_port", "help_end_production")
#: Some cards for a hand that is not what a test is about.
HAND = ["cake_01", "pie_01", "pie_02", "pie_03", "wagashi_15"]


class Table(Scenario[SweetLandsState]):
    """A position of Sweet Lands; `do` plays lines such as "0 use gold_6" or "* deal cake_01"."""

    game = GAME

    def player(self, seat: int = 0) -> Player:
        return self.s.players[seat]

    def have(self, unit: str, seat: int = 0) -> int:
        """How much of a resource or how many points a seat has."""
        return self.player(seat).have[UNITS.index(unit)]

    def hand(self, seat: int = 0) -> set[str]:
        """The cards in a hand."""
        cards: list[str] = self.s.to_data()["players"][seat]["hand"]
        return set(cards)

    def moves(self, kind: str) -> set[str]:
        """What follows the kind in all legal moves of a kind."""
        return {text.partition(" ")[2] for text in self.legal() if text.split()[0] == kind}

    def view(self, seat: int | None) -> SweetLandsView:
        return GAME.view(self.s, seat)

    def show(self, text: str) -> Shown:
        """How a legal move is shown."""
        assert text in self.legal(), text
        return GAME.show(self.s, GAME.moves.parse(text))

    def deal(self) -> Table:
        """Let chance play its first possible move until a seat must decide."""
        while waiting(self.s) == [CHANCE]:
            apply(self.s, CHANCE, moves(self.s, CHANCE)[0])
        return self

    def on(self, place: str, seat: int = 0) -> str:
        """The piece on a place."""
        pieces: dict[str, str] = self.s.to_data()["players"][seat]["pieces"]
        return pieces.get(place, "")


def table(seats: int = 2, *players: JsonDraft, **more: Any) -> Table:
    """A position in which a seat has the turn; a player is changed by an object of parts."""
    s = build_position(GAME, form(seats, *players, **more))
    assert isinstance(s, SweetLandsState)
    return Table(s)


def form(
    seats: int,
    *players: JsonDraft,
    options: Mapping[str, object] | None = None,
    round: int = 2,
    me: int = 0,
    **more: Any,
) -> JsonDraft:
    """The form of such a position. Nobody has anything but what is said; `flipped` are cells with flipped tokens."""
    board = HELP_BOARDS[seats]
    normal, ends = list(NORMAL), list(ENDS)
    cells = [
        [normal.pop(0), ends.pop(0) if cell >= board.two_normal else normal.pop(0)]
        for cell in range(board.cells)
    ]
    said: JsonDraft = {
        "seats": seats,
        "options": {"first": "0", **(options or {})},
        "round": round,
        "help_board": cells,
        "players": [_player(seat, *players[seat : seat + 1]) for seat in range(seats)],
        **({"scoring": ["score_terrain", "score_employed"]} if seats > 1 else {}),
        **more,
    }
    return said if "agenda" in more else {**said, "turn": me}


def _player(seat: int, said: JsonDraft | None = None) -> JsonDraft:
    """A player with a character and a domain, and what is said besides."""
    given = dict(said or {})
    tokens = {**given.pop("tokens", {}), **dict.fromkeys(given.pop("flipped", ()), "flipped")}
    usual = {"character": CAST[seat], "side": f"{seat + 1}A", "help": seat + 1, "have": {}, "makes": {}}
    return {**usual, **given, "tokens": tokens}


def position(seats: int, *players: JsonDraft, **more: Any) -> JsonDraft:
    """The data of such a position, as they are stored."""
    return table(seats, *players, **more).s.to_data()


def phase(seats: int, round: int, me: int, order: list[int] | None = None) -> list[JsonDraft]:
    """The agenda below the turn of a seat."""
    at = ((order or list(range(seats))).index(me) + 1) % seats
    below: list[JsonDraft] = (
        [{"frame": "Round", "number": round + 1}, {"frame": "CleanUp"}]
        if round < 5
        else [{"frame": "GameOver"}]
    )
    return [*below, {"frame": "ActionPhase", "at": at}]


def asking(
    effect: str, *players: JsonDraft, seats: int = 2, round: int = 2, n: int = 1, **more: Any
) -> Table:
    """A position in which an effect is carried out on seat 0's turn, by the name of its tree."""
    agenda = [
        *phase(seats, round, 0),
        {"frame": "Turn", "me": 0, "acted": True},
        {"frame": "Perform", "me": 0, "effect": {"tree": effect}, "n": n},
    ]
    return table(seats, *players, round=round, agenda=agenda, **more)


def below_production(me: int, seats: int = 2, round: int = 3) -> list[JsonDraft]:
    """The agenda below a step of production of a seat."""
    rest = [
        frame
        for seat in range(seats)
        for frame in (
            {"frame": "HelpTiles", "me": seat},
            {"frame": "CharacterProduction", "me": seat},
            {"frame": "Harvest", "me": seat},
            {"frame": "DrawHand", "me": seat, "drafted": False},
        )
    ]
    at = next(i for i, f in enumerate(rest) if f["frame"] == "Harvest" and f["me"] == me)
    return [
        {"frame": "Round", "number": round + 1},
        {"frame": "CleanUp"},
        {"frame": "ActionPhase", "at": 0},
        *rest[at:][::-1],
    ]


RICH = {"gold": 40, "wheat": 20, "wood": 20, "iron": 20, "diamond": 6}


def ending(*players: JsonDraft, **more: Any) -> Table:
    """Seat 0 ends the round."""
    return table(2, *players, **more).do("0 end_round")
