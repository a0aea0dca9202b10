module-squares-name = Die Plätze
module-squares-text = Als Aktion nimmst du einen offenen Platz umsonst; er zählt für jedes Gebäude seiner Farbe neben ihm.
move-take-square = { $tile } umsonst nehmen
door-take-square = einen Platz umsonst nehmen
event-squares-opened = Diese Plätze liegen offen: { $squares }
event-took-square = nimmt { $tile }
event-square-opened = Der nächste Platz ist { $tile }
piece-square = Platz
part-squares = Plätze
part-squares-open = offene Plätze
part-squares-owned = Plätze genommen
part-squares-piles = Plätze übrig
reason-squares-enough = Du hast schon drei Plätze.
reason-square-not-open = Dieser Platz liegt nicht offen aus.
hint-square-beside = { $type }: zählt für { $count ->
    [one] ein Gebäude
   *[other] { $count } Gebäude
} daneben
hint-square-room = { $type }: { $count ->
    [one] an einer Seite
   *[other] an { $count } Seiten
} könnte noch so ein Gebäude dazukommen
