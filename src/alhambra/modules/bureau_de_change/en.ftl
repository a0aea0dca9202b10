module-bureau-de-change-name = The Bureaux de Change
module-bureau-de-change-text = An exchange card lets you pay for one tile in any mix of its two currencies.
move-take-bureau = take { $card }
door-take-bureau = take an exchange card
move-bureau-buy = play { $card }: { $ware }
door-bureau-buy = play an exchange card
move-bureau-buy-between = play { $card }: the vizier buys { $ware }
door-bureau-buy-between = play an exchange card for the vizier
event-bureau-taken = took { $card }
event-bureau-used = played { $card }
piece-bureau = Exchange card
reason-no-such-bureau = You do not hold this exchange card.
hint-bureau-pays = { hint-pays }
hint-bureau-purse = you hold { $sum } in its two currencies together
hint-bureau-exact = both currencies together can make exactly { $price }
hint-bureau-over = the cheapest mix of both currencies: { $over } too much
hint-bureau-only = { $sum ->
    [0] you hold no { $currency }
   *[other] your { $currency } alone is only worth { $sum }
}
part-bureau-de-change-hands = exchange cards
