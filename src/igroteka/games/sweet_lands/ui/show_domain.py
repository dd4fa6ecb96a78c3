"""How moves on the domain, on tracks and with cards are chosen and labelled."""

from __future__ import annotations

from typing import Final

from igroteka.core.bundle import Bundle
from igroteka.core.effects import Effect
from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..amounts import chain_texts
from ..components.boards import FOOD_END, INDUSTRY_END, PIECES, SKILL_ROWS, TRACK_LENGTH
from ..components.deck import CARDS
from ..components.land import NO_SYMBOL, PLACE_NAMES, SIDES, SPECIAL, SPECIALS, SYMBOL_ROWS, SYMBOLS
from ..components.vocabulary import TERRAINS
from ..effects import (
    CART,
    COLUMN_ABILITY,
    FIRST_ON_LAST,
    FOOD,
    FOOD_BEYOND,
    HELP_EFFECT,
    INDUSTRY_BEYOND,
    LOCOMOTIVE,
    PROSPERITY,
    RABBIT_BONUS,
    ROWS_OF,
    UNITS,
)
from ..player import FACE_UP, Player, has_road
from ..rules.land import site_effect
from ..rules.payment import price_text
from ..rules.property import Build
from ..state import SweetLandsState
from .words import ability_text, effect_text

NOTHING_MORE: Final = Text("effect-nothing")


def cost_of(price: Bundle) -> str:
    """A price in the notation of bundles."""
    return UNITS.text(price) if price else ""


def optional_text(effect: Effect | None) -> Text:
    """What an effect does, if there is one."""
    return describe_effect(effect) if effect is not None else NOTHING_MORE


def describe_effect(effect: Effect) -> Text:
    """What an effect does, by the rows that it was made of: their gains are joined."""
    return effect_text(ROWS_OF[effect.name]) if effect.name in ROWS_OF else effect.text()


def cell(me: int, place: int) -> str:
    """The element of a place of a domain."""
    return f"cell:{me}:{PLACE_NAMES[place]}"


# ---------------------------------------------------------------- the domain


