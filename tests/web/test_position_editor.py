"""The editor of positions: what it is told about every form, and what is refused."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from typing import Any

import pytest

from igroteka import game, list_games
from igroteka.core.positions import parts_of
from igroteka.match import pretty_form
from igroteka.web.workers.editing import MOST_MOVES, EditRequest, edit_position

from .finished import uneven_match
from .support import FREE, QUICK, site


def edited(form: Any, **wish: Any) -> dict[str, Any]:
    """What the editor is told about a form."""
    text = form if isinstance(form, str) else json.dumps(form)
    key = wish.pop("game", None) or form["game"]
    answer: dict[str, Any] = json.loads(edit_position(EditRequest(key, text, **wish)))
    return answer


@pytest.mark.parametrize("key", list_games())
def test_an_empty_form_is_told_with_all_that_can_be_said_and_done(key: str) -> None:
    for seats in game(key).seats:
        told = edited({"game": key, "seats": seats})
        assert "problem" not in told
        assert told["form"] == {"game": key, "seats": seats}
        names = [choice["name"] for choice in told["choices"]]
        assert names == list(parts_of(game(key)).by_name)
        assert told["parties"] == len(told["values"]["players"]) >= told["seats"] == seats
        assert told["svg"].startswith('<div class="parts"')
        assert told["sketch"]
        assert [one["seat"] for one in told["moves"]]
        for one in told["moves"]:
            assert 0 < len(one["says"]) == min(one["count"], MOST_MOVES)
        again = edited({"game": key, "seats": seats}, shape=told["shape"])
        assert "choices" not in again
        assert again["values"] == told["values"]


def test_what_is_wrong_is_told_with_its_place_in_the_language_of_the_reader() -> None:
    form = {"game": "dream_city", "players": [{}, {"city": {"r1c1": "parc"}}]}
    told = edited(form, lang="ru")
    assert told["problem"]["place"] == "players[1].city.r1c1"
    assert "«parc»" in told["problem"]["say"] or "parc" in told["problem"]["say"]
    assert re.search("[а-я]", told["problem"]["say"])
    assert told["form"] == form
    assert "choices" not in told
    unread = edited("[[[", game="dream_city")
    assert set(unread) == {"problem"}
    over = edited(uneven_match().state.to_data())
    assert over["problem"]["say"]
    assert over["svg"]  # it can be drawn, but nobody can play on


def within(choice: Any) -> list[Any]:
    """A choice and all within it."""
    inner = [choice["item"]] if "item" in choice else []
    inner += [field for _, field in choice.get("fields", ())]
    return [choice, *[one for part in inner for one in within(part)]]


PLACE = re.compile(r"[A-I]\d+(-[A-I]\d+)?|r\dc\d(-\w+)?|\d(c|nw|ne|e|se|sw|w)")


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("key", list_games())
def test_all_that_can_be_said_is_said_in_words(key: str, lang: str) -> None:
    """No name of the program is left but those of places on a map, and of milestones with their sides, which are printed so."""
    for seats in game(key).seats:
        for choice in edited({"game": key, "seats": seats}, lang=lang)["choices"]:
            for one in within(choice):
                raw = {name for name, word in one.get("names", ()) if name == word}
                if lang != "en" and choice["name"] != "milestones":
                    assert {name for name in raw if not PLACE.fullmatch(name)} == set(), choice["name"]
                assert all(isinstance(row, str) and row for row in one.get("rows", ()))
                for name, field in one.get("fields", ()):
                    assert field["label"] != name


def test_lists_and_fields_are_told_in_words() -> None:
    flower = {one["name"]: one for one in edited({"game": "keyflower", "seats": 2}, lang="uk")["choices"]}
    (places,) = [one for one in within(flower["seen_skills"]) if one["kind"] == "list"]
    assert places["rows"] == ["Гравець 1", "Гравець 2", "Стопка", "Відкладено"]
    assert [field["label"] for _, field in places["item"]["fields"]][:2] == [
        "Точно лежить там",
        "Невідомого виду",
    ]
    innovation = {one["name"]: one for one in edited({"game": "age_of_innovation", "seats": 2})["choices"]}
    assert innovation["scholars_sent"]["item"]["names"] == [
        [-1, "nobody"],
        [0, "Player 1"],
        [1, "Player 2"],
        [9, "unowned faction"],
    ]
    sweet = {one["name"]: one for one in edited({"game": "sweet_lands", "seats": 2})["choices"]}
    owner, cards = [field for _, field in sweet["under"]["item"]["fields"]]
    assert owner["names"] == [[-1, "nobody"], [0, "Player 1"], [1, "Player 2"]]
    assert cards["names"][0] == ["cake_01", "Victoria Sponge Mason"]


def test_free_cells_of_the_chosen_village_are_drawn_and_tiles_tell_how_they_turn() -> None:
    form = {
        "game": "keyflower",
        "players": [{"village": {"mason": [0, -1]}}, {"village": {"keywood": [1, 0]}}],
    }
    mine, theirs = edited(form), edited(form, seat=1)
    cells = [set(re.findall(r'data-el="cell:(-?\d+,-?\d+)"', one["svg"])) for one in (mine, theirs)]
    beside = {"0,1", "-1,1", "-1,0", "1,-1", "1,0"}
    assert cells[0] == {*beside, "0,-2", "1,-2", "-1,-1"}
    assert cells[1] == {"0,-1", "0,1", "-1,1", "-1,0", "1,-1", "1,1", "2,-1", "2,0"}
    # Mason has roads at three edges, one of which must lie at the home; Keywood has four.
    assert mine["turnings"] == theirs["turnings"]
    assert mine["turnings"]["mason"] == [1, 4, 5]
    assert "turnings" not in edited({"game": "dream_city", "seats": 2})


def test_stored_positions_become_forms_and_forms_are_shortened() -> None:
    stored = uneven_match().at(30).state.to_data()
    told = edited(stored)
    assert len(told["form"]) < len(stored)
    assert told["text"] == pretty_form(told["form"])
    options = json.loads(json.dumps(stored))["options"]
    long = {**told["form"], "options": options}
    assert edited(long)["form"] == long
    assert edited(long, short=True)["form"] == told["form"]


def test_the_drawing_is_that_of_a_seat_and_a_seat_that_is_gone_shows_the_last_one() -> None:
    form = {"game": "dream_city", "seats": 2, "players": [{"hidden": ["park"]}, {"hidden": ["metro"]}]}
    first, second = edited(form, seat=0), edited(form, seat=1)
    assert 'data-el="hand:park"' in first["svg"]
    assert 'data-el="hand:metro"' in second["svg"]
    assert edited(form, seat=99)["svg"] == second["svg"]


async def test_the_editor_asks_by_a_form_and_not_too_often(url: str) -> None:
    few = replace(QUICK, limits=replace(FREE, edits="3 per hour"))
    async with site(url, few) as there, there.person("Ann") as ann:
        address, text = "/position/garden_nation/edit", 'game = "garden_nation"\nround = 3\n'
        told = await ann.post(address, text=text, seat="1", short="1")
        assert told.status_code == 200
        assert told.headers["content-type"] == "application/json"
        assert told.json()["form"]["round"] == 3
        bad = await ann.post(address, text='game = "garden_nation"\nturm = 1\n')
        assert bad.status_code == 200
        assert "turn" in bad.json()["problem"]["say"]
        for field, value in (("seat", "-1"), ("seat", "x"), ("short", "perhaps"), ("shape", "x" * 5000)):
            assert (await ann.post(address, text=text, **{field: value})).status_code == 422
        forged = await ann.http.post(address, data={"text": text}, headers={"origin": ann.base})
        assert forged.status_code == 403
        assert (await ann.post("/position/nothing/edit", text=text)).status_code == 404
        assert (await ann.post(address, text=text)).status_code == 200
        late = await ann.post(address, text=text)
        assert late.status_code == 429
        assert "a lot of changes" in late.text
        assert not there.registry.tables


async def test_the_page_of_the_editor_has_what_its_program_begins_with(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        page = (await ann.http.get("/position/age_of_innovation")).text
        found = re.search(r'id="editor-data">(.*?)</script>', page)
        assert found is not None
        about = json.loads(found[1])
        assert about["game"] == "age_of_innovation"
        assert about["seats"] == [1, 2, 3, 4, 5]
        assert about["usual"] == 2
        assert len(about["names"]) == 6
        assert {option["key"] for option in about["options"]} == {
            option.key for option in game("age_of_innovation").options
        }
        assert there.registry.tables == {}
