"""The path of a click, as `docs/architecture.md` lists it, is the path that a move really takes."""

from __future__ import annotations

import asyncio
import re
import sys
from collections.abc import Callable
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import igroteka
from igroteka.match import Match
from igroteka.store import Store
from igroteka.web.live.answers import answer_messages
from igroteka.web.live.messages import read_message
from igroteka.web.live.page import Page
from igroteka.web.tables.actions import require_own_seat
from igroteka.web.tables.table import Table

from .support import site

PACKAGE = Path(igroteka.__file__).parent
DOCUMENT = Path(__file__).parents[2] / "docs" / "architecture.md"
CHAPTER = "## The path of a click\n"
STEP = re.compile(r"^(\d+)\. `([\w/]+\.py)`, `([\w.]+)`: ", re.MULTILINE)
MOST_CALLS, MOST_FILES = 15, 8

Step = tuple[str, str]


def code_of(function: Callable[..., Any]) -> CodeType:
    return function.__code__


FIRST, LAST = code_of(answer_messages), code_of(Table.broadcast)
EVENTS = {
    code_of(read_message): "the message is decoded",
    code_of(require_own_seat): "the access is checked",
    code_of(asyncio.Lock.acquire): "the lock is taken",
    code_of(Match.play): "the move is played",
    code_of(Store.append): "the rows are appended",
    code_of(Page.push): "a page is told",
}
START_TASK = code_of(asyncio.ensure_future)


class ClickPath:
    """Watches all calls of this thread, and notes through which functions of ours those of `EVENTS` are reached."""

    def __init__(self) -> None:
        self.steps: list[Step] = []
        self.events: list[str] = []
        self.is_over = False
        self._callers: dict[FrameType, list[CodeType]] = {}
        """Who has started a task, by the frame of the task."""

    def watch(self, frame: FrameType, event: str, arg: object) -> None:
        code = frame.f_code
        if event == "call" and code is START_TASK:
            task = getattr(frame.f_locals["coro_or_future"], "cr_frame", None)
            if task is not None:
                self._callers[task] = self._stack(frame)
        elif event == "call" and code in EVENTS and not self.is_over:
            stack = self._stack(frame)
            if FIRST in stack:
                self._note(stack[stack.index(FIRST) :], EVENTS[code])
        elif event == "return" and code is LAST:
            self.is_over = True

    def _stack(self, frame: FrameType | None) -> list[CodeType]:
        """The functions that lead to a frame, the first one first, also across the start of a task."""
        stack: list[CodeType] = []
        while frame is not None:
            stack.insert(0, frame.f_code)
            if frame in self._callers:
                return [*self._callers[frame], *stack]
            frame = frame.f_back
        return stack

    def _note(self, stack: list[CodeType], event: str) -> None:
        if event not in self.events:
            self.events.append(event)
        for code in stack:
            file = Path(code.co_filename)
            if file.is_relative_to(PACKAGE) and not file.is_relative_to(PACKAGE / "web" / "security"):
                step = (file.relative_to(PACKAGE).as_posix(), code.co_qualname)
                if step not in self.steps:
                    self.steps.append(step)


def listed_steps() -> list[Step]:
    """The path as the document lists it."""
    chapter = DOCUMENT.read_text(encoding="utf-8").partition(CHAPTER)[2].partition("\n## ")[0]
    found = STEP.findall(chapter)
    assert [int(number) for number, _, _ in found] == list(range(1, len(found) + 1))
    return [(file, function) for _, file, function in found]


async def test_the_document_lists_the_path_of_a_click(url: str) -> None:
    async with site(url) as there, there.person("Ann") as ann:
        table = await ann.new_table(seats=2, seat__0="me", seat__1="local", option__first="0")
        async with ann.page(table, seat=0) as page, ann.page(table, seat=1):
            path, before = ClickPath(), sys.getprofile()
            sys.setprofile(path.watch)
            try:
                answer = await page.play(page.state["ask"]["moves"][0]["id"])
            finally:
                sys.setprofile(before)
    assert answer["t"] == "done"
    assert path.is_over
    assert path.events == list(EVENTS.values())
    assert path.steps == listed_steps()
    assert len(path.steps) <= MOST_CALLS
    assert len({file for file, _ in path.steps}) <= MOST_FILES
