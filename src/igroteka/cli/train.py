"""The command `igroteka train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..core import Game
from ..core.extras import import_extra
from ..core.registry import find
from ..lab.executor import executor
from .common import (
    BadInput,
    Edition,
    GameArgument,
    Options,
    PlayedOn,
    console,
    progress,
    read_options,
    read_seats,
    reason,
)

if TYPE_CHECKING:
    from ..lab.training.run import Training

Folder = Annotated[
    Path,
    typer.Option("--folder", metavar="DIR", help="Where the run is kept; the same command goes on with it."),
]
Generations = Annotated[int, typer.Option(min=1, help="How many generations to play now.")]
Games = Annotated[int, typer.Option(min=1, help="Games of self-play in each generation.")]
Hidden = Annotated[int, typer.Option(min=1, help="Size of the hidden layer.")]
Gate = Annotated[int, typer.Option(min=1, help="Challenge the best so far every so many generations.")]
Seed = Annotated[int, typer.Option(min=0, help="Seed of the run.")]
Lessons = Annotated[
    int,
    typer.Option(min=1, help="Let the greedy bot play the first so many generations, to be watched."),
]
Iterations = Annotated[
    int, typer.Option(min=0, help="Iterations of the search that plays; 0 looks one ply ahead.")
]
Memory = Annotated[int, typer.Option(min=1, help="Learn from the games of the last so many generations.")]
SeatNumbers = Annotated[
    str | None,
    typer.Option("--seats", metavar="N,N", help="Numbers of seats; all from two on if it is left out."),
]


def add(app: typer.Typer) -> None:
    """Add the command of this module."""
    app.command("train", short_help="Let a small network learn a game by playing itself.")(train_command)


def train_command(
    game: GameArgument,
    seats: SeatNumbers = None,
    folder: Folder = Path("training"),
    generations: Generations = 50,
    games: Games = 240,
    hidden: Hidden = 24,
    gate: Gate = 10,
    seed: Seed = 1,
    lessons: Lessons = 2,
    memory: Memory = 6,
    iterations: Iterations = 0,
    option: Options = None,
    jobs: Annotated[int, typer.Option(min=0, help="Processes; 0 takes one for each core.")] = 0,
    on: PlayedOn = "processes",
    edition: Edition = None,
) -> None:
    """Let a network learn by self-play how many points a seat will have in the end, gated by sequential tests.

    One network learns all numbers of seats. The first gate is the hand-made evaluation, later ones the best network so far.
    best.json can be met in the arena as value:DIR/best.json; curve.png shows how the learning went.

    \b
    Examples:
      igroteka train dream_city --folder runs/dream --generations 40
      igroteka arena dream_city --bots value:runs/dream/best.json,greedy
      igroteka train sweet_lands --seats 1 --folder runs/alone
    """
    # All that is needed, the curve at the end too, before hours are spent.
    for name in ("numpy", "matplotlib.figure"):
        import_extra(name, "lab", "training")
    from ..lab.training.run import Training, make_recipe, plot_curve

    g = find(game)
    r = make_recipe(
        g.key,
        read_seat_numbers(g, seats),
        read_options(option),
        hidden=hidden,
        games=games,
        gate=gate,
        seed=seed,
        lessons=lessons,
        memory=memory,
        iterations=iterations,
    )
    run = Training(r, folder, executor(on, jobs))
    try:
        run_generations(run, generations)
    except OSError as error:
        raise BadInput(f"{folder} cannot be written to: {reason(error)}") from None
    finally:
        if run.history:  # however the run ends, what it has learned can be seen
            plot_curve(run.history, folder / "curve.png")
    console().print(f"{run.number} generations; {folder}")


def read_seat_numbers(g: Game, text: str | None) -> list[int]:
    """The numbers of seats that a network is to learn."""
    if text is None:
        return [n for n in g.seats if n > 1] or list(g.seats)
    words = text.split(",")
    if not all(word.isdecimal() for word in words):
        raise BadInput(f"seats: found {text!r}; allowed: numbers with commas between them")
    return [read_seats(g, int(word)) for word in words]


def run_generations(run: Training, generations: int) -> None:
    """Go on with a training and print what came of every challenge."""
    out = console()
    with progress("generations", generations) as bar:
        for _ in range(generations):
            run.run(1)
            bar.advance(bar.task_ids[0], 1)
            now = run.history[-1]
            if now.share >= 0:
                said = "the new best" if now.accepted else "not better"
                out.print(
                    f"{now.games} games: off by {now.error:.1f} points, wins {now.share:.1%} "
                    f"({now.low:.1%} to {now.high:.1%}): {said}"
                )
