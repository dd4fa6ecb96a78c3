"""Moves and their notation, data in and out, chance, events, scores and texts."""

from __future__ import annotations

import hashlib
import json
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.core import (
    AUTOMA,
    BadData,
    BadLog,
    Event,
    FairRng,
    Frame,
    Loader,
    Move,
    Moves,
    Reader,
    Rng,
    Score,
    Step,
    Text,
    UnknownMove,
    canonical,
    commitment,
    fingerprint,
    frames_of,
    ranked,
)
from igroteka.core.data import counted, dump, placed
from igroteka.core.errors import some

from . import toys
from .toys import MOVES, Errands, Note, Pick, fair

# ---------------------------------------------------------------- moves


def table() -> Moves:
    found = Moves()
    found.one("pass")
    found.each("bid", ("keywood", "miner"))
    found.grid("pay", ("anvil", "saw"), range(3))
    found.cube("step", ("home",), ("n", "s"), ("wood", "gold"))
    return found


def test_a_table_numbers_its_moves_in_the_order_of_entry() -> None:
    found = table()
    assert [m.text for m in found.all] == [
        "pass",
        *("bid keywood", "bid miner"),
        *("pay anvil 0", "pay anvil 1", "pay anvil 2", "pay saw 0", "pay saw 1", "pay saw 2"),
        *("step home n wood", "step home n gold", "step home s wood", "step home s gold"),
    ]
    assert [m.id for m in found.all] == list(range(13))
    assert len(found) == 13


def test_a_move_knows_its_arguments_and_their_places() -> None:
    m = table().parse("step home s gold")
    assert (m.kind, m.args, m.index) == ("step", ("home", "s", "gold"), (0, 1, 1))
    assert repr(m) == "Move(12, 'step', ('home', 's', 'gold'), (0, 1, 1))"
    assert table().parse("pay saw 2").args == ("saw", 2)
    assert table().parse("pass").index == ()


def test_lists_of_moves_are_indexed_like_their_domains() -> None:
    found = Moves()
    pay = found.grid("pay", ("anvil", "saw"), range(3))
    step = found.cube("step", ("home", "mine"), ("n", "s"), ("wood", "gold"))
    assert str(pay[1][2]) == "pay saw 2"
    assert str(step[1][0][1]) == "step mine n gold"


def test_every_move_is_read_back_as_the_same_object() -> None:
    found = table()
    assert all(found.parse(str(m)) is m for m in found.all)
    assert found.parse("  bid   miner ") is found.all[2]


def test_an_unknown_move_is_answered_with_others_of_its_kind() -> None:
    wanted = r"no move is written 'bid minor'; allowed are for example bid keywood, bid miner$"
    with pytest.raises(UnknownMove, match=wanted):
        table().parse("bid minor")
    with pytest.raises(
        UnknownMove, match=r"; allowed are for example pay anvil 0, pay anvil 1, pay anvil 2$"
    ):
        table().parse("pay sow 2")
    with pytest.raises(UnknownMove, match=r"no move is written 'zzz'; .* bid, pass, pay, step$"):
        table().parse("zzz")
    with pytest.raises(UnknownMove) as long:
        table().parse("pass" + " " * 10_000)
    assert len(str(long.value)) < 200


def test_a_misspelt_move_costs_no_more_the_more_moves_there_are() -> None:
    def cost(many: int, text: str) -> int:
        """How many functions of Python are called to refuse a text."""
        found, calls = Moves(), 0
        found.each("bid", range(many))

        def count(frame: object, event: str, argument: object) -> None:
            nonlocal calls
            calls += event in ("call", "c_call")

        sys.setprofile(count)
        try:
            found.parse(text)
        except UnknownMove:
            pass
        finally:
            sys.setprofile(None)
        return calls

    for text in ("bid 9999x", "bidd 7", "b" * 200, "bid " * 4_000):
        assert cost(5_000, text) == cost(5, text) < 40, text


def test_a_text_stands_in_the_table_only_once() -> None:
    found = table()
    with pytest.raises(ValueError, match="the move table already has 'pass'"):
        found.one("pass")


