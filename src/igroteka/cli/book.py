"""What there is to know: games, their rules, and how well the rules are covered."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from ..core import Game, IgrotekaError, Text, editions, list_games
from ..core.registry import find, folder_of
from ..ledger.coverage import Coverage, coverage
from ..ledger.rules import Ledger, Rule, mark_of
from ..ledger.search import search_rules
from ..texts import error_words, speaker
from .common import (
    FAILED,
    BadInput,
    Edition,
    GameArgument,
    GameFolders,
    Json,
    Lang,
    console,
    make_table,
    print_error,
    print_json,
    print_table,
    read_lang,
    write_file,
)


def add(app: typer.Typer) -> None:
    """Add the commands of this module."""
    app.command("games", short_help="List the installed games and their options.")(print_games)
    app.command("rules", short_help="Print or search the rules of a game.")(rules)
    app.command("edition", short_help="Write down and check the values of your own copy.")(edition)
    app.command("coverage", short_help="Show which rules are cited and tested.")(coverage_command)


def print_games(
    game: GameFolders = None, edition: Edition = None, json: Json = False, lang: Lang = None
) -> None:
    """List the installed games with their seats and options.

    \b
    Examples:
      igroteka games
      igroteka games --lang uk
      igroteka games --json
    """
    language = read_lang(lang)
    games = [find(key) for key in list_games()]
    if json:
        print_json([game_data(g, language) for g in games])
        return
    out = console()
    for g in games:
        data = game_data(g, language)
        out.print(f"{g.key}: {data['title']}", style="bold")
        out.print(f"  seats: {g.seats.start} to {g.seats.stop - 1}; edition {g.edition}, version {g.version}")
        table = make_table("  option", "choices, the default first", "seats")
        for option in g.options:
            rest = [c for c in option.choices if c != option.default]
            choices = ", ".join([option.default, *rest]) + (
                " (may differ by seat)" if option.per_seat else ""
            )
            these = [n for n in g.seats if n in option.seats]
            seats = str(these[0]) if len(these) == 1 else f"{these[0]} to {these[-1]}"
            table.add_row(f"  {option.key}", choices, seats)
        print_table(table)


def game_data(g: Game, lang: str) -> dict[str, object]:
    """A game as JSON data."""
    say = speaker(g.key, lang)
    return {
        "key": g.key,
        "title": say(Text("title")),
        "edition": g.edition,
        "version": g.version,
        "seats": list(g.seats),
        "moves": len(g.moves),
        "options": [
            {
                "key": o.key,
                "choices": list(o.choices),
                "default": o.default,
                "seats": [n for n in g.seats if n in o.seats],
                "per_seat": o.per_seat,
                "text": say(Text(f"option-{o.key}")),
            }
            for o in g.options
        ],
        "orders": {key: list(choices) for key, choices in g.orders.items()},
    }


def rules(
    game: GameArgument,
    id: Annotated[str | None, typer.Argument(metavar="ID", help="A rule, or the beginning of ids.")] = None,
    search: Annotated[
        str | None, typer.Option(metavar="WORD", help="Only rules with this word, in whatever form.")
    ] = None,
    lang: Lang = None,
    json: Json = False,
) -> None:
    """Print the rules of a game, one rule, or the rules with a word.

    \b
    Examples:
      igroteka rules dream_city
      igroteka rules dream_city DC-4.3.5
      igroteka rules dream_city DC-4.8
      igroteka rules dream_city --search spring --lang en
    """
    language = read_lang(lang)
    of = find(game)
    ledger = Ledger.load(folder_of(of.key))
    chosen = select(ledger, id, search, language)
    if json:
        print_json([rule_data(r, language) for r in chosen])
        return
    out, say = console(), speaker(None, language)
    for chapter in dict.fromkeys([r.chapter for r in chosen]):
        out.print(ledger.title(chapter, language), style="bold")
        table = make_table("", "", "")
        table.show_header = False
        for rule in chosen:
            if rule.chapter == chapter:
                mark = mark_of(rule, of)
                mark = say(Text(f"rule_source-{mark}")) if mark else ""
                table.add_row(
                    rule.id, rule.text(language), mark + (f"\noption {rule.option}" if rule.option else "")
                )
        print_table(table)
        out.print()


def rule_data(rule: Rule, lang: str) -> dict[str, str]:
    """A rule as JSON data; `option` is there if the game has one for another reading."""
    data = {"id": rule.id, "chapter": rule.chapter, "text": rule.text(lang), "source": rule.source}
    return data | ({"option": rule.option} if rule.option else {})


def select(ledger: Ledger, id: str | None, search: str | None, lang: str) -> list[Rule]:
    """The rules that are asked for; an error if there is none."""
    chosen = list(ledger)
    if id is not None:
        wanted = id.upper()
        if wanted in ledger:
            chosen = [ledger.rule(wanted)]
        else:
            chosen = [r for r in chosen if r.id.startswith(wanted + ".")]
            if not chosen:
                ledger.rule(wanted)  # raises, and names ids that look alike
    if search is not None:
        hits = {r.id for r in search_rules(ledger, search, lang)}
        chosen = [r for r in chosen if r.id in hits]
        if not chosen:
            raise BadInput(f"no rule of {ledger.game} holds {search!r} in {lang}")
    return chosen


def edition(
    game: Annotated[
        str, typer.Argument(metavar="GAME", help="A game that plays with other values than ours.")
    ],
    write: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write a file with our values, to change them there.")
    ] = None,
    check: Annotated[
        list[Path] | None, typer.Option(metavar="FILE", help="Check a file; may be repeated.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write down what your own copy of a game says, where its values are not published: then play with --edition FILE.

    --write makes a file with all that can be changed, as ours has it, with a word on everything. --check tells the first fault of a
    file with its place, what was found and what is allowed; the status is 1 if there is one.

    \b
    Examples:
      igroteka edition sweet_lands --write mine.toml
      igroteka edition sweet_lands --check mine.toml
      igroteka play sweet_lands --edition mine.toml
    """
    lang = read_lang(lang)
    if not write and not check:
        raise BadInput("found nothing to do; allowed: --write FILE or --check FILE")
    if write:
        write_file(write, editions.write(game))
        console().print(f"{write}: written", soft_wrap=True)
    bad = 0
    for file in check or []:
        try:
            console().print(editions.check(file, game), soft_wrap=True)
        except IgrotekaError as error:
            print_error(speaker(game, lang)(error_words(error)))
            bad += 1
    if bad:
        raise typer.Exit(FAILED)


