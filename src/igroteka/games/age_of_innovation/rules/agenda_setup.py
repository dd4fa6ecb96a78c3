"""What a table must look like in the middle of the set-up, with these frames left on its agenda."""

from __future__ import annotations

from igroteka.core.errors import bad_data
from igroteka.core.frames import Frame
from igroteka.core.text import phrase

from ..components.names import DISPLAY, TOWER, UNIVERSITY
from ..fields import NONE
from ..state import AgeOfInnovationState, blank
from .start_buildings import PlaceStart, StartBuilding, beginning


def _count(frames: list[Frame], name: str) -> int:
    return len([f for f in frames if type(f).__name__ == name])


#: What lies on the table, and what should.
Facts = list[tuple[int, int]]


class Counts:
    """How much of the set-up has been chosen and lies on the table."""

    def __init__(self, s: AgeOfInnovationState, left: list[Frame]) -> None:
        self.chosen = len([t for t in s.native[: s.seats] if t != NONE])
        self.taken = len([p for p in s.drafted if p != NONE])
        self.factions = len([f for f in s.set_faction if f != NONE])
        self.cards = sum(s.cards)
        self.loose = sum(s.factions)
        self.held = len([f for f in s.faction if f != NONE])
        self.bonuses = len([b for b in s.bonus if b != NONE])
        self.cleared = not _count(left, "ClearTable")
        self.draft = s.options.get("factions") == "draft"


def check_drawn(s: AgeOfInnovationState, left: list[Frame]) -> None:
    """What is still to be drawn or chosen is missing on the table, and nothing else."""
    c = Counts(s, left)
    facts: Facts = [
        (s.rounds.count(NONE), _count(left, "DrawRoundTile")),
        (int(s.final == NONE), _count(left, "DrawFinalTile")),
        (s.book_actions.count(NONE), _count(left, "DrawBookAction")),
        (s.cells.count(NONE), _count(left, "DrawCompetency")),
        (s.shelf.count(NONE), _count(left, "DrawInnovation")),
        (len([p for p in s.palace if p != NONE]), 0),
    ]
    _check_spaces(s, left)
    if not (c.cleared and c.draft):
        always = int(not c.draft and not _count(left, "PalaceAlways"))
        facts.append((sum(s.palaces) + c.taken - always + _count(left, "DrawPalace"), s.seats + 1))
    if s.solo:
        facts += _solo_facts(s, left, c)
    elif c.draft:
        facts += _draft_facts(s, left, c)
    else:
        facts += _set_facts(s, left, c)
    if c.cleared and (c.cards or c.loose or c.factions):
        raise bad_data("cards", phrase("sets after the choice"), phrase("an empty table"))
    for found, allowed in facts:
        if found != allowed:
            raise bad_data(
                "agenda",
                phrase("a table with {names} where the set-up has {allowed}", names=found, allowed=allowed),
                phrase("both alike"),
            )
    _check_factions(s, c)


def _check_spaces(s: AgeOfInnovationState, left: list[Frame]) -> None:
    """Frames lie in their order, so spaces are filled in theirs."""
    for f in left:
        for field, there in (("slot", s.rounds), ("place", s.book_actions)):
            at = getattr(f, field, NONE)
            if at != NONE and there[at] != NONE:
                raise bad_data(
                    "agenda", phrase("a draw for a filled space"), phrase("one for each empty space")
                )
        at = getattr(f, "cell", NONE)
        if at != NONE and (s.cells if type(f).__name__ == "DrawCompetency" else s.shelf)[at] != NONE:
            raise bad_data("agenda", phrase("a draw for a filled cell"), phrase("one for each empty cell"))


def _solo_facts(s: AgeOfInnovationState, left: list[Frame], c: Counts) -> Facts:
    """Alone against the Automa: a set of three, and what the Automa begins with."""
    picked = int(not _count(left, "ChooseSet"))
    automa = int(not _count(left, "AutomaStarts"))
    mine = int(not _count(left, "ChooseSoloBonus"))
    facts: Facts = [
        (c.chosen, picked),
        (c.held, int(not _count(left, "ChooseSetFaction"))),
        (int(s.native[s.seats] != NONE), int(not _count(left, "ChooseAutomaTerrain"))),
        (len(s.display), 5 - _count(left, "DrawBonus") - automa - mine),
        (int(s.bonus[s.seats] != NONE), automa),
        (int(s.bonus[0] != NONE), mine),
        (any(s.deck), automa),
    ]
    if not c.cleared:
        facts.append((c.cards, 3 - _count(left, "DrawCard") - picked))
        facts.append((c.factions, 6 - _count(left, "DrawSoloFaction")))
    return facts


