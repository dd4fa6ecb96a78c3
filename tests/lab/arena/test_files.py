"""Files of tournaments: what they are refused for, how they are gone on with, and where pictures can be written."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from igroteka.bots.network import features_of, shipped_network
from igroteka.cli import arena as command
from igroteka.core import BadData, game, list_games
from igroteka.lab.arena import Results, TournamentPlan, open_results, plan_tournament, play_tournament
from igroteka.lab.arena.play import GameResult
from igroteka.lab.executor import Serial, WorkersDied

from ...bots.nets import small_net
from ...cli.tool import refused, run

GAME = ("arena", "dream_city", "--on", "serial", "--games", "2")


def small(games: int = 4, seats: int = 2) -> TournamentPlan:
    return plan_tournament("dream_city", seats, ("greedy", "random"), games, 5)


def kept(path: Path, p: TournamentPlan) -> list[str]:
    """The lines of a file with all games of a plan."""
    play_tournament(open_results(p, path), Serial())
    return path.read_text().splitlines()


def changed(line: str, **fields: Any) -> str:
    return json.dumps({**json.loads(line), **fields})


# ---------------------------------------------------------------- lines


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({"ranks": [7, -3]}, r"ranks: found \[7, -3\]"),
        ({"ranks": [2, 2]}, "ranks"),
        ({"ranks": [1, 3]}, "ranks"),
        ({"ranks": [1, 2], "totals": [3, 4]}, "ranks: .*one more than there are players ahead"),
        ({"seconds": [float("nan"), 1.0]}, r"seconds: found \[nan, 1.0\]; allowed: 0 or more"),
        ({"seconds": [float("inf"), 1.0]}, "seconds"),
        ({"seconds": [-1.0, 1.0]}, "seconds"),
        ({"decisions": [-1, 1]}, "decisions"),
        ({"turns": [1, -1]}, r"turns: found \[1, -1\]"),
        ({"longest": [float("nan"), 1.0]}, "longest"),
        ({"sides": ["xx", "yy"]}, "sides: found 'xx'; allowed: '', since dream_city has no sides"),
    ],
)
def test_a_result_that_cannot_be_is_refused(tmp_path: Path, fields: dict[str, Any], said: str) -> None:
    path = tmp_path / "r.jsonl"
    lines = kept(path, small(2))
    path.write_text("\n".join([lines[0], changed(lines[1], **fields)]) + "\n")
    with pytest.raises(BadData, match=f"line 2: {said}"):
        open_results(small(2), path)


def test_sides_must_be_known_to_their_game(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    p = plan_tournament("age_of_innovation", 2, ("easy", "random"), 2)
    results = open_results(p, path)
    sides = ("faction-moles", "faction-goblins")
    for one in p.pairings():
        results.add(
            GameResult(
                one.number, one.deal, one.bots, (9, 7), (1, 2), sides, (1, 1), (1, 1), (0.1, 0.1), (0.1, 0.1)
            )
        )
    results.close()
    assert len(open_results(p, path).played) == 2
    lines = path.read_text().splitlines()
    path.write_text("\n".join([lines[0], changed(lines[1], sides=["faction-moles", "faction-elves"])]) + "\n")
    with pytest.raises(BadData, match="line 2: sides: found 'faction-elves'"):
        open_results(p, path)


def test_a_rank_behind_the_opponent_of_a_game_for_one_is_sound(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    p = plan_tournament("dream_city", 1, ("greedy",), 1)
    lines = kept(path, p)
    for ranks, sound in (([1], True), ([2], True), ([3], False), ([0], False)):
        path.write_text("\n".join([lines[0], changed(lines[1], ranks=ranks)]) + "\n")
        if sound:
            assert open_results(p, path).list()[0].ranks == tuple(ranks)
        else:
            with pytest.raises(BadData, match="ranks"):
                open_results(p, path)


def test_a_game_that_stands_twice_must_be_the_same(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    lines = kept(path, small(2))
    path.write_text("\n".join([*lines, lines[1]]) + "\n")
    assert len(open_results(small(2), path).played) == 2
    path.write_text("\n".join([*lines, changed(lines[1], seconds=[9.5, 9.5])]) + "\n")
    with pytest.raises(BadData, match="line 4: found another result of game 0; allowed: that of line 2"):
        open_results(small(2), path)


# ---------------------------------------------------------------- heads


def test_a_file_is_gone_on_with_for_more_games(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    first = kept(path, small(2))
    longer = open_results(small(6), path)
    assert len(longer.played) == 2
    played: list[int] = []
    play_tournament(longer, Serial(), played.append)
    assert sum(played) == 4
    assert path.read_text().splitlines()[1:3] == first[1:]
    whole = play_tournament(Results(small(6)), Serial()).list()
    assert [one.totals for one in open_results(small(6), path).list()] == [one.totals for one in whole]
    with pytest.raises(BadData, match="another plan: its games is 6, not 2; name another file"):
        open_results(small(2), path)


def test_a_longer_plan_with_a_torn_line_keeps_what_is_whole(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    lines = kept(path, small(2))
    path.write_text("\n".join(lines)[:-9])
    assert len(open_results(small(4), path).played) == 1
    assert [json.loads(line).get("number") for line in path.read_text().splitlines()] == [None, 0]


def test_a_file_that_ends_within_a_deal_of_several_line_ups_cannot_be_made_longer(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    p = plan_tournament("dream_city", 2, ("greedy", "random", "easy"), 1)
    kept(path, p)
    assert len(open_results(p, path).played) == 3
    with pytest.raises(BadData, match="ends in the middle of a deal"):
        open_results(replace(p, games=4), path)


def test_another_plan_is_told_field_by_field(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    kept(path, small(2))
    other = plan_tournament("dream_city", 2, ("greedy", "easy"), 2, 6)
    with pytest.raises(BadData) as caught:
        open_results(other, path)
    assert str(caught.value) == (
        'line 1: the file belongs to another plan: its bots is ["greedy", "random"], not ["greedy", "easy"]; '
        'its seed is "5", not "6"; name another file'
    )


def test_other_rules_and_other_weights_are_refused(tmp_path: Path) -> None:
    path, net = tmp_path / "r.jsonl", tmp_path / "net.json"
    p = plan_tournament("dream_city", 2, (net_file(net), "random"), 2)
    head = json.loads(kept(path, p)[0])
    g = game("dream_city")
    assert head["rules"] == {"edition": g.edition, "version": g.version}
    assert len(open_results(p, path).played) == 2
    net_file(net, shift=21.0)
    with pytest.raises(BadData, match=f"another plan: its network value:{net} is .*; name another file"):
        open_results(p, path)
    net_file(net)
    lines = path.read_text().splitlines()
    path.write_text(
        "\n".join([changed(lines[0], rules={**head["rules"], "version": 999}), *lines[1:]]) + "\n"
    )
    with pytest.raises(BadData, match=f"its version is 999, not {g.version}"):
        open_results(p, path)


def test_a_file_of_an_older_run_tells_less_and_is_read(tmp_path: Path) -> None:
    path = tmp_path / "r.jsonl"
    lines = kept(path, small(2))
    old = json.dumps({"format": "igroteka arena 3", "plan": small(2).to_data()})
    path.write_text("\n".join([old, *lines[1:]]) + "\n")
    assert len(open_results(small(2), path).played) == 2
    path.write_text(old)  # killed before the line was ended
    assert open_results(small(2), path).played == {}
    assert path.read_text() == old + "\n"


# ---------------------------------------------------------------- places


def test_a_file_that_cannot_be_used_is_told_in_a_sentence(tmp_path: Path) -> None:
    assert "cannot be read and written: is a directory" in refused(*GAME, "--file", tmp_path)
    (tmp_path / "note").write_text("x")
    assert "cannot be read and written" in refused(*GAME, "--file", tmp_path / "note" / "r.jsonl")
    assert "cannot be" in refused(*GAME, "--file", "/proc/none/r.jsonl")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "bytes is no text file" in refused(*GAME, "--file", tmp_path / "bytes")
    assert (tmp_path / "bytes").read_bytes() == b"\xff\xfe\x00"


def test_a_disk_that_fails_in_the_middle_is_told(tmp_path: Path) -> None:
    results = open_results(small(2), tmp_path / "r.jsonl")
    results.path = Path("/dev/full")
    with pytest.raises(ValueError, match="/dev/full cannot be written: no space left on device"):
        play_tournament(results, Serial())


@pytest.mark.parametrize("place", ["none/a.png", "folder.svg", "note/a.html"])
def test_a_picture_that_cannot_be_written_is_refused_before_anything_is_played(
    tmp_path: Path, place: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    (tmp_path / "folder.svg").mkdir()
    (tmp_path / "note").write_text("x")
    monkeypatch.setattr(command, "play_tournament", None)  # nothing is played
    said = refused(*GAME, "--plot", tmp_path / place)
    assert said.startswith(f"plot: {tmp_path / place} cannot be written: ")


def test_without_a_library_for_pictures_nothing_is_played_for_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    monkeypatch.setattr(command, "play_tournament", None)
    assert "plot needs matplotlib" in refused(*GAME, "--plot", "a.png")
    assert not Path("a.png").exists()
    assert "training needs matplotlib" in refused("train", "dream_city")
    assert not Path("training").exists()


def test_the_report_is_printed_before_the_picture_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")

    def fail(*_: object) -> None:
        raise BadData("no paint")

    monkeypatch.setattr(command, "plot", fail)
    done = run(*GAME, "--plot", tmp_path / "a.png")
    assert done.exit_code == 2
    assert "95 % interval" in done.stdout
    assert done.stderr == "igroteka: no paint\n"
    assert list(tmp_path.iterdir()) == []  # looking whether it could be written left nothing behind


def test_workers_that_die_are_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise WorkersDied("the workers died")

    monkeypatch.setattr(command, "play_tournament", fail)
    assert refused(*GAME) == "the workers died"


def test_the_help_tells_all_bots_and_their_range() -> None:
    said = " ".join(run("arena", "--help").stdout.replace("│", " ").split())
    assert "search:N, which thinks for N iterations, 1 to 1,000,000" in said
    assert "value:FILE" in said
    assert "0.5 stands for an even match" in said


def test_a_deal_left_without_a_rotation_is_told() -> None:
    said = run("arena", "dream_city", "--on", "serial", "--games", "3").stdout
    assert "deal 1 was not played in all rotations" in said
    assert "rotations" not in run(*GAME).stdout


# ---------------------------------------------------------------- networks


def net_file(path: Path, drop: tuple[str, ...] = (), width: int = 0, **fields: Any) -> str:
    """A bot with a small network for Dream City with two seats, changed."""
    data: dict[str, Any] = {**small_net("dream_city", 2).to_data(), **fields}
    if width:
        data["plain"] = (data["plain"] * 2)[:width]
        data["hidden"] = [(row * 2)[:width] for row in data["hidden"]]
    path.write_text(json.dumps({key: value for key, value in data.items() if key not in drop}))
    return f"value:{path}"


@pytest.mark.parametrize("verb", ["arena", "simulate"])
def test_a_network_of_another_table_is_refused(tmp_path: Path, verb: str) -> None:
    wide = len(small_net("dream_city", 2).plain)
    both = {"2": [8.0, 0.0], "4": [8.0, 3.0]}
    for seats, fields, said in (
        (3, {}, "found a network for 2 seats; allowed: one for 3"),
        (3, {"curves": both}, "found a network for 2, 4 seats; allowed: one for 3"),
        (2, {"game": "keyflower"}, "found a network for keyflower; allowed: one for dream_city"),
        (2, {"width": wide + 1}, f"found a network with {wide + 1} inputs; allowed: {wide}"),
        (2, {"width": 3}, f"found a network with 3 inputs; allowed: {wide}"),
    ):
        name = net_file(tmp_path / "net.json", **fields)
        words = (verb, "dream_city", "--bots", f"{name},random", "--seats", str(seats), "--games", "3")
        assert refused(*words).startswith(f"{name}: {said}")
    name = net_file(tmp_path / "net.json")
    assert "found a network for dream_city" in refused(verb, "garden_nation", "--bots", f"{name},random")


@pytest.mark.interpreted  # the game tells nothing
@pytest.mark.parametrize("verb", ["arena", "simulate"])
def test_a_game_without_features_is_played_by_no_network(
    tmp_path: Path, verb: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = net_file(tmp_path / "net.json")
    monkeypatch.setattr("igroteka.bots.network.features_of", lambda _: None)
    assert "dream_city tells no features" in refused(verb, "dream_city", "--bots", f"{name},random")


@pytest.mark.parametrize("key", list_games())
def test_the_networks_of_the_games_fit_them(key: str) -> None:
    g = game(key)
    features = features_of(g)
    assert features is not None
    assert {len(row) for seats in g.seats for row in features(g.new(seats))} == {len(features(g.new(2))[0])}
    net = shipped_network(key)
    if net is not None:
        assert net.game == key
        assert set(net.curves) <= set(g.seats)
        for seats in net.curves:
            net.check(g, seats)


def test_a_network_whose_file_tells_no_table_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "net.json"
    for damage, said in (
        ({"drop": ("game",)}, "game: found None"),
        ({"drop": ("curves",)}, "curves: found None"),
        ({"game": 5}, "game: found 5"),
        ({"curves": {"x": [1, 0]}}, "curves: found 'x'"),
        ({"format": "igroteka value 1"}, r"allowed: a network \(igroteka points 1\)"),
    ):
        name = net_file(path, **damage)
        with pytest.raises(ValueError, match=said):
            plan_tournament("dream_city", 2, (name, "random"), 2)
