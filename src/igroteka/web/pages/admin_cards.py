"""What the pages of the operator show of a person, a table, an error and a notice."""

from __future__ import annotations

from typing import Any, Final

from ...core import Text
from ...store import BanRow, ErrorRow, FailedNotice, FoundPerson, TableCount, TableRow
from ..ops.kept_errors import memory_used
from ..tables import seats
from . import cards
from .visit import Visit

MEGABYTE: Final = 1024 * 1024


async def load_lines(visit: Visit) -> list[dict[str, object]]:
    """How much the server has to do now, of all processes of this machine: a name and a number each."""
    registry, metrics = visit.registry, visit.registry.metrics
    counts = await registry.store.admin.count_tables()
    metrics.memory.set(memory_used())
    metrics.processes.set(1)
    lines = {
        "running": sum(one.tables for one in counts if one.status == "running"),
        "in-memory": metrics.total("igroteka_tables"),
        "pages": metrics.total("igroteka_sockets"),
        "processes": metrics.total("igroteka_processes"),
        "memory": _megabytes(metrics.total("igroteka_memory_bytes")),
        "storage": _megabytes(await registry.store.admin.size()),
    }
    return [{"name": visit.say(Text(f"web-admin-{name}")), "value": value} for name, value in lines.items()]


def _megabytes(size: int) -> str:
    return f"{size / MEGABYTE:.1f} MB"


def describe_count(visit: Visit, one: TableCount) -> dict[str, object]:
    """How many tables of a game have a status."""
    return {
        "game": _title_of(visit, one.game),
        "status": visit.say(Text(f"web-admin-status-{one.status}")),
        "tables": one.tables,
        "href": f"/admin/tables?game={one.game}&status={one.status}",
    }


def _title_of(visit: Visit, key: str) -> str:
    titles = {card["key"]: card["title"] for card in cards.all_game_cards(visit.lang)}
    return titles.get(key, key)


def describe_error(visit: Visit, one: ErrorRow) -> dict[str, object]:
    """Something that has failed."""
    return {**one._asdict(), "ago": cards.time_ago(one.last, visit.lang)}


def describe_notice(visit: Visit, one: FailedNotice) -> dict[str, object]:
    """A notice that was given up."""
    return {
        **one._asdict(),
        "way": visit.say(Text(f"web-calls-kind-{one.channel}")),
        "ago": cards.time_ago(one.failed, visit.lang),
    }


def describe_person(visit: Visit, one: FoundPerson) -> dict[str, object]:
    """Somebody with an account."""
    person = one.person
    return {
        "id": person.id,
        "name": person.name or person.login or person.id,
        "login": person.login or "",
        "since": cards.time_ago(person.created, visit.lang),
        "seen": cards.time_ago(one.seen, visit.lang) if one.seen else "",
        "devices": one.devices,
        "is_admin": one.is_admin,
        "is_banned": visit.registry.site.is_banned(person.id),
    }


def describe_ban(visit: Visit, one: BanRow) -> dict[str, object]:
    """Somebody who is shut out."""
    return {**one._asdict(), "shown": one.name or one.guest, "ago": cards.time_ago(one.at, visit.lang)}


def describe_table(visit: Visit, row: TableRow) -> dict[str, Any]:
    """A table with those who sit there."""
    card = cards.table_card(row, "", visit.lang, None)
    people = {
        place["guest"]: name
        for place, name in zip(row.config["seats"], seats.names(row.config["seats"], visit.lang), strict=True)
        if place.get("guest")
    }
    return {
        "id": row.id,
        # The operator looks at a game only where anybody may: what is hidden there is not theirs to see.
        "href": f"/t/{row.id}" if seats.access(row, visit.guest) is not None else "",
        "title": card["title"],
        "say": card["say"],
        "ago": card["ago"],
        "status": row.status,
        "is_locked": bool(row.config.get("locked")),
        "people": [
            {"id": id, "name": name, "is_banned": visit.registry.site.is_banned(id)}
            for id, name in people.items()
        ],
    }
