"""The table as plain text, for the terminal, for screen readers and for tests. At most 100 columns wide."""

from __future__ import annotations

from textwrap import fill

from igroteka.core.game import Say
from igroteka.core.text import Text
from igroteka.drawing import sketches
from igroteka.drawing.pen import front_seat

from ...components.boards import COLUMNS, ROWS, SIDES, SYMBOLS
from ...components.springs import IS_SPRING
from ...components.tiles import KINDS, TILE_NAMES
from ...view import DreamCityView, OpponentView, PlayerView


def sketch(v: DreamCityView, say: Say) -> str:
    """The other cities first, then market and own city one above the other: their columns belong together."""
    me = front_seat(v)
    codes = {tile: say(Text(f"code-{tile}")) for tile in TILE_NAMES}
    labels = [say(Text("draw-stacks")), say(Text("draw-open")), "r1"]
    if v.opponent is not None:
        labels.append(say(Text(f"opponent-{v.opponent.name}")))
    table = _Table([f"c{i + 1} " + say(Text(f"symbol-{s}")) for i, s in enumerate(SYMBOLS)], labels)
    parts = [_status(v, say)]
    for i in range(1, v.seats):
        other = v.players[(me + i) % v.seats]
        parts.append("\n".join([_player(v, other, say), table.head(), *_city(v, other, codes, table)]))
    if v.opponent is not None:
        parts.append(_rival(v.opponent, say))
    if v.mode != "training":
        parts.append(_area(v, say))
    own = v.players[me]
    rows = [
        table.head(),
        table.row(labels[0], [str(n) for n in v.stacks]),
        table.row(labels[1], [codes[t] if t else "-" for t in v.market]),
    ]
    if v.opponent is not None:
        rows.append(table.row(labels[3], ["@" if s == v.opponent.slot else "" for s in SYMBOLS]))
    parts.append("\n".join([*rows, _player(v, own, say), *_city(v, own, codes, table)]))
    legend = [f"{codes[t]} {say(Text(f'tile-{t}'))}" for t in TILE_NAMES]
    if v.mode != "training":
        legend.append("* " + say(Text("draw-spring")))
    parts.append(_fold_parts(legend, ", "))
    return "\n\n".join(parts) + "\n"


class _Table:
    """Lines of five columns under the symbols."""

    def __init__(self, heads: list[str], labels: list[str]) -> None:
        self.first = min(max([len(label) for label in labels]) + 2, 25)
        self.wide = min(max([len(head) for head in heads]) + 2, (sketches.COLUMNS - self.first) // COLUMNS)
        self.heads = heads

    def head(self) -> str:
        return self.row("", self.heads)

    def row(self, label: str, cells: list[str]) -> str:
        line = label[: self.first - 1].ljust(self.first)
        return (line + "".join([cell[: self.wide - 1].ljust(self.wide) for cell in cells])).rstrip()


def _fold_parts(parts: list[str], between: str) -> str:
    """The parts in lines that are not too long; a part is broken only if it alone is."""
    lines = [parts[0]]
    for part in parts[1:]:
        longer = lines[-1] + between + part
        if len(longer) < sketches.COLUMNS:
            lines[-1] = longer
        else:
            lines[-1] += between.rstrip()
            lines.append("  " + part)
    return "\n".join([fill(line, sketches.COLUMNS, subsequent_indent="    ") for line in lines])


def _status(v: DreamCityView, say: Say) -> str:
    """The mode, whose turn it is, how near the end is, and bonuses in force."""
    said = [say(Text("draw-mode", mode=v.mode))]
    started = any(v.market)
    if v.over:
        said.append(say(Text("draw-over")))
    elif len(v.waiting) > 1:
        said.append(say(Text("draw-all-choose")))
    elif v.waiting and v.waiting[0] >= 0:
        said.append(say(Text("draw-turn", player=say(Text("player", seat=v.waiting[0])))))
    finished = min(v.stacks.count(0), v.finished_to_end) if started else 0
    said.append(say(Text("draw-finished", count=finished, all=v.finished_to_end)))
    if v.last_round and started and not v.over:
        said.append(say(Text("draw-last-round")))
    if v.double:
        said.append(say(Text("draw-double")))
    if v.extra:
        said.append(say(Text("draw-extra")))
    return _fold_parts(said, " | ")


def _player(v: DreamCityView, p: PlayerView, say: Say) -> str:
    """Name, board, points, tokens and hand in one line; an arrow at the front shows whose turn it is."""
    said = [say(Text("draw-side", side=p.side)), say(Text("draw-points", points=p.points))]
    if p.flower:
        said.append(say(Text("draw-has-flower")))
    if p.seat == v.first and v.seats > 1:
        said.append(say(Text("draw-first")))
    if p.done:
        said.append(say(Text("draw-done")))
    hand = [say(Text(f"tile-{t}")) for t in (*p.open, *p.hidden)]
    hand += ["?"] * (p.hidden_count - len(p.hidden))
    said.append(say(Text("draw-holds", tiles=", ".join(hand) or "-")))
    arrow = "> " if p.seat in v.waiting else ""
    return _fold_parts([arrow + say(Text("player", seat=p.seat)), *said], " | ")


def _city(v: DreamCityView, p: PlayerView, codes: dict[str, str], table: _Table) -> list[str]:
    springs = IS_SPRING[SIDES.index(p.side)]
    cells = [
        (codes[tile] if tile else ".") + ("*" if springs[i] and v.mode != "training" else "")
        for i, tile in enumerate(p.city)
    ]
    return [table.row(f"r{r + 1}", cells[r * COLUMNS : (r + 1) * COLUMNS]) for r in range(ROWS)]


def _area(v: DreamCityView, say: Say) -> str:
    places = [
        f"{say(Text(f'kind-{kind}'))} {v.area[i]}" + ("x" if v.blocked[i] else "")
        for i, kind in enumerate(KINDS)
    ]
    return _fold_parts([f"{say(Text('draw-area'))}: {places[0]}", *places[1:]], ", ")


def _rival(o: OpponentView, say: Say) -> str:
    kinds = [f"{say(Text(f'kind-{kind}'))} {o.collection.get(kind, 0)}" for kind in KINDS]
    said = [say(Text(f"opponent-{o.name}")), say(Text("draw-points", points=o.points)), ", ".join(kinds)]
    return _fold_parts(said, " | ")
