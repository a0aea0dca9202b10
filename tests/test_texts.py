"""The texts: both languages say everything, with the same variables, and nothing in vain."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import alhambra
from alhambra.audit.reading import SILENT
from alhambra.engine.description import described_events
from alhambra.engine.module import WINDOW
from alhambra.engine.rules import Rules
from alhambra.game.catalogue import make_module, make_rules
from alhambra.locale.languages import common
from alhambra.modules import ALL
from alhambra.showing.texts import LANGUAGES, bundle, english, sources, text
from tests.examples import asking_between, rule

SOURCE = Path(alhambra.__file__).parent
ENGINE = SOURCE / "engine"
SAMPLE = SOURCE / "rooms" / "sample_room"  # a room that has its own texts
TELLERS = {"tell_tile": 1, "tell_spot": 1}  # functions that tell, and which argument is the event


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Called for each variable."""
        self.found.add(node.id.name)


@cache
def messages(language: str) -> dict[str, set[str]]:
    """Every key with its variables, those of modules too."""
    return parsed("\n".join(sources(language)))


def parsed(source: str) -> dict[str, set[str]]:
    """The messages of a source; keys must be unique and nothing may be left that is none."""
    result: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source).body:
        assert not isinstance(entry, ftl.Junk), entry.content
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in result, entry.id.name
            variables = Variables()
            variables.visit(entry)
            result[entry.id.name] = variables.found
    return result


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text("utf-8"))


def literals() -> Iterator[str]:
    """Patterns for all texts in the source; what is filled in may be anything."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.JoinedStr):
                yield "".join(_pattern(part) for part in node.values)
            elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield re.escape(node.value)


def _pattern(part: ast.expr) -> str:
    return re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[a-z0-9-]+"


def reasons(folder: Path = SOURCE) -> set[str]:
    """Every key of a broken rule that the source returns or raises."""
    found: set[str] = set()
    for path in set(folder.rglob("*.py")) - set(SAMPLE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in ("BadMoveError", "IllegalMove"):
                found |= {arg.value for arg in node.args[:1] if _is_key(arg)}  # type: ignore[attr-defined]
            if isinstance(node, ast.FunctionDef) and _may_refuse(node):
                found |= set(_returned(node))
    return found


def _name(node: ast.expr) -> str:
    return node.id if isinstance(node, ast.Name) else getattr(node, "attr", "")


def _is_key(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(_[a-z]+)*", node.value) is not None
    )


def _may_refuse(node: ast.FunctionDef) -> bool:
    """The engine's questions of legality are called so."""
    names = r"(_?refuse|_?veto|_?no|why|_?clash|_?misfit)(_\w+)?"
    return re.fullmatch(names, node.name) is not None


