"""One rendering for all pages of a role, and what has changed in it since the last one.

A role is a seat (or a spectator) with a language and a kind of screen.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Generator
from typing import Any, Final, NamedTuple, Protocol

from ...core import Move, Seat
from ...core.game import Picture as Drawn
from ...match import Entry
from ..tables.match import Record
from ..tables.seats import Access
from ..tables.slices import at_once
from .messages import Parcel
from .picture import Layers, Picture, difference, regions
from .view import NEWEST, Viewer

BOOT: Final = secrets.token_hex(3)
"""Tells the renderings of this process from those of others."""
_numbers = itertools.count()


class Role(NamedTuple):
    """Who looks, and how."""

    seat: Seat | None
    lang: str
    portrait: bool
    dark: bool


class Client(Protocol):
    """A page that listens to a table."""

    role: Role
    access: Access

    def push(self, parcel: Parcel) -> None:
        """Send soon."""
        ...

    def end(self) -> None:
        """The table is gone: end the line soon."""
        ...

    def come_back(self) -> None:
        """The table is served elsewhere: end the line soon, and let the page come again."""
        ...


class Setting(Protocol):
    """What a rendering needs to know of a table beside its match."""

    @property
    def record(self) -> Record:
        """The match."""
        ...

    def surroundings(self, viewer: Viewer) -> dict[str, Any]:
        """Players, status, clock and the like, as this viewer reads them."""
        ...

    def only(self, seat: Seat | None) -> Move | None:
        """The one move that a lesson asks of this seat for."""
        ...


class RoleRendering:
    """What the pages of a role have been told. `mark` names the state of their knowledge."""

    def __init__(self, role: Role) -> None:
        self.role = role
        self._number = next(_numbers)
        self._version = 0
        self._drawing: Drawn | None = None
        self._layers: Layers = {}
        self._entries: list[Entry] = []
        self._scores: dict[Seat, Any] = {}
        self._fields: dict[str, Any] = {}
        self._viewer: Viewer | None = None
        self._told: dict[int, dict[str, Any]] = {}
        """The entries that some page has been told, by step: of a long game mostly the newest."""
        self._seen: tuple[object, ...] = ()
        """All that the picture and what belongs to the match have been made of."""
        self._of_match: dict[str, Any] = {}

    @property
    def mark(self) -> str:
        """The name of the present rendering."""
        return f"{BOOT}.{self._number}.{self._version}"

    def refresh(self, at: Setting) -> dict[str, Any] | None:
        """Look again; the patch for pages that know the last rendering, or None if nothing is new for them."""
        return at_once(self.refreshing(at))

    def refreshing(self, at: Setting) -> Generator[None, None, dict[str, Any] | None]:
        """The same as `refresh`, with a stop after each of its parts."""
        role, record, only = self.role, at.record, at.only(self.role.seat)
        viewer = Viewer.at(record, role.seat, role.lang)
        before, first = self.mark, self._drawing is None
        found: dict[str, Any] = {}
        seen = (record, record.changes, record.row, only)
        if seen != self._seen:
            found = yield from self._look(viewer, record, only)
            self._seen = seen
        fields = {**self._of_match, **at.surroundings(viewer)}
        found.update({key: value for key, value in fields.items() if self._differs(key, value)})
        self._fields = fields
        if not found:
            return None
        if fields["clock"] is not None:
            found["clock"] = fields["clock"]
        self._version += 1
        if first:
            return None
        return {"t": "patch", "from": before, **self._head(record), **found}

    def _look(
        self, viewer: Viewer, record: Record, only: Move | None
    ) -> Generator[None, None, dict[str, Any]]:
        """Draw and tell the match anew; what has changed in the picture, the log and the scores."""
        drawing = self._draw(viewer)
        yield
        found = difference(self._layers, drawing.layers)
        self._drawing, self._layers = drawing, drawing.layers
        found.update(self._tell(viewer))
        yield
        scores = {row["seat"]: row for row in viewer.scores()}
        changed = [row for seat, row in scores.items() if self._scores.get(seat) != row]
        if changed:
            found["scores"] = changed
            self._scores = scores
        self._of_match = {
            "turn": viewer.turn(),
            "ask": viewer.ask(record, only),
            "since": viewer.since(),
            "orders": viewer.orders(),
            "regions": regions(drawing),
        }
        yield
        return found

    def _differs(self, key: str, value: Any) -> bool:
        """Whether a field has changed. Passing time is no change: it must not tell that somebody moved unseen."""
        old = self._fields.get(key)
        if key == "clock" and old is not None and value is not None:
            return bool({**old, "left": None} != {**value, "left": None})
        return bool(old != value)

    def _draw(self, viewer: Viewer) -> Drawn:
        look = viewer.look(self.role.portrait, self.role.dark)
        return viewer.game.drawing(viewer.game.view(viewer.world(), viewer.seat), look)

    def _tell(self, viewer: Viewer) -> dict[str, Any]:
        """New entries of the log. Taken back ones, and those behind an inserted one, are cut off first."""
        entries = viewer.entries()
        same = 0
        for old, new in zip(self._entries, entries, strict=False):
            if old is not new and old != new:  # equal but not the same after the log was read anew
                break
            same += 1
        found: dict[str, Any] = {}
        if same < len(self._entries):
            found["cut"] = same
            self._told = {step: told for step, told in self._told.items() if step < same}
        first = self._viewer is None
        self._viewer, self._entries = viewer, entries
        fresh = self._log(max(0, len(entries) - NEWEST) if first else same, len(entries))
        if fresh:
            found["events"] = fresh
        return found

    def _log(self, start: int, end: int) -> list[dict[str, Any]]:
        """Some entries; those that nobody has been told yet are put into words now."""
        assert self._viewer is not None
        for step in range(start, end):
            if step not in self._told:
                self._told[step] = self._viewer.entry(step, self._entries[step])
        return [self._told[step] for step in range(start, end)]

    def _head(self, record: Record) -> dict[str, Any]:
        return {"mark": self.mark, "seq": record.number(self.role.seat), "step": len(self._entries)}

    def full(self, record: Record, picture: bool) -> dict[str, Any]:
        """Everything that pages of this role are told; `refresh` first."""
        assert self._drawing is not None
        found: dict[str, Any] = {"t": "full", **self._head(record)}
        if picture:
            drawn = self.picture()
            found |= {"svg": drawn.svg, "style": drawn.style}
        viewer = Viewer.at(record, self.role.seat, self.role.lang)
        steps = len(self._entries)
        return {
            **found,
            **self._fields,
            "items": viewer.items(),
            "scores": list(self._scores.values()),
            "log": self._log(max(0, steps - NEWEST), steps),
            "more": steps > NEWEST,
            "commitment": record.match.commitment,
        }

    def picture(self) -> Picture:
        """The whole drawing."""
        assert self._drawing is not None
        return Picture.of(self._drawing)

    def older(self, before: int) -> tuple[list[dict[str, Any]], bool]:
        """Entries before a step, the newest of them, and whether there are still older ones."""
        end = max(0, min(before, len(self._entries)))
        start = max(0, end - NEWEST)
        return self._log(start, end), start > 0
