"""Reading a stored position: what does not add up is refused."""

from __future__ import annotations

from igroteka.core.errors import bad_data, brief
from igroteka.core.supplies import first_twice
from igroteka.core.text import phrase

from .components.boards import (
    AREAS,
    CHARACTER_NAMES,
    CHARACTERS,
    END_TILES,
    HELP_BOARDS,
    HELP_NAMES,
    LAST_CLAIM,
    MILESTONES,
    MILESTONES_DRAWN,
    PLAIN_SKILLS,
    SKILL_COPIES,
    SKILL_NAMES,
    SOLO_DECKS,
)
from .components.deck import CARD_NAMES
from .components.land import BOARD_SIDES
from .effects import CARD
from .fields import cards_outside_deck, count_owners
from .player import NOBODY
from .rules.skills import refresh
from .state import NO_MILESTONE, Group, SweetLandsState
from .storage_player import complete_player


def complete(s: SweetLandsState) -> None:
    """Make the fields that are not stored, and refuse what does not add up."""
    _check_table(s)
    _check_help(s)
    for seat, p in enumerate(s.players):
        complete_player(p, f"players[{seat}]")
    _check_cards(s)
    _check_knowledge(s)
    _check_boards(s)
    _check_skills(s)
    _check_milestones(s)
    _check_specials(s)
    for seat, p in enumerate(s.players):
        refresh(s, seat)
        p.have[CARD] = s.may_leave(seat)


def inventory(s: SweetLandsState) -> dict[str, int]:
    """§SL-2.1 Cards, skill tokens and tiles that are there once or thrice: their number never changes."""
    lies = [0] * len(CARD_NAMES)
    for card in [*s.deck, *cards_outside_deck(s)]:
        lies[card] += 1
    count = dict(zip(CARD_NAMES, lies, strict=True))
    for k in range(PLAIN_SKILLS):
        count[SKILL_NAMES[k]] = s.stacks[k] + count_owners(s, k)
    return count


# ---------------------------------------------------------------- boards and tiles that belong to nobody


def _check_table(s: SweetLandsState) -> None:
    """No more discs, tokens and solo cards than this number of players and these options have."""
    for i, area in enumerate(AREAS):
        if s.discs[i] > (area.spaces if area.seats <= s.seats else 0):
            raise bad_data(f"discs.{area.id}", str(s.discs[i]), phrase("no more than there are spaces"))
    limit = s.enhanced_tokens()
    if s.offer & ((1 << PLAIN_SKILLS) - 1) or s.offer.bit_count() > limit:
        names = [name for k, name in enumerate(SKILL_NAMES) if s.offer >> k & 1]
        raise bad_data("offer", brief(names), phrase("up to {n} enhanced tokens", n=limit))
    if s.seats == 1 and (any(s.milestones) or s.scoring):
        raise bad_data("milestones, scoring", phrase("some"), phrase("none in the solo game"))
    for i, cards in enumerate(SOLO_DECKS):
        if not set(s.solo[i]) <= set(cards):
            raise bad_data(
                f"solo[{i}]", phrase("cards of another deck"), phrase("cards of this deck, in order")
            )
        if s.seats > 1 and s.solo[i] != cards:
            raise bad_data(
                f"solo[{i}]", phrase("{n} cards", n=len(s.solo[i])), phrase("the whole deck, it is not used")
            )


def _check_help(s: SweetLandsState) -> None:
    """Cells of the help board are filled one after the other: two normal tiles, or a normal and a round-end one."""
    two_normal = HELP_BOARDS[s.seats].two_normal
    for i, tiles in enumerate(s.help):
        ends = [tile in END_TILES for tile in tiles]
        want = [False, i >= two_normal]
        if ends != want[: len(ends)] or (len(tiles) != 2 and (i + 1 < len(s.help) or not tiles)):
            pair = phrase("a normal and a round-end tile") if want[1] else phrase("two normal tiles")
            raise bad_data(f"help[{i}]", brief(_tile_names(tiles)), pair)
    laid = tuple([tile for tiles in s.help for tile in tiles])
    if first_twice(laid) != NOBODY:
        raise bad_data("help", brief(_tile_names(laid)), phrase("each tile once"))


def _tile_names(tiles: tuple[int, ...]) -> list[str]:
    return [HELP_NAMES[tile] for tile in tiles]


# ---------------------------------------------------------------- cards


def _check_cards(s: SweetLandsState) -> None:
    """Every card lies in one place."""
    card = first_twice(cards_outside_deck(s))
    if card != NOBODY:
        raise bad_data("cards", phrase("{name} twice", name=CARD_NAMES[card]), phrase("every card once"))


