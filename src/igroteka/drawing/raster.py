"""Drawings as pictures of pixels, for programs that show no SVG."""

from __future__ import annotations

from typing import Final

from ..core.errors import IgrotekaError
from .svg import place_by_attributes

CARD: Final = (1200, 630)
"""Width and height of the picture that goes with a shared link, as those who show links want it."""
MARGIN: Final = 24


class CannotRaster(IgrotekaError):
    """A drawing cannot be made a picture here."""


def to_png(svg: str, width: int) -> bytes:
    """An SVG drawing as PNG."""
    try:
        from resvg_py import svg_to_bytes
    except ImportError:
        raise CannotRaster("a picture needs the package resvg-py, which is not installed") from None
    try:
        return bytes(svg_to_bytes(svg_string=place_by_attributes(svg), width=width))
    except ValueError as error:
        raise CannotRaster(f"the drawing cannot be made a picture: {error}") from None


def to_card(svg: str) -> bytes:
    """A drawing as the picture that goes with a shared link: all of it, in the middle of a quiet ground."""
    width, height = CARD
    room = f'x="{MARGIN}" y="{MARGIN}" width="{width - 2 * MARGIN}" height="{height - 2 * MARGIN}"'
    inner = svg.replace("<svg ", f"<svg {room} ", 1)
    ground = f'<rect width="{width}" height="{height}" fill="#f3efe6"/>'
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}">{ground}{inner}</svg>'
    return to_png(whole, width)
