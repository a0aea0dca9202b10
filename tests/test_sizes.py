"""Counting the lines of rules and engine."""

from pathlib import Path

import pytest

from alhambra.measuring.sizes import PACKAGE, Size, main, of_rules, of_text
from alhambra.modules import ALL
from tests.examples import ONE

SOURCE = '''"""What it is.

Over several lines.
"""

from somewhere import (
    one,
    other,
)


def name() -> str:
    """Says the rule."""
    # why
    return """a text
    that is code"""  # and a remark
'''


def test_only_what_is_neither_blank_nor_comment_nor_docstring_nor_import_is_code() -> None:
    assert of_text(SOURCE) == Size(lines=16, code=3)


def test_every_module_is_counted_without_its_advice() -> None:
    rules = of_rules(PACKAGE)
    assert set(rules) == set(ALL)
    room = PACKAGE / "modules" / ONE
    assert rules[ONE] == of_text((room / "__init__.py").read_text("utf-8"))


def test_half_of_the_rules_have_at_most_180_lines_of_code_and_none_more_than_400() -> None:
    """K1: the median of a module was 303 lines."""
    sizes = sorted(size.code for size in of_rules(PACKAGE).values())
    assert sizes[len(sizes) // 2] <= 180
    assert sizes[-1] <= 400


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(Path(PACKAGE))
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["lines", "code"]
    assert [line.split()[0] for line in lines[-4:]] == ["all", "what", "engine", "median"]
