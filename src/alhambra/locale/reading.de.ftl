# Der Tisch in Worten, und Töne.

tab-reading = Als Text
setting-sounds = Töne
sounds-on = Töne sind an
sounds-off = Töne sind aus
reading-walls = { $count ->
    [0] ohne Mauer
   *[other] Mauer im { $sides }
}
reading-north = { $count ->
    [one] eine Reihe nördlich vom Brunnen
   *[other] { $count } Reihen nördlich vom Brunnen
}
reading-south = { $count ->
    [one] eine Reihe südlich vom Brunnen
   *[other] { $count } Reihen südlich vom Brunnen
}
reading-west = { $count ->
    [one] eine Spalte weiter westlich
   *[other] { $count } Spalten weiter westlich
}
reading-east = { $count ->
    [one] eine Spalte weiter östlich
   *[other] { $count } Spalten weiter östlich
}
reading-at-fountain = am Brunnen
reading-gap = { $count ->
    [one] eine Lücke
   *[other] { $count } Lücken
}
reading-empty = leer, { $place }
reading-choosable = { $cell }, wählbar
reading-row = Reihe { $row } von { $rows }, von Westen: { $tiles }.
reading-space = Feld { $space }, { $currency }: { $tile }.
reading-seat = { $score ->
    [one] Ein Punkt
   *[other] { $score } Punkte
}, längste Mauer { $wall }, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} auf der Hand.
reading-reserve = In der Reserve: { $tiles }.
