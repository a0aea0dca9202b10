"""The plug-in contract: folds, vetoes, offers and items really change the game."""

from random import Random

from mypy_extensions import i64

from alhambra import Game, Move
from alhambra.engine.board import UNTYPED
from alhambra.engine.cells import cell_at, sides_from_letters
from alhambra.engine.module import Module
from alhambra.engine.money import Unit
from alhambra.engine.offers import Deal, Offer, offer_number
from alhambra.engine.rules import ANNEX, Rules, TileSpec
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from tests.support import play_until, state_of, toy, toy_game, walk


def points(game: Game, round: int, name: str) -> dict[int, int]:
    """What each seat would get for one item now."""
    sheet = game.count_round(round)
    return {seat: won for seat, items in sheet.items() for item, won, _ in items if item == name}


def kinds(game: Game) -> set[str]:
    return {move.kind for move in game.moves()}


class Sale(Module):
    """Everything costs three."""

    def price(self, state: State, seat: i64, offer: Offer, price: i64) -> i64:
        return 3


def test_prices_are_folded() -> None:
    game = toy_game([toy(Sale(), "sale", 1)])
    assert play_until(game, Random(1), lambda game: "buy" in kinds(game))
    buy = next(move for move in game.moves() if move.kind == "buy")
    event = game.play(buy)[0]
    assert event["price"] == 3
    paid = sum(int(card.split()[1]) for card in event["paid"])
    assert event["exact"] == (paid == 3)


