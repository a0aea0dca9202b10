"""The Exchange Certificates together with other modules."""

from alhambra import Move
from tests.modules.building_sites.sites import half, site, table
from tests.modules.bureau_de_change.bureau import BLUE_YELLOW, hands
from tests.modules.caravanserai.caravans import buy as buy_caravanserai
from tests.modules.caravanserai.caravans import types
from tests.modules.exchange_certificates.certificates import (
    buy,
    credit_of,
    kind,
    marked,
    stones,
    take,
    with_modules,
)
from tests.modules.gates_without_end.gates import PILE_2, with_key
from tests.modules.together.lots import Lot
from tests.modules.treasure_chamber.chamber import GGGP, chamber
from tests.modules.treasure_chamber.chamber import buy as buy_chests
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

BATHS = ("bathhouse arcades garden chambers pavilion", "bathhouse seraglio chambers garden tower")
BATH = Lot("bathhouses", *BATHS)


@traces("with-change")
def test_one_surplus_gives_coins_first_and_then_a_credit() -> None:
    game = game_with(with_modules("change"), 'hand = ["florin 9"]', "", "")
    events = game.play(buy(4, "florin 9"))
    assert [event["event"] for event in events] == ["bought", "change_given"]
    assert len(game.view(None)["change"]["coins"][0]) == 2
    assert kind(game) == "certificate_question"
    game.play(take("denar"))
    assert credit_of(game, 0) == ["denar certificate 5"]


@traces("with-change")
def test_a_large_surplus_still_gives_coins() -> None:
    game = game_with(with_modules("change"), 'hand = ["florin 9", "florin 2"]', "", "")
    game.play(buy(4, "florin 9", "florin 2"))
    assert len(game.view(None)["change"]["coins"][0]) == 3
    assert kind(game) == "place"


@traces("diamonds")
def test_a_surplus_of_diamonds_is_credited_in_any_currency() -> None:
    game = game_with(with_modules("diamonds"), 'hand = ["diamond 9"]', "", "")
    game.play(buy(4, "diamond 9"))
    assert [move.parts.get("currency") for move in game.moves()][:2] == ["denar", "dirham"]
    game.play(take("ducat"))
    assert credit_of(game, 0) == ["ducat certificate 5"]


@traces("diamonds")
def test_diamonds_do_not_mix_with_a_credit() -> None:
    held = marked("denar certificate 3", "", "")
    game = game_with(with_modules("diamonds"), 'hand = ["diamond 9"]', "", "", tail=held)
    assert game.why_not(buy(1, "diamond 9", "denar certificate 3")) == "wrong_currency"


@traces("every-tile")
def test_a_camp_gives_credit() -> None:
    head = with_modules("camps").replace('"garden 10 N"', '"camp 3 N"')
    game = game_with(head, 'hand = ["dirham 5"]', "", "")
    game.play(Move("buy", space=2, pay=["dirham 5"]))
    game.play(take("florin"))
    assert credit_of(game, 0) == ["florin certificate 2"]


@traces("every-tile")
def test_a_tile_beside_the_market_gives_credit() -> None:
    """S5: a bathhouse is paid in the currency of the space beside which it lies."""
    tail = BATH.beside(BATH.first)
    game = game_with(BATH.head("exchange_certificates"), 'hand = ["denar 9"]', "", "", tail=tail)
    game.play(BATH.buy(BATH.first, "denar 9"))
    assert kind(game) == "certificate_question"


@traces("tiles-only")
def test_cards_give_no_credit() -> None:
    """S5: neither a sultan's card nor a caravanserai is a building."""
    sultan = '[module.power_of_sultan]\nopen = ["denar tower"]'
    hand = 'hand = ["denar 9"]'
    game = game_with(with_modules("power_of_sultan"), hand, "", "", tail=sultan)
    pays = [move.parts["pay"] for move in game.moves() if "sultan" in move.parts]
    assert pays == [["denar 9"]]
    game.play(Move("buy", sultan="denar", mark="tower", pay=["denar 9"]))
    assert kind(game) == "sultan_keep_question"
    head = with_modules("caravanserai").replace("tower 12 -", "tower 13 E")
    game = game_with(head, types(5, "denar 9", "denar 1"), "", "")
    pays = [move.parts["pay"] for move in game.moves() if "caravanserai" in move.parts]
    assert pays == [["denar 9"]]  # nobody pays more for nothing
    game.play(buy_caravanserai("denar", "denar 9"))
    assert kind(game) == "caravanserai_question"
    game.play(game.moves()[0])
    assert kind(game) != "certificate_question"


@traces("tiles-only")
def test_a_building_that_is_finished_gives_no_credit() -> None:
    """S5: the tile has been bought before."""
    seat = 'board = ["arcades 10 - @ 1,0"]\nhand = ["denar 9", "denar 2"]'
    sites = table(site("arcades 10 -", token="denar"))
    game = game_with(with_modules("building_sites"), seat, "", "", tail=sites)
    game.play(next(move for move in game.moves() if move.kind == "finish_site"))
    assert (kind(game), game.view()["turn"]) == ("act", 1)


@traces("every-tile")
def test_a_building_site_credits_what_is_paid_above_the_half() -> None:
    game = game_with(with_modules("building_sites"), 'hand = ["denar 8"]', "", "")
    game.play(half(1, "denar 8"))
    assert kind(game) in ("certificate_question", "choose_token")
    while kind(game) != "certificate_question":
        game.play(game.moves()[0])
    assert game.question is not None
    assert game.question.data == {"amount": 2}


