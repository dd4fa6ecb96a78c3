"""Play in the terminal."""

from __future__ import annotations

import contextlib
import re
import tempfile
import time
from dataclasses import replace
from pathlib import Path
from typing import Annotated, Final

import typer

from ..bots import DEFAULT_LEVEL, Bot, bot, bots
from ..core import Game, Seat, Text
from ..core.languages import LANGUAGES
from ..core.registry import find
from ..match import Match
from ..texts import speaker
from .common import (
    BadInput,
    Edition,
    GameFolders,
    Lang,
    Options,
    begin_position,
    console,
    read_lang,
    read_match,
    read_names,
    read_options,
    read_seats,
    reason,
)
from .menu import GameSettings, Menu
from .session import Session

#: A bot's seat is named after it in the log, so that a loaded game knows its bots; namesakes are numbered.
NUMBERED: Final = re.compile(r" \d+$")

Names = Annotated[
    str | None, typer.Option(metavar="A,B,...", help="Names of the people.", show_default=False)
]
Recorded = Annotated[
    bool, typer.Option("--recorded", help="Record a game on a real table: you say what was drawn.")
]


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("play", short_help="Play in the terminal.")(play)


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="A game's key or folder; a menu without it.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(help="Number of seats.", show_default="2, or as the game allows")
    ] = None,
    people: Annotated[int, typer.Option(min=1, help="How many people share this terminal.")] = 1,
    seat: Annotated[int, typer.Option(min=0, help="The seat of the first person, counted from 0.")] = 0,
    players: Annotated[
        str, typer.Option("--bots", metavar="A,B,...", help=f"Bots for the other seats: {', '.join(bots())}.")
    ] = DEFAULT_LEVEL,
    names: Names = None,
    seed: Annotated[
        str | None, typer.Option(help="Seed of all chance.", show_default="a secret one, shown at the end")
    ] = None,
    recorded: Recorded = False,
    option: Options = None,
    lang: Lang = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a saved game.")] = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin with a position in TOML or JSON.")
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Where to save.", show_default="igroteka-GAME-TIME.log"),
    ] = None,
    games: GameFolders = None,
    edition: Edition = None,
) -> None:
    """Play a game in the terminal, against bots or with others at the same screen.

    Without GAME a menu asks for everything. Type ? during the game to see what you can type.

    \b
    Examples:
      igroteka play
      igroteka play ./harbour
      igroteka play dream_city --seats 1 -o opponent=boris
      igroteka play dream_city --seats 3 --people 2 --names Ann,Ben --bots greedy
      igroteka play keyflower --recorded --seats 3 --names Ann,Ben,Eva
      igroteka play --position mine.toml --seat 1
      igroteka play --load igroteka-dream_city-20250101-120000.log
    """
    language = read_lang(lang)
    if load is not None:
        go_on(game, load, save, language)
        return
    others = read_names(players)
    chosen = GameSettings(game or "", seats, people, seat, others, read_options(option), language, recorded)
    if position is not None:
        chosen = settings_of_position(chosen, position)
    elif game is None:
        try:
            chosen = Menu(chosen).ask_all()
        except (EOFError, KeyboardInterrupt):
            print()
            return
    start(chosen, seed, read_names(names) if names else [], save, position)


def go_on(game: str | None, load: Path, save: Path | None, language: str) -> None:
    """Go on with a saved game."""
    if game is not None:
        raise BadInput("--load: the file names its game; leave GAME out")
    m = read_match(load)
    path = choose_log_path(save, m.game, load)
    Session(m, bots_of_match(m), language, path, console()).run()


def settings_of_position(chosen: GameSettings, position: Path) -> GameSettings:
    """The settings with the game of a position and its number of seats, which the command line does not say again."""
    if chosen.game or chosen.seats is not None:
        raise BadInput("--position: the file names its game and its seats; leave GAME and --seats out")
    m = begin_position(position)
    return replace(chosen, game=m.game.key, seats=m.count)


