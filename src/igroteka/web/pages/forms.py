"""The forms of pages: what was sent becomes typed values, or a sentence about what cannot be read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Annotated, Final, Self
from urllib.parse import urlsplit

from starlette.datastructures import FormData, UploadFile

from ...bots import bots
from ...core import Game, Text
from ...core.errors import bad_option
from ...core.game import bad_seats, default_seats
from ...core.text import phrase
from ...store import StoreError
from ...store.call_rows import is_zone
from ...store.rows import clean_note
from ..errors import Refused
from ..people.passwords import table_password
from ..security import inputs
from ..security.guests import THEMES, Guest, clean_name
from ..security.inputs import (
    Flag,
    Kind,
    Language,
    Number,
    Seal,
    Share,
    Token,
    duplicate_value,
    one_of,
    unreadable_value,
)
from ..tables import fairness, seats
from ..tables.clock_rules import OUTS, ClockRule, clean_clock, clean_holidays, clock_rule
from ..tables.config import SeatConfig
from ..tables.lessons import FIRST

if TYPE_CHECKING:
    from .visit import Visit

LARGEST_PART: Final = 1024 * 1024
MOST_FIELDS: Final = 200
_OF_SEAT: Final = re.compile(r"(seat|name|option-[a-z0-9_]+)-(0|[1-9][0-9]?)")
_LESSON: Final = re.compile(r"[a-z_]{1,40}")

Fields = Mapping[str, str]
"""The fields of a form as they were sent, each once."""


async def receive_fields(visit: Visit) -> Fields:
    """The fields of a form that our own page has sent; files are read as text."""
    fields: dict[str, str] = {}
    form: FormData
    async with visit.form(MOST_FIELDS, LARGEST_PART) as form:
        if not visit.registry.guest_cookies.is_form_of(visit.guest, form.get("csrf")):
            raise Refused("form", "the form is too old or belongs to somebody else")
        for name, value in form.multi_items():
            if name in fields:
                raise duplicate_value(name)
            fields[name] = await _read_file(name, value) if isinstance(value, UploadFile) else value
    return fields


async def _read_file(name: str, file: UploadFile) -> str:
    try:
        return (await file.read()).decode("utf-8")
    except UnicodeDecodeError:
        raise unreadable_value(name, "bytes", Text("websay-allowed-text")) from None


def own_path(wanted: str) -> str:
    """An address of this site and no other. Browsers take a backslash for a slash, so none is allowed."""
    parts = urlsplit(wanted)
    path = parts.path
    if not path.startswith("/") or path.startswith("//") or "\\" in path or not wanted.isprintable():
        return "/"
    return path + (f"?{parts.query}" if parts.query else "")


def seat_kind(written: str) -> str:
    """Who sits on a seat of a new table: "me", "local", "open" or "bot:NAME"."""
    kind, _, name = written.partition(":")
    if written not in seats.KINDS and (kind != "bot" or name not in bots()):
        raise ValueError
    return written


def zone_name(written: str) -> str:
    """The name of a time zone."""
    if not is_zone(written):
        raise ValueError
    return written


def note_text(written: str) -> str:
    """A note, with the ends of lines that stores keep."""
    text = written.replace("\r\n", "\n").strip()
    try:
        clean_note(text)
    except StoreError:
        raise ValueError from None
    return text


def lesson_name(written: str) -> str:
    """The name of a lesson as its file may be called."""
    if not _LESSON.fullmatch(written):
        raise ValueError
    return written


Name = Annotated[str, Kind("name", clean_name)]
LessonName = Annotated[str, Kind("words", lesson_name)]
OwnPath = Annotated[str, Kind("path", own_path)]
LongText = Annotated[str, Kind("text", str)]
SeatKind = Annotated[str, Kind("seat-kind", seat_kind)]
ClockWritten = Annotated[str, Kind("clock", clean_clock)]
Holidays = Annotated[tuple[str, ...], Kind("holidays", clean_holidays)]
Out = Annotated[str, Kind("out", one_of(*OUTS))]
Zone = Annotated[str, Kind("zone", zone_name)]
TablePassword = Annotated[str, Kind("table-password", table_password)]
Note = Annotated[str, Kind("note", note_text)]
Theme = Annotated[str, Kind("theme", one_of(*THEMES))]
Seating = Annotated[str, Kind("seating", one_of("come", "lot", "bids"))]
Sides = Annotated[str, Kind("sides", one_of("players", "host"))]
Button = Annotated[str, Kind("do", one_of("look", "start"))]


@dataclass(frozen=True)
class Form:
    """A form without fields of its own: whoever sends it agrees."""

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The form that was sent."""
        return inputs.read(cls, fields.items())


