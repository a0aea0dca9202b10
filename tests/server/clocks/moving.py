"""A server whose time can be moved."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.house import House

RUN = ("-m", "tests.server.clocks.run_server")


class MovingHouse(House):
    """Its time goes on by itself too."""

    def __init__(self, database: str, folder: Path) -> None:
        super().__init__(database, folder / "server.log")
        self._file = folder / "ahead"
        self._ahead, self._set = 0.0, 0.0
        self._write()
        self.program = (*RUN, str(self._file))

    def _write(self) -> None:
        fresh = self._file.with_suffix(".new")
        fresh.write_text(f"{self._ahead} {self._set}")
        fresh.rename(self._file)

    def wait(self, seconds: float) -> None:
        """So much time goes by."""
        self._ahead += seconds
        self._write()

    def set_clock(self, seconds: float) -> None:
        """Somebody sets the machine's clock."""
        self._set += seconds
        self._write()


@contextmanager
def moving_house(database: str, folder: Path) -> Iterator[MovingHouse]:
    """Stopped again, whatever happens; it must have logged no error."""
    house = MovingHouse(database, folder)
    try:
        house.start()
        yield house
    finally:
        if house.process is not None and house.process.poll() is None:
            house.stop()
    assert [line for line in house.said() if line["level"] == "error"] == []
