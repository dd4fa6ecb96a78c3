"""The chance of a game is mixed by the pages of all its people, and each page checks it in the end."""

from __future__ import annotations

import hashlib

from playwright.sync_api import Page, expect

from .conftest import Visit
from .player import let_a_bot_finish, lies_apart
from .seating import begin
from .server import Server


def table_of(page: Page) -> str:
    """The id in the address of a table."""
    return page.url.rpartition("/")[2]


def test_two_pages_shuffle_together(visit: Visit, server: Server) -> None:
    ann = visit("/new/dream_city")
    ann.locator("#seat-1").select_option("open")
    ann.get_by_role("button", name="Start").click()
    ann.wait_for_url("**/t/*")
    seal = ann.locator(".fair code.long").text_content()
    assert seal
    link = ann.locator("#invite").input_value()
    lies_apart(ann)
    ben = visit(link)
    lies_apart(ben)
    assert ben.locator(".fair code.long").text_content() == seal
    ben.get_by_role("button", name="Take").click()
    # Both pages come to the board by themselves: each has added its share, and nobody was left out.
    for page in (ann, ben):
        expect(page.locator("#sheet svg").first).to_be_visible()
        expect(page.locator("#prompt")).not_to_be_empty()
    row = server.rows(table_of(ann))[0]
    share = "07" * 16
    assert row.startswith(f"B {seal} salt ")
    assert row.endswith(f" share 0 {share} share 1 {share}")
    ann.locator("#tab-log").click()
    expect(ann.locator("#panel-log .fair summary")).to_contain_text(seal[:12])


def test_a_page_checks_the_shuffle_in_the_end(visit: Visit, server: Server) -> None:
    page = visit("/new/dream_city")
    begin(page)
    row = server.rows(table_of(page))[0]
    assert row.endswith(f" share 0 {'07' * 16}")
    table = table_of(page)
    let_a_bot_finish(page)
    page.goto(f"/t/{table}/end")
    expect(page.locator("#fair-own [data-found=good]")).to_be_visible()
    expect(page.locator(".verdict.good")).to_be_visible()
    # A browser that was shown another seal says so, and one that has seen nothing does not claim to know.
    page.evaluate(
        "table => { const kept = JSON.parse(localStorage[`fair:${table}`]);"
        " localStorage[`fair:${table}`] = JSON.stringify({ ...kept, commitment: 'f'.repeat(64) }); }",
        table,
    )
    page.reload()
    expect(page.locator("#fair-own [data-found=bad]")).to_be_visible()
    page.evaluate("table => localStorage.removeItem(`fair:${table}`)", table)
    page.reload()
    expect(page.locator("#fair-own [data-found=unknown]")).to_be_visible()


def test_the_page_has_its_own_hash(visit: Visit) -> None:
    page = visit("/replay")
    texts = ["", "abc", "їжак 🎲", *["x" * n for n in (1, 54, 55, 56, 57, 63, 64, 65, 119, 120, 1_000)]]
    found = page.evaluate(
        "async texts => { const { sha256 } = await import('/static/sha256.js'); return texts.map(sha256); }",
        texts,
    )
    assert found == [hashlib.sha256(text.encode()).hexdigest() for text in texts]
