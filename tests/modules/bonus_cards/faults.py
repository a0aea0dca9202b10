"""Faults that the audit finds in the bonus cards: each breaks what one check looks at."""

from alhambra.audit.findings import REVEALS, SECRETS
from tests.audit.mutants import Mutant

MUTANTS = [
    Mutant(
        "no_redraw_of_single_cards",
        SECRETS,
        "the redraw never changes hands",
        (("        super().reshuffle(state, seat)\n", ""),),
    ),
    Mutant(
        "forgets_to_reveal",
        REVEALS,
        "show_bonus shows others what was hidden",
        (("        state.reveals += 1\n        self.bonus_shown", "        self.bonus_shown"),),
    ),
]
