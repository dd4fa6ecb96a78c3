"""Drawn examples for the rules about points: what a player has, and what the rules give for it."""

from __future__ import annotations

from typing import Final

from igroteka.core.cards import Example
from igroteka.core.text import Text
from igroteka.drawing.figures import Figure, example, in_row, key_of, line_of
from igroteka.drawing.svg import group, rect, text

from ..components.boards import (
    CROSSED,
    INDUSTRY_END,
    MILESTONE_ROWS,
    PIECES,
    PORT_POINTS,
    RABBITS,
    SCORING_NAMES,
    SCORING_ROWS,
    SET_PIECES,
    STOCK,
    TRACK_NAMES,
)
from ..components.vocabulary import PRODUCTS
from ..effects import CP, DIAMOND, GOLD, IP, VP
from ..rules.round_end import CityPoints, IndustryPoints
from ..rules.scoring import ITEMS, points
from ..rules.tracks import Rabbit, advance
from ..state import SweetLandsState, blank
from .draw.board import printed_track
from .draw.glyphs import count_word, letters, need_words, pic
from .draw.icons import icon
from .draw.plan import ICON, LEAST
from .draw.typeset import fit_words
from .gallery import TILE_HEIGHT, TOKEN_WIDTH, plate

ME: Final = 0
RIVAL: Final = 1
PART: Final = 44.0
SPACE: Final = 62.0
OPTIONS: Final = {"domains": "free", "special_terrain": "unlimited"}


def position() -> SweetLandsState:
    """Two players who have nothing."""
    return blank(2, dict(OPTIONS), [])


def item(s: SweetLandsState, name: str) -> int:
    """The points of one item, if the game ended now."""
    return points(s, ME)[ITEMS.index(name)]


def told(rule: str, figure: Figure, gained: int) -> Example:
    """An example whose sentence needs nothing but the points."""
    return example(rule, figure, Text(f"example-{key_of(rule)}", points=gained))


def parts(name: str, count: int, of: int = 0) -> Figure:
    """So many pieces in a row; those that are missing from a greater number are pale."""
    figures = [
        Figure(PART, PART, icon(name, 0, 0, PART) if i < count else group("dim", icon(name, 0, 0, PART)))
        for i in range(max(count, of))
    ]
    return in_row(figures, 4)


def amount(name: str, count: int) -> Figure:
    """A piece with a number."""
    return in_row([Figure(PART, PART, icon(name, 0, 0, PART)), line_of(str(count), 28)], 6)


def examples() -> list[Example]:
    """In the order of the rules."""
    return [
        _industry("SL-3.5.1", 7, -1),
        _cities(),
        _beyond(),
        _no_rabbit(),
        _industry("SL-4.9.3", 8, 4),
        _milestone(),
        *_prosperity(),
        _city_points(),
        *_sets(),
        _rest(),
        *[_ports(count) for count in range(len(PORT_POINTS))],
        *_places(),
    ]


# ---------------------------------------------------------------- during the game


def rails(first: int, last: int, cart: int, locomotive: int) -> Figure:
    """Spaces of the industry track with their points, and the markers."""
    body = ""
    high = 2 * PART
    for nth, space in enumerate(range(first, last + 1)):
        x = nth * SPACE
        body += rect(x + 1, 1, SPACE - 2, high - 2, 6, "sunk")
        body += text(x + 6, 20, str(space), 15, "soft")
        gain = CROSSED[space] - (CROSSED[space - 1] if space else 0)
        if gain:
            body += icon("ip", x + 28, 4, 18) + text(x + 48, 20, str(gain), 15)
        for name, at, top in (("cart", cart, 22), ("loco", locomotive, 54)):
            if at == space:
                body += icon(name, x + 16, top, 30)
    return Figure((last - first + 1) * SPACE, high, body)


def _industry(rule: str, cart: int, locomotive: int) -> Example:
    """The industry points of a round."""
    s = position()
    p = s.players[ME]
    p.cart, p.locomotive = cart, locomotive
    IndustryPoints(ME, 0).run(s)
    return told(rule, rails(0, 8, cart, locomotive), p.have[IP])


def _cities() -> Example:
    s = position()
    p = s.players[ME]
    p.city = (4, 0, 0, 0)
    CityPoints(ME).run(s)
    return told("SL-3.8.1", parts("city", p.city[0]), p.have[CP])


def _beyond() -> Example:
    """A cart that is at the end advances by one space more."""
    s = position()
    p = s.players[ME]
    p.cart = INDUSTRY_END
    advance(s, ME, cart=True)
    return told("SL-4.6.19", rails(INDUSTRY_END - 3, INDUSTRY_END, p.cart, -1), p.have[VP])


