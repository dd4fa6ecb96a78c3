"""Who has not come to a meeting of a tournament, and from which round on that counts for somebody."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Add the columns; everybody has come so far, as far as is known."""
    op.add_column("meetings", sa.Column("absent", sa.Text, nullable=False, server_default=""))
    op.add_column("entrants", sa.Column("counted", sa.Integer, nullable=False, server_default="0"))
