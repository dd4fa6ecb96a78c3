"""The evaluation behind bots and hints."""

from __future__ import annotations

import pytest

from igroteka.bots import GreedyBot, RandomBot
from igroteka.core import Rng, apply, chance, waiting
from igroteka.core.effects import Effect, walk
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.ai.cards import RATING
from igroteka.games.sweet_lands.ai.effects import WORTH
from igroteka.games.sweet_lands.ai.land import begun_cities, flips, roads_missing, tokens_missing
from igroteka.games.sweet_lands.ai.tracks import HOPED, NEARLY_CROSSED
from igroteka.games.sweet_lands.ai.values import Values
from igroteka.games.sweet_lands.components.boards import CROSSED, TRACKS
from igroteka.games.sweet_lands.components.deck import CARDS
from igroteka.games.sweet_lands.effects import (
    AREA_EFFECT,
    CARD_EFFECT,
    CARD_LABOUR,
    COLUMN_ABILITY,
    HELP_EFFECT,
    SITE,
    SPECIAL_SITE,
    TRACK_COUNT,
)
from igroteka.games.sweet_lands.rules.payment import Discards
from igroteka.games.sweet_lands.rules.scoring import points

from .scenario import RICH, table


def scored(seats: int, seed: int, bots: tuple[GreedyBot | RandomBot, ...]) -> list[int]:
    """The points of a game between bots."""
    s, rng = GAME.new(seats), Rng(seed)
    while True:
        chance(s, rng)
        turn = waiting(s)
        if not turn:
            return [score.total for score in GAME.scores(s)]
        apply(s, turn[0], bots[turn[0]].choose(GAME, s, turn[0], rng))


def test_greedy_scores_far_more_than_random_play() -> None:
    totals = [scored(2, seed, (GreedyBot(), RandomBot())) for seed in range(2)]
    greedy, random = sum(f[0] for f in totals) / 2, sum(f[1] for f in totals) / 2
    assert greedy > 140
    assert greedy > 3 * max(random, 1)


@pytest.mark.soak
def test_greedy_play_alone() -> None:
    totals = [total for seed in range(20) for total in scored(1, seed, (GreedyBot(),))]
    assert sum(totals) / len(totals) > 180


def test_an_evaluation_changes_nothing() -> None:
    t = table(3, {"have": RICH, "hand": ["pie_01", "cake_31"], "pieces": {"r2c4": "tent"}})
    before = t.print()
    GAME.evaluate(t.s, 1)
    assert t.print() == before


def test_what_is_being_done_counts() -> None:
    t = table(2, {"have": {"wheat": 6}, "hand": ["pie_01", "pie_02", "pie_03"]})
    before = GAME.evaluate(t.s, 0)
    t.do("0 use terrain_3")
    asked = GAME.evaluate(t.s, 0)
    t.do("0 discard pie_01", "0 stop")
    assert asked > before
    assert GAME.evaluate(t.s, 0) < before  # paid, and nothing placed


def test_when_nothing_can_be_done_only_the_points_count() -> None:
    """In the last round, without a card, a position is worth what it would score."""
    t = table(1, {"have": {"gold": 10, "diamond": 2, "vp": 31}, "prosper": {"terrain": 3}}, round=5)
    assert GAME.evaluate(t.s, 0) == pytest.approx(sum(points(t.s, 0)))


def test_a_card_is_not_thrown_away_for_goods() -> None:
    t = table(1, {"have": {"wheat": 4, "wood": 4}, "hand": ["pie_01", "pie_02", "pie_03"]}, round=3)
    before = GAME.evaluate(t.s, 0)
    t.do("0 free discard", "0 discard pie_01", "0 take 2wood")
    assert GAME.evaluate(t.s, 0) < before


def test_production_is_worth_more_the_earlier_it_comes() -> None:
    gains = []
    for round in (1, 3, 5):
        plain = table(1, {"makes": {"wood": 4}}, round=round)
        more = table(1, {"makes": {"wood": 5}}, round=round)
        gains.append(GAME.evaluate(more.s, 0) - GAME.evaluate(plain.s, 0))
    assert gains[0] > gains[1] > 0
    assert gains[2] == 0


def test_every_kind_of_effect_is_judged() -> None:
    """A leaf that nobody judges would look worthless; only a plain discard is, which is its price."""
    trees: list[Effect] = [*AREA_EFFECT, *CARD_EFFECT, *HELP_EFFECT, *SITE, *SPECIAL_SITE]
    trees += [labour for labour in CARD_LABOUR if labour is not None]
    trees += [ability for row in COLUMN_ABILITY for ability in row]
    kinds = {type(part) for tree in trees for part in walk(tree)}
    assert kinds - {Discards} <= WORTH.keys()


def test_hoped_rates_lead_to_the_real_ones() -> None:
    for hoped in HOPED:
        for track, row in zip(hoped, TRACKS, strict=True):
            real = [rate[0] / rate[1] for rate in row.rates]
            assert track[-1] == real[-1]
            assert all(h >= r for h, r in zip(track, real, strict=True))
            assert list(track) == sorted(track)


def test_what_the_tracks_count() -> None:
    """The evaluation counts as the tracks do; in the last round nothing more is expected."""
    pieces = {"r2c4": "tent", "r3c4": "lab"}
    t = table(1, {"pieces": pieces, "tokens": {"r3c5": "up"}, "roads": ["r2c4-e"]}, round=5)
    assert Values(t.s, 0).numbers == [count.count(t.player()) for count in TRACK_COUNT]


def test_industry_points_are_read_between_the_symbols() -> None:
    assert NEARLY_CROSSED[2] == CROSSED[2] == 1
    assert NEARLY_CROSSED[3] == 1.5
    assert NEARLY_CROSSED[-1] == CROSSED[-1]


def test_ratings_of_cards() -> None:
    """A card for the end of the round is the better the earlier it comes; none is worth less than nothing."""
    assert all(rating >= 0 for table_ in RATING for rating in table_)
    for number, card in enumerate(CARDS):
        if card.round_end:
            assert RATING[4][number] >= RATING[0][number]


def test_what_the_ground_offers() -> None:
    """Side A: the ways from the capital to ports and bonus-card areas, and what a road would flip."""
    t = table(1, {"tokens": {"r3c5": "up", "r2c5": "up"}})
    p = t.player()
    ports, areas = tokens_missing(p.domain, tuple(p.token))
    empty, _ = tokens_missing(p.domain, (0,) * len(p.token))
    assert min(areas) == 0  # r2c5 lies beside the area r2c6
    assert all(now <= before for now, before in zip(ports, empty, strict=True))
    assert sum(ports) < sum(empty)
    assert min(roads_missing(p.domain, p.roads)) >= 1
    assert flips(p.domain, tuple(p.token), p.edges)[:2] == (0, 2)  # the edge between the two


def test_groups_on_the_way_to_a_city() -> None:
    t = table(1, {"pieces": {"r2c4": "tent", "r3c4": "house"}, "flipped": []})
    one = table(1, {"pieces": {"r2c4": "tent"}})
    none = table(1)
    worth = [begun_cities(tuple(x.player().on), False) for x in (none, one, t)]
    assert worth[0] == 0 < worth[1] < worth[2] < 1
