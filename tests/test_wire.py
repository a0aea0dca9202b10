"""The client's types and the page of messages are what the server's types say (K4)."""

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from tools import wire
from tools.wire_types import MODULES, fields_of, types_of

from alhambra.game.catalogue import rules_for
from alhambra.measuring.coverage import own_deeds
from alhambra.modules import ALL
from alhambra.server import bodies, messages, shown, told


def test_what_was_written_is_what_would_be_written() -> None:
    for path, text in wire.files().items():
        assert path.read_text("utf-8") == text, f"{path.name} is old: make wire"


def changed(module: ModuleType, folder: Path, before: str, after: str) -> ModuleType:
    """The module with something else in its source."""
    assert module.__file__
    source = Path(module.__file__).read_text("utf-8")
    assert before in source
    file = folder / "changed.py"
    file.write_text(source.replace(before, after), "utf-8")
    spec = importlib.util.spec_from_file_location("changed", file)
    assert spec
    assert spec.loader
    found = importlib.util.module_from_spec(spec)
    sys.modules["changed"] = found  # types look for their names there
    spec.loader.exec_module(found)
    return found


@pytest.mark.parametrize(
    ("module", "before", "after", "line"),
    [
        (told, "    restart: int ", "    restarts: int ", "  restarts: number;"),
        (told, "restart: int ", "restart: int | None ", "  restart: number | null;"),
        (shown, "    turn: NotRequired[int]\n", "    turn: int\n", "  turn: number;\n"),
        (bodies, 'Literal["waiting",', 'Literal["begun",', '["begun", "running", "over"]'),
        (bodies, "    public: bool = False", "    public: bool", "  public: boolean;"),
        (messages, 'tag="orders"', 'tag="order"', '  type: "order";'),
    ],
)
def test_a_change_of_the_server_changes_both(
    module: ModuleType, before: str, after: str, line: str, tmp_path: Path
) -> None:
    found = {other: list(types_of(other)) for other in MODULES}
    old = "".join(wire.client(found).values()), wire.page(found)
    found[module] = list(types_of(changed(module, tmp_path, before, after)))
    new = "".join(wire.client(found).values()), wire.page(found)
    assert line in new[0]
    assert old[0].count(line) < new[0].count(line)
    assert old[1] != new[1]


def test_a_kind_that_is_renamed_is_renamed_for_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    assert '"held"' in "".join(
        wire.client({module: list(types_of(module)) for module in MODULES}).values()
    )
    known = {**wire.known_words(), "KindWord": ["holding", "tile"]}
    monkeypatch.setattr(wire, "known_words", lambda: known)
    written = "".join(wire.client({module: list(types_of(module)) for module in MODULES}).values())
    assert 'export type KnownKindWord = "holding" | "tile";' in written
    assert '"held"' not in written


def test_the_page_of_the_server_tells_of_every_message() -> None:
    page = (wire.ROOT / "docs" / "server.md").read_text("utf-8")
    tables = page[page.index("## The socket") : page.index("Of an `update`")]
    told_of = re.findall(r"^\| `(\w+)` \|", tables, re.MULTILINE)
    said = [*get_args(messages.Client), *get_args(get_args(told.ServerMessage.__value__)[0])]
    types = [field for message in said for field in fields_of(message) if field.name == "type"]
    assert sorted(told_of) == sorted(get_args(field.hint)[0] for field in types)


def test_the_check_names_what_is_old(monkeypatch: pytest.MonkeyPatch) -> None:
    old = wire.CLIENT.with_name("no_such_wire.ts")
    monkeypatch.setattr(wire, "CLIENT", old)
    monkeypatch.setattr(sys, "argv", ["wire.py", "--check"])
    with pytest.raises(SystemExit, match=r"no_such_wire\.ts: .*make wire"):
        wire.main()
    assert not old.exists()


def test_words_of_rooms_are_none_of_the_client() -> None:
    known = wire.known_words()
    assert {"tile", "held", "cell"} <= set(known["KindWord"])
    stocks = {
        piece.word
        for module in rules_for(3, tuple(ALL), ()).modules
        for piece in module.declares.pieces
    }
    assert len(stocks) > 20
    assert stocks & set(known["KindWord"]) <= {"card"}
    assert {"take", "done_window"} <= set(known["MoveWord"])
    own = {deed for name in ALL for deed in own_deeds(name, 3) if not deed.startswith("done_")}
    assert len(own) > 40
    assert not own & set(known["MoveWord"])
    assert {"act", "window_question"} <= set(known["QuestionWord"])
