"""Which agendas a stored position may have: what the rules themselves lay out, and nothing else."""

from __future__ import annotations

import re
from typing import Final

from igroteka.core.abilities import Rewards
from igroteka.core.combinators import AnyOrder, Per, Seq
from igroteka.core.data import require_numbers
from igroteka.core.effects import Decide, EffectOf, Perform, Rest, walk
from igroteka.core.errors import bad_data
from igroteka.core.frames import Ask, Frame
from igroteka.core.text import phrase

from ..components.automa import ADVANCE, ADVANCE_TWO, BLOCK, BUILD, INNOVATE, SEND, UPGRADE, VP
from ..components.maps import LAND
from ..components.names import BUILDINGS, GUILD, MOST_LEVEL, PALACE, TOWER, TOWERS
from ..effects import AnotherAction, Books, Levels, Spades
from ..fields import NONE, PHASES
from ..state import ACTIONS, INCOME, SCIENCE, SETUP, THE_END, AgeOfInnovationState, blank
from .agenda_setup import check_drawn, check_placed
from .automa import AutomaAct
from .building import Answer, Offer, Offers, Pending
from .pieces import PayBooks, PlaceNeutral, SpendBook
from .rounds import Actions, Round
from .science import LOCKED, ChooseLevels, Climb, MoreLevels, UseKey
from .setup import SetUp
from .start_buildings import PlaceStart
from .tiles import AtOnce, TakeInnovation
from .turn import ChooseBonus, TakeBonus, Turn
from .upgrades import ChoosePalace
from .work import BEFORE, BONUS_SPADES, MODES, START_SPADE, Work

#: Steps and questions in the middle of an action or a reward.
_STEP: Final = "Perform|Rest|Climb|AtOnce|PayBooks|TakeInnovation|MoreLevels|MoreBridges"
_ASK: Final = (
    "Decide|Work|UseKey|ChooseLevels|ChooseBooks|SpendBook|BuildBridge|PlaceAnnex|FreeGuild|DowngradeSchool"
    "|PlaceGuild|PlaceNeutral|ChooseCompetency|ChooseCity|ChooseRiver|ChoosePalace"
)
_REWARDS: Final = f"Pending(?: (?:{_STEP}))*(?: (?:{_ASK}))?"
_OWN: Final = (
    f"Turn|After|(?:Finish|Turn) Offers(?: (?:Offer|Answer))?|(?:Finish|Turn) Offers {_REWARDS}"
    f"|Finish Offers TakeBonus|Finish Offers ChooseBonus|Finish Offers TakeBonus {_REWARDS}|Finish"
)
_AUTOMA: Final = "AutomaTurn|NextCard|NextCard Support|ActionCard|(?:AutomaAct ?)+|(?:AutomaAct )*Watch Offers(?: (?:Offer|Answer))?"
_INCOME: Final = "(?:Perform ?)+|(?:Perform )*(?:MoreLevels )?(?:ChooseLevels|UseKey|ChooseBooks)"
_SCIENCE: Final = "Perform|ChooseBooks|Work"
_AFTER_SETUP: Final = f"Offers(?: (?:Offer|Answer))?|Offers {_REWARDS}"
_WHAT: Final = (UPGRADE, BLOCK, SEND, BUILD, INNOVATE, ADVANCE, ADVANCE_TWO, VP)
_MOST: Final = 60


def check_agenda(s: AgeOfInnovationState) -> None:
    """Refuse an agenda that the rules cannot have laid out on this position."""
    if not s.agenda:
        if s.phase != THE_END:
            raise bad_data(
                "agenda",
                phrase("nothing in phase {name}", name=PHASES[s.phase]),
                phrase("a game that goes on"),
            )
        return
    if s.phase == THE_END:
        raise bad_data("phase", phrase("the end with frames on the agenda"), phrase("an empty agenda"))
    if s.phase == SETUP:
        _check_set_up(s)
    else:
        _check_round(s)


def _prefix(s: AgeOfInnovationState, fresh: list[Frame]) -> int:
    """How many frames from the bottom are those that the rules have laid out."""
    k = 0
    for mine, theirs in zip(s.agenda, fresh, strict=False):
        if mine != theirs and not (
            isinstance(mine, Actions) and isinstance(theirs, Actions) and 0 <= mine.at < len(s.order)
        ):
            break
        k += 1
    return k


def _names(frames: list[Frame]) -> str:
    return " ".join([type(f).__name__ for f in frames])


def _refuse(frames: list[Frame]) -> None:
    raise bad_data("agenda", repr(_names(frames)[:200]), phrase("frames in the order of the rules"))


# ---------------------------------------------------------------- the set-up


