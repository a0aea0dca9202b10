"""The rules page of a module: whole, in its language, and its own."""

from alhambra.audit.findings import PAGE, Report
from alhambra.audit.languages import common_run, is_foreign, words_in
from alhambra.locale.languages import LANGUAGES
from alhambra.rooms import ALL, Room

HEADINGS = {
    "en": [
        "What is added", "Set-up", "In play", "Scoring", "Two players", "When something runs out",
        "With other modules", "Rulings", "Reconstructed pieces",
    ],
    "de": [
        "Was dazukommt", "Aufbau", "Spielablauf", "Wertung", "Zu zweit", "Wenn etwas ausgeht",
        "Mit anderen Modulen", "Festlegungen", "Rekonstruierte Teile",
    ],
}  # fmt: skip
BORROWED = 30  # words in a row that stand on another page too


def check_pages(room: Room, report: Report) -> None:
    """Both pages of a room."""
    for language in LANGUAGES:
        name = f"rules.{language}.md"
        if not (room.folder / name).is_file():
            report.note(PAGE, f"there is no {name}")
            continue
        page = room.read(name)
        for what in [
            *_heading(room, page, language),
            *_sections(page, language),
            *_foreign(page, language),
            *broken_tables(page),
            *_borrowed(room, page, name),
        ]:
            report.note(PAGE, what, name)


def section(page: str, heading: str) -> str:
    """What stands under a heading, "" if there is none."""
    parts = page.split(f"\n## {heading}\n")
    return parts[1].split("\n## ", maxsplit=1)[0].strip() if len(parts) > 1 else ""


def _heading(room: Room, page: str, language: str) -> list[str]:
    name = room.names[language]
    return [] if page.startswith(f"# {name}\n") else [f"it does not begin with # {name}"]


def _sections(page: str, language: str) -> list[str]:
    headings = [line[3:] for line in page.splitlines() if line.startswith("## ")]
    if headings != HEADINGS[language]:
        return [f"its headings are not {', '.join(HEADINGS[language])}"]
    return [f"nothing is said under {one}" for one in headings if not section(page, one)]


def _foreign(page: str, language: str) -> list[str]:
    """Paragraphs in another language."""
    strange = [block for block in page.split("\n\n") if is_foreign(block, language)]
    return [f"this is not in its language ({language}): {_begin(block)}" for block in strange[:1]]


def broken_tables(page: str) -> list[str]:
    """Tables whose rows are not equally long."""
    found: list[str] = []
    for block in page.split("\n\n"):
        rows = [line for line in block.splitlines() if line.startswith("|")]
        if len({row.count("|") for row in rows}) > 1:
            found.append(f"a table has rows of different length: {rows[0]}")
    return found


def _borrowed(room: Room, page: str, name: str) -> list[str]:
    """Long passages that stand on the page of another module."""
    words = words_in(page)
    for other in ALL.values():
        if other.id != room.id:
            run = common_run(words, words_in(other.read(name)), BORROWED)
            if run:
                return [f"it says the same as the page of {other.id}: {' '.join(run[:8])} ..."]
    return []


def _begin(block: str) -> str:
    return block.strip().replace("\n", " ")[:60]
