"""Whose turn it is, who is asked first, and what money is in hand when modules meet."""

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.rules import SCORING
from tests.rules.court import FRAMES, SCORINGS, beggar, bid, gone, serving
from tests.rules.gates import HEAD as GATES
from tests.rules.gates import PILE_1, PILE_2, asked, module_view, with_key
from tests.rules.sites import site, table
from tests.rules.support import game_with, leftovers
from tests.support import state_of

MARKET = 'market = ["garden 10 N", "pavilion 8 -", "garden 12 S", "seraglio 8 S"]'
DISPLAY = 'display = ["denar 4", "florin 3", "ducat 6", "dirham 1"]'


def head_of(*modules: str, more: str = "") -> str:
    """The head of a position with these modules."""
    listed = ", ".join(f'"{name}"' for name in modules)
    return f"modules = [{listed}]\n{MARKET}\n{DISPLAY}\n{more}\n"


def start_of(*modules: str) -> str:
    """The same, before the first action of the first seat."""
    return head_of(*modules, more=f'frames = {FRAMES}\ndue = "white"')


# --- Set-up


@pytest.mark.parametrize(
    "name",
    [
        "bureau_de_change",
        "characters",
        "gates_without_end",
        "invaders",
        "major_construction_projects",
        "power_of_sultan",
        "thieves",
    ],
)
def test_what_is_hidden_is_shuffled(name: str) -> None:
    """Other seeds, other piles: of the module itself, or of its cards in the fifths of the deck."""
    piles = set()
    for seed in range(8):
        state = state_of(Game(Setup(players=3, modules=(name,), seed=seed)))
        bounds = [len(state.deck), *state.fifths]
        fifths = [state.deck[bounds[n + 1] : bounds[n]] for n in range(5)]
        special = [sorted(face for face in fifth if face > SCORING) for fifth in fifths]
        piles.add(str((special, state.rules.modules[0].write(state))))
    assert len(piles) > 1


# --- What a thief's refill turns up


def thief_uncovers(*modules: str, cards: str, tail: str = "") -> Game:
    """The third seat steals between the turns of the first and the second."""
    head = head_of("thieves", *modules, more=f'deck = ["ducat 5", {cards}, "ducat 4", {SCORINGS}]')
    thieves = '[module.thieves]\nhands = [[], [], ["thief florin"]]\n'
    game = game_with(head, "", 'hand = ["denar 8"]', "", tail=thieves + tail)
    game.play(Move("take", cards=["dirham 1"]))
    assert asked(game) == (2, "window_question")
    game.play(Move("steal", card="florin 3"))
    return game


def test_a_character_between_turns_is_opened_by_the_player_due_next() -> None:
    game = thief_uncovers("characters", cards='"dancer"')
    assert asked(game) == (1, "character_bid_question")
    game.play(bid(8))
    for _ in range(2):
        game.play(Move("character_pass"))
    game.play(Move("character_pay", pay=["denar 8"]))
    assert len(game.view()["display"]) == 4
    assert asked(game) == (1, "start_question")  # nobody has a thief left; the dancer may begin


def test_a_gate_card_between_turns_lies_beside_the_full_display() -> None:
    game = thief_uncovers("city_gates", cards='"city gate"')
    assert game.view()["city_gates"]["open"] == 1
    assert len(game.view()["display"]) == 4


def test_an_attack_follows_a_scoring_between_turns_at_once() -> None:
    head = head_of("thieves", "characters", "invaders")
    head += 'deck = ["ducat 5", "scoring", "ducat 4", "scoring"]\n'
    tail = '[module.thieves]\nhands = [[], [], ["thief florin", "thief denar"]]\n'
    tail += serving([], ["wise_man"], [])
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("take", cards=["dirham 1"]))
    game.play(Move("steal", card="florin 3"))
    assert asked(game) == (1, "wise_man_question")
    game.play(Move("wise_choice", type="tower"))
    told = [event["event"] for event in game.log()]
    assert told.index("scored") < told.index("attacked") < told.index("scouts_opened")
    assert asked(game) == (2, "window_question")


# --- The beggar


def test_a_gate_card_the_beggar_draws_lies_open_and_he_draws_again() -> None:
    deck = f'["city gate", "denar 7", {SCORINGS}]'
    game = beggar(deck, "[]", head=start_of("characters", "city_gates"))
    game.play(Move("beg"))
    assert game.view()["city_gates"] == {"open": 1, "held": [0] * 3, "gates": [[]] * 3}
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]
    assert len(game.view()["display"]) == 4


