"""The Buildings of Power: twelve buildings of the base game with an ability each.

Whoever buys one from the market uses its ability once. Strength: a black die on the tile; in
scorings the second longest wall counts too, up to the sum of the own black dice. Prosperity: a
white die on the tile, which makes one building a turn cheaper by 1 and loses a pip each time.
Architecture and Wisdom, once everything is refilled at the end of the turn: as many tiles or cards
as the red die shows are looked at, one goes under a tile of the market or into the hand, the others
go back on top.
"""

from typing import Any, Final

from mypy_extensions import i64

from alhambra.engine.cells import sides_from_letters
from alhambra.engine.laying import tile_name
from alhambra.engine.marks import Mark
from alhambra.engine.module import ACTIONS, Module, Slot
from alhambra.engine.offers import ACTION, Deal, Offer
from alhambra.engine.outline import runs
from alhambra.engine.rules import Rules, tile_text
from alhambra.engine.scoring import Item
from alhambra.engine.state import EMPTY, State
from alhambra.engine.step import Deed
from alhambra.engine.whereabouts import NOWHERE, cell_in
from alhambra.modules.buildings_of_power.looking import Looking, PowerRound, register_looking
from alhambra.modules.buildings_of_power.simple import (
    LeftoverQuestion,
    WhiteDie,
    give_out_hidden,
)
from alhambra.modules.buildings_of_power.slot import (
    CARDS,
    NONE,
    TILES,
    Powers,
    read_powers,
    write_powers,
)

STRENGTH: Final = "strength"
PROSPERITY: Final = "prosperity"
WISDOM: Final = "wisdom"
ARCHITECTURE: Final = "architecture"
ABILITIES: Final = (STRENGTH, WISDOM, ARCHITECTURE, PROSPERITY)
DICE: Final = {STRENGTH: "black", PROSPERITY: "white"}
PIPS: Final = 6
BEFORE_KEYS: Final = 36  # what comes after the refill begins with these abilities


