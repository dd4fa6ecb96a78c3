"""Cards of elements: what a thing is, what choosing it would do, and that a card tells no secret."""

from __future__ import annotations

import copy
import re
from collections.abc import Iterator

import pytest

import igroteka
from igroteka.core import Rng, Seat, apply, moves
from igroteka.core.outcomes import points_so_far
from igroteka.drawing.drawing import Drawing
from igroteka.match import Match
from igroteka.web.live.chain_offers import offered_chains
from igroteka.web.live.element_cards import describe_card
from igroteka.web.live.outcomes import describe_outcomes
from igroteka.web.live.payloads import CardFields
from igroteka.web.live.view import Viewer

from .support import site


def picture_for(viewer: Viewer) -> Drawing:
    picture = viewer.game.drawing(viewer.game.view(viewer.world(), viewer.seat), viewer.look())
    assert isinstance(picture, Drawing)
    return picture


def read_out(picture: Drawing) -> Iterator[str]:
    """Everything on a drawing that has a name: elements, and by their ids fragments that are only looked at."""
    for layer in picture.layers.values():
        for key, fragment in layer.items():
            head, _, body = fragment.partition(">")
            if body.startswith("<title>"):
                el = re.search(r'data-el="([^"]*)"', head)
                yield el[1] if el else f"#{key}"


def cards_of(m: Match, seat: Seat | None, most: int = 160) -> dict[str, CardFields]:
    """The cards of some elements, with the moves that they lead to."""
    viewer = Viewer(m, seat, "en")
    picture = picture_for(viewer)
    elements = list(dict.fromkeys(read_out(picture)))
    legal = moves(viewer.world(), seat) if seat is not None and seat in m.seats else []
    shown = [(move.text, m.show(move, seat)) for move in legal]
    step = max(1, len(elements) // most)
    return {
        el: describe_card(viewer, el, [text for text, one in shown if el in (*one.at, *one.mix)], picture)
        for el in elements[::step]
    }


async def test_a_page_is_told_what_choosing_a_thing_would_cost_and_bring(url: str) -> None:
    async with site(url, luck="cards") as there, there.person("Ann") as ann:
        table = await ann.new_table(
            seats=2, seat__0="me", seat__1="local", option__first="0", option__mode="training"
        )
        async with ann.page(table, seat=0) as page:
            move = next(m for m in page.state["ask"]["moves"] if m["at"] and m["at"][0].startswith("hand:"))
            el = move["at"][-1]
            card = await page.ask(t="card", el=el, moves=[move["id"], "no such move"])
            assert card["name"]
            assert [one["id"] for one in card["moves"]] == [move["id"]]
            outcome = card["moves"][0]
            assert outcome["label"] == move["label"]
            assert outcome["points"] == sum(item["points"] for item in outcome["items"]) > 0
            assert outcome["say"][0].startswith("Ann builds")
            assert not card["why"]
            before = page.state["seq"]
            assert (await page.play(move["id"]))["t"] == "done"
            assert page.state["seq"] != before
            score = next(row for row in page.state["scores"] if row["seat"] == 0)
            assert score["total"] == outcome["points"]  # the promise was kept
            taken = await page.ask(t="card", el=el)
            assert (taken["moves"], bool(taken["why"])) == ([], True)
            assert taken["href"] == f"/rules/dream_city#{taken['rule']}"
            because = taken["because"]
            assert because["href"] == f"/rules/dream_city#{because['rule']}" != taken["href"]
            nobody = await page.ask(t="card", el="no:such:thing")
            assert (nobody["name"], nobody["why"], nobody["href"]) == ("", "", "")
            assert (await page.ask(t="card", el=el, moves=["x"] * 5))["code"] == "message"


@pytest.mark.parametrize("key", igroteka.list_games())
def test_every_element_has_a_card_that_tells_no_secret(key: str) -> None:
    m, rng = Match.new(key, seats=3, seed=f"cards of {key}"), Rng(3)
    told = 0
    for _ in range(3):
        for _ in range(25):
            if m.over:
                break
            legal = m.moves
            m.play(legal[rng.below(len(legal))])
        if m.over:
            break
        for seat in (m.seats[0], None):
            mine = cards_of(m, seat)
            for card in mine.values():
                assert card["name"], card
                assert card["name"].count("(") == card["name"].count(")"), card
                assert card["href"].startswith(f"/rules/{key}#"), card
                assert card["moves"] or bool(card["why"]) == (seat is not None), card
            other = copy.copy(m)
            other.state = m.game.guess(m.state, seat, Rng(99))
            assert cards_of(other, seat) == mine
            if seat is None:
                assert not any(card["moves"] or card["why"] for card in mine.values())
            told += sum(len(card["moves"]) for card in mine.values())
    assert told > 0


@pytest.mark.parametrize("key", ["age_of_innovation", "keyflower"])
def test_what_several_moves_would_do_together_is_told_and_comes_true(key: str) -> None:
    m, rng, told = Match.new(key, seats=2, seed=f"chains of {key}"), Rng(4), 0
    while not m.over and told < 60:
        seat = m.seats[0]
        viewer = Viewer(m, seat, "en")
        chains = offered_chains(m.game, viewer.world(), seat, viewer.say)
        for one in chains[:: len(chains) // 4 + 1]:
            before = points_so_far(m.game, m.state, seat)
            after = m.state.clone()
            for word in one["chain"]:
                apply(after, seat, m.game.moves.parse(word))
            (outcome,) = describe_outcomes(viewer, [one["id"]])
            assert outcome["label"] == one["label"]
            assert outcome["say"]
            assert outcome["points"] in (None, points_so_far(m.game, after, seat) - before)
            told += 1
        legal = m.moves_of(seat)
        m.play(legal[rng.below(len(legal))], seat)
    assert told > 20
    assert describe_outcomes(viewer, ["pass; pass; pass"]) == []
