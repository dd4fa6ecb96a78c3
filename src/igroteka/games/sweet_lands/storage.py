"""Positions as data, by names; reading them back refuses what does not add up."""

from __future__ import annotations

from typing import Any, Final

from igroteka.core.data import Loader, Reader, counted, dump
from igroteka.core.errors import BadData, brief

from .components.boards import (
    AREA_NAMES,
    AREAS,
    CHARACTER_NAMES,
    CHARACTERS,
    END_TILES,
    HELP_BOARDS,
    HELP_NAMES,
    LAST_CLAIM,
    MILESTONE_SIDES,
    MILESTONES,
    MILESTONES_DRAWN,
    PLAIN_SKILLS,
    ROUNDS,
    SCORING_DRAWN,
    SCORING_NAMES,
    SKILL_NAMES,
    SOLO_DECKS,
    SOLO_NAMES,
    SPACES,
    TRACK_NAMES,
)
from .components.deck import CARD_NAMES, CARDS
from .components.land import BOARD_SIDES, SPECIALS
from .components.vocabulary import SWEETS
from .effects import CARD
from .player import NOBODY
from .rules.skills import refresh
from .state import NO_MILESTONE, Group, Hint, SweetLandsState, blank
from .storage_player import dumped_player, read_player

FIELDS: Final = (
    *("game", "seats", "options", "round", "first", "order", "ended", "discs", "offer", "milestones"),
    *("scoring", "help", "mio", "solo", "taken", "specials", "under", "discard", "known", "hints"),
    *("packets", "players", "agenda"),
)
HINTS: Final = (*SWEETS, "round_end")


def dumped(s: SweetLandsState) -> dict[str, Any]:
    """The position; the deck is what lies nowhere else, the stacks what nobody owns."""
    return {
        "game": "sweet_lands",
        "seats": s.seats,
        "options": dict(s.options),
        "round": s.round,
        "first": s.first,
        "order": list(s.order),
        "ended": list(s.ended),
        "discs": counted(AREA_NAMES, s.discs),
        "offer": [name for k, name in enumerate(SKILL_NAMES) if s.offer >> k & 1],
        "milestones": {str(i + 1): MILESTONE_SIDES[side - 1] for i, side in enumerate(s.milestones) if side},
        "scoring": [SCORING_NAMES[i] for i in s.scoring],
        "help": [[HELP_NAMES[t] for t in cell] for cell in s.help],
        "mio": s.mio + 1,
        "solo": [[SOLO_NAMES[c] for c in deck] for deck in s.solo],
        "taken": [TRACK_NAMES[t] for t in range(len(TRACK_NAMES)) if s.taken[t]],
        "specials": [name for k, name in enumerate(SPECIALS) if s.specials >> k & 1],
        "under": [{"owner": owner, "cards": cards_of(cards)} for owner, cards in s.under],
        "discard": cards_of(tuple(s.discard)),
        "known": [
            [{"cards": cards_of(cards), "counts": list(counts)} for cards, counts in groups]
            for groups in s.known
        ],
        "hints": [{HINTS[kind]: n for kind, n in hints} for hints in s.hints],
        "packets": [cards_of(cards) for cards in s.packets],
        "players": [dumped_player(p) for p in s.players],
        "agenda": [dump(f) for f in s.agenda],
    }


def cards_of(cards: tuple[int, ...]) -> list[str]:
    """Cards by name."""
    return [CARD_NAMES[c] for c in cards]


def load(data: Any, seats: int, options: dict[str, str], loader: Loader) -> SweetLandsState:
    """Read a position; options are already checked. What is inconsistent is refused."""
    r = Reader(data, FIELDS)
    s = blank(seats, options, [])
    s.round = r.number("round", 0, ROUNDS)
    s.first = r.number("first", 0, seats - 1)
    s.order = _seats(r, "order", seats)
    s.ended = _seats(r, "ended", seats)
    if len(s.order) != seats:
        raise BadData(f"order: found {list(s.order)}; allowed: every seat once")
    _read_table(r, s)
    rows = data["players"]
    if not isinstance(rows, list) or len(rows) != seats:
        raise BadData(f"players: found {brief(rows)}; allowed: a list of {seats} objects")
    s.players = [read_player(row, i) for i, row in enumerate(rows)]
    _read_cards(r, s)
    _read_knowledge(r, s)
    _check_pieces(s)
    for seat in range(seats):
        refresh(s, seat)
        s.players[seat].have[CARD] = s.may_leave(seat)
    s.agenda = loader.agenda(data["agenda"])
    return s


