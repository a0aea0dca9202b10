"""The examples in the docstrings of the environments run."""

import doctest
import importlib

import pytest


@pytest.mark.parametrize("name", ["__init__", "alhambra_v0", "gym", "vector", "terms"])
def test_the_examples_in_docstrings_run(name: str) -> None:
    module = importlib.import_module(f"alhambra.env.{name}".removesuffix(".__init__"))
    result = doctest.testmod(module)
    assert result.attempted
    assert result.failed == 0
