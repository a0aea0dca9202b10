"""The Buildings of Power: the twelve tiles, black and white dice."""

import pytest

from alhambra import Game, Move, Setup
from tests.modules.buildings_of_power.positions import (
    HEAD,
    asked,
    bought,
    buy,
    piles,
    power,
    row,
    selling,
    told,
    with_modules,
)
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

TWO = [["chambers 11 -", 2], ["garden 9 E", 3]]
WHITE = [["pavilion 5 NW", 1], ["arcades 10 -", 3]]


def strong(dice: list[list[object]], second: bool = True) -> Game:
    """The first seat has a row of tiles with a wall of 8, and one of 6."""
    walls, board = row(second)
    return game_with(HEAD + walls, board, "", "", tail=power(dice=dice))


def rich(hand: str, dice: list[list[object]] | None = None, head: str = HEAD) -> Game:
    """The first seat has two buildings of prosperity in its Alhambra."""
    seat = 'board = ["arcades 10 - @ 1,0", "pavilion 5 NW @ -1,0"]\n'
    return game_with(head, seat + hand, "", "", tail=power(dice=dice or WHITE))


def die(tile: str) -> Move:
    return Move("white_die", tile=tile)


def dice(game: Game) -> list[tuple[str, str, int]]:
    """What lies on tiles, with the colour that pictures give it."""
    marks = [mark for mark in game.view()["marks"] if mark["word"].startswith("die-")]
    colours = {mark["tile"]: mark["word"].removeprefix("die-") for mark in marks}
    return [(tile, colours[tile], n) for tile, n in game.view()["buildings_of_power"]["dice"]]


# --- Set-up


@traces("twelve-twins", "three-of-each")
@pytest.mark.parametrize("players", range(2, 7))
def test_twelve_base_tiles_have_an_ability(players: int) -> None:
    game = Game(Setup(players=players, seed=1, modules=("buildings_of_power",)))
    plain = Game(Setup(players=players, seed=1))
    assert [tile.name for tile in game.state.rules.tiles] == [
        tile.name for tile in plain.state.rules.tiles
    ]
    abilities = game.view()["buildings_of_power"]["abilities"]
    assert [ability for ability, _ in abilities] == [
        *("strength", "wisdom", "architecture", "prosperity")
    ]
    tiles = [tile for _, own in abilities for tile in own]
    assert [len(own) for _, own in abilities] == [3, 3, 3, 3]
    assert len(set(tiles)) == 12
    names = game.state.rules.tile_by_name
    assert all(game.state.rules.tiles[names[tile]].base for tile in tiles)


def test_marks_tell_what_can_be_bought() -> None:
    game = game_with(selling("chambers 11 -"), "", "", "", tail=power(dice=[["garden 9 E", 4]]))
    marks = game.view()["marks"]
    assert {"word": "strength", "count": 1, "tile": "chambers 11 -"} in marks
    assert {"word": "die-black", "count": 4, "tile": "garden 9 E"} in marks


# --- Strength


@traces("black-die-at-once")
def test_a_black_die_is_rolled_at_once() -> None:
    rolls = set()
    for seed in range(40):
        head = selling("garden 9 E") + f"seed = {seed}\n"
        game = game_with(head, 'hand = ["denar 9"]', "", "")
        events = game.play(buy("denar 9"))
        assert [event["event"] for event in events] == ["bought", "power_die"]
        assert dice(game) == [("garden 9 E", "black", events[1]["pips"])]
        assert asked(game) == (0, "act")
        rolls.add(events[1]["pips"])
    assert rolls == {1, 2, 3, 4, 5, 6}


@traces("second-wall", "pips-are-the-cap")
def test_dice_of_2_and_3_and_walls_of_8_and_6() -> None:
    game = strong(TWO)
    assert points(game, 1, "wall") == [8, 0, 0]
    assert points(game, 1, "strength") == [5, 0, 0]


@traces("second-wall", "pips-are-the-cap")
def test_dice_of_5_and_3() -> None:
    game = strong([["chambers 11 -", 5], ["garden 9 E", 3]])
    for number in (1, 2, 3):
        assert points(game, number, "wall")[0] + points(game, number, "strength")[0] == 14


@traces("second-wall")
def test_without_a_second_wall_there_is_nothing_more() -> None:
    game = strong(TWO, second=False)
    assert points(game, 1, "wall") == [8, 0, 0]
    assert points(game, 1, "strength") == [0, 0, 0]


