"""How people want to be called, where, and the notices that are to be sent."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Make the tables. They begin empty: nobody is called who has not asked for it."""
    op.add_column("guests", sa.Column("wish", sa.String(8), nullable=False, server_default=""))
    op.create_table(
        "calls",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("wish", sa.String(8), nullable=False),
        sa.Column("pace", sa.String(8), nullable=False),
        sa.Column("hour", sa.Integer, nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=False),
        sa.Column("quiet_to", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_calls"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_calls_person"),
    )
    op.create_table(
        "channels",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.JSON, nullable=False),
        sa.Column("confirmed", sa.Integer, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("trouble", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_channels_person"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    _make_outbox()


def _make_outbox() -> None:
    op.create_table(
        "outbox",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("channel", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(64), nullable=True),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("due", sa.Double, nullable=False),
        sa.Column("message", sa.String(64), nullable=False, server_default=""),
        sa.Column("leased", sa.Double, nullable=False, server_default="0"),
        sa.Column("began", sa.Double, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("failed", sa.Double, nullable=False, server_default="0"),
        sa.Column("error", sa.Text, nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_outbox"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_outbox_person"),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outbox_table_id"),
    )
    op.create_index("ix_outbox_failed_due", "outbox", ["failed", "due"])
    op.create_index("ix_outbox_table_id_person", "outbox", ["table_id", "person"])
    op.create_index("ix_outbox_channel", "outbox", ["channel"])
    op.create_index("ix_outbox_person", "outbox", ["person"])
