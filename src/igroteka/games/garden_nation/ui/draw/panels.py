"""Around the garden: header, turn-order track, supplies; the open projects and the viewer's secret objectives."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.labels import BASELINE, badge, fit_line, pill
from igroteka.drawing.layout import grid
from igroteka.drawing.svg import Box, fit, measure, rect, shift, text, wrap_lines

from ...components.board import KINDS
from ...components.players import TRACK
from ...components.projects import PROJECT_NAMES, PROJECTS
from ...components.secrets import BOTH_CONTROLLED, CONTROL, SECRET_NAMES, SECRETS
from ...view import GardenNationView, PlayerView
from .board import tokens
from .cards import project_picture, secret_picture
from .hints import LETTERS
from .icons import icon
from .pen import Pen
from .plan import (
    DECK,
    DEMOLISH,
    HEADER,
    LEAST,
    OPEN,
    ORDER,
    PLAYER_HEIGHT,
    ROOFS,
    SECRET_HEIGHT,
    SUPPLIES,
    cards,
)

#: Spaces and supplies lie this far apart.
NEAR: Final = 5.0
#: Cards of a pile lie this far apart.
STEP: Final = 2.0


def header(pen: Pen) -> None:
    """The round, who acts with how many actions left, and that the end is near."""
    v, d, box, say = pen.v, pen.d, HEADER, pen.say
    size = 22.0
    left, right, low = box.x, box.x + box.w, box.y + box.h / 2 + size * BASELINE
    news = "over" if v.over else "last-round" if v.last_round else ""
    if news:
        words, letters = fit(pen.word(f"draw-{news}"), 230, size, LEAST / size)
        body, w = pill(words, letters, box.h)
        right -= w
        d.add("labels", news, body, right, box.y)
    if v.round:
        words = say(Text("draw-round", round=v.round))
        d.add("labels", "round", text(0, 0, words, size), left, low)
        left += measure(words, size) + 16
    turn = turn_words(v, say)
    if v.stage == "Opened":
        d.add("labels", "turn", fit_line(0, 0, turn, size, right - left, "soft", least=LEAST), left, low)
    elif turn:
        d.add("labels", "turn", _turn(pen, v.waiting[0], right - left - 12), left, box.y, turn)


def _turn(pen: Pen, seat: int, room: float) -> str:
    """A badge, the name if there is room for it, and a gear for each action left."""
    size, middle = 32.0, HEADER.h / 2
    body, x = icon(f"clan-{seat}", 0, middle - size / 2, size), size + 8
    name, letters = pen.names[seat], 22.0
    wide = measure(name, letters)
    if x + wide + 8 + pen.v.left * size <= room:
        body += text(x, middle + letters * BASELINE, name, letters, "soft")
        x += wide + 8
    return body + "".join(
        [icon.mark("gear", x + i * size, middle - size * 0.44, size * 0.88) for i in range(pen.v.left)]
    )


def turn_words(v: GardenNationView, say: Say) -> str:
    """Whose turn it is, with the actions that are left."""
    if not v.waiting or v.waiting[0] < 0:
        return ""
    if v.stage == "Opened":
        return say(Text("draw-all-choose"))
    if v.left:
        return say(Text("draw-turn-left", seat=v.waiting[0], left=v.left))
    return say(Text("draw-turn", seat=v.waiting[0]))


def track(pen: Pen) -> None:
    """The turn-order track: gears are actions; whoever has no space yet waits beside it."""
    v, d, say, box = pen.v, pen.d, pen.say, ORDER
    spaces = TRACK[v.seats][1:]
    h = (box.h - 3 * NEAR) / 4
    size = h * 0.62
    for i, actions in enumerate(spaces):
        there = [p.seat for p in v.players if p.space == i + 1]
        body = rect(0, 0, box.w, h, 9, "panel turn" if v.actor in there and not v.over else "panel")
        for j in range(actions):
            body += icon.mark("gear", 5 + j * size, (h - size) / 2, size)
        for seat in there:
            body += icon(f"clan-{seat}", box.w - h * 0.86, h * 0.14, h * 0.72)
        who = there[0] if there else -1
        words = say(
            Text("draw-space" if there else "draw-space-free", number=i + 1, actions=actions, seat=who)
        )
        d.add("labels", f"space-{i + 1}", body, box.x, box.y + i * (h + NEAR), words)


def supplies(pen: Pen) -> None:
    """Bramble tokens and roofs that are left."""
    v, d, say = pen.v, pen.d, pen.say
    for i, (kind, at) in enumerate(zip(KINDS, grid(SUPPLIES, len(KINDS), 1, NEAR), strict=True)):
        count, h = v.brambles[i], at.h
        body = rect(0, 0, at.w, h, 9, "panel") + tokens(pen, kind, h / 2, h / 2, h * 0.88)
        body += text((h + at.w) / 2, h / 2 + 9, str(count), 25, "" if count else "soft", anchor="middle")
        d.element(
            "panels", f"bramble:{kind}", body, at, say(Text("draw-bramble", kind=kind, count=count)), r=9
        )
    w, h = 42.0, ROOFS.h
    body = rect(0, 0, ROOFS.w, h, 9, "panel") + icon("roof-piece", 5, (h - w * 0.47) / 2, w, w * 0.47)
    body += text((w + 3 + ROOFS.w) / 2, h / 2 + 9, str(v.roofs), 25, anchor="middle")
    d.add("labels", "roofs", body, ROOFS.x, ROOFS.y, say(Text("draw-roofs", count=v.roofs)))


def demolish(pen: Pen) -> None:
    """The button that begins a demolition."""
    box = DEMOLISH
    size = 46.0
    words = pen.word("draw-demolish-short")
    body = rect(0, 0, box.w, box.h, 12, "panel") + icon.mark("hammer", (box.w - size) / 2, 8, size)
    body += fit_line(box.w / 2, box.h - 11, words, 20, box.w - 6, least=LEAST, anchor="middle")
    pen.d.element("panels", "action:demolish", body, box, pen.word("draw-demolish"), r=12)


def deck(pen: Pen) -> None:
    """The projects that are still face down, as many as there are."""
    v, box = pen.v, DECK
    step = min(STEP, 18 / max(v.deck, 1))
    w = 56.0
    h = w * 82 / 64
    x, y = (box.w - w) / 2, box.h - h - 5
    body = "".join([icon("card", x, y - i * step, w, h) for i in range(v.deck)])
    if not v.deck:
        body = rect(x + 3, y + 2, w - 6, h - 4, 8, "slot")
    else:
        r = 17.0
        body += badge(x + w, box.h - r - 6, r, str(v.deck), 21, 21 * BASELINE)
    pen.d.element("panels", "deck", body, box, pen.say(Text("draw-deck", count=v.deck)))


def projects(pen: Pen) -> None:
    """The open projects: letter, pattern, name, points."""
    v, d = pen.v, pen.d
    for place, (name, at) in enumerate(zip(v.open, OPEN, strict=True)):
        if not name:
            d.add("table", f"open-{place}", rect(2, 2, at.w - 4, at.h - 4, 12, "slot"), at.x, at.y)
            continue
        project = PROJECTS[PROJECT_NAMES.index(name)]
        r, medal = 16.0, 36.0
        top = r * 2 + 10
        body = rect(0, 0, at.w, at.h, 12, "card")
        right = at.w - medal - 54
        body += shift(8, top, project_picture(project, right - 8, at.h - top - 6))
        body += badge(r + 6, r + 6, r, LETTERS[place], 21, 21 * BASELINE, "pill", "on")
        words = pen.say(Text("a-project", project=name)).partition(" (")[0]
        body += fit_line(top + 8, r + 6 + 22 * BASELINE, words, 22, at.w - top - 16, least=LEAST)
        body += icon("points", right, at.h - medal - 12, medal)
        body += text(right + medal + 6, at.h - 12 - medal * 0.22, str(project.points), 30)
        title = f"{pen.say(Text('draw-project', letter=LETTERS[place], project=name, points=project.points))} {pen.word(f'goal-{name}')}"
        d.element("panels", f"project:{name}", body, at, title, r=12)


def own_secrets(v: GardenNationView, p: PlayerView) -> tuple[str, ...]:
    """The viewer's own secret objectives: four to choose from, then two. Those of others are shown nowhere."""
    return (p.hand or p.kept) if p.seat == v.seat else ()


