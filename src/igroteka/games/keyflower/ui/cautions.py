"""What a player should know before a move: gold that pays for other resources, what has run short, and transport that is given up."""

from __future__ import annotations

from typing import Final

from igroteka.core.moves import Move
from igroteka.core.text import Text

from ..components.goods import ANY_RESOURCE, GOLD, RESOURCES
from ..components.tiles import FACES
from ..rules.chain import Colour, Count
from ..rules.transport import SpendResource, Transport, paid_without_choice
from ..rules.upgrade_costs import icons
from ..state import KeyflowerState

#: How the sentence about gold ends that pays for one, two or three kinds of resources.
ENDINGS: Final = ("", "-2", "-3")


def gold_instead(s: KeyflowerState, me: int, tile: int, paid: tuple[int, ...], start: int = 0) -> list[int]:
    """§KF-4.7.7 The icons of an upgrade that are paid with gold though they show something else."""
    pairs = list(zip(icons(s, me, tile), paid, strict=False))
    return [icon for icon, r in pairs[start:] if r == GOLD and icon != GOLD]


def cautions(before: KeyflowerState, after: KeyflowerState, seat: int, m: Move) -> list[Text]:
    """§KF-4.6.22, §KF-4.7.7, §KF-4.7.9 What goes by itself with a move of transport or upgrade, and what is lost with a move."""
    top = before.agenda[-1]
    if m.kind == "use":
        return _about_shortage(before, m.index[0])
    if isinstance(top, (Colour, Count)) and top.use:
        return _about_shortage(before, top.tile)
    if isinstance(top, SpendResource):
        paid = (*top.paid, m.index[0])
        all_paid = paid_without_choice(before, seat, top.tile, paid)
        return _about_gold(gold_instead(before, seat, top.tile, all_paid, len(paid)))
    if not isinstance(top, Transport):
        return []
    if m.kind == "upgrade":
        tile = m.index[0]
        return _about_gold(gold_instead(before, seat, tile, paid_without_choice(before, seat, tile)))
    if any(isinstance(frame, Transport) for frame in after.agenda):
        return []
    steps = top.left - (m.kind == "step")
    return [Text("caution-transport", steps=steps, upgrades=top.ups)] if steps or top.ups else []


def _about_gold(replaced: list[int]) -> list[Text]:
    """How much gold goes, and instead of what."""
    if not replaced:
        return []
    if ANY_RESOURCE in replaced:
        return [Text("caution-gold-any", gold=len(replaced))]
    kinds = sorted(set(replaced))
    words = ("first", "second", "third")
    instead = {
        words[i]: Text("a-replaced", resource=RESOURCES[r], n=replaced.count(r)) for i, r in enumerate(kinds)
    }
    return [Text(f"caution-gold{ENDINGS[len(kinds) - 1]}", gold=len(replaced), **instead)]


def _about_shortage(s: KeyflowerState, tile: int) -> list[Text]:
    """§KF-4.6.22 How much of what a tile gives is not there; what a use pays comes too late to be drawn."""
    face = FACES[tile][s.side[tile]]
    missing = [need - s.supply[r] for r, need in enumerate(face.produce)]
    missing += [face.workers - sum(s.bag), face.skills - sum(s.pile), face.greens - s.green]
    missing.append(int(bool(face.one_of) and not any(s.supply[r] for r in face.one_of)))
    short = sum([n for n in missing if n > 0])
    return [Text("caution-short", n=short)] if short else []
