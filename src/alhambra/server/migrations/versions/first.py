"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def _table_id(primary: bool) -> sa.Column[str]:
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    return sa.Column("table_id", sa.String(16), key, primary_key=primary, nullable=False)


def upgrade() -> None:
    """Makes them."""
    op.create_table(
        "tables",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("takeover", sa.Integer, nullable=False),
        sa.Column("pause", sa.Float, nullable=False),
        sa.Column("start", sa.Text, nullable=False),
        sa.Column("committed", sa.Boolean, nullable=False),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(16), nullable=True),
        sa.Column("scores", sa.Text, nullable=True),
        sa.Column("winners", sa.Text, nullable=True),
    )
    op.create_index("tables_by_state", "tables", ["state", "public", "made"])
    op.create_table(
        "seats",
        _table_id(primary=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("bot", sa.Text, nullable=True),
        sa.Column("stand_in", sa.Boolean, nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=True),
        sa.Column("orders", sa.Text, nullable=False),
    )
    op.create_table(
        "log",
        _table_id(primary=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("move", sa.Text, nullable=True),
        sa.Column("source", sa.String(8), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer, primary_key=True),
        _table_id(primary=False),
        sa.Column("seat", sa.Integer, nullable=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("chat_by_table", "chat", ["table_id", "id"])


def downgrade() -> None:
    """Takes them away."""
    for name in ("chat", "log", "seats", "tables"):
        op.drop_table(name)
