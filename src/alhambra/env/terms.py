"""What an environment plays, and for what reward."""

from dataclasses import dataclass
from typing import Final

from alhambra.game.setup import Setup

SCORE: Final = "score"
ZERO_SUM: Final = "zero_sum"
FINAL: Final = "final"
REWARDS: Final = (SCORE, ZERO_SUM, FINAL)
PAGE: Final = 128  # actions; one of them turns the page
MAX_STEPS: Final = 20_000  # random games with all modules at once take about 5,000


@dataclass(frozen=True)
class Terms:
    """Set-up, reward, number of actions, and after how many steps a game is cut off."""

    players: int = 3
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()
    reward: str = SCORE
    page: int = PAGE
    max_steps: int = MAX_STEPS

    def __post_init__(self) -> None:
        """Refuses what cannot be played, with a clear text."""
        setup = self.setup(0)
        object.__setattr__(self, "modules", setup.modules)
        object.__setattr__(self, "options", setup.options)
        if self.reward not in REWARDS:
            raise ValueError(f"no such reward: {self.reward}; there is {', '.join(REWARDS)}")
        if self.page < 2:
            raise ValueError("a page has at least 2 actions: a move, and turning the page")
        if self.max_steps < 1:
            raise ValueError("a game has at least 1 step")

    def setup(self, seed: int) -> Setup:
        """The set-up of one game."""
        return Setup(self.players, self.modules, self.options, seed)


def rewards(mode: str, before: list[int], after: list[int], over: bool) -> list[float]:
    """What each seat gets when its points go from `before` to `after`.

    >>> rewards("score", [3, 0, 0], [10, 4, 1], False)
    [7.0, 4.0, 1.0]
    >>> rewards("zero_sum", [3, 0, 0], [10, 4, 1], False)
    [4.5, 0.0, -4.5]
    >>> rewards("final", [3, 0, 0], [10, 4, 4], True)
    [1.0, -0.5, -0.5]
    """
    if mode == FINAL:
        return [_standing(after, score) for score in after] if over else [0.0] * len(after)
    gains = [float(new - old) for old, new in zip(before, after, strict=True)]
    if mode == ZERO_SUM:
        total, others = sum(gains), len(gains) - 1
        return [gain - (total - gain) / others for gain in gains]
    return gains


def _standing(scores: list[int], score: int) -> float:
    """1 for the first place down to -1 for the last, evenly; tied seats share their places."""
    worse = sum(other < score for other in scores)
    better = sum(other > score for other in scores)
    return (worse - better) / (len(scores) - 1)
