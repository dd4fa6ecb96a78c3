"""The ASGI application: routes, what happens at the start and at the end, and pages for errors."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
from collections.abc import AsyncIterator
from typing import Final

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
from ..texts import error_words, quoted, speaker
from .api import docs_page
from .api import errors as api_errors
from .api.lazy import LazyApi
from .calls.sender import CallSender
from .errors import Broken, NoSuch, Refused
from .live.connection import LiveServer
from .ops.health import Health
from .ops.kept_errors import keep_watch
from .ops.logs import logger
from .ops.metrics import CONTENT_TYPE, Metrics
from .ops.settings import METRICS_VARIABLE, Settings
from .ops.siblings import Siblings
from .pages.addresses import page_routes
from .pages.visit import STATIC_FOLDER, Templates, Visit, environment, is_version, static_version
from .people.sessions import SessionMiddleware
from .security.bans import BanMiddleware
from .security.budget import ProcessorBudget, ProcessorBudgetMiddleware
from .security.guests import GuestCookies, language
from .security.inputs import bearer_key
from .security.middleware import SecurityMiddleware, TooLarge
from .security.rate_limiter import RateLimiter
from .tables.cleanup import keep_tidy
from .tables.clocks import Watch
from .tables.deadlines import keep_deadlines, time_away
from .tables.older_games import follow_older_games
from .tables.registry import TableRegistry
from .tournaments.running import keep_tournaments
from .workers.pool import Think

TABLE_PAGE: Final = ("base.html", "parts.html", "board.html", "table.html")
TABLES_PRELOADED: Final = 100
"""Running tables whose games are loaded at the start, since people will open them first."""
PRELOAD_DELAY: Final = 1.0
"""Seconds after the start before anything is loaded that nobody has asked for: the first page needs the processor itself."""


class VersionedFiles(StaticFiles):
    """Static files. An address with their version never changes its content, so browsers keep it for good.

    The version is a folder, so that a script that imports its neighbour stays within its version: nothing is asked for again
    when somebody opens the next table. A page of another version of the program gets what there is, and asks again next time.
    """

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long a browser may keep it: for good under an address with this version, else only to ask again."""
        version, _, name = path.partition("/")
        response = await super().get_response(name if is_version(version) else path, scope)
        is_ours = version == static_version()
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if is_ours else "no-cache"
        return response


def make_app(
    settings: Settings | None = None,
    store: Store | None = None,
    think: Think | None = None,
    watch: Watch | None = None,
    siblings: Siblings | None = None,
) -> Starlette:
    """The whole application. Without a store it opens the one that the settings name, at its start."""
    chosen = settings or Settings()
    rate_limiter, budget = RateLimiter(chosen.limits), ProcessorBudget(chosen.limits)
    metrics, api = Metrics(), LazyApi()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        used_store = store or await open_store(chosen.database)
        used_store.wall = watch.wall if watch else used_store.wall
        cookies = await GuestCookies.open(used_store)
        registry = TableRegistry(
            chosen, used_store, cookies, metrics, think, rate_limiter, watch, budget, siblings
        )
        try:
            async with run_tables(app, api, registry, siblings):
                yield
        finally:
            if store is None:
                await used_store.close()

    return Starlette(
        routes=[
            *routes(),
            Mount("/api", api),
            Mount("/static", VersionedFiles(directory=STATIC_FOLDER), name="static"),
        ],
        middleware=[
            Middleware(SecurityMiddleware, settings=chosen, metrics=metrics, rate_limiter=rate_limiter),
            Middleware(SessionMiddleware),
            Middleware(BanMiddleware, is_banned=is_banned, refuse=show_banned),
            Middleware(ProcessorBudgetMiddleware, budget=budget, guest=known_guest, refuse=answer_refusal),
            Middleware(GZipMiddleware, minimum_size=800, compresslevel=6),
        ],
        exception_handlers={
            IgrotekaError: show_error,
            HTTPException: show_http_error,
            TooLarge: answer_too_large,
            ClientDisconnect: api_errors.answer_nobody,
            Exception: answer_failure,
        },
        lifespan=lifespan,
    )


@contextlib.asynccontextmanager
async def run_tables(
    app: Starlette, api: LazyApi, registry: TableRegistry, siblings: Siblings | None
) -> AsyncIterator[None]:
    """Give requests what they find in `app.state`, and do what the server does by itself, until the end."""
    hub = LiveServer(registry)
    app.state.registry = registry
    app.state.rate_limiter = registry.rate_limiter
    app.state.hub = hub
    app.state.templates = Templates()
    app.state.health = Health(registry.store, registry.watch.steady)
    app.state.api = api
    api.set_state(registry=registry, rate_limiter=registry.rate_limiter, hub=hub)
    await registry.site.load()
    logger().collect(registry.errors)
    if registry.settings.workers == 1:
        await registry.resume_clocks(await time_away(registry.store))
    tasks = [
        asyncio.ensure_future(work)
        for work in (
            registry.listen(),
            registry.put_away_idle(),
            preload_later(registry),
            keep_tidy(registry),
            keep_deadlines(registry),
            keep_tournaments(registry),
            hub.follow_sign_outs(),
            hub.follow_site(),
            hub.tournaments.follow(),
            keep_watch(registry.store, registry.errors, registry.metrics),
            follow_older_games(registry),
            CallSender(registry).run(),
        )
    ]
    try:
        async with siblings.join(registry.load_here) if siblings else contextlib.nullcontext():
            yield
    finally:
        await hub.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await app.state.health.close()
        await registry.close()
        logger().collect_no_more(registry.errors)


