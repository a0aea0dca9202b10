"""The report of an arena: one HTML file with all pictures inside."""

from base64 import b64encode
from collections.abc import Iterable
from html import escape
from importlib.resources import files
from typing import Any

Result = dict[str, Any]

METHOD = """\
Ratings are those of the Bradley-Terry model, fitted to every pair at every table; a tie is half a
victory for both, and every pair gets half a victory either way besides. The interval of a rating
comes from fitting deals drawn with replacement. All games of a deal have the same deck and modules
and the bots move on by one seat, so luck with the cards evens out; because such games are not
independent, shares have two intervals: Wilson's, which counts games, and one that counts deals."""
EARLY = """\
The arena looked at the games only at fixed numbers. The verdict on a threshold was taken at a level
divided by the number of looks; the intervals shown here are not corrected and so a little too
narrow after an early stop."""


def page(result: Result, pictures: dict[str, bytes]) -> str:
    """The whole page."""
    style = (files("alhambra.arena") / "report.css").read_text("utf-8")
    parts = [_head(result), _failures(result["failures"])]
    if result["games"]:
        parts += [
            _ratings(result, pictures),
            _matrix(result),
            _points(result, pictures),
            _turn_order(result, pictures),
            _lengths(result),
            _effects(
                "Sets of modules",
                "How a bot's share over the others differs from that in all other sets.",
                result["sets"],
            ),
            _effects(
                "Which modules favour whom",
                "How a bot's share over the others changes when the module is drawn, in points of "
                "per cent.",
                result["modules"],
            ),
        ]
    note = METHOD + ("" if result["stopped"] is None else " " + EARLY)
    parts.append(f'<section><h2>How this was counted</h2><p class="note">{note}</p></section>')
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>Alhambra arena</title>\n<style>\n{style}</style></head>\n"
        f"<body><main>\n{''.join(part for part in parts if part)}\n</main></body></html>\n"
    )


def _head(result: Result) -> str:
    task = result["task"]
    facts = {
        "Bots": ", ".join(task["bots"]),
        "Players": str(task["players"]),
        "Modules": "; ".join(task["modules"]),
        "Options": ", ".join(task["options"]),
        "Games": f"{result['games']} of {task['games']}",
        "Stopped": _stopped(result["stopped"]),
        "Seed": str(task["seed"]),
        "Version": task["engine"],
    }
    rows = (f"<dt>{key}</dt><dd>{escape(text)}</dd>" for key, text in facts.items() if text)
    return f"<header><h1>Alhambra arena</h1><dl>{''.join(rows)}</dl></header>\n"


def _stopped(stopped: dict[str, Any] | None) -> str:
    if stopped is None:
        return ""
    return f"after {stopped['after']} games: {stopped['because']}"


def _failures(rows: list[Result]) -> str:
    if not rows:
        return ""
    cells = (
        (str(row["game"]), [str(row["seed"]), ", ".join(row["bots"]), escape(row["error"])])
        for row in rows
    )
    return (
        f'<section class="failed"><h2>{len(rows)} games failed</h2>'
        f"<p>They count nowhere below. Their moves are in the folder of records.</p>"
        f"{_table(['game', 'seed', 'bots', 'error'], cells)}</section>\n"
    )


def _ratings(result: Result, pictures: dict[str, bytes]) -> str:
    bots = {row["name"]: row for row in result["bots"]}
    rows = (
        (row["bot"], [f"{row['rating']:.0f}", _span(row["rating_95"]), *_standing(bots, row)])
        for row in result["ratings"]
    )
    ladder = (
        (
            f"{row['above']} ahead of {row['below']}",
            [
                str(row["games"]),
                f"{row['share']:.1%}",
                _shares(row["by_games_95"]),
                _shares(row["by_deals_95"]),
            ],
        )
        for row in result["ladder"]
    )
    return (
        f"<section><h2>Ratings</h2>{_image('ratings.png', 'Ratings', pictures)}"
        f"{_table(['bot', 'rating', '95 %', 'games won', 'score', 'sd', 'rank'], rows)}"
        f"{_open_gaps(result['open_gaps'])}<h2>Each against the next below</h2>"
        f"{_table(['', 'games', 'ahead', '95 % by games', '95 % by deals'], ladder)}</section>\n"
    )


def _open_gaps(gaps: list[list[str]]) -> str:
    texts = (
        f'<p class="note">{escape(below)} and those below never finished ahead of {escape(above)} '
        "or those above: the distance between the two is a lower bound.</p>"
        for above, below in gaps
    )
    return "".join(texts)


def _standing(bots: dict[str, Result], row: Result) -> list[str]:
    bot = bots.get(row["bot"])
    if bot is None:
        return ["-"] * 4
    return [
        f"{bot['win_share']:.1%}",
        f"{bot['score_mean']:.1f}",
        f"{bot['score_sd']:.1f}",
        f"{bot['rank_mean']:.2f}",
    ]


