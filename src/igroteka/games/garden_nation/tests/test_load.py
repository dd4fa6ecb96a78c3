"""Positions set up by hand: sound ones load, hostile ones are refused with one clear sentence."""

from __future__ import annotations

import pytest

from igroteka import Match
from igroteka.core import CHANCE, Rng, apply, moves, waiting
from igroteka.core.json_types import JsonDraft
from igroteka.games.garden_nation import GAME
from igroteka.testing.stored import (
    Change,
    damages,
    nonsense,
    refuses,
    refuses_what_is_no_position,
    stores_every_position,
)

from .scenario import action, table


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("first", ["random", "1"])
def test_every_position_of_a_game_can_be_stored(seats: int, first: str) -> None:
    stores_every_position(GAME, seats, {"first": first})


PREPARE: JsonDraft = {"frame": "Prepare"}
CONTROL: JsonDraft = {"frame": "Control"}
SEALED: JsonDraft = {
    "frame": "Together",
    "seats": [0, 1],
    "lanes": [[{"frame": "KeepSecrets", "me": 0}], [{"frame": "KeepSecrets", "me": 1}]],
    "said": [[], []],
}
DEALS: list[Change] = [{"frame": "Deal", "me": me} for me in (1, 1, 1, 1, 0, 0, 0)]


def turn(*frames: JsonDraft) -> JsonDraft:
    """The agenda in the middle of a round."""
    return {"agenda": [PREPARE, CONTROL, *frames]}


BAD: list[tuple[str, Change, str]] = [
    ("seat outside", turn(action(7)), "from 0 to 1"),
    ("text for a number", turn({**action(), "me": "0"}), "allowed: int"),
    ("odd order", {"agenda": [action(), PREPARE]}, "order of the rules"),
    ("two questions", turn(action(), action()), "order of the rules"),
    ("an action in place of a round", {"agenda": [action()]}, "order of the rules"),
    ("a deal in play", turn(action(), {"frame": "Deal", "me": 0}), "order of the rules"),
    ("set-up in play", {"agenda": [{"frame": "SetUp"}]}, "untouched table"),
    ("markers out of order", {"space": [1, 1]}, "order of play"),
    ("no marker for a turn", {"space": [0, 2]}, "order of play"),
    ("no marker at the start", {"agenda": [{"frame": "Round"}], "space": [3, 2]}, "space 1"),
    ("nobody has been last", {"agenda": [PREPARE, CONTROL]}, "space 4"),
    ("cards in hand", {"hand": [["market", "cabaret"], []]}, "after the whole set-up"),
    ("no territories", {"territories": [0] * 7, "crane": 0, **turn(action())}, "after the whole set-up"),
    ("a tie without a ploy", turn(action(only=3)), "without a ploy"),
    ("a ploy for later", turn(action(used=True), {"frame": "OpenProject", "place": 0}), "later action"),
    ("nothing to claim", turn(action(), {"frame": "Claim", "me": 0, "zone": 0}), "no project"),
    ("no roof to move", turn({"frame": "Transfer", "me": 0, "left": 1, "zone": 0}), "no legal move"),
    ("no place for a card", turn(action(), {"frame": "OpenProject", "place": 0}), "an empty place"),
    ("a poor start", {"crane": 0, "population": [1, 35]}, "more than 1 inhabitants"),
    ("a choice for two", turn({"frame": "ChooseNext", "me": 0}), "no legal move"),
    ("other deals", {"agenda": [{"frame": "Round"}, SEALED, *DEALS]}, "untouched table"),
    ("unknown zone", {"floors": {"9c": 1}}, "found '9c'"),
    ("truth for a number", {"first": True}, "a whole number"),
    ("a huge number", {"first": 10**6000}, "a huge int"),
]


@pytest.mark.parametrize(("name", "change", "says"), BAD, ids=[b[0] for b in BAD])
def test_hostile_data_is_refused(name: str, change: Change, says: str) -> None:
    refuses(GAME, {**table(2).s.to_data(), **change}, says)


@pytest.mark.parametrize(("change", "says"), nonsense(GAME))
def test_plain_nonsense_is_refused(change: Change, says: str) -> None:
    refuses(GAME, {**table(2).s.to_data(), **change}, says)


def in_set_up(seats: int = 2) -> JsonDraft:
    """A position in which all cards are dealt and one seat has answered."""
    s, rng = GAME.new(seats, {"first": "0"}), Rng(7)
    while waiting(s) == [CHANCE]:
        legal = moves(s, CHANCE)
        apply(s, CHANCE, legal[rng.below(len(legal))])
    apply(s, 1, moves(s, 1)[0])
    return s.to_data()


SET_UP: list[tuple[str, Change, str]] = [
    ("a hand too small", {"hand": [["market", "market", "cabaret"], []]}, "allowed: 4 in all"),
    ("deals too many", {"agenda": [{"frame": "Round"}, SEALED, *DEALS]}, "allowed: 4 in all"),
    ("deals in another order", {"agenda": [{"frame": "Round"}, SEALED, *DEALS[::-1]]}, "another set-up"),
    ("other lanes", {"agenda": [{"frame": "Round"}, {**SEALED, "seats": [0]}]}, "another set-up"),
    ("a round begun", {"round": 1}, "untouched table"),
    ("the crane on the board", {"crane": 3}, "untouched table"),
    ("a bramble with a type", {"brambles": {"1c": "red"}}, "untouched table"),
    ("a project claimed", {"claimed": [["forge"], []]}, "cards in play|every card once"),
    ("an empty place", {"open": ["", "", "", ""]}, "for each empty place"),
    ("a territory missing", {"territories": [0] * 7, "turns": [0] * 7}, "for each empty place"),
    ("nobody is first", {"space": [0, 0]}, "space 1"),
    ("no answers", {"agenda": [{"frame": "Round"}, {**SEALED, "said": True}]}, "lists of moves"),
    ("an odd answer", {"agenda": [{"frame": "Round"}, {**SEALED, "said": [[], [5]]}]}, "lists of moves"),
    (
        "a wrong answer",
        {"agenda": [{"frame": "Round"}, {**SEALED, "said": [[], [{"move": "pass"}]]}]},
        "not legal",
    ),
]


@pytest.mark.parametrize(("name", "change", "says"), SET_UP, ids=[b[0] for b in SET_UP])
def test_a_hostile_set_up_is_refused(name: str, change: Change, says: str) -> None:
    refuses(GAME, {**in_set_up(), **change}, says)


def test_any_damage_to_a_set_up_is_refused_or_playable() -> None:
    damages(GAME, in_set_up(3), tries=100)


def test_what_is_no_position_at_all_is_refused() -> None:
    refuses_what_is_no_position(GAME, table().s.to_data())


def test_any_damage_is_refused_or_playable() -> None:
    stands = {"4nw": "0 2", "4c": "1 1 roof", "1se": "0 1"}
    damages(GAME, table(2, stands, open=("forge", "house")).s.to_data(), words=["belfry", "7se"])


def test_a_match_can_begin_in_the_middle_of_the_first_choice() -> None:
    again = Match.begin("garden_nation", in_set_up(3), seed=1)
    assert again.seats == [0, 2]
    assert again.log_for(0) == []
    for seat in (2, 0):
        again.play(again.moves_of(seat)[0], seat=seat)
    assert again.seats == [0]
    assert Match.parse(again.export()).export() == again.export()
