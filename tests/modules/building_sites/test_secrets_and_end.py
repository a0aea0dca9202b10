"""The Building Sites: secrets, interactions, the end."""

from collections import Counter

import pytest

from alhambra import Game, Move, position
from alhambra.engine.rules import CURRENCIES
from alhambra.modules.building_sites.advice import advise
from tests.modules.building_sites.sites import (
    END,
    HEAD,
    MARKET,
    SIX,
    TWO_TOWERS,
    begun,
    end_game,
    finish,
    half,
    kind,
    shown,
    site,
    table,
    tokens_of,
)
from tests.rules.support import game_with, leftovers
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import PLAYERS, seats, state_of, text


@traces("bureau", "bureau_de_change:sites")
def test_an_exchange_card_helps_with_both() -> None:
    modules = '"bureau_de_change", "building_sites"'
    mine = '[module.bureau_de_change]\nhands = [["bureau denar ducat"], [], []]\n'
    game = begun(
        'hand = ["denar 9", "ducat 4"]\n',
        head=MARKET.replace('"building_sites"', modules),
        tail=mine,
    )
    card = "bureau denar ducat"
    game.play(Move("bureau_buy", card=card, site="tower 13 E"))
    for seat in (1, 2, None):
        other = game.determinize(seat, 5)
        assert text(other.view(seat)) == text(game.view(seat))
        other.play(other.moves()[0])
    again = position.loads(position.dump(game))
    assert again.moves() == game.moves()
    game.play(Move("pay_card", unit="denar 9"))
    events = game.play(Move("pay_card", unit="ducat 4"))
    assert [event["event"] for event in events] == ["bought", "site_finished"]
    game = game_with(
        HEAD.replace('"building_sites"', modules),
        'hand = ["denar 2", "ducat 4"]',
        "",
        "",
        tail=mine,
    )
    game.play(Move("bureau_buy", card=card, site_space=1, tile="tower 13 E"))
    game.play(Move("pay_card", unit="denar 2"))
    events = game.play(Move("pay_card", unit="ducat 4"))
    assert events[0]["exact"] is False
    assert kind(game) == "choose_token"


@traces("stall")
def test_a_site_in_a_stall_is_not_for_sale_and_takes_its_token_along() -> None:
    modules = '"building_sites", "personal_building_market"'
    head = MARKET.replace('"building_sites"', modules)
    seat = 'reserve = ["tower 13 E"]'
    stalls = "[module.personal_building_market]\nstalls = [['-', '-', '-', '-'], "
    stalls += "['tower 13 E', '-', '-', '-'], ['-', '-', '-', '-']]"
    game = game_with(
        head, 'hand = ["denar 9", "denar 4"]', seat, "", tail=table(site("tower 13 E", 1)) + stalls
    )
    sold = [move.parts.get("owner") for move in game.moves() if move.kind == "buy"]
    assert sold == []
    state = state_of(game)
    tile = state.rules.tile_by_name["tower 13 E"]
    state.reserves[1].remove(tile)
    state.gone.append(tile)
    assert shown(game, 0) == {"pile": 7, "sites": [], "out": ["ducat"], "drawn": 0}


@traces("end")
def test_money_of_the_currencies_on_open_tokens_is_worthless() -> None:
    game = end_game('"denar 9", "denar 8", "ducat 2"', site("tower 13 E", token="denar"))
    assert leftovers(game) == [1]
    event = next(e for e in game.log(2) if e["event"] == "sites_shown")
    assert event == {
        "event": "sites_shown",
        "seat": 0,
        "tokens": ["denar"],
        "cards": ["denar 8", "denar 9"],
    }
    assert game.view(0)["seats"][0]["hand"] == ["ducat 2", "florin 1"]
    assert game.view()["discard"] == ["denar 8", "denar 9"]
    assert shown(game, 2)["sites"] == [["tower 13 E", 0, "denar", None, "shown"]]


@traces("end")
def test_two_tokens_of_one_currency_do_the_same() -> None:
    sites = [site("tower 13 E", token="denar"), site("tower 11 N", token="denar")]
    game = end_game('"denar 9", "ducat 2"', *sites)
    assert game.view(0)["seats"][0]["hand"] == ["ducat 2", "florin 1"]
    assert leftovers(game) == [1]


@traces("end-reserve")
def test_sites_in_the_reserve_do_not_matter() -> None:
    game = end_game('"denar 9"', site("tower 13 E", token="denar"), seat='reserve = ["tower 13 E"]')
    assert leftovers(game) == [0]
    assert not any(event["event"] == "sites_shown" for event in game.log())
    assert shown(game, 1)["sites"] == [["tower 13 E", 0, None, None, "hidden"]]


@traces("end-hand-only", "diamonds:site-end")
def test_coins_and_diamonds_stay() -> None:
    head = END.replace('"building_sites"', '"diamonds", "change", "building_sites"')
    coins = '[module.change]\ncoins = [["denar coin", "denar coin"], [], []]\n'
    game = end_game(
        '"denar 9", "diamond 5"', site("tower 13 E", token="denar"), head=head, more=coins
    )
    assert game.view()["change"]["coins"][0] == ["denar coin", "denar coin"]
    assert game.view(0)["seats"][0]["hand"] == ["florin 1", "diamond 5"]
    assert leftovers(game) == [1]


@traces("end")
def test_a_finished_building_voids_nothing() -> None:
    game = end_game('"denar 9"', site("tower 13 E", token="denar", now="out"))
    assert leftovers(game) == [0]


