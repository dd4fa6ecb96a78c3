"""The table as plain text, for the terminal, for screen readers and for tests. At most 100 columns wide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.sketches import fold

from ...components.boards import TOOLS_PER_SPADE
from ...components.maps import HEXES, SIDES, SIZE, TERRAIN, WIDTH
from ...components.names import BUILDINGS, CITY_TILES, DISCIPLINES, OFF, POWER_ACTIONS, TERRAINS
from ...view import AgeOfInnovationView, PartyView
from .header import round_words, turn_words
from .supplies import offers_of

#: Columns of a hex.
CELL: Final = 7


def sketch(v: AgeOfInnovationView, say: Say) -> str:
    """The map as it lies on the table, then the boards, then the parties."""
    names = names_of(v, say)
    parts = [
        fold(_status(v, names, say)),
        _map(v),
        fold(_legend(say)),
        "\n".join(_around(v, names, say)),
        "\n".join([_party(v, p, names, say) for p in v.players]),
    ]
    return "\n\n".join([part for part in parts if part]) + "\n"


def names_of(v: AgeOfInnovationView, say: Say) -> list[str]:
    """The names of all parties."""
    names = [say(Text("player", seat=i)) for i in range(v.seats)]
    return [*names, say(Text("automa"))] if v.parties > v.seats else names


def _status(v: AgeOfInnovationView, names: list[str], say: Say) -> str:
    said = [round_words(v, say)]
    if v.over:
        said.append(say(Text("draw-over")))
    else:
        turn = turn_words(v, names, say)
        said += [turn] if turn else []
    if v.order:
        waiting = [names[p] for p in v.order if p not in v.passed]
        if waiting:
            said.append(say(Text("sketch-order", turns=", ".join(waiting))))
        if v.passed:
            said.append(say(Text("sketch-passed", turns=", ".join([names[p] for p in v.passed]))))
    return " | ".join(said)


# ---------------------------------------------------------------- the map


def _map(v: AgeOfInnovationView) -> str:
    """Rows of hexes; every other row lies half a hex to the right."""
    printed = TERRAIN[SIDES.index(v.side)]
    used = [i % WIDTH for i in range(SIZE) if printed[i] != OFF]
    first, last = min(used), max(used)
    head = " " * 3 + "".join([str(c + 1).ljust(CELL) for c in range(first, last + 1)])
    lines = [head.rstrip()]
    for row in range(SIZE // WIDTH):
        cells = [_hex(v, row * WIDTH + c).ljust(CELL) for c in range(first, last + 1)]
        shift = " " * (CELL // 2) if row % 2 else ""
        lines.append((HEXES[row * WIDTH][0].ljust(3) + shift + "".join(cells)).rstrip())
    return "\n".join(lines)


def _hex(v: AgeOfInnovationView, hex: int) -> str:
    """A letter for the terrain; then the building, the number of its owner and what it has."""
    kind, name = v.terrain[hex], HEXES[hex]
    if not kind:
        return ""
    if kind == "river":
        return "~*" if name in v.river_cities else "~"
    ground = kind[0].upper()
    if not v.building[hex]:
        reach = v.reach.get(name)
        return ground if reach is None else f"{ground}({reach[0]})"
    letter = v.building[hex][0]
    marks = "'" * (name in v.neutral) + "+" * (name in v.annexed) + "*" * (name in v.member)
    return f"{ground}:{letter}{v.owner[hex] + 1}{marks}"


def _legend(say: Say) -> str:
    lands = ", ".join([f"{t[0].upper()} {say(Text('a-terrain', terrain=t)).lower()}" for t in TERRAINS])
    houses = ", ".join([f"{b[0]} {say(Text('a-building', building=b))}" for b in BUILDINGS])
    return say(Text("sketch-legend", terrains=lands, buildings=houses))


# ---------------------------------------------------------------- around it


def _around(v: AgeOfInnovationView, names: list[str], say: Say) -> list[str]:
    """Bridges, round tiles, disciplines, actions, tiles to take."""
    said: list[str] = []
    for i, tile in enumerate(v.round_tiles):
        if tile and i + 1 >= v.round:
            words = say(Text("draw-round-tile", round=i + 1, round_tile=tile))
            if i == len(v.round_tiles) - 1 and v.final_tile:
                words += " " + say(Text("draw-final-tile", final_tile=v.final_tile))
            said.append(fold(words))
    for i, discipline in enumerate(DISCIPLINES):
        levels = [say(Text("draw-level-of", owner=names[p.seat], level=p.level[i])) for p in v.players]
        if any(v.unowned):
            levels.append(say(Text("draw-level-unowned", level=v.unowned[i])))
        free = [n for n in v.spaces[4 * i : 4 * i + 4] if n < 0]
        words = say(Text("draw-discipline", discipline=discipline, levels=", ".join(levels)))
        said.append(fold(f"{words} | {say(Text('sketch-spaces', n=len(free)))}"))
    if v.bridges:
        built = ", ".join(
            [f"{say(Text('a-site', site=site))} {names[owner]}" for site, owner in v.bridges.items()]
        )
        said.append(fold(say(Text("sketch-bridges", bridges=built))))
    open_actions = [f"power-{a}" for a in POWER_ACTIONS] + [f"books-{a}" for a in v.book_actions if a]
    free_actions = [say(Text("an-action", action=a)) for a in open_actions if a not in v.crossed]
    said.append(fold(say(Text("sketch-actions", actions="; ".join(free_actions)))))
    rows: list[tuple[str, list[str]]] = [
        ("sketch-innovations", [say(Text("an-innovation", innovation=n)) for n in v.innovation_cells if n]),
        (
            "sketch-competencies",
            [
                f"{say(Text('a-competency', competency=n))} ({v.stock[i]})"
                for i, n in enumerate(v.competency_cells)
                if n
            ],
        ),
        ("sketch-palaces", [say(Text("a-palace", palace=n)) for n in v.palaces]),
        (
            "sketch-cities",
            [f"{say(Text('a-city', city_tile=n))} ({v.city_left[i]})" for i, n in enumerate(CITY_TILES)],
        ),
        ("sketch-bonuses", [f"{say(Text('a-bonus', bonus=n))} ({v.coins_on.get(n, 0)})" for n in v.display]),
    ]
    for key, tiles in rows:
        if tiles:
            said.append(fold(f"{say(Text(key))} {', '.join(tiles)}"))
    for _, parts in offers_of(v):
        said.append(
            fold("- " + " ".join([say(Text(f"draw-offer-{kind}", **{kind: name})) for kind, name in parts]))
        )
    return said


def _party(v: AgeOfInnovationView, p: PartyView, names: list[str], say: Say) -> str:
    """Number, name and everything that the party has; an arrow shows whose turn it is."""
    own = names[p.seat]
    said = [say(Text("draw-player", owner=own, points=p.vp, passed=int(p.passed)))]
    if p.faction and p.native:
        said.append(say(Text("draw-faction", faction=p.faction, terrain=p.native)))
    if p.native and p.seat < v.seats:
        books = ", ".join(
            [
                f"{say(Text('a-discipline', discipline=d))} {n}"
                for d, n in zip(DISCIPLINES, p.books, strict=True)
            ]
        )
        said += [
            say(Text("sketch-purse", coins=p.coins, tools=p.tools, scholars=p.scholars, supply=p.supply)),
            say(Text("sketch-books", books=books)),
            say(Text("sketch-bowls", first=p.bowls[0], second=p.bowls[1], third=p.bowls[2])),
            say(Text("sketch-tracks", shipping=p.shipping, tools=TOOLS_PER_SPADE[p.terraforming])),
            say(Text("sketch-rest", keys=p.keys, bridges=p.bridges_left, annexes=p.annexes)),
            say(
                Text(
                    "sketch-left",
                    pieces=", ".join(
                        [
                            f"{say(Text('a-building', building=b))} {n}"
                            for b, n in zip(BUILDINGS, p.left, strict=False)
                        ]
                    ),
                )
            ),
        ]
    tiles = [say(Text("a-palace", palace=p.palace))] if p.palace else []
    tiles += [say(Text("a-bonus", bonus=p.bonus))] if p.bonus else []
    tiles += [say(Text("an-innovation", innovation=n)) for n in p.innovations]
    tiles += [say(Text("a-competency", competency=n)) for n in p.competencies]
    tiles += [say(Text("a-city", city_tile=n)) for n, k in p.city_tiles.items() for _ in range(k)]
    if tiles:
        said.append(say(Text("sketch-tiles", tiles=", ".join(tiles))))
    arrow = ">" if p.seat in v.waiting else " "
    return fold(f"{arrow} {p.seat + 1} {' | '.join(said)}", "      ")
