"""The answers to the messages of a page: the loop that takes them, and one function for each kind of message."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

from ...core import Seat, Text
from ...store import StoreError
from ..errors import Broken, Refused
from ..security.budget import BUDGET_USER
from ..tables import actions, fairness, recording, seats
from ..tables.foresight import foresee
from ..tables.objections import against_lesson, not_asked
from ..tables.quotas import require_few_changes
from ..workers.hints import GUESS
from ..workers.pool import position_for
from ..workers.replays import MatchReplay, ReplayRole
from . import messages as m
from .changes import changed_fragments, fragments_of_entries
from .chat_answers import chat, note_read
from .element_cards import describe_card
from .hand_answers import decide_as_host, do_and_tell, hand_to_bot, propose, resign, take_from_bot, vote
from .hint_words import describe_hints
from .outcomes import gains
from .page import TOO_FAST, CloseConnection, Page, receive
from .payloads import CardFields, Gain, WhatItWas
from .planning import PlanFields, try_plan
from .unknown import what_it_was

T = TypeVar("T")
WARNINGS: Final = 20
"""Messages above the rate that are refused before the connection is closed."""
FORGIVEN: Final = 0.2
"""How much of a warning each message at a decent pace makes good."""

Handler = Callable[[Page, Any], Awaitable[None]]


async def answer_messages(page: Page) -> None:
    """Answer messages until the page goes."""
    warned = 0.0
    while True:
        await page.outbox.wait_for_room()
        text = await receive(page.socket)
        try:
            page.registry.rate_limiter.require("messages", page.id)
        except Refused as refused:
            warned += 1
            page.refuse(refused, m.read_number(text))
            if warned > WARNINGS:
                raise CloseConnection(TOO_FAST) from None
            continue
        warned = max(0.0, warned - FORGIVEN)
        began = time.perf_counter()
        n: int | None = None
        try:
            message = m.read_message(text)
            n = message.n
            await answer(page, message)
        except Refused as refused:
            page.refuse(refused, m.read_number(text) if n is None else n)
            if refused.is_outdated:
                await page.show()
        except Broken as broken:
            page.refuse(broken.refusal, n)
        except StoreError as error:
            page.registry.log.warning("the store has failed", error=type(error).__name__)
            page.refuse(Refused("store", "the store does not answer"), n)
        else:
            if isinstance(message, m.PlayMove):
                page.registry.metrics.move_time.observe(time.perf_counter() - began)


async def answer(page: Page, message: m.AnyMessage) -> None:
    """Do what a message asks for, if its sender has processor time left; the rest is held back for a while."""
    user = BUDGET_USER.get()
    if user is not None and isinstance(message, READING):
        await user.require_budget()
    elif user is not None and not isinstance(message, m.Ping):
        await user.wait_for_budget()
    if isinstance(message, CHANGES):
        require_few_changes(page.registry.rate_limiter, page.where)
    await HANDLERS[type(message)](page, message)


# ---------------------------------------------------------------- what changes the match


async def play_move(page: Page, message: m.PlayMove) -> None:
    """Play the move in a message for a seat of its page, and tell the page when it is stored."""
    seat = actions.require_own_seat(page.access, message.seat)
    number = await page.table.act(partial(actions.play_move, page.table, seat, message.seq, message.move))
    page.tell({"t": "done", "seq": number}, message.n)


async def play_chain(page: Page, message: m.PlayChain) -> None:
    """Play several moves for a seat of its page, or none of them."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(
        page, partial(actions.play_chain, page.table, seat, message.seq, message.moves), message.n
    )


async def undo(page: Page, message: m.Undo) -> None:
    """Take back a decision."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(actions.undo, page.table, seat, message.seq, message.to), message.n)


async def guess(page: Page, message: m.Guess) -> None:
    """Note that something is not known."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(page, partial(recording.guess, page.table, seat, message.seq), message.n)


async def tell(page: Page, message: m.Tell) -> None:
    """Note what an unknown thing was."""
    seat = actions.require_own_seat(page.access, message.seat)
    wanted = (message.step, message.move)
    await do_and_tell(page, partial(recording.tell, page.table, seat, *wanted), message.n)


async def give_order(page: Page, message: m.Order) -> None:
    """Give a standing order."""
    seat = actions.require_own_seat(page.access, message.seat)
    await do_and_tell(
        page, partial(actions.give_order, page.table, seat, message.key, message.value), message.n
    )


# ---------------------------------------------------------------- chance, before the match


