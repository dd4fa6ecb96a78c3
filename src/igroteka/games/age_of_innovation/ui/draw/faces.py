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
from ...rules.start_buildings import BEGINNINGS
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


def number_above_one(number: int) -> str:
    """A number that is told only if it is more than one."""
    return str(number) if number != 1 else ""


def bundle_tokens(what: tuple[int, ...]) -> tuple[Token, ...]:
    """The pictures of a bundle, each with its number."""
    tokens: list[Token] = []
    for unit, n in zip(UNITS.names, what, strict=False):
        if n:
            pic = PICTURES[unit]
            tokens.append(Token(pic, str(n) if pic == "points" else number_above_one(n)))
    return tuple(tokens)


# ---------------------------------------------------------------- effects


@singledispatch
def effect_tokens(effect: Effect) -> tuple[Token, ...]:
    """An effect as pictures."""
    raise NotImplementedError(f"no picture for {effect!r}")


@effect_tokens.register(e.Gain)
@effect_tokens.register(e.SureGain)
def _gain_tokens(effect: e.Gain | e.SureGain) -> tuple[Token, ...]:
    return bundle_tokens(effect.bundle)


@effect_tokens.register
def _pay_tokens(effect: e.Pay) -> tuple[Token, ...]:
    return (*bundle_tokens(effect.price), ARROW)


@effect_tokens.register
def _new_power_tokens(effect: e.NewPower) -> tuple[Token, ...]:
    return (Token("power", f"+{effect.k}"), Token("", "III"))


@effect_tokens.register
def _books_tokens(effect: e.Books) -> tuple[Token, ...]:
    return (Token("book-any", number_above_one(effect.k)),)


@effect_tokens.register
def _levels_tokens(effect: e.Levels) -> tuple[Token, ...]:
    if effect.split:
        return (Token("level-any", number_above_one(effect.k)),)
    return tuple([Token("level-any")] * effect.k)


@effect_tokens.register
def _level_in_tokens(effect: e.LevelIn) -> tuple[Token, ...]:
    return (Token(f"level-{DISCIPLINES[effect.d]}", number_above_one(effect.k)),)


@effect_tokens.register
def _level_each_tokens(effect: e.LevelEach) -> tuple[Token, ...]:
    return (Token("levels"),)


@effect_tokens.register
def _spades_tokens(effect: e.Spades) -> tuple[Token, ...]:
    free = (Token("", "+"), Token("workshop")) if effect.args and effect.word == "spades-lizards" else ()
    return (Token("spade", number_above_one(effect.k)), *free)


@effect_tokens.register
def _bridge_tokens(effect: e.Bridge) -> tuple[Token, ...]:
    return (Token("bridge", number_above_one(effect.k)),)


@effect_tokens.register
def _guild_for_nothing_tokens(effect: e.GuildForNothing) -> tuple[Token, ...]:
    return (Token("workshop"), ARROW, Token("guild"))


@effect_tokens.register
def _school_to_guild_tokens(effect: e.SchoolToGuild) -> tuple[Token, ...]:
    return (Token("school"), ARROW, Token("guild"))


@effect_tokens.register
def _guild_anywhere_tokens(effect: e.GuildAnywhere) -> tuple[Token, ...]:
    return (Token("guild"), ARROW, Token("native-hex"))


@effect_tokens.register
def _neutral_tokens(effect: e.Neutral) -> tuple[Token, ...]:
    return (Token(f"neutral-{effect.args['building']}"),)


@effect_tokens.register
def _annex_tokens(effect: e.Annex) -> tuple[Token, ...]:
    return (Token("shapes"),)


@effect_tokens.register
def _competency_tokens(effect: e.Competency) -> tuple[Token, ...]:
    return (Token("competency"),)


@effect_tokens.register
def _city_tile_tokens(effect: e.CityTile) -> tuple[Token, ...]:
    return (Token("city"),)


@effect_tokens.register
def _river_city_tokens(effect: e.RiverCity) -> tuple[Token, ...]:
    return (Token("river-hex"), ARROW, Token("city"))


@effect_tokens.register
def _track_step_tokens(effect: e.TrackStep) -> tuple[Token, ...]:
    return (Token("ship" if effect.ships else "spade", f"+{effect.k}"), Token("up"))


@effect_tokens.register
def _another_action_tokens(effect: e.AnotherAction) -> tuple[Token, ...]:
    return (Token("octagon", "+1"),)


@effect_tokens.register
def _lowest_level_tokens(effect: e.LowestLevel) -> tuple[Token, ...]:
    return (Token("points", "1"), Token("", "/"), Token("level-any", "min"))


@effect_tokens.register(Seq)
@effect_tokens.register(AnyOrder)
def _steps_tokens(effect: Seq | AnyOrder) -> tuple[Token, ...]:
    return tuple([t for step in effect.steps for t in effect_tokens(step)])


@effect_tokens.register(May)
@effect_tokens.register(Upto)
def _optional_tokens(effect: May | Upto) -> tuple[Token, ...]:
    return effect_tokens(effect.effect)


