"""Common projects: patterns, claims, roofs."""

from __future__ import annotations

import pytest

from igroteka.core import CHANCE, moves
from igroteka.games.garden_nation.components.projects import PROJECT_NAMES, PROJECTS

from .scenario import DULL, Table, table


def claims(t: Table) -> set[str]:
    """The projects that can be claimed now."""
    return {m.split()[1] for m in t.legal() if m.startswith("claim")}


def built(name: str, stands: dict[str, str], open: tuple[str, ...], **more: object) -> Table:
    """Seat 0 builds in a zone; what stands there already, and the open projects."""
    number = int(name.split()[0][0])
    t = table(2, stands, open=open, crane=number, population=(90,), left=2, **more)  # type: ignore[arg-type]
    return t.do(f"0 build {name}")


@pytest.mark.rule("GN-3.6.2", "GN-3.6.3", "GN-3.6.4", "GN-3.6.5", "GN-3.6.6", "GN-3.6.7")
def test_the_cards() -> None:
    points = {p.name: p.points for p in PROJECTS}
    families = {
        4: "sacred_place_yellow sacred_place_red infirmary_green infirmary_red fortress_yellow fortress_green",
        3: "house herbalist prison terraced_houses forge outpost",
        5: "sanctuary windmill bunker",
        7: "apartments power_station radio_tower",
        11: "temple water_reservoir air_base",
    }
    assert points == {name: p for p, names in families.items() for name in names.split()}


@pytest.mark.rule("GN-3.6.2", "GN-4.9.7")
@pytest.mark.parametrize(
    ("project", "name", "bare"),
    [
        ("sacred_place_yellow", "4c", ("4nw", "4w")),
        ("sacred_place_red", "4c", ("4ne", "4sw")),
        ("infirmary_green", "4nw", ("4c",)),
        ("infirmary_red", "4nw", ("4ne",)),
        ("fortress_yellow", "4sw", ("4w", "6ne")),
        ("fortress_green", "4sw", ("4c", "4se")),
    ],
)
def test_two_floors_beside_an_unoccupied_zone(project: str, name: str, bare: tuple[str, ...]) -> None:
    assert claims(built(name, {name: "0 1"}, (project,))) == {project}
    assert claims(built(name, {}, (project,))) == set()  # one floor is too low
    taken = dict.fromkeys(bare, "1 1")
    assert claims(built(name, {name: "0 1", **taken}, (project,))) == set()
    own = dict.fromkeys(bare, "0 1")
    assert claims(built(name, {name: "0 1", **own}, (project,))) == set()


@pytest.mark.rule("GN-4.9.7")
def test_a_bramble_has_the_type_of_its_token_or_none() -> None:
    # The green right one of 2 touches red, yellow, and the bramble in the lower right.
    stands = {"2e": "0 1", "2ne": "1 1", "2c": "1 1"}
    for token, projects in (
        (None, set()),
        ("red", {"sacred_place_red"}),
        ("yellow", {"sacred_place_yellow"}),
    ):
        brambles = {"2se": token} if token else {}
        t = built("2e", stands, ("sacred_place_red", "sacred_place_yellow"), brambles=brambles)
        assert claims(t) == projects
    typed = built("2se", {"2se": "0 1"}, ("house", "herbalist", "prison"), brambles={"2se": "yellow"})
    assert claims(typed) == {"herbalist"}


@pytest.mark.rule("GN-3.6.3")
@pytest.mark.parametrize(
    ("project", "outer", "inner"),
    [("house", "1nw", "4c"), ("herbalist", "1e", "4nw"), ("prison", "1w", "4sw")],
)
def test_two_floors_in_an_outer_territory(project: str, outer: str, inner: str) -> None:
    assert claims(built(outer, {outer: "0 1"}, (project,))) == {project}
    assert claims(built(outer, {}, (project,))) == set()
    assert claims(built(inner, {inner: "0 1"}, (project,))) == set()
    assert claims(built(outer, {outer: "0 1"}, tuple({"house", "herbalist", "prison"} - {project}))) == set()


