"""The modules of the Mega Box: one room each, and what they share."""

from alhambra.rooms import ALL, BOXES, Room

__all__ = ["ALL", "BOXES", "Room"]
