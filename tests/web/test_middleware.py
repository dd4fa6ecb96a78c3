"""What is checked before every request: the host that it names, its size, its origin, and the policy of every page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from .markup import csrf_of
from .support import QUICK, site


async def test_unknown_names_and_large_bodies_are_refused(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        foreign = await ann.http.get("/", headers={"host": "evil.example"})
        assert foreign.status_code == 421
        assert "IGROTEKA_HOSTS" in foreign.text
        large = await ann.http.post("/replay", content=b"x" * 2_000_000, headers={"origin": there.base})
        assert large.status_code == 413

        async def endless() -> Any:
            for _ in range(40):
                yield b"x" * 65_536

        streamed = await ann.http.post("/api/tables", content=endless())
        assert streamed.status_code in (400, 413)
        for path in (
            "/static/../app.py",
            "/static/%2e%2e/app.py",
            "/static/..%5capp.py",
            "/t/%00",
            "/t/a/b/c",
        ):
            answer = await ann.http.get(path)
            assert answer.status_code in (404, 400), path


async def test_the_server_answers_to_the_name_under_which_people_find_it(url: str) -> None:
    settings = replace(QUICK, public_address="https://play.example.org", hosts=("games.local",))
    async with site(url, settings) as there, there.person("Ann") as ann:
        named = ("play.example.org", "PLAY.example.org:8443", "games.local", "evil.example", "example.org")
        statuses = [(await ann.http.get("/offline", headers={"host": name})).status_code for name in named]
        assert statuses == [200, 200, 200, 421, 421]


async def test_every_page_has_a_strict_policy(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local")
        nonces = set()
        for path in ("/", "/new/dream_city", f"/t/{table}", "/rules/dream_city", "/replay", "/nothing"):
            page = await ann.http.get(path)
            policy = page.headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "script-src 'self'" in policy
            assert "unsafe" not in policy
            assert page.headers["x-content-type-options"] == "nosniff"
            assert page.headers["cache-control"] == "no-store"
            nonces.add(policy.split("nonce-")[1].split("'")[0])
            # Nothing in the page needs more than the policy allows.
            assert " style=" not in page.text
            for script in page.text.split("<script")[1:]:
                head, body = script.split(">", 1)
                assert "src=" in head or 'type="application/json"' in head, head
                assert "src=" not in head or body.startswith("</script>")
            assert not [
                tag for tag in page.text.split("<")[1:] if " on" in tag.split(">")[0] and "onclick" in tag
            ]
        assert len(nonces) == 6
        assert csrf_of((await ann.http.get("/")).text) != ""
        cookie = (await there.person().http.get("/")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie


async def test_forms_of_other_sites_and_people_are_refused(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann, there.person("Eve") as eve:
        data = {"seats": "2", "seat-0": "me", "seat-1": "bot:random"}
        path = "/new/dream_city"
        good = {"origin": there.base}
        no = [
            await ann.http.post(path, data=data, headers=good),
            await ann.http.post(path, data={**data, "csrf": "x"}, headers=good),
            await ann.http.post(path, data={**data, "csrf": eve.csrf}, headers=good),
            await ann.http.post(
                path, data={**data, "csrf": ann.csrf}, headers={"origin": "http://evil.example"}
            ),
            await ann.http.post(path, data={**data, "csrf": ann.csrf}, headers={"origin": "null"}),
            await ann.http.post(
                path, data={**data, "csrf": ann.csrf}, headers={"sec-fetch-site": "cross-site"}
            ),
        ]
        assert [answer.status_code for answer in no] == [403] * 6
        assert there.registry.tables == {}
        yes = await ann.http.post(path, data={**data, "csrf": ann.csrf}, headers=good)
        assert yes.status_code == 303
        # Nobody is sent to another site after a form.
        elsewhere = ("//evil.example/x", "http://evil.example/", "\\\\evil.example", "/\\evil.example", "/\t/evil.example",
                     "javascript:alert(1)", "///evil.example", "/\r\nset-cookie:x=y")  # fmt: skip
        for where in elsewhere:
            answer = await ann.post("/me", lang="ru", next=where)
            assert answer.status_code == 303
            target = answer.headers["location"]
            assert target.startswith("/")
            assert not target.startswith("//")
            assert "\\" not in target
