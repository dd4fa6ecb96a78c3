"""Networks of learners play as opponents, by what their seat is told and by nothing else."""

from __future__ import annotations

import zipfile
from importlib.resources import files
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.lib.format import write_array_header_1_0

from igroteka import rl
from igroteka.core import BadData, BadOption, Rng, moves
from igroteka.rl.array_files import read_arrays, write_arrays
from igroteka.rl.forms import FlatForm
from igroteka.rl.opponents import find_opponent
from igroteka.rl.policy import FORMAT, WEIGHTS, Policy, PolicyBot, load_policy
from igroteka.rl.table import LearningTable

NAME = "dream_city_v2"


@pytest.fixture
def policy(tmp_path: Path) -> Path:
    """A network that has learned nothing."""
    path = tmp_path / "policy.npz"
    Policy.create(NAME, 8, np.random.default_rng(3)).save(path)
    return path


def value_file() -> str:
    """The network that comes with Dream City."""
    return f"value:{files('igroteka.games.dream_city').joinpath('ai/points.json')}"


@pytest.mark.parametrize("name", rl.names())
def test_a_network_of_every_game_is_stored_and_chooses_a_legal_move(name: str, tmp_path: Path) -> None:
    made = Policy.create(name, 4, np.random.default_rng(1))
    made.save(tmp_path / "policy.npz")
    again = load_policy(tmp_path / "policy.npz")
    assert again.name == name
    assert all(np.array_equal(again.weights[one], made.weights[one]) for one in WEIGHTS)
    table = LearningTable(name, 2, None, "win")
    assert table.turn is not None
    m = PolicyBot("x", again).choose(table.game, table.state, table.turn, Rng(1))
    assert m in moves(table.state, table.turn)


def test_it_plays_the_legal_action_that_it_likes_best(policy: Path) -> None:
    table = LearningTable(NAME, 2, None, "win")
    one = load_policy(policy)
    for action in table.legal(0):
        one.weights["action_bias"][:] = 5  # what is not legal is liked, too
        one.weights["action_bias"][table.legal(0)] = 0
        one.weights["action_bias"][action] = 4
        assert PolicyBot("x", one).choose(table.game, table.state, 0, Rng(1)).id == action


def test_it_knows_only_what_its_seat_is_told(policy: Path) -> None:
    bot, table = (
        find_opponent(f"policy:{policy}", rl.environment(NAME), 2),
        LearningTable(NAME, 2, None, "win"),
    )
    rng = Rng(5)
    met = 0
    while table.turn is not None:
        seat = table.turn
        guess = table.game.guess(table.state, seat, rng)
        chosen = bot.choose(table.game, table.state, seat, Rng(1))
        assert bot.choose(table.game, guess, seat, Rng(2)) is chosen
        met += guess.to_data() != table.state.to_data()
        table.play(seat, chosen.id)
    assert met > 0


@pytest.mark.parametrize("kind", ["policy", "value", "level"])
def test_opponents_are_levels_values_and_policies_everywhere(kind: str, policy: Path) -> None:
    bot = {"policy": f"policy:{policy}", "value": value_file(), "level": "easy"}[kind]
    env = rl.single(NAME, seats=2, bot=bot)
    seen, info = env.reset(seed=1)
    ended = False
    while not ended:
        seen, _, ended, _, info = env.step(int(seen["action_mask"].nonzero()[0][0]))
    assert "illegal" not in info
    with rl.tables(NAME, 2, seats=2, bot=bot, seed=1, processes=1) as many:
        luck, now = np.random.default_rng(1), many.reset()
        while not now.ended.any():
            now = many.step(many.random(luck))
    games = [list(rl.playouts(NAME, 2, 2, [bot, "random"], seed, processes=1)) for seed in (1, 1, 2)]
    assert games[0] == games[1] != games[2]


def test_a_value_network_wins_as_an_opponent() -> None:
    played = list(rl.playouts(NAME, 2, 6, [value_file(), "random"], 1, processes=1))
    assert sum([one.ranks[0] == 1 for one in played]) >= 5


