module-art-of-the-moors-name = Die Künste der Mauren
module-art-of-the-moors-text = Gebäude mit gleichem Preis bringen Kunstwerke, die du Schritt für Schritt auf mehr Punkte drehst.
move-develop-culture = die Kulturplättchen eine Stufe weiterdrehen
event-culture-taken = nimmt das Kulturplättchen für Preis { $price }
event-culture-turned = dreht die Kulturplättchen weiter; sie zeigen jetzt { $values }
item-culture = Kultur
explain-culture = { $values ->
    [one] ein Kulturplättchen
   *[other] { $values } Kulturplättchen
}
part-culture = Preis
part-points = Punkte
part-limit = bis zu
part-art-of-the-moors-culture = Kulturplättchen
part-art-of-the-moors-supply = Kulturplättchen im Vorrat
reason-no-culture-to-turn = Keines deiner Kulturplättchen lässt sich weiterdrehen.
piece-culture = Kulturplättchen
panel-culture = Kulturplättchen { $price }: { $points } Punkte, nach dem nächsten Drehen { $next }, vorerst höchstens { $limit }
panel-culture-done = Kulturplättchen { $price }: { $points } Punkte, vorerst nicht mehr
