"""Every rule is listed once and shown by a test, and the page that says so is up to date."""

import pytest

from alhambra.modules import ALL
from tests.rules.trace import BASE, PAGE, ROOMS, SOURCES, TOGETHER, list_of, listed, page, traced


@pytest.mark.parametrize("module", [BASE, *ALL, TOGETHER])
def test_every_list_names_rules_and_where_they_come_from(module: str) -> None:
    assert list_of(module).exists(), list_of(module)
    rules = listed()[module]
    assert rules
    for rule in rules.values():
        assert rule.by in SOURCES, rule.id
        assert rule.rule.strip() == rule.rule != ""
    assert len({rule.rule for rule in rules.values()}) == len(rules), "a rule is listed twice"


def test_no_list_belongs_to_nothing() -> None:
    assert {path.parent.name for path in ROOMS.glob("*/traced.toml")} == {*ALL, TOGETHER}


def test_every_rule_is_shown_by_a_test() -> None:
    bare = [
        f"{module}:{rule.id}"
        for module, rules in traced().items()
        for rule in rules.values()
        if not rule.tests
    ]
    assert bare == []


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python -m tests.rules.trace"