@pytest.mark.rule("GN-3.6.4", "GN-3.6.5", "GN-4.9.5")
@pytest.mark.parametrize(
    ("low", "high", "one", "other"),
    [
        ("terraced_houses", "sanctuary", "1nw", "1ne"),
        ("forge", "windmill", "1e", "1se"),
        ("outpost", "bunker", "1sw", "1w"),
    ],
)
def test_two_neighbours_of_one_type(low: str, high: str, one: str, other: str) -> None:
    both = (low, high)
    assert claims(built(one, {other: "0 1"}, both)) == {low}
    assert claims(built(one, {other: "0 2"}, both)) == {low, high}
    assert claims(built(one, {one: "0 1", other: "0 1"}, both)) == {low, high}
    assert claims(built(one, {one: "0 4"}, both)) == set()
    assert claims(built(one, {other: "1 2"}, both)) == set()
    assert claims(built(one, {other: "0 2 roof"}, both)) == set()
    assert (
        claims(built(one, {"1c": "0 2"}, both, brambles={"1c": "red" if low != "outpost" else "green"}))
        == set()
    )


@pytest.mark.rule("GN-3.6.6")
@pytest.mark.parametrize(
    ("project", "inner", "outer"),
    [("apartments", "4c", "1nw"), ("power_station", "4nw", "1e"), ("radio_tower", "4sw", "1w")],
)
def test_three_floors_in_the_central_territory(project: str, inner: str, outer: str) -> None:
    assert claims(built(inner, {inner: "0 2"}, (project,))) == {project}
    assert claims(built(inner, {inner: "0 1"}, (project,))) == set()
    assert claims(built(outer, {outer: "0 2"}, (project,))) == set()


@pytest.mark.rule("GN-3.6.7", "GN-4.9.3", "GN-4.9.4")
def test_three_neighbours_of_all_types() -> None:
    cards = ("temple", "water_reservoir", "air_base")
    sides = {"4nw": "0 1", "4ne": "0 1"}  # yellow and red, both next to the green centre
    assert claims(built("4c", {**sides, "4c": "0 1"}, cards)) == {"temple"}
    assert claims(built("4c", sides, cards)) == set()
    # The last floor may be on a side building too.
    assert claims(built("4nw", {"4c": "0 2", "4ne": "0 1"}, cards)) == {"temple"}
    assert claims(built("4ne", {"4c": "0 2", "4nw": "0 1"}, cards)) == {"temple"}
    assert claims(built("4ne", {"4c": "0 1", "4nw": "0 1"}, cards)) == set()
    # The middle must touch both others; these are its own, and open.
    assert claims(built("4nw", {"4c": "0 2", "1se": "0 1"}, cards)) == set()
    assert claims(built("4nw", {"4c": "0 2 roof", "4ne": "0 1"}, cards)) == set()
    assert claims(built("4nw", {"4c": "0 2", "4ne": "0 1 roof"}, cards)) == set()
    assert claims(built("4nw", {"4c": "0 2", "4ne": "1 1"}, cards)) == set()
    assert claims(built("4nw", {"4c": "0 2", "4ne": "0 2", "4nw": "0 1"}, cards)) == set(cards)


@pytest.mark.rule("GN-4.9.6")
def test_patterns_cross_borders() -> None:
    cards = ("forge", "air_base")
    assert claims(built("4nw", {"1se": "0 1"}, cards)) == {"forge"}
    # Red 2sw touches red 4ne across the border and green 2w, yellow 2c beside it.
    assert claims(built("2sw", {"2sw": "0 1", "2c": "0 1", "2w": "0 1"}, cards)) == {"air_base"}
    # Red 4sw touches yellow 6ne across the border.
    assert claims(built("4sw", {"4sw": "0 1", "6ne": "0 1", "4se": "0 1"}, cards)) == {"air_base"}
    assert claims(built("6ne", {"4sw": "0 2", "4se": "0 1"}, cards)) == {"air_base"}


