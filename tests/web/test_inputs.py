"""What comes from outside is turned into typed values before it is used, and every refusal has a reason of its own."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from igroteka.core import Text
from igroteka.core.languages import LANGUAGES
from igroteka.texts import speaker
from igroteka.web.errors import NoSuch, Refused
from igroteka.web.pages import forms, queries
from igroteka.web.pages.routing import read_address
from igroteka.web.refusals import REFUSALS
from igroteka.web.security import inputs
from igroteka.web.security.guests import clean_name
from igroteka.web.security.inputs import Flag, Kind, Link, LinkTo, Number, SeatNumber, read

WEB = Path(inputs.__file__).parents[1]
#: Who may see a request as it came, and why.
RAW_READERS = {
    "api/caller.py": "the JSON API, whose values FastAPI reads",
    "app.py": "keys of the operator, and answers to requests that went wrong",
    "live/connection.py": "where a socket comes from",
    "pages/forms.py": "forms",
    "pages/routing.py": "addresses",
    "pages/visit.py": "what a visitor's browser takes and holds",
    "security/middleware.py": "what is checked before every request",
    "security/guests.py": "cookies, and headers that tell of a browser",
}
RAW = {"query_params", "path_params", "cookies", "headers", "form", "body", "stream", "json", "url"}
REQUESTS = {"request", "_request", "socket", "connection", "websocket"}


def raw_reads(tree: ast.AST) -> Iterator[str]:
    """Where something of a request is looked at that nobody has read yet."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr in RAW:
            owner = node.value
            name = owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")
            if name in REQUESTS:
                yield f"{name}.{node.attr}"


def test_no_handler_sees_a_raw_value() -> None:
    sources = {path.relative_to(WEB).as_posix(): path.read_text("utf-8") for path in WEB.rglob("*.py")}
    readers = {name for name, source in sources.items() if list(raw_reads(ast.parse(source)))}
    assert readers <= set(RAW_READERS), f"raw values are read in {sorted(readers - set(RAW_READERS))}"
    assert {
        "pages/routing.py",
        "security/guests.py",
        "pages/visit.py",
    } <= readers  # the search finds what there is


def codes() -> Iterator[str]:
    """The codes of all refusals in the sources, as often as they stand there."""
    for path in WEB.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refused" and node.args:
                code = node.args[0]
                if isinstance(code, ast.Constant):
                    yield str(code.value)
                else:
                    assert path.name == "rate_limiter.py", path  # one code for each thing that is counted


def test_every_code_stands_for_one_reason() -> None:
    counts = Counter(codes())
    assert {code: times for code, times in counts.items() if times > 1} == {}
    counted = {code for code in REFUSALS if code.startswith("many-")}
    assert set(counts) | counted == set(REFUSALS)


@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_has_words(code: str) -> None:
    words: dict[str, Any] = {"name": "x", "found": "y", "allowed": "z", "most": 3, "seconds": 3, "move": "m"}
    for lang in LANGUAGES:
        assert REFUSALS[code].text not in speaker(None, lang)(Text(REFUSALS[code].text, **words))
    assert REFUSALS[code].status in (403, 409, 422, 429, 503)


def kinds() -> Iterator[Kind]:
    """All kinds of values that addresses and forms take."""
    for module in (queries, forms):
        models = [one for one in vars(module).values() if getattr(one, "__module__", "") == module.__name__]
        for model in models:
            if (
                is_dataclass(model)
                and isinstance(model, type)
                and model not in (forms.NewTableForm, forms.TableSetUp)
            ):  # they are made of what was read
                yield from [value.kind for value in inputs.values_of(model)]


@pytest.mark.parametrize("name", sorted({kind.name for kind in kinds() if kind.name}))
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_kind_says_what_is_allowed(name: str, lang: str) -> None:
    said = speaker(None, lang)(Text(f"websay-allowed-{name}"))
    assert said
    assert "websay" not in said


# ---------------------------------------------------------------- reading


@dataclass(frozen=True)
class Sample:
    number: Number = 7
    seat: SeatNumber = None
    flag: Flag = False
    first: Number = field(default=0, metadata={"name": "from"})


