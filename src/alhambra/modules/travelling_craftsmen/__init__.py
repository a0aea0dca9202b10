"""The Travelling Craftsmen: one special ability a turn, then the craftsman wanders on.

Everybody has two craftsmen face up. One of them may be used in one's turn, free of charge. When
the turn is over the used one, or either if none was used, goes to the player on the left, where he
lies face down; then one's own hidden craftsman is turned up.
"""

from alhambra.engine.flow import AfterRefill, Turn

from alhambra.engine.prelude import (  # isort: skip
    ACTIONS, AMOUNT, CARD, END, FLAG, LAID, NONE, PLACEMENT, SEAT, SECRET, STAGE_NEVER,
    STAGE_STARTER, START, TILE, Amount, Any, Choice, Deal, Deed, Event, Final, ForSeats, Frame,
    Listed, Module, Number, Numbers, Offer, Pair, Pieces, Pile, Piles, Rules, State, Step,
    Together, Words, first, i64, second, tile_name,
)  # fmt: skip
from alhambra.engine.steps.actions import Actions
from alhambra.engine.steps.lending import Lending, LentMixedPurchase, LentPurchase
from alhambra.engine.steps.menu import Menu
from alhambra.engine.steps.permit import Permit, Permitted
from alhambra.engine.steps.place import Place, Placement
from alhambra.engine.steps.redesign import Add, Exchange
from alhambra.engine.steps.take import WiderTake
from alhambra.modules.travelling_craftsmen.building import (
    BrickExchange,
    CallBuilder,
    CraftsmansGift,
    MortarSwap,
    MosaicTurn,
    builder_question,
)
from alhambra.modules.travelling_craftsmen.money import (
    Discount,
    Forge,
    StonemasonSwap,
)

FACE_DOWN: Final = "face-down"


