"""What a viewer may know of a match, as data for pages and programs.

While a game runs, everything is computed from a guess of the position, never from the position itself: a
guess follows from what the seat may know, so nothing else can find its way into a page.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from ...core import (
    CHANCE,
    Ask,
    Event,
    Game,
    Look,
    Move,
    Refusal,
    Rng,
    Score,
    Seat,
    State,
    Text,
    moves,
    question_for,
    scene,
    waiting,
)
from ...core.game import Picture, Say
from ...core.registry import folder_of
from ...ledger.rules import FILE, Ledger
from ...match import Entry, Match
from ...match.guessing import hidden_answers, knowing_seat, worlds_of_recorder
from ...match.undo import undo_label
from ...store import LoggedMatch, TableRow
from ..tables import seats
from .chain_offers import offered_chains, times_in_a_row
from .order_offers import offered_orders
from .payloads import (
    LogEntry,
    OfferedMove,
    Question,
    Reason,
    RuleQuote,
    ScoreRow,
    StandingOrder,
    Turn,
    UndoPoint,
    UnknownThing,
)
from .speaking import cached_speaker
from .standings import add_standings, has_open_scores

GUESSES: Final = (1, 2)
"""The worlds in which a score must be the same to be told."""
MOST_UNDO_POINTS: Final = 12
"""How many decisions behind a barrier are offered to be taken back, to whom they are offered at all."""
NEWEST: Final = 60
"""How many entries of the log a page gets at first."""


class ViewedTable(Protocol):
    """What a viewer needs to know of a table."""

    @property
    def row(self) -> TableRow:
        """The table in the store."""
        ...

    @property
    def match(self) -> LoggedMatch:
        """What is played there, with its log."""
        ...


class Viewer:
    """A viewer of a match at one moment: a seat (None: a spectator) and a language. `whole`: nothing is secret any more."""

    def __init__(
        self,
        match: Match,
        seat: Seat | None,
        lang: str,
        whole: bool = False,
        names: Sequence[str] = (),
        alone: bool = False,
        records: bool = False,
    ) -> None:
        self.match = match
        self.whole = whole
        self.alone = alone
        """Whether nobody but bots plays against this seat, so that it may take back across their moves."""
        self.records = records
        """Whether the viewer writes down what happens at a real table: they see the log whole, and say what was drawn."""
        self.game: Game = match.game
        self.seat = seat
        self.lang = lang
        self.say: Say = cached_speaker(match.game.key, lang, tuple(names or match.names))
        self._world: State | None = None
        self._is_drawn = True
        """Whether something in that world was drawn by chance: else any other guess would be the same."""

    @classmethod
    def at(cls, table: ViewedTable, seat: Seat | None, lang: str, whole: bool = False) -> Viewer:
        """A viewer of a table: bots, and people who gave no name, are called in the viewer's language."""
        alone = seat is not None and seats.lone_seat(table.row) == seat
        records = seat is not None and table.match.is_recorded
        names = seats.names(table.row.config["seats"], lang)
        return cls(table.match, seat, lang, whole or records, names, alone, records)

    def world(self, state: State | None = None, number: int = GUESSES[0]) -> State:
        """A position that this viewer cannot tell from the true one; the true one when the game is over."""
        s = self.match.state if state is None else state
        if self.whole or not waiting(s):
            return s
        if state is not None or number != GUESSES[0]:
            return self.game.guess(s, self.seat, Rng(number))
        if self._world is None:
            rng, unused = Rng(number), Rng(number)
            self._world = self.game.guess(s, self.seat, rng)
            self._is_drawn = (rng.a, rng.b) != (unused.a, unused.b)
        return self._world

    def look(self, dark: bool = False, last: Picture | None = None) -> Look:
        """How to draw for this viewer, after the last drawing of this table. Pages mark by themselves what can be chosen."""
        return Look(self.say, dark, last=last)

    def sketch(self) -> str:
        """The position as plain text."""
        return self.game.sketch(self.game.view(self.world(), self.seat), self.say)

    # ------------------------------------------------------------ whose turn

    def name_of(self, seat: Seat) -> str:
        """The name of a seat, of chance or of a solo opponent."""
        return self.say(Text("player", seat=seat))

    def turn(self) -> Turn:
        """Who must decide; while a recorded table asks what was drawn, those who alone see it."""
        asked = self.match.answering_seats
        mine = self.seat is not None and self.seat in asked
        if not asked:
            text = Text("game-over")
        elif self.match.asks_chance:
            text = Text("websay-drawn" if self.records else "websay-drawing")
        elif mine and self.records:
            text = Text("turn-of", seat=self.seat or 0)
        elif mine:
            text = Text("your-turn")
        elif len(asked) == 1:
            text = Text("turn-of", seat=asked[0])
        else:
            text = Text("waiting-for-others")
        shown = self._drawing_seats() if self.match.asks_chance else asked
        return {"seats": shown, "mine": mine, "say": self.say(text), "over": not asked}

    def _drawing_seats(self) -> list[Seat]:
        """The seats that alone see what is being drawn; none if everybody does."""
        s = self.match.state
        frame = question_for(s, CHANCE)
        if not isinstance(frame, Ask):
            return []
        return sorted({seat for move in frame.moves(s) for seat in frame.sees(s, move) or ()})

    def ask(self, is_bot: bool, lesson_move: Move | None = None) -> Question | None:
        """The question to this seat with all its moves, in a lesson with one of them; None for a spectator.

        `is_bot` tells that a bot plays the seat, so that nobody is asked.
        """
        if self.seat is None:
            return None
        m, seat = self.match, self.seat
        world, draws = self.world(), m.asks_chance
        playing = seat in m.answering_seats and not is_bot
        asked = CHANCE if draws else seat
        legal = moves(world, asked) if playing else []
        if lesson_move is not None:
            legal = [move for move in legal if move is lesson_move]
        frame, mine = question_for(world, asked), scene(world, asked)
        prompt = self.say(frame.prompt(mine)) if playing and frame is not None else self.turn()["say"]
        may_undo = not is_bot and lesson_move is None and bool(m.seats)
        points = m.undo_points(seat) if may_undo else []
        return {
            "seat": seat,
            "asked": playing,
            "draws": draws and playing,
            "unknown": self.records and playing and bool(hidden_answers(world, asked)),
            "prompt": prompt,
            "moves": [self.describe_move(mine, move) for move in legal],
            "undo": self.undo_points(seat, points) if may_undo else [],
            "reset": points[0] if points and not self.records else None,
            "orders": offered_orders(self.game, world, m.orders, seat, self.say) if playing else [],
            "chains": offered_chains(self.game, world, seat, self.say) if playing and may_undo else [],
            "times": times_in_a_row(self.game, mine, seat) if playing and may_undo else 0,
            "can_undo": may_undo and (m.can_undo(seat) or (self.alone and bool(m.points_across(seat)))),
        }

    def undo_points(self, seat: Seat, near: list[int]) -> list[UndoPoint]:
        """To which steps this seat may go back: those behind no barrier, and alone against bots the newest of all."""
        if self.records:
            return [{"step": step, "label": self._undo_label(step)} for step in near[-MOST_UNDO_POINTS:]]
        far = [step for step in self.match.points_across(seat) if step not in near] if self.alone else []
        steps = sorted([*near, *far[-MOST_UNDO_POINTS:]])
        return [{"step": step, "label": self._undo_label(step)} for step in steps]

    def _undo_label(self, step: int) -> str:
        """What is taken back first on the way to a step: the words of the move, or what came of it."""
        m = self.match
        if step in m.undo_positions:
            return self.say(undo_label(m, step))
        own = m.entries[step] if self.records else next(e for e in m.entries[step:] if e.seat == self.seat)
        said = " ".join([self.say(self._event_text(event)) for event in own.events[:2]])
        return said or self.say(Text("websay-undo-step", step=step + 1))

    def _told(self, event: Event, guessed: bool) -> Text:
        """What happened; of what is only guessed no more than everybody sees."""
        return self.match.event_text(event, None) if guessed else self._event_text(event)

    def _event_text(self, event: Event) -> Text:
        """What happened, as this viewer may know it."""
        return self.match.event_text(event, self.seat, self.records)

    def describe_move(self, mine: State, move: Move) -> OfferedMove:
        """One move as a page needs it."""
        shown = self.game.show(mine, move)
        return {
            "id": move.text,
            "at": shown.at,
            "mix": shown.mix,
            "takes": shown.takes,
            "label": self.say(shown.label),
            "cost": shown.cost,
            "rule": shown.rule,
            "final": shown.final,
        }

    # ------------------------------------------------------------ points

    def items(self) -> dict[str, str]:
        """The names of all items of scores."""
        keys = [key for score in self.match.scores_of(self.world()) for key, _ in score.items]
        return {key: self.say(Text(f"item-{key}")) for key in dict.fromkeys(keys)}

    def scores(self, state: State | None = None) -> list[ScoreRow]:
        """All scores; None stands for what this viewer cannot know yet."""
        s = self.match.state if state is None else state
        is_sure = self.whole and not (self.records and self.match.guesses)
        if is_sure or not waiting(s):
            rows = [self._score(score, [score]) for score in self.match.scores_of(s)]
        else:
            worlds = [self.match.scores_of(world) for world in self._worlds(state)]
            rows = [self._score(score, [other[i] for other in worlds]) for i, score in enumerate(worlds[0])]
        if waiting(s):
            viewer = knowing_seat(self.match) if self.records else self.seat
            add_standings(self.match, self.world(state), rows, viewer, is_sure)
        return rows

    def _worlds(self, state: State | None) -> list[State]:
        """The worlds in which a score must be the same; a single one where nothing that counts has been left to chance."""
        if self.records and state is None:
            return worlds_of_recorder(self.match)
        first = self.world(state)
        if has_open_scores(self.game) or (state is None and not self._is_drawn):
            return [first]
        return [first, *[self.world(state, number) for number in GUESSES[1:]]]

    def _score(self, score: Score, same: list[Score]) -> ScoreRow:
        tables = [dict(other.items) for other in same]
        sure = all(other.total == score.total for other in same)
        return {
            "seat": score.seat,
            "name": self.name_of(score.seat),
            "total": score.total if sure else None,
            "rank": score.rank if all(other.rank == score.rank for other in same) else None,
            "items": {
                key: points if all(table.get(key) == points for table in tables) else None
                for key, points in score.items
            },
            "so_far": None,
            "now": None,
        }

    def result(self) -> str:
        """How the game ended, in one sentence."""
        scores = self.match.scores
        best = [score for score in scores if score.rank == 1]
        first = best[0]
        if len(best) > 1:
            return self.say(Text("shared-victory", points=first.total))
        if first.seat == self.seat:
            return self.say(Text("winner-you", points=first.total))
        tied = any(score.total == first.total for score in scores if score is not first)
        key = "defeat" if first.seat < 0 else "winner-tie" if tied else "winner"
        return self.say(Text(key, seat=first.seat, points=first.total))

    # ------------------------------------------------------------ what happened

    def entries(self) -> list[Entry]:
        """The entries of the log that this viewer may know of."""
        return self.match.entries.copy() if self.records else self.match.entries_for(self.seat)

    def describe_entry(self, step: int, e: Entry) -> LogEntry:
        """One entry, masked as this viewer must read it."""
        events = [*self.match.opening, *e.events] if step == 0 else e.events
        told = e.is_visible_to(self.seat) or (self.records and not e.guessed)
        return {
            "step": step,
            "seat": e.seat,
            "who": self.name_of(e.seat),
            "move": e.move.text if told and not e.guessed else e.masked,
            "auto": e.auto,
            "guessed": e.guessed,
            "say": [self.say(self._told(event, e.guessed)) for event in events],
        }

    def unknown(self) -> list[UnknownThing]:
        """What whoever records does not know, the latest first, in the words of those who did not see it."""
        steps = reversed(self.match.guesses) if self.records else []
        return [{"step": step, "say": self._say_entry(step)} for step in steps]

    def _say_entry(self, step: int) -> str:
        e = self.match.entries[step]
        said = " ".join(self.describe_entry(step, e)["say"])
        return said or self.say(Text("turn-of", seat=e.seat))

    def since(self) -> int | None:
        """The number of entries up to this seat's last own move; None for a spectator."""
        if self.seat is None:
            return None
        entries = self.entries()
        for i in range(len(entries) - 1, -1, -1):
            if entries[i].seat == self.seat and not entries[i].auto:
                return i + 1
        return 0

    # ------------------------------------------------------------ rules

    def rule(self, id: str) -> RuleQuote:
        """A rule with its sentence and its place on the rules page; empty without a rule."""
        if not id:
            return {"rule": "", "text": "", "href": ""}
        ledger = ledger_of(self.game)
        sentence = ledger.rule(id).text(self.lang) if ledger is not None and id in ledger else ""
        return {"rule": id, "text": sentence, "href": f"/rules/{self.game.key}#{id}"}

    def why(self, el: str) -> Reason:
        """Why an element cannot be chosen now; an empty sentence if there is nothing to say."""
        refusal = self._refusal(el)
        if refusal is None:
            return {"el": el, "say": "", **self.rule("")}
        return {"el": el, "say": self.say(refusal.text), **self.rule(refusal.rule)}

    def _refusal(self, el: str) -> Refusal | None:
        if self.seat is None or self.match.over:
            return None
        world = self.world()
        frame = question_for(world, self.seat)
        if self.match.asks_chance:
            return Refusal("", Text("no-drawn-first" if self.records else "websay-drawing"))
        if frame is None:
            return Refusal(self.game.turn_rule, Text("no-not-your-turn"))
        if not isinstance(frame, Ask):
            return None
        mine = scene(world, self.seat)
        return frame.why_not(mine, el) or Refusal("", Text("websay-asked-now", prompt=frame.prompt(mine)))

    def orders(self) -> list[StandingOrder]:
        """The standing orders of this seat with all their choices."""
        if self.seat is None:
            return []
        given = self.match.orders.get(self.seat, {})
        return [
            {
                "key": key,
                "label": self.say(Text(f"order-{key}")),
                "value": given.get(key, choices[0]),
                "choices": [{"value": one, "label": self.say(Text(f"order-{key}-{one}"))} for one in choices],
            }
            for key, choices in self.game.orders.items()
        ]


_ledgers: dict[str, Ledger | None] = {}


def ledger_of(game: Game) -> Ledger | None:
    """The ledger of a game, read once."""
    if game.key not in _ledgers:
        home = folder_of(game)
        _ledgers[game.key] = Ledger.load(home) if (home / FILE).exists() else None
    return _ledgers[game.key]
