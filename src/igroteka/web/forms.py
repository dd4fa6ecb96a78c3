"""Reading the forms of pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from ..core import BadOption, Game, Text
from . import fairness, seats
from .errors import Refused
from .guests import Guest, clean_name
from .inputs import whole_number
from .show import Visit


async def read(visit: Visit) -> dict[str, str]:
    """The fields of a form that our own page has sent; files are read as text."""
    request: Request = visit.request
    found: dict[str, str] = {}
    form: FormData
    async with request.form(max_files=1, max_fields=200, max_part_size=1024 * 1024) as form:
        if not visit.house.desk.form_is_from(visit.guest, form.get("csrf")):
            raise Refused(
                "form", Text("websay-form"), detail="the form is too old or belongs to somebody else"
            )
        for key, value in form.multi_items():
            if isinstance(value, UploadFile):
                data = await value.read()
                if data:
                    found[key] = data.decode("utf-8", "replace")
            elif value or key not in found:
                found[key] = value
    return found


def own_path(wanted: str) -> str:
    """An address of this site and no other. Browsers take a backslash for a slash, so none is allowed."""
    parts = urlsplit(wanted)
    path = parts.path
    if not path.startswith("/") or path.startswith("//") or "\\" in path or not wanted.isprintable():
        return "/"
    return path + (f"?{parts.query}" if parts.query else "")


@dataclass
class SetUp:
    """What somebody has chosen for a new table; also what the form shows when it comes back."""

    count: int
    kinds: list[str]
    names: list[str]
    options: dict[str, str] = field(default_factory=dict)
    clock: str = "none"
    out: str = "bot"
    public: bool = False
    seed: str = ""
    draft: str = ""
    seal: str = ""
    share: str = ""

    @classmethod
    def fresh(cls, g: Game) -> SetUp:
        """Good defaults: me against a bot, or alone where the game wants that."""
        most = g.seats.stop - 1
        count = min(g.seats, key=lambda n: abs(n - 2))
        return cls(count, ["me", *["bot:greedy"] * (most - 1)], [""] * most)

    @classmethod
    def of(cls, g: Game, form: Mapping[str, str]) -> SetUp:
        """What a form says. Whatever is missing stays as it is by default."""
        found = cls.fresh(g)
        written = form.get("seats", str(found.count))
        count = whole_number(written)
        if count is None or count not in g.seats:
            allowed = f"{g.seats.start} to {g.seats.stop - 1}"
            raise BadOption(f"seats: found {written[:20]!r}; {g.key} allows {allowed}")
        found.count = count
        for i in range(found.count):
            found.kinds[i] = form.get(f"seat-{i}", found.kinds[i])
            found.names[i] = clean_name(form.get(f"name-{i}", ""))
        for o in g.options:
            if found.count not in o.seats:
                continue
            each = [form.get(f"option-{o.key}-{i}", "") for i in range(found.count)]
            if o.per_seat and all(each):
                found.options[o.key] = " ".join(each)
            elif form.get(f"option-{o.key}"):
                found.options[o.key] = form[f"option-{o.key}"]
        found.clock = form.get("clock", found.clock)
        found.out = form.get("out", found.out)
        found.public = form.get("public") == "on"
        found.seed = form.get("seed", "")
        found.draft, found.seal, found.share = [form.get(key, "") for key in ("draft", "seal", "share")]
        return found

    def places(self, host: Guest) -> list[dict[str, Any]]:
        """The seats of the new table. Somebody sits at a screen only once as oneself."""
        kinds = self.kinds[: self.count]
        if kinds.count("me") > 1:
            raise BadOption(f"seats: found {kinds.count('me')} times me; allowed: once, others are local")
        found = [seats.make(kind, host, self.names[i]) for i, kind in enumerate(kinds)]
        own = next((i for i, place in enumerate(found) if place.get("guest") == host.id), None)
        if own is not None and not self.seed:
            share = self.share if fairness.is_for_one_page(found) else ""
            found[own] = fairness.take_part(found[own], self.seal, share)
        return found


async def deal(visit: Visit, chosen: SetUp, places: list[dict[str, Any]]) -> fairness.Deal:
    """What the chance of a new table follows from. The form knows its id, so that the page finds its own share again.

    Where others may come the seed is a fresh one: whoever makes the table must not know it from an earlier one.
    """
    promised = visit.house.desk.dealer.drafted_deal(chosen.draft, visit.guest.id)
    if promised is None or await visit.house.store.table(promised.id) is not None:
        return fairness.Deal()
    return promised if fairness.is_for_one_page(places) else fairness.Deal(promised.id)
