"""What is kept for a set of modules is bounded: a public server meets new sets forever (K9)."""

import ast
from pathlib import Path

PACKAGE = Path(__file__).parents[1] / "src" / "alhambra"
MANY = ("Rules", "Game", "State", "Setup", "tuple[str, ...]")  # of which there is no end


def unbounded(source: str) -> list[str]:
    """Functions that keep something for each of them, and never let go."""
    return [
        node.name
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.FunctionDef)
        and any(ast.unparse(mark) in FOREVER for mark in node.decorator_list)
        and any(kind in MANY for kind in _kinds(node))
    ]


FOREVER = ("cache", "functools.cache", "lru_cache(maxsize=None)", "lru_cache(None)")


def _kinds(node: ast.FunctionDef) -> list[str]:
    return [ast.unparse(one.annotation).strip("\"'") for one in node.args.args if one.annotation]


def test_nothing_is_kept_for_ever_for_a_set_of_modules() -> None:
    files = list(PACKAGE.rglob("*.py"))
    assert len(files) > 500
    found = {file.name: unbounded(file.read_text("utf-8")) for file in files}
    assert not {name: names for name, names in found.items() if names}


def test_such_a_function_is_seen() -> None:
    assert unbounded("@cache\ndef f(rules: Rules) -> int: ...") == ["f"]
    assert unbounded("@cache\ndef f(names: tuple[str, ...], n: int) -> int: ...") == ["f"]
    assert not unbounded("@lru_cache(maxsize=64)\ndef f(rules: Rules) -> int: ...")
    assert not unbounded("@cache\ndef f(name: str) -> int: ...")
