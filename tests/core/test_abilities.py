"""Abilities, events and rewards; the names and the texts of trees."""

from __future__ import annotations

from typing import Final

import pytest

from igroteka.core import Text
from igroteka.core.abilities import Abilities, Act, Rule, When, fire, reward, words
from igroteka.core.agenda import moves, settle
from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.effects import AtLeast, Decide, Ladder, Perform, walk

from .market import (
    MOVES,
    STALL,
    TREES,
    Basket,
    Clear,
    Coins,
    Errand,
    Gain,
    Market,
    Open,
    Pay,
    Ring,
    Said,
    Say,
    Stalls,
    market,
    perform,
    question_for,
    say,
    stored,
    tree,
)

SPREE: Final = TREES.add("spree", When("stall", Gain("1vp")))
EDGE: Final = TREES.add("edge", When("stall-edge stall-corner", Gain("1c")))
TWICE: Final = TREES.add("twice", When("stall stall-edge", Gain("1t")))
BELL_A: Final = TREES.add("bell-a", When("bell", Say("ding")))
BELL_B: Final = TREES.add("bell-b", When("bell", Seq(Say("dong"), Open())))
ECHO: Final = TREES.add("echo", When("bell", Gain("1w")))
RINGER: Final = tree(Ring(), waits="ringer")
HUM: Final = tree(Say("hum"), waits="hum")
STAND: Final = tree(Open(), waits="stand")
LEAVE: Final = tree(Clear(), waits="leave")
PLAIN: Final = tree(Gain("5c"), waits="plain")
DEAL: Final = TREES.add("deal", Act(Seq(Pay("1c"), Open())))
SHOUT: Final = TREES.add("shout", Act(Say("hey"), once=False))
CHEAP: Final = TREES.add("cheap", Rule("discount", 2))
CHEAPER: Final = TREES.add("cheaper", Rule("discount", 3))


def test_an_event_with_several_names_reaches_each_listener_once() -> None:
    s = market("", "0000", Perform(0, tree(Open(2))), owned=Abilities((SPREE, EDGE, TWICE)))
    say(s, "stall 0")
    assert s.have[0] == [1, 1, 0, 1]
    say(s, "stall 1")
    assert s.have[0] == [1, 2, 0, 2]


def test_an_event_may_happen_several_times_at_once() -> None:
    s = market(owned=Abilities((SPREE, ECHO)))
    fire(s, 0, ("stall",), 3)
    assert s.trail == ["1vp x3"]
    assert s.agenda == []


def test_listeners_that_take_decisions_are_put_in_order_by_their_owner() -> None:
    s = market(owned=Abilities((BELL_A, ECHO, BELL_B)))
    fire(s, 0, ("bell",))
    settle(s)
    assert s.trail == ["1w x1"]
    assert question_for(s) == ["first bell-a", "first bell-b"]
    assert stored(s).agenda == s.agenda
    assert say(s, "first bell-b", "stall 0").trail == ["1w x1", "dong", "stall 0", "ding"]
    s = market(owned=Abilities((BELL_A,)))
    fire(s, 0, ("bell",))
    assert s.agenda == [Perform(0, BELL_A.effect)]


def test_new_rewards_join_those_that_wait() -> None:
    s = market("", "0000", Basket(0, ()), Said(0, "end", 1), owned=Abilities((BELL_A, BELL_B)))
    assert s.trail == ["end"]  # an empty place asks nothing
    s = market(owned=Abilities((BELL_A, BELL_B)))
    s.then(Basket(0), Said(0, "end", 1))
    for effect in (RINGER, HUM, PLAIN):
        reward(s, 0, effect, Basket)
    settle(s)
    assert s.trail == ["5c x1"]  # what needs no decision does not wait, so no move picks it
    assert "first plain" not in MOVES.by_text
    assert question_for(s) == ["first ringer", "first hum"]
    say(s, "first ringer")
    assert question_for(s) == ["first hum", "first bell-a", "first bell-b"]
    assert stored(s).agenda == s.agenda
    say(s, "first bell-b", "stall 3", "first bell-a")
    assert s.trail == ["5c x1", "ring", "dong", "stall 3", "ding", "hum", "end"]
    with pytest.raises(LookupError, match="no Basket waits"):
        reward(s, 0, HUM, Basket)


def test_a_reward_that_cannot_be_taken_yet_waits_unasked() -> None:
    s = market("", "1111")
    s.then(Basket(0, (Perform(0, STAND), Perform(0, HUM), Perform(0, HUM))))
    settle(s)
    assert s.trail == ["hum", "hum"]  # no stall is free, and two equal rewards need no order
    assert not s.agenda
    s = market("", "1111")
    s.then(Basket(0, (Perform(0, STAND), Perform(0, LEAVE), Perform(0, HUM))))
    settle(s)
    assert question_for(s) == ["first leave", "first hum"]
    assert say(s, "first leave", "first stand", "stall 2").trail == ["cleared", "stall 2", "hum"]


def test_only_named_effects_wait_among_rewards() -> None:
    s = market("", "0000")
    s.then(Basket(0, (Perform(0, tree(Say("a"))), Said(0, "b", 1))))
    settle(s)
    with pytest.raises(TypeError, match="named with waits=True"):
        moves(s, 0)


def test_an_errand_of_an_errand_waits_for_its_end_but_comes_before_the_rest() -> None:
    s = perform(Seq(AnyOrder(Errand("far"), Errand("other")), Say("rest")))
    say(s, "first far")
    assert s.trail == ["far 1", "far 2", "near", "other", "rest"]


