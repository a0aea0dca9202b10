"""The Caravanserai together with other modules."""

from alhambra import Move
from tests.modules.building_sites.sites import site, table
from tests.modules.bureau_de_change.bureau import BLUE_YELLOW, hands
from tests.modules.caravanserai.caravans import (
    DENAR,
    DUCAT,
    ROW,
    buy,
    cards,
    choose,
    drive,
    kind,
    prices,
    types,
    with_modules,
    worth,
)
from tests.modules.characters.court import serving
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces

# The question at the start of a turn, before anything was done.
START = 'frames = ["turn white 2 0", "start_menu white 1 0", "start_question? white 0 0"]\n'


@traces("not-with-the-vizier", "no-move-out-of-turn")
def test_the_vizier_buys_no_caravanserai_and_moves_no_marker() -> None:
    tail = cards([], [f"{DENAR}: denar 2"], [])
    head = with_modules("viziers_favour")
    game = game_with(head, "", types(6, "denar 2", "ducat 5"), "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    assert kind(game) == "window_question"
    favours = [move.parts for move in game.moves() if move.kind == "favour"]
    assert favours
    assert all("caravanserai" not in parts for parts in favours)
    missing = Move("favour", caravanserai="denar", pay=["denar 2"])
    assert game.why_not(missing) == "nothing_for_sale"
    assert game.why_not(drive(DENAR, "denar 3")) == "not_asked"
    game.play(Move("favour", space=3, pay=["ducat 5"]))
    assert kind(game) == "place"  # nobody moves a marker first


@traces("no-move-out-of-turn")
def test_the_vizier_may_spend_what_a_marker_shows() -> None:
    tail = cards([], [f"{DENAR}: florin 4"], [])
    game = game_with(with_modules("viziers_favour"), "", "", "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    game.play(Move("favour", space=4, pay=["florin caravan 4"]))
    assert worth(game, 1) == ["denar 0"]


@traces("no-move-out-of-turn")
def test_a_claim_with_the_sultans_card_moves_no_marker() -> None:
    sultan = '[module.power_of_sultan]\nheld = [[], ["denar garden"], []]\n'
    head = with_modules("power_of_sultan") + 'tower = ["garden 11 -", "garden 12 S"]\n'
    tail = cards([], [f"{DENAR}: denar 2"], []) + sultan
    game = game_with(head, 'hand = ["florin 4"]', "", "", tail=tail)
    game.play(Move("buy", space=4, pay=["florin 4"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 4 NES"))
    assert kind(game) == "sultan_claim_question"
    game.play(Move("sultan_claim"))
    assert kind(game) == "place"


@traces("first-thing")
def test_a_marker_moves_before_everything_else_in_the_turn() -> None:
    tail = cards([f"{DENAR}: denar 2"], [], []) + serving(["dancer"], [], [])
    game = game_with(with_modules("characters") + START, "", "", "", tail=tail)
    assert {move.kind for move in game.moves()} == {"drive_caravan", "dancer_swap", "done_start"}
    first = game.copy()
    first.play(drive(DENAR, "denar 3"))
    assert first.why_not(Move("dancer_swap", space=1)) is None
    assert first.why_not(drive(DENAR, "denar 4")) == "not_the_first_thing"
    game.play(Move("dancer_swap", space=1))
    assert kind(game) == "act"  # the dancer has danced, and the caravan stays


@traces("first-thing")
def test_whatever_else_is_left_the_marker_comes_too_late() -> None:
    tail = cards([f"{DENAR}: denar 2"], [], []) + serving(["dancer", "beggar"], [], [])
    head = with_modules("characters").replace("dirham 6", "dirham 5") + START
    deck = 'deck = ["denar 1", "scoring", "scoring"]\n'
    game = game_with(head + deck, "", "", "", tail=tail)
    game.play(Move("beg"))
    if kind(game) == "start_question":
        assert game.why_not(drive(DENAR, "denar 3")) == "not_the_first_thing"
    assert all(move.kind != "drive_caravan" for move in game.moves())


@traces("beggar")
def test_the_beggar_does_not_count_caravanserais() -> None:
    tail = cards([f"{DENAR}: denar 2", f"{DUCAT}: ducat 3"], [], [])
    tail += serving(["beggar"], [], [])
    hand = 'hand = ["denar 9", "denar 8"]'
    game = game_with(with_modules("characters") + START, hand, "", "", tail=tail)
    assert game.why_not(Move("beg")) is None


@traces("finished-buildings-of-any-module")
def test_a_magical_building_makes_a_type() -> None:
    board = ", ".join(f'"{tile} @ {x + 1},0"' for x, tile in enumerate(ROW[:3]))
    seat = f'board = [{board}, "seraglio 10 N @ 4,0"]\nhand = ["denar 8"]'
    assert prices(game_with(with_modules("magical_buildings"), seat, "", "")) == {8}


@traces("finished-buildings-of-any-module")
def test_an_unfinished_site_makes_no_type() -> None:
    sites = table(site("arcades 9 -", token="denar"))
    seat = types(4, "denar 8")
    assert prices(game_with(with_modules("building_sites"), seat, "", "")) == {8}
    game = game_with(with_modules("building_sites"), seat, "", "", tail=sites)
    assert all("caravanserai" not in move.parts for move in game.moves())


@traces("finished-buildings-of-any-module")
def test_a_project_makes_the_types_of_both_its_halves() -> None:
    head = with_modules("major_construction_projects")
    board = '"chambers 11 - @ 1,0", "arcades 9 - @ 2,0", "project tower garden @ 0,1"'
    game = game_with(head, f'board = [{board}]\nhand = ["denar 8"]', "", "")
    assert prices(game) == {8}


@traces("diamonds")
def test_diamonds_buy_a_caravanserai() -> None:
    game = game_with(with_modules("diamonds"), types(5, "diamond 4"), "", "")
    game.play(buy("denar", "diamond 4"))
    game.play(choose(DENAR))
    assert kind(game) == "act"


@traces("change-no-credit")
def test_overpaying_gives_coins_but_no_credit() -> None:
    """S5: only a building brings a credit."""
    head = with_modules("change", "exchange_certificates")
    game = game_with(head, types(5, "denar 9"), "", "")
    events = game.play(buy("denar", "denar 9"))
    assert len([event for event in events if event["event"] == "change_given"]) == 1
    assert kind(game) == "caravanserai_question"
    game.play(game.moves()[0])
    assert kind(game) != "certificate_question"


@traces("no-treasure-no-patron")
def test_neither_treasure_nor_patron_helps_to_buy_one() -> None:
    tail = serving(["rich_patron"], [], [])
    game = game_with(
        with_modules("characters", "treasures"), types(6, "denar 1"), "", "", tail=tail
    )
    helped = [m for m in game.moves() if m.kind in ("bribe", "patron_buy")]
    assert helped
    assert all("caravanserai" not in move.parts for move in helped)


@traces("not-laid-down")
def test_what_a_marker_shows_is_not_laid_down_for_a_project() -> None:
    head = with_modules("major_construction_projects")
    tail = cards([f"{DENAR}: denar 5"], [], [])
    game = game_with(head, 'hand = ["denar 9", "denar 6"]', "", "", tail=tail)
    move = Move("bid_project", pay=["denar caravan 5", "denar 6", "denar 9"])
    assert game.why_not(move) == "not_transferable"
    assert game.why_not(Move("bid_project", pay=["denar 6", "denar 9"])) is None


@traces("not-laid-down")
def test_what_a_marker_shows_is_not_paid_to_another_player() -> None:
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["chambers 5 NSW", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    tail = cards([f"{DENAR}: denar 5"], [], []) + stalls
    head = with_modules("personal_building_market")
    game = game_with(head, "", 'reserve = ["chambers 5 NSW"]', "", tail=tail)
    move = Move("buy", owner=1, stall="denar", pay=["denar caravan 5"])
    assert game.why_not(move) == "not_transferable"
    assert move.kind not in [m.kind for m in game.moves() if "owner" in m.parts]


@traces("sites-at-the-end")
def test_an_unfinished_site_does_not_void_it() -> None:
    head = """
    modules = ["building_sites", "caravanserai"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1", "florin 2", "florin 3", "florin 4"]
    """
    board = 'board = ["garden 11 - @ 1,0"]\nhand = ["denar 9"]'
    tail = table(site("garden 11 -", token="denar")) + cards([f"{DENAR}: denar 2"], [], [])
    game = game_with(head, board, 'hand = ["denar 1"]', "", tail=tail)
    game.play(Move("take", cards=["florin 1"]))
    assert leftovers(game) == [0]


@traces("exchange-cards")
def test_an_exchange_card_mixes_it_with_its_other_currency() -> None:
    held = hands(f'"{BLUE_YELLOW}"', "", "") + cards([f"{DENAR}: denar 4"], [], [])
    game = game_with(with_modules("bureau_de_change"), 'hand = ["florin 9"]', "", "", tail=held)
    game.play(Move("bureau_buy", card=BLUE_YELLOW, space=1))
    game.play(Move("pay_card", unit="denar caravan 4"))
    game.play(Move("pay_card", unit="florin 9"))
    assert kind(game) == "act"  # 13 for the tower: exact
    assert worth(game, 0) == ["denar 0"]


@traces("exchange-cards")
def test_an_exchange_card_pays_for_a_caravanserai() -> None:
    held = hands(f'"{BLUE_YELLOW}"', "", "")
    head = with_modules("bureau_de_change")
    game = game_with(head, types(5, "florin 3", "denar 1"), "", "", tail=held)
    game.play(Move("bureau_buy", card=BLUE_YELLOW, caravanserai="denar"))
    game.play(Move("pay_card", unit="florin 3"))
    game.play(Move("pay_card", unit="denar 1"))
    game.play(choose(DENAR))
    assert kind(game) == "act"
