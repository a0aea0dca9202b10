"""The OpenAPI description is true: whatever it allows is answered as it says."""

from typing import Any

import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    positive_data_acceptance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from alhambra.server.app import app_with
from alhambra.server.settings import Settings
from tests.server.house import House, Json

SCHEMA = schemathesis.openapi.from_dict(app_with(Settings("sqlite://")).openapi())
FEW = settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck))
TRUTHS = (
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
)


@SCHEMA.parametrize()
@FEW
def test_the_description_is_true(case: "schemathesis.Case[Any]", small_house: House) -> None:
    # No schema can say which modules, files and options make a game.
    case.call_and_validate(base_url=small_house.url, excluded_checks=[positive_data_acceptance])


@SCHEMA.parametrize()
@FEW
def test_it_is_true_of_tables_that_exist(
    case: "schemathesis.Case[Any]", small_house: House
) -> None:
    made = _table(small_house)
    if "id" in (case.path_parameters or {}):
        case.path_parameters["id"] = made["table"]
    headers = {"Authorization": f"Bearer {made['host']}"}
    case.call_and_validate(base_url=small_house.url, headers=headers, checks=[*TRUTHS])


_MADE: dict[str, Json] = {}


def _table(house: House) -> Json:
    """A table with an open seat; whoever leaves or joins it changes nothing that matters here."""
    if house.url not in _MADE:
        _MADE[house.url] = house.table("human", "open", "random", public=True)
    return _MADE[house.url]
