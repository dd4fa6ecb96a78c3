"""What a seat may know: nearly everything. And a guess at the rest, which is only what chance has not told yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.agenda import asked, over, waiting
from igroteka.core.data import counted, dump
from igroteka.core.game import Tensor, View
from igroteka.core.rng import Rng

from .components.automa import CARD_NAMES
from .components.boards import TOOLS_PER_SPADE
from .components.maps import HEXES, SIDES, SITES, SIZE, bits
from .components.names import (
    BONUSES,
    BOOK_ACTIONS,
    BUILDINGS,
    CITY_TILES,
    COMPETENCIES,
    FACTIONS,
    FINAL_TILES,
    INNOVATIONS,
    MOST_SEATS,
    PALACES,
    RIVER,
    ROUND_TILES,
    ROUNDS,
    TERRAINS,
)
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
    ITEMS,
    NOBODY,
    NONE,
    PHASES,
    POWER,
    SETUP,
    SHARED_ACTIONS,
    THE_END,
    TOOLS,
    VP,
    WIDTH,
    AgeOfInnovationState,
    listed,
    name,
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
class AgeOfInnovationView(View):
    """The table, the same for all but for the figures about reach, which are the viewer's own.

    Hexes are listed by number; `terrain` is "river" for water and empty outside the board. `reach` gives for
    each hex that the viewer could work on the spades and the tools it would need. `free` spades are left.
    `cards` are those that the Automa can still draw, in no order. `question` is all that is in the question, and
    `rest` what is still to be done before the game goes on, the next first.
    """

    parties: int
    side: str
    round: int
    phase: str
    stage: str
    actor: int
    order: tuple[int, ...]
    passed: tuple[int, ...]
    round_tiles: tuple[str, ...]
    final_tile: str
    book_actions: tuple[str, ...]
    crossed: tuple[str, ...]
    competency_cells: tuple[str, ...]
    stock: tuple[int, ...]
    innovation_cells: tuple[str, ...]
    palaces: tuple[str, ...]
    display: tuple[str, ...]
    coins_on: dict[str, int]
    city_left: tuple[int, ...]
    territory: int
    unowned: tuple[int, ...]
    spaces: tuple[int, ...]
    sets: tuple[tuple[str, tuple[str, ...], str], ...]
    factions: tuple[str, ...]
    terrain: tuple[str, ...]
    building: tuple[str, ...]
    owner: tuple[int, ...]
    neutral: tuple[str, ...]
    annexed: tuple[str, ...]
    member: tuple[str, ...]
    marked: tuple[str, ...]
    bridges: dict[str, int]
    river_cities: tuple[str, ...]
    players: tuple[PartyView, ...]
    deck: int
    cards: tuple[str, ...]
    discard: tuple[str, ...]
    support: str
    action: str
    offers: tuple[tuple[int, int, int], ...]
    reach: dict[str, tuple[int, int]]
    free: int
    first_hex: str
    question: dict[str, Any]
    rest: tuple[dict[str, Any], ...]


def view(s: AgeOfInnovationState, seat: int | None) -> AgeOfInnovationView:
    """§AI-4.11.13 The position. Nothing in it is secret: what nobody knows has not been drawn yet."""
    turn = waiting(s)
    top = s.agenda[-1] if s.agenda else None
    actor = turn[0] if len(turn) == 1 else -1
    ask = asked(s, actor) if actor >= 0 else None
    eye = seat if seat is not None else actor
    return AgeOfInnovationView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(turn),
        over=over(s),
        parties=s.parties,
        side=SIDES[s.side],
        round=s.round,
        phase=PHASES[s.phase],
        stage=type(top).__name__ if top is not None else "",
        actor=actor,
        order=tuple(s.order),
        passed=tuple(s.passed),
        round_tiles=tuple([name(ROUND_TILES, t) for t in s.rounds]),
        final_tile=name(FINAL_TILES, s.final),
        book_actions=tuple([name(BOOK_ACTIONS, a) for a in s.book_actions]),
        crossed=tuple([a for i, a in enumerate(SHARED_ACTIONS) if s.crossed >> i & 1]),
        competency_cells=tuple([name(COMPETENCIES, c) for c in s.cells]),
        stock=tuple(s.stock),
        innovation_cells=tuple([name(INNOVATIONS, i) for i in s.shelf]),
        palaces=tuple(listed(PALACES, s.palaces)),
        display=tuple([BONUSES[b] for b in s.display]),
        coins_on=counted(BONUSES, s.coins_on),
        city_left=tuple(s.city_left),
        territory=s.territory,
        unowned=tuple(s.unowned),
        spaces=tuple(s.spaces),
        sets=tuple([_set(s, t) for t in range(len(TERRAINS)) if s.cards[t]]),
        factions=_factions(s),
        terrain=tuple([TERRAINS[t] if t < RIVER else "river" if t == RIVER else "" for t in s.terrain]),
        building=tuple([name(BUILDINGS, b) for b in s.building]),
        owner=tuple(s.owner),
        neutral=tuple([HEXES[h] for h in bits(s.neutral)]),
        annexed=tuple([HEXES[h] for h in bits(s.annexed)]),
        member=tuple([HEXES[h] for h in bits(s.member)]),
        marked=tuple([HEXES[h] for h in bits(s.marked)]),
        bridges={SITES[i]: owner for i, owner in enumerate(s.bridge) if owner != NOBODY},
        river_cities=tuple([HEXES[h] for h in bits(s.river_cities)]),
        players=tuple([_party(s, i) for i in range(s.parties)]),
        deck=sum(s.deck) + (s.top != NONE),
        cards=tuple(listed(CARD_NAMES, s.deck)),
        discard=tuple([CARD_NAMES[c] for c in s.discard]),
        support=CARD_NAMES[s.discard[-1]] if s.discard else "",
        action=name(CARD_NAMES, s.top),
        offers=_offers(s),
        reach=_reach(s, eye) if 0 <= eye < s.seats else {},
        free=ask.free if isinstance(ask, Work) else 0,
        first_hex=HEXES[ask.first] if isinstance(ask, Work) and ask.first != NONE else "",
        question=dump(ask) if ask is not None else {},
        rest=_rest(s),
    )


#: What every game goes through; whatever lies above it belongs to one action, reward or income.
COURSE: Final = (
    *(SetUpPlayers, StartChoices, StartBuilding, OmarThird, MonksUniversity, AfterPlacement),
    *(Round, ChooseIncome, BeginActions, Actions, ScienceBonus),
)


def _rest(s: AgeOfInnovationState) -> tuple[dict[str, Any], ...]:
    """The frames between the question and the course of the game, the next one first."""
    found: list[dict[str, Any]] = []
    for frame in reversed(s.agenda[:-1]):
        if isinstance(frame, COURSE):
            break
        found.append(dump(frame))
    return tuple(found)


def _factions(s: AgeOfInnovationState) -> tuple[str, ...]:
    """The factions on offer: those of the draft, or the two of the planning card that a single player took."""
    if s.agenda and isinstance(s.agenda[-1], ChooseSetFaction):
        return tuple([FACTIONS[m.index[0]] for m in s.agenda[-1].moves(s)])
    return tuple(listed(FACTIONS, s.factions))


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
        city_tiles=counted(CITY_TILES, s.city_tiles[7 * i : 7 * i + 7]),
        used=tuple(crossed),
        acts=tuple([str(act.move.args[0]) for act in acts if act.move is not None]),
        passed=i in s.passed,
        items=counted(ITEMS, s.points[WIDTH * i : WIDTH * (i + 1)]),
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
    found: dict[str, tuple[int, int]] = {}
    for h in bits(reach(s, me) & s.empty):
        spades = spades_needed(s, me, h)
        found[HEXES[h]] = (spades, spades * rate)
    return found


def guess(s: AgeOfInnovationState, seat: int | None, rng: Rng) -> AgeOfInnovationState:
    """A position that a seat cannot tell from the true one: there are no secrets, so it is a copy."""
    return s.clone()


# ---------------------------------------------------------------- numbers for learning agents

_PHASES: Final = len(PHASES)
_STAGES: Final = (
    *("Turn", "After", "Work", "Answer", "UseKey", "ChooseLevels", "ChooseBooks", "SpendBook"),
    *("ChooseCompetency", "ChooseCity", "ChoosePalace", "ChooseBonus", "BuildBridge", "PlaceNeutral"),
    *("PlaceStart", "ChooseSet", "Draft", "DraftBonus", "Pending"),
)
_PARTIES: Final = MOST_SEATS
_PARTY_WIDE: Final = (
    26
    + len(TERRAINS)
    + len(FACTIONS)
    + len(PALACES)
    + len(BONUSES)
    + len(COMPETENCIES)
    + len(INNOVATIONS)
    + len(CITY_TILES)
)


def encode(v: AgeOfInnovationView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    own = {hex: i for i, hex in enumerate(HEXES)}
    flags = [[0.0] * SIZE for _ in range(5)]
    for row, hexes in zip(flags, (v.neutral, v.annexed, v.member, v.river_cities, v.marked), strict=True):
        for hex in hexes:
            row[own[hex]] = 1.0
    for h in range(SIZE):
        out += _hot(_TERRAIN_AT.get(v.terrain[h], -1), len(TERRAINS) + 1)
        out += _hot(BUILDINGS.index(v.building[h]) if v.building[h] else -1, len(BUILDINGS))
        out += _hot((v.owner[h] - me) % v.parties if v.owner[h] >= 0 else -1, _PARTIES)
        out += [row[h] for row in flags]
    for site in SITES:
        owner = v.bridges.get(site, -1)
        out.append(0.0 if owner < 0 else 1.0 if owner == me else 0.5)
    for i in range(_PARTIES):
        out += _party_numbers(v, v.players[(me + i) % v.parties]) if i < v.parties else [0.0] * _PARTY_WIDE
    for tile in v.round_tiles:
        out += _hot(ROUND_TILES.index(tile) if tile else -1, len(ROUND_TILES))
    out += _hot(FINAL_TILES.index(v.final_tile) if v.final_tile else -1, len(FINAL_TILES))
    out += [float(a in v.book_actions) for a in BOOK_ACTIONS]
    out += [float(a in v.crossed) for a in SHARED_ACTIONS]
    for i, c in enumerate(v.competency_cells):
        out += _hot(COMPETENCIES.index(c) if c else -1, len(COMPETENCIES))
        out.append(v.stock[i] / 4)
    out += [float(i in v.innovation_cells) for i in INNOVATIONS]
    out += [float(p in v.palaces) for p in PALACES]
    out += [float(b in v.display) + v.coins_on.get(b, 0) / 5 for b in BONUSES]
    out += [n / 3 for n in v.city_left]
    out += [n / 12 for n in v.unowned]
    out += [float(n >= 0) for n in v.spaces]
    out += _hot(PHASES.index(v.phase), _PHASES)
    out += _hot(_STAGES.index(v.stage) if v.stage in _STAGES else -1, len(_STAGES))
    out += [v.round / ROUNDS, v.territory / 15, v.deck / 14, v.free / 4, float(v.actor == me)]
    out += _hot(v.seats - 1, MOST_SEATS)
    return out


_TERRAIN_AT: Final = {**{t: i for i, t in enumerate(TERRAINS)}, "river": len(TERRAINS)}


def _party_numbers(v: AgeOfInnovationView, p: PartyView) -> list[float]:
    out = [p.vp / 100, p.coins / 20, p.tools / 10, p.scholars / 7, p.supply / 7, p.burnt / 12]
    out += [n / 6 for n in p.books]
    out += [n / 12 for n in p.bowls]
    out += [p.annexes / 2, p.keys / 4, p.bridges_left / 3, p.shipping / 3, p.terraforming / 2]
    out += [n / 9 for n in p.left[:2]] + [n / 3 for n in p.left[2:3]]
    out += [n / 12 for n in p.level]
    out.append(v.order.index(p.seat) / _PARTIES)
    out += _hot(TERRAINS.index(p.native) if p.native else -1, len(TERRAINS))
    out += _hot(FACTIONS.index(p.faction) if p.faction in FACTIONS else -1, len(FACTIONS))
    out += _hot(PALACES.index(p.palace) if p.palace else -1, len(PALACES))
    out += _hot(BONUSES.index(p.bonus) if p.bonus else -1, len(BONUSES))
    out += [float(c in p.competencies) for c in COMPETENCIES]
    out += [float(i in p.innovations) for i in INNOVATIONS]
    out += [p.city_tiles.get(c, 0) / 3 for c in CITY_TILES]
    return out


def _hot(index: int, size: int) -> list[float]:
    hot = [0.0] * size
    if index >= 0:
        hot[index] = 1.0
    return hot
