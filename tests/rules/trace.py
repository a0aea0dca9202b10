"""Traces each rule to the tests that show it, and writes the page that says so.

`python -m tests.rules.trace` writes `docs/traced.md`; a test fails if the page is not up to date.
"""

import importlib
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

from alhambra.modules import ALL
from alhambra.showing.texts import text

HERE = Path(__file__).parent
ROOMS = HERE.parent / "modules"
PAGE = HERE.parent.parent / "docs" / "traced.md"
BASE = "base"
TOGETHER = "together"  # what happens where several modules meet
HEADINGS = {BASE: "Base game", TOGETHER: "Interactions"}
SOURCES = ("text", "ruling")
HEAD = """# Each rule and its tests

Written by `python -m tests.rules.trace`: what the rulebooks say (text), what we decided where they
leave something open (ruling), and the tests that show it. Those of a module are in `tests/modules`,
in the folder that stands before them, those of modules that meet in `together`; the others are in
`tests/rules`.
"""


@dataclass
class Rule:
    """One rule of a module, in a few words, and the tests that show it."""

    id: str
    rule: str
    by: str
    tests: list[str] = field(default_factory=list)


def list_of(module: str) -> Path:
    """The file with the rules of a module, of the base game or of modules that meet."""
    return (HERE if module == BASE else ROOMS / module) / "traced.toml"


def listed() -> dict[str, dict[str, Rule]]:
    """The rules of the base game, of each module and of modules that meet, by id."""
    found: dict[str, dict[str, Rule]] = {}
    for module in (BASE, *ALL, TOGETHER):
        path = list_of(module)
        entries = tomllib.loads(path.read_text("utf-8"))["rule"] if path.exists() else []
        found[module] = {entry["id"]: Rule(**entry) for entry in entries}
        if len(found[module]) != len(entries):
            raise ValueError(f"{module}: two rules have one id")
    return found


def traced() -> dict[str, dict[str, Rule]]:
    """The same, with the tests found; raises ValueError for a test of an unknown rule."""
    rules = listed()
    for module in (*ALL, TOGETHER):
        for file in sorted((ROOMS / module).glob("test_*.py")):
            _collect(f"tests.modules.{module}.{file.stem}", module, rules)
    for file in sorted(HERE.glob("test_*.py")):
        _collect(f"tests.rules.{file.stem}", BASE, rules)
    return rules


def _collect(path: str, own: str, rules: dict[str, dict[str, Rule]]) -> None:
    """The tests of one file; an id of another module is written `module:id`."""
    tests_of_file = vars(importlib.import_module(path))
    shown = path.removeprefix("tests.").removeprefix("modules.").removeprefix("rules.")
    for name, test in tests_of_file.items():
        if not name.startswith("test_") or not callable(test):
            continue
        for label in test.__dict__.get("traces", ()):
            module, _, rule = label.rpartition(":")
            found = rules.get(module or own, {}).get(rule)
            if found is None:
                raise ValueError(f"{shown}.{name} traces {label}, which is not listed")
            found.tests.append(f"{shown}.{name}")


def page() -> str:
    """The page, as Markdown."""
    parts = [HEAD]
    for module, rules in traced().items():
        name = HEADINGS.get(module) or text("en", f"module-{module.replace('_', '-')}-name")
        parts.append(f"\n## {name}\n\n| rule | by | tests |\n|---|---|---|\n")
        parts.extend(
            f"| {rule.rule} | {rule.by} | {', '.join(f'`{test}`' for test in rule.tests)} |\n"
            for rule in rules.values()
        )
    return "".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