def test_moves_are_equal_only_to_themselves() -> None:
    assert table().parse("pass") != table().parse("pass")


# ---------------------------------------------------------------- canonical data


def test_canonical_text_does_not_depend_on_the_order_of_keys() -> None:
    assert canonical({"b": [1, "ї"], "a": None}) == canonical({"a": None, "b": [1, "ї"]})
    assert canonical({"b": [1, "ї"], "a": True}) == '{"a":true,"b":[1,"ї"]}'


def test_equal_positions_share_a_fingerprint() -> None:
    s = fair(Pick(0, 1))
    assert fingerprint(s) == fingerprint(s.clone())
    assert len(fingerprint(s)) == 16
    for other in (fair(Pick(0, 2)), fair(Pick(1, 1)), fair(Pick(0, 1), purses=(5, 5, 6))):
        assert fingerprint(other) != fingerprint(s)


def test_events_are_not_part_of_the_position() -> None:
    loud = fair(Note("one"), Pick(0, 1), loud=True)
    assert loud.events
    assert fingerprint(loud) == fingerprint(fair(Note("one"), Pick(0, 1)))


@dataclass
class Everything(Step):
    """A frame with every kind of field."""

    number: int
    word: str
    sure: bool
    perhaps: int | None
    row: tuple[int, ...]
    move: Move
    inner: Frame
    tree: object


class Tree:
    """Stands for an effect: stored by its name."""

    def __init__(self, name: str) -> None:
        self.name = name


def test_a_frame_with_every_kind_of_field_survives() -> None:
    oak = Tree("oak")
    frame = Everything(7, "x", True, None, (1, 2), MOVES.parse("pick 2"), Errands((Note("a"),)), oak)
    data = json.loads(canonical(dump(frame)))
    frames = frames_of(toys, sys.modules[__name__])
    assert Loader(MOVES, frames, {"oak": oak}).frame(data, "here") == frame
    data["tree"] = {"tree": "elm"}
    with pytest.raises(BadData, match=r"here.tree: found tree 'elm'; allowed: oak"):
        Loader(MOVES, frames, {"oak": oak}).frame(data, "here")


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("number", "7", r"here.number: found '7'; allowed: int"),
        ("number", True, r"here.number: found True; allowed: int"),
        ("sure", 1, r"here.sure: found 1; allowed: bool"),
        ("word", None, r"here.word: found None; allowed: str"),
        ("move", {"move": "fly"}, r"here.move: found move 'fly'; allowed: a move of the table"),
        (
            "row",
            [1, {"x": 1}],
            r"here.row\[1\]: found {'x': 1}; allowed: a number, a text, a list, a move or a frame",
        ),
        ("inner", {"frame": "Flight"}, r"here.inner: found frame 'Flight'; allowed: "),
    ],
)
def test_a_wrong_field_is_named(field: str, value: Any, message: str) -> None:
    oak = Tree("oak")
    data = dump(Everything(7, "x", True, None, (1, 2), MOVES.parse("pick 2"), Note("a"), oak))
    data[field] = value
    with pytest.raises(BadData, match=message):
        Loader(MOVES, frames_of(toys, sys.modules[__name__]), {"oak": oak}).frame(data, "here")


def test_a_frame_holds_nothing_that_cannot_be_stored() -> None:
    with pytest.raises(TypeError, match=r"a frame cannot hold \{1\}"):
        dump({1})


def test_an_agenda_is_a_list() -> None:
    with pytest.raises(BadData, match=r"agenda: found \{\}; allowed: a list of frames"):
        Loader(MOVES, frames_of(toys)).agenda({})


def test_frames_are_found_where_they_are_defined() -> None:
    found = frames_of(toys)
    assert found["Pick"] is Pick
    assert "Everything" not in found
    assert "Ask" not in found
    twin = ModuleType("twin")
    exec("from igroteka.core import Step\nclass Pick(Step): pass", twin.__dict__)
    with pytest.raises(ValueError, match="two frames are called Pick"):
        frames_of(toys, twin)


