"""What can be read and hit: every game, number of players and size of the screen, from the first question to the last.

The everyday sample is thin; `-m soak` measures the whole matrix. One game alone: see `measuring`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from igroteka.core import game, list_games

from .measuring import SCREENS, Position, Screen, open_page, positions, violations

GAMES = list_games()
EVERYDAY = [screen for screen in SCREENS if screen.width in (390, 1440)]
#: So many positions of a game in the whole matrix.
DOZEN = 12


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Iterator[dict[Screen, Page]]:
    """A page of every size, each opened when it is wanted first."""

    class Pages(dict[Screen, Page]):
        def __missing__(self, screen: Screen) -> Page:
            self[screen] = open_page(browser, screen)
            return self[screen]

    opened = Pages()
    yield opened
    for page in opened.values():
        page.context.close()


def listed(wrong: list[str]) -> str:
    """The violations one below the other."""
    return f"{len(wrong)} violations:\n" + "\n".join(wrong[:100])


@pytest.mark.parametrize("screen", EVERYDAY, ids=lambda screen: screen.name)
@pytest.mark.parametrize("key", GAMES)
def test_everything_can_be_read_and_hit(key: str, screen: Screen, pages: dict[Screen, Page]) -> None:
    wrong: list[str] = []
    for seats in {game(key).seats[0], game(key).seats[-1]}:
        for one in positions(key, seats, 3):
            wrong += violations(pages[screen], one, screen)
    assert not wrong, listed(wrong)


@pytest.mark.soak
@pytest.mark.parametrize("key", GAMES)
def test_the_whole_matrix_can_be_read_and_hit(key: str, pages: dict[Screen, Page]) -> None:
    """Every number of players, a dozen positions of a game that gets somewhere, every size, every language."""
    wrong: list[str] = []
    for seats in game(key).seats:
        looked: list[Position] = list(positions(key, seats, DOZEN, judged=True))
        for screen in SCREENS:
            for i, one in enumerate(looked):
                wrong += violations(pages[screen], one, screen, ("en", "ru", "uk")[i % 3])
    assert not wrong, listed(wrong)


# ---------------------------------------------------------------- the layout itself

ARRANGE = """async ([items, width, height]) => {
    const { arrange } = await import('/static/arrange.js');
    return arrange(items, width, height);
}"""


def item(w: float, h: float, **more: Any) -> dict[str, Any]:
    """A part with a head."""
    return {"w": w, "h": h, "head": 24, **more}


#: A map, an own board, three opponents, and a hint.
TABLE = [
    item(600, 500, wide=True),
    item(600, 700),
    *[item(600, 350, folds=True) for _ in range(3)],
    item(600, 500, folds=True),
]


@pytest.mark.parametrize(
    ("width", "height", "columns"),
    [
        (378, 844, 1),
        (808, 1180, 2),
        (728, 700, 2),
        (690, 700, 1),
        (1045, 780, 2),
        (2130, 1340, 4),
        (300, 600, 1),
    ],
)
def test_columns_follow_the_room(width: int, height: int, columns: int, pages: dict[Screen, Page]) -> None:
    layout = pages[SCREENS[3]].evaluate(ARRANGE, [TABLE, width, height])
    assert layout["columns"] == columns
    boxes = []
    for one, place in zip(TABLE, layout["places"], strict=True):
        high = one["head"] + (place["w"] * one["h"] / one["w"] if place["open"] else 0)
        boxes.append((place["x"], place["y"], place["x"] + place["w"], place["y"] + high))
    for i, (left, top, right, low) in enumerate(boxes):
        assert left >= 0
        assert right <= width + 1
        assert low <= layout["height"] + 1
        for a, b, c, d in boxes[i + 1 :]:
            assert right <= a or c <= left or low <= b + 1 or d <= top + 1


def test_with_two_columns_the_wide_part_takes_most_of_the_width(pages: dict[Screen, Page]) -> None:
    """The own board stands beside the map, and what there is room for below it; the rest follows in equal columns."""
    table = [item(600, 500, wide=True), item(600, 500), item(600, 500), item(600, 100)]
    garden, board, shop, rounds = pages[SCREENS[3]].evaluate(ARRANGE, [table, 1038, 700])["places"]
    assert (garden["x"], garden["y"], garden["w"]) == (0, 0, 630)
    assert (board["x"], board["y"], board["w"]) == (638, 0, 400)
    assert (rounds["x"], rounds["w"]) == (638, 400)
    assert rounds["y"] < garden["w"] * 500 / 600
    assert shop["w"] == 515
    narrow = pages[SCREENS[3]].evaluate(ARRANGE, [table, 820, 700])["places"]
    assert [place["w"] for place in narrow[:2]] == [406, 406]


def test_parts_fold_only_where_there_is_no_room(pages: dict[Screen, Page]) -> None:
    page = pages[SCREENS[3]]
    phone = page.evaluate(ARRANGE, [TABLE, 378, 844])
    assert [place["open"] for place in phone["places"]] == [True, True, False, False, False, False]
    wall = page.evaluate(ARRANGE, [TABLE, 2130, 1340])
    assert all(place["open"] for place in wall["places"])
    # Whoever opens or folds something gets it.
    wished = [*TABLE[:2], {**TABLE[2], "open": True}, *TABLE[3:]]
    assert page.evaluate(ARRANGE, [wished, 378, 844])["places"][2]["open"]
    wished[2] = {**TABLE[2], "open": False}
    assert not page.evaluate(ARRANGE, [wished, 2130, 1340])["places"][2]["open"]


def test_the_page_measures_what_is_wrong(pages: dict[Screen, Page]) -> None:
    """The measure itself: too small, cut, overlapping and misplaced things are found."""
    screen = SCREENS[3]
    page = pages[screen]
    one = next(positions("dream_city", 2, 1))
    assert not violations(page, one, screen)
    spoilt = """() => {
        const svg = document.querySelector('[data-part=market] > svg > g:last-child');
        const words = (text, x, y, size) => {
            const node = document.createElementNS('http://www.w3.org/2000/svg', 'text');
            for (const [name, value] of Object.entries({ x, y, 'font-size': size })) node.setAttribute(name, value);
            node.textContent = text;
            svg.append(node);
        };
        words('tiny', 300, 20, 5);
        words('cut…', 300, 50, 30);
        words('over', 310, 52, 30);
        words('beyond', 590, 90, 30);
        document.querySelector("[data-el='market:seed'] > .hit").setAttribute('width', 5);
        document.getElementById('sheet').style.width = '2000px';
    }"""
    from .measuring import MEASURE

    page.evaluate(spoilt)
    found = {what for _, what, _ in page.evaluate(MEASURE, {"least": 10, "target": 24, "questions": []})}
    page.evaluate("() => { document.getElementById('sheet').style.width = ''; }")
    assert {"small text", "cut text", "texts overlap", "text beyond the part", "small target"} <= found
    assert "the board scrolls sideways" in found
