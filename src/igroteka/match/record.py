"""What a match consists of: its position, its log and its chance, and how moves get into them.

Files, snapshots, taking back and verification work on this class; `Match` adds what players and programs call.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from ..core import (
    CHANCE,
    Ask,
    Draw,
    Event,
    FairRng,
    Game,
    Json,
    Move,
    Opened,
    Pool,
    Score,
    Seat,
    State,
    after_bids,
    apply,
    commitment,
    fingerprint,
    mixed_seed,
    moves,
    over,
    question_for,
    scene,
    waiting,
)
from . import orders
from .bids import clean_bids
from .entry import Entry
from .seed import clean_salt, clean_shares

#: Far above what chance and standing orders do between two questions in any game.
MOST_STEPS: Final = 10_000


@dataclass(frozen=True)
class Beginning:
    """What is settled before a match, besides the position that it begins with."""

    seed: str = ""
    names: Sequence[str] = ()
    salt: str = ""
    shares: Mapping[Seat, str] = field(default_factory=dict)
    """What the pages of people have added to the seed, by seat."""
    is_recorded: bool = False
    """Whether people say what chance has drawn, as at a table with the box; then there is no seed."""
    bids: Mapping[Seat, int] = field(default_factory=dict)
    """What was bid for each seat, and is subtracted from its points."""


class MatchRecord:
    """The position of a match with all that led to it."""

    def __init__(self, of: Game, start: State, beginning: Beginning) -> None:
        self.game = of
        self.count = start.seats
        """How many seats the match has."""
        self.options = dict(start.options)
        """The options in force."""
        self.start = start.clone()
        self.state = start
        self.beginning = beginning
        self.seed = beginning.seed
        self.is_recorded = beginning.is_recorded
        self.salt = clean_salt(beginning.salt)
        self.shares = clean_shares(beginning.shares, self.count)
        self.bids = clean_bids(beginning.bids, self.count)
        self.commitment = commitment(self.seed, self.salt) if self.seed else ""
        self._mixed_seed = mixed_seed(self.seed, self.shares)
        self.names = list(beginning.names)
        self.entries: list[Entry] = []
        self.orders: orders.OrdersBySeat = {}
        self.undo_positions: dict[int, State] = {}
        """The positions before the moves that are behind no barrier for undo, by step."""
        self.draws = 0
        """How many draws chance has made."""
        self.position: Mapping[str, Json] | None = None
        """The position that the match began with, if it did not begin with the set-up."""
        self.opening: list[Event] = self._take_events()

    # ------------------------------------------------------------ looking at it

    @property
    def seats(self) -> list[Seat]:
        """The seats that must decide now; `[CHANCE]` when a recorded match waits for somebody to say what was drawn."""
        return waiting(self.state)

    @property
    def asks_chance(self) -> bool:
        """Whether a recorded match waits for somebody to say what was drawn; the draws are `moves_of(CHANCE)`."""
        return self.seats == [CHANCE]

    @property
    def answering_seats(self) -> list[Seat]:
        """The seats whose players answer now; what was drawn at a recorded table is said for all of them."""
        return list(range(self.count)) if self.asks_chance else self.seats

    def moves_of(self, seat: Seat) -> list[Move]:
        """The legal moves of a seat; empty if it is not asked."""
        return moves(self.state, seat)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return over(self.state)

    @property
    def scores(self) -> list[Score]:
        """The scores as they stand, with items and ranks; after the seats come solo opponents."""
        return self.scores_of(self.state)

    def scores_of(self, s: State) -> list[Score]:
        """The scores of a position of this match, after what was bid for the seats is subtracted: the one place that does it."""
        return after_bids(self.game.scores(s), self.bids)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the position now."""
        return fingerprint(self.state)

    def entries_for(self, seat: Seat | None) -> list[Entry]:
        """The entries of `log_for`."""
        sealed = self.open_group()
        if sealed < 0:
            return self.entries.copy()
        return [e for e in self.entries if e.group != sealed or e.seat == seat]

    @property
    def fixed_entries(self) -> int:
        """How many entries stand for good: sealed answers still come between those after them."""
        group = self.open_group()
        return len(self.entries) if group < 0 else group

    def open_group(self) -> int:
        """The first step of the simultaneous decision that is open now, -1 if none or nobody answered."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(top, Opened) and any(top.said):
            return self.entries[-1].group if self.entries else -1
        return -1

    # ------------------------------------------------------------ going on

    def order(self, seat: Seat, key: str, value: str) -> None:
        """Give a standing order: questions that it answers are not asked any more."""
        orders.set_order(self.game, self.count, self.orders, seat, key, value)
        self.advance()

    def advance(self) -> None:
        """Let chance and standing orders move until a seat must really decide.

        In a recorded match people decide for chance, where more than one thing can be drawn.
        """
        steps = 0
        while not self.over:
            steps += 1
            if steps > MOST_STEPS:
                raise RuntimeError(
                    f"{self.game.key}: nobody was asked in {MOST_STEPS} steps; the rules run in a circle"
                )
            top = self.state.agenda[-1]
            if isinstance(top, Draw):
                if not self.is_recorded:
                    self.enter_move(CHANCE, top.sample(self.state, FairRng(self._mixed_seed, self.draws)))
                elif len(only := top.moves(self.state)) == 1:
                    self.enter_move(CHANCE, only[0], auto=True)
                else:
                    return
                continue
            for seat in self.seats:
                answer = orders.standing_answer(self.game, self.state, self.orders, seat)
                if answer is not None:
                    self.enter_move(seat, answer, auto=True)
                    break
            else:
                return

    def enter_move(self, seat: Seat, m: Move, auto: bool = False, guessed: bool = False) -> None:
        """Play a legal move and write it down."""
        entry = Entry(seat, m, auto=auto, guessed=guessed)
        top = self.state.agenda[-1]
        frame: Ask | Pool | None = top if isinstance(top, Draw) else question_for(self.state, seat)
        if isinstance(frame, Ask):
            entry.to = frame.sees(scene(self.state, seat), m)
            entry.masked = frame.mask(m)
        place = len(self.entries)
        if isinstance(top, Opened):
            entry.group = self.open_group()
            if entry.group < 0:
                entry.group = place
            # Lanes stand in seat order, so that the order of arrival leaves no trace.
            while place > entry.group and self.entries[place - 1].seat > seat:
                place -= 1
        else:
            self._remember_position(seat)
        self.state.revealed = False
        apply(self.state, seat, m)
        self.entries.insert(place, entry)
        self.entries[-1].events = self._take_events()
        if seat == CHANCE:
            self.draws += 1
        if seat == CHANCE or self.state.revealed:
            self.undo_positions.clear()

    def _remember_position(self, seat: Seat) -> None:
        """Keep the position before a move of this seat; an earlier move of another seat is a barrier for undo."""
        if self.entries and self.entries[-1].seat != seat:
            self.undo_positions.clear()
        self.undo_positions[len(self.entries)] = self.state.clone()

    def _take_events(self) -> list[Event]:
        """Take the events out of the state."""
        events = self.state.events or []
        self.state.events = []
        return events
