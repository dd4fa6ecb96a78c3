"""The attack of `python -m scripts.attack` itself, in small: it runs, finds nothing, and attacks nobody else."""

from __future__ import annotations

import pytest
from scripts.attack.__main__ import main
from scripts.attack.arsenal import Arsenal
from scripts.attack.sending import Attacker, Findings, require_loopback, shows_hand
from scripts.attack.targets import Somebody


def test_a_small_attack_finds_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(
        ["--messages", "300", "--seed", "7", "--connections", "12", "--processes", "1", "--p99", "0"]
    )
    said = capsys.readouterr().out
    assert status == 0, said
    assert "seed 7" in said
    assert "The server has stood it." in said


@pytest.mark.parametrize("host", ["192.0.2.1", "8.8.8.8", "::2", "0.0.0.0"])
def test_nobody_else_is_attacked(host: str) -> None:
    with pytest.raises(SystemExit, match="addresses of this machine"):
        require_loopback(host)
    assert require_loopback("127.1.2.3") == "127.1.2.3"


def test_a_secret_that_somebody_is_sent_is_a_leak_unless_they_know_it() -> None:
    attacker = Attacker(Arsenal("1", 1, []), 1, {"hidden": "t1"}, 10)
    attacker._count(Somebody("seat", knows=frozenset({"hidden"})), "200", b"a hidden thing")
    attacker._count(Somebody("stranger"), "200", b"a hidden thing", b"GET /seat/t1.hidden")
    assert not attacker.found.leaks
    attacker._count(Somebody("watcher"), "200", b"a hidden thing", b"GET /t/t1")
    assert attacker.found.leaks == {"hidden": 1}
    both = Findings()
    both.add(attacker.found)
    both.add(attacker.found)
    assert both.leaks == {"hidden": 2}
    assert both.answers == {"200": 6}


@pytest.mark.parametrize(
    ("body", "shown"),
    [
        (b"igroteka log 1\n------------\n* deal ?\n* deal park\n------------\nend\n", True),
        (b"igroteka log 1\n------------\n* deal ?\n* deal ?\n------------\nend\n", False),
        (b'{"entries":[{"step":1,"seat":-1,"who":"Chance","move":"deal park","auto":false}]}', True),
        (b'{"log": [{"step": 1, "seat": -1, "who": "Chance", "move": "deal ?"}]}', False),
        (b'{"log": [{"step": 2, "seat": -1, "who": "Chance", "move": "deal park"}]}', False),
    ],
)
def test_a_hand_that_somebody_else_is_shown_is_a_leak(body: bytes, shown: bool) -> None:
    assert shows_hand(body, {1: "deal park"}) is shown
