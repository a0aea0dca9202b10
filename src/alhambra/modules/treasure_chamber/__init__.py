"""The Treasure Chamber: chests for buildings of their colours.

As an action one buys the four chests of a room for at least 8, in any mix of currencies. At the end
of the turn they are put into own buildings of their colours, one in each; what is left over goes
round the table. In every scoring most chests count.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, ACTIONS, AMOUNT, CELL, CURRENCIES, FLAG, MONEY, NONE, OTHER, SEAT, STAGE_BOARDS,
    TILE, TYPE, TYPES, WITH_DIRK, Amount, Any, Bunch, Deal, Deed, Event, Final, ForEach, Frame,
    Item, Kind, Listed, Mark, Module, Moves, Number, Offer, Pieces, Pile, Piles, Purchase,
    Rules, State, Step, i64, offer_number,
)  # fmt: skip
from alhambra.engine.offers import deliver
from alhambra.engine.printed import kind_at
from alhambra.engine.scoring import share
from alhambra.engine.steps.mixed import open_bill, refuse_bill, register_bills
from alhambra.modules.shared.houses import (
    NO_HOUSE,
    House,
    check_lodgers,
    colour_of,
    house_at,
    houses_of,
    leave,
    mark,
    tile_of,
)
from alhambra.modules.shared.token_spots import cells_standing

MIXED: Final = "mixed"
PLAIN: Final = list(range(len(CURRENCIES)))


class TreasureChamber(Module):
    """Forty-two chests in a bag, twelve of them in three rooms.

    Rulings: as many chests as possible must be put, by the buyer and by whoever gets the rest;
    whose buildings they are chooses among them. They are given out after all redesigns of the turn.
    They go round once and stop before the buyer. Finished buildings of a type take chests, each
    half of a project one. Dirk competes. Diamonds pay alone or not at all. Buying chests is no
    purchase of a building: it brings no change and nothing else.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.room_count: int = data["rooms"]
        self.per_room: int = data["chests_per_room"]
        self.cost: int = data["price"]
        self.points: list[list[int]] = data["points"]
        copies: list[int] = [data["chests"][name] for name in TYPES]
        self.chest = Pieces(self, "chest", TYPES, copies)  # those that lie nowhere are in the bag
        self.room = Amount(1, self.room_count, "room")
        self.sells(room=self.room)
        self.derives(bag=ForEach(TYPES, AMOUNT))
        self.rooms = Piles(self, "rooms", self.chest, count=self.room_count, stage=STAGE_BOARDS)
        self.no_more = Number(self, "closed", FLAG, start=0, brief=False)  # no room is filled again
        self.chests = Piles(self, "chests", House(self.chest), count=WITH_DIRK)
        self.carried = Pile(self, "carried", self.chest, brief=True)  # bought, not given out yet
        self.emptied = Number(self, "room", self.room)  # from which they come
        self.joins(ACTIONS, BuyChests(self))
        self.question = self.asks(Step("put_chest", "cells", [PutChest(self)]))
        self.sharing = self.asks(ShareChests(self))
        some = Listed(self.chest)
        self.hoard = Bunch(self.chest, len(TYPES), max(copies))
        self.room_filled = Event(self, "room_filled", room=self.room, chests=some)
        self.chests_bought = Event(
            self, "chests_bought", seat=SEAT, room=self.room, chests=self.hoard, paid=Listed(MONEY)
        )
        self.chest_put = Event(self, "chest_put", seat=SEAT, tile=TILE, chest=self.chest)
        self.chests_returned = Event(self, "chests_returned", chests=some)
        self.chest_lost = Event(self, "chest_lost", seat=SEAT, chest=self.chest)

    def register(self, rules: Rules) -> None:
        """Chests are paid card by card."""
        register_bills(rules)

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Four chests for each room, but not for one whose chests are just being given out."""
        for room in range(self.room_count):
            if room != self.emptied.of(state):
                self.fill(state, room)

    def fill(self, state: State, room: i64) -> None:
        """Draws chests for an empty room; once there are too few no room is ever filled again."""
        bag = self.chest.left(state) if not self.no_more.of(state) else []
        if len(bag) < self.per_room:
            self.no_more.put(state, 1)
            return
        for _ in range(self.per_room):
            self.rooms.add(state, room, bag.pop(int(state.rng.below(len(bag)))))
            state.reveals += 1
        self.room_filled.tell(state, room, values=self.rooms.of(state, room))

    # --- Buying and giving out

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        """`room`: which, from 1."""
        return {"room": self.room_of(offer) + 1}

    def room_of(self, offer: Offer) -> int:
        """The room that is sold."""
        return int(offer.number) - offer_number(self, 0)

    def deliver(self, state: State, deal: Deal) -> None:
        """The chests wait for the end of the turn."""
        room = self.room_of(deal.offer)
        self.emptied.put(state, room)
        self.carried.put(state, self.rooms.of(state, room))
        self.rooms.put(state, room, [])

    def closed(self, state: State, seat: i64) -> None:
        """What was bought in this turn is given out."""
        if self.carried.of(state) and seat == state.turn:
            state.push(self.sharing, seat)

    def free_cells(self, state: State, seat: i64, chest: i64) -> list[int]:
        """The cells of a seat's buildings of this colour that have no chest."""
        taken = self.chests.of(state, seat)
        found: list[int] = []
        for cell in cells_standing(state.boards[int(seat)]):
            if kind_at(state, seat, cell) == chest:
                house = house_at(state, seat, cell)
                if house != NO_HOUSE and house not in taken:
                    found.append(cell)
        return found

    def put(self, state: State, seat: i64, house: int) -> None:
        """One of the chests that are given out stands in a house."""
        chest = colour_of(house)
        self.carried.of(state).remove(chest)
        self.chests.add(state, seat, house)
        self.chest_put.tell(state, seat, tile_of(house), chest)

    def put_with_dirk(self, state: State) -> None:
        """Dirk's buildings take all they can."""
        dirk = state.rules.players
        for tile in state.dirk:
            for house in houses_of(state, tile):
                wanted = colour_of(house) in self.carried.of(state)
                if wanted and house not in self.chests.of(state, dirk):
                    self.put(state, dirk, house)

    def end_sharing(self, state: State) -> None:
        """What nobody can take goes back into the bag; then the room is filled again."""
        left, room = self.carried.of(state), self.emptied.of(state)
        if left:
            self.chests_returned.tell(state, values=left)
        self.carried.put(state, [])
        self.emptied.put(state, NONE)
        self.fill(state, room)

    def lifted(self, state: State, seat: i64, tile: i64, cell: i64) -> None:
        """The chest of a building that leaves its place goes back into the bag."""
        for chest in leave(self.chests, state, tile):
            self.chest_lost.tell(state, seat, chest)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Most chests, whatever their colours; ties share as for buildings."""
        counts = [len(chests) for chests in self.chests.all(state)]
        for seat, (points, place, tied) in enumerate(share(counts, self.points[int(round) - 1])):
            if counts[seat]:
                data: dict[str, object] = {"chests": counts[seat], "place": place, "tied": tied}
                found.append(Item(seat, self.name, points, data))

    # --- Showing

    def marks(self, state: State, found: list[Mark]) -> None:
        """Each chest on its building."""
        for seat in range(state.rules.players):
            mark(self.chests, state, seat, "chest", found)
        dirks = self.chests.of(state, state.rules.players) if state.rules.with_dirk else []
        found += [Mark(f"chest-{TYPES[colour_of(house)]}", tile=tile_of(house)) for house in dirks]

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """All is open, so everybody knows what is in the bag."""
        return {"bag": self.chest.counts(state)}

    def restored(self, state: State) -> None:
        """Chests stand in houses; those that are given out come from a room."""
        check_lodgers(self.chests, state)
        if (self.emptied.of(state) == NONE) != (not self.carried.of(state)):
            raise ValueError("carried chests come from a room")


class Money(Kind):
    """What pays for chests: any mix of the four currencies (0), or one that is never mixed."""

    def text(self, rules: Rules, value: i64) -> object:
        return rules.currencies[self.currencies(rules, value)[0]].name if value else MIXED

    def find(self, rules: Rules, text: object) -> i64:
        for value in range(1 + len(rules.wild_currencies)):
            if self.text(rules, value) == text:
                return value
        return NONE

    def currencies(self, rules: Rules, value: i64) -> list[int]:
        """The currencies that may be mixed."""
        return [rules.wild_currencies[int(value) - 1]] if value else PLAIN


class BuyChests(Purchase):
    """Buys a room, paid card by card.

    The purchase never gives another action, and nobody hears of it.
    """

    def __init__(self, module: TreasureChamber) -> None:
        super().__init__("buy_chests", ACTION, False)
        self.module = module
        self.role = OTHER
        self.kind = Money("money", reason="wrong_currency")
        self.room = self.part("room", module.room, "room_empty")
        self.money = self.part("money", self.kind)

    def wares(self, state: State, seat: i64) -> list[Offer]:
        """Every room that is not empty."""
        rooms = self.module.rooms.all(state)
        return [self._chests(room, PLAIN[0]) for room, chests in enumerate(rooms) if chests]

    def _chests(self, room: int, currency: int) -> Offer:
        module = self.module
        offer = Offer(offer_number(module, room), -1, module.cost, currency, module)
        offer.never_exact = True
        offer.building = False
        offer.rewarded = False
        return offer

    def _currencies(self, state: State, code: i64) -> list[int]:
        return self.kind.currencies(state.rules, self.money.of(code))

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every room, if there is money enough."""
        for room in range(self.module.room_count):
            if self.module.rooms.of(state, room):
                for way in range(1 + len(state.rules.wild_currencies)):
                    code = self.pack(room, way)
                    if self.refuse(state, frame, code) == "":
                        out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be chests in the room and money in the hand."""
        room = int(self.room.of(code))
        if not self.module.rooms.of(state, room):
            return "room_empty"
        money = self._currencies(state, code)
        return refuse_bill(state, frame.seat, self._chests(room, money[0]), money)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The first card is asked for."""
        money = self._currencies(state, code)
        offer = self._chests(int(self.room.of(code)), money[0])
        open_bill(state, frame.seat, self, offer, money)

    def settle(self, state: State, deal: Deal, units: list[str]) -> Deal:
        """It costs the action; no module is told of a purchase."""
        module = self.module
        room = module.room_of(deal.offer)
        chests = module.hoard.of(module.rooms.of(state, room))
        paid = [MONEY.read(state.rules, unit) for unit in units]
        module.chests_bought.tell(state, deal.seat, room, chests, values=paid)
        deliver(state, deal)
        state.spend_action()
        return deal

    def kinds(self, rules: Rules) -> dict[str, Kind]:
        return Deed.kinds(self, rules)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        return Deed.parts(self, state, frame, code)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`money` may be left out if currencies are mixed."""
        return Deed.code(self, state, frame, {"money": MIXED, **parts})


class PutChest(Deed):
    """Puts a chest, whose colour the question knows, into a building without one."""

    def __init__(self, module: TreasureChamber) -> None:
        super().__init__("put_chest")
        self.module = module
        self.chest = self.part("chest", TYPE)
        self.cell = self.part("at", CELL)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        for cell in self.module.free_cells(state, frame.seat, frame.a):
            out.add(self.pack(frame.a, cell))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        free = self.module.free_cells(state, frame.seat, frame.a)
        fits = self.chest.of(code) == frame.a and int(self.cell.of(code)) in free
        return "" if fits else "no_place_for_chest"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """There it stands."""
        house = house_at(state, frame.seat, self.cell.of(code))
        self.module.put(state, frame.seat, house)

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """`chest` may be left out."""
        return super().code(state, frame, {"chest": TYPES[int(frame.a)], **parts})


class ShareChests(Step):
    """Gives chests out: `pc` counts the receivers, from the buyer on; Dirk comes second.

    Whoever has as many places for a colour as there are chests, or fewer, is not asked.
    """

    def __init__(self, module: TreasureChamber) -> None:
        super().__init__("share_chests")
        self.module = module

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
        carried = self.module.carried.of(state)
        for chest in range(len(TYPES)):
            cells = self.module.free_cells(state, seat, chest) if chest in carried else []
            if len(cells) > carried.count(chest):
                state.ask(self.module.question, seat, chest)
                return True
            for cell in cells:
                self.module.put(state, seat, house_at(state, seat, cell))
        return False
