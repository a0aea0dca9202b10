"""The Falconers: alone in their turn, in positions, in whole games."""

import pytest

from alhambra import Move, position
from alhambra.audit import audited_game
from alhambra.engine.module import ACTIONS, Module
from alhambra.engine.step import Deed
from alhambra.engine.steps.permit import Gift
from alhambra.engine.steps.redesign import Add
from alhambra.game.catalogue import make_module
from tests.modules.falconers.falcons import (
    BLACK,
    BOARD,
    HAND,
    HEAD,
    TABLE,
    WHITE,
    WIDE,
    asked,
    falconers,
    fly,
    offered,
    pay,
    settled,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of, toy, toy_game

# --- Alone in its turn


BUILDER = '[module.characters]\nheld = [["master_builder"], [], []]\n'


@traces("no-builder-that-turn")
def test_the_builder_does_not_work_in_a_turn_of_falcons() -> None:
    head = f'modules = ["characters", "falconers"]\n{TABLE}'
    game = game_with(head, HAND + BOARD, "", "", tail=BUILDER)
    game.play(fly(WHITE))
    game.play(pay("denar 9"))
    assert asked(game) == (1, "act")
    other = game_with(head, HAND + BOARD, "", "", tail=BUILDER)
    other.play(Move("take", cards=["florin 9"]))
    assert asked(other) == (0, "end_question")
    assert other.why_not(Move("builder_remove", at=[1, 1])) is None


@traces("no-builder-that-turn")
def test_no_master_builder_card_either() -> None:
    head = f'modules = ["master_builders", "falconers"]\n{TABLE}'
    hand = 'hand = ["denar 9", "florin builder 3"]\n'
    game = game_with(head, hand + BOARD, "", "")
    game.play(fly(WHITE))
    game.play(pay("denar 9"))
    assert asked(game) == (1, "act")
    other = game_with(head, hand + BOARD, "", "")
    other.play(Move("take", cards=["florin 9"]))
    assert other.why_not(Move("send_builder", builder="florin builder 3")) is None


class FreeAdd(Module):
    """Lets a tile of the reserve be added before the action, for nothing."""

    def deeds(self, menu: str) -> list[Deed]:
        return [Add("free_add", Gift())] if menu == ACTIONS else []


@traces("no-builder-that-turn")
def test_a_free_redesign_before_the_action_rules_out_falcons() -> None:
    game = toy_game([make_module("falconers"), toy(FreeAdd(), "free_add", 99)])
    state = state_of(game)
    tile = next(t for t in state.tower if state.rules.tiles[t].walls == [0])
    state.tower.remove(tile)
    state.reserves[int(state.turn)].append(tile)
    assert game.why_not(fly(WHITE)) == "no_crossing"
    game.play(Move("free_add", tile=state.rules.tiles[tile].name, at=[1, 0]))
    assert asked(game)[1] == "act"
    assert game.why_not(fly(WHITE)) == "falcons_alone"
    game.play(Move("pass") if len(game.moves()) == 1 else game.moves()[0])
    assert not falconers(game).rebuilt.of(state_of(game))


@traces("before-and-after")
def test_what_comes_before_the_action_is_allowed() -> None:
    frames = '["turn white 2 0", "start_menu white 0 0", "start_question? white 0 0"]'
    head = f'modules = ["characters", "falconers"]\n{TABLE}\nframes = {frames}\ndue = "white"'
    tail = '[module.characters]\nheld = [["money_changer"], [], []]\n'
    game = game_with(head, 'hand = ["denar 9"]\n' + BOARD, "", "", tail=tail)
    changes = [move for move in game.moves() if move.kind != "done_start"]
    game.play(changes[0])
    while asked(game)[1] != "act":
        game.play(Move("done_start"))
    assert len(offered(game)) == 3


@traces("before-and-after")
def test_the_vizier_may_buy_after_a_turn_of_falcons() -> None:
    head = f'modules = ["viziers_favour", "falconers"]\n{TABLE}'
    game = game_with(head, 'hand = ["denar 9", "ducat 8"]\n' + BOARD, "", "")
    game.play(fly(WHITE))
    game.play(pay("denar 9"))
    while asked(game)[0] != 0:
        game.play(Move("done_window"))
    assert asked(game) == (0, "window_question")
    game.play(Move("favour", space=3, pay=["ducat 8"]))
    assert asked(game) == (0, "place")


# --- Notation


def test_a_falcon_is_marked_on_its_corner() -> None:
    game = game_with(HEAD, BOARD, "", "", tail=settled(f"{WHITE} @ 0,0"))
    mark = {"word": "falcon-white", "count": 1, "seat": 0, "at": [0, 0], "side": "SE"}
    assert game.view()["marks"] == [mark]


def test_positions_keep_falcons_and_what_the_turn_has_seen() -> None:
    game = game_with(HEAD, HAND + WIDE, "", "")
    game.play(fly(WHITE))
    again = position.loads(position.dump(game))
    assert position.dump(again) == position.dump(game)
    again.play(pay("denar 9"))
    assert asked(again) == (0, "falcon_more")


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ('birds = ["x"]', "unknown key birds"),
        ("falcons = [[], []]", "for each seat"),
        ("falcons = [1, [], []]", "must be a list"),
        ("flown = 1", "true or false"),
        ('falcons = [["falcon-red garden tower @ 0,0"], [], []]', "there is no falcon"),
        (f'falcons = [["{WHITE} @ here"], [], []]', "is written x,y"),
        (f'falcons = [["{WHITE} @ 99,0"], [], []]', "there is no cell 99,0"),
        (f'falcons = [["{WHITE} @ 5,0"], [], []]', "cannot settle"),
        ('falcons = [["falcon-black arcades garden @ 0,0"], [], []]', "cannot settle"),
        (f'falcons = [["{WHITE} @ 0,0", "{BLACK} @ 0,0"], [], []]', "lies where another"),
        (f'falcons = [["{WHITE} @ 0,0"], ["{WHITE} @ 0,0"], []]', "is in two places"),
    ],
)
def test_bad_positions_are_refused(table: str, wrong: str) -> None:
    with pytest.raises(position.PositionError, match=wrong):
        game_with(HEAD, BOARD, "", "", tail=f"[module.falconers]\n{table}")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    check_whole_game(("falconers",), players, players, 29)


def test_secrets_are_kept() -> None:
    check_secrets(("falconers", "thieves"), 3, 5, 83)


def test_with_other_modules() -> None:
    others = ("characters", "camps", "watchtowers", "building_sites", "gates_without_end")
    audited_game(4, ("falconers", *others), 3, 0.002)