def test_standing_rules() -> None:
    mine = Abilities((CHEAP, SPREE)).plus((CHEAPER,))
    assert mine.rules("discount") == [2, 3]
    assert mine.total("discount") == 5
    assert mine.without((CHEAP,)).total("discount") == 3
    assert mine.rules("flight") == []
    assert mine.total("flight") == 0
    assert mine.plus(()) is mine


def test_acts_are_offered_while_they_can_be_done_and_are_not_used_up() -> None:
    mine = Abilities((DEAL, SPREE, SHOUT))

    def offered(s: Market, used: int = 0) -> list[str]:
        return [m.text for m in mine.open(s, 0, used)]

    assert offered(market("1c")) == ["act deal", "act shout"]
    assert offered(market("")) == ["act shout"]
    assert offered(market("1c", "2222")) == ["act shout"]
    assert offered(market("1c"), 1 << DEAL.index) == ["act shout"]
    assert TREES.act(MOVES.parse("act shout")) is SHOUT
    assert TREES.act(STALL[0]) is None
    assert [DEAL.once, SHOUT.once] == [True, False]


# ---------------------------------------------------------------- names and texts


NESTED: Final = tree(AnyOrder(Choose(Seq(Pay("1c"), Say("a")), Say("b")), May(Open())), waits="basket")


def test_parts_are_named_after_their_tree() -> None:
    names = [p.name for p in walk(NESTED)]
    assert names[:5] == ["basket", "basket.1", "basket.1.1", "basket.1.1.1", "basket.1.1.2"]
    assert TREES.by_name["basket.1.1"] is NESTED.parts()[0].parts()[0]
    assert DEAL.effect.name == "deal.do"
    assert DEAL.effect.parts()[1].name == "deal.do.2"


def test_a_name_stands_for_one_tree() -> None:
    with pytest.raises(ValueError, match="allowed: a new name for a new tree"):
        TREES.add("basket", Say("again"))
    with pytest.raises(ValueError, match="so far 'basket'"):
        TREES.add("other-name", NESTED)
    shared = Say("shared")
    first, second = tree(May(shared)), tree(May(shared))
    assert shared.name == f"{first.name}.1"
    assert second.parts() == (shared,)


def test_equal_labels_get_numbers_and_labels_hold_no_spaces() -> None:
    assert question_for(perform(Choose(Say("z"), Say("z"), Say("z")))) == [
        "choose z",
        "choose z-2",
        "choose z-3",
    ]
    with pytest.raises(ValueError, match="labels without spaces"):
        tree(Choose(Say("a b"), Say("c")))


def test_costs_stand_in_sequences_and_combinators_combine() -> None:
    with pytest.raises(ValueError, match="allowed: costs in a Seq"):
        AnyOrder(Pay("1c"), Say("a"))
    for kind in (Seq, AnyOrder, Choose):
        with pytest.raises(ValueError, match="found 1 effects; allowed: two or more"):
            kind(Say("a"))


def test_an_effect_tells_what_it_does() -> None:
    effect = Seq(Pay("1c"), AnyOrder(Say("a"), Open(2)), Per(Stalls(), Gain("1vp"), each=2))
    assert effect.text() == Text(
        "effect-then",
        a=Text("effect-pay", what="1c"),
        b=Text(
            "effect-then",
            a=Text("effect-and", a=Text("effect-say", what="a"), b=Text("effect-open", n=2)),
            b=Text(
                "effect-per",
                what=Text("effect-gain", what="1vp"),
                count=Text("count-stalls"),
                each=2,
                most=0,
            ),
        ),
    )
    assert repr(effect) == (
        "Seq(Pay(what='1c'), AnyOrder(Say(what='a'), Open(n=2)), "
        "Per(Stalls(), Gain(what='1vp'), each=2, most=0))"
    )


def test_moves_and_questions_say_what_they_mean() -> None:
    s = perform(Choose(Say("a"), Upto(2, Seq(Pay("1c"), Say("b")))), "2c")
    what = Text("effect-say", what="a")
    assert isinstance(s.agenda[-1], Decide)
    assert s.agenda[-1].prompt(s).key == "ask-Choose"
    assert TREES.meaning(s.agenda[-1], MOVES.parse("choose a")) == what
    say(s, "choose b")
    meaning = TREES.meaning(s.agenda[-1], MOVES.parse("times 2"))
    assert meaning is not None
    assert (meaning.key, meaning.args["n"]) == ("answer-times", 2)
    s = perform(May(Say("a")))
    assert TREES.meaning(s.agenda[-1], MOVES.parse("yes")) == what
    assert TREES.meaning(s.agenda[-1], MOVES.parse("no")) == Text("answer-no")
    s = market("", "0000", Basket(0, (Perform(0, HUM), Perform(0, RINGER))))
    assert TREES.meaning(s.agenda[-1], MOVES.parse("first hum")) == Text("effect-say", what="hum")
    assert TREES.meaning(None, MOVES.parse("act shout")) == Text(
        "ability-act", what=Text("effect-say", what="hey")
    )
    assert TREES.meaning(None, STALL[0]) is None


def test_the_messages_of_all_trees_are_known() -> None:
    tree(If(AtLeast(1, Ladder(Stalls(), (1, 2))), Upto(2, Say("a")), May(If(Coins(), Say("b")))))
    found = words(TREES)
    assert {"effect-gain", "when-stall", "when-or", "rule-discount", "ability-act-once"} <= found
    assert {"effect-may", "effect-upto", "count-stalls", "count-ladder", "if-at-least", "if-Coins"} <= found
