"""The games of the library, one folder each.

Importing this package binds it to the name ``igroteka.games``, which is also the function that lists
the installed games; so the package can be called: ``igroteka.games()``.
"""

from __future__ import annotations

import sys
from types import ModuleType

from ..core.registry import games


class _Games(ModuleType):
    """A module that answers a call with the keys of all installed games."""

    def __call__(self) -> list[str]:
        return games()


sys.modules[__name__].__class__ = _Games
