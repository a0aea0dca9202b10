"""Every module passes the whole audit."""

import pytest

from alhambra.audit import DEEP, audit_module
from alhambra.modules import ALL


@pytest.mark.parametrize("name", ALL)
def test_nothing_is_wrong_with_it(name: str) -> None:
    assert [str(finding) for finding in audit_module(name)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", ALL)
def test_nor_in_many_games(name: str) -> None:
    assert [str(finding) for finding in audit_module(name, DEEP)] == []
