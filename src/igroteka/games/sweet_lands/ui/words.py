"""Effects in words: the same rows that icons are made from, told by the messages of the vocabulary.

A step is the message `effect-OP`, in the infinitive, so that it fits after "you may" and on a button; a count
is `count-WHAT`; whole effects are put together two by two.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from igroteka.core.text import Text, Value

from ..amounts import amounts_text, chain_texts, numbers_text, payment_text
from ..components.boards import AREA_NAMES, AREAS, SOLO_AREAS, SOLO_NAMES, Character
from ..components.deck import CARD_NAMES, CARDS, Card
from ..components.edition import EDITION
from ..components.files import Row
from ..components.vocabulary import SWEETS
from ..counting import count_text

if TYPE_CHECKING:
    from .draw.pen import Pen

UNITS: Final = ("gold", "wheat", "wood", "iron", "basic", "diamond", "disc", "vp", "cp", "ip")
PRODUCED: Final = ("gold", "wheat", "wood", "iron", "any_basic", "any")


def solo_text(name: str) -> Text:
    """§SL-4.15.2 What a card of the solo opponent does."""
    areas = [Text(f"area-{AREA_NAMES[area]}") for area in SOLO_AREAS[SOLO_NAMES.index(name)]]
    return Text("draw-solo-card", solo=name, areas=chain_texts("effect-amounts", areas))


def effect_text(effect: list[Row]) -> Text:
    """What an effect does."""
    kept = _TEXTS.get(id(effect))
    if kept is None or kept[0] is not effect:
        kept = _TEXTS[id(effect)] = (effect, _whole(effect))
    return kept[1]


#: Rows of the data files live as long as the program: their texts are made once.
_TEXTS: Final[dict[int, tuple[list[Row], Text]]] = {}


def _whole(effect: list[Row]) -> Text:
    """The steps of an effect together; a ladder of points and the play of a found card are one sentence each.

    §SL-3.0.1 What is discarded or employed comes after what is drawn, and is told so.
    """
    if _is_ladder(effect):
        return _ladder(effect)
    found = [step for step in effect if step.get("only_found")]
    texts: list[Text] = []
    last = ""
    for step in effect:
        if step in found:
            continue
        said = _search_text(step) if found and step["op"] == "search" else _step(step)
        if last == "draw" and step["op"] in ("discard", "employ"):
            said = Text("effect-then", a=texts.pop(), b=said)
        texts.append(said)
        last = step["op"]
    return chain_texts("effect-and", texts)


def _is_ladder(effect: list[Row]) -> bool:
    """Whether an effect gives more points the higher one count is: it is told as totals, not step by step."""
    counts = [[{key: c[key] for key in c if key != "min"} for c in step.get("if", [])] for step in effect]
    plain = all(set(step) == {"op", "vp", "if"} and len(step["if"]) == 1 for step in effect)
    return len(effect) > 1 and plain and all(count == counts[0] for count in counts)


def _ladder(effect: list[Row]) -> Text:
    points = [sum([step["vp"] for step in effect[: i + 1]]) for i in range(len(effect))]
    rungs = [step["if"][0]["min"] for step in effect]
    return Text(
        "effect-ladder",
        points=numbers_text(points),
        n=points[-1],
        rungs=numbers_text(rungs),
        count=count_text(effect[0]["if"][0]),
    )


def _search_text(step: Row) -> Text:
    """Cards are searched for, and one of them is played."""
    return Text(
        "effect-search-play", n=step.get("n", 1), sort=step.get("sweet") or step.get("card_kind") or "any"
    )


def _step(step: Row) -> Text:
    whole = _plain(step)
    if "per" in step:
        per = step["per"]
        key = "effect-per-most" if per.get("max") else "effect-per"
        whole = Text(key, what=whole, count=count_text(per), each=per.get("div", 1), most=per.get("max", 0))
    if step.get("if"):
        whole = Text("effect-if", condition=conditions_text(step["if"]), what=whole)
    return whole


def _plain(step: Row) -> Text:
    op, n = step["op"], step.get("n", 1)
    if op == "gain":
        return Text("effect-gain", what=amounts_text([(u, step[u]) for u in UNITS if step.get(u)]))
    if op == "produce":
        levels = [Text("level", kind=u, n=step[u]) for u in PRODUCED if step.get(u)]
        return Text("effect-produce", what=chain_texts("effect-amounts", levels))
    if op == "prosper":
        return Text("effect-prosper", n=n, color=step["color"])
    if op == "industry_bonus":
        return Text("effect-bonus", n=n, color=step["color"])
    if op == "property":
        return _property(step, n)
    if op in ("search", "play"):
        return _cards(op, step, n)
    if op == "pay":
        whole = Text("effect-then", a=payment_text(step["cost"].items()), b=effect_text(step["then"]))
        return Text("effect-upto" if step.get("times", 1) == 0 else "effect-may", what=whole)
    if op == "choose":
        return chain_texts("effect-or", [effect_text(option) for option in step["options"]])
    if op == "copy_area":
        return Text("effect-copy", sort="-".join(step["categories"]))
    if op == "terrain" and step.get("anywhere"):
        return Text("effect-terrain-anywhere", n=n)
    return Text(f"effect-{op}", n=n)


def _property(step: Row, n: int) -> Text:
    less = step.get("discount_wood", 0)
    key = "effect-property" + ("-free" if step.get("free") else "-less" if less else "")
    args: dict[str, Value] = {"less": less} if less else {}
    if step.get("on"):
        key, args["on"] = key + "-on", step["on"][0]
    return Text(key, n=n, **args)


def _cards(op: str, step: Row, n: int) -> Text:
    sort = step.get("sweet") or step.get("card_kind") or "any"
    if op == "search":
        return Text("effect-search", n=n, sort=sort)
    key = "effect-play-free" if step.get("free") else "effect-play"
    return Text(key, sort=sort, less=step.get("discount_gold", 0))


def cost_text(cost: dict[str, int]) -> Text:
    """What has to be paid."""
    return amounts_text(cost.items())


# ---------------------------------------------------------------- counts and conditions


def conditions_text(conditions: list[Row]) -> Text:
    """Everything that must be so."""
    return chain_texts(
        "effect-if-and", [Text("if-at-least", least=c["min"], count=count_text(c)) for c in conditions]
    )


# ---------------------------------------------------------------- abilities


def ability_text(abilities: list[Row]) -> Text:
    """Abilities with the time when they work."""
    if not abilities:
        return Text("ability-none")
    whole = _ability(abilities[-1])
    for ability in reversed(abilities[:-1]):
        whole = Text("ability-list", a=_ability(ability), b=whole)
    return whole


def _ability(ability: Row) -> Text:
    timing = ability["timing"]
    if timing == "modifier":
        return _modifier(ability)
    if timing == "round_1_draw":
        return Text("ability-round_1_draw", draw=ability["draw"], employ=ability["employ"])
    whole = effect_text(ability["effect"])
    if ability.get("cost"):
        whole = Text("effect-then", a=payment_text(ability["cost"].items()), b=whole)
    if ability.get("if"):
        whole = Text("effect-if", condition=conditions_text(ability["if"]), what=whole)
    if timing == "trigger":
        return Text("ability-when", event=Text(f"when-{ability['on']}"), what=whole)
    return Text(f"ability-{timing}", what=whole)


def _modifier(ability: Row) -> Text:
    mod = ability["mod"]
    if mod == "area_cost_add":
        return Text("rule-area_cost_add", action=ability["action"], n=-sum(ability["cost"].values()))
    if mod == "area_cost_set":
        return Text("rule-area_cost_set", area=ability["area"], cost=cost_text(ability["cost"]))
    if mod == "sweets":
        if len(ability["sweets"]) == len(SWEETS):
            return Text("rule-sweets-all")
        return chain_texts("effect-and", [Text("rule-sweets", sweet=sweet) for sweet in ability["sweets"]])
    if mod == "column_limit":
        return Text("rule-column_limit", n=ability["n"])
    return Text(f"rule-{mod}")


def tower_text(who: Character) -> Text:
    """What the clock tower gives to a character."""
    return ability_text(who.tower_abilities)


def area_text(area: str) -> Text:
    """What an area does."""
    return effect_text(next(a for a in AREAS if a.id == area).effect)


def edition_text() -> Text:
    """Whose values are played with."""
    return Text("draw-own-edition") if EDITION.is_ours else Text("draw-other-edition", edition=EDITION.key)


def card_words(pen: Pen, card: Card) -> str:
    """Name, price and everything that a card does."""
    return pen.say(card_text(card.id))


@cache
def card_text(card_id: str) -> Text:
    """The whole card as one message."""
    card = CARDS[CARD_NAMES.index(card_id)]
    args: dict[str, Value] = {
        "card": card.id,
        "cost": cost_text(card.cost),
        "what": effect_text(card.effect),
    }
    if card.labour:
        return Text("draw-card-worker", labour=effect_text(card.labour), **args)
    return Text("draw-card-end" if card.round_end else "draw-card", **args)
