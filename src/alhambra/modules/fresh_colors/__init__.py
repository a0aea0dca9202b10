"""Fresh Colors: whoever pays too much gets paint, or a project to use it for.

Whoever overpays when buying a building may take a project or colours from the column of the
currency paid. Completing projects with the colours they need is an action, and from then on every
building of such a type is worth points in each scoring.
"""

from alhambra.engine.prelude import (  # isort: skip
    ACTION, ACTIONS, CURRENCIES, CURRENCY, HIDDEN, LAID, NONE, OTHER, SEAT, STACK, STAGE_BOARDS,
    Any, Deal, Deed, Event, Final, Frame, Item, Listed, Module, Moves, Offer, Perhaps, Pieces,
    Pile, Piles, Rules, Some, State, Step, i64,
)  # fmt: skip
from alhambra.modules.fresh_colors.printed import COLORS, PaintSet, Project

TOP: Final = -1  # instead of a column: the top of the stack


class FreshColors(Module):
    """Eighteen projects (twelve with two or three players) and six tiles of each of six colours.

    Rulings: an emptied project space is filled from the stack at once. Money that stands in for
    every currency counts as that of the space; of a mixed payment either currency will do. Only
    buildings in the sense of tiles bring something, not cards, chests or bids. Buildings are
    counted as they stand: what only helps in a majority does not count, and unfinished ones do
    not. If a colour runs short one takes what is left. Dirk gets nothing.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.color_limit: int = data["color_limit"]
        self.points: int = data["points_per_building"]
        self.starred_from: int = data["starred_from"]
        self.printed: list[Project] = [Project(*row) for row in data["projects"]["list"]]
        self.copies: int = data["copies_per_color"]
        names = [project.name for project in self.printed]
        self.project = Pieces(
            self, "decor", names, aside=False, noun="project", reason="no_decor_there"
        )
        self.paint = Pieces(self, "paint", [f"paint-{color}" for color in COLORS], self.copies)
        self.paint_set = PaintSet(self.paint, data["board"])
        self.some_columns = Some(CURRENCY, list(range(len(CURRENCIES))))
        most: int = data["open_project_limit"]
        shown = Perhaps(self.project)
        self.columns = Pile(self, "columns", shown, order=LAID, stage=STAGE_BOARDS)
        self.columns.along = CURRENCY
        self.stack = Pile(self, "stack", self.project, HIDDEN, STACK, stage=STAGE_BOARDS)
        self.colors = Piles(self, "colors", self.paint)
        self.projects = Piles(self, "projects", self.project, most=most)
        self.done = Piles(self, "done", self.project)
        self.derives(top=shown, supply=Listed(self.paint))
        reward: list[Deed] = [TakeDecor(self), TakeTopDecor(self), TakePaint(self), TakeNothing()]
        self.reward = self.asks(
            Step("decor_question", "choose", reward, "currencies", self.some_columns)
        )
        self.too_much = self.asks(Step("paint_question", "choose", [ReturnPaint(self)]))
        self.limit = self.asks(ColorLimit(self))
        self.joins(ACTIONS, Complete(self))
        self.decor_opened = Event(self, "decor_opened", projects=Listed(self.project))
        self.decor_taken = Event(self, "decor_taken", seat=SEAT, decor=self.project)
        self.paint_taken = Event(self, "paint_taken", seat=SEAT, paint=Listed(self.paint))
        self.paint_returned = Event(self, "paint_returned", seat=SEAT, paint=self.paint)
        self.decor_completed = Event(
            self, "decor_completed", seat=SEAT, projects=Listed(self.project)
        )

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """Starred projects are for larger rounds."""
        starred = rules.players >= self.starred_from
        self.project.copies = [int(starred or not one.starred) for one in self.printed]

    def lay_out(self, state: State, keys: list[str]) -> None:
        """Projects are shuffled and one is laid on each space."""
        if "stack" in keys:
            self.stack.put(state, self.project.shuffled(state))
        if "columns" in keys:
            stack = self.stack.of(state) if "stack" in keys else []
            columns = [stack.pop() if stack else NONE for _ in CURRENCIES]
            self.columns.put(state, columns)
            self.decor_opened.tell(state, values=columns)

    # --- What a purchase brings

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """The least surplus for a building is enough, and a larger one brings no more."""
        if most > 0 and offer.tile >= 0:
            found.append(1)

    def bought(self, state: State, deal: Deal) -> None:
        """Whoever paid too much for a building in their turn may choose."""
        if deal.cause != ACTION or deal.over <= 0 or deal.offer.tile < 0:
            return
        columns = 0
        for currency in deal.currencies:
            column = currency if currency < len(CURRENCIES) else int(deal.offer.currency)
            columns |= 1 << column
        if self._anything_for(state, deal.seat, columns):
            state.ask(self.reward, deal.seat, columns)

    def _anything_for(self, state: State, seat: i64, columns: int) -> bool:
        """Whether there is something to take at these columns."""
        if self.may_own(state, seat, self.offered(state, TOP)) == "":
            return True
        for column in self.some_columns.values(columns):
            if self.may_own(state, seat, self.offered(state, column)) == "":
                return True
            for number in self.paint_set.columns[column]:
                if self.available(state, number):
                    return True
        return False

    def offered(self, state: State, column: int) -> int:
        """The project of a column, or on top of the stack; NONE if there is none."""
        if column != TOP:
            return self.columns.of(state)[column]
        stack = self.stack.of(state)
        return stack[-1] if stack else NONE

    def may_own(self, state: State, seat: i64, project: int) -> str:
        """Why a seat may not take this project, "" if it may."""
        if project == NONE:
            return "no_decor_there"
        own = self.projects.of(state, seat)
        if len(own) >= self.projects.most:
            return "decor_limit"
        for other in own + self.done.of(state, seat):
            if self.printed[other].kind == self.printed[project].kind:
                return "decor_type_owned"
        return ""

    def take_project(self, state: State, seat: i64, column: int) -> None:
        """The project of a column, or the top of the stack, comes to a seat."""
        project, stack = self.offered(state, column), self.stack.of(state)
        following = stack.pop() if stack else NONE
        if column != TOP:
            self.columns.of(state)[column] = following
        state.reveals += 1  # another project lies on top of the stack
        self.projects.add(state, seat, project)
        self.decor_taken.tell(state, seat, project)

    # --- Colours

    def available(self, state: State, number: int) -> list[int]:
        """What is left of a set of colours."""
        found: list[int] = []
        for color in self.paint_set.sets[number]:
            left = self.copies - found.count(color)
            for seat in range(state.rules.players):
                left -= self.colors.of(state, seat).count(color)
            if left > 0:
                found.append(color)
        return found

    def completable(self, state: State, seat: i64, projects: list[int]) -> bool:
        """Whether the seat has the colours for all of these."""
        colors = self.colors.of(state, seat)
        for color in range(len(COLORS)):
            needed = 0
            for project in projects:
                needed += self.printed[project].needs[color]
            if needed > 0 and needed > colors.count(color):
                return False
        return True

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Two points for each building of a completed type."""
        for seat in range(state.rules.players):
            projects = self.done.of(state, seat)
            if projects:
                counts = state.boards[seat].counts
                buildings = 0
                for project in projects:
                    buildings += int(counts[self.printed[project].kind])
                data: dict[str, object] = {"projects": len(projects), "buildings": buildings}
                found.append(Item(seat, self.name, self.points * buildings, data))

    # --- Secrets and notation

    def known_to_all(self, state: State) -> list[int]:
        """The top of the stack lies face up."""
        return self.stack.of(state)[-1:]

    def restored(self, state: State) -> None:
        """Four columns; each seat has one project of a type."""
        if len(self.columns.of(state)) != len(CURRENCIES):
            raise ValueError("columns must be a project, or -, for each currency")
        for seat in range(state.rules.players):
            projects = self.projects.of(state, seat) + self.done.of(state, seat)
            if len({self.printed[project].kind for project in projects}) < len(projects):
                raise ValueError("a seat has one project of each type at most")

    def derived(self, state: State, seat: i64) -> dict[str, object]:
        """The top of the stack lies open, and the paint that nobody has."""
        rules, top = state.rules, self.offered(state, TOP)
        return {
            "top": self.columns.kind.text(rules, top),
            "supply": [self.paint.text(rules, color) for color in self.paint.left(state)],
        }


