"""A seat may go by a drawing."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Whoever sits there already has none."""
    avatar = sa.Column("avatar", sa.String(16), nullable=False, server_default="")
    op.add_column("seats", avatar)


def downgrade() -> None:
    """Drawings are forgotten."""
    op.drop_column("seats", "avatar")
