"""Treasures together with other modules."""

from alhambra import Move
from tests.modules.building_sites.sites import half, site, table
from tests.modules.bureau_de_change.bureau import BLUE_YELLOW, hands
from tests.modules.characters.court import serving
from tests.modules.gates_without_end.gates import PILE_2, with_key
from tests.modules.travelling_craftsmen.guild import served
from tests.modules.treasures.hoards import bribe, bribes, buy, hoard, kind, left, with_modules
from tests.rules.support import game_with
from tests.rules.tracing import traces

ALL = [1, 2, 3, 4, 5]


@traces("only-exact-will-do", "promised-first")
def test_the_vizier_accepts_a_treasure_and_gives_no_action() -> None:
    game = game_with(with_modules("viziers_favour"), "", 'hand = ["florin 7"]', "")
    game.play(Move("take", cards=["dirham 6"]))
    assert kind(game) == "window_question"
    assert game.why_not(Move("favour", space=4, pay=["florin 7"])) == "too_little_money"
    game.play(Move("bribe_between_turns", treasure=2, space=4))
    game.play(Move("favour", space=4, pay=["florin 7"]))
    assert hoard(game, 1) == [1, 3, 4, 5]
    game.play(Move("store", tile="arcades 9 -"))
    assert kind(game) == "window_question"  # all are asked again
    assert game.question is not None
    assert game.question.seat == 2  # whose vizier is still awake


@traces("only-exact-will-do")
def test_a_sleeping_vizier_needs_no_treasure() -> None:
    tail = "[module.viziers_favour]\nawake = [false, false, false]\n"
    game = game_with(with_modules("viziers_favour"), "", 'hand = ["florin 7"]', "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    assert kind(game) == "act"


@traces("promised-first")
def test_a_promise_between_turns_is_for_that_tile_only() -> None:
    """Another vizier buys the tile; the next one on the space is paid as always."""
    head = with_modules("viziers_favour") + 'tower = ["garden 11 -", "garden 12 S"]\n'
    game = game_with(head, "", 'hand = ["florin 7"]', 'hand = ["florin 9"]')
    game.play(Move("take", cards=["dirham 6"]))
    game.play(Move("bribe_between_turns", treasure=2, space=4))
    game.play(Move("done_window"))
    game.play(Move("favour", space=4, pay=["florin 9"]))
    game.play(Move("store", tile="arcades 9 -"))
    assert game.question is not None
    assert game.question.seat == 1
    assert game.why_not(Move("favour", space=4, pay=["florin 7"])) == "too_little_money"
    game.play(Move("done_window"))
    assert game.why_not(bribe(2, 4)) is not None


@traces("only-exact-will-do")
def test_a_scout_comes_for_a_purchase_with_a_treasure() -> None:
    scouts = '[module.invaders]\nscouts = ["arcades", "tower"]\nhidden_scouts = []\n'
    game = game_with(with_modules("invaders"), 'hand = ["florin 7"]', "", "", tail=scouts)
    game.play(bribe(2, 4))
    events = game.play(buy(4, "florin 7"))
    assert "scout_sent" in [event["event"] for event in events]


@traces("tiles-only")
def test_camps_can_be_bought_with_a_treasure() -> None:
    head = with_modules("camps").replace('"garden 10 N"', '"camp 3 N"')
    game = game_with(head, "", "", "")
    game.play(bribe(3, 2))
    events = game.play(buy(2))
    assert events[0]["exact"] is True


@traces("tiles-only")
def test_a_bazaar_can_be_bought_with_a_treasure() -> None:
    lot = '[module.bazaars]\nbeside = [[], [], [], ["bazaar florin pavilion arcades tower"]]\n'
    game = game_with(with_modules("bazaars"), 'hand = ["florin 7"]', "", "", tail=lot)
    tile = next(tile for _, tile in bribes(game) if tile.startswith("bazaar"))
    promise = next(m for m in game.moves() if m.kind == "bribe" and m.parts["tile"] == tile)
    assert promise.parts["treasure"] == 2
    game.play(promise)
    move = next(m for m in game.moves() if m.kind == "buy" and m.parts["tile"] == tile)
    assert move.parts["pay"] == ["florin 7"]
    events = game.play(move)
    assert events[0]["exact"] is True


@traces("after-price-modifiers")
def test_a_watchtower_is_part_of_the_price_that_a_treasure_completes() -> None:
    game = game_with(with_modules("watchtowers"), 'hand = ["florin 9", "florin 4"]', "", "")
    wanted = {"space": 4, "watchtower": True}
    game.play(Move("bribe", treasure=2, **wanted))
    assert game.why_not(buy(4, "florin 9")) is None  # without it the tile costs what it costs
    events = game.play(Move("buy", **wanted, pay=["florin 9", "florin 4"]))
    assert events[0]["price"] == 15
    assert events[0]["exact"] is True
    assert hoard(game, 0) == [1, 3, 4, 5]


@traces("tiles-only")
def test_cards_cannot_be_bought_with_a_treasure() -> None:
    sultan = '[module.power_of_sultan]\nopen = ["denar tower"]\n'
    game = game_with(with_modules("power_of_sultan"), 'hand = ["denar 5"]', "", "", tail=sultan)
    assert all("sultan" not in move.parts for move in game.moves() if move.kind == "bribe")
    move = Move("bribe", treasure=2, sultan="denar", mark="tower")
    assert game.why_not(move) == "nothing_for_sale"


@traces("not-at-half-price", "tiles-only")
def test_sites_are_neither_set_up_nor_finished_with_a_treasure() -> None:
    sites = table(site("garden 11 -", token="florin"))
    seat = 'board = ["garden 11 - @ 1,0"]\nhand = ["florin 5", "florin 3"]'
    game = game_with(with_modules("building_sites"), seat, "", "", tail=sites)
    promises = [move.parts for move in game.moves() if move.kind == "bribe"]
    assert promises
    assert all("site" not in parts and "site_space" not in parts for parts in promises)
    game.play(bribe(2, 4))
    assert game.why_not(half(4, "florin 3")) == "too_little_money"  # 4 is half of 9
    assert game.why_not(half(4, "florin 5")) is None


@traces("not-from-players")
def test_nothing_is_bought_from_another_player_with_a_treasure() -> None:
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["-", "-", "-", "chambers 8 NW"], ["-", "-", "-", "-"]]\n'
    head = with_modules("personal_building_market")
    game = game_with(head, 'hand = ["florin 7"]', 'reserve = ["chambers 8 NW"]', "", tail=stalls)
    assert {tile for _, tile in bribes(game)} == {"seraglio 5 SW", "arcades 9 -"}
    move = Move("bribe", treasure=1, owner=1, stall="florin")
    assert game.why_not(move) == "nothing_for_sale"


