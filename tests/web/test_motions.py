"""Votes are counted as the rules of a table say, and the role of the host goes to the next who is there."""

from __future__ import annotations

from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

import pytest

from igroteka.core import Seat, game
from igroteka.store import LoggedMatch, TableRow
from igroteka.web.tables import hosting, motions
from igroteka.web.tables.motions import Motion


@dataclass
class JudgedTable:
    """A running table, of which a test says who is late and which seats bots play."""

    guests: list[str]
    host: str = "ann"
    late: list[Seat] = field(default_factory=list)
    bots: list[Seat] = field(default_factory=list)
    has_begun: bool = True

    def __post_init__(self) -> None:
        config = {"host": self.host, "seats": [{"guest": guest} for guest in self.guests]}
        version = game("dream_city").version
        self.row = TableRow(
            "t1", "dream_city", len(self.guests), {}, "1", status="running", version=version, config=config
        )
        self.match = LoggedMatch.begin_log(self.row)
        self.match.confirm()
        clock = SimpleNamespace(rule=SimpleNamespace(then="vote", seconds=60))
        self.timing: Any = SimpleNamespace(clock=clock, paused_until=None, late_seats=lambda _: [])

    def bot_of(self, seat: Seat) -> str:
        """The bot that plays a seat."""
        return "greedy" if seat in self.bots else ""

    def late_seats(self) -> list[Seat]:
        """The seats about which others may decide."""
        return self.late


@pytest.mark.parametrize(
    ("kind", "agreed", "carried"),
    [
        ("end", [0, 1, 2], False),
        ("end", [0, 1, 2, 3], True),
        ("pause", [0, 1, 2], False),
        ("bot", [1], False),
        ("bot", [1, 2], True),
        ("bot", [0, 1], False),
    ],
)
def test_all_must_agree_but_about_somebody_late_most_of_the_others(
    kind: str, agreed: list[Seat], carried: bool
) -> None:
    table = JudgedTable(["ann", "ben", "cat", "dan"], late=[0])
    motion = Motion(kind, 0, agreed[-1], dict.fromkeys(agreed, True))
    assert motions.is_carried(table, motion) == carried


def test_half_of_the_others_are_not_most_of_them() -> None:
    table = JudgedTable(["ann", "ben", "cat"], late=[0])
    assert not motions.is_carried(table, Motion("time", 0, 1, {1: True}))
    assert motions.is_hopeless(table, Motion("time", 0, 1, {1: True, 2: False}))


def test_what_was_proposed_about_an_earlier_question_is_open_no_more() -> None:
    table = JudgedTable(["ann", "ben", "cat"], late=[0])
    table.match.decide("propose 1 bot 0")
    table.match.confirm()
    found = motions.open_motion(table)
    assert found == Motion("bot", 0, 1, {1: True})
    table.match.questions.asked_at[0] = table.match.seq + 1
    assert motions.open_motion(table) is None


@pytest.mark.parametrize(
    ("host", "late", "bots", "heir"),
    [
        ("ben", [1], [], "cat"),
        ("ben", [1], [2], "dan"),
        ("dan", [3], [], "ann"),
        ("ben", [], [1], "cat"),
        ("ben", [0], [], None),
        ("ben", [0, 1, 2, 3], [], None),
        ("eve", [], [], "ann"),
    ],
)
def test_the_next_who_is_there_becomes_the_host(
    host: str, late: list[Seat], bots: list[Seat], heir: str | None
) -> None:
    table = JudgedTable(["ann", "ben", "cat", "dan"], host, late, bots)
    assert hosting.heir_of(table) == heir