def _check_knowledge(s: SweetLandsState) -> None:
    """What seats know of hidden cards must be true."""
    for seat, hints in enumerate(s.hints):
        held = len(s.players[seat].hand)
        if any(n > held for _, n in hints):
            raise bad_data(
                f"hints[{seat}]", brief([n for _, n in hints]), phrase("no more than there are cards in hand")
            )
    for viewer, groups in enumerate(s.known):
        used: set[int] = set()
        for i, group in enumerate(groups):
            cards, counts = group
            if counts[viewer] or not used.isdisjoint(cards) or counts != _true_counts(s, group):
                names = [CARD_NAMES[card] for card in cards]
                raise bad_data(
                    f"known[{viewer}][{i}]",
                    phrase("{name} with {names}", name=brief(names), names=str(list(counts))),
                    phrase("where cards of other hands really are"),
                )
            used.update(cards)


def _true_counts(s: SweetLandsState, group: Group) -> tuple[int, ...]:
    """How many cards of a group each hand and each packet holds; nothing if one of them lies elsewhere."""
    places = [*[p.hand for p in s.players], *s.packets]
    counts = tuple([len([card for card in group[0] if card in place]) for place in places])
    return counts if sum(counts) == len(group[0]) else ()


# ---------------------------------------------------------------- tokens that are there once or thrice


def _check_boards(s: SweetLandsState) -> None:
    """Each domain board and each character board is there once; two pieces never stand on one cell of the help board."""
    sides = [p.side for p in s.players if p.side != NOBODY]
    if first_twice([side // 2 for side in sides]) != NOBODY:
        raise bad_data("players", str([BOARD_SIDES[side] for side in sides]), phrase("each board once"))
    characters = [p.character for p in s.players if p.character != NOBODY]
    if first_twice([CHARACTERS[c].board for c in characters]) != NOBODY:
        names = [CHARACTER_NAMES[c] for c in characters]
        raise bad_data("players", str(names), phrase("each character board once"))
    cells = [cell for cell in [*[p.help for p in s.players], s.mio] if cell != NOBODY]
    if first_twice(cells) != NOBODY or any(cell >= s.cells() for cell in cells):
        raise bad_data(
            "help", phrase("pieces on {names}", names=str([c + 1 for c in cells])), phrase("one on a cell")
        )


def _check_skills(s: SweetLandsState) -> None:
    """Skill tokens that nobody owns lie in their stacks, enhanced ones on offer; nobody owns what is not there."""
    for k, name in enumerate(SKILL_NAMES):
        copies = SKILL_COPIES if k < PLAIN_SKILLS else 1
        if count_owners(s, k) + (s.offer >> k & 1) > copies:
            raise bad_data("skills", phrase("{name} too often", name=name), phrase("as many as there are"))
    owned = sum([(p.skills >> PLAIN_SKILLS).bit_count() for p in s.players]) + s.offer.bit_count()
    if owned > s.enhanced_tokens():
        raise bad_data("skills", phrase("{n} enhanced tokens", n=owned), phrase("those of the variant"))


def _check_milestones(s: SweetLandsState) -> None:
    """A milestone is on offer or belongs to one player; after the last claim none is on offer."""
    claimed = [i for i in range(MILESTONES) for p in s.players if p.milestones >> i & 1]
    offered = [i for i in range(MILESTONES) if s.milestones[i] != NO_MILESTONE]
    most = LAST_CLAIM if s.seats > 1 else 0
    if len({*claimed, *offered}) != len(claimed) + len(offered) or s.claimed > most:
        raise bad_data(
            "milestones", phrase("{n} claimed", n=s.claimed), phrase("each once, {n} in all", n=LAST_CLAIM)
        )
    if len(claimed) + len(offered) > MILESTONES_DRAWN or (s.claimed == LAST_CLAIM and offered):
        raise bad_data(
            "milestones",
            phrase("{n} on offer", n=len(offered)),
            phrase("{n} in the game", n=MILESTONES_DRAWN),
        )


def _check_specials(s: SweetLandsState) -> None:
    """The special terrains that were taken are those that lie on the domains."""
    kinds = [p.special for p in s.players if p.special != NOBODY]
    if sum([1 << k for k in set(kinds)]) != s.specials:
        raise bad_data("specials", phrase("others than lie on the domains"), phrase("exactly those"))
    if s.options["special_terrain"] == "limited" and first_twice(kinds) != NOBODY:
        raise bad_data("specials", phrase("one twice"), phrase("each once with this option"))
