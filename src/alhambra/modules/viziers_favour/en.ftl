module-viziers-favour-name = The Vizier's Favour
module-viziers-favour-text = Between turns, an awake vizier buys you a tile for an exact payment; then he sleeps until you wake him.
move-favour = the vizier buys { $ware } for { $pay }
door-favour = the vizier buys a tile
move-wake-vizier = wake the vizier
event-woke-vizier = woke the vizier
part-viziers-favour-awake = vizier awake
reason-vizier-asleep = Your vizier sleeps.
reason-vizier-awake = Your vizier is awake already.
hint-vizier-pays = then he can pay exactly for { $tile }, if it is still there
hint-vizier-awake = { $count ->
    [0] then only your vizier is awake
    [one] one other vizier is awake already
   *[other] { $count } other viziers are awake already
}
hint-vizier-stays = your vizier stays awake for another purchase
piece-vizier = Vizier
piece-vizier-asleep = Sleeping vizier
