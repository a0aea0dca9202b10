module-invaders-name = Die Angreifer
module-invaders-text = Nach jeder Wertung kommt ein Angriff aus einer Richtung, und jede offene Außenseite, die dorthin zeigt, kostet Punkte.
attack-north = Norden
attack-east = Osten
attack-south = Süden
attack-west = Westen
event-attack-announced = Der nächste Angriff kommt aus { $attack }
event-scouts-opened = Diese Kundschafter liegen offen: { $scouts }
event-scout-sent = schickt einen Kundschafter los ({ $scout })
event-scouted = sieht: Der nächste Angriff kommt aus { $attack }
event-attacked = Die Angreifer kamen aus { $attack }; verlorene Punkte: { $losses }
item-invaders = Angreifer
explain-invaders = Angriff aus { $attack ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}: { $open ->
    [one] eine offene Seite
   *[other] { $open } offene Seiten
} dort, { $beside } daneben
piece-north = Norden
piece-east = Osten
piece-south = Süden
piece-west = Westen
part-invaders-past = bisherige Angriffe
part-invaders-scouts = offene Kundschafter
part-invaders-looked = kennen den nächsten Angriff
part-invaders-next = nächster Angriff
part-invaders-attacks = Angriffe, die noch kommen
part-invaders-hidden-scouts = verdeckte Kundschafter
