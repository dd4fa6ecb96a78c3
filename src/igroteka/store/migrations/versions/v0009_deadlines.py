"""When the time of somebody at a table ends, so that it has its consequences although nobody looks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add the column. A game that runs already gets its time with its next move, or when somebody opens it."""
    op.add_column("tables", sa.Column("deadline", sa.Double, nullable=False, server_default="0"))
    op.create_index("ix_tables_deadline", "tables", ["deadline"])
