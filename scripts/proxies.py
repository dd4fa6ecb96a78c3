"""Do the proxies of deploy/ work as docs/operating.md tells? python -m scripts.proxies [--silence SECONDS]

A real nginx and a real Caddy run with the files of that folder, in which only ports and the certificate are other ones, in front of a
server that is started as the unit for systemd starts it. A browser plays through each of them, stays at the table in silence for longer
than any proxy waits by itself, and goes on playing on the same line. The status is 1 if anything is wrong.

Needs nginx, caddy, openssl and Chromium. Everything listens on this machine alone, and ends with the script.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import re
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import httpx
from playwright.sync_api import Browser, Page, WebSocket, sync_playwright
from tests.browser.player import Player, play_on

from igroteka.web.ops.settings import Limits
from igroteka.web.security.middleware import LARGEST_BODY
from scripts.common import ROOT, clean_up_when_terminated, expect, say
from scripts.screenshots import chromium

NAME: Final = "play.example.org"
KEY: Final = "key of the monitor"
PATIENCE: Final = 60.0
"""Seconds after which a program that does not answer counts as broken."""
SILENCE: Final = 130.0
"""Seconds: longer than the shipped file of nginx lets it wait for a word of the server."""
MOST_TABLES: Final = int(Limits().tables.split()[0])
"""How many tables somebody may make in a short time."""
DEPLOY: Final = ROOT / "deploy"
NGINX: Final = """
daemon off;
pid {folder}/nginx.pid;
error_log {folder}/nginx.log;
events {{ }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {site};
}}
"""
CADDY: Final = """{{
	admin off
	storage file_system {folder}/caddy
	default_bind 127.0.0.1
	http_port {plain}
}}
"""


def free_port() -> int:
    """A port of this machine that nobody uses."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def running(command: list[str], log: Path, **more: str) -> Iterator[subprocess.Popen[bytes]]:
    """A program that ends with the `with`."""
    with log.open("wb") as out:
        child = subprocess.Popen(command, cwd=ROOT, stdout=out, stderr=out, env={**os.environ, **more})
    try:
        yield child
    finally:
        child.terminate()
        try:
            child.wait(20)
        except subprocess.TimeoutExpired:
            child.kill()
            child.wait()


def wait_for(child: subprocess.Popen[bytes], log: Path, is_ready: Callable[[], bool]) -> None:
    """Wait until a program is ready; end with what it has said if it never is."""
    until = time.monotonic() + PATIENCE
    while not is_ready():
        if child.poll() is not None or time.monotonic() > until:
            sys.exit(f"{child.args!r} does not start:\n{log.read_text()}")
        time.sleep(0.05)


def listens(port: int) -> bool:
    """Whether somebody takes connections at a port."""
    with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 5):
        return True
    return False


def make_certificate(folder: Path) -> tuple[Path, Path]:
    """A certificate for the name, signed by itself, and its key."""
    certificate, key = folder / "certificate.pem", folder / "key.pem"
    words = [
        "openssl",
        "req",
        "-x509",
        "-nodes",
        "-days",
        "2",
        "-newkey",
        "ec",
        "-pkeyopt",
        "ec_paramgen_curve:prime256v1",
    ]
    words += ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    words += ["-keyout", str(key), "-out", str(certificate)]
    subprocess.run(words, check=True, capture_output=True)
    return certificate, key


def replaced(text: str, values: dict[str, str]) -> str:
    """A shipped file with other values, each of which must have been there."""
    for old, new in values.items():
        expect(old in text, f"the file has {old!r}")
        text = text.replace(old, new)
    return text


