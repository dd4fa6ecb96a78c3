"""Log files and positions: replay and verify logs, take positions out of them, check and show positions."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from ..core import IgrotekaError, Text
from ..core.positions import position_form
from ..drawing.raster import CannotRaster, to_png
from ..match import Match, pretty, pretty_form
from ..match.logfile import MAGIC as LOG
from ..texts import speaker
from .common import (
    FAILED,
    BadInput,
    Edition,
    GameFolders,
    Json,
    Lang,
    begin_position,
    console,
    count_words,
    print_error,
    print_json,
    read_lang,
    read_match,
    read_text,
    write_file,
)

File = Annotated[Path, typer.Argument(metavar="FILE", help="A log file.")]


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("replay", short_help="Tell and draw a saved game.")(replay)
    app.command("verify", short_help="Check a saved game and its chance.")(verify)
    app.command("position", short_help="Check, show or write a position.")(position)


def replay(
    file: File,
    step: Annotated[int | None, typer.Option(help="Stop after this many steps.", show_default="all")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Write the drawing as SVG.")] = None,
    png: Annotated[Path | None, typer.Option(metavar="OUT", help="Write the drawing as PNG.")] = None,
    width: Annotated[int, typer.Option(min=100, max=8000, help="Width of the PNG in pixels.")] = 1600,
    seat: Annotated[
        int | None,
        typer.Option(
            help="See it as this seat, counted from 0.",
            show_default="the whole story, the table as a spectator",
        ),
    ] = None,
    dark: Annotated[bool, typer.Option("--dark", help="Draw on a dark ground.")] = False,
    game: GameFolders = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Tell the story of a log file and draw the table at any step.

    \b
    Examples:
      igroteka replay game.log
      igroteka replay game.log --step 40 --lang ru
      igroteka replay game.log --step 40 --svg board.svg --png board.png --seat 1
    """
    language = read_lang(lang)
    whole = read_match(file)
    if seat is not None and seat not in range(whole.count):
        raise BadInput(f"--seat: found {seat}; allowed: 0 to {whole.count - 1}")
    steps = len(whole.entries)
    if step is not None and step not in range(steps + 1):
        raise BadInput(f"--step: found {step}; allowed: 0 to {steps}")
    m = whole if step is None else whole.at(step)
    out = console()
    g = m.game
    out.print(
        f"{g.key}, {count_words(m.count, 'seat', 'seats')}, step {len(m.entries)} of {steps}", style="bold"
    )
    for line in m.story(seat, language, full=seat is None):
        out.print(line)
    out.print()
    out.print(g.sketch(m.view(seat), speaker(g.key, language, m.names)))
    if svg is not None:
        write_file(svg, m.svg(seat, language, dark))
        out.print(f"drawing: {svg}", soft_wrap=True)
    if png is not None:
        try:
            picture = to_png(m.svg(seat, language, dark), width)
        except CannotRaster as error:
            raise BadInput(f"--png: {error}; --svg works without it") from None
        write_file(png, picture)
        out.print(f"picture: {png}", soft_wrap=True)


def verify(file: File, game: GameFolders = None, edition: Edition = None, json: Json = False) -> None:
    """Check that a log file is whole and that every draw is the one that its seed gives; of a game recorded at a real table, that all is legal.

    The status is 1 if the file is damaged or a draw was touched, and 2 if there is no such file.

    \b
    Examples:
      igroteka verify game.log
      igroteka verify game.log --json
    """
    text = read_text(file)
    try:
        verified = Match.parse(text).verify()
    except IgrotekaError as error:
        if json:
            print_json({"ok": False, "problems": [str(error)]})
        else:
            print_error(f"{file}, {error}")
        raise typer.Exit(FAILED) from None
    if json:
        print_json(verified.to_data())
    else:
        out = console()
        out.print(f"{'sound' if verified.ok else 'NOT SOUND'}: {file}", style="bold", soft_wrap=True)
        out.print(f"  steps {verified.steps}, draws {verified.draws}, fingerprint {verified.fingerprint}")
        if verified.is_recorded:
            out.print("  recorded at a real table: people said what was drawn, nothing is promised about it")
        else:
            out.print(f"  commitment {verified.commitment or 'none'}", soft_wrap=True)
            out.print(f"  seed {verified.seed or 'not revealed'}", soft_wrap=True)
        if verified.salt:
            out.print(f"  salt {verified.salt}", soft_wrap=True)
        for seat, share in verified.shares.items():
            out.print(f"  share of seat {seat}: {share}", soft_wrap=True)
        for problem in verified.problems:
            out.print(f"  {problem}", soft_wrap=True)
    if not verified.ok:
        raise typer.Exit(FAILED)


def position(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A log file, or a position in TOML or JSON.")],
    step: Annotated[
        int | None, typer.Option(help="Of a log: after this many steps.", show_default="all")
    ] = None,
    out: Annotated[
        Path | None, typer.Option(metavar="OUT", help="Write it to a file.", show_default="print it")
    ] = None,
    form: Annotated[
        bool, typer.Option("--form", help="As a form in TOML, without all that follows from the rest.")
    ] = False,
    look: Annotated[bool, typer.Option("--look", help="Show the table and the moves instead.")] = False,
    svg: Annotated[Path | None, typer.Option(metavar="OUT", help="Write the drawing as SVG.")] = None,
    game: GameFolders = None,
    edition: Edition = None,
    lang: Lang = None,
) -> None:
    """Check a position, show it and its moves, or write it: one set up by hand, or that of a log after any step.

    What a position may say is told in docs/positions.md. It is played with 'igroteka play --position FILE', in the browser as a position set
    up by hand, or with Match.begin.

    \b
    Examples:
      igroteka position mine.toml --look
      igroteka position mine.toml --svg board.svg
      igroteka position game.log --step 40 --form --out mine.toml
      igroteka position game.log --step 40
    """
    text = read_text(file)
    m = _match_of_log(file, step) if text.startswith(LOG) else begin_position(file)
    if look or svg is not None:
        _show_position(m, svg, read_lang(lang))
        return
    written = pretty_form(position_form(m.game, m.start)) if form else pretty(m.start.to_data())
    if out is None:
        print(written, end="")
    else:
        write_file(out, written)
        console().print(f"position: {out}", soft_wrap=True)


def _match_of_log(file: Path, step: int | None) -> Match:
    """A match that begins where a log stands after a step."""
    whole = read_match(file)
    steps = len(whole.entries)
    if step is not None and step not in range(steps + 1):
        raise BadInput(f"--step: found {step}; allowed: 0 to {steps}")
    m = whole if step is None else whole.at(step)
    return Match.begin(m.game.key, m.state.to_data(), names=m.names)


def _show_position(m: Match, svg: Path | None, lang: str) -> None:
    """The table in words, whose turn it is, and all that can be done."""
    out, g = console(), m.game
    if svg is not None:
        write_file(svg, m.svg(m.seat, lang))
        out.print(f"drawing: {svg}", soft_wrap=True)
        return
    say = speaker(g.key, lang, m.names)
    out.print(g.sketch(m.view(m.seat), say))
    for seat in m.seats:
        out.print()
        out.print(say(Text("player", seat=seat)), style="bold")
        for move in m.moves_of(seat):
            out.print(f"  {move}: {say(m.show(move, seat).label)}", soft_wrap=True)