@traces("every-tile", "not-to-players")
def test_a_tile_in_another_players_market_gives_credit_but_is_not_paid_with_one() -> None:
    head = with_modules("personal_building_market")
    seller = 'reserve = ["chambers 10 -"]'
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["chambers 10 -", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    hand = 'hand = ["denar 9", "denar 2"]'
    wanted = {"owner": 1, "stall": "denar", "tile": "chambers 10 -"}
    held = marked("denar certificate 1", "", "")
    game = game_with(head, hand, seller, "", tail=stalls + held)
    move = Move("buy", **wanted, pay=["denar 9", "denar certificate 1"])
    assert game.why_not(move) == "not_transferable"
    listed = [m.parts["pay"] for m in game.moves() if "owner" in m.parts]
    assert listed == [["denar 2", "denar 9"]]
    game = game_with(head, hand, seller, "", tail=stalls)
    game.play(Move("buy", **wanted, pay=["denar 9", "denar 2"]))
    game.play(take("denar"))
    assert credit_of(game, 0) == ["denar certificate 1"]


@traces("not-for-bids")
def test_a_credit_is_not_bid_and_bids_give_none() -> None:
    head = """
    modules = ["characters", "exchange_certificates"]
    market = ["tower 12 -", "garden 10 N", "seraglio 5 SW", "arcades 4 NES"]
    display = ["dirham 6", "dirham 7", "dirham 8", "dirham 9"]
    deck = ["miser", "scoring", "scoring", "denar 1", "denar 2"]
    """
    held = marked("", "denar certificate 6", "")
    game = game_with(head, "", 'hand = ["denar 3", "ducat 2"]', "", tail=held)
    game.play(Move("take", cards=["dirham 6"]))
    assert kind(game) == "character_bid_question"
    bids = [move.parts["amount"] for move in game.moves() if move.kind == "character_bid"]
    assert max(bids) == 3
    game.play(Move("character_bid", amount=1))
    while kind(game) == "character_bid_question":
        game.play(Move("character_pass"))
    pays = [move.parts["pay"] for move in game.moves() if move.kind == "character_pay"]
    assert ["denar 3"] in pays
    assert all("certificate" not in unit for pay in pays for unit in pay)
    refused = Move("character_pay", pay=["denar certificate 6"])
    assert game.why_not(refused) == "not_transferable"
    game.play(Move("character_pay", pay=["denar 3"]))
    assert kind(game) != "certificate_question"


@traces("chests-give-none", "like-a-card")
def test_chests_are_paid_with_a_credit_but_give_none() -> None:
    held = marked("denar certificate 1", "", "")
    head = with_modules("treasure_chamber")
    game = game_with(head, 'hand = ["denar 6", "florin 5"]', "", "", tail=chamber(*GGGP) + held)
    game.play(buy_chests())
    for unit in ("denar certificate 1", "denar 6", "florin 5"):
        game.play(Move("pay_card", unit=unit))
    assert kind(game) == "act"
    assert game.view(None)["turn"] == 1
    assert stones(game) == [2, 2, 2, 2]


@traces("key-bonus")
def test_the_key_bonus_that_buys_gives_credit() -> None:
    head = with_modules("gates_without_end").replace("tower 12 -", "arcades 8 N")
    money = 'hand = ["denar 8", "dirham 9", "florin 7"]'
    game = with_key("buy", money, "", "", head=head, tail=PILE_2)
    game.play(Move("gate_mix", space=2))
    for unit in ("dirham 9", "florin 7"):
        game.play(Move("pay_card", unit=unit))
    assert game.question is not None
    assert game.question.data == {"amount": 2}
    assert kind(game) == "certificate_question"


@traces("exchange-cards")
def test_an_exchange_card_mixes_a_credit_with_its_other_currency() -> None:
    held = hands(f'"{BLUE_YELLOW}"', "", "") + marked("florin certificate 3", "", "")
    game = game_with(with_modules("bureau_de_change"), 'hand = ["denar 9"]', "", "", tail=held)
    game.play(Move("bureau_buy", card=BLUE_YELLOW, space=1))
    game.play(Move("pay_card", unit="florin certificate 3"))
    assert stones(game) == [2, 2, 2, 2]
    game.play(Move("pay_card", unit="denar 9"))
    assert kind(game) == "act"  # 12 for the tower: exact


@traces("vizier")
def test_the_vizier_may_spend_a_credit_and_never_gets_one() -> None:
    held = marked("", "florin certificate 4", "")
    game = game_with(with_modules("viziers_favour"), "", 'hand = ["denar 9"]', "", tail=held)
    game.play(Move("take", cards=["dirham 6"]))
    favours = [move.parts for move in game.moves() if move.kind == "favour"]
    assert [parts["pay"] for parts in favours] == [["florin certificate 4"]]


@traces("not-for-leftovers")
def test_a_credit_does_not_make_up_for_money_that_a_site_voids() -> None:
    """S4: the second seat has a single denar, the first nothing that counts."""
    head = """
    modules = ["building_sites", "exchange_certificates"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    sites = table(site("garden 11 -", token="denar"))
    board = 'board = ["garden 11 - @ 1,0"]\nhand = ["denar 9"]'
    held = marked("denar certificate 2", "", "")
    game = game_with(head, board, 'hand = ["denar 1"]', "", tail=sites + held)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [1]
    assert credit_of(game, 0) == ["denar certificate 2"]
