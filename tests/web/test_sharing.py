"""Links that people share are shown with a title and a picture, which tells nothing that a spectator may not know."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

import igroteka
from igroteka.core import Look, list_games
from igroteka.core.data import canonical
from igroteka.core.positions import build_position
from igroteka.texts import speaker
from igroteka.web.live.view import Viewer
from igroteka.web.workers.card_drawings import draw_sample
from igroteka.web.workers.link_pictures import LinkPictures
from igroteka.web.workers.tasks import draw_card

from .finished import import_match, uneven_match
from .markup import block_of
from .support import QUICK, Person, catch_up, site

PUBLIC = replace(QUICK, public_address="https://play.example.org")


def told(page: str) -> dict[str, str]:
    """What a page tells those who show links."""
    return dict(re.findall(r'<meta property="og:([\w:]+)" content="([^"]*)">', page))


def size(png: bytes) -> tuple[int, int]:
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    width, height = struct.unpack(">II", png[16:24])
    return width, height


async def fetched(someone: Person, address: str) -> bytes:
    """The picture behind an address that a page tells."""
    answer = await someone.http.get(address.removeprefix(PUBLIC.public_address).replace("&amp;", "&"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png"), answer.text[:200]
    return answer.content


async def test_an_invitation_and_the_pages_of_a_game_are_shown_with_its_picture(url: str) -> None:
    async with site(url, PUBLIC) as there, there.person("Ann") as ann, there.person() as crawler:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="open")
        link = re.findall(r"(/join/[^\"]+)", (await ann.http.get(f"/t/{table}")).text)[0]
        watch = f"/watch/{table}.{there.registry.tables[table].row.config['watch']}"
        pictures = set()
        for path in (
            link,
            watch,
            "/new/dream_city",
            "/rules/dream_city",
            "/gallery/dream_city",
            "/learn/dream_city",
        ):
            about = told((await crawler.http.get(path)).text)
            assert "Dream City" in about["title"], path
            pictures.add(about["image"])
        (picture,) = pictures
        assert picture.startswith("https://play.example.org/picture/dream_city.png")
        assert size(await fetched(crawler, picture)) == (1200, 630)
        assert "image" not in told((await crawler.http.get("/")).text)


class Drawn(list[tuple[Any, ...]]):
    """What was drawn for links, in the place of pixels: the function, what it was told, and last the drawing."""

    def note(self, draw: Callable[..., str], args: tuple[Any, ...]) -> bytes:
        svg = draw(*args)
        self.append((draw, *args, svg))
        return svg.encode()


@pytest.fixture
def drawn(monkeypatch: pytest.MonkeyPatch) -> Drawn:
    """What is drawn for links from now on."""
    drawn = Drawn()
    monkeypatch.setattr("igroteka.web.workers.tasks.draw_card", drawn.note)
    return drawn


async def test_whoever_watches_is_shown_the_table_and_nobody_a_hand(url: str, drawn: Drawn) -> None:
    async with site(url, PUBLIC) as there, there.person("Ann") as ann, there.person() as crawler:
        table = await ann.new_table("keyflower", seats=2, seat__0="me", seat__1="local")
        playing = there.registry.tables[table]
        watch = f"{table}.{playing.row.config['watch']}"
        about = told((await crawler.http.get(f"/watch/{watch}")).text)
        assert f"/t/{table}/picture.png" in about["image"]
        first = await fetched(crawler, about["image"])
        assert await fetched(crawler, about["image"]) == first
        assert len(drawn) == 1, "each is drawn once"
        # Even for those who play there the picture is that of a spectator, and their pages lead to none of it.
        own = await ann.http.get(f"/t/{table}/picture.png?lang=en")
        assert (own.content, len(drawn)) == (first, 1)
        assert f"/t/{table}/" not in told((await ann.http.get(f"/t/{table}")).text)["image"]
        # The worker is not told what is hidden, and draws what whoever watches sees.
        _, key, position, *_, svg = drawn[0]
        viewer = Viewer.at(playing, None, "en")
        assert (key, position) == ("keyflower", canonical(viewer.world().to_data()))
        assert position != canonical(playing.match.state.to_data())
        assert svg == viewer.game.svg(viewer.game.view(viewer.world(), None), viewer.look())
        async with ann.page(table, seat=playing.match.seats[0]) as page:
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
            await catch_up(page)
        assert await fetched(crawler, about["image"]) != first


async def test_a_link_to_a_step_is_shown_with_that_very_step(url: str, drawn: Drawn) -> None:
    match = uneven_match()
    async with site(url, PUBLIC) as there, there.person("Ann") as ann, there.person() as crawler:
        table = await import_match(ann, match)
        pictures = set()
        for step in (0, 3, len(match.entries)):
            for page in ("replay", "on")[: 1 if step == len(match.entries) else 2]:
                shown = await crawler.http.get(f"/t/{table}/{page}?step={step}")
                assert shown.status_code == 200
                address = told(shown.text)["image"]
                assert f"/t/{table}/picture.png?lang=en&amp;step={step}" in address
            pictures.add(await fetched(crawler, address))
            s = match.at(step).state
            assert drawn[-1][-1] == match.game.svg(match.game.view(s, None), match.look(None))
        assert len(pictures) == len(drawn) == 3
        # Steps that there are not are the last one.
        await fetched(crawler, f"/t/{table}/picture.png?step=99999&lang=en")
        assert len(drawn) == 3


async def test_what_a_link_to_a_private_table_tells_is_for_those_who_have_the_link(url: str) -> None:
    async with site(url, PUBLIC) as there, there.person("Ann") as ann, there.person() as crawler:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page:
            assert (await page.play(page.state["ask"]["moves"][0]["id"]))["t"] == "done"
        state = await ann.state(f"/t/{table}/replay?step=1&seat=0")
        key = f"k={table}.{there.registry.tables[table].row.config['watch']}"
        shared = state["share"].format(step=1, seat="")
        assert key in shared
        for link in (f"/watch/{key[2:]}", f"/t/{table}?{key}", shared):
            shown = await crawler.http.get(link)
            address = told(shown.text)["image"]
            assert (("step=1" in address), (key in address)) == (link == shared, True)
            await fetched(crawler, address)
            without = address.replace(f"&amp;{key}", "").removeprefix(PUBLIC.public_address)
            assert (await crawler.http.get(without)).status_code == 404
            wrong = without.replace("&amp;", "&") + f"&k={table}.{'a' * 20}"
            assert (await crawler.http.get(wrong)).status_code == 404
            # The page itself goes on by the link that has led to it.
            if "replay" in link:
                assert f'<a href="/t/{table}?{key}">' in shown.text
            else:
                assert block_of(shown.text)["token"] == key[2:]
                assert f"/t/{table}/replay?{key}" in shown.text


async def test_a_link_to_a_position_is_shown_with_that_position(url: str, drawn: Drawn) -> None:
    few = replace(PUBLIC, limits=replace(PUBLIC.limits, edits="3 per hour"))
    form = 'game = "garden_nation"\nseats = 2\nturn = 1\n'
    async with site(url, few) as there, there.person() as ann, there.person() as crawler:
        shown = await ann.http.get("/position/garden_nation", params={"form": form})
        link = re.search(r'href="(/position/garden_nation\?form=[^"]+)"', shown.text)
        assert link
        address = told((await crawler.http.get(link[1])).text)["image"]
        assert address == told(shown.text)["image"], "whoever shows the link is told what its sender has seen"
        first = await fetched(crawler, address)
        assert (await fetched(crawler, address), len(drawn)) == (first, 1)
        g = igroteka.game("garden_nation")
        s = build_position(g, {"game": g.key, "seats": 2, "turn": 1})
        assert drawn[0][-1] == g.svg(g.view(s, None), Look(speaker(g.key, "en")))
        wrong = {"lang": "uk", "form": form.replace("= 2", "= 9")}
        spoilt = await crawler.http.get("/position/garden_nation/picture.png", params=wrong)
        assert (spoilt.status_code, "ціле число" in spoilt.text) == (422, True), spoilt.text
        async with there.person() as another:
            assert (await another.http.get(address.removeprefix(PUBLIC.public_address))).status_code == 429
        nothing = told((await crawler.http.get("/position/garden_nation")).text)["image"]
        assert nothing.startswith("https://play.example.org/picture/garden_nation.png")


async def test_without_an_address_of_its_own_a_site_names_no_picture(url: str) -> None:
    async with site(url, replace(QUICK, hosts=("*",))) as there, there.person() as crawler:
        about = told((await crawler.http.get("/new/dream_city")).text)
        assert about["title"]
        assert "image" not in about


@pytest.mark.parametrize("key", list_games())
def test_every_game_has_a_picture_for_links(key: str) -> None:
    assert size(draw_card(draw_sample, (key, "uk"))) == (1200, 630)


async def test_pictures_are_drawn_in_workers(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def never(*_: object) -> bytes:
        raise AssertionError("a picture is drawn in the server itself")

    monkeypatch.setattr("igroteka.web.workers.tasks.to_card", never)
    async with site(url, PUBLIC, workers=True) as there, there.person("Ann") as ann:
        table, log = await ann.new_table(), await import_match(ann, uneven_match())
        for address in (
            "/picture/dream_city.png",
            "/position/dream_city/picture.png?form=game%3D%22dream_city%22%0Aseats%3D2",
            f"/t/{log}/picture.png?step=4",
        ):
            assert size(await fetched(ann, address)) == (1200, 630), address
        watch = there.registry.tables[table].row.config["watch"]
        assert size(await fetched(ann, f"/t/{table}/picture.png?k={table}.{watch}")) == (1200, 630)
        assert (await ann.http.get("/picture/nothing.png")).status_code == 404


async def test_pictures_are_kept_as_long_as_they_fit() -> None:
    asked: list[str] = []

    class Pool:
        async def draw_card(self, draw: Callable[..., str], key: str, lang: str) -> bytes:
            asked.append(lang)
            return bytes(40)

    pictures = LinkPictures(Pool(), 100)  # type: ignore[arg-type]
    for lang in ("en", "en", "ru", "uk", "en"):
        await pictures.of_game("dream_city", lang)
    assert asked == ["en", "ru", "uk", "en"]
