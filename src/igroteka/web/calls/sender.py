"""Sends what waits in the outbox: one task in each process, which share the outbox by leases."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING, Final

from ...store import Message, StoreError, TableRow
from ..tables.registry import TableRegistry
from . import words
from .delivery import NEEDS_ADDRESS, Gone, Letter, Undelivered
from .links import MailLinks

if TYPE_CHECKING:
    from .outgoing import Caller

LOOK_EVERY: Final = 3.0
"""Seconds between two looks into the outbox."""
PATIENCE: Final = 60.0
"""Seconds that one message may take. A lease is much longer, so that nobody else begins while it is being sent."""
LEASE: Final = 300.0
FIRST_PAUSE: Final = 60.0
LONGEST_PAUSE: Final = 3 * 3600.0
GIVE_UP: Final = 24 * 3600.0
"""Seconds after the first try when a message is given up."""
LAST_PATIENCE: Final = 5.0
"""Seconds that a server which is stopped waits for what it is sending."""


def pause_after(tries: int) -> float:
    """Seconds until the next try after so many: three times as long each time, at most three hours."""
    return min(LONGEST_PAUSE, FIRST_PAUSE * 3.0 ** min(tries - 1, 10))


class CallSender:
    """Belongs to one process."""

    def __init__(self, registry: TableRegistry) -> None:
        self._registry = registry
        self._links = MailLinks(registry.guest_cookies.key)

    async def run(self) -> None:
        """Send what is due, for as long as the server runs. What is under way when it stops is finished."""
        while True:
            sending = asyncio.ensure_future(self.send_due())
            try:
                await asyncio.shield(sending)
            except asyncio.CancelledError:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(sending, LAST_PATIENCE)
                raise
            except StoreError as error:
                self._registry.log.warning("calls wait for the store", error=type(error).__name__)
            except Exception as error:  # nothing may end the task: what waits would wait until the next start
                self._registry.log.error("sending has failed", error=type(error).__name__, exc_info=error)
            await asyncio.sleep(LOOK_EVERY)

    async def send_due(self) -> int:
        """Send all that is due now; how many messages have arrived."""
        calls = self._registry.store.calls
        sent = 0
        while messages := await calls.take(self._registry.watch.wall(), LEASE):
            outcomes = await asyncio.gather(*[self._deliver(message) for message in messages])
            sent += sum(outcomes)
        return sent

    async def _deliver(self, message: Message) -> bool:
        """Send one message and note what became of it; whether it has arrived."""
        calls = self._registry.store.calls
        try:
            async with asyncio.timeout(PATIENCE):
                await self._send(message)
        except Gone:
            await calls.remove_channel(message.person.id, message.channel.id, message.channel.address)
        except Undelivered as error:
            await self._note_failed(message, str(error), error.final)
        except TimeoutError:
            await self._note_failed(message, "silent", False)
        except StoreError:
            raise
        except Exception as error:  # whatever goes wrong with one message, the others go on
            self._registry.log.error("a call has failed", error=type(error).__name__, exc_info=error)
            await self._note_failed(message, "refused", False)
        else:
            await calls.note_sent(message)
            self._registry.metrics.calls.labels(message.channel.kind, "sent").inc()
            return True
        return False

    async def _note_failed(self, message: Message, error: str, final: bool) -> None:
        now = self._registry.watch.wall()
        again = message.call.after_quiet(now + pause_after(message.tries + 1))
        is_over = final or again > message.began + GIVE_UP
        await self._registry.store.calls.note_failed(message, error, None if is_over else again, now)
        outcome = "given up" if is_over else "failed"
        self._registry.metrics.calls.labels(message.channel.kind, outcome).inc()
        self._registry.log.warning(
            "a call did not arrive", channel=message.channel.kind, why=error, gave_up=is_over
        )

    # ------------------------------------------------------------ one message

    async def _send(self, message: Message) -> None:
        site = self._registry.settings.public_address
        if not site and message.channel.kind in NEEDS_ADDRESS:
            raise Undelivered("unset")
        letter = words.write_letter(message, await self._rows(message), site, self._links_of(message))
        if not letter.lines:
            return  # the tables are gone, so there is nothing to say
        if message.channel.kind == "mail":
            await self._send_mail(message, letter)
        elif message.channel.kind == "push":
            await self._send_push(message, letter)
        else:
            from .hooks import send_hook

            await send_hook(self._caller, message.channel, letter)

    @property
    def _caller(self) -> Caller:
        # Only now: most servers never call anybody, and all of them start sooner without its library.
        from .outgoing import Caller

        return Caller(self._registry.settings.private_calls)

    async def _rows(self, message: Message) -> dict[str, TableRow]:
        """The tables that a message is about, with their games loaded, so that these can say their names."""
        ids = sorted({notice.table for notice in message.notices if notice.table})
        rows = self._registry.readable_rows(await self._registry.store.lists.rows(ids)) if ids else []
        for row in rows:
            await self._registry.game_preloader.preload(row.game, words.language_of(message))
        return {row.id: row for row in rows}

    def _links_of(self, message: Message) -> dict[str, str]:
        site, channel = self._registry.settings.public_address, message.channel
        if channel.kind != "mail":
            return {}
        address = f"{site}/mail/{self._links.token(channel.id)}"
        return {"confirm": address, "stop": f"{address}/stop"}

    async def _send_mail(self, message: Message, letter: Letter) -> None:
        from .mail import MailServer, compose, send_mail

        settings = self._registry.settings
        if not settings.smtp:
            raise Undelivered("unset")
        server = MailServer.read(settings.smtp, settings.mail_from)
        stop = self._links_of(message).get("stop", "")
        mail = compose(server, message.channel.address, letter, stop, self._registry.watch.wall())
        await send_mail(server, mail)

    async def _send_push(self, message: Message, letter: Letter) -> None:
        from .push import read_keys, send_push

        keys = await read_keys(self._registry.store)
        contact = self._registry.settings.mail_from or self._registry.settings.public_address
        await send_push(self._caller, keys, message.channel, letter, contact, self._registry.watch.wall())
