"""The Change: coins for whoever pays too much."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import CURRENCIES
from alhambra.modules.change.advice import advise
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of

HEAD = """
modules = ["change"]
market = ["garden 10 N", "tower 12 -", "tower 13 E", "garden 8 SW"]
display = ["florin 6", "florin 7", "florin 8", "florin 9"]
"""
SEVENTEEN = 'hand = ["denar 9", "denar 8"]'


def coins(*seats: str, bag: str = "") -> str:
    """The module's table: the coins of each seat, what is in the bag."""
    lists = ", ".join(f"[{seat}]" for seat in seats)
    return f"[module.change]\ncoins = [{lists}]\n" + (f"bag = {bag}\n" if bag else "")


def owned(game: Game, seat: int) -> list[str]:
    """The coins before a seat."""
    found: list[str] = game.view()["change"]["coins"][seat]
    return found


def in_bag(game: Game) -> int:
    return sum(game.view()["change"]["bag"])


def buy(*pay: str, space: int = 1) -> Move:
    return Move("buy", space=space, pay=list(pay))


# --- Getting coins


@traces("half-over", "automatic")
def test_seventeen_for_a_garden_of_ten_gives_three_coins() -> None:
    game = game_with(HEAD, SEVENTEEN, "", "")
    events = game.play(buy("denar 9", "denar 8"))
    assert [event["event"] for event in events] == ["bought", "change_given"]
    assert len(owned(game, 0)) == 3
    assert sorted(owned(game, 0)) == sorted(events[1]["coins"])
    assert in_bag(game) == 21


@traces("half-over")
def test_one_unit_too_much_gives_nothing() -> None:
    game = game_with(HEAD, 'hand = ["denar 9", "denar 2"]', "", "")
    events = game.play(buy("denar 9", "denar 2"))
    assert [event["event"] for event in events] == ["bought"]
    assert owned(game, 0) == []


@traces("bag-empty")
def test_an_almost_empty_bag_gives_what_it_has() -> None:
    game = game_with(HEAD, SEVENTEEN, "", "", tail=coins("", "", "", bag="[0, 0, 1, 0]"))
    game.play(buy("denar 9", "denar 8"))
    assert owned(game, 0) == ["ducat coin"]
    assert in_bag(game) == 0


@traces("bag-empty")
def test_an_empty_bag_gives_nothing() -> None:
    game = game_with(HEAD, SEVENTEEN, "", "", tail=coins("", "", "", bag="[0, 0, 0, 0]"))
    assert [e["event"] for e in game.play(buy("denar 9", "denar 8"))] == ["bought"]


@traces("back-first")
def test_spent_coins_are_in_the_bag_before_change_is_drawn() -> None:
    """Two denar coins and a 9 and a 1 for 10: the bag holds just these two coins."""
    held = coins('"denar coin", "denar coin"', "", "", bag="[0, 0, 0, 0]")
    game = game_with(HEAD, 'hand = ["denar 9", "denar 1"]', "", "", tail=held)
    game.play(buy("denar 9", "denar 1", "denar coin", "denar coin"))
    assert owned(game, 0) == ["denar coin"]
    assert in_bag(game) == 1


@traces("automatic")
def test_drawing_coins_cannot_be_taken_back() -> None:
    game = game_with(HEAD, SEVENTEEN, "", "")
    game.play(buy("denar 9", "denar 8"))
    assert game.why_no_undo() == "revealed"


@traces("diamonds", "diamonds:coins")
def test_diamonds_give_change_too() -> None:
    head = HEAD.replace('"change"', '"change", "diamonds"')
    game = game_with(head, 'hand = ["diamond 9", "diamond 8"]', "", "")
    game.play(buy("diamond 9", "diamond 8"))
    assert len(owned(game, 0)) == 3


@traces("bids")
def test_change_for_a_bid_is_given_without_a_purchase() -> None:
    game = game_with(HEAD, "", "", "")
    state = state_of(game)
    for module in state.rules.on_overpaid:
        module.overpaid(state, 1, 5)
    assert len(owned(game, 1)) == 2


