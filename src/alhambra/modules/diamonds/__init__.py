"""The Diamonds: a fifth currency.

It pays for any tile, but is never mixed with another currency, and it counts for nothing when
leftover tiles are given out.
"""

from alhambra.engine.prelude import (  # isort: skip
    Any, Module, Rules, money_face,
)  # fmt: skip


class Diamonds(Module):
    """Ten cards, shuffled in before the starting money is dealt.

    Ruling: all ten stay with two players, only the triples of money are thinned out.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__()
        self.cards: list[int] = data["values"]

    def register(self, rules: Rules) -> None:
        """A currency that stands in for every other."""
        currency = rules.add_currency("diamond")
        rules.wild_currencies.append(currency)
        rules.deck_cards.extend(int(money_face(currency, value)) for value in self.cards)
