"""How many clicks an action takes on the page; `docs/clicks.md` says the same."""

from __future__ import annotations

import re
from pathlib import Path

from igroteka.core import Rng, State
from igroteka.games.keyflower.tests.scenario import table
from igroteka.games.keyflower.tests.test_goals import transport
from igroteka.games.sweet_lands.tests.scenario import table as land
from igroteka.match import Match
from igroteka.web.live.payloads import Question
from igroteka.web.live.view import Viewer

DOC = Path(__file__).parents[2] / "docs" / "clicks.md"


def promised() -> dict[str, int]:
    """The clicks that the document promises for each action."""
    rows = re.findall(
        r"^\| [^|]+ \| ([^|]+) \| \d+ \| (\d+) \|", DOC.read_text(encoding="utf-8"), re.MULTILINE
    )
    return {action.strip(): int(now) for action, now in rows}


def taps(match: Match, seat: int, *words: str) -> int:
    """How many taps moves take with a finger: each choice on the board is confirmed, those of a question in a row together."""
    done, collects = 0, False
    for word in words:
        question = asked(match, seat)
        collects = collects or question["times"] > 1
        done += clicks(match, seat, word)
        match.play(word, seat)
        if not collects or not asked(match, seat)["times"]:
            # What a button plays is not confirmed.
            done += any(one["at"] for one in question["moves"] if one["id"] == word)
            collects = False
    return done


def asked(match: Match, seat: int) -> Question:
    """The question to a seat."""
    question = Viewer(match, seat, "en").ask(False)
    assert question is not None
    return question


def begin(key: str, s: State) -> Match:
    """A match that begins at a position."""
    return Match.begin(key, s.to_data(), seed=1)


Offers = dict[str, list[str]]


def clicks(match: Match, seat: int, id: str, last: str = "") -> int:
    """How many clicks lead to a choice: as many as `choose.js` and `asking.js` want; `last` is what was played before."""
    question = asked(match, seat)
    covered = {one["chain"][0] for one in question["chains"] if one["covers"]}
    repeated = {one["id"]: one["chain"][0] for one in question["chains"] if len(set(one["chain"])) == 1}
    every = [*[one for one in question["moves"] if one["id"] not in covered], *question["chains"]]
    offers = {one["id"]: [*one["at"], *one["mix"]] for one in every}
    sure = next(one["final"] for one in every if one["id"] == id)  # the page asks once more
    if repeated.get(id) == last != "":
        return 1 + sure  # what was done last is offered several times more, as buttons
    rivals = {one: at for one, at in offers.items() if one == id or repeated.get(one) != id}
    return _count(rivals, offers[id]) + sure


def _count(offers: Offers, path: list[str]) -> int:
    """Clicks on elements until no other choice begins so, or a button where several are left or where elements are counted."""
    for many in range(len(path) + 1):
        begun = [at[many:] for at in offers.values() if at[:many] == path[:many]]
        if many and len(begun) == 1:
            return many
        on_board = [at for at in begun if at]
        if len(on_board) > 1 and len({el for at in on_board for el in at}) == 1:
            return many + 1
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


def age_of_innovation() -> Match:
    """A match at the first turn that can also be passed."""
    match = Match.new("age_of_innovation", seats=2, seed=1)
    rng = Rng(1)
    while not any(str(m) == "pass" for m in match.moves):
        match.play(match.moves[rng.below(len(match.moves))])
    return match


def test_choices_of_several_moves_in_age_of_innovation() -> None:
    match = age_of_innovation()
    seat = match.seats[0]
    three = "; ".join(["sacrifice"] * 3 + ["power scholar"])
    assert clicks(match, seat, three) == promised()["a power action after three sacrifices"]
    label = next(one["label"] for one in asked(match, seat)["chains"] if one["id"] == three)
    assert label.endswith("then: Pay 3 power to gain 1 scholar"), "the price is said"
    once = clicks(match, seat, "convert tool-coin")
    assert once == promised()["a conversion once"]
    match.play("convert tool-coin", seat)
    again = clicks(match, seat, "; ".join(["convert tool-coin"] * 5), "convert tool-coin")
    assert once + again == promised()["a conversion six times"]


def test_passing_in_age_of_innovation() -> None:
    match = age_of_innovation()
    seat = match.seats[0]
    whole = next(one for one in asked(match, seat)["chains"] if one["chain"][0] == "pass")
    assert clicks(match, seat, whole["id"]) == promised()["pass and take a round bonus"]
    one_by_one = 0
    for word in whole["chain"]:
        one_by_one += clicks(match, seat, word)
        match.play(word, seat)
    assert one_by_one == promised()["the same one by one, to convert in between"]
    assert match.seats != [seat]


def test_carrying_and_counting_in_keyflower() -> None:
    match = begin("keyflower", transport(3).s)
    far = "step home_1 se wood; step keywood se wood"
    assert clicks(match, 0, far) == promised()["a resource over two tiles"]
    one_by_one = 0
    for word in far.split("; "):
        one_by_one += clicks(match, 0, word)
        match.play(word, 0)
    assert one_by_one == 4, "before"
    match = begin("keyflower", table(2, auction=["miner"], workers=["5 red 5 blue", ""]).s)
    first = clicks(match, 0, "bid miner")
    match.play("bid miner", 0)
    assert first + clicks(match, 0, "colour red; count 5") == promised()["a bid of five workers"]


def test_several_roads_in_sweet_lands() -> None:
    rich = {"wheat": 10, "wood": 10, "gold": 10}
    t = land(2, {"hand": ["pie_01", "pie_02"], "have": rich}).do("0 use road_3", "0 discard pie_01")
    roads = ("road r1c3-e", "road r1c3-ne", "road r0c3-e")
    match = begin("sweet_lands", t.s)
    assert taps(match, 0, *roads) == promised()["three roads of an area with a finger"]
    match = begin("sweet_lands", t.s)
    assert taps(match, 0, *roads[:2], "stop") == promised()["two roads of three with a finger"]
    match, done = begin("sweet_lands", t.s), 0
    for road in roads:
        done += clicks(match, 0, road)
        match.play(road, 0)
    assert done == promised()["three roads of an area with the mouse"]
