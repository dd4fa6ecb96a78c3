"""The JSON API against its own description: whatever fits it, or nearly fits, gets an answer that the description knows."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any, Final
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from .support import Site, site

METHODS: Final = ("get", "post", "put", "delete", "patch")
WORDS: Final = st.one_of(
    st.text(max_size=12),
    st.sampled_from(["", "0", "-1", "null", "../..", "%00", "'; --", "{", "ї", "\u202e", "x" * 300]),
)
SLOW: Final = {"timeout": 0.0}
"""Waiting on purpose is tested elsewhere."""


class Fuzzed:
    """A server in a loop of its own, a table with a key, and the description of everything."""

    def __init__(self, loop: asyncio.Runner, there: Site, keys: dict[str, Any]) -> None:
        self.loop = loop
        self.there = there
        self.table = keys["table"]
        self.keys = ["", keys["seats"][0]["token"], keys["host_token"], keys["watch_token"], "nobody.nothing"]
        self.client = httpx.AsyncClient(
            base_url=f"{there.base}/api", timeout=None, trust_env=False, verify=False
        )
        self.about = self.run(self.client.get("/openapi.json")).json()

    def run(self, work: Any) -> Any:
        """Wait for something."""
        return self.loop.run(work)

    def calls(self) -> list[tuple[str, str, dict[str, Any]]]:
        """All calls of the description."""
        return [
            (path, method, call)
            for path, calls in self.about["paths"].items()
            for method, call in calls.items()
            if method in METHODS
        ]

    def schema(self, described: dict[str, Any]) -> dict[str, Any]:
        """A schema without references."""
        while "$ref" in described:
            described = self.about["components"]["schemas"][described["$ref"].rpartition("/")[2]]
        return described


@pytest.fixture(scope="module")
def fuzzed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fuzzed]:
    """One server for all examples."""
    url = f"sqlite:///{tmp_path_factory.mktemp('fuzz') / 'web.db'}"
    with ExitStack() as stack:
        loop = stack.enter_context(asyncio.Runner())
        place = site(url, luck="1")
        there = loop.run(place.__aenter__())
        stack.callback(lambda: loop.run(place.__aexit__(None, None, None)))

        async def make() -> dict[str, Any]:
            async with httpx.AsyncClient(
                base_url=there.base, trust_env=False, verify=False, timeout=None
            ) as http:
                body = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}]}
                answer = await http.post("/api/tables", json=body)
                keys: dict[str, Any] = answer.json()
                invitation = keys["seats"][1]["invitation"]
                taken = await http.post("/api/join", json={"invitation": invitation, "name": "Ben"})
                assert taken.status_code == 200, taken.text
                return keys

        one = Fuzzed(loop, there, loop.run(make()))
        stack.callback(lambda: loop.run(one.client.aclose()))
        yield one


def fitting(fuzzed: Fuzzed, schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a schema allows."""
    schema = fuzzed.schema(schema)
    if "anyOf" in schema:
        return st.one_of([fitting(fuzzed, one) for one in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    match schema.get("type"):
        case "null":
            return st.none()
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", -5), schema.get("maximum", 100))
        case "number":
            return st.floats(schema.get("minimum", 0), schema.get("maximum", 1), allow_nan=False)
        case "string":
            text = st.text(min_size=schema.get("minLength", 0), max_size=schema.get("maxLength", 20))
            return st.one_of(
                text, st.sampled_from(["dream_city", "done", "build park r1c1", "flower", "keep"])
            )
        case "array":
            least, most = schema.get("minItems", 0), min(schema.get("maxItems", 4), 4)
            return st.lists(fitting(fuzzed, schema.get("items", {})), min_size=least, max_size=most)
        case "object":
            known = schema.get("properties", {})
            needed = set(schema.get("required", []))
            if not known:
                extra = schema.get("additionalProperties")
                inner = fitting(fuzzed, extra) if isinstance(extra, dict) else WORDS
                return st.dictionaries(WORDS, inner, max_size=3)
            return st.fixed_dictionaries(
                {key: fitting(fuzzed, one) for key, one in known.items() if key in needed},
                optional={key: fitting(fuzzed, one) for key, one in known.items() if key not in needed},
            )
    return WORDS


ODD: Final = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | WORDS,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(WORDS, inner, max_size=3),
    max_leaves=6,
)


def fits(fuzzed: Fuzzed, schema: dict[str, Any], value: Any, where: str = "answer") -> None:
    """Fail if a value is not what a schema allows."""
    schema = fuzzed.schema(schema)
    if "anyOf" in schema:
        assert any(_fits(fuzzed, one, value) for one in schema["anyOf"]), (where, value)
        return
    kinds: dict[str, type | tuple[type, ...]] = {
        "object": dict,
        "array": list,
        "string": str,
        "integer": int,
        "number": (int, float),
        "boolean": bool,
        "null": type(None),
    }
    kind = schema.get("type")
    if kind is not None:
        assert isinstance(value, kinds[kind]), (where, value)
    if kind == "object":
        assert set(schema.get("required", [])) <= set(value), where
        for key, one in schema.get("properties", {}).items():
            if key in value:
                fits(fuzzed, one, value[key], f"{where}.{key}")
    if kind == "array":
        for i, one in enumerate(value):
            fits(fuzzed, schema.get("items", {}), one, f"{where}.{i}")


def _fits(fuzzed: Fuzzed, schema: dict[str, Any], value: Any) -> bool:
    try:
        fits(fuzzed, schema, value)
    except AssertionError:
        return False
    return True


@settings(max_examples=150, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_every_call_answers_as_it_is_described(fuzzed: Fuzzed, data: st.DataObject) -> None:
    path, method, call = data.draw(st.sampled_from(fuzzed.calls()))
    key = data.draw(st.sampled_from(fuzzed.keys))
    strange = data.draw(st.integers(0, 3)) == 0
    query: dict[str, Any] = {}
    for one in call.get("parameters", []):
        name, schema = one["name"], one.get("schema", {})
        if one["in"] == "path":
            good = fuzzed.table if name == "table" else "dream_city"
            value = data.draw(WORDS.filter(bool)) if strange else good
            path = path.replace(f"{{{name}}}", quote(value, safe=""))
        elif one["in"] == "query" and (one.get("required") or data.draw(st.booleans())):
            query[name] = SLOW.get(name, data.draw(WORDS if strange else fitting(fuzzed, schema)))
    if path.endswith("/wait"):
        query["timeout"] = 0.0
    body: Any = None
    if "requestBody" in call:
        schema = call["requestBody"]["content"]["application/json"]["schema"]
        body = data.draw(ODD if strange else fitting(fuzzed, schema))
    headers = {"authorization": f"Bearer {key}"} if key else {}
    query = {name: value for name, value in query.items() if value is not None}
    request = fuzzed.client.build_request(method, path, params=query, json=body, headers=headers)
    answer = fuzzed.run(fuzzed.client.send(request))
    assert answer.status_code < 500, (method, path, query, body, answer.text)
    known = call["responses"].get(str(answer.status_code)) or call["responses"].get("default")
    if answer.status_code not in (404, 405):
        assert known is not None, (method, path, answer.status_code, answer.text)
    if "json" in answer.headers.get("content-type", ""):
        if answer.is_success:
            described = (known or {}).get("content", {}).get("application/json", {}).get("schema", {})
            fits(fuzzed, described, answer.json())
        else:
            error = answer.json()["error"]
            assert error["code"]
            assert error["message"]


def test_the_table_still_plays_after_all_that(fuzzed: Fuzzed) -> None:
    headers = {"authorization": f"Bearer {fuzzed.keys[1]}"}
    question = fuzzed.run(fuzzed.client.get(f"/tables/{fuzzed.table}/moves", headers=headers)).json()
    assert "moves" in question
    assert fuzzed.run(fuzzed.client.get("/games")).status_code == 200