def test_a_model_is_read_as_it_is_written() -> None:
    sent = [("number", "12"), ("seat", "3"), ("flag", "on"), ("from", "4"), ("more", "x"), ("more", "y")]
    assert read(Sample, sent) == Sample(12, 3, True, 4)
    assert read(Sample, []) == Sample()
    assert read(Sample, [("seat", ""), ("flag", "0")]) == Sample()
    assert read(Sample, [("seat", "null")]).seat is None


@pytest.mark.parametrize(
    "written", ["01", "+1", " 1", "1 ", "-1", "1.0", "1e0", "１", "٣", "0x1", "1_0", "1\n", "1000000000", "x"]
)
def test_a_number_has_one_way_to_be_written(written: str) -> None:
    for name in ("number", "seat", "from"):
        with pytest.raises(Refused) as refused:
            read(Sample, [(name, written)])
        assert refused.value.code == "input"
        assert refused.value.detail.startswith(f"{name}: found ")
        assert "allowed: " in refused.value.detail


def test_an_empty_number_is_none() -> None:
    with pytest.raises(Refused, match="number: found ''"):
        read(Sample, [("number", "")])


def test_names_can_be_seen_and_keep_to_their_line() -> None:
    for written, kept in {
        "  Ї\u200bжа\u0308к  II ": "Їжӓк II",
        "a|b\n\u202ec\x00": "ab c",
        "\u3164": "",
        "\u2800 \u115f": "",
        "\u0301\u0301": "",
        "Z" + "\u0335" * 30 + "oe": "Z" + "\u0335" * 4 + "oe",
        "\u0e19\u0e35\u0e48": "\u0e19\u0e35\u0e48",
        "x" * 50: "x" * 40,
    }.items():
        assert clean_name(written) == kept, ascii(written)
    assert clean_name(None) == ""


def test_nothing_comes_twice() -> None:
    with pytest.raises(Refused, match=r"seat: .*once"):
        read(Sample, [("seat", "0"), ("seat", "0")])


def test_the_reader_is_told_in_his_language_what_is_allowed() -> None:
    with pytest.raises(Refused) as refused:
        read(Sample, [("number", "x" * 500)])
    said = {lang: speaker(None, lang)(refused.value.text) for lang in LANGUAGES}
    assert "a whole number in plain digits" in said["en"]
    assert "целое число" in said["ru"]
    assert "ціле число" in said["uk"]
    assert all("x" * 20 in one and "x" * 21 not in one for one in said.values())


@dataclass(frozen=True)
class Addressed:
    link: LinkTo


@pytest.mark.parametrize(
    "written", ["", ".", "x", "x.", ".secretsecret", "id.short", "id.secretsecret.more", "i d.secretsecret",
                "id.secretsecret\n", "id.секретсекрет", "../id.secretsecret", "i" * 65 + ".secretsecret"],
)  # fmt: skip
def test_an_address_that_is_no_link_leads_nowhere(written: str) -> None:
    with pytest.raises(NoSuch):
        read(Addressed, [("link", written)])


def test_a_link_is_a_table_and_a_secret() -> None:
    link = read(Addressed, [("link", "abc_-9.23456789abcdefghjkmn")]).link
    assert link == Link("abc_-9", "23456789abcdefghjkmn")
    assert str(link) == "abc_-9.23456789abcdefghjkmn"


def test_the_path_counts_before_the_query() -> None:
    scope = {
        "type": "http",
        "headers": [],
        "query_string": b"table=other&k=",
        "path_params": {"table": "own"},
    }
    assert read_address(HTTPConnection(scope), queries.TableQuery) == queries.TableQuery("own")


@pytest.mark.parametrize(
    "written", ["greedy", "bot:", "bot", "bot:bot:greedy", ":greedy", "me:greedy", "guest", ""]
)
def test_a_bot_is_named_as_one(written: str) -> None:
    assert forms.read_kind(1, "bot:greedy") == "bot:greedy"
    with pytest.raises(Refused, match="seat-1: found"):
        forms.read_kind(1, written)
