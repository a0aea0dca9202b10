"""What a module declares is copied, shown, written, read, drawn anew and named by itself."""

import pytest

from alhambra.engine.cells import FOUNTAIN
from alhambra.engine.common import AMOUNT, PAYMENT
from alhambra.engine.compound import Bunch, Row
from alhambra.engine.kinds import NONE, Several
from alhambra.engine.rng import seeded
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.engine.step import BadMoveError
from alhambra.engine.view import view
from tests.engine.bazaar import SPICES, Bazaar, bazaar_game

COLOURS = ("white", "red", "yellow")
SAFFRON, CUMIN, CLOVES, PEPPER = range(4)


def shown(state: State, seat: int) -> dict[str, object]:
    table = view(state, seat, COLOURS)["bazaar"]
    assert isinstance(table, dict)
    return table


def read(state: State, module: Bazaar, table: dict[str, object]) -> None:
    module.read(state, {**module.write(state), **table})


def test_a_copy_shares_nothing_with_the_original() -> None:
    state, module = bazaar_game()
    other = state.copy()
    module.sack.of(other).pop()
    module.orders.of(other, 0).clear()
    module.stalls.of(other)[10] = CUMIN
    module.standing.put(other, 1, 30)
    assert len(module.sack.of(state)) == 32
    assert len(module.orders.of(state, 0)) == 3
    assert module.stalls.of(state) == {}
    assert module.standing.of(state, 1) == NONE


def test_a_seat_sees_its_own_cards_and_counts_the_others() -> None:
    state, module = bazaar_game()
    orders = shown(state, 1)["orders"]
    names = [state.rules.face_names[face] for face in module.orders.of(state, 1)]
    assert orders == [3, names, 3]
    assert shown(state, -1)["orders"] == [3, 3, 3]


def test_of_a_hidden_pile_all_see_how_many_and_of_a_secret_one_nothing() -> None:
    state, module = bazaar_game()
    module.bids.add(state, CUMIN)
    assert shown(state, 0)["sack"] == 32
    assert "bids" not in shown(state, 0)


def test_what_is_written_is_read_again() -> None:
    state, module = bazaar_game()
    module.sack.of(state).remove(PEPPER)
    module.stalls.of(state)[10] = PEPPER
    module.standing.put(state, 2, FOUNTAIN)
    module.open.put(state, 0)
    module.weights.put(state, 1, 2, 0)
    written = module.write(state)
    other, again = bazaar_game()
    again.read(other, written)
    assert again.write(other) == written
    assert written["standing"] == [None, None, [0, 0]]
    assert written["weights"] == [[0, 0, 0], [0, 0, -2]]


def test_an_unchanged_number_is_left_out_of_a_position() -> None:
    state, module = bazaar_game()
    assert "open" not in module.write(state)
    module.open.put(state, 0)
    assert module.write(state)["open"] is False


def test_what_a_position_leaves_out_is_laid_out_anew() -> None:
    state, module = bazaar_game()
    table = module.write(state)
    del table["sack"]
    module.read(state, {**table, "stalls": [["tower 11 N", "saffron"]]})
    assert len(module.sack.of(state)) == 31


@pytest.mark.parametrize(
    ("table", "complaint"),
    [
        ({"sacks": []}, "unknown key sacks"),
        ({"sack": 3}, "sack must be a list of spices"),
        ({"sack": ["sugar"]}, "sack: there is no spice sugar"),
        ({"sack": ["pepper"] * 3}, "there are not so many pieces pepper"),
        ({"orders": [[]]}, "orders must be a list for each seat"),
        ({"orders": [["order cumin"] * 4, [], []]}, "orders: at most 3 orders"),
        ({"standing": [[1, 2]]}, "standing must be given for each seat"),
        ({"weights": [[0, 0, 0], [0, 0]]}, "weights must be 2 lists of one for each seat"),
        ({"weights": [[0, 0, 0], [0, 3, 0]]}, "weights: there is no amount 3"),
        ({"standing": ["north", None, None]}, "standing: [x, y] is wanted"),
        ({"stalls": [["tower 11 N", "saffron"]] * 2}, "stalls: two spices lie on tower 11 N"),
        ({"sales": [[1]]}, "sales: each sale is written as seat, spice"),
        ({"sales": [[1, "sugar"]]}, "sales: there is no spice sugar"),
        ({"sales": [["-", "cumin"]]}, "sales: a whole number is wanted"),
        (
            {"sack": [], "crates": [["tower 11 N", *["cumin"] * 4]]},
            "crates: .* not so many spices cumin",
        ),
        ({"crates": [["tower 11 N"]]}, "crates must be a list of tiles and spices"),
        ({"gifts": [[]]}, "gifts must be a list for each seat"),
        ({"shelf": [[]]}, "shelf must be 2 lists"),
        ({"open": None}, "open: true or false is wanted"),
        ({"carpets": ["carpet 1"]}, "it must name every carpet that lies nowhere else"),
        ({"till": ["denar 3", "ducat 3"]}, "till: wrong_currency"),
        ({"till": None}, "till: bad_part"),
        ({"": 1}, "unknown key"),
        ({"shelf": [[["saffron"]], []]}, "shelf: each entry names a spice, then the space"),
    ],
)
def test_a_position_that_is_wrong_is_refused(table: dict[str, object], complaint: str) -> None:
    state, module = bazaar_game()
    with pytest.raises(ValueError, match="^" + complaint.replace("[", r"\[")):
        read(state, module, table)


