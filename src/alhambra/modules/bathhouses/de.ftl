module-bathhouses-name = Die Badehäuser
module-bathhouses-text = Ein Badehaus bringt so viele Punkte, wie die von seinen vier Seiten gesuchten Gebäude in gerader Linie entfernt sind.
piece-bathhouse = Badehaus
event-bathhouse-beside = { $tile } liegt neben Feld { $beside } des Bauhofs
item-bathhouses = Badehäuser
explain-bathhouses = { $lines ->
    [one] der Weg zu einem Gebäude
   *[other] die Wege zu { $lines } Gebäuden
}
part-bathhouses-beside = im Angebot

panel-baths-points = { $points ->
    [0] findet noch nichts
    [one] 1 Punkt
   *[other] { $points } Punkte
}
panel-baths-none = noch kein Badehaus
part-bathhouses-baths = Badehäuser
part-brings = bringt
