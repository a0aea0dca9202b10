"""The Art of the Moors: culture tiles for buildings of equal price."""

from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.game.catalogue import make_module
from alhambra.modules.art_of_the_moors import ArtOfTheMoors
from alhambra.modules.art_of_the_moors.advice import advise, extra
from alhambra.position import PositionError
from tests.modules.building_sites.sites import site
from tests.modules.building_sites.sites import table as sites_table
from tests.modules.gates_without_end.gates import HEAD as KEYS
from tests.modules.gates_without_end.gates import PILE_2, with_key
from tests.rules.support import game_with, points
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game

NAME = "art_of_the_moors"
MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]'
DISPLAY = 'display = ["denar 9", "dirham 9", "ducat 9", "florin 9"]'
HEAD = f'modules = ["{NAME}"]\n{MARKET}\n{DISPLAY}'
TWO_NINES = 'board = ["arcades 9 - @ 1,0"]\nreserve = ["seraglio 9 -"]'
TAKE = Move("take", cards=["denar 9"])
DEVELOP = Move("develop_culture")


def owned(*tiles: list[list[int]]) -> str:
    """A module table: the culture tiles of each seat as price, value, value marked."""
    return f"[module.{NAME}]\nculture = {list(tiles)}"


def culture(game: Game, seat: int = 0) -> list[list[int]]:
    """The culture tiles of a seat: price, value, value marked."""
    tiles: list[list[int]] = game.view()[NAME]["culture"][seat]
    return tiles


def after_a_turn(*seats: str, head: str = HEAD, tail: str = "") -> Game:
    """The first seat has taken money."""
    game = game_with(head, *seats, tail=tail)
    game.play(TAKE)
    return game


def module() -> ArtOfTheMoors:
    found = make_module(NAME)
    assert isinstance(found, ArtOfTheMoors)
    return found


# --- Pieces


@traces("twenty-tiles")
def test_there_are_twenty_tiles_for_seven_prices() -> None:
    kinds = module().kinds
    assert [kind.price for kind in kinds] == [6, 7, 8, 9, 10, 11, 12]
    assert sum(kind.copies for kind in kinds) == 20
    assert [kind.values[0] for kind in kinds] == [0] * 7
    prices = [tile.price for tile in Game(Setup(players=3, seed=1)).state.rules.tiles if tile.base]
    for kind in kinds:
        owners = sum(1 for price in prices if price in (kind.price, kind.also)) // 2
        assert kind.copies == owners
        assert len(kind.values) == len(kind.squares) == 6
        assert sorted(set(kind.squares)) == list(range(2, kind.squares[-1] + 1))


@traces("nobody-begins")
@pytest.mark.parametrize("players", range(2, 7))
def test_nobody_has_culture_at_the_beginning(players: int) -> None:
    game = Game(Setup(players=players, modules=(NAME,), seed=players))
    shown = game.view()[NAME]
    assert shown["culture"] == [[]] * players
    assert shown["supply"] == [3, 3, 4, 4, 3, 2, 1]


# --- Taking


@traces("take-at-turn-end", "reserve-counts", "starts-at-zero", "free")
def test_two_buildings_of_one_price_bring_a_tile_at_the_end_of_the_turn() -> None:
    """D: two nines, one of them in the reserve."""
    game = game_with(HEAD, TWO_NINES, "", "")
    assert culture(game) == []
    events = game.play(TAKE)
    assert {"event": "culture_taken", "seat": 0, "price": 9} in events
    assert culture(game) == [[9, 0, 3]]
    assert game.view()[NAME]["supply"][3] == 3
    assert game.question is not None
    assert game.question.seat == 1


@traces("take-at-turn-end")
def test_a_building_bought_in_this_turn_counts_once_it_is_placed() -> None:
    seat = 'hand = ["denar 9", "denar 2"]\nreserve = ["garden 10 -"]'
    for last in (Move("place", tile="garden 10 N", at=[1, 0]), Move("store", tile="garden 10 N")):
        game = game_with(HEAD, seat, "", "")
        game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
        assert culture(game) == []
        game.play(last)
        assert culture(game) == [[10, 0, 6]]


@traces("own-turn-only")
def test_others_take_nothing_at_the_end_of_ones_turn() -> None:
    game = after_a_turn("", TWO_NINES, "")
    assert culture(game, 1) == []
    game.play(Move("take", cards=["dirham 9"]))
    assert culture(game, 1) == [[9, 0, 3]]


