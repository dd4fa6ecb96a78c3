"""What learning agents are told of the open question, and of what is still to be done before the game goes on."""

from __future__ import annotations

from typing import Final

from igroteka.core.effects import Decide, EffectOf, Perform, Rest
from igroteka.core.frames import Ask, Frame, Pool
from igroteka.core.observing import Block, Layout, amounts, choices, flags

from ..components.maps import SIZE
from ..components.names import BUILDINGS, DISCIPLINES, INNOVATIONS, MOST_SEATS
from ..components.tables import TABLE_MODULES
from ..fields import POWER_TOKENS
from ..moves import TREES
from ..rules.automa import ActionCard, AutomaAct, NewCard, Support, Watch
from ..rules.building import Answer, Offer, Offers, Pending, power_on_offer
from ..rules.pieces import (
    BuildBridge,
    ChooseBooks,
    DowngradeSchool,
    FreeGuild,
    MoreBridges,
    PayBooks,
    PlaceAnnex,
    PlaceGuild,
    PlaceNeutral,
    SpendBook,
)
from ..rules.rounds import RevealTerritory
from ..rules.science import ChooseLevels, Climb, MoreLevels, UseKey
from ..rules.setup import (
    DrawBonus,
    DrawBookAction,
    DrawCard,
    DrawCompetency,
    DrawFinalTile,
    DrawInnovation,
    DrawLooseFaction,
    DrawPalace,
    DrawRoundTile,
    DrawSetBonus,
    DrawSetFaction,
    DrawSoloFaction,
    FirstPlayer,
)
from ..rules.setup_choices import (
    AutomaWorkshops,
    ChooseAutomaTerrain,
    ChooseSet,
    ChooseSetFaction,
    ChooseSoloBonus,
    Draft,
    DraftBonus,
)
from ..rules.start_buildings import PlaceStart
from ..rules.tiles import AtOnce, ChooseCity, ChooseCompetency, ChooseRiver, TakeInnovation
from ..rules.turn import After, ChooseBonus, Finish, TakeBonus, Turn
from ..rules.upgrades import ChoosePalace
from ..rules.work import MODES, PASSAGES, Work
from ..state import AgeOfInnovationState

#: The tables of components name the effects that are numbered here.
assert TABLE_MODULES

#: What is waited for, in the order of its numbers: first questions to seats, then draws.
QUESTIONS: Final[tuple[type[Frame], ...]] = (
    *(Turn, After, Work, Answer, UseKey, ChooseLevels, ChooseBooks, SpendBook, BuildBridge, Pending, Decide),
    *(ChooseCompetency, ChooseCity, ChooseRiver, ChoosePalace, ChooseBonus),
    *(PlaceAnnex, FreeGuild, DowngradeSchool, PlaceGuild, PlaceNeutral),
    *(ChooseSet, ChooseSetFaction, Draft, DraftBonus, ChooseAutomaTerrain, ChooseSoloBonus, PlaceStart),
    *(DrawRoundTile, DrawFinalTile, DrawBookAction, DrawCompetency, DrawInnovation, DrawPalace),
    *(DrawSetBonus, DrawSetFaction, DrawCard, DrawSoloFaction, DrawLooseFaction, DrawBonus, FirstPlayer),
    *(AutomaWorkshops, NewCard, Support, ActionCard, RevealTerritory),
)
_QUESTION: Final[dict[type[Frame], int]] = {kind: i + 1 for i, kind in enumerate(QUESTIONS)}
#: Steps in the middle of an action, a reward or an income, in the order of their numbers.
STEPS: Final[tuple[type[Frame], ...]] = (
    *(Perform, Rest, MoreLevels, Climb, AtOnce, PayBooks, TakeInnovation, MoreBridges),
)
#: What can lie between the question and the course of the game; the steps come first.
_WAITING: Final[dict[type[Frame], int]] = {
    kind: i + 1 for i, kind in enumerate((*STEPS, Pending, Offers, TakeBonus, Finish, Turn, Watch, AutomaAct))
}
#: Effects that can lie on the agenda, by name: those that ask something, and book actions, which wait for their price.
EFFECTS: Final[tuple[str, ...]] = tuple(
    [
        name
        for name, tree in TREES.by_name.items()
        if isinstance(tree, EffectOf) and (not tree.instant or name.startswith("book-action:"))
    ]
)
_EFFECT: Final[dict[str | None, int]] = {name: i + 1 for i, name in enumerate(EFFECTS)}

