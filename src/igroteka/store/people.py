"""People with accounts, the same on both databases. Every store has one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from . import people_operations as do
from .database import Database
from .people_rows import (
    ChangeTable,
    CodeRow,
    FailureRow,
    PasskeyRow,
    PersonRow,
    SessionRow,
    clean_digest,
    clean_person,
    clean_session,
)
from .rows import Hint, StoreError, clean_guest, clean_id, clean_json
from .standing_operations import give_outcomes

SIGNED_OUT: Final = "person"
"""What a hint says whose `table` is a person: some of their sessions may have ended."""


class PeopleStore:
    """What is kept about people. All methods belong to the event loop of the store."""

    def __init__(self, database: Database, publish: Callable[[Hint], None]) -> None:
        self._database = database
        self._publish = publish

    # ------------------------------------------------------------ people

    async def add(self, row: PersonRow, passkeys: Sequence[PasskeyRow] = ()) -> bool:
        """Write somebody new. False if the name to sign in with, or a passkey, is somebody's already."""
        clean_person(row)
        try:
            await self._database.write(partial(do.add_person, row=row, passkeys=passkeys))
        except IntegrityError:
            # A first try may have come through although its connection broke.
            return await self.person(row.id) == row
        return True

    async def person(self, id: str) -> PersonRow | None:
        """Somebody, or None."""
        return await self._database.read(partial(do.person, id=id))

    async def person_by_login(self, login: str) -> PersonRow | None:
        """Somebody by the name that they sign in with."""
        return await self._database.read(partial(do.person_by_login, login=login))

    async def person_by_recovery(self, digest: str) -> PersonRow | None:
        """Somebody by the digest of their recovery code."""
        return await self._database.read(partial(do.person_by_recovery, digest=digest))

    async def everybody(self) -> list[PersonRow]:
        """All people, in the order in which they came."""
        return await self._database.read(do.people)

    async def change(self, row: PersonRow, *what: str) -> bool:
        """Write the named parts of somebody's row anew: others may have changed since it was read.

        False if there is nobody with this id, or the name to sign in with is somebody else's.
        """
        clean_person(row)
        values = {name: getattr(row, name) for name in what}
        try:
            return await self._database.write(partial(do.change_person, id=row.id, values=values))
        except IntegrityError:
            return False

    async def change_settings(
        self, id: str, chosen: Mapping[str, object], fill: bool = False
    ) -> dict[str, Any] | None:
        """Put what somebody has chosen among their settings, with `fill` only what they had not chosen before; what they have then.

        None if there is nobody with this id.
        """
        clean_json("settings", chosen)
        work = partial(do.change_settings, id=id, chosen=chosen, fill=fill)
        return await self._database.write(work)

    async def change_recovery(self, digest: str, fresh: str) -> PersonRow | None:
        """Put a fresh code in the place of one that is used now; whose it is, or None if it is nobody's."""
        clean_digest("code", digest)
        clean_digest("code", fresh)
        return await self._database.write(partial(do.change_recovery, digest=digest, fresh=fresh))

    async def remove(self, id: str) -> bool:
        """Take somebody out for good. Their tables must have been given to others before."""
        is_gone = await self._database.write(partial(do.remove_person, id=id))
        self._publish(Hint(id, 0, SIGNED_OUT))
        return is_gone

    async def forget_guest(self, id: str) -> None:
        """Take out what is kept about a guest apart from their tables and words, which must have been given to others before."""
        clean_guest(id)
        await self._database.write(partial(do.forget_guest, id=id))

    # ------------------------------------------------------------ passkeys

    async def add_passkey(self, row: PasskeyRow) -> bool:
        """One more passkey of somebody. False if it is there already."""
        try:
            await self._database.write(partial(do.add_passkey, row=row))
        except IntegrityError:
            return False
        return True

    async def passkey(self, id: str) -> PasskeyRow | None:
        """A passkey by its id."""
        return await self._database.read(partial(do.passkey, id=id))

    async def passkeys(self, person: str) -> list[PasskeyRow]:
        """The passkeys of somebody, the oldest first."""
        return await self._database.read(partial(do.passkeys, person=person))

    async def note_passkey_used(self, row: PasskeyRow, uses: int, now: float) -> bool:
        """Keep the counter of a passkey. False if it was used elsewhere since it was read."""
        work = partial(do.note_passkey_used, id=row.id, before=row.uses, uses=uses, now=now)
        return await self._database.write(work)

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Take away a passkey of somebody. False if they have no such one, or no other way to sign in."""
        return await self._database.write(partial(do.remove_passkey, person=person, id=id))

    # ------------------------------------------------------------ sessions

    async def add_session(self, row: SessionRow) -> None:
        """Somebody has signed in on a device."""
        clean_session(row)
        await self._database.write(partial(do.add_session, row=row))

    async def signed_in(self, session: str) -> tuple[PersonRow, SessionRow] | None:
        """Who is signed in by a session, or None if it has ended."""
        return await self._database.read(partial(do.signed_in, session=session))

    async def sessions(self, person: str) -> list[SessionRow]:
        """The devices of somebody, the one that was used last first."""
        return await self._database.read(partial(do.sessions, person=person))

    async def open_sessions(self, ids: Sequence[str]) -> set[str]:
        """Which of these sessions have not ended."""
        return await self._database.read(partial(do.open_sessions, ids=ids))

    async def touch_session(self, id: str, now: float) -> None:
        """Note when a session was used."""
        await self._database.write(partial(do.touch_session, id=id, now=now))

    async def end_session(self, person: str, id: str) -> bool:
        """End one session of somebody, with what was made to sign in or to be called by it. False if they have no such one."""
        return await self._end_sessions(person, only=id) > 0

    async def end_sessions(self, person: str, spare: str | None = None) -> int:
        """End all sessions of somebody in the same way, perhaps but one; how many there were."""
        return await self._end_sessions(person, spare=spare)

    async def _end_sessions(self, person: str, only: str | None = None, spare: str | None = None) -> int:
        ended = await self._database.write(partial(do.end_sessions, person=person, only=only, spare=spare))
        self._publish(Hint(person, 0, SIGNED_OUT))
        return ended

    # ------------------------------------------------------------ codes and failures

    async def use_once(self, row: CodeRow) -> bool:
        """Note that something has been used. False if it had been before."""
        clean_digest("code", row.id)
        try:
            await self._database.write(partial(do.add_code, row=row))
        except IntegrityError:
            return False
        return True

    async def put_code(self, row: CodeRow) -> None:
        """A code that is good for once, in the place of earlier ones of its kind and owner."""
        clean_digest("code", row.id)
        await self._database.write(partial(do.replace_codes, row=row))

    async def code_owner(self, id: str, kind: str, now: float) -> str | None:
        """Whose code this is, while it is good."""
        return await self._database.read(partial(do.code_owner, id=id, kind=kind, now=now))

    async def take_code(self, id: str, kind: str, now: float) -> CodeRow | None:
        """Use up a code; what it was, or None if it is not good any more. Of two who try, one gets it."""
        return await self._database.write(partial(do.take_code, id=id, kind=kind, now=now))

    async def failures(self, id: str) -> FailureRow:
        """How often somebody has failed in a row, and when last."""
        return await self._database.read(partial(do.failures, id=id))

    async def add_failure(self, id: str, now: float, forget: float) -> int:
        """Count one more failure; those before the time `forget` do not count any more."""
        clean_digest("failure", id)
        work = partial(do.add_failure, id=id, now=now, forget=forget)
        try:
            return await self._database.write(work)
        except IntegrityError:  # another process has counted the first one at the same time
            return await self._database.write(work)

    async def forget_failures(self, id: str) -> None:
        """Somebody has succeeded."""
        await self._database.write(partial(do.forget_failures, id=id))

    async def forget_old(self, now: float, failed_before: float, seen_before: float) -> int:
        """Take out what is not good any more: codes, failures, and sessions that nobody has used since a time."""
        work = partial(do.forget_old, now=now, failed_before=failed_before, seen_before=seen_before)
        return await self._database.write(work)

    # ------------------------------------------------------------ tables and words of somebody

    async def count_tables(self, guest: str) -> int:
        """How many tables somebody has, a person or a guest."""
        return await self._database.read(partial(do.count_tables, guest=guest))

    async def give_tables(self, guest: str, to: str, change: ChangeTable) -> list[str]:
        """Change all tables of a guest at once, as `change` says; what the guest has said there, or where they watched, is `to`'s from then on."""
        clean_guest(to)
        clean_id(to)

        def work(conn: Connection) -> list[tuple[str, int]]:
            changed = do.change_tables(conn, guest, change, to)
            ids = [id for id, _ in changed]
            do.change_speaker(conn, [*ids, *do.watched_tables(conn, guest)], guest, {"guest": to})
            give_outcomes(conn, ids, guest, to)
            return changed

        return self._tell(await self._database.write(work))

    async def change_tables(self, guest: str, change: ChangeTable) -> list[str]:
        """Change all tables of somebody at once, as `change` says; the ids of those that were changed."""
        return self._tell(
            await self._database.write(partial(do.change_tables, guest=guest, change_one=change))
        )

    def _tell(self, changed: list[tuple[str, int]]) -> list[str]:
        for id, rev in changed:
            self._publish(Hint(id, rev, "table"))
        return [id for id, _ in changed]

    async def said_by(self, guest: str) -> list[tuple[str, str, float, str]]:
        """Everything that somebody has said: the table, the text, the time and the room."""
        return await self._database.read(partial(do.said_by, guest=guest))

    async def unsay(self, guest: str, name: str, text: str) -> list[str]:
        """Put the same name and text in the place of everything that somebody has said; the tables at which it was, if only as a spectator."""
        if not name or not text:
            raise StoreError("found an empty name or text; allowed: what stands in the place of a saying")

        def work(conn: Connection) -> list[tuple[str, int]]:
            tables = do.speakers_tables(conn, guest)
            do.change_speaker(conn, tables, guest, {"guest": "guest", "name": name, "text": text})
            return do.note_unsaid(conn, tables)

        return self._tell(await self._database.write(work))
