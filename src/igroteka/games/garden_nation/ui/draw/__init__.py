"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.pen import front_seat

from ...view import GardenNationView
from .board import crane, garden
from .hints import goals, ways
from .panels import deck, demolish, header, projects, secrets, supplies, track
from .pen import Pen
from .players import player
from .sketch import sketch

__all__ = ["drawing", "sketch"]


def drawing(v: GardenNationView, look: Look) -> Drawing:
    """The picture as layers of fragments. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    header(pen)
    garden(pen)
    crane(pen)
    track(pen)
    supplies(pen)
    demolish(pen)
    deck(pen)
    projects(pen)
    secrets(pen)
    me = front_seat(v)
    for i, box in enumerate(pen.plan.players):
        player(pen, v.players[(me + i) % v.seats], box)
    ways(pen)
    goals(pen)
    return pen.drawing
