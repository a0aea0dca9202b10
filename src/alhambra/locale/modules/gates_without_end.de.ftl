module-gates-without-end-name = Der Schlüssel zum Tor
module-gates-without-end-text = Wer Arkaden kauft, bekommt einen Schlüssel, der allen am Tor ihrer Farbe einen Bonus bringt.
ask-insert-key = Wie drehst du den Schlüssel?
ask-gate-redesign = Dein Tor: baue kostenlos um oder versetze ein Gebäude
ask-gate-wall = Dein Tor: Wo baust du eine Mauer?
ask-gate-swap = Dein Tor: Welche zwei Felder im Bauhof tauschst du?
ask-gate-plaza = Dein Tor: Nimmst du eine Plaza?
ask-gate-buy = Dein Tor: kaufe ein Plättchen für 14, Währungen beliebig gemischt
ask-gate-money = Dein Tor: Welche Geldkarte nimmst du?
ask-gate-semi-building = Dein Tor: Welches halbe Gebäude nimmst du?
move-insert-key = { $bonus ->
    [redesign] du baust um
    [wall] du baust eine Mauer
    [swap] du tauschst zwei Plättchen im Bauhof
    [plaza] du nimmst eine Plaza
    [one_point] du bekommst 1 Punkt
    [two_points] du bekommst 2 Punkte
    [buy] du kaufst für 14
    [money] du nimmst eine Geldkarte
   *[semi_building] du nimmst ein halbes Gebäude
}
move-gate-decline = darauf verzichten
move-gate-add = { $tile } bei { $at } einbauen
move-gate-remove = das Plättchen bei { $at } ausbauen
move-gate-exchange = { $tile } bei { $at } eintauschen
move-gate-move = das Plättchen von { $lift } nach { $at } versetzen
move-gate-wall = Mauer an Seite { $side } bei { $at }
move-gate-swap = die Felder { $spaces } tauschen
move-gate-plaza = eine Plaza nehmen
move-gate-buy = { $tile } für { $pay } kaufen
move-gate-mix = { $tile } mit gemischtem Geld kaufen
move-gate-take = { $card } nehmen
move-gate-semi-building = ein halbes Gebäude: { $type }
event-key-taken = hat einen Schlüssel genommen
event-key-shown = hat einen Schlüssel zwischen die Tore gelegt
event-key-inserted = { $bonus ->
    [redesign] hat den Schlüssel auf einen Umbau gedreht
    [wall] hat den Schlüssel auf ein Mauerteil gedreht
    [swap] hat den Schlüssel auf einen Tausch im Bauhof gedreht
    [plaza] hat den Schlüssel auf eine Plaza gedreht
    [one_point] hat den Schlüssel auf 1 Punkt gedreht
    [two_points] hat den Schlüssel auf 2 Punkte gedreht
    [buy] hat den Schlüssel auf einen Kauf für 14 gedreht
    [money] hat den Schlüssel auf eine Geldkarte gedreht
   *[semi_building] hat den Schlüssel auf ein halbes Gebäude gedreht
}
event-gate-points = { $points ->
    [one] hat am Tor 1 Punkt bekommen
   *[other] hat am Tor { $points } Punkte bekommen
}
event-gate-declined = hat auf den Bonus verzichtet
event-plaza-taken = hat eine Plaza genommen
event-semi-building-taken = hat ein halbes Gebäude genommen: { $type }
event-relocated = hat { $tile } nach { $at } versetzt
event-wall-built = hat an Seite { $side } bei { $at } eine Mauer gebaut
event-swapped = hat im Bauhof die Felder { $spaces } getauscht
reason-no-such-bonus = Diesen Bonus bietet der Schlüssel nicht.
reason-no-wall-piece = Es ist kein Mauerteil mehr da.
reason-no-plaza = Es ist keine Plaza mehr da.
reason-semi-building-taken = Dieses halbe Gebäude hat schon jemand.
reason-no-such-type = Diese Gebäudesorte gibt es nicht.
reason-same-place = Da liegt es schon.
reason-wall-there = Da ist schon eine Mauer.
reason-not-outside = Nur eine Außenseite kann eine Mauer bekommen.
reason-spaces-empty = Beide Felder sind leer.
