"""The order of a turn and of the game, readable like the rulebook.

A module's deeds join the menus of the turn by the name of the menu; a menu nobody uses costs
nothing.
"""

from mypy_extensions import i64

from alhambra.engine.announcement import OPENING, REFILLED, TURN_OVER, TURN_STARTED
from alhambra.engine.module import ACTIONS, END, PLACEMENT, START, WINDOW
from alhambra.engine.rules import Rules
from alhambra.engine.state import State
from alhambra.engine.step import Deed, Frame, Step
from alhambra.engine.steps.actions import ActionQuestion, Actions, Pass
from alhambra.engine.steps.announce import Announce
from alhambra.engine.steps.buy import Buy
from alhambra.engine.steps.finish import Finish
from alhambra.engine.steps.menu import Done, Menu, NextSeat, Window
from alhambra.engine.steps.place import Closing, Give, Place, Placement, PlaceQuestion, Store
from alhambra.engine.steps.redesign import Add, Exchange, Remove
from alhambra.engine.steps.refill import Arrival, RefillMarket, RefillMoney
from alhambra.engine.steps.relocate import Relocate
from alhambra.engine.steps.score import QueuedScorings, Score
from alhambra.engine.steps.take import Take


class StartTurn(Step):
    """A turn begins: it is this seat's."""

    def __init__(self) -> None:
        super().__init__("start_turn")

    def run(self, state: State, frame: Frame) -> None:
        """Modules hear of it."""
        state.frames.pop()
        state.turn = frame.who
        state.due = frame.who
        if state.telling:
            state.tell({"event": "turn", "seat": int(frame.who)})
        state.announce(TURN_STARTED, frame.who)


class AfterRefill(Step):
    """Display and market are full again; nothing happens here once the game is at its end."""

    def __init__(self) -> None:
        super().__init__("after_refill")

    def idle(self, state: State, who: i64) -> bool:
        """Nobody listens."""
        return not state.rules.hears(REFILLED)

    def run(self, state: State, frame: Frame) -> None:
        """Modules hear of it."""
        state.frames.pop()
        if not state.ended:
            state.announce(REFILLED, frame.who)


class TurnOver(Step):
    """All that belongs to a turn is done; nothing happens here once the game is at its end."""

    def __init__(self) -> None:
        super().__init__("turn_over")

    def idle(self, state: State, who: i64) -> bool:
        """Nobody listens."""
        return not state.rules.hears(TURN_OVER)

    def run(self, state: State, frame: Frame) -> None:
        """Modules hear of it."""
        state.frames.pop()
        if not state.ended:
            state.announce(TURN_OVER, frame.who)


class Opening(Step):
    """Before the market is filled for the first time each seat, from the starter on, prepares."""

    def __init__(self) -> None:
        super().__init__("opening")

    def run(self, state: State, frame: Frame) -> None:
        """The program counter counts the seats."""
        state.frames[-1] = frame.at(frame.pc + 1)
        if frame.pc < state.rules.players:
            state.announce(OPENING, (frame.who + frame.pc) % state.rules.players)
        else:
            state.frames.pop()


class Turn(Step):
    """Runs the phases one after the other, then the next seat's turn or the end of the game."""

    def __init__(self, finish: Step) -> None:
        super().__init__("turn")
        self.finish = finish

    def run(self, state: State, frame: Frame) -> None:
        """The program counter is the phase."""
        phases = state.rules.phases
        pc = frame.pc
        while pc < len(phases) and phases[int(pc)].idle(state, frame.who):
            pc += 1
        if pc < len(phases):
            state.frames[-1] = frame.at(pc + 1)
            state.push(phases[int(pc)], frame.who)
            return
        state.frames.pop()
        due = state.next_seat(frame.who)
        state.push(self.finish if state.ended else self, due)


def build_flow(rules: Rules) -> None:
    """Puts steps and deeds together and writes them into the rules."""
    announce = Announce()
    rules.announcer = announce
    score = Score()
    scorings = QueuedScorings(score)
    placing: list[Deed] = [Place("place"), Store("store"), Give("give")]
    place = PlaceQuestion("place", "place", _menu(rules, PLACEMENT, placing))
    placement = Placement(place)
    acting: list[Deed] = [Take("take"), Buy("buy"), Add("add"), Remove("remove")]
    acting.append(Exchange("exchange"))
    act = ActionQuestion("act", "menu", _menu(rules, ACTIONS, acting, Pass("pass")))
    finish = Finish(score)
    turn = Turn(finish)
    rules.phases = [
        StartTurn(),
        *_optional_menu(rules, START),
        Actions(act),
        placement,
        *_optional_menu(rules, END),
        Closing(),
        RefillMoney(scorings),
        scorings,
        RefillMarket(),
        AfterRefill(),
        TurnOver(),
        *_optional_window(rules),
    ]
    for step in [turn, *rules.phases, act, place, announce, score, finish, Arrival(), Opening()]:
        rules.add_step(step)
    for step in rules.steps.values():
        _add_redesigns(rules, step)


def _menu(rules: Rules, menu: str, base: list[Deed], last: Deed | None = None) -> list[Deed]:
    """The deeds of a menu: the base game's, the modules', and the way out."""
    deeds = base[:]
    for module in rules.modules:
        deeds.extend(module.deeds(menu))
    if last is not None and (base or deeds):
        deeds.append(last)
    for deed in deeds:
        rules.add_deed(deed)
    return deeds


def _add_redesigns(rules: Rules, step: Step) -> None:
    """Where a tile of the reserve may be added, or one moved, so it may in the modules' ways."""
    for deed in step.deeds[:]:
        if isinstance(deed, (Add, Relocate)):
            for module in rules.give_redesigns:
                for other in module.redesigns(deed):
                    step.deeds.insert(step.deeds.index(deed) + 1, rules.add_deed(other))


def _optional_menu(rules: Rules, menu: str) -> list[Step]:
    """A phase for the modules' deeds, if there are any."""
    deeds = _menu(rules, menu, [], Done(f"done_{menu}"))
    if not deeds:
        return []
    question = rules.add_step(Step(f"{menu}_question", "menu", deeds))
    return [Menu(f"{menu}_menu", question)]


def _optional_window(rules: Rules) -> list[Step]:
    """The phase between turns, if a module uses it."""
    deeds = _menu(rules, WINDOW, [], NextSeat("done_window"))
    if not deeds:
        return []
    question = rules.add_step(Step("window_question", "menu", deeds))
    return [Window(question)]


def begin(state: State) -> None:
    """The starting player's turn opens the game; where seats prepare, the market is filled then."""
    turn: i64 = state.starter
    steps = state.rules.steps
    state.push(steps["turn"], turn)
    if state.rules.hears(OPENING):
        state.push(steps["refill_market"], turn)
        state.push(steps["opening"], turn)
    state.settle()