@traces("several-prices", "one-of-a-kind")
def test_several_prices_bring_several_tiles_but_one_of_each() -> None:
    seat = """reserve = ["arcades 9 -", "seraglio 9 -", "tower 9 ES", "tower 9 NE",
    "chambers 10 -", "arcades 10 -", "pavilion 6 N"]"""
    game = after_a_turn(seat, "", "")
    assert culture(game) == [[9, 0, 10], [10, 0, 6]]


@traces("twelve-thirteen")
def test_twelve_and_thirteen_are_one_price() -> None:
    game = after_a_turn('reserve = ["tower 12 -", "tower 13 E"]', "", "")
    assert culture(game) == [[12, 0, 12]]


@traces("cheap-none")
def test_cheap_buildings_bring_nothing() -> None:
    game = after_a_turn('reserve = ["pavilion 5 NW", "seraglio 5 SW", "arcades 5 NW"]', "", "")
    assert culture(game) == []


@traces("supply-ends")
def test_when_the_tiles_have_run_out_nobody_gets_one() -> None:
    """D: the fifth player who owns two nines gets nothing."""
    nines = owned([], *[[[9, 0, 3]] for _ in range(4)])
    game = after_a_turn(TWO_NINES, "", "", "", "", tail=nines)
    assert culture(game) == []
    assert game.view()[NAME]["supply"][3] == 0


# --- Marking


@traces("marker-section", "marker-capped")
def test_the_marker_lies_on_the_highest_section_for_the_number_of_buildings() -> None:
    seven = next(kind for kind in module().kinds if kind.price == 7)
    assert [seven.values[seven.marked(count)] for count in range(2, 8)] == [2, 6, 9, 13, 13, 13]
    nine = next(kind for kind in module().kinds if kind.price == 9)
    assert [nine.values[nine.marked(count)] for count in range(1, 7)] == [0, 3, 6, 10, 15, 21]


@traces("marker-follows")
def test_the_marker_follows_when_buildings_come() -> None:
    seat = 'reserve = ["arcades 9 -", "seraglio 9 -", "tower 9 NE"]'
    game = after_a_turn(seat, "", "", tail=owned([[9, 3, 3]], [], []))
    assert culture(game) == [[9, 3, 6]]


@traces("starts-at-zero", "marker-follows")
def test_a_third_building_lets_a_tile_be_turned_once_more() -> None:
    """D: a value never passes the marker; when the count rises one more step is possible."""
    seat = 'reserve = ["arcades 9 -", "seraglio 9 -"]'
    game = game_with(HEAD, seat, "", "", tail=owned([[9, 3, 3]], [], []))
    assert game.why_not(DEVELOP) == "no_culture_to_turn"
    more = 'reserve = ["arcades 9 -", "seraglio 9 -", "tower 9 NE"]'
    game = game_with(HEAD, more, "", "", tail=owned([[9, 3, 6]], [], []))
    game.play(DEVELOP)
    assert culture(game) == [[9, 6, 6]]


# --- Turning


@traces("action", "stops-at-marker")
def test_the_action_turns_all_tiles_but_those_at_their_markers() -> None:
    seat = 'reserve = ["arcades 9 -", "seraglio 9 -", "chambers 10 -", "arcades 10 -"]'
    game = game_with(HEAD, seat, "", "", tail=owned([[9, 3, 3], [10, 3, 6]], [], []))
    events = game.play(DEVELOP)
    assert events[0] == {"event": "culture_turned", "seat": 0, "values": [3, 6]}
    assert culture(game) == [[9, 3, 3], [10, 6, 6]]
    assert game.question is not None
    assert game.question.seat == 1


@traces("action-needs-tile")
def test_without_a_tile_to_turn_there_is_no_such_action() -> None:
    assert game_with(HEAD, "", "", "").why_not(DEVELOP) == "no_culture_to_turn"
    game = game_with(HEAD, TWO_NINES, "", "", tail=owned([[9, 3, 3]], [], []))
    assert DEVELOP not in game.moves()


@traces("action")
def test_it_may_be_the_action_an_exact_payment_gave() -> None:
    seat = f'hand = ["denar 9", "denar 1"]\n{TWO_NINES}'
    game = game_with(HEAD, seat, "", "", tail=owned([[9, 0, 3]], [], []))
    game.play(Move("buy", space=1, pay=["denar 1", "denar 9"]))
    game.play(DEVELOP)
    assert culture(game) == [[9, 3, 3]]
    assert game.question is not None
    assert game.question.kind == "place"


