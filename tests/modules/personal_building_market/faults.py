"""Faults that the audit finds in the building market: each breaks what one check looks at."""

from alhambra.audit.findings import KINDS
from tests.audit.mutants import Mutant

MUTANTS = [
    Mutant(
        "an undeclared part",
        KINDS,
        "names stall, which is not declared",
        (("self.sells(owner=SEAT, stall=self.stall)", "self.sells(owner=SEAT)"),),
    ),
    Mutant(
        "a part of another kind",
        KINDS,
        "says owner",
        (("self.sells(owner=SEAT, stall", "self.sells(owner=FLAG, stall"),),
    ),
]
