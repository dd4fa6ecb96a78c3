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
from .ops.metrics import CONTENT_TYPE, Metrics
from .ops.settings import METRICS_VARIABLE, Settings
from .ops.siblings import Siblings
from .pages import (
    account,
    account_forms,
    call_forms,
    calls,
    closing,
    evaluation,
    forms,
    gallery,
    hosting,
    installing,
    joining,
    lobby,
    my_tables,
    new_table,
    play_on,
    review,
    rules,
    signing_in,
    standing,
    tables,
)
from .pages import queries as q
from .pages.routing import get, post, post_plainly
from .pages.visit import STATIC_FOLDER, Templates, Visit, environment
from .people.sessions import SessionMiddleware
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
from .workers.pool import Think

TABLE_PAGE: Final = ("base.html", "parts.html", "board.html", "table.html")
TABLES_PRELOADED: Final = 100
"""Running tables whose games are loaded at the start, since people will open them first."""
PRELOAD_DELAY: Final = 1.0
"""Seconds after the start before anything is loaded that nobody has asked for: the first page needs the processor itself."""


class VersionedFiles(StaticFiles):
    """Static files. An address with a version never changes its content, so browsers keep it for good."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """The file, with how long a browser may keep it: for good under an address with a version, else only to ask again."""
        response = await super().get_response(path, scope)
        is_versioned = b"v=" in scope.get("query_string", b"")
        response.headers["cache-control"] = (
            "public, max-age=31536000, immutable" if is_versioned else "no-cache"
        )
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
            hub.follow_sign_outs(),
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


def routes() -> list[Route | WebSocketRoute]:
    """All addresses of pages."""
    return [
        get("/", lobby.show_lobby, q.NoQuery),
        post("/me", lobby.change_me, q.NoQuery, forms.MeForm),
        *people_routes(),
        *call_routes(),
        *standing_routes(),
        get("/me/waiting", my_tables.count_waiting, q.NoQuery),
        get("/tables", my_tables.show_finished, q.FinishedQuery),
        post("/t/{table}/hide", my_tables.hide_table, q.TableQuery, forms.HideForm),
        get("/new/{game}", new_table.show_new, q.GameQuery),
        post("/new/{game}", new_table.make_new, q.GameQuery, forms.NewTableForm),
        get("/join/{token}", joining.show_invitation, q.LinkQuery),
        post("/join/{token}", joining.join, q.LinkQuery, forms.JoinForm),
        get("/watch/{token}", tables.show_linked_table, q.LinkQuery),
        get("/seat/{token}", tables.show_linked_table, q.LinkQuery),
        get("/t/{table}", tables.show_table, q.TableQuery),
        post("/t/{table}/seat", joining.give_seat, q.TableQuery, forms.SeatForm),
        post("/t/{table}/free", hosting.free_seat, q.TableQuery, forms.FreeForm),
        post("/t/{table}/swap", hosting.swap_seats, q.TableQuery, forms.SwapForm),
        post("/t/{table}/mute", hosting.mute_person, q.TableQuery, forms.MuteForm),
        post("/t/{table}/note", my_tables.keep_note, q.TableQuery, forms.NoteForm),
        post("/t/{table}/close", closing.close_table, q.TableQuery, forms.Form),
        post("/t/{table}/delete", closing.delete_table, q.TableQuery, forms.Form),
        post("/t/{table}/rematch", new_table.make_rematch, q.TableQuery, forms.Form),
        get("/t/{table}/end", review.show_end, q.TableQuery),
        get("/t/{table}/replay", review.show_replay, q.ReplayQuery),
        get("/t/{table}/frames", review.send_frames, q.FramesQuery),
        get("/t/{table}/chances", review.show_chances, q.ChancesQuery),
        get("/t/{table}/on", play_on.show_step, q.StepQuery),
        post("/t/{table}/on", play_on.play_on_from_step, q.StepQuery, forms.NewTableForm),
        get("/t/{table}/evaluation", evaluation.send_evaluation, q.StepQuery),
        get("/t/{table}/position", play_on.save_position, q.StepQuery),
        get("/t/{table}/log", review.send_log, q.TableQuery),
        get("/t/{table}/verify", review.send_fairness_check, q.TableQuery),
        get("/position/{game}", play_on.show_position_form, q.PositionQuery),
        post("/position/{game}", play_on.play_position, q.PositionQuery, forms.NewTableForm),
        get("/replay", review.show_import, q.NoQuery),
        post("/replay", review.import_log, q.NoQuery, forms.UploadForm),
        get("/rules/{game}", rules.show_rules, q.RulesQuery),
        get("/gallery/{game}", gallery.show_gallery, q.GalleryQuery),
        get("/learn/{game}", rules.show_lessons, q.GameQuery),
        post("/learn/{game}", rules.start_lesson, q.GameQuery, forms.LessonForm),
        get("/picture/{game}.svg", rules.show_picture, q.PictureQuery),
        Route("/healthz", show_health),
        Route("/metrics", show_metrics),
        Route("/api/docs", docs_page.show_docs),
        WebSocketRoute("/live/{table}", serve_live),
    ]


def people_routes() -> list[Route]:
    """The addresses of people with accounts, and of those who want one."""
    return [
        get("/me", account.show_me, q.NoQuery),
        post("/me/account", account.make_account, q.NoQuery, account_forms.AccountForm),
        post("/me/passkey", account.add_passkey, q.NoQuery, account_forms.PasskeyForm),
        post("/me/passkey/remove", account.remove_passkey, q.NoQuery, account_forms.PasskeyIdForm),
        post("/me/password", account.change_password, q.NoQuery, account_forms.AccountForm),
        post("/me/code", account.show_new_code, q.NoQuery, forms.Form),
        post("/me/device", account.show_device_code, q.NoQuery, forms.Form),
        post("/me/sessions", account.end_session, q.NoQuery, account_forms.SessionForm),
        get("/me/games", account.show_guest_games, q.NoQuery),
        post("/me/games", account.take_guest_games, q.NoQuery, account_forms.BothForm),
        get("/me/export", account.export_me, q.NoQuery),
        post("/me/delete", account.delete_me, q.NoQuery, account_forms.SureForm),
        post("/sign-out", account.sign_out, q.NoQuery, forms.Form),
        get("/sign-in", signing_in.show_sign_in, account_forms.SignInQuery),
        post("/sign-in", signing_in.sign_in, q.NoQuery, account_forms.SignInForm),
        post("/sign-in/passkey", signing_in.sign_in_by_passkey, q.NoQuery, account_forms.PasskeyForm),
        post("/sign-in/code", signing_in.sign_in_by_code, q.NoQuery, account_forms.CodeForm),
        get("/device/{code}", account.show_device, account_forms.DeviceQuery),
        post("/device/{code}", account.enter_device, account_forms.DeviceQuery, forms.Form),
    ]


def standing_routes() -> list[Route]:
    """The addresses of how people stand, and of what finished games tell."""
    return [
        get("/people/{person}", standing.show_profile, q.PersonQuery),
        post("/me/standing", standing.set_standing, q.NoQuery, account_forms.StandingForm),
        get("/rankings/{game}", standing.show_ranking, q.SeatsQuery),
        get("/statistics/{game}", standing.show_statistics, q.SeatsQuery),
    ]


def call_routes() -> list[Route]:
    """The addresses of being called, and of the site as an app."""
    return [
        get("/me/calls", calls.show_calls, call_forms.CallsQuery),
        post("/me/calls", calls.set_calls, call_forms.CallsQuery, call_forms.CallForm),
        post("/me/calls/mail", calls.add_mail, call_forms.CallsQuery, call_forms.MailForm),
        post("/me/calls/hook", calls.add_hook, call_forms.CallsQuery, call_forms.HookForm),
        post("/me/calls/push", calls.add_push, call_forms.CallsQuery, call_forms.PushForm),
        post("/me/calls/remove", calls.remove_channel, call_forms.CallsQuery, call_forms.ChannelForm),
        post("/me/calls/test", calls.try_channel, call_forms.CallsQuery, call_forms.ChannelForm),
        post("/t/{table}/calls", calls.set_table_wish, q.TableQuery, call_forms.TableWishForm),
        get("/mail/{link}", calls.show_mail, call_forms.MailQuery),
        post("/mail/{link}", calls.confirm_mail, call_forms.MailQuery, forms.Form),
        get("/mail/{link}/stop", calls.show_stop, call_forms.MailQuery),
        post_plainly("/mail/{link}/stop", calls.stop_mail, call_forms.MailQuery),
        get("/manifest.webmanifest", installing.show_manifest, q.NoQuery),
        get("/worker.js", installing.send_worker, q.NoQuery),
        get("/offline", installing.show_offline, q.NoQuery),
    ]


async def serve_live(socket: WebSocket) -> None:
    """A page that listens."""
    hub: LiveServer = socket.app.state.hub
    await hub.serve(socket)


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
