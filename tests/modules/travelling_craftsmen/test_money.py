"""The Travelling Craftsmen who deal with money: carpenter, goldsmith, blacksmith, stonemason."""

import pytest

from alhambra import Move
from tests.modules.building_sites.sites import finish, half, site
from tests.modules.building_sites.sites import table as sites_table
from tests.modules.characters.court import serving
from tests.modules.travelling_craftsmen.guild import (
    NAME,
    START,
    TABLE,
    TAKE,
    asked,
    having,
    head,
    kinds,
    served,
    shown,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

SCORINGS = '"scoring", "scoring"'


def cheaper(tile: str, less: int) -> Move:
    return Move("carpenter_price", tile=tile, less=less)


def tower(*pay: str) -> Move:
    return Move("buy", space=4, pay=list(pay))


# --- The carpenter


@traces("carpenter")
@pytest.mark.parametrize("less", [1, 2])
def test_c_a_tile_costs_one_or_two_less(less: int) -> None:
    """C31-3: the tower for 9 is paid exactly with 8 or with 7."""
    card = f"florin {9 - less}"
    game = served("carpenter", f'hand = ["{card}"]')
    assert game.why_not(tower(card)) == "too_little_money"
    events = game.play(cheaper("tower 9 ES", less))
    assert events == [{"event": "price_lowered", "seat": 0, "tile": "tower 9 ES", "less": less}]
    assert shown(game, "cheaper") == [["tower 9 ES", less]]
    game.play(tower(card))
    assert asked(game) == (0, "act")
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert shown(game, "used") == "carpenter"
    assert shown(game, "cheaper") == []


@traces("carpenter")
def test_any_tile_for_sale_but_only_one_or_two() -> None:
    game = served("carpenter")
    named = [
        (move.parts["tile"], move.parts["less"]) for move in game.moves() if "less" in move.parts
    ]
    assert len(named) == 8
    assert game.why_not(cheaper("tower 9 ES", 3)) == "too_much_off"
    assert game.why_not(cheaper("tower 9 ES", 0)) == "too_much_off"
    assert game.why_not(cheaper("tower 9 ES", -1)) == "too_much_off"
    assert game.why_not(cheaper("tower 12 -", 1)) == "nothing_for_sale"


@traces("carpenter-in-vain")
def test_a_tile_named_in_vain_leaves_him_free_to_name_another() -> None:
    """S12: both are cheaper until one of them is bought."""
    hand = 'hand = ["florin 8", "denar 8"]'
    game = served("carpenter", hand)
    game.play(cheaper("tower 9 ES", 1))
    assert shown(game, "used") is None
    game.play(cheaper("garden 10 N", 1))
    game.play(cheaper("garden 10 N", 2))
    assert shown(game, "cheaper") == [
        ["tower 9 ES", 1],
        ["garden 10 N", 2],
    ]
    events = game.copy().play(tower("florin 8"))
    assert (events[0]["price"], events[0]["exact"]) == (8, True)
    events = game.play(Move("buy", space=1, pay=["denar 8"]))
    assert (events[0]["price"], events[0]["exact"]) == (8, True)
    assert shown(game, "used") == "carpenter"
    assert shown(game, "cheaper") == []
    assert game.why_not(tower("florin 8")) == "too_little_money"
    assert game.why_not(cheaper("tower 9 ES", 1)) == "craftsman_used"


@traces("carpenter-in-vain")
def test_whoever_has_named_a_tile_in_vain_may_use_another_craftsman() -> None:
    """S12: then the carpenter is not the one of this turn, and the price is what it was."""
    tail = having("carpenter", "blacksmith")
    game = game_with(head(), 'hand = ["florin 8"]', "", "", tail=tail)
    game.play(cheaper("tower 9 ES", 1))
    game.play(Move("forge"))
    assert shown(game, "used") == "blacksmith"
    assert shown(game, "cheaper") == []
    assert game.why_not(tower("florin 8")) == "too_little_money"
    assert game.why_not(cheaper("tower 9 ES", 1)) == "craftsman_used"


@traces("carpenter-in-vain")
def test_the_coiner_pays_the_whole_price_of_a_tile_named_in_vain() -> None:
    """S12: 9 for the tower, of which the display gives 5; 8 would do for the carpenter alone."""
    tail = having("carpenter", "coiner")
    game = game_with(head(), 'hand = ["florin 3", "florin 4"]', "", "", tail=tail)
    game.play(cheaper("tower 9 ES", 1))
    paid = [move.parts["pay"] for move in game.moves() if move.kind == "coiner_buy"]
    assert paid == [["florin 4", "florin 5"]]
    short = Move("coiner_buy", space=4, pay=["florin 3", "florin 5"])
    assert game.why_not(short) == "too_little_money"
    assert shown(game, "cheaper") == [["tower 9 ES", 1]]
    events = game.play(Move("coiner_buy", space=4, pay=["florin 4", "florin 5"]))
    assert (events[-1]["price"], events[-1]["exact"]) == (9, True)
    assert shown(game, "used") == "coiner"


@traces("carpenter-in-vain")
def test_he_is_not_used_if_the_patron_pays_for_the_tile_he_has_named() -> None:
    """S12: the lower price is paid by nobody."""
    tail = serving(["rich_patron"], [], [])
    game = served("carpenter", modules=("characters",), tail=tail)
    game.play(cheaper("tower 9 ES", 2))
    game.play(Move("patron_buy", space=4))
    assert shown(game, "used") is None
    assert game.why_not(cheaper("garden 10 N", 1)) is None


@traces("carpenter-declares")
def test_the_same_price_is_named_only_once() -> None:
    game = served("carpenter")
    game.play(cheaper("tower 9 ES", 1))
    assert game.why_not(cheaper("tower 9 ES", 1)) == "price_named"
    named = [m.parts["tile"] for m in game.moves() if m.kind == "carpenter_price"]
    assert named.count("tower 9 ES") == 1
    assert len(named) == 7


@traces("carpenter-in-vain")
def test_if_the_tile_is_not_bought_he_is_not_used() -> None:
    game = served("carpenter")
    game.play(cheaper("tower 9 ES", 1))
    game.play(TAKE)
    assert asked(game) == (0, "craftsman_question")
    assert shown(game, "cheaper") == []
    game.play(Move("pass_craftsman", craftsman="stonemason"))
    assert asked(game) == (1, "act")


@traces("carpenter-declares", "own-turn")
def test_the_price_holds_for_this_turn_only() -> None:
    tail = "[module.viziers_favour]\nawake = [true, false, false]"
    game = served("carpenter", 'hand = ["florin 8"]', modules=("viziers_favour",), tail=tail)
    game.play(cheaper("tower 9 ES", 1))
    game.play(TAKE)
    game.play(Move("pass_craftsman", craftsman="stonemason"))
    assert asked(game) == (0, "window_question")
    assert game.why_not(Move("favour", space=4, pay=["florin 8"])) == "too_little_money"


@traces("carpenter-not-for")
def test_cards_tiles_of_others_and_finishing_cost_the_same() -> None:
    sultan = '[module.power_of_sultan]\nopen = ["florin tower"]'
    game = served("carpenter", 'hand = ["florin 6"]', modules=("power_of_sultan",), tail=sultan)
    assert len([move for move in game.moves() if move.kind == "carpenter_price"]) == 8
    none = '["-", "-", "-", "-"]'
    stalls = f'stalls = [{none}, ["-", "-", "-", "seraglio 9 -"], {none}]'
    tail = f"[module.personal_building_market]\n{stalls}"
    seats = ('hand = ["florin 8"]', 'reserve = ["seraglio 9 -"]', "")
    game = served("carpenter", *seats, modules=("personal_building_market",), tail=tail)
    assert game.why_not(cheaper("seraglio 9 -", 1)) == "nothing_for_sale"
    seat = 'hand = ["ducat 7"]\nboard = ["tower 8 NES @ 1,0"]'
    tail = sites_table(site("tower 8 NES"))
    game = served("carpenter", seat, modules=("building_sites",), tail=tail)
    assert game.why_not(cheaper("tower 8 NES", 1)) == "nothing_for_sale"
    assert game.why_not(finish("tower 8 NES", "ducat 7")) == "too_little_money"


@traces("carpenter-stack")
def test_half_the_price_is_taken_of_the_lower_price() -> None:
    game = served("carpenter", 'hand = ["florin 3"]', modules=("building_sites",))
    assert game.why_not(half(4, "florin 3")) == "too_little_money"
    game.play(cheaper("tower 9 ES", 2))
    assert game.why_not(half(4, "florin 3")) is None


@traces("carpenter-stack")
def test_a_tile_with_a_watchtower_is_cheaper_too() -> None:
    game = served("carpenter", 'hand = ["florin 9", "florin 4"]', modules=("watchtowers",))
    with_tower = [m for m in game.moves() if m.kind == "buy" and "watchtower" in m.parts]
    assert with_tower == []
    game.play(cheaper("tower 9 ES", 2))
    with_tower = [m for m in game.moves() if m.kind == "buy" and "watchtower" in m.parts]
    assert [move.parts["pay"] for move in with_tower] == [["florin 4", "florin 9"]]


@traces("carpenter-side-lots")
def test_tiles_beside_the_market_are_for_sale_too() -> None:
    bath = "bathhouse arcades garden chambers pavilion"
    tail = f'[module.bathhouses]\nbeside = [["{bath}"], [], [], []]'
    game = served("carpenter", 'hand = ["denar 7"]', modules=("bathhouses",), tail=tail)
    game.play(cheaper(bath, 1))
    bought = [move for move in game.moves() if move.kind == "buy"]
    assert [move.parts["tile"] for move in bought] == [bath]
    game.play(bought[0])
    assert asked(game) == (0, "act")


# --- The goldsmith


@traces("goldsmith")
def test_c_several_cards_up_to_eight() -> None:
    """C31-4: 3 and 5 may be taken, 4 and 5 may not."""
    game = served("goldsmith")
    sets = [move.parts["cards"] for move in game.moves() if move.kind == "goldsmith_take"]
    assert sets == [["denar 3", "florin 5"], ["denar 3", "ducat 4"]]
    nine = Move("goldsmith_take", cards=["ducat 4", "florin 5"])
    assert game.why_not(nine) == "above_take_limit"
    alone = Move("goldsmith_take", cards=["dirham 6"])
    assert game.why_not(alone) == "goldsmith_not_needed"
    game.play(Move("goldsmith_take", cards=["denar 3", "florin 5"]))
    assert game.view(0)["seats"][0]["hand"] == ["denar 3", "florin 5"]
    assert game.view()[NAME]["face_down"][1] == ["goldsmith"]


@traces("goldsmith-limits")
def test_limits_do_not_add_up() -> None:
    table = TABLE.replace('"ducat 4"', '"ducat 7"')
    court = serving(["merchant"], [], [])
    game = served("goldsmith", modules=("characters",), table=table, tail=court)
    sums = {
        kind: sorted(
            {
                sum(int(card.split()[1]) for card in move.parts["cards"])
                for move in game.moves()
                if move.kind == kind
            }
        )
        for kind in ("merchant_take", "goldsmith_take")
    }
    assert sums == {"merchant_take": [], "goldsmith_take": [8]}


# --- The blacksmith


@traces("blacksmith")
def test_c_the_display_grows_to_six_and_is_filled_again_below_four() -> None:
    """C31-5: after one card was taken five are left, and nothing is turned up."""
    game = served("blacksmith")
    game.play(Move("forge"))
    assert len(game.view()["display"]) == 6
    assert asked(game) == (0, "act")
    assert game.why_not(Move("forge")) == "craftsman_used"
    game.play(Move("take", cards=["dirham 6"]))
    assert len(game.view()["display"]) == 5
    for left in (4, 4):
        while asked(game)[1] != "act":
            game.play(game.moves()[-1])
        game.play(next(move for move in game.moves() if move.kind == "take"))
        while asked(game)[1] != "act":
            game.play(game.moves()[-1])
        assert len(game.view()["display"]) == left


@traces("blacksmith-late")
def test_the_display_grows_after_the_last_action_too() -> None:
    """S11: a scoring card that turns up then still waits for the end of the turn."""
    deck = 'deck = ["denar 9", "scoring", "denar 8", "denar 7", "denar 6", "scoring"]'
    game = served("blacksmith", table=f"{TABLE}\n{deck}")
    game.play(TAKE)
    assert asked(game) == (0, "end_question")
    game.play(Move("late_forge"))
    assert game.view()["rounds"] == 1
    assert game.view()["display"][-3:] == ["denar 9", "denar 8", "denar 7"]
    assert len(game.view()["display"]) == 6
    assert asked(game) == (1, "act")


@traces("blacksmith-late")
def test_nothing_is_asked_at_the_end_if_the_display_is_full_or_he_was_used() -> None:
    game = served("blacksmith")
    game.play(Move("forge"))
    game.play(TAKE)
    assert asked(game)[1] != "end_question"
    full = TABLE.replace('"dirham 6"', '"dirham 6", "denar 9", "denar 8", "denar 7"')
    game = served("blacksmith", table=full)
    game.play(TAKE)
    assert len(game.view()["display"]) == 6
    assert asked(game)[1] != "end_question"


@traces("blacksmith")
def test_a_display_of_six_cannot_grow() -> None:
    table = TABLE.replace('"dirham 6"', '"dirham 6", "denar 9", "denar 8"')
    assert served("blacksmith", table=table).why_not(Move("forge")) == "display_full"


@traces("blacksmith-scoring")
@pytest.mark.parametrize("option", ["", 'options = ["score_at_once"]\n'])
def test_a_scoring_card_waits_for_the_end_of_the_turn(option: str) -> None:
    deck = 'deck = ["denar 9", "scoring", "denar 8", "denar 7", "scoring"]'
    game = served("blacksmith", table=f"{option}{TABLE}\n{deck}")
    game.play(Move("forge"))
    assert game.view()["rounds"] == 0
    assert game.view()["display"][-2:] == ["denar 9", "denar 8"]
    game.play(TAKE)
    assert game.view()["rounds"] == 1


@traces("blacksmith-special")
def test_other_cards_have_their_effect_at_once() -> None:
    deck = f'deck = ["beggar", "denar 9", "denar 8", "denar 7", {SCORINGS}]'
    seats = ("", 'hand = ["denar 5"]', "")
    court = "[module.characters]"
    table = f"{TABLE}\n{deck}"
    game = served("blacksmith", *seats, modules=("characters",), table=table, tail=court)
    game.play(Move("forge"))
    assert asked(game)[0] == 1
    while asked(game) != (0, "act"):
        game.play(Move("character_pass"))
    assert len(game.view()["display"]) == 6


@traces("blacksmith-thief")
def test_a_thief_leaves_a_large_display_as_it_is() -> None:
    thieves = '[module.thieves]\nhands = [["thief dirham"], [], []]'
    deck = f'deck = ["denar 9", "denar 8", "denar 7", {SCORINGS}]'
    table = f"{TABLE}\n{deck}"
    game = served("blacksmith", modules=("thieves",), table=table, tail=thieves)
    game.play(Move("forge"))
    game.play(Move("take", cards=["denar 3"]))
    while asked(game) != (0, "window_question"):
        game.play(game.moves()[-1])
    game.play(Move("steal", card="dirham 6"))
    assert len(game.view()["display"]) == 4


# --- The stonemason

MASON = f"{TABLE}\n{START}"


def swap(give: str, take: str) -> Move:
    return Move("stonemason_swap", give=give, take=take)


@traces("stonemason")
def test_a_card_of_the_hand_and_one_of_the_display_change_places() -> None:
    game = served("stonemason", 'hand = ["florin 2", "denar 9"]', table=MASON)
    assert asked(game) == (0, "start_question")
    found = [move for move in game.moves() if move.kind == "stonemason_swap"]
    assert found == [swap("denar 9", "denar 3"), swap("florin 2", "florin 5")]
    assert game.why_not(swap("florin 2", "denar 3")) == "wrong_currency"
    assert game.why_not(swap("florin 7", "florin 5")) == "not_in_hand"
    assert game.why_not(swap("florin 2", "florin 9")) == "not_on_display"
    assert game.why_not(swap("hut", "florin 9")) == "no_such_card"
    game.play(swap("florin 2", "florin 5"))
    assert game.view(0)["seats"][0]["hand"] == ["denar 9", "florin 5"]
    assert game.view()["display"] == ["denar 3", "florin 2", "ducat 4", "dirham 6"]
    assert asked(game) == (0, "act")
    assert shown(game, "used") == "stonemason"


@traces("stonemason-first")
def test_only_before_the_first_action() -> None:
    game = served("stonemason", 'hand = ["florin 2"]')
    assert "stonemason_swap" not in kinds(game)
    assert game.why_not(swap("florin 2", "florin 5")) == "not_asked"


@traces("stonemason")
def test_equal_cards_are_not_swapped() -> None:
    game = served("stonemason", 'hand = ["florin 5"]', table=MASON)
    assert game.why_not(swap("florin 5", "florin 5")) == "same_card"
    assert kinds(game) == {"done_start"}
