"""Small values of the engine: events, scores, texts and errors."""

from __future__ import annotations

from igroteka.core import (
    AUTOMA,
    BadLog,
    Event,
    Score,
    Text,
    rank_scores,
)
from igroteka.core.errors import some

from .toys import fair


def test_an_event_shows_its_details_only_to_some() -> None:
    event = Event("drew", (1, "red"), (1,), (1, "?"))
    assert event.args_for(1) == (1, "red")
    assert event.args_for(0) == (1, "?")
    assert event.args_for(None) == (1, "?")
    assert Event("drew", (1, "red")).args_for(None) == (1, "red")


def test_events_compare_by_everything() -> None:
    event = Event("drew", (1, "red"), (1,), (1, "?"))
    assert event == Event("drew", (1, "red"), (1,), (1, "?"))
    assert hash(event) == hash(Event("drew", (1, "red"), (1,), (1, "?")))
    assert event != Event("drew", (1, "red"), (2,), (1, "?"))
    assert event != Event("drew", (1, "red"))


def test_secret_events_are_recorded_like_others_and_a_quiet_state_records_none() -> None:
    loud = fair(loud=True)
    loud.emit_to((1,), "drew", (1, "red"), (1, "?"))
    loud.emit("end")
    assert loud.events == [Event("drew", (1, "red"), (1,), (1, "?")), Event("end", ())]
    quiet = loud.clone()
    quiet.emit("end")
    quiet.emit_to((1,), "drew", (1, "red"), (1, "?"))
    assert quiet.events is None


def score(seat: int, total: int, *tie: int) -> Score:
    return Score(seat, (("parks", total - 1), ("flower", 1)), total, tie)


def test_ranks_go_by_total_then_by_tie_break_and_equals_share() -> None:
    found = rank_scores(
        [score(0, 10, 2), score(1, 12, 0), score(2, 10, 3), score(3, 10, 2), score(AUTOMA, 9)]
    )
    assert [s.rank for s in found] == [3, 1, 2, 3, 5]
    assert [s.seat for s in found] == [0, 1, 2, 3, AUTOMA]
    assert found[1].item("parks") == 11


def test_texts_compare_by_key_and_arguments() -> None:
    text = Text("built", seat=1, what=Text("park"))
    assert text == Text("built", what=Text("park"), seat=1)
    assert hash(text) == hash(Text("built", what=Text("park"), seat=1))
    assert text != Text("built", seat=1, what=Text("shop"))
    assert text != Text("built")
    assert repr(text) == "Text('built', seat=1, what=Text('park'))"


def test_long_lists_of_allowed_values_are_cut() -> None:
    assert some(["a", "b"]) == "a, b"
    assert some([str(i) for i in range(20)], 3) == "0, 1, 2, … (20)"
    assert some(["", "a"]) == "'', a"


def test_a_bad_log_names_its_line() -> None:
    error = BadLog(4, "'bid'", "a whole move")
    assert str(error) == "line 4: found 'bid'; allowed: a whole move"
    assert (error.line, error.found, error.allowed) == (4, "'bid'", "a whole move")
