"""What the drawings of all games begin with: a pen that knows the words, sheets of cardboard, colours of the table.

A game's pen adds its view. Its drawing is made part by part, the most important first:

    class Pen(pen.Pen):
        def __init__(self, v: HarbourView, look: Look) -> None:
            self.v = v
            super().__init__(look, THEME, v.seats, about=[...])

    pen = Pen(v, look)
    pen.begin("harbour", 600, 400)              # named by the message region-harbour
    harbour(pen)                                # draws on pen.d
    pen.begin_player(0, 600, 300, own=True, chips=[Chip("coin", "3", "3 coins")])
    board(pen, v.players[0])
    return pen.drawing

What does not change with every move, such as the ground of a board, is best drawn once: see `Pen.copy`.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, Self, TypeVar, TypeVarTuple, Unpack, cast
from weakref import ref

from ..core.frames import Seat
from ..core.game import Look, Say, View
from ..core.text import Text
from .drawing import Drawing, Sheet, Traits
from .svg import Box, common_rules, escape_text, group, rect, scoped_css, symbols, use
from .watching import Reads, V, watch


class Theme:
    """What all drawings of a game share: the root of its ids, its layers, its pictures, its colours by day and night."""

    def __init__(
        self,
        root: str,
        layers: Sequence[str],
        art: Mapping[str, tuple[str, str]],
        style: Callable[[bool], str],
    ) -> None:
        self.root: Final = root
        self.layers: Final = tuple(layers)
        self.defs: Final = symbols(root, art)
        self.style: Final = style


Args = TypeVarTuple("Args")
T = TypeVar("T")
SHEETS_KEPT: Final = 2_048
"""Sheets that are kept: those of a few dozen tables."""


class SheetPen:
    """All that a kept sheet may know apart from its arguments: the words and the names. It fills the sheet `d`."""

    def __init__(self, say: Say, seats: int, d: Sheet) -> None:
        self.say = say
        self.seats = seats
        self.names = [say(Text("player", seat=i)) for i in range(seats)]
        self.d = d
        self._words: dict[str, str] = {}

    def word(self, key: str) -> str:
        """A text without arguments; each is asked for once."""
        words = self._words.get(key)
        if words is None:
            words = self._words[key] = self.say(Text(key))
        return words


class Pen(SheetPen):
    """One drawing in the making. `d` is the part that is being drawn."""

    def __init__(self, look: Look, theme: Theme, seats: int, about: Iterable[str]) -> None:
        say = look.say
        self.drawing = Drawing(
            theme.root,
            theme.layers,
            title=say(Text("draw-title")),
            about=" ".join(about),
            style=theme.style(look.dark),
            defs=theme.defs,
            marked=look.marked,
        )
        self._theme = theme
        self._look = look
        self._reads: Reads | None = None
        super().__init__(say, seats, Sheet(theme.root, theme.layers))

    def watch(self, v: V) -> V:
        """The view to draw: `draw` notes what is read of it."""
        seen, self._reads = watch(v, front_seat(v))
        last = self._look.last
        if isinstance(last, Drawing) and last.root == self.drawing.root:
            self.drawing.kept = last.kept
        self.drawing.kept.begin(v.seat, self._reads.seen)
        return seen

    @property
    def me(self) -> Seat:
        """Whose things lie in front: the viewer's own, or those of the first seat for somebody who only watches."""
        return self._watched.note_front()

    @property
    def _watched(self) -> Reads:
        assert self._reads is not None
        return self._reads

    def _key(self, draw: Callable[..., object], of: tuple[Hashable, ...]) -> Hashable:
        """What is drawn, and all that it depends on besides the view."""
        return (draw, self.say, self.seats, self.drawing.marked, of)

    def draw(self, draw: Callable[[Self, Unpack[Args]], None], *of: *Args) -> None:
        """Draw some whole parts. What a viewer of this table has seen lately is taken over, unless something that it was made of differs.

        `draw` may read nothing that differs but its arguments, the watched view and `me`.
        """
        reads, kept, key = self._watched, self.drawing.kept.parts, self._key(draw, of)
        known = kept.recall(key, reads)
        if known is not None:
            self.drawing.take_over(known.made)
            return
        values = reads.start()
        before = len(self.drawing.parts)
        draw(self, *of)
        kept.keep(key, values, list(self.drawing.parts.values())[before:])

    def lay(self, draw: Callable[[Self, Unpack[Args]], None], *of: *Args) -> None:
        """Draw something on the part that is being drawn. Like a whole part it is taken over where it would be the same."""
        reads, kept, key = self._watched, self.drawing.kept.sheets, self._key(draw, of)
        outer, part = reads.values, self.d
        known = kept.recall(key, reads)
        if known is not None:
            outer.update(known.values)
            part.paste(known.made)
            return
        values = reads.start()
        self.d = Sheet(self._theme.root, self._theme.layers, self.drawing.marked)
        draw(self, *of)
        part.paste(self.d)
        kept.keep(key, values, self.d)
        self.d = part
        reads.go_on(outer)

    def work_out(self, compute: Callable[[Self, Unpack[Args]], T], *of: *Args) -> T:
        """What follows from the watched view, such as the chips of a player, unless it is known already."""
        reads, kept, key = self._watched, self.drawing.kept.values, self._key(compute, of)
        outer = reads.values
        known = kept.recall(key, reads)
        if known is not None:
            outer.update(known.values)
            return cast(T, known.made)
        values = reads.start()
        value = compute(self, *of)
        kept.keep(key, values, value)
        reads.go_on(outer)
        return value

    def begin(
        self,
        name: str,
        width: float,
        height: float,
        title: str = "",
        css: str = "panel",
        **traits: Unpack[Traits],
    ) -> None:
        """Go on with a new part, called by its title or the message `region-NAME`, on a sheet of cardboard."""
        self._begin(name, title or self.word(f"region-{name}"), width, height, css, traits)

    def begin_player(
        self, player: Seat, width: float, height: float, on_turn: bool = False, **traits: Unpack[Traits]
    ) -> None:
        """Go on with the part of a player, named after them; whose turn it is shows as an outline."""
        css = "panel turn" if on_turn else "panel"
        traits.setdefault("seat", player)
        traits.setdefault("folds", not traits.get("own", False))
        self._begin(f"player-{player}", self.names[player], width, height, css, traits)

    def _begin(self, name: str, title: str, width: float, height: float, css: str, traits: Traits) -> None:
        self.d = self.drawing.part(name, title, width, height, **traits)
        self.d.add(self._theme.layers[0], f"ground-{name}", rect(2, 2, width - 4, height - 4, 14, css))

    def copy(self, draw: Callable[[SheetPen, Unpack[Args]], None], *of: *Args) -> None:
        """Draw what follows from these arguments alone. If that was done lately, it is only copied.

        All viewers of a table share such a sheet, and most moves change few of them.
        """
        self.d.paste(_draw_sheet(draw, of, ref(self.say), self.seats, self._theme, self.drawing.marked))