def test_the_beggar_counts_money_cards_and_nothing_else() -> None:
    """Coins, exchange cards and offered money are not in hand; diamonds are."""
    names = ("bureau_de_change", "diamonds", "characters", "change", "major_construction_projects")
    tail = '[module.change]\ncoins = [["denar coin", "denar coin"], [], []]\n'
    tail += '[module.bureau_de_change]\nhands = [["bureau denar dirham"], [], []]\n'
    tail += '[module.major_construction_projects]\nbidder = 0\nbid = ["ducat 9", "ducat 8"]\n'
    deck = f'["denar 7", {SCORINGS}]'
    head = start_of(*names)
    poor = beggar(deck, '["florin 1", "florin 2"]', head=head, tail=tail)
    assert poor.why_not(Move("beg")) is None
    rich = beggar(deck, '["florin 1", "florin 2", "diamond 3"]', head=head, tail=tail)
    assert rich.why_not(Move("beg")) == "too_many_cards"


def test_offered_money_cannot_be_bid_for_a_character() -> None:
    head = head_of("characters", "major_construction_projects")
    head += f'deck = ["dancer", "ducat 5", {SCORINGS}]\n'
    tail = "[module.characters]\n"
    tail += '[module.major_construction_projects]\nbidder = 1\nbid = ["ducat 9", "ducat 8"]\n'
    game = game_with(head, "", 'hand = ["denar 8", "ducat 2"]', "", tail=tail)
    game.play(Move("take", cards=["dirham 1"]))
    assert asked(game) == (1, "character_bid_question")
    assert game.why_not(bid(8)) is None
    assert game.why_not(bid(9)) == "cannot_pay_bid"


# --- Cards for every round


def test_the_patron_is_no_card_for_every_round() -> None:
    tail = serving(["rich_patron", "merchant"], [], [], more="used = true")
    game = game_with(head_of("characters"), "", "", "", tail=tail)
    assert game.why_not(Move("merchant_take", cards=["denar 4", "florin 3"])) is not None
    game.play(Move("patron_buy", space=3))
    assert game.view()["seats"][0]["pending"] == ["garden 12 S"]
    assert gone(game) == ["rich_patron"]


def test_the_miser_is_not_asked_where_no_money_lies() -> None:
    head = head_of("bureau_de_change", "characters")
    head = head.replace(DISPLAY, 'display = ["bureau denar ducat"]')
    seat = 'hand = ["denar 9", "denar 1"]'
    game = game_with(head, seat, "", "", tail=serving(["miser"], [], []))
    game.play(Move("buy", space=1, pay=["denar 9", "denar 1"]))
    assert asked(game) == (0, "act")


def test_of_equal_cards_the_merchant_names_the_first() -> None:
    head = head_of("characters").replace(DISPLAY, 'display = ["denar 3", "denar 3", "ducat 4"]')
    game = game_with(head, "", "", "", tail=serving(["merchant"], [], []))
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "merchant_take"]
    assert takes == [["denar 3", "denar 3"], ["denar 3", "ducat 4"]]


def test_the_money_changer_changes_diamonds_too() -> None:
    head = start_of("diamonds", "characters").replace('"ducat 6"', '"diamond 6"')
    tail = serving(["money_changer"], [], [])
    game = game_with(head, 'hand = ["diamond 5", "ducat 7"]', "", "", tail=tail)
    assert game.why_not(Move("change_money", give="diamond 5", take="denar 4")) is None
    game.play(Move("change_money", give="ducat 7", take="diamond 6"))
    assert game.view(0)["seats"][0]["hand"] == ["diamond 5", "diamond 6"]


def test_the_wise_man_chooses_anew_in_the_last_scoring() -> None:
    head = head_of("characters", more="rounds = 2\ntower = []")
    head = head.replace(MARKET, 'market = ["-", "-", "-", "-"]')
    mine = 'board = ["tower 11 - @ 1,0"]'
    theirs = 'board = ["tower 11 N @ 1,0"]'
    game = game_with(head, mine, theirs, "", tail=serving(["wise_man"], [], []))
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "wise_man_question")
    game.play(Move("wise_choice", type="tower"))
    assert game.over
    assert [p for name, p, _ in game.score_sheets[-1][0] if name == "tower"] == [21]


# --- The sultan


SULTAN = '[module.power_of_sultan]\nopen = ["denar tower"]\n'


