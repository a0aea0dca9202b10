"""A14: names and talk that hide, or disturb what stands beside them."""

import pytest

from alhambra.server.signs import MOST_MARKS, fit, seen
from tests.server.house import House

BAD = {
    "it turns the line around": "Ann\u202enoB",
    "it opens what nothing closes": "\u2067Ann",
    "a tower": "A" + "\u0301" * (MOST_MARKS + 1),
    "a line break": "Ann\nBob",
}
BLANK = {"nothing wide": "\u200b\u200b", "a blank letter": "\u3164", "dots of Braille": "\u2800"}
GOOD = (
    "Ann",
    "Jürgen Ößterle",
    "Nguyễn Thị Ánh",
    "שָׁלוֹם",
    "عُمَر",
    "สมชาย",
    "👩‍👩‍👧‍👦",
    "🏴󠁧󠁢󠁥󠁮󠁧󠁿",
    "李",
)


@pytest.mark.parametrize("what", [*BAD, *BLANK])
def test_names_that_deceive_are_refused(what: str, small_house: House) -> None:
    name = (BAD | BLANK)[what]
    made = small_house.table("human", "open", public=True)
    table, host = made["table"], made["host"]
    for path, body, key in (
        (f"/tables/{table}/join", {"name": name}, ""),
        (f"/tables/{table}/name", {"name": name}, host),
        (f"/tables/{table}/seats/0/luck", {"words": name}, made["keys"][0]),
    ):
        assert small_house.refused("POST", path, body, key) == (422, "bad_request")


@pytest.mark.parametrize("what", BAD)
def test_talk_that_deceives_is_refused(what: str, small_house: House) -> None:
    made = small_house.table("human", "human")
    with small_house.sit(made["table"], made["keys"][0]) as guest:
        answer = guest.ask("chat", text=BAD[what])
        assert (answer["type"], answer["reason"]) == ("refused", "bad_message")
        assert guest.ask("chat", text="👩‍👩‍👧‍👦 שָׁלוֹם")["type"] == "done"


@pytest.mark.parametrize("name", GOOD)
def test_names_of_all_languages_are_welcome(name: str) -> None:
    assert fit(name)
    assert seen(name)
