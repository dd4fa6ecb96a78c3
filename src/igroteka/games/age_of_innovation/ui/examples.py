"""Drawn examples for the rules about points: small positions, and what the rules give for them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from igroteka.core.cards import Example
from igroteka.core.text import Text
from igroteka.drawing.figures import Figure, example, in_row, key_of
from igroteka.drawing.svg import rect, shift, use

from ..components.boards import BOARDS, MOST_SHIP, TOOLS_PER_SPADE
from ..components.maps import HEXES
from ..components.names import (
    BUILDINGS,
    DESERT,
    DISCIPLINES,
    FOREST,
    GUILD,
    LAKE,
    LAW,
    MEDICINE,
    ROUND_TILES,
    SCHOOL,
    TERRAINS,
    WASTELAND,
    WORKSHOP,
)
from ..fields import WIDTH
from ..moves import ACCEPT
from ..rules.automa import OWN_ACTS, automa_passes, level_vp
from ..rules.building import Answer
from ..rules.gains import final_coins
from ..rules.land import hexes_behind, power_value, settle_on, turn_into
from ..rules.rounds import income
from ..rules.science import PAYS_FROM
from ..rules.scoring import FinalScoring
from ..rules.tracks import ship_step, terraforming_step
from ..rules.work import PASSAGES
from ..state import AVAILABLE, BOOKS, COINS, ITEM, POWER, TOOLS, VP, AgeOfInnovationState, blank
from .draw.board import ground
from .draw.faces import FACES
from .draw.icons import ROOT, amount, emblem, icon, marker, piece
from .draw.plan import TRACK, world_plan
from .draw.players import track_field
from .draw.science import cell_width, discipline_track

ME: Final = 0
RIVAL: Final = 1
SIDE: Final = "1-3"
NATIVE: Final = (FOREST, DESERT, WASTELAND)
LEVEL: Final = "3"
HEX: Final = 34.0
LETTERS: Final = 22.0
#: The levels of a track that are shown begin here.
FROM_LEVEL: Final = 3


def position(seats: int = 3, faction: str = "simpletons") -> AgeOfInnovationState:
    """An empty map; alone, the Automa plays with this faction."""
    s = blank(seats, {"side": SIDE, "level": LEVEL, "automa": faction}, [])
    for party in range(s.parties):
        s.native[party] = NATIVE[party]
    return s


def settle(s: AgeOfInnovationState, party: int, kind: int, *names: str) -> None:
    """Buildings of a party on its native terrain."""
    for name in names:
        hex = HEXES.index(name)
        turn_into(s, hex, s.native[party])
        settle_on(s, party, hex, kind)


def land(s: AgeOfInnovationState, names: Sequence[str], target: str = "", mark: str = "") -> Figure:
    """A part of the map; a symbol may mark one hex."""
    plan = world_plan(SIDE)
    scale = HEX / plan.hex
    at = {name: plan.centres[HEXES.index(name)] for name in names}
    left = min([x for x, _ in at.values()]) * scale - HEX
    top = min([y for _, y in at.values()]) * scale - HEX
    body, right, low = "", 0.0, 0.0
    for name, (x, y) in at.items():
        hex = HEXES.index(name)
        terrain = s.terrain[hex]
        owner = s.owner[hex]
        x, y = x * scale - left, y * scale - top
        kind = TERRAINS[terrain] if terrain < len(TERRAINS) else "river"
        body += shift(
            round(x - HEX * 0.866, 1), round(y - HEX, 1), ground(HEX, kind, owner >= 0, False, -1, False)
        )
        if owner >= 0:
            colour = TERRAINS[s.native[owner]]
            body += piece(BUILDINGS[s.building[hex]], colour, x, y + HEX * 0.2, HEX * 1.16)
        if name == target:
            body += icon(mark, round(x - HEX * 0.5, 1), round(y - HEX * 0.5, 1), HEX)
        right, low = max(right, x + HEX), max(low, y + HEX)
    return Figure(right, low, body)


def gained(s: AgeOfInnovationState, party: int, before: int) -> int:
    """The points that a party has got since then."""
    return s.purse[party][VP] - before


def told(rule: str, figure: Figure, points: int) -> Example:
    """An example whose sentence needs nothing but the points."""
    return example(rule, figure, Text(f"example-{key_of(rule)}", points=points))


def examples() -> list[Example]:
    """In the order of the rules."""
    return [
        _medicine(),
        _shipping("AI-3.3.3", FOREST, 0),
        _shipping("AI-3.3.3", FOREST, 2),
        _terraforming(),
        _shipping("AI-3.3.9", LAKE, 1),
        *_passages(),
        _offer(),
        *_areas(),
        _science("AI-4.11.6", (9, 6, 3)),
        _resources(),
        _science("AI-4.11.8", (7, 7, 3)),
        _automa_pass("AI-4.12.16", "simpletons"),
        _automa_levels(),
        *[
            _automa_action(rule, name)
            for rule, name in (
                ("AI-4.12.21", "simpletons"),
                ("AI-4.12.22", "kuddlers"),
                ("AI-4.12.25", "wanderers"),
                ("AI-4.12.26", "mimics"),
                ("AI-4.12.27", "powermongers"),
            )
        ],
        _automa_pass("AI-4.12.24", "racelings"),
        _wanderers_at_the_end(),
    ]


# ---------------------------------------------------------------- tracks


def _levels(d: int, levels: Sequence[int]) -> Figure:
    """The track of a discipline with the markers of the players."""
    whole, r = 520.0, 12.0
    cell = cell_width(whole)
    body = discipline_track(whole, TRACK, d, FROM_LEVEL)
    for party, level in enumerate(levels):
        nth = levels[:party].count(level)
        x = (level - FROM_LEVEL + 0.5) * cell
        body += marker(TERRAINS[NATIVE[party]], round(x, 1), TRACK - 16 - nth * 22, r)
    name = Figure(54, 54, icon(f"level-{DISCIPLINES[d]}", 0, 0, 54))
    return in_row([name, Figure(whole - FROM_LEVEL * cell, TRACK, body)], 6)


def _medicine() -> Example:
    s = position()
    none = income(s, ME)[VP]
    s.level[4 * ME + MEDICINE] = PAYS_FROM
    words = Text("example-AI-3-2-3", level=PAYS_FROM, points=income(s, ME)[VP] - none)
    return example("AI-3.2.3", _levels(MEDICINE, (PAYS_FROM,)), words)


def _shipping(rule: str, native: int, value: int) -> Example:
    """One step of shipping."""
    s = position()
    s.native[ME], s.shipping[ME] = native, value
    before = s.purse[ME][VP]
    ship_step(s, ME)
    board = BOARDS[native]
    fields = [(str(n), board.shipping_rewards[n]) for n in range(board.shipping, MOST_SHIP + 1)]
    words = Text(f"example-{key_of(rule)}", first=value, second=value + 1, points=gained(s, ME, before))
    return example(rule, _fields("ship", fields, value - board.shipping), words)


def _terraforming() -> Example:
    s = position()
    s.terraforming[ME] = 1
    before = s.purse[ME][VP]
    terraforming_step(s, ME)
    fields = list(zip([str(n) for n in TOOLS_PER_SPADE], BOARDS[FOREST].terraforming_rewards, strict=True))
    return told("AI-3.3.4", _fields("spade", fields, 1), gained(s, ME, before))


def _fields(pic: str, fields: Sequence[tuple[str, tuple[int, int]]], here: int) -> Figure:
    """A track of the planning board."""
    w, h = 82.0, 52.0
    wide = h + len(fields) * w + 2
    body = rect(0.5, 0.5, wide - 1, h - 1, 7, "cell") + icon(pic, 3, 3, h - 6)
    for i, (words, reward) in enumerate(fields):
        body += track_field(words, reward, i == here, i < here, h + i * w, w, h)
    return Figure(wide, h, body)


# ---------------------------------------------------------------- the map


def _passages() -> list[Example]:
    """A tunnel of the Moles and a flight."""
    found = []
    for passage, rule, row, mark in zip(
        PASSAGES,
        ("AI-4.7.1", "AI-4.7.2"),
        (("I4", "I5", "I6"), ("I4", "I5", "I6", "I7")),
        ("tunnel", "flight"),
        strict=True,
    ):
        s = position()
        settle(s, ME, WORKSHOP, row[0])
        assert hexes_behind(s, ME, len(row) - 2) >> HEXES.index(row[-1]) & 1
        words = Text(f"example-{key_of(rule)}", players=s.players(), points=passage.worth(s))
        found.append(example(rule, land(s, row, row[-1], mark), words))
    return found


def _offer() -> Example:
    """Somebody builds beside one's guild."""
    s = position()
    settle(s, ME, GUILD, "H4")
    settle(s, RIVAL, WORKSHOP, "H5")
    s.bowl_1[ME] = 5
    power = power_value(s, HEXES.index("H4"))
    before = s.purse[ME][VP]
    Answer(ME, power, RIVAL).take(s, ACCEPT)
    words = Text("example-AI-4-9-2", power=power, points=-gained(s, ME, before))
    return example("AI-4.9.2", land(s, ("H4", "H5")), words)


