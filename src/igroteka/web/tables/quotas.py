"""How much a table may be changed without getting on: orders, steps back, seats that change hands.

Moves need no limit of their own. A game that goes on ends; only what goes in circles could fill the disk, and
every circle passes one of these. Bots go in no circles and are not counted.
"""

from __future__ import annotations

from ...core import Seat
from ..errors import Refused
from ..security.rate_limiter import RateLimiter
from .table import Table


def require_quota(table: Table, what: str, seat: Seat, times: int = 1) -> None:
    """Count something that a seat does at a table; Refused if it, its guest or its log has had too much."""
    limits, row = table.services.settings.limits, table.row
    if table.match.seq >= limits.most_rows:
        detail = f"found {table.match.seq} rows; allowed: {limits.most_rows}, then only moves"
        raise Refused("full", detail)
    guest = row.config["seats"][seat].get("guest", "")
    whose = [f"{row.id}-{seat}", *([f"guest-{guest}"] if guest else [])]
    table.services.rate_limiter.require(what, *whose, times=times)


def require_few_changes(rate_limiter: RateLimiter, where: str) -> None:
    """Count a change that is no move, from one address; Refused if it is one too many."""
    rate_limiter.require("changes", f"from-{where}")
