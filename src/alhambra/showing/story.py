"""What happened, in words: the events of the log, one paragraph per turn."""

from dataclasses import dataclass, field
from typing import Any

from alhambra.game.game import Event
from alhambra.showing.printed import card_from, tile_from
from alhambra.showing.words import Words

# Events that a seat's own answer causes.
DEEDS = frozenset(
    ("took", "bought", "placed", "stored", "given", "added", "removed", "exchanged", "passed")
)
# Events of the table itself that the base game has words for.
TABLE_EVENTS = frozenset(("starts", "scored", "dirk_drew", "reshuffled", "leftover"))
PURCHASE = ("event", "seat", "space", "price", "paid", "exact")  # besides what names the ware


@dataclass
class Paragraph:
    """What one seat did in one go; seat None is the table itself."""

    seat: int | None
    phrases: list[str] = field(default_factory=list)

    def sentence(self, words: Words) -> str:
        """Name and deeds in one line."""
        told = words.listing(self.phrases)
        if self.seat is None:
            return told
        return words("told", name=words.names[self.seat], deeds=told)


def paragraphs(events: list[Event], words: Words) -> list[Paragraph]:
    """The events worth telling; consecutive events of one seat form a paragraph."""
    told: list[Paragraph] = []
    for event in events:
        seat, phrase = _phrase(event, words)
        if not phrase:
            continue
        if not told or told[-1].seat != seat or seat is None:
            told.append(Paragraph(seat))
        told[-1].phrases.append(phrase)
    return told


def since_own_deed(log: list[Event], you: int | None) -> list[Event]:
    """The events after the last answer of this seat; all if it has given none."""
    for index in range(len(log) - 1, -1, -1):
        if log[index]["event"] in DEEDS and log[index]["seat"] == you:
            return log[index + 1 :]
    return log


def _phrase(event: dict[str, Any], words: Words) -> tuple[int | None, str]:
    """Whose paragraph the event belongs to, and its words ("" if it is not told)."""
    kind: str = event["event"]
    if kind in DEEDS:
        return event["seat"], _deed(event, words)
    if kind == "leftover" and event["seat"] >= 0:
        return event["seat"], words("event-leftover", tile=_tile(event, words))
    if kind in TABLE_EVENTS:
        return None, _table_event(event, words)
    return _module_event(event, words)


def _module_event(event: dict[str, Any], words: Words) -> tuple[int | None, str]:
    """An event with a text of its own; without one it is left out."""
    seat = event.get("seat")
    acting = isinstance(seat, int) and 0 <= seat < len(words.names)
    args = words.args({part: value for part, value in event.items() if part != "event"})
    return (seat if acting else None), words.known(f"event-{event['event']}", args) or ""


def _deed(event: dict[str, Any], words: Words) -> str:
    kind: str = event["event"]
    if kind == "took":
        return words("event-took", cards=_cards(event["cards"], words))
    if kind == "passed":
        return words("event-passed")
    if kind == "bought":
        key = "event-bought-exactly" if event["exact"] else "event-bought"
        return words(key, tile=_ware(event, words), cards=_cards(event["paid"], words))
    if kind in ("stored", "given"):
        return words(f"event-{kind}", tile=_short_tile(event, words))
    x, y = event["at"]
    return words(f"event-{kind}", tile=_short_tile(event, words)) + words.place((x, y))


def _table_event(event: dict[str, Any], words: Words) -> str:
    kind: str = event["event"]
    if kind == "starts":
        return words("event-starts", name=words.names[event["seat"]])
    if kind == "scored":
        points = [f"{words.names[seat]} {won:+d}" for seat, won in enumerate(event["points"])]
        return words(f"event-scored-{event['round']}", points=words.listing(points))
    if kind == "dirk_drew":
        return words("event-dirk-drew", count=len(event["tiles"]))
    if kind == "reshuffled":
        return words("event-reshuffled")
    if kind == "leftover":
        return words("event-leftover-nobody", tile=_tile(event, words))
    return ""


def _ware(event: dict[str, Any], words: Words) -> str:
    """What was bought: a tile, or whatever else the event names."""
    return words.ware({part: value for part, value in event.items() if part not in PURCHASE})


def _tile(event: dict[str, Any], words: Words) -> str:
    return words.tile(tile_from(event["tile"]))


def _short_tile(event: dict[str, Any], words: Words) -> str:
    return words.short_tile(tile_from(event["tile"]))


def _cards(names: list[str], words: Words) -> str:
    return words.cards([card_from(name) for name in names])
