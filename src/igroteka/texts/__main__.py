"""What is wrong with texts and their style. Run it as: python -m igroteka.texts [GAME ...]

Without a game the shared words and all installed games are looked at. The status is 1 if anything is wrong.
"""

from __future__ import annotations

import sys

from ..core.registry import find, list_games
from .checks import check
from .style import SHARED


def main(keys: list[str]) -> int:
    """Print every problem once, and say how many there are."""
    total = 0
    for key in keys or [SHARED, *list_games()]:
        game = None if key == SHARED else find(key)
        problems = check(game)
        total += len(problems)
        for problem in problems:
            print(f"{key}: {problem}")
    print(f"{total} problems")
    return 1 if total else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
