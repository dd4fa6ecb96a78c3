"""Webhooks: a message as Telegram, Matrix, Discord or a program of one's own want it."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import quote

from ...store import ChannelRow
from .delivery import Letter

if TYPE_CHECKING:
    from .outgoing import Caller

TEMPLATES: Final = ("json", "discord", "telegram", "matrix")
NEEDS_TARGET: Final = ("telegram", "matrix")
"""Templates that need the name of a chat or a room."""
LONGEST_TEXT: Final = 1_900
"""Characters that all of them take."""


@dataclass(frozen=True)
class HookCall:
    """What is sent to a webhook."""

    method: str
    url: str
    headers: dict[str, str]
    data: dict[str, Any]


def hook_call(channel: ChannelRow, letter: Letter) -> HookCall:
    """A message in the form that a channel's template says. Names in it mean nothing to the other side: nobody is summoned by them."""
    template, target = str(channel.details.get("template", "json")), str(channel.details.get("target", ""))
    text = f"{letter.title}\n\n{letter.body}"[:LONGEST_TEXT]
    headers = {"content-type": "application/json", "idempotency-key": letter.id}
    if template == "discord":
        data: dict[str, Any] = {"content": text, "allowed_mentions": {"parse": []}}
        return HookCall("POST", channel.address, headers, data)
    if template == "telegram":
        data = {"chat_id": target, "text": text, "link_preview_options": {"is_disabled": True}}
        return HookCall("POST", channel.address, headers, data)
    if template == "matrix":
        # The name of the message is the transaction: a server of Matrix takes it once.
        path = f"/_matrix/client/v3/rooms/{quote(target, safe='')}/send/m.room.message/{letter.id}"
        headers["authorization"] = f"Bearer {channel.details.get('token', '')}"
        url = channel.address.rstrip("/") + path
        return HookCall("PUT", url, headers, {"msgtype": "m.text", "body": text})
    lines = [
        {"table": line.table, "game": line.game, "kind": line.kind, "text": line.text, "url": line.url}
        for line in letter.lines
    ]
    data = {"id": letter.id, "title": letter.title, "url": letter.url, "notices": lines}
    return HookCall("POST", channel.address, headers, data)


async def send_hook(caller: Caller, channel: ChannelRow, letter: Letter) -> None:
    """Send a message to a webhook; Undelivered if it is not taken."""
    from .outgoing import require_taken

    call = hook_call(channel, letter)
    body = json.dumps(call.data, ensure_ascii=False).encode()
    require_taken(await caller.send(call.method, call.url, call.headers, body))
