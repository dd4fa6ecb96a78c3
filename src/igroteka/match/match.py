"""A match: a game being played, with its log, its chance, undo and standing orders."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import Any, Final

from ..core import (
    CHANCE,
    Ask,
    BadOption,
    Draw,
    Event,
    FairRng,
    Game,
    IllegalMove,
    Look,
    Move,
    Opened,
    Pool,
    Refusal,
    Score,
    Seat,
    Shown,
    State,
    Text,
    View,
    apply,
    asked,
    clean_options,
    commitment,
    fingerprint,
    game,
    mixed_seed,
    moves,
    over,
    play,
    retract,
    scene,
    waiting,
)
from ..core.errors import some
from ..texts import speaker
from .entry import Entry
from .kept import KeptMatch, resume
from .seed import clean_salt, clean_shares
from .verify import Verification, verify

#: Far above what chance and standing orders do between two questions in any game.
MOST_STEPS: Final = 10_000


class Match:
    """A game in progress. The match owns the seed and plays chance; seats play moves."""

    def __init__(
        self,
        of: Game,
        start: State,
        seed: str,
        names: list[str] | None = None,
        salt: str = "",
        shares: Mapping[Seat, str] | None = None,
    ) -> None:
        data = start.to_data()
        self.game = of
        self.count: int = data["seats"]
        """How many seats the match has."""
        self.options: dict[str, str] = data["options"]
        """The options in force."""
        self.start = start.clone()
        self.state = start
        self.seed = seed
        self.salt = clean_salt(salt)
        self.shares = clean_shares(shares, self.count)
        """What the pages of people have added to the seed, by seat."""
        self.commitment = commitment(seed, salt) if seed else ""
        self._chance = mixed_seed(seed, self.shares)
        self.names = names or []
        self.entries: list[Entry] = []
        self.orders: dict[Seat, dict[str, str]] = {}
        self.before: dict[int, State] = {}
        """The positions before the moves that are behind no barrier for undo, by step."""
        self.draws = 0
        """How many draws chance has made."""
        self.position: dict[str, Any] | None = None
        """The position that the match began with, if it did not begin with the set-up."""
        self.opening: list[Event] = self._collect()

    # ------------------------------------------------------------ making one

    @classmethod
    def new(
        cls,
        key: str,
        seats: int = 2,
        seed: int | str | None = None,
        options: Mapping[str, object] | None = None,
        names: list[str] | None = None,
        salt: str = "",
        shares: Mapping[Seat, str] | None = None,
        kept: KeptMatch | None = None,
    ) -> Match:
        """A new match. Without a seed a secret one is made, which nobody can guess from its commitment.

        `kept` brings it at once to where the same match was kept.
        """
        of = game(key)
        start = of.new(seats, clean_options(of, seats, options))
        m = cls(of, start, clean_seed(seed), clean_names(names, seats), salt, shares)
        m._set_out(kept)
        return m

    @classmethod
    def begin(
        cls,
        key: str,
        data: Any,
        seed: int | str | None = None,
        names: list[str] | None = None,
        salt: str = "",
        shares: Mapping[Seat, str] | None = None,
        kept: KeptMatch | None = None,
    ) -> Match:
        """A match that begins at a position, for example one set up by hand; `kept` as for a new one."""
        of = game(key)
        start = of.load(data)
        m = cls(of, start, clean_seed(seed), clean_names(names, start.to_data()["seats"]), salt, shares)
        m.position = start.to_data()
        m._set_out(kept)
        return m

    def _set_out(self, kept: KeptMatch | None) -> None:
        """Go on to the first question, or to where this match was kept."""
        if kept is None:
            self._go_on()
        else:
            resume(self, kept)

    @classmethod
    def parse(cls, text: str) -> Match:
        """The match of a log file, the same bit for bit; a bad file gives a BadLog and nothing else."""
        from .logfile import parse

        return parse(text)

    def export(self, seat: Seat | None = None, *, full: bool = True) -> str:
        """The log as one text file. With `full=False`: as this seat (None: a spectator) may read it."""
        from .logfile import export

        return export(self, None if full else (seat,))

    # ------------------------------------------------------------ looking at it

    @property
    def seats(self) -> list[Seat]:
        """The seats that must decide now."""
        return waiting(self.state)

    @property
    def seat(self) -> Seat | None:
        """The first seat that must decide now; None when the game is over."""
        turn = self.seats
        return turn[0] if turn else None

    @property
    def moves(self) -> list[Move]:
        """The legal moves of `seat`."""
        return [] if self.seat is None else self.moves_of(self.seat)

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
        return self.game.scores(self.state)

    @property
    def fingerprint(self) -> str:
        """The fingerprint of the position now."""
        return fingerprint(self.state)

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def look(self, seat: Seat | None, lang: str = "en", dark: bool = False, portrait: bool = False) -> Look:
        """How to draw for a seat: its language, and its legal choices marked."""
        marked: set[str] = set()
        if seat is not None and seat in self.seats:
            for m in self.moves_of(seat):
                marked.update(self.show(m, seat).at)
        return Look(speaker(self.game.key, lang, self.names), dark, portrait, frozenset(marked))

    def svg(self, seat: Seat | None, lang: str = "en", dark: bool = False, portrait: bool = False) -> str:
        """The drawing for a seat (None: a spectator)."""
        return self.game.svg(self.view(seat), self.look(seat, lang, dark, portrait))

    def _repr_svg_(self) -> str:
        return self.svg(None)

    def __repr__(self) -> str:
        turn = "over" if self.over else f"to move: {self.seats}"
        return f"<Match {self.game.key}, {self.count} seats, {len(self.entries)} steps, {turn}>"

    def show(self, m: Move, seat: Seat | None = None) -> Shown:
        """How a legal move of a seat is chosen and what it says."""
        return self.game.show(scene(self.state, self.seat if seat is None else seat), m)

    def prompt(self, seat: Seat) -> Text | None:
        """What a seat is asked, or None."""
        frame = asked(self.state, seat)
        return None if frame is None else frame.prompt(scene(self.state, seat))

    def why_not(self, seat: Seat, el: str) -> Refusal | None:
        """Why an element of the drawing cannot be chosen by this seat now."""
        frame = asked(self.state, seat)
        if frame is None and not self.over:
            return Refusal(self.game.turn_rule, Text("no-not-your-turn"))
        return frame.why_not(scene(self.state, seat), el) if isinstance(frame, Ask) else None

    @property
    def log(self) -> list[str]:
        """The full log, one line for each move."""
        return [e.line() for e in self.entries]

    def log_for(self, seat: Seat | None) -> list[str]:
        """The log as a seat (None: a spectator) may read it; others' sealed answers are not in it yet."""
        return [e.line_for(seat) for e in self.entries_for(seat)]

    def entries_for(self, seat: Seat | None) -> list[Entry]:
        """The entries of `log_for`."""
        sealed = self._open_group()
        return [e for e in self.entries if e.group != sealed or sealed < 0 or e.seat == seat]

    def story(
        self, seat: Seat | None = None, lang: str = "en", since: int = 0, full: bool = False
    ) -> list[str]:
        """What happened, as sentences for a seat, from a step on. `full` hides nothing."""
        say = speaker(self.game.key, lang, self.names)
        events = list(self.opening) if since == 0 else []
        for e in self.entries[since:]:
            events += e.events
        return [say(self.event_text(e, seat, full)) for e in events]

    def event_text(self, event: Event, seat: Seat | None, full: bool = False) -> Text:
        """The message of an event as a seat may read it."""
        names = self.game.events[event.kind].split()
        args = event.args if full else event.seen(seat)
        return Text(f"event-{event.kind}", **dict(zip(names, args, strict=True)))

    # ------------------------------------------------------------ playing

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Play a move, given as an object or by its notation. A refused move changes nothing."""
        m = self.game.moves.parse(move) if isinstance(move, str) else move
        who = self.seat if seat is None else seat
        if who is None:
            raise IllegalMove(f"{m} cannot be played: the game is over")
        if who == CHANCE:
            raise IllegalMove("chance is played by the match itself")
        if who not in self.seats:
            raise IllegalMove(
                f"seat {who} cannot play {m} now; to move: {some([str(i) for i in self.seats])}"
            )
        if m not in self.moves_of(who):
            play(self.state, who, m)  # raises, and says what is allowed
        self._enter(who, m)
        self._go_on()

    def order(self, seat: Seat, key: str, value: str) -> None:
        """Give a standing order: questions that it answers are not asked any more."""
        allowed = self.game.orders.get(key)
        if allowed is None:
            raise BadOption(f"order {key!r} is unknown; allowed: {some(sorted(self.game.orders))}")
        if value not in allowed:
            raise BadOption(f"order {key}: found {value!r}; allowed: {some(list(allowed))}")
        if seat not in range(self.count):
            raise BadOption(f"seat {seat} is not at this table; allowed: 0 to {self.count - 1}")
        self.orders.setdefault(seat, {k: v[0] for k, v in self.game.orders.items()})[key] = value
        self._go_on()

    def is_ordered(self, seat: Seat, key: str, value: str) -> bool:
        """Whether giving this order would change nothing: it is in force and answers nothing that is asked now."""
        known = self.orders.get(seat)
        return known is not None and known.get(key) == value and self._standing(seat) is None

    def _go_on(self) -> None:
        """Let chance and standing orders move until a seat must really decide."""
        steps = 0
        while not self.over:
            steps += 1
            if steps > MOST_STEPS:
                raise RuntimeError(
                    f"{self.game.key}: nobody was asked in {MOST_STEPS} steps; the rules run in a circle"
                )
            top = self.state.agenda[-1]
            if isinstance(top, Draw):
                self._enter(CHANCE, top.sample(self.state, FairRng(self._chance, self.draws)))
                continue
            for seat in self.seats:
                answer = self._standing(seat)
                if answer is not None:
                    self._enter(seat, answer, auto=True)
                    break
            else:
                return

    def _standing(self, seat: Seat) -> Move | None:
        """What the seat's standing orders answer now, if anything."""
        orders = self.orders.get(seat)
        frame = asked(self.state, seat) if orders else None
        if orders is None or not isinstance(frame, Ask):
            return None
        answer = frame.standing(scene(self.state, seat), orders)
        if answer is not None and answer not in self.moves_of(seat):
            raise RuntimeError(
                f"{self.game.key}: the standing orders {orders} give {answer}, which is not legal"
            )
        return answer

    def _enter(self, seat: Seat, m: Move, auto: bool = False) -> None:
        """Play a legal move and write it down."""
        entry = Entry(seat, m, auto=auto)
        top = self.state.agenda[-1]
        frame: Ask | Pool | None = top if isinstance(top, Draw) else asked(self.state, seat)
        if isinstance(frame, Ask):
            entry.to = frame.sees(scene(self.state, seat), m)
            entry.masked = frame.masked(m)
        place = len(self.entries)
        if isinstance(top, Opened):
            entry.group = self._open_group()
            if entry.group < 0:
                entry.group = place
            # Lanes stand in seat order, so that the order of arrival leaves no trace.
            while place > entry.group and self.entries[place - 1].seat > seat:
                place -= 1
        else:
            self._remember(seat)
        self.state.revealed = False
        apply(self.state, seat, m)
        self.entries.insert(place, entry)
        self.entries[-1].events = self._collect()
        if seat == CHANCE:
            self.draws += 1
        if seat == CHANCE or self.state.revealed:
            self.before.clear()

    def _collect(self) -> list[Event]:
        """Take the events out of the state."""
        events = self.state.events or []
        self.state.events = []
        return events

    @property
    def firm(self) -> int:
        """How many entries stand for good: sealed answers still come between those after them."""
        group = self._open_group()
        return len(self.entries) if group < 0 else group

    def _open_group(self) -> int:
        """The first step of the simultaneous decision that is open now, -1 if none or nobody answered."""
        top = self.state.agenda[-1] if self.state.agenda else None
        if isinstance(top, Opened) and any(top.said):
            return self.entries[-1].group if self.entries else -1
        return -1

    # ------------------------------------------------------------ taking back

    def _remember(self, seat: Seat) -> None:
        """Keep the position before this move; an earlier move of another seat is a barrier."""
        if self.entries and self.entries[-1].seat != seat:
            self.before.clear()
        self.before[len(self.entries)] = self.state.clone()

    def undo_points(self, seat: Seat) -> list[int]:
        """The steps to which a seat may go back, latest last: its own decisions behind no barrier."""
        if self._open_group() >= 0:
            return []
        if not self.before or self.entries[-1].seat != seat:
            return []
        return [step for step in sorted(self.before) if not self.entries[step].auto]

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take something back."""
        group = self._open_group()
        if group >= 0:
            return any(e.seat == seat for e in self.entries[group:])
        return bool(self.undo_points(seat))

    def undo(self, seat: Seat | None = None, to: int | None = None) -> None:
        """Take back the last decision of a seat, or all back to a step of `undo_points`.

        Chance, a revealed secret and another seat's move are barriers. In an open simultaneous
        decision a seat takes back its own last answer.
        """
        if not self.entries:
            raise IllegalMove("nothing has been played yet")
        group = self._open_group()
        who = self._last_seat(group) if seat is None else seat
        if group >= 0:
            if not self.can_undo(who):
                raise IllegalMove(f"seat {who} has no sealed answer to take back")
            retract(self.state, who)
            last = max(i for i, e in enumerate(self.entries) if e.group == group and e.seat == who)
            del self.entries[last]
            return
        points = self.undo_points(who)
        step = to if to is not None else (points[-1] if points else -1)
        if step not in points:
            raise IllegalMove(f"seat {who} cannot go back {self._barrier(who, to)}")
        self.state = self.before[step]
        self.state.events = []
        del self.entries[step:]
        for later in [i for i in self.before if i >= step]:
            del self.before[later]

    def _last_seat(self, group: int) -> Seat:
        return self.entries[-1].seat if self.entries[-1].seat != CHANCE else 0

    def _barrier(self, seat: Seat, to: int | None) -> str:
        points = self.undo_points(seat)
        if to is not None and points:
            return f"to step {to}; allowed: {some([str(p) for p in points])}"
        last = self.entries[-1]
        if last.seat == CHANCE:
            return "behind chance"
        if last.seat != seat:
            return f"because seat {last.seat} has moved since"
        return "behind a secret that has come out"

    # ------------------------------------------------------------ going through it

    def verify(self) -> Verification:
        """Play the log again and recompute every draw from the seed."""
        return verify(self)

    def at(self, step: int) -> Match:
        """The match as it was after a number of steps, as a match of its own."""
        if not 0 <= step <= len(self.entries):
            raise IndexError(f"step {step} does not exist; allowed: 0 to {len(self.entries)}")
        m = Match(self.game, self.start.clone(), self.seed, self.names, self.salt, self.shares)
        m.commitment = self.commitment
        m.position = self.position
        m.opening = list(self.opening)
        for e in self.entries[:step]:
            m._enter(e.seat, e.move, e.auto)
        return m


def clean_seed(seed: int | str | None) -> str:
    """A seed as one line of text; a fresh secret if none is given."""
    text = secrets.token_hex(16) if seed is None else str(seed)
    if not text or text != text.strip() or not text.isprintable() or len(text) > 200:
        raise BadOption(f"seed: found {text[:200]!r}; allowed: a number or one line of 1 to 200 characters")
    return text


def clean_names(names: list[str] | None, seats: int) -> list[str]:
    """Names of the players, one for each seat, or none at all."""
    if not names:
        return []
    if len(names) != seats:
        raise BadOption(f"names: found {len(names)}; allowed: one for each of {seats} seats")
    for name in names:
        if not name.strip() or "|" in name or not name.isprintable() or len(name) > 60:
            raise BadOption(f"name: found {name[:60]!r}; allowed: 1 to 60 printed characters without |")
    return [name.strip() for name in names]
