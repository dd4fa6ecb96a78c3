"""Tables that were played with another edition than the one that is loaded, and pages that say whose values are played."""

from __future__ import annotations

import re

from igroteka.match import Match
from igroteka.store import TableRow

from .support import site

NEEDED = "small-123456789abc"


async def test_a_table_with_another_edition_names_it(url: str) -> None:
    match = Match.new("sweet_lands", seats=1, seed="7")
    options = {**match.options, "edition": NEEDED}
    config = {"seats": [{"kind": "guest", "guest": "", "name": "Ann"}], "watch": "", "public": True}
    async with site(url) as there, there.person("Ann", "uk") as ann:
        made = TableRow(
            "othervalues",
            "sweet_lands",
            1,
            options,
            "7",
            names=["Ann"],
            config=config,
            version=match.game.version,
            status="running",
        )
        await there.registry.store.create(made)
        assert await there.registry.store.append("othervalues", 0, [f"B {match.commitment}"])
        page = await ann.http.get("/t/othervalues")
        assert page.status_code == 409
        assert f"За цим столом грали з виданням «{NEEDED}», а завантажено «standard»." in page.text
        assert "--edition" in page.text
        answer = await ann.http.get("/api/tables/othervalues")
        assert answer.status_code == 409
        assert f"this needs '{NEEDED}'" in answer.json()["error"]["message"]
        assert (await ann.http.get("/")).status_code == 200


async def test_a_brought_log_of_another_edition_names_it(url: str) -> None:
    text = Match.new("sweet_lands", seats=1, seed="7").export()
    async with site(url) as there, there.person("Ann") as ann:
        answer = await ann.post(
            "/replay", text=text.replace("option edition: standard", f"option edition: {NEEDED}")
        )
        assert answer.status_code == 422
        assert f"This needs the edition “{NEEDED}”, but “standard” is loaded." in answer.text


async def test_the_pages_say_whose_values_are_played(url: str) -> None:
    words = {
        "en": (
            "are our own design",
            "rows of component data are our own design",
            "the deck of this edition is our own design",
        ),
        "ru": (
            "придуманы нами",
            "данных о компонентах придуманы нами",
            "колода этого издания придумана нами",
        ),
        "uk": (
            "вигадали ми",
            "даних про компоненти вигадали ми",
            "колоду цього видання вигадали ми",
        ),
    }
    async with site(url) as there:
        for lang, (about, hint, rule) in words.items():
            async with there.person("Ann", lang) as ann:
                assert about in (await ann.http.get("/")).text
                assert hint in (await ann.http.get("/new/sweet_lands")).text
                assert rule in (await ann.http.get("/rules/sweet_lands")).text


async def test_the_page_of_our_decisions_says_why_a_ruling_has_no_option(url: str) -> None:
    why = "The case is too rare for an option."
    async with site(url) as there, there.person("Ann") as ann:
        assert why in (await ann.http.get("/rules/sweet_lands?kind=ruling")).text
        assert why not in (await ann.http.get("/rules/sweet_lands?kind=ours")).text


async def test_set_up_folds_the_rulings_and_nothing_else(url: str) -> None:
    folded = {
        "age_of_innovation": ["passed_offers", "further_spades", "bridge_ends", "neutral_palace", "annexes"],
        "dream_city": ["solo_take_scoring", "chain_mode", "flower_rescore_blocks_pair"],
        "garden_nation": ["rotation", "round_limit"],
    }
    async with site(url) as there, there.person("Ann") as ann:
        for key, rulings in folded.items():
            page = (await ann.http.get(f"/new/{key}")).text
            details = re.findall(r'<details [^>]*id="rulings".*?</details>', page, re.DOTALL)
            assert re.findall(r'data-option="(\w+)"', "".join(details)) == rulings
            main = re.findall(r'data-option="(\w+)"', page.replace(details[0], ""))
            assert "first" in main
            assert not set(main) & set(rulings)
        # Where every option is a ruling, nothing is left to head.
        assert "<h2>Options</h2>" not in (await ann.http.get("/new/keyflower")).text
