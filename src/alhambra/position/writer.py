"""Writing a position: TOML a person can read and change."""

from alhambra.engine.laying import added_text, laid_tiles
from alhambra.engine.state import State
from alhambra.engine.step import Frame
from alhambra.engine.steps.reading import cell_part
from alhambra.engine.steps.take import names
from alhambra.engine.view import tile_names
from alhambra.game import streams
from alhambra.game.game import Game
from alhambra.game.revisions import current
from alhambra.position.bills import write_bill
from alhambra.position.deals import announced, write_deal
from alhambra.position.gates import written_gates

FORMAT = 1
WIDTH = 96


def dump(game: Game) -> str:
    """The whole truth of this moment, hidden piles included, so `loads` gives the same game."""
    return dump_state(game.state, game.setup.colours, game.setup.seed)


def dump_state(state: State, colours: tuple[str, ...], seed: int) -> str:
    """The text of a state, which names the revisions of its rules."""
    made = current(tuple(module.name for module in state.rules.modules))
    revisions = [f"{name} {number}" for name, number in made.items()]
    lines = ["# Alhambra position", f"format = {FORMAT}", *_table({"revisions": revisions})]
    lines += _table(_head(state, colours, seed))
    for seat in range(state.rules.players):
        lines += ["", "[[seat]]", *_table(_seat(state, seat, colours[seat]))]
    if state.rules.with_dirk:
        dirk = {"tiles": tile_names(state, state.dirk), "score": state.scores[-1]}
        lines += ["", "[dirk]", *_table(dirk)]
    if state.bill is not None:
        lines += ["", "[bill]", *_table(write_bill(state, state.bill))]
    if state.deal is not None and announced(state):
        lines += ["", "[deal]", *_table(write_deal(state, state.deal))]
    for module in state.rules.modules:
        lines += ["", f"[module.{module.name}]", *_table(module.write(state))]
    return "\n".join(lines) + "\n"


def _head(state: State, colours: tuple[str, ...], seed: int) -> dict[str, object]:
    rules = state.rules
    return {
        "modules": [module.name for module in rules.modules],
        "options": rules.options,
        "starter": colours[state.starter],
        "turn": colours[state.turn],
        "due": colours[state.due],
        "actions": int(state.actions),
        "acted": state.acted,
        "rounds": int(state.rounds),
        "queued": int(state.queued),
        "ended": state.ended,
        "frames": [_frame(frame, colours) for frame in state.frames],
        "market": [rules.tiles[tile].name if tile >= 0 else "-" for tile in state.market],
        **_drawn(state),
        "display": names(rules, state.display),
        "discard": names(rules, sorted(state.discard)),
        "deck": names(rules, state.deck[::-1]),
        "stacks": stack_sizes(state),
        "tower": tile_names(state, state.tower[::-1]),
        "gone": tile_names(state, state.gone),
        "gone_cards": names(rules, sorted(state.gone_cards)),
        "walls": _walls(state),
        "seed": seed,
        "generator": streams.written(state.rng),
    }


def _drawn(state: State) -> dict[str, object]:
    """A tile on its way to the market; written only in the middle of a refill."""
    return {"drawn": state.rules.tiles[int(state.drawn)].name} if state.drawn >= 0 else {}


def stack_sizes(state: State) -> list[int]:
    """How many cards are left of each fifth of the deck, from the top; empty once reshuffled."""
    sizes: list[int] = []
    top = len(state.deck)
    for start in state.fifths:
        sizes.append(max(0, top - start))
        top = min(top, start)
    return sizes


def _frame(frame: Frame, colours: tuple[str, ...]) -> str:
    """An open frame: its step (with ? if it asks), for whom, how far, and its argument."""
    mark = "?" if frame.seat >= 0 else ""
    return f"{frame.step.name}{mark} {colours[frame.who]} {frame.pc} {frame.a}"


def _seat(state: State, seat: int, colour: str) -> dict[str, object]:
    return {
        "colour": colour,
        "score": state.scores[seat],
        "hand": names(state.rules, state.hand(seat)),
        **_blind(state, seat),
        "board": board_lines(state, seat),
        **written_gates(state.boards[seat]),
        "reserve": tile_names(state, state.reserves[seat]),
        "pending": tile_names(state, state.pending[seat]),
    }


def _blind(state: State, seat: int) -> dict[str, object]:
    """Cards in hand that others have not seen; written only if there are any."""
    count = len(state.rules.currencies)
    faces: list[int] = []
    for index, units in enumerate(state.blind[seat * count : (seat + 1) * count]):
        faces.extend(state.cards_in(index, units))
    return {"blind": names(state.rules, faces)} if faces else {}


def board_lines(state: State, seat: int) -> list[str]:
    """The tiles of an Alhambra, each with its place; the fountain is always at 0,0."""
    lines: list[str] = []
    for tile, turn, cell in laid_tiles(state, seat):
        x, y = cell_part(cell)
        turned = f" turn {turn}" if turn else ""
        lines.append(f"{state.rules.tiles[tile].name} @ {x},{y}{turned}")
    return lines


def _walls(state: State) -> list[str]:
    """Walls that were added to tiles, as the tiles are printed: `tower 12 - + NE`."""
    return [
        f"{state.rules.tiles[tile].name} + {added_text(sides)}"
        for tile, sides in sorted(state.added_walls.items())
    ]


def _table(table: dict[str, object]) -> list[str]:
    lines: list[str] = []
    for key, value in table.items():
        line = f"{key} = {_value(value)}"
        if len(line) > WIDTH and isinstance(value, list):
            lines += [f"{key} = [", *_wrapped([_value(item) for item in value]), "]"]
        else:
            lines.append(line)
    return lines


def _wrapped(items: list[str]) -> list[str]:
    """Items filled into indented lines."""
    lines: list[str] = []
    line = " "
    for item in items:
        if len(line) + len(item) + 2 > WIDTH:
            lines.append(line)
            line = " "
        line += f" {item},"
    return [*lines, line]


def _value(value: object) -> str:
    if value is None:
        return '"-"'
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, list):
        return f"[{', '.join(_value(item) for item in value)}]"
    raise TypeError(f"not part of the notation: {value!r}")
