"""What a craftsman is worth: the move he makes better, less a little for not having him later."""

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from alhambra.bots.advice.worth import (
    ACTION,
    COIN,
    FREE,
    another_action,
    building_gain,
    own_table,
    paid_value,
    scorings_left,
    time_left,
    wall_points,
)
from alhambra.bots.reasons_kinds import Reason
from alhambra.bots.sums import sums_of
from alhambra.engine.cells import cell_at
from alhambra.engine.laying import install, uninstall
from alhambra.engine.outline import open_outer_sides
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.engine.state import State
from alhambra.game.moves import Move

EXACT: Final = 2.0  # a tile can be paid exactly that could not be before
BUILT: Final = 4.0  # a tile of the reserve is built
FIRST: Final = 6.0  # what costs no action comes before any that does, if it is of use
FACE_DOWN: Final = "face-down"  # a craftsman nobody has seen


def advise(view: dict[str, Any], move: Move) -> float | None:
    """Points for the deeds of craftsmen; what resembles a move of the base game is left to it."""
    kind = move.kind.removeprefix("late_")
    if kind == "carpenter_price":
        return _cheaper(view, str(move.parts["tile"]), int(move.parts["less"]))
    if kind == "coiner_buy":
        return _coined(view, move)
    if kind == "stonemason_swap":
        return _swapped(view, str(move.parts["give"]), str(move.parts["take"]))
    if kind == "mortar_swap":
        return _mixed(view, [int(space) - 1 for space in move.parts["spaces"]])
    if kind == "forge":
        late = move.kind != kind  # then the cards are there for others
        return 0.0 if late or _payable(view, view["market"]) else FIRST * time_left(view)
    if kind == "call_builder":
        return FIRST if view["seats"][view["you"]]["reserve"] else 0.0
    if kind == "craft_move":
        return _moved(view, move)
    return {"craft_remove": -BUILT, "craft_done": 0.0, "pass_craftsman": 0.0}.get(kind)


def extra(view: dict[str, Any], move: Move) -> float:
    """A tile that the carpenter made cheaper is paid exactly with less."""
    if move.kind != "buy":
        return 0.0
    for tile, less in view["travelling_craftsmen"]["cheaper"]:
        if tile == move.parts.get("tile"):
            price = int(tile.split()[1]) - int(less)
            return ACTION * time_left(view) if paid_value(move.parts["pay"]) == price else 0.0
    return 0.0


def why(view: dict[str, Any], move: Move) -> Iterator[Reason]:
    """Whom one has then, what money and the market come to, what the builder finds."""
    kind, parts = move.kind.removeprefix("late_"), move.parts
    shown = view["travelling_craftsmen"]
    if kind == "pass_craftsman":
        yield Reason("craftsmen_then", craftsmen=_left_with(view, str(parts["craftsman"])))
    elif kind == "done_end" and shown["used"] is None and _goes_on(view):
        yield Reason("craftsmen_unused", craftsmen=shown["up"][view["you"]])
    elif kind == "mortar_swap":
        yield from _why_mixed(view, parts["spaces"])
    elif kind == "stonemason_swap":
        yield from _why_swapped(view, str(parts["give"]), str(parts["take"]))
    elif kind == "coiner_buy":
        lent = Counter(parts["pay"]) & Counter(view["display"])
        yield Reason("coiner_lent", cards=list(lent.elements()))
    elif kind == "call_builder":
        reserve = view["seats"][view["you"]]["reserve"]
        yield Reason("craft_free", count=len(reserve))
    elif kind == "craft_move":
        now, then = (_open_sides(view, state) for state in (own_table(view), _relaid(view, move)))
        if then > now:
            yield Reason("craft_opens", now=now, after=then)


def _goes_on(view: dict[str, Any]) -> bool:
    """Whether the market can still be filled, so that this is not the last turn."""
    return bool(view["market"].count(None) <= view["tower"])


def _open_sides(view: dict[str, Any], state: State) -> int:
    """How many open sides one's own Alhambra has to go on building."""
    return int(sum(open_outer_sides(state.boards[view["you"]])))


def _left_with(view: dict[str, Any], passed: str) -> list[str]:
    """Whom one has once this craftsman is passed on; the hidden one is turned up."""
    shown, you = view["travelling_craftsmen"], view["you"]
    left = [*shown["up"][you], *(name for name in shown["face_down"][you] if name != FACE_DOWN)]
    left.remove(passed)
    return left


