"""The host of a table may silence a seat, or all who only watch."""

import sqlalchemy as sa
from alembic import op

revision = "0008_hosts"
down_revision = "0007_clocks"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody is silenced."""
    op.add_column("seats", _no("muted"))
    op.add_column("tables", _no("watchers_muted"))


def _no(name: str) -> "sa.Column[bool]":
    return sa.Column(name, sa.Boolean, nullable=False, server_default=sa.false())


def downgrade() -> None:
    """Everybody may talk."""
    op.drop_column("tables", "watchers_muted")
    op.drop_column("seats", "muted")
