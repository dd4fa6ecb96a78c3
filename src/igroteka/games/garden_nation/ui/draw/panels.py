"""Around the garden: header, turn-order track, supplies, open projects, own secret objectives."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.labels import badge, pill
from igroteka.drawing.svg import Box, fit, rect, shift, text, wrap_lines

from ...components.board import KINDS
from ...components.players import TRACK
from ...components.projects import PROJECT_NAMES, PROJECTS
from ...components.secrets import BOTH_CONTROLLED, CONTROL, DEALT, SECRET_NAMES, SECRETS
from ...view import GardenNationView
from .board import tokens
from .cards import project_picture, secret_picture
from .hints import LETTERS
from .pen import Pen, icon

#: Cards of a pile lie this far apart.
STEP: Final = 2.0


def header(pen: Pen) -> None:
    """The round, whose turn it is, and that the end is near."""
    v, d, box, big, say = pen.v, pen.d, pen.plan.header, pen.big, pen.say
    low = box.y + box.h / 2 + 6 * big
    right = box.x + box.w
    news = "over" if v.over else "last-round" if v.last_round else ""
    if news:
        words, size = fit(pen.word(f"draw-{news}"), 190 * big, 16 * big)
        h = 30 * big
        body, w = pill(words, size, h)
        right -= w
        d.add("labels", news, body, right, box.y + (box.h - h) / 2)
    room = 0.0
    if v.round:
        room = 100.0 * big
        d.add(
            "labels",
            "round",
            text(0, 0, say(Text("draw-round", round=v.round)), 17 * big, width=room),
            box.x + 6,
            low,
        )
    turn = turn_words(v, say)
    if turn:
        left = box.x + 6 + room + 16
        d.add("labels", "turn", text(0, 0, turn, 17 * big, "soft", width=right - left - 12), left, low)


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
    """The turn-order track: gears are actions; whoever has no space yet waits below."""
    v, d, say, box = pen.v, pen.d, pen.say, pen.plan.track
    spaces = TRACK[v.seats][1:]
    gap = 5.0
    h = (box.h - gap * 3) / 4
    size = h * 0.56
    for i, actions in enumerate(spaces):
        there = [p.seat for p in v.players if p.space == i + 1]
        body = rect(0, 0, box.w, h, 9, "panel turn" if v.actor in there and not v.over else "panel")
        for j in range(actions):
            body += icon.mark("gear", 6 + j * size * 0.98, (h - size) / 2, size)
        for seat in there:
            body += icon(f"clan-{seat}", box.w - h * 0.86, h * 0.14, h * 0.72)
        who = there[0] if there else -1
        words = say(
            Text("draw-space" if there else "draw-space-free", number=i + 1, actions=actions, seat=who)
        )
        d.add("labels", f"space-{i + 1}", body, box.x, box.y + i * (h + gap), words)


def supplies(pen: Pen) -> None:
    """Bramble tokens and roofs that are left."""
    v, d, say, box, big = pen.v, pen.d, pen.say, pen.plan.supplies, pen.big
    gap = 5.0
    h = (box.h - gap * 3) / 4
    for i, kind in enumerate(KINDS):
        body = rect(0, 0, box.w, h, 9, "panel") + tokens(pen, kind, box.w * 0.3, h / 2, h * 0.92)
        body += text(
            box.w * 0.56, h / 2 + 6.5 * big, str(v.brambles[i]), 18 * big, "" if v.brambles[i] else "soft"
        )
        title = say(Text("draw-bramble", kind=kind, count=v.brambles[i]))
        d.element("panels", f"bramble:{kind}", body, Box(box.x, box.y + i * (h + gap), box.w, h), title)
    w = h * 1.1
    body = rect(0, 0, box.w, h, 9, "panel") + icon(
        "roof-piece", box.w * 0.3 - w / 2, (h - w * 0.47) / 2, w, w * 0.47
    )
    body += text(box.w * 0.56, h / 2 + 6.5 * big, str(v.roofs), 18 * big, width=box.w * 0.42)
    d.add("labels", "roofs", body, box.x, box.y + 3 * (h + gap), say(Text("draw-roofs", count=v.roofs)))


def demolish(pen: Pen) -> None:
    """The button that begins a demolition."""
    box, big = pen.plan.demolish, pen.big
    h = min(box.w, box.h) * 0.92
    size = h * 0.5
    words = pen.word("draw-demolish")
    body = rect(0, 0, box.w, h, 12, "panel") + icon.mark("hammer", (box.w - size) / 2, h * 0.1, size)
    lines = wrap_lines(pen.word("draw-demolish-short"), box.w - 8, 14 * big, 2)
    for i, words_line in enumerate(lines):
        y = h * (0.82 if len(lines) == 1 else 0.74) + i * 15 * big
        body += text(box.w / 2, y, words_line, 14 * big, width=box.w - 8, anchor="middle")
    at = Box(box.x, box.y + box.h - h, box.w, h)
    pen.d.element("panels", "action:demolish", body, at, words, r=12)


def deck(pen: Pen) -> None:
    """The projects that are still face down, as many as there are."""
    v, box, big = pen.v, pen.plan.deck, pen.big
    h = box.h * 0.6
    w = h * 0.78
    at = Box(box.x + box.w - w - 6, box.y + box.h - h - 4, w, h)
    step = min(STEP, 18 / max(v.deck, 1))
    card_w = w - 12
    card_h = card_w * 82 / 64
    body = "".join([icon("card", 6, h - card_h - 4 - i * step, card_w, card_h) for i in range(v.deck)])
    if not v.deck:
        body = rect(9, h - card_h - 2, card_w - 6, card_h - 4, 8, "slot")
    else:
        r = 14 * big
        y = h - r - 6
        body += badge(w - r - 2, y, r, str(v.deck), r * 1.15, r * 0.42)
    pen.d.element("panels", "deck", body, at, pen.say(Text("draw-deck", count=v.deck)))


def projects(pen: Pen) -> None:
    """The open projects: letter, pattern, name, points."""
    v, d, big, area = pen.v, pen.d, pen.big, pen.plan.projects
    w, h = (area.w - 8) / 2, (area.h - 8) / 2
    for place, name in enumerate(v.open):
        x, y = area.x + place % 2 * (w + 8), area.y + place // 2 * (h + 8)
        if not name:
            d.add("table", f"open-{place}", rect(2, 2, w - 4, h - 4, 12, "slot"), x, y)
            continue
        project = PROJECTS[PROJECT_NAMES.index(name)]
        r = 10.5 * big
        top, medal = r * 2 + 8, 26 * big
        body = rect(0, 0, w, h, 12, "panel")
        right = w - medal - 44 * big
        body += shift(10, top, project_picture(project, right - 10, h - top - 5))
        body += badge(r + 5, r + 5, r, LETTERS[place], r * 1.3, r * 0.47, "pill", "on")
        words = pen.say(Text("a-project", project=name)).partition(" (")[0]
        body += text(top + 6, r + 5 + 5.5 * big, words, 16 * big, width=w - top - 14)
        body += icon("points", right + 4, h - medal - 9, medal)
        body += text(right + medal + 8, h - 9 - medal * 0.24, str(project.points), 22 * big)
        title = f"{pen.say(Text('draw-project', letter=LETTERS[place], project=name, points=project.points))} {pen.word(f'goal-{name}')}"
        d.element("panels", f"project:{name}", body, Box(x, y, w, h), title, r=12)


def secrets(pen: Pen) -> None:
    """The viewer's own secret objectives: four to choose from, then two."""
    v, d, big, area = pen.v, pen.d, pen.big, pen.plan.secrets
    if v.seat is None:
        return
    p = v.players[v.seat]
    cards = p.hand or p.kept
    count = DEALT if p.hand else max(len(cards), 2)
    w = (area.w - 8 * (count - 1)) / count
    before: dict[str, int] = {}
    for i in range(count):
        x = area.x + i * (w + 8)
        if i >= len(cards):
            d.add("table", f"secret-place-{i}", rect(2, 2, w - 4, area.h - 4, 12, "slot"), x, area.y)
            continue
        name = cards[i]
        secret = SECRETS[SECRET_NAMES.index(name)]
        small = count == DEALT
        size = area.h * 0.45 if small else area.h - 14
        body = rect(0, 0, w, area.h, 12, "panel secret")
        body += shift(7, 5 if small else 7, secret_picture(secret, size))
        points = f"{secret.points}/{BOTH_CONTROLLED}" if secret.counts == CONTROL else f"× {secret.points}"
        medal = (18 if small else 22) * big
        left = size + 11
        words = pen.say(Text("a-secret", secret=name))
        if secret.counts == CONTROL:
            words = pen.word("draw-territory-control")
        if small:
            body += icon("points", left, 5 + (size - medal) / 2, medal)
            body += text(
                left + medal + 3, 5 + size / 2 + 5 * big, points, 15 * big, width=w - left - medal - 12
            )
            lines = wrap_lines(words, w - 10, 12 * big, 2)
            low = (5 + size + area.h) / 2 + (5 if len(lines) == 1 else -2.5) * big
            for nth, one in enumerate(lines):
                body += text(w / 2, low + nth * 13 * big, one, 12 * big, width=w - 10, anchor="middle")
        else:
            lines = wrap_lines(words, w - left - 8, 15 * big, 2 if area.h > 76 * big else 1)
            for nth, one in enumerate(lines):
                body += text(left, 23 * big + nth * 17 * big, one, 15 * big, width=w - left - 8)
            body += icon("points", left - 2, area.h - medal - 6, medal)
            body += text(left + medal + 4, area.h - 6 - medal * 0.24, points, 17 * big)
        title = f"{pen.say(Text('draw-secret', seat=p.seat, secret=name))}. {pen.word(f'aim-{name}')}"
        nth_of = before.get(name, 0)
        before[name] = nth_of + 1
        d.element("panels", f"secret:{name}", body, Box(x, area.y, w, area.h), title, r=12, nth=nth_of)
