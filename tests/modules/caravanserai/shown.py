"""How one sees in a browser that the module is used, and what it shows there."""

from tests.browser.modules import Asked, Board, sent

WISHES = ("drive_caravan", "choose_caravanserai", "buy")
USED = sent("choose_caravanserai", "drive_caravan")
CHOICES = (Asked("caravanserai_question", ("caravanserai",)),)
BOARDS = (
    Board(
        {"cards": [[["denar caravanserai 1", "denar 3"]], [], []]},
        labels={
            ".each dd >> nth=0 >> [role=img] >> nth=0": (
                "Denar caravanserai (2 Dirham, 3 Ducat, 4 Florin): Denar 3 now"
            )
        },
    ),
)
