"""Requests to addresses that people have given: to the public network only, small, quick, and to where was looked.

Whoever may tell a server where to call could make it call its neighbours. So the name of a host is looked up here, each number it
has is judged, and the connection goes to a number that was found good, never to the name once more. There are no redirects, and
of an answer only the status is read.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final
from urllib.parse import urlsplit

import httpcore

from .delivery import Undelivered

CONNECT_PATIENCE: Final = 10.0
ANSWER_PATIENCE: Final = 15.0
LONGEST_URL: Final = 1_500
_NAT64: Final = ipaddress.ip_network("64:ff9b::/96")


def is_public(number: str) -> bool:
    """Whether an IP number belongs to the public network, also the one inside a number that stands for another."""
    try:
        ip = ipaddress.ip_address(number.partition("%")[0])
    except ValueError:
        return False
    if isinstance(ip, ipaddress.IPv6Address):
        inner = ip.ipv4_mapped or ip.sixtofour or (ip.teredo[1] if ip.teredo else None)
        if inner is None and ip in _NAT64:
            inner = ipaddress.IPv4Address(int(ip) & 0xFFFFFFFF)
        if inner is not None:
            return is_public(str(inner))
        if ip.is_site_local:  # given up long ago, and still in use inside of networks
            return False
    return ip.is_global and not ip.is_multicast and not ip.is_reserved


def is_callable_url(url: str, private: bool) -> bool:
    """Whether an address can be called at all: https with a host and without a password; with `private` also http."""
    if len(url) > LONGEST_URL or not url.isascii() or not url.isprintable() or " " in url or "\\" in url:
        return False
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return False
    schemes = ("https", "http") if private else ("https",)
    return parts.scheme in schemes and bool(parts.hostname) and port != 0 and "@" not in parts.netloc


class PublicNetwork(httpcore.AsyncNetworkBackend):
    """Connects to public numbers only, unless the operator allows all."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Connect to one of the numbers of a host that may be called."""
        number = await self._find_number(host, port)
        return await self._network.connect_tcp(number, port, timeout, local_address, socket_options)

    async def _find_number(self, host: str, port: int) -> str:
        loop = asyncio.get_running_loop()
        try:
            found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            raise Undelivered("silent", "no such host") from None
        numbers = [str(address[0]) for *_, address in found]
        allowed = [number for number in numbers if self._private or is_public(number)]
        if not allowed:
            raise Undelivered("forbidden", final=True)
        return allowed[0]


@cache
def _trust() -> ssl.SSLContext:
    return ssl.create_default_context()


class Caller:
    """Sends requests to addresses that people have given."""

    def __init__(self, private: bool) -> None:
        self.private = private

    async def send(self, method: str, url: str, headers: Mapping[str, str], body: bytes) -> int:
        """Send something; the status of the answer. Undelivered if there is none, or if nobody may call there."""
        if not is_callable_url(url, self.private):
            raise Undelivered("forbidden", final=True)
        timeout = {
            "connect": CONNECT_PATIENCE,
            "read": ANSWER_PATIENCE,
            "write": ANSWER_PATIENCE,
            "pool": 1.0,
        }
        network = PublicNetwork(self.private)
        try:
            async with (
                httpcore.AsyncConnectionPool(
                    ssl_context=_trust(), max_connections=1, network_backend=network
                ) as pool,
                pool.stream(
                    method,
                    url,
                    headers=[("user-agent", "Igroteka"), *headers.items()],
                    content=body,
                    extensions={"timeout": timeout},
                ) as response,
            ):
                return int(response.status)
        except (httpcore.TimeoutException, httpcore.NetworkError, httpcore.ProtocolError, OSError) as error:
            raise Undelivered("silent", type(error).__name__) from None
        except (httpcore.UnsupportedProtocol, httpcore.ProxyError, ValueError):
            raise Undelivered("forbidden", final=True) from None


def require_taken(status: int) -> None:
    """Judge the status of an answer: taken, refused for good, or to be tried again."""
    if 200 <= status < 300:
        return
    if status in (408, 425, 429) or status >= 500:
        raise Undelivered("busy", str(status))
    raise Undelivered("refused", str(status), final=True)
