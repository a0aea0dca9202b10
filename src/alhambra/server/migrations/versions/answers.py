"""Answers between turns wait until their seats are due."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One for each seat."""
    key = sa.ForeignKey("tables.id", ondelete="CASCADE")
    op.create_table(
        "answers",
        sa.Column("table_id", sa.String(16), key, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("token", sa.String(16), nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("lasting", sa.Boolean, nullable=False),
        sa.Column("move", sa.Text, nullable=False),
        sa.Column("known", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Whoever had answered is asked once more."""
    op.drop_table("answers")
