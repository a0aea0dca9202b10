"""`alhambra train`: a judge learned from games against itself."""

from pathlib import Path
from typing import Annotated, NoReturn

import typer

from alhambra.arena.crews import CrewLostError
from alhambra.bots.judging import Weighing
from alhambra.commands.arena import FAILED, INTERRUPTED, chosen_crew
from alhambra.commands.simulate import fail, progress
from alhambra.machine.extras import MissingExtraError, need
from alhambra.training.course import Course


def train(
    out: Annotated[
        Path, typer.Option(help="The folder of this training. Named again, it is gone on with.")
    ],
    rounds: Annotated[int, typer.Option(help="Rounds of base games after the first.")] = 4,
    games: Annotated[int, typer.Option("-n", "--games", help="Games in each round.")] = 4000,
    module_games: Annotated[int, typer.Option(help="Games with modules, at the end.")] = 1000,
    seed: Annotated[int, typer.Option(help="The seed from which all games follow.")] = 0,
    jobs: Annotated[
        int, typer.Option(help="Processes; 0 = all cores. The result is the same.")
    ] = 0,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Play on the Ray cluster at this address instead; local starts one here.",
        ),
    ] = None,
) -> None:
    """Trains a judge by self-play and says how well it foresees games it never saw.

    The folder holds the judge of each round, and at the end judge.toml. A run that was stopped goes
    on if the same command is given again, and comes to the same judge.
    """
    try:
        need("arena", "training")
        made = _run(out, Course(rounds, games, module_games, seed), jobs, ray)
    except (ValueError, MissingExtraError) as error:
        fail(str(error))
    except KeyboardInterrupt:
        _leave(out, "Interrupted", INTERRUPTED)
    except CrewLostError as error:
        _leave(out, f"Error: {error}", FAILED)
    except OSError as error:
        fail(f"cannot write {error.filename or out}: {error.strerror or error}")
    for key, value in made.training.items():
        typer.echo(f"{key}: {value}")
    typer.echo(f"Judge: {out / 'judge.toml'}")


def _leave(out: Path, why: str, code: int) -> NoReturn:
    typer.echo(f"{why}. What was learned is kept in {out}; give the same command to go on.")
    raise typer.Exit(code) from None


def _run(out: Path, course: Course, jobs: int, ray: str | None) -> Weighing:
    # These need the extra packages, for which the command has looked by now.
    from alhambra.training.folder import Folder  # noqa: PLC0415
    from alhambra.training.lesson import teach  # noqa: PLC0415
    from alhambra.training.training import train as learn  # noqa: PLC0415

    crew = chosen_crew(jobs, ray, teach)
    folder = Folder(out, course)
    lots = dict(course.lots)
    before = {
        name: count if folder.judge(name) else len(folder.learned(name).done)
        for name, count in lots.items()
    }
    with progress(lots, True, before) as advance:
        return learn(folder, course, crew, advance)
