"""A10, A11: what was changed in the database is noticed, and one bad row spoils one table."""

from pathlib import Path

from tests.server.attacks.database import a_game, change, doctor
from tests.server.house import House, open_house

ANSWERS = 6
MOVE = "UPDATE log SET move = :move WHERE table_id = :id AND number = 3"
CHANGES = {
    "another move": "UPDATE log SET move = (SELECT move FROM log AS o WHERE o.table_id = :id"
    " AND o.number = 2) WHERE table_id = :id AND number = 3",
    "another seat": "UPDATE log SET seat = 1 - seat WHERE table_id = :id AND number = 3",
    "another source": "UPDATE log SET source = 'clock' WHERE table_id = :id AND number = 3",
    "another time": "UPDATE log SET at = at + 60 WHERE table_id = :id AND number = 3",
    "one is gone": "DELETE FROM log WHERE table_id = :id AND number = 3",
}
# What a hand or a disk may leave behind, and what is said of it.
BAD_ROWS = {
    "start": "UPDATE tables SET start = '{\"setup' WHERE id = :id",
    "no start": "UPDATE tables SET start = 'null' WHERE id = :id",
    "rules": "UPDATE tables SET start = replace(start, '\"revisions\":{', '\"revisions\":[{')"
    " WHERE id = :id",
    "clock": "UPDATE tables SET clock = '[1' WHERE id = :id",
    "odd clock": 'UPDATE tables SET clock = \'{"turn":"soon"}\' WHERE id = :id',
    "orders": "UPDATE seats SET orders = '!' WHERE table_id = :id AND seat = 0",
    "odd orders": "UPDATE seats SET orders = '[1]' WHERE table_id = :id AND seat = 0",
    "orders of another kind": 'UPDATE seats SET orders = \'{"version": 2, "plan": 7}\''
    " WHERE table_id = :id AND seat = 0",
    "half a set-up": 'UPDATE tables SET start = \'{"setup": {"players": 2}}\' WHERE id = :id',
    "state": "UPDATE tables SET state = 'odd' WHERE id = :id",
    "scores": "UPDATE tables SET scores = '7' WHERE id = :id",
    "kind": "UPDATE seats SET kind = 'alien' WHERE table_id = :id AND seat = 0",
    "seat": "DELETE FROM seats WHERE table_id = :id AND seat = 1",
    "move": "UPDATE log SET move = '{' WHERE table_id = :id AND number = 3",
}


def listed(house: House) -> list[str]:
    return [info["table"] for info in house.get("/tables")]


def test_a_changed_log_is_noticed(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        games = {name: a_game(house, ANSWERS) for name in CHANGES}
        sound = a_game(house, ANSWERS)
        house.stop()
        assert doctor(database) == (0, f"{len(games) + 1} tables, nothing wrong\n")
        for name, statement in CHANGES.items():
            change(database, statement, id=games[name])
        house.start()
        for name, table in games.items():
            assert house.refused("GET", f"/tables/{table}") == (409, "log_changed"), name
        assert house.get(f"/tables/{sound}")["number"] == ANSWERS
        assert set(listed(house)) == {sound, *games.values()}
        code, said = doctor(database)
        assert code == 1
        for table in games.values():
            assert f"{table}: answer 3 of the log is not the one that was written" in said
        assert sound not in said


def test_one_bad_row_spoils_one_table(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        bad = {name: a_game(house, 3) for name in BAD_ROWS}
        sound = a_game(house, 3)
        house.stop()
        for name, statement in BAD_ROWS.items():
            change(database, statement, id=bad[name])
        house.start()
        assert sound in listed(house)
        assert house.get(f"/tables/{sound}")["number"] == 3
        with house.sit(sound) as guest:
            guest.until("update")
        code, said = doctor(database)
        assert code == 1
        assert sound not in said
        for name, table in bad.items():
            assert house.refused("GET", f"/tables/{table}") == (409, "damaged"), name
            assert f"{table}: cannot be read" in said, name
        assert {line.get("table") for line in house.said()} >= set(bad.values())
        assert [line for line in house.said() if line["level"] == "error"] == []


def test_the_doctor_changes_only_what_it_is_told_to(database: str, tmp_path: Path) -> None:
    with open_house(database, tmp_path) as house:
        bad, worse, sound = (a_game(house, ANSWERS) for _ in range(3))
        house.stop()
        for table in (bad, worse):
            change(database, MOVE, id=table, move='{"move":"fly"}')
        assert doctor(database) == doctor(database)
        assert doctor(database, "--cut", sound)[0] == 2
        assert doctor(database, "--cut", "nowhere")[0] == 2
        assert doctor(database, "--cut", bad) == (0, f"{bad} goes on after answer 2\n")
        assert doctor(database, "--forget", worse) == (0, f"{worse} is deleted\n")
        assert doctor(database) == (0, "2 tables, nothing wrong\n")
        house.start()
        assert house.get(f"/tables/{bad}")["number"] == 2
        assert house.refused("GET", f"/tables/{worse}") == (404, "no_such_table")


def test_the_doctor_leaves_games_alone_that_a_server_plays(tmp_path: Path) -> None:
    with open_house(str(tmp_path / "data"), tmp_path) as house:
        table = a_game(house, 3)
        code, said = doctor(house.database, "--forget", table)
        assert code == 2
        assert "stop it first" in said
        assert house.get(f"/tables/{table}")["number"] == 3


def test_the_doctor_says_what_it_cannot_read(tmp_path: Path) -> None:
    code, said = doctor(str(tmp_path))
    assert code == 2
    assert "no database" in said
    (tmp_path / "alhambra.sqlite").write_bytes(b"garbage " * 1000)
    code, said = doctor(str(tmp_path))
    assert code == 2
    assert "cannot be used" in said
