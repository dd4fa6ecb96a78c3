"""What learning agents are told of the open question, and of what is still to be done before the round goes on."""

from __future__ import annotations

from typing import Final

from igroteka.core.abilities import Rewards
from igroteka.core.effects import Decide, Effect, EffectOf, Perform, Rest
from igroteka.core.frames import Frame, Opened
from igroteka.core.observing import Block, amounts, choices

from ..components.boards import MOST_PLAYERS
from ..components.deck import CARD_NAMES
from ..rules.areas import AreaEffect, CopyArea, HandCost, HandCostOn, PayArea, PayCopied
from ..rules.cards import DrawCard, Found, PlayFound, SearchDeck
from ..rules.carmen import FirstWorkers, Workers
from ..rules.catalogue import TREES
from ..rules.draft import DealPacket, DealPackets, PassPackets, Pick, PickCard
from ..rules.free_actions import TowerActive
from ..rules.industry import (
    Bonus,
    BonusDone,
    Bonuses,
    ChooseColumn,
    ChooseWorkersColumn,
    WorkersBonus,
    WorkersBonusDone,
)
from ..rules.land import PlaceRoad, PlaceTerrain, TurnToken
from ..rules.payment import DiscardCards, PayBasic, Raise, TakeBasic
from ..rules.property import PURSE, Build, BuildFromPurse, BuildOn, BuildOnFromPurse
from ..rules.round_end import (
    CharacterEnd,
    CityPoints,
    HelpTile,
    IndustryPoints,
    LeaveHelp,
    MoveHelp,
    ReadResults,
    RoundEndCards,
    SkillTokens,
)
from ..rules.rounds import (
    CharacterProduction,
    CleanUp,
    DrawHand,
    GameOver,
    Harvest,
    HelpTiles,
    KeepCard,
    RevealSolo,
    Round,
)
from ..rules.setup import (
    Choices,
    ChooseCharacter,
    ChooseDomain,
    ChooseHelp,
    FirstPlayer,
    LayHelp,
    LayMilestone,
    LayOffer,
    LayScoring,
    SetUp,
)
from ..rules.skills import TakeSkill
from ..rules.tracks import AdvanceFood, AdvanceIndustry, AdvanceProsperity, ChooseColor, GoOn, PlaceRabbit
from ..rules.turn import ActionPhase, Choice, FaceDown, Turn
from ..rules.workers import Employ, Hire, MayEmploy, Played, PlayOne
from ..state import SweetLandsState

#: Frames that are told, the question and what waits inside frames included: twice as many as the longest turns have.
MOST_FRAMES: Final = 24
#: More than any frame counts; positions made by hand may have more, which is told as this.
MOST_COUNTED: Final = 200

#: What an action is made of: questions, draws, and what follows them.
ACTION_FRAMES: Final[tuple[type[Frame], ...]] = (
    *(Choice, HandCost, HandCostOn, PayArea, PayCopied, AreaEffect, CopyArea),
    *(TakeBasic, PayBasic, Raise, DiscardCards, Perform, Rest, Decide, Rewards),
    *(PlaceTerrain, PlaceRoad, TurnToken, Build, BuildFromPurse, BuildOn, BuildOnFromPurse),
    *(AdvanceIndustry, AdvanceFood, PlaceRabbit, AdvanceProsperity, GoOn, ChooseColor, TakeSkill),
    *(Bonuses, Bonus, BonusDone, ChooseColumn, WorkersBonus, WorkersBonusDone, ChooseWorkersColumn),
    *(Played, MayEmploy, Employ, Hire, PlayOne, DrawCard, SearchDeck, Found, PlayFound),
    *(Workers, FirstWorkers, TowerActive, FaceDown, MoveHelp, KeepCard, PickCard, Opened),
)
#: What the game goes on with: of these only the next is told, since the position says what comes after it.
COURSE_FRAMES: Final[tuple[type[Frame], ...]] = (
    *(SetUp, LayHelp, LayMilestone, LayScoring, LayOffer, FirstPlayer, Choices),
    *(ChooseCharacter, ChooseDomain, ChooseHelp, Round, RevealSolo),
    *(HelpTiles, CharacterProduction, Harvest, DrawHand, DealPackets, DealPacket, Pick, PassPackets),
    *(ActionPhase, Turn, CharacterEnd, CityPoints, IndustryPoints, ReadResults, HelpTile, SkillTokens),
    *(RoundEndCards, LeaveHelp, CleanUp, GameOver),
)
_LAST_OF_AN_ACTION: Final = len(ACTION_FRAMES)
KINDS: Final[dict[type[Frame], int]] = {
    kind: i + 1 for i, kind in enumerate((*ACTION_FRAMES, *COURSE_FRAMES))
}
#: What frames that build hold gets rows of its own: a piece that stands, whose bonus is to come, and what is left to pay with.
_PIECE: Final = len(KINDS) + 1
_WOOD_AND_IRON: Final = len(KINDS) + 2
_GOLD_AND_DISCOUNT: Final = len(KINDS) + 3
#: The numbers of all effects, in the order of their names.
EFFECTS: Final[dict[Effect, int]] = {
    tree: i + 1 for i, tree in enumerate([one for one in TREES.by_name.values() if isinstance(one, EffectOf)])
}