def _seats(r: Reader, key: str, seats: int) -> tuple[int, ...]:
    found = r.ints(key, 0, seats - 1)
    if len(set(found)) != len(found):
        raise BadData(f"{key}: found {found}; allowed: no seat twice")
    return tuple(found)


def _bits(r: Reader, key: str, names: tuple[str, ...]) -> int:
    """A list of names, each at most once, as bits."""
    found = r.names(key, names, len(names))
    if found != sorted(set(found)):
        raise BadData(f"{key}: found {brief(r.data[key])}; allowed: each name once, in order")
    return sum([1 << k for k in found])


def _read_table(r: Reader, s: SweetLandsState) -> None:
    """Boards, tiles and tokens that belong to nobody."""
    s.discs = r.counts("discs", AREA_NAMES, max(SPACES))
    for i, area in enumerate(AREAS):
        if s.discs[i] > (area.spaces if area.seats <= s.seats else 0):
            raise BadData(f"discs.{area.id}: found {s.discs[i]}; allowed: no more than there are spaces")
    s.offer = _bits(r, "offer", SKILL_NAMES)
    limit = s.seats + 1 if s.options["enhanced"] == "yes" else 0
    if s.offer & ((1 << PLAIN_SKILLS) - 1) or s.offer.bit_count() > limit:
        raise BadData(f"offer: found {brief(r.data['offer'])}; allowed: up to {limit} enhanced tokens")
    sides = r.places("milestones", tuple([str(i + 1) for i in range(MILESTONES)]), MILESTONE_SIDES)
    s.milestones = [side + 1 for side in sides]
    s.scoring = tuple(r.names("scoring", SCORING_NAMES, SCORING_DRAWN))
    if len(set(s.scoring)) != len(s.scoring):
        raise BadData(f"scoring: found {brief(r.data['scoring'])}; allowed: each token once")
    if s.seats == 1 and (any(s.milestones) or s.scoring):
        raise BadData("milestones, scoring: found some; allowed: none in the solo game")
    s.help = _read_help(r, s)
    s.mio = r.number("mio", 0, s.cells() if s.seats == 1 else 0) - 1
    decks = r.hands("solo", 2, SOLO_NAMES, len(SOLO_NAMES))
    for i in range(2):
        if decks[i] != sorted(set(decks[i])) or not set(decks[i]) <= set(SOLO_DECKS[i]):
            raise BadData(
                f"solo[{i}]: found {brief(r.data['solo'][i])}; allowed: cards of this deck, in order"
            )
        if s.seats > 1 and len(decks[i]) != len(SOLO_DECKS[i]):
            raise BadData(f"solo[{i}]: found {len(decks[i])} cards; allowed: the whole deck, it is not used")
    s.solo = (tuple(decks[0]), tuple(decks[1]))
    taken = _bits(r, "taken", TRACK_NAMES)
    s.taken = [taken >> t & 1 for t in range(len(TRACK_NAMES))]
    s.specials = _bits(r, "specials", SPECIALS)


