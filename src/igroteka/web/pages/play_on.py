"""Playing on from a step of a finished game, or from a position that somebody has set up by hand."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import Final
from urllib.parse import urlencode

from starlette.responses import PlainTextResponse, Response

from ...core import Game, Text
from ...core.game import default_seats
from ...core.positions import parts_of, position_form
from ...match import pretty_form
from ...match.seed import clean_seed
from ...texts import error_words, speaker
from ..errors import Refused
from ..security.guests import Guest
from ..security.inputs import LONGEST_LINK
from ..security.secrecy import require_no_secrets
from ..tables import seats
from ..tables.seats import Access
from ..tables.table import Table
from ..workers.editing import EditRequest
from ..workers.positions import BY_HAND, CheckedPosition, PositionRequest
from . import cards
from .forms import EditForm, NewTableForm, TableSetUp, choose_deal
from .new_table import answer_form, hash_of, set_up_context
from .queries import GameQuery, PositionQuery, StepQuery
from .samples import sample_match
from .sharing import game_address, position_address, table_address
from .visit import Visit, json_block

MOST_TRIES: Final = 20
"""Steps of a sample that are looked at for an example: a turn begins sooner than that."""


@dataclass
class PositionForm:
    """What the form shows: where the position comes from, its picture, and what was chosen for the seats."""

    game: Game
    action: str
    checked: CheckedPosition
    text: str = ""
    by_hand: bool = False
    step: int = BY_HAND
    names: list[str] | None = None
    set_up: TableSetUp | None = None
    anew: bool = False
    back: str = ""
    step_picture: str = ""
    """Where the picture of the step is that goes with a link to this page."""

    def link(self) -> str:
        """The address at which anybody sees this position; none for one that is too long for an address."""
        form = self.checked.form if self.by_hand else ""
        return f"{self.action}?{urlencode({'form': form})}" if 0 < len(form) <= LONGEST_LINK else ""

    def picture(self, visit: Visit) -> str:
        """Where the picture is that goes with a link to this page."""
        if self.link():
            return position_address(visit, self.game.key, self.checked.form)
        return self.step_picture or game_address(visit, self.game.key)

    def page(self, visit: Visit, status: int = 200, problem: str = "") -> Response:
        """The form."""
        checked, set_up = self.checked, self.set_up or default_set_up(self.game, self.checked)
        board = {"svg": checked.svg, "style": checked.style, "title": checked.title}
        return visit.page(
            "position.html",
            status,
            game=cards.game_card(self.game, visit.lang),
            action=self.action,
            by_hand=self.by_hand,
            step=self.step,
            text=self.text,
            board=board if checked.svg else None,
            sketch=checked.sketch,
            count=checked.count,
            turn=checked.turn,
            options=cards.option_words(self.game, checked.options, visit.lang),
            owners=self.names or [],
            seats=set_up.kinds if self.by_hand else set_up.kinds[: checked.count],
            editor=json_block(tell_editor(self.game, visit.lang)) if self.by_hand else "",
            anew=self.anew,
            back=self.back,
            problem=problem,
            share=self.link(),
            parts=list_parts(self.game) if self.by_hand else [],
            link_picture=self.picture(visit),
            **set_up_context(visit, self.game, set_up),
        )


def default_set_up(g: Game, checked: CheckedPosition) -> TableSetUp:
    """The guest takes the seat that decides next; bots take the others."""
    set_up = TableSetUp.default(g)
    mine = next(iter(checked.turn), 0)
    set_up.kinds = ["me" if i == mine else seats.OPPONENT for i in range(len(set_up.kinds))]
    return set_up


# ---------------------------------------------------------------- pages


async def show_step(visit: Visit, query: StepQuery) -> Response:
    """Take a seat in the position of a step."""
    form = await _form_of_step(visit, query)
    return form.page(visit)


async def play_on_from_step(visit: Visit, query: StepQuery, form: NewTableForm) -> Response:
    """Make a table with the position of a step."""
    return await _make_table(visit, await _form_of_step(visit, query), form)


async def _form_of_step(visit: Visit, query: StepQuery) -> PositionForm:
    """The position of a step, with what can be chosen for it."""
    table, access, step = await find_open_step(visit, query)
    text = await visit.while_connected(visit.registry.replay_library.position(table, step))
    g = table.match.game
    form = PositionForm(
        g,
        query.address("on", step=step),
        await _check_position(visit, g, text),
        text,
        step=step,
        names=seats.names(table.row.config["seats"], visit.lang),
        back=query.address("replay", step=step),
        step_picture=table_address(visit, table, access, query, step),
    )
    if form.checked.problem:
        raise Refused("ended", form.checked.problem)
    return form


async def show_position_form(visit: Visit, query: PositionQuery) -> Response:
    """A form for a position as text."""
    g = query.game
    form = PositionForm(g, f"/position/{g.key}", CheckedPosition(), query.form, by_hand=True)
    if query.example:
        form.text = await asyncio.to_thread(example_form, g.key)
    return await _look(visit, form) if query.form else form.page(visit)


async def play_position(visit: Visit, query: PositionQuery, sent: NewTableForm) -> Response:
    """Upload a position as text, check it, and begin with it."""
    g = query.game
    form = PositionForm(g, f"/position/{g.key}", CheckedPosition(), sent.uploaded, by_hand=True)
    looked = await _look(visit, form)
    if sent.choices.do != "start" or not form.checked.svg:
        return looked
    return await _make_table(visit, form, sent)


async def _look(visit: Visit, form: PositionForm) -> Response:
    """The form with its position checked and drawn, or with what is wrong."""
    try:
        await visit.require_rate("uploads")
    except Refused as refused:
        return form.page(visit, refused.status, visit.say(refused.text))
    form.checked = await _check_position(visit, form.game, form.text)
    if form.checked.problem:
        problem = Text("error-no-position", detail=error_words(form.checked.error))
        return form.page(visit, 422, speaker(form.game.key, visit.lang)(problem))
    return form.page(visit)


async def edit_position(visit: Visit, query: GameQuery, form: EditForm) -> Response:
    """What the editor is told about a form: its drawing, what can be said and done, or what is wrong."""
    await visit.require_rate("edits")
    request = EditRequest(
        query.game.key, form.text, visit.lang, visit.dark, form.seat, form.short, form.shape
    )
    answer = await visit.registry.worker_pool.edit_position(request)
    return Response(answer, media_type="application/json")


def tell_editor(g: Game, lang: str) -> dict[str, object]:
    """What the editor of a game's positions begins with."""
    say = speaker(g.key, lang)
    return {
        "game": g.key,
        "seats": list(g.seats),
        "usual": default_seats(g),
        "names": [say(Text("player", seat=seat)) for seat in range(g.seats.stop)],
        "options": cards.option_cards(g, lang),
    }


