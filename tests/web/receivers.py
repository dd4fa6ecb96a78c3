"""Those who are called: a real mail server and a real HTTP endpoint, which remember all that they were sent."""

from __future__ import annotations

import asyncio
import contextlib
import email.policy
import json
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from email import message_from_bytes
from email.message import EmailMessage
from typing import Any

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from igroteka.web.calls.push import CURVE, public_bytes, to_text

AUTH = b"sixteen bytes ok"


@dataclass
class Received:
    """One request."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


@dataclass
class Endpoint:
    """An HTTP server that answers everything with the next status of a list, then with 200."""

    port: int = 0
    statuses: list[int] = field(default_factory=list)
    requests: list[Received] = field(default_factory=list)
    tail: bytes = b""
    """What follows the head of an answer."""
    told: Callable[[Received], None] = lambda request: None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Answer one request."""
        try:
            first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode().strip().split("\r\n")
            headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            method, path, _ = first.split(" ")
            request = Received(method, path, headers, body)
            self.requests.append(request)
            self.told(request)
            status = self.statuses.pop(0) if self.statuses else 200
            head = f"HTTP/1.1 {status} X\r\nlocation: {self.url}/elsewhere\r\n"
            writer.write(
                f"{head}content-length: {1_000_000 if self.tail else 0}\r\n\r\n".encode() + self.tail
            )
            await writer.drain()
            if self.tail:
                await reader.read()
        except (asyncio.IncompleteReadError, ConnectionError):
            return
        finally:
            writer.close()


@contextlib.asynccontextmanager
async def endpoint(**more: Any) -> AsyncIterator[Endpoint]:
    """A running endpoint."""
    made = Endpoint(**more)
    server = await asyncio.start_server(made.serve, "127.0.0.1", made.port)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


@dataclass
class MailBox:
    """A mail server that takes everything but what it was told to refuse; and who may hand in, if not everybody."""

    port: int = 0
    mails: list[EmailMessage] = field(default_factory=list)
    refuse: list[str] = field(default_factory=list)
    login: tuple[str, str] | None = None
    told: Callable[[EmailMessage], None] = lambda mail: None

    @property
    def url(self) -> str:
        return f"smtp+plain://127.0.0.1:{self.port}"

    async def handle_RCPT(
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        """Take an address from whoever may hand in."""
        if self.login is not None and not session.authenticated:
            return "530 who are you?"
        if self.refuse:
            return self.refuse.pop(0)
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: object, envelope: Envelope) -> str:
        """Take a mail."""
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=email.policy.default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        self.told(mail)
        return "250 OK"

    def is_right(
        self, server: object, session: object, envelope: object, kind: str, data: object
    ) -> AuthResult:
        """Whether somebody may hand in."""
        given = (data.login.decode(), data.password.decode()) if isinstance(data, LoginPassword) else None
        return AuthResult(success=given == self.login)


@contextlib.asynccontextmanager
async def mail_box(**more: Any) -> AsyncIterator[MailBox]:
    """A running mail server."""
    made = MailBox(**more)
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: _hear(made), "127.0.0.1", made.port)
    made.port = server.sockets[0].getsockname()[1]
    try:
        yield made
    finally:
        server.close()


def _hear(box: MailBox) -> SMTP:
    """A conversation with a mail server. One with a login asks for it in the open, as a relay on the same machine does."""
    judge = box.is_right if box.login else None
    return SMTP(box, hostname="post.test", authenticator=judge, auth_require_tls=box.login is None)


class Browser:
    """The part of a browser that takes messages: its keys, and how it reads what only it can read."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(public_bytes(self.key)), "auth": to_text(AUTH)}

    def read(self, body: bytes) -> Any:
        """What was sent, as JSON data; written after RFC 8188 and RFC 8291, not after what encrypts."""
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        info = b"WebPush: info\x00" + public_bytes(self.key) + sender
        secret = HKDF(SHA256(), 32, AUTH, info).derive(shared)
        key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(secret)
        nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(secret)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02"), "the last record"
        return json.loads(plain[:-1])