def coverage_command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="One game; all without it.")] = None,
    full: Annotated[bool, typer.Option("--full", help="List every rule with its places.")] = False,
    json: Json = False,
) -> None:
    """Show which rules are cited by code and checked by tests.

    The status is 1 if an id is unknown, or if a rule is cited nowhere or tested nowhere.

    \b
    Examples:
      igroteka coverage
      igroteka coverage dream_city --full
      igroteka coverage --json
    """
    keys = [find(game).key] if game is not None else list_games()
    coverages = [coverage(folder_of(key)) for key in keys]
    if json:
        print_json([one.to_data() for one in coverages])
    else:
        print_coverage(coverages, full)
    if not all(one.complete for one in coverages):
        raise typer.Exit(FAILED)


def print_coverage(coverages: list[Coverage], full: bool) -> None:
    """The summary of all games, then what is wrong."""
    out = console()
    table = make_table("game", ">rules", ">cited", ">tested", ">unknown ids", "complete")
    for one in coverages:
        total = len(one.rows)
        cited, tested = total - len(one.uncited_rules), total - len(one.untested_rules)
        words = [str(n) for n in (total, cited, tested, len(one.unknown))]
        table.add_row(one.game, *words, "yes" if one.complete else "no")
    print_table(table)
    out.print()
    print_table(sources_table(coverages))
    for one in coverages:
        if full:
            rows = make_table("rule", "source", "cited in", "tested by")
            for row in one.rows:
                rows.add_row(row.rule, row.source, "\n".join(row.cited) or "-", "\n".join(row.tested) or "-")
            out.print()
            print_table(rows)
        for problem in one.problems():
            out.print(f"{one.game}: {problem}", soft_wrap=True)


def sources_table(coverages: list[Coverage]) -> Table:
    """The rules of all games by where they come from: in the book, following from it, our rulings, our own values."""
    table = make_table("game", "source", ">rules", ">cited", ">tested")
    for one in coverages:
        for source, count in one.by_source.items():
            if count.rules:
                table.add_row(one.game, source, str(count.rules), str(count.cited), str(count.tested))
    return table
