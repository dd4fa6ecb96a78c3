"""The table as plain text, for the terminal, for screen readers and for tests. At most 100 columns wide."""

from __future__ import annotations

from typing import Final

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing.pen import front_seat
from igroteka.drawing.sketches import fold

from ...components.boards import AREAS, FOOD_END, HAND_COST, INDUSTRY_END, SKILL_NAMES, TRACKS
from ...components.land import COLUMNS, ROWS, SYMBOL_ROWS, SYMBOLS
from ...components.vocabulary import COLORS, INDUSTRIES, SWEETS
from ...view import SweetLandsView
from ..words import ability_text, area_text, card_text, conditions_text, cost_text, edition_text, effect_text
from .board import fraction, is_open
from .hand import visible_cards
from .side import Side
from .tokens import GOALS, SCORES, TILES, TOKENS

#: The letters of pieces on the map.
PIECE_LETTERS: Final = {"tent": "T", "house": "H", "building": "B", "lab": "L", "shop": "S", "tower": "C"}

#: The signs of symbols on cells, and what each gives.
SYMBOL_SIGNS: Final = {"skill": "^", "diamond": "+", "gold": "$", "card": "="}
_SYMBOL_TEXTS: Final = {symbol: effect_text(SYMBOL_ROWS[symbol]) for symbol in SYMBOL_SIGNS}


def sketch(v: SweetLandsView, say: Say) -> str:
    """The own domain as a map, the hand, the boards, then the other players."""
    me = front_seat(v)
    sides = [Side(p) for p in v.players]
    parts = [_status(v, say)]
    order = [sides[(me + i) % v.seats] for i in range(v.seats)]
    legend = [fold(say(Text("sketch-legend", **_SYMBOL_TEXTS)))] if order[0].land is not None else []
    parts.append("\n".join([_map(order[0], say), *legend, *_player(v, order[0], say)]))
    if v.seat is not None:
        parts.append("\n".join(_hand(v, say)))
    parts.append("\n".join(_areas(v, me, say)))
    parts.append("\n".join(_boards(v, say)))
    for side in order[1:]:
        parts.append("\n".join([_map(side, say), *_player(v, side, say)]))
    return "\n\n".join([part for part in parts if part]) + "\n"


def _status(v: SweetLandsView, say: Say) -> str:
    said = [say(Text("draw-round", round=v.round))]
    if v.over:
        said.append(say(Text("draw-over")))
    elif len(v.waiting) > 1:
        said.append(say(Text("draw-all-choose")))
    elif v.waiting and v.waiting[0] >= 0:
        said.append(say(Text("draw-turn", seat=v.waiting[0])))
    said.append(say(edition_text()))
    return fold(" | ".join(said))


# ---------------------------------------------------------------- a domain


def _map(side: Side, say: Say) -> str:
    """Rows of places: terrain in small letters, tokens in capitals, * when flipped, then piece and rabbit."""
    if side.land is None:
        return ""
    letters = {
        kind: say(Text("sketch-letter", site=kind))
        for kind in ("field", "forest", "mine", "sea", "special", "capital", "bonus")
    }
    lines = []
    for r in range(ROWS):
        cells = [_cell(side, r * COLUMNS + c, letters) for c in range(COLUMNS)]
        lines.append(
            (f"{r + 1}  " + ("   " if r % 2 else "") + "".join([cell.ljust(6) for cell in cells])).rstrip()
        )
    return "\n".join(lines)


def _cell(side: Side, i: int, letters: dict[str, str]) -> str:
    p, land = side.p, side.land
    assert land is not None
    kind = side.kind(i)
    word = letters[kind]
    if kind == "bonus":
        return word + ("!" if i in p.areas else "")
    if kind != "capital":
        word = word.upper() if p.tokens[i] else word.lower()
    if p.tokens[i] == "flipped":
        word += "*"
    if not p.tokens[i] and land.symbol[i] >= 0:
        word += SYMBOL_SIGNS[SYMBOLS[land.symbol[i]]]
    if i in land.ports:
        word += "~"
    if p.pieces[i]:
        word += PIECE_LETTERS[p.pieces[i].partition("_")[0]]
    return word + ("r" if i in p.rabbits else "")


# ---------------------------------------------------------------- players


