#!/usr/bin/env python3
"""A bot that plays through the JSON API of a running server, with nothing but the standard library.

    igroteka serve &
    python examples/bot.py                                   a new table against the server's greedy bot
    python examples/bot.py --invitation KEY                  take the seat of an invitation (the end of a /join/ link)
    python examples/bot.py --server http://host:8000 --game dream_city --seats 3

To write your own bot, replace `choose`. The whole API is described at /api/openapi.json.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import urllib.error
import urllib.parse
import urllib.request
from typing import Any


class Api:
    """The few calls that a player needs."""

    def __init__(self, server: str) -> None:
        self.server = server.rstrip("/")
        self.key = ""

    def call(self, method: str, path: str, body: object = None, **query: object) -> Any:
        """One call; an error of the server becomes a RuntimeError with its own words."""
        url = f"{self.server}/api{path}"
        if query:
            given = {name: value for name, value in query.items() if value is not None}
            url += "?" + urllib.parse.urlencode(given)
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, method=method)
        request.add_header("content-type", "application/json")
        if self.key:
            request.add_header("authorization", f"Bearer {self.key}")
        try:
            with urllib.request.urlopen(request, timeout=60) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as error:
            said = json.load(error)["error"]
            raise Refused(error.code, said["code"], said["message"]) from None


class Refused(RuntimeError):
    """The server said no, and why."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


def choose(view: dict[str, Any], moves: list[dict[str, Any]], rng: random.Random) -> dict[str, Any]:
    """The move to play. `view` is all that this seat may know; each move has an id, a label and a cost."""
    return rng.choice(moves)


def play(api: Api, table: str, rng: random.Random) -> dict[str, Any]:
    """Play until the game is over; the last view."""
    seq = None
    while True:
        # Waits on the server until this seat is asked something new, for at most twenty seconds.
        view: dict[str, Any] = api.call("GET", f"/tables/{table}/wait", seq=seq, timeout=20)
        if view["over"]:
            return view
        question = api.call("GET", f"/tables/{table}/moves")
        if not question["moves"]:
            continue
        seq = question["seq"]
        move = choose(view["view"], question["moves"], rng)
        try:
            api.call("POST", f"/tables/{table}/play", {"move": move["id"], "seq": seq})
            print(f"I play: {move['label']}")
        except Refused as refused:
            if refused.code not in ("stale", "overtaken"):
                raise
            seq = None  # the position has changed meanwhile: look again


def main() -> None:
    """Find a seat, play, tell the result."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--server", default="http://127.0.0.1:8000")
    parser.add_argument("--invitation", default="", help="the key at the end of a /join/ link")
    parser.add_argument("--game", default="dream_city")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--against", default="greedy", help="the server's bot on the other seats")
    parser.add_argument("--name", default="Example bot")
    parser.add_argument("--seed", type=int, default=None, help="makes this bot's choices repeatable")
    options = parser.parse_args()
    api, rng = Api(options.server), random.Random(options.seed)
    try:
        if options.invitation:
            found = api.call("POST", "/join", {"invitation": options.invitation, "name": options.name})
            table, seat, api.key = found["table"], found["seat"], found["token"]
        else:
            places = [{"kind": "me"}, *[{"kind": "bot", "bot": options.against}] * (options.seats - 1)]
            wanted = {"game": options.game, "seats": places, "name": options.name}
            found = api.call("POST", "/tables", wanted)
            table, seat, api.key = found["table"], 0, found["seats"][0]["token"]
            print(f"Watch me at {api.server}/watch/{found['watch_token']}")
        view = play(api, table, rng)
    except Refused as refused:
        sys.exit(f"The server refuses: {refused}")
    except urllib.error.URLError as error:
        sys.exit(f"{options.server} does not answer: {error.reason}")
    for score in view["scores"]:
        print(f"{score['name']}: {score['total']} points{' (me)' if score['seat'] == seat else ''}")


if __name__ == "__main__":
    main()
