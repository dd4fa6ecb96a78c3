"""What the chance of a match follows from: its seed, a salt for the commitment, and the shares of people; or what people say was drawn.

Before a match everybody is shown the commitment, the SHA-256 of salt and seed. Then the page of each person
adds a share, a random number that nobody else knows. All draws follow from seed and shares together, so neither whoever
runs the server nor any single player can choose them.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from collections.abc import Mapping
from typing import Final

from ..core import Seat
from ..core.errors import bad_option, some
from ..core.text import phrase

SHARE: Final = r"[0-9a-f]{32}"
SEAL: Final = r"[0-9a-f]{64}"
_SHARE: Final = re.compile(SHARE)
_SEAL: Final = re.compile(SEAL)


CHANCES: Final = ("seeded", "asked")
"""Where the draws of a match come from: a seed, or people who tell what was drawn from the box on their table."""


def require_chance(chance: str, seed: int | str | None, salt: str, shares: Mapping[Seat, str] | None) -> bool:
    """Whether people tell the draws; then nothing can be given from which they would follow."""
    if chance not in CHANCES:
        raise bad_option("chance", repr(chance[:80]), some(list(CHANCES)))
    is_asked = chance == "asked"
    if is_asked and (seed is not None or salt or shares):
        found = phrase("a seed, a salt or shares, and draws that are asked for")
        raise bad_option("chance", found, phrase("one or the other"))
    return is_asked


def fresh_seed() -> str:
    """A seed that nobody can guess."""
    return secrets.token_hex(16)


def clean_seed(seed: int | str | None) -> str:
    """A seed as one line of text; a fresh secret if none is given."""
    text = fresh_seed() if seed is None else str(seed)
    if not text or text != text.strip() or not text.isprintable() or len(text) > 200:
        allowed = phrase("a number or one line of 1 to 200 characters")
        raise bad_option("seed", repr(text[:200]), allowed)
    return text


def fresh_salt() -> str:
    """A salt that nobody can guess."""
    return secrets.token_hex(16)


def seal_of(share: str) -> str:
    """What a person's page tells of its share before all have told theirs: the SHA-256."""
    return hashlib.sha256(share.encode()).hexdigest()


def is_seal(text: str) -> bool:
    """Whether this can be the SHA-256 of a share."""
    return bool(_SEAL.fullmatch(text))


def is_share(text: str) -> bool:
    """Whether this has the form of a share or of a salt."""
    return bool(_SHARE.fullmatch(text))


def clean_salt(salt: str) -> str:
    """A salt, or none."""
    if salt and not is_share(salt):
        raise bad_option("salt", repr(salt[:80]), phrase("32 hexadecimal digits, or none"))
    return salt


def clean_shares(shares: Mapping[Seat, str] | None, seats: int) -> dict[Seat, str]:
    """The shares by seat, each seat at most once."""
    by_seat = dict(sorted((shares or {}).items()))
    for seat, share in by_seat.items():
        if seat not in range(seats):
            raise bad_option(
                "share", phrase("seat {n}", n=seat), phrase("{low} to {high}", low=0, high=seats - 1)
            )
        if not is_share(share):
            place = phrase("share of seat {n}", n=seat)
            raise bad_option(place, repr(share[:80]), phrase("{n} hexadecimal digits", n=32))
    return by_seat
