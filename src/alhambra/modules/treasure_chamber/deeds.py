"""Buying the chests of a room, and giving them out at the end of the turn."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.offers import ACTION, Deal, Offer, deliver, offer_number
from alhambra.engine.rules import CURRENCIES, TYPES
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack
from alhambra.engine.steps.buy import Purchase
from alhambra.engine.steps.mixed import open_bill, refuse_bill
from alhambra.engine.steps.reading import cell_part, read_cell, read_int

if TYPE_CHECKING:
    from alhambra.modules.treasure_chamber import TreasureChamber

PLAIN: Final = list(range(len(CURRENCIES)))
MIXED: Final = "mixed"


class BuyChests(Purchase):
    """Buys a room, paid card by card: first argument the offer, second what pays for it.

    That is 0 for any mix of the four currencies, and above 0 one that is never mixed. The purchase
    never gives another action, and nobody hears of it.
    """

    def __init__(self, module: "TreasureChamber") -> None:
        super().__init__("buy_chests", ACTION, False)
        self.module = module
        self.role = OTHER

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """Every room that is not empty."""
        module = self.module
        found: list[Offer] = []
        for room, chests in enumerate(module.slot(state).rooms):
            if chests:
                offer = Offer(self._number(room), -1, module.cost, PLAIN[0], module)
                offer.never_exact = True
                offer.building = False
                offer.rewarded = False
                found.append(offer)
        return found

    def _number(self, room: int) -> int:
        return offer_number(self.module, room)

    def _money(self, state: State, way: i64) -> list[int]:
        """The currencies that may be mixed."""
        return [state.rules.wild_currencies[int(way) - 1]] if way else PLAIN

    def _ware_for(self, state: State, seat: i64, number: i64, way: i64) -> Offer | None:
        """The offer, in the currency that pays for it."""
        offer = self.ware(state, seat, number)
        if offer is not None:
            offer.currency = self._money(state, way)[0]
        return offer

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every room, if there is money enough."""
        for offer in self.wares(state, frame.seat):
            for way in range(1 + len(state.rules.wild_currencies)):
                money = self._money(state, way)
                offer.currency = money[0]
                if refuse_bill(state, frame.seat, offer, money) == "":
                    out.add(pack(self.number, offer.number, way, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be chests in the room and money in the hand."""
        offer = self._ware_for(state, frame.seat, arg_a(code), arg_b(code))
        if offer is None:
            return "room_empty"
        return refuse_bill(state, frame.seat, offer, self._money(state, arg_b(code)))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first card is asked for."""
        offer = self._ware_for(state, frame.seat, arg_a(code), arg_b(code))
        assert offer is not None
        open_bill(state, frame.seat, self, offer, self._money(state, arg_b(code)))

    def settle(self, state: State, deal: Deal, units: list[str]) -> Deal:
        """It costs the action; no module is told of a purchase."""
        if state.telling:
            room = self.module.room_of(deal.offer)
            chests = [TYPES[kind] for kind in self.module.slot(state).rooms[room]]
            event: dict[str, object] = {"event": "chests_bought", "seat": int(deal.seat)}
            state.tell({**event, "room": room + 1, "chests": chests, "paid": units})
        deliver(state, deal)
        state.spend_action()
        return deal

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`room`, and `money`: `mixed`, or the currency that is not."""
        way = arg_b(code)
        name = state.rules.currencies[self._money(state, way)[0]].name if way else MIXED
        return {"room": int(arg_a(code)) - self._number(0) + 1, "money": name}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`money` may be left out if currencies are mixed."""
        room = read_int(parts, "room") - 1
        if not 0 <= room < self.module.room_count:
            raise BadMoveError("room_empty", str(room + 1))
        wild = [state.rules.currencies[number].name for number in state.rules.wild_currencies]
        ways = [MIXED, *wild]
        money = parts.get("money", MIXED)
        if money not in ways:
            raise BadMoveError("wrong_currency", str(money))
        return pack(self.number, self._number(room), ways.index(str(money)), 0)


class PutChest(Deed):
    """Puts a chest into a building: the second argument is the cell; the frame knows the colour."""

    def __init__(self, module: "TreasureChamber") -> None:
        super().__init__("put_chest")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every own building of its colour without a chest."""
        for cell in self.module.free_cells(state, frame.seat, int(frame.a)):
            out.add(pack(self.number, frame.a, cell, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of these."""
        free = self.module.free_cells(state, frame.seat, int(frame.a))
        fits = arg_a(code) == frame.a and int(arg_b(code)) in free
        return "" if fits else "no_place_for_chest"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """There it stands."""
        self.module.put_at(state, frame.seat, int(frame.a), int(arg_b(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`chest`: its colour, by the building type; `at`: the building."""
        return {"chest": TYPES[int(arg_a(code))], "at": cell_part(arg_b(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the cell up; `chest` may be left out."""
        chest = parts.get("chest", TYPES[int(frame.a)])
        if chest not in TYPES:
            raise BadMoveError("no_such_type", str(chest))
        return pack(self.number, TYPES.index(str(chest)), read_cell(parts), 0)


class ShareChests(Step):
    """Gives chests out: `pc` counts the receivers, from the buyer on; Dirk comes second.

    Whoever has as many places for a colour as there are chests, or fewer, is not asked.
    """

    def __init__(self, module: "TreasureChamber", question: Step) -> None:
        super().__init__("share_chests")
        self.module = module
        self.question = question

    def run(self, state: State, frame: Frame) -> None:
        """One receiver after the other, then the rest goes back."""
        if frame.pc >= state.rules.scored:
            state.frames.pop()
            self.module.end_sharing(state)
            return
        seat = self._receiver(state, frame)
        if seat == state.rules.players:
            self.module.put_with_dirk(state)
        elif self._asks(state, seat):
            return
        state.frames[-1] = frame.at(frame.pc + 1)

    def _receiver(self, state: State, frame: Frame) -> i64:
        """With two players the chests go from the buyer to Dirk and then to the other."""
        if state.rules.with_dirk and frame.pc > 0:
            return state.rules.players if frame.pc == 1 else state.next_seat(frame.who)
        return (frame.who + frame.pc) % state.rules.players

    def _asks(self, state: State, seat: i64) -> bool:
        """Puts what leaves no choice; whether the seat must choose a place for a chest."""
        carried = self.module.slot(state).carried
        for kind in range(len(TYPES)):
            cells = self.module.free_cells(state, seat, kind) if kind in carried else []
            if len(cells) > carried.count(kind):
                state.ask(self.question, seat, kind)
                return True
            for cell in cells:
                self.module.put_at(state, seat, kind, cell)
        return False
