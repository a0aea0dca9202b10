module-palace-staff-name = Palace Staff
module-palace-staff-text = The less money you take, the farther your marshal walks and brings servants; buildings without one cost points.
ask-marshal-steps = Where does your marshal go? Steps left: { $steps }
move-marshal-step = to { $at }
move-marshal-stop = no further
event-servants-opened = New servants have come: { $servants }
event-marshal-moved = sent the marshal on
event-servant-placed = put a servant on { $tile }
event-staff-missed = Points lost for buildings without a servant: { $losses }
item-palace-staff = Palace staff
explain-palace-staff = { $bare ->
    [one] 1 building without a servant
   *[other] { $bare } buildings without a servant
}
piece-marshal = marshal
piece-servant-pavilion = servant (pavilion)
piece-servant-seraglio = servant (seraglio)
piece-servant-arcades = servant (arcades)
piece-servant-chambers = servant (chambers)
piece-servant-garden = servant (garden)
piece-servant-tower = servant (tower)
part-palace-staff-open = servants that lie open
part-palace-staff-pile = servants left
part-palace-staff-bare = buildings without a servant
part-palace-staff-served = buildings with a servant
part-palace-staff-marshals = marshals
part-palace-staff-out = servants out of the game
part-palace-staff-docked = last points deducted
reason-marshal-stands-there = Your marshal stands on this tile, so it stays in your Alhambra.
reason-marshal-cannot-walk = Your marshal cannot walk there in one step.
hint-marshal-servant = brings a servant to { $tile }; { $bare ->
    [0] then all have one
    [one] one building is left without
   *[other] { $bare } buildings are left without
}
hint-marshal-way = on this way { $count ->
    [one] one building can get a servant
   *[other] { $count } buildings can get servants
} with the steps left
hint-marshal-nears = { $steps ->
    [one] only one step then
   *[other] only { $steps } steps then
} to { $tile }, which lacks a servant
hint-marshal-rest = { $steps ->
    [one] with one step
   *[other] with { $steps } steps
} no building could get a servant

panel-staff-bare = { $bare ->
    [0] every building has a servant
    [one] 1 without a servant: −{ $points }
   *[other] { $bare } without a servant: −{ $points }
}
