"""The science board, the round tiles and the actions of the board."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.drawing.svg import Box, group, rect, text

from ...components.names import BOOK_ACTIONS, DISCIPLINES, MOST_LEVEL, POWER_ACTIONS, SPACES, THRESHOLDS
from ...fields import UNOWNED
from .icons import icon, marker
from .pen import Pen
from .plan import (
    ACTION_ROW,
    ACTIONS_ACROSS,
    DISCIPLINE,
    EDGE,
    INNER,
    LEAST,
    RATIO,
    ROUND_ROW,
    ROUNDS_ACROSS,
    SCHOLARS,
    TRACK,
    tile_rows,
)

#: The income of a discipline from level 9 on, as picture and number.
TOP_INCOME: Final = (("coin", 3), ("token", 6), ("tool", 1), ("points", 3))
LEVEL_OF_INCOME: Final = 9
LEVEL_OF_KEY: Final = 8
#: How much room the name of a discipline has, and the scholar that is returned.
NAME: Final = 268.0
RETURN: Final = 84.0


def science(pen: Pen) -> None:
    """Four disciplines: above what a scholar brings there, below the track with the markers of all parties."""
    for i, name in enumerate(DISCIPLINES):
        y = EDGE + i * DISCIPLINE
        body = icon(f"level-{name}", 8, 7, SCHOLARS - 14)
        words = pen.tell("draw-science", discipline=name)
        body += pen.line(SCHOLARS + 2, SCHOLARS / 2 + LEAST * 0.36, words, LEAST, width=NAME - SCHOLARS - 6)
        pen.d.add("boards", f"name-{name}", body, EDGE, y)
        _spaces(pen, i, Box(EDGE + NAME, y, RETURN, SCHOLARS))
        _track_with_markers(pen, i, Box(EDGE, y + SCHOLARS, INNER, TRACK))


def _track_with_markers(pen: Pen, i: int, track: Box) -> None:
    """A track; markers on one level stand two by two from below."""
    v, name = pen.v, DISCIPLINES[i]
    body = discipline_track(track.w, track.h, i)
    pen.d.element("boards", f"discipline:{name}", body, track, _track_title(pen, i), r=8)
    by_level: dict[int, list[tuple[str, str]]] = {}
    for p in v.players:
        if p.native:
            by_level.setdefault(p.level[i], []).append((str(p.seat), p.native))
    if any(v.unowned):
        by_level.setdefault(v.unowned[i], []).append(("unowned", "none"))
    cell, r = cell_width(track.w), 10.5
    for level, markers in by_level.items():
        for nth, (party, colour) in enumerate(markers):
            middle = 0.5 if len(markers) == 1 else (0.26, 0.74)[nth % 2]
            x = track.x + (level + middle) * cell
            low = track.y + track.h - 15 - 22 * (nth // 2)
            body = marker(colour, 0, 0, r)
            pen.d.add("pieces", f"level-{name}-{party}", body, round(x, 1), round(low, 1))


def cell_width(w: float) -> float:
    """How wide a level is."""
    return w / (MOST_LEVEL + 1)


@cache
def discipline_track(w: float, h: float, i: int, first: int = 0) -> str:
    """The levels of a discipline with what they bring; all of them are `w` wide."""
    cell, small = cell_width(w), LEAST
    body = ""
    for level in range(first, MOST_LEVEL + 1):
        x = (level - first) * cell
        body += rect(round(x + 0.5, 1), 3, round(cell - 1, 1), round(h - 6, 1), 4, "cell")
        body += text(
            round(x + cell * 0.3, 1), round(small + 5, 1), str(level), small, "soft", anchor="middle"
        )
        power = THRESHOLDS[level]
        if power:
            size = small * 1.14
            # Beside a number of two digits there is no room, so it goes below.
            y = 4 if level < 10 else small + 7
            body += _with_number("token", power, x + cell - size - 0.5, y, size, small)
        if level == LEVEL_OF_KEY:
            size = small * 1.25
            body += f'<path class="key-line" d="M{x:.1f} 3V{h - 3:.1f}"/>' + icon(
                "key", round(x + cell * 0.5, 1), 4, round(size * 0.9, 1)
            )
        if level == LEVEL_OF_INCOME:
            pic, n = TOP_INCOME[i]
            size = small * 1.1
            body += icon("hand", round(x + cell - size - 1, 1), 4, round(size, 1))
            size = small * 1.4
            body += _with_number(pic, n, x + (cell - size) / 2, small + 6, size, small)
    return body


def _with_number(pic: str, n: int, x: float, y: float, size: float, letters: float) -> str:
    """A picture with its number on it; a single tool needs none."""
    body = icon(pic, round(x, 1), round(y, 1), round(size, 1))
    if n == 1 and pic == "tool":
        return body
    css = "on-act" if pic == "coin" else "seal"
    low = round(y + size / 2 + letters * 0.36, 1)
    return body + text(round(x + size / 2, 1), low, str(n), letters, css, anchor="middle")


def _track_title(pen: Pen, i: int) -> str:
    v = pen.v
    said = [pen.tell("draw-level-of", owner=pen.names[p.seat], level=p.level[i]) for p in v.players]
    if any(v.unowned):
        said.append(pen.tell("draw-level-unowned", level=v.unowned[i]))
    return pen.tell("draw-discipline", discipline=DISCIPLINES[i], levels=", ".join(said))


def _spaces(pen: Pen, i: int, box: Box) -> None:
    """What a scholar brings, each in a box: returned to the supply 1 level; sent, while there is room, 3 or 2."""
    name, h = DISCIPLINES[i], box.h
    body = rect(2, 3, box.w - 4, h - 6, 7, "cell") + icon("scholar", 10, 11, h - 22)
    body += text(h, h / 2 + LEAST * 0.36, "+1", LEAST)
    title = pen.tell("draw-return", discipline=name)
    at = Box(round(box.x, 1), box.y, box.w, h)
    pen.d.element("panels", f"return:{name}", body, at, title)
    taken = pen.v.spaces[4 * i : 4 * i + 4]
    w = (INNER - NAME - RETURN) / len(SPACES)
    for levels in sorted(set(SPACES), reverse=True):
        places = [nth for nth, worth in enumerate(SPACES) if worth == levels]
        body = ""
        for k, nth in enumerate(places):
            x, who = k * w, taken[nth]
            body += rect(round(x + 3, 1), 4, round(w - 6, 1), h - 8, 7, "slot")
            if who >= 0:
                colour = "none" if who == UNOWNED else pen.colour(who)
                body += marker(colour, round(x + w / 2, 1), h / 2, 17)
            else:
                low = round(h / 2 + 22 * 0.36, 1)
                body += text(round(x + w / 2, 1), low, str(levels), 22, "soft", anchor="middle")
        free = len([nth for nth in places if taken[nth] < 0])
        at = Box(round(box.x + box.w + places[0] * w, 1), box.y, round(len(places) * w, 1), h)
        title = pen.tell("draw-spaces", discipline=name, free=free, best=levels)
        pen.d.element("panels", f"space:{name}:{levels}", body, at, title)


# ---------------------------------------------------------------- round tiles


def rounds(pen: Pen) -> None:
    """The six round tiles, the running one framed, those that are over turned down."""
    v, d = pen.v, pen.d
    w, h = round(INNER / ROUNDS_ACROSS, 1), ROUND_ROW
    head = 30.0
    wide = w - 12
    for i, name in enumerate(v.round_tiles):
        n = i + 1
        row, column = divmod(i, ROUNDS_ACROSS)
        body = rect(2, 2, w - 4, h - 4, 8, "cell")
        if name:
            inner = icon(f"round-{name}", 6, head, round(wide, 1), round(wide * RATIO, 1))
            body += group("gone", inner) if v.round > n else inner
        if n == 6 and v.final_tile:
            half = wide / 2
            body += icon(
                f"round-{v.final_tile}", round(6 + half, 1), head, round(half, 1), round(wide * RATIO, 1)
            )
        body += text(round(w / 2, 1), head - 8, str(n), LEAST * 1.1, anchor="middle")
        if n == v.round and not v.over:
            body += rect(3, 3, w - 6, h - 6, 8, "latest")
        at = Box(round(EDGE + column * w, 1), EDGE + row * h, w, h)
        d.element("boards", f"round:{n}", body, at, _round_title(pen, i))


def _round_title(pen: Pen, i: int) -> str:
    v = pen.v
    name = v.round_tiles[i]
    if not name:
        return pen.tell("draw-round", round=i + 1)
    words = pen.tell("draw-round-tile", round=i + 1, round_tile=name)
    if i == 5 and v.final_tile:
        words += " " + pen.tell("draw-final-tile", final_tile=v.final_tile)
    return words


# ---------------------------------------------------------------- actions of the board


def actions(pen: Pen) -> float:
    """Six power actions and three book actions; a cross lies on those that are used. Returns where they end."""
    v, d = pen.v, pen.d
    all_of = [("power", a) for a in POWER_ACTIONS] + [("books", a) for a in v.book_actions]
    w, h = round(INNER / ACTIONS_ACROSS, 1), ACTION_ROW
    for i, (kind, name) in enumerate(all_of):
        if not name:
            continue
        assert name in BOOK_ACTIONS or name in POWER_ACTIONS
        row, column = divmod(i, ACTIONS_ACROSS)
        size = h - 6
        left, top = round((w - size) / 2, 1), 3
        body = icon(f"{kind}-{name}", left, top, size)
        crossed = f"{kind}-{name}" in v.crossed
        if crossed:
            cross = icon("cross", round(w / 2 - size * 0.3, 1), round(h / 2 - size * 0.3, 1), size * 0.6)
            body = group("gone", body) + cross
        title = pen.tell(f"draw-action-{kind}", action=f"{kind}-{name}", used=int(crossed))
        at = Box(round(EDGE + column * w, 1), EDGE + row * h, w, h)
        d.element("boards", f"{kind}:{name}", body, at, title)
    return EDGE + h * tile_rows(len(all_of), ACTIONS_ACROSS)