@dataclass(frozen=True)
class Site:
    """A proxy that runs, as visitors see it."""

    proxy: str
    port: int
    plain: int
    """The port for http."""
    certificate: Path

    @property
    def host(self) -> str:
        """What visitors call it."""
        return f"{NAME}:{self.port}"

    def visitor(self, address: str = "127.0.0.1") -> httpx.Client:
        """Somebody who comes from an address."""
        trust = ssl.create_default_context(cafile=str(self.certificate))
        transport = httpx.HTTPTransport(verify=trust, local_address=address)
        base = f"https://127.0.0.1:{self.port}"
        return httpx.Client(transport=transport, base_url=base, headers={"host": self.host}, timeout=60)

    def ask(self, method: str, path: str, address: str = "127.0.0.1", **more: object) -> httpx.Response:
        """One request by https."""
        with self.visitor(address) as visitor:
            named = {"sni_hostname": NAME}
            return visitor.request(method, path, extensions=named, **more)  # type: ignore[arg-type]


@contextlib.contextmanager
def nginx(folder: Path, server: int, certificate: Path, key: Path) -> Iterator[Site]:
    """nginx with the shipped file."""
    port, plain = free_port(), free_port()
    values = {
        "listen 80;": f"listen 127.0.0.1:{plain};",
        "listen [::]:80;": f"listen [::1]:{plain};",
        "listen 443 ": f"listen 127.0.0.1:{port} ",
        "listen [::]:443 ": f"listen [::1]:{port} ",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(key),
        "http://127.0.0.1:8000": f"http://127.0.0.1:{server}",
    }
    site, whole, log = folder / "site.conf", folder / "nginx.conf", folder / "nginx.out"
    site.write_text(replaced((DEPLOY / "nginx.conf").read_text("utf-8"), values))
    whole.write_text(NGINX.format(folder=folder, site=site))
    words = ["nginx", "-p", str(folder), "-c", str(whole), "-e", str(folder / "nginx.log")]
    with running(words, log) as child:
        wait_for(child, log, lambda: listens(port))
        yield Site("nginx", port, plain, certificate)


@contextlib.contextmanager
def caddy(folder: Path, server: int, certificate: Path, key: Path) -> Iterator[Site]:
    """Caddy with the shipped file."""
    port, plain = free_port(), free_port()
    values = {
        f"\n{NAME} {{": f"\n{NAME}:{port} {{\n\ttls {certificate} {key}",
        "127.0.0.1:8000": f"127.0.0.1:{server}",
    }
    site, log = folder / "Caddyfile", folder / "caddy.out"
    text = replaced((DEPLOY / "Caddyfile").read_text("utf-8"), values)
    site.write_text(CADDY.format(folder=folder, plain=plain) + text)
    words = ["caddy", "run", "--config", str(site), "--adapter", "caddyfile"]
    with running(words, log, HOME=str(folder), XDG_CONFIG_HOME=str(folder)) as child:
        wait_for(child, log, lambda: listens(port) and listens(plain))
        yield Site("Caddy", port, plain, certificate)


@contextlib.contextmanager
def server(folder: Path) -> Iterator[int]:
    """The server as the unit starts it, with what the page for operators tells to set; its port."""
    log = folder / "server.out"
    (proxies,) = re.findall(
        r"^Environment=FORWARDED_ALLOW_IPS=(\S+)$", (DEPLOY / "igroteka.service").read_text(), re.M
    )
    words = [sys.executable, "-m", "igroteka", "serve", "--port", "0", "--no-open"]
    words += ["--database", f"sqlite:///{folder / 'tables.db'}"]
    settings = {
        "FORWARDED_ALLOW_IPS": proxies,
        "IGROTEKA_PUBLIC_ADDRESS": f"https://{NAME}",
        "IGROTEKA_METRICS_TOKEN": KEY,
    }
    with running(words, log, **settings) as child:
        said = re.compile(r"Igroteka is at http://127\.0\.0\.1:(\d+)/")
        wait_for(child, log, lambda: bool(said.search(log.read_text())))
        (port,) = said.findall(log.read_text())
        yield int(port)