#: More than any action brings; positions made by hand may have more, of which the last are left out.
MOST_STEPS: Final = 4
MOST_REWARDS: Final = 10
MOST_OFFERS: Final = 12
MOST_ACTS: Final = 3
#: More than is ever gained, offered or left at once; what is beyond is told as this.
MOST_AMOUNT: Final = 60
MOST_PARTS: Final = 3
MOST_LEFT: Final = 15
AUTOMA: Final = MOST_SEATS + 1
MOST_POWER: Final = 2 * (POWER_TOKENS + 2)

_STEPS_EACH: Final = "steps still to come, the next first"
_PARTIES: Final = "1 oneself, 2 the next seat ..., 6 the Automa"

_DETAILS: Final[tuple[Block, ...]] = (
    amounts("question_amount", "spades, levels, books, bridges or power that it is about", 1, MOST_AMOUNT),
    choices("question_hex", "the hex worked on first, or the one of the palace, row by row", 1, SIZE),
    choices("question_discipline", "the discipline that needs a key", 1, len(DISCIPLINES)),
    flags("question_closed", "disciplines whose key was refused", len(DISCIPLINES), "disciplines"),
    choices("question_terms", "on what terms spades are used, in the order of MODES", 1, len(MODES)),
    flags("question_passages", "passages already used with these spades", len(PASSAGES), "tunnel, flight"),
    choices("question_building", "the building to place, in the order of BUILDINGS", 1, len(BUILDINGS)),
    choices("question_effect", "the effect that asks, in the order of EFFECTS", 1, len(EFFECTS)),
    flags("question_parts", "parts of that effect still to be done", MOST_PARTS, "parts of the effect"),
    flags("question_split", "whether levels may go to several disciplines"),
    flags("question_over_land", "whether the bridge may span land"),
    flags("question_optional", "whether the bridge may be declined"),
    choices("question_builder", f"who has built, for an offer of power: {_PARTIES}", 1, AUTOMA),
    amounts(
        "question_power", "power that accepting the offer really brings, for one point less", 1, MOST_POWER
    ),
)
_REST: Final[tuple[Block, ...]] = (
    choices("then", "what follows: 1 conversions and the end of the turn, 2 the turn goes on", 1, 2),
    flags("then_bonus", "whether a round bonus is taken after the rewards of passing"),
    amounts("automa_acts", "actions that the Automa's card still brings", 1, MOST_ACTS),
    amounts("automa_watch", "power that could be gained before the Automa built", 1, MOST_POWER),
    choices(
        "rewards",
        "what waits, in the order of EFFECTS",
        MOST_REWARDS,
        len(EFFECTS),
        "rewards that wait for their owner, in order of arrival",
    ),
    choices(
        "offer_to",
        "who gets it: 1 oneself, 2 the next seat ...",
        MOST_OFFERS,
        MOST_SEATS,
        "offers of power that wait, in their order",
    ),
    amounts("offer_power", "how much it is", MOST_OFFERS, MOST_AMOUNT, each="offers of power that wait"),
    choices("step", "the kind of step, in the order of STEPS", MOST_STEPS, len(STEPS), _STEPS_EACH),
    choices(
        "step_effect",
        "the effect to be carried out, in the order of EFFECTS",
        MOST_STEPS,
        len(EFFECTS),
        _STEPS_EACH,
    ),
    choices(
        "step_index",
        "its discipline, competency or innovation, in the order of their tables",
        MOST_STEPS,
        len(INNOVATIONS),
        _STEPS_EACH,
    ),
    amounts("step_amount", "how many times, levels or books", MOST_STEPS, MOST_AMOUNT, each=_STEPS_EACH),
    amounts(
        "step_left",
        "which parts are left, or bits of closed disciplines",
        MOST_STEPS,
        MOST_LEFT,
        each=_STEPS_EACH,
    ),
)
AGENDA: Final[tuple[Block, ...]] = (
    choices(
        "question",
        "what is waited for, in the order of QUESTIONS; 0 the game is over",
        1,
        len(QUESTIONS),
    ),
    choices("asked", "who must decide: 1 oneself, 2 the next seat ...; 0 chance", 1, MOST_SEATS),
    *_DETAILS,
    *_REST,
)


