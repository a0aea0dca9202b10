"""What is told in a room that others read says nothing about orders or about what a hand allows."""

from alhambra.server.reach import watch
from alhambra.server.reach.notice import Facts
from alhambra.server.reach.since import own_last
from alhambra.server.rows import ONLY, ORDER, PERSON
from tests.server.reach.post_office import PostOffice
from tests.server.reach.receivers import PushBrowser


def test_a_room_is_not_told_which_answers_were_ordered(office: PostOffice) -> None:
    """There the own last answer is the seat's last, whoever gave it; alone, it is the own one."""
    office.table("aa")
    given = [(0, PERSON), (1, PERSON), (0, ORDER), (1, PERSON), (0, ONLY), (1, PERSON)]
    for number, (seat, source) in enumerate(given, 2):
        office.move("aa", number, seat, source)
    with office.book() as connection:
        assert own_last(connection, "aa", 0, alone=True) == (2, 5, 1)
        assert own_last(connection, "aa", 0, alone=False) == (6, 1, 1)


def test_each_way_is_told_for_whoever_reads_there(office: PostOffice) -> None:
    office.way()
    browser = PushBrowser(office.receiver.url("/push"))
    office.push_way(browser)
    office.table("aa")
    said = {alone: Facts("aa", "Granada", 5 if alone else 1, "Ben") for alone in (True, False)}
    with office.book() as connection:
        watch.tell(connection, "aa", 1, 0, said)
        watch.note(connection, watch.Sleeping("aa", 1, office.now))
    office.carry()
    told = {request.path: request for request in office.got()}
    assert told["/hook"].json["games"][0]["moves"] == 1
    assert b"5 moves" in browser.read(told["/push"].body)