@effect_tokens.register
def _per_tokens(effect: Per) -> tuple[Token, ...]:
    if isinstance(effect.count, Ladder) and isinstance(effect.count.count, c.Players):
        return (Token("points", "/".join([str(worth) for _, worth in effect.count.rungs])),)
    if isinstance(effect.count, Ladder):
        steps = [
            t
            for least, worth in effect.count.rungs
            for t in (Token("", str(least)), Token("points", str(worth)))
        ]
        return (*count_tokens(effect.count.count), *steps)
    number = (Token("", str(effect.each)),) if effect.each > 1 else ()
    return (*effect_tokens(effect.effect), Token("", "/"), *number, *count_tokens(effect.count))


def count_tokens(count: Count) -> tuple[Token, ...]:
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


def ability_row(one: Ability) -> Row:
    """A row for something that a tile does again and again."""
    if isinstance(one, Act):
        return Row("octagon", effect_tokens(one.effect))
    if isinstance(one, When):
        if one.events[0] == "pass":
            return Row("pass", effect_tokens(one.effect))
        pics = [Token(pic) for pic in EVENTS[one.events[0]]]
        return Row("", (*pics, ARROW, *effect_tokens(one.effect)))
    assert isinstance(one, Rule)
    return Row("", RULES[one.key])


def tile_rows(tile: Tile) -> tuple[Row, ...]:
    """Everything that a tile does: income, what it brings at once, what it does again and again."""
    rows: list[Row] = []
    earns = (
        *(effect_tokens(tile.income) if tile.income is not None else ()),
        *[t for a in tile.asks for t in effect_tokens(a)],
    )
    if earns:
        rows.append(Row("hand", earns))
    at_once = [effect_tokens(effect) for effect in tile.now if not isinstance(effect, e.RiverCity)]
    if sum(map(len, at_once)) > MOST_IN_A_ROW:
        rows += [Row("now", tokens) for tokens in at_once]
    elif at_once:
        rows.append(Row("now", tuple([t for tokens in at_once for t in tokens])))
    told: list[tuple[str, ...]] = []
    for one in tile.abilities:
        pics = EVENTS.get(one.events[0], ()) if isinstance(one, When) else ()
        if not pics or pics not in told:  # a listener for each discipline is one row
            rows.append(ability_row(one))
            told.append(pics)
    return tuple(rows)


#: More pictures than these are spread over two rows.
MOST_IN_A_ROW: Final = 5


# ---------------------------------------------------------------- the faces


def _faction_rows(i: int, tile: Tile) -> tuple[Row, ...]:
    """The start of a faction above what it can do."""
    begins = BEGINNINGS[i]
    start = [
        Token(f"level-{d}", number_above_one(n)) for d, n in zip(DISCIPLINES, begins.levels, strict=True) if n
    ]
    if len(start) == len(DISCIPLINES):
        start = [Token("levels")]
    for kind in ("beginning", "after"):
        start += [t for effect in TABLES[kind][i].now for t in effect_tokens(effect)]
    start += [Token("neutral-tower")] if begins.tower else []
    start += [Token("university")] if begins.university else []
    return (Row("now", tuple(start)), *tile_rows(tile))


def _round_face(tile: Tile) -> tuple[str, str]:
    (goal,) = tile.abilities
    (bonus,) = tile.now
    assert isinstance(goal, When)
    assert isinstance(bonus, Per)
    return halves(
        _goal_rows(goal),
        (
            Row("", (Token("", number_above_one(bonus.each)), *count_tokens(bonus.count))),
            Row("", effect_tokens(bonus.effect)),
        ),
    )


def _goal_rows(goal: When) -> tuple[Row, ...]:
    pics = [Token(pic) for event in goal.events for pic in EVENTS[event]]
    return (Row("", tuple(pics)), Row("", effect_tokens(goal.effect)))


def _final_face(tile: Tile) -> tuple[str, str]:
    (goal,) = tile.abilities
    assert isinstance(goal, When)
    return half(_goal_rows(goal))


def _city_rows(i: int, tile: Tile) -> tuple[Row, ...]:
    """Points and the key above the reward."""
    return (Row("", (Token("points", str(CITY_VP[i])), Token("key"))), Row("", effect_tokens(tile.now[0])))


def _draw_faces() -> dict[str, tuple[str, str]]:
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
            art[prefix + tile.name] = face(family, tile_rows(tile), number)
    for i, tile in enumerate(TABLES["city"]):
        art[f"city-{tile.name}"] = face("city", _city_rows(i, tile))
    for i, tile in enumerate(TABLES["faction"]):
        art[f"ability-{tile.name}"] = face("ability", _faction_rows(i, tile))
    for tile in TABLES["round"]:
        art[f"round-{tile.name}"] = _round_face(tile)
    for tile in TABLES["final"]:
        art[f"round-{tile.name}"] = _final_face(tile)
    for row in POWER_ROWS:
        art[f"power-{row.name}"] = octagon(
            Token("power", str(row.price)), (Row("", effect_tokens(row.effect)),)
        )
    for row in BOOK_ROWS:
        art[f"books-{row.name}"] = octagon(
            Token("book-any", number_above_one(row.price)), (Row("", effect_tokens(row.effect)),)
        )
    return art


FACES: Final = _draw_faces()
