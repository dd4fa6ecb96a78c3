"""Every card that the Automa plays in recorded games, against a second, slow reading of its rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from igroteka import Match
from igroteka.core import apply, register
from igroteka.games.age_of_innovation import GAME
from igroteka.games.age_of_innovation.rules.automa import ActionCard
from igroteka.games.age_of_innovation.rules.building import Answer

from .plain_automa import ROWS, Happened, PlainAutoma

register(GAME)

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("players_1_*.log"))


def its_own(events: list[Happened], passes: bool) -> list[Happened]:
    """What the Automa did with one card: not what follows at the end of the round or of the game."""
    own_events: list[Happened] = []
    for event in events:
        if event[0] == "final_area" or (event[0] == "automa_passed" and not passes):
            break
        if str(event[0]).startswith("automa_") or (event[0] == "scored" and event[1] == -2):
            own_events.append(event)
    return own_events


@pytest.mark.rule(
    "AI-4.12.7", "AI-4.12.8", "AI-4.12.9", "AI-4.12.11", "AI-4.12.13", "AI-4.12.15", "AI-4.12.16"
)
@pytest.mark.rule("AI-4.12.17", "AI-4.12.22", "AI-4.12.25", "AI-4.12.26", "AI-4.12.27")
@pytest.mark.parametrize("path", FIXTURES, ids=[p.stem for p in FIXTURES])
def test_the_cards_of_the_automa(path: Path) -> None:
    m = Match.parse(path.read_text("utf-8"))
    s = GAME.new(m.count, m.options)
    played = 0
    entries = list(m.entries)
    for i, e in enumerate(entries):
        before = s.to_data() if isinstance(s.agenda[-1], ActionCard) else None
        s.events = []
        apply(s, e.seat, e.move)
        if before is None:
            continue
        ahead = s.clone()
        ahead.events = s.events
        for answer in entries[i + 1 :]:
            if not ahead.agenda or not isinstance(ahead.agenda[-1], Answer):
                break
            apply(ahead, answer.seat, answer.move)
        events: list[Happened] = [(event.kind, *event.args) for event in ahead.events]
        _, card, support = next(event for event in events if event[0] == "cards")
        taken = [int(event[2]) for event in events if event[0] == "accepted"]
        automa = PlainAutoma(before, str(support), sum(taken))
        passes = len(before["deck"]) <= 2 and ROWS[str(card)][-1] == "pass"
        wanted = automa.passes(not before["passed"]) if passes else automa.acts(str(card))
        assert its_own(events, passes) == wanted
        played += 1
    assert played > 20
