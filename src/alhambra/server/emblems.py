"""Emblems of rooms that the client does not know: it was built without them."""

from alhambra.rooms.room import Room

FILE = "emblem.svg"
PLAIN = (
    '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">'
    '<path d="M15 3h18l12 12v18L33 45H15L3 33V15Z" fill="#f3e3cf" stroke="#b08a59"/>'
    '<path d="M24 13l4 7 7 4-7 4-4 7-4-7-7-4 7-4Z" fill="#b08a59"/></svg>'
)


def emblem(room: Room) -> str:
    """What the room draws in a file of its own, else a plaque with a star."""
    file = room.folder / FILE
    return file.read_text("utf-8") if file.is_file() else PLAIN
