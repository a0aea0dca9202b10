"""Fresh Colors: what one does, choosing a project or colours, giving back, completing."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from alhambra.engine.rules import CURRENCIES
from alhambra.engine.state import State
from alhambra.engine.step import OTHER, BadMoveError, Deed, Frame, Moves, Step, arg_a, arg_b, pack
from alhambra.engine.steps.plain import PlainDeed

if TYPE_CHECKING:
    from alhambra.modules.fresh_colors import FreshColors

TOP: Final = -1  # instead of a column: the top of the stack
SECOND: Final = 1  # what the second argument adds to a project, so that 0 is none


class Reward(Step):
    """Too much was paid: `a` has a bit for each column from which one may choose."""

    def __init__(self, module: "FreshColors") -> None:
        deeds: list[Deed] = [
            TakeDecor(module),
            TakeTopDecor(module),
            TakePaint(module),
            DeclineColors("decor_decline"),
        ]
        super().__init__("decor_question", "choose", deeds)

    def data(self, state: State, frame: Frame) -> dict[str, object]:
        """`currencies`: the columns from which one may choose."""
        return {"currencies": [CURRENCIES[column] for column in columns_of(frame)]}


def columns_of(frame: Frame) -> list[int]:
    """The columns from which one may choose."""
    return [column for column in range(len(CURRENCIES)) if frame.a >> column & 1]


class TakeDecor(Deed):
    """The project of a column; the first argument is the column."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("decor_take")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Those one may own."""
        for column in columns_of(frame):
            code = pack(self.number, column, 0, 0)
            if self.refuse(state, frame, code) == "":
                out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A column of the money paid, one project of each type, two to complete at most."""
        column = int(arg_a(code))
        if column not in columns_of(frame):
            return "other_column"
        project = self.module.workshop(state).columns[column]
        return self.module.may_own(state, frame.seat, project)

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next project of the stack takes its place."""
        taken(self.module, state, frame, int(arg_a(code)))

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`decor`: the project, `currency`: its column."""
        column = int(arg_a(code))
        project = self.module.workshop(state).columns[column]
        return {"decor": self.module.projects[project].name, "currency": CURRENCIES[column]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """By its currency; the project may be left out."""
        column = read_column(parts)
        project = self.module.workshop(state).columns[column]
        name = "" if project < 0 else self.module.projects[project].name
        if parts.get("decor", name) != name:
            raise BadMoveError("no_decor_there", str(parts["decor"]))
        return pack(self.number, column, 0, 0)


def read_column(parts: dict[str, object]) -> int:
    """A column by its currency."""
    currency = parts.get("currency")
    if currency not in CURRENCIES:
        raise BadMoveError("other_column", str(currency))
    return CURRENCIES.index(str(currency))


def taken(module: "FreshColors", state: State, frame: Frame, column: int) -> None:
    """A project comes to the seat."""
    project = module.take_project(state, frame.seat, column)
    if state.telling:
        name = module.projects[project].name
        state.tell({"event": "decor_taken", "seat": int(frame.seat), "decor": name})


class TakeTopDecor(Deed):
    """The project on top of the stack."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("decor_draw")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """If one may own it."""
        if self.refuse(state, frame, self.number) == "":
            out.add(pack(self.number, 0, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """There must be one, and the limits hold."""
        stack = self.module.workshop(state).stack
        return self.module.may_own(state, frame.seat, stack[-1]) if stack else "no_decor_there"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The next one is seen."""
        taken(self.module, state, frame, TOP)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`decor`: the project."""
        stack = self.module.workshop(state).stack
        return {"decor": self.module.projects[stack[-1]].name}


class TakePaint(Deed):
    """A set of colours: first argument the column, second the number of the set."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("paint_take")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Every set of which something is left."""
        for column in columns_of(frame):
            for number in range(len(self.module.sets[column])):
                code = pack(self.number, column, number, 0)
                if self.refuse(state, frame, code) == "":
                    out.add(code)

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """A column of the money paid, and something must be left."""
        if int(arg_a(code)) not in columns_of(frame):
            return "other_column"
        colors = self.module.available(state, int(arg_a(code)), int(arg_b(code)))
        return "" if sum(colors) > 0 else "no_paint_left"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """First one takes, then one gives back what is too much."""
        colors = self.module.available(state, int(arg_a(code)), int(arg_b(code)))
        paints = self.module.workshop(state).paints[int(frame.seat)]
        for color, count in enumerate(colors):
            paints[color] += count
        if state.telling:
            names = self.module.paint_names(colors)
            state.tell({"event": "paint_taken", "seat": int(frame.seat), "paint": names})
        state.push(self.module.limit, frame.seat)

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`paint`: the colours of the set, `currency`: its column."""
        column = int(arg_a(code))
        names = self.module.paint_names(self.module.sets[column][int(arg_b(code))])
        return {"paint": names, "currency": CURRENCIES[column]}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """A set of the column, by its colours."""
        column = read_column(parts)
        paint = parts.get("paint")
        for number, colors in enumerate(self.module.sets[column]):
            if paint == self.module.paint_names(colors):
                return pack(self.number, column, number, 0)
        raise BadMoveError("no_such_paint", str(paint))


class DeclineColors(PlainDeed):
    """Takes nothing."""

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """Nothing happens."""


class ColorLimit(Step):
    """Asks until the seat has no more colours than allowed."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("paint_limit")
        self.module = module
        self.question = Step("paint_question", "choose", [ReturnPaint(module)])

    def run(self, state: State, frame: Frame) -> None:
        """One tile a time."""
        if sum(self.module.workshop(state).paints[int(frame.who)]) > self.module.color_limit:
            state.ask(self.question, frame.who)
        else:
            state.frames.pop()


