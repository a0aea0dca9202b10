"""What a seat may know. This is the only door: what is not written here stays hidden.

Other hands appear as a number of cards, deck and tower as a number; their order, the seed and the
state of the generator appear nowhere.
"""

from typing import Final

from mypy_extensions import i64

from alhambra.engine.keeping import shown
from alhambra.engine.laying import added_text, laid_tiles
from alhambra.engine.marks import shown_marks
from alhambra.engine.outline import longest_wall
from alhambra.engine.rules import TYPES
from alhambra.engine.state import State
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.steps.take import names

SPECTATOR: Final = -1


def view(state: State, seat: i64, colours: tuple[str, ...]) -> dict[str, object]:
    """The table as one seat sees it (or SPECTATOR), as plain JSON values."""
    rules = state.rules
    result: dict[str, object] = {
        "players": rules.players,
        "modules": [module.name for module in rules.modules],
        "options": rules.options[:],
        "you": int(seat) if seat >= 0 else None,
        "turn": int(state.turn),
        "starter": int(state.starter),
        "rounds": int(state.rounds),
        "over": state.over(),
        "market": [tile_or_none(state, tile) for tile in state.market],
        "display": names(rules, state.display),
        "discard": names(rules, sorted(state.discard)),
        "deck": len(state.deck),
        "tower": len(state.tower),
        "gone": tile_names(state, state.gone),
        "seats": [
            _seat_view(state, other, colours[other], other == seat)
            for other in range(rules.players)
        ],
        "question": _question_view(state),
    }
    if rules.with_dirk:
        result["dirk"] = {
            "tiles": tile_names(state, state.dirk),
            "score": state.scores[rules.players],
        }
    if state.drawn >= 0:
        result["drawn"] = rules.tiles[int(state.drawn)].name
    if rules.give_marks:
        result["marks"] = shown_marks(state)
    for module in rules.shown:
        result[module.name] = shown(module, state, seat)
    return result


def _seat_view(state: State, seat: int, colour: str, own: bool) -> dict[str, object]:
    board = state.boards[seat]
    tiles: list[dict[str, object]] = []
    for tile, turn, cell in laid_tiles(state, seat):
        laid: dict[str, object] = {"tile": state.rules.tiles[tile].name, "at": cell_part(cell)}
        if turn:
            laid["turn"] = turn
        if tile in state.added_walls:
            laid["added"] = added_text(state.added_walls[tile])
        tiles.append(laid)
    result: dict[str, object] = {
        "colour": colour,
        "score": state.scores[seat],
        "cards": int(state.card_count(seat)),
        "board": tiles,
        "reserve": tile_names(state, state.reserves[seat]),
        "pending": tile_names(state, state.pending[seat]),
        "wall": int(longest_wall(board)),
        "buildings": {name: int(board.counts[kind]) for kind, name in enumerate(TYPES)},
    }
    if seat in state.added_walls:  # the number of a seat is also that of its fountain
        result["fountain"] = added_text(state.added_walls[seat])
    if own:
        result["hand"] = names(state.rules, state.hand(seat))
    return result


def _question_view(state: State) -> dict[str, object] | None:
    if state.over():
        return None
    frame = state.frames[-1]
    return {
        "seat": int(frame.seat),
        "kind": frame.step.name,
        "shape": frame.step.shape,
        "data": frame.step.data(state, frame),
    }


def tile_or_none(state: State, tile: int) -> str | None:
    """A tile's text, None for an empty space."""
    return state.rules.tiles[tile].name if tile >= 0 else None


def tile_names(state: State, tiles: list[int]) -> list[str]:
    """Tiles as texts."""
    return [state.rules.tiles[tile].name for tile in tiles]
