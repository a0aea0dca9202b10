module-extensions-name = Die Ausbauten
module-extensions-text = Drei Karten der richtigen Währungen kaufen einen Ausbau: Sein Gebäude zählt doppelt.
piece-extension = Ausbau
piece-extension-pavilion = Ausbau Pavillon
piece-extension-seraglio = Ausbau Serail
piece-extension-arcades = Ausbau Arkaden
piece-extension-chambers = Ausbau Gemächer
piece-extension-garden = Ausbau Garten
piece-extension-tower = Ausbau Turm
ware-extension = { $extension }, Ausbau bis { $amount } (Spalte { $column })
ask-extension-question = Auf welches Gebäude kommt der Ausbau { $extension }?
move-extend = den Ausbau { $extension } aus Spalte { $column }, passend bis { $amount }, für { $pay } nehmen
door-extend = einen Ausbau nehmen
move-put-extension = { $dirk ->
    [true] Dirk schenken, für { $tile }
   *[other] auf { $tile } legen
}
event-extended = { $matching ->
    [true] nimmt passend für { $pay } einen Ausbau: { $extension }
   *[other] nimmt für { $pay } einen Ausbau: { $extension }
}
event-extension-put = { $dirk ->
    [true] schenkt Dirk den Ausbau, für { $tile }
   *[other] baut { $tile } aus
}
part-extension = Ausbau
part-column = Spalte
part-combination = für
part-extensions-extended = ausgebaute Gebäude
part-extensions-board = Ausbauten
reason-no-extension-there = Auf diesem Feld liegt kein solcher Ausbau.
reason-wrong-combination = Spiele genau drei Geldkarten der Währungen, die die Spalte zeigt.
reason-extension-needs-building = Du besitzt kein Gebäude dieser Art, das noch ausgebaut werden kann.
reason-extension-not-there = Der Ausbau kommt auf ein fertiges Gebäude seiner Art, das noch keinen hat.
part-dirk = Dirk
hint-extension-put = { $built ->
    [true] steht in deiner Alhambra und zählt sofort doppelt
   *[other] zählt doppelt, sobald es gebaut ist
}
hint-extension-double = { $count ->
    [one] { $type }: dein einziges Gebäude zählt dann doppelt
   *[other] { $type }: eines deiner { $count } Gebäude zählt dann doppelt
}
