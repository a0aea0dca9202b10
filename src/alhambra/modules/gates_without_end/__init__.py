"""Gates without End: whoever buys arcades opens a gate, and everybody gets a bonus.

For each arcades tile bought one takes a key. At the end of the own turn, when everything has been
placed and refilled, the key is laid in the middle of the six gates, turned as one likes; then each
player, clockwise from the active one, may use the bonus before the gate of the own colour. After
each key everything is refilled again.
"""

from typing import Any, Final

from mypy_extensions import i64

from alhambra.engine.announcement import CLOSED
from alhambra.engine.board import UNTYPED
from alhambra.engine.module import STAGE_BOARDS, Module, Slot
from alhambra.engine.offers import Deal
from alhambra.engine.rules import TYPES, Rules, TileSpec
from alhambra.engine.state import State, insert_sorted
from alhambra.engine.step import NOBODY, BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.gifts import SwapSpaces, TakeCard
from alhambra.engine.steps.mixed import register_bills
from alhambra.engine.steps.redesign import Add, Exchange, Gift, Remove
from alhambra.engine.steps.relocate import Relocate
from alhambra.modules.gates_without_end.bonuses import (
    GateBuy,
    GateDecline,
    GateMix,
    GatePlaza,
    GateSemiBuilding,
    GateWall,
)
from alhambra.modules.gates_without_end.supply import (
    GATES,
    NO_KEY,
    Gates,
    gates_of,
    read_gates,
    write_gates,
)

ARCADES: Final = TYPES.index("arcades")
POINTS: Final = {"one_point": 1, "two_points": 2}


class GatesWithoutEnd(Module):
    """Nine keys, seven wall pieces, six plazas, a semi-building of each type.

    Rulings: nobody looks at a key before it is laid between the gates. Any purchase of a single
    tile of arcades earns a key as long as there are keys, also if the tile is given to Dirk; tiles
    that are not bought earn none. Nothing is refilled while the bonuses of one key are used, and
    points are always taken.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("gates_without_end", 37)
        self.gates: list[str] = data["gates_clockwise"]
        self.bonuses: list[list[str]] = data["keys"]  # of each key, clockwise
        self.wall_pieces: int = data["wall_pieces"]
        self.plaza_count: int = data["plazas"]
        self.buy_total: int = data["buy_total"]
        self.plazas: list[int] = []
        self.insert = Step("insert_key")
        self.round = Step("key_round")
        self.questions: dict[str, Step] = {}

    def register(self, rules: Rules) -> None:
        """Plazas have neither walls nor a price; each bonus is a question that can be declined."""
        for number in range(1, self.plaza_count + 1):
            plaza = TileSpec(f"plaza {number}", [UNTYPED], [0], -1)
            plaza.alike = "plaza"
            self.plazas.append(rules.add_tile(plaza))
        rules.special_tiles.extend(self.plazas)
        register_bills(rules)
        insert = rules.add_deed(InsertKey(self))
        self.insert = rules.add_step(KeyQuestion(self, insert))
        self.round = rules.add_step(KeyRound(self))
        decline = rules.add_deed(GateDecline("gate_decline"))
        gift = Gift()
        redesign: list[Deed] = [Add("gate_add", gift), Remove("gate_remove", gift)]
        redesign += [Exchange("gate_exchange", gift), Relocate("gate_move")]
        buy = GateBuy(self.buy_total)
        self._add_question(rules, "redesign", "menu", redesign, decline)
        self._add_question(rules, "wall", "cells", [GateWall(self.index)], decline)
        self._add_question(rules, "swap", "choose", [SwapSpaces("gate_swap")], decline)
        self._add_question(rules, "plaza", "confirm", [GatePlaza(self.index)], decline)
        self._add_question(rules, "buy", "menu", [buy, GateMix(buy)], decline)
        self._add_question(rules, "money", "cards", [TakeCard("gate_take")], decline)
        self._add_question(
            rules, "semi_building", "choose", [GateSemiBuilding(self.index)], decline
        )

    def _add_question(
        self, rules: Rules, bonus: str, shape: str, deeds: list[Deed], decline: Deed
    ) -> None:
        for deed in deeds:
            rules.add_deed(deed)
        step = Step(f"gate_{bonus}", shape, [*deeds, decline])
        self.questions[bonus] = rules.add_step(step)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Everything lies in the supply."""
        slot = Gates(rules.players)
        slot.pile = list(range(len(self.bonuses)))
        slot.walls = self.wall_pieces
        slot.plazas = self.plazas[:]
        return slot

    def slot(self, state: State) -> Gates:
        """What the module keeps."""
        return gates_of(state, self.index)

    def set_up(self, state: State, stage: i64) -> None:
        """The keys are shuffled, face down."""
        if stage == STAGE_BOARDS:
            state.rng.shuffle(self.slot(state).pile)

    # --- Keys

    def bought(self, state: State, deal: Deal) -> None:
        """Arcades earn the top key of the pile."""
        tile = deal.offer.tile
        slot = self.slot(state)
        if tile < 0 or state.rules.tile_kind[tile] != ARCADES or not slot.pile:
            return
        slot.keys[int(deal.seat)].append(slot.pile.pop())
        if state.telling:
            state.tell({"event": "key_taken", "seat": int(deal.seat)})

    def refilled(self, state: State, seat: i64) -> None:
        """Keys are used at the end of the own turn; those earned meanwhile wait for the next."""
        keys = len(self.slot(state).keys[int(seat)])
        if keys:
            state.push(self.round, seat, keys)

    def bonus(self, state: State, seat: i64, rotation: i64) -> str:
        """What the key between the gates, so turned, gives to a seat."""
        gate = self.gates.index(state.colours[int(seat)]) if state.colours else int(seat)
        return self.bonuses[self.slot(state).key][(gate - int(rotation)) % GATES]

    def give_bonus(self, state: State, seat: i64) -> None:
        """Points are given, anything else is asked for if there is something to choose from."""
        bonus = self.bonus(state, seat, self.slot(state).rotation)
        if bonus in POINTS:
            state.scores[int(seat)] += POINTS[bonus]
            if state.telling:
                points = POINTS[bonus]
                state.tell({"event": "gate_points", "seat": int(seat), "points": points})
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
        return 1 if self.slot(state).semi_buildings[int(kind)] == seat else 0

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Everything but the faces of the keys that nobody has seen."""
        slot = self.slot(state)
        view[self.name] = {
            "pile": len(slot.pile),
            "keys": [len(keys) for keys in slot.keys],
            "gone": [self.bonuses[key] for key in slot.gone],
            "walls": slot.walls,
            "plazas": len(slot.plazas),
            "semi_buildings": {
                kind: None if owner == NOBODY else owner
                for kind, owner in zip(TYPES, slot.semi_buildings, strict=True)
            },
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Keys in the pile and before the seats could be any of those not seen yet."""
        slot = self.slot(state)
        unseen = slot.pile[:]
        for keys in slot.keys:
            unseen += keys
        state.rng.shuffle(unseen)
        for keys in [slot.pile, *slot.keys]:
            for index in range(len(keys)):
                keys[index] = unseen.pop()

    def held_tiles(self, state: State) -> list[int]:
        """The plazas nobody has taken."""
        return self.slot(state).plazas[:]

    def write(self, state: State) -> dict[str, object]:
        """Its keys and pieces; plazas are found wherever they lie."""
        return write_gates(self.slot(state), state.rules.players)

    def read(self, state: State, table: dict[str, object]) -> None:
        """What is left out lies in the supply."""
        slot = self.new_slot(state.rules)
        assert isinstance(slot, Gates)
        read_gates(state, table, slot)
        state.slots[self.index] = slot


