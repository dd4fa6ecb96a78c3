"""Passwords and codes: what is kept of them, and how they are compared. Hashing happens in threads of its own."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from ...store.rows import LETTERS

T = TypeVar("T")
SHORTEST_PASSWORD: Final = 8
SHORTEST_TABLE_PASSWORD: Final = 4
LONGEST_PASSWORD: Final = 200
SHORTEST_LOGIN: Final = 2
LONGEST_LOGIN: Final = 40
LONGEST_EMAIL: Final = 254
CODE_LETTERS: Final = 24
"""Letters of a recovery code: 118 bits, so that a plain digest is as good as a slow hash."""
HASHERS: Final = 2
"""Passwords that are hashed at the same time: each takes 64 MiB for a tenth of a second."""
_EMAIL: Final = re.compile(r"[^\s@<>\"(),:;\[\]\\]+@[^\s@<>\"(),:;\[\]\\.]+(\.[^\s@<>\"(),:;\[\]\\.]+)+")


def digest(secret: str) -> str:
    """What is kept of a secret that is too long to be guessed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def fresh_code() -> str:
    """A recovery code as it is shown: groups of letters that nobody mixes up."""
    letters = "".join(secrets.choice(LETTERS) for _ in range(CODE_LETTERS))
    return "-".join(letters[i : i + 4] for i in range(0, CODE_LETTERS, 4))


def clean_code(written: str) -> str:
    """A recovery code as it was typed, without what does not matter; empty if it can be none."""
    letters = "".join(written.lower().split()).replace("-", "")
    return letters if len(letters) == CODE_LETTERS and set(letters) <= set(LETTERS) else ""


def clean_login(written: str) -> str:
    """The name that somebody signs in with, as it is compared: small letters, one space between words. Empty if it is none."""
    login = " ".join(unicodedata.normalize("NFKC", written).casefold().split())
    fits = SHORTEST_LOGIN <= len(login) <= LONGEST_LOGIN and login.isprintable() and "@" not in login
    return login if fits else ""


def clean_password(written: str) -> str:
    """A password; every way to write its letters is the same. Empty if it is too short or too long."""
    password = unicodedata.normalize("NFKC", written)
    return password if SHORTEST_PASSWORD <= len(password) <= LONGEST_PASSWORD else ""


def table_password(written: str) -> str:
    """What somebody must know to take a seat at a table; ValueError if it is too short or too long."""
    password = unicodedata.normalize("NFKC", written)
    if not SHORTEST_TABLE_PASSWORD <= len(password) <= LONGEST_PASSWORD:
        raise ValueError
    return password


def clean_email(written: str) -> str | None:
    """An e-mail address; empty if none was given, None if it can be none."""
    address = written.strip()
    if not address:
        return ""
    fits = len(address) <= LONGEST_EMAIL and address.isprintable() and _EMAIL.fullmatch(address)
    return address if fits else None


class Passwords:
    """Hashes and checks passwords beside the event loop."""

    def __init__(self, memory: int) -> None:
        self._hasher = PasswordHasher(memory_cost=memory)
        self._threads = ThreadPoolExecutor(HASHERS, "igroteka-password")
        self._nobody: str | None = None

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        return await self._run(partial(self._hasher.hash, password))

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether this is the password. Where there is none to compare with, finding that out takes as long."""
        if self._nobody is None:
            self._nobody = await self.hash(secrets.token_hex(16))
        return await self._run(partial(self._verify, kept or self._nobody, password)) and kept is not None

    def _verify(self, kept: str, password: str) -> bool:
        try:
            return self._hasher.verify(kept, password)
        except (VerificationError, InvalidHashError):
            return False

    async def _run(self, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    def close(self) -> None:
        """Let go of the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
