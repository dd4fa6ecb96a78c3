"""What a seat may know, as names and numbers, and the same as a vector for learning agents."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.core.agenda import asked, over, scene, waiting
from igroteka.core.bundle import Bundle
from igroteka.core.data import counted, dump
from igroteka.core.frames import Opened
from igroteka.core.game import Tensor, View

from .components.boards import (
    AREA_NAMES,
    AREAS,
    CHARACTER_NAMES,
    FOOD_END,
    HELP_NAMES,
    INDUSTRY_END,
    MILESTONE_SIDES,
    MILESTONES,
    MOST_CELLS,
    MOST_PLAYERS,
    PIECES,
    PLAIN_SKILLS,
    ROUNDS,
    SCORING_NAMES,
    SKILL_NAMES,
    SOLO_DECKS,
    SOLO_NAMES,
    STOCK,
    TRACK_LENGTH,
    TRACK_NAMES,
    column_limit,
)
from .components.deck import CARD_NAMES
from .components.land import BOARD_SIDES, DOMAINS, EDGE_NAMES, PLACES, SPECIALS
from .components.vocabulary import INDUSTRIES, PRODUCTS, SWEETS
from .components.vocabulary import UNITS as UNIT_NAMES
from .effects import UNITS
from .player import NOBODY
from .rules.cards import SearchDeck
from .rules.scoring import ITEMS, points
from .rules.turn import Turn
from .state import ROUND_END_CARDS, SweetLandsState

TOKEN_STATES: Final = ("", "up", "flipped")


@dataclass
class PlayerView:
    """One player as the viewer sees them: cards in hand are a number unless they are the viewer's own.

    Places are numbered row by row (8 to a row). `have` holds resources and points, `prices` what each area
    would cost this player. `known` is what the viewer has learned of others' hands, `exposed` which of the
    viewer's own cards each other seat knows in this way.
    """

    seat: int
    character: str
    domain: str
    side: str
    help: int
    have: dict[str, int]
    makes: dict[str, int]
    hand: tuple[str, ...]
    hand_count: int
    found: tuple[str, ...]
    found_count: int
    packet: tuple[str, ...]
    packet_count: int
    hints: tuple[tuple[str, int], ...]
    played: tuple[str, ...]
    columns: tuple[tuple[str, ...], ...]
    limits: tuple[int, ...]
    tokens: tuple[str, ...]
    special: str
    roads: tuple[str, ...]
    pieces: tuple[str, ...]
    rabbits: tuple[int, ...]
    areas: tuple[int, ...]
    fresh: tuple[int, ...]
    food: int
    cart: int
    locomotive: int
    prosper: dict[str, int]
    skills: tuple[str, ...]
    down: tuple[str, ...]
    acts: tuple[str, ...]
    used: tuple[str, ...]
    wonder: int
    discount: int
    markers: int
    milestones: tuple[int, ...]
    placed: dict[str, int]
    sweets: dict[str, int]
    cities: int
    ports: int
    round_ip: int
    prices: dict[str, dict[str, int]]
    items: dict[str, int]
    points: int
    ended: bool
    done: bool
    known: tuple[tuple[tuple[str, ...], tuple[int, ...]], ...]
    exposed: tuple[tuple[tuple[str, ...], ...], ...]
    groups: tuple[tuple[int, ...], ...]


@dataclass
class SweetLandsView(View):
    """The table as one seat sees it. `stage` is the kind of question, `question` all that is in it.

    `rest` is what follows in this turn when the question is answered, such as what a payment is for.
    """

    round: int
    first: int
    order: tuple[int, ...]
    ended: tuple[int, ...]
    areas: tuple[str, ...]
    open: tuple[str, ...]
    discs: dict[str, int]
    stacks: dict[str, int]
    offer: tuple[str, ...]
    milestones: tuple[tuple[int, str], ...]
    claimed: int
    scoring: tuple[str, ...]
    help: tuple[tuple[str, ...], ...]
    mio: int
    solo: tuple[str, ...]
    taken: tuple[str, ...]
    specials: tuple[str, ...]
    deck: int
    under: tuple[tuple[int, tuple[str, ...]], ...]
    discard: tuple[str, ...]
    search: tuple[str, ...]
    options: dict[str, str]
    players: tuple[PlayerView, ...]
    stage: str
    actor: int
    question: dict[str, Any]
    rest: tuple[dict[str, Any], ...]


def names(cards: tuple[int, ...]) -> tuple[str, ...]:
    """Cards by name."""
    return tuple([CARD_NAMES[c] for c in cards])


def amounts(price: Bundle) -> dict[str, int]:
    """A price by unit."""
    return {UNITS.names[i]: n for i, n in enumerate(price) if n}


def view(s: SweetLandsState, seat: int | None) -> SweetLandsView:
    """§SL-4.1.1, §SL-4.1.2, §SL-4.1.3 The position without what this seat cannot know."""
    turn = waiting(s)
    top = s.agenda[-1] if s.agenda else None
    mine = scene(s, seat)
    assert isinstance(mine, SweetLandsState)
    ask = asked(s, turn[0]) if len(turn) == 1 and turn[0] >= 0 else None
    done = [False] * s.seats
    if isinstance(top, Opened):
        for i, other in enumerate(top.seats):
            done[other] = not top.scenes[i].agenda
    search: tuple[str, ...] = ()
    if isinstance(ask, SearchDeck) and ask.me == seat:
        search = names(tuple(s.deck))
    return SweetLandsView(
        seat=seat,
        seats=s.seats,
        waiting=tuple(turn),
        over=over(s),
        round=s.round,
        first=s.first,
        order=s.order,
        ended=s.ended,
        areas=tuple([a.id for a in AREAS if a.seats <= s.seats]),
        open=tuple([AREA_NAMES[a] for a in s.open_areas()]),
        discs=counted(AREA_NAMES, s.discs),
        stacks=dict(zip(SKILL_NAMES[:PLAIN_SKILLS], s.stacks, strict=True)),
        offer=tuple([name for k, name in enumerate(SKILL_NAMES) if s.offer >> k & 1]),
        milestones=tuple([(i + 1, MILESTONE_SIDES[side - 1]) for i, side in enumerate(s.milestones) if side]),
        claimed=s.claimed,
        scoring=tuple([SCORING_NAMES[i] for i in s.scoring]),
        help=tuple([tuple([HELP_NAMES[t] for t in cell]) for cell in s.help]),
        mio=s.mio + 1,
        solo=tuple([SOLO_NAMES[c] for i in range(2) for c in SOLO_DECKS[i] if c not in s.solo[i]]),
        taken=tuple([TRACK_NAMES[t] for t in range(len(TRACK_NAMES)) if s.taken[t]]),
        specials=tuple([name for k, name in enumerate(SPECIALS) if s.specials >> k & 1]),
        deck=s.deck_size(),
        under=tuple([(len(cards), names(cards) if owner == seat else ()) for owner, cards in s.under]),
        discard=names(tuple(s.discard)),
        search=search,
        options=dict(s.options),
        players=tuple([_player(mine if i == seat else s, i, seat, done[i]) for i in range(s.seats)]),
        stage=type(top).__name__ if top is not None else "",
        actor=turn[0] if len(turn) == 1 else -1,
        question=_question(s, seat),
        rest=_rest(s),
    )


def _question(s: SweetLandsState, seat: int | None) -> dict[str, Any]:
    """What is asked; while several decide at once, only of the viewer."""
    top = s.agenda[-1] if s.agenda else None
    ask = asked(s, seat) if seat is not None and isinstance(top, Opened) else top
    return dict(dump(ask)) if ask is not None and not isinstance(ask, Opened) else {}


def _rest(s: SweetLandsState) -> tuple[dict[str, Any], ...]:
    """The frames between the question and the turn that it belongs to, the next one first."""
    found: list[dict[str, Any]] = []
    for frame in reversed(s.agenda[:-1]):
        if isinstance(frame, Turn):
            break
        found.append(dump(frame))
    return tuple(found)


def _player(s: SweetLandsState, seat: int, viewer: int | None, done: bool) -> PlayerView:
    p = s.players[seat]
    own = seat == viewer
    items = points(s, seat)
    bonus = p.abilities.total("column_limit")
    acts = [act for act in p.abilities.acts if act.move is not None]
    return PlayerView(
        seat=seat,
        character=CHARACTER_NAMES[p.character] if p.character != NOBODY else "",
        domain=DOMAINS[p.domain].id if p.side != NOBODY else "",
        side=BOARD_SIDES[p.side] if p.side != NOBODY else "",
        help=p.help + 1,
        have=dict(zip(UNIT_NAMES, p.have[: len(UNIT_NAMES)], strict=True)),
        makes=dict(zip(PRODUCTS, p.makes, strict=True)),
        hand=names(p.hand) if own else (),
        hand_count=len(p.hand),
        found=names(p.found) if own else (),
        found_count=len(p.found),
        packet=names(s.packets[seat]) if own else (),
        packet_count=len(s.packets[seat]),
        hints=tuple([("round_end" if k == ROUND_END_CARDS else SWEETS[k], n) for k, n in s.hints[seat]]),
        played=names(p.played),
        columns=tuple([names(column) for column in p.columns]),
        limits=tuple([column_limit(p.placed[c]) + bonus for c in range(len(INDUSTRIES))]),
        tokens=tuple([TOKEN_STATES[t] for t in p.token]),
        special=SPECIALS[p.special] if p.special >= 0 else "",
        roads=tuple([EDGE_NAMES[e] for e in p.roads]),
        pieces=tuple([PIECES[k] if k >= 0 else "" for k in p.on]),
        rabbits=p.rabbits,
        areas=tuple([DOMAINS[p.domain].areas[i] for i in range(4) if p.areas >> i & 1]),
        fresh=p.fresh,
        food=p.food,
        cart=p.cart,
        locomotive=p.locomotive,
        prosper=dict(zip(TRACK_NAMES, p.prosper, strict=True)),
        skills=tuple([name for k, name in enumerate(SKILL_NAMES) if p.skills >> k & 1]),
        down=tuple([name for k, name in enumerate(SKILL_NAMES) if p.down >> k & 1]),
        acts=tuple([str(act.move.args[0]) for act in acts if act.move is not None]),
        used=tuple([str(a.move.args[0]) for a in acts if a.move is not None and p.acts >> a.index & 1]),
        wonder=p.wonder,
        discount=p.discount,
        markers=p.markers,
        milestones=tuple([i + 1 for i in range(MILESTONES) if p.milestones >> i & 1]),
        placed=dict(zip(PIECES, p.placed, strict=True)),
        sweets=dict(zip(SWEETS, p.sweets, strict=True)),
        cities=p.city[0],
        ports=p.ports,
        round_ip=p.round_ip,
        prices={AREA_NAMES[i]: amounts(price) for i, price in enumerate(p.prices)},
        items=dict(zip(ITEMS, items, strict=True)),
        points=sum(items),
        ended=seat in s.ended,
        done=done,
        known=tuple([(names(cards), counts) for cards, counts in s.known[seat]]) if own else (),
        exposed=_exposed(s, seat) if own else (),
        groups=tuple([counts for _, counts in s.known[seat]]),
    )


def _exposed(s: SweetLandsState, seat: int) -> tuple[tuple[tuple[str, ...], ...], ...]:
    """For each seat and each of its groups: which of this seat's own cards are in it."""
    own = (*s.players[seat].hand, *s.packets[seat])
    return tuple(
        [
            tuple([names(tuple([c for c in cards if c in own])) for cards, _ in s.known[i]])
            if i != seat
            else ()
            for i in range(s.seats)
        ]
    )


