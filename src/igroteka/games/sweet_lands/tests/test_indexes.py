"""Small indexes that are kept up to date are what counting anew gives."""

from __future__ import annotations

from igroteka.core import CHANCE, apply, over
from igroteka.core.json_types import JsonDraft
from igroteka.games.sweet_lands import GAME
from igroteka.games.sweet_lands.effects import CARD
from igroteka.games.sweet_lands.player import Player, recount
from igroteka.games.sweet_lands.rules.skills import refresh
from igroteka.games.sweet_lands.state import SweetLandsState
from igroteka.testing.records import load_record, record_files

FIXTURES = record_files(__file__, "fixtures/*.log")


def derived(p: Player) -> JsonDraft:
    return {
        "sweets": p.sweets,
        "placed": p.placed,
        "tally": p.tally,
        "city": p.city,
        "ports": p.ports,
        "cells": p.cells,
        "edges": p.edges,
        "sites": p.sites,
        "prices": p.prices,
        "abilities": [a.name for a in p.abilities.items],
        "cards": p.have[CARD],
    }


def anew(s: SweetLandsState, seat: int) -> JsonDraft:
    """The same, worked out from what lies on the table."""
    copy = s.clone()
    refresh(copy, seat)
    p = copy.players[seat]
    recount(p)
    p.have[CARD] = copy.may_leave(seat)
    values = derived(p)
    values["abilities"] = sorted(values["abilities"])
    return values


def test_indexes_are_what_counting_anew_gives() -> None:
    looked = 0
    for path in FIXTURES[:: len(FIXTURES) // 3]:
        m = load_record(path)
        s = GAME.new(m.count, m.options)
        s.events = None
        for step, e in enumerate(m.entries):
            apply(s, CHANCE if e.seat == CHANCE else e.seat, e.move)
            if step % 3 == 0 and s.round and not over(s):
                for seat in range(s.seats):
                    kept_up = derived(s.players[seat])
                    kept_up["abilities"] = sorted(kept_up["abilities"])
                    assert kept_up == anew(s, seat), (path.name, step)
                    looked += 1
    assert looked > 300
