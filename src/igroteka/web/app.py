"""The ASGI application: routes, what happens at the start and at the end, and pages for errors."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import Scope
from starlette.websockets import WebSocket

from .. import __version__
from ..core import IgrotekaError, Text, list_games
from ..store import Store, StoreError, open_store
from ..texts import speaker
from .api import docs_page, errors
from .api.lazy import LateApi
from .errors import Broken, NoSuch, Refused
from .live.connection import Hub
from .ops import metrics
from .ops.health import Health
from .ops.settings import METRICS_VARIABLE, Settings
from .ops.siblings import Siblings
from .pages import closing, forms, play_on, review, rules, tables
from .pages import queries as q
from .pages.routing import get, post
from .pages.visit import STATIC, Templates, Visit, environment
from .security.budget import Budget, Spending
from .security.guard import Gate, Guard, TooLarge
from .security.guests import GuestCookies, language
from .security.inputs import bearer
from .tables.cleanup import keep_tidy
from .tables.clocks import Watch
from .tables.registry import TableRegistry
from .workers.pool import Think

TABLE_PAGE: Final = ("base.html", "parts.html", "table.html")
MANY: Final = 100
"""Running tables that are looked at to know which games people will open first after a start."""


class Files(StaticFiles):
    """Static files. An address with a version never changes its content, so browsers keep it for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        kept = b"v=" in scope.get("query_string", b"")
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if kept else "no-cache"
        return response


def make_app(
    settings: Settings | None = None,
    store: Store | None = None,
    think: Think | None = None,
    watch: Watch | None = None,
    siblings: Siblings | None = None,
) -> Any:
    """The whole application. Without a store it opens the one that the settings name, at its start."""
    chosen = settings or Settings()
    gate, counts, budget = Gate(chosen.limits), metrics.Metrics(), Budget(chosen.limits)
    api = LateApi()

    @contextlib.asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        opened = store or await open_store(chosen.database)
        opened.wall = watch.wall if watch else opened.wall
        registry = TableRegistry(
            chosen, opened, await GuestCookies.open(opened), counts, think, gate, watch, budget, siblings
        )
        hub = Hub(registry, gate)
        app.state.registry = registry
        app.state.gate = gate
        app.state.hub = hub
        app.state.templates = Templates()
        app.state.health = Health(opened, registry.watch.steady)
        app.state.api = api
        api.open(registry=registry, gate=gate, hub=hub)
        if chosen.workers == 1:
            await registry.pardon_clocks()
        tasks = [
            asyncio.ensure_future(work)
            for work in (registry.listen(), registry.sweep(), warm(registry), keep_tidy(registry))
        ]
        try:
            async with siblings.live(registry.placement.take_in) if siblings else contextlib.nullcontext():
                yield
        finally:
            await hub.close()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await app.state.health.close()
            await registry.close()
            if store is None:
                await opened.close()

    return Starlette(
        routes=[*routes(), Mount("/api", api), Mount("/static", Files(directory=STATIC), name="static")],
        middleware=[
            Middleware(Guard, settings=chosen, metrics=counts, gate=gate),
            Middleware(Spending, budget=budget, guest=known_guest, refuse=refuse),
            Middleware(GZipMiddleware, minimum_size=800, compresslevel=6),
        ],
        exception_handlers={
            IgrotekaError: wrong,
            HTTPException: http_error,
            TooLarge: too_large,
            ClientDisconnect: errors.gone,
            Exception: failed,
        },
        lifespan=life,
    )


def routes() -> list[Any]:
    """All addresses of pages."""
    return [
        get("/", tables.lobby, q.Nothing),
        post("/me", tables.me, q.Nothing, forms.Me),
        get("/new/{game}", tables.show_new, q.OfGame),
        post("/new/{game}", tables.make_new, q.OfGame, forms.NewTable),
        get("/join/{token}", tables.show_invitation, q.ByLink),
        post("/join/{token}", tables.join, q.ByLink, forms.Join),
        get("/watch/{token}", tables.by_link, q.ByLink),
        get("/seat/{token}", tables.by_link, q.ByLink),
        get("/t/{table}", tables.show_table, q.OfTable),
        post("/t/{table}/seat", tables.give_seat, q.OfTable, forms.GiveSeat),
        post("/t/{table}/close", closing.close, q.OfTable, forms.Form),
        post("/t/{table}/delete", closing.delete, q.OfTable, forms.Form),
        post("/t/{table}/rematch", tables.rematch, q.OfTable, forms.Form),
        get("/t/{table}/end", review.end, q.OfTable),
        get("/t/{table}/replay", review.replay, q.Replay),
        get("/t/{table}/frames", review.frames, q.Frames),
        get("/t/{table}/chances", review.chances, q.Chances),
        get("/t/{table}/on", play_on.show_on, q.Step),
        post("/t/{table}/on", play_on.play_on, q.Step, forms.NewTable),
        get("/t/{table}/position", play_on.save, q.Step),
        get("/t/{table}/log", review.log, q.OfTable),
        get("/t/{table}/verify", review.verify, q.OfTable),
        get("/position/{game}", play_on.show_by_hand, q.ByHand),
        post("/position/{game}", play_on.by_hand, q.ByHand, forms.NewTable),
        get("/replay", review.show_bring, q.Nothing),
        post("/replay", review.bring, q.Nothing, forms.Bring),
        get("/rules/{game}", rules.rules, q.Rules),
        get("/learn/{game}", rules.show_lesson, q.OfGame),
        post("/learn/{game}", rules.learn, q.OfGame, forms.Form),
        get("/picture/{game}.svg", rules.picture, q.Drawing),
        Route("/healthz", health),
        Route("/metrics", numbers),
        Route("/api/docs", docs_page.show),
        WebSocketRoute("/live/{table}", live),
    ]