def test_exchange_cards_and_coins_buy_a_sultan_card() -> None:
    tail = SULTAN + '[module.bureau_de_change]\nhands = [["bureau denar ducat"], [], []]\n'
    tail += '[module.change]\ncoins = [["denar coin"], [], []]\n'
    head = head_of("bureau_de_change", "change", "power_of_sultan")
    game = game_with(head, 'hand = ["ducat 6"]', "", "", tail=tail)
    card = {"sultan": "denar", "mark": "tower"}
    game.play(Move("bureau_buy", card="bureau denar ducat", **card))
    game.play(Move("pay_card", unit="ducat 6"))
    game.play(Move("pay_card", unit="denar coin"))
    game.play(Move("sultan_keep"))
    assert game.view()["power_of_sultan"]["held"][0] == ["denar tower"]
    assert game.question is not None
    assert game.question.data == {"extra": True}


def claimed(*modules: str, drawn: str, tail: str = "", seat: str = "", mark: str) -> Game:
    """The first seat has bought the garden; this tile is drawn for its space."""
    head = head_of("power_of_sultan", *modules) + f'tower = ["{drawn}", "chambers 11 -"]\n'
    held = f'[module.power_of_sultan]\nheld = [[], ["denar {mark}"], []]\n'
    game = game_with(head, 'hand = ["denar 9", "denar 2"]', seat, "", tail=held + tail)
    game.play(Move("buy", space=1, pay=["denar 9", "denar 2"]))
    game.play(Move("place", tile="garden 10 N", at=[1, 0]))
    return game


@pytest.mark.parametrize("mark", ["pavilion", "tower"])
def test_a_camp_has_no_type_to_be_claimed_by(mark: str) -> None:
    game = claimed("camps", drawn="camp 10 NW", mark=mark)
    assert asked(game) == (1, "act")
    assert game.view()["market"][0] == "camp 10 NW"


def test_a_gate_may_be_used_for_a_claimed_tile() -> None:
    seat = 'board = ["pavilion 7 E @ 1,0"]'
    tail = "[module.city_gates]\nheld = [0, 1, 0]\n"
    game = claimed("city_gates", drawn="seraglio 7 W", tail=tail, seat=seat, mark="seraglio")
    game.play(Move("sultan_claim"))
    gate = Move("place_with_gate", tile="seraglio 7 W", at=[2, 0], gate="W")
    assert game.why_not(gate) is None


def test_a_claimed_tile_may_be_laid_in_a_stall() -> None:
    game = claimed("personal_building_market", drawn="seraglio 7 W", mark="seraglio")
    game.play(Move("sultan_claim"))
    game.play(Move("store", tile="seraglio 7 W"))
    assert asked(game) == (1, "choose_stall")


def test_a_refill_after_a_key_can_be_claimed() -> None:
    head = GATES.replace("modules = [", 'modules = ["power_of_sultan", ')
    head += '\ntower = ["garden 11 -", "seraglio 7 W", "chambers 11 -"]'
    held = '[module.power_of_sultan]\nheld = [[], [], ["denar seraglio"]]\n'
    hand = 'hand = ["denar 8", "dirham 9", "dirham 5"]'
    game = with_key("buy", hand, "", "", head=head, tail=held + PILE_2)
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    game.play(Move("store", tile="garden 10 N"))
    while asked(game)[1].startswith("gate_"):
        game.play(Move("gate_decline"))
    assert asked(game) == (2, "sultan_claim_question")


def test_a_won_project_waits_though_a_claimed_tile_is_placed_before_the_turn() -> None:
    """White has won a project; the dancer's swap draws a tower, which White claims."""
    head = start_of("characters", "power_of_sultan", "major_construction_projects")
    head += 'tower = ["tower 11 N", "chambers 11 -"]\n'
    tail = serving(["dancer"], [], [])
    tail += '\n[module.power_of_sultan]\nheld = [["denar tower"], [], []]\n'
    game = game_with(head, 'pending = ["project pavilion arcades"]', "", "", tail=tail)
    game.play(Move("dancer_swap", space=2))
    game.play(Move("sultan_claim"))
    assert asked(game) == (0, "place")
    assert game.question is not None
    assert game.question.data == {"tiles": ["tower 11 N"]}
    project = Move("store", tile="project pavilion arcades")
    assert game.why_not(project) == "not_pending"
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)
    game.play(Move("place", tile="tower 11 N", at=[1, 0]))
    assert asked(game) == (0, "act")
    assert game.view()["seats"][0]["pending"] == ["project pavilion arcades"]
    game.play(Move("take", cards=["denar 4"]))
    assert asked(game) == (0, "place")
    assert game.why_not(project) is None


