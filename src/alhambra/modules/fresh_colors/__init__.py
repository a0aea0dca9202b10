"""Fresh Colors: who pays too much gets paint, or a project to use it for.

Whoever overpays when buying a building may take a project or colours from the column of the
currency paid. Completing projects with the colours they need is an action, and from then on every
building of such a type is worth points in each scoring.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from alhambra.engine.module import ACTIONS, STAGE_BOARDS, Module, Slot
from alhambra.engine.notation import per_seat
from alhambra.engine.offers import ACTION, Deal, Offer
from alhambra.engine.rules import CURRENCIES, TYPES, Rules
from alhambra.engine.scoring import Item
from alhambra.engine.state import State
from alhambra.engine.step import Deed
from alhambra.modules.fresh_colors.deeds import ColorLimit, Complete, Reward

COLORS: Final = ("blue", "red", "brown", "white", "green", "purple")
EMPTY: Final = -1  # a project space without a project


@final
class Project:
    """One project: its building type and how many of each colour complete it."""

    def __init__(self, kind: str, starred: bool, colors: list[str]) -> None:
        self.kind = TYPES.index(kind)
        self.starred = starred
        self.needs: list[int] = [colors.count(color) for color in COLORS]
        self.name = " ".join(["decor", kind, *(f"paint-{color}" for color in colors)])


@final
class Workshop(Slot):
    """Projects by number, colours by how many of each."""

    def __init__(self, players: int) -> None:
        self.stack: list[int] = []  # the top one last; it lies face up
        self.columns: list[int] = [EMPTY] * len(CURRENCIES)
        self.paints: list[list[int]] = [[0] * len(COLORS) for _ in range(players)]
        self.open: list[list[int]] = [[] for _ in range(players)]
        self.done: list[list[int]] = [[] for _ in range(players)]

    def copy(self) -> Slot:
        """An independent copy."""
        other = Workshop(0)
        other.stack = self.stack[:]
        other.columns = self.columns[:]
        other.paints = [colors[:] for colors in self.paints]
        other.open = [projects[:] for projects in self.open]
        other.done = [projects[:] for projects in self.done]
        return other


class FreshColors(Module):
    """Eighteen projects (twelve with two or three players) and six tiles of each of six colours.

    Rulings: an emptied project space is filled from the stack at once. Money that stands in for
    every currency counts as that of the space; of a mixed payment either currency will do. Only
    buildings in the sense of tiles bring something, not cards, chests or bids. Buildings are
    counted as they stand: what only helps in a majority does not count, and unfinished ones do
    not. If a colour runs short one takes what is left. Dirk gets nothing.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__("fresh_colors", 34)
        self.copies: int = data["copies_per_color"]
        self.color_limit: int = data["color_limit"]
        self.open_limit: int = data["open_project_limit"]
        self.points: int = data["points_per_building"]
        self.starred_from: int = data["starred_from"]
        self.projects: list[Project] = [Project(*row) for row in data["projects"]["list"]]
        self.sets: list[list[list[int]]] = [
            [[colors.count(color) for color in COLORS] for colors in data["board"][currency]]
            for currency in CURRENCIES
        ]
        self.reward = Reward(self)
        self.limit = ColorLimit(self)

    def workshop(self, state: State) -> Workshop:
        """What the module keeps."""
        slot = state.slots[self.index]
        assert isinstance(slot, Workshop)
        return slot

    # --- Set-up

    def register(self, rules: Rules) -> None:
        """The question after a purchase, and the limit of colours."""
        for question in (self.reward, self.limit.question):
            rules.add_step(question)
            for deed in question.deeds:
                rules.add_deed(deed)
        rules.add_step(self.limit)

    def new_slot(self, rules: Rules) -> Slot | None:
        """Filled when the projects are shuffled."""
        return Workshop(rules.players)

    def in_play(self, rules: Rules) -> list[int]:
        """The projects for so many players."""
        starred = rules.players >= self.starred_from
        return [n for n, project in enumerate(self.projects) if starred or not project.starred]

    def set_up(self, state: State, stage: i64) -> None:
        """Projects are shuffled and one is laid on each space."""
        if stage == STAGE_BOARDS:
            slot = self.workshop(state)
            slot.stack = self.in_play(state.rules)
            state.rng.shuffle(slot.stack)
            for column in range(len(CURRENCIES)):
                slot.columns[column] = slot.stack.pop()
            if state.telling:
                columns = [self.projects[number].name for number in slot.columns]
                state.tell({"event": "decor_opened", "projects": columns})

    # --- What a purchase brings

    def overpay(self, state: State, seat: i64, offer: Offer, most: i64, found: list[int]) -> None:
        """The least surplus for a building is enough, and a larger one brings no more."""
        if most > 0 and offer.tile >= 0:
            found.append(1)

    def bought(self, state: State, deal: Deal) -> None:
        """Whoever paid too much for a building of the own turn may choose."""
        if deal.cause != ACTION or deal.over <= 0 or deal.offer.tile < 0:
            return
        columns = 0
        for currency in deal.currencies:
            column = currency if currency < len(CURRENCIES) else int(deal.offer.currency)
            columns |= 1 << column
        if self.anything_for(state, deal.seat, columns):
            state.ask(self.reward, deal.seat, columns)

    def anything_for(self, state: State, seat: i64, columns: int) -> bool:
        """Whether there is something to take at these columns."""
        slot = self.workshop(state)
        if slot.stack and self.may_own(state, seat, slot.stack[-1]) == "":
            return True
        for column, sets in enumerate(self.sets):
            if columns >> column & 1:
                if self.may_own(state, seat, slot.columns[column]) == "":
                    return True
                for number in range(len(sets)):
                    if sum(self.available(state, column, number)) > 0:
                        return True
        return False

    def may_own(self, state: State, seat: i64, project: int) -> str:
        """Why a seat may not take this project, "" if it may."""
        slot = self.workshop(state)
        if project == EMPTY:
            return "no_decor_there"
        own = slot.open[int(seat)]
        if len(own) >= self.open_limit:
            return "decor_limit"
        for other in own + slot.done[int(seat)]:
            if self.projects[other].kind == self.projects[project].kind:
                return "decor_type_owned"
        return ""

    def take_project(self, state: State, seat: i64, column: int) -> int:
        """A project of the board (from 0), or the top of the stack (EMPTY), comes to a seat."""
        slot = self.workshop(state)
        if column == EMPTY:
            project = slot.stack.pop()
        else:
            project = slot.columns[column]
            slot.columns[column] = slot.stack.pop() if slot.stack else EMPTY
        state.reveals += 1  # another project lies on top of the stack
        slot.open[int(seat)].append(project)
        slot.open[int(seat)].sort()
        return project

    # --- Colours

    def left(self, state: State, color: int) -> int:
        """How many tiles of a colour nobody has."""
        return self.copies - sum(colors[color] for colors in self.workshop(state).paints)

    def available(self, state: State, column: int, number: int) -> list[int]:
        """What is left of a set of colours."""
        wanted = self.sets[column][number]
        return [min(count, self.left(state, color)) for color, count in enumerate(wanted)]

    def completable(self, state: State, seat: i64, projects: list[int]) -> bool:
        """Whether the seat has the colours for all of these."""
        paints = self.workshop(state).paints[int(seat)]
        for color, count in enumerate(paints):
            if sum(self.projects[project].needs[color] for project in projects) > count:
                return False
        return True

    # --- The action

    def deeds(self, menu: str) -> list[Deed]:
        """To complete projects is an action."""
        return [Complete(self)] if menu == ACTIONS else []

    # --- Scoring

    def items(self, state: State, round: i64, found: list[Item]) -> None:
        """Two points for each building of a completed type."""
        for seat, projects in enumerate(self.workshop(state).done):
            if projects:
                counts = state.boards[seat].counts
                buildings = sum(int(counts[self.projects[number].kind]) for number in projects)
                data: dict[str, object] = {"projects": len(projects), "buildings": buildings}
                found.append(Item(seat, "fresh_colors", self.points * buildings, data))

    # --- Secrets and notation

    def names(self, projects: list[int]) -> list[str]:
        """Projects by their names."""
        return [self.projects[number].name for number in projects]

    def paint_names(self, colors: list[int]) -> list[str]:
        """Colours by their names, as many times as there are."""
        found: list[str] = []
        for color, count in enumerate(colors):
            found.extend([f"paint-{COLORS[color]}"] * count)
        return found

    def show(self, state: State, seat: i64, view: dict[str, object]) -> None:
        """All but the stack below its top."""
        slot = self.workshop(state)
        view[self.name] = {
            "columns": {
                currency: None if project == EMPTY else self.projects[project].name
                for currency, project in zip(CURRENCIES, slot.columns, strict=True)
            },
            "sets": {
                currency: [self.paint_names(colors) for colors in sets]
                for currency, sets in zip(CURRENCIES, self.sets, strict=True)
            },
            "top": self.projects[slot.stack[-1]].name if slot.stack else None,
            "stack": len(slot.stack),
            "supply": self.paint_names([self.left(state, color) for color in range(len(COLORS))]),
            "colors": [self.paint_names(colors) for colors in slot.paints],
            "projects": [self.names(projects) for projects in slot.open],
            "done": [self.names(projects) for projects in slot.done],
        }

    def reshuffle(self, state: State, seat: i64) -> None:
        """Nobody knows the order of the stack below its top."""
        stack = self.workshop(state).stack
        rest = stack[:-1]
        state.rng.shuffle(rest)
        stack[:-1] = rest

    def write(self, state: State) -> dict[str, object]:
        """`columns` (`-` for none), `stack` from the top; by seat `colors`, `projects`, `done`."""
        slot = self.workshop(state)
        return {
            "columns": ["-" if n == EMPTY else self.projects[n].name for n in slot.columns],
            "stack": self.names(slot.stack[::-1]),
            "colors": [self.paint_names(colors) for colors in slot.paints],
            "projects": [self.names(projects) for projects in slot.open],
            "done": [self.names(projects) for projects in slot.done],
        }

    def read(self, state: State, table: dict[str, object]) -> None:
        """Left out, nobody has anything; what is not named lies shuffled in the stack."""
        read_workshop(self, state, table)


