module-invaders-name = The Invaders
module-invaders-text = After each scoring invaders attack from one direction, and every open outer side that faces them costs points.
attack-north = the north
attack-east = the east
attack-south = the south
attack-west = the west
event-attack-announced = The next attack will come from { $attack }
event-scouts-opened = These scouts lie open: { $scouts }
event-scout-sent = sent a scout ({ $scout })
event-scouted = saw that the next attack will come from { $attack }
event-attacked = Invaders came from { $attack }; points lost: { $losses }
item-invaders = Invaders
explain-invaders = attack from the { $attack ->
    [north] north
    [east] east
    [south] south
   *[west] west
}: { $open ->
    [one] one open side
   *[other] { $open } open sides
} there, { $beside } beside it
piece-north = North
piece-east = East
piece-south = South
piece-west = West
part-invaders-past = attacks so far
part-invaders-scouts = open scouts
part-invaders-looked = know the next attack
part-invaders-next = next attack
part-invaders-attacks = attacks to come
part-invaders-hidden-scouts = scouts face down
