"""The planning boards: resources, bowls, buildings with the income they cover, tracks, tiles, next income."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from igroteka.core.text import Text
from igroteka.drawing.pen import panel
from igroteka.drawing.svg import Box, circle, measure, rect, text

from ...components.boards import BOARDS, MOST_SHIP, TOOLS_PER_SPADE
from ...components.names import DISCIPLINES, TERRAINS
from ...effects import joined
from ...view import PartyView
from .buildings import rows
from .pen import Pen, amount, emblem, icon, points
from .supplies import RATIO, tile

BOWLS: Final = ("I", "II", "III")
#: What the next income may bring, with its picture.
INCOME: Final = (
    ("t", "tool"),
    ("c", "coin"),
    ("s", "scholar"),
    ("pw", "power"),
    ("book", "book-any"),
    ("level", "level-any"),
)
#: What the income of everybody is called where it is not called like its picture: only effects speak to the reader.
ANY: Final = {"book-any": "any-book", "level-any": "any-level"}


def player(pen: Pen, p: PartyView, box: Box) -> None:
    """Everything of one party. Whose turn it is shows as an outline and as an arrow."""
    turn = p.seat in pen.v.waiting
    pen.d.add("boards", f"panel-{p.seat}", panel(box, "panel turn" if turn else "panel"))
    narrow = pen.plan.narrow
    head_h = 46 if narrow else 36
    _head(pen, p, Box(box.x + 3, box.y + 3, box.w - 6, head_h))
    y = box.y + head_h + 5
    if not p.native:
        _tiles(pen, p, Box(box.x + 6, y, box.w - 12, box.y + box.h - y - 8))
        return
    y = _counters(pen, p, Box(box.x + 6, y, box.w - 12, 44 if narrow else 36))
    foot = 36.0 if narrow else 28.0
    rest = box.y + box.h - y - foot - 6
    if narrow:
        rows_h = 3 * 54.0
        rows(pen, p, Box(box.x + 6, y, box.w - 12, rows_h))
        _tiles(pen, p, Box(box.x + 6, y + rows_h + 2, box.w - 12, rest - rows_h - 2))
    else:
        left = box.w * 0.5
        rows(pen, p, Box(box.x + 6, y, left - 6, rest))
        _tiles(pen, p, Box(box.x + left + 4, y, box.w - left - 10, rest))
    _next_income(pen, p, Box(box.x + 8, box.y + box.h - foot - 3, box.w - 16, foot))


def _head(pen: Pen, p: PartyView, box: Box) -> None:
    """Emblem, name, faction; at the right end victory points."""
    v, big = pen.v, pen.big
    size = box.h - 6
    base = box.h / 2 + 6 * big
    colour = p.native or "none"
    body = emblem(p.faction if p.seat < v.seats else "automa", colour, 4, 3, size)
    left = size + 12
    if p.seat in v.waiting:
        body += icon.mark("arrow", left, box.h * 0.2, box.h * 0.6, "arrow")
        left += box.h * 0.6 + 6
    if p.passed:
        body += icon.mark("pass", left, box.h * 0.18, box.h * 0.64)
        left += box.h * 0.64 + 5
    medal = box.h - 4
    right = box.w - medal - 4
    body += points(p.vp, right, 2, medal, pen.small)
    named = p.faction and p.native
    half = (right - left) * (0.5 if named else 1)
    body += pen.line(left, base, pen.names[p.seat], 18 * big, width=half - 8)
    if named:
        words = pen.tell("draw-faction", faction=p.faction, terrain=colour)
        body += pen.line(left + half, base, words, 14 * big, "soft", width=right - left - half - 6)
    title = pen.tell("draw-player", owner=pen.names[p.seat], points=p.vp, passed=int(p.passed))
    pen.d.element("panels", f"player:{p.seat}", body, box, title, r=11)


# ---------------------------------------------------------------- resources


def _counters(pen: Pen, p: PartyView, box: Box) -> float:
    """Coins, tools, scholars, books, the three bowls, keys, bridges and annexes; returns where they end."""
    seat, own = p.seat, pen.names[p.seat]
    person = seat < pen.v.seats
    said = pen.tell("draw-scholars", owner=own, scholars=p.scholars, supply=p.supply)
    number = f"{p.scholars}/{p.supply}" if person else str(p.supply)
    chips = [Chip(f"scholar:{seat}", "scholar", number, 1.9 if pen.plan.narrow else 1.5, said)]
    if person:
        chips = [
            Chip(
                f"coin:{seat}", "coin", str(p.coins), 1.45, pen.tell("draw-coins", owner=own, coins=p.coins)
            ),
            Chip(
                f"tool:{seat}", "tool", str(p.tools), 1.15, pen.tell("draw-tools", owner=own, tools=p.tools)
            ),
            *chips,
        ]
        for name, n in zip(DISCIPLINES, p.books, strict=True):
            el = f"book:{name}" if seat == pen.me else f"book:{seat}:{name}"
            said = pen.tell("draw-books", owner=own, discipline=name, books=n)
            chips.append(Chip(el, f"book-{name}", str(n), 1.0, said))
        for i, bowl in enumerate(BOWLS):
            said = pen.tell("draw-bowl", owner=own, bowl=bowl, power=p.bowls[i])
            chips.append(Chip(f"bowl:{seat}:{i + 1}", bowl, str(p.bowls[i]), 1.15, said))
        said = pen.tell("draw-keys", owner=own, keys=p.keys)
        chips.append(Chip(f"key:{seat}", "key", str(p.keys), 0.95, said))
        said = pen.tell("draw-bridges", owner=own, bridges=p.bridges_left)
        chips.append(Chip(f"bridges:{seat}", "bridge", str(p.bridges_left), 0.95, said))
        if p.annexes:
            said = pen.tell("draw-annexes", owner=own, annexes=p.annexes)
            chips.append(Chip(f"annex:{seat}", "annex", str(p.annexes), 0.95, said))
    unit = min(box.w / (sum([chip.wide for chip in chips]) + 0.01), 66 * pen.big)
    x = box.x
    for chip in chips:
        w = round(unit * chip.wide - 3, 1)
        body = _chip(chip.pic, chip.number, w, box.h, pen.small, 17 * pen.big)
        pen.d.element("panels", chip.el, body, Box(round(x, 1), box.y, w, box.h), chip.title, r=8)
        x += unit * chip.wide
    return box.y + box.h + 4


class Chip(NamedTuple):
    """A counter: its element, its picture (or the name of a bowl), its number, how wide it is, what it says."""

    el: str
    pic: str
    number: str
    wide: float
    title: str


@cache
def _chip(pic: str, number: str, w: float, h: float, small: float, large: float) -> str:
    """A number next to its picture, or inside a bowl; it gets smaller to fit."""
    size = min(h - 10, w * 0.5)
    letters = min(large, max(small, w * 0.38))
    if pic in BOWLS:
        r = min(h / 2 - 2, w / 2 - 2)
        body = circle(w / 2, h / 2, r, "bowl")
        body += text(w / 2, h / 2 + letters * 0.08, number, letters, anchor="middle")
        return body + text(w / 2, h / 2 + r - 1.5, pic, small, "soft", anchor="middle")
    while letters > small and measure(number, letters) > w - size - 6:
        letters = max(letters - 0.5, small)
    part, _ = amount(pic, number, 3, (h - size) / 2, size, letters)
    return rect(0.5, 0.5, w - 1, h - 1, 8, "cell") + part


# ---------------------------------------------------------------- tracks and tiles


def _tiles(pen: Pen, p: PartyView, box: Box) -> None:
    """The two tracks, then all tiles: palace, round bonus, innovations, competencies, city tiles."""
    h = 44.0 if pen.plan.narrow else 34.0
    if p.native and p.seat < pen.v.seats:
        half = box.w / 2
        _shipping(pen, p, Box(round(box.x, 1), box.y, round(half - 4, 1), h - 4))
        _terraforming(pen, p, Box(round(box.x + half, 1), box.y, round(half - 4, 1), h - 4))
    else:
        h = 0
    area = Box(box.x, box.y + h, box.w, box.h - h)
    _tiles_in_rows(pen, p, area)


def _own_tiles(pen: Pen, p: PartyView) -> list[tuple[str, str, Text, bool]]:
    """The tiles of a party but cities: the element of each, its face, its words, and whether it is used."""
    tiles: list[tuple[str, str, Text, bool]] = []
    seat, own = p.seat, pen.names[p.seat]

    def add(word: str, face: str, words: Text) -> None:
        mine = seat == pen.me and word in p.acts
        tiles.append((f"act:{word}" if mine else f"own:{seat}:{word}", face, words, word in p.used))

    if p.faction and p.seat < pen.v.seats:
        words = Text("draw-own-faction", owner=own, faction=p.faction)
        add(p.faction, f"ability-{p.faction}", words)
    palace = p.palace or p.drafted
    if palace:
        words = Text("draw-own-palace", owner=own, palace=palace, built=int(bool(p.palace)))
        add(palace, palace, words)
    if p.bonus:
        words = Text("draw-own-bonus", owner=own, bonus=p.bonus)
        add(f"bonus-{p.bonus}", f"bonus-{p.bonus}", words)
    for name in p.innovations:
        words = Text("draw-own-innovation", owner=own, innovation=name)
        add(name, f"innov-{name}", words)
    for name in p.competencies:
        words = Text("draw-own-competency", owner=own, competency=name)
        add(name, f"comp-{name}", words)
    return tiles


def _tiles_in_rows(pen: Pen, p: PartyView, area: Box) -> None:
    """All tiles of a party, as large as there is room for them."""
    seat, own = p.seat, pen.names[p.seat]
    tiles = _own_tiles(pen, p)
    cities = [name for name, n in p.city_tiles.items() for _ in range(n)]
    count = max(len(tiles) + len(cities), 1)
    rows = 1
    while rows < 4 and min(area.w / -(-count // rows), area.h / rows / RATIO) < area.h / (rows + 1) / RATIO:
        rows += 1
    w = min(area.w / -(-count // rows), area.h / rows / RATIO, 128 * pen.big)
    across = max(int(area.w / w + 0.01), 1)
    step = w * RATIO
    for i, (el, face, words, used) in enumerate(tiles):
        at = Box(
            round(area.x + i % across * w, 1),
            round(area.y + i // across * step, 1),
            round(w, 1),
            round(step, 1),
        )
        dim = el == f"own:{seat}:{p.drafted}" and not p.palace
        pen.d.element("panels", el, tile(pen, face, 1.5, 1, w - 3, dim, used), at, pen.say(words), r=6)
    for nth, name in enumerate(cities):
        i = len(tiles) + nth
        words = Text("draw-own-city", owner=own, city_tile=name)
        body = tile(pen, f"city-{name}", 1.5, 1, w - 3)
        pen.d.add(
            "labels",
            f"town-{seat}-{nth}",
            body,
            round(area.x + i % across * w, 1),
            round(area.y + i // across * step, 1),
            pen.say(words),
        )


def _track(pen: Pen, p: PartyView, name: str) -> str:
    """The element of a track: one's own can be chosen."""
    return f"track:{name}" if p.seat == pen.me else f"track:{p.seat}:{name}"


