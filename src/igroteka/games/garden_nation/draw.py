"""The table as a picture. Input is a view, so nothing hidden can be drawn."""

from __future__ import annotations

import math
from functools import cache
from typing import Final

from igroteka.core.game import Look
from igroteka.core.hexes import centre, corners
from igroteka.core.text import Text
from igroteka.drawing import Box, Drawing, common_rules, path, rect, sheet, text

from .components.board import AXIAL, KINDS, PLACES, SIZE
from .components.players import PLOYS, POPULATION_TRACK, on_track
from .components.projects import PROJECT_NAMES, PROJECTS
from .view import GardenView, PlayerView

ROOT: Final = "gn"
LAYERS: Final = ("table", "zones", "pieces", "panels")
COLOURS: Final = ("#5f8637", "#ab3b2a", "#456e96", "#fcaf26")
ZONE: Final = 38.0
TERRITORY: Final = 130.0
WIDTH: Final = 1200.0
HEIGHT: Final = 860.0
MIDDLE: Final = (400.0, 420.0)
SIDE: Final = 815.0


def svg(v: GardenView, look: Look) -> str:
    """The whole picture as this view sees it."""
    return drawing(v, look).svg()


def drawing(v: GardenView, look: Look) -> Drawing:
    """The picture as layers of fragments."""
    say = look.say
    d = Drawing(
        WIDTH,
        HEIGHT,
        ROOT,
        LAYERS,
        title=say(Text("draw-title")),
        about=" ".join([say(Text("draw-score", seat=p.seat, points=p.points)) for p in v.players]),
        style=style(look.dark),
        marked=look.marked,
    )
    d.add("table", "back", rect(0, 0, WIDTH, HEIGHT, 0, "back"))
    d.add("table", "head", text(20, 30, say(Text("draw-round", round=v.round, last=int(v.last_round))), 20))
    for slot in range(SIZE):
        if v.territories[slot]:
            territory(d, v, slot, look)
    supplies(d, v, look)
    for i in range(v.seats):
        player(d, v, v.players[i], 250 + i * 150, look)
    secrets(d, v, look)
    return d


def middle(slot: int) -> tuple[float, float]:
    """The middle of a slot; territories are hexes of zones, and lie as hexes do."""
    x, y = centre(AXIAL[slot], TERRITORY, False)
    return MIDDLE[0] + x, MIDDLE[1] + y


