"""When Python looks for garbage that only a search finds: things that hold each other.

Nearly all that a server throws away is freed at once. A look through all tables would hold up everybody for as long as a hundred
moves take. So what a look has found in use is left out of the later ones, until so many tables have been put away that a look
through everything is worth it.
"""

from __future__ import annotations

import gc
from typing import Final

LOOKS: Final = (5_000, 10, 20)
"""After so many new objects Python looks for garbage; through older ones after so many looks."""
WORTH_IT: Final = 50
"""Tables put away, of about a megabyte each, after which everything is looked through."""


def look_seldom() -> None:
    """From now on leave out what is there already, and whatever a look has found in use."""
    gc.freeze()
    gc.set_threshold(*LOOKS)
    gc.callbacks.append(leave_out_survivors)


def leave_out_survivors(phase: str, info: dict[str, int]) -> None:
    """Python calls this before and after each look."""
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()


def look_through_everything() -> None:
    """Look once through what was left out, too."""
    gc.unfreeze()
    gc.collect()
