"""What the forms and addresses of being called take."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Annotated, Final

from ...store.call_rows import LONGEST_ADDRESS, PACES, WISHES
from ..calls.hooks import TEMPLATES
from ..security.inputs import Kind, one_of
from .account_forms import Line
from .forms import Form, OwnPath, Zone

DONE: Final = ("saved", "sent")
_TIME: Final = re.compile("([01][0-9]|2[0-3]):([0-5][0-9])")
_HOUR: Final = re.compile("[0-9]|1[0-9]|2[0-3]")
_CHANNEL: Final = re.compile("[0-9a-f]{32}")
_KEY: Final = re.compile("[0-9A-Za-z_-]{16,200}")
_TOKEN: Final = re.compile(r"[0-9A-Za-z_.-]{1,300}")


def _written(pattern: re.Pattern[str], written: str) -> str:
    if not pattern.fullmatch(written):
        raise ValueError
    return written


def _time(written: str) -> int:
    hour, minute = _written(_TIME, written).split(":")
    return int(hour) * 60 + int(minute)


Wish = Annotated[str, Kind("wish", one_of(*WISHES))]
Pace = Annotated[str, Kind("pace", one_of(*PACES))]
Hour = Annotated[int, Kind("hour", lambda written: int(_written(_HOUR, written)))]
Time = Annotated[int, Kind("time", _time)]
Template = Annotated[str, Kind("template", one_of(*TEMPLATES))]
Address = Annotated[str, Kind("text", lambda written: written[: LONGEST_ADDRESS + 1].strip())]
ChannelId = Annotated[str, Kind("token", lambda written: _written(_CHANNEL, written))]
PushKey = Annotated[str, Kind("subscription", lambda written: _written(_KEY, written))]
MailToken = Annotated[str, Kind("", lambda written: _written(_TOKEN, written))]
Done = Annotated[str, Kind("words", one_of(*DONE))]


@dataclass(frozen=True)
class CallsQuery:
    """What was just done on the page."""

    done: Done = ""


@dataclass(frozen=True)
class MailQuery:
    """A link out of a mail."""

    link: MailToken


@dataclass(frozen=True)
class CallForm(Form):
    """How somebody wants to be called."""

    wish: Wish = "turn"
    pace: Pace = "soon"
    hour: Hour = 9
    quiet_from: Time = 0
    quiet_to: Time = 0
    zone: Zone = "UTC"


@dataclass(frozen=True)
class MailForm(Form):
    """An address for mail."""

    address: Line = ""
    zone: Zone = "UTC"


@dataclass(frozen=True)
class HookForm(Form):
    """A webhook."""

    template: Template = "json"
    address: Address = field(default="", repr=False)
    target: Line = ""
    key: Line = field(default="", repr=False)
    zone: Zone = "UTC"


@dataclass(frozen=True)
class PushForm(Form):
    """What a browser has made for this site."""

    p256dh: PushKey
    auth: PushKey
    address: Address = field(default="", repr=False)
    zone: Zone = "UTC"


@dataclass(frozen=True)
class RenewForm(PushForm):
    """What a browser has made anew, and the address that it had before, if it knows it."""

    old: Address = field(default="", repr=False)


@dataclass(frozen=True)
class ChannelForm(Form):
    """A channel of one's own."""

    channel: ChannelId


@dataclass(frozen=True)
class TableWishForm(Form):
    """How somebody wants to be called by one table; without words as by all others."""

    wish: Wish = ""
    pace: Pace = ""
    next: OwnPath = "/"
