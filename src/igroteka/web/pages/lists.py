"""Games and tables as pages show them in lists."""

from __future__ import annotations

import hashlib
import re
import time
import tomllib
from functools import cache
from typing import Any, Final

from markupsafe import Markup

from ...bots import bots
from ...core import Game, Rng, Text, game, list_games
from ...core.errors import BadLog, not_loaded
from ...core.game import Say
from ...core.registry import folder_of
from ...drawing.svg import Drawing
from ...match import Match
from ...store import TableRow
from ...texts import speaker
from ..security.budget import free_of_charge
from ..tables import seats
from ..tables.lessons import lesson_of

STEPS: Final = 26
"""Decisions after which a game looks like a game."""


# ---------------------------------------------------------------- games


def game_card(g: Game, lang: str) -> dict[str, Any]:
    """A game in the lobby."""
    say = speaker(g.key, lang)
    low, high = g.seats.start, g.seats.stop - 1
    lesson = lesson_of(g) is not None
    return {
        "key": g.key,
        "title": say(Text("title")),
        "tagline": say(Text("tagline")),
        "about": say(Text("about")),
        "seats": [low, high],
        "players": str(low) if low == high else f"{low}–{high}",
        "minutes": _maybe(say, "minutes"),
        "weight": _maybe(say, "weight"),
        "solo": low == 1,
        "lesson": lesson,
        "href": f"/new/{g.key}",
        "rules": f"/rules/{g.key}",
        "learn": f"/learn/{g.key}" if lesson else "",
        "picture": _picture(g, lang),
    }


def _picture(g: Game, lang: str) -> dict[str, Any]:
    """A running game as an image that follows the colours of the browser."""
    light, dark = [f"/picture/{g.key}.svg?lang={lang}&dark={dark}&v={g.version}" for dark in (0, 1)]
    width, height = _size(g.key)
    title = speaker(g.key, lang)(Text("title"))
    markup = Markup(
        '<picture><source media="(prefers-color-scheme: dark)" srcset="{}">'
        '<img src="{}" width="{}" height="{}" alt="{}" loading="lazy" decoding="async"></picture>'
    ).format(dark, light, width, height, title)
    return {
        "light": light,
        "dark": dark,
        "width": width,
        "height": height,
        "title": title,
        "svg": markup,
        "style": "",
    }


@cache
def _load_games() -> None:
    """Import all games, which takes long and happens once in a process."""
    with free_of_charge():
        for key in list_games():
            _size(key)


def all_games(lang: str) -> list[dict[str, Any]]:
    """All games, by title."""
    _load_games()
    return sorted([game_card(game(key), lang) for key in list_games()], key=lambda card: str(card["title"]))


def _maybe(say: Say, key: str) -> str:
    said = say(Text(key))
    return "" if said == f"[{key}]" else said


@cache
def sample(key: str) -> Match:
    """A game in full swing, always the same: the one that the game brings along, or some random moves."""
    g = game(key)
    brought = folder_of(key) / "sample.log"
    if brought.exists():
        try:
            return Match.parse(brought.read_text(encoding="utf-8"))
        except BadLog as error:
            if not_loaded(error) is None:
                raise
    seats = min(g.seats, key=lambda n: abs(n - 2))
    m, rng = Match.new(key, seats=seats, seed="a picture"), Rng(7)
    for _ in range(STEPS):
        if m.over:
            break
        legal = m.moves
        m.play(legal[rng.below(len(legal))])
    return m


_TO_PLAY: Final = re.compile(
    r'<(?:rect|path|polygon|circle|ellipse) [^>]*class="hit[^>]*/>'  # what is clicked
    r"|<title>[^<]*</title>"  # what is read out element by element
    r'|(?<=<g) id="[^"]*"(?= (?:class|role)=)'
    r'| (?:data-el="[^"]*"|role="img"(?! aria)|class="(?:el)?")'
    r"|(?<=\.\d\d)\d+"  # finer than anybody sees
)


def lighter(svg: str) -> str:
    """A picture only to look at: without all that is there to be played with."""
    return _TO_PLAY.sub("", svg)


@cache
def sample_picture(key: str, lang: str, dark: bool) -> tuple[str, str]:
    """A picture of a running game for an img element, and its tag for caches."""
    m = sample(key)
    svg = lighter(m.game.svg(m.view(None), m.look(None, lang, dark)))
    return svg, hashlib.sha256(svg.encode()).hexdigest()[:16]


