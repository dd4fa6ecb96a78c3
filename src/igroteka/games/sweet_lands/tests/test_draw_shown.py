"""The drawing: the whole position can be read from it."""

from __future__ import annotations

from igroteka.core import Look
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.components.boards import (
    AREAS,
    CHARACTERS,
    HELP_ROWS,
    RABBIT_ROWS,
    SKILL_NAMES,
    TRACKS,
)
from igroteka.games.sweet_lands.components.deck import CARDS
from igroteka.games.sweet_lands.components.land import PLACE_NAMES, SPECIAL_ROWS
from igroteka.games.sweet_lands.ui.draw import drawing
from igroteka.games.sweet_lands.ui.draw.art import ART
from igroteka.games.sweet_lands.ui.draw.cards import face
from igroteka.games.sweet_lands.ui.draw.glyphs import Word, ability_words, cost_words, need_words, words_of
from igroteka.games.sweet_lands.ui.draw.side import Side
from igroteka.games.sweet_lands.ui.draw.tokens import skill_words
from igroteka.games.sweet_lands.ui.draw.typeset import fit_words
from igroteka.games.sweet_lands.ui.words import ability_text, card_text, effect_text
from igroteka.testing.svg_nodes import fragments
from igroteka.texts import unsaid

from .scenario import table
from .tables import SAY, some_views


def icons(words: list[Word]) -> set[str]:
    return {glyph.what for word in words for glyph in word if glyph.kind != "text"}


def test_every_effect_has_icons_and_every_icon_is_drawn() -> None:
    words: list[Word] = []
    for card in CARDS:
        words += [*words_of(card.effect), *words_of(card.labour), *cost_words(card.cost)]
    for area in AREAS:
        words += [*words_of(area.effect), *cost_words(area.cost)]
    for track in TRACKS:
        words += [w for effect in (*track.bonuses.values(), track.first) for w in words_of(effect)]
    for who in CHARACTERS:
        words += [w for a in (*who.abilities, *who.tower_abilities) for w in ability_words(a)]
        words += need_words(who.tower_conditions)
    for effect in (*RABBIT_ROWS, *SPECIAL_ROWS.values(), *[row["effect"] for row in HELP_ROWS]):
        words += words_of(effect)
    words += [w for name in SKILL_NAMES for w in skill_words(name)]
    assert icons(words) <= set(ART)
    assert all(word for word in words)


def test_cards_of_different_effect_look_different() -> None:
    looks = {face(card, "name", None, 190, 214) for card in CARDS}
    rows = {str((c.cost, c.effect, c.labour, c.sweets, c.mark, c.round_end, c.brownie)) for c in CARDS}
    assert len(looks) == len(rows)


def test_every_effect_can_be_told_in_three_languages() -> None:
    texts = [card_text(card.id) for card in CARDS] + [effect_text(area.effect) for area in AREAS]
    texts += [ability_text(rows) for who in CHARACTERS for rows in (who.abilities, who.tower_abilities)]
    wrong = [problem for text in texts if (problem := unsaid(GAME, text))]
    assert not wrong, wrong[:5]


def test_numbers_of_an_effect_stand_on_its_card() -> None:
    card = next(c for c in CARDS if c.id == "tiramisu_01")
    drawn = face(card, "Miner", {"gold": 3}, 190, 214)
    assert ">3</text>" in drawn
    assert ">+2</text>" in drawn
    assert "#sl_made" in drawn
    assert "#sl_iron" in drawn


def test_icons_grow_smaller_until_they_fit() -> None:
    words = words_of([{"op": "gain", "gold": 3, "wheat": 2, "wood": 2, "iron": 1}])
    assert 'width="40"' in fit_words(words, 600, 60, 40, 10)
    small = fit_words(words, 90, 20, 40, 10)
    assert 'width="40"' not in small
    assert small.count("<use") == 4


