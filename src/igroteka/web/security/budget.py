"""Processor time as a budget: what somebody asks for is measured while it is done, and whoever uses too much waits.

`Spending` is the hook for HTTP; sockets use `charged` and `Payer` in the same way. Whatever runs in the context of
a payer (tasks that it starts, work that it has done in a worker process) is paid by it.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import types
from collections.abc import Awaitable, Callable, Coroutine, Generator, Iterator
from contextvars import ContextVar
from time import monotonic, thread_time
from typing import Any, Final, TypeVar

from limits import parse
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from ..errors import Refused
from ..ops.settings import Limits
from .guard import SAFE, address

T = TypeVar("T")
WORKER_SHARE: Final = 0.25
"""What a second of a worker process costs: it runs beside the loop, at low priority, and queues fairly."""
DEEPEST: Final = 3.0
"""How many times its whole budget somebody can be in debt; so nobody waits for more than three windows."""
PATIENCE: Final = 3.0
"""Seconds for which something that only looks is held back before it is refused."""
SWEEP: Final = 60.0
FREE: Final = ("/static/", "/healthz", "/metrics")
"""Addresses that nobody pays for."""


class _Bucket:
    """What is left for somebody; it fills by itself up to `most`."""

    __slots__ = ("at", "left", "most", "rate")

    def __init__(self, most: float, window: float, now: float) -> None:
        self.most = most
        self.rate = most / window
        self.left = most
        self.at = now

    def fill(self, now: float) -> float:
        """What is left now."""
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        return self.left


class Budget:
    """The buckets of all guests and addresses. Each process counts for itself."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = monotonic) -> None:
        self.clock = clock
        guest, where = parse(limits.processor), parse(limits.processor_of_address)
        self._rules = {
            "guest": (float(guest.amount), float(guest.get_expiry())),
            "from": (float(where.amount), float(where.get_expiry())),
        }
        self._buckets: dict[tuple[str, str], _Bucket] = {}
        self._sweep_at = 0.0

    def payer(self, where: str, guest: str = "") -> Payer:
        """Who pays for what comes from this address, and from this guest if there is one."""
        return Payer(self, (("from", where), *([("guest", guest)] if guest else [])))

    def bucket(self, who: tuple[str, str]) -> _Bucket:
        """The bucket of a guest or an address."""
        now = self.clock()
        if now > self._sweep_at:
            self._sweep(now)
        found = self._buckets.get(who)
        if found is None:
            found = self._buckets[who] = _Bucket(*self._rules[who[0]], now)
        return found

    def _sweep(self, now: float) -> None:
        """Now and then forget whose bucket is full again."""
        self._sweep_at = now + SWEEP
        for who, bucket in list(self._buckets.items()):
            if bucket.fill(now) >= bucket.most:
                del self._buckets[who]


class Payer:
    """A guest and an address that pay together."""

    def __init__(self, budget: Budget, names: tuple[tuple[str, str], ...]) -> None:
        self.budget = budget
        self.names = names

    @property
    def where(self) -> str:
        """The address."""
        return self.names[0][1]

    @property
    def who(self) -> str:
        """The guest, or the address where no guest is known."""
        return "-".join(self.names[-1])

    def spend(self, seconds: float) -> None:
        """Pay for processor time that has been used; a debt is possible."""
        for name in self.names:
            bucket = self.budget.bucket(name)
            bucket.left = max(bucket.left - seconds, -DEEPEST * bucket.most)

    def wait(self) -> float:
        """Seconds until this payer is out of debt; 0 if it has none."""
        now, found = self.budget.clock(), 0.0
        for name in self.names:
            bucket = self.budget.bucket(name)
            found = max(found, -bucket.fill(now) / bucket.rate)
        return found

    async def require_budget(self) -> None:
        """Hold back what is not urgent while there is a debt, and refuse it if that would take long."""
        wait = self.wait()
        if wait <= PATIENCE:
            await self.delay()
        else:
            seconds = math.ceil(wait)
            said = f"too much processor time was used; wait {seconds} s, moves are still taken"
            raise Refused("processor", said, seconds=seconds)

    async def delay(self) -> None:
        """Hold back what must not be refused until the debt is paid."""
        wait = self.wait()
        if wait > 0:
            await asyncio.sleep(wait)


PAYER: Final[ContextVar[Payer | None]] = ContextVar("payer", default=None)
"""Who pays for what is done now; None for what the server does by itself."""


def spend(seconds: float) -> None:
    """Let whoever has asked for the present work pay."""
    payer = PAYER.get()
    if payer is not None:
        payer.spend(seconds)


@contextlib.contextmanager
def free_of_charge() -> Iterator[None]:
    """Do what is done once for everybody: whoever happens to come first does not pay for it."""
    began = thread_time()
    try:
        yield
    finally:
        spend(began - thread_time())


async def charged(work: Coroutine[Any, Any, T]) -> T:
    """Do some work and let its payer pay for the processor time of each of its steps, not for its waiting."""
    return await _measured(work, PAYER.get())


@types.coroutine
def _measured(work: Coroutine[Any, Any, T], payer: Payer | None) -> Generator[Any, Any, T]:
    given: Any = None
    error: BaseException | None = None
    while True:
        began = thread_time()
        try:
            awaited = work.send(given) if error is None else work.throw(error)
        except StopIteration as stop:
            found: T = stop.value
            return found
        finally:
            if payer is not None:
                payer.spend(thread_time() - began)
        given = error = None
        try:
            given = yield awaited
        except GeneratorExit:
            work.close()
            raise
        except BaseException as thrown:
            error = thrown


class Spending:
    """The layer that lets every request be paid for: without budget, what only looks is refused and the rest waits."""

    def __init__(
        self,
        app: ASGIApp,
        budget: Budget,
        guest: Callable[[Request], str],
        refuse: Callable[[Request, Refused], Awaitable[Response]],
    ) -> None:
        self.app = app
        self.budget = budget
        self.guest = guest
        self.refuse = refuse

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or scope["path"].startswith(FREE):
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        payer = self.budget.payer(address(request), self.guest(request))
        if scope["method"] in SAFE:
            try:
                await payer.require_budget()
            except Refused as refused:
                response = await self.refuse(request, refused)
                response.headers["retry-after"] = str(math.ceil(payer.wait()))
                await response(scope, receive, send)
                return
        else:
            await payer.delay()
        before = PAYER.set(payer)
        try:
            await charged(_run(self.app, scope, receive, send))
        finally:
            PAYER.reset(before)


async def _run(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    await app(scope, receive, send)
