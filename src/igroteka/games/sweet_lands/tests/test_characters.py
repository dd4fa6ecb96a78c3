"""The fourteen characters and what their towers do."""

from __future__ import annotations

from typing import Any

import pytest

from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands.components.deck import CARDS

from .scenario import RICH, Table, asking, below_production, table

CITY = {"r2c4": "lab", "r3c3": "house", "r3c4": "tent"}
TOWER = {"r2c4": "tower", "r3c3": "house", "r3c4": "lab"}


def ends(character: str, **more: Any) -> Table:
    """The character ends the round."""
    other = {"character": "elina" if character != "elina" and character != "elsa" else "nata"}
    return table(2, {"character": character, **more}, other).do("0 end_round")


def production(character: str, **more: Any) -> Table:
    """The character's part of the production phase."""
    agenda = [*below_production(0), {"frame": "CharacterProduction", "me": 0}]
    return table(2, {"character": character, **more}, {"character": "elina"}, round=3, agenda=agenda)


@pytest.mark.rule("SL-4.12.1")
def test_bastet() -> None:
    t = table(2, {"character": "bastet", "pieces": CITY}, {"character": "elina"}).do("0 act bastet_free")
    assert t.moves("advance") == {"cart"}
    assert not table(2, {"character": "bastet"}, {"character": "elina"}).moves("act")
    t = ends("bastet", pieces=TOWER, cart=2)
    assert t.have("ip") == 1 + 1
    assert (
        ends("bastet", pieces=TOWER, cart=2, skills=["skill_ip"]).have("vp") == 3
    )  # both are of this round end


@pytest.mark.rule("SL-4.12.2")
def test_nata() -> None:
    assert ends("nata", pieces=TOWER, cart=7).have("vp") == 4


@pytest.mark.rule("SL-4.12.3")
def test_solby() -> None:
    for food, acts in ((2, set()), (3, {"solby_wheat"}), (5, {"solby_wheat", "solby_road"})):
        t = table(2, {"character": "solby", "food": food}, {"character": "elina"})
        assert t.moves("act") == acts
    assert ends("solby", pieces=TOWER, rabbits=["r2c4", "r3c3"]).have("vp") == 2


@pytest.mark.rule("SL-4.12.4")
def test_rikka() -> None:
    assert ends("rikka", pieces=TOWER, rabbits=["r3c3"]).have("cp") == 1 + 1
    assert ends("rikka", pieces=TOWER).have("cp") == 1


@pytest.mark.rule("SL-4.12.5")
def test_che() -> None:
    t = table(2, {"character": "che", "tokens": {"r2c5": "up"}}).do(
        "0 act che_flip", "0 turn r2c5", "0 choose produce"
    )
    assert t.player().token[21] == 2
    assert t.player().makes[1] == 1
    assert not table(2, {"character": "che"}).moves("act")
    assert ends("che", pieces=TOWER).have("cp") == 2


@pytest.mark.rule("SL-4.12.6")
def test_elise() -> None:
    same = {"r2c4": "tent", "r3c3": "tent", "r3c4": "tent"}
    assert ends("elise", pieces=same).have("cp") == 1
    assert ends("che", pieces=same).have("cp") == 0
    t = ends("elise", pieces={"r2c4": "tower"})
    assert (t.have("cp"), t.have("vp")) == (1, 1)


@pytest.mark.rule("SL-4.12.7", "SL-5.30")
def test_elsa() -> None:
    t = table(2, {"character": "elsa"}).do("0 end_round")
    assert len(t.moves("place")) == 48 + 6
    t.do("0 place r0c0")
    assert t.kinds() == {"help"}
    way = dict.fromkeys(["r1c4", "r1c5", "r0c6"], "up")
    t = ends("elsa", tokens=way, pieces=TOWER).do("0 stop")
    assert t.have("vp") == 2


@pytest.mark.rule("SL-4.12.8")
def test_elina() -> None:
    assert ends("elina", pieces=TOWER, makes={"wheat": 4, "wood": 5, "iron": 6}).have("vp") == 4


@pytest.mark.rule("SL-4.12.9")
def test_sena() -> None:
    who = {"character": "sena", "have": RICH, "hand": ["cake_28", "cake_31"], "pieces": TOWER}
    t = table(2, who)
    assert t.player().sweets == (1, 1, 1, 1, 1, 1)
    t.do("0 play cake_28")
    assert (t.player().makes[0], t.have("vp")) == (1, 6 + 2)


@pytest.mark.rule("SL-4.12.10", "SL-5.20")
def test_carmen_employs_two_at_once() -> None:
    t = first_hand(["cake_01", "cake_03", "pie_01", "cake_28", "cake_29", "cake_30", "cake_31", "pie_28"])
    assert t.moves("hire") == {"cake_01 forest", "cake_03 forest", "pie_01 agri"}
    t.do("0 hire cake_01 forest")
    assert t.legal() == {"hire pie_01 agri"}
    t.do("0 hire pie_01 agri")
    assert t.view(0).players[0].columns == (("pie_01",), ("cake_01",), ())
    assert len(t.player().hand) == 6


