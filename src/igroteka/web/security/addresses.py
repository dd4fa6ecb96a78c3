"""Where a request comes from, under which name it calls this server, and from whose page."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..ops.settings import is_ip_address, own_host_names
from .inputs import host_name


def client_address(connection: HTTPConnection) -> str:
    """The address that a request is counted under."""
    return counted_address(connection.client.host) if connection.client else "nowhere"


@lru_cache(maxsize=10_000)
def counted_address(host: str) -> str:
    """What is counted as one address. Whoever has one number of IPv6 has a whole network of them."""
    try:
        ip = ipaddress.ip_address(host)
    except ValueError:
        return host
    if ip.version == 4:
        return host
    if ip.ipv4_mapped is not None:
        return str(ip.ipv4_mapped)
    return str(ipaddress.ip_network((host.partition("%")[0], 64), strict=False))


class AllowedHosts:
    """The names under which this server may be called. Others are refused: a foreign site could point here."""

    def __init__(self, more: tuple[str, ...]) -> None:
        self._allows_any = "*" in more
        self._names = own_host_names() | set(more)

    def allows(self, header: str) -> bool:
        """Whether a Host header names this server."""
        name = host_name(header)
        return name is not None and (self._allows_any or name in self._names or is_ip_address(name))


def is_same_origin(headers: Mapping[str, str]) -> bool | None:
    """Whether a request comes from our own pages; None if it does not say, as programs do."""
    origin = headers.get("origin")
    if origin is not None:
        try:
            return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() and origin != "null"
        except ValueError:
            return False
    site = headers.get("sec-fetch-site")
    return None if site is None else site in ("same-origin", "none")
