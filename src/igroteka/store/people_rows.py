"""What a store holds about people with accounts, as plain values."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

from .rows import StoreError, TableRow, clean_id, clean_json, clean_line, clean_time

DEVICE: Final = "device"
"""The kind of the codes by which somebody signs in another device."""
LONGEST_LOGIN: Final = 64
LONGEST_EMAIL: Final = 254
_DIGEST: Final = re.compile("[0-9a-f]{64}")


@dataclass
class PersonRow:
    """Somebody with an account: what they are called, and by what they can sign in besides passkeys.

    `password` is a hash and `recovery` the digest of a code; neither leads back to what was typed. `settings`, a dictionary,
    belongs to the caller.
    """

    id: str
    name: str
    login: str | None = None
    password: str | None = field(default=None, repr=False)
    recovery: str | None = field(default=None, repr=False)
    email: str = ""
    settings: dict[str, Any] = field(default_factory=dict)
    created: float = 0.0


class PasskeyRow(NamedTuple):
    """A passkey: its id as the browser writes it, and what is needed to check its signatures."""

    id: str
    person: str
    public_key: bytes
    uses: int
    created: float
    used: float


class SessionRow(NamedTuple):
    """A device on which somebody is signed in; `id` is the digest of the secret in its cookie."""

    id: str
    person: str
    device: str
    created: float
    seen: float


class CodeRow(NamedTuple):
    """Something that is good for once; `id` is its digest."""

    id: str
    kind: str
    owner: str
    expires: float


class FailureRow(NamedTuple):
    """How often somebody has failed in a row, and when last."""

    times: int
    at: float


class TableChange(NamedTuple):
    """What becomes of a table whose owner changes."""

    config: dict[str, Any]
    guests: list[str]
    names: list[str]


ChangeTable = Callable[[TableRow], TableChange | None]
"""Makes the change of one table out of its row as it is then; None leaves it alone. It may be called again."""


def clean_digest(what: str, digest: str) -> None:
    """A SHA-256 in hexadecimal digits."""
    if not isinstance(digest, str) or not _DIGEST.fullmatch(digest):
        raise StoreError(f"{what}: found {str(digest)[:80]!r}; allowed: 64 hexadecimal digits")


def clean_person(row: PersonRow) -> None:
    """Refuse a row that one of the databases could not hold."""
    clean_id(row.id)
    clean_time("created", row.created)
    clean_json("settings", row.settings)
    for what, text, longest in (
        ("name", row.name, LONGEST_LOGIN),
        ("e-mail address", row.email, LONGEST_EMAIL),
        ("login", row.login, LONGEST_LOGIN),
    ):
        if text:
            clean_line(what, text)
            if len(text) > longest:
                raise StoreError(f"{what}: found {len(text)} characters; allowed: {longest}")
    if row.password is not None:
        clean_line("password", row.password)
    if row.recovery is not None:
        clean_digest("recovery", row.recovery)


def clean_session(row: SessionRow) -> None:
    """Refuse a session that could not be found again."""
    clean_digest("session", row.id)
    clean_id(row.person)
    clean_line("device", row.device)