def _matrix(result: Result) -> str:
    names = [row["bot"] for row in result["ratings"]]
    shares = {(row["bot"], row["other"]): row for row in result["pairs"]}
    rows = ((name, [_duel(shares.get((name, other))) for other in names]) for name in names)
    return (
        "<section><h2>Finishes ahead of</h2>"
        '<p class="note">In how many of the games where both sat the bot on the left finished '
        "ahead of the bot above, ties half; below it Wilson's 95 % and the number of games.</p>"
        f"{_table(['', *names], rows)}</section>\n"
    )


def _duel(row: Result | None) -> str:
    if row is None:
        return ""
    interval = _shares(row["by_games_95"])
    return f"{row['share']:.1%}<small>{interval}</small><small>{row['games']}</small>"


def _points(result: Result, pictures: dict[str, bytes]) -> str:
    bots = {row["name"]: row for row in result["bots"]}
    names = [row["bot"] for row in result["ratings"] if row["bot"] in bots]
    items = dict.fromkeys(item for name in names for item in bots[name]["points"])
    rows = (
        (item.replace("_", " "), [f"{bots[name]['points'].get(item, 0):.1f}" for name in names])
        for item in items
    )
    return (
        f"<section><h2>Points by source</h2>{_image('points.png', 'Points by source', pictures)}"
        f"<details><summary>All sources</summary>{_table(['', *names], rows)}</details>"
        f"<h2>Scores</h2>{_image('scores.png', 'Scores', pictures)}</section>\n"
    )


def _turn_order(result: Result, pictures: dict[str, bytes]) -> str:
    rows = (
        (
            row["name"],
            [f"{row['win_share']:.1%}", _shares(row["win_share_95"]), f"{row['score_mean']:.1f}"],
        )
        for row in result["turn_order"]
    )
    return (
        f"<section><h2>Who plays first</h2>{_image('turn_order.png', 'Turn order', pictures)}"
        f"{_table(['', 'games won', '95 %', 'score'], rows)}</section>\n"
    )


def _lengths(result: Result) -> str:
    rows = (
        (
            row["modules"],
            [
                str(row["games"]),
                f"{row['turns_mean']:.0f}",
                f"{row['decisions_mean']:.0f}",
                f"{row['decisions_fewest']} - {row['decisions_most']}",
                f"{row['score_mean']:.1f}",
            ],
        )
        for row in result["lengths"]
    )
    heads = ["modules", "games", "turns", "decisions", "fewest - most", "score"]
    return f"<section><h2>Length</h2>{_table(heads, rows)}</section>\n"


def _effects(title: str, text: str, rows: list[Result]) -> str:
    if not rows:
        return ""
    names = [effect["bot"] for effect in rows[0]["effects"]]
    known = [row for row in rows if any(e["effect"] is not None for e in row["effects"])]
    unknown = ", ".join(row["name"] for row in rows if row not in known)
    cells = ((row["name"], [_effect(effect) for effect in row["effects"]]) for row in known)
    table = _table(["", *names], cells) if known else ""
    few = f'<p class="note">Too few deals to tell: {escape(unknown)}.</p>' if unknown else ""
    return (
        f'<section><h2>{title}</h2><p class="note">{text} Coloured where it is clear; what is not '
        f"coloured may be chance.</p>{table}{few}</section>\n"
    )


def _effect(row: Result) -> str:
    if row["effect"] is None:
        return "-"
    low, high = (100 * end for end in row["effect_95"])
    kind = ("up" if row["effect"] > 0 else "down") if row["clear"] else "noise"
    text = f"{100 * row['effect']:+.1f}<small>{low:+.1f} to {high:+.1f}</small>"
    return f'<span class="{kind}">{text}</span>'


# --- Pieces of a page


def _table(heads: list[str], rows: Iterable[tuple[str, list[str]]]) -> str:
    """A table whose first column names the row; cells are HTML already."""
    head = "".join(f"<th>{escape(text)}</th>" for text in heads)
    body = "".join(f"<tr><th>{escape(name)}</th>{_cells(cells)}</tr>\n" for name, cells in rows)
    table = f"<thead><tr>{head}</tr></thead><tbody>{body}</tbody>"
    return f'<div class="wide"><table>{table}</table></div>'


def _cells(texts: list[str]) -> str:
    return "".join(f"<td>{text}</td>" for text in texts)


def _image(name: str, title: str, pictures: dict[str, bytes]) -> str:
    data = b64encode(pictures[name]).decode()
    return f'<img alt="{title}" src="data:image/png;base64,{data}">'


def _shares(ends: list[float]) -> str:
    return f"{ends[0]:.1%} - {ends[1]:.1%}"


def _span(ends: list[float] | None) -> str:
    return "-" if ends is None else f"{ends[0]:.0f} to {ends[1]:.0f}"
