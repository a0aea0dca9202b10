"""Every mutant is caught by the check that is meant for it; the same rooms unchanged are clean."""

from pathlib import Path

import pytest

from alhambra.audit import CHECKS, PLAY, Depth, audit_module, audit_room
from alhambra.modules import ALL
from tests.audit.mutants import Mutant, faults, mutate
from tests.examples import ONE

FAULTS = faults()
NAMES = [f"{module}-{mutant.name}" for module, mutant in FAULTS]
QUICK = Depth(games=4, more=0, beside=0)


@pytest.mark.parametrize(("module", "mutant"), FAULTS, ids=NAMES)
def test_it_is_caught(module: str, mutant: Mutant, tmp_path: Path) -> None:
    found = audit_room(mutate(module, mutant, tmp_path), QUICK)
    caught = [finding for finding in found if finding.check == mutant.check]
    assert any(mutant.says in finding.what for finding in caught), found


@pytest.mark.parametrize("module", sorted({module for module, _ in FAULTS}))
def test_a_copy_without_a_fault_is_clean(module: str, tmp_path: Path) -> None:
    assert audit_room(mutate(module, Mutant("copy", "", ""), tmp_path), QUICK) == []


def test_afterwards_the_modules_are_what_they_were() -> None:
    before = dict(ALL)
    assert audit_room(Path("no_such_room"), QUICK)[0].check == PLAY
    assert dict(ALL) == before
    assert audit_module(ONE, QUICK) == []


def test_every_check_of_a_module_has_a_mutant() -> None:
    """But for games that break off, which is what any other fault may come to."""
    assert {mutant.check for _, mutant in FAULTS} == {*CHECKS} - {PLAY}
