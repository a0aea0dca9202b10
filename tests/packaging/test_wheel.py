"""The wheel, built in isolation and installed into an empty place, is what it says."""

import json
import re
import subprocess
import sys
import time
import urllib.request
import zipfile
from pathlib import Path
from typing import Any

import pytest

from tests.examples import ONE, some
from tests.packaging.places import ROOT, Place, new_place, outside, the_wheel, uv
from tests.server.house import free_port

PLAY = """
from pathlib import Path

import alhambra
from alhambra.terminal.session import YOU
from tests.terminal.helpers import FirstOption, paper, play

console, sheet = paper()
session = play(Path("game.json"), FirstOption(sheet, 40), console)
assert session is not None
assert len(session.game.history) > 20
print(alhambra.__file__)
"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return new_place(tmp_path_factory.mktemp("player"), "play")


@pytest.fixture(scope="module")
def bare_place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return new_place(tmp_path_factory.mktemp("engine"))


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as file:
        return set(file.namelist())


def test_the_wheel_holds_the_compiled_engine_the_client_and_the_types() -> None:
    names = names_in(the_wheel())
    assert not the_wheel().name.endswith("none-any.whl")
    assert any(re.fullmatch(r"alhambra/engine/state\..*\.(so|pyd)", name) for name in names)
    assert "alhambra/client/index.html" in names
    assert "alhambra/py.typed" in names
    assert not any("node_modules" in name or "__pycache__" in name for name in names)


def test_the_wheel_says_what_it_is() -> None:
    with zipfile.ZipFile(the_wheel()) as file:
        name = next(name for name in file.namelist() if name.endswith("METADATA"))
        metadata = file.read(name).decode()
    assert "License-Expression: MIT" in metadata
    assert "Typing :: Typed" in metadata
    assert "Keywords: alhambra" in metadata
    for extra in ("play", "server", "arena", "env", "ray", "dev"):
        assert f"Provides-Extra: {extra}\n" in metadata


# --- A game through the API, the terminal and the server


def readme_example() -> str:
    code: str = (ROOT / "README.md").read_text("utf-8").split("```python\n")[1].split("```")[0]
    return code


def test_the_example_of_the_readme_plays_on_the_compiled_engine(place: Place) -> None:
    code = readme_example() + "from alhambra.machine.compiled import compiled\nprint(compiled())\n"
    assert place.said(place.python, "-c", code).endswith("True\n")
    assert "(compiled)" in place.said(place.python, "-m", "alhambra", "--version")


def test_a_game_in_the_terminal(place: Place) -> None:
    said = place.said(place.python, "-c", PLAY, PYTHONPATH=str(ROOT))
    assert said.strip().startswith(str(place.site))


def ask(method: str, address: str, body: Any = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(address, data, headers, method=method)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)


def test_a_game_on_the_server_in_the_browser_s_client(place: Place) -> None:
    with place.serving(free_port()) as address:
        with urllib.request.urlopen(address, timeout=30) as page:
            assert b'type="module"' in page.read()
        seats = [{"kind": "bot", "bot": "easy"}, {"kind": "bot", "bot": "normal"}]
        wish = {"players": 2, "seats": seats, "public": True, "pause": 0, "modules": [ONE]}
        table = ask("POST", f"{address}/api/tables", wish)["table"]
        end = time.monotonic() + 120
        while ask("GET", f"{address}/api/tables/{table}")["state"] != "over":
            assert time.monotonic() < end
            time.sleep(0.2)


def test_a_user_s_strict_types_see_ours(place: Place, tmp_path: Path) -> None:
    (tmp_path / "example.py").write_text(readme_example() + "reveal_type(game)\n", "utf-8")
    mypy = (sys.executable, "-m", "mypy", "--strict", "--python-executable", str(place.python))
    done = subprocess.run(
        [*mypy, "example.py"],
        cwd=tmp_path,
        env=outside(),
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert 'Revealed type is "alhambra.game.game.Game"' in done.stdout


# --- Small for those who want little


def test_the_engine_alone_needs_little(bare_place: Place) -> None:
    others = [path for path in bare_place.site.glob("*.dist-info") if "alhambra" not in path.name]
    assert len(others) <= 5
    ours = ("alhambra", "__mypyc", "_virtualenv", "__pycache__")
    files = [path for path in bare_place.site.rglob("*") if path.is_file()]
    size = sum(
        path.stat().st_size
        for path in files
        if not any(word in str(path.relative_to(bare_place.site)).split("/")[0] for word in ours)
    )
    assert size < 10_000_000


BARE = f"""
import sys
from alhambra import Game, IllegalMove, Move, Setup, position
from alhambra.bots import answer, make

