"""The words that effects are written with, and the check that a data file uses no others.

An effect is a list of steps: `{ op = "gain", gold = 3 }`. Every step may have `per`, a count that its
numbers are multiplied by (`div` and `max` bound it), and `if`, a list of counts with `min` that must all
hold. The meaning of each word stands next to it below.
"""

from __future__ import annotations

from typing import Final

from igroteka.core.edition import BadEdition, Place, said_of
from igroteka.core.errors import brief, complaint, some, whole_number
from igroteka.core.json_types import JsonObject
from igroteka.core.text import Value, phrase

UNITS: Final = ("gold", "wheat", "wood", "iron", "diamond", "disc", "vp", "cp", "ip")
BASIC: Final = ("wheat", "wood", "iron")
PRODUCTS: Final = ("gold", "wheat", "wood", "iron")
TERRAINS: Final = ("field", "forest", "mine", "sea", "special")
SITES: Final = (*TERRAINS, "capital")
INDUSTRIES: Final = ("agri", "forest", "mining")
COLORS: Final = ("orange", "green", "grey")
SWEETS: Final = ("cake", "pie", "tiramisu", "brownie", "macaron", "wagashi")
PROPERTIES: Final = ("tent", "house", "building", "lab", "shop", "tower")
CATEGORIES: Final = ("basic", "additional", "special")
CARD_KINDS: Final = ("immediate", "round_end")
MARKS: Final = (*INDUSTRIES, "any", "none")
EVENTS: Final = (
    *("play_card", "place_property", "place_rabbit", "industry_bonus", "gold_production_up"),
    "diamond_as_card",
)
#: What a card costs; a payment inside an effect may also take cards and discs.
CARD_COST: Final = ("gold", "wheat", "wood", "iron", "basic", "diamond")
COST: Final = (*CARD_COST, "disc", "card", "card_or_disc")

Kind = tuple[str, ...]
MOST: Final = 60
#: Kinds of values: a number within bounds, yes or no, one of some words, a list of some words.
NUMBER: Final[Kind] = ("number", "1", str(MOST))
FROM_0: Final[Kind] = ("number", "0", str(MOST))
ONCE_OR_ANY: Final[Kind] = ("number", "0", "1")
FLAG: Final[Kind] = ("flag",)
#: Lists of words by how long they may be.
LISTS: Final = {
    "words": (1, MOST, phrase("words")),
    "one word": (1, 1, phrase("one word")),
    "two words": (2, 2, phrase("two words")),
}