@traces("action")
def test_a_tile_needs_as_many_actions_as_it_has_steps() -> None:
    seat = 'reserve = ["pavilion 8 -", "seraglio 8 S", "arcades 8 N", "arcades 8 E"]'
    head = HEAD.replace('"pavilion 8 -"', '"garden 10 W"').replace('"seraglio 8 S"', '"garden 9 E"')
    game = game_with(head, seat, "", "", tail=owned([[8, 0, 9]], [], []))
    seen = []
    while DEVELOP in game.moves():
        game.play(DEVELOP)
        seen.append(culture(game)[0][1])
        for _ in range(2):
            game.play(next(move for move in game.moves() if move.kind == "take"))
    assert seen == [2, 5, 9]


# --- Scoring


@traces("every-scoring", "gem-value")
def test_in_each_scoring_the_value_at_the_gem_counts() -> None:
    game = game_with(HEAD, "", "", "", tail=owned([[9, 6, 10], [12, 4, 12]], [], [[6, 0, 5]]))
    for round_number in (1, 2, 3):
        assert points(game, round_number, "culture") == [10, 0, 0]
    assert ("culture", 10, {"values": [6, 4]}) in game.count_round(1)[0]


@traces("dirk-none")
def test_dirk_gets_no_culture() -> None:
    tail = '[dirk]\ntiles = ["arcades 9 -", "seraglio 9 -", "tower 9 NE"]'
    game = after_a_turn("", "", tail=tail)
    assert game.view()[NAME]["culture"] == [[], []]
    assert all(name != "culture" for name, _, _ in game.count_round(3)[2])


# --- What counts


@traces("base-only")
def test_magical_buildings_do_not_count() -> None:
    head = HEAD.replace("[", '["magical_buildings", ', 1)
    assert (
        culture(after_a_turn('reserve = ["pavilion 9 N", "arcades 9 -"]', "", "", head=head)) == []
    )


@traces("unfinished")
def test_an_unfinished_building_counts_once_it_is_finished() -> None:
    head = HEAD.replace("[", '["building_sites", ', 1)
    table = sites_table(site("arcades 9 -", token="ducat"))
    seat = f'hand = ["ducat 9"]\n{TWO_NINES}'
    game = game_with(head, seat, "", "", tail=table)
    game.play(TAKE)
    assert culture(game) == []
    game = game_with(head, seat, "", "", tail=table)
    game.play(Move("finish_site", site="arcades 9 -", pay=["ducat 9"]))
    game.play(TAKE)
    assert culture(game) == [[9, 0, 3]]


# --- Out of turn


@traces("out-of-turn")
def test_a_vizier_brings_culture_at_once() -> None:
    head = HEAD.replace("[", '["viziers_favour", ', 1)
    seat = 'hand = ["dirham 8"]\nreserve = ["seraglio 8 S"]'
    game = after_a_turn("", seat, "", head=head.replace("seraglio 8 S", "garden 9 E"))
    game.play(Move("favour", space=2, pay=["dirham 8"]))
    assert culture(game, 1) == []
    game.play(Move("store", tile="pavilion 8 -"))
    assert culture(game, 1) == [[8, 0, 2]]
    assert game.question is not None
    assert game.question.kind == "window_question"


@traces("out-of-turn")
def test_the_sultan_brings_culture_at_once() -> None:
    head = HEAD.replace("[", '["power_of_sultan", ', 1)
    tower = 'tower = ["tower 12 -", "garden 11 -", "chambers 9 W"]'
    cards = '[module.power_of_sultan]\nheld = [[], ["denar tower"], []]'
    seats = ['hand = ["denar 9", "denar 1"]', 'reserve = ["tower 13 E"]', ""]
    game = game_with(f"{head}\n{tower}", *seats, tail=cards)
    game.play(Move("buy", space=1, pay=["denar 1", "denar 9"]))
    game.play(Move("pass"))
    game.play(Move("store", tile="garden 10 N"))
    game.play(Move("sultan_claim"))
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    assert culture(game, 1) == [[12, 0, 12]]


