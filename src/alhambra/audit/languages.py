"""Which language a text is in, told by its small words."""

import re

_WORD = re.compile(r"[^\W\d_]+")
_ARGUMENT = re.compile(r"\{[^{}]*\}")
ENOUGH = 3  # so many small words of the other language give a text away
# Words that are frequent in one language and no words of the other.
SMALL_WORDS = {
    "en": frozenset(
        _WORD.findall(
            "the of and to is are your you it its with for from by on at or if as not be been has "
            "have this that these those they them their may must can only each every other when "
            "where which who whoever whose one two three four no none but into once nobody"
        )
    ),
    "de": frozenset(
        _WORD.findall(
            "der die das den dem des und zu ist sind dein deine deinen deiner du es sein mit für "
            "von vom bei auf an oder wenn als nicht wird werden wurde hat haben dieser diese "
            "sie ihn ihm ihr ihre darf dürfen muss müssen kann können nur jede jeder jedes andere "
            "wo wer welche eine einen einem einer eines ein zwei drei vier kein keine keinen aber "
            "ins im zum zur niemand alle aus nach noch sich auch so"
        )
    ),
}


def words_in(text: str) -> list[str]:
    """The words of a text in small letters, without what is filled in."""
    return _WORD.findall(_ARGUMENT.sub(" ", text).lower())


def small_words(text: str, language: str) -> int:
    """How many small words of a language are in a text."""
    return sum(1 for word in words_in(text) if word in SMALL_WORDS[language])


def is_foreign(text: str, language: str) -> bool:
    """Whether a text is in the other language."""
    other = next(one for one in SMALL_WORDS if one != language)
    strange, own = small_words(text, other), small_words(text, language)
    return strange >= ENOUGH and strange > 2 * own


def common_run(words: list[str], others: list[str], least: int) -> list[str]:
    """The first run of so many words that two texts have in common, empty if there is none."""
    runs = {tuple(others[n : n + least]) for n in range(len(others) - least + 1)}
    for n in range(len(words) - least + 1):
        if tuple(words[n : n + least]) in runs:
            return words[n : n + least]
    return []
