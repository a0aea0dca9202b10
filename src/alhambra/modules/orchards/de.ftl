module-orchards-name = Die Obstgärten
module-orchards-text = Gebäude auf dem Bauhof bringen Früchte mit; fülle die Gruppen deines Obstgartens bis zum Spielende.
ask-plant = In welche Gruppe kommt diese Frucht: { $fruit }?
move-plant = in die Gruppe für { $group } pflanzen ({ $fruit })
event-fruit-board = bekommt Früchtetafel { $board }
event-fruit-laid = { $tile } bringt eine Frucht mit: { $fruit }
event-fruit-planted = { $complete ->
    [true] pflanzt eine Frucht ({ $fruit }) und macht die Gruppe für { $group } voll
   *[other] pflanzt eine Frucht in die Gruppe für { $group } ({ $fruit })
}
event-fruit-beside = legt eine Frucht neben die Tafel ({ $fruit })
item-orchards = Obstgarten
explain-orchards = { $groups ->
    [one] 1 volle Gruppe
   *[other] { $groups } volle Gruppen
}, { $beside ->
    [one] 1 Frucht neben der Tafel
   *[other] { $beside } Früchte neben der Tafel
}
piece-apple = Apfel
piece-fig = Feige
piece-grape = Traube
piece-lemon = Zitrone
piece-orange = Orange
piece-pear = Birne
piece-pomegranate = Granatapfel
piece-fruit-apple = { piece-apple }
piece-fruit-fig = { piece-fig }
piece-fruit-grape = { piece-grape }
piece-fruit-lemon = { piece-lemon }
piece-fruit-orange = { piece-orange }
piece-fruit-pear = { piece-pear }
piece-fruit-pomegranate = { piece-pomegranate }
part-fruit = Frucht
part-group = Gruppe für
part-groups = Gruppen
part-planted = gepflanzt
part-missing = fehlt noch
part-beside = neben der Tafel
part-orchards-supply = Früchte im Vorrat
part-orchards-market = Früchte auf dem Bauhof
part-orchards-boards = Obstgartentafel
part-orchards-planted = gepflanzt
part-orchards-missing = fehlt
part-orchards-beside = neben der Tafel
part-orchards-waiting = zu pflanzen
part-orchards-out = Früchte aus dem Spiel
reason-no-space-for-fruit = In dieser Gruppe ist für diese Frucht kein Platz frei.
reason-other-fruit = Es ist eine andere Frucht zu pflanzen.
reason-no-such-group = Diese Gruppe gibt es nicht.
hint-fruit-group = { $missing ->
    [0] macht die Gruppe für { $group } voll
    [one] der Gruppe für { $group } fehlt dann nur noch eine Frucht
   *[other] der Gruppe für { $group } fehlen dann noch { $missing } Früchte
}
hint-fruit-wanted = bringt eine Frucht ({ $fruit }), die { $count ->
    [one] einer deiner Gruppen fehlt
   *[other] { $count } deiner Gruppen fehlt
}
