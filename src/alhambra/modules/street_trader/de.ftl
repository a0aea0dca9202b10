module-street-trader-name = Der fliegende Händler
module-street-trader-text = Ein Händler wartet neben deiner Alhambra; baust du auf seinen Platz, ziehen Bewohner ein, je bunter, desto besser.
move-choose-residents = { $residents }
move-place-trader = den Händler bei { $at } aufstellen
move-move-in = er zieht ein
move-new-resident = einen Bewohner für { $type } nehmen
move-swap-resident = den für { $give } gegen einen für { $take } tauschen
move-done-trader = nichts ändern
ask-choose-residents = Welche drei Bewohner stehen bei deinem Händler?
ask-place-trader = Wo steht dein Händler?
ask-resident-moves-in = Zieht ein Bewohner in das neue Gebäude ein?
ask-new-resident = Welcher Bewohner kommt zu deinem Händler?
ask-swap-resident = Tauschst du einen Bewohner deines Händlers?
event-residents-chosen = wählt heimlich drei Bewohner
event-residents-picked = nimmt Bewohner für { $residents } mit
event-residents-shown = beginnt mit Bewohnern für { $residents }
event-trader-aside = baut auf den Platz des Händlers
event-trader-placed = stellt den Händler auf
event-resident-moved-in = lässt einen Bewohner in { $tile } einziehen
event-resident-joined = nimmt einen neuen Bewohner für { $resident }
event-resident-swapped = tauscht einen Bewohner für { $give } gegen einen für { $take }
event-resident-left = verliert einen Bewohner ({ $resident })
item-street-trader = Bewohner
explain-street-trader = { $residents ->
    [one] ein Bewohner
   *[other] { $residents } Bewohner
} in { $series ->
    [one] einer Serie
   *[other] { $series } Serien
}
piece-trader = Fliegender Händler
piece-resident-pavilion = Bewohner (Pavillon)
piece-resident-seraglio = Bewohner (Serail)
piece-resident-arcades = Bewohner (Arkaden)
piece-resident-chambers = Bewohner (Gemächer)
piece-resident-garden = Bewohner (Garten)
piece-resident-tower = Bewohner (Turm)
part-residents = Bewohner
part-resident = Bewohner
part-street-trader-supply = Bewohner im Vorrat
part-street-trader-traders = Händler
part-street-trader-residents = Bewohner in Gebäuden
part-street-trader-secret = noch geheim
reason-three-residents = Wähle drei Bewohner verschiedener Farben.
reason-no-place-for-trader = Der Händler braucht ein freies Feld neben einem Plättchen deiner Alhambra.
reason-no-such-resident = Diesen Bewohner gibt es dort nicht.
reason-same-resident = Beide haben dieselbe Farbe.
hint-trader-colours = { $count } von { $all } Gebäuden haben eine dieser Farben
hint-trader-ware = { $count ->
    [one] { $tile } liegt aus, passt hierher, und sein Bewohner wartet
   *[other] { $count } ausliegende Plättchen passen hierher, und ihre Bewohner warten
}
hint-trader-reach = { $sides ->
    [one] eine offene Seite deiner Alhambra führt hierher
   *[other] { $sides } offene Seiten deiner Alhambra führen hierher
}
hint-trader-newcomer = { $type }: einmal eingezogen, { points } mehr bei der nächsten Wertung
step-swap-resident-give = Wer geht?
step-swap-resident-take = Wer kommt dafür?