def _shipping(pen: Pen, p: PartyView, box: Box) -> None:
    """The shipping track: the value is framed, the fields ahead show their rewards."""
    board = BOARDS[TERRAINS.index(p.native)]
    body = rect(0.5, 0.5, box.w - 1, box.h - 1, 7, "cell") + icon("ship", 3, 3, box.h - 6)
    w = (box.w - box.h - 2) / (MOST_SHIP + 1)
    for value in range(board.shipping, MOST_SHIP + 1):
        x = box.h + value * w
        body += _field(
            pen.small,
            str(value),
            board.shipping_rewards[value],
            value == p.shipping,
            value < p.shipping,
            x,
            w,
            box.h,
        )
    title = pen.tell("draw-shipping", owner=pen.names[p.seat], shipping=p.shipping)
    pen.d.element("panels", _track(pen, p, "shipping"), body, box, title, r=7)


def _terraforming(pen: Pen, p: PartyView, box: Box) -> None:
    """The terraforming track: tools for a spade."""
    board = BOARDS[TERRAINS.index(p.native)]
    body = rect(0.5, 0.5, box.w - 1, box.h - 1, 7, "cell") + icon("spade", 3, 3, box.h - 6)
    w = (box.w - box.h - 2) / len(TOOLS_PER_SPADE)
    for step, tools in enumerate(TOOLS_PER_SPADE):
        x = box.h + step * w
        body += _field(
            pen.small,
            str(tools),
            board.terraforming_rewards[step],
            step == p.terraforming,
            step < p.terraforming,
            x,
            w,
            box.h,
        )
    tools = TOOLS_PER_SPADE[p.terraforming]
    title = pen.tell("draw-terraforming", owner=pen.names[p.seat], tools=tools)
    pen.d.element("panels", _track(pen, p, "terraforming"), body, box, title, r=7)


