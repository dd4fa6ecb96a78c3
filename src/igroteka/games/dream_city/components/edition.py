"""§DC-3.2.1, §DC-3.4.2 The rows of components that are not published, with our values, or those of the edition in play.

One process plays with one edition: the environment variable DREAM_CITY_EDITION names its file before the game is imported (the command line
does so for `--edition FILE`). The option `edition` of a match names it with its digest; where it is ours there is no such option.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import Components, Part, Place, Row, Table, list_of, number, one_of, refuse
from igroteka.core.text import phrase

from .boards import CELLS

#: Every building has as many tiles.
COPIES_OF_A_KIND: Final = 13
MOST_SPRINGS: Final = 10
TITLE: Final = {"en": "Our own values", "ru": "Наши значения", "uk": "Наші значення"}
ABOUT: Final = """What is printed on the components of Dream City and not published, with the values that we have chosen. If you own the
game, write down what your copy says. Leave out what you do not change: it stays ours.
Check the file with `igroteka edition dream_city --check FILE`, play with `--edition FILE`."""
OURS: Final[dict[str, list[Row]]] = {
    "side": [
        {"id": "A", "springs": ["r3c1", "r2c2", "r3c3", "r4c4", "r3c5"]},
        {"id": "B", "springs": ["r2c1", "r5c2", "r3c3", "r1c4", "r4c5"]},
    ],
    "shop": [
        {"id": "shop_park_home", "copies": 3},
        {"id": "shop_park_office", "copies": 2},
        {"id": "shop_park_metro", "copies": 2},
        {"id": "shop_home_office", "copies": 2},
        {"id": "shop_office_metro", "copies": 2},
        {"id": "shop_home_metro", "copies": 2},
    ],
}


def _check_springs(row: Row, where: Place) -> None:
    """No cell is named twice."""
    if len(set(row["springs"])) < len(row["springs"]):
        raise refuse(where + ".springs", row["springs"], phrase("every cell once"))


def _check_copies(rows: list[Row], where: Place) -> None:
    """All shops together are as many as the tiles of any other kind."""
    copies = [row["copies"] for row in rows]
    if sum(copies) != COPIES_OF_A_KIND:
        raise refuse(
            where + ".copies",
            copies,
            phrase("{n} shops in all, here {count}", n=COPIES_OF_A_KIND, count=sum(copies)),
        )


FORM: Final = {
    "side": Table(
        "side",
        "The two sides of a city board.",
        "id",
        {
            "springs": Part(
                list_of(one_of(*CELLS), 1, MOST_SPRINGS),
                "the spring cells, by row and column: r1c1 is top left",
            )
        },
        _check_springs,
    ),
    "shop": Table(
        "shop",
        f"Shops by the two kinds on their roof; {COPIES_OF_A_KIND} in all.",
        "id",
        {"copies": Part(number(1, COPIES_OF_A_KIND), "how many tiles there are")},
        check_whole=_check_copies,
    ),
}
COMPONENTS: Final = Components("dream_city", "DREAM_CITY_EDITION", TITLE, ABOUT, FORM, OURS)
EDITION: Final = COMPONENTS.in_play()
#: The spring cells of each side, in the order of SIDES.
SPRINGS: Final = tuple([tuple(row["springs"]) for row in EDITION.rows(FORM["side"], OURS["side"])])
#: How many tiles there are of each shop.
SHOP_COPIES: Final[dict[str, int]] = {
    row["id"]: row["copies"] for row in EDITION.rows(FORM["shop"], OURS["shop"])
}
