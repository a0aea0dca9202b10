"""The tables of the database. A game is its start and its log; everything else is about people."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData()


def _table_id(primary: bool) -> Column[str]:
    key = ForeignKey("tables.id", ondelete="CASCADE")
    return Column("table_id", String(16), key, primary_key=primary, nullable=False)


TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", Float, nullable=False),  # seconds since 1970, like all times
    Column("changed", Float, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, running, over
    Column("public", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("clock", Text, nullable=False),  # JSON, see clocks/description.py
    Column("takeover", Integer, nullable=False),
    Column("pause", Float, nullable=False),
    Column("start", Text, nullable=False),  # JSON: {"setup": ...} or {"position": ...}
    Column("committed", Boolean, nullable=False),  # whether nobody outside knows the seed
    Column("host_hash", String(64), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("rematch", String(16), nullable=True),
    Column("scores", Text, nullable=True),  # JSON, once the game is over
    Column("winners", Text, nullable=True),
    # Whether people may ask what a bot would do.
    Column("hints", Boolean, nullable=False, server_default=false()),
    # Whether only those who play may talk.
    Column("watchers_muted", Boolean, nullable=False, server_default=false()),
    Column("marked", Float, nullable=True),  # when it was found to be old, see forgetting.py
    Index("tables_by_state", "state", "public", "made"),
)

SEATS = Table(
    "seats",
    METADATA,
    _table_id(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),  # human, bot, open
    Column("name", Text, nullable=False),
    Column("bot", Text, nullable=True),  # who plays, or stands in
    Column("stand_in", Boolean, nullable=False),  # a bot plays until the person is back
    Column("key_hash", String(64), nullable=True),
    Column("orders", Text, nullable=False),  # JSON, see orders/language.py
    Column("avatar", String(16), nullable=False, server_default=""),
    # All others have agreed that somebody else may take it; until then its person can come back.
    Column("offered", Boolean, nullable=False, server_default=false()),
    Column("muted", Boolean, nullable=False, server_default=false()),  # by the table's host
)

LOG = Table(
    "log",
    METADATA,
    _table_id(primary=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("move", Text, nullable=True),  # JSON; nothing means that the last move is taken back
    Column("source", String(8), nullable=False),  # person, bot, order, only, kept, clock, start
    Column("at", Float, nullable=False),
    Column("chain", String(64), nullable=False, server_default=""),  # see chain.py
)

# Answers between turns that wait until their seats are due; moves only once they are played.
ANSWERS = Table(
    "answers",
    METADATA,
    _table_id(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("token", String(16), nullable=False),
    Column("turn", Integer, nullable=False),
    Column("lasting", Boolean, nullable=False),  # a pass that holds until the own next turn
    Column("move", Text, nullable=False),  # JSON
    Column("known", Text, nullable=False),  # JSON: what the seat saw when it answered
)

# The time of each seat, see clocks/reckon.py.
TIMES = Table(
    "times",
    METADATA,
    _table_id(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("turn", Integer, nullable=False),
    Column("between", Boolean, nullable=False),
    Column("since", Float, nullable=True),
    Column("stopped", Float, nullable=True),
    Column("spent", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("off", Float, nullable=False),
    Column("days", Integer, nullable=False),
    Column("asked", Boolean, nullable=False),
    Column("due", Float, nullable=True),  # when somebody has to look after it
    Index("times_by_due", "due"),
)

# What the people at a table have to agree on, or have agreed on, see agreeing.py.
MATTERS = Table(
    "matters",
    METADATA,
    _table_id(primary=True),
    Column("kind", String(8), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("yes", Text, nullable=False),  # the seats that agree
)

# When the server was last alive: one row.
BEATS = Table(
    "beats",
    METADATA,
    Column("id", Integer, primary_key=True, autoincrement=False),
    Column("at", Float, nullable=False),
)

CHAT = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    _table_id(primary=False),
    Column("seat", Integer, nullable=True),  # nothing: a spectator
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    # What the table itself says: a kind, and `seat` is whom it is about.
    Column("note", String(24), nullable=False, server_default=""),
    Index("chat_by_table", "table_id", "id"),
)


def _person_id(primary: bool) -> Column[str]:
    key = ForeignKey("people.id", ondelete="CASCADE")
    return Column("person_id", String(16), key, primary_key=primary, nullable=False)


# People have no account: whoever holds seats is the sum of their devices.
PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("made", Float, nullable=False),
    Column("language", String(2), nullable=False),
    Column("zone", String(64), nullable=False),  # IANA time zone, or nothing
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", String(16), primary_key=True),
    _person_id(primary=False),
    Column("key_hash", String(64), nullable=False, unique=True),
    Column("name", Text, nullable=False),  # such as "Firefox on Linux"
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # not to the minute
    Index("devices_by_person", "person_id"),
)

# What a person holds at a table: a seat, or the table itself (`people.HOST`).
HELD = Table(
    "held",
    METADATA,
    _person_id(primary=True),
    _table_id(primary=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("heard", Integer, nullable=False),  # the last line of talk that the person has seen
    Index("held_by_table", "table_id", "seat"),
)

# The keys with which a person's devices open what the person holds; they end with the device.
SEAT_KEYS = Table(
    "seat_keys",
    METADATA,
    Column("key_hash", String(64), primary_key=True),
    Column("device_id", String(16), ForeignKey("devices.id", ondelete="CASCADE"), nullable=False),
    _table_id(primary=True),  # a key stays the same over a rematch
    Column("seat", Integer, nullable=False),
    Index("seat_keys_by_table", "table_id"),
    Index("seat_keys_by_device", "device_id"),
)

# Links that make another device one of the person's, each once.
CARRIES = Table(
    "carries",
    METADATA,
    Column("code_hash", String(64), primary_key=True),
    _person_id(primary=False),
    Column("until", Float, nullable=False),
    Index("carries_by_person", "person_id"),
)

# How people want to be reached while they are away.
REACH = Table(
    "reach",
    METADATA,
    _person_id(primary=True),
    Column("quiet_from", Integer, nullable=True),  # minutes after midnight, in the person's zone
    Column("quiet_to", Integer, nullable=True),
    Column("remind", Integer, nullable=False),  # minutes until they are told again, 0: never
    Column("gather", Integer, nullable=False),  # minutes between two messages, 0: each at once
)

# The ways that lead to a person: a browser, a webhook, a mail address.
WAYS = Table(
    "ways",
    METADATA,
    Column("id", String(16), primary_key=True),
    _person_id(primary=False),
    Column("kind", String(8), nullable=False),  # push, webhook, mail
    Column("address", Text, nullable=False),
    Column("details", Text, nullable=False),  # JSON: keys of a browser, format of a webhook
    # The browser that subscribed: signed out, it is told nothing more.
    Column("device_id", String(16), ForeignKey("devices.id", ondelete="CASCADE"), nullable=True),
    Column("switched_on", Boolean, nullable=False),
    Column("confirmed", Boolean, nullable=False),  # the owner of a mail address has said yes
    Column("made", Float, nullable=False),
    Column("last_sent", Float, nullable=False),
    Column("failures", Integer, nullable=False),  # in a row
    Column("trouble", String(24), nullable=False),  # why the last message did not arrive
    Index("ways_by_person", "person_id"),
)

# Tables of which a person wants to hear nothing.
MUTED = Table("muted", METADATA, _person_id(primary=True), _table_id(primary=True))

# Up to which number of its log a table was looked at for people who have to be told.
LOOKED = Table(
    "looked", METADATA, _table_id(primary=True), Column("number", Integer, nullable=False)
)

# What is to be sent: each open question once for every way, and once more for each reminder.
DUES = Table(
    "dues",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("way_id", String(16), ForeignKey("ways.id", ondelete="CASCADE"), nullable=False),
    # Nothing in a test, and in a mail that asks for confirmation.
    Column("table_id", String(16), ForeignKey("tables.id", ondelete="CASCADE"), nullable=True),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("round", Integer, nullable=False),  # 0, then reminders
    Column("facts", Text, nullable=False),  # JSON
    Column("due", Float, nullable=False),
    Column("state", String(8), nullable=False),  # waiting, claimed, sending, done
    Column("claimed", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    UniqueConstraint("way_id", "table_id", "number", "seat", "round", name="dues_once"),
    Index("dues_by_state", "state", "due"),
    Index("dues_by_table", "table_id"),
)

# What the server keeps to itself: the key that signs web pushes, and what its links are made with.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", Text, nullable=False),
)
