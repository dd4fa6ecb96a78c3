"""What learning agents are told of a position, straight from its numbers: all that the view of a seat tells, and nothing else.

What follows from the rest is left out (prices, limits of columns, open areas), and so is the order in which cards were
discarded and tokens flipped, which nothing in the game looks at.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.agenda import scene, waiting
from igroteka.core.observing import Layout, amounts, choices, flags, for_seats
from igroteka.core.viewing import seats_that_answered

from ..components.boards import (
    AREA_NAMES,
    HELP_NAMES,
    MILESTONE_SIDES,
    MILESTONES,
    MOST_CELLS,
    MOST_PLAYERS,
    PLAIN_SKILLS,
    ROUNDS,
    SCORING_DRAWN,
    SCORING_NAMES,
    SKILL_COPIES,
    SKILL_NAMES,
    SOLO_DECKS,
    SOLO_NAMES,
    SPACES,
    TRACK_NAMES,
)
from ..components.deck import CARD_NAMES
from ..components.land import EDGE_NAMES, PLACE_NAMES, SPECIALS
from ..components.vocabulary import INDUSTRIES
from ..rules.cards import SearchDeck
from ..state import SweetLandsState
from .observe_agenda import AGENDA_BLOCKS, tell_agenda
from .observe_seat import OF_EDGES, OF_PLACES, SEAT_BLOCKS, tell_exposed, tell_groups, tell_known, tell_seat

#: Layers under the deck that are told one by one; a second one is rare already.
MOST_LAYERS: Final = 4
TILES_IN_CELL: Final = 2
_CARDS: Final = len(CARD_NAMES)
_SKILLS: Final = len(SKILL_NAMES)
#: Where a card lies: in the own hand, among the cards found, in the packet, on the discard pile, in the deck that is searched,
#: in a layer under it; from PLAYED on before each seat, played or in one of its columns.
IN_HAND: Final = 1
FOUND: Final = 2
IN_PACKET: Final = 3
DISCARDED: Final = 4
IN_DECK: Final = 5
IN_LAYER: Final = 6
PLAYED: Final = 7
_PLACES_OF_SEAT: Final = 1 + len(INDUSTRIES)

_OF_CARDS: Final = "worker cards in the order of CARDS"
_OF_AREAS: Final = "action areas in the order of AREAS"
_OF_SKILLS: Final = "skill tokens in the order of SKILL_NAMES"
_OF_TRACKS: Final = "prosperity tracks in the order of TRACKS"

LAYOUT: Final = Layout(
    1,
    amounts("seats", "how many seats play; one plays against Mio", 1, MOST_PLAYERS),
    amounts("round", "the round, 0 before the first", 1, ROUNDS),
    choices("first", "the first player: 1 oneself, 2 the next seat ...", 1, MOST_PLAYERS),
    amounts("deck", "cards in the deck", 1, _CARDS),
    amounts("claimed", "milestones that are claimed", 1, MILESTONES),
    choices("mio", "Mio's cell of the help board", 1, MOST_CELLS),
    *AGENDA_BLOCKS,
    amounts("discs", "discs on the spaces", len(AREA_NAMES), max(SPACES), each=_OF_AREAS),
    flags("offer", "whether the enhanced skill token is on offer", _SKILLS, _OF_SKILLS),
    amounts("stacks", "skill tokens that are left", PLAIN_SKILLS, SKILL_COPIES, each=_OF_SKILLS),
    choices(
        "milestones", "the side that lies up: 1 a, 2 b", MILESTONES, len(MILESTONE_SIDES), "milestones 1 to 6"
    ),
    choices(
        "scoring",
        "a scoring token, in the order of SCORING_NAMES",
        SCORING_DRAWN,
        len(SCORING_NAMES),
        "tokens laid out",
    ),
    choices(
        "help",
        "a help tile, in the order of HELP_NAMES",
        MOST_CELLS * TILES_IN_CELL,
        len(HELP_NAMES),
        "tiles of the help board, two to a cell",
    ),
    flags("taken", "whether somebody has reached the last space", len(TRACK_NAMES), _OF_TRACKS),
    flags(
        "specials",
        "whether the special terrain is taken",
        len(SPECIALS),
        "special terrains in the order of SPECIALS",
    ),
    flags(
        "solo",
        "whether the solo card has been revealed",
        len(SOLO_NAMES),
        "solo cards in the order of SOLO_NAMES",
    ),
    amounts(
        "layers", "cards in the layer", MOST_LAYERS, _CARDS, each="layers under the deck, the upper one first"
    ),
    choices(
        "cards",
        "where the card lies: 1 in one's hand, 2 among the cards one has found, 3 in one's packet, 4 on the discard pile, "
        "5 in the deck that one searches, 6 in a layer under the deck that one knows, 7 before oneself, 8 to 10 in one's columns, "
        "11 to 14 the same of the next seat ...; 0 where one cannot see it",
        _CARDS,
        PLAYED + MOST_PLAYERS * _PLACES_OF_SEAT - 1,
        _OF_CARDS,
    ),
    amounts(
        "card_places",
        "which of the cards played or employed there it is, the oldest first; or which layer it is in",
        _CARDS,
        _CARDS,
        each=_OF_CARDS,
    ),
    *for_seats(MOST_PLAYERS, *SEAT_BLOCKS),
    things={
        _OF_AREAS: AREA_NAMES,
        _OF_CARDS: CARD_NAMES,
        _OF_SKILLS: SKILL_NAMES,
        _OF_TRACKS: TRACK_NAMES,
        OF_PLACES: PLACE_NAMES,
        OF_EDGES: EDGE_NAMES,
    },
)
_NO_CARDS: Final = [0] * (2 * _CARDS)
_NO_SKILLS: Final = [0] * _SKILLS
_NO_SPECIALS: Final = [0] * len(SPECIALS)
_NO_HELP: Final = [0] * (MOST_CELLS * TILES_IN_CELL)
_NO_SOLO: Final = [0] * len(SOLO_NAMES)
_NO_SCORING: Final = [0] * SCORING_DRAWN
_NO_LAYERS: Final = [0] * MOST_LAYERS
_PER_SEAT: Final = sum([block.count for block in SEAT_BLOCKS])
#: What is told of the seats that are not there, by the number of those that are.
_ABSENT: Final = [[0] * (_PER_SEAT * (MOST_PLAYERS - seats)) for seats in range(MOST_PLAYERS + 1)]


def observe(s: SweetLandsState, seat: int) -> list[int]:
    """§SL-4.1.1, §SL-4.1.2, §SL-4.1.3 What a seat may know of a position, in the numbers of LAYOUT."""
    mine = scene(s, seat)
    assert isinstance(mine, SweetLandsState)
    seats = s.seats
    first = (s.first - seat + seats) % seats + 1
    out: list[int] = [seats, s.round, first, s.deck_size(), s.claimed, s.mio + 1]
    tell_agenda(s, mine, seat, out)
    _tell_table(s, out)
    _tell_cards(s, mine, seat, out)
    asked = [0] * seats
    for i in waiting(s):
        if i >= 0:
            asked[i] = 1
    done = seats_that_answered(s, seats)
    tell_seat(mine, seat, asked[seat], int(done[seat]), out)
    tell_groups(mine.known[seat], seat, seats, out)
    tell_known(mine.known[seat], out)
    own = mine.players[seat].hand + mine.packets[seat]
    for i in range(seat + 1, seat + seats):
        other = i if i < seats else i - seats
        tell_seat(s, other, asked[other], int(done[other]), out)
        tell_groups(s.known[other], seat, seats, out)
        tell_exposed(mine.known[other], own, out)
    out += _ABSENT[seats]
    return out


def _tell_table(s: SweetLandsState, out: list[int]) -> None:
    """What lies on the table for all, from `discs` to `layers`."""
    out += s.discs
    _tell_bits(s.offer, _NO_SKILLS, out)
    out += s.stacks
    out += s.milestones
    at = len(out)
    out += _NO_SCORING
    for token in s.scoring:
        out[at] = token + 1
        at += 1
    at = len(out)
    out += _NO_HELP
    for tiles in s.help:
        for i in range(len(tiles)):
            out[at + i] = tiles[i] + 1
        at += TILES_IN_CELL
    out += s.taken
    _tell_bits(s.specials, _NO_SPECIALS, out)
    at = len(out)
    out += _NO_SOLO
    if s.seats == 1:
        for i in range(len(SOLO_DECKS)):
            for card in SOLO_DECKS[i]:
                if card not in s.solo[i]:
                    out[at + card] = 1
    at = len(out)
    out += _NO_LAYERS
    for _, cards in s.under[:MOST_LAYERS]:
        out[at] = len(cards)
        at += 1


def _tell_bits(bits: int, none: list[int], out: list[int]) -> None:
    """Yes and no by the bits of a number, as many as `none` has."""
    if not bits:
        out += none
        return
    for i in range(len(none)):
        out.append(bits >> i & 1)


def _tell_cards(s: SweetLandsState, mine: SweetLandsState, seat: int, out: list[int]) -> None:
    """Where the cards lie that the seat can see."""
    at = len(out)
    out += _NO_CARDS
    me = mine.players[seat]
    for card in s.discard:
        out[at + card] = DISCARDED
    for card in me.hand:
        out[at + card] = IN_HAND
    for card in me.found:
        out[at + card] = FOUND
    for card in mine.packets[seat]:
        out[at + card] = IN_PACKET
    if s.agenda:
        top = s.agenda[-1]
        if isinstance(top, SearchDeck) and top.me == seat:
            for card in s.deck:
                out[at + card] = IN_DECK
    for i, (owner, cards) in enumerate(s.under):
        if owner == seat:
            _tell_row(cards, IN_LAYER, i + 1, 0, out, at)
    seats = s.seats
    where = PLAYED
    for i in range(seat, seat + seats):
        p = s.players[i if i < seats else i - seats]
        _tell_row(p.played, where, 1, 1, out, at)
        where += 1
        for column in p.columns:
            _tell_row(column, where, 1, 1, out, at)
            where += 1


def _tell_row(cards: tuple[int, ...], where: int, first: int, step: int, out: list[int], at: int) -> None:
    """Cards that lie in one place, and their numbers there."""
    number = first
    for card in cards:
        out[at + card] = where
        out[at + _CARDS + card] = number
        number += step