def read_workshop(module: FreshColors, state: State, table: dict[str, object]) -> None:
    """Reads what `write` wrote."""
    for key in table:
        if key not in ("columns", "stack", "colors", "projects", "done"):
            raise ValueError(f"unknown key {key}")
    slot = Workshop(state.rules.players)
    rest = module.in_play(state.rules)
    for seat, names in enumerate(per_seat(state.rules, table, "done")):
        slot.done[seat] = sorted(_read_projects(module, names, rest))
    for seat, names in enumerate(per_seat(state.rules, table, "projects")):
        slot.open[seat] = sorted(_read_projects(module, names, rest))
        _check_owned(module, slot, seat)
    for seat, names in enumerate(per_seat(state.rules, table, "colors")):
        slot.paints[seat] = _read_colors(names)
    state.slots[module.index] = slot
    for color, name in enumerate(COLORS):
        if module.left(state, color) < 0:
            raise ValueError(f"there are not so many tiles of {name}")
    _read_piles(module, state, table, slot, rest)


def _read_projects(module: FreshColors, names: object, rest: list[int]) -> list[int]:
    """Projects by their names, each taken from the rest."""
    if not isinstance(names, list):
        raise ValueError("projects must be a list of names")
    known = [project.name for project in module.projects]
    found: list[int] = []
    for name in names:
        if name not in known:
            raise ValueError(f"there is no project {name}")
        number = known.index(name)
        if number not in rest:
            raise ValueError(f"the project {name} is in two places or not in play")
        rest.remove(number)
        found.append(number)
    return found