@traces("secret")
def test_others_could_think_of_any_token() -> None:
    game = begun()
    guesses = Counter(tokens_of(game.determinize(1, number))[0] for number in range(200))
    assert set(guesses) == set(CURRENCIES)
    assert {tokens_of(game.determinize(0, number))[0] for number in range(20)} == {"ducat"}


@traces("secret")
def test_what_one_put_back_cannot_have_been_taken_before() -> None:
    """Seat 0 saw both ducats when seat 1 already had a token; so that one is no ducat."""
    sites = [site("garden 9 E", 1, "denar"), site("tower 13 E", 0, "ducat", "ducat")]
    head = MARKET.replace('"garden 9 E"', '"-"')
    game = game_with(head, TWO_TOWERS, 'board = ["garden 9 E @ 1,0"]', "", tail=table(*sites))
    guesses = {tokens_of(game.determinize(0, number))[0] for number in range(100)}
    assert guesses == {"denar", "dirham", "florin"}
    assert "ducat" in {tokens_of(game.determinize(2, number))[0] for number in range(100)}


@traces("secret")
def test_who_is_choosing_hides_both_tokens() -> None:
    game = game_with(HEAD, SIX, "", "")
    game.play(half(1, "denar 6"))
    for seat in seats(game):
        choices = set()
        for number in range(30):
            other = game.determinize(seat, number)
            assert text(other.view(seat)) == text(game.view(seat))
            choices.add(text([move.to_json() for move in other.moves()]))
        assert (len(choices) == 1) == (seat == 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_views_and_logs_leak_nothing(players: int) -> None:
    check_secrets(("building_sites",), players, players, 17)


# --- Positions, whole games


@pytest.mark.parametrize(
    ("tail", "message"),
    [
        ("[module.building_sites]\nsites = 3", "sites must be a list"),
        (table("3"), "each site is written as tile, seat, token"),
        (table(site("hut 3 N")), "there is no tile hut 3 N"),
        (table(site("fountain 0")), "there is no tile fountain 0"),
        (table(site("tower 13 E", 7)), "there is no seat 7"),
        (table(site("garden 11 -")), "garden 11 - does not lie with seat 0"),
        (table(site("tower 13 E", token="gold")), "there is no token gold"),
        (table(site("tower 13 E", now="lost")), "there is no status lost"),
        (table(site("tower 13 E", token="-")), "two tokens, while the last site has none"),
        (table(site("tower 13 E"), site("tower 13 E")), "a tile is named twice"),
        (table(site("tower 13 E"), extra='drawn = ["denar"]'), "two tokens, while the last"),
        (
            table(site("tower 13 E"), extra='pile = ["denar"]'),
            "it must name every token that lies nowhere else",
        ),
        (table(extra="pile = 3"), "pile must be a list of tokens"),
        (table(extra="tokens = 3"), "unknown key tokens"),
        (
            table(site("tower 13 E"), site("tower 11 N"), site("garden 12 S", now="out")),
            "not so many pieces ducat",
        ),
    ],
)
def test_a_wrong_position_is_refused(tail: str, message: str) -> None:
    with pytest.raises(position.PositionError, match=message):
        game_with(MARKET, TWO_TOWERS, "", "", tail=tail)


def test_moves_and_positions_round_trip() -> None:
    game = game_with(HEAD, SIX, "", "")
    game.play(half(1, "denar 6"))
    for _ in range(2):
        again = position.loads(position.dump(game))
        assert position.dump(again) == position.dump(game)
        assert [again.view(seat) for seat in seats(game)] == [
            game.view(seat) for seat in seats(game)
        ]
        assert again.moves() == game.moves()
        for move in game.moves():
            assert Move.from_json(move.to_json()) == move
            assert game.why_not(move) is None
        game.play(game.moves()[0])
    assert Game.replay(game.record()).view(0) == game.view(0)


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_with_every_piece_in_one_place(players: int) -> None:
    game = check_whole_game(("building_sites",), players, 60 + players)
    kinds = Counter(move.kind for _, move in game.history)
    assert kinds["buy_site"] > 0
    table = shown(game)
    assert isinstance(table["sites"], list)
    assert isinstance(table["out"], list)
    assert isinstance(table["pile"], int)
    assert table["pile"] + len(table["sites"]) + len(table["out"]) == 8


@pytest.mark.parametrize("players", [2, 3, 5])
def test_random_games_with_all_that_touches_it(players: int) -> None:
    modules = ("viziers_favour", "bureau_de_change", "diamonds", "change", "building_sites")
    check_whole_game(
        (*modules, "magical_buildings", "personal_building_market"), players, players, 19
    )
    check_secrets((*modules, "personal_building_market"), players, players, 61)


def test_advice_finishes_gladly_and_leaves_other_moves_alone() -> None:
    game = begun()
    view = game.view(0)
    exact = advise(view, finish("tower 13 E", "ducat 9", "ducat 4"))
    over = advise(view, finish("tower 13 E", "ducat 9", "ducat 5"))
    assert exact is not None
    assert over is not None
    assert exact > over > 0
    assert advise(view, Move("pass")) is None
    sites = [move for move in game.moves() if move.kind == "buy_site"]
    assert all(advise(view, move) is not None for move in sites)
    rich, poor = (advise(view, Move("keep_token", token=t)) for t in ("denar", "florin"))
    assert rich is not None
    assert poor is not None
    assert rich > poor