def test_each_piece_lies_in_one_place() -> None:
    state, module = bazaar_game()
    assert module.spice.left(state) == []
    module.sack.of(state).remove(PEPPER)
    assert module.spice.left(state) == [PEPPER]
    module.shelf.add(state, 0, PEPPER * 256 + 2)
    assert module.spice.left(state) == []
    assert module.write(state)["shelf"] == [[["pepper", 3]], []]


def test_tiles_that_were_taken_lie_on_the_table() -> None:
    state, module = bazaar_game()
    one, other = module.carpets.of(state)
    state.pending[0].append(one)
    table = module.write(state)
    with pytest.raises(ValueError, match="carpet 1 is in two places"):
        module.read(state, table)
    del table["carpets"]
    module.read(state, table)
    assert module.carpets.of(state) == [other]
    assert module.carpet.includes(other)
    assert not module.carpet.includes(other + 1)


def test_a_field_without_a_key_is_neither_shown_nor_written() -> None:
    state, module = bazaar_game()
    assert "" not in module.write(state)
    assert "" not in shown(state, 0)
    state.gone.append(module.carpets.of(state).pop())
    module.read(state, module.write(state))
    assert module.carpets_out.of(state) == 1


def test_a_payment_is_money_of_one_currency() -> None:
    state, module = bazaar_game()
    read(state, module, {"till": ["ducat 2", "ducat 9", "ducat 2"]})
    paid = module.till.of(state)
    assert PAYMENT.total(state.rules, paid) == 13
    assert PAYMENT.currency(paid) == 2
    assert module.write(state)["till"] == ["ducat 2", "ducat 2", "ducat 9"]
    assert module.till.kind.size(state.rules) > paid


def test_a_row_holds_different_things_side_by_side() -> None:
    state, module = bazaar_game()
    nothing = module.sale.of(2, NONE)
    assert (module.seller.of(nothing), module.sold.of(nothing)) == (2, NONE)
    module.sack.of(state).remove(PEPPER)
    module.sales.add(state, nothing)
    module.sales.add(state, module.sold.change(nothing, PEPPER))
    assert module.spice.left(state) == []
    written = module.write(state)
    assert written["sales"] == [[2, None], [2, "pepper"]]
    module.read(state, {**written, "sales": [[2, "-"], [2, "pepper"]]})
    assert module.write(state) == written


def test_a_bunch_holds_like_things_and_is_written_behind_its_tile() -> None:
    state, module = bazaar_game()
    bunch = module.bunch.of([PEPPER, CUMIN, PEPPER])
    assert module.bunch.values(bunch) == [CUMIN, PEPPER, PEPPER]
    assert module.bunch.number(bunch, PEPPER) == 2
    assert module.bunch.values(bunch - module.bunch.one(PEPPER)) == [CUMIN, PEPPER]
    for piece in (PEPPER, PEPPER, CUMIN):
        module.sack.of(state).remove(piece)
    module.crates.of(state)[10] = bunch
    assert module.spice.left(state) == []
    written = module.write(state)
    tile = state.rules.tiles[10].name
    assert written["crates"] == [[tile, "cumin", "pepper", "pepper"]]
    module.read(state, written)
    assert module.write(state) == written


@pytest.mark.parametrize(("players", "rows"), [(2, 3), (3, 3), (4, 4)])
def test_dirk_has_a_row_of_his_own(players: int, rows: int) -> None:
    state, module = bazaar_game(players)
    assert len(module.gifts.all(state)) == rows


def test_a_redraw_keeps_what_a_seat_sees_and_moves_the_rest() -> None:
    state, module = bazaar_game()
    own = module.orders.of(state, 0)
    hands: set[tuple[int, ...]] = set()
    for seed in range(20):
        other = determinize(state, 0, seeded(f"{seed}"))
        assert module.orders.of(other, 0) == own
        assert view(other, 0, COLOURS) == view(state, 0, COLOURS)
        assert sorted(module.sack.of(other)) == sorted(module.sack.of(state))
        hands.add(tuple(module.orders.of(other, 1)))
    assert len(hands) > 5


