"""What the forms and addresses of tournaments take."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Annotated, Self

from ...tournaments import KINDS
from ..security.inputs import Flag, Kind, Number, TableId, Words, one_of
from ..tournaments.terms import FILLERS
from .forms import ClockWritten, Fields, Form, options_of

TournamentKind = Annotated[str, Kind("tournament", one_of(*KINDS))]
Filler = Annotated[str, Kind("filler", one_of(*FILLERS))]


@dataclass(frozen=True)
class TournamentQuery:
    """An address of a tournament."""

    tournament: TableId


@dataclass(frozen=True)
class TournamentChoices(Form):
    """A tournament as its organiser wants it, whatever its game."""

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
class NewTournamentForm(Form):
    """The same with options of the game, which hold at all tables."""

    choices: TournamentChoices = field(default_factory=TournamentChoices)
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The form that was sent."""
        return cls(TournamentChoices.read(fields), options_of(fields))


@dataclass(frozen=True)
class EntrantForm(Form):
    """Somebody who takes part."""

    player: Number