class TravellingCraftsmen(Module):
    """Nine kinds of craftsmen, four of them twice where many play.

    Rulings: they help in one's own turn only, also while one's keys and powers are resolved at its
    end. What they do is no action, except that the mosaic artist helps with an action, and that
    goldsmith and coiner change how one is done; so the coiner does not pay for a key's bonus.
    Nobody looks at the craftsman that is dealt face down; all others were seen when passed on.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.kinds: list[str] = data["kinds"]
        self.open: int = data["open"]
        self.doubles: dict[str, Any] = data["doubles"]
        self.limits: dict[str, Any] = data["limits"]
        self.everybody: list[int] = []  # the craftsmen for so many players
        self.mixing = False  # whether something in this game lets currencies be mixed
        self._keep()
        self._tell()
        self.question = self.asks(Step("craftsman_question", "choose", [PassCraftsman(self)]))
        self.help = {name: Craftsman(self, kind) for kind, name in enumerate(self.kinds)}
        self._employ(self.asks(builder_question()))

    def _employ(self, builder: Step) -> None:
        """What each craftsman can do, and when."""
        by, limits = self._by, self.limits
        take = WiderTake("goldsmith_take", limits["goldsmith"], "goldsmith_not_needed")
        self.joins(START, by("stonemason", StonemasonSwap(self)))
        self.joins(ACTIONS, by("goldsmith", take))
        self.joins(ACTIONS, by("coiner", LentPurchase("coiner_buy", self.coiner)))
        self.joins(ACTIONS, by("coiner", LentMixedPurchase("coiner_mix", self.coiner)))
        self.joins(ACTIONS, Discount(self, self.help["carpenter"]))
        self.joins(ACTIONS, by("blacksmith", Forge("forge", limits["blacksmith"])))
        self.joins(ACTIONS, by("mortar_mixer", MortarSwap("mortar_swap")))
        self.joins(ACTIONS, by("builder", CallBuilder("call_builder", builder)))
        self.joins(ACTIONS, by("mosaic_artist", MosaicTurn(Exchange("exchange"))))
        self.joins(PLACEMENT, by("mosaic_artist", MosaicTurn(Place("place"))))
        self.joins(PLACEMENT, by("brickmaker", BrickExchange(self)))
        self.joins(END, by("mortar_mixer", MortarSwap("late_mortar_swap")))
        self.joins(END, by("builder", CallBuilder("late_call_builder", builder)))
        self.joins(END, by("blacksmith", Forge("late_forge", limits["blacksmith"])))

    def _by(self, craftsman: str, deed: Deed) -> Deed:
        return Permitted(self.help[craftsman], deed)

    def _keep(self) -> None:
        """Who lies where, and what was done in this turn."""
        self.craftsman = Pieces(self, "craftsman", self.kinds, plural="craftsmen")
        self.kind = Words("craftsman", self.kinds)  # one that may lie anywhere
        self.off = Amount(1, self.limits["carpenter"])  # what the carpenter takes off a price
        self.up = Piles(self, "up", self.craftsman, most=self.open, stage=STAGE_STARTER)
        self.down = Numbers(self, "down", self.craftsman, stage=STAGE_STARTER, seen=SECRET)
        self.secret = Number(self, "secret", FLAG, 0, False, seen=SECRET)  # nobody has seen it
        self.purchases = Pile(self, "bought", TILE, order=LAID, stage=STAGE_NEVER)
        self.used = Number(self, "used", self.kind)
        self.derives(
            face_down=ForSeats(Listed(self.kind)), cheaper=Listed(Together(tile=TILE, less=AMOUNT))
        )
        self.named = Pile(self, "named", Pair(TILE, self.off), SECRET, LAID, brief=True)
        self.displaced = Number(self, "displaced", TILE)  # for it a brick came

    def _tell(self) -> None:
        kind = self.kind
        self.dealt = Event(self, "craftsmen_dealt", seat=SEAT, craftsmen=Listed(kind))
        self.was_used = Event(self, "craftsman_used", seat=SEAT, craftsman=kind)
        self.passed = Event(self, "craftsman_passed", seat=SEAT, craftsman=kind, turned=kind)
        self.price_lowered = Event(self, "price_lowered", seat=SEAT, tile=TILE, less=self.off)
        self.card_swapped = Event(self, "card_swapped", seat=SEAT, give=CARD, take=CARD)
        self.coiner = Lending(self, self.named, "coiner_not_needed")

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """Where many play there are more; any tile may come to be turned."""
        rules.any_turn = True
        self.mixing = any(type(module).mixes is not Module.mixes for module in rules.modules)
        names = self.kinds[:]
        for players in (5, 6):
            if rules.players >= players:
                names += self.doubles[f"from_{players}"]
        self.everybody = [self.kinds.index(name) for name in names]
        self.craftsman.copies = [names.count(name) for name in self.kinds]

    def deeds(self, menu: str) -> list[Deed]:
        """Each where it can be of use, mixed payments only where they can be made."""
        return [deed for deed in super().deeds(menu) if self.mixing or deed.name != "coiner_mix"]

    def redesigns(self, deed: Deed) -> list[Deed]:
        """The mosaic artist turns what is added, however it comes to be added."""
        if not isinstance(deed, Add) or isinstance(deed.permit, CraftsmansGift):
            return []
        return [self._by("mosaic_artist", MosaicTurn(deed))]

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Two for each, face up, and one face down for the starting player.

        Where a position does not say what was bought, it is what the seat has still to place.
        """
        if "bought" in keys:
            self.purchases.put(state, state.pending[int(state.turn)][:])
        if "up" in keys:
            self._deal(state)
        elif "down" in keys:
            self.down.put(state, state.turn, self.craftsman.shuffled(state).pop())

    def _deal(self, state: State) -> None:
        """All are shuffled; the rest is put into the box."""
        pool = self.everybody[:]
        state.rng.shuffle(pool)
        for seat in range(state.rules.players):
            self.up.put(state, seat, sorted([pool.pop() for _ in range(self.open)]))
        self.down.clear(state)
        self.down.put(state, state.turn, pool.pop())
        self.secret.put(state, 1)
        for seat, craftsmen in enumerate(self.up.all(state)):
            self.dealt.tell(state, seat, values=craftsmen)

    # --- The carpenter's price

    def less(self, state: State, tile: i64) -> int:
        """By how much the carpenter makes a tile cheaper: what was said last."""
        less = 0
        for named in self.named.of(state):
            if first(named) == tile:
                less = int(second(named)) + self.off.low
        return less

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """The tiles he has named are cheaper for whoever's turn it is, on the common market."""
        if not self.named.of(state) or offer.payee >= 0 or seat != state.turn:
            return price
        return price - self.less(state, offer.tile)

    def order_of(self, hook: str) -> int:
        """What the coiner lent is back before anybody else acts on a purchase."""
        return 0 if hook == "bought" else self.number

    def bought(self, state: State, deal: Deal) -> None:
        """Now the carpenter is used, unless nothing was paid; naming a tile in vain is free."""
        tile = deal.offer.tile
        self.coiner.bring_back(state, deal.seat)
        if self.less(state, tile) and deal.offer.payee < 0 and not deal.free:
            self.help["carpenter"].spend(state, deal.seat)
        if tile >= 0:
            self.purchases.add(state, tile)

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        """What a brick has displaced was not bought."""
        return "not_bought" if tile == self.displaced.of(state) else ""

    # --- The turn

    def turn_started(self, state: State, seat: i64) -> None:
        """Nobody is used yet."""
        self.used.put(state, NONE)
        self.purchases.put(state, [])

    def closed(self, state: State, seat: i64) -> None:
        """What was meant for this turn is forgotten."""
        self.named.put(state, [])
        self.displaced.put(state, NONE)

    def turn_over(self, state: State, seat: i64) -> None:
        """The used craftsman wanders on; without one the player chooses."""
        used = self.used.of(state)
        own = self.up.of(state, seat)
        if used != NONE:
            self.pass_on(state, seat, used)
        elif own.count(own[0]) == len(own):
            self.pass_on(state, seat, own[0])
        else:
            state.ask(self.question, seat)

    def pass_on(self, state: State, seat: i64, kind: i64) -> None:
        """He lies face down on the left; one's own hidden one is turned up."""
        turned = self.down.of(state, seat)
        self.up.of(state, seat).remove(int(kind))
        self.up.add(state, seat, turned)
        self.down.put(state, seat, NONE)
        self.down.put(state, state.next_seat(seat), kind)
        if self.secret.of(state):
            self.secret.put(state, 0)
            state.reveals += 1
        self.passed.tell(state, seat, kind, turned)

    # --- Secrets and positions

    def reshuffle(self, state: State, seat: i64) -> None:
        """The one that was dealt face down might be any that is not seen."""
        if self.secret.of(state):
            hidden = self.down.values(state)[0]
            unseen = sorted([*self.craftsman.left(state), hidden])
            drawn = unseen[int(state.rng.below(len(unseen)))]
            for owner in range(state.rules.players):
                if self.down.of(state, owner) == hidden:
                    self.down.put(state, owner, drawn)

    def known_to_all(self, state: State) -> list[int]:
        """The one that lies face down, once it was passed on."""
        return [] if self.secret.of(state) else self.down.values(state)

    def restored(self, state: State) -> None:
        """Two lie before each seat and one face down; the one that was used is still there."""
        seats = self.up.all(state)
        if any(len(craftsmen) != self.open for craftsmen in seats):
            raise ValueError(f"up must be {self.open} craftsmen for each seat")
        down = self.down.values(state)
        if len(down) != 1:
            raise ValueError("one craftsman lies face down")
        used = int(self.used.of(state))
        if used != NONE and used not in seats[int(state.turn)] + down:
            raise ValueError("used must be a craftsman of the seat whose turn it is")
        self.coiner.check(state)

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """`face_down`, unseen if dealt so, and `cheaper`: the prices of the carpenter."""
        face_down: list[list[str]] = []
        for owner in range(state.rules.players):
            kind = self.down.of(state, owner)
            name = FACE_DOWN if self.secret.of(state) else self.kinds[int(kind)]
            face_down.append([] if kind == NONE else [name])
        tiles = [int(first(named)) for named in self.named.of(state)]
        cheaper = [
            [tile_name(state, tile), self.less(state, tile)]
            for place, tile in enumerate(tiles)
            if tile not in tiles[place + 1 :]
        ]
        return {"face_down": face_down, "cheaper": cheaper}