# --- Bonuses of a key


def test_other_seats_redesign_their_own_alhambra() -> None:
    """White takes the wall, then Red the money, Yellow redesigns what is Yellow's."""
    theirs = 'board = ["garden 11 - @ 1,0"]\nreserve = ["tower 11 -"]'
    game = with_key("wall", "", "", theirs)
    game.play(Move("gate_wall", at=[0, 0], side="N"))
    game.play(Move("gate_take", card="florin 9"))
    assert asked(game) == (2, "gate_redesign")
    game.play(Move("gate_add", tile="tower 11 -", at=[0, 1]))
    laid = [tile["tile"] for tile in game.view()["seats"][2]["board"]]
    assert sorted(laid) == ["garden 11 -", "tower 11 -"]
    assert asked(game) == (1, "act")


def test_a_diamond_is_a_money_card_for_the_bonus() -> None:
    head = GATES.replace("modules = [", 'modules = ["diamonds", ').replace("florin 6", "diamond 6")
    game = with_key("money", "", "", "", head=head)
    game.play(Move("gate_take", card="diamond 6"))
    assert game.view(0)["seats"][0]["hand"] == ["diamond 6"]


def test_the_bonus_sells_no_site_no_watchtower_and_sends_no_scout() -> None:
    names = '"invaders", "watchtowers", "building_sites", '
    head = GATES.replace("modules = [", f"modules = [{names}")
    hand = 'hand = ["denar 8", "dirham 9", "dirham 5"]'
    scouts = '[module.invaders]\nscouts = ["garden", "tower"]\n'
    game = with_key("buy", hand, "", "", head=head, tail=scouts + PILE_2)
    sold = [move.parts for move in game.moves() if move.kind == "gate_buy"]
    assert sold == [{"space": 2, "tile": "garden 10 N", "pay": ["dirham 5", "dirham 9"]}]
    game.play(Move("gate_buy", space=2, pay=["dirham 5", "dirham 9"]))
    assert "scout_sent" not in [event["event"] for event in game.log()]


def test_a_won_project_earns_no_key() -> None:
    name = "major_construction_projects"
    head = GATES.replace("modules = [", f'modules = ["{name}", ') + '\nturn = "yellow"'
    tail = f'[module.{name}]\nopen = "project pavilion arcades"\nbidder = 0\n'
    tail += f'bid = ["ducat 9", "ducat 8"]\n{PILE_1}'
    game = game_with(head, "", "", "", tail=tail)
    game.play(Move("take", cards=["florin 9"]))
    assert asked(game) == (0, "act")
    assert module_view(game)["keys"] == [0, 0, 0]


# --- Between turns


def test_the_vizier_pays_with_diamonds_and_coins_and_lays_in_a_stall() -> None:
    head = head_of("viziers_favour", "diamonds", "change", "personal_building_market")
    tail = '[module.change]\ncoins = [[], ["dirham coin"], []]\n'
    hand = 'hand = ["diamond 8", "dirham 7"]'
    for pay in (["diamond 8"], ["dirham 7", "dirham coin"]):
        game = game_with(head, "", hand, "", tail=tail)
        game.play(Move("take", cards=["denar 4"]))
        game.play(Move("favour", space=2, pay=pay))
        game.play(Move("store", tile="pavilion 8 -"))
        assert asked(game) == (1, "choose_stall")
        game.play(Move("lay_in_stall", stall="florin"))
        assert asked(game)[1] == "window_question"


# --- The end


def test_offers_come_back_before_sites_void_money_and_coins_count_where_diamonds_do_not() -> None:
    """White's ducats are back, then void; Red's coin decides, Yellow's diamonds count nothing."""
    names = ("diamonds", "change", "building_sites", "major_construction_projects")
    head = head_of(*names, more="rounds = 2\ntower = []")
    head = head.replace(MARKET, 'market = ["-", "-", "garden 12 S", "-"]')
    tail = table(site("tower 11 N", token="ducat"))
    tail += '[module.change]\ncoins = [[], ["ducat coin"], []]\n'
    tail += '[module.major_construction_projects]\nbidder = 0\nbid = ["ducat 9", "ducat 8"]\n'
    mine = 'board = ["tower 11 N @ 1,0"]'
    theirs = 'hand = ["diamond 9"]'
    game = game_with(head, mine, "", theirs, tail=tail)
    game.play(Move("take", cards=["denar 4"]))
    assert leftovers(game) == [1]
    assert game.view(0)["seats"][0]["hand"] == ["denar 4"]
