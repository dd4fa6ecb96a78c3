"""How games have ended, and how people stand."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Make the tables. How earlier games have ended is found out by the server when it starts; none of them was rated."""
    _make_outcomes()
    _make_ratings()
    tables = sa.table("tables", sa.column("followed"), sa.column("status"))
    op.execute(sa.update(tables).where(tables.c.status == "over").values(followed=0))


def _make_outcomes() -> None:
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("won", sa.Double, nullable=False),
        sa.Column("points", sa.Integer, nullable=True),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("ended", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_outcomes"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outcomes_table_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_outcomes_game_seats", "outcomes", ["game", "seats"])
    op.create_index("ix_outcomes_player_ended", "outcomes", ["player", "ended"])
    op.create_table(
        "outcome_parts",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("part", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", "part", name="pk_outcome_parts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outcome_parts_table_id"),
        sqlite_with_rowid=False,
    )


def _make_ratings() -> None:
    op.create_table(
        "ratings",
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("game", "seats", "player", name="pk_ratings"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_ratings_player", "ratings", ["player"])
    op.create_table(
        "rated_games",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", name="pk_rated_games"),
    )
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("player", sa.String(64), nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("mu_before", sa.Double, nullable=False),
        sa.Column("sigma_before", sa.Double, nullable=False),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("at", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["table_id"], ["rated_games.table_id"], name="fk_rating_changes_table_id"),
    )
    op.create_index("ix_rating_changes_player_at", "rating_changes", ["player", "at"])
