"""Records: they replay to the byte, and damaged or foreign ones are refused with a clear word."""

import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from alhambra import Game, Move, Setup, position
from alhambra.engine.module import Module
from alhambra.game.setup import commitment
from alhambra.game.streams import CHACHA, XOSHIRO
from alhambra.position.record import RecordError, load, read, replay, save, verify, write
from tests.examples import ONE, some


def random_game(players: int, seed: int, moves: int = 10_000, **setup: Any) -> Game:
    """A game played at random, to the end or for so many moves."""
    chance = random.Random(seed)
    game = Game(Setup(players=players, seed=seed, **setup))
    while not game.over and len(game.history) < moves:
        game.play(chance.choice(game.moves()))
    return game


@pytest.mark.parametrize("players", range(2, 7))
def test_a_record_replays_to_the_byte(players: int, tmp_path: Path) -> None:
    game = random_game(players, players)
    again = replay(json.loads(json.dumps(game.record())))
    assert write(again) == write(game)
    assert again.log() == game.log()
    assert again.score_sheets == game.score_sheets
    save(game, tmp_path / "deep" / "game.json")
    assert write(load(tmp_path / "deep" / "game.json")) == write(game)
    assert [file.name for file in (tmp_path / "deep").iterdir()] == ["game.json"]


def test_an_unfinished_game_and_its_options_are_recorded() -> None:
    game = random_game(
        4, 9, moves=50, options=("score_at_once",), colours=("red", "blue", "green", "white")
    )
    again = replay(game.record())
    assert again.setup == game.setup
    assert again.moves() == game.moves()


def test_a_game_from_a_position_is_recorded_with_it() -> None:
    start = position.dump(random_game(3, 4, moves=77))
    game = position.loads(start)
    game.play(game.moves()[0])
    record = game.record()
    assert record["start"] == {"position": start}
    assert record["commitment"] is None
    assert write(replay(record)) == write(game)


def test_the_record_of_a_determinized_game_does_not_tell_the_seed() -> None:
    game = random_game(3, 987654321987, moves=40)
    other = game.determinize(0, 5)
    other.play(other.moves()[0])
    assert "987654321987" not in json.dumps(other.record())
    assert write(replay(other.record())) == write(other)


Damage = Callable[[dict[str, Any]], object]

DAMAGES: dict[str, Damage] = {
    "is not a record": list,
    "not a record": lambda r: r | {"format": "chess"},
    "versions 1 and 2": lambda r: r | {"version": 3},
    "revision 0 of the base rules, .* revision 1": lambda r: r | {"base_revision": 0},
    f"revision 7 of the module {ONE}": lambda r: r | {"modules": {ONE: 7}},
    "does not name the revisions": lambda r: r | {"modules": [1]},
    "parts are missing": lambda r: {k: v for k, v in r.items() if k != "hash"},
    "foreign": lambda r: r | {"extra": 1},
    "moves are no list": lambda r: r | {"moves": "take"},
    "does not say how": lambda r: r | {"start": {}},
    "cannot begin": lambda r: r | {"start": {"setup": {"players": 3}}},
    "no such module": lambda r: r | {"start": {"setup": r["start"]["setup"] | {"modules": ["x"]}}},
    "2 to 6 players": lambda r: r | {"start": {"setup": r["start"]["setup"] | {"players": 9}}},
    "no such generator": lambda r: (
        r | {"start": {"setup": r["start"]["setup"] | {"generator": "dice"}}}
    ),
    "words must be a list": lambda r: (
        r | {"start": {"setup": r["start"]["setup"] | {"words": "x"}}}
    ),
    "whole number": lambda r: r | {"start": {"setup": r["start"]["setup"] | {"seed": "7"}}},
    "list of names": lambda r: r | {"start": {"setup": r["start"]["setup"] | {"colours": 5}}},
    "not TOML": lambda r: r | {"start": {"position": "= 5"}},
    "revisions of other modules": lambda r: r | {"modules": {"zeppelins": 1}},
    "version 2 of the hash": lambda r: r | {"hash": "9:" + "0" * 64},
    "do not lead where it says": lambda r: r | {"hash": "2:" + "0" * 64},
    "do not lead where": lambda r: r | {"moves": r["moves"][:-1]},
    "its result": lambda r: r | {"scores": [1, 0, 0]},
    "move 1 is not possible": lambda r: r | {"moves": [{"move": "pass"}]},
    "move 2 is not possible": lambda r: r | {"moves": [r["moves"][0], 5]},
}


@pytest.mark.parametrize("word", DAMAGES)
def test_damage_is_named(word: str) -> None:
    record = copy.deepcopy(random_game(3, 8, moves=30, generator=CHACHA).record())
    with pytest.raises(RecordError, match=word):
        replay(DAMAGES[word](record))