@traces("out-of-turn")
def test_a_purchase_with_a_key_brings_culture_at_once() -> None:
    head = KEYS.replace("[", f'["{NAME}", ', 1).replace("tower 12 -", "garden 9 E")
    seat = 'hand = ["denar 8", "ducat 9", "ducat 5"]\nreserve = ["tower 12 -"]'
    game = with_key("buy", seat, "", "", head=head, tail=PILE_2)
    game.play(Move("gate_buy", space=3, pay=["ducat 5", "ducat 9"]))
    assert culture(game) == []
    game.play(Move("store", tile="tower 13 E"))
    assert culture(game) == [[12, 0, 12]]


@traces("leftovers")
def test_leftover_tiles_move_the_marker() -> None:
    head = f"""
    modules = ["{NAME}"]
    rounds = 2
    market = ["tower 12 -", "-", "-", "-"]
    tower = []
    display = ["florin 1"]
    """
    seats = ['reserve = ["tower 13 E"]\nhand = ["denar 3"]', "", ""]
    game = game_with(head, *seats)
    game.play(Move("take", cards=["florin 1"]))
    game.play(Move("place", tile="tower 12 -", at=[1, 0]))
    assert game.over
    assert culture(game) == [[12, 0, 12]]


# --- Losing buildings


@traces("market-is-reserve", "losing-lowers")
def test_a_sale_from_a_personal_market_lowers_the_marker_and_turns_the_tile_back() -> None:
    none = '["-", "-", "-", "-"]'
    stalls = f'stalls = [{none}, ["-", "-", "arcades 9 -", "seraglio 9 -"], {none}]'
    tail = f"[module.personal_building_market]\n{stalls}\n"
    tail += owned([], [[9, 6, 6]], [])
    seats = [
        'hand = ["florin 9"]',
        'board = ["tower 9 NE @ 1,0"]\nreserve = ["arcades 9 -", "seraglio 9 -"]',
        "",
    ]
    head = HEAD.replace("[", '["personal_building_market", ', 1)
    game = game_with(head, *seats, tail=tail)
    game.play(Move("buy", owner=1, stall="florin", pay=["florin 9"]))
    game.play(Move("pass"))
    game.play(Move("place", tile="seraglio 9 -", at=[1, 0]))
    assert culture(game, 1) == [[9, 3, 3]]


@traces("losing-lowers")
def test_whoever_loses_all_keeps_the_tile_at_nothing() -> None:
    game = after_a_turn("", "", "", tail=owned([[9, 6, 6]], [], []))
    assert culture(game) == [[9, 0, 0]]


# --- Notation and whole games


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("culture = [[]]", "a list for each seat"),
        ("culture = [1, [], []]", "a list for each seat"),
        ("culture = [[[9, 0]], [], []]", "price, value and the value marked"),
        ("culture = [[[5, 0, 0]], [], []]", "culture: there is no culture tile 5"),
        ("culture = [[[9, 1, 3]], [], []]", "there is no culture tile .9, 1, 3"),
        ("culture = [[[9, 6, 3]], [], []]", "there is no culture tile .9, 6, 3"),
        ("culture = [[[9, 0, 3], [9, 0, 3]], [], []]", "one culture tile for price 9"),
        ("culture = [[[12, 0, 4]], [[12, 0, 4]], []]", "12 is in two places"),
        ("art = []", "unknown key"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\n{table}")


def test_positions_know_the_tiles() -> None:
    game = game_with(HEAD, TWO_NINES, "", "", tail=owned([[9, 3, 3]], [], [[6, 1, 5]]))
    again = position.loads(position.dump(game))
    assert again.view()[NAME] == game.view()[NAME]


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = check_whole_game((NAME,), players, players, 31)
    assert "develop_culture" in {move.kind for _, move in game.history}


def test_nothing_leaks() -> None:
    check_secrets((NAME,), 3, 3, 41)


def test_advice_counts_what_a_turn_brings() -> None:
    tail = owned([[9, 3, 6], [10, 0, 6], [8, 2, 2]], [], [])
    view: dict[str, Any] = game_with(f"{HEAD}\nrounds = 2", "", "", "", tail=tail).view(0)
    assert advise(view, DEVELOP) == 3 + 3
    assert advise(view, TAKE) is None


def test_advice_likes_buildings_of_one_price() -> None:
    view = game_with(HEAD, 'reserve = ["garden 10 -", "seraglio 9 -"]', "", "").view(0)
    ten = Move("buy", space=1, tile="garden 10 N", pay=["denar 9", "denar 1"])
    assert extra(view, ten) > extra(view, Move("buy", space=2, tile="pavilion 8 -", pay=[])) == 0.0
    assert extra(view, TAKE) == 0.0
