"""Whose turn it is, who is asked first, and what money is in hand when modules meet."""

import pytest

from alhambra import Game, Move, Setup
from alhambra.engine.rules import SCORING
from tests.modules.characters.court import FRAMES, SCORINGS, beggar, bid, gone, serving
from tests.modules.gates_without_end.gates import asked
from tests.rules.support import game_with
from tests.rules.tracing import traces
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


@traces("characters:between-turns", "thieves:special")
def test_a_character_between_turns_is_opened_by_the_player_due_next() -> None:
    game = thief_uncovers("characters", cards='"dancer"')
    assert asked(game) == (1, "character_bid_question")
    game.play(bid(8))
    for _ in range(2):
        game.play(Move("character_pass"))
    game.play(Move("character_pay", pay=["denar 8"]))
    assert len(game.view()["display"]) == 4
    assert asked(game) == (1, "start_question")  # nobody has a thief left; the dancer may begin


@traces("city_gates:thief", "thieves:special")
def test_a_gate_card_between_turns_lies_beside_the_full_display() -> None:
    game = thief_uncovers("city_gates", cards='"city gate"')
    assert game.view()["city_gates"]["open"] == 1
    assert len(game.view()["display"]) == 4


@traces("thieves:scoring")
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


@traces("city_gates:beggar")
def test_a_gate_card_the_beggar_draws_lies_open_and_he_draws_again() -> None:
    deck = f'["city gate", "denar 7", {SCORINGS}]'
    game = beggar(deck, "[]", head=start_of("characters", "city_gates"))
    game.play(Move("beg"))
    assert game.view()["city_gates"] == {"open": 1, "held": [0] * 3, "gates": [[]] * 3}
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]
    assert len(game.view()["display"]) == 4


@traces("characters:beggar-money", "diamonds:beggar", "major_construction_projects:not-in-hand")
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


@traces("characters:bid-not-offered", "major_construction_projects:not-in-hand")
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


@traces("characters:patron")
def test_the_patron_is_no_card_for_every_round() -> None:
    tail = serving(["rich_patron", "merchant"], [], [], more="used = true")
    game = game_with(head_of("characters"), "", "", "", tail=tail)
    assert game.why_not(Move("merchant_take", cards=["denar 4", "florin 3"])) is not None
    game.play(Move("patron_buy", space=3))
    assert game.view()["seats"][0]["pending"] == ["garden 12 S"]
    assert gone(game) == ["rich_patron"]


@traces("characters:miser-not")
def test_the_miser_is_not_asked_where_no_money_lies() -> None:
    head = head_of("bureau_de_change", "characters")
    head = head.replace(DISPLAY, 'display = ["bureau denar ducat"]')
    seat = 'hand = ["denar 9", "denar 1"]'
    game = game_with(head, seat, "", "", tail=serving(["miser"], [], []))
    game.play(Move("buy", space=1, pay=["denar 9", "denar 1"]))
    assert asked(game) == (0, "act")


@traces("characters:merchant")
def test_of_equal_cards_the_merchant_names_the_first() -> None:
    head = head_of("characters").replace(DISPLAY, 'display = ["denar 3", "denar 3", "ducat 4"]')
    game = game_with(head, "", "", "", tail=serving(["merchant"], [], []))
    takes = [move.parts["cards"] for move in game.moves() if move.kind == "merchant_take"]
    assert takes == [["denar 3", "denar 3"], ["denar 3", "ducat 4"]]


@traces("diamonds:changer")
def test_the_money_changer_changes_diamonds_too() -> None:
    head = start_of("diamonds", "characters").replace('"ducat 6"', '"diamond 6"')
    tail = serving(["money_changer"], [], [])
    game = game_with(head, 'hand = ["diamond 5", "ducat 7"]', "", "", tail=tail)
    assert game.why_not(Move("change_money", give="diamond 5", take="denar 4")) is None
    game.play(Move("change_money", give="ducat 7", take="diamond 6"))
    assert game.view(0)["seats"][0]["hand"] == ["diamond 5", "diamond 6"]


@traces("characters:wise-man")
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
