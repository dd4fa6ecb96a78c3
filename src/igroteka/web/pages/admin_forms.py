"""What the forms and addresses of administration take."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Final

from ...store import REGISTRATIONS
from ...store.rows import STATUSES
from ..security.inputs import Flag, Kind, Number, TableId, Token, Words, one_of
from .forms import Form, Name, OwnPath

LONGEST_ANNOUNCEMENT: Final = 500


def _announcement(written: str) -> str:
    """A text in one line; templates escape it."""
    words = " ".join("".join(c if c.isprintable() else " " for c in written).split())
    if len(words) > LONGEST_ANNOUNCEMENT:
        raise ValueError
    return words


Registration = Annotated[str, Kind("registration", one_of(*REGISTRATIONS))]
Status = Annotated[str, Kind("status", one_of(*STATUSES))]
AnnouncementText = Annotated[str, Kind("announcement", _announcement)]
NoticeAction = Annotated[str, Kind("notice", one_of("retry", "delete"))]


@dataclass(frozen=True)
class PeopleQuery:
    """Whom the operator looks for."""

    find: Words = ""


@dataclass(frozen=True)
class TablesQuery:
    """Which tables the operator looks for."""

    game: Words = ""
    status: Status = ""


@dataclass(frozen=True)
class AdminTableQuery:
    """An address of a table for the operator."""

    table: TableId


@dataclass(frozen=True)
class BanForm(Form):
    """Who is shut out, and why."""

    guest: Token
    reason: Words = ""
    name: Name = ""
    """What a guest without an account is called; that of a person is known."""
    next: OwnPath = "/admin/people"


@dataclass(frozen=True)
class PersonForm(Form):
    """Somebody, and where the operator came from."""

    guest: Token
    next: OwnPath = "/admin/people"


@dataclass(frozen=True)
class LockForm(Form):
    """Whether a table is to be locked, and where the operator came from."""

    locked: Flag = True
    next: OwnPath = "/admin/tables"


@dataclass(frozen=True)
class CloseForm(Form):
    """Where the operator came from."""

    next: OwnPath = "/admin/tables"


@dataclass(frozen=True)
class AnnouncementForm(Form):
    """What everybody is told, in each language, and for how many hours; without words nothing is."""

    en: AnnouncementText = ""
    ru: AnnouncementText = ""
    uk: AnnouncementText = ""
    hours: Number = 24


@dataclass(frozen=True)
class RegistrationForm(Form):
    """Who may make an account."""

    registration: Registration


@dataclass(frozen=True)
class NoticeForm(Form):
    """What becomes of a notice that was given up."""

    notice: Token
    do: NoticeAction = "retry"
