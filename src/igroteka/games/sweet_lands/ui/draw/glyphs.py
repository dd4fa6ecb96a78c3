"""Effects without words: rows of icons made from the steps that stand in the data files.

A step gives words, a word is some glyphs that stay together on one line: a number, an icon, an icon of
production. `typeset` lays them out.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from igroteka.drawing.svg import measure

from ...components.files import Row

#: Letters next to an icon, in sizes of the icon.
LETTERS: Final = 0.8
#: Signs that are wider than letters.
SIGNS: Final = "+\u2212\u2264\u2265\u00d7="


class Glyph(NamedTuple):
    """An icon, an icon on the plate of production, or letters."""

    kind: str
    what: str

    @property
    def width(self) -> float:
        """How wide it is, in sizes of an icon."""
        if self.kind != "text":
            return 1.0
        signs = len([c for c in self.what if c in SIGNS])
        return measure(self.what, LETTERS) * 0.94 + 0.1 + 0.14 * signs


Word = tuple[Glyph, ...]


def pic(name: str) -> Glyph:
    """An icon."""
    return Glyph("icon", name)


def product(name: str) -> Glyph:
    """What is produced."""
    return Glyph("made", name)


def letters(words: str) -> Glyph:
    """A number or a sign."""
    return Glyph("text", words)


# ---------------------------------------------------------------- steps


def words_of(effect: list[Row]) -> list[Word]:
    """The words of an effect, step by step."""
    kept = _WORDS.get(id(effect))
    if kept is None or kept[0] is not effect:
        kept = _WORDS[id(effect)] = (effect, [word for step in effect for word in _step(step)])
    return kept[1].copy()


#: Rows of the data files live as long as the program: their words are made once.
_WORDS: Final[dict[int, tuple[list[Row], list[Word]]]] = {}


def cost_words(cost: dict[str, int]) -> list[Word]:
    """What has to be paid."""
    return [(letters(str(n)), *_UNIT[key]) for key, n in cost.items()]


_UNIT: Final[dict[str, Word]] = {
    **{
        u: (pic(u),)
        for u in ("gold", "wheat", "wood", "iron", "diamond", "disc", "vp", "cp", "ip", "basic", "card")
    },
    "card_or_disc": (pic("card"), letters("/"), pic("disc")),
}
#: Steps of which there are so many more, and those of which there are so many.
_MORE: Final = {"industry": "industry", "food": "food", "draw": "card"}
_SO_MANY: Final = {
    "terrain": "token",
    "road": "road",
    "rabbit": "rabbit",
    "flip": "turn",
    "employ": "employ",
    "discount": "discount",
    "marker": "marker",
}


def _step(step: Row) -> list[Word]:
    """One step; what it depends on goes with its last word."""
    words = _plain(step)
    conditions = [_need(c) for c in step.get("if", [])]
    if "per" in step:
        words[-1] = (*words[-1], *_each(step["per"]))
    return [*conditions, *words] if conditions else words


def _plain(step: Row) -> list[Word]:
    op, n = step["op"], step.get("n", 1)
    if op == "gain":
        return [(letters(str(v)), *_UNIT[k]) for k, v in step.items() if k in _UNIT]
    if op == "produce":
        kinds = {"any_basic": "basic", "any": "sweet"}
        return [
            (letters(f"+{v}"), product(kinds.get(k, k)))
            for k, v in step.items()
            if k in (*kinds, "gold", "wheat", "wood", "iron")
        ]
    if op in _MORE:
        return [(letters(f"+{n}"), pic(_MORE[op]))]
    if op in _SO_MANY:
        return [(letters(str(n)), pic(_SO_MANY[op]))]
    if op == "prosper":
        return [(letters(f"+{n}"), pic(f"prosper-{step['color']}"))]
    if op == "discard":
        return [(letters(f"\u2212{n}"), pic("drop"))]
    if op == "property":
        return [_property(step, n)]
    if op in ("skill", "industry_bonus"):
        name = "skill" if op == "skill" else f"bonus-{step['color']}"
        return [(letters(f"{n}\u00d7"), pic(name)) if n > 1 else (pic(name),)]
    if op in ("search", "play"):
        how = (pic("find"), letters(str(n))) if op == "search" else (pic("now"),)
        return [(*how, pic("card"), *_sort(step))]
    if op == "pay":
        return _pay(step)
    if op == "choose":
        return _choice(step["options"])
    return [_SOLE[op]]


_SOLE: Final[dict[str, Word]] = {
    "wonder": (pic("wonder"),),
    "locomotive": (pic("loco"), letters("0")),
    "copy_area": (pic("copy"),),
}


def _property(step: Row, n: int) -> Word:
    word: Word = (letters(str(n)), pic("property"))
    for site in step.get("on", []):
        word = (*word, pic(site))
    if step.get("free"):
        return (*word, letters("0"), pic("wood"))
    less = step.get("discount_wood", 0)
    return (*word, letters(f"\u2212{less}"), pic("wood")) if less else word


def _sort(step: Row) -> Word:
    """Which cards are meant."""
    sort: Word = (pic(step["sweet"]),) if "sweet" in step else ()
    kind = step.get("card_kind")
    return (*sort, pic("moon" if kind == "round_end" else "now")) if kind else sort


def _pay(step: Row) -> list[Word]:
    price = cost_words(step["cost"])
    then = words_of(step["then"])
    often = (pic("whenever"),) if step.get("times", 1) == 0 else ()
    glued = (*[g for word in price for g in word], pic("arrow"), *then[0])
    rest = [*then[1:]]
    if rest:
        rest[-1] = (*rest[-1], *often)
        return [glued, *rest]
    return [(*glued, *often)]


def _choice(options: list[list[Row]]) -> list[Word]:
    all_words: list[Word] = []
    for i, option in enumerate(options):
        words = words_of(option)
        if i < len(options) - 1:
            words[-1] = (*words[-1], letters("/"))
        all_words += words
    return all_words


# ---------------------------------------------------------------- counts


def _each(per: Row) -> Word:
    """A slash and what is counted: three for each city, one for each two roads, at most four times."""
    div, most = per.get("div", 1), per.get("max", 0)
    word: Word = (letters("/"), *((letters(str(div)),) if div > 1 else ()), *count_word(per))
    return (*word, letters(f"\u2264{most}\u00d7")) if most else word


def _need(condition: Row) -> Word:
    """What must be there, and how much of it."""
    return (*count_word(condition), letters(f"\u2265{condition['min']}:"))


def need_words(conditions: list[Row]) -> list[Word]:
    """Conditions one after the other."""
    return [(*count_word(c), letters(f"\u2265{c['min']}")) for c in conditions]


_COUNTS: Final[dict[str, Word]] = {
    "sweet_best": (pic("best"), pic("sweet")),
    "terrain_best": (pic("best"), pic("token")),
    "terrain_border": (pic("border"),),
    "employed": (pic("employ"),),
    "employed_sets": (pic("mark-any"), letters("\u00d73")),
    "prosper": (pic("prosper-any"),),
    "prosper_best_color": (pic("best"), pic("prosper-any")),
    "prosper_least_color": (pic("low"), pic("prosper-any")),
    "ip_symbol": (pic("ip"), pic("industry")),
    "round_ip": (pic("ip"), pic("moon")),
}


def count_word(count: Row) -> Word:
    """What is counted."""
    what = count["what"]
    if what == "sweet":
        return (pic(count["kind"]),)
    if what == "terrain":
        kinds = count.get("kinds") or ([count["kind"]] if "kind" in count else ["token"])
        turned = (pic("turn"),) if count.get("state") == "flipped" else ()
        return (*[pic(k) for k in kinds], *turned)
    if what == "property":
        site = (pic(count["on"]),) if "on" in count else ()
        return (pic(count.get("kind", "property")), *site)
    if what == "city":
        return (pic("city"), *((pic(count["with"]),) if "with" in count else ()))
    if what == "played":
        marks = {"marked": "mark-any", "round_end": "moon", "immediate": "now"}
        sort = [marks.get(count[k], f"mark-{count[k]}") for k in ("mark", "kind") if k in count]
        return (pic("card"), *[pic(name) for name in sort])
    if what == "employed" and "column" in count:
        return (pic("employ"), pic(f"mark-{count['column']}"))
    if what == "production":
        kinds = {"min_basic": (pic("low"), product("basic")), "max_basic": (pic("best"), product("basic"))}
        return kinds.get(count["kind"]) or (product(count["kind"]),)
    return _COUNTS.get(what) or (pic(what),)


# ---------------------------------------------------------------- abilities

#: When an ability works.
TIMINGS: Final = {
    "immediate": "now",
    "round_end": "moon",
    "production": "sun",
    "free": "free",
    "flip": "turn",
    "trigger": "whenever",
    "modifier": "always",
    "round_1_draw": "first",
}
_EVENTS: Final[dict[str, Word]] = {
    "play_card": (pic("card"),),
    "place_property": (pic("property"),),
    "place_rabbit": (pic("rabbit"),),
    "industry_bonus": (pic("bonus-any"),),
    "gold_production_up": (product("gold"),),
    "diamond_as_card": (pic("diamond"), letters("="), pic("card")),
}


def all_abilities(abilities: list[Row]) -> list[Word]:
    """Several abilities; who has none begins with a higher production."""
    return [word for a in abilities for word in ability_words(a)] or [
        (pic("best"), product("basic"), product("gold"))
    ]


def ability_words(ability: Row) -> list[Word]:
    """An ability: when it works, and what it does."""
    timing = ability["timing"]
    head: Word = (pic(TIMINGS[timing]),)
    if timing == "trigger":
        event = _EVENTS[ability["on"]]
        return [(*head, *event, letters(":")), *words_of(ability["effect"])]
    if timing == "modifier":
        return [(*head, *modifier_word(ability))]
    if timing == "round_1_draw":
        return [
            (*head, letters(f"+{ability['draw']}"), pic("card")),
            (letters(str(ability["employ"])), pic("employ")),
        ]
    needs = [_need(c) for c in ability.get("if", [])]
    cost = cost_words(ability.get("cost", {}))
    if cost:
        cost[-1] = (*cost[-1], pic("arrow"))
    words = [*needs, *cost, *words_of(ability["effect"])]
    return [(*head, *words[0]), *words[1:]]


def modifier_word(ability: Row) -> Word:
    """A standing change of the rules."""
    mod = ability["mod"]
    if mod == "area_cost_add":
        prices = [
            g for k, n in ability["cost"].items() for g in (letters(f"{n:+}".replace("-", "\u2212")), pic(k))
        ]
        return (pic(ability["action"]), letters(":"), *prices)
    if mod == "area_cost_set":
        prices = [g for k, n in ability["cost"].items() for g in (letters(str(n)), pic(k))]
        name = "token" if ability["area"].startswith("terrain") else "road"
        return (letters("3"), pic(name), letters("="), *prices)
    if mod == "substitute":
        return (pic(ability["action"]), letters(":"), pic(ability["from"]), letters("="), pic(ability["to"]))
    if mod == "sweets":
        return tuple([pic(s) for s in ability["sweets"]])
    if mod == "column_limit":
        return (pic("mark-any"), letters(f"+{ability['n']}"))
    return _MODIFIERS[mod]


_MODIFIERS: Final[dict[str, Word]] = {
    "city_same_type": (pic("city"), letters("="), letters("3"), pic("property")),
    "tower_is_city": (pic("tower"), letters("="), pic("city")),
    "city_table": (pic("city"), pic("best"), pic("cp")),
    "terrain_anywhere": (pic("token"), letters("\u00b7\u00b7\u00b7"), pic("token")),
    "diamond_as_card": (pic("diamond"), letters("="), pic("card")),
    "skill_double": (pic("skill"), letters("="), letters("2"), pic("skill")),
    "brownie_discount_all": (pic("brownie"), letters(":"), letters("\u22121"), pic("gold")),
}
