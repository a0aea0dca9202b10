"""Pictures of a result, as PNG. Equal results give equal pictures."""

from collections.abc import Callable, Iterable
from io import BytesIO
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from alhambra.arena.task import Task
from alhambra.engine.rules import TYPES
from alhambra.engine.scoring import WALL
from alhambra.measuring.simulation import Outcome

PAPER, INK, SOFT = "#fffaf0", "#33241a", "#6b5531"
LINE, BLUE, GOLD = "#d9c08a", "#1f5f8b", "#b48a3c"
WIDE = 6.2  # inches; narrow, so that the letters can be read on a phone
DPI = 150
# The six types in the order of `TYPES`, told apart by lightness too.
TYPE_COLOURS = ("#3b78b5", "#c0432f", "#8a5a2b", "#dccaa0", "#4f9a50", "#7c5aa0")
# For the biggest sources that modules bring; the rest is one bar.
MORE_COLOURS = ("#e0a81e", "#5bb0b0", "#d98cae", "#9aa33a", "#3d4f73")
OTHER_COLOUR = "#b5ada0"


def pictures(task: Task, result: dict[str, Any], outcomes: list[Outcome]) -> dict[str, bytes]:
    """All pictures by the name of their file; none without games."""
    if not outcomes:
        return {}
    names = [row["bot"] for row in result["ratings"]]
    bots = {row["name"]: row for row in result["bots"]}
    ranked = [bots[name] for name in names if name in bots]
    return {
        "ratings.png": _picture(len(names), lambda axes: _ratings(axes, result["ratings"])),
        "points.png": _picture(len(ranked) + 2, lambda axes: _points(axes, ranked)),
        "turn_order.png": _picture(6, lambda axes: _turn_order(axes, result["turn_order"])),
        "scores.png": _picture(len(ranked), lambda axes: _scores(axes, task, names, outcomes)),
    }


def _picture(rows: int, draw: Callable[[Axes], None]) -> bytes:
    """A picture with room for so many rows."""
    figure = Figure(figsize=(WIDE, 1.1 + 0.42 * rows), layout="constrained", facecolor=PAPER)
    axes = figure.add_subplot()
    axes.set_facecolor(PAPER)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    axes.spines["bottom"].set_color(LINE)
    axes.tick_params(colors=INK, length=0)
    axes.xaxis.label.set_color(SOFT)
    axes.yaxis.label.set_color(SOFT)
    axes.set_axisbelow(True)
    draw(axes)
    file = BytesIO()
    figure.savefig(file, format="png", dpi=DPI, metadata={"Software": None})
    return file.getvalue()


def _rows(axes: Axes, names: Iterable[str]) -> None:
    """One row for each name, the first on top."""
    labels = list(names)
    axes.set_yticks(range(len(labels)), labels)
    axes.set_ylim(len(labels) - 0.5, -0.5)
    axes.grid(axis="x", color=LINE, linewidth=0.6, alpha=0.7)


def _ratings(axes: Axes, rows: list[dict[str, Any]]) -> None:
    _rows(axes, (row["bot"] for row in rows))
    for at, row in enumerate(rows):
        if row["rating_95"] is not None:
            axes.plot(row["rating_95"], [at, at], color=BLUE, linewidth=3, solid_capstyle="round")
        axes.plot(row["rating"], at, "o", color=BLUE, markersize=9, markeredgecolor=PAPER)
        axes.annotate(
            f"{row['rating']:.0f}",
            (row["rating"], at),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            color=INK,
            fontsize=9,
        )
    axes.set_ylim(len(rows) - 0.5, -0.8)  # room for the topmost number
    axes.margins(x=0.08)
    axes.set_xlabel("rating, with 95 % of the draws of deals; 400 points are odds of ten to one")


