module-treasures-name = Treasures
module-treasures-text = A treasure makes up for missing money, and the payment counts as exact; kept treasures are points.
move-bribe = promise your treasure worth { $treasure } for { $tile }
door-bribe = promise a treasure for a tile
move-bribe-between-turns = promise your treasure worth { $treasure } for { $tile }
door-bribe-between-turns = promise a treasure for a tile
event-treasure-promised = promised a treasure worth { $treasure } for { $tile }
event-treasure-given = gave a treasure worth { $treasure }
item-treasures = Treasures
explain-treasures = { $treasures ->
    [one] one treasure kept
   *[other] { $treasures } treasures kept
  }
part-offer = offer
part-treasure = treasure
part-treasures-left = treasures
part-treasures-promised = promised
reason-no-such-treasure = You do not have this treasure.
reason-treasure-promised-before = You have promised this treasure in this turn already.
reason-treasure-promised-for-it = You have promised a treasure for this tile already.
reason-nothing-missing = You can pay for this tile without a treasure.
piece-treasure = Treasure

panel-treasures-kept = Treasure worth { $worth }
panel-treasures-given = Treasure worth { $worth }, given away
panel-treasures-points = { $points ->
    [one] 1 point at the end
   *[other] { $points } points at the end
}
step-bribe-treasure = Which treasure do you promise?
step-bribe-between-turns-treasure = Which treasure do you promise?
