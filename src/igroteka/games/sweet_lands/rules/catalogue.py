"""All effects and abilities of the components: the vocabulary of the data files as trees, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from igroteka.core.abilities import Ability, Act, Rule, Trees, When
from igroteka.core.combinators import AnyOrder, Choose, If, May, Per, Seq, Upto
from igroteka.core.effects import AtLeast, Effect

from .. import effects as e
from ..components import boards as b
from ..components.deck import CARDS
from ..components.land import SPECIAL_ROWS, SPECIALS, SYMBOL_ROWS, SYMBOLS, TERRAIN_ROWS
from ..components.vocabulary import COLORS, INDUSTRIES, PRODUCTS, SWEETS
from ..components.vocabulary import UNITS as HELD_UNITS
from ..moves import MOVES
from .areas import Copies
from .cards import Draws, Search
from .industry import IndustryBonus, mark_labour
from .land import Road, Terrain, Turns
from .payment import Basic, Discards, Price, ProduceAny, price_of
from .property import Property
from .skills import Skills, Wonder
from .tracks import Food, Industry, Prosper, Rabbit
from .workers import Employs, PlaysCard

Row = dict[str, Any]
TREES: Final = Trees(MOVES)
#: More often than anybody can pay.
OFTEN: Final = 99
#: Steps that cannot change more than what they name; everything else can set off a chain of bonuses.
PLAIN: Final[dict[str, tuple[str, ...]]] = {
    "gain": ("gold", "diamond", "vp", "cp", "ip"),
    "produce": ("production", "vp"),
    "draw": ("hand",),
    "discard": ("hand",),
    "search": ("hand",),
    "discount": (),
    "marker": ("marker",),
}


def effect(rows: list[Row], forced: bool = False) -> Effect:
    """§SL-3.0.1 A list of steps: in any order, but drawing before discarding and employing, searching before playing.

    With `forced` payments, and playing a card that was found, are not optional: using the effect decides it.
    """
    steps: list[Effect] = []
    chain: list[Effect] = []
    found = [row for row in rows if row["op"] == "play" and row.get("only_found")]
    for i, row in enumerate(rows):
        if row in found:
            continue
        parts = step(row, rows[:i] + rows[i + 1 :], forced, found)
        if row["op"] in ("draw", "discard", "employ", "search", "play") and _is_ordered(rows):
            chain += parts
        else:
            steps += parts
    choices = [part for part in steps if _is_basic(part)]
    if len(choices) > 1:  # nobody need say which resources of choice are taken first
        steps = [part for part in steps if part not in choices]
        steps.append(Seq(*choices))
    chain.sort(key=_rank)
    if len(chain) > 1:
        steps.append(Seq(*chain))
    else:
        steps += chain
    return AnyOrder(*steps) if len(steps) > 1 else steps[0]


_RANK: Final = (Draws, Search, Discards, PlaysCard, Employs)


def _rank(part: Effect) -> int:
    """The place of a step in a fixed order."""
    inner = part
    while isinstance(inner, (Per, If)):
        inner = inner.effect
    return [isinstance(inner, kind) for kind in _RANK].index(True)


def _is_basic(part: Effect) -> bool:
    """Whether a step is a gain of resources of choice that no other step can change."""
    return isinstance(part, Basic) or (isinstance(part, Per) and part.count.steady and _is_basic(part.effect))


def _is_ordered(rows: list[Row]) -> bool:
    ops = {row["op"] for row in rows}
    return ("draw" in ops and bool(ops & {"discard", "employ"})) or {"search", "play"} <= ops


def step(row: Row, others: list[Row], forced: bool, found: list[Row]) -> list[Effect]:
    """The parts of one step, with its count and its conditions around each; `found` plays what a search finds."""
    parts = leaves(row, forced, found)
    if "per" in row:
        count = e.Number(row["per"], is_steady(row["per"], others))
        div, most = row["per"].get("div", 1), row["per"].get("max", 0)
        parts = [Per(count, part, div, most) for part in parts]
    for condition in row.get("if", []):
        count = e.Number(condition, is_steady(condition, others))
        parts = [If(AtLeast(condition["min"], count), part) for part in parts]
    return parts


def is_steady(count: Row, others: list[Row]) -> bool:
    """Whether no other step of the effect can change a count, so that it need not be asked when it is read."""
    for row in others:
        changes = PLAIN.get(row["op"])
        if changes is None or count["what"] in changes:
            return False
    return True


def leaves(row: Row, forced: bool, found: list[Row]) -> list[Effect]:
    """§SL-3.0.4, §SL-5.6 The leaves of a step; what an effect grants is free unless it pays."""
    op, n = row["op"], row.get("n", 1)
    if op == "gain":
        gained: list[Effect] = []
        amounts = {unit: row[unit] for unit in HELD_UNITS if row.get(unit)}
        if amounts:
            gained.append(e.Gain(e.UNITS.of(amounts)))
        if row.get("basic"):
            gained.append(Basic(row["basic"]))
        return gained
    if op == "produce":
        levels = tuple([row.get(kind, 0) for kind in PRODUCTS])
        made: list[Effect] = [e.Produce(levels)] if any(levels) else []
        if row.get("any_basic"):
            made.append(ProduceAny(row["any_basic"], True))
        if row.get("any"):
            made.append(ProduceAny(row["any"], False))
        return made
    if op == "pay":
        paid = Seq(Price(price_of(row["cost"])), effect(row["then"]))
        if row.get("times", 1) == 0:
            return [Upto(OFTEN, paid)]
        return [paid] if forced else [May(paid)]
    if op == "choose":
        return [Choose(*[effect(option) for option in row["options"]])]
    if op == "search":
        plays = card_play(found[0]) if found else None
        return [Search(n, row.get("sweet", ""), row.get("card_kind", ""), plays, forced)]
    return [leaf(op, n, row)]


def card_play(row: Row) -> PlaysCard:
    """A card that an effect plays."""
    kind, sweet = row.get("card_kind", ""), row.get("sweet", "")
    return PlaysCard(kind, sweet, row.get("free", False), row.get("discount_gold", 0))


#: Leaves that are told by a number alone.
BY_NUMBER: Final[dict[str, Callable[[int], Effect]]] = {
    "road": Road,
    "flip": Turns,
    "industry": Industry,
    "food": Food,
    "rabbit": Rabbit,
    "draw": Draws,
    "discard": Discards,
    "employ": Employs,
    "skill": Skills,
    "discount": e.Discount,
    "marker": e.Marker,
}


def leaf(op: str, n: int, row: Row) -> Effect:
    """One leaf for the steps that need no more."""
    if op in BY_NUMBER:
        return BY_NUMBER[op](n)
    if op == "terrain":
        return Terrain(n, row.get("anywhere", False))
    if op == "property":
        return Property(n, row.get("free", False), row.get("discount_wood", 0), row.get("on", []))
    if op == "prosper":
        return Prosper(n, (*COLORS, "any", "least").index(row["color"]))
    if op == "play":
        return card_play(row)
    if op == "industry_bonus":
        return IndustryBonus(n, (*INDUSTRIES, "any").index(row["color"]))
    if op == "wonder":
        return Wonder(Skills(1))
    if op == "locomotive":
        return e.Locomotive()
    if op == "copy_area":
        return Copies(row["categories"])
    raise ValueError(f"found the step {op!r}; allowed: those of the vocabulary")


# ---------------------------------------------------------------- abilities


def rule(row: Row) -> Rule:
    """§SL-4.12.9, §SL-4.12.12, §SL-4.12.15 A standing change of the rules."""
    mod = row["mod"]
    if mod == "area_cost_add":
        return Rule(mod, (row["action"], e.UNITS.of(row["cost"])))
    if mod == "area_cost_set":
        return Rule(mod, (row["area"], e.UNITS.of(row["cost"])))
    if mod == "substitute":
        if (row["from"], row["to"]) != ("wheat", "wood"):
            raise ValueError(f"found {row['to']} for {row['from']}; allowed: wood for wheat")
        return Rule(mod, row["action"])
    if mod == "city_table":
        return Rule(mod, tuple(row["values"]))
    if mod == "sweets":
        return Rule(mod, tuple([SWEETS.index(sweet) for sweet in row["sweets"]]))
    return Rule(mod, row.get("n", 1))


def abilities(name: str, rows: list[Row], ending: str) -> tuple[Ability, ...]:
    """§SL-3.10.1, §SL-4.12.1, §SL-4.12.3, §SL-5.4 The lasting abilities among some rows; `ending` is the event of those for the end of the round without a stage."""
    lasting: list[Ability] = []
    for i, row in enumerate(rows):
        timing, called = row["timing"], f"{name}-{i + 1}"
        if timing == "modifier":
            lasting.append(TREES.add(called, rule(row)))
        elif timing == "round_1_draw":
            lasting.append(TREES.add(called, Rule(timing, (row["draw"], row["employ"]))))
        elif timing == "trigger":
            lasting.append(TREES.add(called, When(row["on"], effect(row["effect"])), word=name))
        elif timing == "production":
            lasting.append(TREES.add(called, When(timing, effect(row["effect"])), word=name))
        elif timing == "round_end":
            event = f"round_end_{row['stage']}" if "stage" in row else ending
            lasting.append(TREES.add(called, When(event, effect(row["effect"])), word=name))
        elif timing == "free":
            whole = effect(row["effect"])
            if "cost" in row:
                whole = Seq(Price(price_of(row["cost"])), whole)
            for condition in row.get("if", []):
                whole = If(AtLeast(condition["min"], e.Number(condition, False)), whole)
            lasting.append(TREES.add(called, Act(whole), word=row["id"]))
    return tuple(lasting)


def effect_at(name: str, rows: list[Row], timing: str, forced: bool = False) -> Effect | None:
    """The effect with a timing, if there is one; to flip a token is to pay, and a tower leaves no choice either."""
    for row in rows:
        if row["timing"] == timing:
            return TREES.add(f"{name}-{timing}", effect(row["effect"], forced))
    return None


def conditions(rows: list[Row]) -> list[tuple[e.Number, int]]:
    """§SL-3.11.1 Counts that must be large enough."""
    return [(e.Number(row, False), row["min"]) for row in rows]


def _waiting(name: str, rows: list[Row], word: str = "") -> Effect:
    """A tree that may have to wait for its owner's order."""
    e.ROWS_OF[name] = rows
    return TREES.add(name, effect(rows), waits=True, word=word)


