"""Games played through their set-up with chosen boards and factions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from igroteka.core import CHANCE, apply, moves, waiting
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.components.names import TERRAINS
from igroteka.games.age_of_innovation.state import AgeOfInnovationState

from .scenario import Table


def until(s: AgeOfInnovationState, frame: str, draws: Mapping[str, Sequence[str]]) -> AgeOfInnovationState:
    """Play the first legal move until a frame is asked; draws of a kind come in a wished order where they can."""
    wishes = {kind: list(words) for kind, words in draws.items()}
    while s.agenda and type(s.agenda[-1]).__name__ != frame:
        seat = waiting(s)[0]
        legal = moves(s, seat)
        wished = wishes.get(legal[0].kind, [])
        m = next((m for m in legal if wished and str(m.args[0]) == wished[0]), None)
        if m is None:
            m = next((m for m in legal if str(m.args[0] if m.args else "") not in wished), legal[0])
        else:
            wished.pop(0)
        apply(s, seat, m)
    return s


def begun(seats: int, who: Mapping[int, tuple[str, str]], first: int = 0, stop: str = "PlaceStart") -> Table:
    """A game in which seats have chosen these boards and factions; it stands before the first start building."""
    s = GAME.new(seats, {"first": str(first)})
    factions = dict(who.values())
    taken = set(factions.values())
    while waiting(s) == [CHANCE]:
        legal = moves(s, CHANCE)
        frame = s.agenda[-1]
        m = legal[0]
        terrain = getattr(frame, "terrain", None)
        if legal[0].kind == "draw_faction" and terrain is not None:
            wish = factions.get(TERRAINS[terrain])
            m = next(m for m in legal if (m.args[0] == wish if wish else m.args[0] not in taken))
        apply(s, CHANCE, m)
    while type(s.agenda[-1]).__name__ == "ChooseSet":
        seat = waiting(s)[0]
        legal = moves(s, seat)
        free = [m for m in legal if m.args[0] not in factions]
        wish = who[seat][0] if seat in who else str(free[0].args[0])
        apply(s, seat, next(m for m in legal if m.args[0] == wish))
    return Table(until(s, stop, {}))
