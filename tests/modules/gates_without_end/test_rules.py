"""Gates without End: keys for arcades, notation, whole games."""

import json

from alhambra import Move, position
from tests.modules.gates_without_end.gates import (
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
from tests.rules.support import game_with
from tests.rules.tracing import traces

BOARD = 'board = ["garden 11 - @ 1,0", "tower 11 - @ 2,0", "chambers 11 - @ 1,1"]'


# --- Keys


@traces("own-colour", "key-out")
def test_three_players_use_their_gates_in_order() -> None:
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
    assert ["redesign", "money", "swap"] in game.question.data["choices"]
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


@traces("own-colour")
def test_the_colour_decides_whose_gate_it_is() -> None:
    """With the same key turned the same way, other colours get other bonuses."""
    found = []
    for colours in (("white", "red"), ("blue", "white")):
        tables = [f'[[seat]]\ncolour = "{colour}"\n{EIGHT}' for colour in colours]
        game = position.loads("\n".join([HEAD, *tables, PILE_1]))
        turn_ends(game)
        assert game.question is not None
        rows = game.question.data["choices"]
        assert isinstance(rows, list)
        found.append(next(row for row in rows if row[0] == "wall"))
    assert found == [["wall", "money"], ["wall", "redesign"]]


@traces("key-for-arcades")
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


@traces("optional", "several")
def test_two_keys_are_used_one_after_the_other() -> None:
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


@traces("end-voids")
def test_if_the_market_cannot_be_filled_after_a_key_the_game_ends() -> None:
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


@traces("outside-turn", "viziers_favour:key-waits")
def test_a_key_got_between_turns_waits_for_the_end_of_the_own_turn() -> None:
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


@traces("swap", "no-refill-between")
def test_nothing_is_refilled_until_all_have_used_the_key() -> None:
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


@traces("scoring-between")
def test_a_scoring_card_that_appears_after_a_key_is_scored_before_the_next() -> None:
    head = HEAD + '\ndeck = ["scoring", "denar 1", "denar 2", "denar 3", "denar 4", "scoring"]'
    tail = f"[module.{NAME}]\nkeys = [[1], [], []]\npile = [3, 2, 4, 5, 6, 7, 8, 9]"
    game = with_key("money", "", "", "", head=head, tail=tail)
    game.play(Move("gate_take", card="florin 6"))
    while asked(game)[1] != "insert_key":
        game.play(Move("gate_decline"))
    events = names(game)
    assert events.index("scored") < len(events) - 1 - events[::-1].index("key_shown")


@traces("no-keys-left")
def test_without_keys_in_the_pile_arcades_earn_none() -> None:
    tail = f"[module.{NAME}]\ngone = [1, 2, 3, 4, 5, 6, 7, 8, 9]"
    game = game_with(HEAD, EIGHT, "", "", tail=tail)
    turn_ends(game)
    assert asked(game) == (1, "act")


@traces("key-for-arcades")
def test_other_types_earn_no_key() -> None:
    game = game_with(HEAD, 'hand = ["dirham 9", "dirham 2"]', "", "", tail=PILE_1)
    game.play(Move("buy", space=2, pay=["dirham 2", "dirham 9"]))
    assert module_view(game)["keys"] == [0, 0, 0]


@traces("leftover")
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


@traces("dirk-gift")
def test_the_buyer_keeps_the_key_of_arcades_given_to_dirk() -> None:
    game = game_with(HEAD, EIGHT, "", tail=PILE_1)
    game.play(Move("buy", space=1, pay=["denar 8"]))
    game.play(Move("pass"))
    game.play(Move("give", tile="arcades 8 N"))
    assert asked(game) == (0, "insert_key")


@traces("any-buy", "personal_building_market:key-scout")
def test_a_tile_from_a_stall_earns_a_key_too() -> None:
    head = HEAD.replace("modules = [", 'modules = ["personal_building_market", ')
    head = head.replace("arcades 8 N", "garden 11 -")
    game = game_with(head, EIGHT, 'reserve = ["arcades 8 N"]', "", tail=PILE_1)
    game.play(Move("buy", owner=1, stall="denar", pay=["denar 8"]))
    assert module_view(game)["keys"] == [1, 0, 0]


@traces("any-rotation")
def test_any_way_to_turn_the_key_is_allowed_and_no_other_bonus() -> None:
    game = game_with(HEAD, EIGHT, "", "", tail=PILE_1)
    turn_ends(game)
    assert len(game.moves()) == 6
    assert game.why_not(Move("insert_key", bonus="buy")) == "no_such_bonus"