# ---------------------------------------------------------------- reading positions


def reader(**fields: Any) -> Reader:
    return Reader(fields, tuple(fields))


def test_a_reader_wants_exactly_its_fields() -> None:
    with pytest.raises(BadData, match="found list; allowed: an object with the fields a, b"):
        Reader([], ("a", "b"))
    with pytest.raises(
        BadData, match=r"missing fields \['b'\], unknown fields \['c'\]; allowed: exactly a, b"
    ):
        Reader({"a": 1, "c": 2}, ("a", "b"))


def test_a_reader_reads_what_is_allowed() -> None:
    assert reader(n=3).number("n", 1, 3) == 3
    assert reader(n=[1, 2]).ints("n", 0, 2) == [1, 2]
    assert reader(n=[[1], [2]]).table("n", 2, 0, 2, 1) == [[1], [2]]
    assert reader(n="dawn").word("n", ["dawn", "dusk"]) == "dawn"
    assert reader(n=["b", "a", "b"]).names("n", ("a", "b"), 3) == [1, 0, 1]
    assert reader(n=[["b"], []]).hands("n", 2, ("a", "b"), 3) == [[1], []]
    assert reader(n={"b": 4}).counts("n", ("a", "b"), 9) == [0, 4]
    assert reader(n=[{}, {"a": 1}]).tallies("n", 2, ("a", "b"), 9) == [[0, 0], [1, 0]]
    assert reader(n={"r1": "b"}).places("n", ("r1", "r2"), ("a", "b")) == [1, -1]
    assert reader(n=[{"r2": "a"}]).boards("n", 1, ("r1", "r2"), ("a", "b")) == [[-1, 0]]


@pytest.mark.parametrize(
    ("value", "read", "message"),
    [
        (4, lambda r: r.number("n", 1, 3), "n: found 4; allowed: a whole number from 1 to 3"),
        (True, lambda r: r.number("n", 0, 3), "n: found True; allowed: a whole number"),
        (1.0, lambda r: r.number("n", 0, 3), "n: found 1.0; allowed: a whole number"),
        ([1, 9], lambda r: r.ints("n", 0, 2), r"n\[1\]: found 9; allowed: a whole number from 0 to 2"),
        ([1], lambda r: r.ints("n", 0, 2, 2), r"n: found \[1\]; allowed: a list of 2"),
        ("12", lambda r: r.ints("n", 0, 2), "n: found '12'; allowed: a list"),
        ([[1]], lambda r: r.table("n", 2, 0, 2), "allowed: a list of 2 lists"),
        ([[1], [3]], lambda r: r.table("n", 2, 0, 2), r"n\[1\]\[0\]: found 3"),
        ("noon", lambda r: r.word("n", ["dawn", "dusk"]), "n: found 'noon'; allowed: dawn, dusk"),
        (["c"], lambda r: r.names("n", ("a", "b"), 3), "n: found 'c'; allowed: a, b"),
        (["a", "a"], lambda r: r.names("n", ("a", "b"), 1), "allowed: a list of at most 1 names"),
        ([["a"], ["c"]], lambda r: r.hands("n", 2, ("a",), 3), r"n\[1\]: found 'c'"),
        ([], lambda r: r.hands("n", 2, ("a",), 3), "allowed: a list of 2 lists of names"),
        ({"c": 1}, lambda r: r.counts("n", ("a", "b"), 9), "n: found 'c'; allowed: a, b"),
        ({"a": 10}, lambda r: r.counts("n", ("a", "b"), 9), "n.a: found 10; allowed: a whole number"),
        ([{"a": -1}], lambda r: r.tallies("n", 1, ("a",), 9), r"n\[0\].a: found -1"),
        ({}, lambda r: r.tallies("n", 1, ("a",), 9), "allowed: a list of 1 objects"),
        ({"r1": "c"}, lambda r: r.places("n", ("r1",), ("a",)), "n.r1: found 'c'; allowed: a"),
        ({"r9": "a"}, lambda r: r.places("n", ("r1",), ("a",)), "n: found 'r9'; allowed: r1"),
        ([], lambda r: r.boards("n", 1, ("r1",), ("a",)), "allowed: a list of 1 objects"),
        ([7], lambda r: r.boards("n", 1, ("r1",), ("a",)), r"n\[0\]: found 7; allowed: an object by name"),
    ],
)
def test_a_reader_names_what_was_found_and_allowed(
    value: Any, read: Callable[[Reader], object], message: str
) -> None:
    with pytest.raises(BadData, match=message):
        read(reader(n=value))


