"""What notices say: the game, who plays, and what somebody is called for. Nothing of what happens in the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...core import Text
from ...core.languages import LANGUAGES
from ...store import Message, Notice, TableRow
from ...store.call_rows import TABLE_KINDS
from ...texts import speaker
from .delivery import Letter, Line

MOST_LINES: Final = 10
"""Tables that one message names; the others are counted."""
DEFAULT_LANGUAGE: Final = "en"


def language_of(message: Message) -> str:
    """The language of whoever is called."""
    wanted = message.person.settings.get("lang")
    return wanted if wanted in LANGUAGES else DEFAULT_LANGUAGE


def write_letter(
    message: Message, rows: Mapping[str, TableRow], site: str, links: Mapping[str, str]
) -> Letter:
    """What a message says about tables, or by itself. `links` are addresses for the reader: `confirm` and `stop`.

    All addresses begin with `site`; where there is none they are paths, which is enough for a browser that is called.
    """
    say = speaker(None, language_of(message))
    kind = message.notices[0].kind
    if kind in ("confirm", "test"):
        url = links.get("confirm", "") if kind == "confirm" else f"{site}/me/calls"
        line = Line("", "", kind, say(Text(f"websay-call-{kind}")), url)
        return Letter(message.id, say(Text(f"websay-call-{kind}-title")), [line], url)
    lines = [_line(message, row, kind, site) for row, kind in _by_table(message.notices, rows)]
    foot = say(Text("websay-call-stop", url=links["stop"])) if "stop" in links else ""
    if len(lines) == 1:
        title = say(Text(f"websay-call-{lines[0].kind}-title", game=lines[0].game))
        return Letter(message.id, title, lines, lines[0].url, foot)
    title = say(Text("websay-call-several", count=len(lines)))
    more = len(lines) - MOST_LINES
    rest = [Line("", "", "", say(Text("websay-call-more", count=more)), f"{site}/")]
    return Letter(
        message.id,
        title,
        lines[:MOST_LINES] + (rest if more > 0 else []),
        f"{site}/",
        foot,
    )


def _by_table(notices: list[Notice], rows: Mapping[str, TableRow]) -> list[tuple[TableRow, str]]:
    """Of each table that is still there what is most urgent; turns first, and the oldest first."""
    best: dict[str, int] = {}
    for notice in notices:
        if notice.table is not None and notice.table in rows:
            rank = TABLE_KINDS.index(notice.kind)
            best[notice.table] = min(rank, best.get(notice.table, rank))
    return [(rows[table], TABLE_KINDS[rank]) for table, rank in sorted(best.items(), key=lambda one: one[1])]


def _line(message: Message, row: TableRow, kind: str, site: str) -> Line:
    lang = language_of(message)
    game = speaker(row.game, lang)(Text("title"))
    names = ", ".join(name for name in row.names if name)
    text = speaker(None, lang)(Text(f"websay-call-{kind}", game=game, names=names))
    return Line(row.id, game, kind, text, f"{site}/t/{row.id}")