@cache
def _size(key: str) -> tuple[int, int]:
    """The size of the picture: a game that brings a sample along tells it, so that a lobby need not draw."""
    told = folder_of(key) / "sample.toml"
    if told.exists():
        found = tomllib.loads(told.read_text(encoding="utf-8"))
        return found["width"], found["height"]
    return drawn_size(key)


def drawn_size(key: str) -> tuple[int, int]:
    """The size that the picture of a sample really has."""
    m = sample(key)
    drawing = m.game.drawing(m.view(None), m.look(None))
    return (round(drawing.width), round(drawing.height)) if isinstance(drawing, Drawing) else (1200, 800)


def option_cards(g: Game, lang: str) -> list[dict[str, Any]]:
    """The options of a game with all their choices in words."""
    say = speaker(g.key, lang)
    return [
        {
            "key": o.key,
            "label": say(Text(f"option-{o.key}")),
            "help": _hint(say, f"option-{o.key}"),
            "default": o.default,
            "value": o.default,
            "seats": [n for n in g.seats if n in o.seats],
            "per_seat": o.per_seat,
            "choices": [{"value": c, "label": say(Text(f"option-{o.key}-{c}"))} for c in o.choices],
        }
        for o in g.options
    ]


def _hint(say: Say, key: str) -> str:
    """The form `.hint` of a message; nothing if it has none."""
    given = {"what": Text(key)}  # the form is one that only games have, so no check of shared words finds it
    said = say(Text("websay-hint", **given))
    return "" if said == say(Text(key)) else said


def kind_cards(lang: str) -> list[dict[str, str]]:
    """Who can take a seat."""
    say = speaker(None, lang)
    people = [{"value": kind, "label": say(Text(f"websay-seat-{kind}"))} for kind in seats.KINDS]
    return [*people, *[{"value": f"bot:{bot}", "label": say(Text(f"bot-{bot}"))} for bot in bots()]]


# ---------------------------------------------------------------- tables


def table_card(row: TableRow, guest: str, lang: str, turn: list[int] | None) -> dict[str, Any]:
    """A table in a list. `turn` are the seats to move, where that is known."""
    say = speaker(row.game, lang)
    mine = seats.seats_of(row, guest)
    free = seats.free(row)
    my_turn = bool(turn) and any(seat in mine for seat in turn or [])
    if row.status == "open":
        said = say(Text("websay-free-seats", seats=len(free)))
    elif row.status != "running":
        said = say(Text("game-over" if row.status == "over" else "websay-closed"))
    elif my_turn:
        said = say(Text("your-turn"))
    else:
        said = say(Text("websay-running"))
    return {
        "id": row.id,
        "game": row.game,
        "title": say(Text("title")),
        "href": f"/t/{row.id}",
        "status": row.status,
        "names": [name for i, name in enumerate(seats.names(row.config["seats"], lang)) if i not in free],
        "free": len(free),
        "mine": bool(mine) or row.config.get("host") == guest,
        "turn": my_turn,
        "say": said,
        "from": continued(row, lang),
        "created": row.created,
        "ago": ago(row.created, lang),
        "join": f"/join/{seats.token(row, row.config['seats'][free[0]]['token'])}"
        if free and row.status == "open" and row.config.get("public") and guest not in row.guests
        else "",
    }


def continued(row: TableRow, lang: str) -> str:
    """What a table goes on from, in words; nothing for one that began with the set-up."""
    step = row.config.get("from")
    if step is None:
        return ""
    return speaker(None, lang)(Text("websay-by-hand") if step < 0 else Text("websay-continued", step=step))


def ago(then: float, lang: str) -> str:
    """How long ago something was, roughly."""
    minutes = max(0, round((time.time() - then) / 60))
    say = speaker(None, lang)
    if minutes < 1:
        return say(Text("websay-ago-now"))
    if minutes < 60:
        return say(Text("websay-ago-minutes", minutes=minutes))
    if minutes < 48 * 60:
        return say(Text("websay-ago-hours", hours=round(minutes / 60)))
    return say(Text("websay-ago-days", days=round(minutes / 1440)))
