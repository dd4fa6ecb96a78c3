"""The log file: one text that a person can read and a program can replay.

A header of ``key: value`` lines, the moves between two lines of dashes (``*`` is chance), and an end
that proves that nothing is missing.
"""

from __future__ import annotations

import json
import re
from typing import Final, Generic, TypeVar

from ..core import (
    CHANCE,
    Game,
    IgrotekaError,
    Seat,
    can_read,
    canonical,
    clean_options,
    commitment,
    moves,
    recorded_options,
    waiting,
)
from ..core.errors import AT, BadLog, BadOption, NotLoaded, UnknownGame, UnknownMove, bad_data, inside, some
from ..core.registry import game, list_games
from ..core.text import Value, phrase
from .bids import clean_bids
from .names import clean_names
from .positions import recorded_position
from .record import Beginning, MatchRecord
from .seed import clean_salt, clean_seed, clean_shares

M = TypeVar("M", bound=MatchRecord)

MAGIC: Final = "igroteka log"
FORMAT: Final = 1
RULE: Final = "-" * 12
HEADER: Final = (
    "game",
    "edition",
    "version",
    "seats",
    "chance",
    "commitment",
    "seed",
    "salt",
    "seen by",
    "names",
    "position",
    "guessed",
    "moves",
)
REQUIRED: Final = ("game", "edition", "version", "seats", "moves")
POSITION: Final = "position"
RECORDED: Final = "asked"
"""What the line `chance` says of a recorded match; there is none in the logs of others."""
MOST_LINES: Final = 1_000_000
_FINGERPRINT: Final = re.compile(r"fingerprint: [0-9a-f]{16}")
_OF_SEAT: Final = re.compile(r"(?:share|order|bid) (?:0|[1-9][0-9]{0,2})")


def export(m: MatchRecord, reader: tuple[Seat | None] | None) -> str:
    """The file of a match: in full, or as one seat (None: a spectator) may read it.

    A masked file tells the seed only when the game is over.
    """
    g = m.game
    entries = m.entries if reader is None else m.entries_for(reader[0])
    lines = [
        f"{MAGIC} {FORMAT}",
        f"game: {g.key}",
        f"edition: {g.edition}",
        f"version: {g.version}",
        f"seats: {m.count}",
    ]
    lines += [f"option {key}: {value}" for key, value in m.options.items()]
    if m.names:
        lines.append(f"names: {' | '.join(m.names)}")
    lines += [f"bid {seat}: {points}" for seat, points in m.bids.items()]
    if m.is_recorded:
        lines.append(f"chance: {RECORDED}")
    if m.commitment:
        lines.append(f"commitment: {m.commitment}")
    if m.seed and (reader is None or m.over):
        lines.append(f"seed: {m.seed}")
        lines += [f"salt: {m.salt}"] if m.salt else []
        lines += [f"share {seat}: {share}" for seat, share in m.shares.items()]
    if reader is not None:
        lines.append(f"seen by: {'a spectator' if reader[0] is None else f'seat {reader[0]}'}")
    else:
        lines += [
            f"order {seat}: {key} {value}"
            for seat, orders in sorted(m.orders.items())
            for key, value in orders.items()
        ]
    if m.position is not None and reader is None:
        lines.append(f"position: {canonical(m.position)}")
    guessed = [str(step) for step, e in enumerate(entries) if e.guessed]
    if guessed and reader is None:
        lines.append(f"guessed: {' '.join(guessed)}")
    lines += [f"moves: {len(entries)}", RULE]
    lines += [e.line() if reader is None else e.line_for(reader[0]) for e in entries]
    lines.append(RULE)
    if m.over:
        lines.append("scores: " + " ".join([str(score.total) for score in m.scores]))
    if reader is None:
        lines.append(f"fingerprint: {m.fingerprint}")
    return "\n".join([*lines, "end", ""])


def named_game(text: str) -> str:
    """The installed game that a file names, whatever else is in it; empty if there is none."""
    named = re.search(r"^game: (\w+)\r?$", text[:1000], re.MULTILINE)
    return named[1] if named and named[1] in list_games() else ""


