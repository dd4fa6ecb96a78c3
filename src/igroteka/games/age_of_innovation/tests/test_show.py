"""How moves are chosen: unique paths, exact prices and gains in their labels, and rules behind them."""

from __future__ import annotations

import re
from collections.abc import Iterator

from igroteka.core import Shown, apply, moves, scene, waiting
from igroteka.core.moves import Move
from igroteka.core.registry import folder_of
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.names import BUILDINGS
from igroteka.games.age_of_innovation.state import ACTIONS, VP, AgeOfInnovationState
from igroteka.ledger.rules import Ledger

from .tables import SAY, games


def _questions() -> Iterator[tuple[AgeOfInnovationState, int, list[tuple[Move, Shown]]]]:
    for game in games():
        for s in game[::3]:
            for seat in waiting(s):
                here = scene(s, seat)
                assert isinstance(here, AgeOfInnovationState)
                yield here, seat, [(m, GAME.show(here, m)) for m in moves(s, seat)]


def test_paths_are_unique_and_none_begins_another() -> None:
    for _, _, shown in _questions():
        paths = [one.at for _, one in shown if one.at]
        assert len(set(paths)) == len(paths)
        for path in paths:
            for n in range(1, len(path)):
                assert path[:n] not in paths


def test_labels_are_told_apart_and_name_rules_that_exist() -> None:
    ledger = Ledger.load(folder_of(GAME))
    for _, _, shown in _questions():
        buttons = [SAY(one.label) for _, one in shown if not one.at]
        assert len(set(buttons)) == len(buttons), buttons
        assert all(one.rule in ledger for _, one in shown)


def test_labels_leave_the_words_of_a_card_to_the_card() -> None:
    """They fit on a button; who reads labels only is also told what the card says."""
    cards = {"set", "terrain", "faction", "palace", "bonus", "competency", "innovate"}
    seen = set()
    for _, _, shown in _questions():
        for m, one in shown:
            assert (one.more is not None) == (m.kind in cards), m
            if one.more is not None:
                seen.add(m.kind)
                assert len(SAY(one.label)) <= 60
                assert SAY(one.more).endswith(".")
                assert SAY(one.more) not in SAY(one.label)
    assert seen == cards


def test_a_piece_that_nobody_clicks_is_named_and_leaves_the_board_of_its_player() -> None:
    kinds = set()
    for s, seat, shown in _questions():
        for m, one in shown:
            for el in one.takes:
                kind = BUILDINGS.index(el.removeprefix("piece:"))
                after = s.clone()
                apply(after, seat, m)
                assert after.count(seat, kind) == s.count(seat, kind) + 1, m
                kinds.add(m.kind)
    assert "place" in kinds


def test_labels_tell_the_price_that_is_paid() -> None:
    """Coins and tools of the price stand in the label."""
    seen = 0
    for _, _, shown in _questions():
        for m, one in shown:
            if m.kind in ("build", "upgrade", "ship"):
                words = SAY(one.label)
                price = {unit: int(n) for n, unit in re.findall(r"(\d+)(t|c|s)\b", one.cost)}
                for unit, word in (("t", "tool"), ("c", "coin")):
                    if price.get(unit):
                        assert f"{price[unit]} {word}" in words
                seen += 1
    assert seen > 50


def test_what_building_scores_is_what_the_label_promises() -> None:
    seen = 0
    for s, seat, shown in _questions():
        for m, one in shown:
            if m.kind == "build" and s.phase == ACTIONS:
                promised = re.search(r"\+(\d+) VP", SAY(one.label))
                after = s.clone()
                before = after.purse[seat][VP]
                apply(after, seat, m)
                assert after.purse[seat][VP] - before == (int(promised[1]) if promised else 0)
                seen += 1
    assert seen > 10
