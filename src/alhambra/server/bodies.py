"""The bodies of HTTP requests and answers, as the OpenAPI description tells them."""

from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    WithJsonSchema,
    model_validator,
)
from typing_extensions import TypeAliasType

from alhambra.locale.languages import LANGUAGES
from alhambra.server.clocks.description import DAY, NO_CLOCK, Clock
from alhambra.server.rows import STAND_IN
from alhambra.server.shown import (
    BuildingType,
    Colour,
    Description,
    Forecast,
    GameEvent,
    OneOf,
    Over,
    Picture,
    Sheet,
    View,
)
from alhambra.server.signs import fit, seen

LONGEST_NAME = 24  # of a person; it has to fit beside a score
LONGEST_LUCK = 60  # what a guest adds to the deal
LONGEST_POSITION = 65_536  # characters
LONGEST_TITLE = 40  # of a table
FEWEST_PLAYERS, MOST_PLAYERS = 2, 6
LONGEST_WAIT = 30 * DAY  # seconds, for somebody who is away
AVATARS = tuple(f"av-{number}" for number in range(1, 18))  # drawings of the client,
BOT_FACE = "av-12"  # from which on they are bots


def readable(text: str) -> str:
    """Names are shown to others: no line breaks, nothing invisible, nothing that disturbs."""
    if not fit(text) or (text and not seen(text)):
        raise ValueError("only letters and signs that can be seen")
    return " ".join(text.split())


Name = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(readable)]
LuckyWords = Annotated[str, Field(max_length=LONGEST_LUCK), AfterValidator(readable)]
Title = Annotated[str, Field(max_length=LONGEST_TITLE), AfterValidator(readable)]
Word = Annotated[str, Field(max_length=60, pattern=r"^[a-z0-9_]*$")]
# A bot: a level such as `normal`, and with `+` its character.
BotName = Annotated[str, Field(max_length=60, pattern=r"^[a-z0-9_+=.]*$")]
Avatar = Annotated[str, Field(max_length=16, pattern=f"^({'|'.join(AVATARS)})?$")]
TableId = Annotated[str, Field(pattern=r"^[a-z0-9]{1,16}$")]
Language = TypeAliasType("Language", Annotated[str, OneOf(LANGUAGES, "LANGUAGES")])
SeatKind = TypeAliasType("SeatKind", Literal["human", "bot", "open"])
TableState = TypeAliasType("TableState", Literal["waiting", "running", "over"])
MatterKind = TypeAliasType("MatterKind", Literal["pause", "paused", "late", "seat"])
# By language.
Words = TypeAliasType("Words", dict[str, str])
# What the text of a refusal speaks of; `rules` is the id of a module, or `base`.
About = TypeAliasType("About", dict[str, str | int])


class Body(BaseModel):
    """What people send: fields that nobody knows are refused."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Answer(BaseModel):
    """What the server sends."""

    model_config = ConfigDict(extra="forbid")


class Problem(Answer):
    """Why not: a key that clients translate, English words, and what they speak of."""

    reason: str
    text: str
    about: About


class Failure(Answer):
    """Every error looks like this."""

    error: Problem


class SeatWish(Body):
    """Who shall have a seat."""

    kind: SeatKind
    name: Name = ""
    bot: BotName | None = None
    avatar: Avatar = ""


# A record; the server reads either kind as text.
RecordText = TypeAliasType(
    "RecordText",
    Annotated[str, WithJsonSchema({"anyOf": [{"type": "object"}, {"type": "string"}]})],
)


class Source(Body):
    """A file: a record, as text or as JSON, or a written position."""

    record: RecordText | None = None
    position: Annotated[str, Field(max_length=LONGEST_POSITION)] | None = None

    @model_validator(mode="after")
    def _exactly_one(self) -> "Source":
        if (self.record is None) == (self.position is None):
            raise ValueError("either a record or a position")
        return self


class Start(Source):
    """Where a game goes on: a position, or a record after so many moves (all, unless said)."""

    step: Annotated[int, Field(ge=0, le=100_000)] | None = None


class NewTable(Body):
    """What is agreed before a game."""

    name: Title = ""
    players: Annotated[int, Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)]
    modules: Annotated[list[Word], Field(max_length=60)] = []
    options: Annotated[list[Word], Field(max_length=60)] = []
    colours: Annotated[list[Word], Field(max_length=MOST_PLAYERS)] = []
    seats: Annotated[list[SeatWish], Field(min_length=FEWEST_PLAYERS, max_length=MOST_PLAYERS)]
    public: bool = False
    clock: Clock = NO_CLOCK
    takeover: Annotated[int, Field(ge=0, le=LONGEST_WAIT)] = 0
    pause: Annotated[float, Field(ge=0, le=10)] | None = None
    language: Language = "en"
    hints: bool | None = None  # unless said, where one person plays against bots
    start: Start | None = None


class Join(Body):
    """Who comes, and to which seat; without one, the first that is open."""

    name: Annotated[str, Field(min_length=1, max_length=LONGEST_NAME), AfterValidator(readable)]
    seat: Annotated[int, Field(ge=0, le=5)] | None = None
    avatar: Avatar = ""
    luck: LuckyWords = ""


class Luck(Body):
    """What a guest adds to the deal; nothing takes it back."""

    words: LuckyWords


class Hand(Body):
    """To whom a seat is given: `open`, or a bot's name; else the bot that plays for people."""

    to: BotName = STAND_IN


