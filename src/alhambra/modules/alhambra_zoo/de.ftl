module-alhambra-zoo-name = Die Menagerie
module-alhambra-zoo-text = Gärten bringen Tiere; eine Karte lässt sie laufen, und Gärten mit nur einer Tierart punkten.
ask-animal-steps = Welches Tier läuft wohin? Übrige Schritte: { $steps }
ask-animal-card = Welche Karte wirfst du ab? Ihr Wert ist die Zahl der Schritte für deine Tiere.
move-call-animals = eine Geldkarte abwerfen und die Tiere laufen lassen
ask-animal-confirm = { $card } für so viele Schritte abwerfen: { $steps }?
move-animal-card = { $pay } abwerfen
move-animals-go = ja, abwerfen
move-animals-stay = alle Karten behalten
move-move-animal = { $animal }: von { $lift } nach { $at }
move-animals-stop = keines läuft weiter
event-animals-came = { $tile } bringt Tiere mit: { $animals }
event-animals-left = Die Tiere auf { $tile } haben das Spiel verlassen: { $animals }
event-animals-called = { $steps ->
    [one] wirft { $card } für einen Schritt der Tiere ab
   *[other] wirft { $card } für { $steps } Schritte der Tiere ab
}
event-animal-walked = lässt ein Tier laufen: { $animal }
item-alhambra-zoo = Menagerie
explain-alhambra-zoo = { $gardens ->
    [one] 1 Garten mit nur einer Tierart
   *[other] { $gardens } Gärten mit je nur einer Tierart
}
piece-monkey = Affe
piece-pigeon = Taube
piece-cheetah = Gepard
piece-peacock = Pfau
piece-camel = Kamel
piece-gazelle = Gazelle
piece-parrot = Papagei
piece-tortoise = Schildkröte
piece-animal-monkey = { piece-monkey }
piece-animal-pigeon = { piece-pigeon }
piece-animal-cheetah = { piece-cheetah }
piece-animal-peacock = { piece-peacock }
piece-animal-camel = { piece-camel }
piece-animal-gazelle = { piece-gazelle }
piece-animal-parrot = { piece-parrot }
piece-animal-tortoise = { piece-tortoise }
part-animal = Tier
part-animals = Tiere
part-alhambra-zoo-pile = Tiere im Vorrat
part-alhambra-zoo-out = Tiere aus dem Spiel
part-alhambra-zoo-walked = Tiere sind in diesem Zug gelaufen
part-alhambra-zoo-animals = Tiere
part-alhambra-zoo-aside = Tiere beiseite
reason-animals-walked = Deine Tiere sind in diesem Zug schon gelaufen.
reason-no-animals = In deiner Alhambra sind keine Tiere.
reason-no-such-animal = So ein Tier ist dort nicht.
reason-too-far-to-walk = So weit kommt das Tier mit den übrigen Schritten nicht.
hint-zoo-walk = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
} eines Tiers: bei der nächsten Wertung { points } mehr
hint-zoo-steps = gibt deinen Tieren { $steps ->
    [one] einen Schritt
   *[other] bis zu { $steps } Schritte
}
hint-zoo-lowest = deine niedrigste Karte: { $value }
hint-zoo-settled = kein einzelner Lauf brächte einen Punkt mehr
hint-zoo-kept = du behältst { $card }
hint-zoo-purse = du behältst Karten im Wert von { $sum }

panel-zoo-none = keine Tiere
panel-zoo-points = { $points ->
    [0] kein Garten mit nur einer Art
    [one] 1 Punkt in jeder Wertung
   *[other] { $points } Punkte in jeder Wertung
}
step-move-animal-animal = Welches Tier?
