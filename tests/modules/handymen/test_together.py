"""Handymen with other modules: other actions, other prices, other tiles."""

import pytest

from alhambra import Move
from tests.modules.buildings_of_power.positions import power
from tests.modules.gates_without_end.gates import PILE_1, PILE_2
from tests.modules.handymen.crew import asked, begins, crew, goals, rolled, shown, standing, use
from tests.modules.travelling_craftsmen.guild import having
from tests.rules.support import points
from tests.rules.tracing import traces

REST = Move("handymen_rest")
TAKE = Move("take", cards=["florin 9"])


def moves_after_roll(seat: str, modules: tuple[str, ...], tail: str = "") -> set[str]:
    """What a seat may do that has rolled."""
    game = crew(seat, "", "", modules=modules, dice=[2, 3], tail=tail)
    return {move.kind for move in game.moves()}


# --- After a roll


@traces("other-actions-closed")
@pytest.mark.parametrize(
    ("modules", "seat", "tail", "closed"),
    [
        (("major_construction_projects",), 'hand = ["denar 9", "denar 8"]', "", "bid_project"),
        (
            ("viziers_favour",),
            "",
            "[module.viziers_favour]\nawake = [false, true, true]\n",
            "wake_vizier",
        ),
        (("building_sites",), 'hand = ["denar 9"]', "", "buy_site"),
        (
            ("characters",),
            "",
            '[module.characters]\nheld = [["rich_patron"], [], []]\n',
            "patron_buy",
        ),
    ],
)
def test_other_actions_are_closed(
    modules: tuple[str, ...], seat: str, tail: str, closed: str
) -> None:
    open_game = crew(seat, "", "", modules=modules, tail=tail)
    kinds = {move.kind for move in open_game.moves()}
    assert any(kind.startswith(closed.split("_", maxsplit=1)[0]) for kind in kinds)
    assert moves_after_roll(seat, modules, tail) == {"take"}


@traces("other-actions-closed")
def test_other_ways_to_take_money_stay_open() -> None:
    gates = moves_after_roll("", ("city_gates",), "[module.city_gates]\nopen = 1\n")
    assert gates == {"take", "take_gate"}


@traces("other-actions-closed")
def test_the_end_of_the_turn_stays_open() -> None:
    tail = '[module.characters]\nheld = [["master_builder"], [], []]\n'
    seat = 'reserve = ["tower 12 -"]'
    game = crew(seat, "", "", modules=("characters",), dice=[2, 3], tail=tail)
    game.play(TAKE)
    assert asked(game) == (0, "end_question")
    assert game.why_not(Move("builder_add", tile="tower 12 -", at=[1, 0])) is None


@traces("no-builder-at-the-end")
def test_the_builder_is_not_called_at_the_end_of_a_turn_with_a_roll() -> None:
    """Nobody is asked for him, though the mixer next to him would still work."""
    seat = 'reserve = ["tower 12 -"]'
    for mate, question in (("carpenter", "craftsman_question"), ("mortar_mixer", "end_question")):
        tail = having("builder", mate)
        free = crew(seat, "", "", modules=("travelling_craftsmen",), tail=tail)
        free.play(TAKE)
        assert Move("late_call_builder") in free.moves()
        game = crew(seat, "", "", modules=("travelling_craftsmen",), dice=[2, 3], tail=tail)
        game.play(TAKE)
        assert asked(game) == (0, question)
        assert Move("late_call_builder") not in game.moves()
    assert game.why_not(Move("late_call_builder")) == "rolled_so_take_money"
    assert game.why_not(Move("late_mortar_swap", spaces=[1, 2])) is None


@traces("other-actions-closed", "roll-at-the-start")
def test_other_deeds_before_the_first_action_stay_open() -> None:
    tail = '[module.characters]\nheld = [["beggar"], [], []]\n'
    game = rolled([2, 3], "", "", "", modules=("characters",), tail=tail)
    game.play(REST)
    assert asked(game) == (0, "start_question")
    assert {move.kind for move in game.moves()} == {"beg", "done_start"}


# --- Prices