class BuildingsOfPower(Module):
    """Twelve tiles of the tower, three for each ability.

    Rulings: only a purchase from the common market brings the ability, at half price, with the
    vizier or as a bonus too; dice are rolled at once, but what happens at the end of a turn waits
    for the end of the buyer's own. An ability that cannot do anything lapses. Dice stay on their
    tile wherever it lies; with Dirk or out of the game they are gone. Black dice work while it is
    built, white ones in the reserve too. A white die is laid beside the market before the purchase,
    in the own turn only and not in that in which it was rolled; it lowers the price of one building
    on or beside the market, and is not used if the patron pays. A hidden tile belongs to its market
    space and is turned up in the last refill too, though another space stays empty. With Wisdom one
    keeps what can be held in hand; a card that is no money is shown. Leftover tiles of a space with
    two need money of its currency; a hidden one of a kind that is sold beside the market goes to
    nobody.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("buildings_of_power", 38)
        self.names: list[str] = []
        self.ability: list[str] = []
        for kind, price, letters, ability in data["tiles"]:
            self.names.append(tile_text(kind, price, sides_from_letters(letters)))
            self.ability.append(ability)
        self.tiles: list[int] = []  # the twelve, given in `register`
        self.round = PowerRound(self)
        self.looking = Looking(self)
        self.leftovers = LeftoverQuestion(self)

    def order_of(self, hook: str) -> int:
        """Its abilities come before everything else that follows the refill."""
        return BEFORE_KEYS if hook == "refilled" else self.number

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The twelve are tiles of the base game; its questions."""
        numbers = {tile.name: number for number, tile in enumerate(rules.tiles)}
        self.tiles = [numbers[name] for name in self.names]
        register_looking(self, rules)
        rules.add_deed(self.leftovers.deeds[0])
        rules.add_step(self.leftovers)

    def deeds(self, menu: str) -> list[Deed]:
        """A white die is used in the own turn."""
        return [WhiteDie(self)] if menu == ACTIONS else []

    def new_slot(self, rules: Rules) -> Slot | None:
        """No dice, nothing hidden, nothing looked at."""
        return Powers(rules.players, len(self.names))

    def slot(self, state: State) -> Powers:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Powers)
        return slot

    def number_of(self, tile: i64) -> int:
        """Which of the twelve a tile is, NONE if it is another one."""
        return self.tiles.index(int(tile)) if int(tile) in self.tiles else NONE

    # --- Buying one

    def bought(self, state: State, deal: Deal) -> None:
        """A white die that was laid out is used; a building of power brings its own."""
        slot = self.slot(state)
        if slot.declared != NONE and deal.cause == ACTION and self._cheaper(deal.offer):
            if deal.free:
                slot.take_die_back()
            else:
                self._turn_down(state, deal.seat)
        offer = deal.offer
        number = self.number_of(offer.tile)
        if number == NONE or offer.space < 0 or offer.payee >= 0:
            return
        if self.ability[number] in DICE:
            self._roll(state, deal.seat, number)
        else:
            slot.owed[int(deal.seat)].append(number)

    def _roll(self, state: State, seat: i64, number: int) -> None:
        """A die of the building's colour lies on the tile from now on."""
        slot = self.slot(state)
        slot.dice[number] = self.die(state)
        slot.fresh |= 1 << number
        if state.telling:
            event: dict[str, object] = {"event": "power_die", "seat": int(seat)}
            event["die"] = DICE[self.ability[number]]
            state.tell({**event, "pips": slot.dice[number], "tile": self.names[number]})

    def die(self, state: State) -> int:
        """One roll."""
        state.reveals += 1
        return 1 + int(state.rng.below(PIPS))

    def given(self, state: State, seat: i64, tile: i64) -> None:
        """Dirk has no dice."""
        self._lose_die(state, tile)

    def discarded(self, state: State, tile: i64) -> None:
        """The die leaves the game with the tile."""
        self._lose_die(state, tile)

    def _lose_die(self, state: State, tile: i64) -> None:
        number = self.number_of(tile)
        if number != NONE:
            self.slot(state).dice[number] = 0

    # --- White dice

    def turn_started(self, state: State, seat: i64) -> None:
        """In each turn one die may be used; what was laid out in vain goes back."""
        slot = self.slot(state)
        slot.take_die_back()
        slot.fresh = 0

    def refuse_die(self, state: State, seat: i64, number: int) -> str:
        """Why the seat cannot use the white die on this tile now, "" if it can."""
        slot = self.slot(state)
        if slot.used:
            return "one_white_die"
        if self.ability[number] != PROSPERITY or slot.dice[number] == 0:
            return "no_white_die"
        if slot.fresh >> number & 1:
            return "white_die_too_new"
        tile = self.tiles[number]
        stored = state.reserves[int(seat)] + state.pending[int(seat)]
        own = tile in stored or cell_in(state, seat, tile) != NOWHERE
        return "" if own else "die_not_yours"

    def declare(self, state: State, seat: i64, number: int) -> None:
        """The next building that the seat buys in this turn is cheaper."""
        slot = self.slot(state)
        slot.declared = number
        slot.used = True
        if state.telling:
            event: dict[str, object] = {"event": "white_die_ready", "seat": int(seat)}
            state.tell({**event, "tile": self.names[number]})

    def _cheaper(self, offer: Offer) -> bool:
        """Whether a white die lowers this price: a tile on or beside the market."""
        return offer.tile >= 0 and offer.building and offer.payee < 0

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        """Cheaper by 1 in the turn in which a die is laid out."""
        if self.slot(state).declared == NONE or state.actions <= 0 or seat != state.turn:
            return price
        return price - 1 if self._cheaper(offer) else price

    def _turn_down(self, state: State, seat: i64) -> None:
        """The die shows one pip less; after the last it leaves the game."""
        slot = self.slot(state)
        slot.dice[slot.declared] -= 1
        if state.telling:
            event: dict[str, object] = {"event": "white_die_used", "seat": int(seat)}
            event["tile"] = self.names[slot.declared]
            state.tell({**event, "pips": slot.dice[slot.declared]})
        slot.declared = NONE

    # --- Architecture and Wisdom

    def refilled(self, state: State, seat: i64) -> None:
        """Whoever has bought such a building may use it now."""
        if self.slot(state).owed[int(seat)]:
            state.push(self.round, seat)

    def useful(self, state: State, number: int) -> bool:
        """Whether there is anything to look at, and a space without a hidden tile."""
        if self.ability[number] == WISDOM:
            return bool(state.deck or state.discard)
        return bool(state.tower and self.free_spaces(state))

    def free_spaces(self, state: State) -> list[int]:
        """The market spaces with a tile and nothing under it."""
        under = self.slot(state).under
        return [s for s, tile in enumerate(state.market) if tile >= 0 and under[s] == EMPTY]

    def hide(self, state: State, seat: i64, tile: int, space: int) -> None:
        """A tile lies face down on a space, under the one that is for sale."""
        slot = self.slot(state)
        slot.under[space] = tile
        slot.under_by[space] = int(seat)

    def next_tile(self, state: State, space: i64) -> i64:
        """A hidden tile is turned up instead of drawing one."""
        slot = self.slot(state)
        tile = slot.under[int(space)]
        slot.under[int(space)] = EMPTY
        return tile

    def returned(self, state: State, tile: i64, space: i64) -> None:
        """A tile that goes back anywhere into the tower ends what was known of its order."""
        self.slot(state).forget(TILES)

    def renewed(self, state: State, cards: i64) -> None:
        """New cards under the deck: what was known of it lies higher now."""
        self.slot(state).raise_cards(len(state.deck), int(cards))

    # --- The end

    def leftover(self, state: State, space: i64) -> bool:
        """Of two tiles the richest takes one, the second richest gets the other."""
        return give_out_hidden(self, state, space)

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """The second longest wall, up to the pips of the black dice."""
        for seat in range(state.rules.players):
            pips = self._strength(state, seat)
            walls = runs(state.boards[seat]) if pips else []
            if len(walls) > 1:
                length = walls[1].length
                data: dict[str, object] = {"length": length, "pips": pips}
                found.append(Item(seat, STRENGTH, min(length, pips), data))

    def _strength(self, state: State, seat: i64) -> int:
        """The pips of all black dice in an Alhambra."""
        slot = self.slot(state)
        pips = 0
        for number, tile in enumerate(self.tiles):
            if self.ability[number] == STRENGTH and slot.dice[number]:
                if cell_in(state, seat, tile) != NOWHERE:
                    pips += slot.dice[number]
        return pips

    # --- Secrets and notation

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """Abilities, dice, where tiles are hidden; what the seat knows of piles and such tiles."""
        slot = self.slot(state)
        shown: dict[str, object] = {
            "abilities": [
                {"ability": ability, "tiles": self._with(ability)} for ability in ABILITIES
            ],
            "dice": [
                {"tile": self.names[number], "die": DICE[self.ability[number]], "pips": pips}
                for number, pips in enumerate(slot.dice)
                if pips
            ],
            "ready": self.names[slot.declared] if slot.declared != NONE else None,
            "owed": [[self.names[number] for number in numbers] for numbers in slot.owed],
            "under": [
                {"space": space + 1, "tile": self._name_of_hidden(state, space, int(seat))}
                for space, tile in enumerate(slot.under)
                if tile != EMPTY
            ],
        }
        if seat >= 0:
            shown["next_cards"] = self._known(state, seat, CARDS)
            shown["next_tiles"] = self._known(state, seat, TILES)
        view[self.name] = shown

    def _name_of_hidden(self, state: State, space: int, seat: int) -> str | None:
        """The tile hidden on a space, None if the seat does not know it."""
        slot = self.slot(state)
        return tile_name(state, slot.under[space]) if slot.knows_under(space, seat) else None

    def _with(self, ability: str) -> list[str]:
        return [name for name, own in zip(self.names, self.ability, strict=True) if own == ability]

    def _known(self, state: State, seat: i64, pile: int) -> list[str | None]:
        """What the seat knows of a pile, from the top; None for what it does not."""
        pieces = state.deck if pile == CARDS else state.tower
        places = self.slot(state).places(int(seat), pile, len(pieces))
        if not places:
            return []
        names = state.rules.face_names
        found: list[str | None] = []
        for place in range(len(pieces) - 1, places[0] - 1, -1):
            piece = pieces[place]
            known = names[piece] if pile == CARDS else tile_name(state, piece)
            found.append(known if place in places else None)
        return found

    def marks(self, state: State, found: list[Mark]) -> None:
        """Abilities on tiles that can be bought, dice, and hidden tiles."""
        slot = self.slot(state)
        for number, tile in enumerate(self.tiles):
            if tile in state.market:
                found.append(Mark(self.ability[number], tile=tile))
            if slot.dice[number]:
                die = f"die-{DICE[self.ability[number]]}"
                found.append(Mark(die, tile=tile, count=slot.dice[number]))
        for space, hidden in enumerate(slot.under):
            if hidden != EMPTY:
                found.append(Mark("hidden", space=space))

    def seen(self, state: State, seat: i64, cards: list[int], tiles: list[int]) -> None:
        """The places of deck and tower that the seat has looked at."""
        slot = self.slot(state)
        cards.extend(slot.places(int(seat), CARDS, len(state.deck)))
        tiles.extend(slot.places(int(seat), TILES, len(state.tower)))

    def reshuffle(self, state: State, seat: i64) -> None:
        """Tiles that others hid could be any; cards that others sorted lie in any order."""
        slot = self.slot(state)
        spaces = [
            space
            for space, tile in enumerate(slot.under)
            if tile != EMPTY and not slot.knows_under(space, int(seat))
        ]
        pool = state.tower + [slot.under[space] for space in spaces]
        if spaces:
            state.rng.shuffle(pool)
            for space in spaces:
                slot.under[space] = pool.pop()
            state.tower = pool
        lowest = slot.lowest_sorted(len(state.deck))
        sorted_cards = state.deck[lowest:]
        if sorted_cards:
            state.rng.shuffle(sorted_cards)
            state.deck[lowest:] = sorted_cards

    def held_tiles(self, state: State) -> list[int]:
        """The hidden ones."""
        return [tile for tile in self.slot(state).under if tile != EMPTY]

    def write(self, state: State) -> dict[str, object]:
        """Dice, what was laid out, what is owed, what is hidden and what is known of the piles."""
        return write_powers(state, self.slot(state), self.names)

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, there are no dice, nothing is hidden and nobody knows anything."""
        state.slots[self.index] = read_powers(state, table, self.names)
