module-power-of-sultan-name = Die Macht des Sultans
module-power-of-sultan-text = Ein Würfel markiert auf jeder Sultankarte eine Gebäudeart; wer die Karte besitzt, darf ein solches Plättchen auf dem Weg zum Bauhof abfangen.
ask-sultan-mark-question = Der Würfel zeigt { $rolled }. Welche Art wird auf der Sultankarte ({ $currency }) markiert?
ask-sultan-keep-question = Auf deiner Sultankarte ist { $mark } markiert. Dabei bleiben oder noch einmal würfeln?
ask-sultan-claim-question = { $tile } wurde gezogen. Soll der Sultan es dir holen?
move-sultan-mark = { $type } markieren
move-sultan-keep = die Markierung behalten
move-sultan-reroll = die Markierung entfernen und noch einmal würfeln
move-sultan-claim = das Plättchen kostenlos nehmen
move-sultan-decline = das Plättchen lassen
event-sultan-rolled = würfelt { $type } für eine Sultankarte ({ $currency })
event-sultan-marked = markiert { $type } auf der Sultankarte ({ $currency })
event-sultan-drew = { $tile } wurde für Feld { $space } gezogen
event-sultan-claimed = holt sich mit der Macht des Sultans { $tile }
piece-sultan = Sultankarte
part-sultan = Sultankarte
part-power-of-sultan-open = Sultankarten zu kaufen
part-power-of-sultan-held = Sultankarten
part-power-of-sultan-marking = Karte, die gerade markiert wird
part-power-of-sultan-rolled = dafür gewürfelt
ware-sultan = eine Sultankarte ({ $sultan }, Markierung { $mark })
reason-sultan-not-rolled = Nur die gewürfelte Art oder die gegenüberliegende darf markiert werden.
hint-sultan-standing = { $behind ->
    [0] { $count ->
        [0] { $type }: noch hat niemand ein solches Gebäude
       *[other] { $type }: du hast { $count }, niemand hat mehr
    }
    [one] { $type }: nur ein Gebäude hinter der Spitze
   *[other] { $type }: du hast { $count }, an der Spitze sind es { $behind } mehr
}
hint-sultan-rolls = bei { $count } von 6 Würfen geht eine Art, in der niemand mehr hat als du
hint-sultan-kept = die Sultankarte ({ $mark }) bleibt dir für ein späteres Plättchen
piece-sultan-die = Sultanswürfel
