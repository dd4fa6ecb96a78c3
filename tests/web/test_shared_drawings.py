"""All who look at a table share what is drawn for it."""

from __future__ import annotations

import pytest

from igroteka.core import Rng, list_games
from igroteka.drawing.drawing import Drawing, require_drawing
from igroteka.web.live.rendering import Role, RoleRendering

from .played import Played, Still


def fresh_drawing(role: Role, table: Still) -> Drawing:
    """What the role would see if nothing had been drawn before."""
    alone = RoleRendering(role)
    alone.refresh(table)
    return require_drawing(alone.drawing)


@pytest.mark.parametrize("key", list_games())
def test_roles_share_parts_and_see_what_they_would_see_alone(key: str) -> None:
    played, rng = Played(key, 2, "shared", clock=False), Rng(3)
    roles = [Role(0, "en", False), Role(None, "en", True), Role(1, "en", False)]
    renderings: list[RoleRendering] = []
    for role in roles:
        renderings.append(RoleRendering(role, renderings))
    shared = 0
    for number in range(12):
        table = Still(played.timing)
        drawings: list[Drawing] = []
        for one in renderings:
            one.refresh(table)
            drawings.append(require_drawing(one.drawing))
            if number % 4 == 3:
                assert drawings[-1].svg() == fresh_drawing(one.role, table).svg()
        first, watched, _ = drawings
        shared += len([part for part in watched.parts.values() if part is first.parts.get(part.name)])
        if not played.match.over:
            played.step(rng)
    assert shared, "somebody who watches has never shared a part with the first seat"
