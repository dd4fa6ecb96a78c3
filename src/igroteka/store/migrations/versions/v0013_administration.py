"""What the operator of a site decides: who administers it, who is shut out; and what has failed lately."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "admins",
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("since", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_admins"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_admins_person"),
    )
    op.create_table(
        "bans",
        sa.Column("guest", sa.String(64), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("guest", name="pk_bans"),
    )
    op.create_table(
        "errors",
        sa.Column("id", sa.String(64), nullable=False),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("error", sa.Text, nullable=False),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("times", sa.Integer, nullable=False),
        sa.Column("first", sa.Double, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_errors"),
    )
    op.create_index("ix_errors_last", "errors", ["last"])
