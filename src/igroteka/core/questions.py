"""What players and scripts ask of a position: prices, reach, groups, placements, sizes, whole turns, what would be if, and what a move does.

One class answers for all games; a game adds its own answers in `questions.py`, made of the functions that its rules use, so that no price is
worked out twice. Answers are plain data by name. Questions look at the position that they are given: whoever asks for a seat that must not
know everything gives a guess (`Game.guess`), as bots do.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Self, TypeVar

from .agenda import apply, moves, name_of, over, question_for, scene, waiting
from .errors import IgrotekaError, some
from .events import Event
from .frames import CHANCE, Ask, Refusal, Seat, State
from .game import Game
from .json_types import Json, JsonDraft, JsonObject
from .moves import Move
from .outcomes import caution_texts, score_of, scores_now, try_move
from .position_parts import TABLE, Course, Known
from .positions import build_position, parts_of, position_form
from .text import Text

S = TypeVar("S", bound=State)

#: Turns that are listed unless more are asked for.
MOST_TURNS: Final = 500
#: The questions that games answer in their own way.
OWN: Final = ("prices", "reach", "groups", "placements", "sizes")


class NoAnswer(IgrotekaError):
    """A question that a game does not answer, or not now."""


@dataclass(frozen=True)
class Change:
    """What becomes of a position: of what a seat pays and gets, by name ("purse.coins"), and of its points."""

    cost: dict[str, int]
    gain: dict[str, int]
    other: dict[str, tuple[Json, Json]]
    """What is no number: what was there before, and what is there now."""
    table: dict[str, tuple[Json, Json]]
    """What becomes of the parts of the table, such as resources on tiles or workers at them: what was there before, and what is there now."""
    points: int
    """Points that the scores tell more or less, as if the game ended then."""


@dataclass(frozen=True)
class Explanation:
    """What a move does: its label, what it costs and gains, the rules about it, what it forfeits, what happens, and what can follow it."""

    move: str
    label: Text
    price: str
    """The cost as the page shows it, such as "3c 1t"."""
    change: Change
    rules: tuple[str, ...]
    cautions: tuple[Text, ...]
    events: tuple[Event, ...]
    follow_ups: tuple[str, ...]
    """What the seat can do next in the same turn; empty where another seat or chance comes next."""
    next: tuple[Seat, ...]
    """Who decides then; `CHANCE` for a draw, nobody when the game is over."""


@dataclass(frozen=True)
class Turn:
    """A whole turn of a seat: its moves one after the other, and what becomes of the position."""

    moves: tuple[str, ...]
    change: Change
    state: State
    ends_in_chance: bool


@dataclass(frozen=True)
class Turns:
    """Whole turns; `complete` tells whether these are all."""

    turns: tuple[Turn, ...]
    complete: bool

    def __iter__(self) -> Iterator[Turn]:
        return iter(self.turns)

    def __len__(self) -> int:
        return len(self.turns)


class Questions(Generic[S]):
    """Questions about one position, from one seat: that which decides, unless another is named."""

    def __init__(self, game: Game, s: S, seat: Seat | None = None) -> None:
        self.game = game
        self.s = s
        asked = [one for one in waiting(s) if one != CHANCE]
        self.seat: Seat = seat if seat is not None else asked[0] if asked else 0
        if type(self.seat) is not int or self.seat not in range(s.seats):
            raise NoAnswer(f"seat: found {seat!r}; allowed: 0 to {s.seats - 1}")

    # ------------------------------------------------------------ what games answer in their own way

    def prices(self) -> JsonObject:
        """What things cost the seat now, by name."""
        raise self._no_answer("prices")

    def reach(self) -> list[str]:
        """The places that the seat can act on now, as far as it gets."""
        raise self._no_answer("reach")

    def groups(self) -> list[list[str]]:
        """What belongs together on the seat's land, as lists of places."""
        raise self._no_answer("groups")

    def placements(self, what: str) -> JsonObject:
        """Where the seat could put something, in hand or not, by place with what that brings or costs."""
        raise self._no_answer("placements")

    def sizes(self) -> JsonObject:
        """The sizes that the rules count of the seat's land, by name."""
        raise self._no_answer("sizes")

    def answers(self) -> list[str]:
        """The questions of `OWN` that the game answers."""
        return [name for name in OWN if getattr(type(self), name) is not getattr(Questions, name)]

    def _no_answer(self, name: str) -> NoAnswer:
        return NoAnswer(f"{self.game.key}: found the question {name}; allowed: {some(self.answers())}")

    # ------------------------------------------------------------ what follows from the rules alone

    def legal(self, kind: str = "") -> list[str]:
        """The legal moves of the seat, all or those of a kind; a kind that the game has not got raises `NoAnswer`."""
        if kind:
            self._require_kind(kind)
        if self.seat not in waiting(self.s):
            return []
        return [str(m) for m in moves(self.s, self.seat) if not kind or m.kind == kind]

    def explain(self, move: Move | str) -> Explanation:
        """What a legal move of the seat does; a move that is not legal raises `NoAnswer`, which tells those that are."""
        m = self.game.moves.parse(move) if isinstance(move, str) else move
        if m not in self._moves():
            raise self._not_legal(str(m), self.legal())
        shown = self.game.show(scene(self.s, self.seat), m)
        after = try_move(self.s, self.seat, m).after
        return Explanation(
            move=str(m),
            label=shown.label,
            price=shown.cost,
            change=self.change_to(after),
            rules=tuple([rule for rule in (shown.rule, self.game.turn_rule) if rule]),
            cautions=tuple(caution_texts(self.game, self.s, after, self.seat, m)),
            events=tuple(after.events or ()),
            follow_ups=tuple([str(one) for one in moves(after, self.seat)]) if self._goes_on(after) else (),
            next=tuple(waiting(after)),
        )

    def scores(self) -> list[JsonObject]:
        """The points of every seat as if the game ended now: `seat`, `total`, `rank`, and `items` by name; a solo opponent may be one more."""
        return [
            {"seat": score.seat, "total": score.total, "rank": score.rank, "items": dict(score.items)}
            for score in scores_now(self.game, self.s)
        ]

    def why_not(self, el: str) -> Refusal | None:
        """The rule against an element of the drawing that the seat cannot choose now; None if there is none to name."""
        frame = question_for(self.s, self.seat) if self.seat in waiting(self.s) else None
        return frame.why_not(scene(self.s, self.seat), el) if isinstance(frame, Ask) else None

    def turns(
        self, most: int = MOST_TURNS, begin: Sequence[str] = (), without: Collection[str] = ()
    ) -> Turns:
        """Every chain of choices of the seat up to the end of its turn, or to where chance or somebody else decides; at most so many.

        `begin` are the first moves of the turns that are wanted: what cannot be raises `NoAnswer`. `without` are kinds of moves that are
        passed over, such as conversions, of which there are more ways than anybody wants to see.
        """
        if type(most) is not int or most < 1:
            raise NoAnswer(f"most: found {most!r}; allowed: a whole number from 1 on")
        begin = (begin,) if isinstance(begin, str) else tuple(begin)
        without = (without,) if isinstance(without, str) else tuple(without)
        for kind in without:
            self._require_kind(kind)
        found: list[Turn] = []
        todo: list[tuple[tuple[str, ...], State]] = []
        chain, s = self._begun(begin)
        if self.legal() and (not chain or self._goes_on(s)):
            todo.append((chain, s))
        elif chain:
            found.append(self._turn(chain, s))
        while todo and len(found) < most:
            played, s = todo.pop()
            following: list[tuple[tuple[str, ...], State]] = []
            for m in moves(s, self.seat):
                if m.kind in without:
                    continue
                after = s.clone()
                after.turns = s.turns
                apply(after, self.seat, m)
                chain = (*played, str(m))
                if self._goes_on(after):
                    following.append((chain, after))
                elif len(found) < most:
                    found.append(self._turn(chain, after))
            todo += following[::-1]
        return Turns(tuple(found), not todo and len(found) < most)

    def _turn(self, chain: tuple[str, ...], after: State) -> Turn:
        return Turn(chain, self.change_to(after), after, waiting(after) == [CHANCE])

    def _begun(self, begin: Sequence[str]) -> tuple[tuple[str, ...], State]:
        """The position after the first moves of a turn."""
        s: State = self._clone()
        for i, text in enumerate(begin):
            legal = moves(s, self.seat) if self.seat in waiting(s) and (not i or self._goes_on(s)) else []
            m = self.game.moves.parse(text)
            if m not in legal:
                raise self._not_legal(str(m), [str(one) for one in legal], begin[:i])
            apply(s, self.seat, m)
        return tuple(begin), s

    def what_if(self, seat: Seat | None = None, **parts: Json) -> Self:
        """The same questions about the position with some parts said otherwise: of a seat, or of the table. Only what cannot be is refused."""
        form: dict[str, Any] = position_form(self.game, self.s)
        names = parts_of(self.game).by_name
        me = self.seat if seat is None else seat
        parties = len(form["players"])
        if type(me) is not int or me not in range(parties):
            raise NoAnswer(f"seat: found {me!r}; allowed: 0 to {parties - 1}")
        for name, value in parts.items():
            if name in names and names[name].each:
                form["players"][me] = {**form["players"][me], name: value}
            else:
                form[name] = value
        changed: Any = build_position(self.game, form)
        return type(self)(self.game, changed, self.seat)

    def change_to(self, after: State) -> Change:
        """What the seat pays and gets on the way from this position to another one."""
        data, then = self.s.to_data(), after.to_data()
        before, now = _leaves(self._own_parts(data)), _leaves(self._own_parts(then))
        cost: dict[str, int] = {}
        gain: dict[str, int] = {}
        other: dict[str, tuple[Json, Json]] = {}
        for name in sorted({*before, *now}):
            old, new = before.get(name), now.get(name)
            if old == new:
                continue
            if type(old or 0) is int and type(new or 0) is int:
                delta = _number(new) - _number(old)
                (gain if delta > 0 else cost)[name] = abs(delta)
            else:
                other[name] = (old, new)
        old_table, new_table = _leaves(self._table_parts(data)), _leaves(self._table_parts(then))
        table = {
            name: (old_table.get(name), new_table.get(name))
            for name in sorted({*old_table, *new_table})
            if old_table.get(name) != new_table.get(name)
        }
        return Change(cost, gain, other, table, self._points(after) - self._points(self.s))

    def _require_kind(self, kind: str) -> None:
        kinds = sorted({m.kind for m in self.game.moves.all})
        if kind not in kinds:
            raise NoAnswer(f"kind of move: found {kind!r}; allowed: {', '.join(kinds)}")

    def _moves(self) -> list[Move]:
        return moves(self.s, self.seat) if self.seat in waiting(self.s) else []

    def _not_legal(self, found: str, legal: list[str], after: Sequence[str] = ()) -> NoAnswer:
        """The error about a move that the seat cannot make now, or after some others of its turn."""
        if legal:
            allowed = some(legal)
        elif after:
            allowed = "nothing, the turn is over or chance decides"
        else:
            decide = [str(name_of(seat)) for seat in waiting(self.s)]
            allowed = f"nothing: {' and '.join(decide) or 'nobody'} decides now"
        where = f"after {', '.join(after)}: " if after else ""
        return NoAnswer(f"{where}found {found}; allowed: {allowed}")

    def _clone(self) -> S:
        s: Any = self.s.clone()
        s.events = []
        s.revealed = False
        return s  # type: ignore[no-any-return]

    def _goes_on(self, after: State) -> bool:
        """Whether the seat decides again in the same turn, without having learnt something."""
        return not over(after) and not after.revealed and not after.turns and self.seat in waiting(after)

    def _own_parts(self, data: JsonDraft) -> JsonObject:
        return {part.name: part.take(data, self.seat) for part in parts_of(self.game).of_seats}

    def _table_parts(self, data: JsonDraft) -> JsonObject:
        """What lies on the table; whose turn it is and what everybody knows of hidden things are no part of it."""
        parts = [part for part in parts_of(self.game).of_table if not isinstance(part, (Course, Known))]
        return {part.name: part.take(data, TABLE) for part in parts}

    def _points(self, s: State) -> int:
        return score_of(scores_now(self.game, s), self.seat).total


def _number(value: Json) -> int:
    return value if isinstance(value, int) else 0


def _leaves(value: Json, name: str = "") -> dict[str, Json]:
    """The single values of some data by their path; lists count how often each thing is in them."""
    if isinstance(value, Mapping):
        leaves: dict[str, Json] = {}
        for key, item in value.items():
            leaves |= _leaves(item, f"{name}.{key}" if name else key)
        return leaves
    if isinstance(value, list) and all(isinstance(item, str) for item in value):
        return {f"{name}.{item}": value.count(item) for item in value}
    return {name: value}


def questions(game: Game, s: State, seat: Seat | None = None) -> Questions[Any]:
    """The questions about a position, with the answers of its own game."""
    own: type[Questions[Any]] = getattr(game, "questions", Questions)
    return own(game, s, seat)
