module-handymen-name = Die Arbeiter
module-handymen-text = Würfle, um Arbeiter auf Plättchen zu schicken; sie ändern Preise um eins und punkten als zusammenhängende Gruppe.
ask-handymen-dice = { $joker ->
    [true] Drei gleiche ({ $dice }): Dein Arbeiter darf auf jedes Plättchen.
   *[other] Gewürfelt: { $dice }. Auf welches Plättchen geht ein Arbeiter? Preise: { $results }
}
ask-handymen-back = Wie viele deiner Arbeiter auf Feld { $space } nimmst du zurück? { $count ->
    [one] Dort liegt einer.
   *[other] Dort liegen { $count }.
}
move-roll-handymen = für Arbeiter würfeln; danach kannst du nur Geld nehmen
menu-roll-handymen = würfeln (dann nur Geld)
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
move-handymen-stay = alle dort lassen
event-handymen-rolled = würfelt { $dice }
event-handyman-on-space = schickt einen Arbeiter auf Feld { $space } ({ $tile })
event-handyman-on-tile = legt einen Arbeiter auf { $tile }
event-handymen-changed-price = ändert den Preis von { $tile } mit Arbeitern um { $change }
event-handymen-used = { $count ->
    [one] verbraucht einen Arbeiter auf Feld { $space }
   *[other] verbraucht { $count } Arbeiter auf Feld { $space }
}
event-handymen-taken-back = { $count ->
    [one] nimmt einen Arbeiter von Feld { $space } zurück
   *[other] nimmt { $count } Arbeiter von Feld { $space } zurück
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
part-handymen-market = Arbeiter auf dem Bauhof
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
hint-handymen-chance = { $dice ->
    [one] der letzte Würfel bringt in { $percent } von 100 Fällen einen Arbeiter unter
   *[other] bis zu { $dice } Würfel bringen in { $percent } von 100 Fällen einen Arbeiter unter
}
hint-handymen-saved = { $count ->
    [one] dein letzter Arbeiter bleibt im Vorrat
   *[other] alle { $count } Arbeiter bleiben in deinem Vorrat
}
hint-handymen-payable = { $count ->
    [one] lässt dir das Kaufen offen: deine Karten reichen für ein Plättchen
   *[other] lässt dir das Kaufen offen: deine Karten reichen für { $count } Plättchen
}
hint-handyman-exact = kann { $tile } auf { $price } bringen, was du passend zahlst
hint-handyman-space = ändert den Preis auf diesem Feld für dich um bis zu { $count }
hint-handyman-tile = { $count ->
    [one] dein erstes Plättchen mit einem Arbeiter
   *[other] dann haben { $count } deiner Plättchen einen Arbeiter
}
hint-handymen-again = { $count ->
    [one] dann kannst du wieder einen Arbeiter schicken
   *[other] dann hast du { $count } Arbeiter zum Schicken
}
hint-handymen-there = { $count ->
    [one] dein Arbeiter auf Feld { $space } wartet auf das nächste Plättchen
   *[other] deine { $count } Arbeiter auf Feld { $space } warten auf das nächste Plättchen
}
hint-handymen-cheaper = dank deiner Arbeiter um { $count } billiger
hint-handymen-ahead = { $count ->
    [one] auf seinem Feld wartet ein Arbeiter von { $other }
   *[other] auf seinem Feld warten { $count } Arbeiter von { $other }
}
hint-handymen-spared = { $count ->
    [one] braucht deinen Arbeiter auf diesem Feld nicht
   *[other] braucht deine { $count } Arbeiter auf diesem Feld nicht
}

panel-handymen-left = noch { $left } von { $all }
panel-handymen-group = { $group ->
    [0] noch keine Gruppe
    [one] Gruppe aus 1: in jeder Wertung 1 Punkt
   *[other] Gruppe aus { $group }: in jeder Wertung { $group } Punkte
}
step-use-handymen-change = Um wie viel?
step-use-handymen-between-change = Um wie viel?
