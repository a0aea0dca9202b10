module-bazaars-name = Die Bazare
module-bazaars-text = Bazare wollen von Gebäuden ihrer drei Farben umgeben sein und zahlen am Ende des Spiels.
piece-bazaar = Bazar
event-bazaar-beside = { $tile } liegt nun neben dem Bauhof, bei Feld { $beside }
item-bazaars = Bazare
explain-bazaars = { $bazaars ->
    [one] passende Nachbarn eines Bazars, mal deren Farben
   *[other] passende Nachbarn von { $bazaars } Bazaren, mal deren Farben
}
part-bazaars-beside = im Angebot
hint-bazaar-points = deine Bazare: am Ende { $after } statt { $now } Punkte
hint-bazaar-room = { $count ->
    [0] rund um ihn ist kein Platz mehr frei
    [one] rund um ihn ist noch ein Platz frei
   *[other] rund um ihn sind noch { $count } von acht Plätzen frei
}
panel-bazaars = Bazare liegen neben dem Bauhof. Was gebaut ist, liegt dann hier bei jedem Platz.