# ---------------------------------------------------------------- numbers for learning agents

STAGES: Final = (
    *("Choice", "HandCost", "DiscardCards", "PayBasic", "TakeBasic", "Raise", "PlaceTerrain", "PlaceRoad"),
    *("TurnToken", "Build", "AdvanceIndustry", "AdvanceFood", "PlaceRabbit", "AdvanceProsperity"),
    *("ChooseColor", "ChooseColumn", "TakeSkill", "Employ", "Hire", "PlayOne", "PlayFound", "SearchDeck"),
    *("CopyArea", "Decide", "Rewards", "MoveHelp", "ChooseCharacter", "ChooseDomain", "ChooseHelp"),
    *("FirstWorkers", "Opened"),
)
_PLAYER: Final = (
    9
    + 4
    + 3
    + len(CARD_NAMES) * 2
    + len(CHARACTER_NAMES)
    + len(DOMAINS)
    + MOST_CELLS
    + 2 * PLACES
    + len(EDGE_NAMES)
    + PLACES
    + 3
    + len(TRACK_NAMES)
    + 2 * len(SKILL_NAMES)
    + 3
    + len(PIECES)
    + len(SWEETS)
    + 8
)


def encode(v: SweetLandsView) -> Tensor:
    """The view as numbers of one length for all seat counts, own seat first."""
    me = v.seat if v.seat is not None else 0
    out: list[float] = []
    for i in range(MOST_PLAYERS):
        out += _encode_player(v, v.players[(me + i) % v.seats]) if i < v.seats else [0.0] * _PLAYER
    out += [v.discs.get(name, 0) / 3 for name in AREA_NAMES]
    out += [float(name in v.open) for name in AREA_NAMES]
    out += [v.stacks[name] / 3 for name in SKILL_NAMES[:PLAIN_SKILLS]]
    out += [float(name in v.offer) for name in SKILL_NAMES]
    out += [float((i + 1, side) in v.milestones) for i in range(MILESTONES) for side in MILESTONE_SIDES]
    out += [float(name in v.scoring) for name in SCORING_NAMES]
    out += [float(name in v.taken) for name in TRACK_NAMES]
    for cell in range(MOST_CELLS):
        tiles = v.help[cell] if cell < len(v.help) else ()
        out += [float(name in tiles) for name in HELP_NAMES]
    seen = set(v.discard)
    out += [float(name in seen) for name in CARD_NAMES]
    out += [float(v.stage == stage) for stage in STAGES]
    out += [v.round / ROUNDS, v.deck / len(CARD_NAMES), v.claimed / 3, v.mio / MOST_CELLS]
    out += [v.question.get("left", 0) / 5, v.question.get("n", 0) / 5]
    out += [float(v.seats == n) for n in range(1, MOST_PLAYERS + 1)]
    return out


