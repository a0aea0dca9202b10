"""Findings: what is wrong with a module, in plain words, and how to see it again."""

from dataclasses import dataclass, field

from alhambra.game.game import Game

# What the checks are called.
PLAY = "play"  # a game can be played to its end
MOVES = "moves"  # legal moves are those that are listed
SECRETS = "secrets"  # another truth looks the same, is complete and is drawn fairly
REVEALS = "reveals"  # whatever turns visible counts as revealed
TELLING = "telling"  # nobody is told what they cannot know
KINDS = "kinds"  # whatever is named is declared, and is what is declared
KEEPING = "keeping"  # positions, records and copies say everything
SCORE = "score"  # points count nothing secret
PIECES = "pieces"  # every piece is in one place, and there are as many as is said
TEXTS = "texts"  # everything has words, in both languages
PAGE = "page"  # the rules page is whole and the module's own
OCCURS = "occurs"  # every deed and every event happens
ADVICE = "advice"  # bots are advised
CHECKS = (
    PLAY, MOVES, SECRETS, REVEALS, TELLING, KINDS, KEEPING, SCORE, PIECES, TEXTS, PAGE, OCCURS,
    ADVICE,
)  # fmt: skip


@dataclass(frozen=True)
class Finding:
    """One thing that is wrong."""

    check: str
    module: str  # several, if it showed where they were played together
    what: str
    where: str = ""  # a file, or set-up and move

    def __str__(self) -> str:
        where = f" ({self.where})" if self.where else ""
        return f"{self.module}, {self.check}: {self.what}{where}"


class FindingsError(AssertionError):
    """A game or a module is not as it should be; each finding is one line."""

    def __init__(self, findings: list[Finding]) -> None:
        super().__init__("\n".join(str(finding) for finding in findings))
        self.findings = findings


@dataclass
class Report:
    """Collects findings, each sentence once."""

    module: str
    findings: list[Finding] = field(default_factory=list)

    def note(self, check: str, what: str, where: str = "") -> None:
        """Adds a finding, unless the same was found before."""
        if all((check, what) != (known.check, known.what) for known in self.findings):
            self.findings.append(Finding(check, self.module, what, where))

    def note_in(self, game: Game, check: str, what: str) -> None:
        """The same, seen in a game as it stands."""
        self.note(check, what, moment_of(game))

    def raise_any(self) -> None:
        """Raises all findings as one error, if there are any."""
        if self.findings:
            raise FindingsError(self.findings)


def moment_of(game: Game) -> str:
    """How to come to this moment of a game: its set-up and the number of moves made."""
    setup, history = game.setup, game.history
    told = f"{setup.players} players, seed {setup.seed}, {len(history)} moves made"
    return f"{told}, the last {history[-1][1]}" if history else told
