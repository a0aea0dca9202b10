"""What the moves, events, questions and areas of a game are made of, for whoever shows them.

Every part has a kind, and a kind is a word (`tile`, `cell`), a list (`{"list": "card"}`), one for
each seat (`{"seats": "amount"}`), one for each of some names in their order (`{"each": ["denar",
"florin"], "of": "amount"}`) or different things side by side (`{"row": {"tile": "tile", "seat":
"seat"}}`).
"""

from typing import TYPE_CHECKING

from alhambra.engine.fields import SECRET
from alhambra.engine.steps.buy import ware_kinds
from alhambra.engine.vocabulary import SPOT, WORDS, kinds_of

if TYPE_CHECKING:
    from alhambra.engine.kinds import Kind
    from alhambra.engine.rules import Rules

Described = dict[str, dict[str, object]]  # the kinds of parts, by what they are parts of


def described_moves(rules: "Rules") -> Described:
    """The parts of all deeds."""
    return {deed.name: _wire(deed.kinds(rules)) for deed in rules.deeds}


def described_questions(rules: "Rules") -> Described:
    """What the steps that ask are about."""
    asking = [step for step in rules.steps.values() if step.shape]
    return {step.name: _wire(step.kinds()) for step in asking}


def described_events(rules: "Rules") -> Described:
    """The parts of all events, first those that the base game tells."""
    told = _base_events(rules)
    for module in rules.modules:
        for event in module.declares.events:
            ware = ware_kinds(rules) if event.names_ware else {}
            told[event.name] = {**event.kinds, **ware}
    return {name: _wire(kinds) for name, kinds in told.items()}


def described_areas(rules: "Rules") -> Described:
    """What each module shows in a view; where it is hidden, a number stands for a list."""
    areas: Described = {}
    for module in rules.modules:
        fields = [field for field in module.declares.fields if field.key and field.seen != SECRET]
        shown = {field.key: field.wire(rules) for field in fields}
        areas[module.name] = {**shown, **_wire(module.declares.derived)}
    return areas


def described_parts(rules: "Rules") -> dict[str, object]:
    """What each name of a part stands for, for texts that only know the names."""
    parts: dict[str, object] = _wire(WORDS)
    for described in (described_moves(rules), described_events(rules), described_questions(rules)):
        for kinds in described.values():
            for name, kind in kinds.items():
                parts.setdefault(name, kind)
    for module in rules.modules:
        for field in module.declares.fields:
            parts.setdefault(field.key, field.kind.wire())
        for key, kind in module.declares.derived.items():
            parts.setdefault(key, kind.wire())
    return parts


def _wire(kinds: "dict[str, Kind]") -> dict[str, object]:
    return {name: kind.wire() for name, kind in kinds.items()}


def _base_events(rules: "Rules") -> "dict[str, dict[str, Kind]]":
    told = {
        "added": kinds_of("seat", *SPOT),
        "bought": {**kinds_of("seat", "price", "paid", "exact"), **ware_kinds(rules)},
        "dealt": kinds_of("seat", "cards"),
        "dirk_drew": kinds_of("tiles"),
        "display": kinds_of("cards"),
        "exchanged": kinds_of("seat", *SPOT),
        "game_over": kinds_of("scores"),
        "given": kinds_of("seat", "tile"),
        "leftover": kinds_of("seat", "tile"),
        "on_market": kinds_of("tile", "space"),
        "passed": kinds_of("seat"),
        "placed": kinds_of("seat", *SPOT),
        "relocated": kinds_of("seat", "lift", *SPOT),
        "removed": kinds_of("seat", "tile", "at"),
        "scored": kinds_of("round", "points"),
        "starts": kinds_of("seat"),
        "stored": kinds_of("seat", "tile"),
        "swapped": kinds_of("seat", "spaces"),
        "took": kinds_of("seat", "cards"),
        "turn": kinds_of("seat"),
        "turned_up": kinds_of("card"),
        "wall_built": kinds_of("seat", "tile", "at", "side"),
    }
    return {**told, "reshuffled": {"cards": kinds_of("count")["count"]}}
