"""Labels, paths of clicks, and the drawing."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from igroteka.core import Look, Text, moves, waiting
from igroteka.games.garden_nation import GAME
from igroteka.texts import speaker

from .scenario import Table, table

EVERYTHING = {"4nw": "0 2 roof", "6e": "0 1", "4c": "0 1", "4w": "1 1"}


def elements(t: Table, seat: int | None) -> set[str]:
    look = Look(speaker("garden_nation", "en"))
    root = ElementTree.fromstring(GAME.svg(t.view(seat), look))
    return {str(node.get("data-el")) for node in root.iter() if node.get("data-el")}


@pytest.mark.rule("GN-4.5.2", "GN-4.6.6")
def test_a_label_tells_the_place_and_the_price() -> None:
    t = table(2, EVERYTHING)
    grow = t.show("build 4c")
    assert grow.at == ("zone:4c",)
    assert grow.cost == "4"
    assert grow.label == Text("move-build", territory=4, place="c", kind="green", floors=2, price=4)
    assert grow.more == Text("more-crane", territory=4)
    say = speaker("garden_nation", "en")
    assert say(grow.label) == "Territory 4, centre: floor 2 for 4 inhabitants"
    bramble = t.show("build 4e red")
    assert bramble.at == ("zone:4e", "bramble:red")
    assert bramble.cost == "5"
    demolish = t.show("demolish 4nw")
    assert demolish.at == ("action:demolish", "zone:4nw")
    assert demolish.label == Text("move-demolish", territory=4, place="nw", floors=2, price=18)
    assert demolish.more == Text("more-crane", territory=1)
    assert demolish.takes == ("territory:1",), "where the Torticrane goes"
    invade = t.show("invade 4w")
    assert invade.at == ("ploy:0:invasion", "zone:4w")
    assert invade.cost == "6"
    assert invade.final
    assert t.show("strategic 5").at == ("ploy:0:strategic", "territory:5")
    assert t.show("lift 4nw").at == ("ploy:0:roof", "zone:4nw")


def test_cards_and_players_are_clicked() -> None:
    t = table(4, {"1nw": "0 1"}, crane=1, open=("house",)).do("0 build 1nw")
    assert t.show("claim house").at == ("project:house",)
    assert t.show("claim house").label == Text("move-claim", project="house", points=3)
    assert t.show("decline").at == ()
    t.do("0 decline")
    assert t.show("next 2").at == ("player:2",)
    poor = table(2, population=(1,))
    assert poor.show("pass").at == ()


def test_objectives_are_clicked_in_any_order() -> None:
    s = GAME.new(2, {"first": "0"})
    while waiting(s) == [-1]:
        Table(s).do(f"* {moves(s, -1)[0]}")
    t = Table(s)
    one = GAME.show(s, moves(s, 0)[0])
    assert one.at == ()
    assert len(set(one.mix)) == 2
    assert set(one.mix) <= elements(t, 0)
    assert not [el for el in elements(t, 1) if el in one.mix and el not in t.view(1).players[1].hand]


def test_the_drawing_has_every_element_of_every_move() -> None:
    t = table(2, EVERYTHING)
    wanted = {el for m in t.legal() for el in (*t.show(m).at, *t.show(m).takes)}
    assert wanted <= elements(t, 0)
    assert len([el for el in elements(t, None) if el.startswith("zone:")]) == 49


def test_a_sketch_shows_buildings_and_roofs() -> None:
    t = table(2, EVERYTHING)
    text = GAME.sketch(t.view(0), speaker("garden_nation", "en"))
    assert "Y4 1:2^" in text
    assert "Y3 2:1" in text
