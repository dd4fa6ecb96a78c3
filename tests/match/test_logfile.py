"""The log file: written and read back bit for bit, and refused with the line that is wrong."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka import Match
from igroteka.core import BadLog, BadOption

from .test_match import end_choice, played

TEXT = played(2, seed=7).export()
LINES = TEXT.splitlines()


def line_of(start: str) -> int:
    """The number of the first line that begins so, counted from 1."""
    return next(i for i, line in enumerate(LINES, 1) if line.startswith(start))


def changed(number: int, line: str | None) -> str:
    """The file with one line replaced, or taken out."""
    lines = LINES.copy()
    lines[number - 1 : number] = [] if line is None else [line]
    return "\n".join([*lines, ""])


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("steps", [0, 30, 10_000])
def test_round_trip(seats: int, steps: int) -> None:
    m = played(seats, seed=5, steps=steps)
    again = Match.parse(m.export())
    assert again.export() == m.export()
    assert again.fingerprint == m.fingerprint
    assert again.log == m.log
    assert [e.events for e in again.entries] == [e.events for e in m.entries]
    assert again.scores == m.scores


def test_a_parsed_match_plays_on_as_the_first_would() -> None:
    m = played(3, seed=5, steps=40)
    again = Match.parse(m.export())
    while not m.over:
        m.play(m.moves[-1])
        again.play(again.moves[-1])
    assert again.export() == m.export()


def test_an_open_simultaneous_decision_is_kept() -> None:
    m = end_choice()
    m.play(m.moves_of(1)[0], seat=1)
    again = Match.parse(m.export())
    assert again.seats == [0]
    assert again.export() == m.export()


def test_names_and_line_ends_of_other_systems() -> None:
    m = Match.new("dream_city", seats=2, seed=1, names=["Ганна", "Борис Ще"])
    text = m.export()
    assert "names: Ганна | Борис Ще" in text
    assert Match.parse("\ufeff" + text.replace("\n", "\r\n")).export() == text


def test_bids_for_seats_are_subtracted_and_kept() -> None:
    plain = Match.new("dream_city", seats=3, seed=5)
    paid = Match.new("dream_city", seats=3, seed=5, bids={2: 30, 0: 0})
    for m in (plain, paid):
        while not m.over:
            m.play(m.moves[0])
    assert (paid.bids, paid.fingerprint) == ({2: 30}, plain.fingerprint)
    assert [score.total for score in paid.scores] == [
        score.total - (30 if score.seat == 2 else 0) for score in plain.scores
    ]
    assert all(sum(points for _, points in score.items) == score.total for score in paid.scores)
    assert [score.rank for score in paid.scores] == [
        1 + sum((other.total, other.tie) > (score.total, score.tie) for other in paid.scores)
        for score in paid.scores
    ]
    text = paid.export()
    assert Match.parse(text).export() == text
    assert paid.verify().ok
    assert paid.at(3).bids == paid.bids
    assert "bid 2: 30" in paid.export(0, full=False)
    with pytest.raises(BadOption, match="one plays alone"):
        Match.new("dream_city", seats=1, bids={0: 1})


def test_a_person_can_read_it() -> None:
    assert LINES[0] == "igroteka log 1"
    assert "game: dream_city" in LINES
    assert "option mode: full" in LINES
    assert "seed: 7" in LINES
    assert LINES[-1] == "end"
    assert any(re.fullmatch(r"[01] build \w+ r\dc\d", line) for line in LINES)


def test_a_masked_file_has_no_seed_until_the_end_and_cannot_be_replayed() -> None:
    m = played(2, seed=12345678, steps=40)
    for seat in (0, 1, None):
        text = m.export(seat, full=False)
        assert "12345678" not in text
        assert "* deal ?" in text
        assert "fingerprint" not in text
        with pytest.raises(BadLog, match="masked"):
            Match.parse(text)
    assert "seed: 7" in played(2, seed=7).export(0, full=False)


def test_a_masked_file_does_not_tell_the_position_that_a_match_began_with() -> None:
    m = Match.begin("dream_city", played(2, steps=40).state.to_data(), seed=99)
    assert "\nposition: {" in m.export()
    for seat in (0, 1, None):
        assert "position" not in m.export(seat, full=False)
        assert "hidden" not in m.export(seat, full=False)


BAD = [
    ("", 1, "the end of the file", "igroteka log 1"),
    ("hello\n", 1, "'hello'", "igroteka log 1"),
    (changed(1, "igroteka log 2"), 1, "format 2", "format 1"),
    (changed(2, "game: chess"), 2, "'chess'", "dream_city"),
    (changed(line_of("version"), "version: 99"), line_of("version"), "version 99 of dream_city", "version 2"),
    (changed(line_of("version"), "version: one"), line_of("version"), "'one'", "a whole number"),
    (changed(line_of("edition"), "edition: 1066"), line_of("edition"), "'1066'", "'2020'"),
    (changed(line_of("seats"), "seats: 7"), line_of("seats"), "seats: 7", "1 to 4"),
    (changed(line_of("seats"), None), line_of("----") - 1, "no line 'seats:'", "game, edition"),
    (changed(line_of("option mode"), "option mode: wild"), line_of("option mode"), "wild", "full, training"),
    (changed(line_of("option mode"), "option taste: sweet"), line_of("option mode"), "taste", "chain_mode"),
    (changed(line_of("option mode"), "mood: good"), line_of("option mode"), "'mood: good'", "game"),
    (
        changed(line_of("option mode"), "game: dream_city"),
        line_of("option mode"),
        "a second line 'game'",
        "line 2",
    ),
    (
        changed(line_of("commitment"), "commitment: " + "0" * 64),
        line_of("commitment"),
        "0000",
        "for this seed",
    ),
    (changed(line_of("commitment"), "commitment: xyz"), line_of("commitment"), "'xyz'", "64 hex"),
    (changed(line_of("seed"), "seed:  7"), line_of("seed"), "seed:  7", "one line"),
    (changed(line_of("moves"), "moves: 3"), line_of("----") + 4, "'", "'------------' after 3 moves"),
    (changed(line_of("moves"), "moves: 9999"), len(LINES) - 3, "the end of the moves", "9999 moves"),
    (changed(line_of("* deal"), "* deal castle"), line_of("* deal"), "'deal castle'", "deal"),
    (changed(line_of("* deal"), "* take leaf"), line_of("* deal"), "'take leaf'", "deal office"),
    (changed(line_of("* deal"), "0 done"), line_of("* deal"), "a move of seat 0", r"\*"),
    (changed(line_of("* deal"), "deal"), line_of("* deal"), "'deal'", "SEAT MOVE"),
    (changed(line_of("* deal"), "* deal ?"), line_of("* deal"), "'deal \\?'", "deal"),
    (changed(line_of("scores"), "scores: 0 0"), line_of("scores"), "'scores: 0 0'", "scores: "),
    (
        changed(line_of("fingerprint"), "fingerprint: " + "0" * 16),
        line_of("fingerprint"),
        "0000",
        "fingerprint: ",
    ),
    (changed(len(LINES), None), len(LINES), "the end of the file", "'end'"),
    (changed(line_of("option mode"), "bid 2: 3"), line_of("option mode"), "bid 2: 3", "0 to 1"),
    (changed(line_of("option mode"), "bid 1: 101"), line_of("option mode"), "bid 1: 101", "0 to 100"),
    (changed(line_of("option mode"), "bid 1: x"), line_of("option mode"), "'x'", "a whole number"),
    (TEXT + "more\n", len(LINES) + 1, "'more'", "nothing after 'end'"),
    (changed(line_of("seed"), "order 0: tea strong"), line_of("seed"), "tea", "flower"),
    (changed(line_of("seed"), "order zero: flower keep"), line_of("seed"), "order zero", "order SEAT"),
]


@pytest.mark.parametrize(("text", "line", "found", "allowed"), BAD, ids=range(len(BAD)))
def test_bad_files_name_line_found_and_allowed(text: str, line: int, found: str, allowed: str) -> None:
    with pytest.raises(BadLog) as caught:
        Match.parse(text)
    assert caught.value.line == line
    assert re.search(found, caught.value.found)
    assert re.search(allowed, caught.value.allowed)
    assert str(caught.value).startswith(f"line {line}: found ")


def test_every_truncation_is_refused() -> None:
    for cut in range(len(LINES)):
        with pytest.raises(BadLog):
            Match.parse("\n".join(LINES[:cut]))


def test_an_unfinished_file_needs_its_seed() -> None:
    text = "\n".join(x for x in played(2, steps=30).export().splitlines() if not x.startswith("seed:"))
    with pytest.raises(BadLog, match="without a seed"):
        Match.parse(text)
    whole = "\n".join(x for x in LINES if not x.startswith("seed:"))
    m = Match.parse(whole)
    assert not m.verify().ok
    assert "not been revealed" in m.verify().problems[0]


def test_a_damaged_position_is_refused() -> None:
    m = Match.begin("dream_city", played(2, steps=30).state.to_data(), seed=1)
    text = m.export()
    for bad in ("{", '{"game":"dream_city"}', "[]", "[" * 5000):
        damaged = "\n".join(["position: " + bad if x.startswith("position") else x for x in text.split("\n")])
        with pytest.raises(BadLog, match="position"):
            Match.parse(damaged)


@settings(max_examples=120, deadline=None)
@given(st.integers(0, len(TEXT) - 1), st.characters(codec="utf-8"))
def test_any_changed_character_is_refused_or_harmless(at: int, char: str) -> None:
    damaged = TEXT[:at] + char + TEXT[at + 1 :]
    try:
        m = Match.parse(damaged)
    except BadLog:
        return
    # Only spaces inside a move, and words that no rule depends on, may change.
    assert m.log == Match.parse(TEXT).log


@settings(max_examples=80, deadline=None)
@given(st.text())
def test_any_text_is_refused(text: str) -> None:
    with pytest.raises(BadLog):
        Match.parse(text)
