"""Games with explanations: scripts that a game keeps in its folder `lessons`. `first` teaches the rules; others come after it.

    [lesson]
    title = "learn-title"           # keys of texts
    about = "learn-about"
    minutes = 5
    seats = 2
    me = 0                          # the learner's seat
    seed = "11"
    options = { mode = "training" }
    names = ["", "learn-rival"]     # empty: the learner's own name; otherwise the key of a text
    before = ["build park r1c2"]    # optional: what has been played when the lesson begins, of all seats

    [[step]]
    say = [{ text = "learn-hand", at = ["hand:park"] }]
    move = "build park r1c2"        # the one move that is accepted after these words
    then = ["build office r1c1"]    # what the other seats play after it

A last step without a move is the closing word. Texts stand in the game's locale files.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from ...core import Game, IgrotekaError, Json, Seat, Text, clean_options, game, recorded_options
from ...core.errors import NotLoaded
from ...core.game import Say
from ...core.registry import folder_of
from ...match import Match
from ..live.payloads import LessonFields

FOLDER: Final = "lessons"
FIRST: Final = "first"
"""The lesson that teaches the rules."""
PLANNING: Final = "planning"
"""The lesson that teaches how to plan and score."""
FIELDS: Final = frozenset({"title", "about", "minutes", "seats", "me", "seed", "options", "names", "before"})


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

    name: str
    title: str
    about: str
    minutes: int
    seats: int
    me: Seat
    seed: str
    options: dict[str, str]
    names: tuple[str, ...]
    before: tuple[str, ...]
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
        """What a page shows after a number of moves. A step without words belongs to the one before, whose words stay."""
        i, played = self.place(moves_played)
        over = i == len(self.steps)
        words: tuple[Words, ...] = ()
        if seat == self.me:
            words = self.end if over else self.words_of(i) if not played else ()
        return {
            "title": say(Text(self.title)),
            "say": [{"text": say(Text(one.text)), "at": list(one.at)} for one in words],
            "step": self.ideas_before(i + (played > 0)),
            "steps": self.ideas_before(len(self.steps)),
            "done": over,
        }

    def words_of(self, i: int) -> tuple[Words, ...]:
        """What is said at a step: its own words, or those that are still being followed."""
        return next((step.say for step in reversed(self.steps[: i + 1]) if step.say), ())

    def ideas_before(self, i: int) -> int:
        """How many steps with words have been taken before a step; one without words still belongs to the last of them."""
        told = sum(bool(step.say) for step in self.steps[: i + 1])
        return told if i == len(self.steps) else max(0, told - 1)


def names_in(home: Path) -> tuple[str, ...]:
    """The names of the lessons in the folder of a game, the first of them first. No game is imported."""
    return tuple(sorted([file.stem for file in (home / FOLDER).glob("*.toml")]))


_lessons: dict[str, tuple[Lesson, ...]] = {}


def lessons_of(g: Game) -> tuple[Lesson, ...]:
    """The lessons of a game that can be played with what is loaded."""
    if g.key not in _lessons:
        home = folder_of(g)
        found = [
            parse((home / FOLDER / f"{name}.toml").read_text(encoding="utf-8"), name)
            for name in names_in(home)
        ]
        _lessons[g.key] = tuple([lesson for lesson in found if _is_playable(g, lesson)])
    return _lessons[g.key]


def _is_playable(g: Game, lesson: Lesson) -> bool:
    try:
        clean_options(g, lesson.seats, recorded_options(g, lesson.options))
    except NotLoaded:  # its script tells of other cards
        return False
    return True


def find_lesson(g: Game, name: str) -> Lesson | None:
    """A lesson of a game by its name; None if there is none that can be played with what is loaded."""
    return next((lesson for lesson in lessons_of(g) if lesson.name == name), None)


def begin(key: str, lesson: Lesson) -> Match:
    """The game with which a lesson begins: what was played before it is behind everybody."""
    match = Match.new(key, seats=lesson.seats, seed=lesson.seed, options=lesson.options)
    for move in lesson.before:
        match.play(move)
    return match if not lesson.before else Match.begin(key, match.state.to_data(), lesson.seed)


@cache
def position_of(key: str, name: str) -> Mapping[str, Json] | None:
    """The position with which a lesson of a game begins; None if it begins with the set-up."""
    lesson = find_lesson(game(key), name)
    return begin(key, lesson).state.to_data() if lesson is not None and lesson.before else None


def parse(text: str, name: str = FIRST) -> Lesson:
    """Read a lesson; every error names the place."""
    file = f"{FOLDER}/{name}.toml"
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadLesson(f"{file}: {error}") from None
    about, steps = data.get("lesson"), data.get("step")
    if not isinstance(about, dict) or not isinstance(steps, list) or set(data) != {"lesson", "step"}:
        raise BadLesson(f"{file}: found {sorted(data)}; allowed: [lesson] and [[step]]")
    if not steps or set(about) - FIELDS:
        raise BadLesson(f"{file}: found {sorted(about)}; allowed: {sorted(FIELDS)}, and steps")
    try:
        read = [_step(step, f"{file}, step {i}") for i, step in enumerate(steps, 1)]
        closing = read.pop() if not read[-1].move else None
        if any(not step.move for step in read):
            raise BadLesson(f"{file}: only the last step may be without a move")
        return Lesson(
            name=name,
            title=str(about["title"]),
            about=str(about["about"]),
            minutes=int(about["minutes"]),
            seats=int(about["seats"]),
            me=int(about["me"]),
            seed=str(about["seed"]),
            options={key: str(value) for key, value in about.get("options", {}).items()},
            names=tuple(str(name) for name in about.get("names", [""] * int(about["seats"]))),
            before=tuple(str(move) for move in about.get("before", ())),
            steps=tuple(read),
            end=closing.say if closing else (),
        )
    except (KeyError, TypeError, AttributeError) as error:
        raise BadLesson(f"{file}: {type(error).__name__}: {error}") from None


def _step(data: dict[str, Any], where: str) -> LessonStep:
    if set(data) - {"say", "move", "then"}:
        raise BadLesson(f"{where}: found {sorted(data)}; allowed: say, move, then")
    say = [Words(str(one["text"]), tuple(one.get("at", ()))) for one in data.get("say", ())]
    return LessonStep(tuple(say), str(data.get("move", "")), tuple(data.get("then", ())))
