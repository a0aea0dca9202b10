### Das Ende einer Partie und das Ansehen danach, auf Deutsch.

end-you-win = { $by ->
    [one] Du gewinnst mit einem Punkt Vorsprung
   *[other] Du gewinnst mit { $by } Punkten Vorsprung
}
end-wins = { $by ->
    [one] { $name } gewinnt mit einem Punkt Vorsprung
   *[other] { $name } gewinnt mit { $by } Punkten Vorsprung
}
end-you-share = Geteilter Sieg, und du bist dabei: { $names }
end-share = Geteilter Sieg: { $names }
end-players = { $count } Spieler
end-modules = { $count } Module
end-minutes = { $count ->
    [one] eine Minute
   *[other] { $count } Minuten
}
end-table = Zum Tisch
end-result = Zum Ergebnis
end-podium = Siegerpodest
end-look = Alhambra von { $name } ansehen
end-place = { $place }. Platz
end-points = Punkte nach Wertungen
end-rank = Platz
end-scoring = { $round }. Wertung
end-round = { $round }.
end-total = Punkte
end-between = Sonst
end-how = So lief die Partie
end-curve-text = Was jede Stellung wert war: die Punkte bis dahin und was die nächste Wertung gebracht hätte
end-move = Zug
end-decided = Den Ausschlag gab: { $item }. { $name } bekam dafür { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, { $other } { $less }.
end-leads = { $count ->
    [0] Die Führung hat nie gewechselt.
    [one] Die Führung hat einmal gewechselt.
   *[other] Die Führung hat { $count }-mal gewechselt.
}
end-records = Rekorde
end-record-wall = Längste Mauer: { $count }
end-record-buildings = { $kind }: { $count }
end-record-exact = { $count }-mal passend bezahlt
end-record-turn = Bester Zug: +{ $count }
end-record-item = { $item }: { $count ->
    [one] ein Punkt
   *[other] { $count } Punkte
}
end-record-bought = { $count ->
    [one] Ein Kauf
   *[other] { $count } Käufe
}
end-everybody = alle
end-best = dein bisher bester Wert
end-more-records = { $count } weitere
end-next = Wie weiter
end-sheets = Wertungen
end-bgstats = In BG Stats eintragen
replay-copy = Link kopieren
replay-copied = Link kopiert
