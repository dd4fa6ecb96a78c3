"""What a seat may know: nearly everything, since only what chance has not told yet is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from igroteka.core.data import dump_frame
from igroteka.core.json_types import JsonObject
from igroteka.core.named_kinds import counts_by_name
from igroteka.core.viewing import actor_of, frames_before, public_part, question_for_one, stage_of

from ._view import PublicView
from .components.automa import CARD_NAMES
from .components.boards import TOOLS_PER_SPADE
from .components.maps import HEXES, SITES, bits
from .components.names import (
    BONUSES,
    CITY_TILES,
    COMPETENCIES,
    FACTIONS,
    INNOVATIONS,
    PALACES,
    ROUNDS,
    TERRAINS,
)
from .fields import FIELDS, ITEMS, NOBODY, NONE, WIDTH
from .moves import TREES
from .rules.building import Answer, power_on_offer
from .rules.land import reach, spades_needed
from .rules.rounds import Actions, BeginActions, ChooseIncome, Round, ScienceBonus, income, income_choices
from .rules.setup_choices import ChooseSetFaction
from .rules.start_buildings import (
    AfterPlacement,
    MonksUniversity,
    OmarThird,
    SetUpPlayers,
    StartBuilding,
    StartChoices,
)
from .rules.work import Work
from .state import (
    ANNEX,
    AVAILABLE,
    BOOKS,
    COINS,
    POWER,
    SETUP,
    THE_END,
    TOOLS,
    VP,
    AgeOfInnovationState,
    name,
    names_there,
)


@dataclass
class PartyView:
    """One party: a player or the Automa. `next_income` is what the next Phase I would bring as things stand."""

    seat: int
    native: str
    faction: str
    vp: int
    coins: int
    tools: int
    scholars: int
    supply: int
    books: tuple[int, ...]
    bowls: tuple[int, int, int]
    burnt: int
    annexes: int
    keys: int
    bridges_left: int
    shipping: int
    terraforming: int
    left: tuple[int, ...]
    level: tuple[int, ...]
    palace: str
    drafted: str
    bonus: str
    competencies: tuple[str, ...]
    innovations: tuple[str, ...]
    city_tiles: dict[str, int]
    used: tuple[str, ...]
    acts: tuple[str, ...]
    passed: bool
    items: dict[str, int]
    next_income: dict[str, int]


@dataclass
class AgeOfInnovationView(PublicView):
    """The table, the same for all but for the figures about reach, which are the viewer's own.

    Hexes are listed by number; `terrain` is "river" for water and empty outside the board. `reach` gives for
    each hex that the viewer could work on the spades and the tools it would need. `free` spades are left.
    `cards` are those that the Automa can still draw, in no order. `question` is all that is in the question, and
    `rest` what is still to be done before the game goes on, the next first.
    """

    stage: str
    actor: int
    sets: tuple[tuple[str, tuple[str, ...], str], ...]
    factions: tuple[str, ...]
    bridges: dict[str, int]
    players: tuple[PartyView, ...]
    deck: int
    cards: tuple[str, ...]
    support: str
    offers: tuple[tuple[int, int, int], ...]
    reach: dict[str, tuple[int, int]]
    free: int
    first_hex: str
    question: JsonObject
    rest: tuple[JsonObject, ...]


def view(s: AgeOfInnovationState, seat: int | None) -> AgeOfInnovationView:
    """§AI-4.11.13 The position. Nothing in it is secret: what nobody knows has not been drawn yet."""
    actor = actor_of(s)
    ask = question_for_one(s)
    eye = seat if seat is not None else actor
    return AgeOfInnovationView(
        **public_part(s, seat, FIELDS),
        stage=stage_of(s),
        actor=actor,
        sets=tuple([_set(s, t) for t in range(len(TERRAINS)) if s.cards[t]]),
        factions=_factions(s),
        bridges={SITES[i]: owner for i, owner in enumerate(s.bridge) if owner != NOBODY},
        players=tuple([_party(s, i) for i in range(s.parties)]),
        deck=sum(s.deck) + (s.top != NONE),
        cards=tuple(names_there(CARD_NAMES, s.deck)),
        support=CARD_NAMES[s.discard[-1]] if s.discard else "",
        offers=_offers(s),
        reach=_reach(s, eye) if 0 <= eye < s.seats else {},
        free=ask.free if isinstance(ask, Work) else 0,
        first_hex=HEXES[ask.first] if isinstance(ask, Work) and ask.first != NONE else "",
        question=dump_frame(ask) if ask is not None else {},
        rest=frames_before(s, COURSE),
    )


#: What every game goes through; whatever lies above it belongs to one action, reward or income.
COURSE: Final = (
    *(SetUpPlayers, StartChoices, StartBuilding, OmarThird, MonksUniversity, AfterPlacement),
    *(Round, ChooseIncome, BeginActions, Actions, ScienceBonus),
)


def _factions(s: AgeOfInnovationState) -> tuple[str, ...]:
    """The factions on offer: those of the draft, or the two of the planning card that a single player took."""
    if s.agenda and isinstance(s.agenda[-1], ChooseSetFaction):
        return tuple([FACTIONS[m.index[0]] for m in s.agenda[-1].moves(s)])
    return tuple(names_there(FACTIONS, s.factions))


def _set(s: AgeOfInnovationState, t: int) -> tuple[str, tuple[str, ...], str]:
    factions = [FACTIONS[f] for f in s.set_faction[2 * t : 2 * t + 2] if f != NONE]
    return TERRAINS[t], tuple(factions), name(BONUSES, s.set_bonus[t])


def _party(s: AgeOfInnovationState, i: int) -> PartyView:
    purse = s.purse[i]
    acts = [act for act in s.able[i].acts if act.move is not None]
    crossed = [str(a.move.args[0]) for a in TREES.acts if a.move is not None and s.used[i] >> a.index & 1]
    return PartyView(
        seat=i,
        native=name(TERRAINS, s.native[i]),
        faction=s.options["automa"] if i >= s.seats else name(FACTIONS, s.faction[i]),
        vp=purse[VP],
        coins=purse[COINS],
        tools=purse[TOOLS],
        scholars=purse[AVAILABLE],
        supply=s.supply[i],
        books=tuple(purse[BOOKS : BOOKS + 4]),
        bowls=(s.bowl_1[i], s.bowl_2[i], purse[POWER]),
        burnt=s.burnt[i],
        annexes=purse[ANNEX],
        keys=s.keys[i],
        bridges_left=s.spans[i],
        shipping=s.shipping[i],
        terraforming=s.terraforming[i],
        left=tuple(s.left[5 * i : 5 * i + 5]),
        level=tuple(s.level[4 * i : 4 * i + 4]),
        palace=name(PALACES, s.palace[i]),
        drafted=name(PALACES, s.drafted[i]),
        bonus=name(BONUSES, s.bonus[i]),
        competencies=tuple([COMPETENCIES[c] for c in bits(s.competencies[i])]),
        innovations=tuple([INNOVATIONS[c] for c in bits(s.innovations[i])]),
        city_tiles=counts_by_name(CITY_TILES, s.city_tiles[7 * i : 7 * i + 7]),
        used=tuple(crossed),
        acts=tuple([str(act.move.args[0]) for act in acts if act.move is not None]),
        passed=i in s.passed,
        items=counts_by_name(ITEMS, s.points[WIDTH * i : WIDTH * (i + 1)]),
        next_income=next_income(s, i),
    )


def next_income(s: AgeOfInnovationState, me: int) -> dict[str, int]:
    """§AI-4.4.1 What the next Phase I brings as things stand; nothing for the Automa and after the last one."""
    if me >= s.seats or s.native[me] == NONE or s.faction[me] == NONE:
        return {}
    if s.phase == THE_END or (s.round == ROUNDS and s.phase != SETUP):
        return {}
    what = income(s, me)
    levels, books = income_choices(s, me)
    fixed = dict(
        zip(("c", "t", "s", "pw", "vp"), [what[u] for u in (COINS, TOOLS, AVAILABLE, POWER, VP)], strict=True)
    )
    return {unit: n for unit, n in {**fixed, "book": books, "level": levels}.items() if n}


def _offers(s: AgeOfInnovationState) -> tuple[tuple[int, int, int], ...]:
    """The offer that is asked about: who, how much power, for how many points."""
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, Answer):
        power = power_on_offer(s, top.me, top.amount)
        return ((top.me, power, power - 1),)
    return ()


def _reach(s: AgeOfInnovationState, me: int) -> dict[str, tuple[int, int]]:
    """§AI-4.1.3, §AI-4.6.1.4 Empty land in reach with the spades to native terrain and what they cost in tools."""
    if s.native[me] == NONE or s.phase == THE_END:
        return {}
    rate = TOOLS_PER_SPADE[s.terraforming[me]]
    within_reach: dict[str, tuple[int, int]] = {}
    for h in bits(reach(s, me) & s.empty):
        spades = spades_needed(s, me, h)
        within_reach[HEXES[h]] = (spades, spades * rate)
    return within_reach
