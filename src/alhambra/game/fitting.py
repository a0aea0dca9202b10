"""Whether modules fit together: names that are told apart, and values for which there is room."""

from collections import Counter
from collections.abc import Iterator

from alhambra.engine.compound import COLUMN_MASK, Bunch, Row
from alhambra.engine.fields import Map
from alhambra.engine.kinds import BYTE, Amount, Kind, Listed, Pair, Perhaps, Several, Some, Words
from alhambra.engine.module import Module
from alhambra.engine.rng import seeded
from alhambra.engine.rules import Rules
from alhambra.engine.setup import new_game
from alhambra.engine.view import SPECTATOR, view

BITS = 62  # of a number that a kind puts together
TRIED = 1_000  # moves, more than most games have


def check_names(rules: Rules) -> None:
    """Refuses pieces and events of the same name, which nobody could tell apart."""
    named = {
        "tiles": [tile.name for tile in rules.tiles],
        "cards": [name for name in rules.face_names if name],
        "events": [event.name for module in rules.modules for event in module.declares.events],
    }
    for what, names in named.items():
        twice = [name for name, count in Counter(names).items() if count > 1]
        if twice:
            raise ValueError(f"two {what} are called {twice[0]}")


def check_kinds(rules: Rules) -> None:
    """Refuses kinds whose values could not be told apart, or would run into each other."""
    for module in rules.modules:
        for kind in _declared(module):
            for complaint in _complaints(rules, kind):
                raise ValueError(f"{module.name}: {complaint}")


def try_game(rules: Rules, colours: tuple[str, ...], on: bool) -> None:
    """Deals, plays on at random and looks; whatever a module raises on the way is raised here."""
    chance = seeded("fit")
    state = new_game(rules, chance.copy(), True, colours)
    for _ in range(TRIED if on else 0):
        if state.over():
            break
        codes = state.codes()
        state.apply(codes[chance.below(len(codes))])
    for seat in (SPECTATOR, 0):
        view(state, seat, colours)


def _complaints(rules: Rules, kind: Kind) -> Iterator[str]:
    if isinstance(kind, Words) and len(set(map(repr, kind.words))) < max(1, len(kind.words)):
        yield f"the words of {kind.word} must be some, and none twice"
    elif isinstance(kind, Amount) and kind.low > kind.high:
        yield f"there is no {kind.word} from {kind.low} to {kind.high}"
    elif isinstance(kind, Pair) and kind.other.size(rules) > BYTE:
        yield f"a {kind.other.word} does not fit into the second place of a Pair"
    elif isinstance(kind, Several) and (kind.kind.size(rules) > BYTE or 8 * kind.count > BITS):
        yield f"{kind.count} of {kind.word} do not fit into one number"
    elif isinstance(kind, Some) and len(kind.choice) > BITS:
        yield f"some of {len(kind.choice)} {kind.plural} do not fit into one number"
    elif isinstance(kind, Bunch) and kind.bits * kind.count > BITS:
        yield f"a bunch of {kind.count} {kind.plural} does not fit into one number"
    elif isinstance(kind, Row):
        for column in kind.columns:
            if column.kind.size(rules) > COLUMN_MASK + 1:
                yield f"a {column.kind.word} does not fit into the column {column.name}"


def _declared(module: Module) -> Iterator[Kind]:
    """All kinds that a module names, and those of which they are made."""
    declares = module.declares
    yield from declares.pieces
    for field in declares.fields:
        yield from _made_of(field.kind)
        if isinstance(field, Map):
            yield from _made_of(field.one)
    for event in declares.events:
        for kind in event.kinds.values():
            yield from _made_of(kind)
    asked = [deed for step in declares.steps for deed in step.deeds]
    for deed in [*(deed for _, deed in declares.menus), *asked]:
        for part in deed.named:
            yield from _made_of(part.kind)


def _made_of(kind: Kind) -> Iterator[Kind]:
    yield kind
    inner: list[Kind] = []
    if isinstance(kind, Pair):
        inner = [kind.one, kind.other]
    elif isinstance(kind, Row):
        inner = [column.kind for column in kind.columns]
    elif isinstance(kind, (Several, Some, Listed, Perhaps, Bunch)):
        inner = [kind.kind]
    for one in inner:
        yield from _made_of(one)
