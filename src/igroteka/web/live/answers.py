"""The answers to what a page says."""

from __future__ import annotations

import asyncio
import re
from typing import TYPE_CHECKING, Any, Final

from ...core import Text
from ...core.game import Say
from ..errors import Refused
from ..pages.graphs import percent
from ..security.budget import BUDGET_USER
from ..tables import actions, fairness
from ..tables.quotas import require_slowness
from ..workers.hints import GUESS
from ..workers.pool import position_for
from ..workers.tasks import RatedMove
from . import messages as m

if TYPE_CHECKING:
    from .connection import Page

CHANGES: Final = (m.Undo, m.Order, m.ToBot, m.Back, m.Host)
"""What changes a table without bringing its game on."""
DECIMAL: Final = re.compile(r"(\d)\.(\d)")
"""What has a point in English has a comma elsewhere."""


LOOKS: Final = (m.Peek, m.Why, m.Describe, m.OldLog, m.Sit, m.LookLike, m.Hello, m.HintPlease)
"""Messages that change nothing. Whoever has used too much processor time is refused them, and moves have to wait."""


async def answer(page: Page, message: m.Anything) -> None:
    """Do what a message asks for, if its sender has processor time left; the rest is held back for a while."""
    user = BUDGET_USER.get()
    if user is not None and isinstance(message, LOOKS):
        await user.require_budget()
    elif user is not None and not isinstance(message, m.Ping):
        await user.wait_for_budget()
    await _do(page, message)


async def _do(page: Page, message: m.Anything) -> None:
    table, access, n = page.table, page.access, message.n
    if isinstance(message, CHANGES):
        require_slowness(page.hub.rate_limiter, page.where)
    match message:
        case m.PlayMove():
            seat = actions.owned(access, message.seat)
            await table.act(lambda: actions.play(table, seat, message.seq, message.move))
            done(page, n)
        case m.Undo():
            seat = actions.owned(access, message.seat)
            await table.act(lambda: actions.undo(table, seat, message.seq, message.to))
            done(page, n)
        case m.Order():
            seat = actions.owned(access, message.seat)
            await table.act(lambda: actions.order(table, seat, message.key, message.value))
            done(page, n)
        case m.ToBot():
            seat = actions.owned(access, message.seat)
            await table.act(lambda: actions.hand_over(table, seat, message.bot))
            done(page, n)
        case m.Back():
            seat = actions.owned(access, message.seat)
            await table.act(lambda: actions.take_back(table, seat))
            done(page, n)
        case m.Host():
            said = message
            await table.act(lambda: actions.decide(table, access, said.do, said.seat, said.bot, said.seconds))
            done(page, n)
        case m.Peek():
            seat = actions.owned(access, message.seat)
            final = await table.act(_soon(lambda: actions.final(table, seat, message.seq, message.move)))
            page.tell({"t": "peek", "move": message.move, "final": final}, n)
        case m.Why():
            found = await table.act(_soon(lambda: page.viewer.why(message.el)))
            page.tell({"t": "why", **found}, n)
        case m.Describe():
            page.tell({"t": "about", "text": await table.act(_soon(lambda: page.viewer.sketch()))}, n)
        case m.OldLog():
            log, more = await table.act(_soon(lambda: table.rendering(page.role).older(message.before)))
            page.tell({"t": "log", "log": log, "more": more}, n)
        case m.Sit():
            seat = actions.owned(access, message.seat)
            await page.show(role=page.role._replace(seat=seat))
        case m.LookLike() | m.Hello():
            await look(page, message)
        case m.Chat():
            await chat(page, message)
        case m.HintPlease():
            await hint(page, message)
        case m.Seal():
            seat, seal = actions.owned(access, message.seat), message.seal
            await page.registry.change_seat(table, seat, lambda row: fairness.add_seal(row, seat, seal))
            page.tell({"t": "done", "seq": 0}, n)
        case m.Share():
            seat, share = actions.owned(access, message.seat), message.share
            await page.registry.change_seat(table, seat, lambda row: fairness.add_share(row, seat, share))
            page.tell({"t": "done", "seq": 0}, n)
        case m.Ping():
            page.tell({"t": "pong"}, n)


def _soon(work: Any) -> Any:
    async def run() -> Any:
        return work()

    return run


def done(page: Page, n: int | None) -> None:
    """Say that something is on the disk."""
    page.tell({"t": "done", "seq": page.table.record.number(page.role.seat)}, n)


