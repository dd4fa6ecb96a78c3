"""The planning boards: resources, bowls, buildings with the income they cover, tracks, tiles, next income."""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from igroteka.core.text import Text
from igroteka.drawing.drawing import Chip
from igroteka.drawing.svg import Box, measure, rect, text, wrap_lines

from ...components.boards import BOARDS, MOST_SHIP, TOOLS_PER_SPADE
from ...components.names import DISCIPLINES, TERRAINS
from ...effects import join_texts
from ...view import PartyView
from ..automa import automa_card_text
from .buildings import rows
from .icons import amount, emblem, icon, points
from .pen import Pen
from .plan import (
    BUILDINGS,
    CARDS,
    COUNTERS,
    EDGE,
    FREE,
    HEAD,
    INNER,
    LEAST,
    RATIO,
    TILES_ACROSS,
    TRACKS,
    WIDTH,
    tile_rows,
)
from .supplies import tile

#: So many kinds of income stand side by side, even of ten and more, in letters of this size.
INCOME_ACROSS: Final = 3
INCOME_LETTERS: Final = 19.0
BOWLS: Final = ("I", "II", "III")
#: What the next income may bring, with its picture.
EARNED: Final = (
    ("t", "tool"),
    ("c", "coin"),
    ("s", "scholar"),
    ("pw", "power"),
    ("book", "book-any"),
    ("level", "level-any"),
)
#: What the income of everybody is called where it is not called like its picture: only effects speak to the reader.
ANY: Final = {"book-any": "any-book", "level-any": "any-level"}


def player_height(pen: Pen, p: PartyView) -> float:
    """How high the part of a party is: tiles take as many rows as they need."""
    tiles = len(_own_tiles(pen, p)) + sum(p.city_tiles.values())
    rest = tile_rows(tiles, TILES_ACROSS) * TILE * RATIO
    if p.native:
        person = p.seat < pen.v.seats
        rest += (2 * COUNTERS + TRACKS if person else COUNTERS + CARDS) + 3 * BUILDINGS
    return round(HEAD + rest + 2 * EDGE, 1)


def player(pen: Pen, p: PartyView) -> None:
    """Everything of one party. Whose turn it is shows as an outline and as an arrow."""
    party = p.seat
    pen.lay_party(_head, party, Box(EDGE, 4, INNER, HEAD - 4))
    y = HEAD + 4
    if p.native:
        pen.lay_party(_counters, party, y)
        y += COUNTERS * (2 if party < pen.v.seats else 1)
        top = y
        pen.lay_party(rows, party, Box(EDGE, top, INNER, 3 * BUILDINGS))
        y += 3 * BUILDINGS
        if party < pen.v.seats:
            pen.lay_party(_next_income, party, Box(FREE, top, WIDTH - EDGE - FREE, BUILDINGS))
            half = INNER / 2
            pen.lay_party(_shipping, party, Box(EDGE, y, half - 2, TRACKS - 3))
            pen.lay_party(_terraforming, party, Box(EDGE + half + 2, y, half - 2, TRACKS - 3))
            y += TRACKS
        else:
            pen.lay(_cards, Box(EDGE, y, INNER, CARDS))
            y += CARDS
    pen.lay_party(_tiles_in_rows, party, y)


def _head(pen: Pen, p: PartyView, box: Box) -> None:
    """Emblem, name above faction; at the right end victory points."""
    v = pen.v
    size = box.h - 8
    colour = p.native or "none"
    body = emblem(p.faction if p.seat < v.seats else "automa", colour, 4, 4, size)
    left = size + 14
    if p.seat in v.waiting:
        body += icon.mark("arrow", left, 14, 30, "arrow")
        left += 38
    if p.passed:
        body += icon.mark("pass", left, 14, 32)
        left += 40
    right = box.w - size - 8
    body += points(p.vp, right, 4, size)
    named = p.faction and p.native
    room = right - left - 8
    body += pen.line(left, 27 if named else 38, pen.names[p.seat], 24, width=room)
    if named:
        words = pen.tell("draw-faction", faction=p.faction, terrain=colour)
        body += pen.line(left, 51, words, 20, "soft", width=room)
    title = pen.tell("draw-player", owner=pen.names[p.seat], points=p.vp, passed=int(p.passed))
    pen.d.element("panels", f"player:{p.seat}", body, box, title, r=11)


