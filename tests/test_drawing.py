"""The SVG toolkit."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from igroteka.drawing.drawing import Drawing, Part, require_drawing
from igroteka.drawing.svg import (
    Box,
    common_rules,
    escape_text,
    fit,
    measure,
    place_by_attributes,
    scoped_css,
    symbols,
    text,
    use,
    wrap_lines,
)

SVG = "{http://www.w3.org/2000/svg}"


def blank(**more: str | frozenset[str]) -> tuple[Drawing, Part]:
    """A drawing with one part."""
    d = Drawing("toy", ("ground", "pieces"), title="A toy", **more)  # type: ignore[arg-type]
    return d, d.part("table", "Table", 600, 300)


def test_layers_keep_their_order_whatever_comes_first() -> None:
    d, part = blank()
    part.add("pieces", "pawn", "<path d='M0 0'/>")
    part.add("ground", "board", "<path d='M1 1'/>")
    root = ElementTree.fromstring(d.svg())
    assert [g.get("data-layer") for g in root.findall(f"{SVG}g/{SVG}g")] == ["ground", "pieces"]
    assert [g.get("id") for g in root.findall(f"{SVG}g/{SVG}g/{SVG}g")] == ["toy-board", "toy-pawn"]
    assert d.svg().index("toy-board") < d.svg().index("toy-pawn")


def test_a_page_needs_parts() -> None:
    class Painting:
        def __init__(self) -> None:
            self.layers: dict[str, dict[str, str]] = {}

        def svg(self, role: str = "img") -> str:
            return "<svg/>"

    with pytest.raises(TypeError, match="found Painting; allowed: a Drawing of parts"):
        require_drawing(Painting())
    d, _ = blank()
    assert require_drawing(d) is d


def test_only_what_changed_differs() -> None:
    def table(pawn: int) -> Drawing:
        d, part = blank()
        part.add("ground", "board", "<rect/>")
        part.add("pieces", "pawn", "<circle/>", x=pawn)
        return d

    old, new = table(1), table(2)
    assert old.layers["ground"] == new.layers["ground"]
    assert old.layers["pieces"].keys() == new.layers["pieces"].keys()
    assert old.layers["pieces"]["toy-pawn"].replace("1px", "2px", 1) == new.layers["pieces"]["toy-pawn"]


def test_wrong_layers_and_names_are_refused() -> None:
    _, part = blank()
    with pytest.raises(ValueError, match="found 'sky'; allowed: ground, pieces"):
        part.add("sky", "sun", "")
    part.add("ground", "board", "")
    with pytest.raises(ValueError, match="already has a fragment 'toy-board'"):
        part.add("pieces", "board", "")


def test_an_element_has_a_name_a_title_and_a_place() -> None:
    d, part = blank(marked=frozenset({"hex:E5"}))
    part.element("pieces", "hex:E5", "<circle/>", Box(10, 20.5, 40, 30), "Hex E5")
    part.element("pieces", "hex:E6", "<circle/>", Box(60, 20, 40, 30), "Hex E6")
    root = ElementTree.fromstring(d.svg())
    one, two = root.findall(f".//{SVG}g[@data-el]")
    assert (one.get("id"), one.get("data-el")) == ("toy-hex-E5", "hex:E5")
    assert one.get("style") == "transform:translate(10px,20.5px)"
    assert (one.get("class"), one.get("role")) == ("el marked", "button")
    assert (two.get("class"), two.get("role")) == ("el", "img")
    assert one.findtext(f"{SVG}title") == "Hex E5"
    assert one[-1].get("class") == "hit"


def test_one_element_may_be_drawn_twice() -> None:
    d, part = blank()
    for nth in range(2):
        part.element("pieces", "hand:park", "", Box(0, 0, 1, 1), "park", nth=nth)
    assert list(d.layers["pieces"]) == ["toy-hand-park", "toy-hand-park-1"]


def test_titles_decide_whether_clicks_go_through() -> None:
    d, part = blank()
    part.add("pieces", "silent", "")
    part.add("pieces", "spoken", "", title="7 points")
    assert 'class="piece"' in d.layers["pieces"]["toy-silent"]
    assert "<title>7 points</title>" in d.layers["pieces"]["toy-spoken"]
    assert "piece" not in d.layers["pieces"]["toy-spoken"].split(">")[0]


def test_the_picture_names_itself() -> None:
    d, _ = blank(about="Ann: 7 points.")
    root = ElementTree.fromstring(d.svg())
    assert root.get("role") == "img"
    assert root.get("viewBox") == "0 0 616 316"  # the part and a gap around it
    spoken = {node.get("id"): node.text for node in root}
    assert [spoken[i] for i in str(root.get("aria-labelledby")).split()] == ["A toy", "Ann: 7 points."]
    assert ElementTree.fromstring(d.svg(role="group")).get("role") == "group"


@given(st.text())
def test_any_words_make_sound_xml(words: str) -> None:
    d = Drawing("toy", ("all",), title=words, about=words)
    d.part("table", words, 10, 10).element(
        "all", "a:b", text(0, 0, words, 12, width=50), Box(0, 0, 1, 1), words
    )
    root = ElementTree.fromstring(d.svg().encode("utf-8"))
    assert (root.findtext(f"{SVG}title") or "").replace("\n", "\r") == _kept(words)


def _kept(words: str) -> str:
    """The words without what XML forbids; a reader makes every line end the same."""
    return (
        re.sub("[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]", "", words)
        .replace("\r\n", "\r")
        .replace("\n", "\r")
    )


def test_plain_escapes_quotes_and_drops_what_xml_forbids() -> None:
    assert escape_text("Ann & <Bo> \"x\" 'y'\x00\x1b") == "Ann &amp; &lt;Bo&gt; &quot;x&quot; &#x27;y&#x27;"
    assert escape_text("Анна") == "Анна"


@given(st.text(st.characters(min_codepoint=32, max_codepoint=1200)), st.integers(20, 300), st.integers(8, 40))
def test_text_fits_its_width(words: str, width: int, size: int) -> None:
    fitted, smaller = fit(words, width, size)
    assert smaller <= size
    assert smaller >= round(size * 0.72, 1) - 0.05
    assert measure(fitted, smaller) <= width * 1.01 or fitted == "…"
    assert fitted == words or fitted.endswith("…")


def test_text_that_fits_stays_as_it_is() -> None:
    assert fit("Ann", 100, 16) == ("Ann", 16)
    assert fit("Anastasia", 100, 16)[0] == "Anastasia"
    assert fit("Anastasia", 40, 16)[0] == "Ana…"


@given(
    st.lists(st.text("abcdefgh", min_size=1, max_size=12), max_size=20),
    st.integers(30, 200),
    st.integers(1, 5),
)
def test_wrapping_loses_no_word(words: list[str], width: int, most: int) -> None:
    lines = wrap_lines(" ".join(words), width, 10, most)
    assert " ".join(lines).split() == words
    assert len(lines) <= most
    for line in lines[: most - 1]:
        assert " " not in line or measure(line, 10) <= width


def test_styles_do_not_leak_out_of_the_drawing() -> None:
    style = scoped_css("toy", {"text,.a": "fill:red", ".b>.c": "fill:blue", **common_rules("#000", "#fff")})
    selectors = [one for rule in re.findall(r"([^{}]+)\{", style) for one in rule.split(",")]
    assert len(selectors) >= 8
    assert all(one.startswith(".toy ") for one in selectors)


def test_symbols_are_found_by_use() -> None:
    defs = symbols("toy", {"star": ("0 0 24 24", "<path d='M0 0'/>")})
    d, part = blank(defs=defs)
    part.add("pieces", "star", use("toy_star", 1, 2, 10))
    root = ElementTree.fromstring(d.svg())
    (used,) = root.findall(f".//{SVG}use")
    assert root.find(f".//{SVG}symbol[@id='{str(used.get('href'))[1:]}']") is not None
    assert (used.get("width"), used.get("height")) == ("10", "10")


def test_a_still_picture_places_by_attribute() -> None:
    d, part = blank()
    part.add("pieces", "pawn", "<circle/>", x=-3.5, y=12)
    assert 'transform="translate(-3.5 12)"' in place_by_attributes(d.svg())
    assert "transform:" not in place_by_attributes(d.svg())


def test_the_picture_of_all_parts_holds_each_once_and_apart() -> None:
    d = Drawing("toy", ("ground", "pieces"), title="A toy")
    for i, size in enumerate([(600, 300), (300, 450), (600, 900), (600, 120)]):
        d.part(f"part-{i}", "", *size).element("pieces", f"place:{i}", "", Box(0, 0, *size), "place")
    root = ElementTree.fromstring(d.svg())
    groups = root.findall(f"{SVG}g")
    assert [g.find(f".//{SVG}g[@data-el]").get("data-el") for g in groups] == [  # type: ignore[union-attr]
        f"place:{i}" for i in range(4)
    ]
    boxes = []
    for g, part in zip(groups, d.parts.values(), strict=True):
        numbers = re.findall(r"-?[\d.]+", g.get("transform", ""))
        x, y, scale = map(float, numbers)
        assert scale * part.width == 600
        boxes.append((x, y, x + 600, y + part.height * scale))
    for i, (left, top, right, low) in enumerate(boxes):
        assert 0 <= left < right <= d.width
        assert 0 <= top < low <= d.height
        assert all(right <= a or c <= left or low <= b or e <= top for a, b, c, e in boxes[i + 1 :])
    assert root.get("viewBox") == f"0 0 {d.width:g} {d.height:g}"
    assert d.layers["pieces"].keys() == {f"toy-place-{i}" for i in range(4)}