async def live(socket: WebSocket) -> None:
    """A page that listens."""
    hub: Hub = socket.app.state.hub
    await hub.serve(socket)


async def warm(registry: TableRegistry) -> None:
    """Make games and a worker for bots ready before somebody needs them; whatever goes wrong will show then."""

    async def tables() -> None:
        await registry.warm_up.ready_for(await registry.store.tables(status="running", limit=MANY))

    templates = [asyncio.to_thread(environment().get_template, name) for name in TABLE_PAGE]
    await asyncio.gather(
        *templates, tables(), registry.worker_pool.warm(list_games()), return_exceptions=True
    )


# ---------------------------------------------------------------- for the operator


async def health(request: Request) -> Response:
    """Whether this process can do its work."""
    found: Health = request.app.state.health
    ok = await found.can_write()
    return JSONResponse({"ok": ok, "store": ok, "version": __version__}, 200 if ok else 503)


async def numbers(request: Request) -> Response:
    """Counts for Prometheus. Without a key in the settings there is no such page, with one it is for whoever has it."""
    registry: TableRegistry = request.app.state.registry
    token = registry.settings.metrics_token
    if not token:
        raise NoSuch("the operator has set no key for the metrics")
    if not hmac.compare_digest(bearer(request.headers.get("authorization", "")).encode(), token.encode()):
        said = f"Allowed: Authorization: Bearer and the key of {METRICS_VARIABLE}.\n"
        return PlainTextResponse(said, 401, {"www-authenticate": "Bearer"})
    return Response(registry.metrics.text(), media_type=metrics.CONTENT_TYPE)


# ---------------------------------------------------------------- pages for errors


async def wrong(request: Request, error: Exception) -> Response:
    """Something that cannot be done, said in the visitor's language."""
    visit = Visit(request)
    more = ""
    if isinstance(error, NoSuch):
        status, text, more = 404, Text("websay-no-page"), ""
    elif isinstance(error, Refused):
        status, text, more = error.status, error.text, ""
    elif isinstance(error, Broken):
        status, text = 409, error.text
    elif isinstance(error, StoreError):
        status, text = 503, Text("websay-store")
    else:
        status, text = 422, Text("error-other", detail=str(error))
    response = visit.page("error.html", status, status=status, say=visit.say(text), more=more)
    if isinstance(error, Refused):
        response.headers["x-refusal"] = error.code
    return response


async def refuse(request: Request, refused: Refused) -> Response:
    """Say no before anything is done, in a way that costs next to nothing: whoever gets this asks for too much."""
    if request.url.path.startswith("/api/"):
        return await errors.wrong(request, refused)
    said = speaker(None, language(request))(refused.text)
    return PlainTextResponse(f"{said}\n", refused.status)


def known_guest(request: Request) -> str:
    """The guest behind a request, empty if there is none. The JSON API knows nobody by cookie."""
    if request.url.path.startswith("/api/"):
        return ""
    registry: TableRegistry = request.app.state.registry
    guest = registry.guest_cookies.guest(request)
    return "" if guest.fresh else guest.id


async def http_error(request: Request, error: Exception) -> Response:
    """An address that does not exist, or a wrong method."""
    assert isinstance(error, HTTPException)
    visit = Visit(request)
    text = Text("websay-no-page") if error.status_code == 404 else Text("error-other", detail=error.detail)
    return visit.page("error.html", error.status_code, status=error.status_code, say=visit.say(text), more="")


async def too_large(request: Request, error: Exception) -> Response:
    """A body above the limit."""
    return PlainTextResponse("Too large.\n", 413)


async def failed(request: Request, error: Exception) -> Response:
    """A fault of ours. The log has the details; the visitor gets an apology."""
    registry: TableRegistry = request.app.state.registry
    registry.log.error("a page has failed", error=type(error).__name__, exc_info=error)
    return PlainTextResponse("Something went wrong on this server. It has been written down.\n", 500)