game = Game(Setup(players=3, modules={some(2)}, seed=7))
bots = [make(name, seed=seat) for seat, name in enumerate(("random", "easy", "normal"))]
while not game.over:
    game.play(answer(bots[game.question.seat], game))
assert Game.replay(game.record()).scores == game.scores
fresh = Game(Setup(players=2, seed=1))
assert position.loads(position.dump(fresh)).moves() == fresh.moves()
try:
    fresh.play(Move("buy", space=1, pay=[]))
except IllegalMove as error:
    print(error.text)
foreign = {{name.split(".")[0] for name in sys.modules}} & {{"fluent", "rich", "typer", "numpy"}}
assert not foreign, foreign
"""


def test_the_engine_alone_plays_with_bots_records_and_positions(bare_place: Place) -> None:
    assert bare_place.said(bare_place.python, "-c", BARE).strip()


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (("-m", "alhambra", "play"), "play"),
        (("-c", "import alhambra.env"), "env"),
    ],
)
def test_what_is_not_installed_is_named_with_its_command(
    bare_place: Place, words: tuple[str, ...], extra: str
) -> None:
    done = bare_place.run(bare_place.python, *words)
    assert done.returncode == 1
    assert done.stderr.strip().splitlines()[-1].endswith(f'pip install "alhambra[{extra}]"')


def test_postgresql_is_an_extra(place: Place) -> None:
    done = place.run(place.python, "-m", "alhambra", "serve", "--database", "postgresql://x/y")
    assert done.returncode == 2
    assert 'pip install "alhambra[server]"' in " ".join(done.stderr.split())


# --- Other ways to build


def test_a_wheel_from_the_sdist_has_the_same_sources(tmp_path: Path) -> None:
    parts = {"ALHAMBRA_COMPILE": "0", "ALHAMBRA_CLIENT": "0"}
    uv("build", "--sdist", "--out-dir", tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    uv("build", "--wheel", "--out-dir", tmp_path / "wheel", sdist, **parts)
    (wheel,) = (tmp_path / "wheel").glob("*.whl")
    assert wheel.name.endswith("py3-none-any.whl")  # uncompiled, by explicit wish
    built = re.compile(r"\.(so|pyd)$|^alhambra/client/|dist-info/")
    here = {name for name in names_in(the_wheel()) if not built.search(name)}
    assert {name for name in names_in(wheel) if not built.search(name)} == here


@pytest.mark.long
def test_a_wheel_from_the_sdist_is_whole(tmp_path: Path) -> None:
    uv("build", "--out-dir", tmp_path)
    (wheel,) = tmp_path.glob("*.whl")
    assert names_in(wheel) == names_in(the_wheel())


def test_what_cannot_be_built_is_an_error_that_says_why(tmp_path: Path) -> None:
    copy = tmp_path / "copy"
    copy.mkdir()
    uv("build", "--sdist", "--out-dir", tmp_path)
    (sdist,) = tmp_path.glob("*.tar.gz")
    broken = {"CC": "no-such-compiler", "PATH": str(tmp_path), "ALHAMBRA_CLIENT": "0"}
    done = subprocess.run(
        [sys.executable, "-m", "uv", "build", "--wheel", "--out-dir", str(tmp_path), str(sdist)],
        env={**outside(), **broken},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert "compiling needs a C compiler" in done.stderr
    assert not list(tmp_path.glob("*.whl"))


@pytest.mark.parametrize("installer", [("pip",), ("uv", "pip")])
def test_an_editable_install_sees_the_sources(installer: tuple[str, ...], tmp_path: Path) -> None:
    seed = ["--seed"] if installer == ("pip",) else []
    uv("venv", *seed, "--python", sys.executable, tmp_path / "env")
    place = Place(tmp_path)
    if seed:
        place.said(place.python, "-m", "pip", "install", "--quiet", "-e", ROOT)
    else:
        uv("pip", "install", "--python", place.python, "-e", ROOT)
    said = place.said(place.python, "-c", "import alhambra; print(alhambra.__file__)")
    assert Path(said.strip()) == ROOT / "src" / "alhambra" / "__init__.py"
