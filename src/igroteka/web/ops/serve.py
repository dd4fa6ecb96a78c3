"""Start the server: `serve(...)` is what the command `igroteka serve` calls."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import uvicorn
from starlette.types import ASGIApp
from uvicorn.supervisors import Multiprocess

from ...core import IgrotekaError
from ...store import open_store
from ...store.address import take_address
from ..app import make_app
from ..live.messages import LARGEST
from ..security.connections import ServerConfig
from .garbage import look_seldom
from .handover import HandedOverConnections
from .logs import set_up_logging
from .metrics import SHARED_FOLDER_VARIABLE
from .settings import (
    Settings,
    calls_from_environment,
    hosts_from_environment,
    keep_from_environment,
    metrics_token_from_environment,
    proxies_from_environment,
    public_address_from_environment,
    rankings_from_environment,
    with_own_address,
)
from .siblings import Siblings, open_siblings

SWITCH: Final = 0.001
"""Seconds after which the loop makes way for the thread that writes to the disk; a move waits for that thread."""
START_PATIENCE: Final = 60.0
MOST_WORKERS: Final = 64
WORKER_PATIENCE: Final = 30
"""Seconds after which a worker that does not answer is replaced; until it has imported everything it cannot."""


class CannotServe(IgrotekaError):
    """The server cannot be started like this; the message says what is allowed."""


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str = "",
    workers: int = 1,
    open_browser: bool | None = None,
) -> None:
    """Serve until somebody stops it. Port 0 means any free one; the address is printed once it answers.

    `open_browser`: True and False say so; None opens one where there is a screen.
    """
    database = take_address(database)
    if not 1 <= workers <= MOST_WORKERS:
        raise CannotServe(f"--workers: found {workers}; allowed: 1 to {MOST_WORKERS}")
    if workers > 1 and not database.startswith(("postgresql", "postgres")):
        raise CannotServe(
            f"--workers: found {workers} with SQLite; allowed: 1, "
            "or several with --database postgresql://USER@HOST/DATABASE"
        )
    settings = Settings(
        database=database,
        workers=workers,
        hosts=hosts_from_environment(),
        proxies=proxies_from_environment(),
        public_address=public_address_from_environment(),
        metrics_token=metrics_token_from_environment(),
        **keep_from_environment(),
        **calls_from_environment(),
        rankings=rankings_from_environment(),
    )
    if settings.smtp:
        from ..calls.mail import MailServer

        MailServer.read(settings.smtp, settings.mail_from)  # the operator is told now what is wrong with it
    asyncio.run(_check_store(database))
    with contextlib.ExitStack() as stack:
        sock = stack.enter_context(listening_socket(host, port))
        if workers > 1 and not os.environ.get(SHARED_FOLDER_VARIABLE):
            folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="igroteka-"))
            os.environ[SHARED_FOLDER_VARIABLE] = folder
        announce_and_run(settings, host, sock, open_browser)


def serve_locally(settings: Settings, port: int = 0) -> None:
    """Serve this machine alone with any settings, as tests and measurements do."""
    with listening_socket("127.0.0.1", port) as sock:
        announce_and_run(settings, "127.0.0.1", sock, open_browser=False)


def announce_and_run(settings: Settings, host: str, sock: socket.socket, open_browser: bool | None) -> None:
    """Serve on a socket, and print the address once it answers."""
    port = sock.getsockname()[1]
    address = browser_address(host, port)
    threading.Thread(target=announce, args=(address, open_browser), daemon=True).start()
    run(with_own_address(settings, host, port), sock)


def run(settings: Settings, sock: socket.socket) -> None:
    """Serve on a socket, with one process or several, until a signal comes."""
    limit_logging()
    if settings.workers > 1:
        with open_siblings(settings.workers) as siblings:
            make = AppFactory(settings, siblings)
            config = make_config(make, settings, siblings, factory=True, workers=settings.workers)
            Multiprocess(config, sockets=[sock]).run()
        return
    server = uvicorn.Server(make_config(AppFactory(settings), settings, factory=True))
    # When all is closed, the server sends itself once more the signal that stopped it: nothing is left to do.
    signal.signal(signal.SIGTERM, lambda number, frame: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[sock])
    if not server.started:
        raise CannotServe("the server could not start; the reason stands above")


def make_config(app: Any, settings: Settings, siblings: Siblings | None = None, **more: Any) -> ServerConfig:
    """How uvicorn serves an application: with our limits and without its own lines in the log."""
    config = ServerConfig(
        app,
        settings,
        siblings,
        access_log=False,
        log_config=None,
        server_header=False,
        ws_max_size=LARGEST,
        ws_per_message_deflate=False,  # messages are packed once for all pages, not once for each
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies,
        timeout_keep_alive=settings.idle_patience,
        timeout_graceful_shutdown=5,
        timeout_worker_healthcheck=WORKER_PATIENCE,
        lifespan="on",
        **more,
    )
    if siblings is not None:
        siblings.receiver = HandedOverConnections(config)
    return config


@dataclass(frozen=True)
class AppFactory:
    """Makes the application of one process. It is sent through a pipe, so that the password of the database is in no environment."""

    settings: Settings
    siblings: Siblings | None = None

    def __call__(self) -> ASGIApp:
        """The application."""
        limit_logging()
        # Worker processes would otherwise run the main script of their parent, which need not be importable.
        vars(sys.modules["__main__"]).pop("__file__", None)
        app = make_app(self.settings, siblings=self.siblings)
        look_seldom()
        sys.setswitchinterval(SWITCH)
        return app


def limit_logging() -> None:
    """Our own lines as JSON; of the libraries only warnings, whose words could otherwise hold addresses."""
    set_up_logging()
    logging.basicConfig(
        level=logging.WARNING, stream=sys.stderr, format="%(levelname)s %(name)s: %(message)s"
    )
    for name in ("uvicorn", "uvicorn.access", "websockets"):
        logging.getLogger(name).setLevel(logging.WARNING)
    # It warns of every request that it cannot read: whoever sends many of them would fill the log.
    logging.getLogger("uvicorn.error").setLevel(logging.ERROR)


async def _check_store(database: str) -> None:
    """Open the store once before anything else, so that a bad address is reported in one clear sentence."""
    store = await open_store(database)
    await store.close()


@contextlib.contextmanager
def listening_socket(host: str, port: int) -> Iterator[socket.socket]:
    """A socket that is bound to an address, until the end of the `with`."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    sock = socket.socket(family, socket.SOCK_STREAM)
    try:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            sock.bind((host.strip("[]"), port))
        except (OSError, OverflowError) as error:
            reason = getattr(error, "strerror", None) or str(error)
            raise CannotServe(
                f"cannot listen on {host} port {port}: {reason.lower()}; allowed: another --port, or 0 for any free one"
            ) from None
        yield sock
    finally:
        sock.close()


def browser_address(host: str, port: int) -> str:
    """The address to type into a browser on this machine."""
    name = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, host)
    return f"http://{f'[{name}]' if ':' in name and not name.startswith('[') else name}:{port}/"


def announce(address: str, open_browser: bool | None) -> None:
    """Wait until the server answers, then say where it is."""
    until = time.monotonic() + START_PATIENCE
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    while time.monotonic() < until:
        try:
            with opener.open(f"{address}healthz", timeout=2):
                break
        except OSError:
            time.sleep(0.02)
    else:
        return
    print(f"Igroteka is at {address}  (Ctrl+C stops it)", flush=True)
    if open_browser or (open_browser is None and has_screen()):
        webbrowser.open(address)


def has_screen() -> bool:
    """Whether a browser could be shown here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
