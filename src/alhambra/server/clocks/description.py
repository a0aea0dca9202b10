"""What a table has agreed about time: plain data, the same on the wire and in the database."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator
from typing_extensions import TypeAliasType

HOUR: Final = 3600
DAY: Final = 24 * HOUR
LONGEST_TURN: Final = 30 * DAY
LONGEST_BANK: Final = 90 * DAY
MOST_HOLIDAYS: Final = 60  # days off for one person in one game
SLOW: Final = HOUR  # whoever has less for a turn plays in one sitting, awake and at home

# Time is up: a bot answers for the turn, or plays until they are back, or the others are asked.
Late = TypeAliasType("Late", Literal["answer", "stand_in", "ask"])


class Clock(BaseModel):
    """How long people may take. A turn has time of its own; what it takes beyond comes from a bank.

    A window between turns counts as a turn, for each seat that is asked in it.
    """

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)

    turn: Annotated[int, Field(ge=0, le=LONGEST_TURN)] = 0  # seconds; 0: there is no clock
    bank: Annotated[int, Field(ge=0, le=LONGEST_BANK)] = 0  # seconds for the whole game
    soft: bool = False  # only shows
    late: Late = "answer"
    night: bool = False  # time that would be up in the person's night is up in the morning
    holidays: Annotated[int, Field(ge=0, le=MOST_HOLIDAYS)] = 0  # days off for each person

    @model_validator(mode="after")
    def _makes_sense(self) -> "Clock":
        if not self.turn and self != Clock.model_construct():
            raise ValueError("a turn needs time of its own")
        if self.soft and (self.late != "answer" or self.night or self.holidays):
            raise ValueError("a clock that only shows has no consequences")
        if (self.night or self.holidays) and self.turn < SLOW:
            raise ValueError("nights and holidays need an hour for a turn at least")
        return self


NO_CLOCK: Final = Clock()


def read(written: dict[str, Any]) -> Clock:
    """From the database."""
    return Clock.model_validate(written)


def write(clock: Clock) -> dict[str, Any]:
    """For the database; what is usual is left out."""
    return clock.model_dump(exclude_defaults=True)