def first_hand(cards: list[str], **more: Any) -> Table:
    """Carmen has drawn her first hand."""
    agenda: list[JsonDraft] = [
        {"frame": "Round", "number": 2},
        {"frame": "CleanUp"},
        {"frame": "ActionPhase", "at": 0},
        {"frame": "DrawHand", "me": 1, "drafted": False},
        {"frame": "Harvest", "me": 1},
        {"frame": "CharacterProduction", "me": 1},
        {"frame": "HelpTiles", "me": 1},
        {"frame": "Workers", "me": 0, "left": 2},
    ]
    return table(2, {"character": "carmen", "hand": cards}, round=1, agenda=agenda, **more)


@pytest.mark.rule("SL-4.12.10", "SL-4.1.1")
def test_carmen_without_a_pair_draws_anew() -> None:
    t = first_hand(["cake_01", "cake_03", "cake_28", "cake_29", "cake_30", "cake_31", "pie_28", "pie_29"])
    assert t.turn == [-1]
    assert t.view(0).under == (
        (8, ("cake_01", "cake_03", "cake_28", "cake_29", "cake_30", "cake_31", "pie_28", "pie_29")),
    )
    assert t.view(1).under == ((8, ()),)
    for card in ("pie_01", "tiramisu_01", "pie_02", "pie_03", "pie_04", "pie_05", "pie_06", "pie_07"):
        t.do(f"* deal {card}")
    assert "hire pie_01 agri" in t.legal()


@pytest.mark.rule("SL-4.12.11")
def test_carmen_counts_bonuses() -> None:
    t = asking("cake_19", {"character": "carmen"})
    assert t.player().markers == 1
    assert ends("carmen", markers=5, pieces=TOWER).have("vp") == 5


@pytest.mark.rule("SL-4.12.12")
def test_sakura() -> None:
    t = table(2, {"character": "sakura", "hand": ["pie_01"]})
    assert t.player().sweets[5] == 1
    assert not t.moves("act")  # the last card stays


@pytest.mark.rule("SL-4.12.13", "SL-5.29", "SL-4.1.2")
def test_the_tower_of_sakura() -> None:
    who = {
        "character": "sakura",
        "wonder": 1,
        "played": ["cake_28", "cake_29", "pie_28", "cake_31"],
        "hand": ["pie_01"],
    }
    t = table(2, who).do("0 tower r2c4", "0 choose produce", "0 raise gold")
    assert len(t.moves("find")) == 41
    t.do("0 find cake_32", "0 find pie_31")
    assert t.legal() == {"play cake_32", "play pie_31"}
    assert t.view(1).players[0].found_count == 2
    t.do("0 play pie_31")
    assert t.hand() == {"pie_01", "cake_32"}
    assert "pie_31" in t.view(1).players[0].played
    assert t.view(1).players[0].hints == (("round_end", 1),)
    # With one such card in the deck it is played.
    rest = [c.id for c in CARDS if c.round_end and c.id not in ("cake_31", "cake_32")]
    t = table(2, who, discard=rest).do("0 tower r2c4", "0 choose produce", "0 raise gold", "0 find cake_32")
    assert "cake_32" in t.view(1).players[0].played
    t = table(2, who, discard=[*rest, "cake_32"]).do("0 tower r2c4", "0 choose produce", "0 raise gold")
    assert "find" not in t.kinds()


@pytest.mark.rule("SL-4.12.14", "SL-4.5.5")
def test_gretel() -> None:
    assert production("gretel").have("diamond") == 1
    who = {
        "character": "gretel",
        "have": {"diamond": 3, "wheat": 4},
        "hand": ["pie_01", "pie_02"],
        "pieces": {"r2c4": "tower"},
    }
    t = table(2, who, discs={"food_2": 2}).do("0 use food_2")
    assert t.legal() == {"discard pie_01", "discard pie_02", "spend_diamond"}
    t.do("0 spend_diamond", "0 discard pie_01")
    assert (t.have("diamond"), t.have("vp")) == (1, 6)  # the last one had to be a diamond, too
    # Two diamonds are the price of the area: they cannot pay for cards.
    t = table(2, {"character": "gretel", "have": {"diamond": 2}, "hand": ["pie_01"]})
    assert "prosper_2" not in t.moves("use")
    t = table(2, {"character": "gretel", "have": {"diamond": 3}, "hand": ["pie_01"]}).do("0 use prosper_2")
    assert t.have("diamond") == 0


@pytest.mark.rule("SL-4.12.15", "SL-5.21")
def test_jasmine() -> None:
    t = asking("food-5", {"character": "jasmine", "wonder": 1}).do(
        "0 skill skill_orange", "0 prosper terrain"
    )
    t.do("0 stop")
    assert t.kinds() == {"skill"}
    t.do("0 skill skill_gold")
    assert t.player().skills.bit_count() == 2
    assert ends("jasmine", skills=["skill_gold", "skill_basic"], pieces=TOWER).have("vp") == 2


@pytest.mark.rule("SL-4.12.16")
def test_laila() -> None:
    t = production("laila", prosper={"terrain": 1, "road": 2, "ip": 2})
    assert t.moves("prosper") == {"terrain", "rabbit"}
    assert ends("laila", prosper={"terrain": 3, "road": 2, "ip": 4}, pieces=TOWER).have("vp") == 4
