"""Information-set Monte Carlo tree search.

Every round chooses a move, takes a world the seat could be in, walks down a tree of moves that is
shared by all worlds, adds one move to it, plays on by the quick policy for some turns and judges
what it finds. Moves lead to nodes by themselves, whatever was drawn in between, so a node stands
for all that could have happened: the search knows no more than the seat.
"""

from math import sqrt
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from alhambra.engine.rng import Rng, drawn_from
from alhambra.engine.secrets import determinize
from alhambra.engine.state import State
from alhambra.search.estimate import Estimate, utilities
from alhambra.search.judge import Judge
from alhambra.search.policy import Policy

NOISE_UNIT: Final = 1024
WHOLE: Final = 1000000  # more turns and answers than a game has
LONGEST: Final = 60  # answers per player after which a playout is cut short, whoever's turn it is


@final
class Node:
    """A move in the tree, made by `seat`: how often it was tried and how that went."""

    def __init__(self, code: i64, seat: i64) -> None:
        self.code = code
        self.seat = seat
        self.visits: i64 = 0
        self.total: float = 0.0
        self.children: dict[int, Node] = {}


@final
class Plan:
    """How a search works; `levels.toml` says what each figure means."""

    def __init__(self, figures: dict[str, float]) -> None:
        self.turns: i64 = int(figures["turns"])
        self.curiosity = figures["curiosity"]
        self.doubt = figures["doubt"]
        self.faith = figures["faith"]
        self.sharpness = figures["sharpness"]
        self.noise = figures["noise"]
        self.width = figures["width"]
        self.worlds: i64 = int(figures["worlds"])


