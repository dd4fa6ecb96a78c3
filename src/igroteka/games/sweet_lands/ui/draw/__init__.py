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
    for draw in (_choices, _main, _person, _land, _hand, _board, _tracks, _own, _prosperity, _goals, _tokens):
        pen.draw(draw)
    for i in range(1, v.seats):
        pen.draw(_opponent, (pen.me + i) % v.seats)
    return pen.drawing


def _front(pen: Pen) -> Side:
    """The side of the player in front. Each part makes its own, so that it is known what it was made of."""
    return Side(pen.v.players[pen.me])


def _choices(pen: Pen) -> None:
    """What is chosen before the game: a character, then a domain."""
    me = _front(pen)
    if me.who is None:
        height = rows_height(len(CHARACTERS), 2, CHARACTER_HEIGHT) + 2 * PAD
        pen.begin("characters", WIDTH, height, css="land", wide=True)
        characters(pen)
    elif me.land is None:
        height = rows_height(len(BOARD_SIDES), 3, DOMAIN_HEIGHT) + 2 * PAD
        pen.begin("domains", WIDTH, height, css="land", wide=True)
        domains(pen)


def _main(pen: Pen) -> None:
    """The main board with its action areas."""
    pen.begin("main", WIDTH, areas_height(pen))
    pen.lay(header)
    pen.lay(areas)


def _person(pen: Pen) -> None:
    """The player in front: character, goods and free actions."""
    me = _front(pen)
    on_turn = me.seat in pen.v.waiting
    pen.begin_player(pen.me, WIDTH, person_height(me), on_turn, own=True, chips=pen.work_out(chips, pen.me))
    person(pen, me)


def _land(pen: Pen) -> None:
    """The own domain."""
    me = _front(pen)
    if me.land is not None:
        pen.begin("land", WIDTH, LAND_HEIGHT, css="land")
        estate(pen, me)


def _hand(pen: Pen) -> None:
    """The own cards."""
    if pen.v.seat is not None:
        pen.begin("hand", WIDTH, hand_height(pen.v))
        hand(pen, _front(pen))


def _board(pen: Pen) -> None:
    """The board of the player in front."""
    me = _front(pen)
    pen.begin("board", WIDTH, board_height(me))
    pieces(pen, me)
    columns(pen, me)


def _tracks(pen: Pen) -> None:
    """Industry and food of the player in front."""
    pen.begin("tracks", WIDTH, TRACKS_HEIGHT)
    tracks(pen, _front(pen))


def _own(pen: Pen) -> None:
    """What lies next to the own board."""
    me = _front(pen)
    pen.begin("own", WIDTH, own_height(me))
    own_things(pen, me)


def _prosperity(pen: Pen) -> None:
    """The tracks of prosperity."""
    pen.begin("prosperity", WIDTH, rows_height(6, 1, TRACK_HEIGHT) + 2 * PAD)
    prosperity(pen)


def _goals(pen: Pen) -> None:
    """Help and milestones."""
    pen.begin("goals", WIDTH, goals_height(pen))
    goals(pen)


def _tokens(pen: Pen) -> None:
    """The skill tokens."""
    pen.begin("tokens", WIDTH, skills_height(pen.v))
    skills(pen)


def _opponent(pen: Pen, seat: int) -> None:
    """The part of another player."""
    side = Side(pen.v.players[seat])
    told = pen.work_out(chips, seat)
    pen.begin_player(seat, WIDTH, opponent_height(side), seat in pen.v.waiting, chips=told)
    opponent(pen, side)