def _areas() -> list[Example]:
    """The areas of three players on two banks of a river."""
    s = position()
    s.shipping[ME] = 1
    settle(s, ME, WORKSHOP, "F6", "H6", "H7")
    settle(s, ME, SCHOOL, "F7")
    settle(s, RIVAL, WORKSHOP, "F9", "F10", "H9")
    settle(s, 2, GUILD, "H10")
    FinalScoring().run(s)
    rows = [f"{row}{n}" for row in "FGH" for n in range(6, 11)]
    keys = ("example-area-first", "example-area-second")
    return [
        example("AI-4.11.5", land(s, rows), Text(key, points=s.points[party * WIDTH + ITEM["area"]]))
        for party, key in enumerate(keys)
    ]


def _science(rule: str, levels: tuple[int, ...]) -> Example:
    """The levels of three players in law."""
    s = position()
    for party, level in enumerate(levels):
        s.level[4 * party + LAW] = level
    FinalScoring().run(s)
    return told(rule, _levels(LAW, levels), s.points[ME * WIDTH + ITEM["science"]])


def _resources() -> Example:
    s = position()
    has = {"coin": 6, "tool": 2, "scholar": 1, "book-law": 2, "power": 3}
    for unit, n in zip((COINS, TOOLS, AVAILABLE, BOOKS + LAW, POWER), has.values(), strict=True):
        s.purse[ME][unit] = n
    s.bowl_2[ME] = 0
    FinalScoring().run(s)
    figures = []
    for pic, n in has.items():
        body, wide = amount(pic, n, 0, 0, 44, LETTERS)
        figures.append(Figure(wide, 44, body))
    points = s.points[ME * WIDTH + ITEM["resources"]]
    words = Text("example-AI-4-11-7", coins=final_coins(s, ME), points=points)
    return example("AI-4.11.7", in_row(figures, 14), words)


