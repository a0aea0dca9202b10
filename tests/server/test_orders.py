"""Orders between turns: their language, what they do, how long they hold."""

import random
from typing import Any

import msgspec
import pytest

from alhambra import Game, Move, Setup
from alhambra.modules import ALL
from alhambra.server.orders import Order, choices, give, ordered, outlasting, tried
from alhambra.server.orders.deciding import decide
from alhambra.server.orders.giving import check
from alhambra.server.orders.language import MOST_CONDITIONS, read
from alhambra.server.refusals import Refusal
from alhambra.server.rows import ORDER
from alhambra.server.unasked import given
from tests.server.windows import BUY, BUYING, READY

Json = dict[str, Any]
WINDOW = "window_question"
# Buy any garden or tower that I can pay exactly with cards of 5 or more, else pass.
GARDENS = {
    "question": WINDOW,
    "until": "game",
    "move": BUY,
    "if": [
        {"part": "tile", "fact": "type", "among": ["garden", "tower"]},
        {"fact": "exact", "among": [True]},
        {"part": "pay", "fact": "value", "least": 5},
    ],
    "else": "pass",
}
PASS = {"question": WINDOW, "until": "turn", "else": "pass"}


def orders(*entries: Json) -> list[Order]:
    return msgspec.convert(list(entries), list[Order])


def book(game: Game, seat: int, *entries: Json) -> Json:
    """As the database keeps them."""
    return give(game, seat, {}, orders(*entries), [], 0)


def begun(seed: int = 3) -> Game:
    return Game(Setup(players=3, modules=(BUYING,), seed=seed))


def play_on(game: Game, chance: random.Random, kinds: tuple[str, ...] = ("take", "place")) -> None:
    moves = [move for move in game.moves() if move.kind in kinds] or game.moves()
    game.play(moves[chance.randrange(len(moves))])


def worth(names: list[str]) -> list[int]:
    return [int(name.split()[1]) for name in names]


def good(move: Move) -> bool:
    """What the example asks for, said in other words."""
    if move.kind != BUY:
        return False
    building, price = move.parts["tile"].split()[:2]
    values = worth(move.parts["pay"])
    return building in ("garden", "tower") and sum(values) == int(price) and min(values) >= 5


def test_one_buys_gardens_and_towers_with_high_cards_and_else_passes() -> None:
    game, chance = begun(), random.Random(1)
    kept = [book(game, seat, GARDENS) for seat in range(3)]
    bought = passed = chosen = 0
    while not game.over:
        question = game.question
        assert question is not None
        if question.kind != WINDOW:
            play_on(game, chance, READY)
            continue
        fitting = [move for move in game.moves() if good(move)]
        answer = given(game, kept[question.seat])
        assert answer is not None
        assert answer.source == ORDER
        assert answer.move in (fitting or [Move("done_window")])
        bought, passed = bought + bool(fitting), passed + (not fitting)
        if len(fitting) > 1:
            chosen += 1
            prices = [int(move.parts["tile"].split()[1]) for move in fitting]
            assert int(answer.move.parts["tile"].split()[1]) == max(prices)
        game.play(answer.move)
    assert bought > 5
    assert passed > 50
    assert chosen


def windows(count: int, wanted: bool) -> list[Game]:
    """Moments at which something the example asks for can (not) be bought, though others can."""
    game, chance = begun(), random.Random(2)
    found: list[Game] = []
    while not game.over and len(found) < count:
        question, moves = game.question, game.moves()
        if question is not None and question.kind == WINDOW and len(moves) > 1:
            if any(good(move) for move in moves) == wanted:
                found.append(game.copy())
            game.play(Move("done_window"))
        else:
            play_on(game, chance)
    return found


def decided(game: Game, *entries: Json) -> Move | None:
    question = game.question
    assert question is not None
    return ordered(game, book(game, question.seat, *entries))


def test_ask_me_only_if() -> None:
    only = {**GARDENS, "then": "ask"}
    assert {decided(game, only) for game in windows(5, wanted=True)} == {None}
    assert {decided(game, only) for game in windows(5, wanted=False)} == {Move("done_window")}


def test_do_this_else_ask() -> None:
    rather_ask = {key: value for key, value in GARDENS.items() if key != "else"}
    assert {decided(game, rather_ask) for game in windows(5, wanted=False)} == {None}