_NAMES: Final = ", ".join([f"{i} {kind.__name__}" for kind, i in KINDS.items()])
_EACH: Final = "frames: the question or draw first, then what follows it, each before what waits inside it"
AGENDA_BLOCKS: Final[tuple[Block, ...]] = (
    choices(
        "frames",
        f"what is asked or to be done: {_NAMES}, {_PIECE} a piece whose bonus is to come, "
        f"{_WOOD_AND_IRON} the wood and iron, {_GOLD_AND_DISCOUNT} the gold and discount that are left to build with",
        MOST_FRAMES,
        len(KINDS) + 3,
        _EACH,
    ),
    choices(
        "effects", "the effect that it is about, in the order of TREES", MOST_FRAMES, len(EFFECTS), _EACH
    ),
    choices(
        "things",
        "the area, card, skill, colour, column or piece that it is about, counted from 1; or 1 if the main action is done "
        "(Choice), a disc will do (DiscardCards), a property must be placed (Build); or the kinds that pay (PayBasic), or the "
        "first kind, counted from 1 (Raise)",
        MOST_FRAMES,
        len(CARD_NAMES),
        _EACH,
    ),
    amounts(
        "times",
        "how many cards, resources, repetitions, bonuses of workers in a row or frames inside; the row of a piece; wood or gold",
        MOST_FRAMES,
        MOST_COUNTED,
        each=_EACH,
    ),
    amounts(
        "left",
        "how many steps are left; of an effect in any order the parts that are left, as bits; iron or the discount",
        MOST_FRAMES,
        MOST_COUNTED,
        each=_EACH,
    ),
    choices("next", "how the game goes on after that, numbered like `frames`", 1, len(KINDS)),
    amounts(
        "ip_before",
        "industry points before the end of the round, until those of the round are counted",
        1,
        MOST_COUNTED,
    ),
    choices("receiver", "who gets the card that is drawn: 1 oneself, 2 the next seat ...", 1, MOST_PLAYERS),
)
_NOTHING: Final = [0] * (5 * MOST_FRAMES)
#: How far the rows of effects, things, times and steps left are from the row of frames.
_EFFECT: Final = MOST_FRAMES
_THING: Final = 2 * MOST_FRAMES
_TIMES: Final = 3 * MOST_FRAMES
_LEFT: Final = 4 * MOST_FRAMES


def tell_agenda(s: SweetLandsState, mine: SweetLandsState, seat: int, out: list[int]) -> None:
    """The numbers of AGENDA_BLOCKS; `mine` is the position as the seat decides on it."""
    at = len(out)
    end = at + MOST_FRAMES
    out += _NOTHING
    agenda = s.agenda
    if not agenda:
        out += [0, 0, 0]
        return
    top = agenda[-1]
    at = _tell_frame(top, out, at, end)
    if mine is not s and mine.agenda:
        at = _tell_frame(mine.agenda[-1], out, at, end)
    following = 0
    before = 0
    i = len(agenda) - 2
    while i >= 0:
        frame = agenda[i]
        kind = KINDS[type(frame)]
        if kind > _LAST_OF_AN_ACTION:
            following = kind
            before = _industry_points_before(agenda, i)
            break
        at = _tell_frame(frame, out, at, end)
        i -= 1
    receiver = 0
    if isinstance(top, (DrawCard, DealPacket)):
        receiver = (top.me - seat + s.seats) % s.seats + 1
    out += [following, before, receiver]


def _industry_points_before(agenda: list[Frame], i: int) -> int:
    """The industry points with which a seat has begun to end the round, if those of the round are still to come."""
    frame = agenda[i]
    if isinstance(frame, CityPoints):
        frame = agenda[i - 1]
    return min(frame.before, MOST_COUNTED) if isinstance(frame, IndustryPoints) else 0


# ---------------------------------------------------------------- one frame


