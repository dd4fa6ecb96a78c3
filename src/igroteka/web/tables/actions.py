"""What people do at a table. Every function is called with the table's lock held, through `Table.act`."""

from __future__ import annotations

from collections.abc import Sequence

from ...bots import bots
from ...core import CHANCE, IgrotekaError, IllegalMove, Move, Seat, State, UnknownMove
from ...core.errors import some
from ...match.chains import BrokenChain, NotAsked, SomethingRevealed, play_chain_on
from ...store import LoggedMatch
from ..errors import Refused
from . import agreeing, hosting, seats
from .clock_rules import LONGEST_CLOCK
from .objections import against_lesson, illegal_move, not_asked, stale_question, unknown_move
from .quotas import require_quota
from .recording import fit_guesses
from .resigning import resigned_seats
from .seats import Access
from .table import Table


def require_seat(access: Access) -> None:
    """Refuse what only players may do to those who watch."""
    if not access.seats:
        raise Refused("watch", "a spectator only looks")


def require_own_seat(access: Access, seat: Seat) -> Seat:
    """The seat, if it is one of the caller's own."""
    require_seat(access)
    if seat not in access.seats:
        allowed = some([str(own) for own in access.seats])
        raise Refused("seat", f"found seat {seat}; allowed: {allowed}")
    return seat


async def play_move(table: Table, seat: Seat, number: int, move: str) -> int:
    """Play a move of a seat that was asked at a number, or what a seat of a recorded table says was drawn; the number of its next question."""
    match = table.require_running()
    if not match.is_current(seat, number):
        raise stale_question(seat, number)
    wanted = table.lesson_move(seat)
    if wanted is not None and move != wanted.text:
        raise against_lesson(f"found {move[:60]!r}; the lesson asks for {wanted}")
    who = CHANCE if match.asks_chance else seat
    try:
        await fit_guesses(table, match, who, move)
        match.play(move, who)
    except UnknownMove as error:
        raise unknown_move(str(error)) from None
    except IllegalMove as error:
        if seat not in match.answering_seats:
            raise not_asked(match.game, str(error)) from None
        raise illegal_move(move, str(error)) from None
    await table.save(seat)
    table.services.metrics.moves.labels(table.row.game).inc()
    return table.match.number_for(seat)


async def play_chain(table: Table, seat: Seat, number: int, chain: Sequence[str]) -> None:
    """Play several moves of a seat that was asked at a number: all of them, or none. They are tried on a copy first."""
    match = table.require_running()
    if not match.is_current(seat, number):
        raise stale_question(seat, number)
    if table.lesson_move(seat) is not None:
        raise against_lesson("a lesson asks for one move after the other")
    for move in try_chain(match, match.state.clone(), seat, chain):
        match.play(move, seat)
    await table.save(seat)
    table.services.metrics.moves.labels(table.row.game).inc(len(chain))


def try_chain(match: LoggedMatch, copy: State, seat: Seat, chain: Sequence[str]) -> list[Move]:
    """Play a chain on a copy of a position, or refuse it; the moves that the seat must play itself."""
    try:
        return play_chain_on(match.game, copy, match.orders, seat, chain)
    except UnknownMove as error:
        raise unknown_move(str(error)) from None
    except SomethingRevealed as error:
        raise Refused("chain", str(error), move=error.move.text) from None
    except NotAsked as error:
        raise not_asked(match.game, str(error)) from None
    except BrokenChain as error:
        raise illegal_move(error.move.text, str(error)) from None


async def undo(table: Table, seat: Seat, number: int, to: int | None) -> None:
    """Take back the last decision, or all down to a step."""
    match = table.require_running()
    if not match.is_current(seat, number):
        raise stale_question(seat, number)
    lesson = table.lesson
    if lesson is not None and match.moves_played <= lesson.length:
        raise Refused("lesson-undo", "nothing is taken back in a lesson")
    across = seats.lone_seat(table.row) == seat and not _is_near(match, seat, to)
    points = match.points_across(seat) if across else match.undo_points(seat)
    steps = len(match.entries) - to if to is not None and to in points else 1
    require_quota(table, "undone", seat, steps)
    try:
        match.undo(seat, to, across=across)
    except IllegalMove as error:
        raise Refused("undo", str(error)) from None
    await table.save(seat)


