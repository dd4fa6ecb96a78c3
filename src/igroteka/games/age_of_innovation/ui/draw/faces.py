"""The pictures of all tiles, read off their effects: what the rules do is what the tile shows."""

from __future__ import annotations

from functools import singledispatch
from typing import Final

from igroteka.core.abilities import Ability, Act, Rule, When
from igroteka.core.combinators import AnyOrder, May, Per, Seq, Upto
from igroteka.core.effects import Count, Effect, Ladder

from ... import effects as e
from ...components.names import DISCIPLINES
from ...components.tables import TABLE_MODULES
from ...rules import counts as c
from ...rules.placing import BEGINNINGS
from ...rules.tiles import BOOK_ROWS, CITY_VP, POWER_ROWS, TABLES, Tile
from ...state import UNITS
from .tiles import Row, Token, face, half, halves, octagon

ARROW: Final = Token("", "→")
#: The picture of each unit of a bundle.
PICTURES: Final = {
    "c": "coin",
    "t": "tool",
    "s": "scholar",
    "bb": "book-banking",
    "bl": "book-law",
    "be": "book-engineering",
    "bm": "book-medicine",
    "pw": "power",
    "a": "annex",
    "vp": "points",
    "book": "book-any",
}
#: Pictures of what is listened to.
EVENTS: Final[dict[str, tuple[str, ...]]] = {
    "workshop": ("workshop",),
    "workshop-edge": ("workshop", "edge-hex"),
    "workshop-river": ("workshop", "river-hex"),
    "guild": ("guild",),
    "school": ("school",),
    "palace": ("palace",),
    "university": ("university",),
    "city": ("city",),
    "level": ("level-any",),
    "spade": ("spade",),
    "track": ("ship", "spade"),
    "innovation": ("bulb",),
    "scholar": ("scholar",),
    "power-action": ("octagon", "power"),
    **{f"competency-{d}": ("competency",) for d in DISCIPLINES},
}
#: Pictures of standing rules.
RULES: Final[dict[str, tuple[Token, ...]]] = {
    "city_power": (Token("city"), Token("", "≥ 6")),
    "river_city": (Token("river-hex"), ARROW, Token("city")),
    "flight": (Token("scholar"), ARROW, Token("flight"), Token("points", "5")),
    "tunnel": (Token("tool"), ARROW, Token("tunnel"), Token("points", "+")),
    "shipping": (Token("ship", "+1"),),
    "science_levels": (Token("level-any", "+3"),),
    "power_discount": (Token("octagon"), Token("power", "−1")),
}


def several(number: int) -> str:
    """A number that is told only if it is more than one."""
    return str(number) if number != 1 else ""


def bundle(what: tuple[int, ...]) -> tuple[Token, ...]:
    """The pictures of a bundle, each with its number."""
    tokens: list[Token] = []
    for unit, n in zip(UNITS.names, what, strict=False):
        if n:
            pic = PICTURES[unit]
            tokens.append(Token(pic, str(n) if pic == "points" else several(n)))
    return tuple(tokens)


# ---------------------------------------------------------------- effects


@singledispatch
def shown(effect: Effect) -> tuple[Token, ...]:
    """An effect as pictures."""
    raise NotImplementedError(f"no picture for {effect!r}")


@shown.register
def _(effect: e.Gain) -> tuple[Token, ...]:
    return bundle(effect.bundle)


@shown.register
def _(effect: e.SureGain) -> tuple[Token, ...]:
    return bundle(effect.bundle)


@shown.register
def _(effect: e.Pay) -> tuple[Token, ...]:
    return (*bundle(effect.price), ARROW)


@shown.register
def _(effect: e.NewPower) -> tuple[Token, ...]:
    return (Token("power", f"+{effect.k}"), Token("", "III"))


@shown.register
def _(effect: e.Books) -> tuple[Token, ...]:
    return (Token("book-any", several(effect.k)),)


@shown.register
def _(effect: e.Levels) -> tuple[Token, ...]:
    if effect.split:
        return (Token("level-any", several(effect.k)),)
    return tuple([Token("level-any")] * effect.k)


@shown.register
def _(effect: e.LevelIn) -> tuple[Token, ...]:
    return (Token(f"level-{DISCIPLINES[effect.d]}", several(effect.k)),)


