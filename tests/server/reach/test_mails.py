"""Mail goes to those who have confirmed their address, until they say stop."""

import pytest

from alhambra.server.reach import queue, wishes
from alhambra.server.reach.notice import Facts
from alhambra.server.reach.wishes import MAIL
from tests.server.reach.post_office import PostOffice

HOUR = 3600.0


def test_nothing_but_a_question_goes_to_an_unconfirmed_address(office: PostOffice) -> None:
    assert office.mailbox is not None
    way = office.way(MAIL, confirmed=False)
    office.table("aa")
    office.tell("aa")
    office.carry()
    assert office.mailbox.got.empty()
    with office.book() as connection:
        queue.add(connection, way.id, Facts(""), office.now)
    office.carry()
    mail = office.mailbox.next()
    assert mail["Subject"] == "Do you want mails when a game waits for you?"
    assert "https://play.test/reach#confirm=" in mail.get_content()
    token = mail.get_content().split("#confirm=")[1].split()[0]
    with office.book() as connection:
        keys = wishes.secrets_of(connection)
        assert keys.way_of(wishes.STOP, token) is None
        assert keys.way_of(wishes.CONFIRM, token[:-1] + "x") is None
        name = keys.way_of(wishes.CONFIRM, token)
        assert name is not None
        assert wishes.confirm(connection, name)
    office.tell("aa")
    office.carry()
    assert office.mailbox.next()["Subject"] == "Table aa: it is your turn"


def test_a_mail_can_be_the_last_by_one_click(office: PostOffice) -> None:
    assert office.mailbox is not None
    way = office.way(MAIL)
    office.table("aa")
    office.tell("aa")
    office.carry()
    mail = office.mailbox.next()
    assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    link = mail["List-Unsubscribe"].strip("<>")
    assert link.startswith("https://play.test/api/reach/stop/")
    with office.book() as connection:
        token = link.rpartition("/")[2]
        assert wishes.secrets_of(connection).way_of(wishes.STOP, token) == way.id
    assert "https://play.test/table/aa" in mail.get_content()
    assert mail["Message-ID"].endswith("@play.test>")
    assert mail["Auto-Submitted"] == "auto-generated"


@pytest.mark.parametrize(("code", "trouble"), [(450, "no_answer"), (550, "refused")])
def test_a_mail_server_that_refuses(office: PostOffice, code: int, trouble: str) -> None:
    assert office.mailbox is not None
    office.mailbox.code = code
    way = office.way(MAIL)
    office.table("aa")
    office.tell("aa")
    office.carry()
    known = office.known(way)
    assert known is not None
    assert known.trouble == trouble
    assert office.states() == ["waiting" if code == 450 else "done"]