@traces("equal-walls")
def test_of_two_equally_long_walls_one_is_the_second() -> None:
    walls = 'walls = ["chambers 11 - + NS"]\n'
    seat = 'board = ["chambers 11 - @ 1,0"]'
    game = game_with(HEAD + walls, seat, "", "", tail=power(dice=[["chambers 11 -", 6]]))
    assert points(game, 1, "wall") == [1, 0, 0]
    assert points(game, 1, "strength") == [1, 0, 0]


@traces("black-dice-work-in-the-alhambra")
def test_a_die_in_the_reserve_does_not_count_but_stays() -> None:
    walls, board = row()
    seat = board.replace('"chambers 11 - @ 1,0"', '"tower 12 - @ 1,0"')
    head = HEAD + walls.replace("chambers 11 -", "tower 12 -")
    game = game_with(head, seat + '\nreserve = ["chambers 11 -"]', "", "", tail=power(dice=TWO))
    assert points(game, 1, "strength") == [3, 0, 0]
    assert ("chambers 11 -", "black", 2) in dice(game)


@traces("longest-wall-only")
def test_city_watch_and_watchtowers_look_at_the_longest_wall() -> None:
    walls, board = row()
    tail = power(dice=TWO) + '[module.characters]\nheld = [["city_watch"], [], []]\n'
    game = game_with(with_modules("characters") + walls, board, "", "", tail=tail)
    assert points(game, 1, "city_watch") == [2, 0, 0]


# --- Prosperity


@traces("white-die-at-once", "not-in-the-turn-it-is-rolled")
def test_a_white_die_works_from_the_next_turn_on() -> None:
    head = selling("pavilion 5 NW").replace('"garden 10 N"', '"garden 8 NE"')
    game = game_with(head, 'hand = ["denar 5", "dirham 7"]', "", "")
    game.play(buy("denar 5"))
    assert dice(game)[0][:2] == ("pavilion 5 NW", "white")
    assert game.why_not(die("pavilion 5 NW")) == "white_die_too_new"
    game.play(Move("pass"))
    game.play(Move("place", tile="pavilion 5 NW", at=[-1, 0]))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    assert asked(game) == (0, "act")
    game.play(die("pavilion 5 NW"))
    assert game.why_not(Move("buy", space=2, pay=["dirham 7"])) is None


@traces("one-cheaper", "gone-after-the-last-pip", "one-die-a-turn")
def test_a_white_die_of_1_makes_9_cost_8() -> None:
    game = rich('hand = ["denar 8", "dirham 9"]')
    assert game.why_not(buy("denar 8")) == "too_little_money"
    game.play(die("pavilion 5 NW"))
    assert game.view()["buildings_of_power"]["declared"] == "pavilion 5 NW"
    events = game.play(buy("denar 8"))
    assert events[0]["exact"] is True
    assert events[0]["price"] == 8
    assert asked(game) == (0, "act")
    assert dice(game) == [("arcades 10 -", "white", 3)]
    assert game.why_not(die("arcades 10 -")) == "one_white_die"
    assert game.why_not(Move("buy", space=2, pay=["dirham 9"])) == "too_little_money"


@traces("one-cheaper", "one-die-a-turn")
def test_a_die_loses_a_pip_and_helps_again_in_the_next_turn() -> None:
    game = rich('hand = ["denar 8", "dirham 9"]')
    game.play(die("arcades 10 -"))
    game.play(buy("denar 8"))
    assert ("arcades 10 -", "white", 2) in dice(game)
    game.play(Move("pass"))
    game.play(Move("store", tile="tower 9 ES"))
    for _ in range(2):
        game.play(next(move for move in game.moves() if move.kind == "take"))
    assert asked(game) == (0, "act")
    game.play(die("arcades 10 -"))
    assert game.why_not(Move("buy", space=2, pay=["dirham 9"])) is None


@traces("unused-costs-nothing")
def test_a_die_that_lies_ready_in_vain_loses_no_pip() -> None:
    game = rich('hand = ["denar 8"]')
    game.play(die("pavilion 5 NW"))
    game.play(Move("take", cards=["denar 2"]))
    assert sorted(dice(game)) == [("arcades 10 -", "white", 3), ("pavilion 5 NW", "white", 1)]
    assert game.view()["buildings_of_power"]["declared"] is None


