"""The table as plain text, for the terminal, for screen readers and for tests. At most 100 columns wide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.sketches import fold

from ...components.board import KINDS, PLACES, SIZE
from ...components.players import PLOYS
from ...components.projects import PROJECT_NAMES, PROJECTS
from ...view import GardenNationView, PlayerView, completing
from .hints import LETTERS
from .panels import turn_words
from .players import player_text

#: Columns of a zone, and of a territory with the gap behind it.
CELL: Final = 8
BLOCK: Final = 3 * CELL + 4
#: The slots, and the places of a territory, row by row as they lie.
ROWS: Final = ((1, 2), (6, 0, 3), (5, 4))


def sketch(v: GardenNationView, say: Say) -> str:
    """The garden as it lies on the table, then projects and supplies, then the players."""
    letters = {kind: say(Text(f"kind-{kind}"))[:1].upper() for kind in KINDS}
    parts = [fold(_status(v, say)), _garden(v, letters), fold(_legend(letters, say))]
    parts += ["\n".join(_projects(v, say)), "\n".join([_player(v, p, say) for p in v.players])]
    return "\n\n".join(parts) + "\n"


def _status(v: GardenNationView, say: Say) -> str:
    said = [say(Text("draw-round", round=v.round))] if v.round else []
    if v.over:
        said.append(say(Text("draw-over")))
    elif v.last_round:
        said.append(say(Text("draw-last-round")))
    turn = turn_words(v, say)
    said += [turn] if turn else []
    return " | ".join([*said, say(Text("sketch-crane", crane=v.crane))])


# ---------------------------------------------------------------- the garden


def _garden(v: GardenNationView, letters: dict[str, str]) -> str:
    """Three rows of territories; each is a line with its number above three lines of zones."""
    lines: list[str] = []
    for slots in ROWS:
        left = " " * ((3 - len(slots)) * BLOCK // 2)
        blocks = [_territory(v, slot, letters) for slot in slots]
        lines += [(left + "".join([block[i] for block in blocks])).rstrip() for i in range(4)]
        lines.append("")
    return "\n".join(lines[:-1])


def _territory(v: GardenNationView, slot: int, letters: dict[str, str]) -> list[str]:
    number = v.territories[slot]
    if not number:
        return [" " * BLOCK] * 4
    head = f"@ [{number}] @" if number == v.crane else f"[{number}]"
    lines = [head.center(3 * CELL - 2)]
    for places in ROWS:
        zones = "".join([_zone(v, slot * SIZE + place, letters).ljust(CELL) for place in places])
        lines.append(" " * ((3 - len(places)) * CELL // 2) + zones)
    return [line.ljust(BLOCK) for line in lines]


def _zone(v: GardenNationView, z: int, letters: dict[str, str]) -> str:
    """Type and cost, then the owner's number with the floors and ^ for a roof."""
    letter = letters.get(v.kinds[z], "?")
    ground = f"{letter.lower() if v.tokens[z] else letter}{v.costs[z]}"
    if not v.floors[z]:
        return ground
    return f"{ground} {v.owners[z] + 1}:{v.floors[z]}{'^' if v.closed[z] else ''}"


def _legend(letters: dict[str, str], say: Say) -> str:
    kinds = [f"{letter} {say(Text(f'kind-{kind}'))}" for kind, letter in letters.items()]
    return f"{', '.join(kinds)}, ? {say(Text('kind-bramble'))}. {say(Text('sketch-legend'))}"


# ---------------------------------------------------------------- around it


def _projects(v: GardenNationView, say: Say) -> list[str]:
    """The open projects, with the zones that would complete them for the viewer; the supplies."""
    lines = []
    for place, name in enumerate(v.open):
        if name:
            points = PROJECTS[PROJECT_NAMES.index(name)].points
            head = say(Text("draw-project", letter=LETTERS[place], project=name, points=points))
            zones = completing(v, name) if not v.over and all(v.territories) else []
            where = "; ".join([_zone_words(v, z, say) for z in zones])
            tail = f". {say(Text('sketch-completes', zones=where))}" if zones else ""
            lines.append(fold(f"{head} {say(Text(f'goal-{name}'))}{tail}"))
    supplies = [say(Text("draw-deck", count=v.deck)), say(Text("draw-roofs", count=v.roofs))]
    supplies += [say(Text("draw-bramble", kind=kind, count=v.brambles[i])) for i, kind in enumerate(KINDS)]
    return [*lines, fold(" | ".join(supplies))]


def _zone_words(v: GardenNationView, z: int, say: Say) -> str:
    return say(Text("sketch-zone", territory=v.territories[z // SIZE], place=PLACES[z % SIZE]))


def _player(v: GardenNationView, p: PlayerView, say: Say) -> str:
    """Number, name and everything that the player has; an arrow shows whose turn it is."""
    said = [player_text(p, say)]
    used = [f"{say(Text('a-ploy', ploy=ploy))} {n}" for ploy in PLOYS if (n := p.ploys.get(ploy, 0))]
    said.append(say(Text("sketch-ploys", left=p.ploys_left)) + (f" ({', '.join(used)})" if used else ""))
    if p.claimed:
        names = [say(Text("a-project", project=name)) for name in p.claimed]
        said.append(say(Text("sketch-claimed", projects=", ".join(names))))
    cards = p.hand or p.kept
    if cards:
        names = [f"{say(Text('a-secret', secret=name))}: {say(Text(f'aim-{name}'))}" for name in cards]
        said.append(say(Text("sketch-secrets", secrets="; ".join(names))))
    arrow = ">" if p.seat in v.waiting else " "
    return fold(f"{arrow} {p.seat + 1} {' | '.join(said)}", "      ")