OPS: Final[dict[str, dict[str, Kind]]] = {
    # gain the listed amounts; each basic is a free choice of wheat, wood or iron
    "gain": {**dict.fromkeys(UNITS, NUMBER), "basic": NUMBER},
    # raise production; any_basic: so many steps on basic tracks, any: on any of the four
    "produce": {**dict.fromkeys(PRODUCTS, NUMBER), "any_basic": NUMBER, "any": NUMBER},
    # place up to n terrain tokens; anywhere: they need not be adjacent
    "terrain": {"n": NUMBER, "anywhere": FLAG},
    "road": {"n": NUMBER},
    # place up to n properties; free, or paid less discount_wood each; on: kinds of site
    "property": {"n": NUMBER, "free": FLAG, "discount_wood": FROM_0, "on": ("one word", *SITES)},
    "industry": {"n": NUMBER},
    "food": {"n": NUMBER},
    "rabbit": {"n": NUMBER},
    # steps on prosperity tracks of a colour; least: the colour with the smallest sum
    "prosper": {"n": NUMBER, "color": ("word", *COLORS, "any", "least")},
    "draw": {"n": NUMBER},
    "discard": {"n": NUMBER},
    # take n matching cards of choice from the deck
    "search": {"n": NUMBER, "sweet": ("word", *SWEETS), "card_kind": ("word", *CARD_KINDS)},
    # play a matching card from hand; only_found: one of those just searched
    "play": {
        "card_kind": ("word", *CARD_KINDS),
        "sweet": ("word", *SWEETS),
        "free": FLAG,
        "discount_gold": FROM_0,
        "only_found": FLAG,
    },
    "skill": {"n": NUMBER},
    "industry_bonus": {"n": NUMBER, "color": ("word", *INDUSTRIES, "any")},
    # flip n own face-up terrain tokens and resolve them
    "flip": {"n": NUMBER},
    # employ n workers from hand without cost and without their immediate ability
    "employ": {"n": NUMBER},
    "wonder": {},
    "locomotive": {},
    # every property costs n wood less from now on
    "discount": {"n": NUMBER},
    # n markers on the character
    "marker": {"n": NUMBER},
    # pay and resolve `then`; times 1: once, 0: as often as named beforehand
    "pay": {"cost": ("cost",), "times": ONCE_OR_ANY, "then": ("effect",)},
    "choose": {"options": ("effects",)},
    "copy_area": {"categories": ("words", *CATEGORIES)},
}
COUNTS: Final[dict[str, dict[str, Kind]]] = {
    "sweet": {"kind": ("word", *SWEETS)},
    "sweet_best": {},
    "terrain": {"kind": ("word", *TERRAINS), "kinds": ("two words", *TERRAINS), "state": ("word", "flipped")},
    "terrain_best": {},
    "terrain_border": {},
    "road": {},
    "property": {"kind": ("word", *PROPERTIES), "on": ("word", *SITES)},
    "rabbit": {},
    "city": {"with": ("word", "lab", "tower", "rabbit")},
    "port": {},
    "played": {"kind": ("word", *CARD_KINDS), "mark": ("word", *INDUSTRIES, "marked")},
    "employed": {"column": ("word", *INDUSTRIES)},
    "employed_sets": {},
    "hand": {},
    "food": {},
    "industry": {},
    "prosper": {},
    "prosper_best_color": {},
    "prosper_least_color": {},
    "production": {"kind": ("word", *PRODUCTS, "min_basic", "max_basic")},
    # symbols of industry points that the markers have crossed, as at the end of a round
    "ip_symbol": {},
    "round_ip": {},
    "ip": {},
    "cp": {},
    "vp": {},
    "wonder": {},
    "marker": {},
    "skill": {},
    "diamond": {},
    "gold": {},
}
#: Words that exclude each other: the second says it already, or neither could be told.
NOT_BOTH: Final = (("terrain", "kind", "kinds"), ("played", "kind", "mark"))
#: Words without which a step or a count says nothing.
NEEDED_OF_OPS: Final[dict[str, tuple[str, ...]]] = {
    "prosper": ("color",),
    "industry_bonus": ("color",),
    "pay": ("cost", "then"),
    "choose": ("options",),
    "copy_area": ("categories",),
}
NEEDED_OF_COUNTS: Final[dict[str, tuple[str, ...]]] = {"sweet": ("kind",), "production": ("kind",)}
DEEPEST: Final = 6


class BadEffect(BadEdition):
    """Data that no effect is written like."""


def _bad(where: Place, found: Value, allowed: Value) -> BadEffect:
    return BadEffect(complaint(where, found, allowed))


def _beyond(where: Place, extra: set[str], name: str, names: Value) -> BadEffect:
    """The error about words that a step or a count does not have."""
    allowed = phrase("for {name}: {names}", name=name, names=names)
    return BadEffect(
        complaint(where, some(sorted(extra)), allowed, "{where}: found {found}; allowed {allowed}")
    )


def check_effect(data: object, where: Place, depth: int = 0) -> None:
    """Refuse anything that is no list of steps in this vocabulary."""
    if not isinstance(data, list) or not data:
        raise _bad(where, brief(data), phrase("a list of steps"))
    if depth > DEEPEST:
        raise _bad(where, phrase("steps nested too deep"), phrase("{n} levels", n=DEEPEST))
    for i, step in enumerate(data):
        here = where + f"[{i}]"
        op = _word(step, "op", tuple(OPS), here)
        known = OPS[op]
        extra = set(step) - set(known) - {"op", "per", "if"}
        if extra:
            allowed = ", ".join([*known, "per", "if"])
            raise _beyond(here, extra, op, allowed)
        _check_values(step, known, here, depth)
        _check_needed(step, NEEDED_OF_OPS.get(op, ()), here)
        if op in ("gain", "produce") and not set(step) & set(known):
            raise _bad(here, phrase("nothing to {name}", name=op), some(list(known)))
        if "per" in step:
            check_count(step["per"], here + ".per", ("div", "max"))
        conditions = step.get("if", [])
        if not isinstance(conditions, list):
            raise _bad(here + ".if", brief(conditions), phrase("a list of counts with min"))
        for k, condition in enumerate(conditions):
            check_count(condition, here + f".if[{k}]", ("min",))
    _check_found(data, where)


