"""A first game with explanations: a script that a game keeps in `learn.toml` next to its rules.

    [lesson]
    minutes = 5
    seats = 2
    me = 0                          # the learner's seat
    seed = "11"
    options = { mode = "training" }
    names = ["", "learn-rival"]     # empty: the learner's own name; otherwise the key of a text

    [[step]]
    say = [{ text = "learn-hand", at = ["hand:park"] }]
    move = "build park r1c2"        # the one move that is accepted after these words
    then = ["build office r1c1"]    # what the other seats play after it

A last step without a move is the closing word. Texts stand in the game's locale files.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from typing import Any, Final

from ...core import Game, IgrotekaError, Seat, Text, clean_options, recorded_options
from ...core.errors import NotLoaded
from ...core.game import Say
from ...core.registry import folder_of
from ..live.payloads import LessonFields

FILE: Final = "learn.toml"
FIELDS: Final = frozenset({"minutes", "seats", "me", "seed", "options", "names"})


class BadLesson(IgrotekaError):
    """A lesson that breaks its format."""


@dataclass(frozen=True)
class Words:
    """What is said about some elements of the board."""

    text: str
    at: tuple[str, ...]


@dataclass(frozen=True)
class LessonStep:
    """Words, the learner's move, and what the others play after it."""

    say: tuple[Words, ...]
    move: str
    then: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """The script of a game."""

    minutes: int
    seats: int
    me: Seat
    seed: str
    options: dict[str, str]
    names: tuple[str, ...]
    steps: tuple[LessonStep, ...]
    end: tuple[Words, ...]

    @property
    def length(self) -> int:
        """How many moves the script has, of all seats."""
        return sum(1 + len(step.then) for step in self.steps)

    def place(self, moves_played: int) -> tuple[int, int]:
        """After a number of moves: the step, and how many of its moves have been played."""
        for i, step in enumerate(self.steps):
            if moves_played <= len(step.then):
                return i, moves_played
            moves_played -= 1 + len(step.then)
        return len(self.steps), 0

    def move(self, moves_played: int, seat: Seat | None) -> str:
        """The move that the script wants of a seat after a number of moves, or nothing."""
        i, played = self.place(moves_played)
        if i == len(self.steps) or (played == 0) != (seat == self.me):
            return ""
        step = self.steps[i]
        return step.then[played - 1] if played else step.move

    def describe(self, moves_played: int, seat: Seat | None, say: Say) -> LessonFields:
        """What a page shows after a number of moves."""
        i, played = self.place(moves_played)
        over = i == len(self.steps)
        words: tuple[Words, ...] = ()
        if seat == self.me:
            words = self.end if over else self.steps[i].say if not played else ()
        return {
            "title": say(Text("learn-title")),
            "say": [{"text": say(Text(one.text)), "at": list(one.at)} for one in words],
            "step": i + (played > 0),
            "steps": len(self.steps),
            "done": over,
        }


_lessons: dict[str, Lesson | None] = {}


def lesson_of(game: Game) -> Lesson | None:
    """The lesson of a game, or None if it has none that can be played with what is loaded."""
    if game.key not in _lessons:
        path = folder_of(game) / FILE
        lesson = parse(path.read_text(encoding="utf-8")) if path.is_file() else None
        try:
            if lesson is not None:
                clean_options(game, lesson.seats, recorded_options(game, lesson.options))
        except NotLoaded:  # its script tells of other cards
            lesson = None
        _lessons[game.key] = lesson
    return _lessons[game.key]


def parse(text: str) -> Lesson:
    """Read a lesson; every error names the place."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{FILE}: {error}") from None
    about, steps = data.get("lesson"), data.get("step")
    if not isinstance(about, dict) or not isinstance(steps, list) or set(data) != {"lesson", "step"}:
        raise BadLesson(f"{FILE}: found {sorted(data)}; allowed: [lesson] and [[step]]")
    if not steps or set(about) - FIELDS:
        raise BadLesson(f"{FILE}: found {sorted(about)}; allowed: {sorted(FIELDS)}, and steps")
    try:
        read = [_step(step, i) for i, step in enumerate(steps, 1)]
        closing = read.pop() if not read[-1].move else None
        if any(not step.move for step in read):
            raise BadLesson(f"{FILE}: only the last step may be without a move")
        return Lesson(
            minutes=int(about["minutes"]),
            seats=int(about["seats"]),
            me=int(about["me"]),
            seed=str(about["seed"]),
            options={key: str(value) for key, value in about.get("options", {}).items()},
            names=tuple(str(name) for name in about.get("names", [""] * int(about["seats"]))),
            steps=tuple(read),
            end=closing.say if closing else (),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BadLesson(f"{FILE}: {type(error).__name__}: {error}") from None


def _step(data: dict[str, Any], number: int) -> LessonStep:
    if set(data) - {"say", "move", "then"}:
        raise BadLesson(f"{FILE}, step {number}: found {sorted(data)}; allowed: say, move, then")
    say = [Words(str(one["text"]), tuple(one.get("at", ()))) for one in data.get("say", ())]
    return LessonStep(tuple(say), str(data.get("move", "")), tuple(data.get("then", ())))
