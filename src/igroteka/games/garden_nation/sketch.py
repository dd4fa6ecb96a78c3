"""The table as plain text: one line for each territory, one for each player."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text

from .components.board import PLACES, SIZE
from .view import GardenView, PlayerView


def sketch(v: GardenView, say: Say) -> str:
    """A zone is its place, the first letter of its type and its cost; then the owner's number, the floors, ^ for a roof."""
    lines = [say(Text("sketch-round", round=v.round, crane=v.crane))]
    for slot in range(SIZE):
        if v.territories[slot]:
            mark = "*" if v.territories[slot] == v.crane else " "
            zones = [_zone(v, slot * SIZE + place) for place in range(SIZE)]
            lines.append(f"{mark}{v.territories[slot]} {PLACES[slot]:<2} | {' | '.join(zones)}")
    names = [say(Text("a-project", project=name)) for name in v.open if name]
    lines.append(say(Text("sketch-projects", count=v.deck)) + " " + ", ".join(names))
    lines += [_player(v, p, say) for p in v.players]
    return "\n".join(lines)


def _zone(v: GardenView, zone: int) -> str:
    letter = "?" if v.kinds[zone] == "bramble" else v.kinds[zone][0].upper()
    ground = f"{PLACES[zone % SIZE]:<2} {letter}{v.costs[zone]}"
    if not v.floors[zone]:
        return ground + "     "
    return f"{ground} {v.owners[zone] + 1}:{v.floors[zone]}{'^' if v.closed[zone] else ' '}".ljust(
        len(ground) + 5
    )


def _player(v: GardenView, p: PlayerView, say: Say) -> str:
    said = say(
        Text(
            "sketch-player",
            seat=p.seat,
            points=p.points,
            inhabitants=p.population,
            floors=p.supply,
            ploys=p.ploys_left,
        )
    )
    cards = [say(Text("a-secret", secret=name)) for name in p.hand or p.kept]
    return f"{p.seat + 1}: {said}" + (f" ({', '.join(cards)})" if cards else "")
