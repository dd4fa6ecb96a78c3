"""Effects in words: the same rows that icons are made from, told by the messages of the vocabulary.

A step is the message `effect-OP`, a count is `count-WHAT`; whole effects are put together two by two.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from igroteka.core.text import Text, Value

from ..components.boards import AREAS, Character
from ..components.deck import CARD_NAMES, CARDS, DECK, Card
from ..components.files import Row
from ..counting import count_text

if TYPE_CHECKING:
    from .draw.pen import Pen

UNITS: Final = ("gold", "wheat", "wood", "iron", "basic", "diamond", "disc", "vp", "cp", "ip")
PRODUCED: Final = ("gold", "wheat", "wood", "iron", "any_basic", "any")


def join_texts(key: str, texts: list[Text]) -> Text:
    """Texts joined two by two."""
    whole = texts[-1]
    for text in reversed(texts[:-1]):
        whole = Text(key, a=text, b=whole)
    return whole


def effect_text(effect: list[Row]) -> Text:
    """What an effect does."""
    kept = _TEXTS.get(id(effect))
    if kept is None or kept[0] is not effect:
        kept = _TEXTS[id(effect)] = (effect, join_texts("effect-and", [_step(step) for step in effect]))
    return kept[1]


#: Rows of the data files live as long as the program: their texts are made once.
_TEXTS: Final[dict[int, tuple[list[Row], Text]]] = {}


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
        return join_texts(
            "effect-and", [Text("effect-gain", kind=u, n=step[u]) for u in UNITS if step.get(u)]
        )
    if op == "produce":
        return join_texts(
            "effect-and", [Text("effect-produce", kind=u, n=step[u]) for u in PRODUCED if step.get(u)]
        )
    if op == "prosper":
        return Text("effect-prosper", n=n, color=step["color"])
    if op == "industry_bonus":
        return Text("effect-bonus", n=n, color=step["color"])
    if op == "property":
        return _property(step, n)
    if op in ("search", "play"):
        return _cards(op, step, n)
    if op == "pay":
        whole = Text("effect-then", a=cost_text(step["cost"]), b=effect_text(step["then"]))
        return Text("effect-often" if step.get("times", 1) == 0 else "effect-may", what=whole)
    if op == "choose":
        return join_texts("effect-or", [effect_text(option) for option in step["options"]])
    if op == "copy_area":
        return Text("effect-copy", what="-".join(step["categories"]))
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
    what = step.get("sweet") or step.get("card_kind") or "any"
    if op == "search":
        return Text("effect-search", n=n, what=what)
    key = "effect-play-free" if step.get("free") else "effect-play"
    return Text(key, what=what, less=step.get("discount_gold", 0))


def cost_text(cost: dict[str, int]) -> Text:
    """What has to be paid."""
    parts = [Text("effect-pay", kind=unit, n=n) for unit, n in cost.items() if n]
    return join_texts("effect-and", parts) if parts else Text("cost-nothing")


# ---------------------------------------------------------------- counts and conditions


def conditions_text(conditions: list[Row]) -> Text:
    """Everything that must be so."""
    texts = [Text("if-at-least", least=c["min"], count=count_text(c)) for c in conditions]
    return join_texts("effect-and", texts)


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
        whole = Text("effect-then", a=cost_text(ability["cost"]), b=whole)
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
        return join_texts("effect-and", [Text("rule-sweets", sweet=sweet) for sweet in ability["sweets"]])
    if mod == "column_limit":
        return Text("rule-column_limit", n=ability["n"])
    return Text(f"rule-{mod}")


def tower_text(who: Character) -> Text:
    """What the clock tower gives to a character."""
    return ability_text(who.tower_abilities)


def area_text(area: str) -> Text:
    """What an area does."""
    return effect_text(next(a for a in AREAS if a.id == area).effect)


def deck_text() -> Text:
    """Whose design the worker cards are."""
    return Text("draw-own-deck") if DECK.ours else Text("draw-other-deck", deck=DECK.key)


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
