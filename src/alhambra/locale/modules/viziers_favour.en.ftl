module-viziers-favour-name = The Vizier's Favour
module-viziers-favour-text = Between turns, an awake vizier buys you a tile for an exact payment; then he sleeps until you wake him.
move-favour = the vizier buys { $ware } for { $pay }
move-wake-vizier = wake the vizier
event-woke-vizier = woke the vizier
part-viziers-favour-awake = vizier awake
reason-vizier-asleep = Your vizier sleeps.
reason-vizier-awake = Your vizier is awake already.
