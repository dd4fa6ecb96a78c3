"""The table as a picture, and as plain text. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

from igroteka.core.game import Look
from igroteka.drawing.drawing import Drawing

from ...components.boards import CHARACTERS
from ...components.land import BOARD_SIDES
from ...view import SweetLandsView
from .board import areas, areas_height, header, prosperity
from .characters import HUES
from .domain import estate
from .hand import hand, hand_height
from .opponents import opponent, opponent_height
from .pen import Pen
from .person import chips, person, person_height
from .plan import CHARACTER_HEIGHT, DOMAIN_HEIGHT, LAND_HEIGHT, PAD, TRACK_HEIGHT, WIDTH, rows_height
from .player_board import TRACKS_HEIGHT, board_height, columns, pieces, tracks
from .setup import characters, domains
from .side import Side
from .sketch import sketch
from .tokens import goals, goals_height, own_height, own_things, skills, skills_height

__all__ = ["drawing", "sketch"]


def drawing(v: SweetLandsView, look: Look) -> Drawing:
    """The parts of the table. Somebody who only watches sits at the first place."""
    pen = Pen(v, look)
    pen.drawing.colours = tuple([HUES[p.seat][0] for p in v.players])
    me = Side(v.players[pen.me])
    if me.who is None:
        height = rows_height(len(CHARACTERS), 2, CHARACTER_HEIGHT) + 2 * PAD
        pen.begin("characters", WIDTH, height, css="land", wide=True)
        characters(pen)
    elif me.land is None:
        height = rows_height(len(BOARD_SIDES), 3, DOMAIN_HEIGHT) + 2 * PAD
        pen.begin("domains", WIDTH, height, css="land", wide=True)
        domains(pen)
    pen.begin("main", WIDTH, areas_height(pen))
    header(pen)
    areas(pen)
    pen.begin_player(pen.me, WIDTH, person_height(me), me.seat in v.waiting, own=True, chips=chips(pen, me.p))
    person(pen, me)
    if me.land is not None:
        pen.begin("land", WIDTH, LAND_HEIGHT, css="land")
        estate(pen, me)
    if v.seat is not None:
        pen.begin("hand", WIDTH, hand_height(v))
        hand(pen, me)
    _own_board(pen, me)
    _tokens(pen)
    for i in range(1, v.seats):
        side = Side(v.players[(pen.me + i) % v.seats])
        height = opponent_height(side)
        pen.begin_player(side.seat, WIDTH, height, side.seat in v.waiting, chips=chips(pen, side.p))
        opponent(pen, side)
    return pen.drawing


def _own_board(pen: Pen, me: Side) -> None:
    """The board of the player in front, and what lies next to it."""
    pen.begin("board", WIDTH, board_height(me))
    pieces(pen, me)
    columns(pen, me)
    pen.begin("tracks", WIDTH, TRACKS_HEIGHT)
    tracks(pen, me)
    pen.begin("own", WIDTH, own_height(me))
    own_things(pen, me)


def _tokens(pen: Pen) -> None:
    """What lies next to the main board."""
    pen.begin("prosperity", WIDTH, rows_height(6, 1, TRACK_HEIGHT) + 2 * PAD)
    prosperity(pen)
    pen.begin("goals", WIDTH, goals_height(pen))
    goals(pen)
    pen.begin("tokens", WIDTH, skills_height(pen.v))
    skills(pen)
