"""Receivers that the tests of a file share."""

from collections.abc import Iterator

import pytest

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
