"""Tiles that lie face down on market spaces, under those for sale, and what becomes of them."""

from alhambra.engine.prelude import (  # isort: skip
    EMPTY, LAID, NOBODY, NONE, SEAT, SECRET, SPACE, TILE, Choice, Event, Final, Frame, Kind,
    Module, Pile, Row, Rules, State, Step, i64, kinds_of, tile_name,
)  # fmt: skip
from alhambra.engine.steps.finish import give_out, richest
from alhambra.modules.shared.side_lots import sold_beside

UNCOVERED: Final = 9  # instead of who hid a tile: all have seen it
UNCOVERED_TEXT: Final = -2


class WhoHid(Kind):
    """The seat that hid a tile, or UNCOVERED."""

    def text(self, rules: Rules, value: i64) -> object:
        return UNCOVERED_TEXT if value == UNCOVERED else int(value)

    def find(self, rules: Rules, text: object) -> i64:
        return UNCOVERED if text == UNCOVERED_TEXT else SEAT.find(rules, text)


class HidesTiles(Module):
    """A module that hides tiles: at most one on each space, kept in the order of the spaces."""

    def declare_hidden(self) -> None:
        """What is kept and told of them."""
        self.row = Row("hidden", "hidden tile")
        self.space = self.row.column("space", SPACE)
        self.tile = self.row.column("tile", TILE)
        self.by = self.row.column("seat", WhoHid("seat"))
        self.under = Pile(self, "under", self.row, SECRET, LAID)
        self.under_shown = Event(self, "under_shown", tile=TILE, space=SPACE)
        self.question = self.asks(LeftoverQuestion(self))

    def on_space(self, state: State, space: i64) -> int:
        """What is hidden on a space, NONE if nothing is."""
        for hidden in self.under.of(state):
            if self.space.of(hidden) == space:
                return hidden
        return NONE

    def free_spaces(self, state: State) -> list[int]:
        """The market spaces with a tile and nothing under it."""
        taken = self.hidden_on(state)
        market = enumerate(state.market)
        return [space for space, tile in market if tile >= 0 and space not in taken]

    def hide(self, state: State, space: i64, tile: i64, seat: i64) -> None:
        """A tile lies face down on a space, under the one that is for sale."""
        before = [one for one in self.under.of(state) if self.space.of(one) < space]
        self.under.of(state).insert(len(before), self.row.of(int(space), int(tile), int(seat)))

    def next_tile(self, state: State, space: i64) -> i64:
        """A hidden tile leaves its space; it is turned up instead of drawing one."""
        hidden = self.on_space(state, space)
        if hidden == NONE:
            return EMPTY
        self.under.of(state).remove(hidden)
        return self.tile.of(hidden)

    def held_tiles(self, state: State) -> list[int]:
        """What lies face down, in the order of the spaces."""
        return [int(self.tile.of(hidden)) for hidden in self.under.of(state)]

    def hidden_on(self, state: State) -> list[int]:
        """Where they lie, which all see."""
        return [int(self.space.of(hidden)) for hidden in self.under.of(state)]

    # --- Secrets and notation

    def knows(self, hidden: int, seat: i64) -> bool:
        """Whether the seat knows a hidden tile."""
        return self.by.of(hidden) in (UNCOVERED, seat)

    def reshuffle(self, state: State, seat: i64) -> None:
        """Tiles that others hid could be any of the tower."""
        under = self.under.of(state)
        unknown = [place for place, hidden in enumerate(under) if not self.knows(hidden, seat)]
        if unknown:
            pool = state.tower + [int(self.tile.of(under[place])) for place in unknown]
            state.rng.draw_anew(pool)
            for place in unknown:
                under[place] = self.tile.change(under[place], pool.pop())
            state.tower = pool

    def restored(self, state: State) -> None:
        """They come from the tower, and each has a space of its own."""
        spaces = self.hidden_on(state)
        for space, tile in zip(spaces, self.held_tiles(state), strict=True):
            if tile not in state.rules.tower:
                raise ValueError(f"under: there is no tile {tile_name(state, tile)} in the tower")
            if spaces.count(space) > 1:
                raise ValueError(f"under: two tiles are hidden on space {space + 1}")
        self.under.put(state, [self.on_space(state, space) for space in sorted(spaces)])

    def hidden_known_to(self, state: State, seat: i64) -> list[list[object]]:
        """The space and the tile, None if the seat does not know it."""
        found: list[list[object]] = []
        for hidden in self.under.of(state):
            name = tile_name(state, self.tile.of(hidden)) if self.knows(hidden, seat) else None
            found.append([int(self.space.of(hidden)) + 1, name])
        return found

    # --- The end

    def leftover(self, state: State, space: i64) -> bool:
        """Of two tiles the richest takes one, the second richest gets the other.

        With nothing over it, it has been turned up in the last refill. Ruling: a tile that is sold
        beside the market is given to nobody, here as there; the one over it goes to the richest.
        """
        top = state.market[int(space)]
        tile = self.next_tile(state, space) if top != EMPTY else EMPTY
        if tile == EMPTY:
            return False
        state.reveals += 1
        self.under_shown.tell(state, tile, space)
        if sold_beside(state.rules, tile):
            give_out(state, NOBODY, tile, space)
            return False
        seat = richest(state, state.rules.space_currency[space])
        if seat >= 0:
            self.hide(state, space, tile, UNCOVERED)
            state.ask(self.question, seat, space)
        else:
            state.market[int(space)] = EMPTY
            give_out(state, NOBODY, top, space)
            give_out(state, NOBODY, tile, space)
        return True

    def both(self, state: State, space: i64) -> list[int]:
        """The tile for sale and the one under it."""
        return [state.market[int(space)], int(self.tile.of(self.on_space(state, space)))]


class LeftoverQuestion(Step):
    """Which of the two tiles of a space does the richest take? `a` is the space."""

    def __init__(self, module: HidesTiles) -> None:
        super().__init__("leftover_question", "choose", [PickLeftover(module)])
        self.module = module

    def kinds(self) -> dict[str, Kind]:
        return kinds_of("space", "tiles")

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        tiles = [tile_name(state, tile) for tile in self.module.both(state, frame.a)]
        return {"space": int(frame.a) + 1, "tiles": tiles}


class PickLeftover(Choice):
    """Takes one of the two tiles; the second richest gets the other, and nobody if two are that."""

    def __init__(self, module: HidesTiles) -> None:
        super().__init__("pick_leftover", "tile", TILE, "not_left_there")
        self.module = module

    def candidates(self, state: State, frame: Frame) -> list[int]:
        return self.module.both(state, frame.a)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        tile, tiles = int(self.chosen.of(code)), self.module.both(state, frame.a)
        tiles.remove(tile)
        state.market[int(frame.a)] = EMPTY
        self.module.next_tile(state, frame.a)
        currency = state.rules.space_currency[frame.a]
        give_out(state, frame.seat, tile, frame.a)
        give_out(state, richest(state, currency, frame.seat), tiles[0], frame.a)