def _check_set_up(s: AgeOfInnovationState) -> None:
    """The agenda is what is left of the whole set-up, and the table shows what has been done of it."""
    fresh = blank(s.seats, s.options, [])
    SetUp().run(fresh)
    whole = fresh.agenda
    if len(s.agenda) == 1 and isinstance(s.agenda[0], SetUp):
        if s.to_data() != {**blank(s.seats, s.options, []).to_data(), "agenda": s.to_data()["agenda"]}:
            raise bad_data("agenda", phrase("a set-up on a table in play"), phrase("an untouched table"))
        return
    k = _prefix(s, whole)
    rest = s.agenda[k:]
    names = _names(rest)
    waiting = whole[k] if k < len(whole) else None
    kind = type(waiting).__name__ if waiting is not None else ""
    allowed = {
        "SetUpPlayers": "(?:Climb ?)+",
        "StartChoices": _INCOME,
        "StartBuilding": "PlaceStart",
        "OmarThird": "PlaceStart",
        "MonksUniversity": "PlaceStart",
        "AfterPlacement": _AFTER_SETUP,
    }
    if rest and not (kind in allowed and re.fullmatch(allowed[kind], names)):
        _refuse(s.agenda)
    left = whole[:k]
    check_drawn(s, left)
    check_placed(s, left, rest)
    party = s.order[0]
    if rest:
        party = _seat_of(s, rest)
    _check_dynamic(s, rest, party)


# ---------------------------------------------------------------- rounds


def _check_round(s: AgeOfInnovationState) -> None:
    """The agenda is what is left of the round, with the turn or the choice that is going on above it."""
    fresh = blank(s.seats, s.options, [])
    fresh.rounds = s.rounds
    fresh.order = s.order
    Round(s.round).run(fresh)
    whole = fresh.agenda
    k = _prefix(s, whole)
    if k == 0:
        _refuse(s.agenda)
    rest = s.agenda[k:]
    below = [type(f).__name__ for f in s.agenda[:k]]
    phase, allowed = _phase(s, below, rest)
    if s.phase != phase:
        raise bad_data("phase", PHASES[s.phase], phrase("{name} with this agenda", name=PHASES[phase]))
    if rest and not re.fullmatch(allowed, _names(rest)):
        _refuse(s.agenda)
    if s.seats == 2:
        hidden = "RevealTerritory" in below or s.round < 6
        if hidden != (s.territory == 0):
            raise bad_data("territory", str(s.territory), phrase("a tile from round 6 on"))
    if rest:
        party = _seat_of(s, rest)
        if phase == ACTIONS:
            _check_whose_turn(s, s.agenda[k - 1], rest, party)
        elif below[-1] != "Round":
            want = getattr(whole[k], "at", 0) if k < len(whole) else 0
            if s.order[want] != party:
                raise bad_data("agenda", phrase("a choice out of order"), phrase("turn order"))
        _check_dynamic(s, rest, party)


def _phase(s: AgeOfInnovationState, below: list[str], rest: list[Frame]) -> tuple[int, str]:
    """The phase in which these frames are left of a round, and what may lie above them."""
    if "BeginActions" in below:
        if s.passed:
            raise bad_data("passed", phrase("parties in Phase {name}", name="I"), phrase("nobody"))
        return INCOME, _INCOME
    if "EndActions" in below:
        if "Actions" not in below and rest:
            _refuse(s.agenda)
        if "Actions" not in below and sorted(s.passed) != sorted(s.order):
            raise bad_data("passed", phrase("somebody who has not"), phrase("all at the end of Phase II"))
        return ACTIONS, f"{_OWN}|{_AUTOMA}"
    if s.passed:
        raise bad_data("passed", phrase("parties in Phase {name}", name="III"), phrase("nobody"))
    if below[-1] != "Round":
        return SCIENCE, _SCIENCE
    if not (s.solo and rest):
        _refuse(s.agenda)
    return SCIENCE, "NewCard"


def _check_whose_turn(s: AgeOfInnovationState, actions: Frame, rest: list[Frame], party: int) -> None:
    """A turn belongs to the party before the next one, which has not passed."""
    assert isinstance(actions, Actions)
    if s.order[(actions.at - 1) % len(s.order)] != party:
        raise bad_data("agenda", phrase("a turn out of order"), phrase("the party before the next one"))
    asks = any(isinstance(f, (Turn, TakeBonus, ChooseBonus)) for f in rest)
    if party in s.passed and (asks or party >= s.seats):
        raise bad_data("passed", phrase("the party that has the turn"), phrase("one that has not passed"))


