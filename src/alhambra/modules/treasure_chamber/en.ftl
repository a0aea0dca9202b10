module-treasure-chamber-name = The Treasure Chamber
module-treasure-chamber-text = Buy a room of four chests with any mix of money and put them on buildings of their colours; most chests score.
move-buy-chests = buy the chests of room { $room } ({ $money })
door-buy-chests = buy treasure chests
move-put-chest = put the chest into the building at { $at }
ask-put-chest = Which of your buildings gets the chest?
event-chests-bought = bought the chests of room { $room } ({ $chests }) for { $paid }
event-room-filled = Room { $room } of the treasure chamber now holds { $chests }
event-chest-put = got a chest on { $tile }
event-chests-returned = These chests went back into the bag: { $chests }
event-chest-lost = lost a chest ({ $chest })
item-treasure-chamber = Chests
explain-treasure-chamber = { $chests ->
    [one] one chest
   *[other] { $chests } chests
}, place { $place }{ $tied ->
    [one] {""}
   *[other] , shared by { $tied } players
}
piece-mixed = any currencies
piece-chest-pavilion = Chest (pavilion)
piece-chest-seraglio = Chest (seraglio)
piece-chest-arcades = Chest (arcades)
piece-chest-chambers = Chest (chambers)
piece-chest-garden = Chest (garden)
piece-chest-tower = Chest (tower)
part-room = room
part-money = money
part-chest = chest
part-treasure-chamber-rooms = rooms
part-treasure-chamber-bag = in the bag
part-treasure-chamber-closed = no more refills
part-treasure-chamber-chests = chests on buildings
part-treasure-chamber-carried = chests to give out
ware-room = the chests of room { $room }
reason-room-empty = There are no chests in that room.
reason-no-place-for-chest = The chest cannot be put there.
hint-chests-placed = { $count ->
    [one] one of its { $chests } chests finds a building of yours
   *[other] { $count } of its { $chests } chests find buildings of yours
}
hint-chests-lead = then you have most chests: { $count }
step-buy-chests-room = Which chests?
step-buy-chests-money = How do you pay?
