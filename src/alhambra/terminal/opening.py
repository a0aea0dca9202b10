"""Before the first move: go on with the saved game or begin a new one."""

from dataclasses import dataclass
from random import Random

from rich.text import Text

from alhambra.bots import check
from alhambra.bots.levels import style_of
from alhambra.bots.styles import styles
from alhambra.game.game import Game
from alhambra.game.setup import Setup, fresh_seed
from alhambra.modules import ALL
from alhambra.showing.texts import outdated
from alhambra.terminal import adapting
from alhambra.terminal.adapting import ADAPT
from alhambra.terminal.saves import (
    USUAL,
    DamagedSave,
    MissingRooms,
    OutdatedSave,
    Saved,
    load,
    put_aside,
)
from alhambra.terminal.session import YOU, Place
from alhambra.terminal.talk import Leave, Talk


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for."""

    players: int
    bots: tuple[str, ...]
    seed: int
    name: str
    new: bool
    modules: tuple[str, ...] = ()
    options: tuple[str, ...] = ()

    @staticmethod
    def read(
        players: int,
        bots: str,
        seed: int | None,
        name: str,
        new: bool,
        modules: str = "none",
        options: str = "none",
    ) -> "Wishes":
        """One bot name stands for all opponents, none for some with different characters.

        Raises ValueError for anything impossible.
        """
        sure = fresh_seed() if seed is None else seed
        names = listed(bots) or characters(players - 1, sure)
        names = names * (players - 1) if len(names) == 1 else names
        if len(names) != players - 1:
            raise ValueError(f"{players} players need one bot name or {players - 1}")
        for bot in names:
            if bot != ADAPT:
                check(bot)
        wishes = Wishes(
            players, names, sure, name.strip(), new, chosen_modules(modules, sure), listed(options)
        )
        wishes.setup()
        return wishes

    def setup(self) -> Setup:
        """The set-up of the game; raises ValueError if it is impossible."""
        return Setup(self.players, self.modules, self.options, self.seed)


def listed(text: str) -> tuple[str, ...]:
    """Names written with commas; `none` is no name."""
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    return () if names == ("none",) else names


def characters(count: int, seed: int) -> tuple[str, ...]:
    """So many bots of the usual level, no two alike."""
    return tuple(f"{USUAL}+{style}" for style in Random(seed).sample(list(styles()), count))


def chosen_modules(text: str, seed: int) -> tuple[str, ...]:
    """`all`, `none`, `random:N` or names with commas; raises ValueError for anything else."""
    if text.strip() == "all":
        return tuple(ALL)
    how, _, number = text.strip().partition(":")
    if how == "random":
        if not number.isdecimal() or int(number) > len(ALL):
            raise ValueError(f"random:N needs a number from 0 to {len(ALL)}")
        return tuple(Random(seed).sample(list(ALL), int(number)))
    names = listed(text)
    for name in names:
        if name not in ALL:
            raise ValueError(f"no such module: {name}; there is {', '.join(ALL) or 'none'}")
    return names


def open_game(wishes: Wishes, place: Place) -> Saved | None:
    """The saved game or a new one; None if the player leaves at once."""
    talk = Talk(place.console, place.words, place.read)
    try:
        kept = _kept(wishes, place, talk)
    except Leave:
        return None
    if kept is not None:
        return kept
    _introduce(wishes, place, talk)
    return Saved(Game(wishes.setup()), wishes.bots, wishes.name)


def _introduce(wishes: Wishes, place: Place, talk: Talk) -> None:
    """Who sits at the table: the level, and what a character is after."""
    words = place.words.named(YOU, wishes.name, wishes.players)
    for name, bot in zip(words.names[YOU + 1 :], wishes.bots, strict=False):
        level, style = bot.split("+")[0], "" if bot == ADAPT else style_of(bot)
        what = words.known(f"bot-{level}") or level
        if style:
            what = f"{what}, {words(f'style-{style}')}: {words(f'style-{style}-text')}"
        talk.console.print(Text(words("opponent", name=name, what=what), "dim"))
    if ADAPT in wishes.bots:
        now = adapting.load(place.path).to_args()
        talk.console.print(Text(words("adapt-now", **now), "dim"))


def _kept(wishes: Wishes, place: Place, talk: Talk) -> Saved | None:
    """The saved game if there is one to go on with; any other file is put aside, never lost.

    One whose rooms are missing stays where it is: it can go on once they are there.
    """
    path = place.path
    if not path.exists():
        return None
    try:
        saved = load(path)
    except OutdatedSave as error:
        aside = put_aside(path, ".other-rules")
        _say(
            talk,
            "save-outdated",
            why=outdated(talk.words.language, error.difference),
            path=str(aside),
        )
        return None
    except MissingRooms as error:
        if not wishes.new:
            _say(talk, "save-missing-rooms", why=str(error), path=str(path))
            raise Leave from None
        _say(talk, "save-kept", path=str(put_aside(path, ".old")))
        return None
    except DamagedSave as error:
        aside = put_aside(path, ".broken")
        _say(talk, "save-broken", why=str(error), path=str(aside))
        return None
    if saved.game.over or wishes.new or not _wants_to_go_on(saved, talk):
        _say(talk, "save-kept", path=str(put_aside(path, ".old")))
        return None
    return saved


def _wants_to_go_on(saved: Saved, talk: Talk) -> bool:
    """Asks until the answer is clear."""
    game = saved.game
    while True:
        _say(talk, "offer", players=game.setup.players, moves=len(game.history))
        if game.setup.modules:
            names = talk.words.listing(talk.words.module(name) for name in game.setup.modules)
            _say(talk, "offer-modules", names=names)
        answer = talk.ask()
        if answer in ("", "c"):
            return True
        if answer == "n":
            return False
        if answer == "q":
            raise Leave
        _say(talk, "unknown-key")


def _say(talk: Talk, key: str, **args: str | int) -> None:
    talk.console.print(Text(talk.words(key, **args)))
