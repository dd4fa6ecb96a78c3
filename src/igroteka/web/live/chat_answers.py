"""What people do with the chat of a table: say something, and have read what was said."""

from __future__ import annotations

from ...core import Text
from ...store import PLAYERS_ROOM, Store
from ...texts import speaker
from ..errors import Refused
from ..tables.conversation import can_read, require_writer
from ..tables.seats import Access
from ..tables.table import Table
from . import messages as m
from .chat_messages import is_over
from .page import Page
from .table_messages import describe_players


async def chat(page: Page, message: m.Chat) -> None:
    """Say something to everybody, or among those who only watch."""
    access, table, room = page.access, page.table, message.room
    require_writer(table.row, access, room)
    words = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    if not words or len(words) > m.LONGEST_CHAT:
        detail = f"found {len(words)} characters; allowed: 1 to {m.LONGEST_CHAT}"
        raise Refused("chat", detail, most=m.LONGEST_CHAT)
    guest = access.guest or access.visitor
    # Rooms are counted apart: spectators at the address of a player do not silence the player.
    whose = [f"guest-{guest}", f"from-{page.where}"] if guest else [f"from-{page.where}"]
    await page.registry.shared_limits.require("chat", *[f"{room}-{one}" for one in whose])
    guest = guest or "guest"
    name = describe_players(table)[access.seats[0]]["name"] if access.seats else access.name
    name = name or _spectator_name(table, guest)
    here = table.audience.guests
    await page.registry.store.add_chat(table.row.id, guest, name, words, here, room)
    # The number in the store would tell players that others have talked meanwhile.
    page.tell({"t": "done", "seq": 0}, message.n)


def _spectator_name(table: Table, guest: str) -> str:
    """How somebody is called who watches and has given no name, in the language of the table."""
    say = speaker(None, table.row.config.get("lang", "en"))
    return f"{say(Text('spectator'))} {table.chat.spectator_number(guest)}"


# ---------------------------------------------------------------- what was read


async def read_marks(store: Store, table: Table, access: Access) -> dict[str, int] | None:
    """How far somebody has read the rooms that they may read, on whichever device; None if the table is not in their list."""
    if access.guest not in table.row.guests:
        return None
    marks = await store.lists.read_marks(table.row.id, access.guest)
    over = is_over(table)
    return {room: line for room, line in marks.items() if can_read(table.row, access, room, over)}


async def tell_marks(page: Page) -> None:
    """Tell a page that has just come how far its reader has got: meanwhile they may have read on another device."""
    if not page.table.chat.seq:
        return
    marks = await read_marks(page.registry.store, page.table, page.access)
    if marks is not None:
        page.tell({"t": "read", "rooms": marks})


async def note_read(page: Page, message: m.ReadChat) -> None:
    """Keep how far somebody has read a room, and tell their other pages. Nobody else learns of it."""
    access, table, room = page.access, page.table, message.room
    if access.guest not in table.row.guests:
        raise Refused("read", "only somebody who has the table in their list reads its chat on all devices")
    if not can_read(table.row, access, room, is_over(table)):
        raise Refused("read-room", f"found {room}; allowed: {PLAYERS_ROOM}, until the game is over")
    newest = next((saying.n for saying in reversed(table.chat.lines(room))), 0)
    if message.line > newest:
        raise Refused("read-line", f"found line {message.line}; allowed: 0 to {newest}", most=newest)
    if await page.registry.store.lists.note_read(table.row.id, access.guest, room, message.line):
        others = [one for one in table.clients if one is not page and one.access.guest == access.guest]
        table.audience.push_to(others, {"t": "read", "rooms": {room: message.line}})
    page.tell({"t": "done", "seq": 0}, message.n)
