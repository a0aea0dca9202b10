module-gates-without-end-name = Gates without End
module-gates-without-end-text = Buying arcades earns a key that gives every player a bonus at the gate of their colour.
ask-insert-key = How do you turn the key?
ask-gate-redesign = Your gate: a free redesign, or move a building
ask-gate-wall = Your gate: where do you build a wall?
ask-gate-swap = Your gate: which two market spaces do you swap?
ask-gate-plaza = Your gate: do you take a plaza?
ask-gate-buy = Your gate: buy a tile for 14 in any mix of money
ask-gate-money = Your gate: which money card do you take?
ask-gate-semi-building = Your gate: which semi-building do you take?
move-insert-key = for you: { $bonus }
move-gate-decline = do without
move-gate-add = add { $tile } at { $at }
move-gate-remove = remove the tile at { $at }
move-gate-exchange = swap { $tile } in at { $at }
move-gate-move = move the tile from { $lift } to { $at }
door-gate-add = add a tile
door-gate-remove = remove a tile
door-gate-exchange = swap a tile in
door-gate-move = move a tile
move-gate-wall = wall on side { $side } at { $at }
move-gate-swap = swap spaces { $spaces }
move-gate-plaza = take a plaza
move-gate-buy = buy { $tile } for { $pay }
move-gate-mix = buy { $tile } in mixed money
door-gate-mix = pay in mixed money
move-gate-take = take { $card }
move-gate-semi-building = half a building: { $type }
event-key-taken = took a key
event-key-shown = laid a key between the gates
event-key-inserted = turned the key: { $bonus }
event-gate-points = { $points ->
    [one] got 1 point at the gate
   *[other] got { $points } points at the gate
}
event-gate-declined = did without the bonus
event-plaza-taken = took a plaza
event-semi-building-taken = took half a building: { $type }
piece-redesign = a free redesign
piece-wall = a wall piece
piece-swap = a swap on the market
piece-plaza = Plaza
piece-one-point = 1 point
piece-two-points = 2 points
piece-buy = a purchase for 14
piece-money = a money card
piece-semi-building = a semi-building
part-gates-without-end-pile = keys left
part-gates-without-end-keys = keys
part-gates-without-end-gone = keys used
part-gates-without-end-walls = wall pieces left
part-gates-without-end-plazas = plazas left
part-gates-without-end-semi-buildings = semi-buildings
part-gates-without-end-key = key between the gates
part-gates-without-end-rotation = turned by
reason-no-such-bonus = The key does not offer this bonus.
reason-no-wall-piece = There are no wall pieces left.
reason-no-plaza = There are no plazas left.
reason-semi-building-taken = Somebody has this semi-building already.
reason-no-such-type = There is no such building type.
hint-key-others = for the others: { $bonuses }
hint-key-money = the highest card on display is { $card }
hint-key-wall = can bring your wall from { $now } to { $after }
hint-key-buy = your money suffices: you hold { $sum }
hint-key-half = { $type }: level at { $count }; half a building breaks the tie
hint-gate-tile = { $type }: then you have { $count }, { $most ->
    [0] nobody else any
   *[other] anybody else { $most } at most
}
hint-gate-short = otherwise { $price } { $currency }, of which you hold { $sum }
hint-gate-half = { $type }: you have { $count }, { $most ->
    [0] nobody else any
   *[other] anybody else { $most } at most
}
hint-gate-money-kept = you keep your money: { $sum }
hint-gate-sides-kept = { $sides ->
    [one] your only open side stays open
   *[other] all { $sides } open sides of your Alhambra stay open
}
piece-gate-board = Gate board with key

panel-gates-next = Every arcades tile you buy earns a key; at the end of the turn it gives everybody the bonus before their gate.
panel-gates-keys = { $keys ->
    [0] no key
    [one] one key to use
   *[other] { $keys } keys to use
}
piece-key = Key
