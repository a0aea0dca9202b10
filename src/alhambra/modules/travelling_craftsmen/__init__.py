"""The Travelling Craftsmen: one special ability a turn, then the craftsman wanders on.

Everybody has two craftsmen face up. In the own turn one of them may be used, free of charge. When
the turn is over the used one, or either if none was used, goes to the player on the left and lies
there face down; then the own hidden craftsman is turned up.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import (
    ACTIONS,
    END,
    PLACEMENT,
    STAGE_STARTER,
    START,
    Module,
    Slot,
)
from alhambra.engine.notation import one_of
from alhambra.engine.offers import Deal, Offer
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError, Deed, Frame, Moves, Step, arg_a, pack
from alhambra.engine.steps.redesign import Add
from alhambra.modules.travelling_craftsmen.building import (
    BrickExchange,
    BuilderQuestion,
    CallBuilder,
    CraftsmansGift,
    MortarSwap,
    MosaicAdd,
    MosaicExchange,
    MosaicPlace,
)
from alhambra.modules.travelling_craftsmen.coiner import CoinerBuy, CoinerMix, bring_back
from alhambra.modules.travelling_craftsmen.money import (
    Discount,
    Forge,
    GoldsmithTake,
    StonemasonSwap,
)
from alhambra.modules.travelling_craftsmen.notation import read_guild, show_guild, write_guild

NONE: Final = -1
OWN_PHASES: Final = ("start_menu", "actions", "placement", "end_menu", "after_refill")


@final
class Guild(Slot):
    """Who has which craftsmen, by their kinds, and what was done with one in this turn."""

    def __init__(self, up: list[list[int]], down: list[int]) -> None:
        self.up = up  # face up, by seat
        self.down = down  # face down, by seat; NONE without one
        self.out: list[int] = []  # in the box
        self.secret = False  # whether nobody has seen the one that lies face down
        self.used = NONE  # in this turn
        self.named: list[tuple[int, int]] = []  # tiles the carpenter makes cheaper, by how much
        self.bought: list[int] = []  # tiles bought in this turn
        self.displaced = NONE  # the tile for which a brick came
        self.lent: list[int] = []  # cards of the display in the hand of whoever pays with them
        self.held: list[int] = []  # how many such cards were in that hand then

    def copy(self) -> Slot:
        """An independent copy."""
        other = Guild([kinds[:] for kinds in self.up], self.down[:])
        other.out = self.out
        other.secret = self.secret
        other.used = self.used
        other.named = self.named
        other.bought = self.bought
        other.displaced = self.displaced
        other.lent = self.lent
        other.held = self.held
        return other

    def less(self, tile: i64) -> int:
        """By how much the carpenter makes a tile cheaper: what was said last."""
        for other, less in reversed(self.named):
            if other == tile:
                return less
        return 0


class TravellingCraftsmen(Module):
    """Nine kinds of craftsmen, four of them twice where many play.

    Rulings: they help in the own turn only, also while the own keys and powers are resolved at its
    end. What they do is no action, except that the mosaic artist helps with an action, and that
    goldsmith and coiner change how one is done; so the coiner does not pay for a key's bonus.
    Nobody looks at the craftsman that is dealt face down; all others were seen when passed on.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("travelling_craftsmen", 31)
        self.kinds: list[str] = data["kinds"]
        self.places: dict[str, int] = {name: place for place, name in enumerate(self.kinds)}
        self.open: int = data["open"]
        self.doubles: dict[str, Any] = data["doubles"]
        self.limits: dict[str, Any] = data["limits"]
        self.mixing = False  # whether something in this game lets currencies be mixed
        self.builder = BuilderQuestion(self)
        self.question = Step("craftsman_question", "choose", [PassCraftsman(self)])

    def guild(self, state: State) -> Guild:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Guild)
        return slot

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The questions of the builder and at the end of a turn; any tile may come to be turned."""
        rules.any_turn = True
        self.mixing = any(type(module).mixes is not Module.mixes for module in rules.modules)
        for question in (self.builder, self.question):
            rules.add_step(question)
            for deed in question.deeds:
                rules.add_deed(deed)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the craftsmen are dealt."""
        return Guild([[] for _ in range(rules.players)], [NONE] * rules.players)

    def pool(self, rules: Rules) -> list[int]:
        """The craftsmen for so many players."""
        names = self.kinds[:]
        for players in (5, 6):
            if rules.players >= players:
                names += self.doubles[f"from_{players}"]
        return [self.kinds.index(name) for name in names]

    def set_up(self, state: State, stage: i64) -> None:
        """Two for each, face up, and one face down for the starting player."""
        if stage == STAGE_STARTER:
            self.deal(state, state.starter)
            if state.telling:
                for seat, kinds in enumerate(self.guild(state).up):
                    names = [self.kinds[kind] for kind in kinds]
                    state.tell({"event": "craftsmen_dealt", "seat": seat, "craftsmen": names})

    def deal(self, state: State, first: i64) -> None:
        """All are shuffled; the rest is put into the box."""
        pool = self.pool(state.rules)
        state.rng.shuffle(pool)
        slot = self.guild(state)
        for seat in range(state.rules.players):
            slot.up[seat] = sorted(pool.pop() for _ in range(self.open))
        slot.down[int(first)] = pool.pop()
        slot.secret = True
        slot.out = sorted(pool)

    # --- Using one

    def in_turn(self, state: State, seat: i64) -> bool:
        """Whether the game is in a part of the seat's own turn."""
        turn = state.frames[0]
        if turn.step is not state.rules.steps["turn"] or turn.who != seat or turn.pc == 0:
            return False
        return state.rules.phases[int(turn.pc) - 1].name in OWN_PHASES

    def serves(self, state: State, seat: i64, craftsman: str) -> bool:
        """Whether the seat can use this craftsman now."""
        slot = self.guild(state)
        if slot.used != NONE:
            return False
        if self.places[craftsman] not in slot.up[int(seat)]:
            return False
        return self.in_turn(state, seat)

    def refuse(self, state: State, seat: i64, craftsman: str) -> str:
        """Why the seat cannot use this craftsman now, "" if it can."""
        if self.serves(state, seat, craftsman):
            return ""
        if self.places[craftsman] not in self.guild(state).up[int(seat)]:
            return "no_such_craftsman"
        return "craftsman_used" if self.in_turn(state, seat) else "own_turn_only"

    def use(self, state: State, seat: i64, craftsman: str) -> None:
        """He is the one of this turn; what the carpenter has named in vain is void."""
        slot = self.guild(state)
        slot.used = self.places[craftsman]
        slot.named = []
        if state.telling:
            event: dict[str, object] = {"event": "craftsman_used", "seat": int(seat)}
            state.tell({**event, "craftsman": craftsman})

    def deeds(self, menu: str) -> list[Deed]:
        """Each where it can be of use."""
        if menu == START:
            return [StonemasonSwap(self)]
        if menu == ACTIONS:
            mixed: list[Deed] = [CoinerMix(self)] if self.mixing else []
            return [
                GoldsmithTake(self),
                CoinerBuy(self),
                *mixed,
                Discount(self),
                Forge("forge", self),
                MortarSwap("mortar_swap", self),
                CallBuilder("call_builder", self),
                MosaicExchange(self),
            ]
        if menu == PLACEMENT:
            return [MosaicPlace(self), BrickExchange(self)]
        if menu == END:
            return [
                MortarSwap("late_mortar_swap", self),
                CallBuilder("late_call_builder", self),
                Forge("late_forge", self),
            ]
        return []

    def redesigns(self, deed: Deed) -> list[Deed]:
        """The mosaic artist turns what is added, however it comes to be added."""
        if not isinstance(deed, Add) or isinstance(deed.permit, CraftsmansGift):
            return []
        return [MosaicAdd(self, deed)]

    # --- The carpenter's price

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """The tiles he has named are cheaper for whoever's turn it is, on the common market."""
        slot = self.guild(state)
        if not slot.named or offer.payee >= 0 or seat != state.turn:
            return price
        return price - slot.less(offer.tile)

    def order_of(self, hook: str) -> int:
        """What the coiner lent is back before anybody else acts on a purchase."""
        return 0 if hook == "bought" else self.number

    def bought(self, state: State, deal: Deal) -> None:
        """Now the carpenter is used, unless nothing was paid; to name a tile in vain is free."""
        slot = self.guild(state)
        if slot.lent:
            bring_back(self, state, deal.seat)
        if slot.less(deal.offer.tile) and deal.offer.payee < 0 and not deal.free:
            self.use(state, deal.seat, "carpenter")
        if deal.offer.tile >= 0:
            slot.bought = [*slot.bought, int(deal.offer.tile)]

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """What a brick has displaced was not bought."""
        return "not_bought" if tile == self.guild(state).displaced else ""

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        """Nobody is used yet."""
        slot = self.guild(state)
        slot.used = NONE
        slot.bought = []

    def closed(self, state: State, seat: i64) -> None:
        """What was meant for this turn is forgotten."""
        slot = self.guild(state)
        slot.named = []
        slot.displaced = NONE

    def turn_over(self, state: State, seat: i64) -> None:
        """The used craftsman wanders on; without one the player chooses."""
        slot = self.guild(state)
        kinds = slot.up[int(seat)]
        if slot.used != NONE:
            self.pass_on(state, seat, slot.used)
        elif kinds.count(kinds[0]) == len(kinds):
            self.pass_on(state, seat, kinds[0])
        else:
            state.ask(self.question, seat)

    def pass_on(self, state: State, seat: i64, kind: int) -> None:
        """He lies face down on the left; the own hidden one is turned up."""
        slot = self.guild(state)
        own = slot.up[int(seat)]
        turned = slot.down[int(seat)]
        own.remove(kind)
        own.append(turned)
        own.sort()
        slot.down[int(seat)] = NONE
        slot.down[int(state.next_seat(seat))] = kind
        if slot.secret:
            slot.secret = False
            state.reveals += 1
        if state.telling:
            event: dict[str, object] = {"event": "craftsman_passed", "seat": int(seat)}
            state.tell({**event, "craftsman": self.kinds[kind], "turned": self.kinds[turned]})

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """All but the one that was dealt face down."""
        view[self.name] = show_guild(self, state)

    def reshuffle(self, state: State, seat: i64) -> None:
        """The one that was dealt face down might be any that is not seen."""
        slot = self.guild(state)
        if slot.secret:
            owner = next(n for n, kind in enumerate(slot.down) if kind != NONE)
            unseen = [*slot.out, slot.down[owner]]
            slot.down[owner] = unseen.pop(int(state.rng.below(len(unseen))))
            slot.out = sorted(unseen)

    def write(self, state: State) -> dict[str, object]:
        """`up` and `down` by seat; whether the hidden one is `secret`; what was done this turn."""
        return write_guild(self, state)

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, the craftsmen are dealt."""
        read_guild(self, state, table)

    def number_of(self, name: object) -> int:
        """A craftsman by his name."""
        return one_of(tuple(self.kinds), name, "a craftsman")


class PassCraftsman(Deed):
    """Passes one of the two on; the first argument is the craftsman."""

    def __init__(self, module: TravellingCraftsmen) -> None:
        super().__init__("pass_craftsman")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Either of the two."""
        for kind in self.module.guild(state).up[int(frame.seat)]:
            out.add(pack(self.number, kind, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One that lies face up."""
        kinds = self.module.guild(state).up[int(frame.seat)]
        return "" if int(arg_a(code)) in kinds else "no_such_craftsman"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """He wanders on."""
        self.module.pass_on(state, frame.seat, int(arg_a(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`craftsman`: which."""
        return {"craftsman": self.module.kinds[int(arg_a(code))]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks him up."""
        return pack(self.number, read_craftsman(self.module, parts), 0, 0)


def read_craftsman(module: TravellingCraftsmen, parts: dict[str, object]) -> int:
    """The craftsman a move names."""
    name = parts.get("craftsman")
    if name not in module.kinds:
        raise BadMoveError("no_such_craftsman", str(name))
    return module.kinds.index(str(name))