@pytest.mark.rule("GN-4.9.1", "GN-4.9.2")
def test_claiming_is_free_and_only_one_is_claimed() -> None:
    cards = ("terraced_houses", "sanctuary", "house")
    t = built("1nw", {"1nw": "0 1", "1ne": "0 1"}, cards)
    assert t.legal() == {"claim terraced_houses", "claim sanctuary", "claim house", "decline"}
    assert t.refusal("project:house") == ""
    assert t.refusal("project:forge") == "GN-4.9.3 no-claim"
    assert t.refusal("zone:4nw") == "GN-4.9.1 no-claim-first"
    assert t.refusal("nonsense") == ""
    t.do("0 decline")
    assert t.total() == 0
    assert t.building("1nw") == "0 2"
    again = built("1nw", {"1nw": "0 1", "1ne": "0 1"}, cards).do("0 claim house", "* open forge")
    assert again.kinds() >= {"build"}
    assert "claim" not in again.kinds()


@pytest.mark.rule("GN-4.9.2")
def test_nothing_is_claimed_after_a_demolition() -> None:
    t = table(2, {"1nw": "0 2", "1ne": "0 2"}, open=("house", "terraced_houses"), crane=1, left=2)
    t.do("0 demolish 1nw")
    assert "claim" not in t.kinds()


@pytest.mark.rule("GN-4.9.1")
def test_a_project_waits_for_a_floor() -> None:
    t = table(2, {"1nw": "0 2"}, open=("house",), crane=1)
    assert "claim house" not in t.legal()
    assert t.refusal("project:house") == "GN-4.9.1 no-claim-yet"


@pytest.mark.rule("GN-4.9.3")
def test_the_building_with_the_last_floor_belongs_to_the_pattern() -> None:
    pair = {"1nw": "0 2", "1ne": "0 1"}
    assert claims(built("1w", pair, ("sanctuary", "house"))) == set()
    # It need not be the floor that makes the pattern: the project may have been opened later.
    assert claims(built("1nw", pair, ("sanctuary", "house"))) == {"sanctuary", "house"}


@pytest.mark.rule("GN-4.9.5")
def test_heights_are_minimums() -> None:
    assert claims(built("1nw", {"1nw": "0 5"}, ("house",))) == {"house"}
    assert claims(built("4c", {"4c": "0 6"}, ("apartments",))) == {"apartments"}


@pytest.mark.rule("GN-4.9.8")
def test_no_claim_without_a_roof() -> None:
    names = [f"{n}{p}" for n in (2, 3, 5, 6, 7) for p in ("c", "nw", "ne", "e", "se", "sw", "w")]
    tokens = {"2se": "red", "3se": "red", "5sw": "red", "6w": "green", "7sw": "green"}
    closed = dict.fromkeys(names[:19], "1 1 roof")
    t = built("1nw", {**closed, "1nw": "0 1"}, ("house",), brambles=tokens)
    assert t.s.roofs == 0
    assert t.building("1nw") == "0 2"
    assert claims(t) == set()
    one = dict.fromkeys(names[:18], "1 1 roof")
    left = built("1nw", {**one, "1nw": "0 1"}, ("house",), brambles=tokens)
    assert claims(left) == {"house"}
    left.do("0 claim house")
    assert left.s.roofs == 0


@pytest.mark.rule("GN-4.9.9", "GN-4.9.10", "GN-4.9.11")
def test_a_claim() -> None:
    t = built("1nw", {"1ne": "0 1"}, ("terraced_houses", *DULL[:3]))
    t.do("0 claim terraced_houses")
    assert t.building("1nw") == "0 1 roof"
    assert t.building("1ne") == "0 1"
    assert t.s.roofs == 18
    assert t.item("projects") == 3
    v = t.view(1)
    assert v.players[0].claimed == ("terraced_houses",)
    assert v.open == ("", *DULL[:3])
    assert t.turn == [CHANCE]
    drawn = {str(m) for m in moves(t.s, CHANCE)}
    assert drawn == {f"open {name}" for name in PROJECT_NAMES} - {
        f"open {name}" for name in ("terraced_houses", *DULL[:3])
    }
    t.do("* open sanctuary")
    assert t.view(1).open[0] == "sanctuary"
    assert t.view(1).deck == 16
    # The new card can be claimed with the next action, not with the floor that was just placed.
    assert "claim sanctuary" not in t.legal()