def _returned(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            told_elsewhere = _arguments(node.value)
            for part in ast.walk(node.value):
                if isinstance(part, ast.Constant) and _is_key(part) and part not in told_elsewhere:
                    yield str(part.value)


def _arguments(value: ast.expr) -> list[ast.expr]:
    """What a returned expression only passes on to a function, which may mean anything."""
    return [arg for call in ast.walk(value) if isinstance(call, ast.Call) for arg in call.args]


def test_both_languages_have_the_same_keys_and_variables() -> None:
    assert messages("en") == messages("de")


def test_every_text_is_used() -> None:
    used = [re.compile(pattern) for pattern in {*literals()} if pattern]
    common = parsed(sources("en")[0])
    unused = [key for key in common if not any(pattern.fullmatch(key) for pattern in used)]
    assert unused == []


def test_every_reason_has_a_text() -> None:
    found = reasons()
    assert {"hole", "must_act", "too_little_money", "game_over", "revealed"} <= found
    for language in LANGUAGES:
        keys = messages(language)
        missing = [reason for reason in found if f"reason-{reason.replace('_', '-')}" not in keys]
        assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_engine_says_is_in_no_room(language: str) -> None:
    """Else a game without that room would be at a loss for words."""
    found = {f"reason-{reason}" for reason in reasons(ENGINE)}
    found |= {f"event-{event}" for file in ENGINE.rglob("*.py") for event in events_in(file)}
    found |= {f"event-{event}" for event in described_events(rules_with([], 3))}
    assert {"event-wall_built", "reason-hole", "reason-bid_too_low"} <= found
    silent = {f"event-{event}" for event in SILENT}
    needed = {key.replace("_", "-") for key in found - silent}
    assert sorted(needed - set(parsed("\n".join(common(language))))) == []


def test_german_is_german() -> None:
    same = {key for key in parsed(sources("en")[0]) if _plain("en", key) == _plain("de", key)}
    names = re.compile(
        r"title|dirk|none|tile|told|hand|reserve|alhambra-of|copies|"
        r"(bot-name|colour|currency|side)-.*"
    )
    assert [key for key in sorted(same) if not names.fullmatch(key)] == []


def _plain(language: str, key: str) -> str:
    pattern = bundle(language).get_message(key).value
    assert pattern is not None
    return str(bundle(language).format_pattern(pattern, {})[0])


def test_a_missing_text_is_an_error() -> None:
    with pytest.raises(LookupError):
        text("en", "no-such-text")
    with pytest.raises(ValueError, match="no such language"):
        text("fr", "title")
    with pytest.raises(ValueError, match="told"):
        english("told")


# --- What each module must say


def rules_with(names: list[str], players: int) -> Rules:
    return make_rules(players, [make_module(name) for name in names], [])


def keys_of_moves_and_questions(module: str, players: int) -> set[str]:
    """The texts that the deeds and questions of a module need."""
    plain, rules = rules_with([], players), rules_with([module], players)
    moves = {deed.name for deed in rules.deeds} - {deed.name for deed in plain.deeds}
    asked = {name for name, step in rules.steps.items() if step.shape} - set(plain.steps)
    keys = {f"move-{move}" for move in moves} | {f"ask-{name}" for name in asked}
    return {key.replace("_", "-") for key in keys}


def files_of(path: Path) -> set[Path]:
    """A module's file, and the files of modules and of steps that it is made of."""
    found: set[Path] = set()
    waiting = [path]
    while waiting:
        file = waiting.pop()
        if file.exists() and file not in found:
            found.add(file)
            waiting.extend(_imported(file))
    return found


def _imported(file: Path) -> Iterator[Path]:
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.ImportFrom) and node.module:
            if re.match(r"alhambra\.(modules|engine\.steps)\.", node.module):
                yield _source(SOURCE.parent.joinpath(*node.module.split(".")))


def _source(path: Path) -> Path:
    """Of a package its `__init__`."""
    return path / "__init__.py" if path.is_dir() else path.with_suffix(".py")


def events_in(file: Path) -> Iterator[str]:
    """The names of the events that a file tells."""
    for node in ast.walk(tree(file)):
        if isinstance(node, ast.Dict):
            for key, value in zip(node.keys, node.values, strict=True):
                if isinstance(key, ast.Constant) and key.value == "event" and _is_key(value):
                    yield str(value.value)  # type: ignore[attr-defined]
        if isinstance(node, ast.Call) and _name(node.func) in TELLERS:
            told = node.args[TELLERS[_name(node.func)]]
            if _is_key(told):
                yield str(told.value)  # type: ignore[attr-defined]


def events_of(module: str) -> set[str]:
    """What a module declares, and what the steps tell that it is made of."""
    files = files_of(_source(SOURCE / "modules" / module))
    told = {event for file in files for event in events_in(file)}
    return told | {event.name for event in make_module(module).declares.events}


@pytest.mark.parametrize("module", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_and_question_of_a_module_has_a_text(module: str, language: str) -> None:
    needed = keys_of_moves_and_questions(module, 2) | keys_of_moves_and_questions(module, 3)
    assert sorted(needed - set(messages(language))) == []


@pytest.mark.parametrize("module", ALL)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_of_a_module_has_a_text(module: str, language: str) -> None:
    needed = {f"event-{event.replace('_', '-')}" for event in events_of(module) - SILENT}
    assert sorted(needed - set(messages(language))) == []


def test_missing_texts_of_modules_would_be_found() -> None:
    name = asking_between()[0]
    keys = keys_of_moves_and_questions(name, 3)
    deeds = {f"move-{deed.name.replace('_', '-')}" for deed in rule(name).deeds(WINDOW)}
    assert deeds | {"ask-window-question"} <= keys
    assert {event.name for event in rule(name).declares.events} <= set(events_of(name))
    assert "wall_built" in set(events_in(SOURCE / "engine" / "steps" / "walling.py"))
