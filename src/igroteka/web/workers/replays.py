"""A match step by step as one viewer may see it: frames, the end page, replays and positions.

Whole logs are read in worker processes, and only when nothing in them is secret any more; the replay of a running
game is made in the loop, from guesses, a few milliseconds at a time.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import time
from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise
from typing import Final, NamedTuple, TypedDict, TypeVar

from ...core import Score, Seat, State, Text, after_bids, apply, waiting
from ...core.game import Picture as Drawn
from ...core.optional import Account, Accounted, CountedLate, Rounded
from ...core.score import BID
from ...match import Match, pretty
from ...match.analysis import chances_at
from ..live.payloads import Board, DrawingFields, LogEntry, ScoreRow, Turn
from ..live.picture import Picture, about_parts, board_of, difference, layers_of
from ..live.view import Viewer

T = TypeVar("T")
MOST_FRAMES: Final = 60
"""Steps that are drawn for one request; pages ask again for the next ones."""
MOST_COUNTED: Final = 120
"""At so many steps it is counted for a graph what the scores would be if the game ended there."""
SLICE: Final = 0.005
"""Seconds for which a replay holds the loop before others get it."""
LOGS_REMEMBERED: Final = 4
"""Logs that a worker remembers, since pages ask for one replay in several parts."""


class ReplayLog(NamedTuple):
    """A log file, with the steps that were played by standing orders, which the file does not tell."""

    text: str
    autos: tuple[int, ...] = ()

    @classmethod
    def of(cls, match: Match) -> ReplayLog:
        """The whole log of a match without secrets."""
        return cls(match.export(), tuple([i for i, e in enumerate(match.entries) if e.auto]))


class ReplayRole(NamedTuple):
    """Who looks, and how. `whole`: nothing is hidden from anybody any more."""

    seat: Seat | None
    lang: str
    names: tuple[str, ...]
    dark: bool = False
    whole: bool = False


class ReplayPage(DrawingFields):
    """What the page of a replay shows at first."""

    board: Board
    step: int
    steps: int
    say: list[str]
    entries: list[LogEntry]
    scores: list[ScoreRow]
    items: dict[str, str]
    turn: Turn
    rounds: list[int]


class ScoreLine(TypedDict):
    """The totals of one seat after the steps of a graph."""

    seat: Seat
    name: str
    totals: list[int]


class ScoreGraph(TypedDict):
    """The totals of all after steps; `now`: those before the end are what they would have been if the game had ended then."""

    steps: list[int]
    lines: list[ScoreLine]
    now: bool


class AccountLine(TypedDict):
    """Something that brought points."""

    label: str
    points: int


class AccountFields(TypedDict):
    """The points of a seat piece by piece, and what it had hidden until the end."""

    seat: Seat
    name: str
    lines: list[AccountLine]
    opened: list[str]


class EndPage(TypedDict):
    """The last picture, the scores by item and the graph of a finished game."""

    board: Board
    scores: list[ScoreRow]
    items: dict[str, str]
    graph: ScoreGraph
    accounts: list[AccountFields]


class MatchReplay:
    """A match, step by step, as one viewer may see it."""

    def __init__(self, match: Match, role: ReplayRole) -> None:
        self.match = match
        self.role = role
        self.viewer = Viewer(match, role.seat, role.lang, role.whole, role.names)
        self.entries = self.viewer.entries()

    def state_at(self, step: int) -> State:
        """The position after a number of entries."""
        s = self.match.start.clone()
        for e in self.entries[:step]:
            apply(s, e.seat, e.move)
        return s

    def drawing(self, s: State) -> Drawn:
        """The picture of a position."""
        viewer = self.viewer
        look = viewer.look(self.role.dark)
        return viewer.game.drawing(viewer.game.view(viewer.world(s), viewer.seat), look)

    def turn(self, s: State) -> Turn:
        """Who decides in a position, for a page that only looks."""
        turn = waiting(s)
        people = [seat for seat in turn if seat >= 0]
        if not turn:
            text = Text("game-over")
        elif len(people) == 1:
            text = Text("turn-of", seat=people[0])
        else:
            text = Text("waiting-for-others") if people else Text("chance")
        return {"seats": people, "mine": False, "say": self.viewer.say(text), "over": not turn}

    def describe_entries(self) -> Iterator[LogEntry]:
        """All entries of the log in words."""
        for i, e in enumerate(self.entries):
            yield self.viewer.describe_entry(i, e)

    def frames(self, s: State, first: int, last: int) -> Iterator[dict[str, object]]:
        """The picture of a position at a step, then what each following step changes."""
        drawing = self.drawing(s)
        base = board_of(drawing)
        about: dict[str, object] = {**about_parts(drawing)}
        scores = {row["seat"]: row for row in self.viewer.scores(s)}
        yield {"base": {"svg": base.svg, "style": base.style, **about}, "scores": list(scores.values())}
        for step in range(first, last):
            e = self.entries[step]
            apply(s, e.seat, e.move)
            after = self.drawing(s)
            told: dict[str, object] = {**about_parts(after)}
            now = {row["seat"]: row for row in self.viewer.scores(s)}
            yield {
                "step": step + 1,
                "entry": self.viewer.describe_entry(step, e),
                **difference(layers_of(drawing), layers_of(after)),
                **{key: value for key, value in told.items() if about[key] != value},
                "scores": [row for one, row in now.items() if scores.get(one) != row],
                "turn": self.turn(s),
            }
            drawing, about, scores = after, told, now

    def page_data(self, s: State, step: int, entries: list[LogEntry]) -> ReplayPage:
        """What the page of a replay shows at first; `s` is the position at the step."""
        drawing = self.drawing(s)
        return {
            "board": board_of(drawing).board(),
            "step": step,
            "steps": len(self.entries),
            "say": entries[step - 1]["say"] if step else [],
            "entries": entries,
            "scores": self.viewer.scores(s),
            "items": self.viewer.items(),
            "turn": self.turn(s),
            "rounds": self.rounds(),
            **about_parts(drawing),
        }

    def rounds(self) -> list[int]:
        """The steps at which rounds begin."""
        game, entries = self.match.game, self.entries
        kinds = game.round_events if isinstance(game, Rounded) else frozenset()
        if kinds:
            return [i for i, e in enumerate(entries, 1) if any(event.kind in kinds for event in e.events)]
        decided = [(i, e.seat) for i, e in enumerate(entries) if e.seat >= 0 and e.group < 0]
        return [
            step
            for (_, before), (step, seat) in pairwise(decided)
            if seat == decided[0][1] and before != seat
        ]

    def graph(self) -> ScoreGraph:
        """The totals after every step; where most is counted at the end, what they would have been then, at some steps."""
        s, match, last = self.match.start.clone(), self.match, len(self.entries)
        game = match.game
        every = 1 + last // MOST_COUNTED if isinstance(game, CountedLate) else 1

        def count(step: int) -> list[Score]:
            if isinstance(game, CountedLate) and step < last:
                return after_bids(game.scores_now(s), match.bids)
            return match.scores_of(s)

        steps, totals = [0], [[score.total for score in count(0)]]
        for step, e in enumerate(self.entries, 1):
            apply(s, e.seat, e.move)
            if step % every == 0 or step == last:
                steps.append(step)
                totals.append([score.total for score in count(step)])
        people = [score.seat for score in match.scores_of(s)]
        return {
            "steps": steps,
            "lines": [
                {"seat": seat, "name": self.viewer.name_of(seat), "totals": [row[i] for row in totals]}
                for i, seat in enumerate(people)
            ],
            "now": isinstance(game, CountedLate),
        }

    def accounts(self) -> list[AccountFields]:
        """Where all points come from, piece by piece, in a game that tells it."""
        game, say = self.match.game, self.viewer.say
        if not isinstance(game, Accounted):
            return []
        accounts = [(seat, game.account(self.match.state, seat)) for seat in range(self.match.count)]
        return [
            {
                "seat": seat,
                "name": self.viewer.name_of(seat),
                "lines": [
                    {"label": say(text), "points": points} for text, points in self._with_bid(account, seat)
                ],
                "opened": [say(text) for text in account.opened],
            }
            for seat, account in accounts
        ]

    def _with_bid(self, account: Account, seat: Seat) -> list[tuple[Text, int]]:
        """The lines of an account, with what was bid for the seat."""
        bid = self.match.bids.get(seat, 0)
        return [*account.points, *([(Text(f"item-{BID}"), -bid)] if bid else [])]


async def in_slices(work: Iterator[T]) -> list[T]:
    """All that an iterator gives, a little at a time: the loop is free for as long as each slice has taken."""
    results: list[T] = []
    began = time.perf_counter()
    for one in work:
        results.append(one)
        took = time.perf_counter() - began
        if took >= SLICE:
            await asyncio.sleep(took)
            began = time.perf_counter()
    return results


def pack_frames(first: int, frames: list[dict[str, object]]) -> bytes:
    """The answer to a request for frames, as JSON in gzip. The first frame is a whole picture, the others are patches."""
    base, *patches = frames
    data = {"from": first, "to": first + len(patches), **base, "frames": patches}
    return gzip.compress(_json(data), 6, mtime=0)


def _json(data: object) -> bytes:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()


# ---------------------------------------------------------------- in a worker


@lru_cache(maxsize=LOGS_REMEMBERED)
def match_of(log: ReplayLog) -> Match:
    """The match of a log; those that were asked for last are remembered."""
    match = Match.parse(log.text)
    for step in log.autos:
        match.entries[step].auto = True
    return match


def frames(log: ReplayLog, role: ReplayRole, first: int, last: int) -> bytes:
    """Some steps as a first picture and patches; runs in a worker."""
    replay = MatchReplay(match_of(log), role)
    return pack_frames(first, list(replay.frames(replay.state_at(first), first, last)))


def replay_page(log: ReplayLog, role: ReplayRole, step: int) -> bytes:
    """What the page of a replay shows at first; runs in a worker."""
    replay = MatchReplay(match_of(log), role)
    return _json(replay.page_data(replay.state_at(step), step, list(replay.describe_entries())))


def end_page(log: ReplayLog, role: ReplayRole) -> bytes:
    """The last picture, the scores by item and the graph of a finished game; runs in a worker."""
    replay = MatchReplay(match_of(log), role)
    page: EndPage = {
        "board": Picture.of(replay.drawing(replay.match.state)).board(),
        "scores": replay.viewer.scores(),
        "items": replay.viewer.items(),
        "graph": replay.graph(),
        "accounts": replay.accounts(),
    }
    return _json(page)


def evaluation(log: ReplayLog, step: int) -> bytes:
    """The chances to win of all seats after a step; runs in a worker."""
    return _json(chances_at(match_of(log), step))


def fairness_check(log: ReplayLog) -> bytes:
    """The fairness check of a finished game; runs in a worker."""
    return _json(match_of(log).verify().to_data())


def position(log: ReplayLog, step: int) -> bytes:
    """The position after a number of steps, as a file to edit; runs in a worker."""
    s = match_of(log).start.clone()
    for e in match_of(log).entries[:step]:
        apply(s, e.seat, e.move)
    return pretty(s.to_data()).encode()
