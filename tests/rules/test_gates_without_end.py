"""Gates without End: keys for arcades, notation, whole games."""

import json
from collections import Counter

import pytest

from alhambra import Move, position
from alhambra.bots.advice.gates_without_end import BONUSES, advise
from alhambra.catalogue import make_module
from alhambra.modules.gates_without_end import GatesWithoutEnd
from tests.modules.audit import audited_game, tiles_somewhere
from tests.rules.gates import (
    EIGHT,
    HEAD,
    NAME,
    PILE_1,
    PILE_2,
    asked,
    module_view,
    names,
    turn_ends,
    with_key,
)
from tests.rules.support import game_with, points

BOARD = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 2,0", "chambers 11 - @ 1,1"]'


# --- Keys


def test_x37_1_three_players_use_their_gates_in_order() -> None:
    """Yellow redesigns, Red takes money, Green swaps; other gates stay unused."""
    seats = [
        f'colour = "yellow"\n{EIGHT}\nreserve = ["garden 11 -"]',
        'colour = "red"',
        'colour = "green"',
    ]
    tables = [f"[[seat]]\n{lines}" for lines in seats]
    game = position.loads("\n".join([HEAD, *tables, PILE_1]))
    turn_ends(game)
    assert game.question is not None
    assert game.question.data["choices"]["redesign"] == ["redesign", "money", "swap"]
    game.play(Move("insert_key", bonus="redesign"))
    assert asked(game) == (0, "gate_redesign")
    game.play(Move("gate_add", tile="garden 11 -", at=[1, 0]))
    assert asked(game) == (1, "gate_money")
    game.play(Move("gate_take", card="florin 9"))
    assert asked(game) == (2, "gate_swap")
    before = game.view()["market"]
    game.play(Move("gate_swap", spaces=[3, 2]))
    after = game.view()["market"]
    assert after == [before[0], before[2], before[1], before[3]]
    assert game.view(1)["seats"][1]["hand"] == ["florin 9"]
    assert len(game.view()["display"]) == 4
    assert len(module_view(game)["gone"]) == 1  # type: ignore[arg-type]
    assert asked(game) == (1, "act")


def test_the_colour_decides_whose_gate_it_is() -> None:
    """With the same key turned the same way, other colours get other bonuses."""
    found = []
    for colours in (("white", "red"), ("blue", "white")):
        tables = [f'[[seat]]\ncolour = "{colour}"\n{EIGHT}' for colour in colours]
        game = position.loads("\n".join([HEAD, *tables, PILE_1]))
        turn_ends(game)
        assert game.question is not None
        found.append(game.question.data["choices"]["wall"])
    assert found == [["wall", "money"], ["wall", "redesign"]]


