"""Faults that the audit finds in the orchards: each breaks what one check looks at."""

from alhambra.audit.findings import KEEPING, PIECES
from tests.audit.mutants import FORGETS, Mutant

LAYING = "    # --- Fruits on the market\n"  # of the orchards, the same

MUTANTS = [
    Mutant(
        "lost_piece",
        PIECES,
        "is lost",
        (("            self.beside.add(state, seat, fruit)\n", ""),),
    ),
    Mutant(
        "forgets_a_pile",
        KEEPING,
        "cannot be read again",
        ((LAYING, FORGETS.replace("KEY", "beside") + LAYING),),
    ),
]
