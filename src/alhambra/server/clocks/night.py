"""Nights: from ten in the evening until eight in the morning, where the person lives."""

from datetime import datetime, timedelta
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

EVENING: Final = 22
MORNING: Final = 8


def until_morning(at: float, zone: str) -> float:
    """The same moment, or the end of the night it lies in; nobody sleeps without a time zone."""
    try:
        here = datetime.fromtimestamp(at, ZoneInfo(zone)) if zone else None
    except (ZoneInfoNotFoundError, ValueError, OverflowError, OSError):
        return at
    if here is None or MORNING <= here.hour < EVENING:
        return at
    day = here.date() + timedelta(days=here.hour >= EVENING)
    morning = datetime(day.year, day.month, day.day, MORNING, tzinfo=here.tzinfo)
    return morning.timestamp()
