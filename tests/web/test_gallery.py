"""The gallery of every game: complete, in three languages, searched, and beside the rules that it shows."""

from __future__ import annotations

import re
from collections import Counter
from typing import Final

import pytest

import igroteka
from igroteka.core import Text
from igroteka.core.registry import folder_of
from igroteka.drawing.drawing import Drawing
from igroteka.games.sweet_lands.components.deck import CARDS
from igroteka.ledger.rules import Ledger
from igroteka.texts import speaker
from igroteka.web.live.view import Viewer
from igroteka.web.pages.gallery import SYMBOLS, gallery_of
from igroteka.web.pages.samples import sample_match

from .support import site

USED: Final = re.compile(r'href="#([^"]+)"')
#: What lies below a symbol, and the layers of a building: symbols are made of them.
GROUNDS: Final = ("ground-", "body-", "detail-")


@pytest.mark.parametrize("key", igroteka.list_games())
def test_everything_has_a_picture_a_name_and_a_rule_of_the_ledger(key: str) -> None:
    gallery, ledger = gallery_of(key, "en", False), Ledger.load(folder_of(key))
    assert len(gallery.pieces) > 20
    for piece in gallery.pieces:
        assert piece.name[0].isupper() or not piece.name[0].isalpha(), piece.name
        assert "<" in piece.svg.partition(">")[2], piece.name
        assert ".." not in piece.words, piece.words
        assert piece.kind == SYMBOLS or piece.rule in ledger, (piece.name, piece.rule)
    # The same things in every language, each family with its name.
    say = speaker(key, "uk")
    other = gallery_of(key, "uk", True)
    assert [piece.kind for piece in other.pieces] == [piece.kind for piece in gallery.pieces]
    kinds = {piece.kind for piece in gallery.pieces} - {SYMBOLS}
    assert all(not say(Text(f"gallery-{kind}")).startswith("[") for kind in kinds)


@pytest.mark.parametrize("key", igroteka.list_games())
def test_every_symbol_on_a_table_has_its_meaning(key: str) -> None:
    match = sample_match(key)
    shown = set(USED.findall("".join(piece.svg for piece in gallery_of(key, "en", False).pieces)))
    for seat in (0, None):
        drawing = match.game.drawing(match.view(seat), Viewer(match, seat, "en").look())
        assert isinstance(drawing, Drawing)
        used = USED.findall("".join(one for layer in drawing.layers.values() for one in layer.values()))
        used += [
            f"{drawing.root}_{chip.icon}"
            for part in drawing.parts.values()
            for chip in part.chips
            if chip.icon
        ]
        assert used
        assert sorted({one for one in used if not one.partition("_")[2].startswith(GROUNDS)} - shown) == []


def test_no_card_and_no_board_is_missing() -> None:
    kinds = Counter(piece.kind for piece in gallery_of("sweet_lands", "en", False).pieces)
    assert (kinds["cards"], kinds["domains"], kinds["mio"]) == (207, 8, 16)
    kinds = Counter(piece.kind for piece in gallery_of("age_of_innovation", "en", False).pieces)
    assert (kinds["terrain"], kinds["automa"]) == (7, 14)
    cards = [piece for piece in gallery_of("sweet_lands", "en", False).pieces if piece.kind == "cards"]
    assert len(cards) == len(CARDS) == 207
    assert len({piece.name for piece in cards}) == 207


async def test_the_gallery_is_searched_and_the_rules_show_examples(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        page = (await ann.http.get("/gallery/keyflower?q=GREEN+each")).text
        assert "Key Market" in page
        assert "Keythedral" not in page
        assert "Nothing here contains these words." in (await ann.http.get("/gallery/keyflower?q=zebra")).text
        one = (await ann.http.get("/gallery/sweet_lands?kind=characters")).text
        assert one.count("<h3>") == 14
        assert (await ann.http.get("/gallery/keyflower?kind=zebra")).status_code == 404
        rules = (await ann.http.get("/rules/keyflower?q=key+market")).text
        assert rules.count('class="parts examples"') >= 1
        assert 'href="/gallery/keyflower"' in rules
        # A first visit by night is drawn for the night: the device knows, the server does not.
        assert 'data-night media="(prefers-color-scheme: dark)"' in rules
        ann.http.cookies.set("theme", "light")
        assert 'data-night media="not all"' in (await ann.http.get("/rules/keyflower")).text


async def test_a_table_leads_to_its_gallery_and_to_the_replay_of_the_own_seat(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="bot:random", seat__1="me")
        page = (await ann.http.get(f"/t/{table}")).text
        assert f'href="/t/{table}/replay?seat=1"' in page
        assert 'href="/gallery/dream_city"' in page