# ---------------------------------------------------------------- resources


class Counter(NamedTuple):
    """A counter: its element, its picture (or the name of a bowl), its number, how wide it is, what it says."""

    el: str
    pic: str
    number: str
    wide: float
    title: str


def _counters(pen: Pen, p: PartyView, y: float) -> None:
    """Two lines: what is spent most above, books and what is used seldom below; one for the Automa."""
    for line in _counter_lines(pen, p):
        unit = min(INNER / sum([one.wide for one in line]), 110)
        x = EDGE
        for one in line:
            w, h = round(unit * one.wide - 3, 1), COUNTERS - 3
            body = _counter(one.pic, one.number, w, h)
            pen.d.element("panels", one.el, body, Box(round(x, 1), y, w, h), one.title, r=8)
            x += unit * one.wide
        y += COUNTERS


def _counter_lines(pen: Pen, p: PartyView) -> list[list[Counter]]:
    """Coins, tools, scholars and the three bowls; books, keys, bridges and annexes."""
    seat, own = p.seat, pen.names[p.seat]
    said = pen.tell("draw-scholars", owner=own, scholars=p.scholars, supply=p.supply)
    if seat >= pen.v.seats:
        return [[Counter(f"scholar:{seat}", "scholar", str(p.supply), 1, said)]]
    bowls = [
        Counter(
            f"bowl:{seat}:{i + 1}",
            bowl,
            str(n),
            1,
            pen.tell("draw-bowl", owner=own, bowl=bowl, power=n),
        )
        for i, (bowl, n) in enumerate(zip(BOWLS, p.bowls, strict=True))
    ]
    first = [
        Counter(f"coin:{seat}", "coin", str(p.coins), 1, pen.tell("draw-coins", owner=own, coins=p.coins)),
        Counter(f"tool:{seat}", "tool", str(p.tools), 1, pen.tell("draw-tools", owner=own, tools=p.tools)),
        Counter(f"scholar:{seat}", "scholar", f"{p.scholars}/{p.supply}", 1.2, said),
        *bowls,
    ]
    second: list[Counter] = []
    for name, n in zip(DISCIPLINES, p.books, strict=True):
        el = f"book:{name}" if seat == pen.me else f"book:{seat}:{name}"
        said = pen.tell("draw-books", owner=own, discipline=name, books=n)
        second.append(Counter(el, f"book-{name}", str(n), 1, said))
    said = pen.tell("draw-keys", owner=own, keys=p.keys)
    second.append(Counter(f"key:{seat}", "key", str(p.keys), 1, said))
    said = pen.tell("draw-bridges", owner=own, bridges=p.bridges_left)
    second.append(Counter(f"bridges:{seat}", "bridge", str(p.bridges_left), 1, said))
    if p.annexes:
        said = pen.tell("draw-annexes", owner=own, annexes=p.annexes)
        second.append(Counter(f"annex:{seat}", "annex", str(p.annexes), 1, said))
    return [first, second]


@cache
def _counter(pic: str, number: str, w: float, h: float) -> str:
    """A number next to its picture, or the number of a bowl before it."""
    size = h - 14
    letters = 24.0
    while letters > LEAST and measure(number, letters) > w - size - 10:
        letters = max(letters - 0.5, LEAST)
    low = round(h / 2 + letters * 0.36, 1)
    if pic in BOWLS:
        body = rect(1, 1, w - 2, h - 2, h / 2, "bowl") + text(
            round(w * 0.62, 1), low, number, letters, anchor="middle"
        )
        return body + text(
            round(w * 0.24, 1), round(h / 2 + LEAST * 0.36, 1), pic, LEAST, "soft", anchor="middle"
        )
    part, _ = amount(pic, number, 5, (h - size) / 2, size, letters)
    return rect(0.5, 0.5, w - 1, h - 1, 8, "cell") + part


