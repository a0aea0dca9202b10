"""How deep the keys of a TOML text go: reading them takes time with the square of their depth."""

import re

DEEPEST = 8  # names in one key; positions have up to three
_STRINGS = re.compile(
    r'"""(?:\\.|[^\\])*?"""|\'\'\'.*?\'\'\'|"(?:\\.|[^"\\\n])*"|\'[^\'\n]*\'|#[^\n]*', re.DOTALL
)
_NAME = r"[A-Za-z0-9_\-]+"
_DEEP = re.compile(rf"{_NAME}(?:[ \t]*\.[ \t]*{_NAME}){{{DEEPEST},}}")


def too_deep(text: str) -> bool:
    """Whether some key has more names than any position needs."""
    return _DEEP.search(_STRINGS.sub(_bare, text)) is not None


def _bare(found: re.Match[str]) -> str:
    """A quoted name is a name like any other; a comment is none."""
    return "" if found[0].startswith("#") else "x"
