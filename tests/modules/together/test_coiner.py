"""The coiner pays with coins, credits, master builders and mixed money."""

from alhambra import Game, Move, position
from tests.modules.gates_without_end import gates
from tests.modules.master_builders import positions as builders
from tests.modules.together.meeting import asked, guild, hand, head, kinds, part, play, seat
from tests.rules.support import game_with
from tests.rules.tracing import traces

MONEY = ("change", "master_builders", "exchange_certificates", "travelling_craftsmen")
COINER = guild("coiner", "builder")
NONE = ["-", "-", "-", "-"]


def coining(
    *modules: str, tile: str, display: list[str], mine: str, theirs: str = "", tail: str = ""
) -> Game:
    """White has the coiner; the tile costs florins."""
    market = ["garden 10 N", "pavilion 8 -", "garden 12 S", tile]
    start = head(*MONEY, *modules, market=market, display=display)
    return game_with(start, mine, theirs, "", tail=COINER + tail)


def coins(game: Game, number: int = 0) -> list[str]:
    held: list[str] = game.view()["change"]["coins"][number]
    return held


def certificates(game: Game) -> tuple[list[str], list[int]]:
    """What White's certificate shows, and the stones in the middle."""
    shown = game.view()["exchange_certificates"]
    return shown["credit"][0], shown["stones"]


@traces("coiner-joins-all-money", "master_builders:leaves-the-game")
def test_coin_credit_and_builders_of_hand_and_display_pay_together() -> None:
    """13 = credit 3, coin 1, florin 2, and from the display 4 and a builder, not White's own."""
    tail = part("change", coins=[["florin coin"], [], []])
    tail += part("exchange_certificates", credit=[["florin certificate 3"], [], []])
    mine = seat(hand=["florin 2", "florin builder 3"], blind=["florin builder 3"])
    display = ["florin builder 3", "florin 4", "ducat 6", "dirham 1"]
    game = coining(tile="tower 13 E", display=display, mine=mine, tail=tail)
    pay = ["florin certificate 3", "florin coin", "florin 2", "florin 4", "florin builder 3"]
    game.play(Move("coiner_buy", space=4, pay=pay))
    assert game.view()["display"] == ["ducat 6", "dirham 1"]
    assert sorted(game.view()["discard"]) == ["florin 2", "florin 4"]
    assert builders.gone(game) == ["florin builder 3"]
    assert hand(game) == ["florin builder 3"]
    assert 'blind = ["florin builder 3"]' in position.dump(game)  # nobody has seen this one
    assert coins(game) == []
    assert game.view()["change"]["bag"][3] == 6
    assert certificates(game) == ([], [2, 2, 2, 2])
    assert asked(game) == (0, "act")


@traces("coiner-joins-all-money", "double-change")
def test_a_surplus_paid_from_the_display_brings_coins_and_a_new_credit() -> None:
    """5, a credit of 4 and the 6 of the display are 6 too much for 9: three coins, credit 6."""
    tail = part("change", bag=[0, 0, 3, 0])
    tail += part("exchange_certificates", credit=[["florin certificate 4"], [], []])
    display = ["florin 6", "denar 4", "ducat 6", "dirham 1"]
    mine = seat(hand=["florin 5"])
    game = coining(tile="tower 9 ES", display=display, mine=mine, tail=tail)
    pay = ["florin 5", "florin certificate 4", "florin 6"]
    game.play(Move("coiner_buy", space=4, pay=pay))
    assert coins(game) == ["ducat coin"] * 3
    assert asked(game) == (0, "certificate_question")
    game.play(Move("credit_surplus", currency="denar"))
    assert certificates(game) == (["denar certificate 6"], [1, 2, 2, 2])
    assert asked(game) == (0, "place")
    assert game.view()["display"] == display[1:]


BUREAU = part("bureau_de_change", hands=[["bureau denar florin"], [], []])
MIX = Move("coiner_mix", currencies=["denar", "florin"], space=4)


def mixing(tile: str, *units: str) -> Game:
    """White joins denars and florins with an exchange card and pays these units."""
    tail = BUREAU + part("change", coins=[["denar coin"], [], []])
    tail += part("exchange_certificates", credit=[["florin certificate 2"], [], []])
    display = ["denar builder 3", "florin 4", "ducat 6", "dirham 1"]
    mine = seat(hand=["denar 2", "denar builder 3"])
    game = coining("bureau_de_change", tile=tile, display=display, mine=mine, tail=tail)
    play(game, MIX, *[Move("pay_card", unit=unit) for unit in units], Move("pay_done"))
    return game