def _seat_of(s: AgeOfInnovationState, rest: list[Frame]) -> int:
    """Whose turn the frames are about."""
    for f in rest:
        me = getattr(f, "me", None)
        if me is not None and not isinstance(f, (Offer, Answer)):
            if not 0 <= me < s.seats:
                raise bad_data(
                    f"agenda, {type(f).__name__}.me",
                    str(me),
                    phrase("from {low} to {high}", low=0, high=s.seats - 1),
                )
            return int(me)
    if s.solo:
        return s.seats if s.phase == ACTIONS else s.order[0]
    for f in rest:
        if isinstance(f, (Offer, Answer)):
            return f.builder
    return s.order[0]


# ---------------------------------------------------------------- single frames


def _check_dynamic(s: AgeOfInnovationState, rest: list[Frame], party: int) -> None:
    """Frames of the action or reward that is going on: they belong to one party and fit the table."""
    books = s.books(party) if party < s.seats else 0
    due = taken = 0
    for i, f in enumerate(rest):
        if isinstance(f, (Offers, Offer, Answer)):
            _check_offers(s, f, party)
            continue
        me = getattr(f, "me", party)
        if me != party:
            raise bad_data(
                f"agenda, {type(f).__name__}.me", str(me), phrase("{n}, who has the turn", n=party)
            )
        if isinstance(f, Ask) and i < len(rest) - 1 and not isinstance(f, Turn):
            _refuse(rest)
        if isinstance(f, (Pending, Rewards)):
            _check_rewards(s, f, party)
        elif isinstance(f, Perform):
            _check_effect(s, f.effect, f.n, _has_place(rest[:i]))
        elif isinstance(f, (Rest, Decide)):
            _check_rest(f)
        elif isinstance(f, (PayBooks, SpendBook)):
            due += f.n
        elif isinstance(f, TakeInnovation):
            taken += 1
            _check_innovation(s, f, party)
        _check_numbers(s, f)
        _check_science(s, f, party)
        _check_pieces(s, f, party)
    if due > books or taken > 1:
        raise bad_data("agenda", phrase("{n} books to pay", n=due), phrase("the {n} that are there", n=books))


#: Read by name: compiled code would refuse other values in words of its own.
_FRAMES: Final = "frames"


def _waiting_frames(f: Frame) -> list[object]:
    """What waits in a place, whatever stored data has put there."""
    frames: object = getattr(f, _FRAMES)
    if not isinstance(frames, tuple):
        raise bad_data(
            f"agenda, {type(f).__name__}.frames",
            phrase("no list"),
            phrase("a list of {items}", items=phrase("frames")),
        )
    return list(frames)


def _has_place(below: list[Frame]) -> bool:
    return any(isinstance(f, Pending) for f in below)


def _check_offers(s: AgeOfInnovationState, f: Frame, party: int) -> None:
    """Power is offered to others, by whoever has built."""
    for one in _waiting_frames(f) if isinstance(f, Offers) else [f]:
        if not isinstance(one, (Offer, Answer)):
            raise bad_data("agenda, Offers", phrase("something else"), phrase("offers of power"))
        fits = 0 <= one.me < s.seats and one.builder == party and one.me != party
        if not (fits and 1 <= one.amount <= _MOST):
            raise bad_data("agenda, Offer", repr(one), phrase("power for another seat than {n}", n=party))


def _check_rewards(s: AgeOfInnovationState, f: Frame, party: int) -> None:
    """Rewards that wait are effects of one seat which can wait."""
    for one in _waiting_frames(f):
        if not isinstance(one, Perform) or one.me != party:
            raise bad_data("agenda, Pending", phrase("something else"), phrase("rewards of the same seat"))
        _check_effect(s, one.effect, one.n, True)
        if one.effect.first is None:
            raise bad_data("agenda, Pending", phrase("another effect"), phrase("rewards that can wait"))


def _check_innovation(s: AgeOfInnovationState, f: TakeInnovation, party: int) -> None:
    if f.innovation not in s.shelf or f.innovation == NONE or s.innovations[party].bit_count() >= 3:
        raise bad_data("agenda, TakeInnovation", phrase("none to take"), phrase("one on the board"))


def _check_effect(s: AgeOfInnovationState, effect: object, n: int, place: bool) -> None:
    """Any effect among rewards; outside them only what needs no place for rewards."""
    if not isinstance(effect, EffectOf) or not 1 <= n <= _MOST:
        raise bad_data("agenda, Perform", phrase("no effect"), phrase("an effect of the game, once or more"))
    if any(isinstance(part, AnotherAction) for part in walk(effect)):
        raise bad_data("agenda, Perform", phrase("another action"), phrase("it is taken at once"))
    if not place:
        inner = effect.effect if isinstance(effect, Per) else effect
        bonus = isinstance(inner, Spades) and inner.mode == BONUS_SPADES
        if not (isinstance(inner, (Levels, Books)) or bonus or inner.instant):
            raise bad_data(
                "agenda, Perform", phrase("a reward in no action"), phrase("levels, books and spades")
            )


