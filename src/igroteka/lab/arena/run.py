"""Play a tournament."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ..executor import Executor
from .play import play_pairing
from .results import Results
from .sprt import Sprt


def play_tournament(
    results: Results,
    executor: Executor,
    done: Callable[[int], None] | None = None,
    sprt: Sprt | None = None,
) -> Results:
    """Play the games of a plan that are missing in its results, and give the same results back, filled.

    Each result is stored before the next is asked for. `done` is called after each game. With a sequential test (`sprt`) the
    tournament stops as soon as it has decided.
    """
    p = results.plan
    test = sprt.begin(p.bots[0], p.per_deal, results.list()) if sprt is not None else None
    left = [one for one in p.pairings() if one.number not in results.played]
    if test is not None and test.verdict.is_decided:
        return results
    try:
        for _, one in executor.run(partial(play_pairing, p), left):
            results.add(one)
            if done:
                done(1)
            if test is not None and test.add(one).is_decided:
                break
    finally:
        results.close()
    return results
