"""Logs and tables of which no match can be made: what is refused, and where."""

from __future__ import annotations

from itertools import pairwise

import pytest

from igroteka.core import Json, game
from igroteka.store import (
    BadRow,
    LoggedMatch,
    TableRow,
)

from .examples import numbered, play_some, started, table


def bad(rows: list[str], row: TableRow | None = None) -> BadRow:
    """The error of a log."""
    with pytest.raises(BadRow) as caught:
        LoggedMatch.load(row or table(), numbered(rows))
    assert "table t1, " in str(caught.value)
    return caught.value


def test_chance_that_the_seed_does_not_give() -> None:
    match, rows = started(moves=10)
    at = max(i for i, row in enumerate(rows) if row.startswith("C turn_over"))
    honest = rows[at]
    other = next(r for r in rows if r.startswith("C turn_over") and r != honest)
    forged = [*rows[:at], other, *rows[at + 1 :]]
    error = bad(forged)
    assert error.seq == at + 1
    assert str(error) == (
        f"table t1, row {at + 1}: found {other!r}; allowed: {honest!r}, as seed and rules give it"
    )
    assert bad(rows, table(seed="8")).seq == 1
    assert match.log


def test_an_end_that_the_log_does_not_give() -> None:
    match, rows = started()
    while not match.over:
        play_some(match, rows, 1)
    *words, fingerprint = rows[-1].split(" ")
    assert words[0] == "E"
    for forged in ([*words, "0" * 16], ["E", "1" + words[1], *words[2:], fingerprint]):
        error = bad([*rows[:-1], " ".join(forged)])
        assert (error.seq, error.allowed) == (len(rows), f"{rows[-1]!r}, as seed and rules give it")


def test_rows_that_cannot_be() -> None:
    _, rows = started(moves=6)
    opening = next(i for i, row in enumerate(rows) if row.startswith("M"))
    move = rows[opening]
    seat = move.split()[1]
    for line, says in [
        ("M 0 build castle r9c9", "no move is written"),
        (f"M {1 - int(seat)} done", "cannot play"),
        (f"M {seat} keep park", "is not legal"),
        (move.replace(" build ", "  build "), "found"),
        ("M 00 done", "found"),
        ("Z what", "a row of the kinds B M A C D G R K U O E S X"),
        ("M", "a row of the kinds"),
        ("U 0 x", "a row of the kinds"),
        ("U 0 0", "behind chance"),
        ("U 0 sealed", "behind chance"),
        ("O 0 tea keep", "flower"),
        ("O 0 flower", "a row of the kinds"),
        ("O 9 flower keep", "0 to 1"),
        ("S 9 bot easy", "0 to 1"),
        ("C turn_over leaf park", "nothing follows by itself"),
        (rows[0], "nothing follows by itself"),
        ("E 1 2 abc", "nothing follows by itself"),
        ("A 0 done", "nothing follows by itself"),
        ("", "a row of the kinds"),
    ]:
        error = bad([*rows[:opening], line])
        assert error.seq == opening + 1
        assert says in str(error), line


def test_logs_with_a_gap_or_without_an_end() -> None:
    _, rows = started(moves=10)
    events = numbered(rows)
    with pytest.raises(BadRow, match="found row 3 after row 1; allowed: row 2"):
        LoggedMatch.load(table(), [events[0], *events[2:]])
    with pytest.raises(BadRow, match="row 1: found the end of the log"):
        LoggedMatch.load(table(), [])
    cut = next(i for i, (a, b) in enumerate(pairwise(rows)) if a[0] == "M" and b[0] == "C")
    with pytest.raises(BadRow, match=f"row {cut + 2}: found the end of the log; allowed: 'C "):
        LoggedMatch.load(table(), events[: cut + 1])


def position(seats: int) -> dict[str, Json]:
    """A position in which so many seats play."""
    return started(seats, moves=3)[0].state.to_data()


def test_tables_that_cannot_begin() -> None:
    _, rows = started()
    changes: list[tuple[dict[str, object], str]] = [
        ({"game": "chess"}, "no game is called 'chess'"),
        ({"seats": 9}, "1 to 4"),
        ({"options": {"tea": "yes"}}, "tea"),
        ({"names": ["A"]}, "one for each of 2 seats"),
        ({"version": 99}, f"found version 99 of dream_city; allowed: version {game('dream_city').version}"),
        ({"position": {"game": "dream_city"}}, "a match that cannot begin"),
        ({"position": position(3)}, "a position with other seats or options"),
        ({"position": position(2), "options": {"chain_mode": "component"}}, "a position with other seats"),
    ]
    for change, says in changes:
        row = table()
        for name, value in change.items():
            setattr(row, name, value)
        error = bad(rows, row)
        assert error.seq == 0
        assert says in str(error)
