"""Tests that are coroutines, in an event loop whose time they may leap over.

Whatever the server waits for by a timer (a slow reader, a silent player, the next tidying) has the patience of an hour in
tests: no machine is so slow that it fires by itself, and no test waits for it, since `leap` lets the hour pass at once.
Sockets, threads and processes are real and take the time that they take.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import pytest

HOUR: Final = 3_600.0
DAY: Final = 24 * HOUR
PAUSE: Final = 0.002
"""Seconds between two looks at a condition that no event tells."""


class LeapingLoop(asyncio.SelectorEventLoop):
    """A loop whose clock, and with it every timer, a test puts forward."""

    def __init__(self) -> None:
        self.leapt = 0.0
        super().__init__()

    def time(self) -> float:
        return super().time() + self.leapt


def leap(seconds: float) -> None:
    """Let so much time pass for all timers of the running loop. What is due then happens with the loop's next turns."""
    loop = asyncio.get_running_loop()
    assert isinstance(loop, LeapingLoop)
    loop.leapt += seconds


async def until(right: Callable[[], object | Awaitable[object]]) -> None:
    """Wait until something is so; it may have to be asked for. A test that waits in vain is ended by its time limit."""
    while True:
        answer = right()
        if await answer if inspect.isawaitable(answer) else answer:
            return
        await asyncio.sleep(PAUSE)


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run a coroutine in a leaping loop of its own."""
    with asyncio.Runner(loop_factory=LeapingLoop) as runner:
        runner.run(test)


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a test that is a coroutine; for conftest files."""
    if not inspect.iscoroutinefunction(pyfuncitem.obj):
        return None
    names = inspect.signature(pyfuncitem.obj).parameters
    run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in names}))
    return True
