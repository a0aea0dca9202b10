"""What buildings, walls and money are worth, roughly, as several modules' advice needs it."""

from collections.abc import Sequence
from typing import Any, Final

from alhambra.bots.advice.told import place_points, told
from alhambra.bots.laid import NO_TILE, read_layout
from alhambra.bots.sums import sums_of
from alhambra.bots.table import Table
from alhambra.engine.cells import FOUNTAIN, SIDE_LETTERS, cell_at
from alhambra.engine.laying import install
from alhambra.engine.outline import runs
from alhambra.engine.rng import seeded
from alhambra.engine.rules import TYPES, Rules
from alhambra.engine.scoring import LAST_ROUND, share
from alhambra.engine.state import State, empty_table
from alhambra.game.catalogue import rules_for

COIN: Final = 0.3  # one unit of money
CARD: Final = 0.5  # one more card in hand
ACTION: Final = 4.0  # another action, whatever it is good for
EXACT: Final = 0.45  # which part of a tile's worth the means to pay it exactly have,
ENOUGH: Final = 0.25  # and means that are enough
WALLS: Final = 2.0  # what a tile adds beside its building
FREE: Final = 50.0  # what costs no action comes before any action, if it is of use
UNSEEN: Final = 2.0  # what the judge cannot see counts for both, since its price he sees
SHARE: Final = 0.6  # the fraction of today's lead that will last until it is scored
HOPE: Final = 0.5  # one more building, whatever it changes right away
LONG: Final = 4.0  # tiles each seat may still expect while there is time enough


def rules_of(view: dict[str, Any]) -> Rules:
    """The rules of the game in this view."""
    return rules_for(view["players"], tuple(view["modules"]), tuple(view["options"]))


def time_left(view: dict[str, Any]) -> float:
    """1 while there is time to use what one gets, 0 at the end."""
    return min(1.0, int(view["tower"]) / int(view["players"]) / LONG)


def scorings_left(view: dict[str, Any]) -> int:
    """How many scorings are still to come."""
    return LAST_ROUND - int(view["rounds"])


def own_table(view: dict[str, Any]) -> State:
    """A table on which nothing lies but the own Alhambra."""
    rules = rules_of(view)
    state = empty_table(rules, seeded("advice"))
    seat = view["you"]
    layout = read_layout(rules, seat, view["seats"][seat])
    if layout is None:
        raise ValueError("the view shows tiles that its modules do not have")
    state.boards[seat].add_wall(FOUNTAIN, layout[0].added)
    for laid in layout[1:]:
        if laid.added:
            state.added_walls[laid.tile] = laid.added
        install(state, seat, laid.tile, laid.turn, laid.cell)
    for at, side in told(view, "open_gates"):
        state.boards[seat].open_gate(cell_at(*at), SIDE_LETTERS.index(side))
    return state


def wall_points(state: State, seat: int, bonus: int = 0) -> int:
    """The longest wall, with a bonus for each half cell in it."""
    found = runs(state.boards[seat])
    return found[0].length + bonus * found[0].diagonals if found else 0


def another_action(view: dict[str, Any]) -> float:
    """What an action is worth that one keeps: the best card could be taken with it."""
    table = Table(view)
    cards = enumerate(table.sort_money(view["display"]))
    best = max(
        (
            COIN * value + CARD + _means(view, table, currency, value)
            for currency, values in cards
            for value in values
        ),
        default=0.0,
    )
    return max(ACTION, best) * time_left(view)


def _means(view: dict[str, Any], table: Table, currency: int, value: int) -> float:
    """What such a card adds to the means to pay the tile that its currency buys."""
    tile = table.market[currency] if currency < len(table.market) else NO_TILE
    if table.kind(tile) == NO_TILE:
        return 0.0
    now, price = sums_of(table.purses[currency]), table.price(tile)
    more = _part(now | now << value, price) - _part(now, price)
    return more * (WALLS + building_gain(view, [table.kind(tile)]))


def _part(sums: int, price: int) -> float:
    """Which part of a tile's worth it is that these sums can be paid."""
    if sums >> price & 1:
        return EXACT
    return ENOUGH if sums >> price else 0.0


def half_gain(view: dict[str, Any], kind: int) -> float:
    """What half a building of this type adds in the next scoring, if there is a whole one."""
    rules, you = rules_of(view), int(view["you"])
    counts = _doubled(view, rules, kind)
    if not counts[you]:
        return 0.0
    after = counts[:]
    after[you] += 1
    points = place_points(view, rules.points)[int(view["rounds"])][kind]
    return float(share(after, points)[you][0] - share(counts, points)[you][0])


def _doubled(view: dict[str, Any], rules: Rules, kind: int) -> list[int]:
    """Twice the buildings of this type that everybody has, Dirk last."""
    counts = [2 * int(seat["buildings"][TYPES[kind]]) for seat in view["seats"]]
    if "dirk" in view:
        counts.append(2 * _dirks(rules.tile_by_name, rules.tile_kind, view, kind))
    return counts


def building_gain(view: dict[str, Any], kinds: Sequence[int]) -> float:
    """What buildings of these types add to the own majorities, in all scorings to come."""
    rules = rules_of(view)
    gain = 0.0
    for kind in kinds:
        counts = _doubled(view, rules, kind)
        after = counts[:]
        after[view["you"]] += 2
        for points in place_points(view, rules.points)[int(view["rounds"]) :]:
            more = share(after, points[kind])[view["you"]][0]
            gain += SHARE * (more - share(counts, points[kind])[view["you"]][0])
        gain += HOPE * scorings_left(view)
    return gain


def _dirks(names: dict[str, int], kinds: Any, view: dict[str, Any], kind: int) -> int:
    return sum(1 for name in view["dirk"]["tiles"] if kinds[names[name]] == kind)


def paid_value(cards: list[str]) -> int:
    """What units of money, written as `denar 7`, are worth together."""
    values = [name.rpartition(" ")[2] for name in cards]
    return sum(int(value) if value.isdecimal() else 1 for value in values)


def unfinished_tiles(view: dict[str, Any]) -> frozenset[str]:
    """The tiles that are no buildings yet."""
    return frozenset(told(view, "unfinished"))
