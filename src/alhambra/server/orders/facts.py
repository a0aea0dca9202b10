"""What can be said of a move: facts that follow from the kinds of its parts and from the pieces.

No module is known here. A part of the kind `tile` has building types and a price, whoever sells it;
money has currencies and values; a purchase has a price and is paid exactly or not.
"""

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, cast

from alhambra.engine.kinds import Kind
from alhambra.engine.rules import CURRENCY_SHIFT, SPECIAL, TYPES, Rules
from alhambra.engine.step import Deed, Step
from alhambra.engine.steps.buy import Purchase
from alhambra.game.game import Game
from alhambra.game.moves import Move
from alhambra.server.orders.language import Condition
from alhambra.server.shown import Ware
from alhambra.server.wares import wares

Values = list[Any]
MOST_CHOICES = 40  # of things that are picked by name
PAY = "pay"
SAID_OF_PURCHASES = {("tile", "price"), ("space", "currency"), (PAY, "total")}


class Fact(NamedTuple):
    """Something that can be asked for: one of some choices, or a number from-to."""

    part: str | None
    fact: str
    kind: str  # the kind of the choices, by which clients draw them; "" for a number
    choices: Values


class Moment:
    """The open question, for whoever asks about its moves again and again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.state.rules
        question = game.question
        self.data: Mapping[str, Any] = {} if question is None else question.data
        self._wares: list[Ware] | None = None

    def price(self, move: Move) -> int | None:
        """What the thing costs that this move buys, with all that modules add or take off."""
        if self._wares is None:
            self._wares = wares(self.game)
        for ware in self._wares:
            parts = cast("dict[str, Any]", ware)
            named = {key: parts[key] for key in parts if key not in ("move", "currency", "price")}
            if ware["move"] == move.kind and named.items() <= _hashable(move.parts).items():
                return int(ware["price"])
        return None


def _hashable(parts: Mapping[str, Any]) -> dict[str, Any]:
    return {key: tuple(value) if isinstance(value, list) else value for key, value in parts.items()}


# --- What a part stands for


def _tile_types(rules: Rules, tile: Any) -> Values:
    spec = rules.tiles[rules.tile_by_name[tile]]
    return [TYPES[kind] for kind in spec.kinds if 0 <= kind < len(TYPES)]


def _tile_price(rules: Rules, tile: Any) -> Values:
    price = rules.tiles[rules.tile_by_name[tile]].price
    return [price] if price >= 0 else []


def _space_currency(rules: Rules, space: Any) -> Values:
    return [rules.currencies[int(rules.space_currency[space - 1])].name]


def _currency(rules: Rules, name: Any) -> Values:
    if name in rules.unit_by_name:
        return [rules.currencies[rules.unit_by_name[name][0]].name]
    face = rules.face_by_name.get(name, SPECIAL)
    return [rules.currencies[face >> CURRENCY_SHIFT].name] if face < SPECIAL else []


def _value(rules: Rules, name: Any) -> Values:
    if name in rules.unit_by_name:
        return [int(rules.unit_by_name[name][1].value)]
    return [int(rules.face_value[rules.face_by_name[name]])] if name in rules.face_by_name else []


def _itself(rules: Rules, value: Any) -> Values:  # noqa: ARG001 - one of several readers
    return [value]


Reader = Callable[[Rules, Any], Values]
MONEY: dict[str, tuple[str, Reader]] = {
    "currency": ("currency", _currency),
    "value": ("", _value),
}
READERS: dict[str, dict[str, tuple[str, Reader]]] = {
    "tile": {"type": ("type", _tile_types), "price": ("", _tile_price)},
    "space": {"currency": ("currency", _space_currency)},
    "card": MONEY,
    "held": MONEY,
    "money": MONEY,
    "amount": {"amount": ("", _itself)},
    "cell": {},
    "turn": {},
}


def _word(kind: Kind) -> tuple[str, bool]:
    """The word of a kind, and whether there are several; "" if it is made of different things."""
    wire = kind.wire()
    if isinstance(wire, str):
        return wire, False
    inner = wire.get("list") if isinstance(wire, dict) else None
    return (inner, True) if isinstance(inner, str) else ("", False)


def _readers(word: str) -> dict[str, tuple[str, Reader]]:
    """Whatever has no facts of its own can be picked by its name."""
    return READERS.get(word, {"which": (word, _itself)}) if word else {}


# --- What can be asked for


def facts_of(rules: Rules, step: Step, deed: Deed) -> list[Fact]:
    """All that an order may ask of such a move, in the order of its parts.

    What is bought costs its price, not what is printed, and is paid in the currency of its money.
    """
    found: list[Fact] = []
    for part, kind in {**step.kinds(), **deed.kinds(rules)}.items():
        found += _part_facts(rules, part, kind)
    if isinstance(deed, Purchase):
        found = [fact for fact in found if (fact.part, fact.fact) not in SAID_OF_PURCHASES]
        found += [Fact(None, "price", "", []), Fact(None, "exact", "flag", [True, False])]
    found.append(Fact(None, "next", "seat", list(range(rules.players))))
    return found


def _part_facts(rules: Rules, part: str, kind: Kind) -> list[Fact]:
    word, several = _word(kind)
    found = []
    for fact, (chosen, _) in _readers(word).items():
        choices = _choices(rules, kind, chosen)
        if not chosen or choices:
            found.append(Fact(part, fact, chosen, choices))
    if several:
        found.append(Fact(part, "count", "", []))
    if several and word in ("money", "card", "held"):
        found.append(Fact(part, "total", "", []))
    return found


def _choices(rules: Rules, kind: Kind, chosen: str) -> Values:
    if chosen == "type":
        return list(TYPES)
    if chosen == "currency":
        return [currency.name for currency in rules.currencies]
    single = getattr(kind, "kind", kind)
    size = int(single.size(rules))
    if not chosen or size > MOST_CHOICES:
        return []
    named = [single.text(rules, value) for value in range(size)]
    return named if all(isinstance(name, str | int) for name in named) else []


# --- Whether it holds


def holds(moment: Moment, move: Move, condition: Condition) -> bool:
    """Whether the move meets a condition; what has no such fact meets none.

    A tile of two types is of either. Of several cards each must do.
    """
    values = facts(moment, move, condition)
    if condition.fact == "type":
        return any(_fits(value, condition) for value in values)
    return bool(values) and all(_fits(value, condition) for value in values)


def _fits(value: Any, condition: Condition) -> bool:
    if condition.among:
        return any(type(one) is type(value) and one == value for one in condition.among)
    low, high = condition.least, condition.most
    return (
        isinstance(value, int) and (low is None or low <= value) and (high is None or value <= high)
    )


def facts(moment: Moment, move: Move, condition: Condition) -> Values:
    """The values that the condition speaks of."""
    if condition.part is None:
        return _whole(moment, move, condition.fact)
    part = move.parts.get(condition.part, moment.data.get(condition.part))
    if part is None:
        return []
    several = part if isinstance(part, list | tuple) else [part]
    if condition.fact == "count":
        return [len(several)]
    if condition.fact == "total":
        return [sum(sum(_value(moment.rules, one)) for one in several)]
    reader = _reader(moment, move, condition)
    return [] if reader is None else [v for one in several for v in reader(moment.rules, one)]


def _reader(moment: Moment, move: Move, condition: Condition) -> Reader | None:
    frame = moment.game.state.frames[-1]
    deed = moment.rules.deed_by_name[move.kind]
    kind = {**frame.step.kinds(), **deed.kinds(moment.rules)}.get(condition.part or "")
    if kind is None:
        return None
    found = _readers(_word(kind)[0]).get(condition.fact)
    return None if found is None else found[1]


def _whole(moment: Moment, move: Move, fact: str) -> Values:
    state = moment.game.state
    if fact == "next":
        return [int(state.next_seat(state.turn))]
    price = moment.price(move)
    if price is None:
        return []
    if fact == "price":
        return [price]
    paid = sum(sum(_value(moment.rules, one)) for one in move.parts.get(PAY, []))
    return [paid == price]


def preference(moment: Moment, move: Move) -> tuple[int, int, int, int]:
    """Of several moves that fit, the one for which this is the least is made.

    The highest printed values of tiles and open cards come first, then the fewest cards of the own
    hand, then the least they are worth, then the lowest amount named. What is still equal is made
    in the order in which the moves are listed.
    """
    gained = cards = paid = amount = 0
    kinds = moment.rules.deed_by_name[move.kind].kinds(moment.rules)
    for part, value in move.parts.items():
        word = _word(kinds[part])[0] if part in kinds else ""
        several = value if isinstance(value, list | tuple) else [value]
        if word == "tile":
            gained += sum(sum(_tile_price(moment.rules, one)) for one in several)
        elif word == "card":
            gained += sum(sum(_value(moment.rules, one)) for one in several)
        elif word in ("money", "held"):
            cards += len(several)
            paid += sum(sum(_value(moment.rules, one)) for one in several)
        elif word == "amount":
            amount += sum(several)
    return -gained, cards, paid, amount