def _check_found(data: list[JsonObject], where: Place) -> None:
    """One card can be played out of those found, and only if one step searches for them."""
    searches = len([step for step in data if step["op"] == "search"])
    plays = [step for step in data if step["op"] == "play" and step.get("only_found")]
    if plays and (searches != 1 or len(plays) > 1 or {"per", "if"} & set(plays[0])):
        raise _bad(where, "only_found", phrase("once, beside exactly one search, without per and if"))


def check_count(data: object, where: Place, more: tuple[str, ...]) -> None:
    """Refuse what is no count; `more` are the bounds that it may have."""
    count, what = _fields_with(data, "what", tuple(COUNTS), where)
    known = {**COUNTS[what], **{key: FROM_0 if key == "min" else NUMBER for key in more}}
    extra = set(count) - set(known) - {"what"}
    if extra:
        raise _beyond(where, extra, what, ", ".join(known) or phrase("no other word"))
    _check_values(count, known, where, 0)
    _check_needed(count, NEEDED_OF_COUNTS.get(what, ()), where)
    for one, word, other in NOT_BOTH:
        if what == one and word in count and other in count:
            raise _bad(where, phrase("{name} and {names}", name=word, names=other), phrase("one of them"))
    if "min" in more and "min" not in count:
        raise _bad(where, phrase("no min"), phrase("a count with min"))


def check_cost(data: object, where: Place, allowed: tuple[str, ...]) -> None:
    """Refuse what is no table of amounts."""
    if not isinstance(data, dict):
        raise _bad(where, brief(data), phrase("amounts by {names}", names=some(list(allowed))))
    for key, n in data.items():
        if key not in allowed:
            raise _bad(where, brief(key), some(list(allowed)))
        _check_number(n, where + f".{key}", 1, MOST)


def _check_values(data: JsonObject, known: dict[str, Kind], where: Place, depth: int) -> None:
    for key, kind in known.items():
        if key not in data:
            continue
        value, here = data[key], where + f".{key}"
        if kind[0] == "number":
            _check_number(value, here, int(kind[1]), int(kind[2]))
        elif kind[0] == "flag":
            if type(value) is not bool:
                raise _bad(here, brief(value), phrase("true or false"))
        elif kind[0] == "word":
            _word(data, key, kind[1:], where)
        elif kind[0] in LISTS:
            _check_list(value, here, kind)
        elif kind[0] == "cost":
            check_cost(value, here, COST)
            if not value:
                raise _bad(
                    here, phrase("nothing to pay"), phrase("amounts by {names}", names=some(list(COST)))
                )
        elif kind[0] == "effect":
            check_effect(value, here, depth + 1)
        else:
            _check_options(value, here, depth + 1)


def _check_options(value: object, where: Place, depth: int) -> None:
    """Refuse what is no choice between effects."""
    if not isinstance(value, list) or len(value) < 2:
        raise _bad(where, brief(value), phrase("two or more lists of steps"))
    for i, option in enumerate(value):
        check_effect(option, where + f"[{i}]", depth)


def _check_list(value: object, where: Place, kind: Kind) -> None:
    """Refuse what is no list of different words, or one that is too long or too short."""
    low, high, items = LISTS[kind[0]]
    words = value if isinstance(value, list) else []
    fits = low <= len(words) <= high and all(w in kind[1:] for w in words)
    if words is not value or not fits or len(set(words)) < len(words):
        raise _bad(
            where,
            brief(value),
            phrase("a list with {items} of {names}", items=items, names=some(list(kind[1:]))),
        )


def _check_number(value: object, where: Place, low: int, high: int) -> None:
    if type(value) is not int or not low <= value <= high:
        raise _bad(where, brief(value), whole_number(low, high))


def _check_needed(data: JsonObject, needed: tuple[str, ...], where: Place) -> None:
    for key in needed:
        if key not in data:
            raise _bad(where, phrase("no field {name}", name=repr(key)), phrase("only with it"))


def _word(data: object, key: str, allowed: tuple[str, ...], where: Place) -> str:
    return _fields_with(data, key, allowed, where)[1]


def _fields_with(data: object, key: str, allowed: tuple[str, ...], where: Place) -> tuple[JsonObject, str]:
    """The fields of an object, and the word that one of them must hold."""
    fields = data if isinstance(data, dict) else {}
    value = fields.get(key)
    if not isinstance(value, str) or value not in allowed:
        raise _bad(where, said_of(fields, key), some(list(allowed), 40))
    return fields, value
