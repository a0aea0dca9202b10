"""The Buildings of Power: Architecture and Wisdom, and who knows what."""

import json

from alhambra import Move
from tests.modules.buildings_of_power.positions import (
    ARCHITECT,
    HEAD,
    SAGE,
    TOWER,
    architecture,
    asked,
    bought,
    buy,
    keep,
    known,
    piles,
    power,
    selling,
    told,
    under,
    wisdom,
    with_modules,
    with_roll,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

# --- When


@traces("once-after-the-refill", "optional")
def test_it_is_used_once_all_is_refilled_and_may_be_declined() -> None:
    game = bought(ARCHITECT, HEAD + piles())
    assert asked(game) == (0, "power_question")
    assert None not in game.view()["market"]
    assert [move.kind for move in game.moves()] == ["use_power", "done_power"]
    assert game.why_not(Move("use_power", tile=SAGE)) == "power_not_due"
    assert game.why_not(Move("use_power", tile="tower 12 -")) == "no_building_of_power"
    game.play(Move("done_power"))
    assert asked(game) == (1, "act")
    assert game.view()["buildings_of_power"]["owed"] == [[], [], []]


@traces("once-after-the-refill", "in-any-order")
def test_several_abilities_are_used_in_any_order() -> None:
    head = selling(ARCHITECT).replace('"garden 10 N"', f'"{SAGE}"') + piles()
    game = game_with(head, 'hand = ["denar 8", "dirham 9"]', "", "")
    game.play(buy("denar 8"))
    game.play(Move("buy", space=2, pay=["dirham 9"]))
    game.play(Move("pass"))
    game.play(Move("store", tile=ARCHITECT))
    game.play(Move("store", tile=SAGE))
    uses = [move for move in game.moves() if move.kind == "use_power"]
    assert sorted(str(move.parts["tile"]) for move in uses) == [ARCHITECT, SAGE]
    game.play(Move("use_power", tile=SAGE))
    while asked(game)[1] != "power_question":
        game.play(game.moves()[0])
    assert [m.parts["tile"] for m in game.moves() if m.kind == "use_power"] == [ARCHITECT]


@traces("out-of-turn-waits")
def test_what_the_vizier_bought_waits_for_the_end_of_the_own_turn() -> None:
    head = selling(ARCHITECT, with_modules("viziers_favour")) + piles()
    game = game_with(head, "", 'hand = ["denar 8"]', "")
    game.play(Move("take", cards=["florin 9"]))
    game.play(Move("favour", space=1, pay=["denar 8"]))
    game.play(Move("store", tile=ARCHITECT))
    assert game.view()["buildings_of_power"]["owed"] == [[], [ARCHITECT], []]
    while asked(game)[1] == "window_question":
        game.play(Move("done_window"))
    assert asked(game) == (1, "act")
    game.play(Move("take", cards=["denar 9"]))
    assert asked(game) == (1, "power_question")


@traces("out-of-turn-waits", "common-market-only")
def test_what_a_bonus_bought_waits_for_the_next_own_turn() -> None:
    """The keys come after the abilities of a turn, so this one is too late."""
    head = selling(ARCHITECT, with_modules("gates_without_end")) + piles()
    head += 'frames = ["turn white 2 0", "gate_buy? white 0 0"]\n'
    game = game_with(head, 'hand = ["denar 9", "denar 6"]', "", "")
    game.play(next(m for m in game.moves() if m.parts.get("tile") == ARCHITECT))
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    assert game.view()["buildings_of_power"]["owed"] == [[ARCHITECT], [], []]


@traces("with-dirk-still-used")
def test_given_to_dirk_the_ability_is_still_used() -> None:
    head = selling(ARCHITECT) + piles()
    game = game_with(head, 'hand = ["denar 9"]', "")
    game.play(buy("denar 9"))
    game.play(Move("give", tile=ARCHITECT))
    assert asked(game) == (0, "power_question")


@traces("before-the-keys")
def test_it_comes_before_the_keys() -> None:
    head = selling("arcades 7 ES", with_modules("gates_without_end")) + piles()
    game = game_with(head, 'hand = ["denar 8"]', "", "")
    game.play(buy("denar 8"))
    game.play(Move("store", tile="arcades 7 ES"))
    assert asked(game) == (0, "power_question")
    game.play(Move("done_power"))
    assert asked(game) == (0, "insert_key")


@traces("nothing-to-do-lapses")
def test_with_an_empty_tower_or_all_spaces_taken_it_lapses() -> None:
    game = bought(ARCHITECT, HEAD + piles(tower=TOWER[:1]))
    assert asked(game) == (1, "act")
    hidden = [[n + 1, tile, 2] for n, tile in enumerate(TOWER[:4])]
    head = HEAD + piles(tower=["garden 8 SW", *TOWER[4:]])
    # The hidden tile of the first space comes up when its tile is bought, so that space is free.
    game = bought(ARCHITECT, head, tail=power(under=hidden))
    assert asked(game) == (0, "power_question")
    game.play(Move("use_power", tile=ARCHITECT))
    assert {move.parts["space"] for move in game.moves()} == {1}
    game = game_with(head, "", "", "", tail=power(under=hidden, owed=[[ARCHITECT], [], []]))
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (1, "act")


@traces("not-at-the-end")
def test_once_the_game_is_at_its_end_nothing_is_used() -> None:
    """Nobody is asked anything: no money is left, so nobody gets a leftover tile either."""
    game = bought(SAGE, HEAD + 'rounds = 2\ntower = []\ndeck = ["ducat 1", "ducat 2"]\n')
    assert game.over
    assert not told(game, "power_rolled")


# --- Architecture


@traces("red-die-tiles", "one-hidden-a-space", "others-on-top")
def test_one_tile_is_hidden_and_the_others_are_sorted() -> None:
    game = architecture(3)
    assert known(game, "tiles") == TOWER[:3]
    assert asked(game) == (0, "architecture_question")
    assert len(game.moves()) == 12
    assert game.why_not(under(TOWER[4], 1)) == "not_looked_at"
    assert game.why_not(under(TOWER[1], 5)) == "nothing_for_sale"
    before = game.view()["tower"]
    game.play(under("tower 12 -", 3))
    assert game.view()["buildings_of_power"]["hidden"] == [[3, None]]
    assert {"word": "hidden", "count": 1, "space": 3} in game.view()["marks"]
    assert game.view()["tower"] == before - 1
    assert asked(game) == (0, "sort_tiles_question")
    assert game.why_not(Move("sort_tile", tile="tower 12 -")) == "not_looked_at"
    game.play(Move("sort_tile", tile="garden 10 -"))
    assert asked(game) == (1, "act")
    assert known(game, "tiles") == ["garden 10 -", "tower 11 -"]


@traces("turned-up-instead")
def test_the_hidden_tile_is_turned_up_instead_of_drawing_one() -> None:
    game = architecture(1)
    game.play(under("tower 11 -", 2))
    assert asked(game) == (1, "act")
    assert game.view(0)["buildings_of_power"]["hidden"] == [[2, "tower 11 -"]]
    assert game.view(1)["buildings_of_power"]["hidden"] == [[2, None]]
    tower = game.view()["tower"]
    state = game.state
    state.gain_card(1, state.rules.face_by_name["dirham 9"])
    state.gain_card(1, state.rules.face_by_name["dirham 3"])
    game.play(Move("buy", space=2, pay=["dirham 9", "dirham 3"]))
    game.play(Move("store", tile="garden 10 N"))
    assert game.view()["market"][1] == "tower 11 -"
    assert game.view()["tower"] == tower
    assert game.view()["buildings_of_power"]["hidden"] == []


@traces("fewer-than-rolled")
def test_six_pips_and_four_tiles() -> None:
    game = architecture(6, TOWER[:4])
    assert known(game, "tiles") == TOWER[:4]
    game.play(under(TOWER[0], 1))
    game.play(Move("sort_tile", tile=TOWER[3]))
    game.play(Move("done_sorting"))
    assert known(game, "tiles") == [TOWER[3], TOWER[1], TOWER[2]]


@traces("belongs-to-the-space")
def test_a_swap_leaves_the_hidden_tile_on_its_space() -> None:
    head = with_modules("gates_without_end") + piles()
    head += 'frames = ["turn white 2 0", "gate_swap? white 0 0"]\n'
    game = game_with(head, "", "", "", tail=power(under=[[1, "chambers 9 S", 0]]))
    game.play(Move("gate_swap", spaces=[1, 2]))
    shown = game.view(0)
    assert shown["market"][:2] == ["garden 10 N", "tower 9 ES"]
    assert shown["buildings_of_power"]["hidden"] == [[1, "chambers 9 S"]]


@traces("turned-up-is-drawn")
def test_the_sultan_may_claim_a_tile_that_is_turned_up() -> None:
    head = with_modules("power_of_sultan") + piles()
    tail = power(under=[[1, "tower 13 E", 1]])
    tail += '[module.power_of_sultan]\nheld = [[], ["denar tower"], []]\n'
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', "", "", tail=tail)
    game.play(buy("denar 9", "denar 2"))
    game.play(Move("store", tile="tower 9 ES"))
    assert asked(game)[0] == 1
    assert game.view()["drawn"] == "tower 13 E"


@traces("turned-up-is-drawn")
def test_a_hidden_bazaar_goes_beside_the_market_and_another_tile_is_drawn() -> None:
    head = with_modules("bazaars") + piles()
    bazaar = next(
        tile.name
        for tile in game_with(head, "", "", "").state.rules.tiles
        if tile.name.startswith("bazaar")
    )
    tail = power(under=[[1, bazaar, 1]])
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', "", "", tail=tail)
    game.play(buy("denar 9", "denar 2"))
    game.play(Move("store", tile="tower 9 ES"))
    assert game.view()["market"][0] == TOWER[0]
    assert game.view()["buildings_of_power"]["hidden"] == []


# --- Wisdom


@traces("red-die-cards", "keep-one", "others-on-top")
def test_one_card_is_kept_in_secret_and_the_others_are_sorted() -> None:
    game = wisdom(3)
    assert known(game, "cards") == ["ducat 1", "ducat 2", "ducat 3"]
    assert asked(game) == (0, "wisdom_question")
    assert game.moves() == [keep("ducat 1"), keep("ducat 2"), keep("ducat 3")]
    assert game.why_not(keep("ducat 4")) == "not_looked_at"
    assert game.why_not(keep("gold 4")) == "no_such_card"
    assert game.why_not(Move("keep_nothing")) == "must_keep_card"
    assert game.why_not(Move("play_scoring")) == "no_scoring_card"
    events = game.play(keep("ducat 2"))
    assert [event["event"] for event in events] == ["wisdom_kept", "wisdom_card"]
    assert not told(game, "wisdom_card", 1)
    assert told(game, "wisdom_card", 0)[0]["card"] == "ducat 2"
    game.play(Move("sort_card", card="ducat 3"))
    assert known(game, "cards") == ["ducat 3", "ducat 1"]
    assert asked(game) == (1, "act")
    assert game.view(0)["seats"][0]["hand"] == ["ducat 2"]
    game.play(Move("take", cards=["denar 2"]))
    assert "ducat 3" in game.view()["display"]


@traces("scoring-card")
def test_a_scoring_card_may_be_played_at_once() -> None:
    deck = ["ducat 1", "scoring", "ducat 3", "ducat 4"]
    game = wisdom(3, deck)
    assert [move.kind for move in game.moves()] == ["keep_card", "keep_card", "play_scoring"]
    events = game.play(Move("play_scoring"))
    assert [event["event"] for event in events] == ["scoring_played", "scored"]
    assert events[1]["round"] == 1
    assert asked(game) == (0, "wisdom_question")
    assert game.moves() == [keep("ducat 1"), keep("ducat 3")]
    game.play(keep("ducat 3"))
    assert asked(game) == (1, "act")
    assert known(game, "cards") == ["ducat 1"]


@traces("scoring-card")
def test_or_it_goes_back_with_the_others() -> None:
    game = wisdom(2, ["ducat 1", "scoring", "ducat 3"])
    game.play(keep("ducat 1"))
    assert asked(game) == (1, "act")
    assert known(game, "cards") == ["scoring"]
    game.play(Move("take", cards=["denar 2"]))
    assert len(game.score_sheets) == 1


@traces("scoring-card", "scoring-keeps-the-pick")
def test_a_single_scoring_card_leaves_nothing_to_keep() -> None:
    game = wisdom(1, ["scoring", "ducat 3"])
    assert [move.kind for move in game.moves()] == ["play_scoring", "keep_nothing"]
    again = game.copy()
    game.play(Move("play_scoring"))
    assert asked(game) == (1, "act")
    again.play(Move("keep_nothing"))
    assert asked(again) == (1, "act")
    assert known(again, "cards") == ["scoring"]


@traces("first-is-first")
def test_whichever_scoring_card_comes_first_is_the_first_scoring() -> None:
    game = wisdom(2, ["scoring", "scoring", "ducat 3"])
    game.play(Move("play_scoring"))
    game.play(Move("play_scoring"))
    assert [event["round"] for event in told(game, "scored")] == [1, 2]


@traces("for-the-hand-only")
def test_only_cards_for_the_hand_can_be_kept() -> None:
    """An exchange card and a gate can, a character cannot; what is no money is shown."""
    deck = ["bureau denar dirham", "miser", "city gate", "ducat 3"]
    head = with_modules("bureau_de_change", "city_gates", "characters")
    game = wisdom(3, deck, head)
    assert {str(move.parts["card"]) for move in game.moves()} == {
        "bureau denar dirham",
        "city gate",
    }
    assert game.why_not(keep("miser")) == "not_for_the_hand"
    again = game.copy()
    game.play(keep("bureau denar dirham"))
    assert game.view(0)["bureau_de_change"]["hands"][0] == ["bureau denar dirham"]
    assert told(game, "wisdom_shown", 1)[0]["card"] == "bureau denar dirham"
    again.play(keep("city gate"))
    assert again.view()["city_gates"]["held"] == [1, 0, 0]


@traces("for-the-hand-only")
def test_diamonds_are_money() -> None:
    game = wisdom(1, ["diamond 9", "ducat 3"], with_modules("diamonds"))
    game.play(keep("diamond 9"))
    assert game.view(0)["seats"][0]["hand"] == ["diamond 9"]


@traces("for-the-hand-only")
def test_a_master_builder_is_kept_like_money() -> None:
    game = wisdom(2, ["denar builder 3", "ducat 3"], with_modules("master_builders"))
    game.play(keep("denar builder 3"))
    assert game.view(0)["seats"][0]["hand"] == ["denar builder 3"]
    assert not told(game, "wisdom_card", 1)
    assert not told(game, "wisdom_shown", 1)


@traces("short-deck")
def test_the_discard_pile_comes_under_a_deck_that_is_too_short() -> None:
    """One card is left after the refill; both that were paid are drawn with it."""
    lines = HEAD.replace('"denar 2", "denar 9", ', '"denar 2", ')
    lines += f'rounds = 2\ntower = {json.dumps(TOWER)}\ndeck = ["florin 1", "ducat 1"]\n'
    game = with_roll(3, lambda seed: bought(SAGE, lines + seed), SAGE)
    seen = known(game, "cards")
    assert seen[0] == "ducat 1"
    assert sorted(map(str, seen[1:])) == ["denar 8", "denar 9"]
    assert told(game, "reshuffled")
