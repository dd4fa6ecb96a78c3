"""The drawing: the whole position can be read from it."""

from __future__ import annotations

import re

from igroteka.core import Look
from igroteka.drawing.pen import number_text
from igroteka.games.garden_nation import GAME
from igroteka.games.garden_nation.components.board import KINDS, SIZE, ZONE_NAMES
from igroteka.games.garden_nation.components.players import PLOYS
from igroteka.games.garden_nation.components.projects import PROJECT_NAMES, PROJECTS
from igroteka.games.garden_nation.components.secrets import SECRETS
from igroteka.games.garden_nation.ui.draw import drawing
from igroteka.games.garden_nation.ui.draw.cards import project_picture, secret_picture
from igroteka.games.garden_nation.ui.draw.hints import LETTERS
from igroteka.games.garden_nation.ui.draw.pen import style
from igroteka.games.garden_nation.view import completing
from igroteka.testing.pictures import NAMES
from igroteka.testing.svg_nodes import contrast

from .scenario import table
from .tables import SAY, games, some_views


def test_every_floor_and_every_roof_is_drawn() -> None:
    for game in games():
        for s in game[::5]:
            v = GAME.view(s, 0)
            layers = drawing(v, Look(SAY)).layers
            for z in range(len(v.floors)):
                piece = layers["pieces"].get(f"gn-tower-{v.zone_name(z)}", "")
                assert piece.count(f"#gn_floor-{v.owners[z]}") == v.floors[z]
                assert ("#gn_roof-piece" in piece) == v.closed[z]
                if v.floors[z]:
                    assert f">{v.floors[z]}</text>" in layers["labels"][f"gn-height-{v.zone_name(z)}"]


