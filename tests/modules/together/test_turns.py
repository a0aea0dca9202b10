"""The end of a turn, odd moments for a scoring, bonuses out of turn."""

from alhambra import Game, Move
from tests.modules.gates_without_end import gates
from tests.modules.street_trader.trader import GST, MOVE_IN, homes, join, stand, traders
from tests.modules.together.meeting import (
    START,
    asked,
    guild,
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

ARCADES = "arcades 7 ES"  # a building of power: architecture
MARKET = [ARCADES, "pavilion 8 -", "garden 12 S", "seraglio 8 S"]
PILE = part("gates_without_end", pile=[1, 2, 3, 4, 5, 6, 7, 8, 9])

# --- The end of a turn


PILE_UP = ("viziers_favour", "thieves", "street_trader", "master_builders", "invaders",
           "power_of_sultan", "travelling_craftsmen", "gates_without_end",
           "buildings_of_power")  # fmt: skip


def pile_up(tower: list[str]) -> Game:
    """White has bought arcades of power; a scoring card is next, and this is left of the tower."""
    start = head(*PILE_UP, market=MARKET, tower=tower, deck=["scoring", "ducat 5", "ducat 7",
                 "ducat 8", "scoring"])  # fmt: skip
    tail = traders(f"1,0 {GST}", f"1,0 {GST}") + PILE + guild("carpenter", "builder", players=2)
    tail += part("power_of_sultan", held=[[], ["denar tower"]])
    tail += part("thieves", hands=[["thief ducat"], []])
    mine = seat(hand=["denar 7", "denar builder 3"], score=9)
    game = game_with(start, mine, seat(score=9), tail=tail)
    play(game, Move("buy", space=1, pay=["denar 7"]), Move("take", cards=["dirham 1"]))
    return game


TILES = ["tower 11 -", "tower 11 N", "tower 11 S", "tower 12 -", "tower 8 NES", "tower 10 W",
         "tower 9 NE", "pavilion 7 E", "pavilion 6 N"]  # fmt: skip


@traces("pile-up", "gates_without_end:power-first")
def test_everything_at_the_end_of_a_turn_has_its_place() -> None:
    """Placing, builder; money, scoring, attack, Dirk, claims, market; power, key, craftsman."""
    game = pile_up(TILES)
    play(game, Move("place", tile=ARCADES, at=[0, 1]))
    asking = []
    while asked(game)[1] != "window_question":
        asking.append(asked(game))
        wanted = ("done_end", "sultan_decline", "done_power", "gate_decline", "pass_craftsman")
        moves = {move.kind: move for move in game.moves()}
        game.play(next((moves[kind] for kind in wanted if kind in moves), game.moves()[0]))
    questions = list(dict.fromkeys(kind for _, kind in asking))
    assert questions.index("end_question") < questions.index("sultan_claim_question")
    assert questions.index("sultan_claim_question") < questions.index("power_question")
    assert questions.index("power_question") < questions.index("insert_key")
    assert questions[-1] == "craftsman_question"
    names = told(game)
    order = ["placed", "turned_up", "scored", "attacked", "dirk_drew", "on_market", "key_shown",
             "craftsman_passed"]  # fmt: skip
    assert [name for name in dict.fromkeys(names) if name in order] == order
    assert asked(game) == (1, "window_question")


@traces("pile-up")
def test_if_the_market_cannot_be_filled_power_key_and_window_are_skipped() -> None:
    """Dirk draws six of eight tiles, the sultan's card claims one, one is left for no space."""
    game = pile_up(TILES[:7])
    play(game, Move("place", tile=ARCADES, at=[0, 1]), Move("done_end"))
    while asked(game)[1] == "sultan_claim_question":
        game.play(Move("sultan_claim"))
        game.play(next(move for move in game.moves() if move.kind == "store"))
    while not game.over:
        assert asked(game)[1] not in ("power_question", "insert_key", "window_question")
        game.play(game.moves()[0])
    names = told(game)
    assert "key_shown" not in names
    assert "power_rolled" not in names
    assert names.index("dirk_drew") < names.index("sultan_claimed") < names.index("game_over")


# --- Scoring cards at odd moments


def blacksmith(*deck: str) -> Game:
    """White has a blacksmith and acts."""
    tail = guild("blacksmith", "builder")
    start = head("travelling_craftsmen", deck=list(deck))
    return game_with(start, seat("tower 11 - @ 1,0"), "", "", tail=tail)


@traces("odd-scorings")
def test_a_scoring_card_under_the_blacksmith_waits_for_the_end_of_the_turn() -> None:
    game = blacksmith("scoring", "denar 7", "denar 8", "denar 9", "scoring")
    game.play(Move("forge"))
    assert len(game.view()["display"]) == 6
    assert game.view()["rounds"] == 0
    game.play(Move("take", cards=["denar 7"]))
    assert game.view()["rounds"] == 1
    assert game.scores == [6, 0, 0]


@traces("odd-scorings")
def test_two_scoring_cards_are_scored_in_order_whenever_they_came() -> None:
    """One waits since the blacksmith's work, one comes with the refill."""
    cards = ("scoring", "denar 1", "denar 1", "scoring", "denar 9")
    game = blacksmith(*cards)
    game.play(Move("forge"))
    assert game.view()["rounds"] == 0
    game.play(Move("take", cards=["denar 1", "denar 1", "dirham 1"]))
    assert game.view()["rounds"] == 2
    assert game.scores == [6 + 13, 0, 0]


# --- Bonuses of a key, out of turn


OTHERS = ("city_gates", "characters", "street_trader", "art_of_the_moors", "palace_designers",
          "gates_without_end", "orchards")  # fmt: skip


@traces("bonuses-out-of-turn")
def test_a_bonus_out_of_turn_works_in_the_own_alhambra_with_all_that_follows() -> None:
    """Red adds a tile: designer's points, trader and culture are Red's; no builder, no merchant."""
    modules = ("street_trader", "art_of_the_moors", "palace_designers", "gates_without_end",
               "city_gates", "characters")  # fmt: skip
    start = head(*modules, market=["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"],
                 display=["florin 6", "florin 7", "florin 8", "florin 9"])  # fmt: skip
    tail = traders(f"1,0 {GST}", f"1,0 {GST}", f"1,0 {GST}") + PILE
    tail += part("palace_designers", designers=["0,0 N", "0,0 E", "0,0 N"])
    tail += part("characters", held=[[], ["master_builder"], []])
    theirs = seat("garden 11 - @ 0,1", reserve=["tower 11 -"])
    game = game_with(start, seat(hand=["denar 8"]), theirs, "", tail=tail)
    play(game, Move("buy", space=1, pay=["denar 8"]), Move("pass"))
    game.play(Move("store", tile="arcades 8 N"))
    assert asked(game) == (0, "insert_key")
    choices = game.question.data["choices"] if game.question is not None else []
    bonus = next(row[0] for row in choices if row[1] == "redesign")
    game.play(Move("insert_key", bonus=bonus))
    while asked(game)[0] == 0:
        game.play(next(m for m in game.moves() if m.kind in ("gate_decline", "gate_take")))
    assert asked(game) == (1, "gate_redesign")
    assert not any(kind.startswith("builder") for kind in kinds(game))
    game.play(Move("gate_add", tile="tower 11 -", at=[1, 0]))
    answers = {"move_in": MOVE_IN, "new_resident": join("pavilion"), "place_trader": stand(2, 0)}
    seen = set()
    while asked(game)[0] == 1 and asked(game)[1] != "act":
        seen.add(asked(game)[1])
        game.play(answers.get(game.moves()[0].kind, game.moves()[0]))
    assert game.view()["seats"][1]["score"] == 2
    assert homes(game, 1) == ["tower 11 -"]
    culture = game.view()["art_of_the_moors"]["culture"][1]
    assert [price for price, _, _ in culture] == [11]
    assert "place_trader" in seen


@traces("bonuses-out-of-turn")
def test_such_a_redesign_obeys_the_own_locks_and_may_use_an_own_gate() -> None:
    modules = ("city_gates", "palace_staff", "gates_without_end")
    start = head(*modules, market=["arcades 8 N", "garden 10 N", "tower 13 E", "tower 12 -"],
                 display=["florin 6", "florin 7", "florin 8", "florin 9"])  # fmt: skip
    tail = PILE + part("city_gates", held=[0, 0, 1])
    tail += part("palace_staff", marshals=[[0, 0], [0, 0], [0, 1]])
    theirs = seat("pavilion 7 E @ 1,0", "garden 11 - @ 0,1", reserve=["seraglio 7 W"])
    game = game_with(start, seat(hand=["denar 8"]), "", theirs, tail=tail)
    gates.turn_ends(game)
    choices = game.question.data["choices"] if game.question is not None else []
    bonus = next(row[0] for row in choices if row[2] == "redesign")
    game.play(Move("insert_key", bonus=bonus))
    while asked(game) != (2, "gate_redesign"):
        game.play(next(m for m in game.moves() if m.kind in ("gate_decline", "gate_take")))
    assert game.why_not(Move("gate_remove", at=[0, 1])) == "marshal_stands_there"
    game.play(Move("gate_add_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W"))
    assert game.view()["city_gates"]["held"] == [0, 0, 0]


# --- Taking money


CLUSTER = ("bureau_de_change", "city_gates", "characters", "palace_staff", "travelling_craftsmen",
           "alhambra_zoo")  # fmt: skip
SMALL = ["denar 2", "dirham 3", "bureau denar florin", "florin 4"]


def cluster(more: str = "") -> Game:
    """White has merchant, goldsmith, a marshal on the fountain, and a garden with an animal."""
    tail = part("characters", held=[["merchant"], [], []])
    tail += part("city_gates", open=1)
    tail += guild("goldsmith", "builder")
    start = head(*CLUSTER, display=SMALL)
    mine = seat("garden 11 - @ 1,0", "tower 12 - @ 2,0", hand=["denar 1"])
    return game_with(start, mine, "", "", tail=tail + more)


@traces("take-money-cluster")
def test_limits_do_not_add_and_only_money_lets_the_marshal_walk() -> None:
    game = cluster()
    assert game.why_not(Move("take", cards=["denar 2", "florin 4"])) == "above_take_limit"
    assert game.why_not(Move("merchant_take", cards=["dirham 3", "florin 4"])) is None
    nine = ["denar 2", "dirham 3", "florin 4"]
    assert game.why_not(Move("merchant_take", cards=nine)) == "above_take_limit"
    assert game.why_not(Move("goldsmith_take", cards=nine)) == "above_take_limit"
    steps = {}
    for name, move in (
        ("five", Move("take", cards=["denar 2", "dirham 3"])),
        ("seven", Move("merchant_take", cards=["dirham 3", "florin 4"])),
        ("bureau", Move("take_bureau", card="bureau denar florin")),
        ("gate", Move("take_gate")),
    ):
        other = game.copy()
        other.play(move)
        asks = asked(other)[1] == "marshal_steps"
        steps[name] = other.question.data["steps"] if asks and other.question is not None else 0
    assert steps == {"five": 1, "seven": 0, "bureau": 0, "gate": 0}


@traces("take-money-cluster")
def test_the_marshal_walks_before_the_animals_do() -> None:
    animals = part("alhambra_zoo", animals=[["garden 11 -", "monkey"]])
    game = cluster(animals)
    game.play(Move("take", cards=["denar 2"]))
    assert asked(game) == (0, "marshal_steps")
    play(game, Move("marshal_step", at=[1, 0]), Move("marshal_stop"))
    assert asked(game) == (0, "end_question")
    game.play(Move("call_animals"))
    assert {"pay": ["denar 2"]} in moves_of(game, "animal_card")
    assert hand(game) == ["denar 1", "denar 2"]


@traces("odd-scorings")
def test_the_beggar_before_the_turn_is_the_third_odd_moment() -> None:
    """A scoring card he draws is scored before the first action, Dirk's tiles follow at once."""
    start = head("characters", more=START, deck=["scoring", "denar 7", "scoring"])
    tail = part("characters", held=[["beggar"], []])
    game = game_with(start, "", "", tail=tail)
    names = [event["event"] for event in game.play(Move("beg"))]
    assert names.index("scored") < names.index("dirk_drew")
    assert asked(game) == (0, "act")
