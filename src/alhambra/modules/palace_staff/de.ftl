module-palace-staff-name = Die Bediensteten
module-palace-staff-text = Je weniger Geld du nimmst, desto weiter läuft dein Hofmarschall und bringt Bedienstete; Gebäude ohne sie kosten Punkte.
ask-marshal-steps = Wohin geht dein Hofmarschall? Übrige Schritte: { $steps }
move-marshal-step = nach { $at }
move-marshal-stop = nicht weiter
event-servants-opened = Neue Bedienstete sind gekommen: { $servants }
event-marshal-moved = schickt den Hofmarschall weiter
event-servant-placed = stellt einen Bediensteten auf { $tile }
event-staff-missed = Verlorene Punkte für Gebäude ohne Bedienstete: { $losses }
item-palace-staff = Bedienstete
explain-palace-staff = { $bare ->
    [one] 1 Gebäude ohne Bediensteten
   *[other] { $bare } Gebäude ohne Bedienstete
}
piece-marshal = Hofmarschall
piece-servant-pavilion = Bediensteter (Pavillon)
piece-servant-seraglio = Bediensteter (Serail)
piece-servant-arcades = Bediensteter (Arkaden)
piece-servant-chambers = Bediensteter (Gemächer)
piece-servant-garden = Bediensteter (Garten)
piece-servant-tower = Bediensteter (Turm)
part-palace-staff-open = offene Bedienstete
part-palace-staff-pile = Bedienstete im Vorrat
part-palace-staff-bare = Gebäude ohne Bedienstete
part-palace-staff-served = Gebäude mit Bediensteten
part-palace-staff-marshals = Hofmarschälle
part-palace-staff-out = Bedienstete aus dem Spiel
part-palace-staff-docked = letzter Abzug erfolgt
reason-marshal-stands-there = Dein Hofmarschall steht auf diesem Plättchen; es bleibt in der Alhambra.
reason-marshal-cannot-walk = Dorthin kommt dein Hofmarschall nicht mit einem Schritt.
hint-marshal-servant = bringt einen Bediensteten auf { $tile }; { $bare ->
    [0] dann fehlt keiner mehr
    [one] dann fehlt noch einer
   *[other] dann fehlen noch { $bare }
}
hint-marshal-way = auf diesem Weg reichen die Schritte für { $count ->
    [one] einen Bediensteten
   *[other] { $count } Bedienstete
}
hint-marshal-nears = dann nur noch { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} bis { $tile } ohne Bediensteten
hint-marshal-rest = { $steps ->
    [one] mit einem Schritt
   *[other] mit { $steps } Schritten
} bekäme kein Gebäude einen Bediensteten

panel-staff-bare = { $bare ->
    [0] jedes Gebäude hat Bedienstete
    [one] 1 ohne Bedienstete: −{ $points }
   *[other] { $bare } ohne Bedienstete: −{ $points }
}
