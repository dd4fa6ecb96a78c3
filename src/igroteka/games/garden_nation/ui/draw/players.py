"""The players: name, points, population, floors, ploys, what they have claimed and hide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip
from igroteka.drawing.labels import BASELINE, fit_line
from igroteka.drawing.layout import grid
from igroteka.drawing.pen import number_text, with_title
from igroteka.drawing.svg import Box, circle, rect, text

from ...components.players import PLOY_TOKENS, PLOYS, POPULATION_TRACK, TRACK, on_track, population_points
from ...components.secrets import SECRET_NAMES, SECRETS
from ...fields import ITEMS
from ...view import PlayerView
from .cards import secret_picture
from .icons import icon
from .pen import Pen
from .plan import LEAST, PLATE, ROW

#: The part of the population track that costs points at the end.
RED_PART: Final = 9


def player(pen: Pen, seat: int) -> None:
    """Everything of one player in three rows. Whose turn it is shows as an outline and as an arrow."""
    pen.lay(_plate, seat)
    for draw in (_tally,) if pen.v.over else (_ploys, _cards):
        pen.lay(draw, seat)


def _plate(pen: Pen, seat: int) -> None:
    """The first two rows."""
    p = pen.v.players[seat]
    body = _name(pen, p) + _people(pen, p)
    pen.d.element("panels", f"player:{p.seat}", body, PLATE, player_text(p, pen.say), r=11)


def chips(pen: Pen, seat: int) -> list[Chip]:
    """What is worth knowing of a player at any time: points, inhabitants, floors, actions, ploys, projects, secrets."""
    v, say, p = pen.v, pen.say, pen.v.players[seat]
    worth = population_points(p.population)
    told = [
        Chip("points", number_text(p.points), say(Text("draw-score", seat=seat, points=p.points))),
        Chip("person", str(p.population), say(Text("draw-worth", inhabitants=p.population, points=worth))),
        Chip(f"floor-{seat}", str(p.supply), say(Text("draw-floors", seat=seat, count=p.supply))),
    ]
    if not v.over:
        told += _turn_chips(pen, p)
    told.append(Chip("card", str(len(p.claimed)), _claimed_words(pen, p)))
    for name in p.kept:
        secret = say(Text("a-secret", secret=name))
        told.append(Chip("sealed", secret, f"{secret}. {pen.word(f'aim-{name}')}"))
    if p.hand_count:  # later everybody has kept equally many
        words = say(Text("draw-secrets", seat=seat, count=p.hand_count))
        told.append(Chip("sealed", str(p.hand_count), words))
    return told


def _turn_chips(pen: Pen, p: PlayerView) -> list[Chip]:
    """Actions left in this turn, or those of the space on the track; tokens for ploys."""
    v, say, seat = pen.v, pen.say, p.seat
    told: list[Chip] = []
    if v.left and seat == v.actor:
        told.append(Chip("gear", str(v.left), say(Text("draw-turn-left", seat=seat, left=v.left))))
    elif p.space:
        actions = TRACK[v.seats][p.space]
        words = say(Text("draw-space", number=p.space, actions=actions, seat=seat))
        told.append(Chip("gear", str(actions), words))
    words = say(Text("draw-ploys-left", seat=seat, count=p.ploys_left))
    return [*told, Chip("ploy", str(p.ploys_left), words)]


def _claimed_words(pen: Pen, p: PlayerView) -> str:
    names = ", ".join([pen.say(Text("a-project", project=name)) for name in p.claimed])
    return pen.say(Text("draw-claimed", seat=p.seat, count=len(p.claimed), projects=names))


def player_text(p: PlayerView, say: Say) -> str:
    """A player in words."""
    return say(
        Text(
            "draw-player",
            seat=p.seat,
            points=p.points,
            inhabitants=p.population,
            floors=p.supply,
            space=p.space,
        )
    )


def _name(pen: Pen, p: PlayerView) -> str:
    """Badge, name and marks; points at the right end."""
    size, y = 40.0, 6.0
    middle = y + size / 2
    body = icon(f"clan-{p.seat}", 8, y, size)
    left = size + 18
    if p.seat in pen.v.waiting:
        body += icon.mark("arrow", left, y + 5, size - 10, "arrow")
        left += size - 2
    right = PLATE.w - 122
    body += icon("points", right, y - 1, size)
    body += text(right + size + 8, middle + 34 * BASELINE, number_text(p.points), 34)
    return body + fit_line(left, middle + 26 * BASELINE, pen.names[p.seat], 26, right - left - 8, least=LEAST)


def _people(pen: Pen, p: PlayerView) -> str:
    """The population track with its red part, what it is worth at the end, and the floors in the supply."""
    size, y = 34.0, 58.0
    middle = y + size / 2
    base = middle + 26 * BASELINE
    body = icon.mark("person", 10, y, size) + text(size + 18, base, str(p.population), 26)
    left, right = 108.0, PLATE.w - 122
    wide = right - left - 66
    coins, marker = on_track(p.population, POPULATION_TRACK)
    bar = 22.0
    top = middle - bar / 2
    body += rect(left, top, wide, bar, bar / 2, "bar")
    body += rect(left + 1, top + 1, wide * RED_PART / POPULATION_TRACK, bar - 2, bar / 2 - 1, "red-part")
    if coins:
        chip, high = 56.0, 26.0
        body += rect(left + wide - chip, middle - high / 2, chip, high, high / 2, "full")
        words = f"+{coins * POPULATION_TRACK}"
        at = left + wide - chip / 2, middle + LEAST * BASELINE
        body += text(*at, words, LEAST, "on", anchor="middle")
    at_x = left + bar / 2 + (wide - bar) * (marker - 1) / (POPULATION_TRACK - 1)
    body += icon(f"clan-{p.seat}", at_x - 15, middle - 15, 30)
    worth = population_points(p.population)
    words = pen.say(Text("draw-worth", inhabitants=p.population, points=worth))
    css = "bad" if worth < 0 else "soft"
    plus = "+" if worth > 0 else ""
    body += with_title(words, text(left + wide + 10, base, plus + number_text(worth), 22, css))
    body += icon(f"floor-{p.seat}", right, middle - 12, 72, 24)
    return body + text(right + 80, base, str(p.supply), 26)


def _ploys(pen: Pen, seat: int) -> None:
    """Tokens left, and the three ploys with the tokens that lie there."""
    p, say, d, h = pen.v.players[seat], pen.say, pen.d, ROW.h
    r = 10.0
    step = r * 2 + 4
    left_body = "".join(
        [
            circle(
                8 + r + i % 2 * step,
                h / 2 + (i // 2 - 0.5) * step,
                r,
                f"coin seat{p.seat}" if i < p.ploys_left else "hole",
            )
            for i in range(PLOY_TOKENS)
        ]
    )
    words = say(Text("draw-ploys-left", seat=p.seat, count=p.ploys_left))
    d.add("labels", f"ploys-{p.seat}", left_body, ROW.x, ROW.y, words)
    places = Box(ROW.x + 62, ROW.y + 2, 342, h - 4)
    size = 42.0
    for ploy, at in zip(PLOYS, grid(places, len(PLOYS), len(PLOYS), 4), strict=True):
        used = p.ploys.get(ploy, 0)
        body = rect(0, 0, at.w, at.h, 9, "bar") + icon.mark(ploy, 8, (at.h - size) / 2, size)
        x = size + 14 + r
        gap = min(r * 1.8, (at.w - 6 - r - x) / (PLOY_TOKENS - 1))
        for j in range(used):
            body += circle(x + j * gap, at.h / 2, r, f"coin seat{p.seat}")
        title = say(Text("draw-ploy", seat=p.seat, ploy=ploy, count=used, left=p.ploys_left))
        d.element("panels", f"ploy:{p.seat}:{ploy}", body, at, title)


def _cards(pen: Pen, seat: int) -> None:
    """Claimed projects, and secret objectives face down."""
    p, say, d = pen.v.players[seat], pen.say, pen.d
    high = 52.0
    x, y = ROW.x + 416, ROW.y + (ROW.h - high) / 2
    body = icon("card", 0, 0, high * 0.78, high)
    body += text(high * 0.78 + 6, high / 2 + 26 * BASELINE, str(len(p.claimed)), 26)
    d.add("labels", f"claimed-{p.seat}", body, x, y, _claimed_words(pen, p))
    count = p.kept_count or p.hand_count
    if not count:
        return
    left, wide = x + 84, 38.0
    step = min(wide + 4, (ROW.x + ROW.w - 2 - left - wide) / max(count - 1, 1))
    backs = "".join([icon("sealed", i * step, 0, wide, high) for i in range(count)])
    d.add(
        "labels",
        f"secrets-{p.seat}",
        backs,
        left,
        y,
        say(Text("draw-secrets", seat=p.seat, count=count)),
    )


def _tally(pen: Pen, seat: int) -> None:
    """At the end: where the points come from, with the secret objectives laid open."""
    p = pen.v.players[seat]
    size = 54.0
    y = ROW.y + (ROW.h - size) / 2
    wide = ROW.w / len(ITEMS)
    for i, item in enumerate(ITEMS):
        points = p.items.get(item, 0)
        if item == "projects":
            picture = icon("card", size * 0.1, 0, size * 0.78, size)
            words = _claimed_words(pen, p)
        elif item == "population":
            picture = icon.mark("person", size * 0.1, size * 0.1, size * 0.8)
            words = pen.say(Text("draw-worth", inhabitants=p.population, points=points))
        elif i <= len(p.kept):
            secret = p.kept[i - 1]
            picture = secret_picture(SECRETS[SECRET_NAMES.index(secret)], size)
            words = pen.say(Text("draw-revealed", seat=p.seat, secret=secret, points=points))
        else:
            continue
        body = picture + text(size + 9, size / 2 + 28 * BASELINE, number_text(points), 28)
        pen.d.add("labels", f"item-{p.seat}-{item}", body, ROW.x + 6 + i * wide, y, words)