def _tell_frame(f: Frame, out: list[int], at: int, end: int) -> int:
    """Write a frame, and what waits inside it, from `at` on; where the next one goes. Beyond `end` nothing is told."""
    if at >= end:
        return at
    kind = KINDS[type(f)]
    out[at] = kind
    if isinstance(f, Choice):
        out[at + _THING] = 1 if f.acted else 0
    elif isinstance(f, (Rest, Decide)):
        out[at + _EFFECT] = EFFECTS[f.effect]
        out[at + _TIMES] = min(f.n, MOST_COUNTED)
        out[at + _LEFT] = min(f.left, MOST_COUNTED)
    elif isinstance(f, Perform):
        out[at + _EFFECT] = EFFECTS[f.effect]
        out[at + _TIMES] = min(f.n, MOST_COUNTED)
    elif isinstance(f, (Build, BuildOn)):
        return _tell_build(f, out, at, end)
    elif isinstance(f, (Rewards, Bonuses)):
        out[at + _TIMES] = min(len(f.frames), MOST_COUNTED)
        at += 1
        for inside in f.frames:
            at = _tell_frame(inside, out, at, end)
        return at
    elif not _tell_steps(f, out, at):
        _tell_things(f, out, at)
    return at + 1


def _tell_steps(f: Frame, out: list[int], at: int) -> bool:
    """What is in frames that ask for a number of steps; whether this is one of them."""
    if isinstance(
        f,
        (
            *(PlaceTerrain, PlaceRoad, TurnToken, AdvanceIndustry, AdvanceFood),
            *(PlaceRabbit, TakeSkill, Hire, SearchDeck),
        ),
    ):
        out[at + _EFFECT] = EFFECTS[f.effect]
        out[at + _LEFT] = min(f.left, MOST_COUNTED)
    elif isinstance(f, (AdvanceProsperity, GoOn)):
        out[at + _THING] = f.color + 1
        out[at + _LEFT] = min(f.left, MOST_COUNTED)
    elif isinstance(f, (ChooseColor, DrawCard, Workers, FirstWorkers)):
        out[at + _LEFT] = min(f.left, MOST_COUNTED)
    else:
        return False
    return True


def _tell_things(f: Frame, out: list[int], at: int) -> None:
    """What is in frames that are about an area, a card or the like."""
    if isinstance(f, (PayBasic, TakeBasic, DiscardCards, Raise)):
        out[at + _TIMES] = min(f.n, MOST_COUNTED)
        if isinstance(f, PayBasic):
            out[at + _THING] = f.kinds
        elif isinstance(f, DiscardCards):
            out[at + _THING] = 1 if f.or_disc else 0
        elif isinstance(f, Raise):
            out[at + _THING] = f.first + 1
    elif isinstance(f, (HandCost, HandCostOn)):
        out[at + _THING] = f.area + 1
        out[at + _TIMES] = min(f.n, MOST_COUNTED)
    elif isinstance(f, (PayArea, AreaEffect)):
        out[at + _THING] = f.area + 1
    elif isinstance(f, (MayEmploy, Employ)):
        out[at + _THING] = f.card + 1
    elif isinstance(f, FaceDown):
        out[at + _THING] = f.skill + 1
    elif isinstance(f, (CopyArea, Found, PlayFound, PlayOne)):
        out[at + _EFFECT] = EFFECTS[f.effect]
    else:
        _tell_bonus(f, out, at)


def _tell_bonus(f: Frame, out: list[int], at: int) -> None:
    """What is in the frames of an industry bonus."""
    if isinstance(f, Bonus):
        out[at + _THING] = f.column + 1
    if isinstance(f, (WorkersBonus, WorkersBonusDone, ChooseWorkersColumn)):
        out[at + _TIMES] = f.links


def _tell_build(f: Build | BuildOn, out: list[int], at: int, end: int) -> int:
    """A question about a property or what follows one: the pieces that stand, and what is left of a purse, get places of their own."""
    out[at + _EFFECT] = EFFECTS[f.effect]
    out[at + _LEFT] = min(f.left, MOST_COUNTED)
    out[at + _TIMES] = len(f.taken)
    if isinstance(f, Build) and f.must:
        out[at + _THING] = 1
    at += 1
    for code in f.taken:
        if at < end:
            out[at] = _PIECE
            out[at + _THING] = code % 8 + 1
            out[at + _TIMES] = code // 8 + 1
            at += 1
    if isinstance(f, (BuildFromPurse, BuildOnFromPurse)) and at + 1 < end:
        purse = f.purse
        out[at] = _WOOD_AND_IRON
        out[at + 1] = _GOLD_AND_DISCOUNT
        for i in range(PURSE):
            out[at + i // 2 + (_LEFT if i % 2 else _TIMES)] = min(purse[i], MOST_COUNTED)
        at += 2
    return at
