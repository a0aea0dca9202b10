"""The texts of a room, without playing: complete, in both languages, with the right arguments."""

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from alhambra.audit.findings import TEXTS, Report
from alhambra.audit.languages import is_foreign, words_in
from alhambra.engine.fields import SECRET
from alhambra.engine.kinds import NONE, Kind, NoSuchError, Perhaps
from alhambra.engine.module import Module
from alhambra.engine.rules import Rules
from alhambra.engine.step import ALWAYS, BadMoveError, Deed
from alhambra.game.catalogue import rules_for
from alhambra.game.phrases import sources
from alhambra.locale.languages import LANGUAGES
from alhambra.measuring.coverage import BASE_EVENTS
from alhambra.rooms import Room

PLAYERS = 3  # with whom the declarations are looked at
SAME = 4  # words that both languages say alike are no name
BOUGHT = "ware"  # what a purchase is about, which the client puts together

Messages = dict[str, tuple[str, set[str]]]  # by key: the text, and its arguments


class _Variables(Visitor):
    """Collects the arguments of a message, and its words without them."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()
        self.words: list[str] = []

    def visit_TextElement(self, node: ftl.TextElement) -> None:  # noqa: N802
        """Called for each piece of text."""
        self.words.append(node.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        """Called for each."""
        self.found.add(node.id.name)


@lru_cache(maxsize=8)
def parsed(source: str) -> tuple[Messages, list[str]]:
    """The messages of a source, and what is wrong with it."""
    messages: Messages = {}
    wrong: list[str] = []
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ftl.Junk):
            wrong.append(f"this is no message: {(entry.content or '').strip()[:60]}")
        if isinstance(entry, ftl.Message):
            variables = _Variables()
            variables.visit(entry)
            if entry.id.name in messages:
                wrong.append(f"{entry.id.name} stands there twice")
            messages[entry.id.name] = (" ".join(variables.words), variables.found)
    return messages, wrong


def check_messages(room: Room, module: Module, report: Report) -> None:
    """All texts of a room."""
    own: dict[str, Messages] = {}
    for language in LANGUAGES:
        name = f"{language}.ftl"
        if not (room.folder / name).is_file():
            report.note(TEXTS, f"there is no {name}")
            return
        own[language], wrong = parsed(room.read(name))
        for what in [*wrong, *_foreign(own[language], language)]:
            report.note(TEXTS, f"{language}: {what}", name)
    for what in _unlike(own["en"], own["de"]):
        report.note(TEXTS, what)
    for language in LANGUAGES:
        every = parsed("\n".join(sources(language)))[0]
        for what in [*_missing(room, module, every), *_unnamed(module, every)]:
            report.note(TEXTS, f"{language}: {what}")


def _foreign(messages: Messages, language: str) -> list[str]:
    """Single texts in the other language, or all of them together."""
    strange = [key for key, (text, _) in messages.items() if is_foreign(text, language)]
    found = [f"{key} is not in its language" for key in strange[:3]]
    if not strange and is_foreign("\n".join(text for text, _ in messages.values()), language):
        found.append("its texts are not in their language")
    return found


def _unlike(english: Messages, german: Messages) -> list[str]:
    """What only one language has, or both say alike."""
    found = [f"only one language has {key}" for key in sorted({*english} ^ {*german})]
    for key in [key for key in english if key in german]:
        (one, args), (other, others) = english[key], german[key]
        if args != others:
            found.append(f"{key} has other arguments in the other language")
        if one == other and len(words_in(one)) >= SAME:
            found.append(f"{key} is the same in both languages")
    return found


# --- What must be said


def _missing(room: Room, module: Module, every: Messages) -> Iterator[str]:
    """Texts that nobody wrote, and such as want an argument that is not always there."""
    for key, arguments in wanted(room, module):
        if key not in every:
            yield f"there is no text {key}"
        elif arguments is not None and every[key][1] - arguments:
            lacking = ", ".join(sorted(every[key][1] - arguments))
            yield f"{key} asks for {lacking}, which it is not always told"


def wanted(room: Room, module: Module) -> Iterator[tuple[str, set[str] | None]]:
    """Every text a module needs by what it declares, with its arguments if they are known."""
    key = room.id.replace("_", "-")
    rules = rules_for(PLAYERS, (room.id,), ())
    yield f"module-{key}-name", set()
    yield f"module-{key}-text", set()
    for event in module.declares.events:
        always = {name for name, kind in event.kinds.items() if not isinstance(kind, Perhaps)}
        if event.name not in BASE_EVENTS:
            yield _key("event", event.name), always
    for deed in own_deeds(module):
        yield _key("move", deed.name), _arguments(deed)
        for part in deed.named:
            if _may_name_nothing(part.kind, rules):
                yield _key("reason", part.reason), set()
    for step in module.declares.steps:
        if step.shape:
            yield _key("ask", step.name), None
    for reason in sorted(reasons(room)):
        yield _key("reason", reason), set()


def _arguments(deed: Deed) -> set[str] | None:
    """The parts that a move always names; None if they are not declared."""
    if not deed.named or type(deed).parts is not Deed.parts:
        return None
    always = {part.name for part in deed.named if part.usual == ALWAYS or part.follows}
    return {*always, BOUGHT} if "pay" in always else always


def _may_name_nothing(kind: Kind, rules: Rules) -> bool:
    """Whether there are texts of the right form that name none of a kind."""
    for text in ("?", -1, ["?"], [999, 999]):
        try:
            if kind.find(rules, text) == NONE:
                return True
        except NoSuchError:
            return True
        except (BadMoveError, TypeError, ValueError):
            continue
    return False


def own_deeds(module: Module) -> list[Deed]:
    """The deeds that a module declares."""
    deeds = [deed for step in module.declares.steps for deed in step.deeds]
    deeds += [deed for _, deed in module.declares.menus]
    return list({deed.name: deed for deed in deeds}.values())


def _unnamed(module: Module, every: Messages) -> Iterator[str]:
    """Fields, and what follows from the table, that are shown and have no name."""
    fields = [field for field in module.declares.fields if field.key and field.seen != SECRET]
    for key in [*(field.key for field in fields), *module.declares.derived]:
        own = _key(f"part-{module.name}", key)
        if not {own, _key("part", key)} & {*every}:
            yield f"there is no text {own}"


def _key(what: str, name: str) -> str:
    return f"{what}-{name}".replace("_", "-")


# --- Reasons, from the code of the room


def reasons(room: Room) -> set[str]:
    """The rules that a room's functions of legality return when they are broken."""
    found: set[str] = set()
    for file in sorted(room.folder.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.FunctionDef) and re.fullmatch(r"_?(refuse|veto)\w*", node.name):
                found |= set(_returned(node))
    return found


def _returned(function: ast.FunctionDef) -> Iterator[str]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            for value in _values(node.value):
                if isinstance(value, ast.Constant) and _is_key(value.value):
                    yield str(value.value)


def _values(value: ast.expr) -> list[ast.expr]:
    """What an expression may come to: either side of a condition."""
    if isinstance(value, ast.IfExp):
        return [*_values(value.body), *_values(value.orelse)]
    if isinstance(value, ast.BoolOp):
        return [part for one in value.values for part in _values(one)]
    return [value]


def _is_key(value: Any) -> bool:
    return isinstance(value, str) and re.fullmatch(r"[a-z]+(_[a-z]+)*", value) is not None
