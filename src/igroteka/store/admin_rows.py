"""What a store holds for the operator of a site, as plain values."""

from __future__ import annotations

from typing import Final, NamedTuple

from .people_rows import PersonRow

REGISTRATIONS: Final = ("open", "invited", "closed")
"""Who may make an account: everybody, whoever has an invitation, or nobody."""
INVITATION: Final = "invitation"
"""The kind of codes that let somebody make an account."""


class BanRow(NamedTuple):
    """Somebody who is shut out: a person or a guest, the name that they had then, and why."""

    guest: str
    name: str
    reason: str = ""
    at: float = 0.0


class ErrorRow(NamedTuple):
    """Something that has failed: what, by which kind of error, where in the program, how often and when."""

    event: str
    error: str
    place: str
    times: int
    first: float
    last: float


class FoundPerson(NamedTuple):
    """Somebody as the operator finds them."""

    person: PersonRow
    devices: int
    """On how many devices they are signed in."""
    seen: float
    """When one of these was used last; 0 if there is none."""
    is_admin: bool


class FailedNotice(NamedTuple):
    """A notice that was given up: what for, over which kind of channel, to whom, and why."""

    id: str
    kind: str
    channel: str
    name: str
    tries: int
    failed: float
    error: str


class TableCount(NamedTuple):
    """How many tables of a game have a status."""

    game: str
    status: str
    tables: int


class Announcement(NamedTuple):
    """What everybody is told on every page until a time of day, by language."""

    texts: dict[str, str]
    ends: float
