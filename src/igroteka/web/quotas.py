"""How much a table may be changed without getting on: orders, steps back, seats that change hands.

Moves need no limit of their own. A game that goes on ends; only what goes in circles could fill the disk, and
every circle passes one of these. Bots go in no circles and are not counted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..core import Seat, Text
from .errors import Refused
from .guard import Gate

if TYPE_CHECKING:
    from .table import Table


def require_room(table: Table, what: str, seat: Seat, times: int = 1) -> None:
    """Count something that a seat does at a table; Refused if it, its guest or its log has had too much."""
    limits, row = table.house.settings.limits, table.row
    if table.record.seq >= limits.most_rows:
        said = f"found {table.record.seq} rows; allowed: {limits.most_rows}, then only moves"
        raise Refused("full", Text("websay-full"), detail=said)
    guest = row.config["seats"][seat].get("guest", "")
    whose = [f"{row.id}-{seat}", *([f"guest-{guest}"] if guest else [])]
    if not table.house.gate.passes(what, *whose, times=times):
        raise _too_much(f"{what}: allowed: {getattr(limits, what)} for one seat")


def require_slowness(gate: Gate, where: str) -> None:
    """Count a change that is no move, from one address; Refused if it is one too many."""
    if not gate.passes("changes", f"from-{where}"):
        raise _too_much("too many changes from one address; wait a minute")


def _too_much(said: str) -> Refused:
    return Refused("quota", Text("websay-quota"), detail=said)
