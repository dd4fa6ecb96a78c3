"""What the forms and addresses of accounts take."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Annotated, Final

from ..people.preferences import CONFIRMS, STAYS, SWITCHED, preferences_of
from ..people.profiles import SEEN_BY
from ..security.inputs import Flag, Kind, Token, one_of
from .forms import Form, LongText, OwnPath

LONGEST_LINE: Final = 300
LONGEST_ID: Final = 1400
OTHERS: Final = "others"
"""How a form says that all sessions but this one are meant."""
_DIGEST: Final = re.compile("[0-9a-f]{64}")
_CODE: Final = re.compile("[0-9a-z]{28}")


def _line(written: str) -> str:
    """A line of text as it was typed. What is wrong with it is told on the page where it was typed."""
    return written[:LONGEST_LINE]


def _session(written: str) -> str:
    if not _DIGEST.fullmatch(written):
        one_of(OTHERS)(written)
    return written


def _key_id(written: str) -> str:
    if not re.fullmatch(f"[0-9A-Za-z_-]{{1,{LONGEST_ID}}}", written):
        raise ValueError
    return written


def _code(written: str) -> str:
    if not _CODE.fullmatch(written):
        raise ValueError
    return written


Line = Annotated[str, Kind("text", _line)]
SessionId = Annotated[str, Kind("session", _session)]
KeyId = Annotated[str, Kind("token", _key_id)]
SeenBy = Annotated[str, Kind("seen-by", one_of(*SEEN_BY))]
Confirm = Annotated[str, Kind("confirm", one_of(*CONFIRMS))]
Stay = Annotated[str, Kind("stay", one_of(*STAYS))]
Switch = Annotated[str, Kind("switch", one_of(*SWITCHED))]
DeviceCode = Annotated[str, Kind("", _code)]


@dataclass(frozen=True)
class DeviceQuery:
    """A link to another device."""

    code: DeviceCode


@dataclass(frozen=True)
class SignInQuery:
    """Where somebody wants to go when they are signed in."""

    next: OwnPath = "/"


@dataclass(frozen=True)
class InvitedQuery:
    """The page of a person, perhaps with an invitation to make an account."""

    invitation: Line = ""


@dataclass(frozen=True)
class StandingForm(Form):
    """Who sees the profile of a person, and whether they are in rankings."""

    profile: SeenBy = SEEN_BY[0]
    ranked: Flag = False


@dataclass(frozen=True)
class SettingsForm(Form):
    """What a person has chosen for their pages; what is missing stays as it is."""

    confirm: Confirm | None = None
    stay: Stay | None = None
    single: Switch | None = None
    sound: Switch | None = None
    motion: Switch | None = None
    cards: Switch | None = None
    onetap: Switch | None = None
    slow: Switch | None = None
    keys: Switch | None = None

    @property
    def chosen(self) -> dict[str, str]:
        """What has been sent."""
        return preferences_of(vars(self))


@dataclass(frozen=True)
class AccountForm(Form):
    """A new account with a name and a password, or another password for one."""

    login: Line = ""
    password: Line = field(default="", repr=False)
    current: Line = field(default="", repr=False)
    email: Line = ""
    invitation: Line = field(default="", repr=False)


@dataclass(frozen=True)
class SignInForm(Form):
    """Somebody who signs in."""

    login: Line = ""
    password: Line = field(default="", repr=False)
    next: OwnPath = "/"


@dataclass(frozen=True)
class CodeForm(Form):
    """Somebody who has only their recovery code."""

    code: Line = field(default="", repr=False)


@dataclass(frozen=True)
class PasskeyForm(Form):
    """The answer of a device that was asked for a passkey."""

    ask: Token = ""
    answer: LongText = field(default="", repr=False)
    next: OwnPath = "/"
    invitation: Line = field(default="", repr=False)


@dataclass(frozen=True)
class PasskeyIdForm(Form):
    """A passkey of one's own."""

    key: KeyId = ""


@dataclass(frozen=True)
class SessionForm(Form):
    """A device of one's own, or all others."""

    session: SessionId


@dataclass(frozen=True)
class SureForm(Form):
    """Something that cannot be taken back."""

    sure: Flag = False


@dataclass(frozen=True)
class BothForm(Form):
    """Whether somebody wants both seats where they have two."""

    both: Flag = False