@traces("stall")
def test_a_tile_in_another_players_market_gives_change() -> None:
    head = HEAD.replace('"change"', '"change", "personal_building_market"')
    seller = 'reserve = ["chambers 10 -"]'
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["chambers 10 -", "-", "-", "-"], ["-", "-", "-", "-"]]'
    held = coins('"denar coin"', "", "")
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', seller, "", tail=held + stalls)
    pay = ["denar 9", "denar 2", "denar coin"]
    game.play(Move("buy", owner=1, stall="denar", tile="chambers 10 -", pay=pay))
    assert len(owned(game, 0)) == 1
    assert owned(game, 1) == ["denar coin"]
    assert in_bag(game) == 22


# --- Using coins


@traces("money")
def test_coins_make_a_payment_exact() -> None:
    held = coins('"denar coin", "florin coin"', "", "")
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "", tail=held)
    move = buy("denar 9", "denar coin")
    assert ["denar coin", "denar 9"] in [m.parts.get("pay") for m in game.moves()]
    events = game.play(move)
    assert events[0]["paid"] == ["denar coin", "denar 9"]
    assert events[0]["exact"] is True
    assert owned(game, 0) == ["florin coin"]
    assert game.view()["change"]["bag"][0] == 6
    assert game.view()["discard"] == ["denar 9"]


@traces("money")
def test_coins_pay_their_own_currency_only() -> None:
    held = coins('"florin coin"', "", "")
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "", tail=held)
    assert game.why_not(buy("denar 9", "florin coin")) == "wrong_currency"
    assert game.why_not(buy("denar 9", "denar coin")) == "not_in_hand"
    assert game.why_not(buy("denar 9", "gold coin")) == "no_such_card"


@traces("open")
def test_coins_are_no_hand_cards_and_everybody_sees_them() -> None:
    held = coins('"denar coin", "denar coin"', "", '"ducat coin"')
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "", tail=held)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["seats"][0]["cards"] == 1
        assert view["change"]["coins"] == [["denar coin"] * 2, [], ["ducat coin"]]
    assert game.view(0)["seats"][0]["hand"] == ["denar 9"]


