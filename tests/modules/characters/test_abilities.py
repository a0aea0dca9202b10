"""The Characters: what each of them does."""

import pytest

from alhambra import Move, position
from tests.modules.characters.court import (
    HEAD,
    START,
    TABLE,
    asked,
    court,
    gone,
    serving,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.support import state_of

# --- Actions


@traces("patron")
def test_the_patron_pays_and_the_turn_keeps_its_action() -> None:
    game = game_with(HEAD, "", "", "", tail=serving(["rich_patron"], [], []))
    game.play(Move("patron_buy", space=1, tile="garden 10 N"))
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert gone(game) == ["rich_patron"]
    assert game.why_not(Move("patron_buy", space=2)) == "character_not_ready"
    game.play(Move("pass"))
    assert asked(game) == (0, "place")


@traces("patron-tiles")
def test_the_patron_pays_for_tiles_on_the_market_only() -> None:
    head = f'modules = ["characters", "power_of_sultan"]\n{TABLE}'
    tail = serving(["rich_patron"], [], []) + '\n[module.power_of_sultan]\nopen = ["denar tower"]'
    game = game_with(head, "", "", "", tail=tail)
    free = [move.parts for move in game.moves() if move.kind == "patron_buy"]
    assert [parts["space"] for parts in free] == [1, 2, 3, 4]
    assert game.why_not(Move("patron_buy", space=5)) == "nothing_for_sale"
    other = Move("patron_buy", space=1, tile="tower 13 E")
    assert game.why_not(other) == "other_tile_there"


@traces("merchant")
def test_the_merchant_takes_up_to_seven() -> None:
    """D: of 4, 3, 6, 1 he takes 4 + 3 or 6 + 1, not 4 + 3 + 1."""
    game = game_with(HEAD, "", "", "", tail=serving(["merchant"], [], []))
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "merchant_take"]
    assert takes == [["denar 4", "florin 3"], ["dirham 1", "ducat 6"]]
    cards = ["denar 4", "florin 3", "dirham 1"]
    assert game.why_not(Move("merchant_take", cards=cards)) == "above_take_limit"
    small = Move("merchant_take", cards=["denar 4", "dirham 1"])
    assert game.why_not(small) == "merchant_not_needed"
    single = Move("merchant_take", cards=["ducat 6"])
    assert game.why_not(single) == "merchant_not_needed"
    large = Move("take", cards=["denar 4", "florin 3"])
    assert game.why_not(large) == "above_take_limit"
    game.play(Move("merchant_take", cards=["denar 4", "florin 3"]))
    assert game.view(0)["seats"][0]["hand"] == ["denar 4", "florin 3"]


@traces("one-round-card")
def test_whoever_uses_the_merchant_cannot_use_the_builder_in_the_same_turn() -> None:
    built = 'board = ["garden 11 - @ 1,0"]'
    for kind, next_question in (("take", (0, "end_question")), ("merchant_take", (1, "act"))):
        tail = serving(["merchant", "master_builder"], [], [])
        game = game_with(HEAD, built, "", "", tail=tail)
        game.play(next(move for move in game.moves() if move.kind == kind))
        assert asked(game) == next_question


@traces("one-round-card")
def test_one_round_card_per_turn() -> None:
    tail = serving(["merchant", "miser", "master_builder"], [], [], more="used = true")
    seat = 'hand = ["denar 9", "denar 1"]\nreserve = ["tower 11 N"]'
    game = game_with(HEAD, seat, "", "", tail=tail)
    merchant = Move("merchant_take", cards=["denar 4", "florin 3"])
    assert game.why_not(merchant) == "character_not_ready"
    game.play(Move("buy", space=1, pay=["denar 9", "denar 1"]))
    assert asked(game) == (0, "act")
    game.play(Move("pass"))
    game.play(Move("store", tile="garden 10 N"))
    assert asked(game) == (1, "act")
    assert court(game)["used"] is False


