"""How each move is chosen on the drawing, and what its label says."""

from __future__ import annotations

from igroteka.core.game import Shown
from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.board import KINDS, PLACES, SIZE, ZONE_NAMES
from ..components.projects import PROJECTS
from ..rules.building import double_price, floor_price
from ..state import GardenNationState


def show(s: GardenNationState, m: Move) -> Shown:
    """The path of elements that leads to a move of the seat to act, its label, its price and the rule behind it."""
    top = s.agenda[-1]
    me = getattr(top, "me", 0)
    if m.kind in ("build", "demolish", "invade"):
        return _main_action(s, me, m)
    if m.kind == "strategic":
        return Shown(
            at=(f"ploy:{me}:strategic", f"territory:{m.args[0]}"),
            label=Text("move-strategic", territory=int(m.args[0])),
            rule="GN-4.8.4",
        )
    if m.kind == "lift":
        return Shown(
            at=(f"ploy:{me}:roof", f"zone:{m.args[0]}"),
            label=Text("move-lift", **_where(m)),
            rule="GN-4.8.6",
        )
    if m.kind == "cover":
        return Shown(at=(f"zone:{m.args[0]}",), label=Text("move-cover", **_where(m)), rule="GN-4.8.7")
    if m.kind == "claim":
        project = PROJECTS[m.index[0]]
        return Shown(
            at=(f"project:{project.name}",),
            label=Text("move-claim", project=project.name, points=project.points),
            rule="GN-4.9.1",
        )
    if m.kind == "decline":
        return Shown(at=(), label=Text("move-decline"), rule="GN-4.9.2")
    if m.kind == "pass":
        return Shown(at=(), label=Text("move-pass"), rule="GN-4.7.4")
    if m.kind == "next":
        return Shown(
            at=(f"player:{m.args[0]}",), label=Text("move-next", seat=int(m.args[0])), rule="GN-4.4.6"
        )
    if m.kind == "keep":
        return Shown(
            at=(),
            mix=(f"secret:{m.args[0]}", f"secret:{m.args[1]}"),
            label=Text(
                "move-keep",
                first=Text("a-secret", secret=str(m.args[0])),
                second=Text("a-secret", secret=str(m.args[1])),
            ),
            rule="GN-4.2.10",
        )
    return Shown(at=(), label=chance_label(m))


def _where(m: Move) -> dict[str, int | str | Text]:
    """Territory and place of a move's zone, as arguments of its label."""
    return {"territory": m.index[0] // SIZE + 1, "place": PLACES[m.index[0] % SIZE]}


def _main_action(s: GardenNationState, me: int, m: Move) -> Shown:
    """§GN-4.5.2 What it costs or brings, and where the Torticrane goes."""
    zone = s.layout.zone(m.index[0])
    goal = s.number(zone % SIZE)
    more, takes = Text("more-crane", territory=goal), (f"territory:{goal}",)
    el = f"zone:{ZONE_NAMES[m.index[0]]}"
    if m.kind == "build":
        price = floor_price(s, zone)
        if len(m.index) > 1:
            kind = KINDS[m.index[1]]
            return Shown(
                at=(el, f"bramble:{kind}"),
                label=Text("move-build-bramble", **_where(m), kind=kind, price=price),
                cost=str(price),
                rule="GN-4.6.4",
                more=more,
                takes=takes,
            )
        return Shown(
            at=(el,),
            label=Text(
                "move-build",
                **_where(m),
                kind=KINDS[s.kind[zone]],
                floors=s.floors[zone] + 1,
                price=price,
            ),
            cost=str(price),
            rule="GN-4.6.6" if s.floors[zone] else "GN-4.6.3",
            more=more,
            takes=takes,
        )
    price = double_price(s, zone)
    if m.kind == "demolish":
        return Shown(
            at=("action:demolish", el),
            label=Text("move-demolish", **_where(m), floors=s.floors[zone], price=price),
            rule="GN-4.6.10",
            more=more,
            takes=takes,
        )
    return Shown(
        at=(f"ploy:{me}:invasion", el),
        label=Text(
            "move-invade",
            **_where(m),
            seat=s.owner[zone],
            floors=s.floors[zone],
            price=price,
        ),
        cost=str(price),
        rule="GN-4.8.9",
        final=True,
        more=more,
        takes=takes,
    )


def chance_label(m: Move) -> Text:
    """A draw in words."""
    if m.kind == "first":
        return Text("chance-first", seat=int(m.args[0]))
    if m.kind == "lay":
        return Text("chance-lay", place=str(m.args[0]), territory=int(m.args[1]), degrees=int(m.args[2]) * 60)
    if m.kind == "open":
        return Text("chance-open", project=str(m.args[0]))
    return Text("chance-deal", secret=str(m.args[0]))