def _is_near(match: LoggedMatch, seat: Seat, to: int | None) -> bool:
    """Whether no barrier stands before what a seat wants to take back."""
    return match.can_undo(seat) if to is None else to in match.undo_points(seat)


async def give_order(table: Table, seat: Seat, key: str, value: str) -> None:
    """Give a standing order. One that is in force already is done without writing anything."""
    match = table.require_running()
    if match.is_ordered(seat, key, value):
        return
    require_quota(table, "orders", seat)
    try:
        match.order(seat, key, value)
    except IgrotekaError as error:
        raise Refused("order", str(error)) from None
    await table.save()


async def hand_to_bot(table: Table, seat: Seat, bot: str) -> None:
    """Let a bot play a seat."""
    match = table.require_running()
    hosting.require_live(match)
    if seats.is_contest(table.row):
        raise Refused("rated-bot", "found a rated game; allowed: to give up")
    if bot not in bots():
        allowed = some(bots())
        raise Refused("unknown-bot", f"found {bot[:40]!r}; allowed: {allowed}", allowed=allowed)
    if table.bot_of(seat):
        raise Refused("bot-plays", f"a bot plays seat {seat} already")
    require_quota(table, "hands", seat)
    match.hand_over(seat, f"bot {bot}")
    await table.save()


async def take_from_bot(table: Table, seat: Seat) -> None:
    """The owner of a seat plays again."""
    match = table.require_running()
    if table.row.config["seats"][seat]["kind"] == "bot" or not table.bot_of(seat):
        raise Refused("no-bot-plays", f"no bot plays seat {seat} for you")
    if seat in resigned_seats(match):
        raise Refused("resigned-back", f"seat {seat} has been given up")
    require_quota(table, "hands", seat)
    match.hand_over(seat, "back")
    await table.save()


async def decide_as_host(table: Table, access: Access, do: str, seat: Seat, bot: str, seconds: int) -> None:
    """A decision of the host about a seat that is out of time or silent."""
    match, timing = table.require_running(), table.timing
    if not access.host:
        raise Refused("host-decision", "only the host decides this")
    late = table.late_seats()
    if seat not in late:
        allowed = some([str(one) for one in late]) or "none: nobody is late"
        raise Refused("late", f"found seat {seat}; allowed: {allowed}")
    if do == "bot":
        await hand_to_bot(table, seat, bot)
    elif do == "time" and timing.clock is not None and 0 < seconds <= LONGEST_CLOCK:
        require_quota(table, "hands", seat)
        match.decide(f"time {seat} {seconds}")
        await table.save()
    else:
        detail = f"found {do[:20]!r}; allowed: bot, or time with seconds where there is a clock"
        raise Refused("decision", detail)


async def end_time(table: Table) -> None:
    """Do what the table's clock says about seats without time."""
    if not table.has_begun or table.match.over:
        return
    timing = table.timing
    if timing.clock is None:
        table.broadcast()  # the host may hand over a silent seat now
        return
    clock = timing.clock
    ends = clock.ends_at(timing.watch.steady(), timing.watch.wall())
    late = [
        seat for seat in clock.seats_out_of_time(timing.watch.steady(), timing.watch.wall()) if seat in ends
    ]
    absent = [seat for seat in late if await agreeing.has_stayed_away(table, seat)]
    if absent:
        await agreeing.note_absent(table, absent)
    elif late and clock.rule.then == "bot":
        table.match.hand_over(late[0], hosting.BOT)
        await table.save()
        await agreeing.pass_host_on(table)
    elif late:
        # The row tells all processes that it has been noticed, and calls those who decide.
        table.match.decide(" ".join(["out", *map(str, late)]))
        await table.save()
        await agreeing.pass_host_on(table)
    else:
        table.broadcast()  # the clock stands still from now on, or goes on