# ---------------------------------------------------------------- the Automa


def _badge() -> Figure:
    """The badge of the Automa."""
    return Figure(64, 64, emblem("automa", TERRAINS[NATIVE[RIVAL]], 0, 0, 64))


def _automa_pass(rule: str, faction: str) -> Example:
    """It passes first in round 2."""
    s = position(1, faction)
    s.round, s.rounds = 2, list(range(len(s.rounds)))
    s.discard, s.display, s.bonus[RIVAL] = [0], [0, 1, 2], 3
    before = s.purse[RIVAL][VP]
    automa_passes(s)
    name = f"round-{ROUND_TILES[s.rounds[s.round - 1]]}"
    _, _, wide, high = [float(number) for number in FACES[name][0].split()]
    tile = Figure(wide, high, use(f"{ROOT}_{name}", 0, 0, wide, high))
    words = Text(f"example-{key_of(rule)}", round=s.round, points=gained(s, RIVAL, before))
    return example(rule, in_row([_badge(), tile], 16), words)


def _automa_levels() -> Example:
    """What its cards bring round by round."""
    s = position(1)
    vp = []
    for number in range(1, 7):
        s.round = number
        vp.append(level_vp(s))
    s.round = 5
    fields = [(str(n), (vp[n - 1], 0)) for n in range(1, 7)]
    words = Text("example-AI-4-12-17", level=int(LEVEL), round=s.round, points=level_vp(s))
    return example("AI-4.12.17", _fields("hand", fields, -1), words)


def _automa_action(rule: str, faction: str) -> Example:
    """The action of its faction in round 5."""
    s = position(1, faction)
    s.round, s.top = 5, 4
    before = s.purse[RIVAL][VP]
    OWN_ACTS["vp"].scores(s)
    words = Text(
        "example-automa-action",
        faction=faction,
        level=int(LEVEL),
        round=s.round,
        points=gained(s, RIVAL, before),
    )
    built = Figure(60, 60, piece("workshop", TERRAINS[NATIVE[RIVAL]], 30, 30, 56))
    return example(rule, in_row([_badge(), built], 12), words)


def _wanderers_at_the_end() -> Example:
    s = position(1, "wanderers")
    settle(s, RIVAL, WORKSHOP, "H3", "H4")
    settle(s, RIVAL, GUILD, "H6")
    FinalScoring().run(s)
    figure = in_row([_badge(), land(s, [f"H{n}" for n in range(3, 7)])], 12)
    points = s.points[RIVAL * WIDTH + ITEM["factions"]]
    return example("AI-4.12.25", figure, Text("example-wanderers-end", points=points))
