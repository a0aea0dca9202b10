"""The Characters: the beggar."""

from alhambra import Move, position
from tests.modules.characters.court import SCORINGS, START, asked, beggar, bid
from tests.rules.tracing import traces
from tests.support import state_of

# --- The beggar


@traces("beggar")
def test_the_beggar_draws_with_two_cards_or_fewer() -> None:
    deck = f'["denar 7", "ducat 5", {SCORINGS}]'
    game = beggar(deck, '["florin 1", "florin 2"]')
    assert game.moves() == [Move("beg"), Move("done_start")]
    changed = Move("change_money", give="florin 1", take="dirham 1")
    assert game.why_not(changed) == "character_not_ready"
    game.play(Move("beg"))
    assert game.view(0)["seats"][0]["hand"] == ["denar 7", "florin 1", "florin 2"]
    assert asked(game) == (0, "act")
    game = beggar(deck, '["florin 1", "florin 2", "florin 3"]')
    assert game.why_not(Move("beg")) == "too_many_cards"


@traces("beggar-secret")
def test_nobody_else_sees_what_the_beggar_draws_until_it_is_paid() -> None:
    deck = f'["denar 7", "ducat 5", "ducat 2", "ducat 3", "ducat 4", {SCORINGS}]'
    game = beggar(deck, "[]")
    game.play(Move("beg"))
    assert "denar 7" in str(game.log(0))
    assert "denar 7" not in str(game.log(1))
    assert "denar 7" not in str(game.log())
    hands = {str(game.determinize(1, n).view(0)["seats"][0]["hand"]) for n in range(40)}
    assert len(hands) > 1
    assert {str(game.determinize(0, n).view(0)["seats"][0]["hand"]) for n in range(5)} == {
        "['denar 7']"
    }
    written = position.dump(game)
    assert 'blind = ["denar 7"]' in written
    assert 'blind = ["denar 7"]' in position.dump(position.loads(written))


@traces("beggar-secret")
def test_a_paid_card_is_no_secret_any_more() -> None:
    head = START.replace("garden 10 N", "seraglio 7 W")
    game = beggar(f'["denar 7", "ducat 5", {SCORINGS}]', "[]", head=head)
    game.play(Move("beg"))
    game.play(Move("buy", space=1, pay=["denar 7"]))
    assert not any(state_of(game).blind)


@traces("beggar-scoring")
def test_a_scoring_card_the_beggar_draws_is_scored_at_once() -> None:
    game = beggar('["scoring", "denar 7", "ducat 5", "scoring"]', "[]")
    game.play(Move("beg"))
    assert game.view()["rounds"] == 1
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]
    assert asked(game) == (0, "act")


@traces("beggar-keeps", "beggar-scoring")
def test_a_character_the_beggar_draws_is_sold_and_the_active_player_opens() -> None:
    game = beggar(f'["dancer", "denar 7", "ducat 5", {SCORINGS}]', '["florin 9"]')
    game.play(Move("beg"))
    assert asked(game) == (0, "character_bid_question")
    game.play(bid(9))
    game.play(Move("character_pay", pay=["florin 9"]))
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]
    assert asked(game) == (0, "act")  # one such card per turn: the dancer has to wait


@traces("bureau_de_change:beggar-keeps", "beggar-keeps")
def test_the_beggar_keeps_an_exchange_card() -> None:
    head = START.replace('["characters"]', '["bureau_de_change", "characters"]')
    deck = f'["bureau denar dirham", "denar 7", {SCORINGS}]'
    game = beggar(deck, "[]", head=head)
    game.play(Move("beg"))
    assert game.view(0)["bureau_de_change"]["hands"][0] == ["bureau denar dirham"]
    assert game.view(0)["seats"][0]["hand"] == []


@traces("beggar-keeps")
def test_the_beggar_rolls_for_a_sultan_card_and_draws_again() -> None:
    head = START.replace('["characters"]', '["characters", "power_of_sultan"]')
    game = beggar(f'["sultan denar", "denar 7", {SCORINGS}]', "[]", head=head)
    game.play(Move("beg"))
    assert asked(game) == (0, "sultan_mark_question")
    game.play(game.moves()[0])
    assert game.view(0)["seats"][0]["hand"] == ["denar 7"]


@traces("beggar-shuffle")
def test_an_empty_deck_is_shuffled_for_the_beggar() -> None:
    game = beggar("[]", "[]", head=f'{START}\nrounds = 2\ndiscard = ["ducat 9"]')
    game.play(Move("beg"))
    assert game.view(0)["seats"][0]["hand"] == ["ducat 9"]
    game = beggar("[]", "[]", head=f"{START}\nrounds = 2")
    assert game.why_not(Move("beg")) == "no_cards_left"
