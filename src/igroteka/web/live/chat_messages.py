"""What pages are told of the chat of their table: each of them only the rooms that it may read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from ...store import PLAYERS_ROOM, ROOMS, WATCHERS_ROOM, TableRow
from ..tables import seats
from ..tables.conversation import Conversation, Saying, can_read, can_write
from ..tables.protocols import TimedTable
from ..tables.seats import Access
from .audience import Audience
from .payloads import ChatFields, ChatLine, WatchersChat


class TalkingTable(TimedTable, Protocol):
    """What these messages need to know of a table."""

    chat: Conversation


def describe_chat(table: TalkingTable, access: Access) -> ChatFields:
    """Both rooms as somebody may read them, and where they may write."""
    row = table.row
    watchers: WatchersChat | None = None
    if can_read(row, access, WATCHERS_ROOM, is_over(table)):
        lines = describe_lines(row, table.chat.lines(WATCHERS_ROOM))
        watchers = {"lines": lines, "can_chat": can_write(row, access, WATCHERS_ROOM)}
    return {
        "chat": describe_lines(row, table.chat.lines(PLAYERS_ROOM)),
        "can_chat": can_write(row, access, PLAYERS_ROOM),
        "watchers": watchers,
    }


def missed_lines(
    table: TalkingTable, access: Access, heard: Mapping[str, int]
) -> Iterator[Mapping[str, object]]:
    """What somebody who comes back may read and has not heard yet."""
    for room in ROOMS:
        lines = table.chat.lines(room, heard.get(room, 0))
        if lines and can_read(table.row, access, room, is_over(table)):
            yield _news(table.row, room, lines)


def tell_news(table: TalkingTable, audience: Audience, news: Mapping[str, Sequence[Saying]]) -> None:
    """Pass new lines on to the pages that may read them."""
    for room, lines in news.items():
        over = is_over(table)
        readers = [one for one in audience.clients if can_read(table.row, one.access, room, over)]
        audience.push_to(readers, _news(table.row, room, lines))


def reveal_watchers(table: TalkingTable, audience: Audience) -> None:
    """Let the players read what the spectators have said, as soon as the game is over. Pages pass over what they know."""
    was_over, table.chat.was_over = table.chat.was_over, is_over(table)
    lines = table.chat.lines(WATCHERS_ROOM)
    if lines and table.chat.was_over and not was_over:
        tell_news(table, audience, {WATCHERS_ROOM: lines})


def is_over(table: TimedTable) -> bool:
    """Whether nobody plays at a table any more, be it by agreement."""
    return table.has_begun and (table.match.over or table.match.is_ended)


def describe_lines(row: TableRow, lines: Sequence[Saying]) -> list[ChatLine]:
    """Lines of a room."""
    return [_describe_line(row, line) for line in lines]


def _describe_line(row: TableRow, line: Saying) -> ChatLine:
    owners = seats.seats_of(row, line.row.guest)
    return {
        "n": line.n,
        "seat": owners[0] if len(owners) == 1 else None,
        "name": line.row.name,
        "text": line.row.text,
        "at": line.row.at,
    }


def _news(row: TableRow, room: str, lines: Sequence[Saying]) -> Mapping[str, object]:
    return {"t": "chat", "room": room, "lines": describe_lines(row, lines)}
