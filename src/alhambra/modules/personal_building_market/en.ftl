module-personal-building-market-name = Personal Building Market
module-personal-building-market-text = The reserve becomes four stalls from which the others may buy; the money goes to the owner.
ask-choose-stall = { $full ->
    [true] All stalls are full: which tile leaves the game for { $tile }?
    [1] All stalls are full: which tile leaves the game for { $tile }?
   *[other] In which stall do you lay { $tile }?
}
move-lay-in-stall = the { $stall } stall
move-discard-arrival = discard the new tile
event-laid-in-stall = laid { $tile } in the { $stall } stall
event-stall-discarded = discarded { $tile }
part-stall = stall
part-personal-building-market-stalls = stalls
ware-owner = { $tile } from { $owner } ({ $stall } stall)
reason-stall-taken = Something lies in this stall, and another one is empty.
reason-stall-is-empty = You may discard a tile only if all four stalls are full.
reason-no-such-stall = There is no such stall.
piece-stall = Stall
