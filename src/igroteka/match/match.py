"""A match: a game being played, with its log, its chance, undo and standing orders."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Self

from ..core import (
    CHANCE,
    Ask,
    Event,
    IllegalMove,
    Json,
    Look,
    Move,
    Refusal,
    Rng,
    Seat,
    Shown,
    Text,
    View,
    apply,
    clean_options,
    game,
    moves,
    play,
    question_for,
    scene,
)
from ..core.errors import some
from ..core.positions import is_stored, load_position, position_data
from ..texts import speaker
from . import logfile, orders, undo
from .guessing import fresh_rng, guess_answer, hidden_answers, other_guesses, told_guesses
from .names import clean_names
from .positions import recorded_position
from .record import Beginning, MatchRecord
from .seed import clean_seed, require_chance
from .snapshot import MatchSnapshot, restore
from .stops import run_at_once
from .verify import Verification, verify


class Match(MatchRecord):
    """A game in progress. The match owns the seed and plays chance; seats play moves.

    m = Match.new("dream_city", seats=2, seed=7)
    while not m.over:
        m.play(m.moves[0])  # a move, or its notation as a text
    print(m.scores, m.export())
    """

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
        snapshot: MatchSnapshot | None = None,
        chance: str = "seeded",
        bids: Mapping[Seat, int] | None = None,
    ) -> Self:
        """A new match of the game `key`, after the draws of its set-up.

        `options` are those of the game; what is not given has its default. Without a `seed` a secret one is made, which nobody
        can guess from its commitment; `salt` and `shares` of the seats join it as `match/seed.py` tells. `names` are those of
        the players, for `story` and drawings. `snapshot` brings the match at once to where it was taken of the same match.
        With `chance="asked"` the match records a game on a real table: it has no seed and waits for `CHANCE` like for a seat,
        as docs/recording.md tells. `bids` are what players have bid for their seats, 0 to 100 points that are subtracted from theirs.
        A key that is unknown raises `UnknownGame`; seats, options, seed, salt, shares, names or a chance that cannot be raise `BadOption`.
        """
        of = game(key)
        is_recorded = require_chance(chance, seed, salt, shares)
        start = of.new(seats, clean_options(of, seats, options))
        drawn_from = "" if is_recorded else clean_seed(seed)
        named = clean_names(names, seats)
        m = cls(of, start, Beginning(drawn_from, named, salt, shares or {}, is_recorded, bids or {}))
        m._begin_or_restore(snapshot)
        return m

    @classmethod
    def begin(
        cls,
        key: str,
        data: Json,
        seed: int | str | None = None,
        names: list[str] | None = None,
        salt: str = "",
        shares: Mapping[Seat, str] | None = None,
        snapshot: MatchSnapshot | None = None,
        chance: str = "seeded",
        bids: Mapping[Seat, int] | None = None,
    ) -> Self:
        """A match that begins at a position: data that `State.to_data` gave, or a form as docs/positions.md tells; the rest as for a new one.

        Data that are no position of the game raise `BadData`, which names the field, what was found and what is allowed. The log of the
        match contains the position, so that it can be parsed, replayed and verified like any other.
        """
        of = game(key)
        is_recorded = require_chance(chance, seed, salt, shares)
        stored = data if is_stored(of, data) else position_data(of, data)
        start = load_position(of, data)
        recorded = recorded_position(start, stored)
        drawn_from = "" if is_recorded else clean_seed(seed)
        named = clean_names(names, start.seats)
        m = cls(of, start, Beginning(drawn_from, named, salt, shares or {}, is_recorded, bids or {}))
        m.position = recorded
        m._begin_or_restore(snapshot)
        return m

    def _begin_or_restore(self, snapshot: MatchSnapshot | None) -> None:
        """Advance to the first question, or to where a snapshot of this match was taken."""
        if snapshot is None:
            self.advance()
        else:
            restore(self, snapshot)

    @classmethod
    def parse(cls, text: str) -> Self:
        """The match of a log file that `export` wrote, the same bit for bit; a bad file raises `BadLog` and nothing else."""
        return logfile.parse(cls, text)

    def export(self, seat: Seat | None = None, *, full: bool = True) -> str:
        """The log as one text file, from which `parse` makes the same match: it tells the seed and all secrets.

        With `full=False` it is the log as this seat (None: a spectator) may read it; the seed is in it once the game is over.
        """
        return logfile.export(self, None if full else (seat,))

    # ------------------------------------------------------------ looking at it

    @property
    def seat(self) -> Seat | None:
        """The first seat that must decide now, `CHANCE` if a recorded match asks what was drawn; None when the game is over."""
        turn = self.seats
        return turn[0] if turn else None

    @property
    def moves(self) -> list[Move]:
        """The legal moves of `seat`."""
        return [] if self.seat is None else self.moves_of(self.seat)

    def view(self, seat: Seat | None) -> View:
        """What a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def look(self, seat: Seat | None, lang: str = "en", dark: bool = False) -> Look:
        """How to draw for a seat: its language, and its legal choices marked."""
        marked: set[str] = set()
        if seat is not None and seat in self.seats:
            for m in self.moves_of(seat):
                marked.update(self.show(m, seat).at)
        return Look(speaker(self.game.key, lang, self.names), dark, frozenset(marked))

    def svg(self, seat: Seat | None, lang: str = "en", dark: bool = False) -> str:
        """The drawing for a seat (None: a spectator)."""
        return self.game.svg(self.view(seat), self.look(seat, lang, dark))

    def _repr_svg_(self) -> str:
        return self.svg(None)

    def __repr__(self) -> str:
        turn = "over" if self.over else f"to move: {self.seats}"
        return f"<Match {self.game.key}, {self.count} seats, {len(self.entries)} steps, {turn}>"

    def show(self, m: Move, seat: Seat | None = None) -> Shown:
        """How a legal move of a seat (None: the first that must decide) is chosen on the drawing, and what it says."""
        return self.game.show(scene(self.state, self.seat if seat is None else seat), m)

    def prompt(self, seat: Seat) -> Text | None:
        """What a seat is asked, to be said by `igroteka.texts.speaker`; None if it is not its turn."""
        frame = question_for(self.state, seat)
        return None if frame is None else frame.prompt(scene(self.state, seat))

    def why_not(self, seat: Seat, el: str) -> Refusal | None:
        """Why an element of the drawing cannot be chosen by this seat now: the rule and a sentence; None if it can, or is none to choose."""
        frame = question_for(self.state, seat)
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
        args = event.args if full else event.args_for(seat)
        return Text(f"event-{event.kind}", **dict(zip(names, args, strict=True)))

    # ------------------------------------------------------------ playing

    def play(self, move: Move | str, seat: Seat | None = None) -> None:
        """Play a move of a seat (None: of the first that must decide), then chance and what standing orders answer.

        The move is an object of the game's table or its notation. One that is not in the table raises `UnknownMove`, one that is
        not legal now `IllegalMove`; both tell what is allowed, and nothing has changed.
        """
        m, who = self.make_legal(move, seat)
        self.enter_move(who, m)
        self.advance()

    def make_legal(self, move: Move | str, seat: Seat | None = None) -> tuple[Move, Seat]:
        """A move and its seat, if it is legal now or with other guesses: they change then. Raises what `play` raises."""
        m = self.game.moves.parse(move) if isinstance(move, str) else move
        who = self.seat if seat is None else seat
        if who is None:
            raise IllegalMove(f"{m} cannot be played: the game is over")
        if who == CHANCE and not self.is_recorded:
            raise IllegalMove("chance is played by the match itself")
        if m not in self.moves_of(who):
            changes = run_at_once(other_guesses(self, who, m)) if self.guesses else None
            if changes is None:
                play(self.state, who, m)  # raises, and says who has the turn, or what is allowed
            else:
                self.change_guesses(changes)
        return m, who

    def guess(self, seat: Seat | None = None, rng: Rng | None = None) -> Move:
        """Answer for a seat (None: the first that must decide, or chance) what whoever records a match does not know.

        Something possible is taken and noted as a guess. If a move that is played later shows that it was something else, guesses are
        changed so that all that is known has been legal. What everybody sees cannot be unknown and raises `IllegalMove`. With `rng` the
        same guess is made every time.
        """
        who = self.seat if seat is None else seat
        if who is None or not self.is_recorded:
            raise IllegalMove("found nothing to guess; allowed: a question of a recorded match")
        move = guess_answer(self.state, who, rng or fresh_rng())
        self.suppose(move, who)
        return move

    def suppose(self, move: Move, seat: Seat) -> None:
        """The same with a guess that is given."""
        if not self.is_recorded or move not in hidden_answers(self.state, seat):
            raise IllegalMove(f"{move} is no guess; allowed: what only some see, in a recorded match")
        self.enter_move(seat, move, guessed=True)
        self.advance()

    def tell(self, step: int, move: Move | str) -> None:
        """Say what an unknown thing was, once it has come out: it is a guess no more. Other guesses change where they must.

        A step that is no guess, and what cannot have been, raises `IllegalMove`, and nothing has changed.
        """
        m = self.game.moves.parse(move) if isinstance(move, str) else move
        if step not in self.guesses:
            raise IllegalMove(
                f"step {step} is no guess; allowed: {some([str(one) for one in self.guesses]) or 'none'}"
            )
        changes = run_at_once(told_guesses(self, step, m))
        if changes is None:
            raise IllegalMove(f"step {step} cannot have been {m}: what is known does not allow it")
        if changes:
            self.change_guesses(changes)
        self.settle(step)

    def settle(self, step: int) -> None:
        """What was guessed at a step is known to be so."""
        if step not in self.guesses:
            raise IllegalMove(
                f"step {step} is no guess; allowed: {some([str(one) for one in self.guesses]) or 'none'}"
            )
        self.entries[step] = replace(
            self.entries[step], guessed=False
        )  # whoever was shown the old one sees it

    def change_guesses(self, changes: Mapping[int, Move]) -> None:
        """Put other guesses in the place of some; what could only be drawn so may follow them. All that is known must stay legal."""
        after = [changes.get(step, e.move) for step, e in enumerate(self.entries)]
        free = [step for step, e in enumerate(self.entries) if e.guessed or (self.is_recorded and e.auto)]
        if known := [step for step in changes if step not in free]:
            raise IllegalMove(
                f"step {known[0]} is no guess; allowed: {some([str(one) for one in free]) or 'none'}"
            )
        s = self.start.clone()
        for step, (e, move) in enumerate(zip(self.entries, after, strict=True)):
            if move not in moves(s, e.seat):
                raise IllegalMove(f"step {step} cannot have been {move}: what is known does not allow it")
            apply(s, e.seat, move)
        entries, self.entries = self.entries, []
        self.state, self.draws = self.start.clone(), 0
        self.state.events = []
        self.undo_positions.clear()
        for e, move in zip(entries, after, strict=True):
            self.enter_move(e.seat, move, e.auto, e.guessed)

    @property
    def guesses(self) -> list[int]:
        """The steps of a recorded match that stand for something unknown."""
        return [step for step, e in enumerate(self.entries) if e.guessed] if self.is_recorded else []

    def is_ordered(self, seat: Seat, key: str, value: str) -> bool:
        """Whether giving this order would change nothing: it is in force and answers nothing that is asked now."""
        return orders.is_in_force(self.game, self.state, self.orders, seat, key, value)

    # ------------------------------------------------------------ taking back

    def undo_points(self, seat: Seat) -> list[int]:
        """The steps to which a seat may go back, latest last: its own decisions behind no barrier."""
        return undo.undo_points(self, seat)

    def can_undo(self, seat: Seat) -> bool:
        """Whether a seat may take something back."""
        return undo.can_undo(self, seat)

    def points_across(self, seat: Seat) -> list[int]:
        """The steps to which a seat that plays alone against bots may go back, latest last: all its own decisions."""
        return undo.points_across(self, seat)

    def undo(self, seat: Seat | None = None, to: int | None = None, *, across: bool = False) -> None:
        """Take back the last decision of a seat (None: of whoever decided last), or all back to a step of `undo_points`.

        Chance, a revealed secret and another seat's move are barriers. In an open simultaneous
        decision a seat takes back its own last answer. What cannot be taken back raises `IllegalMove`.
        A recorded match has no barriers: any decision and any draw can be taken back, whoever is named.
        With `across` there are no barriers, and the steps are those of `points_across`: for whoever plays alone against bots.
        The same draws come again then.
        """
        take_back = undo.undo_across if across else undo.undo
        take_back(self, undo.last_mover(self) if seat is None else seat, to)

    # ------------------------------------------------------------ going through it

    def verify(self) -> Verification:
        """Play the log again and recompute every draw from the seed; the result tells all that differs in `problems`."""
        return verify(self)

    def at(self, step: int) -> Match:
        """The match as it was after a number of steps, as a match of its own; a step that does not exist raises IndexError."""
        if not 0 <= step <= len(self.entries):
            raise IndexError(f"step {step} does not exist; allowed: 0 to {len(self.entries)}")
        m = Match(self.game, self.start.clone(), self.beginning)
        m.commitment = self.commitment
        m.position = self.position
        m.opening = list(self.opening)
        for e in self.entries[:step]:
            m.enter_move(e.seat, e.move, e.auto, e.guessed)
        return m