def test_a_key_is_hidden_until_it_is_laid_between_the_gates() -> None:
    game = game_with(HEAD, f"{EIGHT}", "", "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    assert module_view(game)["keys"] == [1, 0, 0]
    assert module_view(game)["pile"] == 8
    assert "money" not in json.dumps([game.view(0)[NAME], game.log(0)])
    assert game.why_no_undo() is None
    game.play(Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    assert game.log()[-1]["bonuses"] == ["wall", "money", "redesign", "swap", "plaza", "two_points"]
    assert game.why_no_undo() == "revealed"


def test_c37_3_two_keys_are_used_one_after_the_other() -> None:
    tail = f"[module.{NAME}]\nkeys = [[1], [], []]\npile = [3, 2, 4, 5, 6, 7, 8, 9]"
    game = game_with(HEAD, EIGHT, "", "", tail=tail)
    turn_ends(game)
    game.play(Move("insert_key", bonus="money"))
    game.play(Move("gate_take", card="florin 6"))
    assert len(game.view()["display"]) == 3
    while asked(game)[1] != "insert_key":
        game.play(Move("gate_decline"))
    assert len(game.view()["display"]) == 4
    assert asked(game) == (0, "insert_key")
    shown = [event["bonuses"][0] for event in game.log() if event["event"] == "key_shown"]
    assert shown == ["wall", "plaza"]


def test_c37_4_if_the_market_cannot_be_filled_after_a_key_the_game_ends() -> None:
    head = HEAD + '\ntower = ["garden 11 -"]\nrounds = 2'
    tail = f"[module.{NAME}]\nkeys = [[2], [], []]\npile = [1, 3, 4, 5, 6, 7, 8, 9]"
    hand = 'hand = ["denar 8", "dirham 9", "ducat 5"]'
    game = with_key("buy", hand, "", "", head=head, tail=tail)
    game.play(Move("gate_mix", space=2))
    game.play(Move("pay_card", unit="dirham 9"))
    game.play(Move("pay_card", unit="ducat 5"))
    game.play(Move("store", tile="garden 10 N"))
    while not game.over and asked(game)[1].startswith("gate"):
        game.play(Move("gate_decline"))
    assert names(game).count("key_shown") == 1
    assert module_view(game)["keys"] == [1, 0, 0]
    while not game.over:
        game.play(game.moves()[0])
    assert "game_over" in names(game)


def test_c37_5_a_key_got_between_turns_waits_for_the_end_of_the_own_turn() -> None:
    head = HEAD.replace("modules = [", 'modules = ["viziers_favour", ')
    game = game_with(head, "", EIGHT, "", tail=PILE_1)
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=1, pay=["denar 8"]))
    game.play(Move("store", tile="arcades 8 N"))
    while asked(game)[1] == "window_question":
        game.play(Move("done_window"))
    assert asked(game) == (1, "act")
    assert module_view(game)["keys"] == [0, 1, 0]
    game.play(Move("take", cards=["florin 8"]))
    assert asked(game) == (1, "insert_key")


def test_r37_1_nothing_is_refilled_until_all_have_used_the_key() -> None:
    hand = 'hand = ["denar 8", "dirham 9", "ducat 5"]'
    game = with_key("buy", hand, "", "", tail=PILE_2)
    game.play(Move("gate_mix", space=2))
    game.play(Move("pay_card", unit="dirham 9"))
    game.play(Move("pay_card", unit="ducat 5"))
    assert asked(game) == (0, "place")
    game.play(Move("place", tile="garden 10 N", at=[0, -1]))
    while asked(game)[1] == "gate_redesign":
        game.play(Move("gate_decline"))
    assert asked(game) == (2, "gate_swap")
    assert game.view()["market"][1] is None
    game.play(Move("gate_swap", spaces=[1, 2]))
    assert game.view()["market"][1] is not None
    assert asked(game) == (1, "act")


def test_a_scoring_card_that_appears_after_a_key_is_scored_before_the_next() -> None:
    head = HEAD + '\ndeck = ["scoring", "denar 1", "denar 2", "denar 3", "denar 4", "scoring"]'
    tail = f"[module.{NAME}]\nkeys = [[1], [], []]\npile = [3, 2, 4, 5, 6, 7, 8, 9]"
    game = with_key("money", "", "", "", head=head, tail=tail)
    game.play(Move("gate_take", card="florin 6"))
    while asked(game)[1] != "insert_key":
        game.play(Move("gate_decline"))
    events = names(game)
    assert events.index("scored") < len(events) - 1 - events[::-1].index("key_shown")


def test_without_keys_in_the_pile_arcades_earn_none() -> None:
    tail = f"[module.{NAME}]\ngone = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
    game = game_with(HEAD, EIGHT, "", "", tail=tail)
    turn_ends(game)
    assert asked(game) == (1, "act")


def test_other_types_earn_no_key() -> None:
    game = game_with(HEAD, 'hand = ["dirham 9", "dirham 2"]', "", "", tail=PILE_1)
    game.play(Move("buy", space=2, pay=["dirham 2", "dirham 9"]))
    assert module_view(game)["keys"] == [0, 0, 0]


