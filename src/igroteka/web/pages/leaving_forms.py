"""The forms of those who leave a table or delete it."""

from __future__ import annotations

from dataclasses import dataclass

from ..security.inputs import Number
from .forms import Form, OwnPath


@dataclass(frozen=True)
class DeleteForm(Form):
    """Where somebody goes who has deleted a table."""

    next: OwnPath = "/"


@dataclass(frozen=True)
class LeaveForm(Form):
    """The seat of the person who takes the table over, where its host stands up."""

    heir: Number | None = None