@traces("coiner-joins-all-money", "mixed-money")
def test_an_exchange_card_joins_two_currencies_of_all_these_kinds() -> None:
    """12 = builder 3 and florin 4 of the display, denar 2, coin 1, credit 2."""
    units = ("denar builder 3", "florin 4", "denar 2", "denar coin", "florin certificate 2")
    game = mixing("tower 12 -", *units)
    assert game.view()["display"] == ["ducat 6", "dirham 1"]
    assert builders.gone(game) == ["denar builder 3"]
    assert hand(game) == ["denar builder 3"]
    assert sorted(game.view()["discard"]) == ["bureau denar florin", "denar 2", "florin 4"]
    assert (coins(game), certificates(game)[0]) == ([], [])
    assert asked(game) == (0, "act")


@traces("coiner-joins-all-money", "travelling_craftsmen:coiner-mix")
def test_a_builder_of_the_display_that_is_not_paid_goes_back_there() -> None:
    """9 = florin 4, denar 2, coin 1, credit 2; both builders are where they were."""
    game = mixing("tower 9 ES", "florin 4", "denar 2", "denar coin", "florin certificate 2")
    assert game.view()["display"] == ["ducat 6", "dirham 1", "denar builder 3"]
    assert builders.gone(game) == []
    assert hand(game) == ["denar builder 3"]
    assert asked(game) == (0, "act")


@traces("coiner-joins-all-money", "personal_building_market:transferable")
def test_a_stall_keeper_gets_coin_and_builder_but_no_credit() -> None:
    """9 = florin 2, coin 1, and from the display 3 and a builder, which stays in the game."""
    tail = part("change", coins=[["florin coin"], [], []])
    tail += part("exchange_certificates", credit=[["florin certificate 3"], [], []])
    tail += part("personal_building_market", stalls=[NONE, [*NONE[:3], "seraglio 9 -"], NONE])
    display = ["florin builder 3", "florin 3", "ducat 6", "dirham 1"]
    game = coining("personal_building_market", tile="tower 13 E", display=display,
                   mine=seat(hand=["florin 2"]), theirs=seat(reserve=["seraglio 9 -"]),
                   tail=tail)  # fmt: skip
    stall = {"owner": 1, "stall": "florin"}
    credit = ["florin certificate 3", "florin 3", "florin builder 3"]
    assert game.why_not(Move("coiner_buy", **stall, pay=credit)) == "not_transferable"
    pay = ["florin 2", "florin coin", "florin 3", "florin builder 3"]
    game.play(Move("coiner_buy", **stall, pay=pay))
    assert hand(game, 1) == ["florin 2", "florin 3", "florin builder 3"]
    assert coins(game, 1) == ["florin coin"]
    assert (game.view()["discard"], builders.gone(game)) == ([], [])
    assert certificates(game)[0] == ["florin certificate 3"]
    assert asked(game) == (0, "act")


@traces("coiner-joins-all-money", "watchtowers:exact-sum")
def test_a_watchtower_may_be_paid_along() -> None:
    """The tower for 9 and the watchtower for 6: florin 9, coin 1 and the 5 of the display."""
    tail = part("change", coins=[["florin coin"], [], []])
    display = ["florin 5", "denar 4", "ducat 6", "dirham 1"]
    mine = seat(hand=["florin 9"])
    game = coining("watchtowers", tile="tower 9 ES", display=display, mine=mine, tail=tail)
    pay = ["florin 9", "florin coin", "florin 5"]
    events = game.play(Move("coiner_buy", space=4, watchtower=True, pay=pay))
    bought = next(event for event in events if event["event"] == "bought")
    assert (bought["price"], bought["exact"]) == (15, True)
    assert asked(game) == (0, "act")


@traces("coiner-not-for-keys")
def test_the_14_of_a_key_are_paid_from_the_hand() -> None:
    """White has not used the coiner yet; the display would make 14, the hand does not."""
    market = ["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]
    start = head(*MONEY, "gates_without_end", market=market)
    tail = COINER + part("gates_without_end", pile=[2, 1, 3, 4, 5, 6, 7, 8, 9])
    game = game_with(start, seat(hand=["denar 8", "ducat 9"]), "", "", tail=tail)
    gates.turn_ends(game)
    play(game, Move("done_end"), Move("insert_key", bonus="buy"))
    assert game.view()["display"] == ["denar 4", "florin 3", "ducat 6", "dirham 1"]
    assert kinds(game) == {"gate_decline"}
    paid = Move("coiner_buy", space=2, pay=["ducat 9", "ducat 6"])
    assert game.why_not(paid) == "not_asked"