def zone_middle(zone: int) -> tuple[float, float]:
    """The middle of a zone."""
    x, y = middle(zone // SIZE)
    dx, dy = centre(AXIAL[zone % SIZE], ZONE, False)
    return x + dx, y + dy


def territory(d: Drawing, v: GardenView, slot: int, look: Look) -> None:
    """Seven zones, and the number of the territory with the Torticrane on it."""
    number = v.territories[slot]
    here = v.crane == number
    for place in range(SIZE):
        zone(d, v, slot * SIZE + place, look)
    x, y = middle(slot)
    y -= TERRITORY * 0.86
    body = rect(0, 0, 64, 26, 6, "crane" if here else "stone")
    body += text(32, 19, f"{number} ◄" if here else str(number), 16, anchor="middle")
    title = look.say(Text("draw-territory", territory=number, crane=int(here)))
    d.element("panels", f"territory:{number}", body, Box(x - 32, y, 64, 26), title)


def zone(d: Drawing, v: GardenView, z: int, look: Look) -> None:
    """One zone: type, cost, and the building with its owner's colour, its height and its roof."""
    x, y = zone_middle(z)
    points = corners((0, 0), ZONE - 1.5, False)
    outline = "M" + "L".join([f"{px + ZONE:.1f} {py + ZONE:.1f}" for px, py in points]) + "Z"
    body = path(outline, v.kinds[z])
    letter = v.kinds[z][0].upper() if v.kinds[z] in KINDS else "?"
    body += text(ZONE, ZONE * 1.72, f"{letter}{v.costs[z]}", 15, anchor="middle")
    if v.floors[z]:
        body += rect(ZONE - 16, ZONE - 24, 32, 28, 4, f"seat{v.owners[z]}")
        body += text(ZONE, ZONE - 4, str(v.floors[z]), 18, "on", anchor="middle")
        if v.closed[z]:
            body += path(f"M{ZONE - 19} {ZONE - 24}l19 -11l19 11z", "roof")
    title = Text(
        "draw-zone",
        territory=v.territories[z // SIZE],
        place=PLACES[z % SIZE],
        kind=v.kinds[z],
        price=v.costs[z] + v.floors[z],
        crane=v.territories[z % SIZE],
        floors=v.floors[z],
        seat=v.owners[z] if v.floors[z] else -1,
        closed=int(v.closed[z]),
    )
    d.element(
        "zones",
        f"zone:{v.zone_name(z)}",
        body,
        Box(x - ZONE, y - ZONE, ZONE * 2, ZONE * 2),
        look.say(title),
        r=ZONE,
    )


def supplies(d: Drawing, v: GardenView, look: Look) -> None:
    """Open projects, the deck, bramble tokens, roofs, and the button for demolition."""
    say = look.say
    for place, name in enumerate(v.open):
        if name:
            project = PROJECTS[PROJECT_NAMES.index(name)]
            body = rect(0, 0, 180, 56, 8, f"card {KINDS[project.kind]}")
            body += text(8, 22, say(Text("a-project", project=name)), 15, width=164)
            body += text(8, 45, say(Text("draw-points", points=project.points)), 15, width=164)
            box = Box(SIDE + place % 2 * 188, 20 + place // 2 * 64, 180, 56)
            d.element("panels", f"project:{name}", body, box, say(Text(f"goal-{name}")))
    body = rect(0, 0, 70, 40, 6, "card") + text(35, 26, str(v.deck), 16, anchor="middle")
    d.element("panels", "deck", body, Box(SIDE, 150, 70, 40), say(Text("draw-deck", count=v.deck)))
    for i, kind in enumerate(KINDS):
        body = rect(0, 0, 44, 40, 6, kind) + text(22, 26, str(v.brambles[i]), 16, anchor="middle")
        title = say(Text("draw-bramble", kind=kind, count=v.brambles[i]))
        d.element("panels", f"bramble:{kind}", body, Box(SIDE + 78 + i * 50, 150, 44, 40), title)
    body = rect(0, 0, 70, 40, 6, "card") + text(35, 26, f"^ {v.roofs}", 16, anchor="middle")
    d.add("panels", "roofs", body, SIDE + 232, 150, say(Text("draw-roofs", count=v.roofs)))
    body = rect(0, 0, 60, 40, 6, "card") + text(30, 26, "× 2", 16, anchor="middle")
    title = say(Text("draw-demolish"))
    d.element("panels", "action:demolish", body, Box(SIDE + 308, 150, 60, 40), title)


def player(d: Drawing, v: GardenView, p: PlayerView, y: float, look: Look) -> None:
    """A player: points, population as on the track, floors left, the space of the marker, ploys used and left."""
    say = look.say
    tokens, marker = on_track(p.population, POPULATION_TRACK)
    body = rect(0, 0, 370, 64, 8, "panel turn" if p.seat in v.waiting else "panel")
    body += rect(8, 8, 14, 48, 4, f"seat{p.seat}")
    body += text(30, 26, say(Text("player", seat=p.seat)), 17, width=150)
    body += text(190, 26, say(Text("draw-points", points=p.points)), 15, width=170)
    people = f"{tokens} × {POPULATION_TRACK} + {marker}" if tokens else str(marker)
    body += text(
        30, 52, say(Text("draw-player", people=people, floors=p.supply, space=p.space)), 14, width=330
    )
    d.element("panels", f"player:{p.seat}", body, Box(SIDE, y, 370, 64), say(Text("player", seat=p.seat)))
    for i, ploy in enumerate(PLOYS):
        used = p.ploys.get(ploy, 0)
        slot = rect(0, 0, 118, 34, 6, "panel") + text(
            8, 23, f"{say(Text('a-ploy', ploy=ploy))} {used}", 13, width=104
        )
        title = say(Text("draw-ploy", seat=p.seat, ploy=ploy, count=used, left=p.ploys_left))
        d.element("panels", f"ploy:{p.seat}:{ploy}", slot, Box(SIDE + i * 126, y + 68, 118, 34), title)


def secrets(d: Drawing, v: GardenView, look: Look) -> None:
    """The viewer's own secret objectives; at the end everybody's."""
    shown = [(p.seat, name) for p in v.players for name in p.hand or p.kept]
    across = math.floor((SIDE - 20) / 195)
    for nth, (seat, name) in enumerate(shown):
        body = rect(0, 0, 188, 40, 8, f"card edge{seat}")
        body += text(8, 26, look.say(Text("a-secret", secret=name)), 14, width=172)
        box = Box(12 + nth % across * 195, HEIGHT - 48 - nth // across * 44, 188, 40)
        said = f"{look.say(Text('draw-secret', seat=seat, secret=name))}. {look.say(Text(f'aim-{name}'))}"
        if seat == v.seat:
            d.element("panels", f"secret:{name}", body, box, said, nth=nth)
        else:
            d.add("panels", f"shown-{seat}-{nth}", body, box.x, box.y, said)


@cache
def style(dark: bool) -> str:
    """The colours of the table."""
    if dark:
        back, panel, ink, line, ring = "#1b1f25", "#2a3038", "#f4f0e6", "#596471", "#ff8ac4"
        green, yellow, red, bare = "#2f5133", "#6a5a1c", "#6b2f2c", "#3d3846"
    else:
        back, panel, ink, line, ring = "#ede4d1", "#fffaf0", "#2b2a33", "#a8977a", "#b8145f"
        green, yellow, red, bare = "#b9d8a0", "#f3dd83", "#eaa596", "#c9c1cf"
    seats = {f".seat{i}": f"fill:{c};stroke:#222;stroke-width:1" for i, c in enumerate(COLOURS)}
    edges = {f".edge{i}": f"stroke:{c};stroke-width:3" for i, c in enumerate(COLOURS)}
    return sheet(
        ROOT,
        {
            **common_rules(ring, "rgba(184,20,95,.16)"),
            ".back": f"fill:{back}",
            ".card,.panel,.stone": f"fill:{panel};stroke:{line};stroke-width:1.5",
            ".green": f"fill:{green};stroke:{line}",
            ".yellow": f"fill:{yellow};stroke:{line}",
            ".red": f"fill:{red};stroke:{line}",
            ".bramble": f"fill:{bare};stroke:{line}",
            ".crane": f"fill:{ring}",
            ".turn": f"stroke:{ring};stroke-width:3",
            ".roof": "fill:#f4efe2;stroke:#222;stroke-width:1.5",
            "text": f"fill:{ink};font-weight:700",
            ".on": "fill:#fff;stroke:#222;stroke-width:.6",
            **seats,
            **edges,
        },
    )
