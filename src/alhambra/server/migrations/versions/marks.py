"""What is to be forgotten is marked a day before."""

import sqlalchemy as sa
from alembic import op

revision = "0010_marks"
down_revision = "0009_chain"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nothing is marked yet."""
    op.add_column("tables", sa.Column("marked", sa.Float, nullable=True))


def downgrade() -> None:
    """What was marked is found again."""
    op.drop_column("tables", "marked")
