"""One rendering for all pages of a role, and what has changed in it since the last one.

A role is a seat (or a spectator) with a language, by day or by night.
"""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Generator, Iterable, Mapping
from typing import Final, NamedTuple, Protocol

from ...core import Move, Seat
from ...core.game import Picture as Drawn
from ...match import Entry
from ...match.stops import run_at_once
from ...store import LoggedMatch
from ..tables.seats import Access
from .messages import EncodedMessage
from .payloads import LogEntry, MatchFields, ScoreRow, TableFields
from .picture import Picture, about_parts, board_of, difference, layers_of
from .view import NEWEST, ViewedTable, Viewer

Changes = dict[str, object]
"""Fields of a message by name: in a patch only those that have changed."""
BOOT: Final = secrets.token_hex(3)
"""Tells the renderings of this process from those of others."""
_numbers = itertools.count()


class Role(NamedTuple):
    """Who looks, and how."""

    seat: Seat | None
    lang: str
    dark: bool


class Client(Protocol):
    """A page that listens to a table."""

    role: Role
    access: Access

    def push(self, message: EncodedMessage) -> None:
        """Send soon."""
        ...

    def close_soon(self) -> None:
        """The table is deleted: close the connection soon."""
        ...

    def ask_to_reconnect(self) -> None:
        """The table is served elsewhere: close the connection soon, and let the page come again."""
        ...

    def shut_out(self, message: Mapping[str, object]) -> None:
        """Tell somebody why they may not be here any more, and close the connection for good."""
        ...


