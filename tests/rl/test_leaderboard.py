"""The leaderboard is made of tournaments of the arena, and written between the marks of a page."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from igroteka.core import BadOption
from igroteka.lab.arena import Results, play_tournament
from igroteka.rl import leaderboard
from igroteka.rl.leaderboard import MARKS, Contest, main, to_markdown, write_page

HEAD = "| bot | Elo | 95 % interval | wins | 95 % interval | seats | points |"


def test_the_strongest_stands_first_and_only_missing_games_are_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{MARKS[0]}\nold\n{MARKS[1]}\nafter\n", encoding="utf-8")
    words = [
        "dream_city",
        "--bots",
        "random,greedy",
        "--games",
        "4",
        "--jobs",
        "1",
        "--folder",
        str(tmp_path / "kept"),
    ]
    main([*words, "--page", str(page)])
    text = page.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert (lines[:2], lines[-2:]) == (["before", MARKS[0]], [MARKS[1], "after"])
    assert "old" not in text
    at = lines.index(HEAD)
    assert lines[at - 2] == "**dream_city: 4 games, 2 seats, seed 1**"
    assert [line.split(" | ")[0] for line in lines[at + 2 : at + 4]] == ["| `greedy`", "| `random`"]
    assert capsys.readouterr().out.strip() in text
    played: list[int] = []
    really = play_tournament
    monkeypatch.setattr(
        leaderboard,
        "play_tournament",
        lambda results, who: really(results, who, played.append),
    )
    main([*words, "--page", str(page)])
    assert (page.read_text(encoding="utf-8"), played) == (text, [])
    words[words.index("4")] = "6"
    main(words)
    assert played == [1, 1]


def test_alone_bots_are_ranked_by_points() -> None:
    report = Contest(["random", "greedy"], 1, 2, "1").play("dream_city", None, 1)
    head, _, first, second = to_markdown(report).splitlines()[2:]
    assert head.startswith("| bot | mean points | 95 % interval |")
    assert "ms a decision" not in head
    assert (first.split(" | ")[0], second.split(" | ")[0]) == ("| `greedy`", "| `random`")


def test_a_learned_network_of_each_game_takes_part(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Results] = []

    def play(results: Results, who: object) -> Results:
        seen.append(results)
        return results

    monkeypatch.setattr(leaderboard, "play_tournament", play)
    home = files("igroteka.games")
    for game in ("dream_city", "garden_nation", "sweet_lands"):
        Contest(["greedy", "random", f"value:{home}/{{game}}/ai/points.json"], 2, 2, "1").play(game, None, 1)
    assert [one.plan.bots[2:] for one in seen] == [
        (f"value:{home}/dream_city/ai/points.json",),
        (f"value:{home}/garden_nation/ai/points.json",),
        (),  # this game has none
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["dream_city", "--bots", "nobody,greedy"], "no bot is called 'nobody'"),
        (["dream_city", "--bots", "greedy"], "bots: found greedy; allowed: 2 or more"),
        (["chess"], "chess"),
    ],
)
def test_what_cannot_be_is_told(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(words)
    assert said in capsys.readouterr().err


def test_a_page_without_marks_stays_as_it_is(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(MARKS[0], encoding="utf-8")
    with pytest.raises(BadOption, match="no place for a leaderboard"):
        write_page(page, "table")
    assert page.read_text(encoding="utf-8") == MARKS[0]
    with pytest.raises(BadOption, match="cannot be written"):
        write_page(tmp_path / "none.md", "table")