def test_leftover_arcades_earn_no_key() -> None:
    head = f"""
    modules = ["{NAME}"]
    market = ["arcades 8 N", "-", "-", "-"]
    display = ["florin 6", "florin 7", "florin 8", "florin 9"]
    tower = []
    rounds = 2
    """
    game = game_with(head, EIGHT, "", "", tail=PILE_1)
    game.play(Move("take", cards=["florin 6"]))
    game.play(Move("store", tile="arcades 8 N"))
    assert game.over
    assert module_view(game)["keys"] == [0, 0, 0]


def test_the_buyer_keeps_the_key_of_arcades_given_to_dirk() -> None:
    game = game_with(HEAD, EIGHT, "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("pass"))
    game.play(Move("give", tile="arcades 8 N"))
    assert asked(game) == (0, "insert_key")


def test_a_tile_from_a_stall_earns_a_key_too() -> None:
    head = HEAD.replace("modules = [", 'modules = ["personal_building_market", ')
    head = head.replace("arcades 8 N", "garden 11 -")
    game = game_with(head, EIGHT, 'reserve = ["arcades 8 N"]', "", tail=PILE_1)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 8"]))
    assert module_view(game)["keys"] == [1, 0, 0]


def test_any_way_to_turn_the_key_is_allowed_and_no_other_bonus() -> None:
    game = game_with(HEAD, EIGHT, "", "", tail=PILE_1)
    turn_ends(game)
    assert len(game.moves()) == 6
    assert game.why_not(Move("insert_key", bonus="buy")) == "no_such_bonus"


# --- Notation, bots, whole games


def test_positions_with_wrong_pieces_are_refused() -> None:
    def wrong(lines: str, match: str) -> None:
        with pytest.raises(position.PositionError, match=match):
            game_with(HEAD, "", "", "", tail=f"[module.{NAME}]\n{lines}")

    wrong("pile = [1, 2]", "a key is missing")
    wrong("pile = [1, 1]", "two places")
    wrong("pile = 3", "must be a list")
    wrong("keys = [[1], [1], []]", "two places")
    wrong("keys = [[1]]", "for each seat")
    wrong("keys = [1, 2, 3]", "a list for each seat")
    wrong("gone = [12]", "no key 12")
    wrong("rotation = 6", "0 to 5")
    wrong("walls = 8", "0 to 7")
    wrong('semi_buildings = [["garden"], ["garden"], []]', "two seats")
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


def test_a_site_of_arcades_earns_its_key_when_it_is_set_up() -> None:
    head = HEAD.replace("modules = [", 'modules = ["building_sites", ')
    game = game_with(head, 'hand = ["denar 4"]', "", "", tail=PILE_1)
    game.play(Move("buy_site", site_space=1, pay=["denar 4"]))
    assert module_view(game)["keys"] == [1, 0, 0]


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


def test_magical_arcades_earn_a_key() -> None:
    head = HEAD.replace("modules = [", 'modules = ["magical_buildings", ')
    head = head.replace("arcades 8 N", "arcades 11 NE")
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', "", "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 2", "denar 9"]))
    assert module_view(game)["keys"] == [1, 0, 0]


def test_an_exchange_card_is_no_money_for_the_bonus() -> None:
    head = HEAD.replace("modules = [", 'modules = ["bureau_de_change", ')
    head = head.replace('"florin 6"', '"bureau denar florin"')
    game = with_key("money", "", "", "", head=head)
    cards = [move.parts["card"] for move in game.moves() if move.kind == "gate_take"]
    assert cards == ["florin 7", "florin 8", "florin 9"]
    assert game.why_not(Move("gate_take", card="bureau denar florin")) == "no_money_card"


def test_overpaying_14_brings_change() -> None:
    head = HEAD.replace("modules = [", 'modules = ["change", ')
    hand = 'hand = ["denar 8", "dirham 9", "dirham 7"]'
    game = with_key("buy", hand, "", "", head=head, tail=PILE_2)
    game.play(Move("gate_buy", space=2, pay=["dirham 7", "dirham 9"]))
    assert len(game.view()["change"]["coins"][0]) == 1


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