@lru_cache(SHEETS_KEPT)
def _draw_sheet(
    draw: Callable[..., None],
    of: tuple[Hashable, ...],
    voice: ref[Say],
    seats: int,
    theme: Theme,
    marked: frozenset[str],
) -> Sheet:
    """What is drawn, on a sheet of its own. It does not keep the voice alive, whose memory is long."""
    say = voice()
    assert say is not None
    sheet = Sheet(theme.root, theme.layers, marked)
    draw(SheetPen(say, seats, sheet), *of)
    return sheet


def front_seat(v: View) -> Seat:
    """Whose things lie in front: the viewer's own, or those of the first seat for somebody who only watches."""
    return v.seat if v.seat is not None else 0


class Icon:
    """Puts the pictures of one game on its drawing: `icon("coin", x, y, 24)`."""

    def __init__(self, root: str) -> None:
        self._root = root

    def __call__(self, name: str, x: float, y: float, w: float, h: float = 0) -> str:
        return use(f"{self._root}_{name}", x, y, w, h)

    def mark(self, name: str, x: float, y: float, size: float, css: str = "mark") -> str:
        """A picture in the colour of the text, or of a class."""
        return group(css, self(name, x, y, size))


def number_text(number: int) -> str:
    """A number with a true minus."""
    return str(number).replace("-", "\u2212")


def with_title(title: str, body: str) -> str:
    """A part of a fragment with a name of its own."""
    return f"<g><title>{escape_text(title)}</title>{body}</g>"


def panel(box: Box, css: str) -> str:
    """A sheet of cardboard with its shadow."""
    return rect(box.x + 1, box.y + 4, box.w, box.h, 14, "shade") + rect(*box, 14, css)


class Palette(NamedTuple):
    """The colours that every table has: ground, cardboard and its edge, text, quiet text, whose turn, what is marked."""

    back: str
    panel: str
    edge: str
    ink: str
    soft: str
    turn: str
    ring: str
    glow: str


def pointed_selectors(hints: Iterable[tuple[str, str]]) -> str:
    """The selector of hints, by class, for elements that the pointer or the focus is on, wherever they lie.

    The page names the element at the group of all parts. `:has()` would find it without a page, but then
    the browser looks through all of these rules whenever anything on the table changes.
    """
    return ",".join([f':is(.parts[data-pointed="{el}"] .{css})' for el, css in hints])


def table_style(root: str, colours: Palette, rules: Mapping[str, str]) -> str:
    """The style sheet of a drawing: the rules of every table, then the game's own."""
    c = colours
    return scoped_css(
        root,
        {
            **common_rules(c.ring, c.glow),
            ".back": f"fill:{c.back}",
            ".shade": "fill:#000;opacity:.13",
            ".panel": f"fill:{c.panel};stroke:{c.edge};stroke-width:1.5",
            ".turn": f"stroke:{c.turn};stroke-width:4",
            ".arrow,.pill": f"fill:{c.turn}",
            "text": f"fill:{c.ink};font-weight:700",
            ".soft": f"fill:{c.soft};font-weight:600",
            ".on": f"fill:{c.panel}",
            ".badge": f"fill:{c.panel};stroke:{c.ink};stroke-width:1.5",
            ".latest": f"fill:none;stroke:{c.turn};stroke-width:4;stroke-linejoin:round",
            **rules,
        },
    )