def test_the_first_order_that_fits_decides() -> None:
    """And if none does, one that wants to be asked is enough."""
    game = windows(1, wanted=True)[0]
    cheap = {**GARDENS, "if": [{"fact": "price", "most": 1}]}
    anything = {**GARDENS, "if": []}
    one = {**GARDENS, "then": "ask"}
    assert good(decided(game, GARDENS, anything) or Move("none"))
    assert decided(game, one, GARDENS) is None
    assert good(decided(game, GARDENS, one) or Move("none"))
    assert decided(game, cheap, PASS) == Move("done_window")
    assert decided(game, {**cheap, "else": "ask"}, PASS) is None


@pytest.mark.parametrize(
    "condition",
    [
        {"part": "pay", "fact": "count", "most": 1},
        {"part": "pay", "fact": "currency", "among": ["denar", "florin"]},
        {"part": "pay", "fact": "value", "most": 6},
        {"fact": "price", "least": 6, "most": 9},
        {"fact": "next", "among": [1]},
    ],
    ids=lambda condition: condition["fact"],
)
def test_conditions(condition: Json) -> None:
    """Whatever is done meets them, and both outcomes come up."""
    order = {**GARDENS, "if": [condition]}
    made = [(game, decided(game, order)) for game in windows(12, True) + windows(12, False)]
    kinds = {move.kind for _, move in made if move is not None}
    assert kinds == {BUY, "done_window"}
    for game, move in made:
        if move is None or move.kind != BUY:
            continue
        pay, price = move.parts["pay"], int(move.parts["tile"].split()[1])
        assert {
            "count": len(pay) <= 1,
            "currency": pay[0].split()[0] in ("denar", "florin"),
            "value": max(worth(pay)) <= 6,
            "price": 6 <= price <= 9,
            "next": (game.state.turn + 1) % 3 == 1,
        }[condition["fact"]]


def test_equally_good_moves_are_told_apart_by_the_fewest_cards() -> None:
    game = next(game for game in windows(40, True) + windows(40, False) if _split(game))
    tile, least = _split(game)[0]
    order = {**GARDENS, "if": [{"fact": "price", "least": int(tile.split()[1])}]}
    move = decided(game, order)
    assert move is not None
    if move.parts["tile"] == tile:
        assert len(move.parts["pay"]) == least


def _split(game: Game) -> list[tuple[str, int]]:
    """The dearest tile, if it can be paid with more or fewer cards."""
    ways = [move.parts for move in game.moves() if move.kind == BUY]
    dearest = max(int(way["tile"].split()[1]) for way in ways)
    counts: dict[str, set[int]] = {}
    for way in ways:
        if int(way["tile"].split()[1]) == dearest:
            counts.setdefault(way["tile"], set()).add(len(way["pay"]))
    return [(tile, min(found)) for tile, found in counts.items() if len(found) > 1]


# --- How long


def until_window(game: Game, chance: random.Random, seat: int) -> None:
    """Until this seat is asked between turns."""
    while True:
        question = game.question
        assert question is not None
        if question.kind == WINDOW and question.seat == seat:
            return
        play_on(game, chance, ("take", "place", "done_window"))


def test_an_order_holds_until_the_own_next_turn() -> None:
    game, chance = begun(), random.Random(4)
    until_window(game, chance, 0)
    kept = book(game, 0, PASS)
    turns = sum(event == {"event": "turn", "seat": 0} for event in game.log())
    while sum(event == {"event": "turn", "seat": 0} for event in game.log()) == turns:
        until = game.question
        assert until is not None
        assert outlasting(game, 0, kept) == kept
        if until.seat == 0 and until.kind == WINDOW:
            assert ordered(game, kept) == Move("done_window")
        play_on(game, chance, ("take", "place", "done_window"))
    assert outlasting(game, 0, kept) == {}
    until_window(game, chance, 0)
    assert ordered(game, kept) is None


def test_an_order_holds_until_the_next_scoring_or_for_the_whole_game() -> None:
    game, chance = begun(), random.Random(5)
    until_window(game, chance, 1)
    first = book(game, 1, {**PASS, "until": "scoring"})
    always = book(game, 1, {**PASS, "until": "game"})
    seen = set()
    while not game.over:
        question = game.question
        assert question is not None
        if question.seat == 1 and question.kind == WINDOW:
            held = len(game.score_sheets)
            seen.add(held)
            assert (ordered(game, first) is None) == (held > 0)
            assert (outlasting(game, 1, first) == {}) == (held > 0)
            assert ordered(game, always) == Move("done_window")
        play_on(game, chance, ("take", "place", "done_window"))
    assert seen == {0, 1, 2}
    assert outlasting(game, 1, always) == always


