"""The Characters: their auction, their notation, whole games."""

from random import Random

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.modules.characters.advice import advise
from alhambra.position import PositionError
from tests.modules.characters.court import (
    HEAD,
    PASS,
    SCORINGS,
    TABLE,
    asked,
    beggar,
    bid,
    court,
    gained,
    gone,
    turned_up,
)
from tests.rules.support import game_with
from tests.rules.tracing import traces
from tests.rules.whole_games import check_secrets, check_whole_game
from tests.support import state_of, walk

STEPS = "alhambra.engine.steps"
OWN = ("alhambra.modules.characters", f"{STEPS}.auction", f"{STEPS}.permit")

# --- The auction


@traces("auction-at-once", "opener")
def test_the_player_due_next_opens_and_the_refill_goes_on_after_the_auction() -> None:
    game = turned_up("dancer", "", 'hand = ["denar 8", "florin 5"]', 'hand = ["ducat 9"]')
    assert asked(game) == (1, "character_bid_question")
    assert game.question is not None
    assert game.question.shape == "bid"
    assert game.question.data == {"lot": "dancer", "bid": 0, "bidder": None, "out": []}
    game.play(bid(3))
    assert asked(game) == (2, "character_bid_question")
    assert game.why_not(bid(3)) == "bid_too_low"
    assert game.why_not(bid(10)) == "cannot_pay_bid"
    assert game.why_not(bid(0)) == "bad_part"
    game.play(bid(4))
    assert asked(game) == (0, "character_bid_question")
    game.play(PASS)
    game.play(bid(8))
    game.play(bid(9))
    assert asked(game) == (1, "character_bid_question")  # two cards could be worth 18
    assert game.moves() == [PASS]
    game.play(PASS)
    assert asked(game) == (2, "character_pay_question")
    game.play(Move("character_pay", pay=["ducat 9"]))
    assert court(game)["held"] == [[], [], ["dancer"]]
    assert game.view()["display"] == ["denar 4", "florin 3", "ducat 6", "ducat 5"]
    assert asked(game) == (1, "act")


@traces("pass-final")
def test_a_pass_is_final_and_whoever_cannot_raise_by_public_facts_is_not_asked() -> None:
    game = turned_up("dancer", "", 'hand = ["denar 8"]', "", 'hand = ["ducat 9", "ducat 8"]')
    game.play(PASS)
    assert asked(game) == (3, "character_bid_question")  # the third seat holds no card
    game.play(bid(1))
    assert asked(game) == (0, "character_bid_question")  # one card, just taken
    game.play(PASS)
    assert asked(game) == (3, "character_pay_question")


@traces("unsold")
def test_a_character_nobody_bids_for_leaves_the_game() -> None:
    game = turned_up("dancer", "", 'hand = ["denar 8"]', "")
    game.play(PASS)
    game.play(PASS)
    assert gone(game) == ["dancer"]
    assert len(game.view()["display"]) == 4
    assert asked(game) == (1, "act")


@traces("payable", "diamonds:bids")
def test_a_bid_must_be_payable_in_one_currency_and_diamonds_are_one() -> None:
    """D: 8 denar, 5 dirham and a dirham coin make 8 the highest bid."""
    head = f'modules = ["diamonds", "characters", "change"]\n{TABLE}'
    hand = 'hand = ["denar 8", "dirham 5"]'
    coin = '[module.change]\ncoins = [[], ["dirham coin"], []]'
    game = coin_game(head, hand, coin)
    assert game.moves()[-2:] == [bid(8), PASS]
    rich = 'hand = ["denar 4", "diamond 9", "diamond 3"]'
    game = turned_up("dancer", "", rich, "", head=head)
    assert game.moves()[-2:] == [bid(12), PASS]
    game.play(bid(10))
    mixed = Move("character_pay", pay=["denar 4", "diamond 9"])
    assert game.why_not(mixed) == "wrong_currency"
    assert game.why_not(Move("character_pay", pay=["diamond 9"])) == "too_little_money"
    assert game.why_not(Move("character_pay", pay=["diamond 9", "diamond 3"])) is None


def coin_game(head: str, hand: str, table: str, more: str = "") -> Game:
    """An auction in which the second seat owns a coin besides its hand."""
    deck = f'deck = ["dancer", "ducat 5", {SCORINGS}]'
    game = game_with(f"{head}\n{deck}", "", hand, "", tail=f"{table}\n{more}")
    game.play(Move("take", cards=["dirham 1"]))
    return game