class Peddler(Module):
    """Sells points for four denar, exactly paid; nothing else is for sale."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "peddler", 1
        self.delivered: list[tuple[int, int]] = []

    def offers(self, state: State, seat: i64, cause: i64, found: list[Offer]) -> None:
        found.clear()
        offer = Offer(offer_number(self, 2), -1, 4, 0, self)
        offer.exact_only = True
        found.append(offer)

    def offer_parts(self, state: State, offer: Offer) -> dict[str, object]:
        return {"wares": "points"}

    def deliver(self, state: State, deal: Deal) -> None:
        self.delivered.append((int(deal.seat), int(deal.paid)))
        state.scores[int(deal.seat)] += 2


def test_offers_of_modules_are_sold_and_delivered() -> None:
    module = Peddler()
    game = toy_game([module])
    assert play_until(game, Random(1), lambda game: "buy" in kinds(game))
    buys = [move for move in game.moves() if move.kind == "buy"]
    assert {move.parts["wares"] for move in buys} == {"points"}
    worth = {sum(int(card.split()[1]) for card in move.parts["pay"]) for move in buys}
    assert worth == {4}
    assert Move.from_json(buys[0].to_json()) == buys[0]
    seat, scores = int(state_of(game).asked()), game.scores
    event = game.play(buys[0])[0]
    assert module.delivered == [(seat, 4)]
    assert game.scores[seat] == scores[seat] + 2
    assert event["wares"] == "points"
    assert game.why_not(Move("buy", space=1, pay=["denar 9"])) in {"nothing_for_sale", "not_asked"}


class Coins(Module):
    """Six coins of one denar for each seat."""

    def __init__(self) -> None:
        super().__init__()
        self.name, self.number = "coins", 1
        self.gone: list[tuple[int, int, str, int]] = []

    def register(self, rules: Rules) -> None:
        self.unit = rules.currencies[0].add("coin", 1, 6, False, self)

    def set_up(self, state: State, stage: i64) -> None:
        if stage == 4:
            for seat in range(state.rules.players):
                state.change_purse(seat, 0, 6 * self.unit.one)

    def spent(self, state: State, seat: i64, currency: i64, unit: Unit, count: i64) -> None:
        self.gone.append((int(seat), int(currency), unit.name, int(count)))


def test_units_of_modules_pay_and_their_owner_hears_of_it() -> None:
    module = Coins()
    game = toy_game([module])

    def with_coins(game: Game) -> list[Move]:
        return [move for move in game.moves() if "coin" in move.parts.get("pay", ())]

    assert play_until(game, Random(1), lambda game: bool(with_coins(game)))
    buy = with_coins(game)[0]
    seat, discarded = int(state_of(game).asked()), len(state_of(game).discard)
    game.copy().play(buy)
    coins = buy.parts["pay"].count("coin")
    assert module.gone == [(seat, 0, "coin", coins)]
    assert len(state_of(game).discard) == discarded


class Lock(Module):
    """Nothing is built east of the fountain, nothing is lifted, nothing is given away."""

    def veto_add(self, state: State, seat: i64, tile: i64, turn: i64, cell: i64) -> str:
        return "cut_off" if cell == cell_at(1, 0) else ""

    def veto_remove(self, state: State, seat: i64, cell: i64) -> str:
        return "gate_holds_tile"

    def veto_exchange(self, state: State, seat: i64, tile: i64, cell: i64) -> str:
        return "gate_holds_tile"

    def veto_give(self, state: State, seat: i64, tile: i64) -> str:
        return "not_for_dirk"


def test_vetoes_forbid_what_the_build_rules_allow() -> None:
    game = toy_game([toy(Lock(), "lock", 1)], players=2)
    east: set[str | None] = set()
    for moves in walk(game, Random(4)):
        assert not {move.kind for move in moves} & {"remove", "exchange", "give"}
        places = [move for move in moves if move.kind == "place"]
        assert all(move.parts["at"] != [1, 0] for move in places)
        for move in places[:1]:
            tile = move.parts["tile"]
            east.add(game.why_not(Move("place", tile=tile, at=[1, 0])))
            assert game.why_not(Move("give", tile=tile)) in {"not_for_dirk", "not_bought"}
    assert "cut_off" in east


def test_a_veto_locks_tiles_against_redesign() -> None:
    free, locked = toy_game([], seed=2), toy_game([toy(Lock(), "lock", 1)], seed=2)
    assert play_until(free, Random(3), lambda game: "remove" in kinds(game))
    assert play_until(locked, Random(3), lambda game: bool(laid(game)) and "take" in kinds(game))
    for move in [Move("remove", at=at) for at in laid(locked)]:
        assert locked.why_not(move) in {"gate_holds_tile", "cut_off", "hole"}


def laid(game: Game) -> list[list[int]]:
    question = game.question
    assert question is not None
    return [tile["at"] for tile in game.view()["seats"][question.seat]["board"]]


class Spy(Module):
    """Takes every pavilion that comes out of the tower."""

    def tile_drawn(self, state: State, tile: i64, space: i64) -> bool:
        if state.rules.tiles[int(tile)].name.startswith("pavilion"):
            state.gone.append(int(tile))
            return True
        return False


def test_a_tile_that_is_dealt_with_is_replaced() -> None:
    game = toy_game([toy(Spy(), "spy", 1)])
    for _ in walk(game, Random(1)):
        market = game.view()["market"]
        assert all(tile is None or not tile.startswith("pavilion") for tile in market)
    assert sum(tile.startswith("pavilion") for tile in game.view()["gone"]) == 7
    assert game.over


class Scorer(Module):
    """Odd values, a half building for seat 0, a present for seat 1, a penalty for seat 2."""

    def values(self, state: State, round: i64, kind: i64, values: list[int]) -> list[int]:
        return [*values, 1]

    def halves(self, state: State, seat: i64, kind: i64, buildings: i64) -> i64:
        return 1 if seat == 0 else 0

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        found.append(Item(1, "present", 3 * int(round), {}))
        found.append(Item(2, "penalty", -1000, {}))


def test_values_halves_and_items_change_the_sheet() -> None:
    game = toy_game([toy(Scorer(), "scorer", 1)])
    for seat, count in enumerate((1, 1, 1)):
        tile = state_of(game).rules.tile_by_name["tower 11 -"]
        for number in range(count):
            state_of(game).boards[seat].lay(cell_at(1 + number, 0), tile, 0, 5)
    assert points(game, 1, "tower") == {0: 6, 1: 0, 2: 0}
    assert points(game, 2, "tower") == {0: 13, 1: 3, 2: 3}  # 6 and 1 are shared
    assert points(game, 2, "present") == {1: 6}
    assert points(game, 3, "penalty") == {2: -1000}


def test_a_seat_without_a_building_gains_nothing_from_halves() -> None:
    game = toy_game([toy(Scorer(), "scorer", 1)])
    assert points(game, 3, "tower") == {}


def test_a_score_never_falls_below_zero() -> None:
    game = toy_game([toy(Scorer(), "scorer", 1)])
    for _ in walk(game, Random(1)):
        assert min(game.scores) >= 0
    assert game.scores[2] == 0


class Tax(Module):
    """Seat 0 has a million of everything at the end, the others nothing."""

    def leftover_money(self, state: State, seat: i64, currency: i64, amount: i64) -> i64:
        return 10**6 if seat == 0 else 0


def test_leftover_money_is_folded() -> None:
    game = toy_game([toy(Tax(), "tax", 1)])
    for _ in walk(game, Random(1)):
        pass
    leftovers = [event for event in game.log() if event["event"] == "leftover"]
    assert leftovers
    assert {event["seat"] for event in leftovers} == {0}


class Bastions(Module):
    """One annex with this bastion in everybody's reserve at the start."""

    def __init__(self, bastion: str) -> None:
        super().__init__()
        self.name, self.number = "toy_annexes", 1
        self.bastion = bastion

    def register(self, rules: Rules) -> None:
        name = f"annex {self.bastion}"
        tile = TileSpec(name, [UNTYPED], [sides_from_letters(self.bastion)], 5)
        tile.shape = ANNEX
        self.tile = rules.add_tile(tile)

    def set_up(self, state: State, stage: i64) -> None:
        if stage == 4:
            for seat in range(state.rules.players):
                state.reserves[seat].append(self.tile)
                state.boards[seat].lay(cell_at(1, 0), state.tower.pop(0), 2, 0)


def annex_game(bastion: str) -> Game:
    """Everybody has a tile, walled to the east, and an annex in the reserve."""
    return toy_game([Bastions(bastion)])


def test_an_annex_is_added_outside_the_walls() -> None:
    game = annex_game("W")
    adds = [move for move in game.moves() if move.kind == "add"]
    assert adds == [Move("add", tile="annex W", at=[2, 0])]


def test_an_annex_never_takes_the_place_of_a_building() -> None:
    game = annex_game("E")
    assert "exchange" not in kinds(game)
    assert game.why_not(Move("exchange", tile="annex E", at=[1, 0])) is not None


def test_an_annex_can_be_taken_back_to_the_reserve() -> None:
    game = annex_game("W")
    seat = int(state_of(game).asked())
    game.play(Move("add", tile="annex W", at=[2, 0]))
    while int(state_of(game).asked()) != seat:
        game.play(next(move for move in game.moves() if move.kind == "take"))
    remove = Move("remove", at=[2, 0])
    assert remove in game.moves()
    game.play(remove)
    assert "annex W" in game.view()["seats"][seat]["reserve"]
