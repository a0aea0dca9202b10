# The tray: what of a question lies nowhere on the table.
tray = Your choice
tray-choose = Choose
tray-deeds = What else you can do
tray-more = More ({ $count })
ask-door = { $door }: touch what is lit.
tray-side = Choose a side
tray-built = { $count } built
tray-held = { $sum } in hand
gathered = { $count } chosen
gathered-of = { $count } of { $all }
offer-exact = exact
offer-lost = { $lost } lost
offer-mixed = in mixed money
bidders = Bids
bidder-out = out
bill-paid = Paid
bill-left = { $left } to go
bill-hand = Touch the cards in your hand that you pay with.

# What the chosen thing changes, and when it counts.
effect-points = { $points } at the { $round ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} scoring

# Buttons that do the chosen thing: a verb and its object.
go-take = Take { $cards }
go-buy = Buy { $tile }
go-place = Build here
go-add = Build here
go-remove = Take it away
go-exchange = Swap here
go-store = Put in the reserve
go-give = Give it to Dirk
go-other = Yes, do it

# Sides, as one says them.
side-name-n = north
side-name-e = east
side-name-s = south
side-name-w = west

# Cells, as one says them.
cell-steps = { $count } { $side ->
    [n] north
    [e] east
    [s] south
   *[other] west
}
cell-lit = the lit place