def look(site: Site, server: int) -> None:
    """Ask for what a proxy lets through, and for what it keeps."""
    answer = site.ask("GET", "/new/dream_city")
    expect(answer.status_code == 200, f"a page comes, not {answer.status_code}: {answer.text[:200]}")
    expect("strict-transport-security" in answer.headers, "the server knows that people connect by https")
    cookies = answer.headers.get_list("set-cookie")
    expect(
        bool(cookies) and all("Secure" in one for one in cookies), f"cookies are for https only: {cookies}"
    )
    plain = httpx.get(f"http://127.0.0.1:{site.plain}/tables", headers={"host": NAME}, trust_env=False)
    expect(plain.headers["location"].startswith(f"https://{NAME}"), "http leads to https")
    key = {"authorization": f"Bearer {KEY}"}
    for path in ("/metrics", "/%6Detrics"):
        expect(site.ask("GET", path, headers=key).status_code == 404, f"{path} is nobody else's business")
    own = httpx.get(f"http://127.0.0.1:{server}/metrics", headers=key, trust_env=False)
    expect(own.status_code == 200, "this machine may ask for the metrics")
    large = site.ask("POST", "/replay", content=b"x" * (LARGEST_BODY + 1))
    expect(large.status_code == 413, f"what is too large is refused, not answered by {large.status_code}")
    say(f"  {site.proxy}: a page, its cookies, the way from http; metrics and large uploads are refused")


def come_from_afar(site: Site, last: int) -> None:
    """Make tables from one address until it is refused; another address is not, and nobody is who they say they are."""
    table = {"game": "dream_city", "seats": [{"kind": "me"}, {"kind": "open"}]}
    one, other = f"127.0.{last}.2", f"127.0.{last}.3"
    many = range(MOST_TABLES + 1)
    statuses = [site.ask("POST", "/api/tables", one, json=table).status_code for _ in many]
    expect(429 in statuses, f"an address is counted: {statuses}")
    forged = {"x-forwarded-for": other, "forwarded": f"for={other}", "x-real-ip": other}
    refused = site.ask("POST", "/api/tables", one, json=table, headers=forged)
    expect(refused.status_code == 429, "nobody can say that they come from elsewhere")
    allowed = site.ask("POST", "/api/tables", other, json=table)
    expect(allowed.is_success, f"another address is counted by itself: {allowed.status_code}")
    say(f"  {site.proxy}: visitors are counted by their own address")


class Table:
    """A browser that plays through a proxy."""

    def __init__(self, site: Site, browser: Browser) -> None:
        self.site = site
        self.lines: list[WebSocket] = []
        self.page: Page = browser.new_context(ignore_https_errors=True, locale="en").new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("websocket", lambda line: self.lines.append(line))
        self.page.goto(f"https://{site.host}/new/dream_city")
        self.page.get_by_role("button", name="Start the game").click()
        self.page.wait_for_url("**/t/*")
        self.player = Player(self.page)

    def play(self, most: int) -> None:
        """Click so many times, on one and the same line."""
        play_on(self.player, most)
        expect(len(self.lines) == 1, f"{self.site.proxy} keeps the line of a page: {len(self.lines)} lines")
        expect(not self.lines[0].is_closed(), f"{self.site.proxy} keeps the line of a page")


def visit_all(folder: Path, silence: float) -> None:
    """Look at both proxies, and play through them."""
    with contextlib.ExitStack() as stack:
        port = stack.enter_context(server(folder))
        pair = make_certificate(folder)
        sites = [stack.enter_context(make(folder, port, *pair)) for make in (nginx, caddy)]
        for last, site in enumerate(sites):
            look(site, port)
            come_from_afar(site, last)
        playwright = stack.enter_context(sync_playwright())
        flags = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {NAME} 127.0.0.1"]
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags)
        tables = [Table(site, browser) for site in sites]
        for table in tables:
            table.play(5)
        say(f"  moves are played in a browser; now {silence:.0f} s of silence")
        tables[0].page.wait_for_timeout(silence * 1000)
        for table in tables:
            table.play(5)
        say("  and more moves, on the same lines")
        browser.close()


def main() -> None:
    """Read the options, and visit."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0] if __doc__ else "")
    parser.add_argument("--silence", type=float, default=SILENCE, help="seconds in which nobody moves")
    options = parser.parse_args()
    clean_up_when_terminated()
    with tempfile.TemporaryDirectory(prefix="igroteka-proxies-") as folder:
        visit_all(Path(folder), options.silence)


if __name__ == "__main__":
    main()