@traces("vizier-too", "declared-before")
def test_between_turns_handymen_change_the_exact_price() -> None:
    hand = 'hand = ["denar 8"]'
    game = crew("", hand, "", modules=("viziers_favour",), on_market=standing(1, 0, 1, 0))
    game.play(TAKE)
    assert asked(game) == (1, "window_question")
    favour = Move("favour", space=1, pay=["denar 8"])
    assert game.why_not(favour) == "exact_only"
    game.play(Move("use_handymen_between", space=1, change=1))
    game.play(favour)
    assert shown(game)["market"] == standing(1, 0, 0, 0)
    assert shown(game)["supply"] == [8, 7, 8]
    assert asked(game) == (1, "place")


@traces("vizier-too", "declared-before")
def test_what_was_declared_between_turns_lapses() -> None:
    hand = 'hand = ["denar 8"]'
    game = crew("", hand, "", modules=("viziers_favour",), on_market=standing(1, 0, 1, 0))
    game.play(TAKE)
    game.play(Move("use_handymen_between", space=1, change=1))
    assert Move("use_handymen_between", space=1, change=1) not in game.moves()
    while asked(game)[1] == "window_question":
        game.play(Move("done_window"))
    assert asked(game) == (1, "start_question")
    assert shown(game)["declared"] == standing(1, 0, 0, 0)
    assert shown(game)["market"] == standing(1, 0, 1, 0)


@traces("vizier-too", "declared-before")
def test_what_was_declared_lapses_when_another_buys_the_tile() -> None:
    """Else one of two handymen could be taken back and both change the price of the next tile."""
    hands = ("", 'hand = ["denar 9"]', 'hand = ["denar 7"]')
    game = crew(*hands, modules=("viziers_favour",), on_market=standing(1, 0, 2, 0))
    game.play(TAKE)
    assert asked(game) == (1, "window_question")
    game.play(Move("use_handymen_between", space=1, change=2))
    game.play(Move("done_window"))
    assert asked(game) == (2, "window_question")
    game.play(Move("favour", space=1, pay=["denar 7"]))
    while asked(game)[1] != "handymen_back":
        game.play(game.moves()[0])
    assert shown(game)["declared"] == standing(1, 0, 0, 0)
    game.play(Move("take_handymen_back", count=1))
    assert shown(game)["market"] == standing(1, 0, 1, 0)


@traces("vizier-too")
def test_without_a_vizier_awake_nobody_is_asked_between_turns() -> None:
    tail = "[module.viziers_favour]\nawake = [false, false, false]\n"
    modules = ("viziers_favour",)
    game = crew("", "", "", modules=modules, on_market=standing(1, 0, 1, 0), tail=tail)
    game.play(TAKE)
    assert asked(game) == (1, "start_question")


@traces("vizier-too")
def test_a_fixed_total_is_not_changed_but_take_backs_are_asked() -> None:
    """The arcades are bought, their key buys the garden for 14 whoever stands there."""
    hand = 'hand = ["denar 8", "dirham 9", "ducat 5"]'
    market = '["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]'
    game = crew(
        hand,
        "",
        "",
        modules=("gates_without_end",),
        market=market,
        on_market=standing(2, 1, 1, 0),
        tail=PILE_2,
    )
    game.play(use(2, -1))
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="buy"))
    game.play(Move("gate_mix", space=2))
    for unit in ("dirham 9", "ducat 5"):
        game.play(Move("pay_card", unit=unit))
    assert asked(game) == (0, "handymen_back")
    game.play(Move("take_handymen_back", count=1))
    assert asked(game) == (1, "handymen_back")
    game.play(Move("handymen_stay"))
    assert shown(game)["supply"] == [8, 7, 8]


