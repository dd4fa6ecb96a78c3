"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from igroteka.core.data import no_move
from igroteka.core.errors import bad_data
from igroteka.core.frames import Frame, Together
from igroteka.core.moves import Move
from igroteka.core.text import phrase

from ..components.board import BRAMBLE, TERRITORIES
from ..components.layout import OFF_BOARD
from ..components.players import TRACK
from ..components.secrets import DEALT
from ..fields import IN_DECK
from ..state import ANYWHERE, NO_CARD, GardenNationState, blank
from .projects import Claim, OpenProject, claims
from .refusals import liftable
from .rounds import Prepare, Round
from .setup import Deal, FirstPlayer, Lay, SetUp
from .turn import Action, ChooseNext, HandOver, Transfer, Turn

_TURN: Final = "Turn|HandOver|ChooseNext|Action|Transfer|(?:Action|HandOver) (?:Claim|OpenProject)"
_PLAY: Final = f"Round|Prepare(?: Control(?: (?:{_TURN}))?)?"
_END: Final = "(?:FinalScoring(?: Control)?)?"
_CHEAPEST: Final = min([min(t.costs) for t in TERRITORIES])


def check_agenda(s: GardenNationState) -> None:
    """Refuse an agenda that the rules cannot have laid out on this position."""
    for i in range(len(s.agenda)):
        _check_frame(s, i)
    names = " ".join([type(f).__name__ for f in s.agenda])
    if names == "SetUp" or names.startswith("Round Together"):
        _check_set_up(s)
    elif not re.fullmatch(f"{_PLAY}|{_END}", names):
        raise bad_data("agenda", repr(names[:200]), phrase("frames in the order of the rules"))
    elif not s.layout.complete():
        raise bad_data("territories", phrase("a game in play"), phrase("only after the whole set-up"))
    elif any(s.hand):
        raise bad_data("hand", phrase("a game in play"), phrase("only after the whole set-up"))
    else:
        _check_markers(s)
    if s.agenda and s.crane == OFF_BOARD and (any(s.floors) or min(s.population) <= _CHEAPEST):
        raise bad_data(
            "crane", "0", phrase("only on an empty board, with more than {n} inhabitants each", n=_CHEAPEST)
        )


# ---------------------------------------------------------------- the set-up


def _check_set_up(s: GardenNationState) -> None:
    """The agenda is what is left of the whole set-up, and the table shows what has been done of it."""
    begun = not isinstance(s.agenda[0], SetUp)
    fresh = blank(s.seats, s.options, [])
    SetUp().run(fresh)
    left = s.agenda if begun else fresh.agenda
    sealed = s.agenda[1] if begun else None
    if [_bare(f) for f in left] != [_bare(f) for f in fresh.agenda[: len(left)]]:
        raise bad_data("agenda", phrase("another set-up"), phrase("the last steps of the one in the rules"))
    if isinstance(sealed, Together):
        _check_answers(sealed, len(left) == 2)
    if s.crane != OFF_BOARD or any(s.floors) or any(k != BRAMBLE for k in _tokens(s)) or s.round:
        raise bad_data("agenda", phrase("a set-up on a table in play"), phrase("an untouched table"))
    if any(s.kept) or any(s.rejected) or any(at >= 0 for at in s.project):
        raise bad_data(
            "agenda", phrase("a set-up with cards in play"), phrase("open projects and hands only")
        )
    lays = [f.slot for f in left if isinstance(f, Lay)]
    if [slot for slot, t in enumerate(s.layout.territory) if t == OFF_BOARD] != sorted(lays):
        raise bad_data("territories", phrase("{n} to lay", n=len(lays)), phrase("one for each empty place"))
    places = [f.place for f in left if isinstance(f, OpenProject)]
    if [place for place, card in enumerate(s.open) if card == NO_CARD] != sorted(places):
        raise bad_data("open", phrase("{n} to open", n=len(places)), phrase("one for each empty place"))
    for seat in range(s.seats):
        deals = len([f for f in left if isinstance(f, Deal) and f.me == seat])
        if len(s.hand[seat]) + deals != DEALT:
            raise bad_data(
                f"hand[{seat}]",
                phrase("{n} cards and {count} deals", n=len(s.hand[seat]), count=deals),
                phrase("{n} in all", n=DEALT),
            )
    if begun and not any(isinstance(f, FirstPlayer) for f in left):
        _check_start(s)


