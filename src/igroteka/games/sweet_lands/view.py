"""What a seat may know, as names and numbers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from igroteka.core.agenda import question_for, scene
from igroteka.core.bundle import Bundle
from igroteka.core.data import dump_frame
from igroteka.core.frames import Opened
from igroteka.core.json_types import JsonObject
from igroteka.core.viewing import (
    actor_of,
    frames_before,
    public_part,
    question_for_one,
    seats_that_answered,
    stage_of,
)

from ._view import PublicPlayerView, PublicView
from .components.boards import (
    AREA_NAMES,
    AREAS,
    SOLO_DECKS,
    SOLO_NAMES,
    column_limit,
)
from .components.deck import CARD_NAMES
from .components.vocabulary import INDUSTRIES, SWEETS
from .effects import UNITS
from .fields import FIELDS, HINTS
from .player import NOBODY
from .player_fields import PLAYER
from .rules.cards import SearchDeck
from .rules.scoring import ITEMS, points
from .rules.turn import Turn
from .state import SweetLandsState

PRICES_KEPT: Final = 512
"""Lists of prices that are remembered: those of some hundred players."""


@dataclass
class PlayerView(PublicPlayerView):
    """One player as the viewer sees them: cards in hand are a number unless they are the viewer's own.

    Places are numbered row by row (8 to a row). `have` holds resources and points, `prices` what each area
    would cost this player. `known` is what the viewer has learned of others' hands, `exposed` which of the
    viewer's own cards each other seat knows in this way.
    """

    seat: int
    domain: str
    hand: tuple[str, ...]
    hand_count: int
    found: tuple[str, ...]
    found_count: int
    packet: tuple[str, ...]
    packet_count: int
    hints: tuple[tuple[str, int], ...]
    limits: tuple[int, ...]
    areas: tuple[int, ...]
    acts: tuple[str, ...]
    used: tuple[str, ...]
    sweets: dict[str, int]
    cities: int
    prices: dict[str, dict[str, int]]
    items: dict[str, int]
    points: int
    ended: bool
    done: bool
    known: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    exposed: tuple[tuple[tuple[str, ...], ...], ...]
    groups: tuple[tuple[int, ...], ...]


@dataclass
class SweetLandsView(PublicView):
    """The table as one seat sees it. `stage` is the kind of question, `question` all that is in it.

    `rest` is what follows in this turn when the question is answered, such as what a payment is for.
    """

    areas: tuple[str, ...]
    open: tuple[str, ...]
    solo: tuple[str, ...]
    deck: int
    under: tuple[tuple[int, tuple[str, ...]], ...]
    search: tuple[str, ...]
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    stage: str
    actor: int
    question: JsonObject
    rest: tuple[JsonObject, ...]


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([CARD_NAMES[c] for c in cards])


def amounts(price: Bundle) -> dict[str, int]:
    """A price by unit."""
    return {UNITS.names[i]: n for i, n in enumerate(price) if n}


@lru_cache(PRICES_KEPT)
def area_prices(prices: tuple[Bundle, ...]) -> dict[str, dict[str, int]]:
    """What each area costs, by name. It seldom changes, and every view tells it."""
    return {AREA_NAMES[i]: amounts(price) for i, price in enumerate(prices)}


def view(s: SweetLandsState, seat: int | None) -> SweetLandsView:
    """§SL-4.1.1, §SL-4.1.2, §SL-4.1.3 The position without what this seat cannot know."""
    mine = scene(s, seat)
    assert isinstance(mine, SweetLandsState)
    ask = question_for_one(s)
    done = seats_that_answered(s, s.seats)
    searches = isinstance(ask, SearchDeck) and ask.me == seat
    return SweetLandsView(
        **public_part(s, seat, FIELDS),
        areas=tuple([a.id for a in AREAS if a.seats <= s.seats]),
        open=tuple([AREA_NAMES[a] for a in s.open_areas()]),
        solo=tuple([SOLO_NAMES[c] for i, deck in enumerate(SOLO_DECKS) for c in deck if c not in s.solo[i]]),
        deck=s.deck_size(),
        under=tuple([(len(cards), names(cards) if owner == seat else ()) for owner, cards in s.under]),
        search=names(tuple(s.deck)) if searches else (),
        options=dict(s.options),
        players=tuple([_player(mine if i == seat else s, i, seat, done[i]) for i in range(s.seats)]),
        stage=stage_of(s),
        actor=actor_of(s),
        question=_question(s, seat),
        rest=frames_before(s, (Turn,)),
    )


def _question(s: SweetLandsState, seat: int | None) -> JsonObject:
    """What is asked; while several decide at once, only of the viewer."""
    top = s.agenda[-1] if s.agenda else None
    ask = question_for(s, seat) if seat is not None and isinstance(top, Opened) else top
    return dump_frame(ask) if ask is not None and not isinstance(ask, Opened) else {}


def _player(s: SweetLandsState, seat: int, viewer: int | None, done: bool) -> PlayerView:
    p = s.players[seat]
    own = seat == viewer
    domain = p.land()
    items = points(s, seat)
    bonus = p.abilities.total("column_limit")
    acts = [(act.index, str(act.move.args[0])) for act in p.abilities.acts if act.move is not None]
    return PlayerView(
        **PLAYER.show(p, s),
        seat=seat,
        domain=domain.id if p.side != NOBODY else "",
        hand=names(p.hand) if own else (),
        hand_count=len(p.hand),
        found=names(p.found) if own else (),
        found_count=len(p.found),
        packet=names(s.packets[seat]) if own else (),
        packet_count=len(s.packets[seat]),
        hints=tuple([(HINTS[kind], n) for kind, n in s.hints[seat]]),
        limits=tuple([column_limit(p.placed[c]) + bonus for c in range(len(INDUSTRIES))]),
        areas=tuple([place for i, place in enumerate(domain.areas) if p.areas >> i & 1]),
        acts=tuple([name for _, name in acts]),
        used=tuple([name for index, name in acts if p.acts >> index & 1]),
        sweets=dict(zip(SWEETS, p.sweets, strict=True)),
        cities=p.city[0],
        prices=area_prices(tuple(p.prices)),
        items=dict(zip(ITEMS, items, strict=True)),
        points=sum(items),
        ended=seat in s.ended,
        done=done,
        known=tuple([(names(cards), counts) for cards, counts in s.known[seat]]) if own else (),
        exposed=_expose(s, seat) if own else (),
        groups=tuple([counts for _, counts in s.known[seat]]),
    )


def _expose(s: SweetLandsState, seat: int) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """For each seat and each of its groups: which of this seat's own cards are in it."""
    own = (*s.players[seat].hand, *s.packets[seat])
    return tuple(
        [
            tuple([names(tuple([c for c in cards if c in own])) for cards, _ in s.known[i]])
            if i != seat
            else ()
            for i in range(s.seats)
        ]
    )