@dataclass(frozen=True)
class LessonForm(Form):
    """Which lesson begins."""

    lesson: LessonName = FIRST


@dataclass(frozen=True)
class MeForm(Form):
    """The name and the language of a visitor, and where they came from."""

    name: Name = ""
    lang: Language | None = None
    theme: Theme | None = None
    next: OwnPath = "/"


@dataclass(frozen=True)
class HideForm(Form):
    """Whether a table is to be off one's list, and where somebody came from."""

    hidden: Flag = True
    next: OwnPath = "/"


@dataclass(frozen=True)
class SeatForm(Form):
    """Who is to take an open seat."""

    seat: Number
    kind: SeatKind
    name: Name = ""


@dataclass(frozen=True)
class NoteForm(Form):
    """What somebody notes for themselves about a table."""

    text: Note = ""


@dataclass(frozen=True)
class FreeForm(Form):
    """Whose seat is to be free, and whether they may come back."""

    seat: Number
    block: Flag = False


@dataclass(frozen=True)
class MuteForm(Form):
    """Who is to be silent in the chat, or may speak again."""

    seat: Number
    muted: Flag = True


@dataclass(frozen=True)
class HushForm(Form):
    """Whether spectators are to be silent among themselves, too."""

    hushed: Flag = True


@dataclass(frozen=True)
class SwapForm(Form):
    """The seat that changes places with the one before it."""

    seat: Number


@dataclass(frozen=True)
class UploadForm(Form):
    """A log or a position, as a file or as text."""

    file: LongText = ""
    text: LongText = ""

    @property
    def content(self) -> str:
        """What was uploaded."""
        return self.file or self.text


# ---------------------------------------------------------------- a new table


@dataclass(frozen=True)
class EditForm(Form):
    """A form of a position that is being edited, and what the editor wants to see."""

    text: LongText = ""
    seat: Number = 0
    short: Flag = False
    shape: Token = ""


@dataclass(frozen=True)
class TableChoices(Form):
    """What is chosen for a new table as a whole. What is missing stays as it is by default."""

    seats: Number | None = None
    clock: ClockWritten = "none"
    out: Out = "bot"
    weekends: Flag = False
    holidays: Holidays = ()
    zone: Zone = "UTC"
    public: Flag = False
    seating: Seating = "come"
    """How seats are given: as people come, by lot, or by bids."""
    sides: Sides = "players"
    recorded: Flag = False
    rated: Flag = False
    password: TablePassword = ""
    seed: LongText = ""
    draft: Token = ""
    seal: Seal = ""
    share: Share = ""
    name: Name | None = None
    do: Button = ""
    anew: Flag = False

    def for_recording(self) -> Self:
        """The same without what only concerns people who play with the server; a form sends it although it is hidden."""
        return replace(self, clock="none", seating="come", rated=False, password="", seed="")


@dataclass(frozen=True)
class NewTableForm(Form):
    """What somebody has chosen for a new table, whatever its game."""

    choices: TableChoices = field(default_factory=TableChoices)
    kinds: Mapping[int, str] = field(default_factory=dict)
    """Who sits where."""
    names: Mapping[int, str] = field(default_factory=dict)
    options: Mapping[str, str] = field(default_factory=dict)
    options_of_seats: Mapping[tuple[str, int], str] = field(default_factory=dict)
    uploaded: str = ""
    """A position, as a file or as text."""
    problem: Refused | None = None
    """What cannot be read, for the page that shows the form again."""

    @classmethod
    def read(cls, fields: Fields) -> Self:
        """The form that was sent, with its problem if it has one."""
        uploaded = UploadForm.read(fields).content
        try:
            choices = TableChoices.read(fields)
            of_seats = {(m[1], int(m[2])): fields[m[0]] for name in fields if (m := _OF_SEAT.fullmatch(name))}
            kinds = {seat: read_kind(seat, of_seats[what, seat]) for what, seat in of_seats if what == "seat"}
        except Refused as refused:
            return cls(uploaded=uploaded, problem=refused)
        return cls(
            choices,
            kinds,
            {seat: clean_name(written) for (what, seat), written in of_seats.items() if what == "name"},
            options_of(fields),
            {
                (what[7:], seat): value
                for (what, seat), value in of_seats.items()
                if what.startswith("option-")
            },
            uploaded,
        )


