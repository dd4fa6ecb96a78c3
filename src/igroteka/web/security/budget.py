"""Processor time as a budget: what somebody asks for is measured while it is done, and whoever uses too much waits.

`ProcessorBudgetMiddleware` measures HTTP requests; WebSockets use `charge_processor_time` and `BudgetUser` in the same
way. Whatever runs in the context of a user (tasks that it starts, work that is done for it in a worker process) is
charged to that user.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextvars import ContextVar
from functools import partial
from time import monotonic, thread_time
from typing import Final, TypeVar

from limits import parse
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import Refused
from ..ops.settings import Limits
from .addresses import client_address
from .middleware import SAFE

T = TypeVar("T")
WORKER_SHARE: Final = 0.25
"""What a second of a worker process costs: it runs next to the loop, at low priority, and queues fairly."""
DEEPEST: Final = 3.0
"""How many times its whole budget somebody can be in debt; so nobody waits for more than three windows."""
PATIENCE: Final = 3.0
"""Seconds for which a request that only reads is held back before it is refused."""
SWEEP: Final = 60.0
UNCHARGED: Final = ("/static/", "/healthz", "/metrics")
"""Addresses that are charged to nobody."""


class _Bucket:
    """The seconds that somebody has left; they grow by themselves up to `capacity`."""

    __slots__ = ("capacity", "left", "rate", "updated_at")

    def __init__(self, capacity: float, window: float, now: float) -> None:
        self.capacity = capacity
        self.rate = capacity / window
        self.left = capacity
        self.updated_at = now

    def refill(self, now: float) -> float:
        """What is left now."""
        self.left = min(self.capacity, self.left + (now - self.updated_at) * self.rate)
        self.updated_at = now
        return self.left


class ProcessorBudget:
    """The buckets of all guests and addresses. Each process counts for itself."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        guest, address = parse(limits.processor), parse(limits.processor_of_address)
        self._rules = {
            "guest": (float(guest.amount), float(guest.get_expiry())),
            "from": (float(address.amount), float(address.get_expiry())),
        }
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._sweep_at = 0.0

    def user(self, address: str, guest: str = "") -> BudgetUser:
        """Who is charged for what comes from this address, and from this guest if there is one."""
        return BudgetUser(self, (("from", address), *([("guest", guest)] if guest else [])))

    def bucket(self, key: tuple[str, str]) -> _Bucket:
        """The bucket of a guest or an address."""
        now = self.clock()
        if now > self._sweep_at:
            self._sweep(now)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(*self._rules[key[0]], now)
        return bucket

    def _sweep(self, now: float) -> None:
        """Now and then forget whose bucket is full again."""
        self._sweep_at = now + SWEEP
        for key, bucket in list(self._buckets.items()):
            if bucket.refill(now) >= bucket.capacity:
                del self._buckets[key]


class BudgetUser:
    """A guest and an address that are charged together."""

    def __init__(self, budget: ProcessorBudget, keys: tuple[tuple[str, str], ...]) -> None:
        self.budget = budget
        self.keys = keys

    @property
    def address(self) -> str:
        """The network address that pays, as it is counted."""
        return self.keys[0][1]

    @property
    def name(self) -> str:
        """The guest, or the address where no guest is known."""
        return "-".join(self.keys[-1])

    def charge(self, seconds: float) -> None:
        """Subtract processor time that has been used; a debt is possible."""
        for key in self.keys:
            bucket = self.budget.bucket(key)
            bucket.left = max(bucket.left - seconds, -DEEPEST * bucket.capacity)

    def seconds_in_debt(self) -> float:
        """Seconds until this user is out of debt; 0 if there is none."""
        now, longest = self.budget.clock(), 0.0
        for key in self.keys:
            bucket = self.budget.bucket(key)
            longest = max(longest, -bucket.refill(now) / bucket.rate)
        return longest

    async def require_budget(self) -> None:
        """Hold back what is not urgent while there is a debt, and refuse it if that would take long."""
        wait = self.seconds_in_debt()
        if wait <= PATIENCE:
            await self.wait_for_budget()
        else:
            seconds = math.ceil(wait)
            detail = f"too much processor time was used; wait {seconds} s, moves are still taken"
            raise Refused("processor", detail, seconds=seconds)

    async def wait_for_budget(self) -> None:
        """Hold back what must not be refused until there is no debt any more."""
        wait = self.seconds_in_debt()
        if wait > 0:
            await asyncio.sleep(wait)


BUDGET_USER: Final[ContextVar[BudgetUser | None]] = ContextVar("budget_user", default=None)
"""Who is charged for what is done now; None for what the server does by itself."""


def charge(seconds: float) -> None:
    """Charge whoever has asked for the present work."""
    user = BUDGET_USER.get()
    if user is not None:
        user.charge(seconds)


@contextlib.contextmanager
def free_of_charge() -> Iterator[None]:
    """Do what is done once for everybody: whoever happens to come first is not charged for it."""
    began = thread_time()
    try:
        yield
    finally:
        charge(began - thread_time())


async def charge_processor_time(work: Callable[[], Coroutine[object, object, T]]) -> T:
    """Do some work and charge its user for the processor time of each of its steps, not for its waiting.

    It is made here, so that a task that is cancelled before it begins leaves nothing behind.
    """
    return await _charge_steps(work(), BUDGET_USER.get())


@types.coroutine
def _charge_steps(
    work: Coroutine[object, object, T], user: BudgetUser | None
) -> Generator[object, object, T]:
    given: object = None
    error: BaseException | None = None
    while True:
        began = thread_time()
        try:
            awaited = work.send(given) if error is None else work.throw(error)
        except StopIteration as stop:
            result: T = stop.value
            return result
        finally:
            if user is not None:
                user.charge(thread_time() - began)
        given = error = None
        try:
            given = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown


class ProcessorBudgetMiddleware:
    """The layer that charges every request: without budget, what only reads is refused and the rest waits."""

    def __init__(
        self,
        app: ASGIApp,
        budget: ProcessorBudget,
        guest: Callable[[Request], str],
        refuse: Callable[[Request, Refused], Awaitable[Response]],
    ) -> None:
        self.app = app
        self.budget = budget
        self.guest = guest
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(UNCHARGED):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        user = self.budget.user(client_address(request), self.guest(request))
        if scope["method"] in SAFE:
            try:
                await user.require_budget()
            except Refused as refused:
                response = await self.refuse(request, refused)
                response.headers["retry-after"] = str(math.ceil(user.seconds_in_debt()))
                await response(scope, receive, send)
                return
        else:
            await user.wait_for_budget()
        before = BUDGET_USER.set(user)
        try:
            await charge_processor_time(partial(_run, self.app, scope, receive, send))
        finally:
            BUDGET_USER.reset(before)


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
