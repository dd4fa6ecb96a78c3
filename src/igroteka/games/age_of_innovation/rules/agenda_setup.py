"""What a table must look like in the middle of the set-up, with these frames left on its agenda."""

from __future__ import annotations

from igroteka.core.errors import BadData
from igroteka.core.frames import Frame

from ..components.names import DISPLAY, TOWER, UNIVERSITY
from ..state import NONE, AgeOfInnovationState, blank
from .placing import PlaceStart, StartBuilding, beginning


def _count(frames: list[Frame], name: str) -> int:
    return len([f for f in frames if type(f).__name__ == name])


def check_drawn(s: AgeOfInnovationState, left: list[Frame]) -> None:
    """What is still to be drawn or chosen is missing on the table, and nothing else."""
    n = s.seats
    draft = s.options.get("factions") == "draft"
    chosen = len([t for t in s.native[:n] if t != NONE])
    always = int(not draft and not _count(left, "PalaceAlways"))
    taken = len([p for p in s.drafted if p != NONE])
    factions = len([f for f in s.set_faction if f != NONE])
    cleared = not _count(left, "ClearTable")
    cards = sum(s.cards)
    loose = sum(s.factions)
    held = len([f for f in s.faction if f != NONE])
    bonuses = len([b for b in s.bonus if b != NONE])
    facts = [
        (s.rounds.count(NONE), _count(left, "DrawRoundTile")),
        (int(s.final == NONE), _count(left, "DrawFinalTile")),
        (s.book_actions.count(NONE), _count(left, "DrawBookAction")),
        (s.cells.count(NONE), _count(left, "DrawCompetency")),
        (s.shelf.count(NONE), _count(left, "DrawInnovation")),
        (len([p for p in s.palace if p != NONE]), 0),
    ]
    # Frames lie in their order, so spaces are filled in theirs.
    for f in left:
        for field, there in (("slot", s.rounds), ("place", s.book_actions)):
            at = getattr(f, field, NONE)
            if at != NONE and there[at] != NONE:
                raise BadData("agenda: found a draw for a filled space; allowed: one for each empty space")
        at = getattr(f, "cell", NONE)
        if at != NONE and (s.cells if type(f).__name__ == "DrawCompetency" else s.shelf)[at] != NONE:
            raise BadData("agenda: found a draw for a filled cell; allowed: one for each empty cell")
    if not (cleared and draft):
        facts.append((sum(s.palaces) + taken - always + _count(left, "DrawPalace"), n + 1))
    if s.solo:
        picked = int(not _count(left, "ChooseSet"))
        facts.append((chosen, picked))
        facts.append((held, int(not _count(left, "ChooseSetFaction"))))
        facts.append((int(s.native[n] != NONE), int(not _count(left, "ChooseAutomaTerrain"))))
        automa = int(not _count(left, "AutomaStarts"))
        mine = int(not _count(left, "ChooseSoloBonus"))
        facts.append((len(s.display), 5 - _count(left, "DrawBonus") - automa - mine))
        facts.append((int(s.bonus[n] != NONE), automa))
        facts.append((int(s.bonus[0] != NONE), mine))
        facts.append((len([c for c in s.deck if c]) > 0, automa))
        if not cleared:
            facts.append((cards, 3 - _count(left, "DrawCard") - picked))
            facts.append((factions, 6 - _count(left, "DrawSoloFaction")))
    elif draft:
        rounds = 3 * n - _count(left, "Draft")
        facts.append((chosen + held + taken, rounds))
        facts.append((bonuses, n - _count(left, "DraftBonus")))
        facts.append((len(s.display) + bonuses, n + 3 - _count(left, "DrawBonus")))
        if not cleared:
            facts.append((cards + chosen, 6 - _count(left, "DrawCard")))
            facts.append((loose + held, n + 1 - _count(left, "DrawLooseFaction")))
            for k in range(3 * n):
                me = s.order[k % n]
                mine = sum([row[me] != NONE for row in (s.native, s.faction, s.drafted)])
                if mine != rounds // n + (s.order.index(me) < rounds % n):
                    raise BadData("agenda: found a draft out of turn; allowed: everybody in turn order")
    else:
        done = n - _count(left, "ChooseSet")
        facts += [(chosen, done), (held, done), (bonuses, done)]
        loose_there = 0 if _count(left, "LooseBonuses") else DISPLAY
        facts.append((len(s.display), loose_there))
        if not cleared:
            facts.append((cards + chosen, 7 - _count(left, "DrawSetBonus")))
            facts.append((factions, 7 - _count(left, "DrawSetFaction")))
            for t in range(7):
                if s.cards[t] and s.set_bonus[t] == NONE:
                    raise BadData("set_bonuses: found a set without a bonus; allowed: one in each set")
        for k in range(n):
            if (s.native[s.order[n - 1 - k]] != NONE) != (k < done):
                raise BadData("native: found a choice out of turn; allowed: reverse turn order")
    if cleared and (cards or loose or factions):
        raise BadData("cards: found sets after the choice; allowed: an empty table")
    for found, allowed in facts:
        if found != allowed:
            raise BadData(
                f"agenda: found a table with {found} where the set-up has {allowed}; allowed: both alike"
            )
    owned = [*s.set_faction, *s.faction] if not cleared else s.faction
    there = [f for f in owned if f != NONE]
    if s.solo and held:
        there = [f for f in s.faction if f != NONE]
    elif not draft and not cleared:
        there = [f for f in s.set_faction if f != NONE]
    if len(set(there)) != len(there):
        raise BadData("set_factions: found a faction twice; allowed: each once")