def test_tokens_roads_properties_and_rabbits_are_drawn() -> None:
    for v in some_views():
        layers = drawing(v, Look(SAY)).layers
        me = v.seat if v.seat is not None else 0
        for p in v.players:
            if not p.side:
                continue
            own = p.seat == me
            tag = "" if own else f"-{p.seat}"
            for i, name in enumerate(PLACE_NAMES):
                cell = layers["cells"].get(f"sl-cell-{me}-{name}" if own else f"sl-place{tag}-{name}", "")
                kind = Side(p).kind(i)
                if p.tokens[i]:
                    assert f'class="t-{kind}"' in cell
                    assert ('class="rim"' in cell) == (p.tokens[i] == "flipped")
                stands = layers["pieces"].get(f"sl-stands-{name}", "") if own else cell
                if p.pieces[i]:
                    assert f"#sl_{p.pieces[i]}" in stands
                    assert ("#sl_rabbit" in stands) == (i in p.rabbits)
            roads = {key for key in layers["pieces"] if key.startswith(f"sl-road{tag}-r")}
            assert roads == {f"sl-road{tag}-{name}" for name in p.roads}


def test_open_ports_are_green() -> None:
    chain = ["r2c3", "r1c3", "r0c3", "r0c2", "r0c1"]
    t = table(2, {"tokens": dict.fromkeys(chain, "up")})
    d = drawing(t.view(0), Look(SAY))
    labels = d.layers["labels"]
    assert Side(t.view(0).players[0]).open_ports == {PLACE_NAMES.index("r0c1")}
    assert t.view(0).players[0].ports == 1
    assert 'class="quay"' in labels["sl-port-r0c1"]
    assert 'class="quay"' not in labels["sl-port-r6c1"]


def test_areas_tell_price_spaces_and_opening() -> None:
    for v in some_views():
        panels = drawing(v, Look(SAY)).layers["panels"]
        me = v.seat if v.seat is not None else 0
        for area in AREAS:
            if area.id not in v.areas:
                continue
            tile = panels[f"sl-area-{area.id}"]
            there = v.discs.get(area.id, 0)
            if area.id in v.open:
                effect = 1 if area.id == "disc_1" else 0
                assert tile.count("#sl_disc") - effect == there
                for n in v.players[me].prices.get(area.id, {}).values():
                    assert f">{n}</text>" in tile
            elif v.round:
                assert f"From round {area.opens}" in tile


def test_nata_sees_her_own_price() -> None:
    t = table(2, {"character": "nata"}, {"character": "elina"})
    tile = drawing(t.view(0), Look(SAY)).layers["panels"]["sl-area-industry_2"]
    assert "Cost: 2 iron" in tile
    assert "Cost: 3 iron" in drawing(t.view(1), Look(SAY)).layers["panels"]["sl-area-industry_2"]


def test_a_brownie_card_shows_what_it_costs_now() -> None:
    t = table(2, {"hand": ["brownie_01", "brownie_02"], "played": ["brownie_30"]})
    side = Side(t.view(0).players[0])
    full = next(c for c in CARDS if c.id == "brownie_01").cost["gold"]
    assert side.card_price("brownie_01") == {"gold": full - side.p.sweets["brownie"]}
    assert side.p.sweets["brownie"] > 0


def test_prices_of_pieces_follow_the_discount() -> None:
    t = table(2, {"discount": 3, "food": 11})
    side = Side(t.view(0).players[0])
    assert side.price("tent", 0) == {"wood": 1}
    assert side.price("lab", 0) == {"wood": 1, "iron": 1}


def test_markers_of_all_players_stand_on_the_prosperity_tracks() -> None:
    for v in some_views():
        panels = drawing(v, Look(SAY)).layers["panels"]
        for track in TRACKS:
            for p in v.players:
                assert panels[f"sl-prosper-{track.id}"].count(f"#sl_seat-{p.seat}") == 1
            crossed = 'class="gate"' in panels[f"sl-prosper-{track.id}"]
            assert crossed == (track.id in v.taken)


def test_laboratories_leave_the_track_one_by_one() -> None:
    for n in range(5):
        pieces = dict(zip(("r2c4", "r3c3", "r3c4", "r2c3"), ["lab"] * n, strict=False))
        t = table(2, {"pieces": pieces, "tokens": {"r2c3": "flipped"}})
        track = drawing(t.view(0), Look(SAY)).layers["boards"]["sl-industry"]
        assert track.count("#sl_lab") == 4 - n


def test_the_deck_is_called_our_own_design() -> None:
    for v in some_views():
        assert "our own design" in fragments(drawing(v, Look(SAY)))["sl-deck-note"]


def test_whose_turn_it_is_is_shown_by_an_outline() -> None:
    for v in some_views():
        tables = drawing(v, Look(SAY)).layers["table"]
        for p in v.players:
            assert ("panel turn" in tables[f"sl-ground-player-{p.seat}"]) == (p.seat in v.waiting)
