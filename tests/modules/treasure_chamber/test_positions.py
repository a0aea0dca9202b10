"""The Treasure Chamber: positions, secrets, whole games."""

import pytest

from alhambra import Move, position
from alhambra.audit import audited_game
from tests.modules.treasure_chamber.chamber import (
    EIGHT,
    GGGP,
    HEAD,
    NAME,
    asked,
    bought,
    buy,
    chamber,
    put,
    shown,
)
from tests.rules.support import game_with
from tests.rules.whole_games import check_secrets, check_whole_game

GARDENS = 'board = ["garden 10 - @ 1,0", "garden 11 - @ 0,1"]\n'
ROOM = ["garden", "tower", "tower", "tower"]


def test_a_position_while_it_is_paid_and_given_out() -> None:
    game = game_with(HEAD, EIGHT + GARDENS, "", "", tail=chamber(*ROOM))
    game.play(buy())
    again = position.loads(position.dump(game))
    for one in (game, again):
        one.play(Move("pay_card", unit="denar 8"))
        assert asked(one) == (0, "put_chest")
    assert position.dump(again) == position.dump(game)
    again = position.loads(position.dump(game))
    again.play(put(1, 0))
    assert shown(again)["chests"][0] == ["garden 10 -"]


def test_chests_are_marked_on_cells_and_on_dirks_tiles() -> None:
    tail = chamber(*ROOM, chests=(["garden 10 -"], [], ["tower 12 -"]))
    game = game_with(HEAD, GARDENS, "", tail=tail + '\n[dirk]\ntiles = ["tower 12 -"]\n')
    own = {"word": "chest-garden", "count": 1, "seat": 0, "at": [1, 0]}
    dirks = {"word": "chest-tower", "count": 1, "tile": "tower 12 -"}
    assert game.view()["marks"] == [own, dirks]


def test_rooms_that_are_left_out_are_filled() -> None:
    game = game_with(HEAD, "", "", "")
    assert [len(room) for room in shown(game)["rooms"]] == [4, 4, 4]
    assert sum(shown(game)["bag"]) == 30


def test_the_bag_follows_from_the_rest() -> None:
    tail = chamber(*GGGP, chests=(["garden 10 -"], [], []))
    game = game_with(HEAD, GARDENS, "", "", tail=tail)
    assert shown(game)["bag"][4] == 9 - 3 - 1
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ("gold = 1", "unknown key gold"),
        ("rooms = [[]]", "rooms must be 3 lists"),
        ("rooms = [[], [], 5]", "rooms must be 3 lists"),
        ('rooms = [["stable"], [], []]', "there is no chest stable"),
        ('rooms = [["pavilion", "pavilion", "pavilion"], ["pavilion", "pavilion", "pavilion"], []]',
         "not so many pieces pavilion"),
        ("closed = 1", "true or false"),
        ("chests = [[]]", "for each seat"),
        ("chests = [1, [], []]", "a list for each seat"),
        ('chests = [["castle 1 -"], [], []]', "there is no tile"),
        ('chests = [["tower 12 -"], [], []]', "no finished building"),
        ('chests = [["garden 10 - / 2"], [], []]', "there is no tile"),
        ('chests = [["garden 10 -", "garden 10 -"], [], []]', "named twice"),
        ('carried = ["tower"]', "come from a room"),
        ('carried = ["tower"]\nroom = 4', "there is no room 4"),
    ],
)  # fmt: skip
def test_bad_positions_are_refused(table: str, wrong: str) -> None:
    with pytest.raises(position.PositionError, match=wrong):
        game_with(HEAD, GARDENS, "", "", tail=f"[module.{NAME}]\n{table}")


def test_a_room_cannot_be_bought_twice_in_a_turn() -> None:
    game = bought('hand = ["denar 8", "denar 9"]', "", "", tail=chamber(*GGGP))
    assert asked(game) == (1, "act")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    check_whole_game((NAME,), players, players, 29)


def test_secrets_are_kept() -> None:
    check_secrets((NAME, "diamonds"), 3, 5, 83)


def test_with_other_modules() -> None:
    others = ("diamonds", "change", "characters", "building_sites", "major_construction_projects")
    audited_game(2, (NAME, *others), 3, 0.002)
