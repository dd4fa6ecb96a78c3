"""New tables: options and seats are chosen, and a table is made; or one is made for a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.responses import RedirectResponse, Response

from ...core import Game, IgrotekaError, Text
from ...core.seating import reason_against_bids
from ...texts import error_words, speaker
from ..errors import Refused
from ..security.guests import Guest
from ..tables import fairness, seats
from ..tables.clock_rules import CLOCKS, OUTS, clock_of, clock_rule
from ..tables.registry import TableRegistry
from ..tables.table import Table
from . import cards
from .forms import Form, NewTableForm, TableSetUp, choose_deal
from .personal_best import Best, bests
from .queries import GameQuery, TableQuery
from .sharing import game_address
from .visit import Visit
from .zones import zones

ShowAgain = Callable[[int, str], Response]
"""Shows a form again, with a status and a sentence about what was wrong."""


async def show_new(visit: Visit, query: GameQuery) -> Response:
    """Choose options and seats."""
    own = await bests(visit, query.game)
    return _set_up_page(visit, query.game, TableSetUp.default(query.game), own=own)


async def make_new(visit: Visit, query: GameQuery, form: NewTableForm) -> Response:
    """Make a table."""
    g, set_up = query.game, TableSetUp.default(query.game)
    own = await bests(visit, g)

    async def make(host: Guest) -> Table:
        nonlocal set_up
        set_up = TableSetUp.from_form(g, form)
        places = set_up.places(host)
        deal = await choose_deal(visit, set_up, places)
        await visit.require_rate("tables")
        return await visit.registry.create(
            g.key,
            host,
            places,
            options=dict(set_up.options),
            lang=visit.lang,
            clock=set_up.clock,
            public=set_up.choices.public,
            seed=set_up.choices.seed or None,
            deal=deal,
            lot=set_up.choices.seating == "lot",
            bidding=set_up.choices.seating == "bids",
            reserved=set_up.choices.sides == "host",
            recorded=set_up.choices.recorded,
            rated=set_up.choices.rated,
            password=await hash_of(visit, set_up.choices.password),
        )

    def show_again(status: int, problem: str) -> Response:
        return _set_up_page(visit, g, set_up, status, problem, own)

    return await answer_form(visit, g, form, make, show_again)


async def hash_of(visit: Visit, password: str) -> str:
    """What is kept of the password of a table; nothing if there is none."""
    return await visit.registry.accounts.passwords.hash(password) if password else ""


async def answer_form(
    visit: Visit,
    g: Game,
    form: NewTableForm,
    make: Callable[[Guest], Awaitable[Table]],
    show_again: ShowAgain,
) -> Response:
    """Make a table and go there, or show the form again with what was wrong."""
    if form.problem is not None:
        return show_again(form.problem.status, visit.say(form.problem.text))
    host = Guest(visit.guest.id, visit.guest.name if form.choices.name is None else form.choices.name)
    try:
        table = await make(host)
    except Refused as refused:
        return show_again(refused.status, visit.say(refused.text))
    except IgrotekaError as error:
        return show_again(422, speaker(g.key, visit.lang)(Text("error-other", detail=error_words(error))))
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    visit.rename(host.name, response)
    return visit.with_cookies(response)


def _set_up_page(
    visit: Visit, g: Game, set_up: TableSetUp, status: int = 200, problem: str = "", own: Sequence[Best] = ()
) -> Response:
    options = cards.option_cards(g, visit.lang)
    for option in options:
        option["value"] = set_up.options.get(option["key"], option["default"])
    return visit.page(
        "new.html",
        status,
        link_picture=game_address(visit, g.key),
        game=cards.game_card(g, visit.lang),
        counts=list(g.seats),
        count=set_up.count,
        seats=set_up.kinds,
        options=options,
        problem=problem,
        bests=own,
        rankings=visit.registry.settings.rankings,
        **set_up_context(visit, g, set_up),
    )


def set_up_context(visit: Visit, g: Game, set_up: TableSetUp) -> dict[str, object]:
    """What all forms for a new table show, whatever it begins with."""
    return {
        "kinds": cards.seat_kind_cards(visit.lang),
        "other_bots": cards.other_bot_cards(visit.lang),
        "levels": cards.level_cards(visit.lang),
        "opponent": seats.OPPONENT,
        "names": set_up.names,
        "clocks": [{"value": one, "label": _clock_label(visit, one)} for one in CLOCKS],
        "clock": set_up.choices.clock,
        "outs": [{"value": one, "label": visit.say(Text(f"websay-out-{one}"))} for one in OUTS],
        "out": set_up.choices.out,
        "weekends": set_up.choices.weekends,
        "holidays": ", ".join(set_up.choices.holidays),
        "zone": set_up.choices.zone,
        "zones": zones(),
        "public": set_up.choices.public,
        "seating": set_up.choices.seating,
        "biddable": reason_against_bids(g, 2) is None,
        "sides": set_up.choices.sides,
        "recorded": set_up.choices.recorded,
        "rated": set_up.choices.rated,
        "has_account": visit.signed_in is not None,
        "draft": visit.registry.guest_cookies.dealer.draft(visit.guest.id),
    }


def _clock_label(visit: Visit, written: str) -> str:
    """A clock in words."""
    rule = clock_rule(written, "bot")
    return visit.say(Text("websay-clock-none")) if rule is None else rule.words(visit.say)


# ---------------------------------------------------------------- rematch


async def make_rematch(visit: Visit, query: TableQuery, form: Form) -> Response:
    """The same people at a new table. Whoever asks second is led to the one that exists."""
    table, access = await visit.find_table(query)
    if not access.seats or not table.has_begun or table.row.status == "running":
        raise Refused("rematch", "a rematch follows a finished game of one's own")
    await visit.require_rate("tables")
    await begin_rematch(visit.registry, table, access.guest)
    rematch = await visit.registry.store.table(table.row.config["next"])
    is_asked = rematch is not None and not seats.seats_of(rematch, access.guest)
    return RedirectResponse(seats.next_address(table.row, is_asked), 303)


async def begin_rematch(registry: TableRegistry, table: Table, asker: str) -> None:
    """Make the rematch if there is none yet. If it is rated, the others are asked whether they agree."""

    async def work() -> None:
        table.row = row = await registry.store.table(table.row.id) or table.row
        if row.config.get("next"):
            return
        places = [seats.renew_link(fairness.take_part_again(seat)) for seat in row.config["seats"]]
        if seats.is_rated(row):
            places = [one if one.get("guest", asker) == asker else seats.make_open() for one in places]
        rematch = await registry.create(
            row.game,
            Guest(asker if seats.is_contest(row) else row.config["host"], ""),
            places,
            options=dict(row.options),
            lang=row.config.get("lang", "en"),
            clock=clock_of(row),
            public=bool(row.config.get("public")),
            lot=bool(row.config.get("lot")),
            bidding=bool(row.config.get("bidding")),
            reserved=bool(row.config.get("reserved")),
            password=row.config.get("password", ""),
            recorded=seats.is_recorded(row),
            position=row.position,
            since=row.config.get("from"),
            rated=seats.is_rated(row),
        )
        await registry.keep_rematch(table, rematch.row)
        table.broadcast()

    await table.act(work)
