"""The answers to messages about who plays on and whether: bots, the host, votes, giving up."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

from ..tables import actions, agreeing
from . import messages as m
from .page import Page


async def do_and_tell(page: Page, work: Callable[[], Awaitable[object]], n: int | None) -> None:
    """Do something at the table of a page, and say that it is on the disk: the next question has this number or a later one."""

    async def run() -> int:
        await work()
        return page.table.match.number_for(page.role.seat)

    page.tell({"t": "done", "seq": await page.table.act(run)}, n)


async def hand_to_bot(page: Page, message: m.HandToBot) -> None:
    """Let a bot play an own seat."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(actions.hand_to_bot, page.table, seat, message.bot), message.n)


async def take_from_bot(page: Page, message: m.TakeFromBot) -> None:
    """Play an own seat oneself again."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(actions.take_from_bot, page.table, seat), message.n)


async def decide_as_host(page: Page, message: m.HostDecision) -> None:
    """Decide about a seat that is late."""
    wanted = (message.do, message.seat, message.bot, message.seconds)
    await do_and_tell(page, partial(actions.decide_as_host, page.table, page.access, *wanted), message.n)


async def propose(page: Page, message: m.Propose) -> None:
    """Propose something to all people at the table."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(
        page, partial(agreeing.propose, page.table, seat, message.kind, message.number), message.n
    )


async def vote(page: Page, message: m.Vote) -> None:
    """Vote on what was proposed."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(agreeing.vote, page.table, seat, message.agrees), message.n)
    # The others may have decided that a bot plays for the host. Afterwards, as when somebody gives up.
    await page.table.act(partial(agreeing.follow_host, page.table))


async def resign(page: Page, message: m.Resign) -> None:
    """Give up an own seat."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(agreeing.resign, page.table, seat), message.n)
    # Afterwards, since a page that loses the role of the host has to come again.
    await page.table.act(partial(agreeing.pass_host_on, page.table))
