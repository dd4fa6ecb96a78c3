"""What a stored player must obey, and what follows from it."""

from __future__ import annotations

from igroteka.core.abilities import Act
from igroteka.core.errors import bad_data, brief
from igroteka.core.text import phrase

from .components.boards import PIECES, SKILL_NAMES, STOCK, TRACK_LENGTH, TRACK_NAMES
from .components.deck import ANY, CARDS
from .components.land import CAPITAL, DOMAIN_OF, EDGE_NAMES, PLACE_NAMES, SPECIALS
from .effects import CHARACTER_ABILITIES
from .player import NO_SPECIAL, NOBODY, TURNED, Player, recount


def complete_player(p: Player, where: str) -> None:
    """Refuse what a player cannot have, and fill the fields that follow from the stored ones."""
    p.domain = DOMAIN_OF[p.side] if p.side != NOBODY else 0
    _check_character(p, where)
    _check_tracks(p, where)
    _check_pieces(p, where)
    _check_land(p, where)
    recount(p)


def _check_character(p: Player, where: str) -> None:
    """Workers stand in columns of their industry; face-down tokens and used free actions are the player's own."""
    for i, column in enumerate(p.columns):
        for card in column:
            if CARDS[card].mark not in (i, ANY):
                raise bad_data(
                    f"{where}.columns[{i}]", str(CARDS[card].id), phrase("workers of this industry")
                )
    if p.down & ~p.skills:
        names = [name for k, name in enumerate(SKILL_NAMES) if p.down >> k & 1]
        raise bad_data(f"{where}.down", brief(names), phrase("skill tokens that the player owns"))
    abilities = CHARACTER_ABILITIES[p.character] if p.character != NOBODY else ()
    own = sum([1 << ability.index for ability in abilities if isinstance(ability, Act)])
    if p.acts & ~own:
        raise bad_data(
            f"{where}.acts", phrase("those of others"), phrase("free actions of the character, each once")
        )


def _check_tracks(p: Player, where: str) -> None:
    for t, name in enumerate(TRACK_NAMES):
        if p.prosper[t] > TRACK_LENGTH[t]:
            raise bad_data(
                f"{where}.prosper.{name}", str(p.prosper[t]), phrase("up to {n}", n=TRACK_LENGTH[t])
            )


def _check_pieces(p: Player, where: str) -> None:
    """Tokens lie on cells, pieces stand on flipped tokens and on the capital, rabbits on pieces."""
    domain = p.land()
    for c, name in enumerate(PLACE_NAMES):
        if p.token[c] and c not in domain.cells:
            raise bad_data(f"{where}.tokens.{name}", phrase("a token"), phrase("none where there is no cell"))
        if p.on[c] >= 0 and domain.kind[c] != CAPITAL and p.token[c] != TURNED:
            raise bad_data(
                f"{where}.pieces.{name}", phrase("a piece"), phrase("on flipped tokens and capital cells")
            )
    for piece, name in enumerate(PIECES):
        if p.on.count(piece) > STOCK[piece]:
            raise bad_data(
                f"{where}.pieces", phrase("{n} of {name}", n=p.on.count(piece), name=name), str(STOCK[piece])
            )
    if any(p.on[c] < 0 for c in p.rabbits):
        raise bad_data(f"{where}.rabbits", brief(_place_names(p.rabbits)), phrase("one on a piece"))


def _check_land(p: Player, where: str) -> None:
    """The special cell has a kind with its token, roads stand on edges of cells, and only flipped tokens are fresh."""
    domain = p.land()
    if (p.special != NO_SPECIAL) != (p.token[domain.special] > 0):
        kind = SPECIALS[p.special] if p.special != NO_SPECIAL else ""
        raise bad_data(f"{where}.special", repr(kind), phrase("a kind where the special cell has a token"))
    if any(not domain.legal[e] for e in p.roads):
        names = [EDGE_NAMES[e] for e in p.roads]
        raise bad_data(f"{where}.roads", brief(names), phrase("edges of cells"))
    if any(p.token[c] != TURNED for c in p.fresh):
        raise bad_data(f"{where}.fresh", brief(_place_names(p.fresh)), phrase("flipped tokens"))


def _place_names(places: tuple[int, ...]) -> list[str]:
    return [PLACE_NAMES[c] for c in places]
