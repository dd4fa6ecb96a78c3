"""What comes from outside becomes a typed value here, before any rule of access is applied to it.

Every value arrives as text. Its kind says how it must be written, so that nobody can ask for one thing and be
given another: a number, for instance, has one way to be written. A model names the values that an address or a form takes;
`read` makes one of what was sent, or refuses it with what was found and what is allowed. (Libraries for this
take " 1", "+1" or "01" for 1, and have no messages for people in three languages.)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, fields
from typing import Annotated, Any, Final, NamedTuple, TypeVar, get_args, get_type_hints

from ...core import Game, Seat, Text, UnknownGame, game
from ...core.languages import LANGUAGES
from ...ledger.rules import SOURCES
from ...match.seed import is_seal, is_share
from ...store.rows import is_id
from ...texts import speaker
from ..errors import NoSuch, Refused

M = TypeVar("M")
_NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,8}")
_HOST: Final = re.compile(r"([A-Za-z0-9._-]{1,253}|\[[0-9A-Fa-f:.]{2,45}\])(?::[0-9]{1,5})?")
LINK: Final = r"[0-9A-Za-z_-]{1,64}\.[0-9a-zA-Z]{8,64}"
"""A link as it is written: an id and a secret."""
MOST: Final = 999_999_999
"""The largest number that can be sent."""
_LINK: Final = re.compile(LINK)
NO_SEAT: Final = frozenset({"null", "None"})
"""How a page writes that no seat is meant; an empty value means the same."""
LONGEST_SEARCH: Final = 100
LONGEST_TOKEN: Final = 500
LONGEST_LINK: Final = 4000
"""Characters of a position that stands in an address."""
DECISIONS_KIND: Final = "decisions"
RULE_KINDS: Final = (DECISIONS_KIND, *SOURCES[1:])
"""What rules can be asked for apart from all: those that are our decisions, and those of each kind with a mark."""
QUOTED: Final = 20
"""Characters of an unreadable value that are quoted to its sender."""


def whole_number(written: str) -> int | None:
    """A number from 0 to 999,999,999 in ASCII digits without sign, spaces or leading zeros; None for anything else."""
    return int(written) if _NUMBER.fullmatch(written) else None


def host_name(header: str) -> str | None:
    """The name in a Host header, in small letters and without brackets; None if the header is not well-formed."""
    match = _HOST.fullmatch(header)
    return match[1].strip("[]").lower() if match else None


def bearer_key(header: str) -> str:
    """The key in an Authorization header, nothing if it holds none."""
    kind, _, key = header.partition(" ")
    return key.strip() if kind.lower() == "bearer" else ""


class Link(NamedTuple):
    """What an invitation, a seat on another device or a spectator holds: a table, and a secret of it."""

    table: str
    secret: str

    def __str__(self) -> str:
        return f"{self.table}.{self.secret}"

    @classmethod
    def read(cls, written: str) -> Link:
        """The link that was written; ValueError if it can be none."""
        if not _LINK.fullmatch(written):
            raise ValueError
        return cls(*written.split("."))


# ---------------------------------------------------------------- kinds of values


@dataclass(frozen=True)
class Kind:
    """How a kind of value is written. `read` raises ValueError for what is not; `websay-allowed-NAME` says what is allowed.

    A kind without a name stands in addresses: one that is not well-formed leads nowhere.
    """

    name: str
    read: Callable[[str], object]
    blank: bool = True
    """Whether an empty value is the same as none: forms send all their fields."""


def _number(written: str) -> int:
    number = whole_number(written)
    if number is None:
        raise ValueError
    return number


def _seat(written: str) -> Seat | None:
    return None if written in NO_SEAT else _number(written)


def one_of(*words: str) -> Callable[[str], str]:
    """A reader of some words and nothing else."""

    def read(written: str) -> str:
        return _require(written, written in words)

    return read


def _require(written: str, is_right: bool) -> str:
    if not is_right:
        raise ValueError
    return written


def _flag(written: str) -> bool:
    return one_of("0", "1", "on")(written) != "0"


def _game(written: str) -> Game:
    try:
        return game(written)
    except UnknownGame:
        raise ValueError from None


def _words(written: str) -> str:
    return " ".join("".join(c if c.isprintable() else " " for c in written).split())[:LONGEST_SEARCH]


Number = Annotated[int, Kind("number", _number, blank=False)]
SeatNumber = Annotated[Seat | None, Kind("seat", _seat)]
Language = Annotated[str, Kind("language", one_of(*LANGUAGES))]
Flag = Annotated[bool, Kind("flag", _flag)]
Words = Annotated[str, Kind("words", _words)]
RuleKind = Annotated[str, Kind("rules", one_of(*RULE_KINDS))]
Token = Annotated[str, Kind("token", lambda written: _require(written, len(written) <= LONGEST_TOKEN))]
Seal = Annotated[str, Kind("seal", lambda written: _require(written, is_seal(written)))]
Share = Annotated[str, Kind("share", lambda written: _require(written, is_share(written)))]
Shared = Annotated[str, Kind("shared", lambda written: _require(written, len(written) <= LONGEST_LINK))]
TableId = Annotated[str, Kind("", lambda written: _require(written, is_id(written)))]
LinkTo = Annotated[Link, Kind("", Link.read)]
GameOf = Annotated[Game, Kind("", _game)]


# ---------------------------------------------------------------- models


class Value(NamedTuple):
    """A value of a model: the name it is sent by, and how it is written."""

    field: str
    name: str
    kind: Kind
    needed: bool


_VALUES: Final[dict[type[object], tuple[Value, ...]]] = {}
"""The values of every model that was asked for."""


def values_of(model: type[Any]) -> tuple[Value, ...]:
    """The values that a model takes. A field with the metadata {"name": "from"} is sent as `from`."""
    if model in _VALUES:
        return _VALUES[model]
    hints = get_type_hints(model, include_extras=True)
    values: list[Value] = []
    for field in fields(model):
        needed = field.default is MISSING and field.default_factory is MISSING
        name = str(field.metadata.get("name", field.name))
        values.append(Value(field.name, name, _kind(hints[field.name]), needed))
    _VALUES[model] = tuple(values)
    return _VALUES[model]


def _kind(hint: object) -> Kind:
    """The kind of a field's type, also where it is optional."""
    kinds = [one for one in getattr(hint, "__metadata__", ()) if isinstance(one, Kind)]
    kinds += [_kind(inner) for inner in get_args(hint) if hasattr(inner, "__metadata__")]
    return kinds[0]


