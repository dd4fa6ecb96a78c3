"""What the forms and addresses of tournaments take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from ...tournaments import KINDS
from ..security.inputs import Flag, Kind, Number, TableId, Words, one_of
from ..tournaments.terms import FILLERS
from .forms import ClockWritten, Form

TournamentKind = Annotated[str, Kind("tournament", one_of(*KINDS))]
Filler = Annotated[str, Kind("filler", one_of(*FILLERS))]


@dataclass(frozen=True)
class TournamentQuery:
    """An address of a tournament."""

    tournament: TableId


@dataclass(frozen=True)
class NewTournamentForm(Form):
    """A tournament as its organiser wants it."""

    name: Words = ""
    kind: TournamentKind = "swiss"
    seats: Number = 2
    size: Number = 8
    rounds: Number = 0
    clock: ClockWritten = "each-1440"
    bot: Filler = ""
    rated: Flag = False
    unlisted: Flag = False


@dataclass(frozen=True)
class EntrantForm(Form):
    """Somebody who takes part."""

    player: Number
