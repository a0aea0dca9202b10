"""The names of all pieces, module by module, for whoever wants to see them drawn."""

from functools import cache

from alhambra import Game, Setup
from alhambra.modules import ALL

PLAYERS = 3
SEED = 1


@cache
def all_pieces() -> dict[str, list[str]]:
    """By module, `base` first; a piece whose name tells no kind has the kind before it."""
    known = set(_names(()))
    found = {"base": sorted(known)}
    for module in ALL:
        found[module] = [name for name in _names((module,)) if name not in known]
    return found


def _names(chosen: tuple[str, ...]) -> list[str]:
    """Tiles and cards that a game with these modules has, and the stocks of the modules."""
    rules = Game(Setup(players=PLAYERS, modules=chosen, seed=SEED)).state.rules
    names = [tile.name for tile in rules.tiles] + [name for name in rules.face_names if name]
    for module in rules.modules:
        for stock in module.declares.pieces:
            texts = [stock.text(rules, stock.first + n) for n in range(len(stock.copies))]
            names += [_called(stock.word, text, names) for text in texts]
    return list(dict.fromkeys(names))


def _called(kind: str, text: object, names: list[str]) -> str:
    if text in names:
        return str(text)
    words = [str(word) for word in text] if isinstance(text, list) else [str(text)]
    return words[0] if " " in words[0] else "-".join([kind, *words])