@traces("bureau_de_change:bids", "change:coins-bid", "bureau-bid")
def test_an_exchange_card_joins_two_currencies_for_a_bid() -> None:
    """D: with an exchange card for denar and dirham 8 + 5 + 1 = 14 can be bid."""
    head = f'modules = ["bureau_de_change", "characters", "change"]\n{TABLE}'
    coin = '[module.change]\ncoins = [[], ["dirham coin"], []]'
    bureau = '[module.bureau_de_change]\nhands = [[], ["bureau denar dirham"], []]'
    game = coin_game(head, 'hand = ["denar 8", "dirham 5"]', coin, bureau)
    assert game.moves()[-2:] == [bid(14), PASS]
    game.play(bid(13))
    assert asked(game) == (1, "character_pay_question")  # nobody else could have 14
    assert game.moves() == [Move("character_mix", currencies=["denar", "dirham"])]
    wrong = Move("character_mix", currencies=["denar", "ducat"])
    assert game.why_not(wrong) == "nothing_mixes"
    game.play(game.moves()[0])
    assert game.question is not None
    assert game.question.data == {"left": 13, "currencies": ["denar", "dirham"]}
    assert game.why_not(Move("character_pay_unit", unit="ducat 5")) == "wrong_currency"
    assert game.why_not(Move("character_pay_unit", unit="denar 7")) == "not_in_hand"
    assert game.why_not(Move("character_pay_unit", unit="camel")) == "no_such_card"
    game.play(Move("character_pay_unit", unit="denar 8"))
    assert position.loads(position.dump(game)).moves() == game.moves()
    game.play(Move("character_pay_unit", unit="dirham 5"))
    assert court(game)["held"] == [[], ["dancer"], []]
    assert "bureau denar dirham" in game.view()["discard"]


@traces("change:bids", "overpay-bid")
def test_more_than_the_bid_may_be_paid_and_change_is_given() -> None:
    head = f'modules = ["characters", "change"]\n{TABLE}'
    game = turned_up("dancer", "", 'hand = ["denar 8", "denar 2"]', "", head=head)
    game.play(bid(3))
    game.play(PASS)
    both = Move("character_pay", pay=["denar 2", "denar 8"])
    assert game.moves() == [Move("character_pay", pay=["denar 8"]), both]
    game.play(both)
    given = [event for event in game.log() if event["event"] == "change_given"]
    assert len(given) == 1
    assert len(given[0]["coins"]) == 3


@traces("before-scoring")
def test_the_auction_comes_before_a_scoring_of_the_same_refill() -> None:
    head = f'{HEAD}\ndeck = ["scoring", "dancer", "ducat 5", "scoring"]'
    game = game_with(head, "", 'hand = ["denar 8"]', "", tail="[module.characters]")
    game.play(Move("take", cards=["dirham 1"]))
    assert asked(game) == (1, "character_bid_question")
    assert game.view()["rounds"] == 0
    game.play(bid(8))
    game.play(PASS)
    game.play(Move("character_pay", pay=["denar 8"]))
    assert game.view()["rounds"] == 1


@traces("one-after-another")
def test_two_characters_of_one_refill_are_sold_one_after_the_other() -> None:
    head = f'{HEAD}\ndeck = ["dancer", "beggar", "ducat 5", {SCORINGS}]'
    game = game_with(head, "", 'hand = ["denar 8"]', "", tail="[module.characters]")
    game.play(Move("take", cards=["dirham 1"]))
    game.play(PASS)
    game.play(PASS)
    assert asked(game) == (1, "character_bid_question")
    assert game.question is not None
    assert game.question.data["lot"] == "beggar"


@traces("stacks")
def test_six_lie_in_the_deck_and_four_are_set_aside() -> None:
    for players in range(2, 7):
        game = Game(Setup(players=players, modules=("characters",), seed=players))
        state = state_of(game)
        ids = set(state.rules.face_names[-1:]) | {"miser", "dancer", "beggar", "merchant"}
        ids |= {"rich_patron", "master_builder", "juggler", "wise_man", "money_changer"}
        ids.add("city_watch")
        bounds = [len(state.deck), *state.fifths]
        counts = [
            sum(
                state.rules.face_names[face] in ids
                for face in state.deck[bounds[index + 1] : bounds[index]]
            )
            for index in range(5)
        ]
        assert counts == [0, 2, 2, 2, 0]
        assert court(game)["aside"] == 4


# --- The juggler


@traces("juggler-at-once")
def test_the_juggler_brings_eight_points_at_once_and_leaves() -> None:
    game = gained("juggler", '["miser", "beggar"]')
    assert asked(game) == (1, "juggler_question")
    game.play(Move("juggler_keep"))
    assert game.scores == [0, 8, 0]
    assert gone(game) == ["juggler"]
    assert court(game)["held"] == [[], [], []]


