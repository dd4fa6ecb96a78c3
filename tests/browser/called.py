"""What reaches people who are not there: a real mail server, a place for push messages, and a browser's worker that gets them."""

from __future__ import annotations

import asyncio
import contextlib
import json
import queue
import threading
from collections.abc import Iterator
from email.message import EmailMessage
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Worker

from ..web.receivers import Browser, Received, endpoint, mail_box
from .player import PATIENCE
from .server import Server

#: A headless browser has no service that takes messages for it, so the test is that service: it says where, and with which keys.
SUBSCRIBED = """made => {
    PushManager.prototype.getSubscription = async () => null;
    PushManager.prototype.subscribe = async function (options) {
        self.asked = options;
        return { toJSON: () => made, endpoint: made.endpoint };
    };
}"""

#: Nor can it show notices. The worker keeps what it would show, and opens nothing by itself.
SHOWS_NOTHING = """() => {
    self.shown = new Promise((done) => {
        registration.showNotification = async (title, options) => done({ title, ...options });
    });
    self.opened = [];
    clients.openWindow = async (url) => { opened.push(url); };
}"""

#: Something happens in a worker; an event that a page has made may not wait by itself. What the worker then has opened.
HAPPENS = """async ([name, fields]) => {
    let work;
    const close = () => {};
    const { notification, ...rest } = fields;
    const event = Object.assign(new ExtendableEvent(name), rest, notification && { notification: { ...notification, close } });
    event.waitUntil = (given) => { work = given; };
    dispatchEvent(event);
    await work;
    return self.opened;
}"""


class Post:
    """What has been sent, each to be waited for once."""

    def __init__(self) -> None:
        self.mails: queue.Queue[EmailMessage] = queue.Queue()
        self.pushes: queue.Queue[Received] = queue.Queue()
        self.address = ""
        self.mail_server = ""

    def mail(self) -> EmailMessage:
        """The next mail."""
        return self.mails.get(timeout=PATIENCE / 1000)

    def push(self) -> Received:
        """The next message to a browser."""
        return self.pushes.get(timeout=PATIENCE / 1000)


@contextlib.contextmanager
def post() -> Iterator[Post]:
    """A mail server and a place for push messages, in a thread: browsers are driven without a loop."""
    made, ready, loop = Post(), threading.Event(), asyncio.new_event_loop()
    over = asyncio.Event()

    async def run() -> None:
        async with mail_box(told=made.mails.put) as box, endpoint(told=made.pushes.put) as place:
            made.address, made.mail_server = place.url, box.url
            ready.set()
            await over.wait()

    thread = threading.Thread(target=loop.run_until_complete, args=[run()])
    thread.start()
    ready.wait()
    yield made
    loop.call_soon_threadsafe(over.set)
    thread.join()
    loop.close()


@contextlib.contextmanager
def calling_server(folder: Path, to: Post) -> Iterator[Server]:
    """A server that hands its mail in there."""
    more = {
        "IGROTEKA_SMTP": to.mail_server,
        "IGROTEKA_MAIL_FROM": "games@play.test",
        "IGROTEKA_PRIVATE_CALLS": "1",
    }
    server = Server(folder, more)
    server.start()
    yield server
    server.stop()


class Device:
    """A browser whose messages come to a place of ours."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.keys = Browser()
        self.address = address
        self._registrations: dict[str, str] = {}
        self._line: Any = page.context.new_cdp_session(page)
        self._line.on("ServiceWorker.workerRegistrationUpdated", self._note)
        self._line.send("ServiceWorker.enable")
        page.context.add_init_script(f"({SUBSCRIBED})({json.dumps(self.subscription)})")

    def _note(self, event: dict[str, Any]) -> None:
        for one in event["registrations"]:
            self._registrations[one["scopeURL"]] = one["registrationId"]

    @property
    def subscription(self) -> dict[str, Any]:
        """What the browser tells the site."""
        return {"endpoint": self.address, "keys": self.keys.keys}

    @property
    def worker(self) -> Worker:
        """The service worker of the site."""
        (one,) = self.page.context.service_workers
        return one

    def deliver(self, server: Server, request: Received) -> dict[str, Any]:
        """Give the worker what was sent, as the browser would; what it shows then."""
        scope = f"{server.url}/"
        self.worker.evaluate(SHOWS_NOTHING)
        data = json.dumps(self.keys.read(request.body))
        given = {"origin": scope, "registrationId": self._registrations[scope], "data": data}
        self._line.send("ServiceWorker.deliverPushMessage", given)
        shown: dict[str, Any] = self.worker.evaluate("self.shown")
        return shown

    def click(self, shown: dict[str, Any]) -> list[str]:
        """Click on what is shown; what the worker opens."""
        opened: list[str] = self.worker.evaluate(HAPPENS, ["notificationclick", {"notification": shown}])
        return opened

    def move(self, address: str) -> None:
        """The browser gets another address and other keys, and the worker is told so."""
        old, self.address, self.keys = self.address, address, Browser()
        self.worker.evaluate(SUBSCRIBED, self.subscription)
        self.worker.evaluate(HAPPENS, ["pushsubscriptionchange", {"oldSubscription": {"endpoint": old}}])
