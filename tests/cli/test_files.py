"""replay, verify and position."""

from __future__ import annotations

import json
import struct
from pathlib import Path
from xml.etree import ElementTree

import pytest

from igroteka import Match
from igroteka.core import commitment
from igroteka.drawing.svg import place_by_attributes

from .tool import played, real, refused, run, saved


def test_replay_tells_the_whole_story(tmp_path: Path) -> None:
    m = played()
    done = run("replay", saved(tmp_path, m))
    assert done.exit_code == 0
    lines = done.stdout.splitlines()
    assert lines[0] == f"dream_city, 2 seats, step {len(m.entries)} of {len(m.entries)}"
    told = m.story(full=True)
    assert lines[1 : 1 + len(told)] == told


def test_replay_to_a_step_as_a_seat_in_a_language(tmp_path: Path) -> None:
    m = played()
    path = saved(tmp_path, m)
    early = m.at(15)
    text = run("replay", path, "--step", "15", "--seat", "1", "--lang", "ru").stdout
    lines = text.splitlines()
    assert lines[0].endswith(f"step 15 of {len(m.entries)}")
    told = early.story(1, "ru")
    assert lines[1 : 1 + len(told)] == told
    assert told != early.story(0, "ru")


def test_replay_writes_drawings(tmp_path: Path) -> None:
    m = played(steps=9)
    path, out = saved(tmp_path, m), tmp_path / "board.svg"
    assert run("replay", path, "--svg", out, "--seat", "0").exit_code == 0
    assert out.read_text(encoding="utf-8") == m.svg(0)
    ElementTree.fromstring(out.read_text(encoding="utf-8"))
    assert run("replay", path, "--svg", out, "--step", "0", "--dark").exit_code == 0
    assert out.read_text(encoding="utf-8") == m.at(0).svg(None, dark=True)


def test_replay_writes_a_picture(tmp_path: Path) -> None:
    pytest.importorskip("resvg_py")
    m = played(steps=9)
    out = tmp_path / "board.png"
    assert run("replay", saved(tmp_path, m), "--png", out, "--width", "900").exit_code == 0
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG\r\n")
    assert struct.unpack(">I", data[16:20]) == (900,)
    assert len(data) > 10_000


def test_a_missing_maker_of_pictures_is_said(tmp_path: Path) -> None:
    path = saved(tmp_path, played(steps=2))
    (tmp_path / "resvg_py.py").write_text("raise ImportError\n")
    done = real("replay", path, "--png", tmp_path / "x.png", PYTHONPATH=str(tmp_path))
    assert done.returncode == 2
    assert "resvg-py" in done.stderr
    assert "Traceback" not in done.stderr
    assert not (tmp_path / "x.png").exists()


def test_pictures_get_places_that_every_reader_knows() -> None:
    assert "translate(" in place_by_attributes(played(steps=2).svg(0))


def test_replay_refuses_what_is_not_there(tmp_path: Path) -> None:
    m = played(steps=5)
    path = saved(tmp_path, m)
    assert "cannot be read: no such file" in refused("replay", tmp_path / "none.log")
    assert "cannot be read: is a directory" in refused("replay", tmp_path)
    assert refused("replay", path, "--step", "999") == f"--step: found 999; allowed: 0 to {len(m.entries)}"
    assert refused("replay", path, "--seat", "2") == "--seat: found 2; allowed: 0 to 1"
    (tmp_path / "noise").write_bytes(b"\xff\xfe\x00\x01")
    assert "is no text file" in refused("replay", tmp_path / "noise")


def test_replay_says_where_it_cannot_write(tmp_path: Path) -> None:
    path = saved(tmp_path, played(steps=5))
    for option in ("--svg", "--png"):
        result = run("replay", path, option, tmp_path / "no" / "board")
        assert result.exit_code == 2
        assert "board cannot be written: no such file or directory" in result.stderr
    result = run("replay", path, "--svg", path / "board")
    assert "board cannot be written: not a directory" in result.stderr
    assert [p.name for p in tmp_path.iterdir()] == ["game.log"]


def test_a_position_can_be_written_edited_and_begun_with(tmp_path: Path) -> None:
    m = played()
    path = saved(tmp_path, m)
    early = m.at(15).state.to_data()
    assert json.loads(run("position", path, "--step", "15").stdout) == early
    assert json.loads(run("position", path).stdout) == m.state.to_data()
    out = tmp_path / "position.json"
    assert str(out) in run("position", path, "--step", "15", "--out", out).stdout
    assert Match.begin("dream_city", json.loads(out.read_text(encoding="utf-8"))).position == early
    steps = len(m.entries)
    said = refused("position", path, "--step", str(steps + 1))
    assert said == f"--step: found {steps + 1}; allowed: 0 to {steps}"


