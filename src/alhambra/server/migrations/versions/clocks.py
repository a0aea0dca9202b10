"""A table's clock is a description, each seat has its own time, and people agree on matters.

Columns are added and dropped in place, as `levels` explains.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007_clocks"
down_revision = "0006"
branch_labels = None
depends_on = None


def _table(primary: bool = True) -> "sa.Column[str]":
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    """Seconds for a turn become a clock with as much for a turn; whoever is asked begins anew."""
    op.add_column("tables", sa.Column("agreed", sa.Text, nullable=False, server_default="{}"))
    op.execute("UPDATE tables SET agreed = '{\"turn\":' || clock || '}' WHERE clock > 0")
    op.drop_column("tables", "clock")
    op.execute("ALTER TABLE tables RENAME COLUMN agreed TO clock")
    offered = sa.Column("offered", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("seats", offered)
    op.add_column("chat", sa.Column("note", sa.String(24), nullable=False, server_default=""))
    _new_tables()


def _new_tables() -> None:
    op.create_table(
        "times",
        _table(),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("between", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=True),
        sa.Column("stopped", sa.Float, nullable=True),
        sa.Column("spent", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("off", sa.Float, nullable=False),
        sa.Column("days", sa.Integer, nullable=False),
        sa.Column("asked", sa.Boolean, nullable=False),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("times_by_due", "times", ["due"])
    op.create_table(
        "matters",
        _table(),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("yes", sa.Text, nullable=False),
    )
    op.create_table(
        "beats",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """What was agreed besides the time for a turn is forgotten."""
    for name in ("beats", "matters", "times"):
        op.drop_table(name)
    op.drop_column("chat", "note")
    op.drop_column("seats", "offered")
    op.drop_column("tables", "clock")
    op.add_column("tables", sa.Column("clock", sa.Integer, nullable=False, server_default="0"))
