"""A readable dump of one random game, kept in a file and reviewed as a diff when the rules change.

The first line of a dump is the command that makes it, so that a kept file can be made again.
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from ..core import CHANCE, UNSEEN, BadOption, Event, Rng, Score, canonical
from ..core.registry import find
from ..texts import speaker
from . import Match

COMMAND: Final = "igroteka playthrough"
FIRST_MOVES: Final = 6
SKETCH_EVERY: Final = 25
FOLDER: Final = Path("tests", "playthroughs")


def playthrough(
    game: str,
    seats: int,
    seed: int | str = 0,
    options: Mapping[str, str] | None = None,
    full: bool = False,
) -> str:
    """The dump of a game in which all seats play at random. `full` lists every move and draws every step."""
    given = dict(options or {})
    key = find(game).key
    m = Match.new(key, seats=seats, seed=seed, options=given)
    return "\n".join(_Dump(m, _command(key, seats, seed, given, full), full).lines()) + "\n"


def _command(game: str, seats: int, seed: int | str, options: dict[str, str], full: bool) -> str:
    words = [game, "--seats", str(seats), "--seed", str(seed)]
    for key, value in sorted(options.items()):
        words += ["--option", f"{key}={value}"]
    return f"# {COMMAND} {shlex.join(words)}{' --full' if full else ''}"


def regenerate(text: str, game: str | None = None) -> str:
    """Make a kept dump again from its first line; a game that is not installed is given by its folder."""
    first = text.partition("\n")[0]
    words = shlex.split(first.removeprefix("#")) if first.startswith("# ") else []
    start, rest = words[: len(COMMAND.split())], words[len(COMMAND.split()) :]
    if " ".join(start) != COMMAND or not rest:
        raise BadOption(f"found the first line {first[:80]!r}; allowed: '# {COMMAND} GAME ...'")
    seats, seed, options, full = 0, "0", {}, False
    key, rest = rest[0], rest[1:]
    while rest:
        word = rest.pop(0)
        if word == "--full":
            full = True
        elif word in ("--seats", "--seed", "--option") and rest:
            value = rest.pop(0)
            if word == "--seats" and value.isdecimal():
                seats = int(value)
            elif word == "--seed":
                seed = value
            elif word == "--option" and "=" in value:
                options[value.partition("=")[0]] = value.partition("=")[2]
        else:
            raise BadOption(f"found {word!r} in {first[:80]!r}; allowed: --seats, --seed, --option, --full")
    return playthrough(game or key, seats, seed, options, full)


class _Dump:
    """Plays the game and writes down what happens."""

    def __init__(self, m: Match, command: str, full: bool) -> None:
        self.m = m
        self.command = command
        self.full = full
        self.say = speaker(m.game.key, "en")
        self.out: list[str] = []

    def lines(self) -> list[str]:
        """The whole dump."""
        m, rng = self.m, Rng(f"{self.m.seed}/playthrough")
        self.write_header()
        step = decisions = 0
        step = self.write_steps(step)
        while not m.over:
            if self.full or decisions % SKETCH_EVERY == 0:
                self.write_sketch(decisions)
            seat = m.seats[rng.below(len(m.seats))]
            legal = m.moves_of(seat)
            move = legal[rng.below(len(legal))]
            shown = legal if self.full else legal[:FIRST_MOVES]
            more = "" if len(shown) == len(legal) else ", …"
            prompt = m.prompt(seat)
            asks = "to choose" if prompt is None else prompt.key
            self.out += ["", f"decision {decisions}: seat {seat}, {asks}"]
            self.out.append(f"  moves {len(legal)}: {', '.join([str(x) for x in shown])}{more}")
            m.play(move, seat)
            decisions += 1
            step = self.write_steps(step)
        self.write_sketch(decisions)
        self.out += ["", f"the end after {decisions} decisions and {len(m.entries)} steps"]
        self.out += [score_line(score) for score in m.scores]
        self.out.append(f"fingerprint {m.fingerprint}")
        return self.out

    def write_header(self) -> None:
        """The command and the table."""
        m = self.m
        self.out += [
            self.command,
            f"game {m.game.key}, edition {m.game.edition}, version {m.game.version}",
            f"seats {m.count}, seed {m.seed}",
            f"options {canonical(m.options)}",
            f"moves in the table {len(m.game.moves)}",
        ]
        self.out += [event_line(e) for e in m.opening]

    def write_steps(self, step: int) -> int:
        """What was played and what happened since a step."""
        for e in self.m.entries[step:]:
            who = "chance" if e.seat == CHANCE else f"seat {e.seat}"
            hidden = "" if e.to is None else f"  (seen by {list(e.to)}; others read {e.masked!r})"
            self.out.append(f"  {who}: {e.move}{' (standing order)' if e.auto else ''}{hidden}")
            self.out += [event_line(one) for one in e.events]
        return len(self.m.entries)

    def write_sketch(self, decisions: int) -> None:
        """The table as the seat to move sees it; at the end as a spectator does."""
        seat = self.m.seat
        self.out += [
            "",
            f"--- the table at decision {decisions}, for {'all' if seat is None else f'seat {seat}'}",
        ]
        drawn = self.m.game.sketch(self.m.view(seat), self.say)
        self.out += [line.rstrip() for line in drawn.splitlines()]
        self.out.append("---")


def event_line(e: Event) -> str:
    """An event in one line, with what it hides."""
    hidden = "" if e.to is None else f"  (seen by {list(e.to)}; others read {_words(e.masked) or UNSEEN})"
    return f"    {e.kind} {_words(e.args)}".rstrip() + hidden


def _words(args: tuple[int | str, ...]) -> str:
    return " ".join([str(a) for a in args])


def score_line(score: Score) -> str:
    """A score in one line, without items that are zero."""
    who = f"seat {score.seat}" if score.seat >= 0 else "opponent"
    items = ", ".join([f"{key} {value}" for key, value in score.items if value])
    return f"  rank {score.rank}: {who} {score.total} = {items or 'nothing'}; tie-break {list(score.tie)}"


def recorded_files(folder: Path) -> list[Path]:
    """The dumps that a game keeps in its folder."""
    return sorted((folder / FOLDER).glob("*.txt"))
