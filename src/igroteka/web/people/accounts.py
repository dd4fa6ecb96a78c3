"""Accounts: making one, signing in to it, and what protects it against guessing."""

from __future__ import annotations

import contextlib
import unicodedata
from collections.abc import AsyncIterator
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from ...store import DEVICE, INVITATION, CodeRow, PasskeyRow, PersonRow, Store, fresh_id
from ..errors import Refused
from .passwords import Passwords, clean_code, clean_login, digest, fresh_code

if TYPE_CHECKING:
    from .passkeys import Passkeys

FREE_TRIES: Final = 5
"""Wrong passwords in a row before the next one has to wait."""
FIRST_WAIT: Final = 30.0
LONGEST_WAIT: Final = 3600.0
FORGET: Final = 24 * 3600.0
"""Seconds after which earlier failures do not count any more."""
INVITATION_AGE: Final = 30 * 24 * 3600.0
"""Seconds for which an invitation is good."""
DEVICE_AGE: Final = 600.0
"""Seconds for which a link to another device is good."""


@dataclass(frozen=True)
class NewAccount:
    """Somebody new, and the code that is shown once."""

    person: PersonRow
    code: str


class Accounts:
    """What people do with their accounts; the pages above it know about cookies and forms."""

    def __init__(self, store: Store, key: str, password_memory: int) -> None:
        self.store = store
        self.passwords = Passwords(password_memory)
        self._key = key

    @cached_property
    def passkeys(self) -> Passkeys:
        """Signing in without a password. Its library takes a tenth of a second to load, so the server starts without it."""
        from .passkeys import Passkeys

        return Passkeys(self._key, self.store)

    def close(self) -> None:
        """Let go of the threads."""
        self.passwords.close()

    # ------------------------------------------------------------ making one

    async def make_with_password(
        self, name: str, login: str, password: str, email: str, settings: dict[str, Any]
    ) -> NewAccount:
        """An account with a name and a password; refused if the name is somebody else's."""
        kept = await self.passwords.hash(password)
        new = self._new(fresh_id(), name, email, settings)
        new.person.login, new.person.password = login, kept
        if not await self.store.people.add(new.person):
            raise Refused("login-taken", "somebody signs in by this name already")
        return new

    async def make_with_passkey(self, passkey: PasskeyRow, name: str, settings: dict[str, Any]) -> NewAccount:
        """An account with a passkey alone."""
        new = self._new(passkey.person, name, "", settings)
        if not await self.store.people.add(new.person, [passkey]):
            raise Refused("passkey-taken", "this passkey is known already")
        return new

    def _new(self, id: str, name: str, email: str, settings: dict[str, Any]) -> NewAccount:
        code = fresh_code()
        person = PersonRow(
            id,
            name,
            recovery=digest(clean_code(code)),
            email=email,
            settings=settings,
            created=self.store.wall(),
        )
        return NewAccount(person, code)

    # ------------------------------------------------------------ who may make one

    async def invite(self, admin: str) -> str:
        """An invitation: a code that lets one person make an account, for thirty days."""
        code = fresh_code()
        expires = self.store.wall() + INVITATION_AGE
        await self.store.people.use_once(CodeRow(digest(clean_code(code)), INVITATION, admin, expires))
        return code

    @contextlib.asynccontextmanager
    async def admit(self, registration: str, invitation: str) -> AsyncIterator[None]:
        """Make an account inside of this: refused if that is not open, and without an invitation where one is needed.

        An invitation is used up first, so that of two who have the same one gets it; it is given back if no account is made, and
        is good for as long as it was.
        """
        if registration == "open":
            yield
            return
        if registration == "closed":
            raise Refused("registration", "found a server that takes no new accounts")
        code, now = digest(clean_code(invitation)), self.store.wall()
        taken = await self.store.people.take_code(code, INVITATION, now) if clean_code(invitation) else None
        if taken is None:
            raise Refused("invitation", "found no invitation that is good; allowed: one that nobody has used")
        try:
            yield
        except BaseException:
            await self.store.people.use_once(taken)
            raise

    # ------------------------------------------------------------ signing in

    async def sign_in(self, login: str, password: str) -> PersonRow:
        """Who signs in by a name and a password. Whether there is such a name does not show, in words or in time."""
        person = await self.store.people.person_by_login(clean_login(login))
        kept = None if person is None else person.password
        is_right = await self._is_right(f"login {clean_login(login)}", kept, password)
        if person is None or not is_right:
            raise Refused("sign-in", "the name or the password is wrong")
        return person

    async def require_password(self, person: PersonRow, password: str) -> None:
        """Refuse whoever does not know the password of somebody who has one; guesses count like those of whoever signs in."""
        kept = person.password
        if kept is not None and not await self._is_right(f"login {person.login}", kept, password):
            raise Refused("wrong-current", "this is not the password of the account")

    async def enter_table(self, table: str, kept: str, password: str) -> None:
        """Refuse whoever does not know the password of a table. Wrong ones are counted for the table, in whatever process."""
        if not await self._is_right(f"table {table}", kept, unicodedata.normalize("NFKC", password)):
            raise Refused("table-password", "the password of the table is wrong")

    async def _is_right(self, of: str, kept: str | None, password: str) -> bool:
        """Whether a password is right; refused for a while after too many wrong ones for the same thing."""
        key = digest(of)
        await self._count_try(key)
        is_right = await self.passwords.is_right(kept, password)
        if is_right:
            await self.store.people.forget_failures(key)
        return is_right

    async def _count_try(self, key: str) -> None:
        """Count a try before it is made; refused for a while after too many wrong ones."""
        now = self.store.wall()
        before = await self.store.people.failures(key)
        wait = before.at + wait_after(before.times) - now if before.at > now - FORGET else 0.0
        # Counted before it is tried, so that many tries at the same time are not one.
        times = await self.store.people.add_failure(key, now, now - FORGET) if wait <= 0 else 0
        if wait > 0 or (times > FREE_TRIES and times != before.times + 1):
            minutes = max(1, round(max(wait, FIRST_WAIT) / 60))
            raise Refused("locked", f"too many tries; allowed: again in {minutes} minutes", minutes=minutes)

    async def recovery_owner(self, code: str) -> str:
        """Whose recovery code this is; nothing if it is nobody's."""
        given = clean_code(code)
        person = await self.store.people.person_by_recovery(digest(given)) if given else None
        return "" if person is None else person.id

    async def recover(self, code: str) -> NewAccount:
        """Who has a recovery code. It is used up, and another one takes its place."""
        fresh, given = fresh_code(), clean_code(code)
        person = await self.store.people.change_recovery(digest(given), digest(clean_code(fresh)))
        if not given or person is None:
            raise Refused("recovery", "this code is wrong, or it has been used")
        return NewAccount(person, fresh)

    async def new_code(self, person: PersonRow) -> str:
        """Another recovery code in the place of the one that was shown before."""
        code = fresh_code()
        person.recovery = digest(clean_code(code))
        await self.store.people.change(person, "recovery")
        return code

    # ------------------------------------------------------------ other devices

    async def device_code(self, person: str) -> str:
        """What another device is signed in by: good once, for ten minutes, and in the place of earlier ones."""
        code = fresh_id() + fresh_id()
        expires = self.store.wall() + DEVICE_AGE
        await self.store.people.put_code(CodeRow(digest(code), DEVICE, person, expires))
        return code

    async def device_owner(self, code: str) -> PersonRow:
        """Whose code this is; refused if it is not good any more."""
        owner = await self.store.people.code_owner(digest(code), DEVICE, self.store.wall())
        return await self._require_device(owner)

    async def take_device_code(self, code: str) -> PersonRow:
        """Use up a code; who is signed in by it."""
        taken = await self.store.people.take_code(digest(code), DEVICE, self.store.wall())
        return await self._require_device(None if taken is None else taken.owner)

    async def _require_device(self, owner: str | None) -> PersonRow:
        person = None if owner is None else await self.store.people.person(owner)
        if person is None:
            raise Refused("device", "this link has been used, or it is older than ten minutes")
        return person


def wait_after(times: int) -> float:
    """Seconds to wait after so many failures in a row: none at first, then twice as long each time, at most an hour."""
    if times < FREE_TRIES:
        return 0.0
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0 ** min(times - FREE_TRIES, 20))