def _encode_player(v: SweetLandsView, p: PlayerView) -> list[float]:
    """The numbers of one player; private cards only where the view shows them."""
    laid = {card for cards in (p.played, *p.columns) for card in cards}
    held = {*p.hand, *p.found, *p.packet}
    roads = set(p.roads)
    out = [n / 20 for n in p.have.values()]
    out += [n / 10 for n in p.makes.values()]
    out += [p.hand_count / 10, float(p.seat == v.actor), float(p.ended)]
    out += [float(name in held) for name in CARD_NAMES]
    out += [float(name in laid) for name in CARD_NAMES]
    out += [float(p.character == name) for name in CHARACTER_NAMES]
    out += [float(p.domain == d.id) for d in DOMAINS]
    out += [float(p.help == cell + 1) for cell in range(MOST_CELLS)]
    out += [float(t != "") for t in p.tokens]
    out += [float(t == "flipped") for t in p.tokens]
    out += [float(name in roads) for name in EDGE_NAMES]
    out += [(PIECES.index(name) + 1) / len(PIECES) if name else 0.0 for name in p.pieces]
    out += [p.food / FOOD_END, p.cart / INDUSTRY_END, p.locomotive / INDUSTRY_END]
    out += [p.prosper[name] / TRACK_LENGTH[t] for t, name in enumerate(TRACK_NAMES)]
    out += [float(name in p.skills) for name in SKILL_NAMES]
    out += [float(name in p.down) for name in SKILL_NAMES]
    out += [len(column) / 3 for column in p.columns]
    out += [p.placed[name] / STOCK[k] for k, name in enumerate(PIECES)]
    out += [p.sweets[name] / 8 for name in SWEETS]
    out += [p.wonder / 3, p.discount / 3, p.markers / 10, len(p.rabbits) / 6]
    out += [p.cities / 6, p.ports / 4, len(p.milestones) / 3, p.points / 200]
    return out
