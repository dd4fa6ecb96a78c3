"""The graph of the chances to win, drawn as SVG, and the turning points in words.

Lines differ by colour, by dash and by the mark of their seat at the end; turning points have the number of the list below.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from ...core import Text
from ...core.game import Say
from ...match.analysis import Analysis, BetterMove, TurningPoint
from ...match.lines import describe_line
from ...match.reasons import describe_reasons
from ..live.view import Viewer

WIDEST: Final = 640
NARROWEST: Final = 280
SHAPE: Final = 0.62
LEFT: Final = 48
RIGHT: Final = 28
TOP: Final = 16
BOTTOM: Final = 30
LABEL: Final = 18
DASHES: Final = ("", "8 5", "2 5", "12 4 2 4", "5 3", "1 6")
COLOURS: Final = 6
MARK: Final = 9
SEAT: Final = 12
"""How large the mark of a seat is at the end of its line."""
SENTENCES: Final = 3
"""Sentences about a turn that are shown."""


@dataclass(frozen=True)
class Frame:
    """Where steps and chances are in the drawing."""

    wide: int
    high: int
    steps: int

    def x(self, step: int) -> float:
        """The place of a step."""
        return round(LEFT + step / max(1, self.steps) * (self.wide - LEFT - RIGHT), 1)

    def y(self, chance: float) -> float:
        """The place of a chance."""
        return round(self.high - BOTTOM - chance * (self.high - TOP - BOTTOM), 1)


def draw_graph(analysis: Analysis, viewer: Viewer, say: Say, wide: int) -> Markup:
    """The chances of all seats over the steps of a game."""
    width = max(NARROWEST, min(WIDEST, wide))
    frame = Frame(width, round(width * SHAPE), analysis.steps)
    seats = range(len(analysis.points[0].chances))
    title = graph_heading(viewer, say)
    summaries = [
        say(
            Text(
                "web-chances-line",
                name=viewer.name_of(seat),
                first=percent(analysis.points[0].chances[seat]),
                last=percent(analysis.points[-1].chances[seat]),
            )
        )
        for seat in seats
    ]
    head = Markup(
        '<svg viewBox="0 0 {} {}" role="img" class="chart-svg" data-left="{}" data-right="{}" data-steps="{}">'
        "<title>{}</title>"
    ).format(width, frame.high, LEFT, width - RIGHT, analysis.steps, f"{title}. {' '.join(summaries)}")
    parts = [head, _axes(frame, say)]
    parts += [_line(analysis, frame, seat) for seat in seats]
    parts += [_label(frame, seat, y) for seat, y in _label_places(analysis, frame)]
    parts += [_mark(frame, i, turn) for i, turn in enumerate(analysis.turns, 1)]
    cursor = Markup('<line class="cursor" x1="{0}" x2="{0}" y1="{1}" y2="{2}" visibility="hidden"/></svg>')
    return Markup("").join([*parts, cursor.format(LEFT, TOP, frame.high - BOTTOM)])


def graph_heading(viewer: Viewer, say: Say) -> str:
    """What the graph shows; a single player is compared with a usual result."""
    rivals = len(viewer.game.scores(viewer.match.state)) > 1
    return say(Text("web-chances" if rivals else "web-chances-alone"))


def _axes(frame: Frame, say: Say) -> Markup:
    right = frame.wide - RIGHT
    lines = Markup("").join(
        Markup(
            '<line class="grid" x1="{}" x2="{}" y1="{}" y2="{}"/>'
            '<text class="tick" x="{}" y="{}" text-anchor="end">{}\u202f%</text>'
        ).format(LEFT, right, frame.y(c / 100), frame.y(c / 100), LEFT - 6, frame.y(c / 100) + 4, c)
        for c in (0, 25, 50, 75, 100)
    )
    below = Markup(
        '<text class="tick" x="{}" y="{}">{} 0</text><text class="tick" x="{}" y="{}" text-anchor="end">{}</text>'
    )
    return lines + below.format(
        LEFT, frame.high - 8, say(Text("web-step")), right, frame.high - 8, frame.steps
    )


def _line(analysis: Analysis, frame: Frame, seat: int) -> Markup:
    path = "L".join([f"{frame.x(point.step)} {frame.y(point.chances[seat])}" for point in analysis.points])
    return Markup('<path class="line" data-colour="{}" d="M{}" stroke-dasharray="{}"/>').format(
        seat % COLOURS, path, DASHES[seat % len(DASHES)]
    )


def _label_places(analysis: Analysis, frame: Frame) -> list[tuple[int, float]]:
    """The places of the marks, so far apart that all can be seen."""
    last = analysis.points[-1].chances
    ends = sorted([(frame.y(chance), seat) for seat, chance in enumerate(last)])
    lowest = frame.high - BOTTOM - LABEL * (len(ends) - 1)
    placed: list[tuple[int, float]] = []
    free = 0.0
    for i, (y, seat) in enumerate(ends):
        free = max(free, min(y, lowest + LABEL * i))
        placed.append((seat, free))
        free += LABEL
    return placed


def _label(frame: Frame, seat: int, y: float) -> Markup:
    """The mark of a seat at the end of its line."""
    return Markup('<rect class="mark" data-colour="{0}" x="{1}" y="{2}" width="{3}" height="{3}"/>').format(
        seat % COLOURS, frame.wide - RIGHT + MARK + 4, y - SEAT / 2, SEAT
    )


def _mark(frame: Frame, number: int, turn: TurningPoint) -> Markup:
    """The number of a turning point on the line of its seat, kept inside the drawing."""
    x, y = frame.x(turn.step), frame.y(turn.after)
    y = min(max(y, TOP + MARK), frame.high - BOTTOM - MARK)
    return Markup(
        '<g class="turn"><circle cx="{0}" cy="{1}" r="{2}"/><text x="{0}" y="{3}" text-anchor="middle">{4}</text></g>'
    ).format(x, y, MARK, y + 4, number)


# ---------------------------------------------------------------- in words


def percent(chance: float) -> int:
    """A chance as a whole number of per cent; 0 and 100 are kept for what is certain."""
    if 0 < chance < 1:
        return min(99, max(1, round(100 * chance)))
    return round(100 * chance)


def turning_points(
    analysis: Analysis, viewer: Viewer, say: Say, address: Callable[[int], str]
) -> list[dict[str, object]]:
    """The turning points for a template. Nothing is masked: the game is over."""
    return [
        {
            "step": turn.step,
            "href": address(turn.step),
            "say": say(
                Text(
                    f"web-turn-{turn.why}",
                    name=viewer.name_of(turn.seat),
                    before=percent(turn.before),
                    after=percent(turn.after),
                )
            ),
            "played": _describe_turn(turn, viewer),
            "better": "" if turn.better is None else _describe_better(turn.better, viewer, say),
            "line": []
            if turn.better is None
            else describe_line(viewer.say, turn.better.line, viewer.name_of),
        }
        for turn in analysis.turns
    ]


def _describe_better(better: BetterMove, viewer: Viewer, say: Say) -> str:
    """How bad the move was that was played, what was better, and why."""
    told = Text(
        "web-turn-better",
        fault=better.fault,
        lost=percent(better.lost),
        move=viewer.say(better.label),
        percent=percent(better.chance),
    )
    return "; ".join([say(told), *describe_reasons(viewer.say, better.reasons, viewer.name_of)])


def _describe_turn(turn: TurningPoint, viewer: Viewer) -> list[str]:
    """What happened in a turn; the notation where there is nothing to tell."""
    match = viewer.match
    entries = match.entries[turn.first : turn.step]
    sentences = [viewer.say(match.event_text(event, None, full=True)) for e in entries for event in e.events]
    if not sentences:
        return [", ".join([str(e.move) for e in entries[:SENTENCES]])]
    return sentences if len(sentences) <= SENTENCES else [*sentences[:SENTENCES], "…"]