@traces("miser")
def test_the_miser_takes_a_card_after_a_purchase_for_ten() -> None:
    seat = 'hand = ["denar 9", "denar 2", "dirham 8"]'
    game = game_with(HEAD, seat, "", "", tail=serving(["miser"], [], []))
    game.play(Move("buy", space=2, pay=["dirham 8"]))
    assert asked(game) == (0, "act")  # a tile for 8 is too cheap
    game.play(Move("buy", space=1, pay=["denar 9", "denar 2"]))
    assert asked(game) == (0, "miser_question")
    assert game.why_not(Move("miser_take", card="denar 9")) == "not_on_display"
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)
    cards = [move.parts["card"] for move in game.moves() if move.kind == "miser_take"]
    assert sorted(cards) == sorted(game.view()["display"])
    game.play(Move("miser_take", card="ducat 6"))
    assert "ducat 6" in game.view(0)["seats"][0]["hand"]
    assert game.view()["display"] == ["denar 4", "florin 3", "dirham 1"]
    assert court(game)["used"] is True
    assert asked(game) == (0, "place")


@traces("bureau_de_change:not-miser", "miser-not")
def test_the_miser_takes_money_only() -> None:
    head = f'modules = ["bureau_de_change", "characters"]\n{TABLE}'
    head = head.replace('"ducat 6"', '"bureau denar dirham"')
    seat = 'hand = ["denar 9", "denar 1"]'
    game = game_with(head, seat, "", "", tail=serving(["miser"], [], []))
    game.play(Move("buy", space=1, pay=["denar 9", "denar 1"]))
    assert game.why_not(Move("miser_take", card="bureau denar dirham")) == "no_money_card"
    cards = [move.parts["card"] for move in game.moves() if move.kind == "miser_take"]
    assert sorted(cards) == ["denar 4", "dirham 1", "florin 3"]


@traces("miser")
def test_the_miser_may_keep_his_use_for_something_else() -> None:
    game = game_with(HEAD, "", "", "", tail=serving(["miser", "rich_patron"], [], []))
    game.play(Move("patron_buy", space=1))
    assert asked(game) == (0, "miser_question")
    game.play(Move("miser_decline"))
    assert court(game)["used"] is False


@traces("not-with-vizier", "miser-not")
def test_the_miser_does_not_help_the_vizier() -> None:
    head = f'modules = ["viziers_favour", "characters"]\n{TABLE}'
    seat = 'hand = ["denar 9", "denar 1"]'
    game = game_with(head, "", seat, "", tail=serving([], ["miser"], []))
    game.play(Move("take", cards=["ducat 6"]))
    game.play(Move("favour", space=1, pay=["denar 9", "denar 1"]))
    assert asked(game) == (1, "place")


# --- The end of a turn


BUILD = """
hand = ["denar 9"]
board = ["garden 11 - @ 1,0"]
reserve = ["chambers 11 -"]
"""


@traces("builder")
def test_the_master_builder_redesigns_after_placing() -> None:
    game = game_with(HEAD, BUILD, "", "", tail=serving(["master_builder"], [], []))
    assert game.why_not(Move("builder_remove", at=[1, 0])) == "not_asked"
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "end_question")
    kinds = {move.kind for move in game.moves()}
    assert kinds == {"builder_add", "builder_remove", "builder_exchange", "done_end"}
    game.play(Move("builder_exchange", tile="chambers 11 -", at=[1, 0]))
    assert game.view()["seats"][0]["reserve"] == ["garden 11 -"]
    assert asked(game) == (1, "act")  # one redesign, then the turn is over


@traces("builder")
@pytest.mark.parametrize(
    ("move", "reserve"),
    [
        (Move("builder_add", tile="chambers 11 -", at=[0, 1]), []),
        (Move("builder_remove", at=[1, 0]), ["chambers 11 -", "garden 11 -"]),
        (Move("builder_exchange", tile="chambers 11 -", at=[1, 0]), ["garden 11 -"]),
    ],
)
def test_he_redesigns_in_one_of_three_ways_and_once(move: Move, reserve: list[str]) -> None:
    game = game_with(HEAD, BUILD, "", "", tail=serving(["master_builder"], [], []))
    game.play(Move("take", cards=["denar 4"]))
    game.play(move)
    assert game.view()["seats"][0]["reserve"] == reserve
    assert asked(game) == (1, "act")


@traces("builder-stored")
def test_a_tile_stored_in_this_turn_may_be_added_by_the_master_builder() -> None:
    seat = 'hand = ["denar 9", "denar 2"]'
    game = game_with(HEAD, seat, "", "", tail=serving(["master_builder"], [], []))
    game.play(Move("buy", space=1, pay=["denar 9", "denar 2"]))
    game.play(Move("store", tile="garden 10 N"))
    assert asked(game) == (0, "end_question")
    game.play(Move("builder_add", tile="garden 10 N", at=[1, 0]))
    assert game.view()["seats"][0]["reserve"] == []


