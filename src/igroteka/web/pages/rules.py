"""Rules to read and a first game to learn by."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Final

from starlette.responses import RedirectResponse, Response

from ...core import Game, Text
from ...core.game import Say
from ...core.registry import folder_of
from ...drawing.svg import plain
from ...ledger.rules import Rule
from ...texts import speaker
from ..errors import NoSuch
from ..live.picture import Picture
from ..live.view import Viewer, ledger_of
from ..tables import seats
from ..tables.lessons import Lesson, lesson_of
from . import forms, lists
from .queries import Drawing, OfGame, Rules
from .visit import Visit

IMAGE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"

_PART: Final = re.compile(r"^part-([\w-]+) =", re.MULTILINE)
_SYMBOL: Final = re.compile(r'<symbol id="([a-z]+)_([^"]+)" viewBox="([^"]+)"')
_DEFS: Final = re.compile(r"<defs>.*?</defs>", re.DOTALL)


async def rules(visit: Visit, asked: Rules) -> Response:
    """All rules of a game, or those that hold some words."""
    g = asked.game
    ledger = ledger_of(g)
    if ledger is None:
        raise NoSuch(f"{g.key} has no rules to read")
    words = asked.q.casefold().split()
    chapters: list[dict[str, Any]] = []
    found = 0
    for name in ledger.chapters:
        hits = [rule for rule in ledger.chapter(name) if _holds(rule, visit.lang, words)]
        found += len(hits)
        if hits:
            shown = [{"id": rule.id, "text": rule.text(visit.lang), "hit": bool(words)} for rule in hits]
            chapters.append({"name": name, "title": ledger.title(name, visit.lang), "rules": shown})
    style, pictures = parts(g.key, visit.lang, visit.screen.dark)
    return visit.page(
        "rules.html",
        game=lists.game_card(g, visit.lang),
        chapters=chapters,
        q=asked.q,
        found=found,
        pictures=[] if words else pictures,
        style=style,
    )


def _holds(rule: Rule, lang: str, words: list[str]) -> bool:
    text = f"{rule.id} {rule.text(lang)}".casefold()
    return all(word in text for word in words)


@cache
def parts(key: str, lang: str, dark: bool) -> tuple[str, list[dict[str, str]]]:
    """The components of a game: the symbols of its drawing that have a message `part-NAME`, in its order."""
    match = lists.sample(key)
    viewer = Viewer(match, 0, lang)
    whole = Picture.of(match.game.drawing(match.view(0), viewer.look(dark=dark)))
    defs = _DEFS.search(whole.svg)
    known = {name: (root, box) for root, name, box in _SYMBOL.findall(defs[0])} if defs else {}
    words = folder_of(match.game) / "locale" / f"{lang}.ftl"
    found: list[dict[str, str]] = []
    for name in _PART.findall(words.read_text(encoding="utf-8")) if words.is_file() else []:
        if name in known and defs is not None:
            root, box = known[name]
            title = viewer.say(Text(f"part-{name}"))
            art = "" if found else defs[0]
            svg = (
                f'<svg xmlns="http://www.w3.org/2000/svg" class="{root}" role="img" viewBox="{box}">'
                f'<title>{plain(title)}</title>{art}<use class="part-{name}" fill="currentColor" href="#{root}_{name}"/></svg>'
            )
            found.append({"el": name, "svg": svg, "title": title})
    return whole.style, found


async def picture(visit: Visit, asked: Drawing) -> Response:
    """A picture of a running game for an img element."""
    svg, tag = lists.sample_picture(asked.game.key, visit.lang, asked.dark)
    headers = {
        "etag": f'"{tag}"',
        "cache-control": "public, max-age=86400",
        "content-security-policy": IMAGE_POLICY,
    }
    if visit.holds(f'"{tag}"'):
        return Response(status_code=304, headers=headers)
    return Response(svg, media_type="image/svg+xml", headers=headers)


def find_lesson(g: Game) -> Lesson:
    """The first game that a game teaches by."""
    lesson = lesson_of(g)
    if lesson is None:
        raise NoSuch(f"{g.key} has no lesson")
    return lesson


async def show_lesson(visit: Visit, asked: OfGame) -> Response:
    """What a first game teaches."""
    lesson, say = find_lesson(asked.game), speaker(asked.game.key, visit.lang)
    return visit.page(
        "learn.html",
        game=lists.game_card(asked.game, visit.lang),
        lesson={
            "title": say(Text("learn-title")),
            "about": say(Text("learn-about")),
            "minutes": lesson.minutes,
            "steps": len(lesson.steps),
        },
    )


async def learn(visit: Visit, asked: OfGame, form: forms.Form) -> Response:
    """Begin a first game."""
    g, lesson = asked.game, find_lesson(asked.game)
    say = speaker(g.key, visit.lang)
    visit.require("tables")
    table = await visit.registry.create(
        g.key,
        visit.guest,
        places(lesson, visit, say),
        options=dict(lesson.options),
        lang=visit.lang,
        seed=lesson.seed,
        lesson=True,
    )
    return visit.keep(RedirectResponse(f"/t/{table.row.id}", 303))


def places(lesson: Lesson, visit: Visit, say: Say) -> list[dict[str, Any]]:
    """The learner on the seat of the script, bots on the others."""
    found = []
    for seat in range(lesson.seats):
        made = seats.make("me" if seat == lesson.me else "bot:greedy", visit.guest)
        if lesson.names[seat]:
            made["name"] = say(Text(lesson.names[seat]))
        found.append(made)
    return found
