"""A5: the machine's clock is wrong when the server starts, or is set while it runs."""

import time
from pathlib import Path

from tests.server.attacks.database import DAY, a_game, age, doctor
from tests.server.clocks.moving import MovingHouse, moving_house
from tests.server.house import PATIENCE


def rounds(house: MovingHouse) -> None:
    """The caretaker has looked for old games more than once."""
    time.sleep(4.0)
    assert house.answers()


def there(house: MovingHouse, table: str) -> bool:
    return house.ask("GET", f"/tables/{table}").status_code == 200


def test_a_clock_that_is_far_ahead_deletes_nothing(database: str, tmp_path: Path) -> None:
    with moving_house(database, tmp_path) as house:
        table = a_game(house)
        house.stop()
        house.set_clock(100 * DAY)
        house.start()
        rounds(house)
        assert there(house, table)
        house.set_clock(200 * DAY)  # while it runs
        rounds(house)
        assert there(house, table)
        house.stop()
        house.set_clock(-300 * DAY)
        house.start()
        rounds(house)
        assert there(house, table)
        assert doctor(database) == (0, "1 tables, nothing wrong\n")


def test_what_is_old_is_marked_and_deleted_a_day_later(database: str, tmp_path: Path) -> None:
    with moving_house(database, tmp_path) as house:
        old, kept, _ = a_game(house), a_game(house), a_game(house)
        house.stop()
        for table in (old, kept):
            age(database, table, 200)
        house.start()
        rounds(house)
        assert there(house, old)
        code, said = doctor(database)
        assert code != 1
        assert f"{old}: old, will be deleted after" in said
        assert f"{kept}: old" in said
        house.stop()
        assert doctor(database, "--keep", kept)[0] == 0
        house.start()
        house.wait(DAY + 60)
        end = time.monotonic() + PATIENCE
        while there(house, old):
            assert time.monotonic() < end
            time.sleep(0.5)
        assert there(house, kept)
