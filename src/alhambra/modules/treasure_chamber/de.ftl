module-treasure-chamber-name = Die Schatzkammer
module-treasure-chamber-text = Kaufe einen Raum mit vier Truhen für beliebiges Geld und stelle sie in Gebäude ihrer Farbe; die meisten Truhen punkten.
move-buy-chests = die Truhen von Raum { $room } kaufen ({ $money })
door-buy-chests = Schatztruhen kaufen
move-put-chest = die Truhe in das Gebäude bei { $at } stellen
ask-put-chest = Welches deiner Gebäude bekommt die Truhe?
event-chests-bought = kauft die Truhen von Raum { $room } ({ $chests }) für { $paid }
event-room-filled = In Raum { $room } der Schatzkammer stehen jetzt { $chests }
event-chest-put = bekommt eine Truhe auf { $tile }
event-chests-returned = Diese Truhen kommen zurück in den Beutel: { $chests }
event-chest-lost = verliert eine Truhe ({ $chest })
item-treasure-chamber = Truhen
explain-treasure-chamber = { $chests ->
    [one] eine Truhe
   *[other] { $chests } Truhen
}, Platz { $place }{ $tied ->
    [one] {""}
   *[other] , geteilt von { $tied } Spielern
}
piece-mixed = beliebige Währungen
piece-chest-pavilion = Truhe (Pavillon)
piece-chest-seraglio = Truhe (Serail)
piece-chest-arcades = Truhe (Arkaden)
piece-chest-chambers = Truhe (Gemächer)
piece-chest-garden = Truhe (Garten)
piece-chest-tower = Truhe (Turm)
part-room = Raum
part-money = Geld
part-chest = Truhe
part-treasure-chamber-rooms = Räume
part-treasure-chamber-bag = im Beutel
part-treasure-chamber-closed = es kommen keine Truhen mehr nach
part-treasure-chamber-chests = Truhen auf Gebäuden
part-treasure-chamber-carried = zu verteilende Truhen
ware-room = die Truhen von Raum { $room }
reason-room-empty = In diesem Raum stehen keine Truhen.
reason-no-place-for-chest = Dort kann die Truhe nicht stehen.
hint-chests-placed = { $count ->
    [one] eine der { $chests } Truhen findet bei dir ein Gebäude
   *[other] { $count } der { $chests } Truhen finden bei dir ein Gebäude
}
hint-chests-lead = dann hast du die meisten Truhen: { $count }
step-buy-chests-room = Welche Truhen?
step-buy-chests-money = Wie zahlst du?
