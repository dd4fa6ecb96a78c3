"""The gallery: all tiles, read off their effects as on the table."""

from __future__ import annotations

from typing import Final

from igroteka.core.cards import Exhibit, card_of_title
from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.svg import rect, text, use

from ..components.automa import CARD_NAMES, CARDS
from ..components.names import TERRAINS
from ..rules.tiles import BOOK_ROWS, POWER_ROWS, TABLES
from .automa import automa_card_text
from .draw.faces import FACES
from .draw.icons import ROOT, icon, terrain_disc

#: Families of tiles: the table, what the names of their pictures begin with, and the chapter with a rule for each of them.
FAMILIES: Final = (
    ("faction", "ability-", "AI-3.4."),
    ("palace", "", "AI-3.5."),
    ("innovation", "innov-", "AI-3.6."),
    ("competency", "comp-", "AI-3.7."),
    ("bonus", "bonus-", "AI-3.8."),
    ("round", "round-", "AI-3.9."),
)
#: The rules about planning boards begin with this number of their chapter.
BOARDS: Final = "AI-3.3."
FIRST_BOARD: Final = 6
DISC: Final = 48.0
CARD_WIDTH: Final = 130.0
CARD_HEIGHT: Final = 104.0
#: The pictures of what a card of the Automa does.
ACTIONS: Final = {
    "upgrade": "guild",
    "block": "cross",
    "send": "scholar",
    "build": "workshop",
    "faction": "octagon",
    "innovate": "bulb",
    "advance": "level-any",
    "vp": "points",
}
#: Families that one rule is about.
TOGETHER: Final = (
    ("final", "round-", "AI-3.9.13", [tile.name for tile in TABLES["final"]]),
    ("city", "city-", "AI-3.10.3", [tile.name for tile in TABLES["city"]]),
    ("power", "power-", "AI-3.10.1", [row.name for row in POWER_ROWS]),
    ("books", "books-", "AI-3.10.2", [row.name for row in BOOK_ROWS]),
)


#: Families of which a player has tiles, with what their names begin with there.
OWNED: Final = {"faction": "", "palace": "", "innovation": "", "competency": "", "bonus": "bonus-"}
#: The rule about each tile, by its element on the table and with its owner.
TILE_RULES: Final = {
    **{f"{kind}:{tile.name}": tile.rule for kind in OWNED for tile in TABLES[kind]},
    **{
        f"{place}:{start}{tile.name}": tile.rule
        for place in ("own", "act")
        for kind, start in OWNED.items()
        for tile in TABLES[kind]
    },
}


def gallery(say: Say) -> list[Exhibit]:
    """Every planning board and every tile, family by family."""
    exhibits = [
        board(say, terrain, f"{BOARDS}{number}") for number, terrain in enumerate(TERRAINS, FIRST_BOARD)
    ]
    exhibits += [
        exhibit(say, kind, prefix + tile.name, f"{chapter}{number}")
        for kind, prefix, chapter in FAMILIES
        for number, tile in enumerate(TABLES[kind], 1)
    ]
    exhibits += [
        exhibit(say, kind, prefix + name, rule) for kind, prefix, rule, names in TOGETHER for name in names
    ]
    return exhibits + [automa_card(say, name) for name in CARD_NAMES]


def board(say: Say, terrain: str, rule: str) -> Exhibit:
    """A planning board, by the symbol of its terrain."""
    name, words = say(Text(f"part-terrain-{terrain}")), say(Text("more-terrain", terrain=terrain))
    return Exhibit("terrain", name, words, DISC, DISC, terrain_disc(terrain, 0, 0, DISC), rule)


def automa_card(say: Say, name: str) -> Exhibit:
    """A card of the Automa with its number and its actions."""
    card = card_of_title(say(automa_card_text(name)), ())
    number = CARD_NAMES.index(name)
    body = rect(0, 0, CARD_WIDTH, CARD_HEIGHT, 9, "cell") + icon.mark("faction-automa", 6, 6, 36)
    body += text(CARD_WIDTH - 10, 34, str(number + 1), 28, "mark", anchor="end")
    for nth, what in enumerate(CARDS[number].actions):
        body += icon(ACTIONS[what], 10 + nth * 54, 50, 46)
    return Exhibit("automa", card.name, card.words, CARD_WIDTH, CARD_HEIGHT, body, "AI-4.12.7")


def exhibit(say: Say, kind: str, picture: str, rule: str) -> Exhibit:
    """A tile with its symbol and its words."""
    card = card_of_title(say(Text(f"part-{picture}")), ())
    _, _, width, height = [float(number) for number in FACES[picture][0].split()]
    body = use(f"{ROOT}_{picture}", 0, 0, width, height)
    return Exhibit(kind, card.name, card.words, width, height, body, rule)
