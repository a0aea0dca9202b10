"""The Caravanserai at an auction: a bid for a character is paid at once, like any price (S1)."""

from alhambra import Game, Move
from tests.modules.bureau_de_change.bureau import hands
from tests.modules.caravanserai.caravans import (
    DENAR,
    DUCAT,
    before_turn,
    cards,
    kind,
    with_modules,
    worth,
)
from tests.modules.characters.court import PASS, bid, court
from tests.rules.support import game_with
from tests.rules.tracing import traces

DECK = 'deck = ["miser", "scoring", "scoring", "denar 1", "denar 2"]\n'


def auction(*own: str, hand: str = "", modules: tuple[str, ...] = ()) -> Game:
    """The miser is sold; seat 1, who owns these caravanserais and cards, bids first."""
    return before_turn(*own, hand=hand, head=with_modules("characters", *modules) + DECK)


def highest(game: Game) -> int:
    """The highest bid that is offered."""
    assert kind(game) == "character_bid_question"
    return max(int(move.parts["amount"]) for move in game.moves() if move.kind == "character_bid")


def pays(game: Game, amount: int) -> list[list[str]]:
    """Bids so much, and lists how that may be paid once nobody else bids."""
    game.play(bid(amount))
    while kind(game) == "character_bid_question":
        game.play(PASS)
    return [move.parts["pay"] for move in game.moves() if move.kind == "character_pay"]


@traces("pays-a-bid")
def test_a_caravan_and_a_card_pay_a_bid_together() -> None:
    game = auction(f"{DENAR}: denar 5", hand='"denar 3"')
    assert highest(game) == 8
    assert pays(game, 8) == [["denar 3", "denar caravan 5"]]
    game.play(Move("character_pay", pay=["denar 3", "denar caravan 5"]))
    assert court(game)["held"] == [[], ["miser"], []]
    assert worth(game, 1) == ["denar 0"]


@traces("pays-a-bid", "all-or-nothing")
def test_the_caravan_alone_pays_and_nothing_comes_back() -> None:
    """Without a card in hand everybody still sees that the seat can bid."""
    game = auction(f"{DENAR}: denar 5", f"{DUCAT}: ducat 3")
    assert highest(game) == 5  # one currency
    assert pays(game, 2) == [["denar caravan 5"], ["ducat caravan 3"]]
    game.play(Move("character_pay", pay=["ducat caravan 3"]))
    assert worth(game, 1) == ["denar 5", "ducat 0"]


@traces("pays-a-bid", "exchange-cards")
def test_an_exchange_card_joins_it_with_another_currency() -> None:
    head = with_modules("bureau_de_change", "characters") + DECK
    tail = cards([], [f"{DENAR}: denar 5"], []) + hands("", '"bureau denar florin"', "")
    game = game_with(head, "", 'hand = ["florin 4"]', "", tail=tail)
    game.play(Move("take", cards=["dirham 6"]))
    assert highest(game) == 9
    assert pays(game, 9) == []
    game.play(Move("character_mix", currencies=["denar", "florin"]))
    game.play(Move("character_pay_unit", unit="denar caravan 5"))
    game.play(Move("character_pay_unit", unit="florin 4"))
    assert court(game)["held"] == [[], ["miser"], []]
    assert worth(game, 1) == ["denar 0"]


@traces("pays-a-bid")
def test_a_bid_overpaid_with_it_brings_change() -> None:
    game = auction(f"{DENAR}: denar 5", modules=("change",))
    assert pays(game, 1) == [["denar caravan 5"]]
    events = game.play(Move("character_pay", pay=["denar caravan 5"]))
    given = [event["coins"] for event in events if event["event"] == "change_given"]
    assert [len(coins) for coins in given] == [2]