def parse(kind: type[M], text: str) -> M:
    """Read a file into a match of this class; every error names the line, what was found and what is allowed."""
    return _Parser(kind, text).match()


class _Parser(Generic[M]):
    """Goes through the lines once; nothing is returned unless all of it is sound."""

    def __init__(self, kind: type[M], text: str) -> None:
        self.kind = kind
        self.lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
        while self.lines and not self.lines[-1].strip():
            self.lines.pop()
        self.at = 0
        self.fields: dict[str, str] = {}
        self.where: dict[str, int] = {}
        self.orders: list[tuple[int, str]] = []

    def fail(self, found: Value, allowed: Value, line: int | None = None) -> BadLog:
        """The error at a line counted from 1."""
        return BadLog(self.at if line is None else line, found, allowed)

    def fail_with(self, error: IgrotekaError, found: Value, line: int | None = None) -> BadLog:
        """The error about a line whose value is refused elsewhere."""
        words = error.words
        return self.fail(found, words.args["allowed"] if words and words.key == AT else str(error), line)

    def fail_position(self, error: ValueError | RecursionError, line: int) -> BadLog:
        """The error about a place of the position, or about text that is none."""
        words = error.words if isinstance(error, IgrotekaError) else None
        if words is None or words.key != AT:
            found = phrase("no JSON ({fault})", fault=str(error) or type(error).__name__)
            return BadLog(line, found, phrase("a position as JSON"), POSITION)
        args = words.args
        return BadLog(line, args["found"], args["allowed"], inside(POSITION, args["where"]))

    def next(self, allowed: Value) -> str:
        """The next line."""
        if self.at >= len(self.lines):
            self.at += 1
            raise self.fail(phrase("the end of the file"), allowed)
        self.at += 1
        return self.lines[self.at - 1]

    def match(self) -> M:
        """Read everything."""
        if len(self.lines) > MOST_LINES:
            lines, most = len(self.lines), MOST_LINES
            raise self.fail(phrase("{n} lines", n=lines), phrase("at most {n}", n=most), 1)
        self.read_magic()
        self.read_header()
        m = self.begin()
        self.read_moves(m)
        self.read_guesses(m)
        self.read_end(m)
        self.give_orders(m)
        return m

    def read_magic(self) -> None:
        """The first line names the format."""
        first = self.next(f"'{MAGIC} {FORMAT}'")
        if not re.fullmatch(rf"{MAGIC} \d{{1,9}}", first):
            raise self.fail(repr(first[:80]), f"'{MAGIC} {FORMAT}'")
        if int(first.split()[-1]) != FORMAT:
            found = phrase("format {n}", n=first.split()[-1])
            raise self.fail(found, phrase("format {n}", n=FORMAT))

    def read_header(self) -> None:
        """Lines of ``key: value`` up to the dashes."""
        while (line := self.next(phrase("a header line or '{line}'", line=RULE))) != RULE:
            key, colon, value = line.partition(": ")
            known = key in HEADER or key.startswith("option ") or _OF_SEAT.fullmatch(key)
            if not colon or not known:
                names = f"{some(list(HEADER))}, 'option NAME', 'bid SEAT', 'share SEAT', 'order SEAT'"
                raise self.fail(repr(line[:80]), phrase("{names}, or '{line}'", names=names, line=RULE))
            if key.startswith("order "):
                self.orders.append((self.at, line))
                continue
            if key in self.fields:
                second = phrase("a second line {name}", name=repr(key))
                raise self.fail(second, phrase("one line, see line {n}", n=str(self.where[key])))
            self.fields[key] = value
            self.where[key] = self.at
        for key in REQUIRED:
            if key not in self.fields:
                lost = phrase("no line {name} above", name=f"'{key}:'")
                raise self.fail(lost, phrase("a header with {names}", names=", ".join(REQUIRED)))

    def number(self, key: str) -> int:
        """A header value that is a whole number."""
        value = self.fields[key]
        if not re.fullmatch(r"\d{1,9}", value):
            raise self.fail(f"{key} {value[:80]!r}", phrase("a whole number"), self.where[key])
        return int(value)

    def begin(self) -> M:
        """The match before its first move."""
        if "seen by" in self.fields:
            masked = phrase("a log masked for one reader")
            raise self.fail(masked, phrase("a full log"), self.where["seen by"])
        try:
            g = game(self.fields["game"])
        except UnknownGame:
            named, names = repr(self.fields["game"][:80]), ", ".join(list_games())
            allowed = phrase("no game is called {name}; installed: {names}", name=named, names=names)
            raise self.fail(named, allowed, self.where["game"]) from None
        if not can_read(g, self.number("version")):
            found = phrase("version {n} of {name}", n=self.fields["version"], name=g.key)
            raise self.fail(found, phrase("version {n}", n=str(g.version)), self.where["version"])
        if self.fields["edition"] != g.edition:
            raise self.fail(
                f"edition {self.fields['edition']!r}", f"edition {g.edition!r}", self.where["edition"]
            )
        m = self.new_match(g, self.number("seats"))
        shown = self.fields.get("commitment", m.commitment)
        if not re.fullmatch(r"[0-9a-f]{64}|", shown):
            raise self.fail(
                f"commitment {shown[:80]!r}", phrase("{n} hexadecimal digits", n=64), self.where["commitment"]
            )
        right = commitment(m.seed, m.salt) if m.seed else shown
        if shown != right:
            fits = phrase("{name} for this seed", name=right)
            raise self.fail(f"commitment {shown}", fits, self.where["commitment"])
        m.commitment = shown
        return m

    def new_match(self, g: Game, seats: int) -> M:
        """A match with the options, names, seed and position of the header."""
        is_recorded, bids = self.read_chance(), self.read_bids()
        line = self.where["seats"]
        options: dict[str, object] = {}
        try:
            for key, value in self.fields.items():
                if key.startswith("option "):
                    line = self.where[key]
                    options[key.removeprefix("option ")] = value
            line = self.where["seats"]
            clean = clean_options(g, seats, recorded_options(g, options))
            line = self.where.get("names", 1)
            names = clean_names(self.fields["names"].split(" | ") if "names" in self.fields else None, seats)
            line = self.where.get("seed", 1)
            seed = clean_seed(self.fields["seed"]) if "seed" in self.fields else ""
            line = self.where.get("salt", line)
            salt = clean_salt(self.fields.get("salt", ""))
            shares = {int(key[6:]): share for key, share in self.fields.items() if key.startswith("share ")}
            line = max([self.where[f"share {seat}"] for seat in shares], default=line)
            clean_shares(shares, seats)
            line = max([self.where[f"bid {seat}"] for seat in bids], default=self.where["seats"])
            clean_bids(bids, seats)
            beginning = Beginning(seed, names, salt, shares, is_recorded, bids)
            line = self.where.get("position", self.where["seats"])
            if "position" not in self.fields:
                return self.kind(g, g.new(seats, clean), beginning)
            position = json.loads(self.fields["position"])
            start = g.load(position)
            if start.to_data()["seats"] != seats or start.to_data()["options"] != clean:
                other = phrase("other seats or options than the header says")
                raise bad_data("seats, options", other, phrase("those of the header"))
            recorded = recorded_position(start, position)
            m = self.kind(g, start, beginning)
            m.position = recorded
            return m
        except BadOption as error:
            text = str(error)
            for key in options:
                if f"option {key}:" in text or f"option {key!r}" in text:
                    line = self.where[f"option {key}"]
            found = self.lines[line - 1][:200]
            if isinstance(error, NotLoaded):
                raise self.fail(found, error.allowed, line) from error
            raise self.fail_with(error, found, line) from error
        except (ValueError, RecursionError) as error:
            raise self.fail_position(error, line) from None

    def read_bids(self) -> dict[Seat, int]:
        """What was bid for seats."""
        return {int(key[4:]): self.number(key) for key in self.fields if key.startswith("bid ")}

    def read_chance(self) -> bool:
        """Whether people have told the draws of the match; then it promises nothing about them."""
        if "chance" not in self.fields:
            return False
        if self.fields["chance"] != RECORDED:
            found = f"chance {self.fields['chance'][:80]!r}"
            raise self.fail(found, f"'chance: {RECORDED}'", self.where["chance"])
        for key in self.fields:
            if key in ("commitment", "seed", "salt") or key.startswith("share "):
                found = self.lines[self.where[key] - 1][:80]
                allowed = phrase("none in a recorded match, see line {n}", n=str(self.where["chance"]))
                raise self.fail(repr(found), allowed, self.where[key])
        return True

    def read_moves(self, m: MatchRecord) -> None:
        """Every move must be legal where it stands."""
        count = self.number("moves")
        for step in range(count):
            line = self.next(phrase("move {n} of {count}", n=step + 1, count=count))
            if line == RULE:
                says = phrase("{n} moves, as line {line} says", n=count, line=str(self.where["moves"]))
                raise self.fail(phrase("the end of the moves after {n}", n=step), says)
            who, _, written = line.partition(" ")
            turn = waiting(m.state)
            if not re.fullmatch(r"\*|\d{1,3}", who) or not written:
                raise self.fail(repr(line[:80]), phrase("'SEAT MOVE', or '* DRAW' for chance"))
            seat = CHANCE if who == "*" else int(who)
            if seat not in turn:
                allowed = some(["*" if i == CHANCE else str(i) for i in turn])
                raise self.fail(
                    phrase("a move of chance") if seat == CHANCE else phrase("a move of seat {n}", n=seat),
                    phrase("a move of {names}", names=allowed)
                    if turn
                    else phrase("nothing: the game is over"),
                )
            try:
                move = m.game.moves.parse(written)
            except UnknownMove as error:
                raise self.fail_with(error, repr(written[:80])) from None
            legal = moves(m.state, seat)
            if move not in legal:
                raise self.fail(f"{written[:80]!r}", some([str(x) for x in legal]))
            m.enter_move(seat, move, auto=m.is_recorded and seat == CHANCE and len(legal) == 1)
        after = phrase("'{line}' after {n} moves", line=RULE, n=count)
        if self.next(after) != RULE:
            raise self.fail(repr(self.lines[self.at - 1][:80]), after)

    def read_guesses(self, m: MatchRecord) -> None:
        """Steps that stand for something that whoever recorded the match did not know: each once, in order, and secret."""
        written = self.fields.get("guessed")
        if written is None:
            return
        secret = [str(step) for step, e in enumerate(m.entries) if m.is_recorded and e.to is not None]
        steps = written.split(" ")
        if steps != [step for step in secret if step in steps]:
            allowed = phrase("steps of a recorded match that not everybody saw: {names}", names=some(secret))
            raise self.fail(f"guessed {written[:80]!r}", allowed, self.where["guessed"])
        for step in steps:
            m.entries[int(step)].guessed = True

    def read_end(self, m: MatchRecord) -> None:
        """The last lines must agree with what was replayed."""
        want = []
        if m.over:
            want.append("scores: " + " ".join([str(score.total) for score in m.scores]))
        want += [f"fingerprint: {m.fingerprint}", "end"]
        is_earlier = self.number("version") != m.game.version
        for line in want:
            found = self.next(repr(line))
            if is_earlier and line.startswith("fingerprint: ") and _FINGERPRINT.fullmatch(found):
                continue  # options that have come since are part of a position
            if found != line:
                raise self.fail(repr(found[:200]), repr(line))
        if self.at < len(self.lines):
            self.at += 1
            raise self.fail(repr(self.lines[self.at - 1][:80]), phrase("nothing after 'end'"))
        if not m.over and not m.seed and not m.is_recorded:
            unfinished = phrase("an unfinished match without a seed")
            raise self.fail(unfinished, phrase("a line 'seed:', or a finished match"), 1)

    def give_orders(self, m: MatchRecord) -> None:
        """Standing orders come last: they must not answer what the log answers, and chance goes on after them."""
        for at, line in self.orders:
            words = re.split(r":? ", line)
            try:
                if len(words) != 4:
                    raise self.fail(repr(line[:80]), phrase("'order SEAT: KEY VALUE'"), at)
                m.order(int(words[1]), words[2], words[3])
            except BadOption as error:
                raise self.fail_with(error, repr(line[:80]), at) from None
        m.advance()
