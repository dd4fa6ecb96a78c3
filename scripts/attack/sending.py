"""How it is sent: many connections from many addresses of this machine, and what comes back is counted and searched."""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import re
import struct
import time
from collections import Counter
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from typing import Final

import httptools
from tests.web.raw_connections import frame

from .arsenal import Arsenal, Session
from .targets import HOST, Somebody, Target, World, hand_of

MARK: Final = 900_000_000
"""From here on the numbers of questions are ours, and no hostile message has one of them."""
PATIENCE: Final = 20.0
"""Seconds after which a server that says nothing counts as silent; it is patient for ten seconds with half a request."""
ADDRESSES: Final = 200
"""Addresses of this machine from which the attack comes: the limits of one stop nobody at another."""
HALF: Final = 0.5
"""Seconds for which the answer to a request is awaited that announces more than it sends."""
_KIND: Final = re.compile(rb'^\{"t":"(\w+)"(?:,"code":"([\w-]+)")?')
_ENTRY: Final = re.compile(rb'"step": ?(\d+), ?"seat": ?-1, ?"who": ?"[^"]*", ?"move": ?"([^"]*)"')
"""What chance has done, in the log of a page or of a program."""
CLOSED: Final = b"closed"
_CHUNK: Final = 12
"""Messages of a page that are sent before their answers are read."""


@dataclass
class Findings:
    """What has come of an attack so far; those of several processes are added up."""

    sent: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    leaks: Counter[str] = field(default_factory=Counter)
    """Secrets that somebody was sent who may not know them."""
    failures: list[str] = field(default_factory=list)
    """The first requests to which the server answered that it has failed."""
    silent: list[str] = field(default_factory=list)
    """The first requests that got no answer."""
    told: list[tuple[str, str, str, str]] = field(default_factory=list)
    """The first leaks: the secret, to whom it was sent, the answer that held it, and what had been sent."""

    def add(self, other: Findings) -> None:
        """Add those of another process."""
        self.sent += other.sent
        self.answers += other.answers
        self.leaks += other.leaks
        self.failures = [*self.failures, *other.failures][:20]
        self.silent = [*self.silent, *other.silent][:20]
        self.told = [*self.told, *other.told][:20]


def require_loopback(host: str) -> str:
    """The address, if it is one of this machine: nobody else is ever attacked."""
    if not ipaddress.ip_address(host).is_loopback:
        raise SystemExit(f"found {host}; allowed: addresses of this machine (127.0.0.0/8), and no other")
    return host


class Silent(Exception):
    """No answer has come; that is counted already."""


