"""How often somebody has done something lately, where all processes must know it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "rates",
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("times", sa.Text, nullable=False),
        sa.Column("last", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_rates"),
    )
    op.create_index("ix_rates_last", "rates", ["last"])
