"""The science board, the round tiles and the actions of the board."""

from __future__ import annotations

from functools import cache
from typing import Final

from igroteka.core.text import Text
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, group, rect, text

from ...components.names import BOOK_ACTIONS, DISCIPLINES, MOST_LEVEL, POWER_ACTIONS, SPACES, THRESHOLDS
from ...fields import UNOWNED
from .pen import Pen, icon, marker

#: The income of a discipline from level 9 on, as picture and number.
TOP_INCOME: Final = (("coin", 3), ("token", 6), ("tool", 1), ("points", 3))
LEVEL_OF_INCOME: Final = 9
LEVEL_OF_KEY: Final = 8


def science(pen: Pen) -> None:
    """Four tracks with the markers of all parties, and the spaces for scholars next to them."""
    box, v = pen.plan.science, pen.v
    pen.d.add("table", "science", panel(box, "panel"))
    h = (box.h - 12) / 4
    for i, name in enumerate(DISCIPLINES):
        y = box.y + 6 + i * h
        spaces_w = box.w * 0.19
        side = h * 0.72
        back = Box(box.x + 6, round(y, 1), side, h)
        body = icon(f"level-{name}", 2, round(h * 0.12, 1), round(h * 0.62, 1))
        body += icon("scholar", round(h * 0.4, 1), round(h * 0.56, 1), round(h * 0.32, 1))
        title = pen.tell("draw-return", discipline=name)
        pen.d.element("panels", f"return:{name}", body, back, title)
        track = Box(box.x + 6 + side, y, box.w - spaces_w - 12 - side, h)
        pen.d.element(
            "boards", f"discipline:{name}", _track(track.w, h, i, pen.small), track, _track_title(pen, i), r=8
        )
        by_level: dict[int, list[tuple[str, str]]] = {}
        for p in v.players:
            if p.native:
                by_level.setdefault(p.level[i], []).append((str(p.seat), p.native))
        if any(v.unowned):
            by_level.setdefault(v.unowned[i], []).append(("unowned", "none"))
        cell = _cell(track.w)
        for level, markers in by_level.items():
            r = min(cell * 0.25, h * 0.15)
            for nth, (party, colour) in enumerate(markers):
                x = track.x + level * cell + cell * (0.28 if nth % 2 == 0 else 0.74)
                if len(markers) == 1:
                    x = track.x + level * cell + cell / 2
                low = y + h * (0.84 - 0.3 * (nth // 2))
                pen.d.add(
                    "pieces",
                    f"level-{name}-{party}",
                    marker(colour, 0, 0, round(r, 1)),
                    round(x, 1),
                    round(low, 1),
                )
        _spaces(pen, i, Box(track.x + track.w + 4, y, spaces_w - 4, h))


def _cell(w: float) -> float:
    """How wide a level is."""
    return w / (MOST_LEVEL + 1)


@cache
def _track(w: float, h: float, i: int, small: float) -> str:
    """The levels of a discipline with what they bring."""
    cell = _cell(w)
    body = ""
    for level in range(MOST_LEVEL + 1):
        x = level * cell
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
    """Scholars sent to a discipline, and what the free spaces bring: the one for 3 levels, and those for 2."""
    taken = pen.v.spaces[4 * i : 4 * i + 4]
    w = box.w / 4
    for levels in sorted(set(SPACES), reverse=True):
        places = [nth for nth, worth in enumerate(SPACES) if worth == levels]
        body = ""
        for k, nth in enumerate(places):
            x, who = k * w, taken[nth]
            body += rect(
                round(x + 1.5, 1), round(box.h * 0.14, 1), round(w - 3, 1), round(box.h * 0.72, 1), 5, "slot"
            )
            if who >= 0:
                colour = "none" if who == UNOWNED else pen.colour(who)
                r = min(w * 0.4, box.h * 0.26)
                body += marker(colour, round(x + w / 2, 1), round(box.h / 2, 1), round(r, 1))
            else:
                low = round(box.h / 2 + 6 * pen.big, 1)
                body += text(round(x + w / 2, 1), low, str(levels), 17 * pen.big, "soft", anchor="middle")
        free = len([nth for nth in places if taken[nth] < 0])
        at = Box(round(box.x + places[0] * w, 1), box.y, round(len(places) * w, 1), box.h)
        title = pen.tell("draw-spaces", discipline=DISCIPLINES[i], free=free, best=levels)
        pen.d.element("panels", f"space:{DISCIPLINES[i]}:{levels}", body, at, title)


# ---------------------------------------------------------------- round tiles


def rounds(pen: Pen) -> None:
    """The six round tiles, the running one framed, those that are over turned down."""
    v, d, box = pen.v, pen.d, pen.plan.rounds
    d.add("table", "rounds", panel(box, "panel"))
    w = (box.w - 10) / 6
    for i, name in enumerate(v.round_tiles):
        n = i + 1
        x = box.x + 5 + i * w
        head = pen.small * 1.5
        size = 2 * (w - 6) / 3
        over = v.round > n
        body = rect(1, 2, round(w - 2, 1), round(box.h - 14, 1), 8, "cell")
        if name:
            inner = icon(f"round-{name}", 3, round(head, 1), round(w - 6, 1), round(size, 1))
            body += group("gone", inner) if over else inner
        if n == 6 and v.final_tile:
            half = (w - 6) / 2
            body += icon(
                f"round-{v.final_tile}", round(3 + half, 1), round(head, 1), round(half, 1), round(size, 1)
            )
        body += text(round(w / 2, 1), round(head - 5, 1), str(n), pen.small * 1.15, anchor="middle")
        if n == v.round and not v.over:
            body += rect(2, 3, round(w - 4, 1), round(box.h - 16, 1), 8, "latest")
        title = _round_title(pen, i)
        d.element("boards", f"round:{n}", body, Box(round(x, 1), box.y + 5, round(w, 1), box.h - 10), title)


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


def actions(pen: Pen) -> None:
    """Three book actions and six power actions; a cross lies on those that are used."""
    v, d, box = pen.v, pen.d, pen.plan.actions
    d.add("table", "actions", panel(box, "panel"))
    all_of = [("books", "books", a) for a in v.book_actions] + [("power", "power", a) for a in POWER_ACTIONS]
    w = (box.w - 8) / len(all_of)
    for i, (el, kind, name) in enumerate(all_of):
        if not name:
            continue
        assert name in BOOK_ACTIONS or name in POWER_ACTIONS
        x = box.x + 4 + i * w
        h = box.h - 8
        size = min(w - 4, h - 2, (w - 4) * 1.2)
        body = icon(f"{kind}-{name}", round((w - size) / 2, 1), round((h - size) / 2, 1), round(size, 1))
        crossed = f"{kind}-{name}" in v.crossed
        if crossed:
            body = group("gone", body) + icon(
                "cross", round(w / 2 - size * 0.3, 1), round(h / 2 - size * 0.3, 1), round(size * 0.6, 1)
            )
        title = pen.tell(f"draw-action-{kind}", action=f"{kind}-{name}", used=int(crossed))
        d.element("boards", f"{el}:{name}", body, Box(round(x, 1), box.y + 4, round(w, 1), h), title)


def turn_order(pen: Pen, box: Box) -> None:
    """The discs of all parties in the order of their turns; those who have passed stand in the next column."""
    v, d, say = pen.v, pen.d, pen.say
    r = box.h * 0.36
    x = box.x
    for column, parties in (("now", [p for p in v.order if p not in v.passed]), ("next", list(v.passed))):
        if not parties:
            continue
        if column == "next":
            d.add(
                "labels",
                "next-order",
                icon.mark("pass", 0, 0, r * 1.7),
                round(x, 1),
                round(box.y + box.h / 2 - r * 0.85, 1),
                pen.word("draw-passed"),
            )
            x += r * 2.2
        for nth, party in enumerate(parties):
            body = marker(pen.colour(party), 0, 0, round(r, 1))
            title = say(Text(f"draw-order-{column}", owner=pen.names[party], place=nth + 1))
            d.add("labels", f"order-{party}", body, round(x + r, 1), round(box.y + box.h / 2, 1), title)
            x += r * 2.3
        x += r * 0.6
