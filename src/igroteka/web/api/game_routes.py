"""Games for programs: what there is, with options, bots and moves."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI

from ...bots import bots
from ...core import Game, game
from ...core import list_games as installed_games
from ..pages import cards
from . import models
from .caller import Lang


def add_routes(api: FastAPI) -> None:
    """Add the calls of this module."""
    api.get("/games", response_model=list[models.GameSummary])(list_games)
    api.get("/games/{key}", response_model=models.GameDetails)(one_game)
    api.get("/games/{key}/moves", response_model=list[str])(all_moves)


def _describe_game(g: Game, lang: str) -> Mapping[str, object]:
    card = cards.game_card(g, lang)
    return {**card, "seats": list(g.seats), "edition": g.edition, "version": g.version}


async def list_games(lang: Lang = "en") -> list[Mapping[str, object]]:
    """All games."""
    return [_describe_game(game(key), lang) for key in installed_games()]


async def one_game(key: str, lang: Lang = "en") -> Mapping[str, object]:
    """One game with its options, standing orders and bots."""
    g = game(key)
    return {
        **_describe_game(g, lang),
        "options": cards.option_cards(g, lang),
        "orders": {name: list(choices) for name, choices in g.orders.items()},
        "bots": bots(),
        "moves": len(g.moves),
    }


async def all_moves(key: str) -> list[str]:
    """Every move that the notation of a game knows; the place in the list is the move's number."""
    return [move.text for move in game(key).moves.all]
