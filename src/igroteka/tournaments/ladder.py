"""A ladder: whoever finishes ahead of somebody above takes their place."""

from __future__ import annotations

from typing import Final

from .meetings import Field, Meeting

REACH: Final = 3
"""How many places above one's own somebody may be challenged."""


def ladder_order(field: Field) -> list[int]:
    """The ladder, its top first. It begins as people have come, and each game hands the places of its players out anew; ties keep the order."""
    order = list(range(field.count))
    for one in field.meetings:
        if one.ranks and not one.is_bye:
            places = sorted(order.index(player) for player in one.players)
            ranks = dict(zip(one.players, one.ranks, strict=True))
            anew = sorted((order[place] for place in places), key=lambda player: ranks[player])
            for place, player in zip(places, anew, strict=True):
                order[place] = player
    return order


def reachable_places(field: Field, challenger: int) -> list[int]:
    """The players whom somebody may challenge now, the nearest first."""
    free = _free_players(field)
    if challenger not in free:
        return []
    above = ladder_order(field)
    above = above[: above.index(challenger)]
    near = [player for player in above if player in field.active][-REACH:]
    return [
        player
        for player in reversed(near)
        if player in free and challenge_of(field, challenger, player) is not None
    ]


def challenge_of(field: Field, challenger: int, challenged: int) -> Meeting | None:
    """The table of a challenge: both, and at larger tables those who are free and stand nearest to the challenger. None if there are too few."""
    free = _free_players(field)
    if challenger not in free or challenged not in free or challenger == challenged:
        return None
    order = [player for player in ladder_order(field) if player in free]
    own = order.index(challenger)
    others = sorted(
        (player for player in order if player not in (challenger, challenged)),
        key=lambda player: (abs(order.index(player) - own), order.index(player)),
    )
    if len(others) < field.seats - 2:
        return None
    players = [challenged, challenger, *others[: field.seats - 2]]
    # Who begins changes from game to game.
    turn = len(field.meetings) % len(players)
    return Meeting(tuple(players[turn:] + players[:turn]))


def _free_players(field: Field) -> set[int]:
    busy = {player for one in field.meetings if not one.has_ended for player in one.players}
    return set(field.active) - busy
