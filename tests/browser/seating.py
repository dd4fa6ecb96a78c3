"""Sitting down at a table: through its form, by a request like that of its form, or at a position.

What a page shows before the table is the business of few tests; the others come to it by one request.
"""

from __future__ import annotations

import hashlib
import json
import re

from playwright.sync_api import Page

from igroteka.core import State, game

from .player import settled

#: Where most tests come in: the lobby shows pictures of all games, and painting them takes longer than a short test.
DOOR = "/new/dream_city"
#: A form without these fields adds nothing to the chance: the deal is the one that a test knows, and nobody waits for shares.
LEAVE_CHANCE_ALONE = "document.querySelectorAll('[data-seal]').forEach((one) => one.remove())"


#: What a page adds to the chance here, and its seal.
SHARE = "07" * 16
SEAL = hashlib.sha256(SHARE.encode()).hexdigest()


def begin(page: Page) -> None:
    """From the lobby, or from the page of a new table, into a game against a bot."""
    if page.url.endswith(DOOR):
        page.get_by_role("button", name="Start the game").click()
    else:
        page.get_by_role("article", name="Dream City").get_by_role("button").click()
    page.wait_for_url("**/t/*")


def sit(page: Page, key: str = "dream_city", **fields: str) -> None:
    """Sit down at a new table, against bots that do not think: what the page of its form sends is sent without showing it."""
    page.goto(new_table(page, key, **fields))


def new_table(page: Page, key: str, **fields: str) -> str:
    """Make a table as its form does, with other values, such as a seed; its address."""
    form = page.request.get(f"/new/{key}").text()
    sent = {f"seat-{seat}": "bot:greedy" for seat in range(1, max(game(key).seats))}
    if "seed" not in fields:
        sent |= {"draft": hidden(form, "draft"), "seal": SEAL, "share": SHARE}
    sent |= {name.replace("__", "-"): value for name, value in fields.items()}
    return send(page, f"/new/{key}", form, sent)


def sit_together(
    host: Page, friend: Page, key: str = "dream_city", friends_name: str = "", **fields: str
) -> None:
    """Let two people sit down at a new table, the second under a name; no page adds to the chance, so nobody waits for shares."""
    table = new_table(host, key, **{"seed": "", "seat__1": "open", **fields})
    room = re.search(r'id="invite" value="([^"]+)"', host.request.get(table).text())
    assert room
    friend.goto(send(friend, room[1], friend.request.get(room[1]).text(), {"name": friends_name}))
    host.goto(table)
    for page in (host, friend):
        page.wait_for_function("() => document.getElementById('turn')?.textContent")


def send(page: Page, path: str, form: str, fields: dict[str, str]) -> str:
    """Send a form as the person of a page; where it leads."""
    sent: dict[str, str | float | bool] = {"csrf": hidden(form, "csrf"), **fields}
    answer = page.request.post(path, form=sent, max_redirects=0)
    assert answer.status == 303, answer.text()
    return answer.headers["location"]


def hidden(form: str, name: str) -> str:
    """The value of a hidden field."""
    found = re.search(rf'name="{name}" value="([^"]*)"', form)
    assert found, name
    return found[1]


def start(page: Page, **fields: str) -> None:
    """Send the form of a new table with other values, such as a seed: the same deal every time."""
    page.evaluate(
        """given => {
            const form = document.querySelector('main form');
            for (const [name, value] of Object.entries(given)) {
                form.querySelectorAll(`[name="${name}"]`).forEach((one) => one.removeAttribute('name'));
                const field = document.createElement('input');
                Object.assign(field, {type: 'hidden', name, value});
                form.append(field);
            }
        }""",
        {name.replace("__", "-"): value for name, value in fields.items()},
    )
    page.get_by_role("button", name="Start the game").click()
    page.wait_for_url("**/t/*")


def start_at(page: Page, key: str, s: State) -> None:
    """Begin a table at a position, on the first seat against a bot."""
    page.goto(f"/position/{key}")
    page.locator("#text").fill(json.dumps(s.to_data()))
    page.locator("button[value=look]").click()
    page.locator("button[value=start]").click()
    page.wait_for_url("**/t/*")
    settled(page)
