"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing

from ...components.names import CITY_TILES, DISCIPLINES
from ...view import AgeOfInnovationView
from .board import world
from .exchange import exchange, exchange_height
from .header import header
from .pen import Pen, piece_colour
from .plan import (
    ACTION_ROW,
    DISCIPLINE,
    EDGE,
    ROUND_ROW,
    STACK,
    WIDTH,
    world_plan,
)
from .players import chips, player, player_height
from .science import actions, rounds, science
from .sketch import sketch
from .supplies import (
    CITIES_ACROSS,
    bonuses,
    cities,
    competencies,
    innovations,
    innovations_height,
    offers,
    offers_height,
    palaces,
    supply_height,
)

__all__ = ["drawing", "sketch"]


def drawing(v: AgeOfInnovationView, look: Look) -> Drawing:
    """The parts of the table. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    pen.drawing.colours = tuple([piece_colour(p.native) for p in v.players[: v.seats]])
    if pen.offered:
        pen.begin("offers", WIDTH, offers_height(pen.offered), css="panel turn")
        offers(pen)
    pen.begin("map", WIDTH, world_plan(v.side).height, css="sea", wide=True)
    header(pen)
    world(pen)
    me = pen.me
    _party(pen, me)
    pen.begin("actions", WIDTH, 2 * EDGE + 2 * ACTION_ROW + exchange_height(pen))
    exchange(pen, actions(pen))
    pen.begin("science", WIDTH, 2 * EDGE + len(DISCIPLINES) * DISCIPLINE)
    science(pen)
    pen.begin("rounds", WIDTH, 2 * EDGE + 2 * ROUND_ROW)
    rounds(pen)
    pen.begin("bonuses", WIDTH, supply_height(len(v.display)))
    bonuses(pen)
    pen.begin("innovations", WIDTH, innovations_height(v.seats))
    innovations(pen)
    pen.begin("competencies", WIDTH, 2 * EDGE + 3 * STACK)
    competencies(pen)
    for party in [*range(me + 1, v.seats), *range(me), *range(v.seats, v.parties)]:
        _party(pen, party)
    pen.begin("palaces", WIDTH, supply_height(len(v.palaces)), folds=True)
    palaces(pen)
    pen.begin("cities", WIDTH, supply_height(len(CITY_TILES), CITIES_ACROSS), folds=True)
    cities(pen)
    return pen.drawing


def _party(pen: Pen, party: int) -> None:
    """The part of a player, or of the Automa."""
    p = pen.v.players[party]
    on_turn = party in pen.v.waiting
    height = player_height(pen, p)
    pen.begin_player(party, WIDTH, height, on_turn, own=party == pen.me, chips=chips(pen, p))
    player(pen, p)
