"""What is sent: everything of the route table, right or spoilt, and bytes that are no request at all."""

from __future__ import annotations

import base64
import json
import random
import struct
from collections.abc import Callable
from typing import Final, NamedTuple
from urllib.parse import quote, urlencode

from tests.web.matrix.disguises import NUMBERS, VALUES
from tests.web.matrix.requests import filled
from tests.web.matrix.rows import Row
from tests.web.matrix.table import CALLS, MESSAGES, PAGES
from tests.web.raw_connections import frame, handshake, head
from tests.web.test_unreadable_input import BODIES, BYTES, NESTED, ODD
from tests.web.test_unreadable_input import VALUES as RAW_VALUES

from igroteka.core import Json

from .targets import Somebody, Target

WORDS: Final = [
    *NUMBERS, "", "null", "None", "../..", "%00", "%2e%2e%2f", "'; DROP TABLE events; --", "<script>", "{{7*7}}", "${x}", "\u202e",
    "ї" * 50, "x" * 300, "🎲", "-1", "0", "1", "2", "999999999", "1000000000", "nan", "inf", "\r\nset-cookie: a=b",
]  # fmt: skip
SPOILING: Final = [
    b"host: evil.example", b"host: [", b"content-length: -1", b"content-length: 99999999", b"transfer-encoding: chunked",
    b"cookie: igroteka=x.y; lang=xx; view=99; theme=<", b"cookie: " + b"a=b;" * 500, b"origin: null", b"origin: http://evil.example",
    b"accept-language: " + b"ru;q=x," * 60, b"accept-encoding: gzip;q=0, br", b"x-forwarded-for: 127.0.0.1", b"authorization: Bearer",
    b"authorization: Basic " + b"A" * 900, b"if-none-match: *", b"range: bytes=0-,9-", b"upgrade: websocket", b"expect: 100-continue",
    b"sec-fetch-site: cross-site", b"content-type: multipart/form-data; boundary=x", b"content-type: text/plain", b"\xff\xfe: \xff",
]  # fmt: skip
MISLEADING: Final = (b"content-length", b"transfer-encoding", b"expect", b"upgrade")
"""Headers after which a server may wait for something that never comes."""
METHODS: Final = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "GETT", "get", "TRACE")
COSTLY: Final = (
    "/replay",
    "/position",
    "/on",
    "/chances",
    "/analysis",
    "/learn",
    "/new",
    "/api/tables",
    "/docs",
)
"""What makes the server work for long is asked for less often: the limits are told as soon by few of them."""
LINKS: Final = ("invitation", "watch", "sitting", "hosting")
GIVING_UP: Final = ("/close", "/delete")
"""What a host may do that would end the attack on the table."""


class Session(NamedTuple):
    """A WebSocket: its handshake and the frames that follow."""

    opening: bytes
    frames: list[bytes]
    odd: set[bytes]
    """Those after which the server may wait for more."""


