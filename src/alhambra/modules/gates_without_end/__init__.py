"""Gates without End: whoever buys arcades opens a gate, and everybody gets a bonus.

For each arcades tile bought one takes a key. At the end of one's own turn, when everything has been
placed and refilled, the key is laid in the middle of the six gates, turned as one likes; then each
player, clockwise from the active one, may use the bonus before the gate of their colour. After
each key everything is refilled again.
"""

from alhambra.engine.prelude import (  # isort: skip
    AMOUNT, HIDDEN, LAID, NOBODY, SEAT, STACK, STAGE_BOARDS, TYPE, TYPES, UNTYPED, Amount, Any,
    Deal, Deed, Event, Final, ForSeats, Frame, Kind, Listed, Module, Moves, Number, Pieces, Pile,
    Piles, Rules, State, Step, TileSpec, Tiles, Words, i64,
)  # fmt: skip
from alhambra.engine.announcement import CLOSED
from alhambra.engine.steps.gifts import SwapSpaces, TakeCard
from alhambra.engine.steps.mixed import register_bills
from alhambra.engine.steps.permit import Gift
from alhambra.engine.steps.redesign import redesigns
from alhambra.engine.steps.relocate import Relocate
from alhambra.modules.gates_without_end.bonuses import (
    GateBuy,
    GateDecline,
    GateMix,
    GatePlaza,
    GateSemiBuilding,
    GateWall,
)

ARCADES: Final = TYPES.index("arcades")
GATES: Final = 6
POINTS: Final = {"one_point": 1, "two_points": 2}


class GatesWithoutEnd(Module):
    """Nine keys, seven wall pieces, six plazas, a semi-building of each type.

    Rulings: nobody looks at a key before it is laid between the gates. Any purchase of a single
    tile of arcades earns a key as long as there are keys, also if the tile is given to Dirk; tiles
    that are not bought earn none. Nothing is refilled while the bonuses of one key are used, and
    points are always taken.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.gates: list[str] = data["gates_clockwise"]
        self.bonuses: list[list[str]] = data["keys"]  # of each key, clockwise
        self.bonus = Words("bonus", sorted({word for key in self.bonuses for word in key}))
        self.key = Pieces(self, "key", range(1, len(self.bonuses) + 1), aside=False)
        self.plaza = Tiles(self, "plaza", [plaza(n + 1) for n in range(data["plazas"])])
        self.plaza.aside = True  # nobody names those that are left
        self.semi_building = Pieces(self, "semi_building", TYPES, noun="semi-building")
        wall_pieces: int = data["wall_pieces"]
        self.pile = Pile(self, "pile", self.key, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.keys = Piles(self, "keys", self.key, HIDDEN, LAID)  # as they were bought
        self.gone = Pile(self, "gone", self.key)
        self.shown = Number(self, "key", KeyOrZero(self.key), 0, brief=False)  # between the gates
        self.rotation = Number(self, "rotation", Amount(0, GATES - 1, "rotation"), 0, brief=False)
        self.walls = Number(self, "walls", Amount(0, wall_pieces), wall_pieces, brief=False)
        self.semi_buildings = Piles(self, "semi_buildings", self.semi_building)
        self.plazas = Pile(self, "", self.plaza)  # nobody has taken them
        self.derives(plazas=AMOUNT)
        self.key_taken = Event(self, "key_taken", seat=SEAT)
        self.key_shown = Event(self, "key_shown", seat=SEAT, bonuses=Listed(self.bonus))
        self.key_inserted = Event(self, "key_inserted", seat=SEAT, bonus=self.bonus)
        self.gate_points = Event(self, "gate_points", seat=SEAT, points=AMOUNT)
        self.gate_declined = Event(self, "gate_declined", seat=SEAT)
        self.plaza_taken = Event(self, "plaza_taken", seat=SEAT)
        self.semi_building_taken = Event(self, "semi_building_taken", seat=SEAT, type=TYPE)
        self.insert = self.asks(KeyQuestion(self))
        self.round = self.asks(KeyRound(self))
        self.decline = GateDecline(self)
        buy = GateBuy(data["buy_total"])
        redesign = [*redesigns("gate_", Gift()), Relocate("gate_move")]
        self.questions = {
            "redesign": self._question("redesign", "menu", redesign),
            "wall": self._question("wall", "cells", [GateWall(self)]),
            "swap": self._question("swap", "choose", [SwapSpaces("gate_swap")]),
            "plaza": self._question("plaza", "confirm", [GatePlaza(self)]),
            "buy": self._question("buy", "menu", [buy, GateMix(buy)]),
            "money": self._question("money", "cards", [TakeCard("gate_take")]),
            "semi_building": self._question("semi_building", "choose", [GateSemiBuilding(self)]),
        }

    def _question(self, bonus: str, shape: str, deeds: list[Deed]) -> Step:
        """Each bonus can be declined."""
        return self.asks(Step(f"gate_{bonus}", shape, [*deeds, self.decline]))

    def register(self, rules: Rules) -> None:
        register_bills(rules)

    def lay_out(self, state: State, keys: list[str]) -> None:
        """The keys are shuffled, face down."""
        self.pile.put(state, self.key.shuffled(state))
        self.plazas.put(state, self.plaza.left(state))

    # --- Keys

    def bought(self, state: State, deal: Deal) -> None:
        """Arcades earn the top key of the pile."""
        tile, pile = deal.offer.tile, self.pile.of(state)
        if tile >= 0 and state.rules.tile_kind[tile] == ARCADES and pile:
            self.keys.add(state, deal.seat, pile.pop())
            self.key_taken.tell(state, deal.seat)

    def refilled(self, state: State, seat: i64) -> None:
        """Keys are used at the end of one's own turn; those earned meanwhile wait for the next."""
        keys = len(self.keys.of(state, seat))
        if keys:
            state.push(self.round, seat, keys)

    def bonus_of(self, state: State, seat: i64, rotation: i64) -> str:
        """What the key between the gates, so turned, gives to a seat."""
        gate = self.gates.index(state.colours[int(seat)]) if state.colours else int(seat)
        return self.bonuses[int(self.shown.of(state)) - 1][(gate - int(rotation)) % GATES]

    def give_bonus(self, state: State, seat: i64) -> None:
        """Points are given, anything else is asked for if there is something to choose from."""
        bonus = self.bonus_of(state, seat, self.rotation.of(state))
        if bonus in POINTS:
            state.scores[int(seat)] += POINTS[bonus]
            self.gate_points.tell(state, seat, POINTS[bonus])
        elif self._any_use(state, seat, bonus):
            if bonus == "redesign" and state.rules.hears(CLOSED):
                state.push(state.rules.steps["closing"], seat)  # nothing is to be placed after it
            state.ask(self.questions[bonus], seat)

    def _any_use(self, state: State, seat: i64, bonus: str) -> bool:
        """Whether public facts leave anything to do; what a hand can pay is nobody's business."""
        step = self.questions[bonus]
        if bonus == "buy":
            purses = [state.purse(seat, n) for n in range(len(state.rules.currencies))]
            return max(purses) > 0 and max(state.market) >= 0
        out = Moves()
        for deed in step.deeds[:-1]:
            deed.offer(state, Frame(step, seat, seat), out)
            if out.count():
                return True
        return False

    # --- Scoring

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        """A semi-building is half a building of its type."""
        if seat < state.rules.players and int(kind) in self.semi_buildings.of(state, seat):
            return 1
        return 0

    # --- Showing

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """How many plazas nobody has taken."""
        return {"plazas": len(self.plazas.of(state))}

    def held_tiles(self, state: State) -> list[int]:
        """The plazas nobody has taken."""
        return self.plazas.of(state)[:]

    def restored(self, state: State) -> None:
        """Plazas are found wherever they lie."""
        self.plazas.put(state, [])
        self.plazas.put(state, self.plaza.left(state))