@traces("juggler")
def test_the_juggler_is_swapped_for_the_top_character_set_aside() -> None:
    game = gained("juggler", '["miser", "beggar"]')
    assert game.moves() == [Move("juggler_keep"), Move("juggler_swap")]
    game.play(Move("juggler_swap"))
    assert court(game)["held"] == [[], ["miser"], []]
    assert court(game)["aside"] == 1
    assert game.scores == [0, 0, 0]
    assert game.why_no_undo() == "revealed"


@traces("juggler")
def test_without_characters_aside_the_juggler_must_be_kept() -> None:
    game = gained("juggler", "[]")
    assert game.moves() == [Move("juggler_keep")]
    assert game.why_not(Move("juggler_swap")) == "no_character_aside"


# --- Notation and whole games


@pytest.mark.parametrize(
    ("table", "words"),
    [
        ("held = [[]]", "a list for each seat"),
        ('held = [["fool"], [], []]', "there is no character fool"),
        ('held = [["miser"], ["miser"], []]', "miser is in two places"),
        ('aside = "miser"', "a list of characters"),
        ('held = [["miser"], [], []]\naside = ["miser"]', "miser is in two places"),
        ("used = 1", "true or false"),
        ('lot = "fool"', "there is no character fool"),
        ('wise = "hut"', "there is no type hut"),
    ],
)
def test_a_faulty_table_is_refused(table: str, words: str) -> None:
    with pytest.raises(PositionError, match=words):
        game_with(HEAD, "", "", "", tail=f"[module.characters]\n{table}")


def test_a_blind_card_must_be_in_hand() -> None:
    with pytest.raises(PositionError, match="is not in hand"):
        game_with(HEAD, 'hand = ["denar 1"]\nblind = ["denar 2"]', "", "")


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games(players: int) -> None:
    check_whole_game(("characters",), players, players)


@pytest.mark.parametrize("players", range(2, 7))
def test_nothing_leaks(players: int) -> None:
    check_secrets(("characters",), players, players)


def test_nothing_leaks_while_a_blind_card_is_bid_with() -> None:
    """The other truth can pay what was promised."""
    deck = f'["denar 9", "dancer", "ducat 5", {SCORINGS}]'
    game = beggar(deck, '["denar 8"]')
    game.play(Move("beg"))
    game.play(Move("take", cards=["ducat 6"]))
    assert asked(game)[1] == "character_bid_question"
    game.play(bid(17))
    for seed in range(20):
        other = game.determinize(1, seed)
        while other.question is not None and other.question.kind == "character_bid_question":
            other.play(PASS)
        assert other.question is not None
        assert other.question.kind == "character_pay_question"
        assert other.moves()


@traces("stacks")
def test_other_truths_have_other_characters_aside() -> None:
    game = Game(Setup(players=3, modules=("characters",), seed=1))
    piles = set()
    for seed in range(10):
        state = state_of(game.determinize(0, seed))
        piles.add(tuple(state.rules.modules[0].held_cards(state)))
    assert len(piles) > 1


def test_with_many_others_a_game_plays_to_its_end() -> None:
    modules = ("viziers_favour", "bureau_de_change", "diamonds", "characters", "thieves", "change")
    check_whole_game((*modules, "power_of_sultan", "magical_buildings"), 4, 3, every=15)
    check_secrets((*modules, "power_of_sultan", "magical_buildings"), 3, 4, every=31)


def advice(game: Game, move: Move) -> float:
    """What the move is worth to whoever is asked."""
    assert game.question is not None
    value = advise(game.view(game.question.seat), move)
    assert value is not None
    return value


def test_advice_for_every_kind_of_move() -> None:
    modules = ("bureau_de_change", "characters", "change")
    kinds = set()
    for seed in range(6):
        game = Game(Setup(players=3, modules=modules, seed=seed))
        for moves in walk(game, Random(seed)):
            for move in moves:
                if game.state.rules.deed_by_name[move.kind].__module__.startswith(OWN):
                    assert isinstance(advice(game, move), float)
                    kinds.add(move.kind)
    assert len(kinds) > 12


def test_advice_bids_little_and_keeps_the_juggler_late() -> None:
    game = turned_up("dancer", "", 'hand = ["denar 8"]', "")
    assert advice(game, bid(1)) > advice(game, PASS) > advice(game, bid(40))
    game = gained("juggler", '["miser"]')
    assert advice(game, Move("juggler_keep")) > 0
    assert advise(game.view(1), Move("take", cards=["denar 4"])) is None
