"""The Buildings of Power: twelve buildings of the base game with an ability each.

Whoever buys one from the market uses its ability once. Strength: a black die on the tile; in
scorings the second longest wall counts too, up to the sum of one's black dice. Prosperity: a
white die on the tile, which makes one building a turn cheaper by 1 and loses a pip each time.
Architecture and Wisdom, once everything is refilled at the end of the turn: as many tiles or cards
as the red die shows are looked at, one goes under a tile of the market or into the hand, the others
go back on top.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, ACTIONS, AMOUNT, CARD, FLAG, LAID, NONE, NOWHERE, SEAT, SPACE, TILE, Amount, Any,
    Deal, Deed, Event, Final, Frame, Item, Listed, Map, Mark, Number, Offer,
    Pile, Piles, Rules, State, Together, Words, cell_in, i64, tile_text,
)  # fmt: skip
from alhambra.engine.cells import sides_from_letters
from alhambra.engine.looked import DECK, TOWER, Looked
from alhambra.engine.outline import runs
from alhambra.modules.buildings_of_power.hidden import HidesTiles
from alhambra.modules.buildings_of_power.looking import PowerRound

STRENGTH: Final = "strength"
PROSPERITY: Final = "prosperity"
WISDOM: Final = "wisdom"
ABILITIES: Final = (STRENGTH, WISDOM, "architecture", PROSPERITY)
DICE: Final = {STRENGTH: "black", PROSPERITY: "white"}
PIPS: Final = 6
BEFORE_KEYS: Final = 36  # what comes after the refill begins with these abilities


class BuildingsOfPower(HidesTiles):
    """Twelve tiles of the tower, three for each ability.

    Rulings: only a purchase from the common market brings the ability, at half price, with the
    vizier or as a bonus too; dice are rolled at once, but what happens at the end of a turn waits
    for the end of the buyer's own. An ability that cannot do anything lapses. Dice stay on their
    tile wherever it lies; with Dirk or out of the game they are gone. Black dice work while it is
    built, white ones in the reserve too. A white die is laid beside the market before the purchase,
    in one's own turn only and not in that in which it was rolled; it lowers the price of one
    building on or beside the market, and is not used if the patron pays. A hidden tile belongs to
    its market space and is turned up in the last refill too, though another space stays empty. With
    Wisdom one keeps what can be held in hand; a card that is no money is shown. Leftover tiles of a
    space with two need money of its currency; a hidden one of a kind that is sold beside the market
    goes to nobody.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.names: list[str] = []
        self.ability: list[str] = []
        for kind, price, letters, ability in data["tiles"]:
            self.names.append(tile_text(kind, price, sides_from_letters(letters)))
            self.ability.append(ability)
        self.tiles: list[int] = []  # the twelve, given in `register`
        self.building = Words("tile", self.names, "building of power", "no_building_of_power")
        self.building.plural = "buildings of power"
        self._declare_fields()
        self._declare_events()
        self.round = self.asks(PowerRound(self))
        self.joins(ACTIONS, WhiteDie(self))

    def _declare_fields(self) -> None:
        pips = Amount(0, PIPS, "pips", plural="pips")
        self.dice = Map(self, "dice", self.building, pips)  # without a die there is no entry
        self.fresh = Pile(self, "fresh", self.building)  # whose die was rolled in this turn
        self.used = Number(self, "used", FLAG, False, brief=False)  # a white die in this turn
        self.owed = Piles(self, "owed", self.building, order=LAID)  # abilities still to be used
        self.derives(
            abilities=Listed(Together(ability=Words("ability", ABILITIES), tiles=Listed(TILE))),
            hidden=Listed(Together(space=SPACE, tile=TILE)),
            next_cards=Listed(CARD),
            next_tiles=Listed(TILE),
        )
        self.declare_hidden()
        self.declared = Number(self, "declared", self.building)  # whose die lowers the next price
        self.known = [Looked(self, "known_cards", CARD), Looked(self, "known_tiles", TILE)]

    def _declare_events(self) -> None:
        building = self.building
        die = Words("die", list(DICE.values()))
        self.power_die = Event(self, "power_die", seat=SEAT, die=die, pips=AMOUNT, tile=building)
        self.white_die_ready = Event(self, "white_die_ready", seat=SEAT, tile=building)
        self.white_die_used = Event(self, "white_die_used", seat=SEAT, tile=building, pips=AMOUNT)
        self.power_rolled = Event(self, "power_rolled", seat=SEAT, tile=building, pips=AMOUNT)
        saw_cards = Event(self, "saw_cards", seat=SEAT, cards=Listed(CARD))
        self.saw = [saw_cards, Event(self, "saw_tiles", seat=SEAT, tiles=Listed(TILE))]
        self.wisdom_kept = Event(self, "wisdom_kept", seat=SEAT)
        self.wisdom_card = Event(self, "wisdom_card", seat=SEAT, card=CARD)
        self.wisdom_shown = Event(self, "wisdom_shown", seat=SEAT, card=CARD)
        self.scoring_played = Event(self, "scoring_played", seat=SEAT)
        self.hid_tile = Event(self, "hid_tile", seat=SEAT, space=SPACE)
        self.hid_this_tile = Event(self, "hid_this_tile", seat=SEAT, tile=TILE, space=SPACE)

    def order_of(self, hook: str) -> int:
        """Its abilities come before everything else that follows the refill."""
        return BEFORE_KEYS if hook == "refilled" else self.number

    def register(self, rules: Rules) -> None:
        """The twelve are tiles of the base game."""
        numbers = {tile.name: number for number, tile in enumerate(rules.tiles)}
        self.tiles = [numbers[name] for name in self.names]

    def number_of(self, tile: i64) -> int:
        """Which of the twelve a tile is, NONE if it is another one."""
        return self.tiles.index(int(tile)) if int(tile) in self.tiles else NONE

    # --- Buying one

    def bought(self, state: State, deal: Deal) -> None:
        """A white die that was laid out is used; a building of power brings its own."""
        offer = deal.offer
        if self.declared.of(state) != NONE and deal.cause == ACTION and self._cheaper(offer):
            if deal.free:
                self._take_die_back(state)
            else:
                self._turn_down(state, deal.seat)
        building = self.number_of(offer.tile)
        if building == NONE or offer.space < 0 or offer.payee >= 0:
            return
        if self.ability[building] in DICE:
            self._roll_die(state, deal.seat, building)
        else:
            self.owed.add(state, deal.seat, building)

    def _roll_die(self, state: State, seat: i64, building: int) -> None:
        """A die of the building's colour lies on the tile from now on."""
        pips = self.roll(state)
        self.dice.of(state)[building] = pips
        if building not in self.fresh.of(state):
            self.fresh.add(state, building)
        self.power_die.tell(state, seat, list(DICE).index(self.ability[building]), pips, building)

    def roll(self, state: State) -> int:
        """One roll."""
        state.reveals += 1
        return 1 + int(state.rng.below(PIPS))

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no dice."""
        self.dice.of(state).pop(self.number_of(tile), 0)

    def discarded(self, state: State, tile: i64) -> None:
        """The die leaves the game with the tile."""
        self.dice.of(state).pop(self.number_of(tile), 0)

    # --- White dice

    def turn_started(self, state: State, seat: i64) -> None:
        """In each turn one die may be used; what was laid out in vain goes back."""
        self._take_die_back(state)
        self.fresh.of(state).clear()

    def _take_die_back(self, state: State) -> None:
        """A white die that was laid out is on its tile again, and may be used."""
        self.declared.put(state, NONE)
        self.used.put(state, False)

    def _cheaper(self, offer: Offer) -> bool:
        """Whether a white die lowers this price: a tile on or beside the market."""
        return offer.tile >= 0 and offer.building and offer.payee < 0

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """Cheaper by 1 in the turn in which a die is laid out."""
        if self.declared.of(state) == NONE or state.actions <= 0 or seat != state.turn:
            return price
        return price - 1 if self._cheaper(offer) else price

    def _turn_down(self, state: State, seat: i64) -> None:
        """The die shows one pip less; after the last it leaves the game."""
        dice, building = self.dice.of(state), int(self.declared.of(state))
        pips = dice.pop(building, 0) - 1
        if pips > 0:
            dice[building] = pips
        self.white_die_used.tell(state, seat, building, pips)
        self.declared.put(state, NONE)

    # --- Architecture and Wisdom

    def refilled(self, state: State, seat: i64) -> None:
        """Whoever has bought such a building may use it now."""
        if self.owed.of(state, seat):
            state.push(self.round, seat)

    def pile_for(self, building: int) -> int:
        """The pile at which its ability looks."""
        return DECK if self.ability[building] == WISDOM else TOWER

    def useful(self, state: State, building: int) -> bool:
        """Whether there is anything to look at, and a space without a hidden tile."""
        if self.pile_for(building) == DECK:
            return bool(state.deck or state.discard)
        return bool(state.tower and self.free_spaces(state))

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The second longest wall, up to the pips of the black dice."""
        if not self.dice.of(state):
            return
        for seat in range(state.rules.players):
            pips = self._strength(state, seat)
            walls = runs(state.boards[seat]) if pips else []
            if len(walls) > 1:
                wall = walls[1].length
                found.append(Item(seat, STRENGTH, min(wall, pips), {"length": wall, "pips": pips}))

    def _strength(self, state: State, seat: i64) -> int:
        """The pips of all black dice in an Alhambra."""
        dice = self.dice.of(state).items()
        black = [(self.tiles[one], pips) for one, pips in dice if self.ability[one] == STRENGTH]
        return sum([pips for tile, pips in black if cell_in(state, seat, tile) != NOWHERE])

    # --- Secrets and notation

    def reshuffle(self, state: State, seat: i64) -> None:
        """Tiles that others hid could be any; cards that others sorted lie in any order."""
        super().reshuffle(state, seat)
        self.known[DECK].mix_sorted(state)

    def restored(self, state: State) -> None:
        """A die shows something, and hidden tiles come from the tower."""
        for building, pips in self.dice.of(state).items():
            if not pips:
                raise ValueError(f"dice: the die on {self.names[building]} has no pips")
        super().restored(state)

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """`abilities` and their buildings; what the seat knows of `hidden` tiles and of piles."""
        shown: dict[str, object] = {
            "abilities": [[ability, self._buildings_with(ability)] for ability in ABILITIES],
            "hidden": self.hidden_known_to(state, seat),
        }
        if seat >= 0:
            shown["next_cards"] = self.known[DECK].known_to(state, seat)
            shown["next_tiles"] = self.known[TOWER].known_to(state, seat)
        return shown

    def _buildings_with(self, ability: str) -> list[str]:
        return [name for name, own in zip(self.names, self.ability, strict=True) if own == ability]

    def marks(self, state: State, found: list[Mark]) -> None:
        """Abilities on tiles that can be bought, dice, and hidden tiles."""
        dice = self.dice.of(state)
        for number, tile in enumerate(self.tiles):
            if tile in state.market:
                found.append(Mark(self.ability[number], tile=tile))
            if number in dice:
                die = f"die-{DICE[self.ability[number]]}"
                found.append(Mark(die, tile=tile, count=dice[number]))
        found.extend([Mark("hidden", space=space) for space in self.hidden_on(state)])


class WhiteDie(Deed):
    """Lays out a white die: the next building bought in this turn costs 1 less.

    It costs no action, and the die loses nothing if nothing is bought.
    """

    def __init__(self, module: BuildingsOfPower) -> None:
        super().__init__("white_die")
        self.module = module
        self.building = self.part("tile", module.building)

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return sorted(self.module.dice.of(state))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One of one's own, built or in the reserve, once a turn, not in that of its roll."""
        module, seat, building = self.module, frame.seat, int(self.building.of(code))
        if module.used.of(state):
            return "one_white_die"
        if module.ability[building] != PROSPERITY or building not in module.dice.of(state):
            return "no_white_die"
        if building in module.fresh.of(state):
            return "white_die_too_new"
        tile = module.tiles[building]
        own = tile in state.reserves[int(seat)] + state.pending[int(seat)]
        return "" if own or cell_in(state, seat, tile) != NOWHERE else "die_not_yours"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies ready."""
        self.module.declared.put(state, self.building.of(code))
        self.module.used.put(state, True)
        self.module.white_die_ready.tell(state, frame.seat, self.building.of(code))
