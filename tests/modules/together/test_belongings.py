"""What somebody has of several modules, below the board in the terminal."""

from alhambra import Game, Setup
from alhambra.showing.words import Words
from alhambra.terminal.extras import belongings
from alhambra.terminal.table import read_table


def test_what_you_have_of_the_modules_stands_below_your_board() -> None:
    game = Game(Setup(players=3, modules=("thieves", "viziers_favour", "change"), seed=4))
    words = Words("en").named(0, "", 3)
    yours = belongings(read_table(game, 0), 0, words).plain
    assert yours.startswith("Vizier awake")
    assert "Thief" in yours
    assert "Coins" not in yours  # nobody has any yet
    others = belongings(read_table(game, 0), 1, words).plain
    assert "Thieves 4" in others
    assert "Thief " not in others
