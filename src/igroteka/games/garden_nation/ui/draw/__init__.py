"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.pen import front_seat

from ...view import GardenNationView
from .art import HUES
from .board import crane, garden
from .hints import goals, ways
from .panels import deck, demolish, header, own_secrets, projects, secrets, supplies, track
from .pen import Pen
from .plan import MAP_HEIGHT, PROJECTS_HEIGHT, WIDTH, player_height
from .players import chips, player
from .sketch import sketch

__all__ = ["drawing", "sketch"]


def drawing(v: GardenNationView, look: Look) -> Drawing:
    """The parts of the table. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    pen.drawing.colours = tuple([HUES[p.seat].face for p in v.players])
    pen.draw(_map)
    pen.draw(_projects)
    me = front_seat(v)
    for i in range(v.seats):
        pen.draw(_player, (me + i) % v.seats, i == 0)
    return pen.drawing


def _map(pen: Pen) -> None:
    """The garden, and what lies around it."""
    pen.begin("map", WIDTH, MAP_HEIGHT, css="lawn", wide=True)
    pen.lay(_table)
    pen.lay(goals)


def _table(pen: Pen) -> None:
    """All of it that everybody sees in the same way."""
    pen.lay(header)
    garden(pen)
    for draw in (crane, track, supplies, demolish, deck, ways):
        pen.lay(draw)


def _projects(pen: Pen) -> None:
    """The projects that lie open."""
    pen.begin("projects", WIDTH, PROJECTS_HEIGHT)
    projects(pen)


def _player(pen: Pen, seat: int, own: bool) -> None:
    """The part of a player."""
    p = pen.v.players[seat]
    height = player_height(len(own_secrets(pen.v, p)))
    told = pen.work_out(chips, seat)
    pen.begin_player(seat, WIDTH, height, seat in pen.v.waiting, own=own, chips=told)
    player(pen, seat)
    pen.lay(secrets, seat)
