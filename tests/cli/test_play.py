"""Playing in the terminal: whole games, all commands, leaving and coming back."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.console import Console

from igroteka import Match, Rng
from igroteka.bots import bot
from igroteka.cli.session import Session
from igroteka.match.hints import hints
from igroteka.texts import speaker

from .tool import played, real, run, saved


def script(seats: int, seed: str, people: int, **options: str) -> tuple[list[str], Match]:
    """The lines that people type in a random game that only people play, and the game."""
    m = Match.new("dream_city", seats=seats, seed=seed, options=options)
    rng = Rng(f"{seed} script")
    lines: list[str] = []
    at = 0 if people == 1 else None
    while not m.over:
        seat = m.seats[0]
        if seat != at:
            lines.append("")  # the device is passed on
            at = seat
        legal = m.moves_of(seat)
        move = legal[rng.below(len(legal))]
        lines.append(str(move))
        if m.show(move, seat).final:
            lines.append("y")
        m.play(move, seat)
    return lines, m


def two_different_tiles(seed: str) -> bool:
    """Whether seat 0 begins with a choice of two tiles."""
    m = Match.new("dream_city", seats=2, seed=seed, options={"first": "0"})
    return len({move.args[0] for move in m.moves if move.kind == "build"}) == 2


SEED = next(str(seed) for seed in range(100) if two_different_tiles(str(seed)))


class Player:
    """Somebody at a real session in this process, who answers by looking at what is offered."""

    def __init__(self, m: Match, path: Path, bots: dict[int, str], lang: str = "en") -> None:
        self.out = io.StringIO()
        self.asked, self.lines = list[str](), list[str]()
        self.rule: Callable[[Session], str] = lambda _: "q"
        console = Console(file=self.out, width=100, highlight=False, markup=False)
        playing = {seat: bot(name) for seat, name in bots.items()}
        self.session = Session(m, playing, lang, path, console, self.ask)

    def ask(self, prompt: str) -> str:
        self.asked.append(prompt)
        return self.lines.pop(0) if self.lines else self.rule(self.session)

    def play(self, *lines: str, rule: Callable[[Session], str] | None = None) -> str:
        """Type some lines, then follow a rule; without one leave. All that was printed."""
        self.lines = list(lines)
        if rule is not None:
            self.rule = rule
        self.session.run()
        return self.out.getvalue()


def at_table(tmp_path: Path, seats: int = 2, seed: str = SEED, lang: str = "en", **bots: str) -> Player:
    """A person on seat 0 against bots, by default one that plays at random."""
    m = Match.new("dream_city", seats=seats, seed=seed, options={"first": "0"} if seats > 1 else {})
    playing = {int(seat[1:]): name for seat, name in bots.items()}
    others = playing or dict.fromkeys(range(1, seats), "random")
    return Player(m, tmp_path / "game.log", others, lang)


# ---------------------------------------------------------------- whole games


def test_a_whole_solo_game_through_the_command(tmp_path: Path) -> None:
    lines, m = script(1, "5", 1, opponent="boris")
    path = tmp_path / "solo.log"
    words = ("play", "dream_city", "--seats", "1", "--seed", "5", "-o", "opponent=boris", "--save", path)
    done = real(*words, typed="\n".join(lines) + "\n")
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    again = Match.parse(path.read_text(encoding="utf-8"))
    assert again.over
    assert again.fingerprint == m.fingerprint
    assert again.log == m.log
    end = done.stdout[-1500:]
    assert "Laps of the market" in end
    assert f"Total {m.scores[0].total} {m.scores[1].total}" in re.sub(" +", " ", end)
    assert "Seed: 5" in end
    assert f"The log is sound: {len(m.entries)} moves replayed" in end
    assert f"Saved to {path}" in end
    assert m.commitment in done.stdout[:400]


def test_a_whole_game_at_one_screen(tmp_path: Path) -> None:
    lines, m = script(2, "6", 2)
    path = tmp_path / "two.log"
    words = ("play", "dream_city", "--seats", "2", "--people", "2", "--names", "Ann,Ben", "--seed", "6")
    done = run(*words, "--save", path, typed="\n".join(lines) + "\n")
    assert done.exit_code == 0, done.stderr
    again = Match.parse(path.read_text(encoding="utf-8"))
    assert again.log == m.log
    assert again.names == ["Ann", "Ben"]
    assert again.verify().ok
    # What Ann is shown never tells what Ben alone may know, and the other way round.
    parts = re.split(r"Pass the device to (\w+), who presses Enter\. ", done.stdout)
    shown = list(zip(parts[1::2], parts[2::2], strict=True))
    assert len(shown) > 10
    assert {name for name, _ in shown} == {"Ann", "Ben"}
    for name, text in shown[:-1]:
        other = "Ben" if name == "Ann" else "Ann"
        assert not re.search(rf"{other} is dealt (?!an unseen tile)", text)
        assert not re.search(rf"{other} draws (?!an unseen tile)", text)


def test_the_terminal_is_wiped_before_the_device_is_passed(tmp_path: Path) -> None:
    lines, _ = script(2, "6", 2)
    out = io.StringIO()
    m = Match.new("dream_city", seats=2, seed="6")
    console = Console(file=out, width=100, force_terminal=True, highlight=False, markup=False)
    asked: list[int] = []

    def ask(prompt: str) -> str:
        if "Pass the device" in prompt:
            asked.append(len(out.getvalue()))
        if len(asked) == 4 or not lines:
            raise EOFError
        return lines.pop(0)

    Session(m, {}, "en", tmp_path / "x.log", console, ask).run()
    wipe = "\x1b[2J\x1b[3J\x1b[H"
    assert len(asked) == 4
    for where in asked[1:]:
        assert out.getvalue()[:where].endswith(wipe)
    # At the first time there is nothing to hide, but the seal of the seed to read.
    assert not out.getvalue()[: asked[0]].endswith(wipe)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_game_against_bots_in_every_language(tmp_path: Path, lang: str) -> None:
    player = at_table(tmp_path, 3, lang=lang, s1="random", s2="random")
    rng = Rng(1)
    text = player.play(rule=lambda s: str(rng.below(len(s.offered)) + 1) if rng.below(9) else "y")
    m = Match.parse((tmp_path / "game.log").read_text(encoding="utf-8"))
    assert m.over
    assert not re.search(r"\[(cli|error|ui|ask|move|event|item|draw|order|option)-", text)
    if lang != "en":
        assert re.search("[а-яії]", text)
        assert "Player" not in text


# ---------------------------------------------------------------- choosing


def test_many_moves_are_grouped_by_their_first_element(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    sizes: list[tuple[int, int]] = []

    def look(s: Session) -> str:
        sizes.append((len(s.chooser.moves), len(s.offered)))
        many = next((i for i, c in enumerate(s.offered, 1) if len(c.moves) > 1), 0)
        return str(many) if len(sizes) == 1 else "0" if len(sizes) == 2 else "q"

    text = player.play(rule=look)
    (total, first), (_, inside), (_, back) = sizes
    assert total > 40
    assert first < 8
    assert inside == 25
    assert back == first
    assert "0  Back" in text
    assert "in your hand" in text


def test_typing_a_move_whole_or_in_part(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    m = player.session.m
    builds = [str(move) for move in m.moves_of(0) if move.kind == "build"]
    tile = builds[0].split()[1]
    player.play(f"  BUILD   {tile} r2c4 ", "q")
    assert m.log[-1] == f"0 build {tile} r2c4"
    player = at_table(tmp_path)
    player.play(f"{tile} r1c3")
    assert f"0 build {tile} r1c3" in player.session.m.log


def test_words_that_fit_several_moves_narrow_the_list(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    offered: list[int] = []

    def look(s: Session) -> str:
        offered.append(len(s.offered))
        return "q"

    player.play("r3c3", rule=look)
    assert offered == [2]


def test_what_cannot_be_understood_is_said(tmp_path: Path) -> None:
    text = at_table(tmp_path).play("77", "xyzzy", "build office r9c9", "keep park", "buld parc r1c1")
    assert "There is no 77 in the list" in text
    assert "“xyzzy” is neither a move nor a command" in text
    assert "“keep park” is not possible now." in text
    assert "Did you mean" in text


def test_a_final_move_is_confirmed(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    m = player.session.m
    steps = len(m.entries)
    player.play("flower extra_turn", "n", "q")
    assert len(m.entries) == steps
    assert any("are you sure? (y/n)" in prompt for prompt in player.asked)
    player = at_table(tmp_path)
    player.play("flower extra_turn", "y", "q")
    assert "0 flower extra_turn" in player.session.m.log


def test_enter_plays_the_only_move(tmp_path: Path) -> None:
    # Whoever holds two equal tiles at the end has no choice which to keep.
    for seed in range(60):
        m = played(seats=1, seed=str(seed))
        before = m.at(len(m.entries) - 1)
        if len(before.moves) == 1:
            break
    else:
        raise AssertionError("no game ended with a single choice")
    player = Player(before, tmp_path / "x.log", {})
    text = player.play("", "y")
    assert player.asked[0].startswith("Press Enter to play it")
    assert before.over
    assert "The log is sound" in text


# ---------------------------------------------------------------- commands


def test_undo_takes_back_own_decisions_only(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    m = player.session.m
    before = len(m.entries)
    spring = next(str(x) for x in m.moves_of(0) if x.kind == "build" and str(x).endswith("r3c3"))
    text = player.play("u", spring, "u", "q")
    assert "cannot be taken back" in text
    assert "Taken back." in text
    assert len(m.entries) == before


def test_a_hint_names_three_legal_moves_with_points(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    text = player.play("h", "q")
    found = re.findall(r"^(\d)\. .* \[(.+)\], \d+% to win, points: ([+-]\d+(?:\.\d)?)$", text, re.MULTILINE)
    assert [number for number, _, _ in found] == ["1", "2", "3"]
    assert {move for _, move, _ in found} <= {str(m) for m in player.session.m.moves_of(0)}
    best, *_ = hints(player.session.m.game, player.session.m.state, 0, most=3)
    assert text.partition("\n1. ")[2].splitlines()[1 + len(best.reasons)].startswith("   Player 1: ")


def test_hints_are_legal_tell_their_reason_and_change_nothing() -> None:
    m = played(steps=12)
    seat = m.seats[0]
    before = m.fingerprint
    found = hints(m.game, m.state, seat, iterations=12)
    assert m.fingerprint == before
    assert len(found) == 3
    assert {h.move for h in found} <= set(m.moves_of(seat))
    for hint in found:
        assert 0 <= hint.chance <= 1
        assert hint.points == sum(points for _, points in hint.items)
    assert hints(m.game, m.state, seat, iterations=12) == found


def test_a_hint_knows_no_secret() -> None:
    # Another world that the seat cannot tell from this one gives the same hints.
    m = played(seats=3, steps=20)
    seat = m.seats[0]
    other = m.game.guess(m.state, seat, Rng(99))
    assert hints(m.game, other, seat, 8) == hints(m.game, m.state, seat, 8)


def test_scores_story_help_rules_and_orders(tmp_path: Path) -> None:
    player = at_table(tmp_path)
    text = player.play("s", "l", "?", "r DC-4.3.5", "r DC-0", "o", "o flower keep", "o flower never", "q")
    assert re.search(r"Total +0 +0", text)
    assert text.count("Player 1 is dealt") == 4  # at the beginning, and in the story
    assert "take back your last decision" in text
    assert "Rule DC-4.3.5: " in text
    assert "has no rule 'DC-0'" in text
    assert "* o flower ask" in text
    assert "From now on: o flower keep." in text
    assert "found 'never'; allowed: ask, build, keep" in text
    assert player.session.m.orders[0]["flower"] == "keep"


def test_why_something_cannot_be_chosen(tmp_path: Path) -> None:
    text = at_table(tmp_path).play("why r3c3", "why city:1:r3c3", "why star", "почему xyz", "why")
    assert "You can choose this now" in text
    assert "another player’s city" in text
    assert "Rule DC-4.3.6" in text
    assert "Rule DC-4.5.1" in text
    assert "Nothing on the table is called “xyz”" in text


# ---------------------------------------------------------------- leaving and coming back


@pytest.mark.parametrize("leave", ["q\n", ""])
def test_leaving_saves_and_loading_goes_on(tmp_path: Path, leave: str) -> None:
    path = tmp_path / "game.log"
    words = ("play", "dream_city", "--seed", SEED, "--save", path)
    done = run(*words, "-o", "first=0", "--bots", "random", typed=f"r1c1\n1\ndone\ndone\n{leave}")
    assert done.exit_code == 0, done.stderr
    assert f"Saved to {path}" in done.stdout
    m = Match.parse(path.read_text(encoding="utf-8"))
    assert not m.over
    assert m.names == ["Player 1", "Random bot"]
    steps = len(m.entries)
    again = run("play", "--load", path, "--lang", "uk", typed="r4c2\n1\ndone\ndone\nй\n")
    assert again.exit_code == 0, again.stderr
    later = Match.parse(path.read_text(encoding="utf-8"))
    assert later.log[:steps] == m.log
    assert "отримує" not in again.stdout.partition("|")[0]  # the deal is an old story
    assert len(later.entries) > steps
    # The bot is known by its name and has gone on playing.
    assert any(e.seat == 1 for e in later.entries[steps:])
    other = tmp_path / "copy.log"
    assert run("play", "--load", path, "--save", other, typed="q\n").exit_code == 0
    assert other.read_text(encoding="utf-8") == path.read_text(encoding="utf-8")


def test_interrupting_saves(tmp_path: Path) -> None:
    player = at_table(tmp_path)

    def interrupt(_: Session) -> str:
        raise KeyboardInterrupt

    text = player.play(rule=interrupt)
    assert "Saved to" in text
    assert Match.parse((tmp_path / "game.log").read_text(encoding="utf-8")).log == player.session.m.log


def test_every_decision_is_on_disk_before_the_next(tmp_path: Path) -> None:
    player = at_table(tmp_path)

    def look(s: Session) -> str:
        kept = Match.parse((tmp_path / "game.log").read_text(encoding="utf-8"))
        own = [line for line in s.m.log if line.startswith("0 ")]
        assert [line for line in kept.log if line.startswith("0 ")] == own
        return "q" if len(own) > 2 else str(len(s.offered))

    player.play("r1c1", "1", rule=look)


def test_a_finished_game_can_be_loaded(tmp_path: Path) -> None:
    m = played(seats=1)
    done = run("play", "--load", saved(tmp_path, m))
    assert done.exit_code == 0
    assert "The log is sound" in done.stdout


def test_a_full_disk_does_not_end_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    m = Match.new("dream_city", seats=1, seed="3")
    player = Player(m, folder / "game.log", {})
    folder.rmdir()
    saved_again: list[str] = []

    def look(s: Session) -> str:
        saved_again.append(str(len(s.m.entries)))
        if len(saved_again) == 3:
            folder.mkdir()
            return "q"
        return str(len(s.offered))

    text = player.play("r1c1", rule=look)
    assert "game.log cannot be written" in text
    assert (folder / "game.log").is_file()


def test_who_chooses_a_card_is_told_what_it_says(tmp_path: Path) -> None:
    m = Match.new("age_of_innovation", seats=2, seed="1")
    player, seat = Player(m, tmp_path / "game.log", {}), m.seats[0]
    player.session.begin(seat)
    words = " ".join(player.out.getvalue().split())
    say = speaker("age_of_innovation", "en")
    choices = [m.show(move, seat) for move in m.moves_of(seat)]
    assert len(choices) == 7
    lines = [f"{say(one.label)}. {say(one.more)}" for one in choices if one.more]
    assert len([line for line in lines if line in words]) == 7
