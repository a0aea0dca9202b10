"""The audit: plays a module at random, reads its texts and pages, and says what is wrong.

It finds what no test of a single rule would: moves that are legal but not listed, redraws that are
not fair, secrets that leak, texts that are missing. Every finding is a sentence and says how to see
it again. `alhambra check-module` runs it on a module under development.
"""

from alhambra.audit.findings import CHECKS, PLAY, Finding, FindingsError
from alhambra.audit.games import LONGEST, any_move, wanted
from alhambra.audit.pieces import cards_somewhere, check_pieces, tiles_somewhere
from alhambra.audit.playing import audited_game
from alhambra.audit.whole import DEEP, ORDINARY, Depth, audit_module, audit_room

__all__ = [
    "CHECKS",
    "DEEP",
    "LONGEST",
    "ORDINARY",
    "PLAY",
    "Depth",
    "Finding",
    "FindingsError",
    "any_move",
    "audit_module",
    "audit_room",
    "audited_game",
    "cards_somewhere",
    "check_pieces",
    "tiles_somewhere",
    "wanted",
]
