"""Playing on from a step of a finished game, or from a position that somebody has set up by hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from starlette.responses import PlainTextResponse, RedirectResponse, Response

from ...core import Game, IgrotekaError, Text
from ...match import pretty
from ...match.seed import clean_seed
from ..errors import Refused
from ..security.guests import Guest
from ..tables import seats
from ..tables.table import Table
from ..workers.library import require_no_secrets
from . import forms, lists
from .positions import Looked, Wish
from .queries import ByHand, Step
from .tables import clock_label, find_table
from .visit import Visit

BY_HAND = -1
"""The step of a table that goes on from no game."""


@dataclass
class Sheet:
    """What the form shows: where the position comes from, its picture, and what was chosen for the seats."""

    game: Game
    action: str
    looked: Looked
    text: str = ""
    by_hand: bool = False
    step: int = BY_HAND
    names: list[str] | None = None
    chosen: forms.SetUp | None = None
    anew: bool = False
    back: str = ""

    def page(self, visit: Visit, status: int = 200, problem: str = "") -> Response:
        """The form."""
        looked, chosen = self.looked, self.chosen or first_choice(self.game, self.looked)
        return visit.page(
            "position.html",
            status,
            game=lists.game_card(self.game, visit.lang),
            action=self.action,
            by_hand=self.by_hand,
            step=self.step,
            text=self.text,
            board={"svg": looked.svg, "style": looked.style, "title": looked.title} if looked.svg else None,
            sketch=looked.sketch,
            count=looked.count,
            turn=looked.turn,
            options=option_words(self.game, looked.options, visit.lang),
            owners=self.names or [],
            kinds=lists.kind_cards(visit.lang),
            seats=chosen.kinds[: looked.count],
            names=chosen.names,
            clocks=[{"value": one, "label": clock_label(visit, one)} for one in seats.CLOCKS],
            clock=chosen.chosen.clock,
            outs=[{"value": one, "label": visit.say(Text(f"websay-out-{one}"))} for one in seats.OUTS],
            out=chosen.chosen.out,
            public=chosen.chosen.public,
            anew=self.anew,
            back=self.back,
            draft=visit.registry.guest_cookies.dealer.draft(visit.guest.id),
            problem=problem,
        )


def first_choice(g: Game, looked: Looked) -> forms.SetUp:
    """The guest takes the seat that decides next; bots take the others."""
    chosen = forms.SetUp.fresh(g)
    mine = next(iter(looked.turn), 0)
    chosen.kinds = ["me" if i == mine else "bot:greedy" for i in range(len(chosen.kinds))]
    return chosen


def option_words(g: Game, options: dict[str, str], lang: str) -> list[dict[str, str]]:
    """The options of a position that differ from the usual ones."""
    found = []
    for card in lists.option_cards(g, lang):
        words = {choice["value"]: choice["label"] for choice in card["choices"]}
        value = options.get(card["key"], card["default"])
        if value != card["default"]:
            said = ", ".join([words.get(one, one) for one in value.split()])
            found.append({"label": card["label"], "value": said})
    return found


# ---------------------------------------------------------------- pages


async def show_on(visit: Visit, asked: Step) -> Response:
    """Take a seat in the position of a step."""
    sheet = await _sheet(visit, asked)
    return sheet.page(visit)


async def play_on(visit: Visit, asked: Step, form: forms.NewTable) -> Response:
    """Make a table with the position of a step."""
    return await _make(visit, await _sheet(visit, asked), form)


async def _sheet(visit: Visit, asked: Step) -> Sheet:
    """The position of a step, with what can be chosen for it."""
    table, step = await _opened(visit, asked)
    text = await visit.unless_gone(visit.registry.library.position(table, step))
    g = table.match.game
    sheet = Sheet(
        g,
        asked.address("on", step=step),
        await _looked(visit, g, text),
        text,
        step=step,
        names=seats.names(table.row.config["seats"], visit.lang),
        back=asked.address("replay", step=step),
    )
    if sheet.looked.problem:
        raise Refused("ended", sheet.looked.problem)
    return sheet


async def show_by_hand(visit: Visit, asked: ByHand) -> Response:
    """A form for a position as text."""
    g = asked.game
    sheet = Sheet(g, f"/position/{g.key}", Looked(), by_hand=True)
    if asked.example:
        sheet.text = pretty(lists.sample(g.key).state.to_data())
    return sheet.page(visit)


async def by_hand(visit: Visit, asked: ByHand, form: forms.NewTable) -> Response:
    """Bring a position as text, look at it, and begin with it."""
    g = asked.game
    sheet = Sheet(g, f"/position/{g.key}", Looked(), form.brought, by_hand=True)
    try:
        visit.require("uploads")
    except Refused as refused:
        return sheet.page(visit, refused.status, visit.say(refused.text))
    sheet.looked = await _looked(visit, g, sheet.text)
    if sheet.looked.problem:
        return sheet.page(visit, 422, visit.say(Text("error-other", detail=sheet.looked.problem)))
    if form.chosen.do != "start":
        return sheet.page(visit)
    return await _make(visit, sheet, form)


async def save(visit: Visit, asked: Step) -> Response:
    """The position of a step as a file that can be edited and brought back."""
    table, step = await _opened(visit, asked)
    text = await visit.unless_gone(visit.registry.library.position(table, step))
    name = f"igroteka-{table.row.game}-{table.row.id}-{step}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/json")


# ---------------------------------------------------------------- what they share


async def _opened(visit: Visit, asked: Step) -> tuple[Table, int]:
    """A game whose secrets are out, and the step that is asked for."""
    table, _ = await find_table(visit, asked)
    require_no_secrets(table)
    most = len(table.match.entries)
    return table, most if asked.step is None else min(asked.step, most)


async def _looked(visit: Visit, g: Game, text: str, **more: Any) -> Looked:
    """The position as this visitor would see it."""
    screen = visit.screen
    wish = Wish(g.key, text, clean_seed(None), visit.lang, screen.portrait, screen.dark, **more)
    return await visit.registry.worker_pool.look_position(wish)


async def _make(visit: Visit, sheet: Sheet, form: forms.NewTable) -> Response:
    """A table that begins with the position, with a seed of its own: what was drawn before is not drawn again."""
    looked = sheet.looked
    if form.problem is not None:
        return sheet.page(visit, form.problem.status, visit.say(form.problem.text))
    host = Guest(visit.guest.id, visit.guest.name if form.chosen.name is None else form.chosen.name)
    try:
        sheet.chosen = chosen = forms.SetUp.of(sheet.game, form, looked.count)
        places = chosen.places(host)
        sheet.anew = form.chosen.anew
        visit.require("tables")
        if sheet.anew:
            mine = next((i for i, kind in enumerate(chosen.kinds[: looked.count]) if kind == "me"), None)
            looked = await _looked(visit, sheet.game, sheet.text, anew=True, whose=mine)
            if looked.problem:
                return sheet.page(visit, 422, visit.say(Text("error-other", detail=looked.problem)))
        table = await visit.registry.create(
            sheet.game.key,
            host,
            places,
            lang=visit.lang,
            clock=chosen.clock,
            public=form.chosen.public,
            position=looked.data(),
            since=sheet.step,
            deal=await forms.deal(visit, chosen, places),
        )
    except Refused as refused:
        return sheet.page(visit, refused.status, visit.say(refused.text))
    except IgrotekaError as error:
        return sheet.page(visit, 422, visit.say(Text("error-other", detail=str(error))))
    response = RedirectResponse(f"/t/{table.row.id}", 303)
    visit.rename(host.name, response)
    return visit.keep(response)
