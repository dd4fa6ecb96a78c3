"""What is for operators and programmers: the metrics behind their key, and the description of the API."""

from __future__ import annotations

import re
from dataclasses import replace

from .support import QUICK, site


async def test_metrics_are_for_whoever_has_the_key(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        for key in ("", "Bearer", "Bearer x"):
            answer = await ann.http.get("/metrics", headers={"authorization": key})
            assert answer.status_code == 404
            assert "igroteka_" not in answer.text
    async with site(url, replace(QUICK, metrics_token="sésame")) as there, there.person("Ann") as ann:
        for wrong in ("", "sésame", "Bearer", "Bearer x", "Basic sésame", "Bearer sésame2"):
            answer = await ann.http.get("/metrics", headers={b"authorization": wrong.encode("latin-1")})
            assert answer.status_code == 401, wrong
            assert answer.headers["www-authenticate"] == "Bearer"
            assert "igroteka_" not in answer.text
        forwarded = {"x-forwarded-for": "127.0.0.1"}
        assert (await ann.http.get("/metrics", headers=forwarded)).status_code == 401
        right = {b"authorization": "Bearer sésame".encode("latin-1")}
        answer = await ann.http.get("/metrics", headers=right)
        assert answer.status_code == 200
        assert "igroteka_requests" in answer.text
    assert "sésame" not in repr(replace(QUICK, metrics_token="sésame"))


async def test_the_api_is_described_on_a_page_of_our_own(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        described = (await ann.http.get("/api/openapi.json")).json()
        page = await ann.http.get("/api/docs")
        assert page.status_code == 200
        assert page.headers["content-type"].startswith("text/html")
        assert 'href="/api/openapi.json"' in page.text
        plain = re.sub(r"<[^>]+>", "", page.text)
        for path, calls in described["paths"].items():
            for method, call in calls.items():
                assert f"{method.upper()} /api{path}" in plain
                assert f'id="{call["operationId"]}"' in page.text
                for one in call.get("parameters", []):
                    assert f"<code>{one['name']}</code>" in page.text
        for name, model in described["components"]["schemas"].items():
            assert f'id="{name}"' in page.text
            for key in model.get("properties", {}):
                assert f"<code>{key}</code>" in page.text
        # Every link inside the page leads somewhere, and nothing comes from elsewhere.
        ids = re.findall(r'id="([^"]+)"', page.text)
        assert len(ids) == len(set(ids))
        assert set(re.findall(r'href="#([^"]+)"', page.text)) <= set(ids)
        assert "http://" not in page.text
        assert "https://" not in page.text
        for lang, word in (("ru", "Параметры"), ("uk", "Параметри")):
            assert word in (await ann.http.get("/api/docs", params={"lang": lang})).text
