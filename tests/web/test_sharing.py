"""Links that people share are shown with a title and a picture, which tells nothing that a spectator may not know."""

from __future__ import annotations

import re
import struct
from dataclasses import replace

import pytest

from igroteka.core import Seat, list_games
from igroteka.drawing.raster import to_card
from igroteka.store import LoggedMatch
from igroteka.web.live.view import Viewer
from igroteka.web.workers.link_pictures import MOST_KEPT, LinkPictures

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
        pictures = set()
        for path in (
            link,
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


async def test_whoever_watches_is_shown_the_table_and_nobody_a_hand(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    seen_by: list[object] = []

    def noted(svg: str) -> bytes:
        drawn.append(svg)
        return to_card(svg)

    class NotedViewer(Viewer):
        def __init__(self, match: LoggedMatch, seat: Seat | None, lang: str) -> None:
            seen_by.append(seat)
            super().__init__(match, seat, lang)

    monkeypatch.setattr("igroteka.web.workers.tasks.to_card", noted)
    monkeypatch.setattr("igroteka.web.pages.sharing.Viewer", NotedViewer)
    async with site(url, PUBLIC) as there, there.person("Ann") as ann, there.person() as crawler:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        row = there.registry.tables[table].row
        watch = f"{table}.{row.config['watch']}"
        about = told((await crawler.http.get(f"/watch/{watch}")).text)
        assert f"/t/{table}/picture.png" in about["image"]
        first = await fetched(crawler, about["image"])
        assert await fetched(crawler, about["image"]) == first
        assert len(drawn) == 1, "each is drawn once"
        # Even for those who play there the picture is that of a spectator, and their pages lead to none of it.
        own = await ann.http.get(f"/t/{table}/picture.png?lang=en")
        assert (own.content, len(drawn)) == (first, 1)
        assert f"/t/{table}/" not in told((await ann.http.get(f"/t/{table}")).text)["image"]
        assert set(seen_by) == {None}
        async with ann.page(table, seat=0) as page:
            moves = page.state["ask"]["moves"]
            assert (await page.play(moves[0]["id"]))["t"] == "done"
            await catch_up(page)
        assert await fetched(crawler, about["image"]) != first
        assert (await crawler.http.get(f"/t/{table}/picture.png")).status_code == 404
        wrong = f"/t/{table}/picture.png?k={table}.{'a' * 20}"
        assert (await crawler.http.get(wrong)).status_code == 404


async def test_without_an_address_of_its_own_a_site_names_no_picture(url: str) -> None:
    async with site(url, replace(QUICK, hosts=("*",))) as there, there.person() as crawler:
        about = told((await crawler.http.get("/new/dream_city")).text)
        assert about["title"]
        assert "image" not in about


@pytest.mark.parametrize("key", list_games())
async def test_every_game_has_a_picture_for_links(url: str, key: str) -> None:
    async with site(url) as there, there.person() as crawler:
        answer = await crawler.http.get(f"/picture/{key}.png")
        assert size(answer.content) == (1200, 630)
        assert (await crawler.http.get("/picture/nothing.png")).status_code == 404


async def test_a_picture_that_failed_is_tried_again_and_old_ones_make_way() -> None:
    asked: list[str] = []

    class Pool:
        async def draw_card(self, svg: str) -> bytes:
            asked.append(svg)
            if len(asked) == 1:
                raise TimeoutError
            return svg.encode()

    pictures = LinkPictures(Pool())  # type: ignore[arg-type]
    with pytest.raises(TimeoutError):
        await pictures.picture("a", lambda: "a")
    assert await pictures.picture("a", lambda: "a") == b"a"
    for number in range(MOST_KEPT):
        await pictures.picture(number, lambda: "b")
    assert await pictures.picture("a", lambda: "again") == b"again"
    assert asked.count("a") == 2