@shown.register
def _(effect: e.LevelEach) -> tuple[Token, ...]:
    return (Token("levels"),)


@shown.register
def _(effect: e.Spades) -> tuple[Token, ...]:
    free = (Token("", "+"), Token("workshop")) if effect.args and effect.word == "spades-lizards" else ()
    return (Token("spade", several(effect.k)), *free)


@shown.register
def _(effect: e.Bridge) -> tuple[Token, ...]:
    return (Token("bridge", several(effect.k)),)


@shown.register
def _(effect: e.GuildForNothing) -> tuple[Token, ...]:
    return (Token("workshop"), ARROW, Token("guild"))


@shown.register
def _(effect: e.SchoolToGuild) -> tuple[Token, ...]:
    return (Token("school"), ARROW, Token("guild"))


@shown.register
def _(effect: e.GuildAnywhere) -> tuple[Token, ...]:
    return (Token("guild"), ARROW, Token("native-hex"))


@shown.register
def _(effect: e.Neutral) -> tuple[Token, ...]:
    return (Token(f"neutral-{effect.args['building']}"),)


@shown.register
def _(effect: e.Annex) -> tuple[Token, ...]:
    return (Token("shapes"),)


@shown.register
def _(effect: e.Competency) -> tuple[Token, ...]:
    return (Token("competency"),)


@shown.register
def _(effect: e.CityTile) -> tuple[Token, ...]:
    return (Token("city"),)


@shown.register
def _(effect: e.RiverCity) -> tuple[Token, ...]:
    return (Token("river-hex"), ARROW, Token("city"))


@shown.register
def _(effect: e.TrackStep) -> tuple[Token, ...]:
    return (Token("ship" if effect.ships else "spade", f"+{effect.k}"), Token("up"))


@shown.register
def _(effect: e.AnotherAction) -> tuple[Token, ...]:
    return (Token("octagon", "+1"),)


@shown.register
def _(effect: e.LowestLevel) -> tuple[Token, ...]:
    return (Token("points", "1"), Token("", "/"), Token("level-any", "min"))


@shown.register
def _(effect: Seq) -> tuple[Token, ...]:
    return tuple([t for step in effect.steps for t in shown(step)])


@shown.register
def _(effect: AnyOrder) -> tuple[Token, ...]:
    return tuple([t for step in effect.steps for t in shown(step)])


@shown.register
def _(effect: May) -> tuple[Token, ...]:
    return shown(effect.effect)


@shown.register
def _(effect: Upto) -> tuple[Token, ...]:
    return shown(effect.effect)


@shown.register
def _(effect: Per) -> tuple[Token, ...]:
    if isinstance(effect.count, Ladder) and isinstance(effect.count.count, c.Players):
        return (Token("points", "/".join([str(worth) for _, worth in effect.count.rungs])),)
    if isinstance(effect.count, Ladder):
        steps = [
            t
            for least, worth in effect.count.rungs
            for t in (Token("", str(least)), Token("points", str(worth)))
        ]
        return (*counted(effect.count.count), *steps)
    number = (Token("", str(effect.each)),) if effect.each > 1 else ()
    return (*shown(effect.effect), Token("", "/"), *number, *counted(effect.count))


def counted(count: Count) -> tuple[Token, ...]:
    """What is counted, as pictures."""
    if isinstance(count, c.Standing):
        return (Token(str(count.args["building"])),)
    if isinstance(count, c.ScienceLevel):
        return (Token(f"level-{count.args['discipline']}"),)
    return tuple([Token(pic) for pic in COUNTS[type(count).__name__]])


COUNTS: Final[dict[str, tuple[str, ...]]] = {
    "BigBuildings": ("palace", "university"),
    "AllBuildings": ("build",),
    "Shapes": ("shapes",),
    "Groups": ("groups",),
    "OwnBridges": ("bridge",),
    "CityTiles": ("city",),
    "TwoBest": ("level-any", "level-any"),
}


# ---------------------------------------------------------------- abilities


def ability(one: Ability) -> Row:
    """A row for something that a tile does again and again."""
    if isinstance(one, Act):
        return Row("octagon", shown(one.effect))
    if isinstance(one, When):
        if one.events[0] == "pass":
            return Row("pass", shown(one.effect))
        pics = [Token(pic) for pic in EVENTS[one.events[0]]]
        return Row("", (*pics, ARROW, *shown(one.effect)))
    assert isinstance(one, Rule)
    return Row("", RULES[one.key])


