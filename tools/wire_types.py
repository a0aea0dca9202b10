"""Reads the types of everything that goes over the wire, with the comments beside them.

They are written in the server: as types of dictionaries (`shown`, `told`), as models of HTTP bodies
(`bodies`) and as the messages a client may send (`messages`).
"""

import ast
import inspect
import io
import sys
import tokenize
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints

import msgspec
from pydantic import BaseModel
from typing_extensions import TypeAliasType, is_typeddict

from alhambra.server import bodies, bodies_catalogue, bodies_people, messages, shown, told
from alhambra.server.clocks import description
from alhambra.server.orders import language
from alhambra.server.reach import bodies as bodies_reach

MODULES = (
    shown,
    description,
    bodies,
    bodies_catalogue,
    bodies_people,
    bodies_reach,
    language,
    told,
    messages,
)
BASES = (shown.Told, shown.Named, bodies.Body, bodies.Answer, messages.Message)
KEPT = (language.Kept, language.Step, language.Book)  # in the database, and never sent


@dataclass(frozen=True)
class Field:
    """One key of a type."""

    name: str
    hint: Any
    optional: bool
    note: str


@dataclass(frozen=True)
class Shape:
    """A type with keys."""

    name: str
    note: str
    fields: tuple[Field, ...]
    parts: bool  # whether it has parts besides
    open: bool  # whether it has anything else besides


@dataclass(frozen=True)
class Alias:
    """Another name of a type."""

    name: str
    note: str
    hint: Any


Type = Shape | Alias


def types_of(module: types.ModuleType) -> Iterator[Type]:
    """All types of a module, in the order in which they are written."""
    notes = Notes(inspect.getsource(module))
    for name, found in vars(module).items():
        if getattr(found, "__module__", "") != module.__name__ or found in BASES + KEPT:
            continue
        if isinstance(found, TypeAliasType):
            yield Alias(name, notes.above.get(name, ""), found.__value__)
        elif isinstance(found, type) and _is_shape(found):
            yield _shape(found, notes)
    if module is messages:
        yield Alias("ClientMessage", "All that a client may say.", messages.Client)


def _is_shape(found: type) -> bool:
    return is_typeddict(found) or issubclass(found, (BaseModel, msgspec.Struct))


def name_of(found: type) -> str:
    """What it is called; a request may have the same name as what answers it."""
    request = isinstance(found, type) and issubclass(found, messages.Message)
    return f"{found.__name__}Request" if request else found.__name__


def _shape(found: Any, notes: "Notes") -> Shape:
    allowed = getattr(found, "__pydantic_config__", {}).get("extra") == "allow"
    named = shown.Named in getattr(found, "__orig_bases__", ())
    return Shape(
        name=name_of(found),
        note=" ".join((inspect.getdoc(found) or "").split()),
        fields=tuple(fields_of(found, notes)),
        parts=named,
        open=allowed and not named,
    )


def fields_of(found: Any, notes: "Notes | None" = None) -> Iterator[Field]:
    """The keys of any of them; what has a default may be left out."""
    hints = get_type_hints(found, include_extras=True)
    sent: dict[str, str] = {}  # what is called otherwise on the wire
    if is_typeddict(found):
        optional = found.__optional_keys__
    elif issubclass(found, BaseModel):
        hints = {name: hints[name] for name in found.model_fields}
        optional = {name for name, field in found.model_fields.items() if not field.is_required()}
    else:
        struct = msgspec.structs.fields(found)
        optional = {field.name for field in struct if not field.required}
        sent = {field.name: field.encode_name for field in struct}
        if found.__struct_config__.tag is not None:
            yield Field("type", Literal[found.__struct_config__.tag], False, "")
    for name, hint in hints.items():
        note = notes.of(found, name) if notes else ""
        yield Field(sent.get(name, name), hint, name in optional, note)


class Notes:
    """The comments beside the fields of a source, and above its aliases."""

    def __init__(self, source: str) -> None:
        comments = _comments(source)
        self.above: dict[str, str] = {}
        self._beside: dict[tuple[str, str], str] = {}
        alone = {at for at, line in enumerate(source.splitlines(), 1) if line.startswith("#")}
        for node in ast.parse(source).body:
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                above = comments[node.lineno - 1] if node.lineno - 1 in alone else ""
                self.above[node.targets[0].id] = above
            elif isinstance(node, ast.ClassDef):
                for line in node.body:
                    if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                        beside = comments.get(line.end_lineno or 0, "")
                        self._beside[node.name, line.target.id] = beside

    def of(self, found: Any, field: str) -> str:
        """What is said beside a field, here or in a class it comes from."""
        owners = [found, *getattr(found, "__orig_bases__", ()), *found.__mro__]
        names = [getattr(owner, "__name__", "") for owner in owners]
        return next((note for name in names if (note := self._beside.get((name, field)))), "")


def _comments(source: str) -> dict[int, str]:
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    return {
        token.start[0]: token.string.removeprefix("#").strip()
        for token in tokens
        if token.type == tokenize.COMMENT
    }


# --- Types as TypeScript writes them

PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}


def typed(hint: Any, home: str = shown.__name__) -> str:
    """A type of Python as one of TypeScript."""
    if isinstance(hint, str):  # a type that names itself
        return typed(eval(hint, vars(sys.modules[home])))
    if hint is Any:
        return "Json"
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, TypeAliasType):
        return hint.__name__
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        return typed(inner[0])
    if origin is Literal:
        return words(inner)
    if origin in (Union, types.UnionType):
        return " | ".join(dict.fromkeys(typed(one) for one in inner))
    if origin in (list, tuple, dict):
        return _gathered(origin, inner)
    return name_of(hint)


def _gathered(origin: type, inner: tuple[Any, ...]) -> str:
    if origin is tuple and inner[-1] is not ...:
        return f"[{', '.join(typed(one) for one in inner)}]"
    if origin in (list, tuple):
        one = typed(inner[0])
        return f"({one})[]" if " | " in one else f"{one}[]"
    key = typed(inner[0])
    of = "[key: string]" if key == "string" else f"[key in {key}]"
    return f"{{ {of}: {typed(inner[1])} }}"


def words(inner: tuple[str, ...]) -> str:
    """A choice between words."""
    return " | ".join(f'"{word}"' for word in inner)


def listed(alias: Alias) -> tuple[str, tuple[str, ...]] | None:
    """The words that an alias stands for, if it is one of a list, and what the list is called."""
    if get_origin(alias.hint) is Literal:
        snake = "".join(f"_{sign}" if sign.isupper() else sign for sign in alias.name).upper()
        return f"{snake.removeprefix('_')}S", get_args(alias.hint)
    marks = [
        mark for mark in getattr(alias.hint, "__metadata__", ()) if isinstance(mark, shown.OneOf)
    ]
    return (marks[0].name, marks[0].words) if marks else None