def show_place(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A token goes on a place: its terrain, what the symbol of the cell gives, and whether it is flipped at once."""
    p = s.players[me]
    place, domain = m.index[0], p.land()
    number = domain.symbol[place]
    gains = [] if number == NO_SYMBOL else [effect_text(SYMBOL_ROWS[SYMBOLS[number]])]
    if len(m.index) > 1:
        label = _place_label(str(m.args[0]), str(m.args[1]), gains)
        return Shown(at=(cell(me, place), f"special:{m.args[1]}"), label=label, rule="SL-4.6.8")
    terrain = TERRAINS[domain.kind[place]]
    if not has_road(p, place):
        label = _place_label(str(m.args[0]), terrain, gains)
        return Shown(at=(cell(me, place),), label=label, rule="SL-4.6.6")
    label = Text("move-place-flip", place=str(m.args[0]), terrain=terrain)
    more = chain_texts("effect-and", [*gains, describe_effect(site_effect(p, place))])
    return Shown(at=(cell(me, place),), label=label, rule="SL-4.6.6", more=more)


def _place_label(place: str, terrain: str, gains: list[Text]) -> Text:
    """A token for a place, with what its symbol gives."""
    if not gains:
        return Text("move-place", place=place, terrain=terrain)
    return Text("move-place-symbol", place=place, terrain=terrain, what=gains[0])


def show_road(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A road is built: which tokens it flips."""
    p = s.players[me]
    sites = [place for place in SIDES[m.index[0]] if p.token[place] == FACE_UP]
    turned = [terrain_at(p, place) for place in sites]
    more = (
        chain_texts("ability-list", [describe_effect(site_effect(p, place)) for place in sites])
        if sites
        else None
    )
    if len(turned) == 2:
        label = Text("move-road-two", edge=str(m.args[0]))
    elif turned:
        label = Text("move-road-one", edge=str(m.args[0]), terrain=turned[0])
    else:
        label = Text("move-road", edge=str(m.args[0]))
    takes = tuple([cell(me, place) for place in sites])
    return Shown(at=(f"edge:{me}:{m.args[0]}",), label=label, rule="SL-4.6.10", more=more, takes=takes)


def terrain_at(p: Player, place: int) -> str:
    """The word for the token on a place."""
    kind = p.land().kind[place]
    return SPECIALS[p.special] if kind == SPECIAL else TERRAINS[kind]


def show_turn(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A face-up token is flipped."""
    terrain = terrain_at(s.players[me], m.index[0])
    label = Text("move-turn", place=str(m.args[0]), terrain=terrain)
    more = describe_effect(site_effect(s.players[me], m.index[0]))
    return Shown(at=(cell(me, m.index[0]),), label=label, rule="SL-4.6.11", more=more)


def show_build(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A building goes on a place: its price, what the site gives, and the bonus of its row."""
    p = s.players[me]
    top = s.agenda[-1] if s.agenda else None
    piece, place = m.index[0], m.index[1]
    wood, iron, gold = top.price(p, piece) if isinstance(top, Build) else (0, 0, 0)
    price = UNITS.of({"gold": gold, "wood": wood, "iron": iron})
    label = Text("move-build", piece=PIECES[piece], place=str(m.args[1]), cost=price_text(price))
    at = (f"piece:{me}:{m.args[0]}", cell(me, place))
    return Shown(
        at=at, label=label, cost=cost_of(price), rule="SL-4.6.13", more=describe_effect(site_effect(p, place))
    )


def show_rabbit(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A rabbit goes on a place."""
    label = Text("move-rabbit", place=str(m.args[0]))
    more = describe_effect(RABBIT_BONUS[len(s.players[me].rabbits)])
    return Shown(at=(cell(me, m.index[0]),), label=label, rule="SL-4.6.23", more=more)


# ---------------------------------------------------------------- tracks


def show_advance(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A marker of food or industry moves on: what the space gives, or the one beyond the last."""
    p = s.players[me]
    marker = str(m.args[0])
    if marker == "food":
        space, end, row, beyond = p.food, FOOD_END, FOOD, FOOD_BEYOND[0]
    elif marker == "cart":
        space, end, row, beyond = p.cart, INDUSTRY_END, CART, INDUSTRY_BEYOND[0]
    else:
        space, end, row, beyond = p.locomotive, INDUSTRY_END, LOCOMOTIVE, INDUSTRY_BEYOND[0]
    if space == end:
        label = Text("move-advance-end", marker=marker, what=describe_effect(beyond))
    else:
        label = Text("move-advance", marker=marker, space=space + 1, what=optional_text(row[space + 1]))
    el = {"cart": "cart", "locomotive": "loco", "food": "food"}[marker]
    return Shown(at=(f"{el}:{me}",), label=label, rule="SL-4.6.21" if marker == "food" else "SL-4.6.17")


def show_prosper(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A marker of prosperity moves on: what the space gives; the last one costs a diamond."""
    track = m.index[0]
    space = s.players[me].prosper[track] + 1
    if space < TRACK_LENGTH[track]:
        label = Text(
            "move-prosper", track=str(m.args[0]), space=space, what=optional_text(PROSPERITY[track][space])
        )
        return Shown(at=(f"prosper:{m.args[0]}",), label=label, rule="SL-4.6.25")
    what = NOTHING_MORE if s.taken[track] else describe_effect(FIRST_ON_LAST[track])
    label = Text("move-prosper-last", track=str(m.args[0]), what=what)
    return Shown(at=(f"prosper:{m.args[0]}",), label=label, cost="1diamond", rule="SL-4.6.26")


def show_color(s: SweetLandsState, me: int, m: Move) -> Shown:
    """The colour to step in, where several are level: a button."""
    return Shown(at=(), label=Text("move-color", color=str(m.args[0])), rule="SL-4.12.16")


def show_stop(s: SweetLandsState, me: int, m: Move) -> Shown:
    """Nothing more is wanted of an effect, by a button."""
    return Shown(at=(), label=Text("move-stop"), rule="SL-3.0.2")


# ---------------------------------------------------------------- cards and tokens


def show_skill(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A skill token is taken; an enhanced one costs a diamond."""
    skill = m.index[0]
    enhanced = s.offer >> skill & 1
    label = Text("move-skill-enhanced" if enhanced else "move-skill", skill=str(m.args[0]))
    cost = "1diamond" if enhanced else ""
    more = ability_text(SKILL_ROWS[skill]["abilities"])
    return Shown(at=(f"skill:{m.args[0]}",), label=label, cost=cost, rule="SL-4.8.3", more=more)


def show_column(s: SweetLandsState, me: int, m: Move) -> Shown:
    """The bonus of an industry, with the number of workers in its column."""
    label = Text("move-column", industry=str(m.args[0]), n=len(s.players[me].columns[m.index[0]]))
    more = describe_effect(COLUMN_ABILITY[s.players[me].character][m.index[0]])
    return Shown(at=(f"column:{me}:{m.args[0]}",), label=label, rule="SL-4.7.4", more=more)


def show_employ(s: SweetLandsState, me: int, m: Move) -> Shown:
    """The card just played goes into its column, for a diamond."""
    label = Text("move-employ", industry=str(m.args[0]))
    return Shown(at=(f"column:{me}:{m.args[0]}",), label=label, cost="1diamond", rule="SL-4.7.3")


def show_hire(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A worker goes straight from the hand into a column, without being played."""
    label = Text("move-hire", card=str(m.args[0]), industry=str(m.args[1]))
    return Shown(at=(f"card:{m.args[0]}", f"column:{me}:{m.args[1]}"), label=label, rule="SL-5.18")


def show_find(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A card that was searched for is taken."""
    label = Text("move-find", card=str(m.args[0]))
    more = effect_text(CARDS[m.index[0]].effect)
    return Shown(at=(f"card:{m.args[0]}",), label=label, rule="SL-4.1.2", more=more)


def show_keep(s: SweetLandsState, me: int, m: Move) -> Shown:
    """The card to keep while the others are discarded or passed on."""
    label = Text("move-keep", card=str(m.args[0]))
    return Shown(
        at=(f"card:{m.args[0]}",),
        label=label,
        rule="SL-4.11.2" if s.round > 1 or s.ended else "SL-4.14.2",
        more=effect_text(CARDS[m.index[0]].effect),
    )


def show_character(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A character is chosen before the first round."""
    label = Text("move-character", character=str(m.args[0]))
    return Shown(at=(f"character:{m.args[0]}",), label=label, rule="SL-4.2.7")


def show_domain(s: SweetLandsState, me: int, m: Move) -> Shown:
    """A domain is chosen before the first round."""
    return Shown(
        at=(f"domain:{m.args[0]}",), label=Text("move-domain", domain=str(m.args[0])), rule="SL-4.2.7"
    )


def show_help(s: SweetLandsState, me: int, m: Move) -> Shown:
    """The help piece moves to a cell."""
    label = Text("move-help", cell=int(m.args[0]))
    more = chain_texts("ability-list", [describe_effect(HELP_EFFECT[tile]) for tile in s.help[m.index[0]]])
    return Shown(
        at=(f"help:{m.args[0]}",), label=label, rule="SL-4.9.5" if s.round else "SL-4.2.9", more=more
    )