def options_of(fields: Fields) -> dict[str, str]:
    """The options of a game as a form names them; the game says which there are."""
    return {name[7:]: value for name, value in fields.items() if name.startswith("option-") and value}


def read_kind(seat: int, written: str) -> str:
    """Who sits on a seat; refused with what is allowed."""
    try:
        return seat_kind(written)
    except ValueError:
        raise unreadable_value(f"seat-{seat}", written, Text("websay-allowed-seat-kind")) from None


@dataclass
class TableSetUp:
    """A new table of a game; also what the form shows when it comes back."""

    count: int
    kinds: list[str]
    names: list[str]
    options: dict[str, str] = field(default_factory=dict)
    choices: TableChoices = field(default_factory=TableChoices)

    @classmethod
    def default(cls, g: Game) -> Self:
        """Good defaults: me against a bot, or alone where the game wants that."""
        most = g.seats.stop - 1
        return cls(default_seats(g), ["me", *[seats.OPPONENT] * (most - 1)], [""] * most)

    @classmethod
    def from_form(cls, g: Game, form: NewTableForm, count: int | None = None) -> Self:
        """What a form says about a table of this game, perhaps with a number of seats that is given."""
        set_up = cls.default(g)
        set_up.choices = form.choices.for_recording() if form.choices.recorded else form.choices
        set_up.count = next(one for one in (count, form.choices.seats, set_up.count) if one is not None)
        if set_up.count not in g.seats:
            raise bad_seats(g, set_up.count)
        for seat in range(set_up.count):
            set_up.kinds[seat] = form.kinds.get(seat, set_up.kinds[seat])
            set_up.names[seat] = form.names.get(seat, "")
        for o in g.options:
            if set_up.count not in o.seats:
                continue
            each = [form.options_of_seats.get((o.key, seat), "") for seat in range(set_up.count)]
            if o.per_seat and all(each):
                set_up.options[o.key] = " ".join(each)
            elif o.key in form.options:
                set_up.options[o.key] = form.options[o.key]
        return set_up

    @property
    def clock(self) -> ClockRule | None:
        """The clock of the table."""
        chosen = self.choices
        return clock_rule(chosen.clock, chosen.out, chosen.weekends, chosen.holidays, chosen.zone)

    def places(self, host: Guest) -> list[SeatConfig]:
        """The seats of the new table. Somebody sits at a screen only once as oneself; who records has all of them there."""
        kinds, choices = self.kinds[: self.count], self.choices
        if choices.recorded:
            return [seats.make("local", host, self.names[i]) for i in range(self.count)]
        if kinds.count("me") > 1:
            raise bad_option(
                "seats", phrase("{n} times me", n=kinds.count("me")), phrase("once, others are local")
            )
        places = [seats.make(kind, host, self.names[i]) for i, kind in enumerate(kinds)]
        own = next((i for i, place in enumerate(places) if place.get("guest") == host.id), None)
        if own is not None and not choices.seed:
            share = choices.share if fairness.is_for_one_page(places) else ""
            places[own] = fairness.take_part(places[own], choices.seal, share)
        return places


async def choose_deal(visit: Visit, set_up: TableSetUp, places: list[SeatConfig]) -> fairness.Deal:
    """What the chance of a new table follows from. The form knows its id, so that the page finds its own share again.

    Where others may come the seed is a fresh one: whoever makes the table must not know it from an earlier one.
    """
    promised = visit.registry.guest_cookies.dealer.drafted_deal(set_up.choices.draft, visit.guest.id)
    if promised is None or await visit.registry.store.table(promised.id) is not None:
        return fairness.Deal()
    return promised if fairness.is_for_one_page(places) else fairness.Deal(promised.id)
