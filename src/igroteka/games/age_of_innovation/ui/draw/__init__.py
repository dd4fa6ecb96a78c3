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
    offers_of,
    palaces,
    supply_height,
)

__all__ = ["drawing", "sketch"]


def drawing(v: AgeOfInnovationView, look: Look) -> Drawing:
    """The parts of the table. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    pen.drawing.colours = tuple([piece_colour(p.native) for p in v.players[: v.seats]])
    pen.draw(_offers)
    pen.draw(_map, v.stage == "BuildBridge")
    me = pen.me
    pen.draw(_party, me)
    for draw in (_actions, _science, _rounds, _bonuses, _innovations, _competencies):
        pen.draw(draw)
    for party in [*range(me + 1, v.seats), *range(me), *range(v.seats, v.parties)]:
        pen.draw(_party, party)
    pen.draw(_palaces)
    pen.draw(_cities)
    return pen.drawing


def _offers(pen: Pen) -> None:
    """What lies out to be chosen before the game."""
    offered = offers_of(pen.v)
    if offered:
        pen.begin("offers", WIDTH, offers_height(offered), css="panel turn")
        offers(pen)


def _map(pen: Pen, bridging: bool) -> None:
    """The map with whose turn it is."""
    pen.begin("map", WIDTH, world_plan(pen.v.side).height, css="sea", wide=True)
    pen.lay(header)
    world(pen, bridging)


def _party(pen: Pen, party: int) -> None:
    """The part of a player, or of the Automa."""
    p = pen.v.players[party]
    on_turn = party in pen.v.waiting
    height = player_height(pen, p)
    told = pen.work_out(chips, party)
    pen.begin_player(party, WIDTH, height, on_turn, own=party == pen.me, chips=told)
    player(pen, p)


def _actions(pen: Pen) -> None:
    """Power and book actions, and conversions."""
    pen.begin("actions", WIDTH, 2 * EDGE + 2 * ACTION_ROW + exchange_height(pen))
    exchange(pen, actions(pen))


def _science(pen: Pen) -> None:
    """The science display."""
    pen.begin("science", WIDTH, 2 * EDGE + len(DISCIPLINES) * DISCIPLINE)
    science(pen)


def _rounds(pen: Pen) -> None:
    """What each round scores."""
    pen.begin("rounds", WIDTH, 2 * EDGE + 2 * ROUND_ROW)
    rounds(pen)


def _bonuses(pen: Pen) -> None:
    """The round bonuses that can be taken."""
    pen.begin("bonuses", WIDTH, supply_height(len(pen.v.display)))
    bonuses(pen)


def _innovations(pen: Pen) -> None:
    """The innovations that lie out."""
    pen.begin("innovations", WIDTH, innovations_height(pen.v.seats))
    innovations(pen)


def _competencies(pen: Pen) -> None:
    """The stacks of competencies."""
    pen.begin("competencies", WIDTH, 2 * EDGE + 3 * STACK)
    competencies(pen)


def _palaces(pen: Pen) -> None:
    """The palaces that are left."""
    pen.begin("palaces", WIDTH, supply_height(len(pen.v.palaces)), folds=True)
    palaces(pen)


def _cities(pen: Pen) -> None:
    """The city tiles that are left."""
    pen.begin("cities", WIDTH, supply_height(len(CITY_TILES), CITIES_ACROSS), folds=True)
    cities(pen)
