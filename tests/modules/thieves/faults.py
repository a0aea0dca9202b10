"""Faults that the audit finds in the thieves: each breaks what one check looks at."""

from alhambra.audit.findings import (
    ADVICE,
    KEEPING,
    MOVES,
    OCCURS,
    PAGE,
    PIECES,
    SCORE,
    SECRETS,
    TELLING,
    TEXTS,
)
from tests.audit.mutants import FORGETS, Mutant

BEFORE = "    def who_takes(self, face: i64) -> int:\n"  # of the thieves, where methods are put in
REFUSAL = '        """Not before one\'s own turn, and only with the right thief."""\n'
OFFER = "    def refuse(self, state: State, frame: Frame, code: i64) -> str:\n" + REFUSAL
NO_REDRAW = """\
    def reshuffle(self, state: State, seat: i64) -> None:
        pass

"""
KEEPS_FIRST = """\
    def reshuffle(self, state: State, seat: i64) -> None:
        first = [hand[0] if hand else -1 for hand in self.hands.all(state)]
        super().reshuffle(state, seat)
        for one, hand in enumerate(self.hands.all(state)):
            for other, theirs in enumerate(self.hands.all(state)):
                if seat not in (one, other) and first[one] not in hand and first[one] in theirs:
                    theirs[theirs.index(first[one])] = hand[0]
                    hand[0] = first[one]
            hand.sort()

"""
LOSES_ONE = """\
    def reshuffle(self, state: State, seat: i64) -> None:
        super().reshuffle(state, seat)
        for other, hand in enumerate(self.hands.all(state)):
            if other != seat and hand:
                hand[0] = hand[-1]

"""
COUNTS_A_SECRET = """\
    def items(self, state: State, round: i64, found: list[Any]) -> None:
        from alhambra.engine.prelude import Item

        for seat, hand in enumerate(self.hands.all(state)):
            found.append(Item(seat, self.name, hand.count(self.thief.first), {}))

"""
KNOWS_THE_TRUTH = """\
    def reshuffle(self, state: State, seat: i64) -> None:
        others = [hand for other, hand in enumerate(self.hands.all(state)) if other != seat]
        pool = self.thief.left(state) + [face for hand in others for face in hand]
        state.rng.shuffle(pool)
        for hand in others:
            hand[:] = sorted([pool.pop() for _ in hand])

"""
LISTS_ANYTHING = """\
    def offer(self, state: State, frame: Frame, out: Any) -> None:
        for value in self.candidates(state, frame):
            out.add(self.pack(value))

"""

MUTANTS = [
    Mutant("no_redraw", SECRETS, "the redraw", ((BEFORE, NO_REDRAW + BEFORE),)),
    Mutant("keeps_first", SECRETS, "is unfair", ((BEFORE, KEEPS_FIRST + BEFORE),)),
    Mutant("knows_the_truth", SECRETS, "depends on", ((BEFORE, KNOWS_THE_TRUTH + BEFORE),)),
    Mutant("loses_one", SECRETS, "in another truth", ((BEFORE, LOSES_ONE + BEFORE),)),
    Mutant(
        "always_allows",
        MOVES,
        "a legal move is not listed: steal",
        ((REFUSAL, REFUSAL + '        return ""\n'),),
    ),
    Mutant(
        "hides_a_move",
        MOVES,
        "a legal move is not listed: steal",
        (("return distinct(state.display)", "return distinct(state.display)[1:]"),),
    ),
    Mutant(
        "is_not_asked",
        MOVES,
        "a seat with a legal move is not asked: steal",
        (("        if seat == state.due or not", "        if seat in (0, state.due) or not"),),
    ),
    Mutant(
        "changes_by_asking",
        MOVES,
        "asking what is legal changes the game",
        ((REFUSAL, REFUSAL + "        state.gone_cards.append(self.module.thief.first)\n"),),
    ),
    Mutant(
        "lists_too_much",
        MOVES,
        "a listed move is refused: steal",
        ((OFFER, LISTS_ANYTHING + OFFER),),
    ),
    Mutant(
        "leaking_view",
        SECRETS,
        "sees what it cannot know",
        (
            (
                "for face in self.thief.gone(state)]",
                "for hand in self.hands.all(state) for face in hand]",
            ),
        ),
    ),
    Mutant(
        "leaking_event",
        TELLING,
        "thieves_held tells of a thief",
        (("values=hand, only=seat", "values=hand"),),
    ),
    Mutant(
        "leaking_moves",
        SECRETS,
        "depend on what it cannot know",
        (
            (
                "return distinct(state.display)",
                "return distinct(state.display)[state.deck[-1] % 2 if state.deck else 0 :]",
            ),
        ),
    ),
    Mutant(
        "advice_that_fails",
        ADVICE,
        "its advice cannot judge steal: KeyError('cards')",
        files={"advice.py": ('move.parts["card"]', 'move.parts["cards"]')},
    ),
    Mutant(
        "swapped_languages",
        TEXTS,
        "is not in its language",
        copies={"en.ftl": "de.ftl", "de.ftl": "en.ftl"},
    ),
    Mutant(
        "english_called_german",
        TEXTS,
        "is the same in both languages",
        copies={"de.ftl": "en.ftl"},
    ),
    Mutant(
        "english_page_called_german",
        PAGE,
        "this is not in its language (de)",
        copies={"rules.de.md": "rules.en.md"},
    ),
    Mutant(
        "copied_page",
        PAGE,
        "it says the same as the page of bonus_cards",
        copies={"rules.en.md": "../bonus_cards/rules.en.md"},
        files={"rules.en.md": ("# The Bonus Cards\n", "# The Thieves\n")},
    ),
    Mutant(
        "wrong_count",
        PIECES,
        "does not say that there are 16 thieves",
        files={"pieces.toml": ("cards_per_currency = 3", "cards_per_currency = 4")},
    ),
    Mutant(
        "doubled_piece",
        PIECES,
        "too many thief",
        (("        self.module.hands.of(state, frame.seat).remove(thief)\n", ""),),
    ),
    Mutant(
        "forgets_a_hand",
        KEEPING,
        "once a position is read",
        ((BEFORE, FORGETS.replace("KEY", "hands") + BEFORE),),
    ),
    Mutant(
        "counts_a_secret",
        SCORE,
        "the item thieves counts",
        ((BEFORE, COUNTS_A_SECRET + BEFORE),),
    ),
    Mutant(
        "untold_event",
        OCCURS,
        "the event stole is never told",
        (("        self.module.stole.tell(state, frame.seat, face)\n", ""),),
    ),
    Mutant(
        "unused_deed",
        OCCURS,
        "nobody ever makes the move steal",
        (("            if self.module.who_takes(face) >= 0:\n", "            if face < 0:\n"),),
    ),
    Mutant(
        "text_without_argument",
        TEXTS,
        "event-stole asks for money",
        files={
            "en.ftl": ("had a thief take { $card }", "had a thief take { $money }"),
            "de.ftl": ("einen Dieb { $card } nehmen", "einen Dieb { $money } nehmen"),
        },
    ),
    Mutant(
        "missing_text",
        TEXTS,
        "there is no text reason-no-such-thief",
        files={
            "en.ftl": ("reason-no-such-thief", "reason-no-thief"),
            "de.ftl": ("reason-no-such-thief", "reason-no-thief"),
        },
    ),
]
