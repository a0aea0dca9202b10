"""Receivers that the tests of a file share."""

from collections.abc import Iterator

import pytest

from tests.server.conftest import DATABASES, new_database
from tests.server.house import open_house
from tests.server.reach.place import Place
from tests.server.reach.post_office import PostOffice, prepared
from tests.server.reach.receivers import (
    Certificates,
    Mailbox,
    Receiver,
    mailing,
    make_certificates,
    receiving,
)


@pytest.fixture(scope="session")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return make_certificates(tmp_path_factory.mktemp("certificates"))


@pytest.fixture
def receiver(certificates: Certificates) -> Iterator[Receiver]:
    with receiving(certificates, Receiver()) as made:
        yield made


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with mailing(Mailbox()) as made:
        yield made


@pytest.fixture
def office(
    database: str, receiver: Receiver, certificates: Certificates, mailbox: Mailbox
) -> Iterator[PostOffice]:
    engine = prepared(database)
    yield PostOffice(engine, receiver, certificates, mailbox)
    engine.dispose()


@pytest.fixture(params=DATABASES, scope="module")
def place(
    request: pytest.FixtureRequest,
    tmp_path_factory: pytest.TempPathFactory,
    certificates: Certificates,
) -> Iterator[Place]:
    folder = tmp_path_factory.mktemp("place")
    database = new_database(request.param, request, folder)
    with (
        pytest.MonkeyPatch.context() as patch,
        receiving(certificates, Receiver()) as receiver,
        mailing(Mailbox()) as mailbox,
    ):
        patch.setenv("SSL_CERT_FILE", str(certificates.authority))
        options = (
            "--address", "https://play.test", "--inside", receiver.inside, "--reach-after", "0",
            "--smtp", mailbox.smtp, "--mail-from", "Alhambra <games@play.test>",
        )  # fmt: skip
        with open_house(database, folder, *options) as house:
            yield Place(house, receiver, mailbox)
        assert [line for line in house.said() if line["level"] == "error"] == []
