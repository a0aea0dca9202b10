"""A1: a position of dotted keys stopped everybody for 18 seconds."""

from pathlib import Path

import pytest

from alhambra import position
from alhambra.server.bodies import LONGEST_POSITION
from alhambra.server.refusals import Refusal
from alhambra.server.workshop import files
from tests.server.attacks.bystander import QUICK, Bystander, at_once, client, strict_house

DOTTED = "a" + ".a" * 19_000 + " = 1\n"
LONG = "x = [" + "1," * 100_000 + "]\n"


@pytest.mark.parametrize("door", ["tables", "replay"])
def test_nobody_waits_for_a_file(door: str, database: str, tmp_path: Path) -> None:
    with strict_house(database, tmp_path) as house:
        table = house.table("human", "human", public=True)["table"]

        def attack(number: int) -> int:
            text = DOTTED if number % 2 else LONG
            source = {"position": text}
            seats = [{"kind": "human"}, {"kind": "human"}]
            wish = {"players": 2, "seats": seats, "start": source}
            with client("127.0.0.66") as stranger:
                body = wish if door == "tables" else source
                return stranger.post(f"{house.url}/api/{door}", json=body).status_code

        with Bystander(house, table) as bystander:
            statuses = at_once(8, attack)
        assert set(statuses) == {422}
        assert not bystander.closed
        bystander.report(f"A1 {door}")
        assert max(bystander.waits) < QUICK


def test_reading_is_linear() -> None:
    """Quoted names, blanks and tables make no difference."""
    many = 6000
    for text in (
        "a" + ".a" * many + " = 1",
        '"a"' + '."a"' * many + " = 1",
        "[a" + " . a" * many + "]",
        "x = {a" + ".a" * many + " = 1}",
    ):
        with pytest.raises(ValueError, match="more than"):
            position.loads(text)
    with pytest.raises(ValueError, match="position"):
        position.loads('x = "' + "a." * many + '" # ' + "a." * many)


def test_a_seed_of_thousands_of_digits_is_refused_clearly() -> None:
    for text in (f"seed = {'7' * 6000}", f"seed = {'7' * 4000}\n[[seat]]\n[[seat]]"):
        with pytest.raises(Refusal) as refused:
            files.read(files.Source(None, text))
        assert (refused.value.reason, refused.value.status) == ("bad_file", 422)
    assert len(DOTTED) < LONGEST_POSITION < len(LONG)
