"""The example learns: even its shortest training beats random play."""

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np

PATH = Path(__file__).parents[2] / "examples" / "train_linear.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_linear", PATH)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_short_training_beats_random_play() -> None:
    trained = example()
    weights = trained.train(generations=5, candidates=20, games=3, seed=1)
    assert trained.win_share(weights, games=24, seed=2) > 0.8
    assert trained.win_share(np.zeros_like(weights), games=24, seed=2) < 0.5


def test_training_goes_by_its_seed() -> None:
    trained = example()
    runs = [trained.train(generations=1, candidates=4, games=1, seed=seed) for seed in (1, 1, 2)]
    assert np.array_equal(runs[0], runs[1])
    assert not np.array_equal(runs[0], runs[2])