class Attacker:
    """One process full of connections."""

    def __init__(self, arsenal: Arsenal, port: int, secrets: dict[str, str], burst: int) -> None:
        self.arsenal = arsenal
        self.port = port
        self.secrets = [secret.encode() for secret in secrets]
        self.burst = burst
        self.found = Findings()
        self.most = 0
        self.until = 0.0

    async def run(self, messages: int, seconds: float, connections: int) -> Findings:
        """Attack with so many connections until so many messages are sent, or the time is over."""
        self.most, self.until = messages, time.monotonic() + seconds
        await asyncio.gather(*[self._attack() for _ in range(connections)])
        return self.found

    @property
    def goes_on(self) -> bool:
        """Whether there is still something to send."""
        return self.found.sent < self.most and time.monotonic() < self.until

    async def _attack(self) -> None:
        rng = self.arsenal.rng
        while self.goes_on:
            what = rng.random()
            try:
                await (self._session() if what < 0.45 else self._requests() if what < 0.88 else self._bytes())
            except Silent:
                pass
            except ConnectionRefusedError:
                self.until = 0.0  # there is no server any more
            except (OSError, asyncio.IncompleteReadError):
                self.found.answers["cut"] += 1

    @contextlib.asynccontextmanager
    async def _line(self) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
        """A connection from some address of this machine, cut at the end."""
        number = self.arsenal.rng.randrange(ADDRESSES)
        reader, writer = await asyncio.open_connection(
            require_loopback(HOST),
            self.port,
            local_addr=(f"127.1.{number // 250}.{number % 250 + 1}", 0),
            limit=2**22,
        )
        try:
            yield reader, writer
        finally:
            writer.transport.abort()

    @contextlib.asynccontextmanager
    async def _patience(self, whole: bool, sent: bytes) -> AsyncIterator[None]:
        """Wait for an answer: as long as it takes, or not for long where only a part of something was sent."""
        try:
            async with asyncio.timeout(PATIENCE if whole else HALF):
                yield
        except TimeoutError:
            self.found.answers["silence" if whole else "no answer to a part"] += 1
            if whole and len(self.found.silent) < 20:
                self.found.silent.append(sent[:700].decode("latin-1"))
            raise Silent from None

    # ------------------------------------------------------------ channels

    async def _requests(self) -> None:
        """Some requests over one connection, for as long as the server keeps it."""
        async with self._line() as (reader, writer):
            for _ in range(self.arsenal.rng.randrange(1, 30)):
                target, who, data, whole = self.arsenal.request()
                self.found.sent += 1
                writer.write(data)
                reply = Reply()
                # Where less is sent than announced the server waits for the rest, and nobody here waits for it.
                async with self._patience(whole, data):
                    while not reply.done and (part := await reader.read(65_536)):
                        reply.feed(part)
                if reply.status == 500:
                    self.found.failures.append(data[:300].decode("latin-1"))
                self._count(who, str(reply.status or "cut"), b"".join(reply.parts), data, target)
                if not (reply.keeps and whole and self.goes_on):
                    return

    async def _session(self) -> None:
        """A page that listens and says all kinds of things."""
        rng = self.arsenal.rng
        target, who, session = self.arsenal.session(self.burst if rng.random() < 0.95 else 4 * self.burst)
        async with self._line() as (reader, writer):
            writer.write(session.opening)
            self.found.sent += 1
            async with self._patience(True, session.opening):
                status = (await reader.readuntil(b"\r\n\r\n"))[9:12].decode()
            self._count(who, status, b"")
            if status == "101":
                await self._talk(target, who, session, reader, writer)

    async def _talk(
        self,
        target: Target,
        who: Somebody,
        session: Session,
        reader: asyncio.StreamReader,
        writer: asyncio.StreamWriter,
    ) -> None:
        for first in range(0, len(session.frames), _CHUNK):
            if not self.goes_on:
                return
            frames = session.frames[first : first + _CHUNK]
            mark = b'"n":%d' % (MARK + first)
            writer.write(b"".join([*frames, frame(b'{"t":"ping",%s}' % mark)]))
            self.found.sent += len(frames)
            sent = session.opening + b"".join(frames)
            # After a frame that announces more than it holds no answer comes.
            async with self._patience(not any(one in session.odd for one in frames), sent):
                while not (told := await self._hear(target, who, reader, sent)).endswith(mark + b"}"):
                    if told.startswith(CLOSED):
                        return

    async def _hear(self, target: Target, who: Somebody, reader: asyncio.StreamReader, sent: bytes) -> bytes:
        """The next message of the server, counted."""
        kind, data = await self._frame(reader)
        if kind == 8:
            code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
            self._count(who, f"socket closed {code}", data)
            return CLOSED
        found = _KIND.match(data)
        told = "socket " + (found[2] or found[1]).decode() if found else f"socket frame {kind}"
        self._count(who, told, data, sent, target)
        return data

    async def _frame(self, reader: asyncio.StreamReader) -> tuple[int, bytes]:
        """A frame of the server: its kind and its text."""
        head = await reader.readexactly(2)
        size = head[1] & 0x7F
        if size == 126:
            size = struct.unpack("!H", await reader.readexactly(2))[0]
        elif size == 127:
            size = struct.unpack("!Q", await reader.readexactly(8))[0]
        return head[0] & 0x0F, await reader.readexactly(size)

    async def _bytes(self) -> None:
        """Something that is no request; most do not wait for what the server makes of it."""
        rng = self.arsenal.rng
        for _ in range(rng.randrange(1, 8)):
            async with self._line() as (reader, writer):
                data = self.arsenal.bytes()
                writer.write(data)
                self.found.sent += 1
                if rng.random() < 0.5:
                    self.found.answers["left"] += 1
                    with contextlib.suppress(TimeoutError):
                        async with asyncio.timeout(0.05):
                            await writer.drain()
                    continue
                ends = rng.random() < 0.9
                if ends:
                    writer.write_eof()
                async with self._patience(ends, data):
                    said = await reader.read(65_536)
                answer = said[9:12].decode("latin-1") if said.startswith(b"HTTP/") else "cut"
                self._count(STRANGER, answer, said, data)

    def _count(
        self, who: Somebody, answer: str, body: bytes, sent: bytes = b"", target: Target | None = None
    ) -> None:
        """Count an answer, and look for secrets in it; what somebody has sent they know already."""
        self.found.answers[answer] += 1
        leaked = [
            secret.decode()
            for secret in self.secrets
            if secret in body and secret.decode() not in who.knows and secret not in sent
        ]
        if target is not None and shows_hand(body, target.dealt.get(who.seat, {})):
            leaked.append(hand_of(target))
        for secret in leaked:
            self.found.leaks[secret] += 1
            if len(self.found.told) < 20:
                self.found.told.append((secret, who.name, answer, sent[:200].decode("latin-1")))


def shows_hand(body: bytes, dealt: dict[int, str]) -> bool:
    """Whether the log in an answer, as a file or as data, tells what was dealt face down to somebody else."""
    if not dealt:
        return False
    if body.startswith(b"igroteka log"):
        lines = body.decode().partition("------------\n")[2].splitlines()
        return any(step < len(lines) and lines[step].endswith(f" {move}") for step, move in dealt.items())
    entries = _ENTRY.findall(body)
    return any(dealt.get(int(step)) == move.decode() for step, move in entries)


STRANGER: Final = Somebody("nobody")


def attack(
    port: int, world: World, seed: str, burst: int, messages: int, seconds: float, connections: int
) -> Findings:
    """Attack from a process of its own."""
    attacker = Attacker(Arsenal(seed, port, world.targets), port, world.secrets, burst)
    return asyncio.run(attacker.run(messages, seconds, connections))


class Reply:
    """The answer to a request, as it comes."""

    def __init__(self) -> None:
        self.parser = httptools.HttpResponseParser(self)
        self.parts: list[bytes] = []
        self.done = False
        self.keeps = False

    def feed(self, part: bytes) -> None:
        """Read on."""
        try:
            self.parser.feed_data(part)
        except (httptools.HttpParserUpgrade, httptools.HttpParserError):
            self.done, self.keeps = True, False

    @property
    def status(self) -> int:
        """The number of the answer; 0 if none has come."""
        return int(self.parser.get_status_code())

    def on_body(self, body: bytes) -> None:
        """Called by the parser."""
        self.parts.append(body)

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called by the parser: a secret may stand in a header, too."""
        self.parts.append(value)

    def on_message_complete(self) -> None:
        """Called by the parser."""
        if self.status != 100:  # which only says that the body is awaited
            self.done, self.keeps = True, bool(self.parser.should_keep_alive())
