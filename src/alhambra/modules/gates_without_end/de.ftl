module-gates-without-end-name = Der Schlüssel zum Tor
module-gates-without-end-text = Wer Arkaden kauft, bekommt einen Schlüssel, der allen am Tor ihrer Farbe einen Bonus bringt.
ask-insert-key = Wie drehst du den Schlüssel?
ask-gate-redesign = Dein Tor: Baue kostenlos um oder versetze ein Gebäude.
ask-gate-wall = Dein Tor: Wo baust du eine Mauer?
ask-gate-swap = Dein Tor: Welche zwei Felder des Bauhofs tauschst du?
ask-gate-plaza = Dein Tor: Nimmst du eine Plaza?
ask-gate-buy = Dein Tor: Kaufe ein Plättchen für 14, Währungen beliebig gemischt.
ask-gate-money = Dein Tor: Welche Geldkarte nimmst du?
ask-gate-semi-building = Dein Tor: Welches halbe Gebäude nimmst du?
move-insert-key = für dich: { $bonus }
move-gate-decline = darauf verzichten
move-gate-add = { $tile } bei { $at } einbauen
move-gate-remove = das Plättchen bei { $at } ausbauen
move-gate-exchange = { $tile } bei { $at } eintauschen
move-gate-move = das Plättchen von { $lift } nach { $at } versetzen
door-gate-add = anbauen
door-gate-remove = wegnehmen
door-gate-exchange = eintauschen
door-gate-move = versetzen
move-gate-wall = Mauer an Seite { $side } bei { $at }
move-gate-swap = die Felder { $spaces } tauschen
move-gate-plaza = eine Plaza nehmen
move-gate-buy = { $tile } für { $pay } kaufen
move-gate-mix = { $tile } mit gemischtem Geld kaufen
door-gate-mix = gemischt bezahlen
move-gate-take = { $card } nehmen
move-gate-semi-building = ein halbes Gebäude: { $type }
event-key-taken = nimmt einen Schlüssel
event-key-shown = legt einen Schlüssel zwischen die Tore
event-key-inserted = dreht den Schlüssel: { $bonus }
event-gate-points = { $points ->
    [one] bekommt am Tor 1 Punkt
   *[other] bekommt am Tor { $points } Punkte
}
event-gate-declined = verzichtet auf den Bonus
event-plaza-taken = nimmt eine Plaza
event-semi-building-taken = nimmt ein halbes Gebäude: { $type }
piece-redesign = ein Umbau
piece-wall = ein Mauerteil
piece-swap = ein Tausch auf dem Bauhof
piece-plaza = Plaza
piece-one-point = 1 Punkt
piece-two-points = 2 Punkte
piece-buy = ein Kauf für 14
piece-money = eine Geldkarte
piece-semi-building = ein halbes Gebäude
part-gates-without-end-pile = Schlüssel im Vorrat
part-gates-without-end-keys = Schlüssel
part-gates-without-end-gone = genutzte Schlüssel
part-gates-without-end-walls = Mauerteile im Vorrat
part-gates-without-end-plazas = Plazas im Vorrat
part-gates-without-end-semi-buildings = halbe Gebäude
part-gates-without-end-key = Schlüssel zwischen den Toren
part-gates-without-end-rotation = gedreht um
reason-no-such-bonus = Diesen Bonus bietet der Schlüssel nicht.
reason-no-wall-piece = Es ist kein Mauerteil mehr da.
reason-no-plaza = Es ist keine Plaza mehr da.
reason-semi-building-taken = Dieses halbe Gebäude hat schon jemand.
reason-no-such-type = Diese Gebäudeart gibt es nicht.
hint-key-others = für die anderen: { $bonuses }
hint-key-money = die höchste Karte der Auslage ist { $card }
hint-key-wall = kann deine Mauer von { $now } auf { $after } bringen
hint-key-buy = dein Geld reicht dafür: du hast { $sum }
hint-key-half = { $type }: Gleichstand bei { $count }, den ein halbes Gebäude auflöst
hint-gate-tile = { $type }: dann hast du { $count }, { $most ->
    [0] sonst niemand etwas
   *[other] alle anderen höchstens { $most }
}
hint-gate-short = sonst { $price } { $currency }, und du hast davon { $sum }
hint-gate-half = { $type }: du hast { $count }, { $most ->
    [0] sonst niemand etwas
   *[other] alle anderen höchstens { $most }
}
hint-gate-money-kept = du behältst dein Geld: { $sum }
hint-gate-sides-kept = { $sides ->
    [one] deine einzige offene Seite bleibt offen
   *[other] alle { $sides } offenen Seiten deiner Alhambra bleiben offen
}
piece-gate-board = Tortafel mit Schlüssel

panel-gates-next = Jede gekaufte Arkade bringt einen Schlüssel; am Ende des Zuges gibt er allen den Bonus vor ihrem Tor.
panel-gates-keys = { $keys ->
    [0] kein Schlüssel
    [one] ein Schlüssel wartet
   *[other] { $keys } Schlüssel warten
}
piece-key = Schlüssel