@given(
    st.lists(st.integers(0, 9), min_size=3, max_size=3), st.lists(st.integers(-1, 2), min_size=4, max_size=4)
)
def test_named_numbers_and_places_go_both_ways(numbers: list[int], items: list[int]) -> None:
    names, cells = ("a", "b", "c"), ("r1", "r2", "r3", "r4")
    assert reader(n=counted(names, numbers)).counts("n", names, 9) == numbers
    assert reader(n=placed(cells, names, items)).places("n", cells, names) == items


# ---------------------------------------------------------------- chance


@given(st.integers(0, 1000), st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed: int, n: int) -> None:
    for rng in (Rng(seed), FairRng(str(seed), 1)):
        assert all(0 <= rng.below(n) < n for _ in range(20))


@pytest.mark.parametrize("rng", [Rng("even"), FairRng("even", 3)])
def test_numbers_are_spread_evenly(rng: Rng) -> None:
    seen = Counter(rng.below(6) for _ in range(12_000))
    assert set(seen) == set(range(6))
    assert sum((n - 2000) ** 2 / 2000 for n in seen.values()) < 20.5  # chi-square, 5 degrees, 0.1 %


def test_the_same_seed_gives_the_same_numbers() -> None:
    def first(rng: Rng) -> list[int]:
        return [rng.below(1000) for _ in range(10)]

    assert first(Rng(7)) == first(Rng(7)) == first(Rng("7"))
    assert first(Rng(7)) != first(Rng(8))
    assert first(FairRng("s", 1)) == first(FairRng("s", 1))
    assert first(FairRng("s", 1)) != first(FairRng("s", 2))
    assert first(FairRng("s", 1)) != first(FairRng("t", 1))


def test_a_fair_draw_can_be_recomputed_by_hand() -> None:
    digest = hashlib.sha256(b"seed\n5\n0").digest()
    assert FairRng("seed", 5).below(1000) == int.from_bytes(digest[:8], "big") % 1000


def test_the_commitment_binds_the_seed() -> None:
    assert commitment("seed") == hashlib.sha256(b"seed").hexdigest()


def test_a_shuffle_reaches_every_order_equally() -> None:
    rng, seen = Rng(5), Counter[tuple[int, ...]]()
    for _ in range(6000):
        items = [1, 2, 3]
        rng.shuffle(items)
        seen[tuple(items)] += 1
    assert len(seen) == 6
    assert all(abs(n - 1000) < 120 for n in seen.values())


# ---------------------------------------------------------------- events, scores, texts, errors


def test_an_event_shows_its_details_only_to_some() -> None:
    event = Event("drew", (1, "red"), (1,), (1, "?"))
    assert event.seen(1) == (1, "red")
    assert event.seen(0) == (1, "?")
    assert event.seen(None) == (1, "?")
    assert Event("drew", (1, "red")).seen(None) == (1, "red")


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
    found = ranked([score(0, 10, 2), score(1, 12, 0), score(2, 10, 3), score(3, 10, 2), score(AUTOMA, 9)])
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
    assert some([str(i) for i in range(20)], 3) == "0, 1, 2, … (20 in all)"


def test_a_bad_log_names_its_line() -> None:
    error = BadLog(4, "'bid'", "a whole move")
    assert str(error) == "line 4: found 'bid'; allowed: a whole move"
    assert (error.line, error.found, error.allowed) == (4, "'bid'", "a whole move")