def test_the_hash_is_made_of_what_lies_on_the_table_and_not_of_its_text(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = random_game(3, 8, moves=30, modules=some(2)).record()
    assert str(record["hash"]).startswith("2:")
    monkeypatch.setattr(Module, "write", lambda *_: {"written": "in another way"})
    assert replay(record).record() == record


def test_an_old_record_is_checked_by_its_moves_and_its_result() -> None:
    record = random_game(3, 8).record() | {"hash": "0" * 64}
    assert replay(record).scores == record["scores"]
    assert not verify(record).hashed
    with pytest.raises(RecordError, match="its result"):
        replay(record | {"scores": [1, 0, 0]})


def test_every_truncation_of_a_file_is_refused(tmp_path: Path) -> None:
    text = write(random_game(3, 8, moves=12))
    path = tmp_path / "cut.json"
    for length in range(0, len(text) - 2, 37):
        path.write_text(text[:length], "utf-8")
        with pytest.raises(RecordError):
            load(path)


def test_files_that_are_no_records(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="cannot read"):
        read(tmp_path / "missing.json")
    binary = tmp_path / "binary.json"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(RecordError, match="damaged or no record"):
        read(binary)
    deep = tmp_path / "deep.json"
    deep.write_text("[" * 200_000, "utf-8")
    with pytest.raises(RecordError, match="damaged or no record"):
        read(deep)


# --- Fair dealing


def test_a_finished_game_is_verified_against_the_published_hash() -> None:
    game = random_game(3, 11, salt="pepper")
    published = commitment(11, "pepper")
    assert game.setup.commitment == published
    proof = verify(game.record(), published)
    assert (proof.seed, proof.salt, proof.scores) == (11, "pepper", game.scores)


def test_another_seed_or_salt_is_not_verified() -> None:
    record = random_game(3, 11, salt="pepper").record()
    with pytest.raises(RecordError, match="published hash"):
        verify(record, commitment(12, "pepper"))
    with pytest.raises(RecordError, match="published hash"):
        verify(record, commitment(11, "salt"))
    with pytest.raises(RecordError, match="published hash"):
        verify(record | {"commitment": commitment(12, "")})


def dealt(generator: str = CHACHA, **setup: Any) -> list[int]:
    setup = {"seed": 11, "salt": "pepper", "generator": generator, **setup}
    return Game(Setup(players=3, **setup)).state.tower


def test_a_secret_seed_deals_by_chacha_and_a_named_one_as_ever() -> None:
    drawn, named = Setup(players=3), Setup(players=3, seed=7)
    assert (drawn.generator, named.generator) == (CHACHA, XOSHIRO)
    assert Setup.from_json(drawn.to_json()) == drawn
    game = random_game(3, 5, moves=40, generator=CHACHA)
    record = game.record()
    assert record["version"] == 2
    assert write(replay(record)) == write(game)
    assert position.dump(position.loads(position.dump(game))) == position.dump(game)


def test_words_of_guests_change_the_deal_and_not_what_was_promised() -> None:
    towers = [dealt(words=words) for words in ((), ("luck",), ("luck", "star"), ("star", "luck"))]
    assert len({tuple(tower) for tower in towers}) == 4
    game = random_game(3, 11, salt="pepper", words=("luck", "star"))
    proof = verify(game.record(), commitment(11, "pepper"))
    assert (proof.words, proof.generator) == (("luck", "star"), CHACHA)


def test_other_words_are_another_deal() -> None:
    record = random_game(3, 11, words=("luck",)).record()
    start: Any = record["start"]
    changed = record | {"start": {"setup": start["setup"] | {"words": ["lack"]}}}
    with pytest.raises(RecordError):
        verify(changed)


def test_games_of_the_older_generator_are_recorded_as_in_their_time() -> None:
    game = random_game(3, 11, salt="pepper", generator=XOSHIRO)
    record = game.record()
    start: Any = record["start"]
    assert record["version"] == 1
    assert not {"generator", "words"} & set(start["setup"])
    assert write(replay(record)) == write(game)
    assert verify(record, commitment(11, "pepper")).generator == XOSHIRO
    assert dealt(generator=XOSHIRO) != dealt()


def test_the_older_generator_takes_no_words() -> None:
    with pytest.raises(ValueError, match="takes no words"):
        Setup(generator=XOSHIRO, words=("luck",))


END = "rounds = 2\ntower = []\n[[seat]]\ncolour = 'white'\n[[seat]]\ncolour = 'red'"


def test_only_finished_dealt_games_are_verified() -> None:
    with pytest.raises(RecordError, match="not finished"):
        verify(random_game(3, 11, moves=9).record())
    end = position.loads(END)
    end.play(Move("pass"))
    with pytest.raises(RecordError, match="written position"):
        verify(end.record())


# --- Recorded games


TESTS = Path(__file__).parent
GAMES = {file.stem: file for file in sorted((TESTS / "games").glob("*.json"))}
GAMES |= {file.parent.name: file for file in sorted((TESTS / "modules").glob("*/game.json"))}


def test_there_is_a_recorded_game_for_each_number_of_players() -> None:
    records = [json.loads(path.read_text("utf-8"))["record"] for path in GAMES.values()]
    assert {record["start"]["setup"]["players"] for record in records} == set(range(2, 7))


@pytest.mark.parametrize("path", GAMES.values(), ids=GAMES)
def test_recorded_games_replay_for_ever(path: Path) -> None:
    """Each file says in words what it shows, and what came out of it."""
    table = json.loads(path.read_text("utf-8"))
    game = replay(table["record"])
    assert table["expectation"]
    assert game.scores == table["scores"]
    assert [event["event"] for event in game.log()].count("scored") == len(game.score_sheets)
