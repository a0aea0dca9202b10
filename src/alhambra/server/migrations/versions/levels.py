"""Bots have levels, the old `greedy` being `normal`; people may be given hints.

Columns are added and dropped in place. A copy of the table, as Alembic would make one for SQLite,
drops the original, and with it by cascade every seat and every log.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

TABLES = sa.table("tables", sa.column("id"), sa.column("hints", sa.Boolean))
SEATS = sa.table("seats", sa.column("table_id"), sa.column("kind"), sa.column("bot"))


def upgrade() -> None:
    """Hints are for tables where one person plays against bots."""
    op.execute(SEATS.update().where(SEATS.c.bot == "greedy").values(bot="normal"))
    hints = sa.Column("hints", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", hints)
    people = sa.select(sa.func.count()).where(
        (SEATS.c.table_id == TABLES.c.id) & (SEATS.c.kind != "bot")
    )
    op.execute(TABLES.update().where(people.scalar_subquery() == 1).values(hints=sa.true()))


def downgrade() -> None:
    """Levels that were not known then play as `greedy`."""
    op.execute(SEATS.update().where(SEATS.c.bot != "random").values(bot="greedy"))
    op.drop_column("tables", "hints")
