"""The best result alone: found in one's finished games, for each opponent and side of its own."""

from __future__ import annotations

import re

from igroteka.core import Rng, game
from igroteka.web.pages.personal_best import setting_of, setting_words

from .support import Person, Site, play_out, site


async def alone(there: Site, ann: Person, number: int, **more: str) -> tuple[int, str]:
    """Play a solo game to its end: the points, and what the end page says of them."""
    table = await ann.new_table(seats=1, seat__0="me", **more)
    await play_out(there, table, Rng(number))
    page = (await ann.http.get(f"/t/{table}/end")).text
    said = re.search(r'<p id="best">.*?</svg>\s*(.*?)</p>', page, re.DOTALL)
    points = there.registry.tables[table].match.scores[0].total
    return points, said[1] if said else ""


async def test_the_best_of_each_setting_is_told_at_set_up_and_at_the_end(url: str) -> None:
    async with site(url, luck="bests") as there, there.person("Ann") as ann:
        assert "Your best solo results" not in (await ann.http.get("/new/dream_city")).text
        first, said = await alone(there, ann, 1)
        assert said == f"Your first result here: {first}."
        second, said = await alone(there, ann, 2)
        told = f"A new personal best: {second}; the old one was {first}."
        if second <= first:
            told = f"Your best: {first}, today {second}."
        assert said == told
        other, said = await alone(there, ann, 3, option__opponent="boris")
        assert said == f"Your first result here: {other}.", "another opponent has a best of its own"
        _, said = await alone(there, ann, 4, seed="chosen")
        assert said == "", "a game with a chosen seed can be played again and again"
        page = (await ann.http.get("/new/dream_city")).text
        rows = re.findall(r"<li>([^<]*): <strong>(-?\d+)</strong>", page)
        assert sorted((int(points), label.split(",")[0]) for label, points in rows) == sorted(
            [(max(first, second), "Alice"), (other, "Boris")]
        )


def test_settings_are_compared_by_value_and_told_in_the_language_of_the_reader() -> None:
    g = game("dream_city")
    boris = setting_of(g, {"opponent": "boris"})
    assert "boris" in boris
    assert boris != setting_of(g, {})
    assert setting_of(g, {one.key: one.default for one in g.options}) == setting_of(g, {}), "as by default"
    words = [setting_words(g, boris, lang).split(",")[0] for lang in ("en", "ru")]
    assert words == ["Boris", "Борис"]