@traces("builder")
def test_nobody_is_asked_for_the_builder_with_nothing_to_rebuild() -> None:
    game = game_with(HEAD, "", "", "", tail=serving(["master_builder"], [], []))
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (1, "act")


# --- Before the first action


@traces("dancer", "dancer-tower")
def test_the_dancer_swaps_a_tile_of_the_market() -> None:
    tower = 'tower = ["tower 13 E", "chambers 9 W"]'
    game = game_with(f"{START}\n{tower}", "", "", "", tail=serving(["dancer"], [], []))
    swaps = [move.parts["space"] for move in game.moves() if move.kind == "dancer_swap"]
    assert swaps == [1, 2, 3, 4]
    assert game.why_not(Move("dancer_swap", space=5)) == "nothing_for_sale"
    assert game.why_not(Move("beg")) == "character_not_ready"
    game.play(Move("dancer_swap", space=2, tile="pavilion 8 -"))
    assert game.view()["market"][1] == "tower 13 E"
    assert game.view()["tower"] == 2
    state = state_of(game)
    assert "pavilion 8 -" in [state.rules.tiles[tile].name for tile in state.tower]
    assert asked(game) == (0, "act")


@traces("dancer-tower")
def test_the_dancer_needs_a_tile_to_draw() -> None:
    game = game_with(f"{START}\ntower = []", "", "", "", tail=serving(["dancer"], [], []))
    assert game.moves() == [Move("done_start")]
    assert game.why_not(Move("dancer_swap", space=1)) == "tower_empty"


@traces("dancer-claim", "power_of_sultan:dancer")
def test_the_dancers_new_tile_may_be_claimed_first_by_the_active_player() -> None:
    head = START.replace('["characters"]', '["characters", "power_of_sultan"]')
    tower = 'tower = ["tower 13 E", "chambers 9 W"]'
    held = '[module.power_of_sultan]\nheld = [["denar tower"], ["florin tower"], []]'
    tail = serving(["dancer"], [], []) + f"\n{held}"
    game = game_with(f"{head}\n{tower}", "", "", "", tail=tail)
    game.play(Move("dancer_swap", space=2))
    assert asked(game) == (0, "sultan_claim_question")
    game.play(Move("sultan_decline"))
    assert asked(game) == (1, "sultan_claim_question")
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="tower 13 E"))
    assert game.view()["market"][1] in ("chambers 9 W", "pavilion 8 -")
    assert asked(game) == (0, "act")


@traces("changer", "changer-refill")
def test_the_money_changer_gives_a_card_of_at_most_the_same_value() -> None:
    hand = 'hand = ["ducat 4", "florin 1"]'
    game = game_with(START, hand, "", "", tail=serving(["money_changer"], [], []))
    pairs = [tuple(move.parts.values()) for move in game.moves() if move.kind == "change_money"]
    four, one = ["denar 4", "dirham 1", "florin 3"], ["dirham 1"]
    expected = [("ducat 4", card) for card in four] + [("florin 1", card) for card in one]
    assert sorted(pairs) == sorted(expected)
    assert game.why_not(Move("dancer_swap", space=1)) == "character_not_ready"
    given = Move("change_money", give="ducat 4", take="denar 4")
    assert game.why_not(given) is None
    dear = Move("change_money", give="ducat 4", take="ducat 6")
    assert game.why_not(dear) == "worth_more"
    assert game.why_not(Move("change_money", give="ducat 9", take="denar 4")) == "not_in_hand"
    assert game.why_not(Move("change_money", give="ducat 4", take="denar 9")) == "not_on_display"
    game.play(given)
    assert game.view(0)["seats"][0]["hand"] == ["denar 4", "florin 1"]
    assert game.view()["discard"] == ["ducat 4"]
    assert len(game.view()["display"]) == 3  # filled up at the end of the turn
    assert asked(game) == (0, "act")


@traces("bureau_de_change:not-changer", "changer-refill")
def test_the_money_changer_takes_no_exchange_card() -> None:
    head = START.replace('["characters"]', '["bureau_de_change", "characters"]')
    head = head.replace('"ducat 6"', '"bureau denar dirham"')
    tail = serving(["money_changer"], [], [])
    game = game_with(head, 'hand = ["ducat 9"]', "", "", tail=tail)
    bureau = Move("change_money", give="ducat 9", take="bureau denar dirham")
    assert game.why_not(bureau) == "no_money_card"
