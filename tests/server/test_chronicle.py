"""How a finished game went: the curve, the records, what decided it."""

import itertools
import random

from alhambra import Game, Setup
from alhambra.server.chronicle import chronicle
from tests.examples import using
from tests.server.house import House
from tests.server.test_tables import finished


def played(players: int, seed: int, modules: tuple[str, ...] = ()) -> Game:
    game, chance = Game(Setup(players=players, modules=modules, seed=seed)), random.Random(seed)
    while not game.over:
        moves = game.moves()
        game.play(chance.choice([m for m in moves if m.kind in ("buy", "place")] or moves))
    return game


def test_the_curve_ends_with_the_points_and_passes_through_each_scoring() -> None:
    game = played(3, 4)
    told = chronicle(game)
    assert told["turns"][-1]["worth"] == game.scores
    assert told["turns"][-1]["step"] == len(game.history)
    assert [held["round"] for held in told["scorings"]] == [s.round for s in game.state.sheets]
    assert told["scorings"][-1]["scores"] == game.scores
    steps = [turn["step"] for turn in told["turns"]]
    assert steps == sorted(steps)


def test_a_position_is_worth_its_points_and_the_next_scoring() -> None:
    game = played(3, 4)
    first = chronicle(game)["turns"][20]
    then = Game(game.setup)
    for _, move in game.history[: first["step"]]:
        then.play(move)
    sheet = then.count_round(int(then.state.rounds) + 1)
    expected = [
        score + sum(points for _, points, _ in sheet[seat])
        for seat, score in enumerate(then.scores)
    ]
    assert first["worth"] == expected


def test_with_two_players_the_curve_has_dirks_points_but_he_never_leads() -> None:
    game = played(2, 3)
    told = chronicle(game)
    dirk = game.view()["dirk"]["score"]
    assert told["turns"][-1]["worth"] == [*game.scores, dirk]
    assert told["scorings"][-1]["scores"] == [*game.scores, dirk]
    assert {len(turn["worth"]) for turn in told["turns"]} == {3}
    ahead = [turn["worth"][0] - turn["worth"][1] for turn in told["turns"]]
    signs = [gap > 0 for gap in ahead if gap]
    assert told["leads"] == sum(one != other for one, other in itertools.pairwise(signs))


def test_records_name_who_had_the_most() -> None:
    game = played(3, 4)
    records = {record["record"]: record for record in chronicle(game)["records"]}
    seats = game.view()["seats"]
    longest = max(seat["wall"] for seat in seats)
    assert records["wall"]["count"] == longest
    assert [seats[seat]["wall"] for seat in records["wall"]["seats"]] == [longest] * len(
        records["wall"]["seats"]
    )
    kind = records["buildings"]["kind"]
    assert records["buildings"]["count"] == max(seat["buildings"][kind] for seat in seats)
    exact = [e["seat"] for e in game.log() if e["event"] == "bought" and e["exact"]]
    assert records["exact"]["count"] == max(exact.count(seat) for seat in range(3))


def test_what_decided_a_game_is_where_the_winner_won_most_against_the_next_best() -> None:
    game = played(3, 4)
    decided = chronicle(game)["decided"]
    winner, second = decided["seats"]
    assert [winner] == game.winners
    assert game.scores[second] == sorted(game.scores)[-2]
    totals = [
        sum(
            p
            for sheet in game.score_sheets
            for item, p, _ in sheet[seat]
            if item == decided["item"]
        )
        for seat in (winner, second)
    ]
    assert decided["points"] == totals


def test_what_modules_score_is_a_record_too() -> None:
    game = played(2, 1, using("items")[:2])
    items = {record.get("item") for record in chronicle(game)["records"]}
    scored = {item for sheet in game.score_sheets for row in sheet.values() for item, *_ in row}
    assert items - {None} <= scored


def test_a_chronicle_is_for_finished_games(small_house: House) -> None:
    running = small_house.table("human", "random")["table"]
    assert small_house.refused("GET", f"/tables/{running}/chronicle") == (409, "not_over")
    table = finished(small_house, "random", "random", "random")["table"]
    told = small_house.get(f"/tables/{table}/chronicle")
    game = Game.replay(small_house.get(f"/tables/{table}/record"))
    assert told["turns"] == chronicle(game)["turns"]
    assert told["ended"] >= told["began"]
    assert small_house.get(f"/tables/{table}/chronicle") == told
