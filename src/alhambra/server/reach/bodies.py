"""The bodies of what people ask about being reached."""

from typing import Annotated, Literal

from pydantic import Field

from alhambra.server.bodies import Answer, Body, TableId

Kind = Literal["push", "webhook", "mail"]
Format = Literal["discord", "slack", "matrix", "ntfy", "json"]
Minute = Annotated[int, Field(ge=0, lt=24 * 60)]


class QuietHours(Body):
    """From when to when nobody wants to be told, in minutes after midnight."""

    begin: Minute
    end: Minute


class Hours(Body):
    """When a person wants to be told; in minutes."""

    quiet: QuietHours | None = None
    remind: Annotated[int, Field(ge=0, le=7 * 24 * 60)] = 0
    gather: Annotated[int, Field(ge=0, le=24 * 60)] = 0


class PushKeys(Body):
    """How to write so that only one browser can read it."""

    p256dh: Annotated[str, Field(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$")]
    auth: Annotated[str, Field(max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$")]


class NewWay(Body):
    """A way to a person; without a format the address itself suggests one."""

    kind: Kind
    address: Annotated[str, Field(min_length=3, max_length=1000)]
    format: Format | None = None
    keys: PushKeys | None = None


class Switch(Body):
    """On or off."""

    on: bool


class Mute(Body):
    """Whether a table is muted."""

    muted: bool


class Token(Body):
    """What a link in a mail carries."""

    token: Annotated[str, Field(max_length=100)]


class WayInfo(Answer):
    """A way to me; of an address only so much that I know it again."""

    way: str
    kind: Kind
    address: str
    format: Format | None
    here: bool  # whether it is the browser that asks
    on: bool
    confirmed: bool
    trouble: str
    last_sent: float


class Offers(Answer):
    """Which ways the host of this server offers."""

    push: bool
    webhook: bool
    mail: bool


class ReachInfo(Answer):
    """Everything about how I am reached."""

    offers: Offers
    push_key: str
    ways: list[WayInfo]
    quiet: QuietHours | None
    remind: int
    gather: int
    muted: list[TableId]


class Thanks(Answer):
    """Done."""

    done: bool = True
