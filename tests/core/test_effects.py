"""Every combinator through the real agenda: order, questions, dead ends, storage."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from igroteka.core import IllegalMove, Rng
from igroteka.core.agenda import apply, moves, play, settle, waiting
from igroteka.core.bundle import NOTHING
from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.data import canonical, dump
from igroteka.core.effects import AtLeast, Decide, Effect, Ladder, Perform, walk

from .market import (
    MOVES,
    Buy,
    Clear,
    Coins,
    Gain,
    Luck,
    Open,
    Pay,
    PayAny,
    Say,
    Stalls,
    can,
    market,
    perform,
    question_for,
    say,
    stored,
    tree,
)

# ---------------------------------------------------------------- sequences


def test_a_sequence_runs_in_order_whatever_its_steps_lay_out() -> None:
    s = perform(Seq(Say("a"), Gain("1c"), Seq(Say("b"), Say("c")), Open(), Say("d")))
    assert s.trail == ["a", "1c x1", "b", "c"]
    assert say(s, "stall 2").trail == ["a", "1c x1", "b", "c", "stall 2", "d"]
    assert not s.agenda


def test_costs_in_a_row_are_one_need() -> None:
    effect = Seq(Pay("2c"), Pay("3c 1t"), Say("done"))
    assert [can(effect, have) for have in ("5c 1t", "4c 1t", "5c")] == [True, False, False]
    assert [can(effect, "10c 2t", n=n) for n in (1, 2, 3)] == [True, True, False]


def test_gains_before_a_cost_help_to_pay_it_and_gains_after_it_do_not() -> None:
    assert can(Seq(Gain("2c"), Pay("3c")), "1c")
    assert not can(Seq(Pay("3c"), Gain("2c")), "1c")
    assert not can(Seq(Pay("3c"), Gain("9c"), Pay("1c")), "2c")
    assert can(Seq(Gain("2w"), PayAny(3)), "1t")


def test_a_sequence_asks_the_first_deciding_step_for_a_target() -> None:
    assert can(Seq(Pay("1c"), Open()), "1c", "1110")
    assert not can(Seq(Pay("1c"), Open()), "1c", "1111")
    assert not can(Seq(PayAny(1), Open()), "1t", "1111")  # a cost that asks does not hide what follows
    assert can(Seq(Clear(), Open()), "", "1111")  # what lies behind a decision is not judged


def test_what_is_owed_reaches_prices_and_choices_inside() -> None:
    assert can(Seq(Pay("1c"), Buy()), "3c")
    assert not can(Seq(Pay("1c"), Buy()), "2c")
    either = Seq(Pay("2c"), Choose(Seq(Pay("3c"), Say("a")), Seq(Pay("1t"), Say("b"))))
    assert not can(either, "4c")
    assert can(either, "5c")
    assert can(either, "2c 1t")
    assert not can(Seq(Pay("1t"), Seq(PayAny(2), Say("a"))), "1t 1w")


def test_a_sequence_that_cannot_be_paid_does_not_begin() -> None:
    s = perform(Seq(Say("a"), Gain("1c")), "")
    assert s.trail == ["a", "1c x1"]
    s = perform(Seq(Gain("1c"), Pay("5c"), Say("a")), "2c")
    assert s.trail == []
    assert s.have[0][0] == 2


def test_a_sequence_stops_at_a_later_cost_that_cannot_be_paid() -> None:
    s = perform(Seq(Open(), Pay("1c"), Say("paid for")), "")
    assert say(s, "stall 0").trail == ["stall 0"]
    s = perform(Seq(Open(), Pay("1c"), Say("paid for")), "1c")
    assert say(s, "stall 0").trail == ["stall 0", "paid 1c x1", "paid for"]


def test_a_sequence_without_costs_does_what_it_can() -> None:
    assert perform(Seq(Open(), Say("a")), "", "2222").trail == ["a"]


def test_a_multiplied_sequence_pays_and_gains_everything_at_once() -> None:
    s = perform(Seq(Pay("1c"), PayAny(1), Gain("2vp")), "3c 1t 2w", n=3)
    say(s, "give w", "give t", "give w")
    assert s.trail == ["paid 1c x3", "give w", "give t", "give w", "2vp x3"]
    assert s.have[0] == [0, 0, 0, 6]


# ---------------------------------------------------------------- any order


def test_any_order_does_sure_gains_first_and_asks_only_about_two_others() -> None:
    s = perform(AnyOrder(Say("a"), Gain("1c"), Say("b"), Gain("1t"), Say("c")))
    assert s.trail == ["1c x1", "1t x1"]
    assert question_for(s) == ["first a", "first b", "first c"]
    say(s, "first b")
    assert question_for(s) == ["first a", "first c"]
    say(s, "first c")
    assert s.trail == ["1c x1", "1t x1", "b", "c", "a"]
    s = perform(AnyOrder(Say("a"), Gain("1c")))
    assert s.trail == ["1c x1", "a"]
    assert not s.agenda


def test_a_gain_that_may_be_lost_is_asked_about() -> None:
    s = perform(AnyOrder(Luck(), Say("a"), Gain("1c")))
    assert question_for(s) == ["first luck", "first a"]


def test_each_step_is_completed_before_the_next() -> None:
    s = perform(AnyOrder(Seq(Say("a"), Open(), Say("b")), Say("c")))
    say(s, "first b")  # a sequence is called after its last step
    assert question_for(s) == ["stall 0", "stall 1", "stall 2", "stall 3"]
    assert say(s, "stall 1").trail == ["a", "stall 1", "b", "c"]


def test_a_step_that_is_impossible_now_waits_for_the_others() -> None:
    s = perform(AnyOrder(Open(), Clear()), "", "1111")
    assert s.trail == ["cleared"]
    assert say(s, "stall 3").stalls == [0, 0, 0, 1]
    assert perform(AnyOrder(Open(), Clear()), "", "2222").agenda == []


def test_counts_that_may_change_are_asked_about_and_steady_ones_are_not() -> None:
    s = perform(AnyOrder(Open(), Per(Stalls(), Gain("1vp"))), "", "1000")
    assert question_for(s) == ["first open", "first 1vp"]
    assert say(s, "first open", "stall 1").have[0][3] == 2
    s = perform(AnyOrder(Open(), Per(Stalls(steady=True), Gain("1vp"))), "", "1000")
    assert s.trail == ["1vp x1"]
    assert question_for(s)[0] == "stall 1"


def test_any_order_can_be_done_if_a_step_can() -> None:
    assert can(AnyOrder(Open(), Clear()), "", "1222")
    assert not can(AnyOrder(Open(), Clear()), "", "2222")


# ---------------------------------------------------------------- choices


def test_only_options_that_lead_somewhere_are_offered() -> None:
    effect = tree(Choose(Seq(Pay("2c"), Open()), Buy().with_label("dear"), Say("wait"), Clear()))
    assert question_for(perform(effect, "2c", "1000")) == [
        "choose open",
        "choose dear",
        "choose wait",
        "choose clear",
    ]
    assert question_for(perform(effect, "2c", "1222")) == ["choose wait", "choose clear"]
    s = perform(effect, "1c", "2000")
    assert s.trail == ["wait"]  # the only possible option needs no question
    with pytest.raises(IllegalMove, match="choose open is not legal for seat 0; allowed: choose wait"):
        play(perform(effect, "1c", "1000"), 0, MOVES.parse("choose open"))


def test_a_choice_without_options_is_skipped_and_cannot_be_offered() -> None:
    effect = tree(Choose(Seq(Pay("2c"), Say("a")), Clear()))
    assert perform(effect).agenda == []
    assert not can(effect)


def test_nested_choices() -> None:
    s = perform(
        Choose(Choose(Say("a"), Seq(Say("b"), Choose(Say("c"), Say("d")))).with_label("inner"), Say("e"))
    )
    assert question_for(s) == ["choose inner", "choose e"]
    say(s, "choose inner")
    assert question_for(s) == ["choose a", "choose c/d"]
    assert say(s, "choose c/d", "choose d").trail == ["b", "d"]


def test_a_multiplied_choice_is_made_again_each_time() -> None:
    s = perform(Choose(Seq(Pay("1c"), Say("a")), Say("b"), Say("c")), "1c", n=3)
    say(s, "choose a")
    assert question_for(s) == ["choose b", "choose c"]
    assert say(s, "choose c", "choose b").trail == ["paid 1c x1", "a", "c", "b"]


def test_may_asks_nothing_about_the_impossible() -> None:
    effect = tree(May(Seq(Pay("1c"), Open())))
    assert perform(effect, "").agenda == []
    assert perform(effect, "1c", "2222").agenda == []
    assert not can(effect, "")
    s = perform(effect, "1c")
    assert question_for(s) == ["yes", "no"]
    assert say(s.clone(), "no").trail == []
    assert say(s, "yes", "stall 0").trail == ["paid 1c x1", "stall 0"]


def test_no_ends_a_multiplied_may() -> None:
    s = perform(May(Seq(Pay("1c"), Say("a"))), "3c", n=5)
    say(s, "yes", "yes")
    assert say(s.clone(), "no").agenda == []
    assert say(s, "yes").agenda == []  # nothing is left to pay with


def test_upto_offers_as_many_as_can_be_paid_and_gains_do_not_feed_it() -> None:
    effect = tree(Upto(5, Seq(Pay("2c"), Gain("3c"))))
    assert perform(effect, "1c").agenda == []
    s = perform(effect, "7c")
    assert question_for(s) == ["times 0", "times 1", "times 2", "times 3"]
    assert say(s.clone(), "times 0").trail == []
    assert say(s, "times 3").trail == ["paid 2c x3", "3c x3"]
    assert len(question_for(perform(effect, "90c"))) == 6


def test_upto_with_a_step_that_takes_decisions() -> None:
    s = perform(Upto(2, Open()), "", "1110")
    assert question_for(s) == ["times 0", "times 1"]
    s = perform(Upto(2, Open()))
    assert say(s, "times 2", "stall 3", "stall 0").trail == ["stall 3", "stall 0"]


def test_one_by_one_stops_when_nothing_more_can_be_done() -> None:
    s = perform(Seq(Open(3), Say("end")), "", "2020")
    assert say(s, "stall 1", "stall 3").trail == ["stall 1", "stall 3", "end"]
    s = perform(Per(Stalls(), Open(2)), "", "1000")
    assert say(s, "stall 1", "stall 2").stalls == [1, 1, 1, 0]


# ---------------------------------------------------------------- counts and conditions


def test_per_multiplies_a_gain_instead_of_repeating_it() -> None:
    assert perform(Per(Stalls(), Gain("2c")), "", "1110").trail == ["2c x3"]
    assert perform(Per(Stalls(), Gain("2c"), each=2), "", "1110").trail == ["2c x1"]
    assert perform(Per(Stalls(), Gain("2c"), most=2), "", "1110").trail == ["2c x2"]
    assert perform(Per(Stalls(), Gain("2c")), "", "0000").trail == []
    assert perform(Per(Stalls(), Gain("2c")), "", "1100", n=2).trail == ["2c x4"]


def test_a_gain_of_nothing_forbids_nothing_but_a_step_for_nothing_is_not_offered() -> None:
    assert can(Per(Stalls(), Gain("2c")))
    assert not can(Per(Stalls(), Open()))
    assert can(Per(Stalls(), Open()), "", "1000")
    assert not can(Per(Stalls(), Pay("1c")), "1c", "1100")
    assert can(Per(Stalls(), Pay("1c")), "2c", "1100")


def test_a_ladder_gives_the_highest_rung_reached() -> None:
    effect = tree(Per(Ladder(Stalls(), (1, 3), (2, 5), (4, 9)), Gain("1vp")))
    boards = ("0000", "1000", "1100", "1110", "1111")
    assert [perform(effect, "", b).have[0][3] for b in boards] == [0, 3, 5, 5, 9]


def test_if_reads_its_condition_when_it_is_carried_out() -> None:
    effect = tree(Seq(Open(), If(AtLeast(2, Stalls()), Say("many"), Say("few"))))
    assert say(perform(effect, "", "1000"), "stall 1").trail == ["stall 1", "many"]
    assert say(perform(effect), "stall 1").trail == ["stall 1", "few"]
    lone = tree(If(Coins(), Say("rich")))
    assert perform(lone, "1c").trail == ["rich"]
    assert perform(lone).trail == []
    assert [can(lone, "1c"), can(lone)] == [True, False]


# ---------------------------------------------------------------- storage, clones, purity

NESTED: Final = tree(
    AnyOrder(
        Choose(Seq(Pay("1c"), Open(2), Say("a")).with_label("open"), Say("b")).with_label("choice"),
        Upto(3, Seq(PayAny(1), Gain("1c"))).with_label("trade"),
        May(Seq(Say("c"), Choose(Open(), Clear()))).with_label("offer"),
        Gain("1c"),
    ),
    waits="nested",
)


def test_an_agenda_in_the_middle_of_a_nested_effect_is_stored_by_names() -> None:
    s = perform(NESTED, "2c 2t 1w", "0002")
    assert question_for(s) == ["first choice", "first trade", "first offer"]
    say(s, "first trade", "times 2", "give t")
    data = [dump(f) for f in s.agenda]
    assert data == [
        {"frame": "Rest", "me": 0, "effect": {"tree": "nested"}, "n": 1, "left": 0b101},
        {"frame": "Rest", "me": 0, "effect": {"tree": "nested.2.1"}, "n": 2, "left": 1},
        {"frame": "Give", "me": 0},
    ]
    back = stored(s)
    assert back.agenda == s.agenda
    for x in (s, back):
        say(x, "give t", "first choice", "choose open", "stall 0", "stall 1", "yes", "choose clear")
    assert s.to_data() == back.to_data()
    assert s.trail[-3:] == ["a", "c", "cleared"]


def test_clones_in_the_middle_of_an_effect_are_independent() -> None:
    s = perform(NESTED, "2c 2t 1w")
    before = canonical(s.to_data())
    copy = s.clone()
    say(copy, "first trade", "times 1", "give w", "first choice", "choose b", "no")
    assert canonical(s.to_data()) == before
    assert say(s, "first choice", "choose open", "stall 2").stalls == [0, 0, 1, 0]
    assert copy.stalls == [0, 0, 0, 0]


def test_an_effect_without_a_name_cannot_be_stored() -> None:
    with pytest.raises(TypeError, match="a frame cannot hold"):
        dump(Perform(0, Say("nameless")))


leaves: Final = st.sampled_from(
    [
        lambda: Gain("1c"),
        lambda: Gain("2t 1w"),
        Luck,
        Open,
        lambda: Open(2),
        Buy,
        Clear,
        lambda: Say("x"),
        lambda: Seq(Pay("1c"), Open()),
        lambda: Seq(Pay("2c 1w"), Gain("3vp")),
        lambda: Seq(PayAny(2), Say("y")),
        lambda: Seq(Pay("1t"), PayAny(1), Gain("1c"), Pay("1c"), Buy()),
    ]
)
Maker = Callable[[], Effect]


def _grown(inner: st.SearchStrategy[Maker]) -> st.SearchStrategy[Maker]:
    two = st.tuples(inner, inner)
    return st.one_of(
        two.map(lambda p: lambda: Seq(p[0](), p[1]())),
        two.map(lambda p: lambda: AnyOrder(p[0](), p[1](), Gain("1c"))),
        two.map(lambda p: lambda: Choose(p[0](), p[1]())),
        inner.map(lambda p: lambda: May(p())),
        inner.map(lambda p: lambda: Upto(2, p())),
        inner.map(lambda p: lambda: Per(Stalls(), p(), most=2)),
        two.map(lambda p: lambda: If(AtLeast(1, Stalls()), p[0](), p[1]())),
    )


@settings(max_examples=150, deadline=None)
@given(
    st.recursive(leaves, _grown, max_leaves=6),
    st.sampled_from(["", "1c", "3c 1t", "5c 2t 2w"]),
    st.sampled_from(["0000", "1020", "1122"]),
    st.integers(0, 99),
)
def test_any_tree_can_be_played_stored_and_judged(make: Maker, have: str, stalls: str, seed: int) -> None:
    effect, rng = tree(make()), Rng(seed)
    s = market(have, stalls)
    before = canonical(s.to_data())
    possible = effect.can(s, 0, 1, NOTHING)
    assert canonical(s.to_data()) == before
    s.then(Perform(0, effect))
    settle(s)
    happened = bool(s.agenda) or canonical(s.to_data()) != before
    if effect.pays and not possible:
        assert not happened  # nothing is paid in vain
    if possible and not any(isinstance(p, Per) for p in walk(effect)):
        assert happened  # what is offered leads somewhere
    while s.agenda:
        assert waiting(s) == [0]
        legal = moves(s, 0)
        assert len(legal) == len(set(legal)) > 0
        if isinstance(s.agenda[-1], Decide):
            assert len(legal) > 1  # nothing is asked that has one answer only
        back, now = stored(s), canonical(s.to_data())
        assert back.agenda == s.agenda
        m = legal[rng.below(len(legal))]
        apply(back, 0, m)
        assert canonical(s.to_data()) == now
        apply(s, 0, m)
        assert back.to_data() == s.to_data()
        assert min(s.have[0]) >= 0