# ---------------------------------------------------------------- at any time


def chips(pen: Pen, seat: int) -> list[Chip]:
    """What is worth knowing of a party at any time: points, resources with the next income, tracks."""
    p, own = pen.v.players[seat], pen.names[seat]
    words = pen.tell("draw-player", owner=own, points=p.vp, passed=int(p.passed))
    told = [_chip(pen, p, "points", str(p.vp), words, "vp", "vp")]
    if p.passed:
        told.append(Chip("pass", "", pen.word("draw-passed")))
    said = pen.tell("draw-scholars", owner=own, scholars=p.scholars, supply=p.supply)
    if seat >= pen.v.seats or not p.native:
        return told if not p.native else [*told, Chip("scholar", str(p.supply), said)]
    told += [
        _chip(pen, p, "coin", str(p.coins), pen.tell("draw-coins", owner=own, coins=p.coins), "c", "coin"),
        _chip(pen, p, "tool", str(p.tools), pen.tell("draw-tools", owner=own, tools=p.tools), "t", "tool"),
        _chip(pen, p, "scholar", f"{p.scholars}/{p.supply}", said, "s", "scholar"),
        _chip(pen, p, "power", "·".join(map(str, p.bowls)), _bowl_words(pen, p), "pw", "power"),
    ]
    for name, n in zip(DISCIPLINES, p.books, strict=True):
        if n:
            said = pen.tell("draw-books", owner=own, discipline=name, books=n)
            told.append(Chip(f"book-{name}", str(n), said))
    for unit, pic in (("book", "book-any"), ("level", "level-any")):
        n = p.next_income.get(unit, 0)
        if n:
            told.append(Chip(pic, f"+{n}", _income_words(pen, n, ANY[pic])))
    ship = pen.tell("draw-shipping", owner=own, shipping=p.shipping)
    tools = TOOLS_PER_SPADE[p.terraforming]
    dig = pen.tell("draw-terraforming", owner=own, tools=tools)
    told += [Chip("ship", str(p.shipping), ship), Chip("spade", str(tools), dig)]
    if p.keys:
        told.append(Chip("key", str(p.keys), pen.tell("draw-keys", owner=own, keys=p.keys)))
    return told


def _chip(pen: Pen, p: PartyView, pic: str, number: str, said: str, unit: str, earned: str) -> Chip:
    """A resource, and in brackets what the next income adds to it."""
    n = p.next_income.get(unit, 0)
    if not n:
        return Chip(pic, number, said)
    return Chip(pic, f"{number} (+{n})", f"{said}. {_income_words(pen, n, earned)}")


def _income_words(pen: Pen, n: int, earned: str) -> str:
    return f"{pen.word('draw-next')} {pen.tell(f'n-{earned}', n=n)}"


def _bowl_words(pen: Pen, p: PartyView) -> str:
    own = pen.names[p.seat]
    said = [
        pen.tell("draw-bowl", owner=own, bowl=bowl, power=n) for bowl, n in zip(BOWLS, p.bowls, strict=True)
    ]
    return "; ".join(said)


# ---------------------------------------------------------------- tracks and tiles


#: How wide a tile of a party is.
TILE: Final = round(INNER / TILES_ACROSS, 1)


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


