"""When Python looks for garbage that only a search finds: things that hold each other.

Nearly all that a server throws away is freed at once. A look through all tables holds up everybody for as long as a hundred moves
take, so it is seldom; but when many tables have been put away, everything is looked through.
"""

from __future__ import annotations

import gc
from typing import Final

LOOKS: Final = (5_000, 10, 200)
"""After so many new objects Python looks for garbage; through older ones after so many looks."""
WORTH_IT: Final = 50
"""Tables put away, of about a megabyte each, after which everything is looked through."""


def look_seldom() -> None:
    """From now on look through old objects seldom, and leave out what is there already: it stays."""
    gc.freeze()
    gc.set_threshold(*LOOKS)


def look_through_everything() -> None:
    """Look once through what was left out, too; what is in use is left out again."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()
