"""The rows of a log: what each kind means, and how a match is written as rows.

A row is one line; the log is the truth and a match is only what follows from it.

    B 6b51d431df5d…         the match began; the commitment to its seed, or `asked` where people tell the draws
      … salt 5e0b…            the same with the salt of the commitment,
      … share 0 77ab…         and with what the page of seat 0 has added to the chance
      … bid 0 4               and with what was bid for seat 0
    M 0 build park r3c3     seat 0 moved
    A 0 done                seat 0 moved by its standing order
    C deal office           chance
    D deal office           somebody said what chance has drawn, at a table that is recorded
    G * deal office         whoever records does not know what was drawn: this is supposed
    G 1 keep forge          the same of what seat 1 decided
    R 3 deal park; 7 done   what is supposed at steps 3 and 7 is something else now
    K 3                     what was supposed at step 3 is known to be so
    U 0 12                  seat 0 took back to step 12
    U 1 sealed              seat 1 took back its last answer in an open simultaneous decision
    U * 12                  whoever records took back to step 12, whatever it was
    U 0 12 across           seat 0, alone against bots, took back to step 12 across their moves and across draws
    O 0 flower keep         seat 0 gave a standing order
    E 31 28 4f0c…           the game ended: totals, and the fingerprint of the position
    S 0 bot medium          who plays seat 0 from here on
    X clock 0 late          a decision of the clock or the host
    X passed 12345          the decision before took so many milliseconds, whatever the times of the rows say

M, D, G, R, K, U, O, S and X are what people and programs decided. B, A, C and E follow from them, from the seed and from
the rules: they are computed again and must agree, so that a log shows every change of chance or rules. In a recorded match
C is what could only be drawn so.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from ..core import CHANCE, Game, Move, Seat
from ..match import Entry, Match
from .rows import StoreError, TableRow, clean_line

KINDS: Final = "B M A C D G R K U O E S X"
CONSEQUENCES: Final = ("A", "C", "E")
"""Rows that follow from the decision before them."""
GUESSING: Final = ("G", "R", "K")
"""Rows about what whoever records does not know."""
MOVING: Final = "MACDGRU"
"""Rows after which the position is another one."""
SEALED: Final = "sealed"
RECORDER: Final = "*"
"""Who takes back in a recorded match."""
BETWEEN: Final = "; "
"""What stands between the guesses that change together."""
ACROSS: Final = "across"
_SMALL: Final = re.compile("0|[1-9][0-9]{0,2}")


class BadRow(StoreError):
    """A log that does not fit its table; `seq` is the first bad row, 0 if it is the table itself."""

    def __init__(self, table: str, seq: int, found: str, allowed: str) -> None:
        where = f"row {seq}" if seq else "the table itself"
        super().__init__(f"table {table}, {where}: found {found}; allowed: {allowed}")
        self.table = table
        self.seq = seq
        self.found = found
        self.allowed = allowed


def row_of(m: Match, id: str) -> TableRow:
    """A new table for a match."""
    return TableRow(
        id,
        m.game.key,
        m.count,
        dict(m.options),
        m.seed,
        names=list(m.names),
        version=m.game.version,
        position=m.position,
    )


def rows_of(m: Match) -> list[str]:
    """The log of a match that was played elsewhere. What standing orders answered counts as decided."""
    rows = [
        entry_row(e, m.is_recorded) if e.seat == CHANCE or e.guessed else f"M {e.seat} {e.move}"
        for e in m.entries
    ]
    return [begin_row(m), *rows, end_row(m)] if m.over else [begin_row(m), *rows]


def begin_row(m: Match) -> str:
    """The first row of a log."""
    if m.is_recorded:
        return "B asked"
    words = ["salt", m.salt] if m.salt else []
    words += [word for seat, share in m.shares.items() for word in ("share", str(seat), share)]
    words += [word for seat, points in m.bids.items() for word in ("bid", str(seat), str(points))]
    return " ".join(["B", m.commitment, *words])


class Opening(NamedTuple):
    """What the first row of a log tells besides the commitment: the salt, and by seat the shares and the bids."""

    salt: str = ""
    shares: Mapping[Seat, str] = {}
    bids: Mapping[Seat, int] = {}


def read_begin_row(table: str, line: str) -> Opening:
    """What stands in the first row. Whatever else is wrong with it shows when it is compared."""
    words = line.split(" ")
    salt = words[words.index("salt") + 1] if "salt" in words[:-1] else ""
    shares, bids = dict[Seat, str](), dict[Seat, int]()
    for i, word in enumerate(words[:-2]):
        if word not in ("share", "bid"):
            continue
        if not _SMALL.fullmatch(words[i + 1]) or (word == "bid" and not _SMALL.fullmatch(words[i + 2])):
            raise BadRow(table, 1, repr(line[:200]), f"{word} SEAT NUMBER")
        if word == "bid":
            bids[int(words[i + 1])] = int(words[i + 2])
        else:
            shares[int(words[i + 1])] = words[i + 2]
    return Opening(salt, shares, bids)


def entry_row(entry: Entry, is_recorded: bool) -> str:
    """The row of a move or a draw."""
    if entry.guessed:
        return f"G {RECORDER if entry.seat == CHANCE else entry.seat} {entry.move}"
    if entry.seat == CHANCE:
        return f"{'D' if is_recorded and not entry.auto else 'C'} {entry.move}"
    return f"{'A' if entry.auto else 'M'} {entry.seat} {entry.move}"


def change_row(changes: Mapping[int, Move]) -> str:
    """The row of guesses that change."""
    return "R " + BETWEEN.join([f"{step} {move}" for step, move in sorted(changes.items())])


def read_change_row(of: Game, text: str) -> dict[int, Move]:
    """What a row of changed guesses says after its kind."""
    changes: dict[int, Move] = {}
    for said in text.split(BETWEEN):
        step, _, move = said.partition(" ")
        changes[read_number(step)] = of.moves.parse(move)
    return changes


def read_number(text: str) -> int:
    """The number of a step or a seat in a row."""
    if not re.fullmatch("0|[1-9][0-9]{0,5}", text):
        raise StoreError(f"row: found {text[:80]!r}; allowed: the number of a step or a seat")
    return int(text)


def end_row(m: Match) -> str:
    """The last row of a finished game."""
    totals = " ".join([str(score.total) for score in m.scores])
    return f"E {totals} {m.fingerprint}"


def clean_words(text: str) -> str:
    """What an S or X row says: words with one space between them."""
    clean_line("row", text)
    if " ".join(text.split()) != text:
        raise StoreError(f"row: found {text[:80]!r}; allowed: words with one space between them")
    return text