class Craftsman(Permit):
    """Helps whoever has him, in their own turn and if nobody has helped in it yet."""

    def __init__(self, module: TravellingCraftsmen, kind: int) -> None:
        self.module = module
        self.kind = kind

    def refuse(self, state: State, seat: i64) -> str:
        if self.kind not in self.module.up.of(state, seat):
            return "no_such_craftsman"
        if not in_turn(state, seat):
            return "own_turn_only"
        return "" if self.module.used.of(state) == NONE else "craftsman_used"

    def spend(self, state: State, seat: i64) -> None:
        """He is the one of this turn; what the carpenter has named in vain is void."""
        self.module.used.put(state, self.kind)
        self.module.named.put(state, [])
        self.module.was_used.tell(state, seat, self.kind)


def in_turn(state: State, seat: i64) -> bool:
    """Whether the seat acts in its own turn, or sees to what comes with its end."""
    turn = state.frames[0]
    if turn.who != seat or turn.pc == 0 or not isinstance(turn.step, Turn):
        return False
    phase = state.rules.phases[int(turn.pc) - 1]  # that is going on
    return isinstance(phase, (Menu, Actions, Placement, AfterRefill))


class PassCraftsman(Choice):
    """Passes one of the two on."""

    def __init__(self, module: TravellingCraftsmen) -> None:
        super().__init__("pass_craftsman", "craftsman", module.kind, "no_such_craftsman")
        self.module = module

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return self.module.up.of(state, frame.seat)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        self.module.pass_on(state, frame.seat, self.chosen.of(code))
