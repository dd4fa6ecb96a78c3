"""The gallery: all cards, characters, areas, tokens and tiles, drawn from the rows that the rules are made of."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from igroteka.core.cards import Card, Exhibit, card_of_title
from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.labels import fit_line
from igroteka.drawing.svg import rect, text

from ..components.boards import (
    AREA_NAMES,
    AREAS,
    CHARACTERS,
    FREE_NUMBERS,
    FREE_ROWS,
    HELP_ROWS,
    MILESTONE_ROWS,
    PLAIN_SKILLS,
    SCORING_NAMES,
    SCORING_ROWS,
    SKILL_NAMES,
    SOLO_AREAS,
    SOLO_NAMES,
)
from ..components.deck import CARDS
from ..components.land import BOARD_SIDES, DOMAIN_OF, DOMAINS, SPECIAL_ROWS
from .draw.cards import face
from .draw.glyphs import Word, cost_words, count_word, letters, need_words, pic, words_of
from .draw.icons import icon
from .draw.plan import (
    AREA_HEIGHT,
    CARD_HEIGHT,
    CHARACTER_HEIGHT,
    DOMAIN_HEIGHT,
    FREE_HEIGHT,
    ICON,
    LEAST,
    SKILL_HEIGHT,
)
from .draw.setup import character_face, domain_face
from .draw.tokens import TOKENS, token_face
from .draw.typeset import fit_words, without_ones
from .words import (
    ability_text,
    area_text,
    card_text,
    conditions_text,
    cost_text,
    effect_text,
    solo_text,
    tower_text,
)

CARD_WIDTH: Final = 182.0
CHARACTER_WIDTH: Final = 280.0
TOKEN_WIDTH: Final = 136.0
AREA_WIDTH: Final = 240.0
TILE_HEIGHT: Final = 70.0
DOMAIN_WIDTH: Final = 220.0
SOLO_HEIGHT: Final = 150.0
#: The height of the line with an area on a solo card.
SOLO_LINE: Final = 27.0
#: The rules about areas by category, and about free actions by number.
AREA_RULES: Final = {"basic": "SL-3.2.6", "special": "SL-3.2.7", "additional": "SL-3.2.8"}
#: The rules about single characters, and about the skill tokens in their order.
CHARACTER_RULES: Final = {
    "bastet": "SL-4.12.1",
    "nata": "SL-4.12.2",
    "solby": "SL-4.12.3",
    "rikka": "SL-4.12.4",
    "che": "SL-4.12.5",
    "elise": "SL-4.12.6",
    "elsa": "SL-4.12.7",
    "elina": "SL-4.12.8",
    "sena": "SL-4.12.9",
    "carmen": "SL-4.12.11",
    "sakura": "SL-4.12.12",
    "gretel": "SL-4.12.14",
    "jasmine": "SL-4.12.15",
    "laila": "SL-4.12.16",
}
SKILL_RULES: Final = (
    *["SL-3.10.2"] * 6,
    *["SL-3.10.3"] * 6,
    *["SL-5.4"] * 2,
    *["SL-3.10.4"] * 6,
    *["SL-3.10.5"] * 6,
)
FREE_RULES: Final = {1: "SL-3.3.1", 2: "SL-3.3.2", 3: "SL-3.3.3", 5: "SL-3.3.4", 6: "SL-3.3.4", 7: "SL-3.3.5"}


#: The rule about each thing with a rule of its own, by its element on the drawing.
PIECE_RULES: Final = {
    **{f"area:{area.id}": AREA_RULES[area.category] for area in AREAS},
    **{f"character:{who.id}": CHARACTER_RULES[who.id] for who in CHARACTERS},
    **{
        f"{place}:{name}": rule
        for place in ("skill", "token")
        for name, rule in zip(SKILL_NAMES, SKILL_RULES, strict=True)
    },
    **{f"free:{number}": FREE_RULES[number] for number in FREE_NUMBERS},
}


def card_of_worker(card: Card, name: str, say: Say) -> Card:
    """The card of a worker that is named by it: price and abilities follow the name."""
    called = say(Text(f"card-{name}"))
    return replace(card, name=called, words=after_name(say(card_text(name)), called))


def gallery(say: Say) -> list[Exhibit]:
    """Everything that has a face, family by family."""
    return [
        *_cards(say),
        *_characters(say),
        *_areas(say),
        *_free_actions(say),
        *_skills(say),
        *_help_tiles(say),
        *_goals(say),
        *_specials(say),
        *_domains(say),
        *_solo_cards(say),
    ]


def after_name(title: str, name: str) -> str:
    """What a title tells after the name, as a sentence."""
    words = title.removeprefix(name).lstrip(".,: ")
    return words[:1].upper() + words[1:] + "."


def _card(say: Say, title: Text) -> Card:
    """What is read out for a thing, as its name and what it does."""
    return card_of_title(say(title), ())


def plate(words: list[Word], w: float, h: float, css: str) -> str:
    """Icons on a ground."""
    return rect(0, 0, w, h, 9, css) + fit_words(words, w - 8, h - 6, LEAST * 1.7, ICON, 4, 3)


def _cards(say: Say) -> Iterator[Exhibit]:
    for card in CARDS:
        name = say(Text(f"card-{card.id}"))
        body = face(card, name, None, CARD_WIDTH, CARD_HEIGHT)
        words = after_name(say(card_text(card.id)), name)
        yield Exhibit("cards", name, words, CARD_WIDTH, CARD_HEIGHT, body, "SL-3.14.2")


def _characters(say: Say) -> Iterator[Exhibit]:
    for who in CHARACTERS:
        name = say(Text(f"character-{who.id}"))
        title = Text(
            "draw-character", character=who.id, what=ability_text(who.abilities), tower=tower_text(who)
        )
        body = character_face(name, who, CHARACTER_WIDTH, CHARACTER_HEIGHT)
        words = after_name(say(title), name)
        yield Exhibit(
            "characters", name, words, CHARACTER_WIDTH, CHARACTER_HEIGHT, body, CHARACTER_RULES[who.id]
        )


def _areas(say: Say) -> Iterator[Exhibit]:
    for area in AREAS:
        name = say(Text(f"area-{area.id}"))
        price = cost_words(area.cost)
        if price:
            price[-1] = (*price[-1], pic("arrow"))
        body = plate([*price, *words_of(area.effect)], AREA_WIDTH, AREA_HEIGHT, f"c-{area.category}")
        said = after_name(say(Text("draw-area", area=area.id, what=area_text(area.id))), name)
        if area.cost:
            said += f" {say(Text('draw-price', cost=cost_text(area.cost)))}."
        yield Exhibit("areas", name, said, AREA_WIDTH, AREA_HEIGHT, body, AREA_RULES[area.category])


def _free_actions(say: Say) -> Iterator[Exhibit]:
    for number, row in zip(FREE_NUMBERS, FREE_ROWS, strict=True):
        price = cost_words(row["cost"])
        price[-1] = (*price[-1], pic("arrow"))
        words = without_ones([*price, *words_of(row["effect"])])
        card = _card(say, Text("draw-free", what=effect_text(row["effect"]), cost=cost_text(row["cost"])))
        body = plate(words, AREA_WIDTH, FREE_HEIGHT, "free")
        name = f"{card.name} {number}"
        yield Exhibit("free", name, card.words, AREA_WIDTH, FREE_HEIGHT, body, FREE_RULES[number])


def _skills(say: Say) -> Iterator[Exhibit]:
    for i, name in enumerate(SKILL_NAMES):
        card = _card(say, Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"])))
        kind = "skills" if i < PLAIN_SKILLS else "enhanced"
        body = token_face(name, TOKEN_WIDTH, SKILL_HEIGHT)
        yield Exhibit(kind, card.name, card.words, TOKEN_WIDTH, SKILL_HEIGHT, body, SKILL_RULES[i])


def _help_tiles(say: Say) -> Iterator[Exhibit]:
    for row in HELP_ROWS:
        end = row["kind"] == "round_end"
        words = words_of(row["effect"])
        words[0] = (pic("moon" if end else "sun"), *words[0])
        said = say(Text("draw-tile-end" if end else "draw-tile", what=effect_text(row["effect"])))
        body = plate(words, TOKEN_WIDTH, TILE_HEIGHT, "band-end" if end else "sunk")
        rule = "SL-3.9.2" if end else "SL-3.9.3"
        yield Exhibit("help", said, "", TOKEN_WIDTH, TILE_HEIGHT, body, rule)


def _goals(say: Say) -> Iterator[Exhibit]:
    """Milestones with both sides, and scoring tokens."""
    for row in MILESTONE_ROWS:
        for side in ("side_a", "side_b"):
            card = _card(say, Text("draw-milestone", what=conditions_text(row[side])))
            body = plate(
                [(letters("10"), pic("vp")), *need_words(row[side])], TOKEN_WIDTH, TILE_HEIGHT, "goal"
            )
            yield Exhibit("milestones", card.name, card.words, TOKEN_WIDTH, TILE_HEIGHT, body, "SL-4.13.6")
    for name, row in zip(SCORING_NAMES, SCORING_ROWS, strict=True):
        card = _card(say, Text("draw-scoring", scoring=name, n=row["virtual_player"]))
        words = [(*count_word(row["count"]), letters(f"\u2265{row['virtual_player']}"))]
        body = rect(0, 0, TOKEN_WIDTH, TILE_HEIGHT, 9, "panel") + icon("score", 4, 4, 28)
        body += text(38, 25, "15/7", 19) + fit_words(
            words, TOKEN_WIDTH - 8, TILE_HEIGHT - 38, LEAST * 1.7, ICON, 4, 34
        )
        yield Exhibit("scoring", card.name, card.words, TOKEN_WIDTH, TILE_HEIGHT, body, "SL-4.13.7")


def _specials(say: Say) -> Iterator[Exhibit]:
    for name, row in SPECIAL_ROWS.items():
        card = _card(say, Text("draw-special-token", special=name, what=effect_text(row)))
        body = plate(words_of(row), TOKEN_WIDTH, TILE_HEIGHT, "t-special")
        yield Exhibit("special", card.name, card.words, TOKEN_WIDTH, TILE_HEIGHT, body, "SL-3.7.7")


def _domains(say: Say) -> Iterator[Exhibit]:
    for name, number in zip(BOARD_SIDES, DOMAIN_OF, strict=True):
        called = say(Text("draw-domain", domain=name))
        body = domain_face(DOMAINS[number], called, DOMAIN_WIDTH, DOMAIN_HEIGHT)
        yield Exhibit("domains", called, "", DOMAIN_WIDTH, DOMAIN_HEIGHT, body, "SL-3.7.6")


def _solo_cards(say: Say) -> Iterator[Exhibit]:
    """The cards that take areas where nobody else plays."""
    for name, areas in zip(SOLO_NAMES, SOLO_AREAS, strict=True):
        called = say(Text("draw-solo", cards=say(Text(f"solo-{name}"))))
        body = rect(0, 0, AREA_WIDTH, SOLO_HEIGHT, 9, "card") + icon("who-mio", 6, 6, 56)
        body += text(70, 44, say(Text(f"solo-{name}")), 28)
        for n, area in enumerate(areas):
            line = say(Text(f"area-{AREA_NAMES[area]}"))
            body += fit_line(8, 66 + (n + 0.75) * SOLO_LINE, line, LEAST, AREA_WIDTH - 16, least=LEAST)
        words = after_name(say(solo_text(name)), say(Text(f"solo-{name}")))
        yield Exhibit("mio", called, words, AREA_WIDTH, SOLO_HEIGHT, body, "SL-4.15.2")
