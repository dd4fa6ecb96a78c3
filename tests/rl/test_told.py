"""What agents are told, down to the numbers: rewards, observations of each seat, chance, and games that differ."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from igroteka import rl
from igroteka.bots import bot
from igroteka.core import Draw, Rng, Score, apply, chance, game, rank_scores
from igroteka.rl.table import LearningTable, Rewards

np = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
pytest.importorskip("pettingzoo")
pytest.importorskip("pyspiel")

NAME = "dream_city_v2"


def flat(numbers: list[int]) -> Any:
    """Numbers of Dream City as networks get them, one after the other."""
    out: list[float] = []
    told = iter(numbers)
    for block in rl.layout(NAME).blocks:
        for _ in range(block.count):
            number = next(told)
            if block.kind == "choice":
                out += [float(number == one) for one in range(block.high + 1)]
            else:
                out.append(number / max(block.high, -block.low))
    return np.array(out, np.float32)


class Ended:
    """A game that has ended with these totals; equal ones share a rank."""

    key = "garden_nation"

    def __init__(self, *totals: int) -> None:
        self.totals = totals

    def scores(self, s: Any) -> list[Score]:
        return rank_scores([Score(seat, (), total) for seat, total in enumerate(self.totals)])


@pytest.mark.parametrize(
    ("totals", "win", "margin"),
    [
        ((9, 4, 7), [1, -1, -1], [2, -5, -2]),
        ((9, 9, 4), [0, 0, -1], [0, 0, -5]),
        ((5, 5, 5), [-1 / 3] * 3, [0, 0, 0]),
        ((3, 8), [-1, 1], [-5, 5]),
    ],
)
def test_what_a_finished_game_is_worth(
    totals: tuple[int, ...], win: list[float], margin: list[float]
) -> None:
    g: Any = Ended(*totals)
    worth = {kind: Rewards(kind).of(g, None, len(totals)) for kind in Rewards.KINDS}  # type: ignore[arg-type]
    assert worth["win"] == pytest.approx(win)
    assert worth["margin"] == margin
    assert worth["score"] == worth["shaped"] == list(totals)


@pytest.mark.parametrize("name", rl.names())
def test_shaped_rewards_count_at_once_what_the_game_counts_at_its_end(name: str) -> None:
    table, luck = LearningTable(name, 2, None, "shaped"), Rng(4)
    table.begin(4)
    earned, paid, pays = [0.0, 0.0], [0.0, 0.0], 0
    while table.turn is not None:
        legal = table.legal(table.turn)
        table.play(table.turn, legal[luck.below(len(legal))])
        paid = table.step_rewards()
        pays += any(paid)
        earned = [a + b for a, b in zip(earned, paid, strict=True)]
    totals = {score.seat: score.total for score in table.game.scores(table.state)}
    assert earned == [totals[0], totals[1]]
    assert pays > 10  # Keyflower, Garden Nation and Age of Innovation count the most at the end
    assert max(map(abs, paid)) < max(map(abs, earned))


def test_a_seed_counts_whenever_it_is_given() -> None:
    env = rl.aec(NAME, seats=2)
    seen = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        seen.append(env.observe("player_0")["observation"])
    assert np.array_equal(seen[0], seen[2])
    assert not np.array_equal(seen[0], seen[1])


def test_every_seat_observes_what_it_may_know() -> None:
    env = rl.aec(NAME, seats=3)
    env.reset(seed=4)
    state = rl.spiel(NAME, seats=3).new_initial_state()
    for step in itertools.count():
        if not state.is_chance_node():
            break
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[step % len(outcomes)][0])  # hands that differ
    observer = state.get_game().make_py_observer()
    g = game("dream_city")
    for seat in range(3):
        assert np.allclose(
            env.observe(f"player_{seat}")["observation"], flat(g.observe(env.table.state, seat))
        )
        observer.set_from(state, seat)
        assert np.allclose(observer.tensor, flat(g.observe(state.position, seat)))
    assert not np.array_equal(env.observe("player_0")["observation"], env.observe("player_1")["observation"])


def test_a_batch_shows_what_the_seat_that_decides_may_know() -> None:
    with rl.tables(NAME, 1, seats=2, seed=3, processes=1) as tables:
        shown, rng, seats = tables.reset(), np.random.default_rng(7), set()
        for _ in range(60):
            assert tables._local is not None
            spot, seat = tables._local.spots[0], int(shown.seat[0])
            seats.add(seat)
            assert spot.turn == seat
            assert np.allclose(shown.observation[0], flat(spot.observe(seat)))
            shown = tables.step(tables.random(rng))
    assert seats == {0, 1}


def test_the_next_game_of_a_table_is_another_one() -> None:
    with rl.tables(NAME, 1, seats=2, seed=3, processes=1) as tables:
        rng = np.random.default_rng(7)
        first = shown = tables.reset()
        begun = [first.observation[0].tobytes()]
        while len(begun) < 3:
            shown = tables.step(tables.random(rng))
            if shown.ended[0]:
                begun.append(shown.observation[0].tobytes())
    assert len(set(begun)) == 3


def test_bots_have_other_luck_in_every_episode() -> None:
    env = rl.single(
        NAME, seats=2, bot="random", seat=0, options={"first": "0"}
    )  # no bot moves before the learner
    luck = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        luck.append((env._luck.a, env._luck.b))
    assert luck[0] == luck[2] != luck[1]


def test_playouts_are_as_many_as_were_asked_for_each_with_luck_of_its_own() -> None:
    games_played = list(rl.playouts(NAME, seats=2, games=3, seed="told", processes=1))
    assert [one.number for one in games_played] == [0, 1, 2]
    again = list(rl.playouts(NAME, seats=2, games=11, seed="told", processes=1))
    assert [one.number for one in again] == list(range(11))
    assert again[:3] == games_played
    for one in games_played:
        assert one.totals == by_hand(one.number)


def by_hand(number: int) -> tuple[int, ...]:
    """The same game, played without `playouts`: its chance and the luck of each bot follow from its number."""
    t = LearningTable(NAME, 2, None, "win")
    t.begin(f"told/{number}")
    luck = [Rng(f"told/{number}/{seat}") for seat in range(2)]
    players = [bot("random"), bot("random")]
    while (seat := t.turn) is not None:
        apply(t.state, seat, players[seat].choose(t.game, t.state, seat, luck[seat]))
        chance(t.state, t.rng)
    return tuple([score.total for score in t.game.scores(t.state)])


def test_outcomes_of_chance_are_as_likely_as_their_weights_say() -> None:
    state = rl.spiel(NAME, seats=2).new_initial_state()
    uneven = 0
    while state.is_chance_node():
        top = state.position.agenda[-1]
        assert isinstance(top, Draw)
        weights = top.weights(state.position)
        outcomes = state.chance_outcomes()
        assert [i for i, _ in outcomes] == [m.id for m in top.moves(state.position)]
        assert [p for _, p in outcomes] == pytest.approx([w / sum(weights) for w in weights])
        uneven += len(set(weights)) > 1
        state.apply_action(outcomes[-1][0])
    assert uneven