def _tiles_in_rows(pen: Pen, p: PartyView, y: float) -> None:
    """All tiles of a party: faction, palace, round bonus, innovations, competencies, city tiles."""
    seat, own = p.seat, pen.names[p.seat]
    w, h = TILE, round(TILE * RATIO, 1)

    def place(i: int) -> Box:
        return Box(round(EDGE + i % TILES_ACROSS * w, 1), round(y + i // TILES_ACROSS * h, 1), w, h)

    tiles = _own_tiles(pen, p)
    for i, (el, face, words, used) in enumerate(tiles):
        dim = el == f"own:{seat}:{p.drafted}" and not p.palace
        pen.d.element("panels", el, tile(face, 1.5, 1, w - 3, dim, used), place(i), pen.say(words), r=6)
    cities = [name for name, n in p.city_tiles.items() for _ in range(n)]
    for nth, name in enumerate(cities):
        at = place(len(tiles) + nth)
        words = Text("draw-own-city", owner=own, city_tile=name)
        body = tile(f"city-{name}", 1.5, 1, w - 3)
        pen.d.add("labels", f"town-{seat}-{nth}", body, at.x, at.y, pen.say(words))


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
        body += track_field(
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
        body += track_field(
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
def track_field(
    words: str, reward: tuple[int, int], here: bool, past: bool, x: float, w: float, h: float
) -> str:
    """A space of a track: where one is, or what a step to it brings."""
    body = rect(round(x + 1, 1), 3, round(w - 2, 1), h - 6, 5, "pill" if here else "slot")
    css = "on" if here else "soft"
    vp, books = reward
    if here or past or not (vp or books):
        return body + text(round(x + w / 2, 1), h / 2 + LEAST * 0.4, words, LEAST * 1.1, css, anchor="middle")
    body += text(round(x + w * 0.24, 1), h / 2 + LEAST * 0.4, words, LEAST, css, anchor="middle")
    size = min(w * 0.56, h * 0.72)
    if vp:
        return body + points(vp, round(x + w * 0.4, 1), round((h - size) / 2, 1), round(size, 1))
    return body + icon("book-any", round(x + w * 0.4, 1), round((h - size) / 2, 1), round(size, 1))


def _next_income(pen: Pen, p: PartyView, box: Box) -> None:
    """What the next income will bring, in one or two lines beside a giving hand."""
    earned = [(pic, p.next_income.get(unit, 0), ANY.get(pic, pic)) for unit, pic in EARNED]
    shown = [one for one in (*earned, ("points", p.next_income.get("vp", 0), "vp")) if one[1]]
    if not shown:
        return
    across = -(-len(shown) // 2) if len(shown) > INCOME_ACROSS else INCOME_ACROSS
    line = box.h / tile_rows(len(shown), across)
    size, hand = 30.0, 44.0
    body = icon("hand", 6, (box.h - hand) / 2, hand)
    step = (box.w - hand - 18) / max(across, INCOME_ACROSS)
    for i, (pic, n, _) in enumerate(shown):
        row, column = divmod(i, across)
        x, y = hand + 18 + column * step, (row + 0.5) * line - size / 2
        body += amount(pic, f"+{n}", round(x, 1), round(y, 1), size, INCOME_LETTERS)[0]
    said = [Text(f"n-{name}", n=n) for _, n, name in shown]
    title = pen.say(Text("draw-next-income", owner=pen.names[p.seat], income=join_texts(said)))
    pen.d.add("labels", f"income-{p.seat}", body, box.x, box.y, title)


def _cards(pen: Pen, box: Box) -> None:
    """The cards by which the Automa acts; the title tells those still to come."""
    v = pen.v
    if v.support and v.action:
        words = pen.tell("draw-automa-cards", card=v.action, support=v.support, deck=v.deck)
        body = ""
        for nth, line in enumerate(wrap_lines(words, box.w - 8, LEAST, 2)):
            body += text(4, 18 + nth * 23, line, LEAST, "soft")
        rest = ", ".join([name.partition("-")[2] for name in v.cards]) or "0"
        said = [pen.tell("draw-automa-deck", numbers=rest)]
        said += [pen.say(automa_card_text(name)).rstrip(".") for name in (v.action, v.support)]
        pen.d.add("labels", "automa-cards", body, box.x, box.y, ". ".join(said))