def _check_owned(module: FreshColors, slot: Workshop, seat: int) -> None:
    kinds = [module.projects[number].kind for number in slot.open[seat] + slot.done[seat]]
    if len(set(kinds)) < len(kinds):
        raise ValueError("a seat has one project of each type at most")
    if len(slot.open[seat]) > module.open_limit:
        raise ValueError(f"a seat has at most {module.open_limit} projects to complete")


def _read_colors(names: object) -> list[int]:
    known = [f"paint-{color}" for color in COLORS]
    if not isinstance(names, list) or any(name not in known for name in names):
        raise ValueError(f"colors are written as {', '.join(known)}")
    return [names.count(name) for name in known]


def _read_piles(
    module: FreshColors, state: State, table: dict[str, object], slot: Workshop, rest: list[int]
) -> None:
    """The spaces and the stack; what is left out is drawn."""
    columns = table.get("columns")
    if columns is not None:
        if not isinstance(columns, list) or len(columns) != len(CURRENCIES):
            raise ValueError("columns must be a project, or -, for each currency")
        for column, name in enumerate(columns):
            if name != "-":
                slot.columns[column] = _read_projects(module, [name], rest)[0]
    if "stack" in table:
        slot.stack = _read_projects(module, table["stack"], rest)[::-1]
        if rest:
            raise ValueError(f"the project {module.projects[rest[0]].name} is nowhere")
        return
    state.rng.shuffle(rest)
    if columns is None:
        for column in range(min(len(CURRENCIES), len(rest))):
            slot.columns[column] = rest.pop()
    slot.stack = rest
