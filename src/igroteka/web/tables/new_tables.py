"""The row of a new table, made of what its host has chosen."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TypedDict

from ...core import IgrotekaError, Json, clean_options, game
from ...core.errors import bad_data, bad_option
from ...core.text import phrase
from ...match import Match
from ...match.seed import clean_seed
from ...store import TableRow
from ..security.guests import Guest
from . import bidding, fairness, seats
from .clock_rules import ClockRule
from .config import SeatConfig, TableConfig
from .fairness import Deal
from .rated import require_ratable


class StartChoices(TypedDict, total=False):
    """A position to begin with. `since` is the step of another game that it comes from, -1 for one set up by hand."""

    position: Mapping[str, Json] | None
    since: int | None


class Choices(StartChoices, total=False):
    """What a host may choose in addition to the game and the seats. A `seed` may be chosen where only one person plays.

    At a `recorded` table the host tells what was drawn, and plays all seats.
    """

    options: Mapping[str, object] | None
    lang: str
    clock: ClockRule | None
    public: bool
    seed: str | None
    deal: Deal | None
    lesson: str
    lot: bool
    bidding: bool
    """Whether seats are bid for with points when the last one is taken."""
    reserved: bool
    """Whether the host alone chooses what differs from seat to seat."""
    recorded: bool
    password: str
    """The hash of a password, or nothing."""
    rated: bool
    tournament: str
    """The id of the tournament that the table belongs to, or nothing."""


def new_row(key: str, host: Guest, places: list[SeatConfig], choices: Choices) -> TableRow:
    """A row that the store can take. A combination that the game refuses is refused here."""
    g, seed, deal = game(key), choices.get("seed"), choices.get("deal") or Deal()
    is_recorded = choices.get("recorded", False)
    if is_recorded:
        places = require_recorder(host, places, choices)
    elif seed is not None:
        fairness.require_alone(places)
    secret = "" if is_recorded else deal.seed if seed is None else clean_seed(seed)
    options, position = clean_options(g, len(places), choices.get("options")), choices.get("position")
    if position is None:
        g.new(len(places), options)
    else:
        options = _options_of(key, position, secret, len(places))
    lang, clock, since = choices.get("lang", "en"), choices.get("clock"), choices.get("since")
    config: TableConfig = {
        "host": host.id,
        "host_token": seats.secret(),
        "watch": seats.secret(),
        "seats": places,
        "public": choices.get("public", False),
        "lang": lang,
    }
    if not is_recorded:
        config["salt"] = deal.salt
    if any(place["kind"] == "open" for place in places):
        config["invite"] = seats.secret()
    _note_choices(config, choices)
    if choices.get("bidding"):
        bidding.require_biddable(g, places)
    if choices.get("rated"):
        is_usual = seed is None and position is None and not choices.get("lesson") and not is_recorded
        require_ratable(places, choices.get("clock"), is_usual)
        config["rated"] = True
    if seed is not None:
        config["chosen"] = True
    config["clock"] = clock.to_data() if clock else None
    if since is not None:
        config["from"] = since
    lesson = choices.get("lesson")
    if lesson:
        config["lesson"] = lesson
    return TableRow(
        deal.id,
        g.key,
        len(places),
        options,
        secret,
        names=seats.names(places, lang),
        config=config,
        version=g.version,
        guests=seats.guests_of(config),
        position=position,
    )


def _note_choices(config: TableConfig, choices: Choices) -> None:
    """Keep with a table what its host has chosen as it is."""
    if choices.get("lot"):
        config["lot"] = True
    if choices.get("bidding"):
        config["bidding"] = True
    if choices.get("reserved"):
        config["reserved"] = True
    if choices.get("password"):
        config["password"] = choices["password"]
    if choices.get("tournament"):
        config["tournament"] = choices["tournament"]


def require_recorder(host: Guest, places: list[SeatConfig], choices: Choices) -> list[SeatConfig]:
    """The seats of a recorded table: all of them belong to whoever records, without a link or a part in the chance."""
    if any(place.get("guest") != host.id for place in places):
        raise bad_option(
            "seats",
            phrase("somebody elsewhere, or a bot"),
            phrase("at a recorded table everybody sits at one screen"),
        )
    if choices.get("seed") is not None:
        raise bad_option(
            "seed",
            phrase("a seed, a salt or shares, and draws that are asked for"),
            phrase("one or the other"),
        )
    if (
        choices.get("clock") is not None
        or choices.get("lot")
        or choices.get("password")
        or choices.get("bidding")
    ):
        raise bad_option("clock, lot, password", phrase("one of them"), phrase("none at a recorded table"))
    return [
        {"kind": place["kind"], "guest": place["guest"], "name": place["name"], "token": ""}
        for place in places
    ]


def note_when_filled(config: TableConfig, now: float) -> None:
    """Write down when the last seat was taken: from then on the table waits for the pages of its people.

    Where the lot or an auction decides who sits where, it does so before: the shares of the chance are told for seats.
    """
    if any(place["kind"] == "open" for place in config["seats"]):
        bidding.abandon(config)
    elif "filled" not in config:
        config["filled"] = now
        config["seats"] = [seats.asking_nobody(place) for place in config["seats"]]
        if config.get("lot"):
            config["seats"] = random.SystemRandom().sample(config["seats"], len(config["seats"]))
        if config.get("bidding"):
            bidding.begin(config, now)


def _options_of(key: str, position: Mapping[str, Json], seed: str, count: int) -> dict[str, str]:
    """The options of a position, which must be one that can be begun with this seed and these seats."""
    try:
        match = Match.begin(key, position, seed or None, chance="seeded" if seed else "asked")
    except IgrotekaError:
        raise
    except Exception as error:
        found = phrase("one that cannot be played ({fault})", fault=type(error).__name__)
        raise bad_data("position", found, phrase("one that the game can reach")) from error
    if match.over:
        raise bad_data(
            "position", phrase("a game that is over"), phrase("one in which somebody has to decide")
        )
    if match.count != count:
        raise bad_data(
            "position", phrase("{n} seats", n=match.count), phrase("{n}, as many as the table has", n=count)
        )
    return dict(match.options)
