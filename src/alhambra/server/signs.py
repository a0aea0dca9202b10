"""What people write is shown to others: it neither hides nor disturbs what stands beside it."""

import unicodedata

INVISIBLE = ("Cc", "Cs", "Cn", "Co")  # signs that nobody can read and some databases refuse
TURNING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that look like nothing
MARKS = ("Mn", "Me")  # what stands above, below and around a letter
MOST_MARKS = 4  # on one letter; no script needs more, and a tower covers the lines around it


def fit(text: str) -> bool:
    """Whether others can be shown it: nothing turns the line around, and no letter is a tower."""
    marks = 0
    for sign in text:
        kind = unicodedata.category(sign)
        if kind in INVISIBLE or sign in TURNING:
            return False
        marks = marks + 1 if kind in MARKS else 0
        if marks > MOST_MARKS:
            return False
    return True


def seen(text: str) -> bool:
    """Whether there is anything to be seen."""
    return any(unicodedata.category(sign)[0] in "LNPS" and sign not in BLANK for sign in text)
