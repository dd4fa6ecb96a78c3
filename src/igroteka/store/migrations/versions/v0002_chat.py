"""Chat, the tables of a guest, positions to begin at, and small things that are kept."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the tables, and a column for positions."""
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("guest", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seq", name="pk_chat"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_chat_table_id"),
        sa.CheckConstraint("seq > 0", name="ck_chat_seq"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "guests",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("guest", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "guest", name="pk_guests"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_guests_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_guests_guest", "guests", ["guest"])
    op.create_table(
        "kept",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_kept"),
    )
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("position", sa.JSON, nullable=True))