@cache
def example_form(key: str) -> str:
    """The last position of the game's sample that says whose turn it is, without an agenda, as a form."""
    match = sample_match(key)
    last = len(match.entries)
    forms = [position_form(match.game, match.state)]
    while "agenda" in forms[-1] and len(forms) < MOST_TRIES:
        forms.append(position_form(match.game, match.at(last - len(forms)).state))
    return pretty_form(forms[-1])


def list_parts(g: Game) -> list[dict[str, str | bool]]:
    """What a position may say, as it is written, and whether it is said of a player."""
    parts = parts_of(g)
    return [{"example": part.example, "each": part.each} for part in (*parts.of_table, *parts.of_seats)]


async def save_position(visit: Visit, query: StepQuery) -> Response:
    """The position of a step as a file that can be edited and uploaded again."""
    table, _, step = await find_open_step(visit, query)
    text = await visit.while_connected(visit.registry.replay_library.position(table, step))
    name = f"igroteka-{table.row.game}-{table.row.id}-{step}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers, media_type="application/json")


# ---------------------------------------------------------------- what they share


async def find_open_step(visit: Visit, query: StepQuery) -> tuple[Table, Access, int]:
    """A game that has no secrets any more, what the visitor may do there, and the step that is asked for."""
    table, access = await visit.find_table(query)
    require_no_secrets(table, access)
    most = len(table.match.entries)
    return table, access, most if query.step is None else min(query.step, most)


async def _check_position(
    visit: Visit, g: Game, text: str, anew: bool = False, seat: int | None = None
) -> CheckedPosition:
    """The position as this visitor would see it."""
    request = PositionRequest(g.key, text, clean_seed(None), visit.lang, visit.dark, anew, seat)
    return await visit.registry.worker_pool.check_position(request)


async def _make_table(visit: Visit, form: PositionForm, sent: NewTableForm) -> Response:
    """A table that begins with the position, with a seed of its own: what was drawn before is not drawn again."""

    async def make(host: Guest) -> Table:
        count = form.checked.count
        form.set_up = set_up = TableSetUp.from_form(form.game, sent, count)
        places = set_up.places(host)
        form.anew = sent.choices.anew
        await visit.require_rate("tables")
        position = form.checked
        if form.anew:
            mine = next((i for i, kind in enumerate(set_up.kinds[:count]) if kind == "me"), None)
            position = await _check_position(visit, form.game, form.text, anew=True, seat=mine)
            if position.problem:
                raise position.error
        return await visit.registry.create(
            form.game.key,
            host,
            places,
            lang=visit.lang,
            clock=set_up.clock,
            public=set_up.choices.public,
            lot=set_up.choices.seating == "lot",
            bidding=set_up.choices.seating == "bids",
            recorded=set_up.choices.recorded,
            rated=set_up.choices.rated,
            password=await hash_of(visit, set_up.choices.password),
            position=position.data(),
            since=form.step,
            deal=await choose_deal(visit, set_up, places),
        )

    def show_again(status: int, problem: str) -> Response:
        return form.page(visit, status, problem)

    return await answer_form(visit, form.game, sent, make, show_again)
