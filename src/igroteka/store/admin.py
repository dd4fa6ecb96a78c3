"""What the operator of a site asks and does, the same on both databases. Every store has one of these."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from sqlalchemy.exc import IntegrityError

from . import admin_operations as do
from .admin_rows import (
    REGISTRATIONS,
    Announcement,
    BanRow,
    ErrorRow,
    FailedNotice,
    FoundPerson,
    TableCount,
)
from .database import Database, compact
from .operations import kept_values
from .people_rows import PersonRow
from .rows import Hint, StoreError, clean_guest, clean_line, clean_time

SITE: Final = "site"
"""What a hint says when the operator has changed something that holds for everybody; its `table` is a guest, or nothing."""
REGISTRATION: Final = "registration"
ANNOUNCEMENT: Final = "announcement"
LONGEST_REASON: Final = 300


class AdminStore:
    """Administrators, people who are shut out, and what holds for the whole site."""

    def __init__(self, database: Database, publish: Callable[[Hint], None]) -> None:
        self._database = database
        self._publish = publish

    # ------------------------------------------------------------ administrators

    async def is_admin(self, person: str) -> bool:
        """Whether somebody administers the site."""
        return await self._database.read(partial(do.is_admin, person=person))

    async def admins(self) -> list[PersonRow]:
        """Everybody who administers the site."""
        return await self._database.read(do.admins)

    async def set_admin(self, person: str, administers: bool, now: float) -> None:
        """Let somebody with an account administer the site, or no more."""
        clean_time("now", now)
        work = partial(do.set_admin, person=person, administers=administers, now=now)
        try:
            await self._database.write(work)
        except IntegrityError:
            raise StoreError(f"there is nobody with the id {person[:80]!r}") from None
        self._publish(Hint(person, 0, SITE))

    # ------------------------------------------------------------ people

    async def find_people(self, words: str, limit: int = 50) -> list[FoundPerson]:
        """People whose name, sign-in name or id holds some words, the newest first; without words the newest of all."""
        return await self._database.read(partial(do.find_people, words=words, limit=limit))

    async def bans(self) -> list[BanRow]:
        """Everybody who is shut out, the last one first."""
        return await self._database.read(do.bans)

    async def ban_of(self, guest: str) -> BanRow | None:
        """Why somebody is shut out, if they are."""
        return await self._database.read(partial(do.ban_of, guest=guest))

    async def ban(self, row: BanRow) -> bool:
        """Shut a person or a guest out. False if they administer the site: nobody is shut out of their own."""
        clean_guest(row.guest)
        clean_time("at", row.at)
        for what, words in (("name", row.name), ("reason", row.reason)):
            if words:
                clean_line(what, words)
        if len(row.reason) > LONGEST_REASON:
            raise StoreError(f"reason: found {len(row.reason)} characters; allowed: {LONGEST_REASON}")
        work = partial(do.ban, row=row)
        try:
            is_out = await self._database.write(work)
        except IntegrityError:  # another administrator has shut them out at the same moment
            is_out = await self._database.write(work)
        self._publish(Hint(row.guest, 0, SITE))
        return is_out

    async def unban(self, guest: str) -> None:
        """Let somebody in again."""
        await self._database.write(partial(do.unban, guest=guest))
        self._publish(Hint(guest, 0, SITE))

    # ------------------------------------------------------------ the site

    async def registration(self) -> str:
        """Who may make an account: "open" to everybody, "invited" people only, or "closed"."""
        kept = (await self._database.read(kept_values)).get(REGISTRATION, "")
        return kept if kept in REGISTRATIONS else REGISTRATIONS[0]

    async def set_registration(self, registration: str) -> None:
        """Choose who may make an account."""
        if registration not in REGISTRATIONS:
            raise StoreError(
                f"registration: found {registration[:80]!r}; allowed: {', '.join(REGISTRATIONS)}"
            )
        await self._set_value(REGISTRATION, registration)

    async def announcement(self) -> Announcement | None:
        """What everybody is told, perhaps until a time that has passed."""
        kept = (await self._database.read(kept_values)).get(ANNOUNCEMENT, "")
        match json.loads(kept) if kept else None:
            case {"texts": dict(texts), "ends": int(ends) | float(ends)} if texts:
                return Announcement({str(lang): str(words) for lang, words in texts.items()}, float(ends))
        return None

    async def set_announcement(self, announcement: Announcement | None) -> None:
        """Tell everybody something, or no more."""
        told = Announcement({}, 0.0) if announcement is None else announcement
        await self._set_value(ANNOUNCEMENT, compact(told._asdict()))

    async def _set_value(self, name: str, value: str) -> None:
        clean_line(name, value)
        work = partial(do.set_value, name=name, value=value)
        try:
            await self._database.write(work)
        except IntegrityError:  # another process has set it for the first time at the same moment
            await self._database.write(work)
        self._publish(Hint("", 0, SITE))

    async def invitations(self, now: float) -> list[float]:
        """Until when each invitation is good that nobody has used."""
        return await self._database.read(partial(do.invitations, now=now))

    async def drop_invitations(self) -> None:
        """Let no invitation be good any more."""
        await self._database.write(do.drop_invitations)

    async def count_tables(self) -> list[TableCount]:
        """How many tables there are of each game and status."""
        return await self._database.read(do.count_tables)

    async def table_ids(self, game: str = "", status: str = "", limit: int = 50) -> list[str]:
        """The newest tables, all or those of a game and a status."""
        return await self._database.read(partial(do.table_ids, game=game, status=status, limit=limit))

    async def size(self) -> int:
        """The bytes that the store takes on disk."""
        return await self._database.read(do.size)

    # ------------------------------------------------------------ what has failed

    async def add_errors(self, rows: Sequence[ErrorRow], forget: float) -> None:
        """Count what has failed; what has not since a time is forgotten."""
        work = partial(do.add_errors, rows=rows, forget=forget)
        try:
            await self._database.write(work)
        except IntegrityError:  # another process has counted the first of its kind at the same moment
            await self._database.write(work)

    async def errors(self, since: float, limit: int = 100) -> list[ErrorRow]:
        """What has failed since a time, the last first."""
        return await self._database.read(partial(do.errors, since=since, limit=limit))

    async def failed_notices(self, limit: int = 100) -> list[FailedNotice]:
        """The notices that were given up, the last first."""
        return await self._database.read(partial(do.failed_notices, limit=limit))

    async def retry_notice(self, id: str, now: float) -> bool:
        """Send a notice that was given up once more. False if there is no such one."""
        return await self._database.write(partial(do.retry_notice, id=id, now=now))

    async def drop_notice(self, id: str) -> bool:
        """Forget a notice that was given up. False if there is no such one."""
        return await self._database.write(partial(do.drop_notice, id=id))
