"""People can be reached while they are away."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _owner(table: str, column: str, primary: bool, nullable: bool = False) -> "sa.Column[str]":
    key = sa.ForeignKey(f"{table}.id", ondelete="CASCADE")
    return sa.Column(column, sa.String(16), key, primary_key=primary, nullable=nullable)


def upgrade() -> None:
    """Nobody is told anything unless they say so."""
    op.create_table(
        "reach",
        _owner("people", "person_id", primary=True),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_to", sa.Integer, nullable=True),
        sa.Column("remind", sa.Integer, nullable=False),
        sa.Column("gather", sa.Integer, nullable=False),
    )
    op.create_table(
        "ways",
        sa.Column("id", sa.String(16), primary_key=True),
        _owner("people", "person_id", primary=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("details", sa.Text, nullable=False),
        _owner("devices", "device_id", primary=False, nullable=True),
        sa.Column("switched_on", sa.Boolean, nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("last_sent", sa.Float, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
        sa.Column("trouble", sa.String(24), nullable=False),
    )
    op.create_index("ways_by_person", "ways", ["person_id"])
    op.create_table(
        "muted",
        _owner("people", "person_id", primary=True),
        _owner("tables", "table_id", primary=True),
    )
    _queue()


def _queue() -> None:
    op.create_table(
        "looked",
        _owner("tables", "table_id", primary=True),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "dues",
        sa.Column("id", sa.String(32), primary_key=True),
        _owner("ways", "way_id", primary=False),
        _owner("tables", "table_id", primary=False, nullable=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("facts", sa.Text, nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("claimed", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.UniqueConstraint("way_id", "table_id", "number", "seat", "round", name="dues_once"),
    )
    op.create_index("dues_by_state", "dues", ["state", "due"])
    op.create_index("dues_by_table", "dues", ["table_id"])
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(16), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """People look for themselves."""
    for name in ("secrets", "dues", "looked", "muted", "ways", "reach"):
        op.drop_table(name)
