"""What rules pages must say of pieces that each have a power of their own."""

from alhambra.showing.texts import rules_page, text


def in_no_table(name: str, language: str, words: tuple[str, ...]) -> list[str]:
    """The pieces that no table of the page names, by the texts that name them."""
    lines = rules_page(language, name).lower().splitlines()
    rows = "\n".join(line for line in lines if line.startswith("|"))
    return [word for word in words if text(language, f"piece-{word}").lower() not in rows]
