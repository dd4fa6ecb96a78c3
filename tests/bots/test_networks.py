"""Who judges: the network of a game, the hand-made evaluation, or, for a bot of version 0.1, the networks of then."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from igroteka.bots import bot
from igroteka.bots import network as network_module
from igroteka.bots.chance_network import ChanceNetwork, ChanceOdds, chance_judge, chance_network
from igroteka.bots.levels import Level
from igroteka.bots.network import Curve, LearnedOdds, Network, judge, shipped_network
from igroteka.bots.odds import PRESENT, odds, opponents_of
from igroteka.bots.search import Search
from igroteka.bots.valued import NetworkBot, check_bot
from igroteka.core import (
    BadData,
    BadOption,
    Game,
    Json,
    Rng,
    State,
    apply,
    chance,
    game,
    list_games,
    moves,
    playout,
    waiting,
)

from .nets import small_net

#: The games that brought networks in version 0.1, for two.
THEN = ("age_of_innovation", "dream_city")


def later(g: Game, seats: int, steps: int, seed: str) -> State:
    """A position some random decisions after the beginning."""
    s, rng = g.new(seats), Rng(seed)
    for _ in range(steps):
        chance(s, rng)
        seat = waiting(s)[0]
        legal = moves(s, seat)
        apply(s, seat, legal[rng.below(len(legal))])
    chance(s, rng)
    return s


# ---------------------------------------------------------------- chances by points


def test_a_network_adds_a_sum_and_a_layer() -> None:
    net = Network(
        "x", [1.0, 2.0], [[1.0, 0.0], [0.0, -1.0]], [-1.0, 0.5], [10.0, 100.0], 3.0, {2: Curve(1, 0)}
    )
    assert net.points([0.0, 1.0]) == 3 + 2  # both sums of the layer are below zero
    assert net.points([2.0, 1.0]) == 3 + 4 + 10
    assert net.points([0.0, 0.0]) == 3 + 50


@pytest.mark.parametrize("key", list_games())
def test_an_ended_game_is_worth_its_scores(key: str) -> None:
    g = game(key)
    seats = max(2, g.seats.start)
    s = g.new(seats)
    playout(s, Rng("end"))
    judges = LearnedOdds(seats, small_net(key, seats), 4.0)
    totals = [
        float(score.total) for score in sorted(g.scores(s), key=lambda score: score.seat) if score.seat >= 0
    ]
    assert judges.worth(g, s) == totals
    final = judges.final(g, s)
    for score in g.scores(s):
        if score.rank == 1 and score.seat >= 0:
            assert final[score.seat] == max(final)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_lead_in_promised_points_is_a_chance(seats: int) -> None:
    g, net = game("dream_city"), small_net("dream_city", 2, 3, 4)
    s = later(g, seats, 12, "lead")
    judges = LearnedOdds(seats, net, 4.0)
    points = [net.points(row) for row in g.features(s)]  # type: ignore[attr-defined]
    assert judges.worth(g, s) == points
    even = net.curves[seats].even
    for seat in range(seats):
        lead = points[seat] - max(points[i] for i in range(seats) if i != seat) - even
        assert judges.leads(g, s)[seat] == pytest.approx(lead)
        assert judges.compare(g, [s], seat) == pytest.approx([lead])
        assert judges.chance(g, s, seat) == pytest.approx(judges.curve(lead))


def test_a_search_judges_by_whom_it_is_given() -> None:
    g, judges = game("dream_city"), LearnedOdds(2, small_net("dream_city", 2), 4.0)
    s = later(g, 2, 4, "given")
    assert Search("x", 2, odds=judges).think(g, s, waiting(s)[0], Rng(1)).odds is judges
    assert Search("x", 2).think(g, s, waiting(s)[0], Rng(1)).odds is judge("dream_city", 2, False)


# ---------------------------------------------------------------- who judges


@pytest.mark.parametrize("key", list_games())
def test_a_network_judges_where_one_is_shipped(key: str) -> None:
    net = shipped_network(key)
    known = [] if net is None else [n for n in net.curves if n > 1 or not opponents_of(key)]
    for seats in game(key).seats:
        by_hand = odds(key, seats, PRESENT)
        judges = judge(key, seats, True)
        assert judge(key, seats, False) is by_hand
        assert judges.grain == by_hand.grain
        if seats in known:
            assert isinstance(judges, LearnedOdds)
            assert judges.net is net
        else:
            assert judges is by_hand


@pytest.fixture
def ship(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[Network | None], None]]:
    """Let every game come with a network, or with none."""

    def shipped(net: Network | None) -> None:
        monkeypatch.setattr(network_module, "shipped_network", lambda _: net)
        judge.cache_clear()

    yield shipped
    judge.cache_clear()


@pytest.mark.interpreted  # other networks are shipped
def test_the_hand_made_evaluation_judges_what_no_network_knows(
    ship: Callable[[Network | None], None],
) -> None:
    ship(None)
    assert judge("garden_nation", 2, True) is odds("garden_nation", 2, PRESENT)
    assert judge("dream_city", 2, True) is odds("dream_city", 2, PRESENT)
    net = small_net("dream_city", 1, 2, 4)
    ship(net)
    judges = judge("dream_city", 2, True)
    assert isinstance(judges, LearnedOdds)
    assert (judges.net, judges.scale, judges.usual, judges.grain) == (
        net,
        8.0,
        0.0,
        odds("dream_city", 2, PRESENT).grain,
    )
    assert isinstance(judge("dream_city", 4, True), LearnedOdds)
    assert judge("dream_city", 2, False) is odds("dream_city", 2, PRESENT)
    assert judge("dream_city", 3, True) is odds("dream_city", 3, PRESENT)  # seats that were not learned
    assert judge("dream_city", 1, True) is odds(
        "dream_city", 1, PRESENT
    )  # to beat an opponent was not learned
    assert opponents_of("dream_city")
    assert not opponents_of("sweet_lands")
    ship(small_net("sweet_lands", 1))
    assert isinstance(judge("sweet_lands", 1, True), LearnedOdds)  # there is nobody to beat


# ---------------------------------------------------------------- bots by a file


def test_a_bot_by_a_file_needs_a_network_for_that_number_of_seats(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    path.write_text(json.dumps(small_net("dream_city", 2, 4).to_data()))
    one = bot(f"value:{path}")
    assert isinstance(one, NetworkBot)
    g = game("dream_city")
    for seats in (2, 4):
        check_bot(one, g, seats)
        s = later(g, seats, 3, "file")
        seat = waiting(s)[0]
        assert bot(f"value:{path}").choose(g, s, seat, Rng(1)) in moves(s, seat)
    said = f"value:{path}: found a network for 2, 4 seats; allowed: one for 3"
    with pytest.raises(BadOption) as caught:
        check_bot(one, g, 3)
    assert str(caught.value) == said
    s = later(g, 3, 3, "file")
    with pytest.raises(BadOption) as caught:
        bot(f"value:{path}").choose(g, s, waiting(s)[0], Rng(1))
    assert str(caught.value) == said
    with pytest.raises(BadOption, match="found a network for dream_city; allowed: one for keyflower"):
        check_bot(one, game("keyflower"), 2)


def test_a_bot_by_a_file_of_version_0_1_is_refused() -> None:
    old = files("igroteka.games").joinpath("dream_city", "ai", "value2.json")
    with pytest.raises(BadOption, match=r"allowed: a network \(igroteka points 1\)"):
        bot(f"value:{old}")


# ---------------------------------------------------------------- version 0.1


@pytest.mark.parametrize("key", list_games())
def test_hard_of_then_judges_by_the_networks_of_then(key: str) -> None:
    for seats in game(key).seats:
        judges = judge(key, seats, True, "0.1")
        if key in THEN and seats == 2:
            assert isinstance(judges, ChanceOdds)
            assert judges is chance_judge(key, seats, "0.1")
            # A network goes on with the evaluation that it has learned next to.
            assert judges.by_hand.judgement == "0.1"
        else:
            assert judges is odds(key, seats, "0.1")
            assert chance_judge(key, seats, "0.1") is None
        assert judge(key, seats, True).judgement == ""


@pytest.mark.parametrize(
    ("key", "leads"), [("dream_city", [-10.1445, 0.9810]), ("age_of_innovation", [4.1700, -4.9784])]
)
def test_hard_of_then_thinks_what_it_thought(key: str, leads: list[float]) -> None:
    """Measured in version 0.1."""
    g = game(key)
    s = later(g, 2, 30, "then")
    assert judge(key, 2, True, "0.1").leads(g, s) == pytest.approx(leads, abs=1e-4)
    level = bot("hard@0.1")
    assert isinstance(level, Level)
    level.choose(g, s, waiting(s)[0], Rng(1))
    assert level._search is not None
    assert isinstance(level._search.think(g, s, waiting(s)[0], Rng(1)).odds, ChanceOdds)


def of_then(key: str) -> ChanceNetwork:
    judges = chance_judge(key, 2, "0.1")
    assert judges is not None
    return judges.net


@pytest.mark.parametrize("key", THEN)
def test_the_networks_of_then_fit_their_games(key: str) -> None:
    g, net = game(key), of_then(key)
    assert (net.game, net.seats) == (key, 2)
    assert {len(row) for row in net.hidden} == {len(g.first_features(g.new(2), 0))}  # type: ignore[attr-defined]


@pytest.mark.parametrize("key", THEN)
def test_a_network_and_the_evaluation_by_hand_judge_together(key: str) -> None:
    known = of_then(key)
    by_hand = odds(key, 2)

    def judges(weight: float) -> ChanceOdds:
        net = ChanceNetwork(known.hidden, known.bias, known.out, known.shift, key, 2, weight)
        return ChanceOdds(2, net, by_hand)

    alone, mean, mostly = judges(0), judges(1), judges(1e9)
    g, rng = game(key), Rng("together")
    s = g.new(2)
    for _ in range(25):
        chance(s, rng)
        seat = waiting(s)[0]
        legal = moves(s, seat)
        net, hand = alone.leads(g, s), by_hand.leads(g, s)
        assert mean.leads(g, s) == pytest.approx([(a + b) / 2 for a, b in zip(net, hand, strict=True)])
        assert mostly.leads(g, s) == pytest.approx(hand, abs=1e-5)
        worlds = [s.clone()]
        apply(worlds[0], seat, legal[0])
        if any(turn >= 0 for turn in waiting(worlds[0])):
            [net_lead], [hand_lead] = alone.compare(g, worlds, seat), by_hand.compare(g, worlds, seat)
            assert mean.compare(g, worlds, seat) == pytest.approx([(net_lead + hand_lead) / 2])
            assert mean.chance(g, worlds[0], seat) == pytest.approx(mean.curve((net_lead + hand_lead) / 2))
        apply(s, seat, legal[rng.below(len(legal))])


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"format": "x"}, "allowed: a network"),
        ({"hidden": []}, "hidden"),
        ({"hidden": [[1, 2], [3]]}, "found 1 numbers; allowed: 2"),
        ({"bias": [0.0, "x"]}, "bias"),
        ({"out": [1e999, 0]}, "out"),
        ({"shift": None}, "shift"),
        ({"game": 5}, "game: found 5"),
        ({"seats": "x"}, "seats: found 'x'"),
        ({"by_hand": "x"}, "by_hand"),
        ({"by_hand": -1}, "by_hand: found -1.0; allowed: 0 or more"),
        ({"judgement": 1}, "judgement: found 1; allowed: a version"),
    ],
)
def test_a_damaged_network_of_then_is_refused(change: dict[str, Json], said: str) -> None:
    good: dict[str, Json] = {
        "format": "igroteka value 1",
        "hidden": [[0.1, 0.2], [0.3, 0.4]],
        "bias": [0.0, 0.0],
        "out": [1.0, -1.0],
        "shift": 0.0,
    }
    assert chance_network(good).value([0.0, 0.0]) == 0.5
    with pytest.raises(BadData, match=said):
        chance_network({**good, **change})
