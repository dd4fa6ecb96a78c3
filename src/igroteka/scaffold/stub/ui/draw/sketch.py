"""The table in plain text, for the terminal and for screen readers."""

from __future__ import annotations

from igroteka.core.game import Say
from igroteka.core.text import Text

from ...view import NUMBERS, StubView


def sketch(v: StubView, say: Say) -> str:
    """What is common, then one line for each player, then the own hand."""
    common = [Text("draw-deck", count=v.left), Text("draw-sold", count=sum(v.sold.values()))]
    lines = ["; ".join([say(words) for words in common])]
    for seat in range(v.seats):
        facts = [say(Text("draw-player", points=v.points[seat], count=v.held[seat]))]
        facts += [say(Text(f"draw-{number}", count=getattr(v, number)[seat])) for number in NUMBERS]
        mark = ">" if seat in v.waiting else " "
        name = say(Text("player", seat=seat))
        lines.append(f"{mark} {name}: {'; '.join(facts)}; {cards_line(v.stalls[seat], say)}")
    if v.seat is not None:
        lines.append(say(Text("draw-own", cards=cards_line(v.hand, say))))
    return "\n".join(lines) + "\n"


def cards_line(cards: dict[str, int], say: Say) -> str:
    """Some cards in one line."""
    return ", ".join([f"{say(Text(f'card-{name}'))} ×{n}" for name, n in cards.items()]) or "-"
