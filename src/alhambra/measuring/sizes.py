"""How long the rules are: `python -m alhambra.measuring.sizes` counts them and the engine.

A line of code is one that is neither blank nor a comment, nor part of a docstring or of an import.
The rule of a module is every file of its room but its advice and what it tells the referee.
`--source` counts another checkout.
"""

import ast
from dataclasses import dataclass
from pathlib import Path
from statistics import median

import typer

PACKAGE = Path(__file__).parents[1]
NOT_THE_RULE = ("advice.py", "referee.py")
SHARED = "shared"  # what several rules use


@dataclass(frozen=True)
class Size:
    """Of one file, or of several together."""

    lines: int = 0
    code: int = 0

    def __add__(self, other: "Size") -> "Size":
        return Size(self.lines + other.lines, self.code + other.code)


def of_text(text: str) -> Size:
    """The size of one source."""
    lines = text.splitlines()
    left_out: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.stmt) and not _is_code(node):
            left_out.update(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    told = [line.strip() for number, line in enumerate(lines, 1) if number not in left_out]
    return Size(len(lines), sum(1 for line in told if line and not line.startswith("#")))


def _is_code(node: ast.stmt) -> bool:
    """Neither an import nor a text that stands alone."""
    if isinstance(node, ast.Import | ast.ImportFrom):
        return False
    alone = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    return not alone


def of_folder(folder: Path, besides: tuple[str, ...] = ()) -> Size:
    """All sources of a folder and those below it."""
    files = [file for file in sorted(folder.rglob("*.py")) if file.name not in besides]
    return sum((of_text(file.read_text("utf-8")) for file in files), Size())


def of_rules(package: Path) -> dict[str, Size]:
    """The rule of each module, the longest first."""
    rooms = [file.parent for file in (package / "modules").glob("*/about.toml")]
    found = {room.name: of_folder(room, NOT_THE_RULE) for room in rooms}
    return dict(sorted(found.items(), key=lambda one: (-one[1].code, one[0])))


def report(package: Path) -> list[str]:
    """One line for each rule, then all together."""
    rules = of_rules(package)
    rows = [*rules.items(), ("all modules", sum(rules.values(), Size()))]
    rows.append(("what they share", of_folder(package / "modules" / SHARED)))
    rows.append(("engine", of_folder(package / "engine")))
    table = [f"{name:<30}{size.lines:>7}{size.code:>7}" for name, size in rows]
    middle = median(size.code for size in rules.values())
    return [f"{'':<30}{'lines':>7}{'code':>7}", *table, f"median of a rule: {middle:g} of code"]


def main(source: Path = PACKAGE) -> None:
    """Prints the sizes."""
    for line in report(source):
        typer.echo(line)


if __name__ == "__main__":
    typer.run(main)