@traces("not-for-the-key-bonus")
def test_the_key_bonus_that_buys_takes_no_treasure() -> None:
    head = with_modules("gates_without_end").replace("tower 12 -", "arcades 8 N")
    hand = 'hand = ["denar 8", "florin 9"]'
    game = with_key("buy", hand, "", "", head=head, tail=PILE_2)
    assert all(not move.kind.startswith("bribe") for move in game.moves())
    assert all(move.kind != "gate_buy" for move in game.moves())  # 9 are too few


@traces("always-exact")
def test_nothing_is_overpaid_so_there_is_no_change_and_no_credit() -> None:
    head = with_modules("change", "exchange_certificates")
    game = game_with(head, 'hand = ["florin 8"]', "", "")
    game.play(bribe(5, 4))
    events = game.play(buy(4, "florin 8"))
    assert [event["event"] for event in events] == ["bought", "treasure_given"]
    assert kind(game) == "act"


@traces("makes-up-for-missing-money")
def test_an_exchange_card_mixes_what_the_treasure_leaves_to_pay() -> None:
    """4 florins and 3 denars are 2 short of 9."""
    held = hands(f'"{BLUE_YELLOW}"', "", "")
    money = 'hand = ["florin 4", "denar 3"]'
    game = game_with(with_modules("bureau_de_change"), money, "", "", tail=held)
    assert [treasure for treasure, tile in bribes(game) if tile == "arcades 9 -"] == [2, 3, 4, 5]
    game.play(bribe(2, 4))
    assert game.why_not(buy(4, "florin 4")) == "too_little_money"
    game.play(Move("bureau_buy", card=BLUE_YELLOW, space=4))
    game.play(Move("pay_card", unit="florin 4"))
    game.play(Move("pay_card", unit="denar 3"))
    assert hoard(game, 0) == [1, 3, 4, 5]
    assert kind(game) == "act"


