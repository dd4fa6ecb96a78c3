"""Whose turn it is, how games ended, and what somebody has taken off their list."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add the columns. Turns and results of games that have begun are found out by the server when it starts."""
    op.add_column("tables", sa.Column("people", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("followed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("public", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_public_status_created", "tables", ["public", "status", "created"])
    for name, kind in (("waits", sa.Double), ("ended", sa.Double), ("hidden", sa.Integer)):
        op.add_column("guests", sa.Column(name, kind, nullable=False, server_default="0"))
    op.add_column("guests", sa.Column("result", sa.String(8), nullable=False, server_default=""))
    op.drop_index("ix_guests_guest", "guests")
    op.create_index("ix_guests_guest_waits", "guests", ["guest", "waits"])
    _fill(op.get_bind())


def _fill(conn: sa.Connection) -> None:
    """Write the names of all tables in the form in which they are searched, and which of them are public."""
    columns = ("id", "names", "config", "people", "public")
    tables = sa.table("tables", *[sa.column(name) for name in columns])
    wanted = sa.select(tables.c.id, sa.cast(tables.c.names, sa.Text), sa.cast(tables.c.config, sa.Text))
    for id, written, config in list(conn.execute(wanted)):
        try:
            people = "\n".join([str(name) for name in json.loads(written)]).casefold()
            public = int(bool(json.loads(config).get("public")))
        except (ValueError, TypeError, AttributeError, RecursionError):
            continue  # a damaged row stays as it is
        conn.execute(sa.update(tables).where(tables.c.id == id).values(people=people, public=public))
