"""Bots with characters at tables of the server: known by their face, and nothing odd gets in."""

import pytest

from alhambra.bots import NAMES
from alhambra.bots.levels import rungs
from alhambra.bots.styles import styles
from tests.server.house import House, wish


def test_a_character_goes_by_its_face(house: House) -> None:
    made = house.table("human", "normal+miser", "hard", "normal+slip=4+builder")
    seats = house.get(f"/tables/{made['table']}")["seats"]
    faces = [seat["avatar"] for seat in seats[1:]]
    assert faces == [styles()["miser"].face, "", styles()["builder"].face]
    assert [seat["bot"] for seat in seats[1:]] == ["normal+miser", "hard", "normal+slip=4+builder"]


@pytest.mark.parametrize("bot", ["search:9", "normal@1", "normal+coin=2", "easy+miser", "exact"])
def test_bots_for_experiments_have_no_seat(house: House, bot: str) -> None:
    refused = house.refused("POST", "/tables", wish("human", bot))
    assert refused in ((422, "no_such_bot"), (422, "bad_request"))


def test_the_catalogue_tells_what_there_is(house: House) -> None:
    offer = house.get("/catalogue")
    assert offer["styles"] == [{"id": name, "face": style.face} for name, style in styles().items()]
    assert offer["styled"] == ["normal", "hard", "master"]
    assert offer["rungs"] == rungs()
    assert offer["bots"] == list(NAMES)