def _read_help(r: Reader, s: SweetLandsState) -> tuple[tuple[int, ...], ...]:
    board = HELP_BOARDS[s.seats]
    value = r.data["help"]
    if not isinstance(value, list) or len(value) > board.cells:
        raise BadData(f"help: found {brief(value)}; allowed: a list of up to {board.cells} lists")
    cells = r.hands("help", len(value), HELP_NAMES, 2)
    laid: list[int] = []
    for i, tiles in enumerate(cells):
        ends = [tile in END_TILES for tile in tiles]
        want = [False, i >= board.two_normal]
        if ends != want[: len(ends)] or (len(tiles) != 2 and (i + 1 < len(cells) or not tiles)):
            raise BadData(
                f"help[{i}]: found {brief(value[i])}; allowed: {'a normal and a round-end' if want[1] else 'two normal'} tile"
            )
        laid += tiles
    if len(set(laid)) != len(laid):
        raise BadData(f"help: found {brief(value)}; allowed: each tile once")
    return tuple([tuple(tiles) for tiles in cells])


# ---------------------------------------------------------------- cards


def _cards(data: Any, where: str) -> tuple[int, ...]:
    reader = Reader({"cards": data}, ("cards",))
    try:
        return tuple(reader.names("cards", CARD_NAMES, len(CARD_NAMES)))
    except BadData as error:
        raise BadData(f"{where}: {str(error).removeprefix('cards')}") from None


def _read_cards(r: Reader, s: SweetLandsState) -> None:
    """Every card lies in one place; what lies nowhere else is the deck."""
    layers = r.data["under"]
    if not isinstance(layers, list):
        raise BadData(f"under: found {brief(layers)}; allowed: a list of layers")
    under: list[tuple[int, tuple[int, ...]]] = []
    for i, layer in enumerate(layers):
        if not isinstance(layer, dict) or set(layer) != {"owner", "cards"}:
            raise BadData(f"under[{i}]: found {brief(layer)}; allowed: owner and cards")
        owner = Reader({"owner": layer["owner"]}, ("owner",)).number("owner", NOBODY, s.seats - 1)
        cards = _sorted(_cards(layer["cards"], f"under[{i}].cards"), f"under[{i}].cards")
        if not cards:
            raise BadData(f"under[{i}].cards: found none; allowed: a layer of cards")
        under.append((owner, cards))
    s.under = tuple(under)
    s.discard = list(_cards(r.data["discard"], "discard"))
    packets = r.hands("packets", s.seats, CARD_NAMES, len(CARD_NAMES))
    s.packets = tuple([_sorted(tuple(cards), f"packets[{i}]") for i, cards in enumerate(packets)])
    seen: list[int] = [
        *s.discard,
        *[c for _, cards in under for c in cards],
        *[c for p in s.packets for c in p],
    ]
    for p in s.players:
        seen += [*p.hand, *p.found, *p.played, *[c for column in p.columns for c in column]]
    lies: set[int] = set()
    for card in seen:
        if card in lies:
            raise BadData(f"cards: found {CARD_NAMES[card]} twice; allowed: every card once")
        lies.add(card)
    s.deck = [c for c in range(len(CARDS)) if c not in lies]


def _sorted(cards: tuple[int, ...], where: str) -> tuple[int, ...]:
    if list(cards) != sorted(cards):
        raise BadData(
            f"{where}: found {brief(cards_of(cards))}; allowed: cards in the order of the deck file"
        )
    return cards


def _read_knowledge(r: Reader, s: SweetLandsState) -> None:
    """What seats know of hidden cards must be true."""
    s.hints = tuple([_read_hints(row, s, i) for i, row in enumerate(_rows(r, "hints", s.seats))])
    s.known = tuple([_read_groups(row, s, i) for i, row in enumerate(_rows(r, "known", s.seats))])


def _rows(r: Reader, key: str, seats: int) -> list[Any]:
    value = r.data[key]
    if not isinstance(value, list) or len(value) != seats:
        raise BadData(f"{key}: found {brief(value)}; allowed: a list of {seats}")
    return value


def _read_hints(data: Any, s: SweetLandsState, seat: int) -> tuple[Hint, ...]:
    numbers = Reader({"hints": data}, ("hints",)).counts("hints", HINTS, len(CARDS))
    hand = s.players[seat].hand
    found = [(kind, n) for kind, n in enumerate(numbers) if n]
    if any(n > len(hand) for _, n in found):
        raise BadData(f"hints[{seat}]: found {brief(data)}; allowed: no more than there are cards in hand")
    return tuple(found)


