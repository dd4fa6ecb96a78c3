"""Where the address of a store comes from, so that its password need not stand where others can read it."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from typing import Final
from urllib.parse import parse_qs, quote, urlsplit

from .rows import CannotOpen

VARIABLE: Final = "IGROTEKA_DATABASE"
"""The environment variable that may hold the address."""
PASSWORD_VARIABLE: Final = "PGPASSWORD"
"""The environment variable in which all programs of PostgreSQL look for a password."""
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def take_address(given: str) -> str:
    """The address that was given, or that of the environment, with the password of the environment if it has none.

    Both are taken out of the environment: processes of bots inherit it, and have no business in the store.
    """
    kept = os.environ.pop(VARIABLE, "").strip()
    password = os.environ.pop(PASSWORD_VARIABLE, "")
    address = given or kept
    if not password or not address.startswith(("postgresql", "postgres")) or has_password(address):
        return address
    return f"{address}{'&' if '?' in address else '?'}password={quote(password, safe='')}"


def has_password(address: str) -> bool:
    """Whether an address holds a password, before the host or behind the question mark."""
    try:
        parts = urlsplit(address)
    except ValueError:
        return False
    return bool(parts.password or parse_qs(parts.query).get("password"))


def read_address(file: Path) -> str:
    """The address that a file holds in one line. A file that others may read is refused."""
    try:
        mode = file.stat().st_mode
        lines = file.read_text(encoding="utf-8").split("\n") if stat.S_ISREG(mode) else []
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise CannotOpen(f"database file: {file} cannot be read: {reason}") from None
    except UnicodeDecodeError:
        lines = []
    if os.name == "posix" and mode & OTHERS:
        rights = stat.filemode(mode)
        raise CannotOpen(
            f"database file: found {file} with the rights {rights}; allowed: a file that only you may read (chmod 600)"
        )
    words = [line.strip() for line in lines if line.strip()]
    if len(words) != 1:
        detail = f"database file: found {len(words)} lines in {file}"
        raise CannotOpen(f"{detail}; allowed: one, with the address of the store")
    return words[0]
