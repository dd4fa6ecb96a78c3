"""How everybody stands: points first, then tie-breaks, then the lot. The order of results makes no difference."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from .ladder import ladder_order
from .meetings import Field, Meeting, half_points


@dataclass(frozen=True)
class Standing:
    """The place of a player, and what it follows from. Points and the like are twice what is shown, so that halves are whole.

    `direct` is what was gained against those with as many points, if all of them have met; `opponents` are the points of everybody met; `share` is the mean part of all points of a game.
    """

    place: int
    player: int
    points: int
    games: int
    byes: int
    wins: int
    direct: int
    opponents: int
    share: Fraction


def standings(field: Field) -> list[Standing]:
    """Everybody, the best first. On a ladder the places are those of the ladder."""
    plain = {player: _plain(field, player) for player in range(field.count)}
    points = {player: one.points for player, one in plain.items()}
    full = [
        replace(one, opponents=_opponents(field, player, points), direct=0) for player, one in plain.items()
    ]
    if field.kind == "ladder":
        places = {player: place for place, player in enumerate(ladder_order(field), 1)}
        ordered = sorted(full, key=lambda one: places[one.player])
    else:
        ordered = _in_order(field, full)
    return [replace(one, place=place) for place, one in enumerate(ordered, 1)]


def _in_order(field: Field, full: Sequence[Standing]) -> list[Standing]:
    by_points = sorted(full, key=lambda one: -one.points)
    ordered: list[Standing] = []
    for _, equal in groupby(by_points, key=lambda one: one.points):
        group = list(equal)
        direct = _direct(field, [one.player for one in group])
        group = [replace(one, direct=direct.get(one.player, 0)) for one in group]
        ordered += sorted(
            group,
            key=lambda one: (-one.direct, -one.opponents, -one.share, field.lot("place", one.player)),
        )
    return ordered


def _own(field: Field, player: int) -> list[tuple[Meeting, int]]:
    """The meetings of a player that have ended, with the seat there."""
    return [
        (one, one.players.index(player)) for one in field.meetings if one.has_ended and player in one.players
    ]


def _plain(field: Field, player: int) -> Standing:
    own = _own(field, player)
    games = [(one, seat) for one, seat in own if not one.is_bye]
    shares = [_share(one, seat) for one, seat in games]
    return Standing(
        place=0,
        player=player,
        points=sum(half_points(one, field.seats)[seat] for one, seat in own),
        games=len(games),
        byes=len(own) - len(games),
        wins=sum(one.ranks[seat] == 1 and one.ranks.count(1) == 1 for one, seat in games),
        direct=0,
        opponents=0,
        share=sum(shares, Fraction()) / len(shares) if shares else Fraction(),
    )


def _share(meeting: Meeting, seat: int) -> Fraction:
    """The part of all points of a game that a seat has; without points all have the same."""
    scores = [max(0, score) for score in meeting.scores]
    return Fraction(scores[seat], sum(scores)) if sum(scores) else Fraction(1, len(meeting.players))


def _opponents(field: Field, player: int, points: dict[int, int]) -> int:
    return sum(points[other] for one, _ in _own(field, player) for other in one.players if other != player)


def _direct(field: Field, group: Sequence[int]) -> dict[int, int]:
    """Twice the points that each of a group has gained against the others of it; nothing unless all of them have met."""
    if len(group) < 2:
        return {}
    gained, met = dict.fromkeys(group, 0), set()
    for one in field.meetings:
        if one.is_bye or not one.has_ended:
            continue
        here = [
            (player, rank) for player, rank in zip(one.players, one.ranks, strict=True) if player in gained
        ]
        for player, rank in here:
            for other, behind in here:
                if player != other:
                    met.add((player, other))
                    if player not in one.absent:
                        gained[player] += 2 * (rank < behind) + (rank == behind)
    return gained if len(met) == len(group) * (len(group) - 1) else {}
