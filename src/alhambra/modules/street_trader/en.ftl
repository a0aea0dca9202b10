module-street-trader-name = The Street Trader
module-street-trader-text = A trader waits beside your Alhambra; build where he stands and residents move in, the more colours the better.
move-choose-residents = { $residents }
move-place-trader = set the trader at { $at }
move-move-in = the resident moves in
move-new-resident = take a resident for { $type }
move-swap-resident = swap the one for { $give } for one for { $take }
move-done-trader = change nothing
ask-choose-residents = Which three residents stand with your trader?
ask-place-trader = Where does your trader stand?
ask-resident-moves-in = Does a resident move into the new building?
ask-new-resident = Which resident joins your trader?
ask-swap-resident = Do you swap a resident of your trader?
event-residents-chosen = chose three residents in secret
event-residents-picked = took along residents for { $residents }
event-residents-shown = begins with residents for { $residents }
event-trader-aside = built where the trader stood
event-trader-placed = set up the trader
event-resident-moved-in = had a resident move into { $tile }
event-resident-joined = took a new resident for { $resident }
event-resident-swapped = swapped a resident for { $give } for one for { $take }
event-resident-left = lost a resident ({ $resident })
item-street-trader = Residents
explain-street-trader = { $residents ->
    [one] one resident
   *[other] { $residents } residents
} in { $series ->
    [one] one series
   *[other] { $series } series
}
piece-trader = Street trader
piece-resident-pavilion = Resident (pavilion)
piece-resident-seraglio = Resident (seraglio)
piece-resident-arcades = Resident (arcades)
piece-resident-chambers = Resident (chambers)
piece-resident-garden = Resident (garden)
piece-resident-tower = Resident (tower)
part-residents = residents
part-resident = resident
part-street-trader-supply = residents in the supply
part-street-trader-traders = traders
part-street-trader-residents = residents in buildings
part-street-trader-secret = chosen in secret
reason-three-residents = Choose three residents of different colours.
reason-no-place-for-trader = The trader needs a free cell beside a tile of your Alhambra.
reason-no-such-resident = There is no such resident.
reason-same-resident = Both have the same colour.
hint-trader-colours = { $count } of { $all } buildings have one of these colours
hint-trader-ware = { $count ->
    [one] { $tile } is for sale, fits here and has a resident waiting
   *[other] { $count } tiles for sale fit here and have a resident waiting
}
hint-trader-reach = { $sides ->
    [one] one open side of your Alhambra leads here
   *[other] { $sides } open sides of your Alhambra lead here
}
hint-trader-newcomer = { $type }: once moved in, { points } more at the next scoring
step-swap-resident-give = Who leaves?
step-swap-resident-take = Who comes instead?