def test_a_position_by_hand_is_checked_shown_and_drawn(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text('game = "dream_city"\n[[players]]\ncity = { r1c1 = "park" }\n', encoding="utf-8")
    said = run("position", path, "--look").stdout
    assert "Player 1" in said
    assert "build office r1c2: " in said
    board = tmp_path / "board.svg"
    assert str(board) in run("position", path, "--svg", board).stdout
    assert board.read_text(encoding="utf-8").startswith("<svg")
    stored = json.loads(run("position", path).stdout)
    assert stored["city"] == [{"r1c1": "park"}, {}]
    assert 'city = { r1c1 = "park" }' in run("position", path, "--form").stdout
    path.write_text('game = "dream_city"\nturn = 5\n', encoding="utf-8")
    assert refused("position", path) == (
        f"{path}, turn: found 5; allowed: a whole number from 0 to 1. "
        "Hint: write it like this, or leave it out: turn = 1"
    )
    path.write_text("turn = 5\n", encoding="utf-8")
    assert refused("position", path).startswith(f"{path}, game: found None; allowed: age_of_innovation, ")


def test_a_position_of_a_log_is_written_as_a_form(tmp_path: Path) -> None:
    m = played()
    out = tmp_path / "mine.toml"
    run("position", saved(tmp_path, m), "--step", "15", "--form", "--out", out)
    assert json.loads(run("position", out).stdout) == m.at(15).state.to_data()


def test_a_game_begins_with_a_position(tmp_path: Path) -> None:
    mine, log = tmp_path / "mine.toml", tmp_path / "game.log"
    mine.write_text(
        'game = "dream_city"\nturn = 1\n[[players]]\ncity = { r1c1 = "park" }\n', encoding="utf-8"
    )
    run(
        "play",
        "--position",
        mine,
        "--people",
        "2",
        "--save",
        log,
        "--seed",
        "3",
        typed="\nbuild metro r1c1\nq\n",
    )
    m = Match.parse(log.read_text(encoding="utf-8"))
    assert m.log[0] == "1 build metro r1c1"
    assert m.position is not None
    assert m.position["city"] == [{"r1c1": "park"}, {}]
    both = run("play", "dream_city", "--position", mine)
    assert "the file names its game and its seats; leave GAME and --seats out" in both.stderr


def test_verify_a_sound_log(tmp_path: Path) -> None:
    m = played(seats=1)
    path = saved(tmp_path, m)
    done = run("verify", path)
    assert done.exit_code == 0
    assert done.stdout.startswith(f"sound: {path}")
    data = json.loads(run("verify", path, "--json").stdout)
    assert data == {**m.verify().to_data(), "ok": True}
    assert data["commitment"] == commitment("7")


def test_verify_finds_a_touched_draw(tmp_path: Path) -> None:
    # Two players dealt to themselves what they liked: the log is legal, but its seed does not give it.
    honest = played(steps=0)
    other = played(steps=0, seed="8")
    text = other.export().replace("seed: 8", "seed: 7").replace(commitment("8"), commitment("7"))
    assert Match.parse(text).verify().ok is False
    path = tmp_path / "touched.log"
    path.write_text(text, encoding="utf-8")
    done = run("verify", path)
    assert done.exit_code == 1
    assert "NOT SOUND" in done.stdout
    assert "the seed gives" in done.stdout
    assert json.loads(run("verify", path, "--json").stdout)["ok"] is False
    assert honest.verify().ok


@pytest.mark.parametrize(
    ("found", "instead", "words"),
    [
        ("build ", "demolish ", "found 'demolish "),
        ("igroteka log 1", "igroteka log 99", "format 99"),
        ("version: 2", "version: 77", "version 77"),
        ("\nend\n", "\n", "the end of the file"),
        ("game: dream_city", "game: chess", "'chess'"),
        ("fingerprint: ", "fingerprint: 0", "fingerprint: 0"),
    ],
)
def test_a_damaged_log_names_its_line(tmp_path: Path, found: str, instead: str, words: str) -> None:
    text = played().export()
    assert found in text
    path = tmp_path / "bad.log"
    path.write_text(text.replace(found, instead, 1), encoding="utf-8")
    sentence = refused("verify", path, status=1)
    assert f"{path}, line " in sentence
    assert words in sentence
    assert refused("replay", path) == sentence
    assert refused("play", "--load", path) == sentence
    problem = json.loads(run("verify", path, "--json").stdout)
    assert problem["ok"] is False
    assert words in problem["problems"][0]


def test_verify_without_a_file(tmp_path: Path) -> None:
    assert "cannot be read" in refused("verify", tmp_path / "none.log")
    (tmp_path / "empty.log").write_text("")
    assert "line 1" in refused("verify", tmp_path / "empty.log", status=1)