async def add_seal(page: Page, message: m.Seal) -> None:
    """Tell the seal of a share."""
    seat, seal = actions.require_own_seat(page.access, message.seat), message.seal
    await page.registry.change_seat(page.table, seat, lambda row: fairness.add_seal(row, seat, seal))
    page.tell({"t": "done", "seq": 0}, message.n)


async def add_share(page: Page, message: m.Share) -> None:
    """Tell the share itself."""
    seat, share = actions.require_own_seat(page.access, message.seat), message.share
    await page.registry.change_seat(page.table, seat, lambda row: fairness.add_share(row, seat, share))
    page.tell({"t": "done", "seq": 0}, message.n)


# ---------------------------------------------------------------- what only reads


async def read_match(page: Page, work: Callable[[], T]) -> T:
    """Read something with the match up to date."""

    async def run() -> T:
        return work()

    return await page.table.act(run)


async def peek(page: Page, message: m.Peek) -> None:
    """Whether a move could still be taken back, and whether it ends the turn."""
    seat = actions.require_own_seat(page.access, message.seat)
    chain = [*message.before, message.move]
    seen = await read_match(page, lambda: foresee(page.table, seat, message.seq, chain))
    say = page.viewer.say
    page.tell(
        {
            "t": "peek",
            "move": message.move,
            "final": seen.final,
            "ends": seen.ends,
            "say": say(Text(f"websay-lasting-{seen.reason}")) if seen.reason else "",
            "cautions": [say(text) for text in seen.cautions],
        },
        message.n,
    )


async def explain(page: Page, message: m.Why) -> None:
    """Why an element cannot be chosen."""
    reason = await read_match(page, lambda: page.viewer.why(message.el))
    page.tell({"t": "why", **reason}, message.n)


async def send_unknown(page: Page, message: m.AskUnknown) -> None:
    """What an unknown thing can have been."""
    actions.require_own_seat(page.access, message.seat)

    def work() -> WhatItWas:
        return what_it_was(page.viewer, recording.require_recorded(page.table), message.step)

    page.tell({"t": "unknown", **await read_match(page, work)}, message.n)


async def send_card(page: Page, message: m.AskCard) -> None:
    """What an element is, and what choosing it would do."""

    def work() -> CardFields:
        picture = page.table.rendering_of(page.role).drawing
        return describe_card(page.viewer, message.el, message.moves, picture)

    page.tell({"t": "card", **await read_match(page, work)}, message.n)


def require_taken_seat(page: Page, seat: Seat) -> Seat:
    """The seat, if it is one of the caller's own and this page shows its view."""
    own = actions.require_own_seat(page.access, seat)
    if own != page.role.seat:
        raise Refused("sit", f"sit down on seat {own} first")
    return own


async def send_gains(page: Page, message: m.AskGains) -> None:
    """The points of moves, to be shown where they are chosen."""
    require_taken_seat(page, message.seat)

    def work() -> dict[str, Gain]:
        page.table.require_running()
        return gains(page.viewer, message.moves)

    page.tell({"t": "gains", "moves": await read_match(page, work)}, message.n)


async def send_news(page: Page, message: m.AskNews) -> None:
    """What others have changed since the last decision of the seat that this page shows."""

    def work() -> tuple[int | None, list[str]]:
        page.table.require_running()
        replay = replay_for(page)
        return replay.viewer.since(), changed_fragments(replay, page.table.rendering_of(page.role).drawing)

    since, ids = await read_match(page, work)
    page.tell({"t": "news", "since": since, "ids": ids}, message.n)


async def send_changed(page: Page, message: m.AskChanged) -> None:
    """Where entries of the log have changed something on the board."""
    ids = await read_match(page, lambda: fragments_of_entries(replay_for(page), message.first, message.last))
    page.tell({"t": "changed", "ids": ids}, message.n)


def replay_for(page: Page) -> MatchReplay:
    """The match step by step, as this page shows it."""
    table, role = page.table, page.role
    names = tuple(seats.names(table.row.config["seats"], role.lang))
    return MatchReplay(table.match, ReplayRole(role.seat, role.lang, names, role.dark))


async def send_plan(page: Page, message: m.TryPlan) -> None:
    """How a plan of the own seat looks, on a copy."""
    seat = require_taken_seat(page, message.seat)

    def work() -> PlanFields:
        page.table.require_running()
        if page.table.lesson_move(seat) is not None:
            raise against_lesson("a lesson has its own plan")
        return try_plan(page.viewer, seat, message.moves, page.role.dark)

    page.tell({"t": "plan", **await read_match(page, work)}, message.n)


