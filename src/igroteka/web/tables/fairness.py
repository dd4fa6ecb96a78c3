"""Chance that nobody can choose: the server commits, the pages of people seal a share each, all reveal, all is mixed.

1. Before anybody adds anything, the table shows the commitment to its secret seed.
2. The page of each person thinks of a random share and tells its seal, the SHA-256 of it, when the seat is taken.
3. When all seats are taken and all seals are known, the pages tell their shares, each of which must fit its seal.
4. All draws follow from the seed and the shares together. After the game everybody can compute them again.

Whoever runs the server is bound by the commitment, and whoever plays is bound by the seal before any other
share is known. A page that does not answer within some seconds is left out, so that nobody can hold up a table.
Where only one person can sit, steps 1 to 3 are one: the form shows the commitment and sends the share.

A seat's data hold `seal` if its person's page takes part (empty until it is told) and `share` once it is told.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from itsdangerous import BadData, URLSafeTimedSerializer

from ...core import Seat, commitment
from ...core.errors import bad_option
from ...core.text import phrase
from ...match.seed import clean_seed, fresh_salt, is_seal, is_share, seal_of
from ...store import TableRow, fresh_id
from ...store.rows import is_id
from ..errors import Refused
from ..live.payloads import Fairness
from .config import SeatConfig

DRAFT_AGE: Final = 24 * 3600
PEOPLE: Final = ("guest", "local", "open")
"""The kinds of seats on which a person sits or may sit."""


@dataclass(frozen=True)
class Deal:
    """What the chance of a new table follows from: its id, a secret seed, and the salt of the commitment."""

    id: str = field(default_factory=fresh_id)
    seed: str = field(default_factory=lambda: clean_seed(None))
    salt: str = field(default_factory=fresh_salt)

    @property
    def commitment(self) -> str:
        """What binds the server to the seed."""
        return commitment(self.seed, self.salt)


@dataclass(frozen=True)
class Draft:
    """A table that a form may make: its id and commitment for the page, and a token by which the form names it."""

    token: str
    id: str
    commitment: str


class Dealer:
    """Makes the deals of tables that do not exist yet. They follow from a secret key, so nothing is kept for a form."""

    def __init__(self, key: str) -> None:
        self._key = key.encode()
        self._drafts = URLSafeTimedSerializer(key, "draft")

    def draft(self, guest: str) -> Draft:
        """The table that a form of this guest may make."""
        id = fresh_id()
        token = self._drafts.dumps([id, guest])
        return Draft(
            token if isinstance(token, str) else token.decode(), id, self._drafted_deal(id).commitment
        )

    def drafted_deal(self, token: str, guest: str) -> Deal | None:
        """The deal that a form was promised; None if the token is too old, forged or somebody else's."""
        if not token or len(token) > 500:
            return None
        try:
            match self._drafts.loads(token, max_age=DRAFT_AGE):
                case [str(id), str(owner)] if owner == guest and is_id(id):
                    return self._drafted_deal(id)
        except BadData:
            pass
        return None

    def _drafted_deal(self, id: str) -> Deal:
        return Deal(id, self._derive("seed", id), self._derive("salt", id))

    def _derive(self, what: str, id: str) -> str:
        return hmac.new(self._key, f"{what} {id}".encode(), hashlib.sha256).hexdigest()[:32]


# ---------------------------------------------------------------- who sits where


def require_alone(places: Sequence[SeatConfig]) -> None:
    """Refuse a chosen seed where a second person can sit: whoever chooses it knows every draw beforehand."""
    people = sum(place["kind"] in PEOPLE for place in places)
    if people > 1:
        raise bad_option(
            "seed",
            phrase("one at a table for {n} people", n=people),
            phrase("only where one person plays against bots, since whoever chooses it knows every draw"),
        )


def is_for_one_page(places: Sequence[SeatConfig]) -> bool:
    """Whether nobody can come to the table but the person who makes it."""
    return all(place["kind"] != "open" for place in places)


def take_part(place: SeatConfig, seal: str, share: str = "") -> SeatConfig:
    """A seat whose person's page takes part in the chance with a seal, and perhaps with its share already."""
    if not is_seal(seal):
        return place
    sealed: SeatConfig = {**place, "seal": seal}
    if is_share(share) and seal_of(share) == seal:
        sealed["share"] = share
    return sealed


def take_part_again(place: SeatConfig) -> SeatConfig:
    """The same seat at another table: whoever took part does so again, with a share that is still to be found."""
    kept = place.copy()
    kept.pop("share", None)
    if "seal" in kept:
        kept["seal"] = ""
    return kept


# ---------------------------------------------------------------- seals and shares of a table that has not begun


def stage(row: TableRow) -> str:
    """What the table waits for: "seats", then "bids" where seats are bid for, then "seal", then "share", then nothing."""
    places = row.config["seats"]
    if any(place["kind"] == "open" for place in places):
        return "seats"
    if row.config.get("auction"):
        return "bids"
    if any(place.get("seal") == "" for place in places):
        return "seal"
    return "share" if any("seal" in place and "share" not in place for place in places) else ""


def seconds_to_wait(row: TableRow, patience: float, now: float) -> float:
    """How long the table still waits for the pages of people, at a time of day."""
    if not stage(row):
        return 0.0
    filled = row.config.get("filled")
    since = filled if isinstance(filled, int | float) else 0.0
    return min(patience, max(0.0, since + patience - now))


def add_seal(row: TableRow, seat: Seat, seal: str) -> SeatConfig:
    """The seat with the seal that its page has told. A seal is told once."""
    place: SeatConfig = row.config["seats"][seat]
    if place.get("seal") != "" or row.status != "open":
        raise Refused("seal", f"seat {seat} is not asked for a seal")
    return {**place, "seal": seal}


def add_share(row: TableRow, seat: Seat, share: str) -> SeatConfig:
    """The seat with the share that its page has told, which must fit the seal; only when all seals are known."""
    place: SeatConfig = row.config["seats"][seat]
    if stage(row) != "share" or "seal" not in place or "share" in place or row.status != "open":
        raise Refused("share", f"seat {seat} is not asked for a share")
    if seal_of(share) != place["seal"]:
        raise Refused(
            "unfit-share", "share: found one that does not fit its seal; allowed: the one that was sealed"
        )
    return {**place, "share": share}


def salt_of(row: TableRow) -> str:
    """The salt of a table's commitment; older tables have none."""
    return str(row.config.get("salt", ""))


def shares_of(row: TableRow) -> dict[Seat, str]:
    """The shares that have been told, by seat."""
    return {seat: place["share"] for seat, place in enumerate(row.config["seats"]) if "share" in place}


def commitment_of(row: TableRow) -> str:
    """What binds the server to the seed of a table; nothing where people tell the draws."""
    return commitment(row.seed, salt_of(row)) if row.seed else ""


def describe(row: TableRow) -> Fairness:
    """What everybody at a table is told of its chance, before and during the game."""
    places = row.config["seats"]
    return {
        "commitment": commitment_of(row),
        "chosen": bool(row.config.get("chosen")),
        "stage": stage(row) if row.status == "open" else "",
        "seals": {str(seat): place["seal"] for seat, place in enumerate(places) if "seal" in place},
        "given": [seat for seat, place in enumerate(places) if "share" in place],
    }
