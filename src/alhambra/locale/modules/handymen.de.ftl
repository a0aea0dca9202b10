module-handymen-name = Die Arbeiter
module-handymen-text = Würfle, um Arbeiter auf Plättchen zu schicken; sie ändern Preise um eins und punkten als zusammenhängende Gruppe.
ask-handymen-dice = { $joker ->
    [true] Drei gleiche ({ $dice }): Dein Arbeiter darf auf jedes Plättchen.
   *[other] Gewürfelt: { $dice }. Wohin geht ein Arbeiter? Ergebnisse: { $results }
}
ask-handymen-back = Welche deiner Arbeiter auf Feld { $space } nimmst du zurück? Es sind { $count }.
move-roll-handymen = für Arbeiter würfeln; danach kannst du nur Geld nehmen
move-handyman-to-space = einen Arbeiter auf Feld { $space } schicken ({ $tile })
door-handyman-to-space = einen Arbeiter auf ein Feld des Bauhofs schicken
move-handyman-to-tile = einen Arbeiter auf dein Plättchen { $tile } legen
door-handyman-to-tile = einen Arbeiter auf ein eigenes Plättchen legen
move-roll-on = noch einen Würfel werfen
move-handymen-rest = keinen Arbeiter schicken
move-use-handymen = Arbeiter ändern den Preis von { $tile } um { $change }
door-use-handymen = Arbeiter ändern einen Preis
move-use-handymen-between = Arbeiter ändern den Preis von { $tile } um { $change }
door-use-handymen-between = Arbeiter ändern einen Preis
move-take-handymen-back = { $count ->
    [one] einen Arbeiter zurücknehmen
   *[other] { $count } Arbeiter zurücknehmen
}
move-handymen-stay = alle liegen lassen
event-handymen-rolled = { $dice } gewürfelt
event-handyman-on-space = einen Arbeiter auf Feld { $space } geschickt ({ $tile })
event-handyman-on-tile = einen Arbeiter auf { $tile } gelegt
event-handymen-changed-price = den Preis von { $tile } mit Arbeitern um { $change } geändert
event-handymen-used = { $count ->
    [one] einen Arbeiter auf Feld { $space } verbraucht
   *[other] { $count } Arbeiter auf Feld { $space } verbraucht
}
event-handymen-taken-back = { $count ->
    [one] einen Arbeiter von Feld { $space } zurückgenommen
   *[other] { $count } Arbeiter von Feld { $space } zurückgenommen
}
item-handymen = Arbeiter
explain-handymen = { $group ->
    [one] 1 Plättchen mit einem Arbeiter
   *[other] { $group } benachbarte Plättchen mit Arbeitern
}
piece-handyman = Arbeiter
part-count = Anzahl
part-change = Änderung
part-handymen-supply = Arbeiter im Vorrat
part-handymen-market = Arbeiter im Bauhof
part-handymen-tiles = Arbeiter auf Plättchen
part-handymen-largest = größte Gruppe von Arbeitern
part-handymen-dice = Würfel dieses Zuges
part-handymen-declared = geänderte Preise
reason-rolled-so-take-money = Wer für Arbeiter gewürfelt hat, kann als Aktion nur Geld nehmen.
reason-rolled-already = In diesem Zug hast du schon gewürfelt.
reason-no-handyman-left = Du hast keinen Arbeiter mehr.
reason-other-result-rolled = Die Würfel ergeben diesen Preis nicht.
reason-handyman-there = Auf diesem Plättchen liegt schon ein Arbeiter.
reason-no-die-left = Alle Würfel sind geworfen.
reason-price-changed-already = Diesen Preis hast du schon geändert.
reason-not-so-many-handymen = So viele Arbeiter hast du dort nicht.
