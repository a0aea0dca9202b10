"""What happens when, and who is asked first."""

from alhambra import Move
from tests.modules.street_trader.trader import GST, MOVE_IN, homes, join, stand, swap, where
from tests.modules.street_trader.trader import traders as traders_at
from tests.modules.together.meeting import (
    START,
    asked,
    hand,
    head,
    kinds,
    moves_of,
    part,
    play,
    seat,
    told,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces

TWO_SCORINGS = ["scoring", "scoring"]


@traces("theft-uncovers-scoring")
def test_a_theft_uncovers_a_scoring_and_all_of_it_is_done_before_the_window_begins_anew() -> None:
    """Full display, scoring, attack, scouts, Dirk's tiles; then the thief's owner may go on."""
    modules = ("viziers_favour", "thieves", "invaders")
    deck = ["denar 7", "scoring", "denar 8", "denar 5", "scoring"]
    tail = part("thieves", hands=[["thief florin"], []])
    game = game_with(head(*modules, deck=deck), "score = 9", "score = 9", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (1, "window_question")
    game.play(Move("done_window"))
    assert asked(game) == (0, "window_question")
    events = [event["event"] for event in game.play(Move("steal", card="florin 3"))]
    order = ["stole", "turned_up", "scored", "attacked", "scouts_opened", "dirk_drew"]
    assert [event for event in dict.fromkeys(events) if event in order] == order
    assert len(game.view()["display"]) == 4
    assert asked(game) == (0, "window_question")
    game.play(Move("done_window"))
    assert asked(game) == (1, "window_question")


@traces("auction-and-scoring")
def test_an_auction_interrupts_a_refill_and_its_money_may_come_back_in_it() -> None:
    """A scoring card, then a character; what is paid for it is shuffled and fills the display."""
    deck = ["scoring", "dancer"]
    game = game_with(head("characters", deck=deck, rounds=1), "", 'hand = ["denar 8"]', "")
    game.play(Move("take", cards=["dirham 1"]))
    assert asked(game) == (1, "character_bid_question")
    assert game.view()["rounds"] == 1
    play(game, Move("character_bid", amount=8), Move("character_pass"))
    events = game.play(Move("character_pay", pay=["denar 8"]))
    names = [event["event"] for event in events]
    assert names.index("turned_up") < names.index("scored")
    assert game.view()["display"] == ["denar 4", "florin 3", "ducat 6", "denar 8"]
    assert game.view()["rounds"] == 2


@traces("beggar-draws-specials")
def test_the_beggar_draws_one_special_card_after_the_other() -> None:
    """All before the first action: scored, sold, rolled for, laid open, and at last money."""
    modules = ("city_gates", "characters", "invaders", "power_of_sultan")
    deck = ["scoring", "dancer", "sultan denar", "city gate", "denar 7", "scoring"]
    tail = part("characters", held=[["beggar"], [], []])
    start = head(*modules, more=START, deck=deck)
    game = game_with(start, seat(hand=["florin 9"], score=5), "", "", tail=tail)
    events = [event["event"] for event in game.play(Move("beg"))]
    assert events.index("scored") < events.index("attacked")
    assert asked(game) == (0, "character_bid_question")
    game.play(Move("character_pass"))
    while asked(game)[1] == "character_bid_question":
        game.play(Move("character_pass"))
    assert asked(game) == (0, "sultan_mark_question")
    game.play(game.moves()[0])
    assert game.view()["city_gates"]["open"] == 1
    assert hand(game) == ["denar 7", "florin 9"]
    assert len(game.view()["display"]) == 4
    assert asked(game) == (0, "act")


CLAIMS = ("bazaars", "power_of_sultan", "street_trader", "art_of_the_moors")


@traces("claims-in-the-last-refill")
def test_claims_go_on_until_the_tower_is_empty() -> None:
    """A bazaar goes aside, both towers are claimed, each placed with all that follows from it."""
    bazaar = "bazaar denar seraglio arcades tower"
    start = head(*CLAIMS, tower=[bazaar, "tower 11 -", "tower 11 N"], rounds=2)
    tail = traders_at(f"1,0 {GST}", f"1,0 {GST}", f"1,0 {GST}")
    tail += part("power_of_sultan", held=[[], ["denar tower", "florin tower"], []])
    mine = seat(hand=["denar 9", "denar 2"])
    game = game_with(start, mine, seat("garden 11 - @ 0,1"), "", tail=tail)
    game.play(Move("buy", space=1, pay=["denar 9", "denar 2"]))
    game.play(Move("store", tile="garden 10 N"))
    assert game.view()["bazaars"]["beside"] == [[bazaar], [], [], []]
    assert asked(game) == (1, "sultan_claim_question")
    play(game, Move("sultan_claim"), Move("place", tile="tower 11 -", at=[1, 0]), MOVE_IN)
    play(game, join("pavilion"), stand(2, 0))
    assert game.view()["drawn"] == "tower 11 N"
    culture = game.view()["art_of_the_moors"]["culture"][1]
    assert [price for price, _, _ in culture] == [11]  # before the next tile is drawn
    play(game, Move("sultan_claim"), Move("place", tile="tower 11 N", at=[2, 0]))
    play(game, swap("pavilion", "tower"), stand(3, 0))
    assert homes(game, 1) == ["tower 11 -"]
    assert told(game).count("leftover") == 3  # the space stayed empty, so the game is over
    assert game.over


@traces("trader-waits-to-the-end", "characters:builder-and-card")
def test_the_trader_waits_until_the_last_redesign_and_one_resident_moves_in() -> None:
    """The first tile on his cell sets him aside; what is built later in the turn meets nobody."""
    modules = ("characters", "street_trader", "master_builders")
    tail = traders_at(f"1,0 {GST}") + part("characters", held=[["master_builder"], [], []])
    start = head(*modules, more='question = "place"\nacted = true')
    mine = seat(
        pending=["garden 11 -", "tower 12 -"], reserve=["seraglio 9 -"], hand=["denar builder 3"]
    )
    game = game_with(start, mine, "", "", tail=tail)
    play(game, Move("place", tile="garden 11 -", at=[1, 0]), MOVE_IN, join("tower"))
    game.play(Move("place", tile="tower 12 -", at=[2, 0]))
    assert asked(game) == (0, "end_question")
    game.play(Move("builder_add", tile="seraglio 9 -", at=[0, 1]))
    assert asked(game) == (0, "end_question")
    assert where(game) is None
    game.play(Move("send_builder", builder="denar builder 3"))
    game.play(Move("builder_card_remove", at=[0, 1]))
    assert asked(game) == (0, "place_trader")
    game.play(stand(0, 1))
    assert homes(game) == ["garden 11 -"]
    assert asked(game) == (1, "act")


@traces("falcons-alone")
def test_falcons_are_the_only_action_and_no_builder_follows() -> None:
    """What comes before the first action is allowed, and the vizier afterwards."""
    modules = ("viziers_favour", "characters", "master_builders", "falconers")
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    cards = ["ducat 7", "dirham 8", "denar builder 3", "denar 1"]
    tail = part("characters", held=[["money_changer"], [], []])
    start = head(*modules, more=START)
    game = game_with(start, seat(*board, hand=cards), "", "", tail=tail)
    play(game, Move("change_money", give="ducat 7", take="ducat 6"))
    falcon = next(move for move in game.moves() if move.kind == "falcon")
    play(game, falcon, Move("pay_falcon", card="ducat 6"))
    assert asked(game) == (1, "window_question")  # no builder was asked
    play(game, Move("done_window"), Move("done_window"))
    assert asked(game) == (0, "window_question")
    assert game.why_not(Move("favour", space=2, pay=["dirham 8"])) is None


@traces("falcons-alone")
def test_no_falcon_after_an_exact_purchase() -> None:
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    game = game_with(head("falconers"), seat(*board, hand=["dirham 8", "denar 1"]), "", "")
    assert "falcon" in kinds(game)
    falcon = next(move for move in game.moves() if move.kind == "falcon")
    game.play(Move("buy", space=2, pay=["dirham 8"]))
    assert asked(game) == (0, "act")
    assert "falcon" not in kinds(game)
    assert game.why_not(falcon) is not None


@traces("falcons-alone")
def test_the_builders_work_again_in_a_turn_without_falcons() -> None:
    modules = ("characters", "master_builders", "falconers")
    board = ("garden 11 - @ 1,0", "tower 12 - @ 0,1", "chambers 11 - @ 1,1")
    falcon = "falcon-white garden tower"
    tail = part("characters", held=[["master_builder"], [], []])
    tail += part("falconers", falcons=[[f"{falcon} @ 0,0"], [], []])
    game = game_with(head(*modules), seat(*board, hand=["denar builder 3"]), "", "", tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "end_question")
    assert {"at": [1, 1]} in moves_of(game, "builder_remove")
    game.play(Move("builder_remove", at=[1, 1]))
    assert game.view()["falconers"]["falcons"][0] == []
    assert falcon in game.view()["falconers"]["supply"]