@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("nobody", "no bot is called 'nobody'; allowed: random, .*, value:FILE, policy:FILE$"),
        (
            "policy:none.npz",
            "^policy: none.npz: found no such file; allowed: a policy in the format 'igroteka policy 2'$",
        ),
        (
            "policy:.",
            "^policy: .: found what cannot be read .*; allowed: a policy in the format 'igroteka policy 2'$",
        ),
        ("policy:{policy}", "found a policy for dream_city; allowed: one for keyflower"),
        ("{value}", "found a network for dream_city; allowed: one for keyflower|keyflower tells no features"),
    ],
)
def test_what_cannot_play_is_refused_before_anything_is_played(bot: str, said: str, policy: Path) -> None:
    name = bot.replace("{policy}", str(policy)).replace("{value}", value_file())
    for make in (
        lambda: rl.single("keyflower_v1", bot=name),
        lambda: rl.tables("keyflower_v1", 1, bot=name, processes=1),
        lambda: rl.playouts("keyflower_v1", bots=name),
    ):
        with pytest.raises(BadOption, match=said):
            make()


def test_what_is_no_name_is_refused() -> None:
    said = "no bot is called '(None|5)'; allowed: random, .*, policy:FILE$"
    with pytest.raises(BadOption, match=said):
        rl.single(NAME, bot=None)  # type: ignore[arg-type]
    with pytest.raises(BadOption, match=said):
        rl.playouts(NAME, 2, bots=[5, "random"])  # type: ignore[list-item]


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (
            {"about": {"format": "igroteka policy 3"}},
            "found the format 'igroteka policy 3'; allowed: a policy in the format 'igroteka policy 2'$",
        ),
        (
            {"about": {"layout": 99}},
            r"found a policy for layout 99 with \d+ actions; allowed: for layout \d+ with",
        ),
        (
            {"about": {"environment": "dream_city_v1"}},
            "found a policy for 'dream_city_v1'; allowed: .*dream_city_v2",
        ),
        ({"about": {"environment": "chess_v1"}}, "found a policy for 'chess_v1'; allowed: .*dream_city_v2"),
        ({"about": {"environment": ["dream_city_v2"]}}, r"found a policy for \['dream_city_v2'\]; allowed: "),
        ({"first": np.zeros((3, 8), np.float32)}, r"first: found float32 of shape \(3, 8\)"),
        ({"worth_bias": np.zeros(1)}, "worth_bias: found float64"),
        ({"action_bias": "nan"}, "action_bias: found float32.*allowed: finite"),
        ({"second": None}, "found a file without the part 'second'; allowed: a policy in"),
    ],
)
def test_files_that_are_no_networks_are_refused(change: dict[str, Any], said: str, policy: Path) -> None:
    about, arrays = read_arrays(policy, FORMAT, "a policy", WEIGHTS)
    for name, value in change.items():
        if name == "about":
            about |= value
        elif value is None:
            del arrays[name]
        elif isinstance(value, str):
            arrays[name][0] = float(value)
        else:
            arrays[name] = value
    write_arrays(policy, about, arrays)
    with pytest.raises(BadData, match=said):
        load_policy(policy)


@pytest.mark.parametrize("damage", ["packed", "cut", "empty", "text", "array", "deep", "huge", "encrypted"])
def test_damaged_and_foreign_files_are_refused(damage: str, policy: Path) -> None:
    whole = bytearray(policy.read_bytes())
    if damage == "packed":
        whole[60] ^= 0xFF  # in what is packed, not in what says so
        policy.write_bytes(whole)
    elif damage == "cut":
        policy.write_bytes(whole[: len(whole) // 2])
    elif damage in ("empty", "text"):
        policy.write_text("" if damage == "empty" else "weights\n")
    elif damage == "array":
        with policy.open("wb") as file:
            np.save(file, np.zeros(3))
    elif damage == "deep":
        _, arrays = read_arrays(policy, FORMAT, "a policy", WEIGHTS)
        np.savez(policy, about=np.array("[" * 100_000), **arrays)  # type: ignore[arg-type]
    elif damage == "huge":
        head = BytesIO()
        write_array_header_1_0(head, {"descr": "<f4", "fortran_order": False, "shape": (2**48,)})
        with zipfile.ZipFile(policy, "w") as archive:
            archive.writestr("about.npy", head.getvalue())
    else:
        with zipfile.ZipFile(policy) as archive:
            start = archive.start_dir
        whole[start + 8] |= 1  # the flag of the first file
        policy.write_bytes(whole)
    with pytest.raises(
        BadData,
        match=r"policy\.npz: found a file of another kind, or a damaged one; allowed: a policy in the format 'igroteka policy 2'$",
    ):
        load_policy(policy)


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    one = Policy.create(NAME, 4, np.random.default_rng(1))
    assert one.weights["first"].shape == (FlatForm(one.game.layout).size, 4)
    with pytest.raises(BadOption, match="cannot be written"):
        one.save(tmp_path / "no" / "policy.npz")
    assert list(tmp_path.iterdir()) == []
