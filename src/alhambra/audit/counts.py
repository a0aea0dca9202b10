"""How many pieces there are: the rule and both rules pages agree."""

import re

from alhambra.audit.findings import PIECES, Report
from alhambra.audit.pages import HEADINGS, section
from alhambra.engine.module import Module
from alhambra.locale.languages import LANGUAGES
from alhambra.rooms import Room

_WORD = re.compile(r"\w+")
ENGLISH = _WORD.findall(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen "
    "sixteen seventeen eighteen nineteen twenty"
)
GERMAN = _WORD.findall(
    "null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn "
    "sechzehn siebzehn achtzehn neunzehn zwanzig"
)
ENGLISH_TENS = {"twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60}
GERMAN_TENS = {"zwanzig": 20, "dreißig": 30, "vierzig": 40, "fünfzig": 50, "sechzig": 60}


def _spelled() -> dict[str, int]:
    """Numbers below seventy in both languages, as they are written."""
    words = {word: n for n, word in enumerate(ENGLISH)} | {word: n for n, word in enumerate(GERMAN)}
    for form in ("eine", "einen", "einem", "einer", "eines"):
        words[form] = 1
    for tens, value in ENGLISH_TENS.items():
        words |= {tens: value, **{f"{tens}-{ENGLISH[n]}": value + n for n in range(1, 10)}}
    for tens, value in GERMAN_TENS.items():
        words |= {tens: value, **{f"{GERMAN[n]}und{tens}": value + n for n in range(1, 10)}}
    return words


SPELLED = _spelled()


def numbers_in(text: str) -> list[int]:
    """All numbers of a text, in digits or words."""
    found = re.findall(r"\d+|[^\W\d_]+(?:-[^\W\d_]+)*", text.lower())
    numbers = [int(one) if one.isdecimal() else SPELLED.get(one, -1) for one in found]
    return [number for number in numbers if number >= 0]


def check_counts(room: Room, module: Module, report: Report) -> None:
    """Each page says how many pieces of each kind are added."""
    for language in LANGUAGES:
        name = f"rules.{language}.md"
        if (room.folder / name).is_file():
            told = numbers_in(section(room.read(name), HEADINGS[language][0]))
            for kind in module.declares.pieces:
                if sum(kind.copies) not in told:
                    what = f"the page does not say that there are {sum(kind.copies)} {kind.plural}"
                    report.note(PIECES, f"{language}: {what}", name)
