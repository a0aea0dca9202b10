"""What the database keeps, as small values."""

from dataclasses import dataclass, field
from typing import Any

from alhambra.server.clocks.rows import StoredClock

HUMAN, BOT, OPEN = "human", "bot", "open"
WAITING, RUNNING, OVER = "waiting", "running", "over"
# Sources of moves besides bots.
PERSON, ORDER, ONLY, CLOCK, START = "person", "order", "only", "clock", "start"
KEPT = "kept"  # a person's answer that had waited until it was due
DRIVER = "driver"  # in public: any of them but a person who answers when due
STAND_IN = "normal"  # the bot that plays for people


@dataclass
class TableRow:
    """A table: what was agreed, and where it stands."""

    id: str
    name: str
    made: float
    changed: float
    state: str
    public: bool
    language: str
    clock: dict[str, Any]  # see `clocks.description`
    takeover: int
    pause: float
    start: dict[str, Any]  # {"setup": ...} or {"position": ...}
    committed: bool
    host_hash: str
    watch_hash: str
    rematch: str | None = None
    scores: list[int] | None = None
    winners: list[int] | None = None
    hints: bool = False  # whether people may ask what a bot would do
    watchers_muted: bool = False  # whether only those who play may talk


@dataclass
class SeatRow:
    """A seat and who has it."""

    table_id: str
    seat: int
    kind: str
    name: str = ""
    bot: str | None = None
    stand_in: bool = False
    key_hash: str | None = None
    orders: dict[str, Any] = field(default_factory=dict)  # see `orders.language`
    avatar: str = ""  # the drawing a person goes by
    offered: bool = False  # all others agree that somebody new may take it
    muted: bool = False  # by the table's host: its person may not talk

    @property
    def automatic(self) -> bool:
        """Whether a bot answers for this seat; for an open one, until somebody takes it."""
        return self.kind != HUMAN or self.stand_in


@dataclass(frozen=True)
class SeatKeyRow:
    """A key with which one device of a person opens what the person holds."""

    key_hash: str
    device_id: str
    table_id: str
    seat: int  # or the table itself


@dataclass(frozen=True)
class LogRow:
    """One answer; without a move, the last one is taken back."""

    table_id: str
    number: int
    seat: int
    move: dict[str, Any] | None
    source: str
    at: float
    chain: str = ""  # a hash of this and all before it, see `chain`


@dataclass(frozen=True)
class AnswerRow:
    """An answer between turns that waits until its seat is due."""

    table_id: str
    seat: int
    token: str  # another one for every answer
    turn: int  # as `Play.turns` counts them
    lasting: bool  # a pass that holds until the own next turn, unless there is something new
    move: dict[str, Any]
    known: dict[str, Any]  # what the seat saw when it answered, see `waiting`


@dataclass(frozen=True)
class ChatRow:
    """One line of talk."""

    id: int
    table_id: str
    seat: int | None
    name: str
    text: str
    at: float
    note: str = ""  # what the table itself says of the seat


@dataclass
class Stored:
    """A whole table as it lies in the database."""

    table: TableRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    log: list[LogRow]
    chat: list[ChatRow]
    keys: dict[str, SeatKeyRow]  # by their hashes
    clock: StoredClock