def test_events_name_their_parts_by_kind_and_leave_out_what_is_not_there() -> None:
    state, module = bazaar_game()
    module.weighed.tell(state, 1, CLOVES, values=module.orders.of(state, 1)[:1], only=1)
    module.weighed.tell(state, 1, NONE)
    (audience, told), (everyone, other) = state.events[-2:]
    card = state.rules.face_names[module.orders.of(state, 1)[0]]
    assert (audience, told) == (
        1,
        {"event": "weighed", "seat": 1, "spice": "cloves", "cards": [card]},
    )
    assert (everyone, other) == (-1, {"event": "weighed", "seat": 1, "cards": []})


def test_a_deed_names_and_packs_its_parts() -> None:
    state, module = bazaar_game()
    frame = state.frames[-1]
    parts = {"give": ["cumin", "cumin"], "even": True, "take": "pepper", "tile": "tower 11 N"}
    code = module.trade.code(state, frame, parts)
    assert module.trade.parts(state, frame, code) == parts
    assert module.trade.take.of(code) == PEPPER


def test_a_part_may_be_left_out_if_it_follows_or_is_optional() -> None:
    state, module = bazaar_game()
    frame = state.frames[-1]
    code = module.trade.code(state, frame, {"give": ["cumin", "cloves"], "take": "saffron"})
    assert module.trade.tile.of(code) == NONE
    assert module.trade.parts(state, frame, code) == {
        "give": ["cumin", "cloves"],
        "even": False,
        "take": "saffron",
    }


@pytest.mark.parametrize(
    ("other", "reason"),
    [
        ({"take": "sugar"}, "no_such_spice"),
        ({"give": ["cumin"]}, "no_such_spice"),
        ({"give": ["cumin", "sugar"]}, "no_such_spice"),
        ({"even": 1}, "not_even"),
        ({"tile": 7}, "bad_part"),
        ({"tile": "tower 1 N"}, "no_such_tile"),
    ],
)
def test_parts_that_name_nothing_are_refused(other: dict[str, object], reason: str) -> None:
    state, module = bazaar_game()
    parts = {"give": ["cumin", "cumin"], "take": "pepper", **other}
    with pytest.raises(BadMoveError) as caught:
        module.trade.code(state, state.frames[-1], parts)
    assert caught.value.reason == reason


def test_the_usual_value_of_a_part_is_not_written_but_may_be_said() -> None:
    state, module = bazaar_game()
    frame = state.frames[-1]
    parts = {"give": ["cumin", "cumin"], "even": True, "take": "pepper"}
    usual = module.trade.code(state, frame, parts)
    assert module.trade.code(state, frame, {**parts, "times": 1}) == usual
    assert module.trade.parts(state, frame, usual) == parts
    twice = module.trade.code(state, frame, {**parts, "times": 2})
    assert module.trade.times.of(twice) == 1
    assert module.trade.parts(state, frame, twice) == {**parts, "times": 2}


def test_a_set_is_packed_as_bits() -> None:
    state, module = bazaar_game()
    pick = module.question.deeds[0]
    code = pick.code(state, state.frames[-1], {"spices": ["pepper", "cumin"], "amount": 4})
    assert pick.parts(state, state.frames[-1], code) == {"spices": ["cumin", "pepper"], "amount": 4}
    with pytest.raises(BadMoveError, match="no_such_spice"):
        pick.code(state, state.frames[-1], {"spices": ["cumin", "cumin"], "amount": 1})


def test_a_question_says_what_it_is_about() -> None:
    state, module = bazaar_game()
    state.ask(module.question, 1, 5)
    assert module.question.data(state, state.frames[-1]) == {"type": "tower"}
    assert module.spice.words == SPICES


def test_rows_and_bunches_use_the_whole_width_of_a_number() -> None:
    """Where it is compiled, too: there a literal is a short number."""
    row = Row("row")
    columns = [row.column(f"{n}", AMOUNT) for n in range(5)]
    packed = row.of(1, 2, 3, 4, 2046)
    assert [column.of(packed) for column in columns] == [1, 2, 3, 4, 2046]
    assert [column.of(columns[3].change(packed, 9)) for column in columns] == [1, 2, 3, 9, 2046]
    bunch = Bunch(AMOUNT, 12, 15)
    assert bunch.values(bunch.of([0, 11, 11])) == [0, 11, 11]
    assert bunch.number(bunch.of([11] * 15), 11) == 15
    assert Several(AMOUNT, 5, "").size(bazaar_game()[0].rules) == 2**40