async def describe(page: Page, message: m.Describe) -> None:
    """The position in words."""
    page.tell({"t": "about", "text": await read_match(page, lambda: page.viewer.sketch())}, message.n)


async def send_old_log(page: Page, message: m.OldLog) -> None:
    """Older entries of the log."""
    table = page.table
    log, more = await read_match(page, lambda: table.rendering_of(page.role).older_entries(message.before))
    page.tell({"t": "log", "log": log, "more": more}, message.n)


async def sit(page: Page, message: m.Sit) -> None:
    """Show the table to another seat of the same screen."""
    seat = actions.require_own_seat(page.access, message.seat)
    await page.show(role=page.role._replace(seat=seat))


async def change_screen(page: Page, message: m.ChangeScreen | m.Hello) -> None:
    """Show the table in another way; a second hello asks for what was missed."""
    role = page.role
    if isinstance(message, m.Hello) and message.seat in page.access.seats:
        role = role._replace(seat=message.seat)
    role = role._replace(
        lang=message.lang or role.lang,
        dark=role.dark if message.dark is None else message.dark,
    )
    if isinstance(message, m.Hello):
        await page.show(message.mark, role, message.heard_lines)
    else:
        await page.show(role=role)


async def pong(page: Page, message: m.Ping) -> None:
    """Somebody is there."""
    page.tell({"t": "pong"}, message.n)


# ---------------------------------------------------------------- hints


async def hint(page: Page, message: m.AskHint) -> None:
    """Think about the best moves, one question of a guest at a time, in the background."""
    table, hint_service = page.table, page.registry.hint_service
    seat = require_taken_seat(page, message.seat)
    if seats.is_contest(table.row):
        raise Refused("rated-hint", "found a rated game; allowed: hints in all others")
    if page.hint_task is not None and not page.hint_task.done():
        raise Refused("hint", "the last hint is still being thought out")
    who = f"guest-{page.access.guest}" if page.access.guest else f"from-{page.where}"

    def ask() -> str:
        match = table.require_running()
        if seat not in match.seats:
            raise not_asked(match.game, "not asked now")
        return position_for(match.game, match.state, seat, GUESS)

    position = await read_match(page, ask)
    hint_service.require_free(who, table.row.id, position)

    async def think() -> None:
        try:
            rated = await hint_service.advise(table.row.game, position, seat, who, table.row.id)
        except Exception as error:  # a hint that fails is no hint
            page.registry.log.warning("a hint has failed", error=type(error).__name__)
            rated = []
        hints = await read_match(page, lambda: describe_hints(page, seat, rated))
        page.tell({"t": "hint", "moves": hints}, message.n)

    page.hint_task = asyncio.ensure_future(think())
    page.registry.track_task(page.hint_task)


HANDLERS: Final[dict[type[m.Message], Handler]] = {
    m.PlayMove: play_move,
    m.PlayChain: play_chain,
    m.Undo: undo,
    m.Guess: guess,
    m.AskUnknown: send_unknown,
    m.Tell: tell,
    m.Order: give_order,
    m.HandToBot: hand_to_bot,
    m.TakeFromBot: take_from_bot,
    m.HostDecision: decide_as_host,
    m.Propose: propose,
    m.Vote: vote,
    m.Resign: resign,
    m.Seal: add_seal,
    m.Share: add_share,
    m.Peek: peek,
    m.Why: explain,
    m.AskCard: send_card,
    m.AskGains: send_gains,
    m.AskNews: send_news,
    m.AskChanged: send_changed,
    m.TryPlan: send_plan,
    m.Describe: describe,
    m.OldLog: send_old_log,
    m.Sit: sit,
    m.ChangeScreen: change_screen,
    m.Hello: change_screen,
    m.Ping: pong,
    m.Chat: chat,
    m.ReadChat: note_read,
    m.AskHint: hint,
}
CHANGES: Final = (
    m.Undo,
    m.Tell,
    m.Order,
    m.HandToBot,
    m.TakeFromBot,
    m.HostDecision,
    m.Propose,
    m.Vote,
    m.Resign,
)
"""What changes a table without bringing its game on."""
READING: Final = (
    m.Peek,
    m.Why,
    m.AskUnknown,
    m.AskCard,
    m.AskGains,
    m.AskNews,
    m.AskChanged,
    m.TryPlan,
    m.Describe,
    m.OldLog,
    m.Sit,
    m.ChangeScreen,
    m.Hello,
    m.AskHint,
)
"""Messages that change nothing. Whoever has used too much processor time is refused them, and moves have to wait."""
