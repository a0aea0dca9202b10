"""Runs an arena: plays what is missing, keeps it, and stops when enough is known."""

from collections.abc import Callable
from dataclasses import dataclass

from alhambra.arena.crews import Crew
from alhambra.arena.folder import Folder
from alhambra.arena.play import Done
from alhambra.arena.stopping import enough, played
from alhambra.arena.task import Task

Tell = Callable[[list[Done]], None]


@dataclass(frozen=True)
class End:
    """Where the contest ended: games before `games` count, whatever else was played."""

    games: int
    reason: str | None  # None: all games were played


def compete(folder: Folder, crew: Crew[Task, Done], tell: Tell) -> End:
    """Plays until all games are there or enough is known; `tell` hears of each lot that ended.

    Nothing but the task and the games decides where it ends: games that lie beyond, because they
    were already being played, stay in the folder and do not count.
    """
    watch = Watch(folder)
    if watch.end is not None:
        return watch.end
    playing = crew(folder.task, folder.missing)
    try:
        for games in playing:
            folder.add(games)
            tell(games)
            watch.look()
            if watch.end is not None:
                break
    finally:
        playing.close()
    assert watch.end is not None, "a crew plays all games"
    return watch.end


class Watch:
    """Looks at the games each time one of the fixed numbers is reached without a gap."""

    def __init__(self, folder: Folder) -> None:
        self.end: End | None = None
        self._folder = folder
        self._looks = folder.task.looks()
        self._whole = 0  # all games before this number are there
        self.look()

    def look(self) -> None:
        """Takes every decision that is due; sets `end` with the last."""
        entries = self._folder.entries
        while self._whole in entries:
            self._whole += 1
        while self.end is None and self._whole >= self._looks[0]:
            self._decide(self._looks.pop(0))

    def _decide(self, games: int) -> None:
        if not self._looks:
            self.end = End(games, None)
            return
        reason = enough(self._folder.task, played(self._folder.entries, games))
        if reason is not None:
            self.end = End(games, reason)
