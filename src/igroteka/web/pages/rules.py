"""Rules to read and lessons to learn by."""

from __future__ import annotations

from typing import Final

from starlette.responses import RedirectResponse, Response

from ...core import Game, Text
from ...core.game import Say
from ...ledger.rules import DECISIONS, Rule, mark_of
from ...ledger.search import search_rules
from ...texts import speaker
from ..errors import NoSuch
from ..live.view import ledger_of
from ..security.inputs import DECISIONS_KIND, RULE_KINDS
from ..tables import seats
from ..tables.config import SeatConfig
from ..tables.lessons import Lesson, find_lesson, lessons_of, position_of
from . import cards
from .forms import LessonForm
from .gallery import gallery_of, night_style
from .queries import GameQuery, PictureQuery, RulesQuery
from .samples import sample_picture
from .sharing import game_address
from .visit import Visit

IMAGE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"

MOST_PIECES: Final = 30
"""Components that stand above the rules; the gallery has all of them."""
MOST_EXAMPLES: Final = 6
"""Pictures beside one rule."""


async def show_rules(visit: Visit, query: RulesQuery) -> Response:
    """All rules of a game, or those that hold some words, or those of one kind."""
    g = query.game
    ledger = ledger_of(g)
    if ledger is None:
        raise NoSuch(f"{g.key} has no rules to read")
    hits = [rule for rule in search_rules(ledger, query.q, visit.lang) if is_of_kind(rule, query.kind)]
    chapters: list[dict[str, object]] = []
    for name in ledger.chapters:
        rules = [rule_card(rule, g, visit.lang) for rule in hits if rule.chapter == name]
        if rules:
            chapters.append({"name": name, "title": ledger.title(name, visit.lang), "rules": rules})
    gallery = gallery_of(g.key, visit.lang, False)
    is_whole = not query.q and not query.kind
    return visit.page(
        "rules.html",
        link_picture=game_address(visit, query.game.key),
        game=cards.game_card(g, visit.lang),
        chapters=chapters,
        q=query.q,
        kind=query.kind,
        kinds=[
            {"kind": kind, "count": sum(is_of_kind(rule, kind) for rule in ledger)} for kind in RULE_KINDS
        ],
        found=len(hits),
        whole=is_whole,
        pieces=gallery.pieces[:MOST_PIECES] if is_whole else [],
        more=len(gallery.pieces) > MOST_PIECES,
        shown={rule.id: gallery.of_rule(rule.id)[:MOST_EXAMPLES] for rule in hits},
        style=gallery.style,
        night=night_style(g.key),
        defs=gallery.defs,
    )


def is_of_kind(rule: Rule, kind: str) -> bool:
    """Whether a rule belongs to a kind that can be asked for; all belong to none."""
    return not kind or rule.source == kind or (kind == DECISIONS_KIND and rule.source in DECISIONS)


def rule_card(rule: Rule, g: Game, lang: str) -> dict[str, str]:
    """A rule as the page shows it: with a mark if it is not from the book, and where it can be played otherwise."""
    say = speaker(g.key, lang)
    mark = mark_of(rule, g)
    return {
        "id": rule.id,
        "text": rule.text(lang),
        "source": rule.source,
        "mark": say(Text(f"rule_source-{mark}")) if mark else "",
        "why": say(Text(f"rule_source_words-{mark}")) if mark else "",
        "reason": say(Text(f"rule_reason-{rule.reason}")) if rule.reason else "",
        "option": say(Text(f"option-{rule.option}")) if rule.option else "",
        "href": f"/new/{g.key}#label-{rule.option}" if rule.option else "",
    }


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


def require_lesson(g: Game, name: str) -> Lesson:
    """A lesson of a game; NoSuch if it has none of this name."""
    lesson = find_lesson(g, name)
    if lesson is None:
        names = ", ".join([one.name for one in lessons_of(g)])
        raise NoSuch(f"{g.key} has no lesson {name!r}; allowed: {names or 'none'}")
    return lesson


async def show_lessons(visit: Visit, query: GameQuery) -> Response:
    """What the lessons of a game teach."""
    lessons, say = lessons_of(query.game), speaker(query.game.key, visit.lang)
    if not lessons:
        raise NoSuch(f"{query.game.key} has no lesson")
    return visit.page(
        "learn.html",
        link_picture=game_address(visit, query.game.key),
        game=cards.game_card(query.game, visit.lang),
        lessons=[
            {
                "name": lesson.name,
                "title": say(Text(lesson.title)),
                "about": say(Text(lesson.about)),
                "minutes": lesson.minutes,
                "steps": lesson.ideas_before(len(lesson.steps)),
            }
            for lesson in lessons
        ],
    )


async def start_lesson(visit: Visit, query: GameQuery, form: LessonForm) -> Response:
    """Begin a lesson."""
    g, lesson = query.game, require_lesson(query.game, form.lesson)
    say = speaker(g.key, visit.lang)
    await visit.require_rate("tables")
    table = await visit.registry.create(
        g.key,
        visit.guest,
        lesson_seats(lesson, visit, say),
        options=dict(lesson.options),
        lang=visit.lang,
        seed=lesson.seed,
        position=position_of(g.key, lesson.name),
        lesson=lesson.name,
    )
    return visit.with_cookies(RedirectResponse(f"/t/{table.row.id}", 303))


def lesson_seats(lesson: Lesson, visit: Visit, say: Say) -> list[SeatConfig]:
    """The learner on the seat of the script, bots on the others."""
    places = []
    for seat in range(lesson.seats):
        place = seats.make("me" if seat == lesson.me else "bot:greedy", visit.guest)
        if lesson.names[seat]:
            place["name"] = say(Text(lesson.names[seat]))
        places.append(place)
    return places