def plaza(number: int) -> TileSpec:
    """It has neither walls nor a price."""
    tile = TileSpec(f"plaza {number}", [UNTYPED], [0], -1)
    tile.alike = "plaza"
    return tile


class KeyOrZero(Kind):
    """A key by its number, 0 if there is none."""

    def __init__(self, key: Pieces) -> None:
        super().__init__(key.word)
        self.key = key

    def text(self, rules: Rules, value: i64) -> object:
        return int(value)

    def find(self, rules: Rules, text: object) -> i64:
        return 0 if text == 0 else self.key.read(rules, text) + 1

    def stock(self) -> Pieces | None:
        return self.key

    def pieces_in(self, value: i64) -> list[int]:
        return [int(value) - 1] if value else []


class KeyRound(Step):
    """Uses up so many keys (`a`) of a seat, one after the other.

    If the market cannot be filled after a key the game ends, and further keys are worth nothing.
    """

    def __init__(self, module: GatesWithoutEnd) -> None:
        super().__init__("key_round")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """Lay the key open, give each seat its bonus, put the key away, refill."""
        module, seat = self.module, frame.who
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc == 0 and (frame.a == 0 or state.ended):
            state.frames.pop()
        elif frame.pc == 0:
            key = module.keys.of(state, seat).pop(0)
            module.shown.put(state, key + 1)
            state.reveals += 1
            bonuses = [module.bonus.words.index(bonus) for bonus in module.bonuses[key]]
            module.key_shown.tell(state, seat, values=bonuses)
            state.ask(module.insert, seat)
        elif frame.pc <= state.rules.players:
            module.give_bonus(state, (seat + frame.pc - 1) % state.rules.players)
        else:
            module.gone.add(state, module.shown.of(state) - 1)
            module.shown.put(state, 0)
            module.rotation.put(state, 0)
            state.frames[-1] = Frame(self, NOBODY, seat, 0, frame.a - 1)
            for phase in ("refill_market", "scorings", "refill_money"):
                state.push(state.rules.steps[phase], seat)


class KeyQuestion(Step):
    """How is the key turned?"""

    def __init__(self, module: GatesWithoutEnd) -> None:
        super().__init__("insert_key", "choose", [InsertKey(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return {"choices": Listed(ForSeats(self.module.bonus))}

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`choices`: what all seats get, one row for each way to insert the key."""
        seats = range(state.rules.players)
        turns = range(GATES)
        bonus = self.module.bonus_of
        return {"choices": [[bonus(state, seat, turn) for seat in seats] for turn in turns]}


class InsertKey(Deed):
    """Turns the key; what the active seat takes says how far, for no bonus is twice on a key."""

    def __init__(self, module: GatesWithoutEnd) -> None:
        super().__init__("insert_key")
        self.module = module
        self.bonus = self.part("bonus", module.bonus)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        """What stands on the key, in the order in which it is turned."""
        turned = [self.module.bonus_of(state, frame.seat, n) for n in range(GATES)]
        return [self.module.bonus.words.index(bonus) for bonus in turned]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        on_key = int(self.bonus.of(code)) in self.candidates(state, frame)
        return "" if on_key else "no_such_bonus"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The bonuses are fixed."""
        bonus = self.bonus.of(code)
        self.module.rotation.put(state, self.candidates(state, frame).index(int(bonus)))
        self.module.key_inserted.tell(state, frame.seat, bonus)
