"""Paint and projects: what is there after the move, and what projects still ask for."""

from typing import Any

from tests.bots.told import Told

POINTS = 2
LIMIT = 5


def _paint(view: dict[str, Any], seat: int) -> list[str]:
    return list(view["fresh_colors"]["colors"][seat])


def _lacks(project: str, paint: list[str]) -> int:
    """Paint is laid on the project, one tile after the other."""
    left = paint[:]
    missing = 0
    for color in project.split()[2:]:
        if color in left:
            left.remove(color)
        else:
            missing += 1
    return missing


def _served(told: Told, projects: list[str]) -> bool:
    """One of the projects is of the type told and lacks so much now, less than before."""
    now, then = (_paint(view, told.seat) for view in (told.before, told.after))
    return any(
        project.split()[1] == told.parts["type"]
        and _lacks(project, then) == told.parts["missing"] < _lacks(project, now)
        for project in projects
    )


def decor_points(told: Told) -> bool:
    """The project came to the seat, whose buildings of its type stand."""
    kind, own = told.parts["type"], told.after["seats"][told.seat]
    projects = told.after["fresh_colors"]["projects"][told.seat]
    built = [laid for laid in own["board"] if laid["tile"].startswith(kind)]
    owned = any(project.split()[1] == kind for project in projects)
    return owned and len(built) == told.parts["count"] == told.parts["points"] / POINTS


def decor_missing(told: Told) -> bool:
    """Of the project that was not there before."""
    before, after = (
        view["fresh_colors"]["projects"][told.seat] for view in (told.before, told.after)
    )
    (taken,) = [project for project in after if project not in before]
    return bool(_lacks(taken, _paint(told.after, told.seat)) == told.parts["missing"])


def paint_project(told: Told) -> bool:
    return _served(told, told.after["fresh_colors"]["projects"][told.seat])


def paint_board(told: Told) -> bool:
    """On the board or on top of the stack, and of a type one may still own."""
    shown = told.after["fresh_colors"]
    owned = [*shown["projects"][told.seat], *shown["done"][told.seat]]
    kinds = [project.split()[1] for project in owned]
    board = [project for project in [*shown["columns"], shown["top"]] if project]
    return told.parts["type"] not in kinds and _served(told, board)


def paint_total(told: Told) -> bool:
    """All of it may be kept."""
    paint = _paint(told.after, told.seat)
    asked = (told.after["question"] or {}).get("kind")
    return len(paint) == told.parts["count"] and asked != "paint_question"


def paint_choice(told: Told) -> bool:
    """There is more than may be kept, so some is asked back."""
    asked = told.after["question"]["kind"] == "paint_question"
    return bool(asked and len(_paint(told.after, told.seat)) > told.parts["limit"] == LIMIT)


def paint_returned(told: Told) -> bool:
    """What is left is enough for all projects together, or it is not."""
    color = told.move.parts["paint"]
    left = _paint(told.after, told.seat).count(color)
    projects = told.after["fresh_colors"]["projects"][told.seat]
    enough = left >= " ".join(projects).split().count(color)
    return (left, enough) == (told.parts["left"], told.parts["spare"])


def paint_column(told: Told) -> bool:
    """The very next question is what to take, from this column."""
    asked = told.after["question"]
    mine = (asked["kind"], asked["seat"]) == ("decor_question", told.seat)
    return mine and told.parts["currency"] in asked["data"]["currencies"]


def decor_each(told: Told) -> bool:
    """The project is done; the next scoring counts its type."""
    done = told.after["fresh_colors"]["done"][told.seat]
    kinds = [project.split()[1] for project in done]
    return told.parts["type"] in kinds and told.parts["points"] == POINTS


CHECKS = {
    "decor_points": decor_points,
    "decor_missing": decor_missing,
    "decor_each": decor_each,
    "paint_project": paint_project,
    "paint_board": paint_board,
    "paint_total": paint_total,
    "paint_choice": paint_choice,
    "paint_returned": paint_returned,
    "paint_column": paint_column,
}