class RenderedTable(ViewedTable, Protocol):
    """What a rendering needs to know of a table."""

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat now, or nothing."""
        ...

    def describe(self, viewer: Viewer) -> TableFields:
        """Players, status, clock and the like, as this viewer reads them."""
        ...

    def lesson_move(self, seat: Seat | None) -> Move | None:
        """The one move that a lesson asks of this seat."""
        ...


class LatestDrawing:
    """The drawing of a table that was made last, for whatever role: the next one takes over what it shows in the same way."""

    def __init__(self) -> None:
        self.drawing: Drawn | None = None


class RoleRendering:
    """What the pages of a role have been told. `mark` names the state of their knowledge.

    `others` are those of other roles of the same table: they share what is drawn.
    """

    def __init__(self, role: Role, others: Iterable[RoleRendering] = ()) -> None:
        self.role = role
        self._latest: LatestDrawing = next((other._latest for other in others), LatestDrawing())
        self._number = next(_numbers)
        self._version = 0
        self._drawing: Drawn | None = None
        self._entries: list[Entry] = []
        self._scores: dict[Seat, ScoreRow] = {}
        self._fields: dict[str, object] = {}
        self._viewer: Viewer | None = None
        self._described: dict[int, LogEntry] = {}
        """The entries that some page has been told, by step: of a long game mostly the newest."""
        self._made_of: tuple[object, ...] = ()
        """All that the picture and what belongs to the match have been made of."""
        self._match_fields: MatchFields | None = None

    @property
    def mark(self) -> str:
        """The name of the present rendering."""
        return f"{BOOT}.{self._number}.{self._version}"

    def refresh(self, table: RenderedTable) -> Changes | None:
        """Render anew; the patch for pages that know the last rendering, or None if nothing is new for them."""
        return run_at_once(self.refresh_in_steps(table))

    def refresh_in_steps(self, table: RenderedTable) -> Generator[None, None, Changes | None]:
        """The same as `refresh`, with a stop after each of its parts."""
        role, match = self.role, table.match
        lesson_move = table.lesson_move(role.seat)
        viewer = Viewer.at(table, role.seat, role.lang)
        mark_before, is_first = self.mark, self._drawing is None
        changes: Changes = {}
        made_of = (match, match.seq, table.row, lesson_move)
        if made_of != self._made_of:
            changes = yield from self._render_match(viewer, table, lesson_move)
            self._made_of = made_of
        fields: dict[str, object] = {**(self._match_fields or {}), **table.describe(viewer)}
        changes.update({key: value for key, value in fields.items() if self._differs(key, value)})
        self._fields = fields
        if not changes:
            return None
        if fields["clock"] is not None:
            changes["clock"] = fields["clock"]
        self._version += 1
        if is_first:
            return None
        return {"t": "patch", "from": mark_before, **self._head(match), **changes}

    def _render_match(
        self, viewer: Viewer, table: RenderedTable, lesson_move: Move | None
    ) -> Generator[None, None, Changes]:
        """Draw and tell the match anew; what has changed in the picture, the log and the scores."""
        drawing = self._draw(viewer)
        yield
        before = {} if self._drawing is None else layers_of(self._drawing, drawing)
        changes: Changes = {**difference(before, layers_of(drawing, self._drawing))}
        self._drawing = drawing
        changes.update(self._log_changes(viewer))
        yield
        scores = {row["seat"]: row for row in viewer.scores()}
        changed = [row for seat, row in scores.items() if self._scores.get(seat) != row]
        if changed:
            changes["scores"] = changed
            self._scores = scores
        is_bot = viewer.seat is not None and bool(table.bot_of(viewer.seat))
        self._match_fields = {
            "turn": viewer.turn(),
            "ask": viewer.ask(is_bot, lesson_move),
            "since": viewer.since(),
            "unknown": viewer.unknown(),
            "orders": viewer.orders(),
            **about_parts(drawing),
        }
        yield
        return changes

    def _differs(self, key: str, value: object) -> bool:
        """Whether a field has changed. Passing time is no change: it must not tell that somebody moved unseen."""
        old = self._fields.get(key)
        if key == "clock" and isinstance(old, dict) and isinstance(value, dict):
            return {**old, "left": None} != {**value, "left": None}
        return old != value

    def _draw(self, viewer: Viewer) -> Drawn:
        look = viewer.look(self.role.dark, self._latest.drawing)
        self._latest.drawing = viewer.game.drawing(viewer.game.view(viewer.world(), viewer.seat), look)
        return self._latest.drawing

    def _log_changes(self, viewer: Viewer) -> Changes:
        """New entries of the log. Taken back ones, and those behind an inserted one, are cut off first."""
        entries = viewer.entries()
        same = len(self._entries)
        if entries[:same] != self._entries:  # seldom: something was taken back, or inserted
            same = 0
            for old, new in zip(self._entries, entries, strict=False):
                if old is not new and old != new:  # equal but not the same after the log was read anew
                    break
                same += 1
        changes: Changes = {}
        if same < len(self._entries):
            changes["cut"] = same
            self._described = {step: entry for step, entry in self._described.items() if step < same}
        is_first = self._viewer is None
        self._viewer, self._entries = viewer, entries
        added = self._log(max(0, len(entries) - NEWEST) if is_first else same, len(entries))
        if added:
            changes["events"] = added
        return changes

    def _log(self, start: int, end: int) -> list[LogEntry]:
        """Some entries; those that nobody has been told yet are put into words now."""
        assert self._viewer is not None
        for step in range(start, end):
            if step not in self._described:
                self._described[step] = self._viewer.describe_entry(step, self._entries[step])
        return [self._described[step] for step in range(start, end)]

    def _head(self, match: LoggedMatch) -> Changes:
        return {"mark": self.mark, "seq": match.number_for(self.role.seat), "step": len(self._entries)}

    def full_state(self, match: LoggedMatch, picture: bool) -> Changes:
        """Everything that pages of this role are told; `refresh` first."""
        assert self._drawing is not None
        assert self._viewer is not None
        drawing: dict[str, str] = {}
        if picture:
            drawn = self.picture()
            drawing = {"svg": drawn.svg, "style": drawn.style}
        steps = len(self._entries)
        return {
            "t": "full",
            **self._head(match),
            **drawing,
            **self._fields,
            "items": self._viewer.items(),
            "scores": list(self._scores.values()),
            "log": self._log(max(0, steps - NEWEST), steps),
            "more": steps > NEWEST,
            "commitment": match.commitment,
        }

    @property
    def drawing(self) -> Drawn:
        """The drawing that pages of this role have; `refresh` first."""
        assert self._drawing is not None
        return self._drawing

    def picture(self) -> Picture:
        """The whole drawing, in its parts."""
        assert self._drawing is not None
        return board_of(self._drawing)

    def older_entries(self, before: int) -> tuple[list[LogEntry], bool]:
        """Entries before a step, the newest of them, and whether there are still older ones."""
        end = max(0, min(before, len(self._entries)))
        start = max(0, end - NEWEST)
        return self._log(start, end), start > 0