def read(model: type[M], sent: Iterable[tuple[str, str]]) -> M:
    """A model out of what was sent. Names that the model does not have are ignored."""
    values = {value.name: value for value in values_of(model)}
    written: dict[str, str] = {}
    for name, text in sent:
        if name in values and name in written:
            raise duplicate_value(name)
        written[name] = text
    typed: dict[str, Any] = {}
    for name, value in values.items():
        text = written.get(name, "")
        if text or value.needed or (name in written and not value.kind.blank):
            typed[value.field] = _read_value(name, value.kind, text)
    return model(**typed)


def _read_value(name: str, kind: Kind, text: str) -> object:
    try:
        return kind.read(text)
    except ValueError:
        if not kind.name:
            raise NoSuch(f"{name}: found something that leads nowhere") from None
        raise unreadable_value(name, text, Text(f"websay-allowed-{kind.name}")) from None


def unreadable_value(name: str, found: str, allowed: Text) -> Refused:
    """The refusal of a value that is not written as it must be."""
    quoted = repr(found[:QUOTED])
    detail = f"{name}: found {quoted}; allowed: {speaker(None, 'en')(allowed)}"
    return Refused("input", detail, name=name, found=quoted, allowed=allowed)


def duplicate_value(name: str) -> Refused:
    """The refusal of a value that comes twice: two readers could take two different ones."""
    return unreadable_value(name, "…", Text("websay-allowed-once"))
