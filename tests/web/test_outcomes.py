"""What is told before a move comes true: its points, what it forfeits, and which scarce thing goes with it."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

import igroteka
from igroteka.core import Move, Rng, Seat, State, apply, moves, waiting
from igroteka.core.optional import Cautious
from igroteka.core.outcomes import caution_texts, points_now, points_so_far
from igroteka.match import Match
from igroteka.texts import speaker
from igroteka.web.live.outcomes import MOST_GAINS, gains
from igroteka.web.live.view import Viewer

from .support import site


def decisions(key: str, seed: int, seats: int = 3, every: int = 1) -> Iterator[tuple[Match, Seat]]:
    """A game of random moves, stopped at every so many decisions."""
    m, rng = Match.new(key, seats=seats, seed=f"outcomes {seed}"), Rng(seed)
    number = 0
    while not m.over:
        if number % every == 0:
            yield m, m.seats[0]
        number += 1
        seat = m.seats[0]
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)


@pytest.mark.parametrize("key", igroteka.list_games())
def test_the_points_that_are_told_come_true_and_tell_no_secret(key: str) -> None:
    told = 0
    for m, seat in decisions(key, 5, every=9):
        legal = moves(m.state, seat)[:MOST_GAINS]
        found = gains(Viewer(m, seat, "en"), [move.text for move in legal])
        for move in legal:
            if move.text in found:
                gain, then = found[move.text], after(m, seat, move)
                told += 1
                change = points_so_far(m.game, then, seat) - points_so_far(m.game, m.state, seat)
                assert gain["points"] in (None, change), move
                now = points_now(m.game, m.state, seat)
                late = None if now is None else (points_now(m.game, then, seat) or 0) - now
                assert gain["late"] in (None, late), move
        other = copy.copy(m)
        other.state = m.game.guess(m.state, seat, Rng(99))
        assert gains(Viewer(other, seat, "en"), [move.text for move in legal]) == found
    assert told > 3
    assert gains(Viewer(m, 0, "en"), ["anything"]) == gains(Viewer(m, None, "en"), ["anything"]) == {}


def after(m: Match, seat: Seat, move: Move) -> State:
    """The true position after a move."""
    s = m.state.clone()
    apply(s, seat, move)
    return s


@pytest.mark.parametrize(
    ("key", "wanted"),
    [
        ("dream_city", {"caution-spring"}),
        ("keyflower", {"caution-transport", "caution-gold"}),
        ("age_of_innovation", {"caution-spades", "caution-power"}),
        ("sweet_lands", {"caution-spaces", "caution-rest"}),
    ],
)
def test_games_say_in_every_language_what_a_move_forfeits(key: str, wanted: set[str]) -> None:
    heard: set[str] = set()
    for seed in range(8):
        for m, seat in decisions(key, seed):
            assert isinstance(m.game, Cautious)
            if len(waiting(m.state)) > 1:
                continue
            for move in moves(m.state, seat):
                for text in caution_texts(m.game, m.state, after(m, seat, move), seat, move):
                    if text.key not in heard:
                        heard.add(text.key)
                        said = {speaker(key, lang)(text) for lang in ("en", "ru", "uk")}
                        assert len(said) == 3
                        assert all(words.endswith(".") for words in said)
        if wanted <= heard:
            return
    raise AssertionError(f"never said: {wanted - heard}")


async def test_a_page_asks_for_the_points_of_its_own_moves_only(url: str) -> None:
    async with site(url, luck="gains") as there, there.person("Ann") as ann:
        table = await ann.new_table(
            seats=2, seat__0="me", seat__1="local", option__first="0", option__mode="training"
        )
        async with ann.page(table, seat=0) as page:
            wanted = [move["id"] for move in page.state["ask"]["moves"][:3]]
            answer = await page.ask(t="gains", seat=0, moves=[*wanted, "no such move"])
            assert set(answer["moves"]) == set(wanted)
            cards = await page.ask(t="card", el=page.state["ask"]["moves"][0]["at"][-1], moves=wanted)
            assert {one["id"]: one["points"] for one in cards["moves"]} == {
                id: gain["points"] for id, gain in answer["moves"].items()
            }
            assert (await page.ask(t="gains", seat=1, moves=wanted))["code"] == "sit"
            assert (await page.ask(t="gains", seat=0, moves=["x"] * 41))["code"] == "message"
            peeked = await page.ask(t="peek", seq=page.state["seq"], seat=0, move=wanted[0])
            assert peeked["cautions"] == []
