module-watchtowers-name = The Watchtowers
module-watchtowers-text = With a building you may buy a watchtower of its colour: half a cell with a wall, worth two points more in your longest wall.
move-return-watchtower = { $tile } goes back: there is no place for it
door-return-watchtower = return a watchtower that has no place
event-watchtower-returned = had no place for { $tile }
item-watchtowers = Watchtowers
explain-watchtowers = { $towers ->
    [one] one watchtower in the longest wall
   *[other] { $towers } watchtowers in the longest wall
}
piece-watchtower = Watchtower
part-watchtower = with a watchtower
part-watchtowers-left = watchtowers left
part-watchtowers-surcharge = surcharge
ware-watchtower = { $tile } with a watchtower
reason-watchtower-needs-colour = A short side of the watchtower must touch a building of its colour.
reason-no-watchtower = That is not a watchtower.
reason-other-tiles-first = The other tiles must be placed first.
reason-watchtower-has-place = There is a place where the watchtower can be built.
hint-watchtower-with = { $left ->
    [one] for { $surcharge } more you get the last watchtower of its colour
   *[other] for { $surcharge } more you get one of { $left } watchtowers of its colour
}
hint-watchtower-wall = { $length ->
    [one] begins another wall; your longest has { $wall }
   *[other] stands in another wall of { $length }; your longest has { $wall }
}

panel-watchtowers-bonus = Each one in your longest wall: +{ $bonus } in every scoring.
panel-watchtowers-none = none built
