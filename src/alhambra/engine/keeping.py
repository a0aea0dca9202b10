"""All fields of a module together: what a seat sees, what a position says, another truth."""

from typing import TYPE_CHECKING

from mypy_extensions import i64

from alhambra.engine.fields import SECRET, SORTED

if TYPE_CHECKING:
    from alhambra.engine.fields import Field
    from alhambra.engine.module import Module
    from alhambra.engine.pieces import Pieces
    from alhambra.engine.state import State


def shown(module: "Module", state: "State", seat: i64) -> dict[str, object]:
    """What a seat sees: a position in which everything hidden is only counted, and what follows."""
    fields = {
        field.key: field.show(state, seat)
        for field in module.declares.fields
        if field.key and field.seen != SECRET
    }
    return {**fields, **module.derived(state, seat)}


def written(module: "Module", state: "State") -> dict[str, object]:
    """The module's part of a position."""
    return {
        field.key: field.write(state)
        for field in module.declares.fields
        if field.key and not (field.brief and field.empty(state))
    }


def restore(module: "Module", state: "State", table: dict[str, object]) -> None:
    """Reads such a part; each piece lies in one place, and what is left out is laid out anew."""
    fields = [field for field in module.declares.fields if field.key]
    keys = [field.key for field in fields]
    for key in table:
        if key not in keys:
            raise ValueError(f"unknown key {key}")
    for field in module.declares.fields:
        field.clear(state)
    for field in fields:
        if field.key in table:
            _read(field, state, table[field.key])
            if field.holds is not None:
                _check_stock(field.holds, state)
    missing = [field.key for field in fields if field.stage and field.key not in table]
    if missing:
        module.lay_out(state, missing)
    for kind in module.declares.pieces:
        if not kind.aside and kind.left(state):
            raise ValueError(f"it must name every {kind.noun} that lies nowhere else")
    module.restored(state)


def lay_out_stage(module: "Module", state: "State", stage: i64) -> None:
    """Fills the fields whose stage of set-up is reached."""
    keys = [field.key for field in module.declares.fields if field.stage == stage]
    if keys:
        module.lay_out(state, keys)


def _read(field: "Field", state: "State", value: object) -> None:
    """Complaints begin with the key."""
    try:
        field.read(state, value)
    except (TypeError, ValueError) as error:
        told = str(error)
        raise ValueError(told if told.startswith(field.key) else f"{field.key}: {told}") from None


def _check_stock(kind: "Pieces", state: "State") -> None:
    """Complains of a piece that lies in more places than there are copies."""
    for number, count in enumerate(kind.counts(state)):
        if count < 0:
            name = kind.text(state.rules, kind.first + number)
            if kind.copies[number] == 1:
                raise ValueError(f"{name} is in two places")
            raise ValueError(f"there are not so many {kind.stuff()} {name}")


def redraw(module: "Module", state: "State", seat: i64) -> None:
    """Exchanges all pieces of a stock that the seat has not seen; what it has seen stays."""
    known = module.known_to_all(state)
    for kind in module.declares.pieces:
        fields = [f for f in module.declares.fields if f.seen and f.holds is kind]
        if fields:
            _redraw(kind, fields, state, seat, known)


def _redraw(
    kind: "Pieces", fields: "list[Field]", state: "State", seat: i64, known: list[int]
) -> None:
    pool = kind.left(state) if kind.aside else []
    for field in fields:
        for row in field.hidden(state, seat):
            pool.extend([piece for piece in row if piece not in known] if known else row)
    state.rng.draw_anew(pool)
    for field in fields:
        for row in field.hidden(state, seat):
            _fill(row, pool, known)
            if field.order == SORTED:
                row.sort()


def _fill(row: list[int], pool: list[int], known: list[int]) -> None:
    """Lays pieces of the pool where unknown ones lay."""
    if not known:
        for place in range(len(row)):
            row[place] = pool.pop()
        return
    for place, piece in enumerate(row):
        if piece not in known:
            row[place] = pool.pop()
