"""Toy modules: one that hears everything, and small ones that each change one thing."""

from typing import Any

from mypy_extensions import i64

from alhambra.engine.common import AMOUNT
from alhambra.engine.fields import Numbers
from alhambra.engine.module import MENUS, Module
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.rules import Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Moves, pack
from alhambra.engine.steps.menu import reopen_window

Call = tuple[int, str, tuple[Any, ...]]


class Listener(Module):
    """Overrides every hook of a game and changes nothing; notes who was told what."""

    def __init__(self, number: int, calls: list[Call]) -> None:
        super().__init__()
        self.name, self.number = f"listener_{number}", number
        self.calls = calls
        self.derives(place=AMOUNT)

    def note(self, hook: str, *arguments: object) -> None:
        plain = (int(a) if isinstance(a, int) else a for a in arguments)
        self.calls.append((self.number, hook, tuple(plain)))

    def register(self, rules: Rules) -> None:
        self.note("register", rules.players)

    def deeds(self, menu: str) -> list[Deed]:
        self.note("deeds", menu)
        return []

    def stack_cards(self, state: State, stack: int) -> list[int]:
        self.note("stack_cards", stack)
        return []

    def set_up(self, state: State, stage: i64) -> None:
        market = sum(tile >= 0 for tile in state.market)
        cards = sum(int(state.card_count(seat)) > 0 for seat in range(state.rules.players))
        self.note("set_up", stage, market, cards, len(state.display))

    def turn_started(self, state: State, seat: i64) -> None:
        self.note("turn_started", seat)

    def took(self, state: State, seat: i64, value: i64) -> None:
        self.note("took", seat, value)

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        self.note("offers", seat, cause)

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        self.note("price", seat, offer.number, price)
        return price

    def bought(self, state: State, deal: Deal) -> None:
        tile = state.rules.tiles[int(deal.offer.tile)].name
        self.note("bought", deal.seat, tile, deal.offer.price, deal.paid, deal.over, deal.exact)

    def veto_add(self, state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
        self.note("veto_add", seat, tile, turn, cell)
        return ""

    def veto_remove(self, state: State, seat: i64, cell: i64) -> str:
        self.note("veto_remove", seat, cell)
        return ""

    def veto_exchange(self, state: State, seat: i64, tile: i64, cell: i64) -> str:
        self.note("veto_exchange", seat, tile, cell)
        return ""

    def stored(self, state: State, seat: i64, tile: i64) -> None:
        self.note("stored", seat, state.rules.tiles[int(tile)].name)

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        self.note("veto_give", seat, tile)
        return ""

    def placed(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        self.note("placed", seat, state.rules.tiles[int(tile)].name, cell)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        self.note("lifted", seat, state.rules.tiles[int(tile)].name, cell)

    def tile_drawn(self, state: State, tile: i64, space: i64) -> bool:
        self.note("tile_drawn", state.rules.tiles[int(tile)].name, space)
        return False

    def refilled(self, state: State, seat: i64) -> None:
        self.note("refilled", seat, len(state.display), min(state.market) >= 0)

    def before_scoring(self, state: State, round: i64) -> None:
        self.note("before_scoring", round, len(state.sheets))

    def values(self, state: State, round: i64, kind: i64, values: list[int]) -> list[int]:
        self.note("values", round, kind, tuple(values))
        return values

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        self.note("halves", seat, kind, buildings)
        return 0

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        self.note("items", round)

    def after_scoring(self, state: State, round: i64) -> None:
        self.note("after_scoring", round, len(state.sheets))

    def end_prepared(self, state: State) -> None:
        self.note("end_prepared", len(state.tower), sum(tile >= 0 for tile in state.market))

    def leftover_money(self, state: State, seat: i64, currency: i64, amount: i64) -> i64:
        self.note("leftover_money", seat, currency, amount)
        return amount

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        self.note("derived", seat)
        return {"place": self.number}

    def reshuffle(self, state: State, seat: i64) -> None:
        self.note("reshuffle", seat)


class Wink(Deed):
    """Does nothing but use up one of the seat's winks."""

    def __init__(self, menu: str, module: "Winker") -> None:
        super().__init__(f"wink_{menu}")
        self.menu = menu
        self.module = module

    def possible(self, state: State, seat: i64) -> bool:
        return self.module.left.of(state, seat) > 0

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        if self.possible(state, frame.seat):
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return "" if self.possible(state, frame.seat) else "not_asked"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        left = self.module.left
        left.put(state, frame.seat, left.of(state, frame.seat) - 1)
        if self.menu == "actions":
            state.spend_action()
        if self.menu == "window":
            reopen_window(state)
        if self.menu == "placement":
            state.gone.append(state.pending[int(frame.seat)].pop())


class Winker(Module):
    """Adds the deed to some menus; each seat can wink so often in all."""

    def __init__(self, menus: tuple[str, ...], winks: int, number: int = 1) -> None:
        super().__init__()
        self.name, self.number = "winker", number
        self.left = Numbers(self, "left", AMOUNT, winks)
        for menu in MENUS:
            if menu in menus:
                self.joins(menu, Wink(menu, self))


class Answer(Deed):
    """The only answer to the toys' own questions."""

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing follows but what was interrupted."""
