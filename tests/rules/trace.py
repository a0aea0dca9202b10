"""Traces each rule to the tests that show it, and writes the page that says so.

`python -m tests.rules.trace` writes `docs/traced.md`; a test fails if the page is not up to date.
"""

import importlib
import pkgutil
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

import tests.rules
from alhambra.modules import ALL
from alhambra.texts import text

HERE = Path(__file__).parent
PAGE = HERE.parent.parent / "docs" / "traced.md"
BASE = "base"
TOGETHER = "together"  # what happens where several modules meet
HEADINGS = {BASE: "Base game", TOGETHER: "Interactions"}
SOURCES = ("text", "ruling")
HEAD = """# Each rule and its tests

Written by `python -m tests.rules.trace` from `tests/rules`: what the rulebooks say (text), what we
decided where they leave something open (ruling), and the tests that show it, all in `tests/rules`.
"""


@dataclass
class Rule:
    """One rule of a module, in a few words, and the tests that show it."""

    id: str
    rule: str
    by: str
    tests: list[str] = field(default_factory=list)


def listed() -> dict[str, dict[str, Rule]]:
    """The rules of the base game, of each module and of modules that meet, by id."""
    found: dict[str, dict[str, Rule]] = {}
    for module in (BASE, *ALL, TOGETHER):
        path = HERE / "traced" / f"{module}.toml"
        entries = tomllib.loads(path.read_text("utf-8"))["rule"] if path.exists() else []
        found[module] = {entry["id"]: Rule(**entry) for entry in entries}
        if len(found[module]) != len(entries):
            raise ValueError(f"{path.name}: two rules have one id")
    return found


def traced() -> dict[str, dict[str, Rule]]:
    """The same, with the tests found; raises ValueError for a test of an unknown rule."""
    rules = listed()
    for info in sorted(pkgutil.iter_modules(tests.rules.__path__), key=lambda info: info.name):
        if info.name.startswith("test_"):
            _collect(info.name, rules)
    return rules


def _collect(stem: str, rules: dict[str, dict[str, Rule]]) -> None:
    """The tests of one file; an id of another module is written `module:id`."""
    own = _module_of(stem)
    tests_of_file = vars(importlib.import_module(f"tests.rules.{stem}"))
    for name, test in tests_of_file.items():
        if not name.startswith("test_") or not callable(test):
            continue
        for label in test.__dict__.get("traces", ()):
            module, _, rule = label.rpartition(":")
            found = rules.get(module or own, {}).get(rule)
            if found is None:
                raise ValueError(f"{stem}.{name} traces {label}, which is not listed")
            found.tests.append(f"{stem}.{name}")


def _module_of(stem: str) -> str:
    """`test_change_more` belongs to `change`, and every other file to the base game.

    Files of nasty interactions belong to no module alone.
    """
    if stem.startswith("test_nasty"):
        return TOGETHER
    names = [module for module in ALL if f"{stem}_".startswith(f"test_{module}_")]
    return max(names, key=len, default=BASE)


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
