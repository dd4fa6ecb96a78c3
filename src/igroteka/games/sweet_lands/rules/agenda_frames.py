"""The frames of one action in a stored position: each fits the table, and they fit each other."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.abilities import Rewards
from igroteka.core.bundle import NOTHING
from igroteka.core.combinators import AnyOrder, Choose, May, Seq, Upto
from igroteka.core.effects import Decide, Effect, EffectOf, OneByOne, Perform, Rest
from igroteka.core.errors import BadData, bad_data, brief
from igroteka.core.frames import Frame
from igroteka.core.text import Value, phrase

from ..components.boards import AREAS, HAND_COST, SKILL_NAMES, STOCK, TOWER
from ..components.deck import CARDS, NO_MARK
from ..components.vocabulary import COLORS, INDUSTRIES
from ..effects import CARD, IP
from ..player import Player
from ..state import SweetLandsState
from . import (
    areas,
    cards,
    carmen,
    free_actions,
    industry,
    land,
    payment,
    property,
    round_end,
    skills,
    tracks,
    turn,
    workers,
)

MOST: Final = 200
#: Frames with an effect, and the kind of effect that fits each.
FITTING: Final[dict[type[Frame], tuple[type[Effect], ...]]] = {
    land.PlaceTerrain: (land.Terrain,),
    land.PlaceRoad: (land.Road,),
    land.TurnToken: (land.Turns,),
    property.Build: (property.Property,),
    property.BuildOn: (property.Property,),
    property.BuildFromPurse: (property.Property,),
    property.BuildOnFromPurse: (property.Property,),
    tracks.AdvanceIndustry: (tracks.Industry,),
    tracks.AdvanceFood: (tracks.Food,),
    tracks.PlaceRabbit: (tracks.Rabbit,),
    skills.TakeSkill: (skills.Skills,),
    workers.Hire: (workers.Employs,),
    workers.PlayOne: (workers.PlaysCard,),
    cards.SearchDeck: (cards.Search,),
    cards.Found: (cards.Search,),
    cards.PlayFound: (cards.Search,),
    areas.CopyArea: (areas.Copies,),
    Perform: (EffectOf,),
    Rest: (Seq, AnyOrder, payment.UpTo, OneByOne),
    Decide: (AnyOrder, Choose, May, Upto),
}
#: Steps of ending the round, in order.
ENDING: Final = (
    round_end.CharacterEnd,
    round_end.CityPoints,
    round_end.IndustryPoints,
    round_end.ReadResults,
    round_end.HelpTile,
    round_end.SkillTokens,
    round_end.RoundEndCards,
    round_end.LeaveHelp,
)
#: What lies lowest in the turn of a seat.
TURNS: Final = (turn.Turn, turn.Choice, round_end.MoveHelp, *ENDING)
#: Questions and draws: nothing lies on top of them.
TOP_ONLY: Final = (
    *(land.PlaceTerrain, land.PlaceRoad, land.TurnToken, property.Build, property.BuildFromPurse),
    tracks.AdvanceIndustry,
    *(tracks.AdvanceFood, tracks.PlaceRabbit, tracks.AdvanceProsperity, tracks.ChooseColor, skills.TakeSkill),
    *(workers.Hire, workers.PlayOne, workers.Employ, cards.SearchDeck, cards.PlayFound, cards.DrawCard),
    *(areas.CopyArea, areas.HandCost, payment.TakeBasic, payment.PayBasic, payment.Raise, Decide),
    *(
        industry.ChooseColumn,
        industry.ChooseWorkersColumn,
        round_end.MoveHelp,
        carmen.FirstWorkers,
        turn.Choice,
    ),
)
#: Other frames that may lie inside an action.
INNER: Final = (
    *(property.BuildOn, property.BuildOnFromPurse, tracks.GoOn, cards.Found, areas.HandCostOn),
    *(areas.PayArea, areas.PayCopied, areas.AreaEffect),
    *(payment.DiscardCards, Perform, Rest, Rewards, industry.Bonuses, industry.Bonus, industry.BonusDone),
    *(industry.WorkersBonus, industry.WorkersBonusDone),
    *(workers.Played, workers.MayEmploy, free_actions.TowerActive, turn.FaceDown, turn.Turn),
    *(carmen.Workers, *ENDING),
)

#: What a bonus that a worker has caused is made of.
WORKERS: Final = (industry.WorkersBonus, industry.WorkersBonusDone, industry.ChooseWorkersColumn)


def wrong(what: Value) -> BadData:
    """An agenda that the rules cannot have laid out."""
    return bad_data("agenda", what, phrase("frames in the order of the rules"))


def check_turn(s: SweetLandsState, inner: list[Frame], me: int) -> None:
    """The frames above the action phase belong to the seat whose turn it is."""
    if not inner:
        return
    check_inner(s, inner, me)
    base = inner[0]
    ends = [f for f in inner if isinstance(f, (*ENDING, round_end.MoveHelp))]
    if (isinstance(base, turn.Choice) and len(inner) == 1) or (isinstance(base, turn.Turn) and not ends):
        ended = False
    elif ends:
        ended = True
        kinds = [type(f) for f in inner if isinstance(f, ENDING)]
        want = list(ENDING[::-1])
        if kinds != want[: len(kinds)] or any(not isinstance(f, ENDING) for f in inner[: len(kinds)]):
            raise wrong(phrase("steps of the round end out of order"))
    else:
        raise wrong(phrase("{name} without a turn", name=type(base).__name__))
    if ended != (me in s.ended) or any(isinstance(f, (turn.Turn, turn.Choice)) for f in inner[1:]):
        ended_already = phrase("a turn of seat {n}, who has ended the round", n=me)
        not_yet = phrase("a turn of seat {n}, who has not ended the round", n=me)
        raise wrong(ended_already if me in s.ended else not_yet)


def check_inner(s: SweetLandsState, inner: list[Frame], me: int) -> None:
    """Refuse frames inside a turn that cannot be there: in a wrong order, of another character, or with costs that nobody has."""
    for i, f in enumerate(inner):
        last = i + 1 == len(inner)
        if not isinstance(f, (*TOP_ONLY, *INNER)) or (isinstance(f, TOP_ONLY) and not last):
            name = type(f).__name__
            raise wrong(
                phrase("{name} at the top", name=name) if last else phrase("{name} below the top", name=name)
            )
        _check_frame(s, f, me)
    if any(isinstance(f, carmen.Workers) for f in inner) and not s.abilities(me).rules("round_1_draw"):
        raise wrong(phrase("Workers for another character"))
    _check_payments(s, inner, me)
    found = s.players[me].found
    searching = any(isinstance(f, (cards.SearchDeck, cards.Found, cards.PlayFound)) for f in inner)
    if (bool(found) and not searching) or any(p.found for i, p in enumerate(s.players) if i != me):
        raise bad_data("found", phrase("cards without a search"), phrase("only while the deck is searched"))


def _check_payments(s: SweetLandsState, inner: list[Frame], me: int) -> None:
    """Costs that wait can be paid."""
    p = s.players[me]
    hand = [f for f in inner if isinstance(f, (areas.HandCost, areas.HandCostOn))]
    for f in inner:
        if isinstance(f, areas.PayArea):
            owed = NOTHING
            for h in hand:
                missing = h.n - p.have[CARD]
                if h.area != f.area or (missing > 0 and not p.abilities.rules("diamond_as_card")):
                    raise wrong(phrase("a hand cost that cannot be paid"))
                owed = areas.DIAMONDS[max(missing, 0)]
            if not f.is_payable(s, owed):
                raise wrong(phrase("an area that cannot be paid"))
    if len(hand) > 1 or (hand and not any(isinstance(f, areas.PayArea) for f in inner)):
        raise wrong(phrase("a hand cost without an area"))
    if len([f for f in inner if isinstance(f, areas.PayArea)]) > 1:
        raise wrong(phrase("two areas at once"))


def _check_frame(s: SweetLandsState, f: Frame, me: int) -> None:
    """The fields of a frame: its seat, its effect, and numbers within bounds."""
    if getattr(f, "me", me) != me:
        raise wrong(phrase("{name} of seat {n}", name=type(f).__name__, n=getattr(f, "me", me)))
    effect = getattr(f, "effect", None)
    kinds = FITTING.get(type(f))
    if kinds is not None and not isinstance(effect, kinds):
        raise wrong(phrase("{name} with {names}", name=type(f).__name__, names=brief(effect)))
    for field in ("left", "n"):
        value = getattr(f, field, 1)
        if not 1 <= value <= MOST and not (
            field == "left" and isinstance(f, (Decide, property.BuildOn)) and value == 0
        ):
            raise wrong(f"{type(f).__name__}.{field} {value}")
    if isinstance(f, (Rest, Decide)) and effect is not None:
        _check_left(f, effect)
    p = s.players[me]
    if isinstance(f, (Rewards, industry.Bonuses)):
        _check_place(s, f, me)
    _check_pieces(p, f)
    if isinstance(f, round_end.IndustryPoints) and not 0 <= f.before <= p.have[IP]:
        raise wrong(f"IndustryPoints.before {f.before}")
    if isinstance(f, payment.PayBasic) and f.kinds not in (payment.ALL_BASIC, payment.WHEAT_OR_WOOD):
        raise wrong(f"PayBasic.kinds {f.kinds}")
    if isinstance(f, payment.Raise) and f.first not in (0, 1):
        raise wrong(f"Raise.first {f.first}")
    _check_numbers(s, f, p.have[CARD])


def _check_pieces(p: Player, f: Frame) -> None:
    """The cards, tokens and pieces that a frame is about are there."""
    if isinstance(f, (property.Build, property.BuildOn)):
        _check_taken(p.placed, f.taken)
        if isinstance(f, property.Build) and f.must and f.taken:
            raise wrong(phrase("Build.must after a property"))
        if isinstance(f, (property.BuildFromPurse, property.BuildOnFromPurse)):
            _check_purse(f.purse)
    elif isinstance(f, (workers.MayEmploy, workers.Employ)):
        if f.card not in p.played or CARDS[f.card].mark == NO_MARK:
            raise wrong(phrase("{name} with a card that is not there", name=type(f).__name__))
    elif isinstance(f, turn.FaceDown) and not (0 <= f.skill < len(SKILL_NAMES) and p.owns(f.skill)):
        raise wrong(phrase("FaceDown of a token that is not owned"))
    elif isinstance(f, free_actions.TowerActive) and not p.placed[TOWER]:
        raise wrong(phrase("TowerActive without a tower"))


def _check_numbers(s: SweetLandsState, f: Frame, may_leave: int) -> None:
    if isinstance(f, payment.PayBasic):
        have = s.players[f.me].have
        if f.n > sum(have[1 : 1 + f.kinds]):
            raise wrong(f"PayBasic.n {f.n}")
    elif isinstance(f, payment.DiscardCards) and f.n > may_leave + (
        s.players[f.me].have[5] if f.or_disc else 0
    ):
        raise wrong(f"DiscardCards.n {f.n}")
    elif isinstance(f, (areas.HandCost, areas.HandCostOn, areas.PayArea, areas.AreaEffect)):
        if not 0 <= f.area < len(AREAS) or f.area not in s.open_areas():
            raise wrong(f"{type(f).__name__}.area {f.area}")
        if isinstance(f, (areas.HandCost, areas.HandCostOn)) and f.n > max(HAND_COST):
            raise wrong(f"HandCost.n {f.n}")
        if (
            isinstance(f, areas.AreaEffect)
            and areas.MUST_WORK[f.area]
            and not areas.usable(s, f.me, f.area, NOTHING)
        ):
            raise wrong(phrase("AreaEffect without effect"))
    elif isinstance(f, (tracks.AdvanceProsperity, tracks.GoOn)) and not 0 <= f.color <= len(COLORS):
        raise wrong(f"{type(f).__name__}.color {f.color}")
    elif isinstance(f, industry.Bonus) and not 0 <= f.column <= len(INDUSTRIES):
        raise wrong(f"Bonus.column {f.column}")
    if isinstance(f, WORKERS) and not 1 <= f.links <= industry.MOST_LINKS:
        raise wrong(f"{type(f).__name__}.links {f.links}")


def _check_left(f: Rest | Decide, effect: Effect) -> None:
    """What is left of an effect is a part of it."""
    if isinstance(effect, Seq) and not 1 <= f.left < len(effect.steps):
        raise wrong(f"Rest.left {f.left}")
    if isinstance(effect, AnyOrder) and not 1 <= f.left < 1 << len(effect.others):
        raise wrong(f"{type(f).__name__}.left {f.left}")
    if isinstance(effect, (Choose, May, Upto)) and f.left:
        raise wrong(f"Decide.left {f.left}")


def _check_place(s: SweetLandsState, f: Any, me: int) -> None:
    """Frames that wait belong to the same seat."""
    if not isinstance(f.frames, tuple):
        raise wrong(f"{type(f).__name__}.frames {brief(f.frames)}")
    for inside in f.frames:
        if isinstance(f, Rewards):
            fits = (
                isinstance(inside, Perform)
                and isinstance(inside.effect, EffectOf)
                and inside.effect.first is not None
            )
        else:
            fits = isinstance(inside, industry.Bonus)
        if not fits:
            raise wrong(phrase("{name} that waits", name=brief(inside)))
        _check_frame(s, inside, me)


def _check_purse(purse: Any) -> None:
    """What is left of the wood, iron and gold of the start, and the discount of then."""
    if (
        not isinstance(purse, tuple)
        or len(purse) != property.PURSE
        or not all(type(n) is int and n >= 0 for n in purse)
    ):
        raise wrong(f"Build.purse {brief(purse)}")


def _check_taken(placed: list[int], taken: Any) -> None:
    """Pieces whose bonus is to come stand on the domain."""
    if not isinstance(taken, tuple) or len(set(taken)) != len(taken):
        raise wrong(f"Build.taken {brief(taken)}")
    for code in taken:
        if type(code) is not int or code < 0 or code % 8 >= TOWER or code // 8 >= placed[code % 8]:
            raise wrong(f"Build.taken {brief(taken)}")
        if code // 8 >= STOCK[code % 8]:
            raise wrong(f"Build.taken {brief(taken)}")