class Arsenal:
    """Makes messages by chance, always the same ones from the same seed."""

    def __init__(self, seed: str, port: int, targets: list[Target]) -> None:
        self.rng = random.Random(seed)
        self.port = port
        self.targets = targets
        self.odd: set[bytes] = set()

    def _aim(self) -> tuple[Target, Somebody]:
        target = self.rng.choice(self.targets)
        return target, self.rng.choice(target.people)

    def _words(self, target: Target, who: Somebody) -> dict[str, Json]:
        """What the words of the table stand for; links that somebody does not have are forged."""
        words, rng = dict(target.words), self.rng
        for name in LINKS:
            table, _, secret = str(words[name]).partition(".")
            words[name] = f"{table}.{secret}" if secret in who.knows else f"{words['table']}.{'forged' * 3}"
        return {**words, "move": rng.choice(target.moves or ["x"]), "seq": rng.randrange(60)}

    # ------------------------------------------------------------ requests

    def request(self) -> tuple[Target, Somebody, bytes, bool]:
        """A request of somebody, right or spoilt in one or more places, and whether its headers tell the truth."""
        rng = self.rng
        while True:
            target, who = self._aim()
            row = rng.choice(CALLS if rng.random() < 0.55 else PAGES)
            path = row.path if row.channel == "page" else f"/api{row.path}"
            if any(word in path for word in COSTLY) and rng.random() < 0.95:
                continue
            if not (who.name == "host" and path.endswith(GIVING_UP)):
                break
        words = self._words(target, who)
        path = self._spoilt_path(path, words)
        fields = self._spoilt(filled(dict(row.fields), words))
        method = row.route.partition(" ")[0] if rng.random() < 0.95 else rng.choice(METHODS)
        headers, body = self._body(row, who, method, fields)
        if row.channel == "page" and who.key and "k=" not in path:
            path += ("&" if "?" in path else "?") + "k=" + quote(self._spoilt_text(who.key), safe="")
        spoiling = rng.sample(SPOILING, rng.randrange(1, 4)) if rng.random() < 0.12 else []
        return (
            target,
            who,
            head(path, *headers, *spoiling, method=method, port=self.port) + body,
            not any(header.startswith(MISLEADING) for header in spoiling),
        )

    def _body(
        self, row: Row, who: Somebody, method: str, fields: dict[str, Json]
    ) -> tuple[list[bytes], bytes]:
        rng = self.rng
        headers = [f"cookie: {who.cookie}".encode()] if who.cookie else []
        if row.channel == "call" and who.key:
            headers.append(f"authorization: Bearer {self._spoilt_text(who.key)}".encode("latin-1", "replace"))
        if method == "GET":
            return headers, b""
        if row.channel == "call":
            body = rng.choice(BODIES) if rng.random() < 0.15 else _json(fields)
            if len(body) > 100_000:
                body = body[:20_000]
            kind = b"application/json"
        elif rng.random() < 0.2:
            kind, body = b"multipart/form-data; boundary=edge", self._multipart({"csrf": who.csrf, **fields})
        else:
            kind = b"application/x-www-form-urlencoded"
            body = urlencode({"csrf": who.csrf, **fields}, errors="replace").encode()
        length = f"content-length: {len(body)}".encode()
        return [
            *headers,
            f"origin: http://127.0.0.1:{self.port}".encode(),
            b"content-type: " + kind,
            length,
        ], body

    def _multipart(self, fields: dict[str, Json]) -> bytes:
        parts = []
        for name, value in fields.items():
            file = '; filename="a.log"' if self.rng.random() < 0.3 else ""
            written = str(value).encode("utf-8", "replace")
            parts.append(
                f'--edge\r\ncontent-disposition: form-data; name="{name}"{file}\r\n\r\n'.encode() + written
            )
        end = self.rng.choice([b"\r\n--edge--\r\n", b"\r\n--edge", b"", b"\r\n--egde--\r\n"])
        return b"\r\n".join(parts) + end

    def _spoilt_path(self, path: str, words: dict[str, Json]) -> str:
        rng = self.rng
        spoilt = {
            name: quote(self._spoilt_text(str(value)), safe=".-_~") if f"{{{name}}}" in path else value
            for name, value in words.items()
        }
        address: str = filled(path, {name: str(value) for name, value in spoilt.items()})
        if rng.random() < 0.25:
            name, value = (
                rng.choice(["seat", "step", "from", "to", "k", "lang", "after", "seq", "q", "wide", "x"]),
                rng.choice(WORDS),
            )
            address += ("&" if "?" in address else "?") + f"{name}={quote(value, errors='replace')}"
        return address

    # ------------------------------------------------------------ values

    def _spoilt_text(self, text: str) -> str:
        """The same text nine times of ten."""
        rng = self.rng
        if rng.random() < 0.9:
            return text
        at = rng.randrange(len(text) + 1)
        return rng.choice([
            text[:at], text + "x", text.upper(), f" {text}", text[:at] + rng.choice(WORDS)[:60] + text[at:], rng.choice(WORDS)[:200],
        ])  # fmt: skip

    def _spoilt(self, fields: dict[str, Json]) -> dict[str, Json]:
        """The same fields three times of five; or with one spoilt, missing or too many."""
        rng, spoilt = self.rng, dict(fields)
        if rng.random() < 0.6 or not spoilt:
            return spoilt
        name = rng.choice([*spoilt, "more"])
        change: Callable[[], Json] = rng.choice([
            lambda: rng.choice(VALUES), lambda: rng.choice(WORDS), lambda: rng.randrange(-5, 60), lambda: [spoilt.get(name)] * 3, lambda: None,
        ])  # fmt: skip
        if rng.random() < 0.2:
            spoilt.pop(name, None)
        else:
            spoilt[name] = change()
        return spoilt

    # ------------------------------------------------------------ sockets

    def session(self, most: int) -> tuple[Target, Somebody, Session]:
        """A WebSocket of somebody with so many frames at most, and at least half as many."""
        rng = self.rng
        target, who = self._aim()
        own = (
            [f"origin: http://127.0.0.1:{self.port}".encode()]
            if rng.random() < 0.9
            else [rng.choice(SPOILING)]
        )
        if who.cookie:
            own.append(f"cookie: {who.cookie}".encode())
        table = target.table if rng.random() < 0.95 else quote(rng.choice(WORDS), errors="replace")
        hello: dict[str, Json] = {"t": "hello", **({"token": self._spoilt_text(who.key)} if who.key else {})}
        first = _text(hello) if rng.random() < 0.97 else self._frame(target, who)
        self.odd = set()
        frames = [first, *[self._frame(target, who) for _ in range(rng.randrange(most // 2, most))]]
        return target, who, Session(handshake(table, self.port, *own), frames, self.odd)

    def _frame(self, target: Target, who: Somebody) -> bytes:
        rng = self.rng
        kind = rng.random()
        if kind < 0.02:
            odd = self._odd_frame()
            self.odd.add(odd)
            return odd
        if kind < 0.10:
            nonsense = rng.choice([*NESTED, *ODD])
            return frame(nonsense.encode("utf-8", "replace")[:8_000])
        row = rng.choice(MESSAGES)
        words = self._words(target, who)
        says: dict[str, Json] = {"t": row.route, **self._spoilt(filled(dict(row.fields), words))}
        if rng.random() < 0.5:
            says["n"] = rng.choice([1, 0, -1, 10**20, "1", None, 1.5])
        data = _json(says)
        if rng.random() < 0.05:
            data = data.replace(b":", b":" + rng.choice(RAW_VALUES)[:2_000] + b",", 1)
        return frame(data[:15_000], kind=2 if rng.random() < 0.05 else 1)

    def _odd_frame(self) -> bytes:
        """A frame that no library would send."""
        rng = self.rng
        return rng.choice([
            frame(rng.choice(BYTES)), frame(rng.choice(BYTES), kind=2), frame(b"", kind=9), frame(b"\x03\xe8", kind=8), frame(b"x", kind=8),
            frame(b'{"t":"ping"}', kind=0), frame(b'{"t":', last=False), frame(b"x" * 40_000), b"\x81\x02hi", b"\xf1\x80\x00\x00\x00\x00",
            b"\x81\xff" + struct.pack("!Q", 2**63 - 1) + b"\0\0\0\0", b"\x83\x80\0\0\0\0", rng.randbytes(30), frame(b"x" * 125, kind=9),
        ])  # fmt: skip

    # ------------------------------------------------------------ no requests at all

    def bytes(self) -> bytes:
        """Bytes that are no request, or only the first part of one."""
        rng = self.rng
        whole = self.request()[2]
        return rng.choice([
            rng.randbytes(rng.randrange(1, 400)), whole[: rng.randrange(1, len(whole))], b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + rng.randbytes(60),
            b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"GET  / HTTP/1.1\r\n\r\n", b"\r\n" * 200, b"GET /" + b"a" * 70_000,
            head("/", b"x: " + b"y" * 70_000), head("/api/join", b"transfer-encoding: chunked", method="POST") + b"zz\r\n", whole.replace(b"\r\n", b"\n"),
            head("/api/join", b"transfer-encoding: chunked", b"content-length: 5", method="POST") + b"5\r\nhello\r\n0\r\n\r\n", b"\0" * 50,
            whole[:-2] + b"x: \0\r\n\r\n", base64.b64encode(rng.randbytes(90)), b"GET http://127.0.0.1:1/ HTTP/1.1\r\nhost: x\r\n\r\n",
        ])  # fmt: skip


def _json(value: Json) -> bytes:
    return json.dumps(value, ensure_ascii=False).encode("utf-8", "replace")


def _text(message: dict[str, Json]) -> bytes:
    return frame(_json(message))
