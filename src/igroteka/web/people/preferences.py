"""What somebody has set for their pages: for a person kept with the account, for a guest in a cookie of the device.

Only what somebody has chosen is kept; everything else is as the page finds best for the device, such as a confirmation where a finger may slip.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

COOKIE: Final = "settings"
"""The cookie of a guest: `confirm:always.sound:1`. The page reads and writes it, too."""
CONFIRMS: Final = ("never", "final", "lasting", "always")
"""Which moves ask for a confirmation."""
STAYS: Final = ("seconds", "button", "none")
"""What happens among people before a move that ends the turn."""
SWITCHED: Final = ("0", "1")
SWITCHES: Final = ("single", "sound", "motion", "cards", "onetap", "slow", "keys")
ALLOWED: Final[Mapping[str, tuple[str, ...]]] = {
    "confirm": CONFIRMS,
    "stay": STAYS,
    **dict.fromkeys(SWITCHES, SWITCHED),
}
"""Every setting of a page, with what it can be."""
LONGEST: Final = 300
"""Characters of a cookie that are looked at: all settings together have fewer."""


def preferences_of(settings: Mapping[str, object]) -> dict[str, str]:
    """The settings of pages among everything that somebody has chosen; whatever a page could not follow is left out."""
    return {
        name: str(settings[name])
        for name, allowed in ALLOWED.items()
        if name in settings and settings[name] in allowed
    }


def read_cookie(written: str) -> dict[str, str]:
    """What a guest has set on a device. Nobody is told of what cannot be read: no page has written it."""
    parts = written.split(".") if len(written) <= LONGEST else []
    return preferences_of({name: value for name, _, value in (part.partition(":") for part in parts)})
