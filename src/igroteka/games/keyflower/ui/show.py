"""How each move is chosen on the drawing, and what its label says."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Shown
from igroteka.core.hexes import unpack
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_COLOUR, COLOURS
from ..components.tiles import BUILDINGS, TILE_NAMES, WINTER
from ..rules.chain import Count
from ..rules.expansion import PlaceCell, PlaceRotation, cells
from ..rules.transport import SpendResource, SpendSkill, paid_without_choice
from ..rules.workers import least, size
from ..state import C, K, KeyflowerState
from .cautions import gold_instead
from .places import place_text

#: The labels of what chance does.
CHANCE_ARGS: Final = {
    "deal_home": "tile",
    "draw_worker": "colour",
    "draw_skill": "skill",
    "load_worker": "colour",
    "load_skill": "skill",
    "show_tile": "tile",
    "show_side": "side",
    "deal_winter": "tile",
}


#: How the label of a choice of one, two or three winter tiles ends.
ENDINGS: Final = ("", "-2", "-3")


def show(s: KeyflowerState, m: Move) -> Shown:
    """The path of elements that leads to a move of the seat to act, its label, its price and the rule behind it."""
    me = getattr(s.agenda[-1], "me", 0)
    kind = m.kind
    if kind in ("pass", "bid", "use"):
        return _turn(s, me, m)
    if kind in ("pay_skill", "pay_worker", "pay_group"):
        return _payment(s, me, m)
    if kind in ("colour", "group", "groups_done", "count"):
        return _workers(s, me, m)
    if kind in ("take", "step", "upgrade", "transport_done", "spend_resource", "spend_skill"):
        return _goods(s, m)
    if kind in ("choose_boat", "choose_winter"):
        return _season(s, me, m)
    if kind in ("place_tile", "place_cell", "place_rotation"):
        return _village(s, me, m)
    name = CHANCE_ARGS[kind]
    return Shown(at=(), label=Text(f"chance-{kind}", **{name: str(m.args[0])}))


def _turn(s: KeyflowerState, me: int, m: Move) -> Shown:
    if m.kind == "pass":
        return Shown(at=(), label=Text("move-pass"), rule="KF-4.4.4")
    tile = m.index[0]
    need = least(s, me, tile, m.kind == "use")
    name = TILE_NAMES[tile]
    if m.kind == "bid":
        return Shown(
            at=(f"bid:{name}",),
            label=Text("move-bid", tile=name, least=need),
            rule="KF-4.5.1",
        )
    return Shown(at=(f"tile:{name}",), label=Text("move-use", tile=name, least=need), rule="KF-4.6.1")


def _payment(s: KeyflowerState, me: int, m: Move) -> Shown:
    what = str(m.args[0])
    if m.kind == "pay_skill":
        return Shown(at=(f"skill:{what}",), label=Text("move-pay_skill", skill=what), rule="KF-4.6.14")
    if m.kind == "pay_worker":
        return Shown(at=(f"screen:{what}",), label=Text("move-pay_worker", colour=what), rule="KF-4.6.21")
    tile = m.index[0]
    return Shown(
        at=(f"bid:{what}",),
        label=Text(
            "move-pay_group",
            tile=what,
            colour=COLOURS[s.group_colour(me, tile)],
            workers=s.bid[tile * s.seats + me],
        ),
        rule="KF-5.10",
    )


def _workers(s: KeyflowerState, me: int, m: Move) -> Shown:
    if m.kind == "colour":
        c = m.index[0]
        return Shown(
            at=(f"screen:{COLOURS[c]}",),
            label=Text("move-colour", colour=COLOURS[c], workers=s.workers[me * C + c]),
            rule="KF-4.5.2",
        )
    if m.kind == "group":
        tile = m.index[0]
        return Shown(
            at=(f"bid:{TILE_NAMES[tile]}",),
            label=Text(
                "move-group",
                tile=TILE_NAMES[tile],
                colour=COLOURS[s.group_colour(me, tile)],
                workers=s.bid[tile * s.seats + me],
            ),
            rule="KF-4.5.7",
        )
    if m.kind == "groups_done":
        return Shown(at=(), label=Text("move-groups_done"), rule="KF-4.5.8")
    ask = s.agenda[-1]
    assert isinstance(ask, Count)
    return _count(s, me, ask, m.index[0])


def _count(s: KeyflowerState, me: int, ask: Count, n: int) -> Shown:
    """§KF-4.5.4, §KF-4.6.4 A number of workers: a click on those of the colour brings as many as are needed, every other one more."""
    low, _ = ask.bounds(s)
    total = size(s, me, ask.named) + sum(ask.counts) + n
    if not ask.use:
        total += s.bid[ask.tile * s.seats + me]
    c = ask.colour if ask.colour < ANY_COLOUR else len(ask.counts)
    return Shown(
        at=(f"screen:{COLOURS[c]}",) * (n - max(low, 1) + 1),
        label=Text(
            "move-count-use" if ask.use else "move-count",
            workers=n,
            total=total,
            colour=COLOURS[c],
            best="yes" if n == low else "no",
        ),
        rule="KF-4.6.4" if ask.use else "KF-4.5.4",
    )


def _goods(s: KeyflowerState, m: Move) -> Shown:
    ask = s.agenda[-1]
    if m.kind == "take":
        what = str(m.args[0])
        return Shown(at=(f"supply:{what}",), label=Text("move-take", resource=what), rule="KF-4.6.20")
    if m.kind == "step":
        t, d, _ = m.index
        here, there, what = TILE_NAMES[t], TILE_NAMES[s.ways[t * 6 + d]], str(m.args[2])
        return Shown(
            at=(f"good:{here}:{what}", f"tile:{there}"),
            label=Text("move-step", resource=what, tile=here, other_tile=there),
            rule="KF-4.7.2",
        )
    if m.kind == "upgrade":
        building = BUILDINGS[m.index[0]]
        price = Text(f"cost-{building.name}")
        me = getattr(ask, "me", 0)
        gold = len(gold_instead(s, me, m.index[0], paid_without_choice(s, me, m.index[0])))
        label = Text("move-upgrade", tile=building.name, cost=price)
        if gold:
            label = Text("move-upgrade-gold", tile=building.name, cost=price, gold=gold)
        return Shown(at=(f"tile:{building.name}",), label=label, rule="KF-4.7.4", final=gold > 0)
    if m.kind == "transport_done":
        return Shown(at=(), label=Text("move-transport_done"), rule="KF-4.7.9")
    assert isinstance(ask, (SpendResource, SpendSkill))
    tile, what = TILE_NAMES[ask.tile], str(m.args[0])
    if m.kind == "spend_resource":
        return Shown(
            at=(f"good:{tile}:{what}",),
            label=Text("move-spend_resource", resource=what, tile=tile),
            rule="KF-4.7.7",
        )
    return Shown(
        at=(f"skill:{what}",), label=Text("move-spend_skill", skill=what, tile=tile), rule="KF-4.7.8"
    )


def _season(s: KeyflowerState, me: int, m: Move) -> Shown:
    if m.kind == "choose_boat":
        boat, b = str(m.args[0]), m.index[0]
        if s.season == WINTER:
            label = Text("move-choose_boat-winter", boat=boat)
        else:
            label = Text(
                "move-choose_boat",
                boat=boat,
                workers=sum(s.cargo_workers[b * C : b * C + C]),
                skills=sum(s.cargo_skills[b * K : b * K + K]),
            )
        return Shown(at=(f"boat:{boat}",), label=label, rule="KF-4.9.10")
    hand = s.winter[me]
    given = [TILE_NAMES[hand[i]] for i in range(len(hand)) if m.index[0] >> i & 1]
    words = ("first", "second", "third")
    tiles = {words[i]: Text("a-tile", tile=name) for i, name in enumerate(given)}
    return Shown(
        at=(),
        mix=tuple([f"{'winter' if TILE_NAMES[t] in given else 'keep'}:{TILE_NAMES[t]}" for t in hand]),
        label=Text(f"move-choose_winter{ENDINGS[len(given) - 1]}", **tiles),
        rule="KF-4.10.1",
    )


def _village(s: KeyflowerState, me: int, m: Move) -> Shown:
    ask = s.agenda[-1]
    if m.kind == "place_tile":
        name = str(m.args[0])
        return Shown(at=(f"won:{name}",), label=Text("move-place_tile", tile=name), rule="KF-4.11.2")
    assert isinstance(ask, (PlaceCell, PlaceRotation))
    if m.kind == "place_cell":
        q, r = unpack(cells(s, me)[m.index[0]])
        village = {unpack(s.cell[t]): TILE_NAMES[t] for t in s.village[me]}
        return Shown(
            at=(f"cell:{q},{r}",),
            label=Text("move-place_cell", place=place_text((q, r), village)),
            rule="KF-4.11.2",
        )
    return Shown(
        at=(f"turn:{m.index[0]}",),
        label=Text("move-place_rotation", degrees=m.index[0] * 60),
        rule="KF-4.11.3",
    )
