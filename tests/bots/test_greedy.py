"""What the bots that look one move ahead know of the game."""

from typing import Any

import pytest

from alhambra import Game, Move, Setup
from alhambra.bots import make
from alhambra.bots.greedy import reach
from alhambra.bots.majority import standing
from alhambra.bots.table import Table
from alhambra.bots.weights import weights_of
from alhambra.engine.outline import longest_wall
from tests.bots.play import bots_named, decisions, played, through_json


def opening(players: int = 3) -> tuple[dict[str, Any], Game]:
    game = Game(Setup(players=players, seed=7))
    assert game.question is not None
    return through_json(game.view(game.question.seat)), game


@pytest.mark.parametrize(("players", "games"), [(2, 4), (3, 6), (6, 6)])
def test_normal_beats_random(players: int, games: int) -> None:
    """Over many games it wins more than 99 of 100; in this small sample, all."""
    for number in range(games):
        names = ["random"] * players
        names[number % players] = "normal"
        scores = played(names, 50 + number).scores
        best_other = max(s for seat, s in enumerate(scores) if seat != number % players)
        assert scores[number % players] > best_other


def test_normal_scores_a_multiple_of_random() -> None:
    games = [played(["normal", "random", "random"], 90 + number) for number in range(4)]
    normal = sum(game.scores[0] for game in games)
    random = sum(sum(game.scores[1:]) for game in games) / 2
    assert normal > 1.7 * random


def test_the_board_is_rebuilt_as_the_engine_has_it() -> None:
    """Wall and counts of the rebuilt board are those the view tells."""
    game = Game(Setup(players=3, seed=12))
    for view, _, _ in decisions(game, bots_named(["normal", "random", "random"], 1)):
        table = Table(view)
        board = table.board()
        assert board is not None
        own = view["seats"][view["you"]]
        assert longest_wall(board) == own["wall"]
        assert [board.counts[kind] for kind in range(6)] == list(own["buildings"].values())


def test_pays_exactly_rather_than_too_much() -> None:
    view, _ = opening()
    own = view["seats"][view["you"]]
    own["hand"] = ["denar 3", "denar 4", "denar 9", "ducat 1"]
    view["market"] = ["pavilion 7 E", None, None, None]
    buy = {"space": 1, "tile": "pavilion 7 E"}
    exact = Move("buy", **buy, pay=["denar 4", "denar 3"])
    moves = [Move("buy", **buy, pay=["denar 9"]), exact]
    assert make("normal", 1).choose(view, moves) == exact


def test_takes_what_buys_a_tile() -> None:
    view, _ = opening()
    own = view["seats"][view["you"]]
    own["hand"] = ["florin 8"]
    view["market"] = [None, None, None, "tower 13 E"]
    useful = Move("take", cards=["florin 5"])
    moves = [Move("take", cards=["denar 5"]), useful, Move("take", cards=["dirham 5"])]
    assert make("normal", 1).choose(view, moves) == useful


def test_gives_dirk_what_hurts_only_the_other() -> None:
    """The other leads with towers; a second tower in Dirk's hand takes the lead from him."""
    view, _ = opening(players=2)
    other = view["seats"][1 - view["you"]]
    other["buildings"]["tower"] = 5
    view["dirk"]["tiles"] = ["tower 7 NEW", "tower 8 NES", "tower 9 ES", "tower 9 NE", "tower 9 NW"]
    view["tower"], view["rounds"] = 0, 2
    moves = [Move("store", tile="tower 10 W"), Move("give", tile="tower 10 W")]
    assert make("normal", 1).choose(view, moves).kind == "give"


@pytest.mark.parametrize("seed", [1, 2])
def test_never_undoes_its_own_work(seed: int) -> None:
    """A tile that it took from a cell never comes back to it."""
    game = Game(Setup(players=3, seed=seed))
    taken: set[tuple[int, str, str]] = set()
    for view, _, move in decisions(game, bots_named(["normal"] * 3, seed)):
        seat, at = view["you"], str(move.parts.get("at"))
        if move.kind in ("place", "add", "exchange"):
            assert (seat, str(move.parts["tile"]), at) not in taken
        if move.kind in ("remove", "exchange"):
            board = {str(piece["at"]): piece["tile"] for piece in view["seats"][seat]["board"]}
            taken.add((seat, board[at], at))


