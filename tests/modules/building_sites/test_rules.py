"""The Building Sites: half the price now, the whole price later."""

import pytest

from alhambra import Move
from alhambra.engine.laying import unfinished
from alhambra.engine.rules import CURRENCIES
from tests.modules.building_sites.sites import (
    ALL_BUT,
    DUCATS,
    HEAD,
    MARKET,
    SIX,
    TWO_TOWERS,
    begun,
    finish,
    half,
    kind,
    shown,
    site,
    table,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.support import state_of

# --- Setting one up


@traces("half", "never-exact")
@pytest.mark.parametrize(
    ("space", "exact", "short"),
    [(1, "denar 6", "denar 5"), (2, "dirham 4", "dirham 3"), (3, "ducat 4", "ducat 3")],
)
def test_half_the_price_rounded_down_never_gives_another_action(
    space: int, exact: str, short: str
) -> None:
    """13 costs 6, 9 costs 4, 8 costs 4."""
    game = game_with(HEAD, f'hand = ["{exact}", "{short}"]', "", "")
    assert game.why_not(half(space, short)) == "too_little_money"
    events = game.play(half(space, exact))
    assert [event["event"] for event in events] == ["bought", "site_begun", "tokens_drawn"]
    assert events[0]["exact"] is False
    assert kind(game) == "choose_token"
    game.play(game.moves()[0])
    assert kind(game) == "place"


@traces("two-tokens")
def test_two_tokens_are_drawn_in_secret_and_one_is_kept() -> None:
    game = game_with(HEAD, SIX, "", "")
    game.play(half(1, "denar 6"))
    assert game.why_no_undo() == "revealed"
    drawn = shown(game, 0)["drawn"]
    assert isinstance(drawn, list)
    assert len(drawn) == 2
    assert {move.parts["token"] for move in game.moves()} == set(drawn)
    assert shown(game, 1)["drawn"] == shown(game)["drawn"] == 2
    other = next(name for name in CURRENCIES if name not in drawn)
    assert game.why_not(Move("keep_token", token=other)) == "token_not_drawn"
    assert game.why_not(Move("keep_token", token="diamond")) == "token_not_drawn"
    game.play(Move("keep_token", token=drawn[0]))
    assert shown(game, 0)["sites"] == [["tower 13 E", 0, *drawn, "hidden"]]
    assert shown(game, 1)["sites"] == [["tower 13 E", 0, None, None, "hidden"]]
    assert shown(game)["pile"] == 7
    told = [event["event"] for event in game.log(1)]
    assert "site_begun" in told
    assert "tokens_drawn" not in told
    assert "token_kept" not in told
    assert [e["token"] for e in game.log(0) if e["event"] == "token_kept"] == [drawn[0]]


@traces("two-tokens")
def test_two_tokens_that_are_alike_are_asked_for_all_the_same() -> None:
    game = game_with(HEAD, SIX, "", "", tail=table(ALL_BUT))
    game.play(half(1, "denar 6"))
    assert game.moves() == [Move("keep_token", token="florin")]


@traces("last-token", "no-token")
def test_the_last_token_leaves_no_choice_and_then_nothing_is_sold_for_half() -> None:
    last = ALL_BUT + ', ["garden 8 NW", 1, "florin", "-", "out"]'
    game = game_with(HEAD, SIX, 'hand = ["dirham 4"]', "", tail=table(last))
    game.play(half(1, "denar 6"))
    assert kind(game) == "place"
    assert shown(game, 0)["sites"] == [["tower 13 E", 0, "florin", None, "hidden"]]
    game.play(Move("store", tile="tower 13 E"))
    assert game.why_not(half(2, "dirham 4")) == "no_tokens_left"
    assert not any(move.kind == "buy_site" for move in game.moves())


@traces("magical", "magical_buildings:half-price")
def test_magical_buildings_may_be_sites() -> None:
    head = HEAD.replace('"building_sites"', '"building_sites", "magical_buildings"')
    head = head.replace("tower 13 E", "tower 14 NES")
    game = game_with(head, 'hand = ["denar 7"]', "", "")
    assert game.why_not(half(1, "denar 7")) is None


@traces("not-camps", "watchtowers:base-only")
def test_camps_cannot_be_sites_and_no_watchtower_comes_with_one() -> None:
    modules = '"camps", "watchtowers", "building_sites"'
    head = HEAD.replace('"building_sites"', modules)
    game = game_with(head, SIX, "", "")
    camp = next(n for n, spec in enumerate(state_of(game).rules.tiles) if "camp" in spec.name)
    state_of(game).market[1] = camp
    sold = {move.parts["tile"] for move in game.moves() if move.kind == "buy_site"}
    assert sold == {"tower 13 E"}
    assert game.why_not(half(2, "dirham 9")) == "nothing_for_sale"


@traces("not-dirk")
def test_a_site_cannot_be_given_to_dirk() -> None:
    game = game_with(HEAD, SIX, "")
    game.play(half(1, "denar 6"))
    game.play(game.moves()[0])
    assert game.why_not(Move("give", tile="tower 13 E")) == "site_not_for_dirk"
    assert {move.kind for move in game.moves()} == {"place", "store"}


@traces("no-vizier", "viziers_favour:no-site")
def test_the_vizier_sets_up_no_site() -> None:
    head = HEAD.replace('"building_sites"', '"viziers_favour", "building_sites"')
    game = game_with(head, "", SIX, "")
    game.play(Move("take", cards=["florin 9"]))
    assert {move.kind for move in game.moves()} == {"done_window"}
    assert game.why_not(half(1, "denar 6")) == "not_asked"


@traces("walls-only")
def test_only_the_walls_of_a_site_count() -> None:
    tail = table(site("tower 13 E"))
    game = game_with(HEAD.replace('"tower 13 E"', '"-"'), TWO_TOWERS, "", "", tail=tail)
    plain = game_with(HEAD.replace('"tower 13 E"', '"-"'), TWO_TOWERS, "", "")
    assert points(plain, 1, "wall") == points(game, 1, "wall")
    assert plain.view()["seats"][0]["buildings"]["tower"] == 2
    assert game.view()["seats"][0]["buildings"]["tower"] == 1


@traces("walls-only")
def test_a_seat_with_only_a_site_of_a_type_does_not_rank() -> None:
    seat = 'board = ["tower 13 E @ 1,0"]'
    game = game_with(
        HEAD.replace('"tower 13 E"', '"-"'), seat, "", "", tail=table(site("tower 13 E"))
    )
    assert points(game, 1, "tower") == [0, 0, 0]


@traces("token-stays")
def test_counts_follow_the_site_through_redesign() -> None:
    head = HEAD.replace('"tower 13 E"', '"-"')
    game = game_with(head, TWO_TOWERS, "", "", tail=table(site("tower 13 E")))
    game.play(Move("remove", at=[2, 0]))
    assert game.view()["seats"][0]["buildings"]["tower"] == 1
    assert shown(game, 0)["sites"] == [["tower 13 E", 0, "ducat", None, "hidden"]]
    for _ in range(2):
        game.play(Move("take", cards=[game.view()["display"][0]]))
    game.play(Move("add", tile="tower 13 E", at=[2, 0]))
    assert game.view()["seats"][0]["buildings"]["tower"] == 1


@traces("walls-only")
def test_other_modules_can_ask_what_is_unfinished() -> None:
    game = game_with(
        HEAD.replace('"tower 13 E"', '"-"'), TWO_TOWERS, "", "", tail=table(site("tower 13 E"))
    )
    state = state_of(game)
    numbers = state.rules.tile_by_name
    assert unfinished(state, numbers["tower 13 E"])
    assert not unfinished(state, numbers["tower 11 N"])


@traces("finish", "finish-exact")
def test_the_full_price_is_paid_in_the_currency_of_the_token() -> None:
    game = begun()
    assert game.why_not(finish("tower 13 E", "denar 9", "denar 8")) == "wrong_currency"
    assert game.why_not(finish("tower 13 E", "ducat 9")) == "too_little_money"
    assert game.why_not(finish("tower 11 N", "ducat 9", "ducat 4")) == "nothing_for_sale"
    events = game.play(finish("tower 13 E", "ducat 9", "ducat 4"))
    assert [event["event"] for event in events] == ["bought", "site_finished"]
    assert events[1] == {
        "event": "site_finished",
        "seat": 0,
        "tile": "tower 13 E",
        "token": "ducat",
    }
    assert game.view()["seats"][0]["buildings"]["tower"] == 2
    assert shown(game) == {"pile": 7, "sites": [], "out": ["ducat"], "drawn": 0}
    assert game.question is not None
    assert game.question.data == {"extra": True}
    assert game.why_not(finish("tower 13 E", "ducat 5")) == "nothing_for_sale"


@traces("finish-exact")
def test_overpaying_ends_the_turn() -> None:
    game = begun()
    game.play(finish("tower 13 E", "ducat 9", "ducat 5"))
    assert game.question is not None
    assert (game.question.seat, kind(game)) == (1, "act")


@traces("finish-action")
def test_a_site_in_the_reserve_is_finished_there() -> None:
    seat = DUCATS + 'reserve = ["tower 13 E"]'
    game = game_with(MARKET, seat, "", "", tail=table(site("tower 13 E")))
    game.play(finish("tower 13 E", "ducat 9", "ducat 4"))
    assert game.view()["seats"][0]["buildings"]["tower"] == 0
    game.play(Move("add", tile="tower 13 E", at=[1, 0]))
    assert game.view()["seats"][0]["buildings"]["tower"] == 1


@traces("finish")
def test_only_the_owner_finishes_a_site() -> None:
    game = game_with(MARKET, DUCATS, TWO_TOWERS, "", tail=table(site("tower 13 E", seat=1)))
    assert game.why_not(finish("tower 13 E", "ducat 9", "ducat 4")) == "nothing_for_sale"


@traces("finish-action")
def test_a_site_bought_this_turn_cannot_be_finished_yet() -> None:
    game = game_with(
        HEAD.replace('"tower 13 E"', '"-"') + "actions = 1\nacted = true\n",
        DUCATS + 'pending = ["tower 13 E"]',
        "",
        "",
        tail=table(site("tower 13 E")),
    )
    assert game.why_not(finish("tower 13 E", "ducat 9", "ducat 4")) == "nothing_for_sale"


@traces("finish-no-buy")
def test_finishing_sells_no_tile_to_those_who_listen() -> None:
    game = begun()
    game.play(finish("tower 13 E", "ducat 9", "ducat 4"))
    deal = state_of(game).deal
    assert deal is not None
    assert (deal.offer.tile, deal.exact) == (-1, True)


@traces("never-exact")
def test_setting_up_sells_the_tile_and_is_not_exact() -> None:
    """So arcades earn their key, and nothing that wants an exact purchase hears of it."""
    game = game_with(HEAD, 'hand = ["florin 2"]', "", "")
    game.play(half(4, "florin 2"))
    state = state_of(game)
    assert state.deal is not None
    assert state.rules.tiles[int(state.deal.offer.tile)].name == "arcades 4 NES"
    assert not state.deal.exact


# --- With other modules


@traces("diamonds", "diamonds:sites")
def test_diamonds_set_up_and_finish() -> None:
    head = MARKET.replace('"building_sites"', '"diamonds", "building_sites"')
    game = begun('hand = ["diamond 9", "diamond 4"]\n', head=head)
    assert game.why_not(half(2, "diamond 4")) is None
    events = game.play(finish("tower 13 E", "diamond 9", "diamond 4"))
    assert events[0]["exact"] is True


@traces("change", "change:sites")
def test_overpaying_a_half_and_a_whole_price_gives_change() -> None:
    head = HEAD.replace('"building_sites"', '"change", "building_sites"')
    game = game_with(head, 'hand = ["denar 9"]', "", "")
    game.play(half(1, "denar 9"))
    assert len(game.view()["change"]["coins"][0]) == 1
    head = MARKET.replace('"building_sites"', '"change", "building_sites"')
    game = begun(head=head)
    game.play(finish("tower 13 E", "ducat 9", "ducat 4", "ducat 5"))
    assert len(game.view()["change"]["coins"][0]) == 2
