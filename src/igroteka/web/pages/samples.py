"""A sample match of every game, for pictures of it: in the lobby, in the rules, and for what is loaded at the start."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache
from typing import Final

from ...core import Rng, game
from ...core.errors import BadLog, not_loaded
from ...core.game import default_seats
from ...core.registry import folder_of
from ...drawing.drawing import require_drawing
from ...match import Match

STEPS: Final = 26
"""Random decisions after which a picture of a game shows something."""


@cache
def sample_match(key: str) -> Match:
    """A running game, always the same: the one that the game brings along, or some random moves."""
    g = game(key)
    log = folder_of(key) / "sample.log"
    if log.exists():
        try:
            return Match.parse(log.read_text(encoding="utf-8"))
        except BadLog as error:
            if not_loaded(error) is None:
                raise
    m, rng = Match.new(key, seats=default_seats(g), seed="a picture"), Rng(7)
    for _ in range(STEPS):
        if m.over:
            break
        legal = m.moves
        m.play(legal[rng.below(len(legal))])
    return m


_ONLY_TO_PLAY: Final = re.compile(
    r'<(?:rect|path|polygon|circle|ellipse) [^>]*class="hit[^>]*/>'  # what is clicked
    r"|<title>[^<]*</title>"  # what is read out element by element
    r'|(?<=<g) id="[^"]*"(?= (?:class|role)=)'
    r'| (?:data-el="[^"]*"|role="img"(?! aria)|class="(?:el)?")'
    r"|(?<=\.\d\d)\d+"  # finer than anybody sees
)


def without_controls(svg: str) -> str:
    """A picture only to look at: without all that is there to be played with."""
    return _ONLY_TO_PLAY.sub("", svg)


@cache
def sample_picture(key: str, lang: str, dark: bool) -> tuple[str, str]:
    """A picture of a running game for an img element, and its tag for caches."""
    m = sample_match(key)
    svg = without_controls(m.game.svg(m.view(None), m.look(None, lang, dark)))
    return svg, hashlib.sha256(svg.encode()).hexdigest()[:16]


@cache
def picture_size(key: str) -> tuple[int, int]:
    """The size of the picture: a game that brings a sample along tells it, so that a lobby need not draw."""
    file = folder_of(key) / "sample.toml"
    if file.exists():
        size = tomllib.loads(file.read_text(encoding="utf-8"))
        return size["width"], size["height"]
    return measure_picture(key)


@cache
def picture_tag(key: str) -> str:
    """What tells the picture of a sample from an older one in the address of the picture."""
    log = folder_of(key) / "sample.log"
    return hashlib.sha256(log.read_bytes()).hexdigest()[:8] if log.exists() else str(game(key).version)


def measure_picture(key: str) -> tuple[int, int]:
    """The size that the picture of a sample really has."""
    m = sample_match(key)
    drawing = require_drawing(m.game.drawing(m.view(None), m.look(None)))
    return round(drawing.width), round(drawing.height)
