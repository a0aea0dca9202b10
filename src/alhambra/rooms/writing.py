"""A new room, written from a sample that plays: names and number are put in, the rest is kept."""

from contextlib import suppress
from pathlib import Path

from alhambra.rooms.about import MOST, RoomError, check_name, read_room
from alhambra.rooms.known import ALL
from alhambra.rooms.places import Place, in_folder

SAMPLE = Path(__file__).parent / "sample_room"
FIRST = 1001  # the numbers before are ours


def write_room(name: str, folder: Path) -> list[Path]:
    """Writes the room and, beside it, its tests; gives the new files. Raises RoomError."""
    check_name(name)
    if name in ALL:
        raise RoomError(f"there is a module {name} already")
    room = folder / name
    files = {_target(file, room): file for file in sorted(SAMPLE.glob("*.*")) if file.is_file()}
    for target in (room, *files):
        if target.exists():
            raise RoomError(f"{target} is there already")
    number = free_number(folder)
    try:
        room.mkdir(parents=True)
        for target, file in files.items():
            target.write_text(_filled(file.read_text("utf-8"), name, number), "utf-8")
    except OSError as error:
        raise RoomError(f"{error.filename or room} cannot be written: {error.strerror}") from None
    return list(files)


def free_number(folder: Path) -> int:
    """The first number that neither a known module nor a room of the folder has."""
    taken = {room.number for room in ALL.values()} | _numbers_in(folder)
    for number in range(FIRST, MOST + 1):
        if number not in taken:
            return number
    raise RoomError(f"no number from {FIRST} to {MOST} is free")


def _numbers_in(folder: Path) -> set[int]:
    """Those of its rooms, whether they can be played or not."""
    numbers = set()
    for place in in_folder(folder):
        with suppress(RoomError):
            if isinstance(place, Place):
                numbers.add(read_room(place).number)
    return numbers


def _target(file: Path, room: Path) -> Path:
    """Tests lie beside the room, so that it holds nothing but the module."""
    if file.name.startswith("test_"):
        return room.parent / f"test_{room.name}.py"
    return room / file.name


def _filled(text: str, name: str, number: int) -> str:
    words = name.replace("_", " ").strip()
    for sample, own in (
        ("sample_room", name),
        ("sample-room", "-".join(words.split())),
        ("SampleRoom", "".join(word.capitalize() for word in name.split("_"))),
        ("Sample Room", words.title()),
        (str(FIRST), str(number)),
    ):
        text = text.replace(sample, own)
    return text
