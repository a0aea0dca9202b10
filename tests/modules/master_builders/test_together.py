"""The Master Builders together with other modules."""

from alhambra import Move
from tests.modules.building_sites.sites import site, table
from tests.modules.characters.court import serving
from tests.modules.falconers.falcons import BOARD as FALCONS
from tests.modules.falconers.falcons import WHITE, fly, pay
from tests.modules.master_builders.positions import (
    BOARD,
    DENAR,
    FLORIN,
    gone,
    hand,
    kind,
    own_hand,
    send,
    turn_end,
    with_modules,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

TWO = 'reserve = ["seraglio 9 -", "chambers 11 -"]'


@traces("with-the-character")
def test_the_character_may_redesign_as_well_in_any_order() -> None:
    tail = serving(["master_builder"], [], [])
    head = with_modules("characters")
    game = turn_end(hand(FLORIN), BOARD, TWO, head=head, tail=tail)
    game.play(send(FLORIN))
    game.play(Move("builder_card_add", tile="seraglio 9 -", at=[0, 1]))
    assert kind(game) == "end_question"
    game.play(Move("builder_add", tile="chambers 11 -", at=[0, -1]))
    assert game.view(None)["seats"][0]["reserve"] == []
    game = turn_end(hand(FLORIN), BOARD, TWO, head=head, tail=tail)
    game.play(Move("builder_add", tile="chambers 11 -", at=[0, -1]))
    game.play(send(FLORIN))
    game.play(Move("builder_card_add", tile="seraglio 9 -", at=[0, 1]))
    assert game.view(None)["seats"][0]["reserve"] == []


@traces("not-out-of-turn")
def test_the_vizier_brings_no_redesign() -> None:
    head = with_modules("viziers_favour")
    game = game_with(head, "", f"{hand(FLORIN, 'florin 9')}\n{BOARD}", "")
    game.play(Move("take", cards=["dirham 6"]))
    pays = [move.parts["pay"] for move in game.moves() if move.kind == "favour"]
    assert pays == [[FLORIN, "florin 9"]]  # as money they serve him
    game.play(Move("favour", space=4, pay=[FLORIN, "florin 9"]))
    assert game.why_not(send(FLORIN)) == "not_asked"
    game.play(Move("store", tile="tower 12 -"))
    assert kind(game) != "end_question"


@traces("money-for-every-rule")
def test_a_thief_may_steal_one() -> None:
    head = with_modules("thieves").replace("dirham 9", DENAR)
    thieves = '[module.thieves]\nhands = [["thief denar"], [], []]\n'
    game = game_with(head, "", "", "", tail=thieves)
    game.play(Move("take", cards=["dirham 6"]))
    steals = [move for move in game.moves() if move.kind == "steal"]
    assert DENAR in [move.parts["card"] for move in steals]
    game.play(Move("steal", card=DENAR))
    assert DENAR in own_hand(game)


@traces("money-for-every-rule")
def test_they_are_bid_and_changed_like_money() -> None:
    head = with_modules("characters") + 'deck = ["miser", "scoring", "scoring", "denar 1"]\n'
    game = game_with(head, "", hand(DENAR, "denar 1"), "")
    game.play(Move("take", cards=["dirham 6"]))
    game.play(Move("character_bid", amount=4))
    while kind(game) == "character_bid_question":
        game.play(Move("character_pass"))
    game.play(Move("character_pay", pay=[DENAR, "denar 1"]))
    assert gone(game) == [DENAR]


@traces("money-for-every-rule", "leaves-the-game")
def test_given_to_the_money_changer_one_leaves_the_game() -> None:
    start = 'frames = ["turn white 2 0", "start_menu white 1 0", "start_question? white 0 0"]\n'
    head = with_modules("characters").replace("dirham 6", "dirham 2") + start
    game = game_with(head, hand(DENAR), "", "", tail=serving(["money_changer"], [], []))
    game.play(Move("change_money", give=DENAR, take="dirham 2"))
    assert own_hand(game) == ["dirham 2"]
    assert gone(game) == [DENAR]


@traces("paid-to-a-player")
def test_paid_to_another_player_one_stays_in_play() -> None:
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["chambers 5 NSW", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    head = with_modules("personal_building_market")
    seats = (hand(DENAR, "denar 2"), 'reserve = ["chambers 5 NSW"]', "")
    game = game_with(head, *seats, tail=stalls)
    game.play(Move("buy", owner=1, stall="denar", pay=[DENAR, "denar 2"]))
    assert own_hand(game, 1) == ["denar 2", DENAR]
    assert gone(game) == []


@traces("sites-at-the-end")
def test_an_unfinished_site_voids_the_builders_of_its_currency() -> None:
    head = """
    modules = ["master_builders", "building_sites"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "tower 13 E"]
    tower = []
    display = ["dirham 1", "dirham 2", "dirham 3", "dirham 4"]
    """
    board = 'board = ["garden 11 - @ 1,0"]'
    tail = table(site("garden 11 -", token="denar"))
    game = game_with(head, f"{board}\n{hand(DENAR, FLORIN)}", hand("denar 1", "florin 2"), "",
                     tail=tail)  # fmt: skip
    game.play(Move("take", cards=["dirham 1"]))
    game.play(Move("done_end"))
    assert leftovers(game) == [1, 0]
    assert gone(game) == [DENAR]


@traces("exchange-cards")
def test_an_exchange_card_mixes_them() -> None:
    held = '[module.bureau_de_change]\nhands = [["bureau denar florin"], [], []]\n'
    game = game_with(with_modules("bureau_de_change"), hand(DENAR, "florin 9"), "", "", tail=held)
    game.play(Move("bureau_buy", card="bureau denar florin", space=4))
    game.play(Move("pay_card", unit=DENAR))
    game.play(Move("pay_card", unit="florin 9"))
    assert kind(game) == "act"
    assert gone(game) == [DENAR]


@traces("city-gates")
def test_a_gate_may_be_used_in_the_redesign() -> None:
    head = with_modules("city_gates")
    board = 'board = ["pavilion 7 E @ 1,0"]\nreserve = ["seraglio 7 W"]'
    tail = "[module.city_gates]\nheld = [1, 0, 0]\n"
    game = turn_end(hand(FLORIN), board, head=head, tail=tail)
    game.play(send(FLORIN))
    gates = [move for move in game.moves() if move.kind == "builder_card_add_with_gate"]
    assert [(move.parts["at"], move.parts["gate"]) for move in gates] == [([2, 0], "W")]
    game.play(gates[0])
    assert game.view(None)["seats"][0]["reserve"] == []


@traces("sole-actions")
def test_where_redesigns_are_closed_no_builder_is_sent() -> None:
    """Falcons are the only action of a turn, and they close it to builders."""
    head = with_modules("falconers").replace("tower 12 -", "tower 13 E")
    game = game_with(head, FALCONS + hand(FLORIN, DENAR), "", "")
    game.play(fly(WHITE))
    game.play(pay(DENAR))
    assert game.view(None)["turn"] == 1
    assert own_hand(game) == [FLORIN]
    assert gone(game) == [DENAR]
