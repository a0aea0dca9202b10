module-buildings-of-power-name = Die Gebäude der Macht
module-buildings-of-power-text = Zwölf Gebäude haben beim Kauf eine Kraft: Wehrhaftigkeit, Weisheit, Baukunst oder Wohlstand.
piece-strength = Wehrhaftigkeit
piece-wisdom = Weisheit
piece-architecture = Baukunst
piece-prosperity = Wohlstand
piece-die-black = Schwarzer Würfel
piece-die-white = Weißer Würfel
piece-hidden = Verdecktes Plättchen
piece-black = schwarz
piece-white = weiß
ask-power-question = Welche Kraft nutzt du?
ask-wisdom-question = Du siehst Karten vom Stapel; noch zu behandeln: { $count }. Welche behältst du?
ask-architecture-question = Plättchen aus dem Turm, noch { $count }: Welches versteckst du, und wo?
ask-sort-cards-question = { $count } Karten kommen zurück auf den Stapel. Welche liegt oben?
ask-sort-tiles-question = { $count } Plättchen kommen zurück auf den Turm. Welches liegt oben?
ask-leftover-question = Auf Feld { $space } bist du am reichsten. Welches Plättchen nimmst du?
move-white-die = den weißen Würfel auf { $tile } nutzen: das nächste Gebäude kostet 1 weniger
door-white-die = einen weißen Würfel nutzen: das nächste Gebäude kostet 1 weniger
move-use-power = { $tile } nutzen
move-done-power = keine Kraft nutzen
move-keep-card = { $card } behalten
move-play-scoring = die Wertungskarte ausspielen: jetzt werten
move-keep-nothing = keine Karte behalten
move-lay-under = { $tile } unter dem Plättchen auf Feld { $space } verstecken
move-sort-card = { $card } über die anderen
move-sort-tile = { $tile } über die anderen
move-done-sorting = den Rest so lassen
move-pick-leftover = { $tile } nehmen
event-power-die = { $die ->
    [black] würfelt mit einem schwarzen Würfel { $pips } für { $tile }
   *[other] würfelt mit einem weißen Würfel { $pips } für { $tile }
}
event-white-die-ready = legt den weißen Würfel von { $tile } bereit
event-white-die-used = nutzt den weißen Würfel von { $tile }; noch Augen: { $pips }
event-power-rolled = würfelt mit dem roten Würfel { $pips } für { $tile }
event-saw-cards = sieht { $cards }
event-saw-tiles = sieht { $tiles }
event-wisdom-kept = behält eine Karte vom Stapel
event-wisdom-card = behält { $card }
event-wisdom-shown = behält { $card } vom Stapel
event-scoring-played = spielt eine Wertungskarte vom Stapel aus
event-hid-tile = versteckt ein Plättchen auf Feld { $space }
event-hid-this-tile = versteckt { $tile } auf Feld { $space }
event-under-shown = Unter dem Plättchen auf Feld { $space } lag { $tile }
item-strength = Wehrhaftigkeit
explain-strength = zweitlängste Mauer { $length }, höchstens { $pips ->
    [one] ein Auge
   *[other] { $pips } Augen
}
part-ability = Kraft
part-die = Würfel
part-pips = Augen
part-buildings-of-power-abilities = Kräfte
part-buildings-of-power-dice = Würfel
part-buildings-of-power-fresh = in diesem Zug gewürfelt
part-buildings-of-power-used = weißer Würfel in diesem Zug genutzt
part-buildings-of-power-declared = weißer Würfel bereit
part-buildings-of-power-owed = noch zu nutzende Kräfte
part-buildings-of-power-next-cards = nächste Karten, die du kennst
part-buildings-of-power-next-tiles = nächste Plättchen, die du kennst
part-buildings-of-power-hidden = verdeckte Plättchen
reason-one-white-die = In jedem Zug darfst du nur einen weißen Würfel nutzen.
reason-no-white-die = Auf diesem Gebäude liegt kein weißer Würfel.
reason-white-die-too-new = Ein weißer Würfel gilt erst ab deinem nächsten Zug.
reason-die-not-yours = Der Würfel liegt auf keinem deiner Gebäude.
reason-no-building-of-power = Das ist kein Gebäude der Macht.
reason-power-not-due = Eine solche Kraft kannst du jetzt nicht nutzen.
reason-not-for-the-hand = So eine Karte kann niemand behalten; sie kommt zurück auf den Stapel.
reason-must-keep-card = Eine der Karten behältst du.
reason-no-scoring-card = Eine Wertungskarte ist nicht dabei.
reason-hidden-tile-there = Auf dem Feld muss ein Plättchen liegen, und darunter noch keines.
reason-not-left-there = Dieses Plättchen liegt nicht auf diesem Feld.
part-tiles = Plättchen
hint-power-looks = { $wisdom ->
    [true] du siehst bis zu { $most } Karten vom Stapel und darfst eine behalten
   *[other] du siehst bis zu { $most } Plättchen aus dem Turm und versteckst eines
}
hint-power-hidden = { $sum ->
    [0] nur du weißt, welches Plättchen dort als Nächstes kommt
   *[other] { $enough ->
        [true] kostet dort { $currency }: deine Karten reichen mit { $sum }
       *[other] kostet dort { $currency }: deine Karten ergeben { $sum }
    }
}
hint-power-poorest = du kennst auf dem Stapel keine Karte, die weniger wert ist
hint-power-payable = { $count ->
    [one] deine Karten einer Währung würden dafür reichen
   *[other] deine Karten würden in { $count } Währungen dafür reichen
}
hint-power-before = { $count ->
    [one] kommt früher an die Reihe als der Rest
   *[other] kommt vor den { $count } anderen an die Reihe
}
hint-power-ability = bringt eine Kraft: { $ability }