def test_exchanges_only_for_a_dearer_tile_unless_forced() -> None:
    """Two such players would otherwise answer each other's exchanges for ever."""
    view, _ = opening()
    own = view["seats"][view["you"]]
    own["board"] = [{"tile": "tower 7 NEW", "at": [0, -1]}]
    own["buildings"]["tower"] = 1
    own["reserve"] = ["pavilion 2 NEW"]
    back = Move("exchange", tile="pavilion 2 NEW", at=[0, -1])
    poor = Move("take", cards=["denar 1"])
    assert make("normal", 1).choose(view, [back, poor]) == poor
    assert make("normal", 1).choose(view, [back, Move("remove", at=[0, -1])]) == back


def test_money_that_cannot_be_spent_is_not_hoarded() -> None:
    """Near the end a full hand rather buys a tile of little use than takes one more card."""
    view, _ = opening()
    own = view["seats"][view["you"]]
    own["hand"] = [f"{name} {value}" for name in ("denar", "dirham") for value in range(4, 10)]
    view["market"], view["tower"], view["rounds"] = ["pavilion 8 -", None, None, None], 3, 2
    buy = Move("buy", space=1, tile="pavilion 8 -", pay=["denar 8"])
    assert make("normal", 1).choose(view, [buy, Move("take", cards=["florin 9"])]) == buy


def test_passes_rather_than_do_what_it_does_not_know() -> None:
    view, _ = opening()
    strange = Move("dance", with_whom="the vizier")
    assert make("normal", 1).choose(view, [strange, Move("done_window")]).kind == "done_window"
    assert make("normal", 1).choose(view, [strange, Move("pass")]).kind == "pass"
    assert make("normal", 1).choose(view, [strange, strange]) == strange


def test_survives_pieces_it_does_not_know() -> None:
    """Boards, markets and hands may hold pieces of modules."""
    view, game = opening()
    own = view["seats"][view["you"]]
    own["board"].append({"tile": "belfry", "at": [1, 0], "corner": 2})
    own["hand"].append("diamond 3")
    view["market"][0] = "kiosk"
    moves = [*game.moves(), Move("buy", space=1, tile="kiosk", pay=["diamond 3"])]
    assert make("normal", 1).choose(view, moves) in moves


def test_knows_a_move_by_its_parts_too() -> None:
    """A module may sell something that is no tile, or ask for more than a base move says."""
    view, _ = opening()
    strange = [Move("buy", card="garden", pay=["denar 7"]), Move("place", tile="tower 7 NEW")]
    for move in strange:
        assert make("normal", 1).choose(view, [move, Move("pass")]).kind == "pass"


# --- The parts


def test_a_lead_is_worth_more_the_surer_it_is() -> None:
    values = (20, 12, 5)
    sure = standing((3, 2, 0, -1), values, 0.2, 0.0, 0.0)
    open_still = standing((3, 2, 0, -1), values, 2.0, 2.0, 0.0)
    assert 12 < open_still < sure <= 20


def test_without_a_building_nothing_is_scored() -> None:
    assert standing((0, 2, 1, -1), (20, 12, 5), 0.2, 0.0, 0.0) == 0


def test_dirk_takes_places_but_his_points_hurt_nobody() -> None:
    alone = standing((2, 0, -1), (13, 6), 0.2, 0.0, 1.0)
    behind_dirk = standing((2, 0, 5), (13, 6), 0.2, 0.0, 1.0)
    assert alone == pytest.approx(13, abs=0.1)
    assert behind_dirk == pytest.approx(6, abs=0.1)


def test_money_reaches_best_when_it_fits() -> None:
    weights = weights_of("normal")
    assert reach([4, 3], 7, weights) == weights.exact
    assert reach([2, 3], 7, weights) < reach([9], 7, weights) < reach([9, 7], 7, weights)


def test_a_building_that_does_not_count_can_be_valued_away() -> None:
    """Without its unfinished site a seat would have less than nothing; Dirk is only ever last."""
    assert standing((-1, 2, 1, -1), (16, 8, 1), 0.5, 0.4, 0.25) <= standing(
        (0, 2, 1, -1), (16, 8, 1), 0.5, 0.4, 0.25
    )