def routes() -> list[Route | WebSocketRoute]:
    """All addresses but those of programs and files."""
    return [
        *page_routes(),
        Route("/healthz", show_health),
        Route("/metrics", show_metrics),
        Route("/api/docs", docs_page.show_docs),
        WebSocketRoute("/live/{table}", serve_live),
        WebSocketRoute("/tournaments/{tournament}/live", serve_tournament),
    ]


async def serve_live(socket: WebSocket) -> None:
    """A page that listens."""
    hub: LiveServer = socket.app.state.hub
    await hub.serve(socket)


async def serve_tournament(socket: WebSocket) -> None:
    """A page that shows a tournament."""
    hub: LiveServer = socket.app.state.hub
    await hub.serve_tournament(socket)


async def preload_later(registry: TableRegistry) -> None:
    """Preload, once the first page has had the time to be shown."""
    await asyncio.sleep(PRELOAD_DELAY)
    await preload(registry)


async def preload(registry: TableRegistry) -> None:
    """Load games and start a worker for bots before somebody needs them; whatever goes wrong will show then."""

    async def preload_running() -> None:
        rows = await registry.store.tables(status="running", limit=TABLES_PRELOADED)
        await registry.game_preloader.preload_for(rows)

    templates = [asyncio.to_thread(environment().get_template, name) for name in TABLE_PAGE]
    workers = registry.worker_pool.preload_games(list_games())
    await asyncio.gather(*templates, preload_running(), workers, return_exceptions=True)


# ---------------------------------------------------------------- for the operator


async def show_health(request: Request) -> Response:
    """Whether this process can do its work."""
    health: Health = request.app.state.health
    ok = await health.can_write()
    return JSONResponse({"ok": ok, "store": ok, "version": __version__}, 200 if ok else 503)


async def show_metrics(request: Request) -> Response:
    """Metrics for Prometheus. Without a key in the settings there is no such page, with one it is for whoever has it."""
    registry: TableRegistry = request.app.state.registry
    token = registry.settings.metrics_token
    if not token:
        raise NoSuch("the operator has set no key for the metrics")
    if not hmac.compare_digest(bearer_key(request.headers.get("authorization", "")).encode(), token.encode()):
        text = f"Allowed: Authorization: Bearer and the key of {METRICS_VARIABLE}.\n"
        return PlainTextResponse(text, 401, {"www-authenticate": "Bearer"})
    return Response(registry.metrics.text(), media_type=CONTENT_TYPE)


# ---------------------------------------------------------------- pages for errors


async def show_error(request: Request, error: Exception) -> Response:
    """Something that cannot be done, in the visitor's language."""
    visit = Visit(request)
    if isinstance(error, NoSuch):
        status, text = 404, Text("websay-no-page")
    elif isinstance(error, Refused):
        status, text = error.status, error.text
    elif isinstance(error, Broken):
        status, text = 409, error.text
    elif isinstance(error, StoreError):
        status, text = 503, Text("websay-store")
    else:
        status, text = 422, Text("error-other", detail=error_words(error))
    response = visit.page("error.html", status, status=status, say=visit.say(text), more="")
    if isinstance(error, Refused):
        response.headers["x-refusal"] = error.code
    return response


async def answer_refusal(request: Request, refused: Refused) -> Response:
    """Refuse a request before anything is done, at next to no cost: whoever gets this asks for too much."""
    if request.url.path.startswith("/api/"):
        return await api_errors.answer_error(request, refused)
    text = speaker(None, language(request))(refused.text)
    return PlainTextResponse(f"{text}\n", refused.status)


def known_guest(request: Request) -> str:
    """The guest behind a request, empty if there is none. The JSON API knows nobody by cookie."""
    if request.url.path.startswith("/api/"):
        return ""
    registry: TableRegistry = request.app.state.registry
    guest = registry.guest_cookies.guest(request)
    return "" if guest.fresh else guest.id


def is_banned(request: Request) -> bool:
    """Whether whoever asks is shut out of the site."""
    registry: TableRegistry = request.app.state.registry
    return bool(registry.site.banned) and registry.site.is_banned(registry.guest_cookies.guest(request).id)


async def show_banned(request: Request) -> Response:
    """The one page for somebody who is shut out: that they are, why, and what is left to do."""
    visit = Visit(request)
    ban = await visit.registry.store.admin.ban_of(visit.guest.id)
    response = visit.page("banned.html", 403, reason="" if ban is None else ban.reason)
    response.headers["x-refusal"] = "banned"
    return response


async def show_http_error(request: Request, error: Exception) -> Response:
    """An address that does not exist, or a wrong method."""
    assert isinstance(error, HTTPException)
    visit = Visit(request)
    text = (
        Text("websay-no-page")
        if error.status_code == 404
        else Text("error-other", detail=quoted(error.detail))
    )
    return visit.page("error.html", error.status_code, status=error.status_code, say=visit.say(text), more="")


async def answer_too_large(request: Request, error: Exception) -> Response:
    """A body above the limit."""
    return PlainTextResponse("Too large.\n", 413)


async def answer_failure(request: Request, error: Exception) -> Response:
    """A fault of ours. The log has the details; the visitor gets an apology."""
    registry: TableRegistry = request.app.state.registry
    registry.log.error("a page has failed", error=type(error).__name__, exc_info=error)
    return PlainTextResponse("Something went wrong on this server. It has been written down.\n", 500)
