module-falconers-name = The Falconers
module-falconers-text = Where four tiles meet, falcons settle that like two of the types; many of one colour are worth far more.
move-falcon = settle { $falcon } at the south-east corner of { $at }
door-falcon = settle a falcon
move-another-falcon = settle { $falcon } at the south-east corner of { $at }
door-another-falcon = settle another falcon
move-pay-falcon = pay with { $card }
move-done-falcons = no more falcons
ask-falcon-price = Which card do you give for the falcon?
ask-falcon-more = Another falcon?
event-falcon-placed = settled a falcon: { $falcon }
event-falcon-paid = gave { $card } for it
event-falcon-returned = lost { $falcon } to the supply
item-falconers = Falcons
explain-falconers = black { $black }, brown { $brown }, white { $white }
piece-falcon-black = Black falcon
piece-falcon-brown = Brown falcon
piece-falcon-white = White falcon
part-falcon = falcon
part-falconers-supply = falcons for sale
part-falconers-falcons = falcons
part-falconers-flown = falcons sent in this turn
part-falconers-rebuilt = redesigned in this turn
reason-falcons-alone = Falcons are the only action of a turn, and no redesign goes with them.
reason-falcon-needs-card = You have no card to pay with.
reason-no-such-falcon = There is no such falcon.
reason-falcon-taken = This falcon is not for sale.
reason-no-crossing = No four tiles of the base game meet there.
reason-falcon-there = There is a falcon already.
reason-falcon-types = Both types of the falcon must lie at the crossing.
hint-falcon-least = your lowest card: { $value }
hint-falcon-left = { $currency }: { $sum ->
    [0] you hold no other
   *[other] you still hold { $sum }
}
step-falcon-falcon = Which falcon?
step-another-falcon-falcon = Which falcon?
