"""The games as environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Names carry the version of the rules, `dream_city_v2`, so that results of different rules are never mixed. An action is
the id of a move in the game's table; what is legal comes as a mask. Each library is imported only when it is asked for:
`pip install 'igroteka[rl]'` brings all of them, and without them the functions here raise `MissingExtra`.

All functions take the `name` of an environment (see `names`), the number of `seats` (None: two, or the nearest that the game
allows) and the game's `options`; what they do not know raises `BadOption`, which lists what is allowed. `rewards` is one of the
measures of `Rewards`: "win", "score" or "margin".
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from ..core.extras import import_extra
from .table import Rewards, environment, names

if TYPE_CHECKING:
    from .gym import Single
    from .openspiel import SpielGame
    from .playing import Playout
    from .vector import Tables
    from .zoo import Aec

__all__ = ["Rewards", "aec", "environment", "names", "playouts", "single", "spiel", "tables"]


def aec(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    render_mode: str | None = "ansi",
) -> Aec:
    """A PettingZoo AEC environment: every seat is an agent.

    `render_mode` is "ansi" (text), "svg" or None. An illegal action raises `IllegalMove` and changes nothing.
    """
    made: Aec = import_extra("igroteka.rl.zoo", "rl", "igroteka.rl.aec").Aec(
        name, seats, options, rewards, render_mode
    )
    return made


def single(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    bot: str = "greedy",
    seat: int = 0,
    render_mode: str | None = None,
) -> Single:
    """A Gymnasium environment: the learner has one `seat`, bots of the kind `bot` have the others.

    An illegal action ends the episode with the worst reward, as learners are used to.
    """
    made: Single = import_extra("igroteka.rl.gym", "rl", "igroteka.rl.single").Single(
        name, seats, options, rewards, bot, seat, render_mode
    )
    return made


def spiel(name: str, seats: int | None = None, options: Mapping[str, object] | None = None) -> SpielGame:
    """An OpenSpiel game with explicit chance. After this call `pyspiel.load_game` knows all games of Igroteka, too."""
    made: SpielGame = import_extra("igroteka.rl.openspiel", "rl", "igroteka.rl.spiel").load(
        name, seats, options
    )
    return made


def tables(
    name: str,
    tables: int = 64,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    bot: str | None = None,
    seat: int = 0,
    seed: int | str = 0,
    processes: int = 0,
) -> Tables:
    """Many tables stepped together over processes: batched arrays for observations, masks and rewards.

    With a `bot` the learner has one `seat` at every table, without one it decides for all seats. The same `seed` gives the same
    games, whatever the number of `processes` (0: one for each core; 1: none but this one). Processes are fresh ones, so a
    script that uses more than one must begin under `if __name__ == "__main__":`.
    """
    made: Tables = import_extra("igroteka.rl.vector", "rl", "igroteka.rl.tables").Tables(
        name, tables, seats, options, rewards, bot, seat, seed, processes
    )
    return made


def playouts(
    name: str,
    seats: int | None = None,
    games: int = 100,
    bots: str | Sequence[str] = "random",
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    keep: bool = False,
    processes: int = 0,
) -> Iterator[Playout]:
    """Whole games between bots over processes, handed over in the order of their numbers; with `keep` every decision, too.

    `bots` is one name for all seats or a name for each. The same `seed` gives the same games, whatever the number of
    `processes` (0: one for each core; 1: none but this one).
    """
    games_played: Iterator[Playout] = import_extra(
        "igroteka.rl.playing", "rl", "igroteka.rl.playouts"
    ).playouts(name, seats, games, bots, seed, options, rewards, keep, processes)
    return games_played
