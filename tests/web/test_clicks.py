"""How many clicks an action takes on the page; `docs/clicks.md` says the same."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.core import Rng
from igroteka.games.age_of_innovation.tests.scenario import table as scene_of
from igroteka.match import Match
from igroteka.web.live.view import Viewer

DOC = Path(__file__).parents[2] / "docs" / "clicks.md"


def promised() -> dict[str, int]:
    """The clicks that the document promises for each action."""
    rows = re.findall(
        r"^\| [^|]+ \| ([^|]+) \| \d+ \| (\d+) \|", DOC.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {action.strip(): int(now) for action, now in rows}


def clicks(match: Match, seat: int, id: str) -> int:
    """How many clicks lead to a choice: its elements until no other choice begins so, and a button where several are left."""
    question = Viewer(match, seat, "en").ask(False)
    assert question is not None
    offers = {one["id"]: [*one["at"], *one["mix"]] for one in [*question["moves"], *question["chains"]]}
    path = offers[id]
    if not path:
        return 1
    for many in range(1, len(path) + 1):
        if sum(other[:many] == path[:many] for other in offers.values()) == 1:
            return many
    return len(path) + 1


def dream_city_turn(match: Match) -> int:
    """Build beside no spring, then say no to everything until the turn is over."""
    seat, done = match.seats[0], 0
    first = next(str(m) for m in match.moves if str(m).startswith("build") and str(m).endswith("r1c2"))
    for word in (first, "done", "done", "done"):
        if match.seats != [seat]:
            break
        done += clicks(match, seat, word)
        match.play(word)
    assert match.seats != [seat]
    return done


def test_a_turn_of_dream_city() -> None:
    match = Match.new("dream_city", seats=2, seed=7, options={"first": "0"})
    match.order(0, "flower", "keep")
    assert dream_city_turn(match) == promised()["a turn while holding the flower"]
    asked = Match.new("dream_city", seats=2, seed=7, options={"first": "0"})
    assert dream_city_turn(asked) == 5, "whoever has not ordered it is asked"


def test_choices_of_several_moves_in_age_of_innovation() -> None:
    match = Match.new("age_of_innovation", seats=2, seed=1)
    rng = Rng(1)
    while not any(str(m) == "pass" for m in match.moves):
        match.play(match.moves[rng.below(len(match.moves))])
    seat = match.seats[0]
    three = "; ".join(["sacrifice"] * 3 + ["power scholar"])
    assert clicks(match, seat, three) == promised()["a power action after three sacrifices"]
    assert clicks(match, seat, "; ".join(["convert tool-coin"] * 6)) == promised()["a conversion six times"]
    assert (
        clicks(match, seat, "convert tool-coin") == promised()["a conversion once, where it could be twice"]
    )
    question = Viewer(match, seat, "en").ask(False)
    assert question is not None
    label = next(one["label"] for one in question["chains"] if one["id"] == three)
    assert label.endswith("then: Pay 3 power to gain 1 scholar"), "the price is said"


def test_a_chain_is_legal_move_by_move_and_leaves_the_position_alone() -> None:
    t = scene_of(bowls=[(0, 4, 2)])
    game, before = Match.new("age_of_innovation", seats=2, seed=1).game, t.s.to_data()
    found = game.chains(t.s, 0)  # type: ignore[attr-defined]
    assert t.s.to_data() == before
    one = [chain for chain in found if len(chain) == 2 and str(chain[1]).startswith("power")]
    assert one, "one sacrifice makes three power"
    assert all(str(chain[0]) == "sacrifice" for chain in one)