def _bare(f: Frame) -> Frame:
    """A frame without the answers in it."""
    return Together(f.seats, f.lanes, ()) if isinstance(f, Together) else f


def _check_answers(f: Together, asked: bool) -> None:
    """Sealed answers are lists of moves, one list for each seat; there are none before the question."""
    if type(f.said) is not tuple or len(f.said) != len(f.seats):
        raise bad_data("agenda: Together.said", phrase("no list for each seat"), phrase("lists of moves"))
    for said in f.said:
        if type(said) is not tuple or (said and not asked) or not all(isinstance(m, Move) for m in said):
            raise bad_data(
                "agenda: Together.said", phrase("no answers"), phrase("lists of moves to a question")
            )


def _tokens(s: GardenNationState) -> list[int]:
    """What lies on the bramble zones."""
    return [kind for kind, printed in zip(s.kind, s.layout.kind, strict=True) if printed == BRAMBLE]


# ---------------------------------------------------------------- the turn-order track


def _check_markers(s: GardenNationState) -> None:
    """Whoever has the turn is on the newest space; the others are where their last turn has left them."""
    top = s.agenda[2] if len(s.agenda) > 2 else None
    if isinstance(top, (Turn, HandOver, ChooseNext, Action, Transfer)):
        _check_turn(s, top.me)
    elif s.agenda and isinstance(s.agenda[0], Prepare):
        _check_turn(s, _on(s, len(TRACK[s.seats]) - 1))
    elif s.agenda and isinstance(s.agenda[0], Round):
        _check_start(s)


def _check_start(s: GardenNationState) -> None:
    """§GN-4.2.7 Before a round one marker is on space 1, and that of a second player of two on space 2."""
    _check_turn(s, _on(s, 1))


def _on(s: GardenNationState, space: int) -> int:
    """The seat on a space."""
    if space not in s.space:
        raise bad_data("space", str(s.space), phrase("a marker on space {n}", n=space))
    return s.space.index(space)


def _check_turn(s: GardenNationState, me: int) -> None:
    """§GN-4.4.6, §GN-4.4.7 The markers as they lie in the turn of a seat."""
    mine = s.space[me]
    if s.seats == 2:
        sound = mine > 0 and s.space[1 - me] == (mine - 1 if mine > 1 else 2)
    else:
        used = sorted([space for space in s.space if space])
        sound = mine > 0 and used == list(range(1, mine + 1))
    if not sound:
        raise bad_data(
            "space",
            phrase("{name} in the turn of seat {n}", name=str(s.space), n=me),
            phrase("markers in order of play"),
        )


# ---------------------------------------------------------------- single frames


def _check_frame(s: GardenNationState, i: int) -> None:
    """What a frame needs on the table; the numbers in it are already within bounds."""
    f = s.agenda[i]
    if isinstance(f, Action):
        if f.only != ANYWHERE and not f.used:
            raise bad_data("agenda: Action.only", phrase("{name} without a ploy", name=f.only), str(ANYWHERE))
        if f.used and i + 1 < len(s.agenda):
            raise bad_data("agenda: Action.used", phrase("true for a later action"), "false")
    elif isinstance(f, Transfer):
        if not liftable(s, f.me, f.zone):
            raise no_move(f, phrase("an own roof that fits elsewhere"))
    elif isinstance(f, Claim):
        if not claims(s, f.me, f.zone):
            raise bad_data("agenda: Claim.zone", phrase("no project to claim"), phrase("a complete pattern"))
        turn = s.agenda[i - 1] if i else None
        if isinstance(turn, (Action, HandOver)) and turn.me != f.me:
            raise bad_data("agenda: Claim.me", phrase("another seat"), phrase("the one that has the turn"))
    elif isinstance(f, OpenProject) and (s.open[f.place] != NO_CARD or IN_DECK not in s.project):
        raise bad_data("agenda: OpenProject.place", phrase("no need"), phrase("an empty place and a deck"))
