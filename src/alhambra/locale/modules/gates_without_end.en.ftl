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
move-insert-key = { $bonus ->
    [redesign] you redesign
    [wall] you build a wall
    [swap] you swap two tiles of the market
    [plaza] you take a plaza
    [one_point] you get 1 point
    [two_points] you get 2 points
    [buy] you buy for 14
    [money] you take a money card
   *[semi_building] you take a semi-building
}
move-gate-decline = do without
move-gate-add = add { $tile } at { $at }
move-gate-remove = remove the tile at { $at }
move-gate-exchange = swap { $tile } in at { $at }
move-gate-move = move the tile from { $lift } to { $at }
move-gate-wall = wall on side { $side } at { $at }
move-gate-swap = swap spaces { $spaces }
move-gate-plaza = take a plaza
move-gate-buy = buy { $tile } for { $pay }
move-gate-mix = buy { $tile } in mixed money
move-gate-take = take { $card }
move-gate-semi-building = half a building: { $type }
event-key-taken = took a key
event-key-shown = laid a key between the gates
event-key-inserted = { $bonus ->
    [redesign] turned the key to a redesign
    [wall] turned the key to a wall piece
    [swap] turned the key to a swap on the market
    [plaza] turned the key to a plaza
    [one_point] turned the key to 1 point
    [two_points] turned the key to 2 points
    [buy] turned the key to a purchase for 14
    [money] turned the key to a money card
   *[semi_building] turned the key to a semi-building
}
event-gate-points = { $points ->
    [one] got 1 point at the gate
   *[other] got { $points } points at the gate
}
event-gate-declined = did without the bonus
event-plaza-taken = took a plaza
event-semi-building-taken = took half a building: { $type }
event-relocated = moved { $tile } to { $at }
event-wall-built = built a wall on side { $side } at { $at }
event-swapped = swapped the market spaces { $spaces }
reason-no-such-bonus = The key does not offer this bonus.
reason-no-wall-piece = There are no wall pieces left.
reason-no-plaza = There are no plazas left.
reason-semi-building-taken = Somebody has this semi-building already.
reason-no-such-type = There is no such building type.
reason-same-place = It lies there already.
reason-wall-there = There is a wall already.
reason-not-outside = Only an outer side can get a wall.
reason-spaces-empty = Both spaces are empty.