def _points(axes: Axes, bots: list[dict[str, Any]]) -> None:
    """Stacked from the left by source; what was lost goes to the left of zero."""
    _rows(axes, (row["name"] for row in bots))
    won, lost = [0.0] * len(bots), [0.0] * len(bots)
    for label, colour, values in _stacks(bots):
        starts = [(won if value > 0 else lost)[at] for at, value in enumerate(values)]
        axes.barh(
            range(len(bots)), values, left=starts, height=0.62, label=label,
            color=colour, edgecolor=PAPER, linewidth=0.8,
        )  # fmt: skip
        for at, value in enumerate(values):
            (won if value > 0 else lost)[at] += value
    for at, row in enumerate(bots):
        axes.annotate(
            f"{row['score_mean']:.0f}",
            (won[at], at),
            xytext=(6, 0),
            textcoords="offset points",
            va="center",
            color=INK,
        )
    axes.margins(x=0.07)
    axes.set_xlabel("points per game, by what they were scored for; the number is the mean score")
    axes.legend(
        loc="upper center", bbox_to_anchor=(0.5, -0.22), ncols=5, frameon=False, fontsize=8,
        labelcolor=INK, handlelength=1,
    )  # fmt: skip


def _stacks(bots: list[dict[str, Any]]) -> list[tuple[str, str, list[float]]]:
    """Label, colour and one value per bot: wall and types, then the biggest others."""
    base = dict(zip((WALL, *TYPES), (INK, *TYPE_COLOURS), strict=True))
    weight: dict[str, float] = {}
    for row in bots:
        for item, points in row["points"].items():
            if item not in base:
                weight[item] = weight.get(item, 0) + abs(points)
    extra = sorted((item for item in weight if weight[item]), key=lambda item: -weight[item])
    shown = extra[: len(MORE_COLOURS)]
    colours = base | dict(zip(shown, MORE_COLOURS, strict=False))
    stacks = [
        (item.replace("_", " "), colour, [row["points"].get(item, 0.0) for row in bots])
        for item, colour in colours.items()
    ]
    rest = [sum(row["points"].get(item, 0.0) for item in extra[len(shown) :]) for row in bots]
    return [*stacks, ("other", OTHER_COLOUR, rest)] if any(rest) else stacks


def _turn_order(axes: Axes, rows: list[dict[str, Any]]) -> None:
    axes.set_xticks(range(len(rows)), [row["name"] for row in rows])
    shares = [100 * row["win_share"] for row in rows]
    ends = [[100 * end for end in row["win_share_95"]] for row in rows]
    errors = [
        [share - low for share, (low, _) in zip(shares, ends, strict=True)],
        [high - share for share, (_, high) in zip(shares, ends, strict=True)],
    ]
    axes.bar(range(len(rows)), shares, width=0.6, color=GOLD, edgecolor=PAPER)
    axes.errorbar(
        range(len(rows)), shares, yerr=errors, fmt="none", ecolor=INK, elinewidth=1.6, capsize=5
    )
    fair = 100 / len(rows)
    axes.axhline(fair, color=BLUE, linestyle="--", linewidth=1.2, label=f"fair: {fair:.0f} %")
    axes.legend(frameon=False, loc="upper right", labelcolor=INK)
    axes.grid(axis="y", color=LINE, linewidth=0.6, alpha=0.7)
    axes.set_ylim(0, max(high for _, high in ends) * 1.2)
    axes.set_ylabel("games won, %")


def _scores(axes: Axes, task: Task, names: list[str], outcomes: list[Outcome]) -> None:
    scores: dict[str, list[int]] = {name: [] for name in names}
    for outcome in outcomes:
        for seat, bot in enumerate(outcome.bots):
            scores[task.bots[bot]].append(outcome.scores[seat])
    held = {name: found for name, found in scores.items() if found}
    boxes = axes.boxplot(
        list(held.values()), orientation="horizontal", positions=range(len(held)), widths=0.5,
        whis=(5, 95), showfliers=False, patch_artist=True,
        medianprops={"color": PAPER, "linewidth": 2.2},
        whiskerprops={"color": SOFT, "linewidth": 1.4}, capprops={"color": SOFT},
    )  # fmt: skip
    for box in boxes["boxes"]:
        box.set(facecolor=BLUE, edgecolor=BLUE)
    _rows(axes, held)
    axes.set_xlabel("score: half of all games in the box, nine of ten between the whiskers")
