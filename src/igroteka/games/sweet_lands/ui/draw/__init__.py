"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing
from igroteka.drawing.layout import enclose

from ...view import SweetLandsView
from .board import areas, header, prosperity
from .domain import estate
from .hand import hand
from .opponents import opponent
from .pen import Pen
from .person import person
from .player_board import columns, pieces, tracks
from .setup import characters, domains
from .side import Side
from .sketch import sketch
from .tokens import free_actions, goals, help_board, own_things, skills

__all__ = ["drawing", "sketch"]


def drawing(v: SweetLandsView, look: Look) -> Drawing:
    """The picture as layers of fragments. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    plan = pen.plan
    me = Side(v.players[pen.me])
    header(pen)
    if me.who is None:
        characters(pen, enclose(plan.domain, plan.person))
    elif me.land is None:
        domains(pen, plan.domain)
    else:
        estate(pen, me, plan.domain)
    if me.who is not None:
        person(pen, me, plan.person)
    areas(pen)
    prosperity(pen)
    pieces(pen, me, plan.pieces)
    columns(pen, me, plan.columns)
    tracks(pen, me, plan.tracks)
    skills(pen)
    help_board(pen)
    goals(pen)
    free_actions(pen, me)
    own_things(pen, me, plan.own)
    hand(pen, me)
    _regions(pen)
    for i, box in enumerate(plan.others):
        opponent(pen, Side(v.players[(pen.me + 1 + i) % v.seats]), box)
    return pen.drawing


def _regions(pen: Pen) -> None:
    """The parts of the table that a page may show alone: with three opponents eight, as many as a phone has room for.

    Free actions lie between areas and prosperity on phones, and among the tokens on wide screens.
    """
    p = pen.plan
    parts = [
        ("land", enclose(p.domain, p.person)),
        ("hand", p.hand),
        ("main", enclose(p.areas, p.prosperity)),
        ("board", enclose(p.pieces, p.tracks)),
        ("tokens", enclose(p.own, p.goals) if p.narrow else enclose(p.skills, p.own)),
    ]
    pen.regions(parts, [((pen.me + 1 + i) % pen.v.seats, box) for i, box in enumerate(p.others)])