def rows_of(tile: Tile) -> tuple[Row, ...]:
    """Everything that a tile does: income, what it brings at once, what it does again and again."""
    rows: list[Row] = []
    earns = (
        *(shown(tile.income) if tile.income is not None else ()),
        *[t for a in tile.asks for t in shown(a)],
    )
    if earns:
        rows.append(Row("hand", earns))
    at_once = [shown(effect) for effect in tile.now if not isinstance(effect, e.RiverCity)]
    if sum(map(len, at_once)) > MOST_IN_A_ROW:
        rows += [Row("now", tokens) for tokens in at_once]
    elif at_once:
        rows.append(Row("now", tuple([t for tokens in at_once for t in tokens])))
    told: list[tuple[str, ...]] = []
    for one in tile.abilities:
        pics = EVENTS.get(one.events[0], ()) if isinstance(one, When) else ()
        if not pics or pics not in told:  # a listener for each discipline is one row
            rows.append(ability(one))
            told.append(pics)
    return tuple(rows)


#: More pictures than these are spread over two rows.
MOST_IN_A_ROW: Final = 5


# ---------------------------------------------------------------- the faces


def _faction(i: int, tile: Tile) -> tuple[Row, ...]:
    """The start of a faction above what it can do."""
    begins = BEGINNINGS[i]
    start = [Token(f"level-{d}", several(n)) for d, n in zip(DISCIPLINES, begins.levels, strict=True) if n]
    if len(start) == len(DISCIPLINES):
        start = [Token("levels")]
    for kind in ("beginning", "after"):
        start += [t for effect in TABLES[kind][i].now for t in shown(effect)]
    start += [Token("neutral-tower")] if begins.tower else []
    start += [Token("university")] if begins.university else []
    return (Row("now", tuple(start)), *rows_of(tile))


def _round(tile: Tile) -> tuple[str, str]:
    (goal,) = tile.abilities
    (bonus,) = tile.now
    assert isinstance(goal, When)
    assert isinstance(bonus, Per)
    return halves(
        _goal(goal),
        (Row("", (Token("", several(bonus.each)), *counted(bonus.count))), Row("", shown(bonus.effect))),
    )


def _goal(goal: When) -> tuple[Row, ...]:
    pics = [Token(pic) for event in goal.events for pic in EVENTS[event]]
    return (Row("", tuple(pics)), Row("", shown(goal.effect)))


def _final(tile: Tile) -> tuple[str, str]:
    (goal,) = tile.abilities
    assert isinstance(goal, When)
    return half(_goal(goal))


def _city(i: int, tile: Tile) -> tuple[Row, ...]:
    """Points and the key above the reward."""
    return (Row("", (Token("points", str(CITY_VP[i])), Token("key"))), Row("", shown(tile.now[0])))


def _faces() -> dict[str, tuple[str, str]]:
    assert TABLE_MODULES
    art: dict[str, tuple[str, str]] = {}
    for kind, family, prefix in (
        ("palace", "palace", ""),
        ("innovation", "innov", "innov-"),
        ("competency", "comp", "comp-"),
        ("bonus", "bonus", "bonus-"),
    ):
        for tile in TABLES[kind]:
            number = tile.name.partition("-")[2] if kind == "palace" else ""
            art[prefix + tile.name] = face(family, rows_of(tile), number)
    for i, tile in enumerate(TABLES["city"]):
        art[f"city-{tile.name}"] = face("city", _city(i, tile))
    for i, tile in enumerate(TABLES["faction"]):
        art[f"ability-{tile.name}"] = face("ability", _faction(i, tile))
    for tile in TABLES["round"]:
        art[f"round-{tile.name}"] = _round(tile)
    for tile in TABLES["final"]:
        art[f"round-{tile.name}"] = _final(tile)
    for row in POWER_ROWS:
        art[f"power-{row.name}"] = octagon(Token("power", str(row.price)), (Row("", shown(row.effect)),))
    for row in BOOK_ROWS:
        art[f"books-{row.name}"] = octagon(
            Token("book-any", several(row.price)), (Row("", shown(row.effect)),)
        )
    return art


FACES: Final = _faces()
