"""What is said before an upgrade and before transport is given up, and that it comes true."""

from __future__ import annotations

import pytest

from igroteka.core import Text, apply, moves
from igroteka.games.keyflower import GAME
from igroteka.games.keyflower.components.goods import GOLD
from igroteka.games.keyflower.moves import TRANSPORT_DONE, UPGRADE
from igroteka.games.keyflower.rules.transport import Transport
from igroteka.games.keyflower.state import KeyflowerState, R

from .scenario import table
from .tables import games


def hauling() -> list[tuple[KeyflowerState, Transport]]:
    """Positions in which somebody carries and upgrades."""
    tops = [(s, s.agenda[-1]) for game in games() for s in game if s.agenda]
    return [(s, top) for s, top in tops if isinstance(top, Transport)]


@pytest.mark.rule("KF-4.7.7")
def test_gold_that_pays_for_other_resources_is_said_and_asked_about() -> None:
    seen = 0
    for s, top in hauling():
        for tile in [t for t in s.village[top.me] if t < len(UPGRADE) and top.ups]:
            rich = s.clone()
            rich.goods[tile * R : tile * R + R] = [0, 0, 0, 3]
            after = rich.clone()
            if UPGRADE[tile] not in moves(rich, top.me):
                continue
            apply(after, top.me, UPGRADE[tile])
            said = [one for one in GAME.cautions(rich, after, top.me, UPGRADE[tile]) if "gold" in one.args]
            assert GAME.show(rich, UPGRADE[tile]).final == bool(said)
            if said and after.side[tile]:
                seen += 1
                assert 3 - after.goods[tile * R + GOLD] >= int(str(said[0].args["gold"])) > 0
    assert seen


@pytest.mark.rule("KF-4.7.9")
def test_steps_and_upgrades_that_are_given_up_are_said() -> None:
    s, top = hauling()[0]
    after = s.clone()
    apply(after, top.me, TRANSPORT_DONE)
    lost = Text("caution-transport", steps=top.left, upgrades=top.ups)
    assert GAME.cautions(s, after, top.me, TRANSPORT_DONE) == [lost]


@pytest.mark.rule("KF-4.6.22")
def test_what_has_run_short_is_said_before_a_tile_is_used() -> None:
    for taken, short in ((24, 2), (23, 1), (22, 0)):
        t = table(2, auction=["woodcutter"], workers=["2 red"], goods={"home_2": f"{taken} wood"})
        use = GAME.moves.parse("use woodcutter")
        after = t.s.clone()
        apply(after, 0, use)
        wanted = [Text("caution-short", n=short)] if short else []
        assert GAME.cautions(t.s, after, 0, use) == wanted
