"""What makes the site an app: its manifest, its service worker, and the page that it shows without a connection."""

from __future__ import annotations

from starlette.responses import FileResponse, JSONResponse, Response

from ...core import Text
from .icons import ICONS
from .queries import NoQuery
from .visit import STATIC_FOLDER, Visit, asset, icon_address


async def show_manifest(visit: Visit, query: NoQuery) -> Response:
    """What the app is called and how it looks."""
    drawn = {"src": asset("favicon.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"}
    pixels = [
        {
            "src": icon_address(name),
            "type": "image/png",
            "sizes": f"{one.size}x{one.size}",
            "purpose": one.purpose,
        }
        for name, one in ICONS.items()
        if one.purpose
    ]
    data = {
        "id": "/",
        "name": visit.say(Text("web-brand")),
        "short_name": visit.say(Text("web-brand")),
        "description": visit.say(Text("web-about")),
        "lang": visit.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "icons": [*pixels, drawn],
    }
    return JSONResponse(data, media_type="application/manifest+json")


async def send_worker(visit: Visit, query: NoQuery) -> Response:
    """The service worker; from the root, because it may act only below its own address."""
    headers = {"cache-control": "no-cache"}
    return FileResponse(STATIC_FOLDER / "worker.js", media_type="text/javascript", headers=headers)


async def show_offline(visit: Visit, query: NoQuery) -> Response:
    """What the app shows without a connection. It needs no other file."""
    return visit.page("offline.html")