def _no_rabbit() -> Example:
    """One rabbit more than there are."""
    s = position()
    p = s.players[ME]
    p.rabbits = tuple(range(RABBITS))
    Rabbit(1).go_on(s, ME, 1, 1)
    return told("SL-4.6.24", parts("rabbit", RABBITS), p.have[VP])


def _milestone() -> Example:
    s = position()
    s.players[ME].milestones = 1
    worth = item(s, "milestones")
    need = need_words(MILESTONE_ROWS[0]["side_a"])
    body = plate([(letters(str(worth)), pic("vp")), *need], TOKEN_WIDTH, TILE_HEIGHT, "goal")
    return told("SL-4.10.6", Figure(TOKEN_WIDTH, TILE_HEIGHT, body), worth)


# ---------------------------------------------------------------- at the end


def _prosperity() -> list[Example]:
    """Two tracks with a marker, and what they count."""
    found = []
    for name, space, pieces in (("rabbit", 3, 4), ("ip", 6, 16)):
        s = position()
        p = s.players[ME]
        track = TRACK_NAMES.index(name)
        p.prosper[track] = space
        p.rabbits = tuple(range(pieces)) if name == "rabbit" else ()
        p.have[IP] = pieces if name == "ip" else 0
        wide, high = 560.0, 84.0
        unit = wide / 9.8
        body = printed_track(name, wide, high)
        body += icon("seat-0", round(unit * (1.3 + space) - 13, 1), high - 30, 26)
        figure = in_row([Figure(wide, high, body), amount(name, pieces)], 14)
        words = Text(f"example-prosper-{name}", points=item(s, f"prosper_{name}"))
        found.append(example("SL-4.13.1", figure, words))
    return found


def _city_points() -> Example:
    s = position()
    s.players[ME].have[CP] = 7
    return told("SL-4.13.2", amount("cp", 7), item(s, "city"))


def _sets() -> list[Example]:
    """All tents and some rabbits, all houses and city points, all buildings and industry points."""
    found = []
    for piece, name, count in zip(SET_PIECES, ("rabbit", "cp", "ip"), (3, 8, 9), strict=True):
        s = position()
        p = s.players[ME]
        p.placed[piece] = STOCK[piece]
        p.rabbits = tuple(range(count)) if name == "rabbit" else ()
        p.have[CP], p.have[IP] = (count if name == "cp" else 0), (count if name == "ip" else 0)
        figure = in_row([parts(PIECES[piece], STOCK[piece]), amount(name, count)], 22)
        words = Text(f"example-set-{name}", points=item(s, "sets"))
        found.append(example("SL-4.13.3", figure, words))
    return found


def _rest() -> Example:
    s = position()
    p = s.players[ME]
    p.have[GOLD], p.have[DIAMOND] = 13, 2
    figure = in_row([amount("gold", 13), amount("diamond", 2)], 22)
    return told("SL-4.13.4", figure, item(s, "gold") + item(s, "diamonds"))


def _ports(count: int) -> Example:
    s = position()
    s.players[ME].ports = count
    figure = parts("port", count, len(PORT_POINTS) - 1)
    return example("SL-4.13.5", figure, Text("example-SL-4-13-5", ports=count, points=item(s, "ports")))


def _places() -> list[Example]:
    """Basic production on a scoring token: first, second, and level with the virtual player."""
    token = SCORING_NAMES.index("score_production")
    virtual = SCORING_ROWS[token]["virtual_player"]
    found = []
    for rule, key, mine, other in (
        ("SL-4.13.7", "first", virtual + 2, virtual + 1),
        ("SL-4.13.7", "second", virtual + 1, virtual + 2),
        ("SL-5.23", "level", virtual, virtual - 3),
    ):
        s = position()
        s.scoring = (token,)
        for seat, made in ((ME, mine), (RIVAL, other)):
            s.players[seat].makes[PRODUCTS.index("wheat")] = made
        tile = rect(0, 0, TOKEN_WIDTH, TILE_HEIGHT, 9, "panel") + fit_words(
            [(*count_word(SCORING_ROWS[token]["count"]), letters(f"≥{virtual}"))],
            TOKEN_WIDTH - 8,
            TILE_HEIGHT - 8,
            LEAST * 1.7,
            ICON,
            4,
            4,
        )
        figure = in_row(
            [Figure(TOKEN_WIDTH, TILE_HEIGHT, tile), amount("seat-0", mine), amount("seat-1", other)], 18
        )
        words = Text(
            f"example-place-{key}", mine=mine, other=other, virtual=virtual, points=item(s, "scoring")
        )
        found.append(example(rule, figure, words))
    return found
