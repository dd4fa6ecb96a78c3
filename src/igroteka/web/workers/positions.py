"""Positions that somebody uploads: read, tried out and drawn before a table begins with them."""

from __future__ import annotations

import json
import secrets
from dataclasses import dataclass, field
from typing import Final, Self

from ...core import BadData, Game, IgrotekaError, Json, Look, Rng, Text, game
from ...core.data import canonical
from ...core.errors import bad_data
from ...core.json_types import JsonObject
from ...core.positions import load_position, position_form
from ...core.text import phrase
from ...match import Match, pretty_form, read_position
from ...texts import error_words, speaker
from ..live.picture import Picture

BY_HAND: Final = -1
"""The step of a table whose position comes from no other game."""


@dataclass(frozen=True)
class PositionRequest:
    """A position as text, and how to draw it. `anew`: deal everything that `seat` cannot know once more."""

    game: str
    text: str
    seed: str
    lang: str = "en"
    dark: bool = False
    anew: bool = False
    seat: int | None = None


@dataclass(frozen=True)
class CheckedPosition:
    """A position that can be played, with its picture; or the sentence that says why it cannot."""

    problem: str = ""
    words: Text | None = None
    position: str = ""
    count: int = 0
    options: dict[str, str] = field(default_factory=dict)
    turn: list[int] = field(default_factory=list)
    svg: str = ""
    style: str = ""
    title: str = ""
    sketch: str = ""
    form: str = ""
    """The shortest form of the position, to be read and shared."""

    @classmethod
    def refused(cls, error: IgrotekaError) -> Self:
        """A position with which something is wrong."""
        return cls(problem=str(error), words=error_words(error))

    @property
    def error(self) -> BadData:
        """What is wrong."""
        return BadData(self.problem, self.words)

    def data(self) -> dict[str, Json]:
        """The position as it is kept."""
        data: dict[str, Json] = json.loads(self.position)
        return data


def check_position(request: PositionRequest) -> CheckedPosition:
    """Read a position and do once all that a table does with it, or say what is wrong.

    Runs in a worker, since nobody knows what is in the text.
    """
    try:
        return _try_out(request)
    except Exception as error:
        return CheckedPosition.refused(refusal_of(error))


def refusal_of(error: Exception) -> IgrotekaError:
    """What is wrong with a position: the error itself, or that the data add up but the rules cannot go on from them."""
    if isinstance(error, IgrotekaError):
        return error
    kind, detail = type(error).__name__, str(error)[:200]
    found = phrase("a position that cannot be played ({fault}: {detail})", fault=kind, detail=detail)
    return bad_data("position", found, phrase("one that the game can reach"))


def _try_out(request: PositionRequest) -> CheckedPosition:
    g = game(request.game)
    start = load_position(g, read_position(g, request.text))
    if request.anew:
        start = g.guess(start, request.seat, Rng(secrets.randbits(60)))
    position = start.to_data()
    m = begin_match(g, position, request.seed)
    # What the table begins with, before chance goes on with it.
    shown, say = g.load(position), speaker(g.key, request.lang)
    view = g.view(shown, None)
    picture = Picture.of(g.drawing(view, Look(say, request.dark)))
    return CheckedPosition(
        position=canonical(position),
        count=m.count,
        options=dict(m.options),
        turn=m.seats,
        svg=str(picture.svg),
        style=picture.style,
        title=picture.title,
        sketch=g.sketch(view, say),
        form=pretty_form(position_form(g, shown)),
    )


def begin_match(g: Game, position: JsonObject, seed: str) -> Match:
    """A match that begins with a position, after once all that a table does with it."""
    m = Match.begin(g.key, position, seed)
    if m.over:
        raise bad_data(
            "position", phrase("a game that is over"), phrase("one in which somebody has to decide")
        )
    for seat in m.seats:
        if not m.moves_of(seat):
            raise bad_data(
                "position", phrase("no move for seat {n}", n=seat), phrase("one in which somebody can move")
            )
        m.prompt(seat)
    for seat in range(m.count):
        g.view(g.guess(m.state, seat, Rng(1)), seat)
        g.evaluate(m.state, seat)
    return m