@final
class Search:
    """One decision of one seat."""

    def __init__(
        self,
        world: State,
        seat: i64,
        policy: Policy,
        plan: Plan,
        rng: Rng,
        judge: Judge | None = None,
    ) -> None:
        self.world = world
        self.seat = seat
        self.policy = policy
        self.estimate: Estimate = policy.estimate
        self.judge = judge  # of the positions reached; without one they are estimated
        self.plan = plan
        self.rng = rng
        self.root = Node(0, seat)
        self.imagined: list[State] = []  # the worlds that moves are tried in, one after the other
        self.codes = world.codes()
        self.promised = policy.judge(world, self.codes)  # what each move seems worth, in points
        self.point = 0.5 / self._margin(world)  # what a point changes in the chances, at most

    def expect(self, promised: list[float]) -> None:
        """What the listed moves seem worth to somebody who knows more than the quick policy."""
        if len(promised) != len(self.codes):
            raise ValueError("the worlds list other moves than the game")
        for index in range(i64(len(self.codes))):
            self.promised[index] = promised[int(index)]

    def results(self) -> list[tuple[int, float]]:
        """For each listed move how often it was tried, and its mean success (0 if never)."""
        found: list[tuple[int, float]] = []
        for code in self.codes:
            child = self.root.children.get(int(code))
            if child is None or child.visits == 0:
                found.append((0, 0.0))
            else:
                found.append((int(child.visits), child.total / float(child.visits)))
        return found

    def run(self, rounds: i64) -> None:
        """So many playouts."""
        for _ in range(rounds):
            self._round()

    def _round(self) -> None:
        node = self._select(self.world, self.root, self.codes)
        state = self._imagine(node.visits)
        path: list[Node] = [self.root, node]
        turns = _do(state, node.code, 0)
        while node.visits and not state.over() and turns < self.plan.turns:
            codes = state.codes()
            code = codes[0]
            if len(codes) > 1:
                node = self._select(state, node, codes)
                path.append(node)
                code = node.code
            turns = _do(state, code, turns)
        self.play_on(state, turns)
        self._learn(state, path)

    def _imagine(self, tried: i64) -> State:
        """The world for a move that was tried so often.

        All moves meet the same worlds in the same order, so none looks better because of luck.
        """
        many = self.plan.worlds
        if not many:
            return determinize(self.world, self.seat, drawn_from(self.rng))
        place = tried % many
        while len(self.imagined) <= place:
            self.imagined.append(determinize(self.world, self.seat, drawn_from(self.rng)))
        return self.imagined[int(place)].copy()

    def _select(self, state: State, node: Node, codes: vec[i64]) -> Node:
        """The move that promises most, by what is known about it and by how little that is."""
        at_root = node is self.root
        values = self.promised if at_root else self.policy.judge(state, codes)
        top = _highest(values)
        weights = self._weights(values, top)
        limit = self._limit(node, values)
        seat = state.asked()
        mean = node.total / float(node.visits) if node.visits and node.seat == seat else 0.5
        scale = self.plan.curiosity * sqrt(float(node.visits) + 1.0)
        # At the root promises are careful: they count in themselves, not only to say where to look.
        start = mean if at_root else mean - self.plan.doubt
        slope = self.point if at_root else 0.0
        faith = self.plan.faith if at_root else 0.0
        best: i64 = -1
        highest = -1.0
        for index in range(i64(len(codes))):
            if values[index] < limit:
                continue
            before = start - (top - values[index]) * slope
            child = node.children.get(int(codes[index]))
            if child is None:
                promise = before + scale * weights[index]
            else:
                tried = float(child.visits)
                promise = (child.total + faith * before) / (tried + faith)
                promise += scale * weights[index] / (1.0 + tried)
            if promise > highest:
                highest = promise
                best = index
        code = codes[best]
        found = node.children.get(int(code))
        if found is None:
            found = Node(code, seat)
            node.children[int(code)] = found
        return found

    def _weights(self, values: vec[float], highest: float) -> vec[float]:
        """The prior: shares that shrink with the points by which a move seems worse."""
        count: i64 = len(values)
        weights = vec[float]([0.0] * count)
        total = 0.0
        for index in range(count):
            gap = (highest - values[index]) / self.plan.sharpness
            weights[index] = 1.0 / (1.0 + gap * gap)
            total += weights[index]
        for index in range(count):
            weights[index] /= total
        return weights

    def _limit(self, node: Node, values: vec[float]) -> float:
        """The value a move must have to be looked at yet; a node widens with its visits."""
        count: i64 = len(values)
        allowed = i64(self.plan.width * sqrt(float(node.visits) + 1.0)) + 1
        if allowed >= count:
            return -1.0e9
        ordered = sorted(values)
        return ordered[int(count - allowed)]

    def play_on(self, state: State, turns: i64) -> i64:
        """The quick policy plays until enough turns have passed; returns how often it answered."""
        most = WHOLE if self.plan.turns >= WHOLE else LONGEST * state.rules.players
        answers: i64 = 0
        while not state.over() and turns < self.plan.turns and answers < most:
            codes = state.codes()
            answers += 1
            choice: i64 = 0 if len(codes) == 1 else self._quick(state, codes)
            turns = _do(state, codes[choice], turns)
        return answers

    def _quick(self, state: State, codes: vec[i64]) -> i64:
        """The move that seems best, misjudging each a little."""
        values = self.policy.judge(state, codes)
        best: i64 = 0
        highest = -1.0e9
        for index in range(i64(len(codes))):
            chance = float(self.rng.below(NOISE_UNIT)) / float(NOISE_UNIT)
            value = values[index] + self.plan.noise * chance
            if value > highest:
                highest = value
                best = index
        return best

    def _margin(self, state: State) -> float:
        """The lead, in points, with which one is rather sure to finish ahead."""
        judge = self.judge
        if judge is not None:
            return judge.margin_in(state)
        scales = self.estimate.scales
        return scales.margin + scales.margin_per_tile * float(len(state.tower))

    def _learn(self, state: State, path: list[Node]) -> None:
        """Every move on the way remembers how it went for who made it."""
        chances = self._chances(state)
        for node in path:
            node.visits += 1
            node.total += chances[node.seat]

    def _chances(self, state: State) -> vec[float]:
        judge = self.judge
        if judge is not None:
            return judge.chances(state)
        return utilities(self.estimate.values(state), self._margin(state))


def _do(state: State, code: i64, turns: i64) -> i64:
    """Makes a move; returns how many turns have passed, if it were so many before."""
    turn = state.turn
    state.apply(code)
    return turns if state.turn == turn else turns + 1


def _highest(values: vec[float]) -> float:
    highest = values[0]
    for value in values:
        highest = max(highest, value)
    return highest
