"""Gates without End: notation, whole games, other modules."""

import json
from collections import Counter

import pytest

from alhambra import Move, position
from alhambra.audit import audited_game, tiles_somewhere
from alhambra.game.catalogue import make_module
from alhambra.modules.gates_without_end import GatesWithoutEnd
from alhambra.modules.gates_without_end.advice import BONUSES, advise
from tests.modules.gates_without_end.gates import (
    EIGHT,
    HEAD,
    NAME,
    PILE_1,
    PILE_2,
    asked,
    module_view,
    turn_ends,
    with_key,
)
from tests.modules.gates_without_end.test_rules import BOARD
from tests.rules.support import game_with, points
from tests.rules.tracing import traces

# --- Notation, bots, whole games


def test_positions_with_wrong_pieces_are_refused() -> None:
    def wrong(lines: str, match: str) -> None:
        with pytest.raises(position.PositionError, match=match):
            game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\n{lines}")

    wrong("pile = [1, 2]", "it must name every key")
    wrong("pile = [1, 1]", "two places")
    wrong("pile = 3", "must be a list")
    wrong("keys = [[1], [1], []]", "two places")
    wrong("keys = [[1]]", "for each seat")
    wrong("keys = [1, 2, 3]", "a list for each seat")
    wrong("gone = [12]", "no key 12")
    wrong("rotation = 6", "there is no rotation 6")
    wrong("walls = 8", "there is no amount 8")
    wrong('semi_buildings = [["garden"], ["garden"], []]', "garden is in two places")
    wrong("locks = 1", "unknown key")


def test_walls_of_positions_are_read_with_their_cells() -> None:
    with pytest.raises(position.PositionError, match="added walls"):
        game_with('walls = ["tower 12 - + N/E"]', "", "")


def test_moves_survive_json() -> None:
    for bonus in ("wall", "redesign", "plaza"):
        game = with_key(bonus, f'{BOARD}\nreserve = ["seraglio 9 -"]', "", "")
        for move in game.moves():
            assert Move.from_json(json.loads(json.dumps(move.to_json()))) == move
            assert game.why_not(move) is None


def test_the_bot_knows_all_bonuses() -> None:
    game = game_with(HEAD, EIGHT, "", "", tail=PILE_1)
    turn_ends(game)
    for move in game.moves():
        assert advise(game.view(0), move) is not None
    module = make_module(NAME)
    assert isinstance(module, GatesWithoutEnd)
    assert set(BONUSES) == {bonus for key in module.bonuses for bonus in key}
    assert all(len(set(key)) == 6 for key in module.bonuses)
    assert advise(game.view(0), Move("take", cards=["florin 6"])) is None


def test_the_bot_builds_the_wall_that_counts() -> None:
    game = with_key("wall", 'board = ["tower 11 N @ 1,0"]', "", "")
    values = {move: advise(game.view(0), move) for move in game.moves()}
    best = max(values, key=lambda move: values[move] or 0.0)
    after = game.copy()
    after.play(best)
    assert points(after, 1, "wall")[0] == 2


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    game = audited_game(players, (NAME,), players, 0.02)
    state = game.state
    assert Counter(tiles_somewhere(state)) == Counter(state.rules.tower + state.rules.special_tiles)
    assert "insert_key" in {move.kind for _, move in game.history}


def test_with_other_modules() -> None:
    modules = ("viziers_favour", "diamonds", "magical_buildings", NAME, "personal_building_market")
    audited_game(3, modules, 5, 0.01)


# --- Beside other modules


@traces("building_sites:key", "any-buy")
def test_a_site_of_arcades_earns_its_key_when_it_is_set_up() -> None:
    head = HEAD.replace("modules = [", 'modules = ["building_sites", ')
    game = game_with(head, 'hand = ["denar 4"]', "", "", tail=PILE_1)
    game.play(Move("buy_site", site_space=1, pay=["denar 4"]))
    assert module_view(game)["keys"] == [1, 0, 0]


@traces("building_sites:finish-no-buy", "not-claims")
def test_finishing_a_site_of_arcades_earns_no_other_key() -> None:
    head = HEAD.replace("modules = [", 'modules = ["building_sites", ')
    eights = ", ".join(f'"{name} 8"' for name in ("denar", "dirham", "ducat", "florin"))
    game = game_with(head, f'hand = ["denar 4", {eights}]', "", "", tail=PILE_1)
    game.play(Move("buy_site", site_space=1, pay=["denar 4"]))
    while not (asked(game) == (0, "act") and len(module_view(game)["gone"]) == 1):  # type: ignore[arg-type]
        moves = {move.kind: move for move in reversed(game.moves())}
        declined = ("gate_decline", "store", "take")
        game.play(next((moves[kind] for kind in declined if kind in moves), game.moves()[0]))
    game.play(next(move for move in game.moves() if move.kind == "finish_site"))
    assert module_view(game)["keys"] == [0, 0, 0]


@traces("any-buy", "magical_buildings:type-clauses")
def test_magical_arcades_earn_a_key() -> None:
    head = HEAD.replace("modules = [", 'modules = ["magical_buildings", ')
    head = head.replace("arcades 8 N", "arcades 11 NE")
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', "", "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    assert module_view(game)["keys"] == [1, 0, 0]


@traces("bureau_de_change:not-key-money", "money-only")
def test_an_exchange_card_is_no_money_for_the_bonus() -> None:
    head = HEAD.replace("modules = [", 'modules = ["bureau_de_change", ')
    head = head.replace('"florin 6"', '"bureau denar florin"')
    game = with_key("money", "", "", "", head=head)
    cards = [move.parts["card"] for move in game.moves() if move.kind == "gate_take"]
    assert cards == ["florin 7", "florin 8", "florin 9"]
    assert game.why_not(Move("gate_take", card="bureau denar florin")) == "no_money_card"


@traces("change:fourteen", "fixed-14")
def test_overpaying_14_brings_change() -> None:
    head = HEAD.replace("modules = [", 'modules = ["change", ')
    hand = 'hand = ["denar 8", "dirham 9", "dirham 7"]'
    game = with_key("buy", hand, "", "", head=head, tail=PILE_2)
    game.play(Move("gate_buy", space=2, pay=["dirham 7", "dirham 9"]))
    assert len(game.view()["change"]["coins"][0]) == 1


@traces("locks", "watchtowers:keys")
def test_a_watchtower_holds_its_building_against_the_bonus() -> None:
    head = HEAD.replace("modules = [", 'modules = ["watchtowers", ')
    board = """board = [
        "seraglio 9 - @ 0,1", "chambers 11 - @ 1,1", "tower 11 - @ 2,1", "garden 11 - @ 1,0",
        "watchtower garden 1 @ 2,0 turn 3",
    ]"""
    game = with_key("redesign", board, "", "", head=head)
    held = game.why_not(Move("gate_remove", at=[1, 0]))
    assert held is not None
    assert held.startswith("watchtower")
    assert game.why_not(Move("gate_move", lift=[1, 0], at=[-1, 0])) == held
    assert game.why_not(Move("gate_move", lift=[2, 0], at=[-1, 0])) == "half_cell_stays"
