"""What everybody sees of the caliph's wishes while the game goes on."""

from tests.modules.caliphs_guidelines.wishes import NAME, wishing


def test_everybody_sees_at_any_time_how_far_the_others_are() -> None:
    """(C38) For each open mission how many there are, and the points for them."""
    row = 'board = ["garden 11 - @ 1,0", "garden 10 - @ 2,0"]'
    shown = wishing("rows", row, "", "").view(1)[NAME]
    assert shown["missions"] == ["rows", "columns", "same_type_neighbours"]
    assert shown["numbers"] == [[1, 0, 0], [0, 0, 0], [1, 0, 0]]
    assert shown["worth"] == [[3, 0, 0], [0, 0, 0], [3, 0, 0]]