def _why_mixed(view: dict[str, Any], spaces: list[int]) -> Iterator[Reason]:
    """Of the two tiles the one for which one's own cards are more nearly enough."""
    found: list[tuple[int, Reason]] = []
    for old, new in (spaces, spaces[::-1]):
        tile, currency = str(view["market"][old - 1]), CURRENCIES[new - 1]
        held = _sums(view, currency).bit_length() - 1
        price = tile.split()[1]
        if held and price.isdecimal():
            told = {"tile": tile, "currency": currency, "sum": held, "enough": held >= int(price)}
            found.append((held - int(price), Reason("mortar_currency", **told)))
    if found and _goes_on(view):
        yield max(found, key=lambda pair: pair[0])[1]


def _why_swapped(view: dict[str, Any], give: str, take: str) -> Iterator[Reason]:
    """A tile that can be paid exactly then, else how much more money it is."""
    currency = give.rpartition(" ")[0]
    tile = view["market"][CURRENCIES.index(currency)] if currency in CURRENCIES else None
    now, then = _sums(view, currency), _sums(view, currency, give, take)
    if tile and tile.split()[1].isdecimal() and (then & ~now) >> int(tile.split()[1]) & 1:
        yield Reason("stonemason_exact", tile=tile)
    elif then > now:
        sums = {"now": now.bit_length() - 1, "after": then.bit_length() - 1}
        yield Reason("stonemason_more", currency=currency, **sums)


def _sums(view: dict[str, Any], currency: str, less: str = "", more: str = "") -> int:
    """The sums that one's own hand can pay in a currency: bit n is set if it can pay n."""
    hand = list(view["seats"][view["you"]]["hand"])
    if less:
        hand.remove(less)
    if more:
        hand.append(more)
    cards = [card.rpartition(" ") for card in hand]
    return sums_of(int(value) for name, _, value in cards if name == currency and value.isdecimal())


def _payable(view: dict[str, Any], market: list[str | None]) -> int:
    """How many tiles of a market one's own hand can pay exactly."""
    return sum(
        _sums(view, CURRENCIES[space]) >> int(tile.split()[1]) & 1
        for space, tile in enumerate(market)
        if tile is not None and tile.split()[1].isdecimal()
    )


def _cheaper(view: dict[str, Any], tile: str, less: int) -> float:
    """Good if the tile can be paid exactly then and could not be before; one such tile will do."""
    if tile not in view["market"] or not tile.split()[1].isdecimal():
        return 0.0
    if view["travelling_craftsmen"]["cheaper"]:
        return 0.0
    sums = _sums(view, CURRENCIES[view["market"].index(tile)])
    price = int(tile.split()[1])
    if sums >> price & 1:
        return 0.0
    return FREE if sums >> (price - less) & 1 else 0.0


def _coined(view: dict[str, Any], move: Move) -> float:
    """The tile, less the money of one's own hand; that of the display costs nothing."""
    tile = str(move.parts.get("tile", ""))
    pay = list(move.parts["pay"])
    own = [card for card in pay if card not in view["display"]]
    words = tile.split()
    gain = building_gain(view, [TYPES.index(words[0])]) if words[0] in TYPES else 0.0
    exact = words[1].isdecimal() and int(words[1]) == paid_value(pay)
    again = another_action(view) if exact else 0.0
    return gain + again - COIN * paid_value(own) * time_left(view)


def _swapped(view: dict[str, Any], give: str, take: str) -> float:
    """More money, and a tile that can be paid exactly."""
    currency = give.rpartition(" ")[0]
    worth = COIN * (paid_value([take]) - paid_value([give])) * time_left(view)
    if currency not in CURRENCIES:
        return worth
    tile = view["market"][CURRENCIES.index(currency)]
    if tile is None or not tile.split()[1].isdecimal():
        return worth
    price = int(tile.split()[1])
    after = _sums(view, currency, give, take) >> price & 1
    return worth + EXACT * (after - (_sums(view, currency) >> price & 1))


def _mixed(view: dict[str, Any], spaces: list[int]) -> float:
    """How many tiles more can be paid exactly; after the last action that is of no use."""
    market: list[str | None] = view["market"][:]
    before = _payable(view, market)
    market[spaces[0]], market[spaces[1]] = market[spaces[1]], market[spaces[0]]
    more = _payable(view, market) - before
    acting = view["question"]["kind"] == "act"
    return FIRST + EXACT * more if acting and more > 0 else 0.0


def _moved(view: dict[str, Any], move: Move) -> float:
    """What the wall gains."""
    seat = int(view["you"])
    now, then = (wall_points(state, seat) for state in (own_table(view), _relaid(view, move)))
    return float(scorings_left(view) * (then - now))


def _relaid(view: dict[str, Any], move: Move) -> State:
    """The own Alhambra once a building is moved."""
    state = own_table(view)
    seat = int(view["you"])
    tile = uninstall(state, seat, cell_at(*move.parts["lift"]))
    install(state, seat, tile, int(move.parts.get("turn", 0)), cell_at(*move.parts["at"]))
    return state
