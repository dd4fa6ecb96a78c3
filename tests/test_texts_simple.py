"""The short way to read a message reads the same as the full reader, or leaves the message to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl

from igroteka import list_games
from igroteka.core.registry import folder_of
from igroteka.texts.messages import passages, read_entries
from igroteka.texts.simple import read_simple
from igroteka.texts.voice import HERE

ODD = (
    "a = b\n c\n",
    "a = b\nc",
    "a = b \n\n  .x = y  \n\n# z\n .q = r",
    "a =\n  b\n",
    "a = { $x }{$y} z\n",
    "a = {$x}\n    .y = \n",
    "a = b}\n",
    "a = .b\n",
    "a = [b\n",
    "-a = b\n  .c = d\n",
    "a=b",
    "a = \t b\t\n",
    "é = b\n",
    "a = b\n \n  .c = d\n",
    " a = b\n",
    "a = b\n\t.c = d\n",
    "a = b\n.c = d\n",
    "a = b\n  .c = d\n  .c = e\n   f\n",
    "a = \u00a0b\u00a0\n",
    "a = b\u2028c\x0bd\n",
    "a = b\r\n",
    "a = b\rc\n",
    "a = {$é}\n",
    "a = {\t$x}\n",
    "a = { b }\n",
    'a = {"b"}\n',
    "",
)
"""Messages, and what looks like one, as a careless hand writes them."""


def read_in_full(passage: str) -> ftl.EntryType | None:
    """What the full reader makes of a passage."""
    return next((one for one in read_entries(passage) if isinstance(one, ftl.Message | ftl.Term)), None)


def require_same(passage: str) -> bool:
    """Whether the short way reads a passage; then it must read what the full reader does."""
    simple = read_simple(passage)
    if simple is None:
        return False
    full = read_in_full(passage)
    assert full is not None, passage
    assert simple.equals(full), passage
    return True


@pytest.mark.parametrize(
    "home", [HERE, *[folder_of(key) for key in list_games()]], ids=lambda home: home.name
)
def test_both_ways_to_read_a_message_agree(home: Path) -> None:
    written = [passage for file in (home / "locale").glob("*.ftl") for passage in passages(file).values()]
    simple = [passage for passage in written if require_same(passage)]
    assert len(simple) > len(written) / 2, "the short way is worth its while"


def test_they_agree_about_odd_messages() -> None:
    assert [one for one in ODD if require_same(one)]