def test_orders_of_the_first_form_still_hold() -> None:
    game = windows(1, wanted=True)[0]
    question = game.question
    assert question is not None
    old = {WINDOW: "done_window"}
    assert ordered(game, old) == Move("done_window")
    assert outlasting(game, question.seat, old) == old
    chance = random.Random(6)
    while not (game.state.turn == question.seat and game.question != question):
        play_on(game, chance, ("take", "place", "done_window"))
    while game.question is not None and game.question.kind == WINDOW:
        game.play(Move("done_window"))
    while game.state.turn != question.seat:
        play_on(game, chance, ("take", "place", "done_window"))
    assert outlasting(game, question.seat, old) == {}


# --- What is refused


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"question": "act"}, "unknown_question"),
        ({"question": "tea_time"}, "unknown_question"),
        ({"move": "fly"}, "unknown_move"),
        ({"move": "buy"}, "unknown_move"),
        ({"move": None}, "order_without_move"),
        ({"move": None, "if": [], "else": "ask"}, "order_without_move"),
        ({"if": [{"fact": "smell", "among": ["sweet"]}]}, "unknown_condition"),
        ({"if": [{"part": "tile", "fact": "type", "least": 3}]}, "unknown_condition"),
        ({"if": [{"fact": "price", "among": [3]}]}, "unknown_condition"),
        ({"if": [{"part": "tile", "fact": "type", "among": ["castle"]}]}, "bad_condition"),
        ({"if": [{"fact": "exact", "among": [1]}]}, "bad_condition"),
        ({"if": [{"fact": "price"}]}, "bad_condition"),
        ({"if": [{"fact": "price", "least": 5, "most": 4}]}, "bad_condition"),
        ({"if": [{"fact": "next", "among": [0], "least": 1}]}, "bad_condition"),
        ({"if": [{"fact": "next", "among": [7]}]}, "bad_condition"),
    ],
)
def test_what_cannot_be_meant_is_refused(other: Json, reason: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(begun(), orders({**GARDENS, **other}))
    assert refused.value.reason == reason


@pytest.mark.parametrize(
    "other",
    [
        {"until": "tomorrow"},
        {"then": "dance"},
        {"else": "win"},
        {"secret": True},
        {"if": [{"fact": "price", "least": 1}] * (MOST_CONDITIONS + 1)},
        {"if": [{"fact": "price", "least": -1}]},
        {"if": [{"fact": "price", "least": 10**9}]},
        {"if": [{"fact": "x" * 61, "least": 1}]},
    ],
)
def test_what_is_not_written_as_it_should_be_is_refused(other: Json) -> None:
    with pytest.raises(msgspec.ValidationError):
        orders({**GARDENS, **other})


@pytest.mark.parametrize("module", ALL)
def test_every_module_says_what_can_be_ordered(module: str) -> None:
    """An order with each fact that is offered can be given, and decides without an error."""
    game = Game(Setup(players=3, modules=(module,), seed=2))
    entries = []
    for question in choices(game):
        for move in question["moves"]:
            for fact in move["facts"]:
                named = {"part": fact["part"]} if fact["part"] else {}
                test = {"among": fact["choices"]} if fact["kind"] else {"least": 0}
                condition = {**named, "fact": fact["fact"], **test}
                order = {"question": question["question"], "until": "game", "move": move["move"]}
                entries.append({**order, "if": [condition]})
    kept = [book(game, seat, *entries) for seat in range(3)]
    chance = random.Random(3)
    while entries and not game.over:
        asked = game.question
        assert asked is not None
        answer = ordered(game, kept[asked.seat])
        if answer is None:
            answer = game.moves()[chance.randrange(len(game.moves()))]
        game.play(answer)


# --- What it would do now


def test_an_order_shows_what_it_would_do_now() -> None:
    game, chance, seen = begun(), random.Random(7), set()
    while not game.over:
        question = game.question
        assert question is not None
        if question.kind == WINDOW:
            [now] = tried(game, question.seat, orders(GARDENS), [])["orders"]
            seen.add(now["does"])
            move = decided(game, GARDENS)
            assert move is not None
            assert now["does"] == ("do" if move.kind == BUY else "pass")
            assert now["move"] == move.to_json()
            game.play(move)
            continue
        [elsewhere] = tried(game, 0, orders(GARDENS), [])["orders"]
        seen.add(elsewhere["does"])
        assert elsewhere["does"] != "do" or good(Move.from_json(elsewhere["move"]))
        play_on(game, chance)
    assert seen == {"do", "pass", "unasked"}


def test_what_is_kept_reads_as_it_was_written() -> None:
    both = book(begun(), 0, GARDENS, PASS)
    assert read(msgspec.json.decode(msgspec.json.encode(both))) == read(both)
    assert [each.order for each in read(both).orders] == orders(GARDENS, PASS)
    assert decide(windows(1, wanted=True)[0], read(both)).order == 0
