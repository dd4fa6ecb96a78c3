"""How people stand, for programs: what everybody may see, and nothing more, since no key of a table tells who somebody is."""

from __future__ import annotations

from typing import Annotated

from fastapi import FastAPI, Query, Request

from ...core import game
from ...store import Skill
from ..errors import NoSuch
from ..people.profiles import may_see, profile_of, ranking_of
from ..tables.statistics import ShareOf
from . import standing_models as models
from .caller import Number, registry_of


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.get("/people/{person}", response_model=models.Profile)(show_person)
    api.get("/rankings/{key}", response_model=list[models.Ranked])(show_ranking)
    api.get("/statistics/{key}", response_model=list[models.SeatCount])(show_statistics)


def _describe_rating(key: str, seats: int, skill: Skill, games: int) -> models.Rating:
    return models.Rating(
        game=key,
        seats=seats,
        rating=skill.shown,
        margin=skill.margin,
        provisional=skill.is_provisional,
        mu=skill.mu,
        sigma=skill.sigma,
        games=games,
    )


async def show_person(request: Request, person: str) -> models.Profile:
    """The profile of somebody who lets everybody see it."""
    store = registry_of(request).store
    found = await store.people.person(person)
    if found is None or not await may_see(store, "", found):
        raise NoSuch("there is no such profile for everybody")
    profile = await profile_of(store, "", found)
    return models.Profile(
        person=profile.person,
        name=profile.name,
        ratings=[_describe_rating(one.game, one.seats, one.skill, one.games) for one in profile.ratings],
        records=[models.Record(**vars(one)) for one in profile.records],
        sides=[models.SideRecord(**vars(one)) for one in profile.sides],
        rivals=[models.Rival(**vars(one)) for one in profile.rivals],
    )


async def show_ranking(
    request: Request, key: str, seats: Annotated[Number, Query(ge=2, le=99)] = 2
) -> list[models.Ranked]:
    """Those who play a game best and want to be shown, with the bots between them; nothing if the operator has no rankings."""
    registry = registry_of(request)
    if not registry.settings.rankings:
        raise NoSuch("the operator has switched the rankings off")
    ranking = await ranking_of(registry.store, game(key).key, seats)
    return [
        models.Ranked(
            person=one.person if one.is_open else "",
            bot=one.bot,
            name=one.name,
            rating=_describe_rating(key, seats, one.skill, one.games),
        )
        for one in ranking
    ]


async def show_statistics(request: Request, key: str) -> list[models.SeatCount]:
    """How often seats, sides and parts of a game have won in the finished games of this server, by number of seats."""
    counts = await registry_of(request).statistics.of_game(game(key).key)
    return [
        models.SeatCount(
            seats=one.seats,
            games=one.games,
            by_seat=_describe_shares(one.by_seat),
            by_side=_describe_shares(one.by_side),
            by_part=_describe_shares(one.by_part),
        )
        for one in counts
    ]


def _describe_shares(shares: list[ShareOf]) -> list[models.Share]:
    return [
        models.Share(
            key=one.key,
            games=one.share.games,
            rate=one.share.rate,
            low=one.share.interval[0],
            high=one.share.interval[1],
            points=one.points,
        )
        for one in shares
    ]
