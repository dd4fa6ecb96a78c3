"""The people of the table: what each of them shows to the server, and which table they come to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from igroteka.store import TableRow
from igroteka.web.security.guests import Guest, GuestCookies
from igroteka.web.security.inputs import Link
from igroteka.web.tables import seats

ANN, BEN, CAT, EVE, HAL = [
    Guest(f"guest-of-{name.lower()}", name) for name in ("Ann", "Ben", "Cat", "Eve", "Hal")
]
OWN: Final = 0
OTHER: Final = 1


@dataclass(frozen=True)
class Person:
    """Somebody: the guest of the cookie, the link that is brought along, and whose table it is."""

    guest: Guest | None
    link: str = ""
    """Which secret of the table: that of the watchers, of the own seat, or of the host."""
    at: str = "private"


PERSONS: Final = {
    "nobody": Person(None),
    "stranger": Person(EVE),
    "watcher": Person(EVE, "watch"),
    "passer": Person(EVE, at="public"),
    "seat": Person(BEN),
    "link": Person(EVE, "seat"),
    "host": Person(HAL),
    "key": Person(EVE, "host"),
    "seated": Person(ANN, at="seated"),
}
KEYS: Final = {"watcher": "watch", "seat": "seat", "host": "host", "seated": "host"}
"""Which secret programs show for a person. A stranger shows one of another table."""


def secret(row: TableRow, kind: str) -> str:
    """A secret of a table, empty if it has none of this kind."""
    config: dict[str, Any] = row.config
    if kind == "seat":
        return str(config["seats"][OWN].get("token", ""))
    return str(config.get({"watch": "watch", "host": "host_token"}[kind], ""))


def link(row: TableRow, kind: str) -> str:
    """The link, or key, with a secret of a table; empty for none."""
    return seats.token(row, secret(row, kind)) if kind else ""


def open_seat(row: TableRow) -> dict[str, Any]:
    """The second seat of a table as long as anybody may be invited to it; nothing if it is taken, or if there is none."""
    return next((place for place in row.config["seats"][OTHER:] if place["kind"] == "open"), {})


def cookie(guest_cookies: GuestCookies, guest: Guest | None) -> dict[str, str]:
    """The header by which a guest is known."""
    return {} if guest is None else {"cookie": f"igroteka={guest_cookies.sign(guest)}"}


def form_token(guest_cookies: GuestCookies, guest: Guest | None) -> str:
    """What a page of this guest sends with a form."""
    return "" if guest is None else guest_cookies.form_token(guest)


def eyes_of(row: TableRow, name: str) -> int | None:
    """The seat through whose eyes a person looks at a table."""
    person = PERSONS[name]
    known = link(row, person.link)
    held = seats.access(row, person.guest, Link.read(known) if known else None)
    return held.seats[0] if held is not None and held.seats else None


def hidden_from(row: TableRow, name: str, said: str) -> list[str]:
    """The secrets of a table that nothing that is sent to a person may hold; what they have said they know."""
    person, config, places = PERSONS[name], row.config, row.config["seats"]
    sits = eyes_of(row, name) is not None or (secret(row, "seat") or "-") in said
    hosts = person.link == "host" or (person.guest is not None and config.get("host") == person.guest.id)
    secrets = [] if person.link == "host" else [config.get("host_token", "")]
    secrets += [] if sits or hosts or person.link == "watch" else [config["watch"]]
    secrets += [] if sits else [places[OWN].get("token", "")]
    secrets += [place.get("token", "") for place in places[OTHER:] if not (hosts and place is open_seat(row))]
    # Everybody learns by the same game, so that its seed is no secret.
    secrets += [] if row.status in ("over", "closed") or config.get("lesson") else [row.seed]
    return [one for one in secrets if one and one not in said]