# --- Too much was paid: the question is about the columns from which one may choose


class TakeDecor(Deed):
    """Takes the project of a column."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("decor_take")
        self.module = module
        self.also("decor", Perhaps(module.project), "no_decor_there")
        self.column = self.part("currency", CURRENCY, "other_column")

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        return [self.module.offered(state, int(self.column.of(code)))]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A column of the money paid, one project of each type, two to complete at most."""
        column = int(self.column.of(code))
        if not frame.a >> column & 1:
            return "other_column"
        return self.module.may_own(state, frame.seat, self.module.offered(state, column))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next project of the stack takes its place."""
        self.module.take_project(state, frame.seat, int(self.column.of(code)))


class TakeTopDecor(Deed):
    """Takes the project on top of the stack."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("decor_draw")
        self.module = module
        self.also("decor", Perhaps(module.project), "no_decor_there")

    def tells(self, state: State, frame: Frame, code: i64) -> list[int]:
        return [self.module.offered(state, TOP)]

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be one, and the limits hold."""
        return self.module.may_own(state, frame.seat, self.module.offered(state, TOP))

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next one is seen."""
        self.module.take_project(state, frame.seat, TOP)


class TakePaint(Deed):
    """Takes a set of colours from a column."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("paint_take")
        self.module = module
        self.paint = self.part("paint", module.paint_set)
        self.column = self.part("currency", CURRENCY, "other_column")

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every set of which something is left."""
        for column in self.module.some_columns.values(frame.a):
            for number in self.module.paint_set.columns[column]:
                if self.module.available(state, number):
                    out.add(self.pack(number, column))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A column of the money paid, and something must be left."""
        number, column = int(self.paint.of(code)), int(self.column.of(code))
        if number not in self.module.paint_set.columns[column]:
            return "no_such_paint"
        if not frame.a >> column & 1:
            return "other_column"
        return "" if self.module.available(state, number) else "no_paint_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """First one takes, then one gives back what is too much."""
        colors = self.module.available(state, int(self.paint.of(code)))
        for color in colors:
            self.module.colors.add(state, frame.seat, color)
        self.module.paint_taken.tell(state, frame.seat, values=colors)
        state.push(self.module.limit, frame.seat)


class TakeNothing(Deed):
    """Neither project nor colours."""

    def __init__(self) -> None:
        super().__init__("decor_decline")

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""


# --- More colours than one may keep


class ColorLimit(Step):
    """Asks, one tile at a time, until the seat has no more colours than allowed."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("paint_limit")
        self.module = module

    def run(self, state: State, frame: Frame) -> None:
        if len(self.module.colors.of(state, frame.who)) > self.module.color_limit:
            state.ask(self.module.too_much, frame.who)
        else:
            state.frames.pop()


