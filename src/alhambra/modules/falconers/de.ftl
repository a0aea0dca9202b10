module-falconers-name = Die Falkner
module-falconers-text = Wo vier Plättchen sich treffen, lassen sich Falken nieder, die zwei der Arten mögen; viele einer Farbe zählen viel mehr.
move-falcon = { $falcon } an die Südostecke von { $at } setzen
door-falcon = einen Falken setzen
move-another-falcon = { $falcon } an die Südostecke von { $at } setzen
door-another-falcon = noch einen Falken setzen
move-pay-falcon = mit { $card } bezahlen
move-done-falcons = keine weiteren Falken
ask-falcon-price = Welche Karte gibst du für den Falken?
ask-falcon-more = Noch ein Falke?
event-falcon-placed = setzt einen Falken ein: { $falcon }
event-falcon-paid = zahlt dafür { $card }
event-falcon-returned = gibt einen Falken in den Vorrat zurück: { $falcon }
item-falconers = Falken
explain-falconers = schwarz { $black }, braun { $brown }, weiß { $white }
piece-falcon-black = Schwarzer Falke
piece-falcon-brown = Brauner Falke
piece-falcon-white = Weißer Falke
part-falcon = Falke
part-falconers-supply = Falken im Vorrat
part-falconers-falcons = Falken
part-falconers-flown = in diesem Zug Falken eingesetzt
part-falconers-rebuilt = in diesem Zug umgebaut
reason-falcons-alone = Falken sind die einzige Aktion eines Zuges, und kein Umbau gehört dazu.
reason-falcon-needs-card = Du hast keine Karte zum Bezahlen.
reason-no-such-falcon = Diesen Falken gibt es nicht.
reason-falcon-taken = Dieser Falke ist nicht zu haben.
reason-no-crossing = Dort treffen sich nicht vier Plättchen des Grundspiels.
reason-falcon-there = Dort sitzt schon ein Falke.
reason-falcon-types = Beide Arten des Falken müssen an der Kreuzung liegen.
hint-falcon-least = deine niedrigste Karte: { $value }
hint-falcon-left = { $currency }: { $sum ->
    [0] sonst hast du davon nichts
   *[other] du behältst { $sum }
}
step-falcon-falcon = Welcher Falke?
step-another-falcon-falcon = Welcher Falke?