def test_zones_show_type_cost_and_where_the_crane_would_go() -> None:
    for v in some_views():
        zones = drawing(v, Look(SAY)).layers["zones"]
        for z in range(len(v.kinds)):
            if v.territories[z // SIZE]:
                fragment = zones[f"gn-zone-{v.zone_name(z)}"]
                assert f"#gn_ground-{v.kinds[z]}" in fragment
                assert f'class="n-{v.kinds[z]}"' in fragment
                assert f">{v.costs[z]}</text>" in fragment
                sent = fragment.partition('class="send"')[2]
                covers = v.stage == "Transfer" and v.owners[z] == v.actor
                target = 0 if covers else v.territories[z % SIZE]
                assert (f">{target}</text>" in sent) == (target > 0)


def test_laying_a_roof_sends_the_crane_nowhere() -> None:
    t = table(2, {"4nw": "0 2 roof", "6e": "0 1", "1c": "1 1"}, brambles={"1c": "red"}).do("0 lift 4nw")
    zones = drawing(t.view(0), Look(SAY)).layers["zones"]
    assert "send" not in zones["gn-zone-6e"]
    assert "send" in zones["gn-zone-1c"]


def test_the_way_of_the_crane_is_shown_for_what_is_pointed_at() -> None:
    v = GAME.view(games()[0][20], 0)
    hints = drawing(v, Look(SAY)).layers["hints"]
    shown = [rule for rule in style(False).split("}") if rule.endswith("{display:inline")]
    assert len([key for key in hints if key.startswith("gn-way-")]) == len(ZONE_NAMES)
    for name in ZONE_NAMES:
        assert f'class="hint way-{name}"' in hints[f"gn-way-{name}"]
        assert any(f'.parts[data-pointed="zone:{name}"] .way-{name})' in rule for rule in shown)
    for name in PROJECT_NAMES:
        assert any(f'.parts[data-pointed="project:{name}"] .goal-{name})' in rule for rule in shown)


def test_the_way_ends_where_the_crane_would_stand() -> None:
    stands: dict[int, tuple[float, ...]] = {}
    for number in range(1, SIZE + 1):
        piece = drawing(table(2, crane=number).view(0), Look(SAY)).layers["pieces"]["gn-crane"]
        stands[number] = tuple(float(n) for n in re.findall(r"-?[\d.]+(?=px)", piece))
    v = table(2).view(0)
    hints = drawing(v, Look(SAY)).layers["hints"]
    for z in range(len(v.kinds)):
        (ghost,) = re.findall(r'#gn_crane" x="([-\d.]+)" y="([-\d.]+)"', hints[f"gn-way-{v.zone_name(z)}"])
        for there, pale in zip(stands[v.territories[z % SIZE]], ghost, strict=True):
            assert abs(there - float(pale)) < 0.2


def test_zones_that_complete_a_project_carry_its_letter() -> None:
    seen = 0
    for game in games():
        for s in game[::3]:
            for seat in (0, None):
                v = GAME.view(s, seat)
                layers = drawing(v, Look(SAY)).layers
                wanted: dict[str, str] = {}
                for place, project in enumerate(v.open):
                    for z in completing(v, project) if project and not v.over else []:
                        wanted[v.zone_name(z)] = wanted.get(v.zone_name(z), "") + LETTERS[place]
                letters = {
                    key[11:]: f for key, f in layers["labels"].items() if key.startswith("gn-letters-")
                }
                assert letters.keys() == wanted.keys()
                assert all(f">{wanted[name]}</text>" in f for name, f in letters.items())
                assert seat is not None or not letters
                seen += len(letters)
    assert seen > 50


def test_cards_show_their_pattern() -> None:
    pictures = {p.name: project_picture(p, 150, 60) for p in PROJECTS}
    assert len(set(pictures.values())) == len(PROJECTS)
    for p in PROJECTS:
        assert f"#gn_ground-{KINDS[p.kind]}" in pictures[p.name]
        assert pictures[p.name].count('#gn_floor"') >= p.floors
    assert len({secret_picture(s, 50) for s in SECRETS}) == len(SECRETS)


def test_turn_last_round_and_end_are_shown() -> None:
    seen = set[str]()
    for game in games():
        for s in game[::2] + game[-8:]:
            v = GAME.view(s, 0)
            layers = drawing(v, Look(SAY)).layers
            labels = layers["labels"]
            assert ("gn-last-round" in labels) == (v.last_round and not v.over)
            assert ("gn-over" in labels) == v.over
            for p in v.players:
                turn = p.seat in v.waiting
                assert ("panel turn" in layers["table"][f"gn-ground-player-{p.seat}"]) == turn
                assert ("#gn_arrow" in layers["panels"][f"gn-player-{p.seat}"]) == turn
            seen |= {key for key in labels if key in ("gn-last-round", "gn-over", "gn-turn", "gn-round")}
    assert len(seen) == 4


def test_players_have_their_numbers() -> None:
    for v in some_views():
        layers = drawing(v, Look(SAY)).layers
        for p in v.players:
            plate = layers["panels"][f"gn-player-{p.seat}"]
            for number in (p.population, p.supply, p.points):
                assert f">{number_text(number)}</text>" in plate
            if not v.over:
                coins = f'coin seat{p.seat}"'
                assert layers["labels"][f"gn-ploys-{p.seat}"].count(coins) == p.ploys_left
                for ploy in PLOYS:
                    slot = layers["panels"][f"gn-ploy-{p.seat}-{ploy}"]
                    assert slot.count(coins) == p.ploys.get(ploy, 0)
                assert f">{len(p.claimed)}</text>" in layers["labels"][f"gn-claimed-{p.seat}"]


def test_the_track_has_the_markers_and_gears() -> None:
    for v in some_views():
        labels = drawing(v, Look(SAY)).layers["labels"]
        spaces = [labels[key] for key in sorted(labels) if key.startswith("gn-space-")]
        assert [f.count("#gn_gear") for f in spaces] == ([1, 2, 2] if v.seats == 3 else [1, 2, 2, 2])
        for i, fragment in enumerate(spaces):
            for p in v.players:
                assert (f"#gn_clan-{p.seat}" in fragment) == (p.space == i + 1)


def test_who_leads_in_a_territory_is_framed() -> None:
    t = table(
        3,
        {"4c": "0 2 roof", "4nw": "1 1", "4e": "1 1", "4w": "2 1", "1c": "2 1"},
        brambles={"4e": "red", "1c": "red"},
    )
    labels = drawing(t.view(0), Look(SAY)).layers["labels"]
    assert {key for key in labels if "control" in key} == {"gn-control-4", "gn-control-1"}
    assert labels["gn-control-4"].count('class="lead"') == 2
    assert labels["gn-control-4"].count('class="follow"') == 1
    assert [f"#gn_clan-{i}" in labels["gn-control-1"] for i in range(3)] == [False, False, True]
    assert f"{NAMES[2]}: 1" in labels["gn-control-4"]


def test_light_and_dark_have_enough_contrast() -> None:
    for dark in (False, True):
        colour = dict(re.findall(r"\.gn \.?([\w-]+)\{fill:(#\w{6})", style(dark)))
        pill = str(re.search(r"\.pill\{fill:(#\w{6})", style(dark))[1])  # type: ignore[index]
        ground = (colour["panel"], colour["stone"], colour["bar"])
        for words in ("text", "soft"):
            assert all(contrast(colour[words], g) >= 4.5 for g in ground), (dark, words)
        assert all(contrast(colour[words], colour["lawn"]) >= 4.5 for words in ("text", "soft")), dark
        assert contrast(colour["soft"], colour["back"]) >= 4.5
        assert contrast(colour["bad"], colour["panel"]) >= 4.5
        assert contrast(colour["on"], pill) >= 4.5
        assert contrast(colour["on"], colour["full"]) >= 4.5
        for kind in (*KINDS, "bramble"):
            assert contrast(colour[f"n-{kind}"], colour[f"k-{kind}"]) >= 4.5, (dark, kind)
            assert contrast(colour[f"k-{kind}"], colour[f"g-{kind}"]) >= 3, (dark, kind)