@traces("unused-costs-nothing")
def test_nobody_needs_to_use_a_die() -> None:
    game = rich('hand = ["denar 9"]')
    game.play(buy("denar 9"))
    assert len(dice(game)) == 2


@traces("white-dice-work-anywhere", "one-cheaper")
def test_a_white_die_works_in_the_reserve_too() -> None:
    seat = 'reserve = ["pavilion 5 NW"]\nhand = ["denar 8"]'
    game = game_with(HEAD, seat, "", "", tail=power(dice=[["pavilion 5 NW", 3]]))
    assert die("pavilion 5 NW") in game.moves()
    game.play(die("pavilion 5 NW"))
    events = game.play(buy("denar 8"))
    assert events[0]["exact"] is True
    assert dice(game) == [("pavilion 5 NW", "white", 2)]


@traces("white-dice-work-anywhere")
def test_a_white_die_works_in_a_stall_and_with_its_new_owner() -> None:
    """The building is for sale in a stall of the second seat; the first one buys it."""
    head = with_modules("personal_building_market")
    stalls = [["-"] * 4, ["pavilion 5 NW", "-", "-", "-"], ["-"] * 4]
    tail = power(dice=[["pavilion 5 NW", 3]])
    tail += f"[module.personal_building_market]\nstalls = {stalls}\n".replace("'", '"')
    seats = ('hand = ["denar 5", "denar 8"]', 'reserve = ["pavilion 5 NW"]', "")
    game = game_with(head, *seats, tail=tail)
    assert game.why_not(die("pavilion 5 NW")) == "die_not_yours"
    other = game_with(f'{head}turn = "red"\n', *seats, tail=tail)
    assert other.why_not(die("pavilion 5 NW")) is None
    game.play(next(move for move in game.moves() if move.parts.get("pay") == ["denar 5"]))
    assert asked(game) == (0, "act")
    assert game.why_not(die("pavilion 5 NW")) is None


@traces("white-dice-work-anywhere")
def test_only_ones_own_white_dice_can_be_used() -> None:
    seat = 'reserve = ["pavilion 5 NW"]\nhand = ["denar 8"]'
    other = 'board = ["arcades 10 - @ 1,0"]'
    game = game_with(HEAD, seat, other, "", tail=power(dice=[*WHITE, ["garden 9 E", 3]]))
    assert game.why_not(die("arcades 10 -")) == "die_not_yours"
    assert game.why_not(die("garden 9 E")) == "no_white_die"
    assert game.why_not(die("tower 10 W")) == "no_white_die"
    assert game.why_not(die("tower 12 -")) == "no_building_of_power"
    assert [move for move in game.moves() if move.kind == "white_die"] == [die("pavilion 5 NW")]


@traces("own-turn-only")
def test_between_turns_the_price_is_the_printed_one() -> None:
    game = rich('hand = ["denar 8", "denar 9"]', head=with_modules("viziers_favour"))
    game.play(die("pavilion 5 NW"))
    game.play(Move("take", cards=["florin 9"]))
    while asked(game)[0] != 0:
        game.play(Move("done_window"))
    assert asked(game) == (0, "window_question")
    assert game.why_not(Move("favour", space=1, pay=["denar 8"])) == "too_little_money"
    assert game.why_not(Move("favour", space=1, pay=["denar 9"])) is None
    game.play(Move("favour", space=1, pay=["denar 9"]))
    assert len(dice(game)) == 2


@traces("common-market-prices-only")
def test_a_stall_is_not_cheaper() -> None:
    head = with_modules("personal_building_market")
    stalls = [["-"] * 4, ["tower 13 E", "-", "-", "-"], ["-"] * 4]
    seat = 'board = ["arcades 10 - @ 1,0"]\nhand = ["denar 9", "denar 3"]'
    tail = power(dice=[["arcades 10 -", 3]])
    tail += f"[module.personal_building_market]\nstalls = {stalls}\n".replace("'", '"')
    game = game_with(head, seat, 'reserve = ["tower 13 E"]', "", tail=tail)
    game.play(die("arcades 10 -"))
    assert not [m for m in game.moves() if m.parts.get("tile") == "tower 13 E"]
    assert game.why_not(buy("denar 9")) is None