@pytest.mark.rule("GN-4.9.11")
def test_an_empty_deck_leaves_the_place_empty() -> None:
    rest = [name for name in PROJECT_NAMES if name not in ("house", *DULL[:3])]
    t = built("1nw", {"1nw": "0 1"}, ("house", *DULL[:3]), claimed=[[], rest])
    assert t.view(0).deck == 0
    t.do("0 claim house")
    assert t.view(0).open == ("", *DULL[:3])
    assert t.turn == [0]
    assert t.kinds() >= {"build"}


@pytest.mark.rule("GN-4.9.12", "GN-4.9.4")
def test_a_closed_building_is_out_of_all_patterns_until_it_is_opened() -> None:
    t = built("1nw", {"1nw": "0 1", "1ne": "0 1"}, ("house", "sanctuary"))
    t.do("0 claim house", "* open prison")
    after = table(2, {"1nw": "0 2 roof", "1ne": "0 1"}, open=("sanctuary",), crane=1, left=2)
    after.do("0 build 1ne")
    assert claims(after) == set()
    opened = table(2, {"1nw": "0 2 roof", "1ne": "0 1", "5c": "0 1"}, open=("sanctuary",), crane=1, left=2)
    opened.do("0 lift 1nw", "0 cover 5c", "0 build 1nw")
    assert claims(opened) == {"sanctuary"}


@pytest.mark.rule("GN-4.12.3")
def test_nobody_looks_into_the_deck() -> None:
    assert table().refusal("deck") == "GN-4.12.3 no-deck"


def test_patterns_against_a_plain_search() -> None:
    """Every open project in many random positions, found again by trying out all sets of buildings."""
    from igroteka.core import Rng, apply, chance, waiting
    from igroteka.games.garden_nation import GAME
    from igroteka.games.garden_nation.components.board import LINKS, SIZE
    from igroteka.games.garden_nation.rules.projects import completes
    from igroteka.games.garden_nation.state import GardenNationState

    def plainly(s: GardenNationState, me: int, zone: int, card: int) -> bool:
        p = PROJECTS[card]
        own = [z for z in range(49) if s.owner[z] == me and not s.roof[z]]
        main = [z for z in own if s.kind[z] == p.kind and s.floors[z] >= p.floors]
        if p.pattern == 0:
            bare = [z for z in range(49) if not s.floors[z] and s.kind[z] == p.other]
            return zone in main and any(b in LINKS[zone] for b in bare)
        if p.pattern == 1:
            return zone in main and zone // SIZE > 0
        if p.pattern == 3:
            return zone in main and zone // SIZE == 0
        same = [z for z in own if s.kind[z] == p.kind]
        if p.pattern == 2:
            return any(zone in (a, b) for a in main for b in same if b in LINKS[a])
        others = [k for k in range(3) if k != p.kind]
        return any(
            zone in (a, b, c)
            for a in main
            for b in own
            for c in own
            if s.kind[b] == others[0] and s.kind[c] == others[1] and b in LINKS[a] and c in LINKS[a]
        )

    completed = 0
    for seed in range(12):
        s, rng = GAME.new(2 + seed % 3), Rng(seed)
        step = 0
        while True:
            chance(s, rng)
            turn = waiting(s)
            if not turn:
                break
            legal = [m for m in moves(s, turn[0]) if m.kind not in ("claim", "demolish")] or moves(s, turn[0])
            apply(s, turn[0], legal[rng.below(len(legal))])
            step += 1
            if step % 5 == 0:
                for zone in [z for z in range(49) if s.floors[z] and not s.roof[z]]:
                    for card in range(len(PROJECTS)):
                        want = plainly(s, s.owner[zone], zone, card)
                        assert completes(s, s.owner[zone], zone, card) == want
                        completed += want
    assert completed > 500