def _read_groups(data: Any, s: SweetLandsState, viewer: int) -> tuple[Group, ...]:
    where = f"known[{viewer}]"
    if not isinstance(data, list):
        raise BadData(f"{where}: found {brief(data)}; allowed: a list of groups")
    found: list[Group] = []
    used: list[int] = []
    for row in data:
        if not isinstance(row, dict) or set(row) != {"cards", "counts"}:
            raise BadData(f"{where}: found {brief(row)}; allowed: cards and counts")
        cards = _sorted(_cards(row["cards"], f"{where}.cards"), f"{where}.cards")
        counts = Reader(row, ("cards", "counts")).ints("counts", 0, len(CARDS), 2 * s.seats)
        places = [*[p.hand for p in s.players], *s.packets]
        true = [len([c for c in cards if c in places[i]]) for i in range(len(places))]
        if (
            not cards
            or counts != true
            or sum(counts) != len(cards)
            or counts[viewer]
            or set(used) & set(cards)
        ):
            raise BadData(f"{where}: found {brief(row)}; allowed: where cards of other hands really are")
        used += cards
        found.append((cards, tuple(counts)))
    return tuple(found)


# ---------------------------------------------------------------- tokens that are there once or thrice


def _check_pieces(s: SweetLandsState) -> None:
    """What players own is not on offer, and nothing is there twice."""
    taken = [p.side // 2 for p in s.players if p.side != NOBODY]
    boards = [CHARACTERS[p.character].board for p in s.players if p.character != NOBODY]
    if len(set(taken)) != len(taken):
        raise BadData(f"players: found {[BOARD_SIDES[p.side] for p in s.players]}; allowed: each board once")
    if len(set(boards)) != len(boards):
        names = [CHARACTER_NAMES[p.character] for p in s.players]
        raise BadData(f"players: found {names}; allowed: each character board once")
    cells = [p.help for p in s.players if p.help != NOBODY] + ([s.mio] if s.mio != NOBODY else [])
    if len(set(cells)) != len(cells) or any(cell >= s.cells() for cell in cells):
        raise BadData(f"help: found pieces on {[c + 1 for c in cells]}; allowed: one on a cell")
    for k in range(len(SKILL_NAMES)):
        owners = len([p for p in s.players if p.skills >> k & 1])
        if k < PLAIN_SKILLS:
            s.stacks[k] -= owners
        if owners + (s.offer >> k & 1) > (s.stacks[k] + owners if k < PLAIN_SKILLS else 1):
            raise BadData(f"skills: found {SKILL_NAMES[k]} too often; allowed: as many as there are")
    owned = sum([(p.skills >> PLAIN_SKILLS).bit_count() for p in s.players]) + s.offer.bit_count()
    if owned > (s.seats + 1 if s.options["enhanced"] == "yes" else 0):
        raise BadData(f"skills: found {owned} enhanced tokens; allowed: those of the variant")
    claimed = [i for i in range(MILESTONES) for p in s.players if p.milestones >> i & 1]
    s.claimed = len(claimed)
    offered = [i for i in range(MILESTONES) if s.milestones[i] != NO_MILESTONE]
    if len({*claimed, *offered}) != len(claimed) + len(offered) or s.claimed > (
        LAST_CLAIM if s.seats > 1 else 0
    ):
        raise BadData(f"milestones: found {s.claimed} claimed; allowed: each once, {LAST_CLAIM} in all")
    if len(claimed) + len(offered) > MILESTONES_DRAWN or (s.claimed == LAST_CLAIM and offered):
        raise BadData(f"milestones: found {len(offered)} on offer; allowed: {MILESTONES_DRAWN} in the game")
    specials = [p.special for p in s.players if p.special >= 0]
    if sum([1 << k for k in set(specials)]) != s.specials:
        raise BadData("specials: found others than lie on the domains; allowed: exactly those")
    if s.options["special_terrain"] == "limited" and len(set(specials)) != len(specials):
        raise BadData("specials: found one twice; allowed: each once with this option")