def _draft_facts(s: AgeOfInnovationState, left: list[Frame], c: Counts) -> Facts:
    """The draft: terrains, factions and palaces one after the other, in turn order."""
    n = s.seats
    rounds = 3 * n - _count(left, "Draft")
    facts: Facts = [
        (c.chosen + c.held + c.taken, rounds),
        (c.bonuses, n - _count(left, "DraftBonus")),
        (len(s.display) + c.bonuses, n + 3 - _count(left, "DrawBonus")),
    ]
    if not c.cleared:
        facts.append((c.cards + c.chosen, 6 - _count(left, "DrawCard")))
        facts.append((c.loose + c.held, n + 1 - _count(left, "DrawLooseFaction")))
        for k in range(3 * n):
            me = s.order[k % n]
            mine = sum([row[me] != NONE for row in (s.native, s.faction, s.drafted)])
            if mine != rounds // n + (s.order.index(me) < rounds % n):
                raise bad_data("agenda", phrase("a draft out of turn"), phrase("everybody in turn order"))
    return facts


def _set_facts(s: AgeOfInnovationState, left: list[Frame], c: Counts) -> Facts:
    """Sets of a terrain, a faction and a round bonus, chosen in reverse turn order."""
    n = s.seats
    done = n - _count(left, "ChooseSet")
    facts: Facts = [
        (c.chosen, done),
        (c.held, done),
        (c.bonuses, done),
        (len(s.display), 0 if _count(left, "LooseBonuses") else DISPLAY),
    ]
    if not c.cleared:
        facts.append((c.cards + c.chosen, 7 - _count(left, "DrawSetBonus")))
        facts.append((c.factions, 7 - _count(left, "DrawSetFaction")))
        for t in range(7):
            if s.cards[t] and s.set_bonus[t] == NONE:
                raise bad_data("set_bonuses", phrase("a set without a bonus"), phrase("one in each set"))
    for k in range(n):
        if (s.native[s.order[n - 1 - k]] != NONE) != (k < done):
            raise bad_data("native", phrase("a choice out of turn"), phrase("reverse turn order"))
    return facts


def _check_factions(s: AgeOfInnovationState, c: Counts) -> None:
    """No faction lies on the table twice."""
    rows = [*s.set_faction, *s.faction] if not c.cleared else s.faction
    if s.solo and c.held:
        rows = s.faction
    elif not c.draft and not c.cleared:
        rows = s.set_faction
    there = [f for f in rows if f != NONE]
    if len(set(there)) != len(there):
        raise bad_data("set_factions", phrase("a faction twice"), phrase("each once"))


def check_placed(s: AgeOfInnovationState, left: list[Frame], rest: list[Frame]) -> None:
    """Before the start buildings all stand the map is as printed and resources are those of the start."""
    ready = not _count(left, "SetUpPlayers")
    for me in range(s.seats):
        filled = s.bowl_1[me] + s.bowl_2[me] + s.purse[me][7] + s.burnt[me] > 0
        if filled != ready:
            raise bad_data(
                f"bowl_1[{me}]", phrase("other bowls than the set-up has"), phrase("filled with the boards")
            )
    if any(s.competencies) and _count(left, "MonksUniversity"):
        raise bad_data("competencies", phrase("some before the start buildings"), phrase("none"))
    if any(s.innovations) or any(s.city_tiles) or any(s.used) or s.crossed or s.passed:
        raise bad_data("agenda", phrase("a set-up with a game in play"), phrase("an untouched table"))
    if _count(left, "MonksUniversity") or any(isinstance(f, PlaceStart) for f in rest):
        changed = blank(s.seats, s.options, []).terrain
        if s.terrain != changed or any(owner != NONE for owner in s.bridge) or s.annexed or s.member:
            raise bad_data("terraformed", phrase("changes before the start buildings stand"), phrase("none"))
    if not ready and any(s.homes):
        raise bad_data("building", phrase("some before the boards are set up"), phrase("none"))
    if s.solo and bool(s.homes[s.seats]) == bool(_count(left, "AutomaWorkshops")):
        raise bad_data(
            "building", phrase("another number of the Automa's workshops"), phrase("those of its card")
        )
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
                raise bad_data(
                    "agenda, PlaceStart.kind", str(f.kind), phrase("the start building of the faction")
                )
    begun = _count(left, "AfterPlacement") < n
    for me in range(s.seats):
        placed = len(s.homes[me])
        if placed != due[me] and not (begun and due[me] < placed <= due[me] + 1):
            raise bad_data(
                "building", phrase("{n} start buildings of seat {me}", n=placed, me=me), str(due[me])
            )
        towers = s.count(me, TOWER)
        if beginning(s, me).tower and not _count(left, "OmarThird") and not rest and not towers:
            raise bad_data(
                "building", phrase("no tower of seat {n}", n=me), phrase("one of its three start buildings")
            )
