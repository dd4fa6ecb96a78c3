"""Links that a phone reads from the screen of another device."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

import segno
from markupsafe import Markup


def draw_qr(url: str) -> Markup:
    """A QR code as SVG, made of an address of our own alone."""
    return Markup(
        segno.make(url, error="m").svg_inline(scale=5, border=3, dark="#000", light="#fff", omitsize=True)
    )


def leads_elsewhere(url: str) -> bool:
    """Whether another device can follow an address: it is not one that means the own machine on each."""
    host = urlsplit(url).hostname or ""
    try:
        return not ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host != "localhost" and not host.endswith(".localhost")