@cache
def _field(
    small: float, words: str, reward: tuple[int, int], here: bool, past: bool, x: float, w: float, h: float
) -> str:
    body = rect(round(x + 1, 1), 3, round(w - 2, 1), h - 6, 5, "pill" if here else "slot")
    css = "on" if here else "soft"
    vp, books = reward
    if here or past or not (vp or books):
        return body + text(round(x + w / 2, 1), h / 2 + small * 0.4, words, small * 1.1, css, anchor="middle")
    body += text(round(x + w * 0.24, 1), h / 2 + small * 0.4, words, small, css, anchor="middle")
    size = min(w * 0.56, h * 0.72)
    if vp:
        return body + points(vp, round(x + w * 0.4, 1), round((h - size) / 2, 1), round(size, 1), small)
    return body + icon("book-any", round(x + w * 0.4, 1), round((h - size) / 2, 1), round(size, 1))


def _next_income(pen: Pen, p: PartyView, box: Box) -> None:
    """What the next income will bring."""
    if p.seat >= pen.v.seats:
        _cards(pen, box)
        return
    if not any(p.next_income.values()):
        return
    words, letters = pen.word("draw-next"), 13.5 * pen.big
    body = icon("hand", 2, 1, box.h - 4)
    body += text(box.h + 4, round(box.h / 2 + letters * 0.28, 1), words, letters, "soft")
    x = box.h + 12 + measure(words, letters)
    said: list[Text] = []
    for unit, pic in INCOME:
        n = p.next_income.get(unit, 0)
        if n:
            part, x = amount(pic, f"+{n}", round(x, 1), 2, box.h - 6, 14.5 * pen.big)
            body += part
            x += 10 * pen.big
            said.append(Text(f"n-{ANY.get(pic, pic)}", n=n))
    vp = p.next_income.get("vp", 0)
    if vp:
        body += points(f"+{vp}", round(x, 1), 1, box.h - 3, pen.small)
        said.append(Text("n-vp", n=vp))
    title = pen.say(Text("draw-next-income", owner=pen.names[p.seat], income=joined(said)))
    pen.d.add("labels", f"income-{p.seat}", body, box.x, box.y, title)


def _cards(pen: Pen, box: Box) -> None:
    """The cards by which the Automa acts; the title tells those still to come."""
    v = pen.v
    if v.support and v.action:
        words = pen.tell("draw-automa-cards", card=v.action, support=v.support, deck=v.deck)
        body = pen.line(4, box.h * 0.7, words, 14 * pen.big, "soft", width=box.w - 8)
        rest = ", ".join([name.partition("-")[2] for name in v.cards]) or "0"
        pen.d.add("labels", "automa-cards", body, box.x, box.y, pen.tell("draw-automa-deck", numbers=rest))