def _spaces(name: str, rows: dict[int, list[Row]], end: int) -> list[Effect | None]:
    return [TREES.add(f"{name}-{i}", effect(rows[i])) if i in rows else None for i in range(end + 1)]


def _enter() -> None:
    """Fill the lists of `effects`, in a fixed order: the words of the questions go into the move table."""
    sites = ("field", "forest", "mine", "sea")
    e.SITE.extend([_waiting(kind, TERRAIN_ROWS[kind]) for kind in sites])
    e.SITE.append(e.SITE[0])  # the special cell has its own effects
    e.SITE.append(_waiting("capital", TERRAIN_ROWS["capital"]))
    e.SPECIAL_SITE.extend([_waiting(name, SPECIAL_ROWS[name]) for name in SPECIALS])
    e.SYMBOL.extend([_waiting(f"symbol-{name}", SYMBOL_ROWS[name]) for name in SYMBOLS])
    e.AREA_CARD.append(_waiting("bonus-card", [{"op": "draw", "n": 1}]))
    e.CART.extend(_spaces("cart", b.CART_ROWS, b.INDUSTRY_END))
    e.LOCOMOTIVE.extend(_spaces("locomotive", b.LOCOMOTIVE_ROWS, b.INDUSTRY_END))
    e.INDUSTRY_BEYOND.append(TREES.add("industry-beyond", effect(b.INDUSTRY_OVERFLOW)))
    e.FOOD.extend(_spaces("food", b.FOOD_ROWS, b.FOOD_END))
    e.FOOD_BEYOND.append(TREES.add("food-beyond", effect(b.FOOD_OVERFLOW)))
    for track in b.TRACKS:
        e.PROSPERITY.append(_spaces(f"prosper-{track.id}", track.bonuses, track.length))
        e.FIRST_ON_LAST.append(TREES.add(f"first-{track.id}", effect(track.first)))
        e.TRACK_COUNT.append(e.Number(track.counts, False))
    e.RABBIT_BONUS.extend([TREES.add(f"rabbit-{i + 1}", effect(r)) for i, r in enumerate(b.RABBIT_ROWS)])
    e.SHOP_BONUS.extend([_waiting(b.PIECES[b.SHOP + i], r) for i, r in enumerate(b.SHOP_ROWS)])
    printed = [[_printed_bonus(piece, row) for row in range(b.STOCK[piece])] for piece in b.SET_PIECES]
    for c in b.CHARACTERS:
        e.ROW_BONUS.append([_row_bonuses(c, piece, printed[piece]) for piece in b.SET_PIECES])
        e.COLUMN_ABILITY.append(
            [TREES.add(f"{c.id}-{INDUSTRIES[i]}", effect(rows)) for i, rows in enumerate(c.columns)]
        )
        e.CHARACTER_ABILITIES.append(abilities(c.id, c.abilities, "round_end_after"))
        e.TOWER_ABILITIES.append(abilities(f"{c.id}-tower", c.tower_abilities, "round_end_after"))
        e.TOWER_NOW.append(effect_at(f"{c.id}-tower", c.tower_abilities, "immediate", True))
        e.TOWER_IF.append(conditions(c.tower_conditions))
    e.AREA_EFFECT.extend([TREES.add(f"area-{a.id}", effect(a.effect)) for a in b.AREAS])
    for name, row in zip(b.FREE_NAMES, b.FREE_ROWS, strict=True):
        whole = Seq(Price(price_of(row["cost"])), effect(row["effect"]))
        e.FREE_EFFECT.append(TREES.add(f"free-{name}", whole))
    e.HELP_EFFECT.extend([_waiting(str(row["id"]), row["effect"]) for row in b.HELP_ROWS])
    for name, row in zip(b.SKILL_NAMES, b.SKILL_ROWS, strict=True):
        e.SKILL_NOW.append(effect_at(name, row["abilities"], "immediate"))
        e.SKILL_FLIP.append(effect_at(name, row["abilities"], "flip", True))
        e.SKILL_ABILITIES.append(abilities(name, row["abilities"], "round_end_skill"))
    e.MILESTONE_IF.extend([[conditions(r["side_a"]), conditions(r["side_b"])] for r in b.MILESTONE_ROWS])
    e.SCORING_COUNT.extend([e.Number(row["count"], False) for row in b.SCORING_ROWS])
    for row in b.SETS:
        gain = row["effect"][0]
        e.SET_COUNT.append((e.Number(gain["per"], False), gain["vp"]))
    for card in CARDS:
        e.CARD_EFFECT.append(_waiting(card.id, card.effect))
        e.CARD_LABOUR.append(
            TREES.add(f"{card.id}-labour", mark_labour(effect(card.labour))) if card.labour else None
        )


def _printed_bonus(piece: int, row: int) -> Effect | None:
    rows = b.property_row(row, piece)
    name = f"{b.PIECES[piece]}-{row + 1}"
    return None if rows is None else _waiting(name, rows)


def _row_bonuses(c: b.Character, piece: int, printed: list[Effect | None]) -> list[Effect]:
    """The bonuses of a column of pieces for a character."""
    bonuses: list[Effect] = []
    for row, common in enumerate(printed):
        if common is None:
            name = f"{b.PIECES[piece]}-{row + 1}"
            common = _waiting(f"{c.id}-{name}", c.rows[row - 1][b.PIECES[piece]], word=name)
        bonuses.append(common)
    return bonuses


_enter()
