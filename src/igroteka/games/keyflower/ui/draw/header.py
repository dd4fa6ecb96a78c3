"""The head of the market: the season, and whose turn it is."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.svg import group, wrap_lines

from ...components.tiles import SEASONS
from ...view import KeyflowerView
from .icons import icon
from .pen import Pen, line
from .plan import LEAST, LINE, SEASON_BOX


def header(pen: Pen) -> None:
    """All seasons, this one large, and whose turn it is."""
    v, box = pen.v, SEASON_BOX
    left = box.x
    for i, season in enumerate(SEASONS):
        now = i == v.season
        size = 42.0 if now else 26.0
        title = pen.say(Text("draw-season" if now else "draw-other-season", season=season))
        picture = icon(season, 0, 0, size)
        body = picture if now else group("dim", picture)
        pen.d.add("labels", f"season-{season}", body, left, round(box.y + (box.h - size) / 2, 1), title)
        left += size + 6
    said = pen.word("draw-over") if v.over else turn_words(v, pen.say)
    if said:
        room = box.x + box.w - left - 8
        parts = wrap_lines(said, room, LEAST, 2)
        size = 22.0 if len(parts) == 1 else LEAST
        lows = [8.0] if len(parts) == 1 else [-LINE * 0.2, LINE * 0.85]
        css = "" if v.over else "soft"
        body = "".join([line(0, low, part, size, room, css) for low, part in zip(lows, parts, strict=True)])
        pen.d.add("labels", "turn", body, left + 8, round(box.y + box.h / 2, 1))


def turn_words(v: KeyflowerView, say: Say) -> str:
    """Whose turn it is, and how many have passed."""
    if not v.waiting or v.over:
        return ""
    if len(v.waiting) > 1:
        return say(Text("draw-all-decide"))
    if v.steps or v.upgrades:
        return say(Text("draw-turn-transport", seat=v.waiting[0], steps=v.steps, upgrades=v.upgrades))
    passes = v.passes if v.passes < v.seats else 0  # after the last one the season is over
    return say(Text("draw-turn", seat=v.waiting[0], passes=passes))
