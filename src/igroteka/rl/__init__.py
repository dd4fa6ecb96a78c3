"""The games as environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many tables at once.

Names carry the version of the rules, `dream_city_v2`, so that results of different rules are never mixed. An action is
the id of a move in the game's table; what is legal comes as a mask. Each library is imported only when it is asked for:
`pip install 'igroteka[rl]'` brings all of them, and without them the functions here raise `MissingExtra`.

All functions take the `name` of an environment (see `names`), the number of `seats` (None: two, or the nearest that the game
allows) and the game's `options`; what they do not know raises `BadOption`, which lists what is allowed. `rewards` is one of the
measures of `Rewards`: "win", "score", "margin" or "shaped". `form` says how observations are handed over: "flat" are numbers from -1 to 1 for
networks, "compact" the whole numbers of `layout`; `blocks` splits both into their named parts. Bots are named as `igroteka.bots.bot` names
them, or "policy:FILE", a network that a learner has made (`igroteka.rl.policy`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..core import BadOption
from ..core.extras import import_extra
from ..core.observing import Layout
from .table import Rewards, environment, names

if TYPE_CHECKING:
    from .forms import Form, Row
    from .gym import Single
    from .offline import Dataset
    from .openspiel import SpielGame
    from .playing import Playout
    from .vector import Tables
    from .zoo import Aec
    from .zoo_parallel import Parallel

__all__ = [
    "Rewards",
    "actions",
    "aec",
    "blocks",
    "dataset",
    "environment",
    "layout",
    "load_dataset",
    "names",
    "parallel",
    "playouts",
    "register",
    "single",
    "spiel",
    "tables",
]


def actions(name: str) -> list[str]:
    """What every action is called, by its number: the moves as logs write them."""
    return [str(move) for move in environment(name).moves.all]


def layout(name: str) -> Layout:
    """What the numbers of observations mean: blocks with names, ranges and seats, in order."""
    return environment(name).layout


def blocks(name: str, observation: Row, form: str = "flat") -> Mapping[str, Row]:
    """An observation, or an array of many, by the names of its blocks; nothing is copied.

    In the flat form a block of choices has two axes more than there are observations: what each choice belongs to, and what it is.
    """
    made: Form = import_extra("igroteka.rl.forms", "rl", "igroteka.rl.blocks").make_form(layout(name), form)
    if observation.shape[-1:] != (made.size,):
        raise BadOption(
            f"observation: found the shape {observation.shape}; allowed: one that ends with {made.size}"
        )
    return made.split(observation)


def aec(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    render_mode: str | None = "ansi",
    form: str = "flat",
) -> Aec:
    """A PettingZoo AEC environment: every seat is an agent.

    `render_mode` is "ansi" (text), "svg", "rgb_array" or None. An illegal action raises `IllegalMove` and changes nothing.
    """
    made: Aec = import_extra("igroteka.rl.zoo", "rl", "igroteka.rl.aec").Aec(
        name, seats, options, rewards, render_mode, form
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
    form: str = "flat",
) -> Single:
    """A Gymnasium environment: the learner has one `seat`, bots of the kind `bot` have the others.

    An illegal action ends the episode with the worst reward, as learners are used to.
    """
    made: Single = import_extra("igroteka.rl.gym", "rl", "igroteka.rl.single").Single(
        name, seats, options, rewards, bot, seat, render_mode, form
    )
    return made


def parallel(
    name: str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    render_mode: str | None = "ansi",
    form: str = "flat",
) -> Parallel:
    """A PettingZoo parallel environment: who is asked at the same time acts in the same step, everybody else waits.

    To wait is the last action. An illegal action raises `IllegalMove` and changes nothing.
    """
    made: Parallel = import_extra("igroteka.rl.zoo_parallel", "rl", "igroteka.rl.parallel").Parallel(
        name, seats, options, rewards, render_mode, form
    )
    return made


def register() -> None:
    """Tell Gymnasium of all games: then `gymnasium.make("igroteka/dream_city-v2")` and `gymnasium.make_vec` know them."""
    import_extra("igroteka.rl.gym", "rl", "igroteka.rl.register").register()


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
    form: str = "flat",
    copy: bool = True,
) -> Tables:
    """Many tables stepped together over processes: batched arrays for observations, masks and rewards.

    With a `bot` the learner has one `seat` at every table, without one it decides for all seats. The same `seed` gives the same
    games, whatever the number of `processes` (0: one for each core; 1: none but this one). Processes are fresh ones, so a
    script that uses more than one must begin under `if __name__ == "__main__":`. Without `copy` the arrays are the memory that the
    next step writes into, which is quicker.
    """
    made: Tables = import_extra("igroteka.rl.vector", "rl", "igroteka.rl.tables").Tables(
        name, tables, seats, options, rewards, bot, seat, seed, processes, form, copy
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
    form: str = "flat",
) -> Iterator[Playout]:
    """Whole games between bots over processes, handed over in the order of their numbers; with `keep` every decision, too.

    `bots` is one name for all seats or a name for each. The same `seed` gives the same games, whatever the number of
    `processes` (0: one for each core; 1: none but this one).
    """
    games_played: Iterator[Playout] = import_extra(
        "igroteka.rl.playing", "rl", "igroteka.rl.playouts"
    ).playouts(name, seats, games, bots, seed, options, rewards, keep, processes, form)
    return games_played


def dataset(
    name: str,
    games: int = 100,
    seats: int | None = None,
    bots: str | Sequence[str] = "greedy",
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
    rewards: str = "win",
    processes: int = 0,
) -> Dataset:
    """Every decision of games between bots, to learn from without playing. The same `seed` gives the same games.

    `save` of what comes back writes a file that `load_dataset` reads.
    """
    made: Dataset = import_extra("igroteka.rl.offline", "rl", "igroteka.rl.dataset").record_dataset(
        name, games, seats, bots, seed, options, rewards, processes
    )
    return made


def load_dataset(path: Path | str) -> Dataset:
    """Decisions that were stored with `Dataset.save`; anything else raises `BadData`."""
    made: Dataset = import_extra("igroteka.rl.offline", "rl", "igroteka.rl.load_dataset").load_dataset(path)
    return made