def settings_of_recorded(chosen: GameSettings, seed: str | None) -> GameSettings:
    """The settings of a game on a real table: only people sit there, and nothing is drawn here."""
    if seed is not None:
        raise BadInput("--seed: found one with --recorded; allowed: one or the other")
    count = read_seats(find(chosen.game), chosen.seats)
    return replace(chosen, seats=count, people=count, seat=0)


def start(
    chosen: GameSettings,
    seed: str | None,
    names: list[str],
    save: Path | None,
    position: Path | None = None,
) -> None:
    """Seat everybody and play."""
    if chosen.recorded:
        chosen = settings_of_recorded(chosen, seed)
    g = find(chosen.game)
    count = read_seats(g, chosen.seats)
    people = seats_of_people(count, chosen.people, chosen.seat)
    others = [seat for seat in range(count) if seat not in people]
    if others and not chosen.bots:
        raise BadInput(f"--bots: found none for {len(others)} seats; allowed: {', '.join(bots())}")
    playing: dict[Seat, Bot] = {
        seat: bot(chosen.bots[i % len(chosen.bots)], limited=True) for i, seat in enumerate(others)
    }
    called = seat_names(count, people, playing, names, chosen.lang)
    chance = "asked" if chosen.recorded else "seeded"
    if position is None:
        m = Match.new(g.key, seats=count, seed=seed, options=chosen.options, names=called, chance=chance)
    else:
        m = begin_position(position, seed, called, chance)
    path = choose_log_path(save, g, None)
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401  (line editing and history at the prompt)
    Session(m, playing, chosen.lang, path, console()).run()


def seats_of_people(count: int, people: int, first: int) -> list[Seat]:
    """Where people sit: from the first person's seat on, around the table."""
    if first >= count:
        raise BadInput(f"--seat: found {first}; allowed: 0 to {count - 1}")
    if people > count:
        raise BadInput(f"--people: found {people}; allowed: 1 to {count}")
    return sorted([(first + i) % count for i in range(people)])


def seat_names(
    count: int, people: list[Seat], playing: dict[Seat, Bot], names: list[str], lang: str
) -> list[str]:
    """A name for each seat, or none at all if nobody but unnamed people plays."""
    if names and len(names) != len(people):
        raise BadInput(f"--names: found {len(names)}; allowed: one for each of {len(people)} people")
    if not names and not playing:
        return []
    say = speaker(None, lang)
    filled: list[str] = []
    for seat in range(count):
        if seat in playing:
            name = say(Text(f"bot-{playing[seat].name}"))
            filled.append(name if name not in filled else f"{name} {seat + 1}")
        else:
            filled.append(names[people.index(seat)] if names else say(Text("player", number=seat + 1)))
    return filled


def bots_of_match(m: Match) -> dict[Seat, Bot]:
    """The bots of a loaded match, known by the names of their seats in any language."""
    known = {speaker(None, lang)(Text(f"bot-{name}")): name for lang in LANGUAGES for name in bots()}
    called = [NUMBERED.sub("", name) for name in m.names]
    return {seat: bot(known[name], limited=True) for seat, name in enumerate(called) if name in known}


def choose_log_path(save: Path | None, g: Game, load: Path | None) -> Path:
    """Where the log goes; said before the game begins, not after it."""
    path = save or load or Path(f"igroteka-{g.key}-{time.strftime('%Y%m%d-%H%M%S')}.log")
    folder = path.parent
    if path.exists() and path != load:
        raise BadInput(f"--save: {path} is there already; load it with --load, or choose another name")
    if not folder.is_dir():
        raise BadInput(f"--save: there is no folder {folder}")
    try:
        with tempfile.TemporaryFile(dir=folder):
            return path
    except OSError as error:
        raise BadInput(f"--save: {path} cannot be written: {reason(error)}") from None