def _player(v: SweetLandsView, side: Side, say: Say) -> list[str]:
    """Everything that a player has, line by line."""
    p = side.p
    arrow = ">" if p.seat in v.waiting else " "
    head = say(Text("draw-player", seat=p.seat, points=p.points, cards=p.hand_count))
    if p.character:
        head += ", " + say(Text(f"character-{p.character}"))
    lines = [fold(f"{arrow} {p.seat + 1} {head}", "      ")]
    have = ", ".join([f"{say(Text(f'kind-{unit}'))} {n}" for unit, n in p.have.items()])
    makes = ", ".join([f"{say(Text(f'kind-{unit}'))} {n}" for unit, n in p.makes.items()])
    lines.append(fold("    " + say(Text("sketch-have", have=have, makes=makes)), "      "))
    steps = [
        say(Text("draw-marker", marker=name, space=at, last=last))
        for name, at, last in (
            ("cart", p.cart, INDUSTRY_END),
            ("locomotive", p.locomotive, INDUSTRY_END),
            ("food", p.food, FOOD_END),
        )
    ]
    steps += [f"{say(Text(f'track-{t.id}'))} {p.prosper[t.id]}" for t in TRACKS]
    lines.append(fold("    " + ", ".join(steps), "      "))
    sweets = ", ".join([f"{say(Text(f'kind-{s}'))} {p.sweets[s]}" for s in SWEETS])
    counts = ", ".join(
        [
            say(Text("draw-count", count=name, n=n))
            for name, n in (
                ("wonder", p.wonder),
                ("city", p.cities),
                ("port", p.ports),
                ("rabbit", len(p.rabbits)),
            )
        ]
    )
    lines.append(fold(f"    {say(Text('draw-sweets', sweets=sweets))}. {counts}", "      "))
    if p.roads:
        roads = ", ".join([say(Text(f"edge-{road}")) for road in p.roads])
        lines.append(fold("    " + say(Text("sketch-roads", roads=roads)), "      "))
    for i, industry in enumerate(INDUSTRIES):
        if p.columns[i]:
            cards = ", ".join([say(Text(f"card-{c}")) for c in p.columns[i]])
            column = say(Text("draw-column", column=industry, n=len(p.columns[i]), most=p.limits[i]))
            lines.append(fold(f"    {column}: {cards}", "      "))
    if p.played:
        cards = ", ".join([say(Text(f"card-{c}")) for c in p.played])
        lines.append(fold("    " + say(Text("sketch-played", cards=cards)), "      "))
    for name in p.skills:
        lines.append(
            fold("    " + say(Text("draw-own-skill", what=ability_text(TOKENS[name]["abilities"]))), "      ")
        )
    return lines


def _hand(v: SweetLandsView, say: Say) -> list[str]:
    """The cards that the viewer sees, with everything they do."""
    lines = [say(Text("draw-hand")) + ":"]
    lines += [fold("  " + say(card_text(name))) for name in visible_cards(v)]
    return lines if len(lines) > 1 else []


# ---------------------------------------------------------------- the boards


def _areas(v: SweetLandsView, me: int, say: Say) -> list[str]:
    lines = [say(Text("draw-areas")) + ":"]
    for area in AREAS:
        if area.id not in v.areas:
            continue
        said = say(Text("draw-area", area=area.id, what=area_text(area.id)))
        price = v.players[me].prices.get(area.id, area.cost)
        if price:
            said += ". " + say(Text("draw-price", cost=cost_text(price)))
        there = v.discs.get(area.id, 0)
        if not is_open(v, area):
            said += ". " + say(Text("draw-opens", round=area.opens))
        elif there >= area.spaces:
            said += ". " + say(Text("draw-full"))
        else:
            said += ". " + say(Text("draw-hand-cost", cards=HAND_COST[there]))
        lines.append(fold("  " + said))
    return lines


def _boards(v: SweetLandsView, say: Say) -> list[str]:
    """Prosperity, help board, milestones, scoring tokens, skill tokens, deck."""
    lines = []
    for track in TRACKS:
        me = v.players[front_seat(v)]
        at = me.prosper[track.id]
        lines.append(
            fold(
                say(
                    Text(
                        "draw-track",
                        track=track.id,
                        color=COLORS[track.color],
                        space=at,
                        last=track.length,
                        rate=fraction(track.rates[at]),
                    )
                )
            )
        )
    for i, tiles in enumerate(v.help):
        said = [say(Text("sketch-help", cell=i + 1))]
        for name in tiles:
            key = "draw-tile-end" if TILES[name]["kind"] == "round_end" else "draw-tile"
            said.append(say(Text(key, what=effect_text(TILES[name]["effect"]))))
        said += [say(Text("draw-stands-here", seat=p.seat)) for p in v.players if p.help == i + 1]
        if v.mio == i + 1:
            said.append(say(Text("draw-mio-here")))
        lines.append(fold(". ".join(said)))
    for no, which in v.milestones:
        lines.append(fold(say(Text("draw-milestone", what=conditions_text(GOALS[no][f"side_{which}"])))))
    for name in v.scoring:
        lines.append(fold(say(Text("draw-scoring", scoring=name, n=SCORES[name]["virtual_player"]))))
    for name in SKILL_NAMES:
        left = v.stacks.get(name, 1 if name in v.offer else 0)
        if left:
            lines.append(
                fold(say(Text("draw-skill", what=ability_text(TOKENS[name]["abilities"]), left=left)))
            )
    lines.append(
        f"{say(Text('draw-deck', cards=v.deck))} | {say(Text('draw-discard', cards=len(v.discard)))}"
    )
    return lines