class KeyRound(Step):
    """Uses up so many keys (`a`) of a seat, one after the other.

    If the market cannot be filled after a key the game ends, and further keys are worth nothing.
    """

    def __init__(self, module: GatesWithoutEnd) -> None:
        super().__init__("key_round")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        """Lay the key open, give each seat its bonus, put the key away, refill."""
        slot = self.module.slot(state)
        seat = int(frame.who)
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc == 0 and (frame.a == 0 or state.ended):
            state.frames.pop()
        elif frame.pc == 0:
            slot.key = slot.keys[seat].pop(0)
            state.reveals += 1
            if state.telling:
                bonuses = self.module.bonuses[slot.key]
                state.tell({"event": "key_shown", "seat": seat, "bonuses": bonuses})
            state.ask(self.module.insert, seat)
        elif frame.pc <= state.rules.players:
            self.module.give_bonus(state, (frame.who + frame.pc - 1) % state.rules.players)
        else:
            insert_sorted(slot.gone, slot.key)
            slot.key = NO_KEY
            slot.rotation = 0
            state.frames[-1] = Frame(self, NOBODY, seat, 0, frame.a - 1)
            for phase in ("refill_market", "scorings", "refill_money"):
                state.push(state.rules.steps[phase], seat)


class KeyQuestion(Step):
    """How is the key turned?"""

    def __init__(self, module: GatesWithoutEnd, insert: Deed) -> None:
        super().__init__("insert_key", "choose", [insert])
        self.module = module

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`choices`: what all seats get, by what the active one takes."""
        choices: dict[str, object] = {}
        for rotation in range(GATES):
            choices[self.module.bonus(state, frame.seat, rotation)] = [
                self.module.bonus(state, seat, rotation) for seat in range(state.rules.players)
            ]
        return {"choices": choices}


class InsertKey(Deed):
    """Turns the key; the first argument says how far."""

    def __init__(self, module: GatesWithoutEnd) -> None:
        super().__init__("insert_key")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Six ways."""
        for rotation in range(GATES):
            out.add(pack(self.number, rotation, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """All are allowed."""
        return ""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The bonuses are fixed."""
        self.module.slot(state).rotation = int(arg_a(code))
        if state.telling:
            event: dict[str, object] = {"event": "key_inserted", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`bonus`: what the active seat takes; each bonus stands on a key only once."""
        return {"bonus": self.module.bonus(state, frame.seat, arg_a(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks for the rotation that gives the bonus."""
        for rotation in range(GATES):
            if self.module.bonus(state, frame.seat, rotation) == parts.get("bonus"):
                return pack(self.number, rotation, 0, 0)
        raise BadMoveError("no_such_bonus", str(parts.get("bonus")))