@traces("price-with-everything")
def test_half_price_is_half_of_the_lowered_price() -> None:
    """A garden for 10 costs 9 with the die, and half of that is 4."""
    game = rich('hand = ["dirham 4"]', head=with_modules("building_sites"))
    assert not [move for move in game.moves() if move.kind == "buy_site"]
    game.play(die("arcades 10 -"))
    game.play(next(move for move in game.moves() if move.kind == "buy_site"))
    assert ("arcades 10 -", "white", 2) in dice(game)


@traces("price-with-everything")
def test_the_price_with_a_watchtower_is_lower_too() -> None:
    """Nine and six for the watchtower, less one."""
    game = rich('hand = ["denar 8", "denar 6"]', head=with_modules("watchtowers"))
    game.play(die("arcades 10 -"))
    events = game.play(Move("buy", space=1, watchtower=True, pay=["denar 8", "denar 6"]))
    assert events[0]["exact"] is True


# --- How one comes by them


@traces("common-market-only")
def test_a_stall_sells_the_die_but_no_new_roll() -> None:
    head = with_modules("personal_building_market")
    stalls = [["-"] * 4, ["garden 9 E", "-", "-", "-"], ["-"] * 4]
    tail = power(dice=[["garden 9 E", 4]])
    tail += f"[module.personal_building_market]\nstalls = {stalls}\n".replace("'", '"')
    game = game_with(head, 'hand = ["denar 9"]', 'reserve = ["garden 9 E"]', "", tail=tail)
    game.play(next(m for m in game.moves() if m.parts.get("tile") == "garden 9 E"))
    assert not told(game, "power_die")
    assert dice(game) == [("garden 9 E", "black", 4)]


@traces("common-market-only")
def test_the_vizier_brings_the_die_at_once() -> None:
    head = selling("garden 9 E", with_modules("viziers_favour"))
    game = game_with(head, "", 'hand = ["denar 9"]', "")
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=1, pay=["denar 9"]))
    assert told(game, "power_die")[0]["seat"] == 1


@traces("common-market-only")
def test_a_leftover_tile_brings_no_die() -> None:
    head = "\n".join(
        (
            'modules = ["buildings_of_power"]\nrounds = 2\ntower = []',
            'market = ["garden 9 E", "-", "-", "-"]\ndisplay = ["florin 9"]\n',
        )
    )
    game = game_with(head, "", 'hand = ["denar 9"]', "")
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "place")
    assert dice(game) == []


@traces("dirk-rolls-no-dice", "with-dirk-the-die-is-gone")
def test_dirk_has_no_dice() -> None:
    game = game_with(selling("garden 9 E"), 'hand = ["denar 8", "denar 2"]', "")
    game.play(buy("denar 8", "denar 2"))
    assert len(dice(game)) == 1
    game.play(Move("give", tile="garden 9 E"))
    assert dice(game) == []


@traces("dirk-rolls-no-dice")
def test_tiles_that_dirk_draws_bring_nothing() -> None:
    head = HEAD + piles(["scoring", "ducat 1"], ["garden 9 E", "pavilion 8 -", "tower 13 E"])
    game = game_with(head, "", "")
    game.play(Move("take", cards=["florin 9"]))
    assert "garden 9 E" in game.view()["dirk"]["tiles"]
    assert dice(game) == []
    assert asked(game) == (1, "act")


@traces("half-price-counts")
def test_at_half_price_the_die_is_rolled_and_works() -> None:
    head = selling("garden 9 E", with_modules("building_sites"))
    game = game_with(head, 'hand = ["denar 4"]', "", "")
    game.play(next(move for move in game.moves() if move.kind == "buy_site"))
    assert len(dice(game)) == 1


@traces("with-dirk-the-die-is-gone")
def test_with_a_discarded_tile_the_die_is_gone() -> None:
    game = bought("garden 9 E", HEAD)
    state = game.state
    assert len(dice(game)) == 1
    state.reserves[0].remove(state.rules.tile_by_name["garden 9 E"])
    state.discard_tile(state.rules.tile_by_name["garden 9 E"])
    assert dice(game) == []


@traces("twin-has-its-bonus-card")
def test_a_twin_is_the_pictured_tile_of_a_bonus_card() -> None:
    tail = '[module.bonus_cards]\nhands = [["bonus chambers 11"], [], []]\n'
    game = game_with(
        with_modules("bonus_cards"), 'board = ["chambers 11 - @ 1,0"]', "", "", tail=tail
    )
    assert game.why_not(Move("show_bonus", bonus="bonus chambers 11")) is None
