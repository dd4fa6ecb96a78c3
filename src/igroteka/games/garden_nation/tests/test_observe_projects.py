"""Learning agents are told where one floor more completes an open project."""

from __future__ import annotations

from igroteka.games.garden_nation.ai.observe_projects import tell_projects
from igroteka.games.garden_nation.components.board import ZONE_NAMES
from igroteka.games.garden_nation.components.projects import VALUE
from igroteka.games.garden_nation.rules.projects import claims

from .scenario import Table, table


def completed(t: Table, seat: int) -> dict[str, int]:
    """What a floor would complete where, by name."""
    numbers: list[int] = []
    tell_projects(t.s, seat, t.s.layout.zones(), numbers)
    return {name: n for name, n in zip(ZONE_NAMES, numbers, strict=True) if n}


def test_it_is_told_where_a_floor_completes_a_project() -> None:
    # A second floor on 2c would make a windmill of it and its neighbour 2nw, which is not built yet.
    projects = ["house", "windmill", "air_base", "apartments"]
    t = table(
        2,
        {"4ne": "0 1", "1nw": "0 1", "5c": "1 2", "6nw": "1 1", "2c": "0 1", "3c": "0 1 roof"},
        open=projects,
    )
    for seat in range(2):
        shown = completed(t, seat)
        for zone in ZONE_NAMES:
            other = t.s.clone()
            at = t.zone(zone)
            free = other.owner[at] in (-1, seat) and not other.roof[at]
            other.floors[at] += 1
            other.owner[at] = seat
            kinds = [k for k in range(3) if other.brambles[k]] if other.kind[at] == 3 else [other.kind[at]]
            best = 0
            for kind in kinds if free else []:
                other.kind[at] = kind
                best = max([best, *[VALUE[m.index[0]] for m in claims(other, seat, at)]])
            assert shown.get(zone, 0) == best, zone
        assert shown
    t.s.roofs = 0  # without a roof nothing can be claimed
    assert completed(t, 0) == {}
