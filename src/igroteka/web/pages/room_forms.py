"""The forms of an invitation and of the room before a game."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Self

from ..security.inputs import Number, Seal
from .forms import Fields, Form, LongText, Name, options_of


@dataclass(frozen=True)
class JoinChoices(Form):
    """Who takes a seat: that of the invitation, or with the link of a table one of them."""

    name: Name = ""
    seal: Seal = ""
    seat: Number | None = None
    password: LongText = ""


@dataclass(frozen=True)
class JoinForm(Form):
    """Somebody who takes a seat, and what they play with there."""

    choices: JoinChoices = field(default_factory=JoinChoices)
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The form that was sent."""
        return cls(JoinChoices.read(fields), options_of(fields))


@dataclass(frozen=True)
class AboutSeat(Form):
    """Which seat a form is about."""

    seat: Number


@dataclass(frozen=True)
class MoveForm(AboutSeat):
    """A seat, and the free one to which its player changes."""

    to: Number


@dataclass(frozen=True)
class ExchangeForm(AboutSeat):
    """A seat, and the one with which its player wants to exchange it, or does not want to."""

    other: Number


@dataclass(frozen=True)
class ChooseForm(Form):
    """What a seat plays with, where seats may differ."""

    about: AboutSeat
    options: Mapping[str, str] = field(default_factory=dict)

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The form that was sent."""
        return cls(AboutSeat.read(fields), options_of(fields))


@dataclass(frozen=True)
class BidForm(AboutSeat):
    """A bid of whoever sits on a seat, who has seen so many bids before: for which seat, and how many points."""

    wanted: Number
    points: Number
    number: Number