def check_placed(s: AgeOfInnovationState, left: list[Frame], rest: list[Frame]) -> None:
    """Before the start buildings all stand the map is as printed and resources are those of the start."""
    ready = not _count(left, "SetUpPlayers")
    for me in range(s.seats):
        filled = s.bowl_1[me] + s.bowl_2[me] + s.purse[me][7] + s.burnt[me] > 0
        if filled != ready:
            raise BadData(
                f"bowl_1[{me}]: found other bowls than the set-up has; allowed: filled with the boards"
            )
    if any(s.competencies) and _count(left, "MonksUniversity"):
        raise BadData("competencies: found some before the start buildings; allowed: none")
    if any(s.innovations) or any(s.city_tiles) or any(s.used) or s.crossed or s.passed:
        raise BadData("agenda: found a set-up with a game in play; allowed: an untouched table")
    if _count(left, "MonksUniversity") or any(isinstance(f, PlaceStart) for f in rest):
        changed = blank(s.seats, s.options, []).terrain
        if s.terrain != changed or any(owner != NONE for owner in s.bridge) or s.annexed or s.member:
            raise BadData("terraformed: found changes before the start buildings stand; allowed: none")
    if not ready and any(s.homes):
        raise BadData("building: found some before the boards are set up; allowed: none")
    if s.solo and bool(s.homes[s.seats]) == bool(_count(left, "AutomaWorkshops")):
        raise BadData("building: found another number of the Automa's workshops; allowed: those of its card")
    if ready:
        _check_start_buildings(s, left, rest)


def _check_start_buildings(s: AgeOfInnovationState, left: list[Frame], rest: list[Frame]) -> None:
    """§AI-4.2.16, §AI-4.2.17, §AI-4.2.18 Everybody has placed what the frames that are gone have asked for."""
    seats = [party for party in s.order if party < s.seats]
    n = len(seats)
    due = [0] * s.seats
    waiting = {f.k for f in left if isinstance(f, StartBuilding)}
    for k in range(2 * n):
        me = seats[k] if k < n else seats[2 * n - 1 - k]
        if k not in waiting and not beginning(s, me).university:
            due[me] += 1
    for me in range(s.seats):
        due[me] += int(beginning(s, me).tower and not _count(left, "OmarThird"))
        due[me] += int(beginning(s, me).university and not _count(left, "MonksUniversity"))
    for f in rest:
        if isinstance(f, PlaceStart) and 0 <= f.me < s.seats:
            due[f.me] -= 1
            if (f.kind == UNIVERSITY) != beginning(s, f.me).university:
                raise BadData(
                    f"agenda, PlaceStart.kind: found {f.kind}; allowed: the start building of the faction"
                )
    begun = _count(left, "AfterPlacement") < n
    for me in range(s.seats):
        placed = len(s.homes[me])
        if placed != due[me] and not (begun and due[me] < placed <= due[me] + 1):
            raise BadData(f"building: found {placed} start buildings of seat {me}; allowed: {due[me]}")
        towers = s.count(me, TOWER)
        if beginning(s, me).tower and not _count(left, "OmarThird") and not rest and not towers:
            raise BadData(f"building: found no tower of seat {me}; allowed: one of its three start buildings")