@traces("coiner")
def test_money_of_the_display_counts_with_the_coiner() -> None:
    """A tower of 9: 5 florins of the display, 2 of the hand and a treasure of 2."""
    game = served("coiner", 'hand = ["florin 2"]', modules=("treasures",))
    game.play(bribe(2, 4))
    assert game.why_not(buy(4, "florin 2")) == "too_little_money"
    game.play(Move("coiner_buy", space=4, pay=["florin 2", "florin 5"]))
    assert hoard(game, 0) == [1, 3, 4, 5]
    assert kind(game) == "act"


@traces("coiner")
def test_with_the_coiner_no_treasure_helps_if_hand_and_display_do() -> None:
    """S6: the hand alone is short of 9, but not together with 5 florins of the display."""
    game = served("coiner", 'hand = ["florin 3", "florin 4"]', modules=("treasures",))
    game.play(bribe(2, 4))
    assert game.why_not(buy(4, "florin 3", "florin 4")) is None
    short = Move("coiner_buy", space=4, pay=["florin 3", "florin 5"])
    assert game.why_not(short) == "too_little_money"
    assert short not in game.moves()
    events = game.play(Move("coiner_buy", space=4, pay=["florin 4", "florin 5"]))
    assert events[-1]["exact"] is True
    assert hoard(game, 0) == ALL


@traces("only-if-money-is-missing")
def test_an_exchange_card_is_money_too() -> None:
    """S6: 5 florins and 4 denars pay 9 without a treasure, once the card is played."""
    held = hands(f'"{BLUE_YELLOW}"', "", "")
    money = 'hand = ["florin 5", "denar 4"]'
    game = game_with(with_modules("bureau_de_change"), money, "", "", tail=held)
    assert game.why_not(bribe(4, 4)) == "nothing_missing"
    assert game_with(with_modules("bureau_de_change"), money, "", "").why_not(bribe(4, 4)) is None


@traces("where-exact-is-needed")
def test_the_vizier_needs_a_treasure_if_no_payment_is_exact() -> None:
    """S6: 10 is no legal payment for 9 between turns; 9 would be."""
    head = with_modules("viziers_favour")
    game = game_with(head, "", 'hand = ["florin 8", "florin 2"]', 'hand = ["florin 9"]')
    game.play(Move("take", cards=["dirham 6"]))
    game.play(Move("bribe_between_turns", treasure=1, space=4))
    both = Move("favour", space=4, pay=["florin 8", "florin 2"])
    assert game.why_not(both) == "not_short"
    assert game.why_not(Move("favour", space=4, pay=["florin 8"])) is None
    game.play(Move("done_window"))
    promise = Move("bribe_between_turns", treasure=1, space=4)
    assert game.why_not(promise) == "nothing_missing"


@traces("void-once-payable", "after-price-modifiers")
def test_a_promise_is_void_once_the_tile_can_be_paid() -> None:
    """S6: a tower of 9, for which 7 were too little; the carpenter makes them enough."""
    game = served("carpenter", 'hand = ["florin 4", "florin 3"]', modules=("treasures",))
    game.play(bribe(5, 4))
    assert game.why_not(buy(4, "florin 4")) is None
    game.play(Move("carpenter_price", tile="tower 9 ES", less=2))
    assert game.why_not(buy(4, "florin 4")) == "too_little_money"
    events = game.play(buy(4, "florin 3", "florin 4"))
    assert events[0]["exact"] is True
    assert hoard(game, 0) == ALL


@traces("not-if-paid-in-full")
def test_the_patron_pays_all_and_the_treasure_stays() -> None:
    tail = serving(["rich_patron"], [], []) + left(ALL, ALL, ALL)
    game = game_with(with_modules("characters"), 'hand = ["florin 7"]', "", "", tail=tail)
    game.play(bribe(2, 4))
    game.play(Move("patron_buy", space=4))
    assert hoard(game, 0) == ALL
