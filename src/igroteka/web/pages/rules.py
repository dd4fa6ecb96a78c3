"""Rules to read and a first game to learn by."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from starlette.responses import RedirectResponse, Response

from ...core import Game, Text
from ...core.game import Say
from ...core.registry import folder_of
from ...drawing.svg import escape_text
from ...ledger.rules import Rule
from ...texts import speaker
from ..errors import NoSuch
from ..live.picture import Picture
from ..live.view import Viewer, ledger_of
from ..tables import seats
from ..tables.lessons import Lesson, lesson_of
from . import cards
from .forms import Form
from .queries import GameQuery, PictureQuery, RulesQuery
from .samples import sample_match, sample_picture
from .visit import Visit

IMAGE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"

_PART: Final = re.compile(r"^part-([\w-]+) =", re.MULTILINE)
_SYMBOL: Final = re.compile(r'<symbol id="([a-z]+)_([^"]+)" viewBox="([^"]+)"')
_DEFS: Final = re.compile(r"<defs>.*?</defs>", re.DOTALL)


async def show_rules(visit: Visit, query: RulesQuery) -> Response:
    """All rules of a game, or those that hold some words."""
    g = query.game
    ledger = ledger_of(g)
    if ledger is None:
        raise NoSuch(f"{g.key} has no rules to read")
    words = query.q.casefold().split()
    chapters: list[dict[str, Any]] = []
    count = 0
    for name in ledger.chapters:
        hits = [rule for rule in ledger.chapter(name) if _holds(rule, visit.lang, words)]
        count += len(hits)
        if hits:
            rules = [{"id": rule.id, "text": rule.text(visit.lang), "hit": bool(words)} for rule in hits]
            chapters.append({"name": name, "title": ledger.title(name, visit.lang), "rules": rules})
    style, pictures = component_pictures(g.key, visit.lang, visit.screen.dark)
    return visit.page(
        "rules.html",
        game=cards.game_card(g, visit.lang),
        chapters=chapters,
        q=query.q,
        found=count,
        pictures=[] if words else pictures,
        style=style,
    )


def _holds(rule: Rule, lang: str, words: list[str]) -> bool:
    text = f"{rule.id} {rule.text(lang)}".casefold()
    return all(word in text for word in words)


@cache
def component_pictures(key: str, lang: str, dark: bool) -> tuple[str, list[dict[str, str]]]:
    """The components of a game: the symbols of its drawing that have a message `part-NAME`, in its order."""
    match = sample_match(key)
    viewer = Viewer(match, 0, lang)
    whole = Picture.of(match.game.drawing(match.view(0), viewer.look(dark=dark)))
    defs = _DEFS.search(whole.svg)
    known = {name: (root, box) for root, name, box in _SYMBOL.findall(defs[0])} if defs else {}
    words = folder_of(match.game) / "locale" / f"{lang}.ftl"
    pictures: list[dict[str, str]] = []
    for name in _PART.findall(words.read_text(encoding="utf-8")) if words.is_file() else []:
        if name in known and defs is not None:
            root, box = known[name]
            title = viewer.say(Text(f"part-{name}"))
            art = "" if pictures else defs[0]
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" role="img" viewBox="{box}">'
                f'<title>{escape_text(title)}</title>{art}<use class="part-{name}" fill="currentColor" href="#{root}_{name}"/></svg>'
            )
            pictures.append({"el": name, "svg": svg, "title": title})
    return whole.style, pictures


async def show_picture(visit: Visit, query: PictureQuery) -> Response:
    """A picture of a running game for an img element."""
    svg, tag = sample_picture(query.game.key, visit.lang, query.dark)
    headers = {
        "etag": f'"{tag}"',
        "cache-control": "public, max-age=86400",
        "content-security-policy": IMAGE_POLICY,
    }
    if visit.has_kept(f'"{tag}"'):
        return Response(status_code=304, headers=headers)
    return Response(svg, media_type="image/svg+xml", headers=headers)


def require_lesson(g: Game) -> Lesson:
    """The lesson of a game; NoSuch if it has none."""
    lesson = lesson_of(g)
    if lesson is None:
        raise NoSuch(f"{g.key} has no lesson")
    return lesson


async def show_lesson(visit: Visit, query: GameQuery) -> Response:
    """What a first game teaches."""
    lesson, say = require_lesson(query.game), speaker(query.game.key, visit.lang)
    return visit.page(
        "learn.html",
        game=cards.game_card(query.game, visit.lang),
        lesson={
            "title": say(Text("learn-title")),
            "about": say(Text("learn-about")),
            "minutes": lesson.minutes,
            "steps": len(lesson.steps),
        },
    )


async def start_lesson(visit: Visit, query: GameQuery, form: Form) -> Response:
    """Begin a first game."""
    g, lesson = query.game, require_lesson(query.game)
    say = speaker(g.key, visit.lang)
    visit.require_rate("tables")
    table = await visit.registry.create(
        g.key,
        visit.guest,
        lesson_seats(lesson, visit, say),
        options=dict(lesson.options),
        lang=visit.lang,
        seed=lesson.seed,
        lesson=True,
    )
    return visit.with_cookies(RedirectResponse(f"/t/{table.row.id}", 303))


def lesson_seats(lesson: Lesson, visit: Visit, say: Say) -> list[dict[str, Any]]:
    """The learner on the seat of the script, bots on the others."""
    places = []
    for seat in range(lesson.seats):
        place = seats.make("me" if seat == lesson.me else "bot:greedy", visit.guest)
        if lesson.names[seat]:
            place["name"] = say(Text(lesson.names[seat]))
        places.append(place)
    return places
