"""Secret choices, walls, majorities, losses, and the end of the game."""

from alhambra import Game, Move
from tests.modules.building_sites.sites import site, table
from tests.modules.buildings_of_power import positions as powers
from tests.modules.street_trader.trader import GST, MOVE_IN, homes, join, stand, traders
from tests.modules.together.meeting import asked, hand, head, part, play, seat, told
from tests.rules.support import game_with, leftovers, points
from tests.rules.tracing import traces

SCORING = ["scoring", "ducat 5", "scoring"]


def items(game: Game, number: int, seat_number: int = 0) -> list[str]:
    """What stands on the sheet of a scoring for a seat, in its order."""
    return [name for name, _, _ in game.score_sheets[number - 1][seat_number]]


# --- Choices in a scoring


@traces("secret-choices")
def test_bonus_cards_are_chosen_first_then_the_wise_man_then_all_is_counted() -> None:
    """The card of the second scoring makes gardens dearest; the longest wall decides by length."""
    modules = ("bonus_cards", "characters", "new_score_cards", "watchtowers")
    orders = {
        "first": ["garden", "tower", "arcades", "pavilion", "chambers", "seraglio"],
        "second": ["tower", "pavilion", "seraglio", "chambers", "arcades", "garden"],
        "third": ["seraglio", "garden", "tower", "chambers", "arcades", "pavilion"],
    }
    tail = part("new_score_cards", **orders)
    tail += part("bonus_cards", hands=[["bonus garden 10"], ["bonus garden 11"], []])
    tail += part("characters", held=[[], ["wise_man"], ["city_watch"]])
    mine, theirs = seat("garden 10 - @ 1,0"), seat("garden 11 - @ 1,0")
    game = game_with(head(*modules, deck=SCORING), mine, theirs, "", tail=tail)
    game.play(Move("take", cards=["dirham 1"]))
    asking = []
    while "bonus" in asked(game)[1]:
        asking.append(asked(game)[0])
        shown = game.view()["bonus_cards"]["open"]
        assert shown == [[], [], []]  # nobody sees what the others choose
        game.play(next(move for move in game.moves() if move.parts.get("bonuses")))
    assert sorted(asking) == [0, 1]
    assert asked(game) == (1, "wise_man_question")
    game.play(Move("wise_choice", type="garden"))
    sheet = game.score_sheets[0]
    found = [(p, d["halves"]) for n in (0, 1) for name, p, d in sheet[n] if name == "garden"]
    assert found == [(0, 4), (1, 5)]  # two and a half against two, worth 1 in this scoring


# --- Losses


@traces("losses-in-order")
def test_medinas_then_invaders_and_nobody_falls_below_zero_in_between() -> None:
    """Dirk has the only medina and ranks with it; both players lose 3, then to the attack."""
    modules = ("invaders", "medina")
    tail = part("invaders", attacks=["north", "east", "south", "west"])
    tail += '[dirk]\ntiles = ["medina 8 S"]\nscore = 9\n'
    start = head(*modules, deck=SCORING)
    game = game_with(start, seat("garden 11 - @ 1,0", score=1), seat(score=2), tail=tail)
    game.play(Move("take", cards=["dirham 1"]))
    assert items(game, 1)[-2:] == ["medina", "invaders"]
    assert game.scores == [1, 0]  # 1 + 5 - 3 - 2, and 2 - 3 is 0 before the attack
    assert game.view()["dirk"]["score"] == 9
    names = told(game)
    assert names.index("scored") < names.index("attacked") < names.index("dirk_drew")


# --- Walls and majorities


@traces("two-second-walls")
def test_strength_and_the_caliph_both_count_the_second_wall() -> None:
    """Walls of 8 and 6, dice of 5: in the last scoring 8 + 5 + 6."""
    modules = ("buildings_of_power", "caliphs_guidelines")
    walls, board = powers.row()
    tail = powers.power(dice=[["chambers 11 -", 2], ["garden 9 E", 3]])
    tail += part("caliphs_guidelines", missions=["second_longest_wall", "rows", "columns"])
    start = head(*modules, market=["tower 9 ES", "garden 10 N", "arcades 9 -", "garden 11 -"])
    game = game_with(start + walls, board, "", "", tail=tail)
    sheet = {name: won for name, won, _ in game.count_round(3)[0]}
    assert sheet["wall"] + sheet["strength"] + sheet["caliph_second_longest_wall"] == 8 + 5 + 6
    assert points(game, 2, "wall")[0] + points(game, 2, "strength")[0] == 8 + 5