class Rename(Body):
    """A new name for a table."""

    name: Title


class Silence(Body):
    """Whether somebody may not talk."""

    muted: bool


class WatchKey(Answer):
    """The key that lets people watch from now on."""

    watch: str


class ReplayWish(Source):
    """A file, and which moment of it from whose seat; `all` lays everything open."""

    step: Annotated[int, Field(ge=0, le=100_000)] = 0
    seat: Annotated[int, Field(ge=0, le=5)] | Literal["all"] | None = None
    since: Annotated[int, Field(ge=0, le=100_000)] | None = None


class SeatKey(Answer):
    """A seat and the secret that opens it."""

    seat: int
    key: str


class Made(Answer):
    """A new table with its keys; nobody will be told them again."""

    table: str
    host: str
    watch: str
    seats: list[SeatKey]


class SeatInfo(Answer):
    """Who has a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    stand_in: bool  # the bot plays for the person until they are back
    colour: Colour
    avatar: str  # the drawing a person goes by, or nothing
    present: bool
    offered: bool  # all others agree that somebody new may take it
    muted: bool  # the host of the table lets the person not talk
    off: float  # until when the person has days off
    days: int  # days off so far


class MatterInfo(Answer):
    """What the people at a table have to agree on, or have agreed on.

    `pause` and `paused`; `late`: a bot goes on for the seat; `seat`: somebody new may take it.
    """

    kind: MatterKind
    seat: int | None  # whom it is about
    yes: list[int]  # the seats that agree


class TableInfo(Answer):
    """A table as everyone may know it."""

    table: str
    name: str
    state: TableState
    public: bool
    players: int
    modules: list[str]
    options: list[str]
    made: float  # seconds since 1970
    number: int  # counts the log: moves and undos
    seats: list[SeatInfo]
    clock: Clock
    matters: list[MatterInfo]
    takeover: int  # seconds of absence until a bot takes over, or 0
    pause: float  # seconds before a bot answers a person
    language: Language
    commitment: str | None  # the hash of seed and salt; null if the game began from a file
    luck: dict[int, str]  # by seat: what guests have added to the deal so far
    rematch: str | None  # the table that follows
    scores: list[int]  # empty until the game is over
    winners: list[int]
    hints: bool  # whether people may ask what a bot would do
    watchers_muted: bool  # whether only those who play may talk
    asked: int | None  # the seat whose answer is waited for, where that is known
    you: int | None = None  # the seat that the key of the request opens


class Rematch(Answer):
    """The table that follows; the keys of the seats are the same."""

    table: str


class ReplayStep(Answer):
    """One moment of a game: after `step` of `steps` moves."""

    step: int
    steps: int
    players: int
    description: Description | None  # of moves, events and questions, unless `since` is a move
    seat: int | None  # who made the last move
    view: View
    pictures: list[Picture]
    currencies: list[str]  # of the market spaces
    events: list[GameEvent]  # of the last move, or all that were told after `since` moves
    sheets: list[Sheet]
    scorings: list[int]  # the numbers of the sheets, 1 to 3
    outlook: tuple[int, int] | None  # the least and the most cards until the next scoring
    forecast: Forecast  # the next scoring, were it held now
    scored: list[int | None]  # the steps at which the scorings were held, None before the first
    scores: list[int]
    over: Over | None


class TurnWorth(Answer):
    """The end of a turn: what every position was worth."""

    step: int
    seat: int
    worth: list[int]  # points, and what the next scoring would add if it came now


class HeldScoring(Answer):
    """A scoring: its number, after which turn it came, and the points then."""

    round: int
    turn: int
    step: int
    scores: list[int]


class GameRecord(Answer):
    """What somebody had the most of."""

    record: str
    seats: list[int]
    count: int
    kind: BuildingType | None = None
    item: str | None = None  # of score sheets
    step: int | None = None


class Decision(Answer):
    """Where the winner made up the most against the next best."""

    item: str
    seats: list[int]
    points: list[int]


class TableNote(Answer):
    """What has become of a seat, or of the game, besides moves."""

    at: float
    note: str
    seat: int | None
    name: str  # whose seat it was then


class Chronicle(Answer):
    """How a finished game went."""

    began: float
    ended: float
    turns: list[TurnWorth]
    scorings: list[HeldScoring]
    leads: int  # how often the lead changed
    records: list[GameRecord]
    decided: Decision | None
    notes: list[TableNote]


class Health(Answer):
    """The server answers and its database too."""

    status: Literal["ok"]
    version: str