@traces("leftovers")
def test_coins_count_when_the_last_tiles_are_given_out() -> None:
    head = """
    modules = ["change"]
    rounds = 2
    market = ["tower 12 -", "garden 11 -", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    held = coins("", '"denar coin", "denar coin"', "")
    game = game_with(head, 'hand = ["denar 1"]', "", "", tail=held)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1, -1]


# --- Paying too much on purpose


def totals(game: Game, space: int) -> set[int]:
    """What the listed payments for a space add up to."""
    pays = [m.parts["pay"] for m in game.moves() if m.kind == "buy" and m.parts["space"] == space]
    return {sum(1 if u.endswith("coin") else int(u.split()[1]) for u in pay) for pay in pays}


@traces("on-purpose")
def test_every_possible_number_of_coins_can_be_had_from_the_listed_moves() -> None:
    hand = 'hand = ["denar 9", "denar 1", "denar 2", "denar 2", "denar 7"]'
    game = game_with(HEAD, hand, "", "")
    # Sums from 10 to 21: 0 to 5 coins, and the sum of 10 is the exact payment.
    assert {(total - 10) // 2 for total in totals(game, 1)} == {0, 1, 2, 3, 4, 5}
    assert all(game.why_not(move) is None for move in game.moves())


@traces("on-purpose")
def test_the_bag_bounds_what_is_worth_listing() -> None:
    hand = 'hand = ["denar 9", "denar 1", "denar 2", "denar 2", "denar 7"]'
    game = game_with(HEAD, hand, "", "", tail=coins("", "", "", bag="[1, 0, 0, 0]"))
    # 16 = 9 + 7 is a payment from which nothing can be left out.
    assert totals(game, 1) == {10, 11, 12, 16}


def test_without_the_module_nothing_is_listed_beyond_the_price() -> None:
    head = HEAD.replace('modules = ["change"]', "")
    hand = 'hand = ["denar 9", "denar 1", "denar 2", "denar 2", "denar 7"]'
    game = game_with(head, hand, "", "")
    assert totals(game, 1) == {10, 11, 16}


@traces("viziers_favour:no-change")
def test_an_exact_payment_is_not_overpaid_where_only_exact_ones_will_do() -> None:
    head = HEAD.replace('"change"', '"viziers_favour", "change"')
    game = game_with(head, "", 'hand = ["denar 9", "denar 1", "denar 2"]', "")
    game.play(Move("take", cards=["florin 6"]))
    pays = [move.parts["pay"] for move in game.moves() if move.kind == "favour"]
    assert pays == [["denar 1", "denar 9"]]


# --- Positions, whole games


@pytest.mark.parametrize(
    ("table", "message"),
    [
        ("[module.change]\ncoins = 3", "coins must be a list for each seat"),
        (coins("", ""), "coins must be a list for each seat"),
        ("[module.change]\ncoins = [1, 2, 3]", "coins must be a list for each seat"),
        (coins('"denar 3"', "", ""), "coins: there is no coin denar 3"),
        (coins('"diamond coin"', "", ""), "there is no coin diamond coin"),
        (coins(", ".join(['"denar coin"'] * 7), "", ""), "there are not so many pieces denar coin"),
        (coins("", "", "", bag="[6, 6, 6]"), "bag must be the number of coins"),
        (coins('"denar coin"', "", "", bag="[6, 6, 6, 6]"), "5 coins for it at most in denar"),
        ("[module.change]\ngold = 3", "unknown key gold"),
    ],
)
def test_a_wrong_position_is_refused(table: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(HEAD, "", "", "", tail=table)


def test_moves_and_positions_round_trip() -> None:
    held = coins('"denar coin", "florin coin"', "", '"ducat coin"')
    game = game_with(HEAD, 'hand = ["denar 9"]', "", "", tail=held)
    again = position.loads(position.dump(game))
    assert [again.view(seat) for seat in range(3)] == [game.view(seat) for seat in range(3)]
    assert again.moves() == game.moves()
    for move in game.moves():
        assert Move.from_json(move.to_json()) == move


def test_a_position_keeps_a_purchase_that_is_still_being_announced() -> None:
    """As if another module had a question about the purchase before change is given."""
    game = game_with(HEAD, SEVENTEEN, "", "")
    state = state_of(game)
    deed = state.rules.deed_by_name["buy"]
    pay = {"space": 1, "pay": ["denar 9", "denar 8"]}
    code = deed.code(state, state.frames[-1], pay)
    deed.act(state, state.frames[-1], code)
    asked = state.frames.pop()
    state.frames.extend([*state.news, asked])
    state.actions, state.news = 1, []
    written = position.dump(game)
    assert "[deal]" in written
    again = position.loads(written)
    assert position.dump(again) == written
    again.play(Move("take", cards=["florin 9"]))
    assert len(owned(again, 0)) == 3
    with pytest.raises(position.PositionError, match="while a purchase is announced"):
        position.loads(written.split("[deal]")[0])
    with pytest.raises(position.PositionError, match="a currency must be one of"):
        position.loads(written.replace('demanded = "denar"', 'demanded = "gold"'))


def check_coins(game: Game) -> None:
    """Each coin is before a seat or in the bag."""
    view = game.view()["change"]
    for currency, left in zip(CURRENCIES, view["bag"], strict=True):
        held = [name for seat in view["coins"] for name in seat if name == f"{currency} coin"]
        assert len(held) + left == 6


@pytest.mark.parametrize("players", range(2, 7))
def test_random_games_end_with_every_coin_in_one_place(players: int) -> None:
    game = check_whole_game(("change",), players, players)
    check_coins(game)
    assert any(event["event"] == "change_given" for event in game.log())


@pytest.mark.parametrize("players", range(2, 7))
def test_views_and_logs_leak_nothing(players: int) -> None:
    check_secrets(("change", "diamonds"), players, players, 23)


def test_there_is_nothing_to_advise() -> None:
    game = game_with(HEAD, SEVENTEEN, "", "")
    assert [advise(game.view(0), move) for move in game.moves()] == [None] * len(game.moves())


@traces("coins-24")
def test_twenty_four_coins_lie_in_the_bag() -> None:
    game = Game(Setup(players=3, seed=1, modules=("change",)))
    assert game.view()["change"] == {
        "coins": [[], [], []],
        "bag": [6, 6, 6, 6],
    }