@traces("halves-and-extensions")
def test_a_semi_building_ties_with_an_extension_and_the_wise_man() -> None:
    """Two towers and a half against an extended one and a half: they share two places."""
    modules = ("characters", "gates_without_end", "extensions")
    tail = part("characters", held=[[], ["wise_man"], []], wise="tower")
    tail += part("gates_without_end", semi_buildings=[["tower"], [], []])
    tail += part("extensions", extended=[["tower 11 N", "tower"]])
    mine, theirs = seat("tower 11 - @ 1,0", "tower 12 - @ 2,0"), seat("tower 11 N @ 1,0")
    game = game_with(head(*modules), mine, theirs, "", tail=tail)
    assert points(game, 2, "tower") == [(13 + 6) // 2, (13 + 6) // 2, 0]


@traces("halves-and-extensions")
def test_halves_and_bonus_cards_add_up_but_need_a_real_building() -> None:
    modules = ("bonus_cards", "characters", "squares", "gates_without_end")
    tail = part("characters", held=[["wise_man"], [], []], wise="tower")
    tail += part("gates_without_end", semi_buildings=[["tower"], [], []])
    tail += part("bonus_cards", hands=[["bonus tower 12"], [], []], shown=["bonus tower 12"])
    rival = seat("tower 11 N @ 1,0", "tower 11 S @ -1,0")
    board = ("tower 12 - @ 1,0", "square tower N @ 2,0")
    game = game_with(head(*modules), seat(*board), rival, "", tail=tail)
    halves = [data["halves"] for name, _, data in game.count_round(1)[0] if name == "tower"]
    assert halves == [2 * (1 + 1 + 1) + 1 + 1]  # tower, square, card, and two halves
    bare = tail.replace('shown = ["bonus tower 12"]', "shown = []")
    game = game_with(head(*modules), seat("square tower N @ 1,0"), rival, "", tail=bare)
    assert points(game, 1, "tower") == [0, 6, 0]


# --- Leftovers


MONEY = ("bureau_de_change", "diamonds", "camps", "change", "street_trader", "master_builders",
         "bazaars", "caravanserai", "building_sites", "exchange_certificates", "medina",
         "viziers_favour", "thieves")  # fmt: skip


@traces("leftovers", "building_sites:builders-void")
def test_leftovers_count_all_money_but_voided_cards_and_diamonds() -> None:
    """White's denars are void, but not its coin and caravan; nobody buys or steals now.

    What is stored on a certificate counts for nobody.
    """
    tail = table(site("tower 11 N", token="denar"))
    tail += part("change", coins=[["denar coin"], [], []])
    tail += part("caravanserai", cards=[["denar caravanserai 1: denar 2"], [], []])
    tail += part("exchange_certificates", credit=[[], ["denar certificate 3"], []])
    tail += part("bureau_de_change", hands=[[], ["bureau denar dirham"], []])
    tail += part("bazaars", beside=[["bazaar denar seraglio arcades tower"], [], [], []])
    tail += part("thieves", hands=[["thief denar"], ["thief denar"], []])
    tail += traders(f"2,0 {GST}")
    market = ["tower 12 -", "camp 5 S", "medina 7 W", "-"]
    start = head(*MONEY, market=market, tower=[], rounds=2)
    cards = ["denar 9", "denar builder 3", "diamond 9"]
    mine = seat("tower 11 N @ 1,0", hand=cards)
    theirs = seat(hand=["denar 2", "dirham builder 3", "diamond 8"])
    game = game_with(start, mine, theirs, seat(hand=["dirham 1", "diamond 7"]), tail=tail)
    play(game, Move("take", cards=["florin 3"]), Move("done_end"))
    assert leftovers(game) == [0, 1, -1]  # 3 against 2 denars; a builder is 3 dirhams
    assert "denar builder 3" not in hand(game)
    assert game.view()["bazaars"]["beside"] == [["bazaar denar seraglio arcades tower"], [], [], []]
    assert asked(game) == (1, "place")
    game.play(Move("store", tile="camp 5 S"))
    assert asked(game) == (0, "place")
    play(game, Move("place", tile="tower 12 -", at=[2, 0]), MOVE_IN, join("pavilion"))
    game.play(stand(3, 0))
    assert game.over
    assert homes(game) == ["tower 12 -"]


END = ("invaders", "building_sites", "medina", "major_construction_projects", "palace_staff",
       "orchards", "palace_designers", "gates_without_end", "buildings_of_power", "treasures",
       "caliphs_guidelines")  # fmt: skip


@traces("end-sequence")
def test_the_end_goes_step_by_step() -> None:
    """Offers back, tokens shown, staff missed, leftovers given and built, third scoring, losses."""
    market = ["arcades 10 -", "-", "-", "-"]
    start = head(*END, market=market, tower=[], rounds=2, turn="red")
    tail = part("major_construction_projects", open="project tower garden", bidder=0,
                bid=["denar 9", "denar 7"])  # fmt: skip
    tail += table(site("pavilion 8 -", token="ducat"))
    tail += part("palace_designers", designers=["0,0 E", "0,0 N", "0,0 N"])
    tail += part("orchards", boards=[1, 2, 3], market=[["arcades 10 -", "apple"]],
                 planted=[[], [], []])  # fmt: skip
    tail += part("invaders", past=["south", "west"], attacks=["north", "east"])
    mine = seat("pavilion 8 - @ 0,1", "garden 11 - @ 0,2", hand=["ducat 9"], score=50)
    theirs = seat(hand=["denar 5"], score=50)
    game = game_with(start, mine, theirs, "score = 50", tail=tail)
    game.play(Move("take", cards=["ducat 6"]))
    assert leftovers(game) == [0]  # the offer is back: 16 denars against 5
    assert hand(game) == ["denar 7", "denar 9"]
    assert game.scores == [49, 50, 50]  # the garden has no servant, the site needs none yet
    while asked(game)[1] != "place":
        game.play(game.moves()[0])
    game.play(Move("place", tile="arcades 10 -", at=[1, 0]))
    assert game.scores[0] == 49 + 2  # built where the designer points; no key, no die
    while not game.over:
        game.play(game.moves()[0])
    names = told(game)
    order = ["bid_returned", "sites_shown", "leftover", "placed", "scored", "attacked"]
    assert [name for name in dict.fromkeys(names) if name in order] == order
    assert not {"key_taken", "key_shown", "power_rolled"} & set(names)
    listed = items(game, 1)
    assert listed[-2:] == ["medina", "invaders"]
    assert listed.index("arcades") < listed.index("orchards") < listed.index("medina")
