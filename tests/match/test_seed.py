"""Where chance comes from: a committed seed, its salt, and what the pages of people add."""

from __future__ import annotations

import hashlib

import pytest

from igroteka.core import BadLog, BadOption, Rng, commitment, mixed_seed
from igroteka.match import Match
from igroteka.match.seed import is_seal, is_share, seal_of

SALT = "00112233445566778899aabbccddeeff"
ONE, TWO = "1" * 32, "2" * 32


def played(m: Match, most: int = 1_000) -> Match:
    """A match after some random moves."""
    rng = Rng(3)
    for _ in range(most):
        if m.over:
            break
        m.play(m.moves[rng.below(len(m.moves))])
    return m


def test_the_commitment_covers_the_salt() -> None:
    plain, salted = Match.new("dream_city", seed="7"), Match.new("dream_city", seed="7", salt=SALT)
    assert plain.commitment == hashlib.sha256(b"7").hexdigest()
    assert salted.commitment == hashlib.sha256(f"{SALT}\n7".encode()).hexdigest() == commitment("7", SALT)
    # The salt hides the seed; it changes no draw.
    assert plain.fingerprint == salted.fingerprint


def test_draws_follow_from_the_seed_and_all_shares() -> None:
    makes = [
        {}, {0: ONE}, {1: ONE}, {0: TWO}, {0: ONE, 1: TWO}, {0: TWO, 1: ONE},
    ]  # fmt: skip
    starts = [Match.new("keyflower", seed="7", shares=shares) for shares in makes]
    assert len({m.fingerprint for m in starts}) == len(makes)
    assert len({m.commitment for m in starts}) == 1
    again = Match.new("keyflower", seed="7", shares={1: TWO, 0: ONE})
    assert again.fingerprint == starts[4].fingerprint
    assert mixed_seed("7", {}) == "7"


def test_the_log_holds_everything_and_verify_computes_it_again() -> None:
    m = played(Match.new("dream_city", seed="7", salt=SALT, shares={0: ONE, 1: TWO}))
    text = m.export()
    assert f"salt: {SALT}\nshare 0: {ONE}\nshare 1: {TWO}\n" in text
    again = Match.parse(text)
    found = again.verify()
    assert found.ok
    assert found.to_data()["shares"] == {"0": ONE, "1": TWO}
    assert again.export() == text
    assert again.at(5).fingerprint == m.at(5).fingerprint


def test_a_share_that_was_exchanged_is_found() -> None:
    m = played(Match.new("dream_city", seed="7", salt=SALT, shares={0: ONE, 1: TWO}))
    forged = Match.parse(m.export().replace(f"share 0: {ONE}", f"share 0: {'3' * 32}"))
    assert any("the seed gives" in problem for problem in forged.verify().problems)
    with pytest.raises(BadLog, match="for this seed"):
        Match.parse(m.export().replace(f"salt: {SALT}", f"salt: {ONE}"))


def test_an_unfinished_log_for_one_reader_tells_nothing_of_it() -> None:
    m = played(Match.new("dream_city", seed="7", salt=SALT, shares={0: ONE}), most=4)
    for text in (m.export(0, full=False), m.export(None, full=False)):
        assert SALT not in text
        assert ONE not in text
        assert "\nseed:" not in text
        assert m.commitment in text


@pytest.mark.parametrize(
    "line", ["share 2: " + ONE, "share 00: " + ONE, "share 0: x", "share x: " + ONE, "salt: 12"]
)
def test_bad_lines_of_a_log_are_named(line: str) -> None:
    text = Match.new("dream_city", seats=2, seed="7").export().replace("seed: 7\n", f"seed: 7\n{line}\n")
    with pytest.raises(BadLog):
        Match.parse(text)


def test_what_a_share_looks_like() -> None:
    assert is_share(ONE)
    assert is_seal(seal_of(ONE))
    for bad in ("", "1" * 31, "1" * 33, "A" * 32, "１" * 32, ONE + "\n"):
        assert not is_share(bad)
        assert not is_seal(bad)
    for shares in ({2: ONE}, {-1: ONE}, {0: "x"}):
        with pytest.raises(BadOption):
            Match.new("dream_city", seats=2, seed="7", shares=shares)
    with pytest.raises(BadOption):
        Match.new("dream_city", seats=2, seed="7", salt="short")