@traces("vizier-too")
def test_a_tile_in_a_stall_costs_what_is_printed() -> None:
    """A handyman on the denar space of the market does not help with a stall for denar."""
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["garden 11 -", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    hand = 'hand = ["denar 9", "denar 2"]'
    game = crew(
        hand,
        'reserve = ["garden 11 -"]',
        "",
        modules=("personal_building_market",),
        on_market=standing(1, 1, 0, 0),
        tail=stalls,
    )
    game.play(use(1, -1))
    sold = Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 2"])
    game.play(sold)
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert bought["price"] == 11
    assert shown(game)["market"] == standing(1, 1, 0, 0)


@traces("price-up-or-down")
def test_half_of_the_changed_price() -> None:
    """The tower for 13 costs 12 with a handyman: half of it is 6."""
    hand = 'hand = ["ducat 6"]'
    game = crew(hand, "", "", modules=("building_sites",), on_market=standing(3, 2, 0, 0))
    game.play(use(3, -1))
    game.play(Move("buy_site", site_space=3, pay=["ducat 6"]))
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert (bought["price"], bought["exact"]) == (6, False)
    while asked(game)[1] == "choose_token":
        game.play(game.moves()[0])
    assert asked(game) == (0, "handymen_back")


@traces("price-up-or-down")
def test_the_price_with_a_watchtower_is_changed_too() -> None:
    """The arcades cost 9, the watchtower 6 more."""
    hand = 'hand = ["florin 8", "florin 6"]'
    game = crew(hand, "", "", modules=("watchtowers",), on_market=standing(4, 1, 0, 0))
    game.play(use(4, -1))
    game.play(Move("buy", space=4, watchtower=True, pay=["florin 6", "florin 8"]))
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert (bought["price"], bought["exact"]) == (14, True)


@traces("price-up-or-down")
def test_with_a_treasure_what_is_still_missing_is_made_up_for() -> None:
    """13 less a handyman is 12; 10 is paid, and a treasure of 3 covers the rest."""
    hand = 'hand = ["ducat 6", "ducat 4"]'
    game = crew(hand, "", "", modules=("treasures",), on_market=standing(3, 1, 0, 0))
    game.play(use(3, -1))
    bribe = next(
        move
        for move in game.moves()
        if move.kind == "bribe" and move.parts["tile"] == "tower 13 E" and 3 in move.parts.values()
    )
    game.play(bribe)
    game.play(Move("buy", space=3, pay=["ducat 4", "ducat 6"]))
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert bought["exact"]


@traces("price-up-or-down")
def test_all_that_changes_a_price_adds_up() -> None:
    """A tower for 13 less 1, 2 and 1 is 9; 7 is paid, and a treasure of 2 covers the rest."""
    seat = 'hand = ["ducat 4", "ducat 3"]\n'
    seat += 'board = ["arcades 10 - @ 1,0", "pavilion 5 NW @ -1,0"]\n'
    tail = having("carpenter", "builder") + power(dice=[["pavilion 5 NW", 1]])
    modules = ("travelling_craftsmen", "buildings_of_power", "treasures")
    game = crew(seat, "", "", modules=modules, on_market=standing(3, 1, 0, 0), tail=tail)
    game.play(use(3, -1))
    game.play(Move("carpenter_price", tile="tower 13 E", less=2))
    game.play(Move("white_die", tile="pavilion 5 NW"))
    game.play(Move("bribe", treasure=2, space=3))
    game.play(Move("buy", space=3, pay=["ducat 3", "ducat 4"]))
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert (bought["price"], bought["exact"]) == (9, True)


# --- Spaces


@traces("bound-to-the-space", "take-back-before-a-swap")
def test_handymen_stay_when_tiles_change_places() -> None:
    """The bought space is asked for before any tile is swapped into it."""
    market = '["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"]'
    seat = 'hand = ["denar 8"]'
    game = crew(
        seat,
        "",
        "",
        modules=("gates_without_end",),
        market=market,
        on_market=[[0, 1, 0], [0, 0, 1], [0, 0, 0], [0, 0, 0]],
        tail=PILE_1,
    )
    game.play(Move("buy", space=1, pay=["denar 8"]))
    assert asked(game) == (1, "handymen_back")
    game.play(Move("handymen_stay"))
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    game.play(Move("insert_key", bonus="swap"))
    game.play(Move("gate_swap", spaces=[2, 3]))
    assert shown(game)["market"] == [[0, 1, 0], [0, 0, 1], [0, 0, 0], [0, 0, 0]]


@traces("bound-to-the-space")
def test_handymen_stay_when_the_dancer_swaps_a_tile() -> None:
    tail = '[module.characters]\nheld = [["dancer"], [], []]\n'
    game = begins("", "", "", modules=("characters",), on_market=standing(1, 1, 0, 0), tail=tail)
    game.play(Move("dancer_swap", space=1))
    assert shown(game)["market"] == standing(1, 1, 0, 0)


# --- Tiles


@traces("project-carries-one", "triple-is-a-joker")
def test_a_project_carries_one_by_a_joker_and_counts_once() -> None:
    seat = 'board = ["garden 11 - @ 1,0", "project tower garden @ 2,0"]'
    modules = ("major_construction_projects",)
    game = rolled([4, 4, 4], seat, "", "", modules=modules)
    assert "project tower garden" in goals(game)
    plain = rolled([1, 6], seat, "", "", modules=modules)
    assert "project tower garden" not in goals(plain)
    marked = [["garden 11 -", 0], ["project tower garden", 0]]
    scored = crew(seat, "", "", modules=modules, tiles=marked)
    assert points(scored, 1, "handymen") == [2, 0, 0]


@traces("camps-carry-none")
def test_camps_and_watchtowers_carry_none() -> None:
    seat = 'board = ["garden 9 E @ 1,0", "camp 6 W @ 2,0", "tower 12 - @ -1,0", '
    seat += '"watchtower tower 1 @ -1,-1 turn 2"]\nreserve = ["camp 5 S"]'
    modules = ("camps", "watchtowers")
    six = rolled([6], seat, "", "", modules=modules)
    assert goals(six) == []
    joker = rolled([4, 4, 4], seat, "", "", modules=modules)
    assert goals(joker) == [1, 2, 3, 4, "fountain 0", "tower 12 -", "garden 9 E"]


@traces("to-the-market", "camps-carry-none")
def test_a_camp_on_the_market_may_be_named_by_its_price() -> None:
    market = '["camp 6 W", "-", "-", "-"]'
    game = rolled([6], "", "", "", modules=("camps",), market=market)
    assert goals(game) == [1]


@traces("to-an-own-tile")
def test_a_building_on_a_construction_site_costs_what_the_site_cost() -> None:
    seat = 'board = ["tower a 12 - @ 1,0"]'
    game = rolled([6, 6], seat, "", "", modules=("new_building_grounds",))
    assert goals(game) == ["tower a 12 -"]


@traces("tile-keeps-its-handyman")
def test_if_the_tile_is_sold_the_handyman_comes_back() -> None:
    stalls = '[module.personal_building_market]\nstalls = [["-", "-", "-", "-"], '
    stalls += '["garden 11 -", "-", "-", "-"], ["-", "-", "-", "-"]]\n'
    hand = 'hand = ["denar 9", "denar 2"]'
    game = crew(
        hand,
        'reserve = ["garden 11 -"]',
        "",
        modules=("personal_building_market",),
        tiles=[["garden 11 -", 1]],
        supply=[8, 5, 8],
        tail=stalls,
    )
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 9", "denar 2"]))
    assert shown(game)["tiles"] == []
    assert shown(game)["supply"] == [8, 6, 8]


@traces("tile-keeps-its-handyman")
def test_if_the_tile_is_discarded_the_handyman_comes_back() -> None:
    full = '["garden 11 -", "tower 12 -", "tower 11 -", "garden 12 S"]'
    none = '["-", "-", "-", "-"]'
    stalls = f"[module.personal_building_market]\nstalls = [{full}, {none}, {none}]\n"
    seat = f'hand = ["denar 8"]\nreserve = {full}'
    modules = ("personal_building_market",)
    game = crew(seat, "", "", modules=modules, tiles=[["tower 12 -", 0]], tail=stalls)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="pavilion 7 E"))
    game.play(Move("lay_in_stall", stall="dirham"))
    assert shown(game)["tiles"] == []
    assert shown(game)["supply"] == [8, 8, 8]


@traces("price-up-or-down")
def test_a_price_never_falls_below_zero() -> None:
    market = '["pavilion 2 NEW", "-", "-", "-"]'
    game = crew('hand = ["denar 2"]', "", "", market=market, on_market=standing(1, 4, 0, 0))
    game.play(use(1, -4))
    game.play(Move("buy", space=1, pay=[]))
    bought = next(event for event in game.log() if event["event"] == "bought")
    assert (bought["price"], bought["paid"], bought["exact"]) == (0, [], True)
    assert shown(game)["market"] == standing(1, 0, 0, 0)