def secrets(pen: Pen, seat: int) -> None:
    """The viewer's own secret objectives, below everything else that is theirs."""
    p = pen.v.players[seat]
    names = own_secrets(pen.v, p)
    before: dict[str, int] = {}
    for name, at in zip(names, cards(len(names), SECRET_HEIGHT, PLAYER_HEIGHT - 2), strict=True):
        words = f"{pen.say(Text('draw-secret', seat=p.seat, secret=name))}. {pen.word(f'aim-{name}')}"
        nth = before.get(name, 0)
        before[name] = nth + 1
        pen.d.element("panels", f"secret:{name}", _secret(pen, name, at), at, words, r=12, nth=nth)


def _secret(pen: Pen, name: str, at: Box) -> str:
    """What the objective counts, its name, and its points."""
    secret = SECRETS[SECRET_NAMES.index(name)]
    size, medal, letters = at.h - 16, 32.0, 20.0
    left = size + 16
    body = rect(0, 0, at.w, at.h, 12, "card secret") + shift(8, 8, secret_picture(secret, size))
    is_control = secret.counts == CONTROL
    points = f"{secret.points}/{BOTH_CONTROLLED}" if is_control else f"× {secret.points}"
    words = pen.word("draw-territory-control") if is_control else pen.say(Text("a-secret", secret=name))
    wide = at.w - left - 8
    for i, line in enumerate(wrap_lines(words, wide, letters, 2)):
        body += fit_line(left, 25 + i * 23, line, letters, wide, least=LEAST)
    body += icon("points", left - 2, at.h - medal - 8, medal)
    return body + text(left + medal + 6, at.h - 8 - medal * 0.24, points, 24)