def _places(blocks: tuple[Block, ...]) -> dict[str, int]:
    """Where each block begins among some blocks."""
    return dict(zip([block.name for block in blocks], Layout(0, *blocks).starts, strict=True))


_NO_DETAILS: Final[list[int]] = [0] * Layout(0, *_DETAILS).size
_NO_REST: Final[list[int]] = [0] * Layout(0, *_REST).size
_IN_DETAILS: Final = _places(_DETAILS)
_AMOUNT: Final[int] = _IN_DETAILS["question_amount"]
_HEX: Final[int] = _IN_DETAILS["question_hex"]
_DISCIPLINE: Final[int] = _IN_DETAILS["question_discipline"]
_CLOSED: Final[int] = _IN_DETAILS["question_closed"]
_TERMS: Final[int] = _IN_DETAILS["question_terms"]
_PASSAGES: Final[int] = _IN_DETAILS["question_passages"]
_BUILDING: Final[int] = _IN_DETAILS["question_building"]
_ASKING: Final[int] = _IN_DETAILS["question_effect"]
_PARTS: Final[int] = _IN_DETAILS["question_parts"]
_SPLIT: Final[int] = _IN_DETAILS["question_split"]
_OVER_LAND: Final[int] = _IN_DETAILS["question_over_land"]
_OPTIONAL: Final[int] = _IN_DETAILS["question_optional"]
_BUILDER: Final[int] = _IN_DETAILS["question_builder"]
_POWER: Final[int] = _IN_DETAILS["question_power"]
_IN_REST: Final = _places(_REST)
_THEN: Final[int] = _IN_REST["then"]
_BONUS: Final[int] = _IN_REST["then_bonus"]
_ACTS: Final[int] = _IN_REST["automa_acts"]
_WATCH: Final[int] = _IN_REST["automa_watch"]
_REWARDS: Final[int] = _IN_REST["rewards"]
_OFFER_TO: Final[int] = _IN_REST["offer_to"]
_OFFER_POWER: Final[int] = _IN_REST["offer_power"]
_STEP: Final[int] = _IN_REST["step"]
_STEP_EFFECT: Final[int] = _IN_REST["step_effect"]
_STEP_INDEX: Final[int] = _IN_REST["step_index"]
_STEP_AMOUNT: Final[int] = _IN_REST["step_amount"]
_STEP_LEFT: Final[int] = _IN_REST["step_left"]


def tell_agenda(s: AgeOfInnovationState, parties: list[int], out: list[int]) -> None:
    """The open question with all that is in it, and what lies below it up to the course of the game.

    `parties` are the numbers of the parties as the looking seat counts them, with nobody first.
    """
    agenda = s.agenda
    if not agenda:
        out += [0, 0]
        out += _NO_DETAILS
        out += _NO_REST
        return
    top = agenda[-1]
    out.append(_QUESTION[type(top)])
    if isinstance(top, Ask):
        out.append(parties[top.seat(s) + 1])
    elif isinstance(top, Pool):
        out.append(parties[top.me + 1])
    _tell_question(s, top, parties, out)
    _tell_rest(agenda, parties, out)


def at_most(n: int, most: int) -> int:
    """A number cut at the bound of its block."""
    return n if n < most else most


def _tell_question(s: AgeOfInnovationState, top: Frame, parties: list[int], out: list[int]) -> None:
    """What only some questions have."""
    told = _NO_DETAILS.copy()
    if isinstance(top, Work):
        told[_AMOUNT] = at_most(top.free, MOST_AMOUNT)
        told[_HEX] = top.first + 1
        told[_PASSAGES] = top.used & 1
        told[_PASSAGES + 1] = top.used >> 1 & 1
        told[_TERMS] = top.mode + 1
    elif isinstance(top, Answer):
        told[_AMOUNT] = at_most(top.amount, MOST_AMOUNT)
        told[_BUILDER] = parties[top.builder + 1]
        told[_POWER] = power_on_offer(s, top.me, top.amount)
    elif isinstance(top, (ChooseBooks, SpendBook)):
        told[_AMOUNT] = at_most(top.n, MOST_AMOUNT)
    elif isinstance(top, (UseKey, ChooseLevels)):
        _tell_levels(top, told)
    elif isinstance(top, BuildBridge):
        told[_AMOUNT] = at_most(top.n, MOST_AMOUNT)
        told[_OVER_LAND] = 1 if top.over_land else 0
        told[_OPTIONAL] = 1 if top.optional else 0
    elif isinstance(top, ChoosePalace):
        told[_HEX] = top.hex + 1
    elif isinstance(top, (PlaceNeutral, PlaceStart)):
        told[_BUILDING] = top.kind + 1
    elif isinstance(top, Decide):
        told[_ASKING] = _EFFECT[top.effect.name]
        told[_AMOUNT] = at_most(top.n, MOST_AMOUNT)
        for i in range(MOST_PARTS):
            told[_PARTS + i] = top.left >> i & 1
    out += told