async def look(page: Page, message: m.LookLike | m.Hello) -> None:
    """Show the table in another way; a second hello asks for what was missed."""
    role = page.role
    if isinstance(message, m.Hello) and message.seat in page.access.seats:
        role = role._replace(seat=message.seat)
    role = role._replace(
        lang=message.lang or role.lang,
        portrait=role.portrait if message.portrait is None else message.portrait,
        dark=role.dark if message.dark is None else message.dark,
    )
    await page.show(message.mark if isinstance(message, m.Hello) else "", role)


async def chat(page: Page, message: m.Chat) -> None:
    """Say something to everybody; those who only watch stay silent."""
    access, table = page.access, page.table
    if not access.host:
        actions.require_seat(access)
    words = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not words or len(words) > m.LONGEST_CHAT:
        said = f"found {len(words)} characters; allowed: 1 to {m.LONGEST_CHAT}"
        raise Refused("chat", said, most=m.LONGEST_CHAT)
    page.hub.rate_limiter.require("chat", f"guest-{access.guest}", f"from-{page.where}")
    name = table.players()[access.seats[0]]["name"] if access.seats else access.name
    seq = await page.registry.store.say(table.row.id, access.guest or "guest", name or "?", words)
    page.tell({"t": "done", "seq": seq}, message.n)


async def hint(page: Page, message: m.HintPlease) -> None:
    """Think about the best moves, one question of a guest at a time, beside everything else."""
    table, hint_service = page.table, page.registry.hint_service
    seat = actions.owned(page.access, message.seat)
    if seat != page.role.seat:
        raise Refused("sit", f"sit down on seat {seat} first")
    if page.hints is not None and not page.hints.done():
        raise Refused("hint", "the last hint is still being thought out")
    who = f"guest-{page.access.guest}" if page.access.guest else f"from-{page.where}"

    async def ask() -> str:
        record = table.running()
        if seat not in record.match.seats:
            raise actions.not_asked(record.match.game, "not asked now")
        return position_for(record.match.game, record.match.state, seat, GUESS)

    position = await table.act(ask)
    hint_service.require_free(who, table.row.id, position)

    async def think() -> None:
        try:
            found = await hint_service.advise(table.row.game, position, seat, who, table.row.id)
        except Exception as error:  # a hint that fails is no hint
            page.registry.log.warning("a hint has failed", error=type(error).__name__)
            found = []
        page.tell(
            {"t": "hint", "moves": await table.act(_soon(lambda: labelled(page, seat, found)))}, message.n
        )

    page.hints = asyncio.ensure_future(think())
    page.registry.mind(page.hints)


def labelled(page: Page, seat: int, found: list[RatedMove]) -> list[dict[str, Any]]:
    """Hints with the labels of their moves and the reasons, as far as they are still legal."""
    match = page.table.record.match
    say = page.viewer.say
    alone = len(match.game.scores(page.viewer.world())) == 1
    legal = {m.text: m for m in match.moves_of(seat)}
    return [
        {
            "id": one.move,
            "label": say(match.show(legal[one.move], seat).label),
            "points": one.points,
            "score": one.score,
            "chance": round(one.chance, 3),
            "why": reason(say, page.viewer.lang, alone, one),
        }
        for one in found
        if one.move in legal
    ]


def reason(say: Say, lang: str, alone: bool, one: RatedMove) -> str:
    """The chance to win, the expected score with its change, and what changes: items, or prospects where none does."""
    said = [
        say(Text("web-hint-alone" if alone else "web-hint-chance", percent=percent(one.chance))),
        say(Text("web-hint-score", score=_plain(one.score), change=_signed(one.points))),
    ]
    changes = [f"{say(Text(f'item-{key}'))} {_signed(change)}" for key, change in one.items[:3]]
    if not changes and one.prospects:
        changes = [say(Text("web-hint-prospects", change=_signed(one.prospects)))]
    told = "; ".join([", ".join(said), *([", ".join(changes)] if changes else [])])
    return told if lang == "en" else DECIMAL.sub(r"\1,\2", told)


def _plain(points: float) -> str:
    """Points with a decimal only where there is one."""
    return f"{points:.1f}".removesuffix(".0").replace("-", "\u2212")


def _signed(change: float) -> str:
    """A change of points with its sign, a true minus, and a decimal only where there is one."""
    return f"{change:+.1f}".removesuffix(".0").replace("-", "\u2212")
