"""Master builders for the referee: a card brings a redesign besides."""

from collections.abc import Mapping
from typing import ClassVar

from alhambra.referee.assistant import Assistant


class MasterBuilders(Assistant):
    """The question after the card was played."""

    redesigns: ClassVar[Mapping[str, str]] = {"builder_card_question": "builder_card_"}