class ReturnPaint(Deed):
    """Gives one colour back, also one just taken; the first argument is the colour."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("paint_return")
        self.module = module

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each colour one has."""
        for color, count in enumerate(self.module.workshop(state).paints[int(frame.seat)]):
            if count:
                out.add(pack(self.number, color, 0, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """One must have it."""
        paints = self.module.workshop(state).paints[int(frame.seat)]
        return "" if paints[int(arg_a(code))] else "no_such_paint"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """It lies in the supply."""
        self.module.workshop(state).paints[int(frame.seat)][int(arg_a(code))] -= 1
        if state.telling:
            event: dict[str, object] = {"event": "paint_returned", "seat": int(frame.seat)}
            state.tell({**event, **self.parts(state, frame, code)})

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`paint`: which."""
        return {"paint": paint_name(self.module, int(arg_a(code)))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """Looks the colour up."""
        colors = len(self.module.workshop(state).paints[int(frame.seat)])
        for color in range(colors):
            if parts.get("paint") == paint_name(self.module, color):
                return pack(self.number, color, 0, 0)
        raise BadMoveError("no_such_paint", str(parts.get("paint")))


def paint_name(module: "FreshColors", color: int) -> str:
    """One colour by its name."""
    return module.paint_names([1 if other == color else 0 for other in range(color + 1)])[0]


class Complete(Deed):
    """Completes one project or two; the arguments are the projects, the second plus 1."""

    def __init__(self, module: "FreshColors") -> None:
        super().__init__("decor_complete")
        self.module = module
        self.role = OTHER

    def offer(self, state: State, frame: Frame, out: Moves) -> None:
        """Each project for which one has the colours, and both together."""
        projects = self.module.workshop(state).open[int(frame.seat)]
        for index, project in enumerate(projects):
            if self.module.completable(state, frame.seat, [project]):
                out.add(pack(self.number, project, 0, 0))
                for other in projects[index + 1 :]:
                    if self.module.completable(state, frame.seat, [project, other]):
                        out.add(pack(self.number, project, other + SECOND, 0))

    def refuse(self, state: State, frame: Frame, code: i64) -> str:
        """Own projects, and their colours."""
        chosen = projects_of(code)
        for project in chosen:
            if project not in self.module.workshop(state).open[int(frame.seat)]:
                return "no_decor_there"
        return "" if self.module.completable(state, frame.seat, chosen) else "paint_missing"

    def act(self, state: State, frame: Frame, code: i64) -> None:
        """The colours go back; the projects are turned over for good."""
        slot = self.module.workshop(state)
        seat = int(frame.seat)
        if state.telling:
            names = self.module.names(projects_of(code))
            state.tell({"event": "decor_completed", "seat": seat, "projects": names})
        for project in projects_of(code):
            for color, count in enumerate(self.module.projects[project].needs):
                slot.paints[seat][color] -= count
            slot.open[seat].remove(project)
            slot.done[seat].append(project)
        slot.done[seat].sort()
        state.spend_action()

    def parts(self, state: State, frame: Frame, code: i64) -> dict[str, object]:
        """`projects`: one or two."""
        return {"projects": self.module.names(projects_of(code))}

    def code(self, state: State, frame: Frame, parts: dict[str, object]) -> i64:
        """One or two own projects, in any order."""
        names = parts.get("projects")
        if not isinstance(names, (list, tuple)) or not 1 <= len(set(names)) == len(names) <= 2:
            raise BadMoveError("no_decor_there", str(names))
        known = [project.name for project in self.module.projects]
        if any(name not in known for name in names):
            raise BadMoveError("no_decor_there", str(names))
        numbers = sorted(known.index(str(name)) for name in names)
        return pack(self.number, numbers[0], numbers[1] + SECOND if len(numbers) == 2 else 0, 0)


def projects_of(code: i64) -> list[int]:
    """The projects that are completed."""
    second = int(arg_b(code)) - SECOND
    return [int(arg_a(code))] if second < 0 else [int(arg_a(code)), second]