def _tell_levels(top: UseKey | ChooseLevels, told: list[int]) -> None:
    """Levels that need a key, or a choice of discipline."""
    if isinstance(top, UseKey):
        told[_AMOUNT] = at_most(top.left, MOST_AMOUNT)
        told[_DISCIPLINE] = top.discipline + 1
        return
    told[_AMOUNT] = at_most(top.n, MOST_AMOUNT)
    told[_SPLIT] = 1 if top.split else 0
    for d in range(len(DISCIPLINES)):
        told[_CLOSED + d] = top.closed >> d & 1


def _tell_rest(agenda: list[Frame], parties: list[int], out: list[int]) -> None:
    """What is still to be done of the action, reward or income; in the set-up it follows from the question."""
    told = _NO_REST.copy()
    frame = agenda[-1]
    if isinstance(frame, Pending):
        _tell_rewards(frame, told)
    steps = 0
    for i in range(len(agenda) - 2, -1, -1):
        frame = agenda[i]
        kind = _WAITING.get(type(frame), 0)
        if kind == 0:
            break
        if kind <= len(STEPS):
            if steps < MOST_STEPS:
                told[_STEP + steps] = kind
                _tell_step(frame, told, steps)
                steps += 1
        elif isinstance(frame, Offers):
            _tell_offers(frame, parties, told)
        elif isinstance(frame, Pending):
            _tell_rewards(frame, told)
        elif isinstance(frame, Finish):
            told[_THEN] = 1
        elif isinstance(frame, Turn):
            told[_THEN] = 2
        elif isinstance(frame, TakeBonus):
            told[_BONUS] = 1
        elif isinstance(frame, Watch):
            told[_WATCH] = at_most(frame.room, MOST_POWER)
        else:
            told[_ACTS] = at_most(told[_ACTS] + 1, MOST_ACTS)
    out += told


def _tell_rewards(place: Pending, told: list[int]) -> None:
    """The rewards that wait; how many times each is done follows from what it is."""
    for i, frame in enumerate(place.frames[:MOST_REWARDS]):
        if isinstance(frame, Perform):
            told[_REWARDS + i] = _EFFECT[frame.effect.name]


def _tell_offers(place: Offers, parties: list[int], told: list[int]) -> None:
    """The offers that wait; all are of the party whose action it is."""
    for i, frame in enumerate(place.frames[:MOST_OFFERS]):
        if isinstance(frame, Offer):
            told[_OFFER_TO + i] = parties[frame.me + 1]
            told[_OFFER_POWER + i] = at_most(frame.amount, MOST_AMOUNT)


def _tell_step(frame: Frame, told: list[int], at: int) -> None:
    """What is in a step that waits."""
    n = 1
    if isinstance(frame, Perform):
        told[_STEP_EFFECT + at] = _EFFECT.get(frame.effect.name, 0)
        n = frame.n
    elif isinstance(frame, Rest):
        told[_STEP_EFFECT + at] = _EFFECT[frame.effect.name]
        told[_STEP_LEFT + at] = at_most(frame.left, MOST_LEFT)
        n = frame.n
    elif isinstance(frame, MoreLevels):
        told[_STEP_LEFT + at] = frame.closed
        n = frame.n
    elif isinstance(frame, Climb):
        told[_STEP_INDEX + at] = frame.discipline + 1
        n = frame.n
    elif isinstance(frame, AtOnce):
        told[_STEP_INDEX + at] = frame.competency + 1
    elif isinstance(frame, TakeInnovation):
        told[_STEP_INDEX + at] = frame.innovation + 1
    elif isinstance(frame, PayBooks):
        n = frame.n
    elif isinstance(frame, MoreBridges):
        told[_STEP_LEFT + at] = (1 if frame.over_land else 0) + (2 if frame.optional else 0)
        n = frame.n
    told[_STEP_AMOUNT + at] = at_most(n, MOST_AMOUNT)