def _check_rest(f: Rest | Decide) -> None:
    effect = f.effect
    if isinstance(effect, Seq) and isinstance(f, Rest):
        fits = 0 < f.left < len(effect.steps)
    elif isinstance(effect, AnyOrder):
        fits = 0 < f.left < 1 << len(effect.others)
    else:
        fits = False
    if not fits or not 1 <= f.n <= _MOST:
        raise bad_data(
            f"agenda, {type(f).__name__}", phrase("{n} left", n=f.left), phrase("what is left of the effect")
        )


def _check_numbers(s: AgeOfInnovationState, f: Frame) -> None:
    if isinstance(f, (Perform, Rest, Decide)):
        return
    bounds = {
        "n": (1, _MOST),
        "discipline": (0, 3),
        "left": (1, _MOST),
        "free": (0, _MOST),
        "used": (0, 3),
        "mode": (0, len(MODES) - 1),
        "first": (NONE, len(s.terrain) - 1),
        "hex": (0, len(s.terrain) - 1),
        "kind": (0, len(BUILDINGS) - 1),
        "competency": (0, 11),
        "innovation": (0, 17),
        "room": (0, 100),
    }
    require_numbers(f, bounds)


def _check_science(s: AgeOfInnovationState, f: Frame, party: int) -> None:
    """Keys, levels and competencies."""
    if isinstance(f, UseKey):
        if s.level[4 * party + f.discipline] != LOCKED or not s.keys[party]:
            raise bad_data("agenda, UseKey", phrase("no key or another level"), phrase("level 7 with a key"))
    elif isinstance(f, AtOnce) and not s.competencies[party] >> f.competency & 1:
        raise bad_data("agenda, AtOnce", phrase("a competency that is not owned"), phrase("an own one"))
    elif isinstance(f, (Climb, ChooseLevels, MoreLevels)) and f.n > 4 * MOST_LEVEL:
        raise bad_data(f"agenda, {type(f).__name__}.n", str(f.n), phrase("at most {n}", n=4 * MOST_LEVEL))
    elif isinstance(f, (ChooseLevels, MoreLevels)) and f.closed >> 4:
        raise bad_data(
            f"agenda, {type(f).__name__}.closed", str(f.closed), phrase("bits of four disciplines")
        )


def _check_pieces(s: AgeOfInnovationState, f: Frame, party: int) -> None:
    """Work, buildings, and what the Automa does."""
    if isinstance(f, Work):
        _check_work(s, f)
    elif isinstance(f, ChoosePalace):
        fits = s.owner[f.hex] == party and s.building[f.hex] == GUILD and not s.neutral >> f.hex & 1
        if not fits or not s.left[5 * party + PALACE] or s.drafted[party] != NONE:
            raise bad_data(
                "agenda, ChoosePalace.hex", phrase("no guild for a palace"), phrase("an own guild")
            )
    elif isinstance(f, PlaceNeutral):
        there = [h for h in range(len(s.building)) if s.neutral >> h & 1 and s.building[h] == f.kind]
        if len(there) >= (TOWERS if f.kind == TOWER else 1):
            raise bad_data(
                "agenda, PlaceNeutral.kind", phrase("one on the map"), phrase("a building that is left")
            )
    elif isinstance(f, AutomaAct) and f.what not in _WHAT:
        raise bad_data("agenda, AutomaAct.what", repr(f.what), ", ".join(_WHAT))
    elif isinstance(f, PlaceStart) and f.kind not in (0, 3):
        raise bad_data("agenda, PlaceStart.kind", str(f.kind), phrase("a workshop or the university"))


def _check_work(s: AgeOfInnovationState, f: Work) -> None:
    """Spades belong to their phase; the first hex is empty land."""
    if s.phase == SCIENCE:
        fits = f.mode == BONUS_SPADES
    elif s.phase == SETUP:
        fits = f.mode in (BEFORE, START_SPADE)
    else:
        fits = f.mode not in (BEFORE, START_SPADE, BONUS_SPADES)
    if not fits:
        raise bad_data("agenda, Work.mode", str(f.mode), phrase("the terms of this phase"))
    if f.first != NONE and not (s.empty & LAND[s.side]) >> f.first & 1:
        raise bad_data(
            "agenda, Work.first", phrase("no empty land"), phrase("the hex that was terraformed first")
        )