class ReturnPaint(Deed):
    """Gives one colour back to the supply, also one just taken."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("paint_return")
        self.module = module
        self.paint = self.part("paint", module.paint)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One must have it."""
        colors = self.module.colors.of(state, frame.seat)
        return "" if int(self.paint.of(code)) in colors else "no_such_paint"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        color = self.paint.of(code)
        self.module.colors.of(state, frame.seat).remove(int(color))
        self.module.paint_returned.tell(state, frame.seat, color)


# --- The action


class Complete(Deed):
    """Completes one project or two."""

    def __init__(self, module: FreshColors) -> None:
        super().__init__("decor_complete", OTHER)
        self.module = module
        self.some = Some(module.project, list(range(len(module.printed))))
        self.chosen = self.part("projects", self.some)

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each project for which one has the colours, and both together."""
        projects = self.module.projects.of(state, frame.seat)
        for index, one in enumerate(projects):
            if self.module.completable(state, frame.seat, [one]):
                out.add(self.pack(self.some.bit(one)))
                for other in projects[index + 1 :]:
                    if self.module.completable(state, frame.seat, [one, other]):
                        out.add(self.pack(self.some.bit(one) | self.some.bit(other)))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Own projects, and their colours."""
        chosen = self.some.values(self.chosen.of(code))
        own = self.module.projects.of(state, frame.seat)
        if not chosen or [project for project in chosen if project not in own]:
            return "no_decor_there"
        return "" if self.module.completable(state, frame.seat, chosen) else "paint_missing"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The colours go back; the projects are turned over for good."""
        module, seat = self.module, frame.seat
        chosen = self.some.values(self.chosen.of(code))
        module.decor_completed.tell(state, seat, values=chosen)
        colors = module.colors.of(state, seat)
        for project in chosen:
            for color, count in enumerate(module.printed[project].needs):
                for _ in range(count):
                    colors.remove(color)
            module.projects.of(state, seat).remove(project)
            module.done.add(state, seat, project)
        state.spend_action()
