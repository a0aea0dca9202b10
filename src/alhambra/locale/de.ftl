### Die Texte für Terminal und Browser auf Deutsch.

## Namen

title = Alhambra
you = Du
dirk = Dirk
player-1 = Spieler 1
bot-name-1 = Amina
bot-name-2 = Yusuf
bot-name-3 = Layla
bot-name-4 = Tariq
bot-name-5 = Samira
bot-name-6 = Idris
type-pavilion = Pavillon
type-seraglio = Serail
type-arcades = Arkaden
type-chambers = Gemächer
type-garden = Garten
type-tower = Turm
currency-denar = Denar
currency-dirham = Dirham
currency-ducat = Dukat
currency-florin = Gulden
side-n = N
side-e = O
side-s = S
side-w = W
none = –
yes = ja
no = nein
fountain = Brunnen
tile = { $kind } { $price } [{ $walls }]

## Der Tisch

market = Bauhof
space-empty = leer
price = Preis { $price }
pay-exactly = passend!
pay-over = { $over } zu viel
pay-short = { $missing } zu wenig
money-display = Geldauslage
pending = Zu bauen
reserve = Reserve
reserve-empty = Reserve: leer
score = Punkte
hand = Hand
hand-cards = Karten
wall = Mauer
next-values = nächste
score-track = Wertungen
map-facts = { $score } Pkt., Mauer { $wall }
alhambra-of = Alhambra: { $name }
standings = Spielstand
story = Seit deinem letzten Zug
maps = Die anderen Alhambras
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
piles = { $deck } Karten, { $tower } Plättchen
outlook-1 = 1. Wertung in { $least }–{ $most } Karten
outlook-2 = 2. Wertung in { $least }–{ $most } Karten
outlook-end = Schlusswertung: { $tiles ->
    [0] Turm leer
    [one] noch { $tiles } Plättchen
   *[other] noch { $tiles } Plättchen
}
outlook-over = Das Spiel ist aus

## Was geschah

told = { $name } { $deeds }
event-took = nimmt { $cards }
event-bought = kauft { $tile } für { $cards }
event-bought-exactly = kauft { $tile } passend für { $cards }
event-placed = baut { $tile } ein
event-stored = legt { $tile } in die Reserve
event-given = schenkt Dirk { $tile }
event-added = baut { $tile } aus der Reserve ein
event-removed = nimmt { $tile } in die Reserve zurück
event-exchanged = tauscht { $tile } aus der Reserve ein
event-passed = verzichtet auf eine weitere Aktion
event-leftover = bekommt { $tile } zum Schluss geschenkt
event-leftover-nobody = Niemand hat allein das meiste Geld dafür: { $tile } bleibt liegen
event-starts = { $name } beginnt
event-scored-1 = Erste Wertung: { $points }
event-scored-2 = Zweite Wertung: { $points }
event-scored-3 = Schlusswertung: { $points }
event-dirk-drew = { $count ->
    [one] Dirk hat ein Plättchen gezogen
   *[other] Dirk hat { $count } Plättchen gezogen
}
event-reshuffled = Die abgelegten Karten bilden gemischt den neuen Geldstapel

## Fragen und Menüs

ask-act = Deine Aktion?
ask-act-again = Passend bezahlt: noch eine Aktion!
ask-take = Welches Geld nimmst du?
ask-space = Von welchem Feld kaufst du?
ask-payment = Womit bezahlst du { $tile }?
ask-redesign = Wie baust du um?
ask-tile = Welches Plättchen?
ask-turn = Wie drehst du { $tile }?
ask-remove = Welches Plättchen kommt in die Reserve?
ask-cell = Wohin mit { $tile }?
ask-pending = Welches Plättchen baust du als Nächstes?
menu-take = Geld nehmen
menu-buy = kaufen
menu-redesign = umbauen
menu-pass = passen
menu-store = in die Reserve
menu-give = an Dirk
menu-undo = rückgängig
menu-log = Verlauf
menu-sheets = Wertungen
menu-overview = Plättchen
menu-maps = Pläne
menu-help = Hilfe
menu-extras = Extras
menu-rules = Regeln
extras-hint = Die Taste i zeigt die Regeln dieser Module.
map-signs = Auf den Plänen: ∩ ein Tor, ═ ein Plättchen auf zwei Feldern, ◤ ein halbes Feld, ░ und kleine Buchstaben Gebäude, die noch nicht zählen, △ ein Plättchen außerhalb der Mauern mit seinen Pfeilen.
menu-absent = passen, bis ich dran bin
menu-quit = Ende
redesign-add = Plättchen aus der Reserve einbauen
redesign-remove = Plättchen in die Reserve abbauen
redesign-exchange = Plättchen gegen eines aus der Reserve tauschen
payment-exact = passend: noch eine Aktion
payment-over = { $over } zu viel
payment-typed = Oder beliebige Karten dieser Währung nach Wert, etwa 3+5.
preview-wall = Mauer { $wall }
ways = { $count } Lagen
turned = { $degrees ->
    [0] nicht gedreht
   *[other] um { $degrees }° gedreht
}
passed-for-you = { $count ->
    [one] Wie gewünscht wurde für dich einmal zwischen den Zügen gepasst.
   *[other] Wie gewünscht wurde für dich { $count }-mal zwischen den Zügen gepasst.
}
back = Eingabetaste: zurück
press-enter = Eingabetaste: weiter
press-enter-more = Eingabetaste: nächste Seite, alles andere: zurück
type-number = Bitte eine Zahl von 1 bis { $last } eingeben.
type-payment = Bitte eine Zahl von 1 bis { $last } eingeben oder Kartenwerte wie 3+5.
unknown-key = Diese Taste bewirkt hier nichts.
nothing-t = Es liegt kein Geld aus.
nothing-b = Du kannst keines der Plättchen bezahlen.
nothing-r = Es gibt nichts, was du umbauen könntest.
no-money-in = Du hast keine Karten der Währung { $currency }.
no-undo = Nichts zurückgenommen: { $reason }
no-scoring-yet = Bisher gab es keine Wertung.

## Tipps: was man tun könnte, und Tatsachen, die dafür sprechen ($then: erst, wenn das Plättchen gebaut ist)

opponent = { $name } spielt gegen dich: { $what }
adapt-now = Bots, die sich dir anpassen, spielen auf Stufe { $step } von { $of } ({ $won } von { $games } Partien gewonnen); das merkt sich nur dieser Rechner.
hints-title = Was du tun könntest
hint-better = { $points ->
    [0] kaum besser als das Nächste
    [one] einen Punkt besser als das Nächste
   *[other] { $points } Punkte besser als das Nächste
}
hint-worse = { $points ->
    [0] kaum schlechter als das Erste
    [one] einen Punkt weniger als das Erste
   *[other] { $points } Punkte weniger als das Erste
}
outlook-told = Wie es ausgehen kann, soweit du es wissen kannst: { $seats }.
outlook-title = Wie es ausgehen kann
outlook-how = soweit du es wissen kannst: Punkte am Ende und die Aussicht auf den Sieg
outlook-seat = { $name } { $points } Punkte, gewinnt zu { $chance } %
menu-hint = Tipp
hint-exact = passend bezahlt: noch eine Aktion
hint-lead = { $then ->
    [true] { $type }: kann dich in Führung bringen
   *[other] { $type }: bringt dich in Führung
} ({ points } bei der nächsten Wertung)
hint-level = { $then ->
    [true] { $type }: kann an der Spitze gleichziehen
   *[other] { $type }: zieht an der Spitze gleich
} ({ points } bei der nächsten Wertung)
hint-place = { $then ->
    [true] { $type }: kann dich auf Platz { $place } bringen
   *[other] { $type }: bringt dich auf Platz { $place }
} ({ points } bei der nächsten Wertung)
hint-extends = { $then ->
    [true] { $type }: kann deine Führung ausbauen
   *[other] { $type }: baut deine Führung aus
}
hint-chases = { $then ->
    [true] { $type }: kann dich bis auf ein Gebäude an { $other } heranbringen
   *[other] { $type }: dann fehlt dir nur noch ein Gebäude auf { $other }
}
hint-wall = { $then ->
    [true] deine Mauer kann von { $now } auf { $after } wachsen
   *[other] deine Mauer wächst von { $now } auf { $after }
}{ $closed ->
    [true] {", ringsum geschlossen"}
   *[other] {""}
}
hint-item = { $then ->
    [true] { $item }: kann { $after } statt { $now } Punkte bei der nächsten Wertung bringen
   *[other] { $item }: { $after } statt { $now } Punkte bei der nächsten Wertung
}
hint-at-once = sofort { points }
hint-together = { $then ->
    [true] kann bei der nächsten Wertung { points } mehr bringen
   *[other] { points } mehr bei der nächsten Wertung
}
hint-cards-won = { $count ->
    [one] eine Karte mehr auf deiner Hand
   *[other] { $count } Karten mehr auf deiner Hand
}
hint-tiles-won = { $count ->
    [one] ein Plättchen mehr für dich
   *[other] { $count } Plättchen mehr für dich
}
hint-denial = { $type }: sonst könnte { $other } mit diesem Plättchen zu dir aufschließen
hint-pays = damit könntest du { $tile } passend bezahlen, wenn es dann noch da ist
hint-reaches = damit könntest du { $tile } bezahlen, wenn es dann noch da ist
hint-nears = dann fehlen dir nur noch { $missing } für { $tile }
hint-cheapest = billiger geht es nicht: { $over } zu viel
hint-most = mehr Geld ist nicht zu holen: { $sum }
hint-several = { $count } Karten auf einmal
hint-only-cell = passt nur hier
hint-keeps-wall = deine Mauer von { $wall } bleibt ganz; nicht jeder Platz lässt das zu
hint-openness = lässt die meisten Seiten zum Weiterbauen offen: { $sides }
hint-fits-nowhere = passt gerade nirgends
hint-free = kostet keine Aktion
hint-nothing-lost = du behältst alle Karten und Plättchen
hint-instalment = { $missing ->
    [0] { $over ->
        [0] bezahlt den Rest passend
       *[other] bezahlt den Rest und { $over } zu viel
    }
   *[other] dann fehlen noch { $missing }
}
hint-bought-for = ein Plättchen für { $price }
hint-costs-nothing = kostet weder Karten noch Plättchen
hint-kept = wartet in deiner Reserve, bis du es mit einer Aktion anbaust
hint-one-more = { $type }: dann hast du { $count }
hint-purse = { $currency }: dann hast du { $sum }
hint-only-move = etwas anderes kannst du nicht tun
hint-best = das hält der Bot für am besten
hint-ranked = beim Bot auf Platz { $place }

## Wertungen

scoring-1 = Erste Wertung
scoring-2 = Zweite Wertung
scoring-3 = Schlusswertung
sheet-total = Summe
sheet-now = Neuer Stand
sheet-legend = Je Gebäudeart: Anzahl, #Rang, Punkte. = heißt, dass der Rang geteilt wird.
sheet-share = { $kind }: { $names } teilen: { $sum } → je { $points }
winner = Gewonnen hat: { $names }!
winners = Gemeinsam gewonnen haben: { $names }!
game-over = Das Spiel ist aus

## Übersicht und Hilfe

place-market = Bauhof
place-gone = aus dem Spiel
overview-title = Alle Plättchen; noch im Turm: { $tiles }
overview-to-come = noch { $count }
overview-seen = offen
help-title = Alhambra in Kürze
help-1 = Wer nach drei Wertungen die meisten Punkte hat, gewinnt. Zwei lösen Karten im Geldstapel aus, die letzte kommt, sobald sich der Bauhof nicht mehr auffüllen lässt.
help-2 = Wer am Zug ist, tut eines: Geld nehmen, ein Plättchen kaufen oder seine Alhambra umbauen.
help-3 = Geld nehmen: eine Karte beliebigen Werts oder mehrere, die zusammen höchstens 5 wert sind.
help-4 = Kaufen: Jedes Feld verlangt seine Währung. Wechselgeld gibt es nicht; wer aber passend zahlt, hat noch eine Aktion.
help-5 = Gekaufte Plättchen baust du am Ende deines Zugs oder legst sie für später in die Reserve.
help-6 = Plättchen werden nie gedreht. Mauer trifft nur auf Mauer, offene Seite nur auf offene Seite; jedes Plättchen ist vom Brunnen (≈) zu Fuß erreichbar, und Löcher sind verboten.
help-7 = Jede Wertung bringt 1 Punkt je Seite deiner längsten Außenmauer und Punkte für die meisten Gebäude einer Art.
help-8 = Auf dem Plan sind dicke Linien Mauern, gepunktete offene Seiten. Kleine Ziffern ¹²³ im Spielstand sind Ränge, die bei der nächsten Wertung Punkte brächten.
help-9 = Tasten lassen sich im Voraus tippen: „b 2 1“ kauft von Feld 2 mit Zahlung 1; „2“ allein kauft von Feld 2. „?“ fragt nach einem Tipp.
help-10 = Zurücknehmen geht, bis etwas Verdecktes aufgedeckt wird. Du kannst jederzeit gehen; nach jedem Zug wird gespeichert.

## Spielstände und Wiedergabe

left = Bis bald. Das Spiel ist in { $path } gespeichert; „alhambra play --terminal“ setzt es fort.
offer = Es gibt ein angefangenes Spiel mit { $players } Spielern und bisher { $moves } Zügen. c: fortsetzen, n: neues Spiel, q: Ende
offer-modules = Es spielt mit: { $names }
save-broken = Der Spielstand ist nicht lesbar ({ $why }). Er liegt jetzt unter { $path }; ein neues Spiel beginnt.
save-missing-rooms = Der Spielstand kann nicht weitergehen: { $why }. Er bleibt unter { $path }. Hol das Modul zurück (installiere sein Paket oder nenne seinen Ordner in ALHAMBRA_ROOMS), oder beginne mit --new ein anderes Spiel.
save-outdated = { $why } Sie liegt unter { $path }; ein neues Spiel beginnt.
save-kept = Das frühere Spiel liegt unter { $path }.
replay-hint = Noch einmal ansehen: alhambra replay { $path }
replay-broken = Dieses Spiel lässt sich nicht zeigen: { $why }
replay-at = Zug { $number } von { $last }
replay-end = Das war der letzte Zug.
replay-number = Bitte { $letter } mit einer Zahl von { $first } bis { $last } eingeben.
replay-next = weiter
replay-previous = zurück
replay-jump = springen
replay-view = Platz
replay-all = alle

## Wertungen in Worten

colour-white = Weiß
colour-red = Rot
colour-yellow = Gelb
colour-green = Grün
colour-blue = Blau
colour-orange = Orange
colour-dirk = Dirk
explain-wall = { $length ->
    [0] keine Außenmauer
    [one] längste Außenmauer: 1 Seite
   *[other] längste Außenmauer: { $length } Seiten
}
explain-nothing = { $count } gebaut, Platz { $place }: zählt in dieser Wertung nichts
explain-place = { $count } gebaut, Platz { $place }
explain-shared = { $count } gebaut, Platz { $place }: { $sum }, geteilt von { $tied } Spielern

## Menüs der Module

move-done-start = weiter zur Aktion
menu-done-start = weiter
move-done-end = den Zug beenden
move-done-window = darauf verzichten
ask-start-question = Noch etwas vor deiner Aktion?
ask-end-question = Noch etwas, bevor dein Zug endet?
ask-window-question = Zwischen den Zügen: willst du eingreifen?

## Wörter für Teile des Spiels und für die Teile von Zügen, Fragen und Auslagen
# Ein Teil wird im Ganzen gesucht (piece-denar-coin), dann Wort für Wort (type-, currency-, piece-).
# Ein Teil der Auslage eines Moduls wird erst als part-MODUL-TEIL gesucht, dann als part-TEIL.
# Was ein Kauf nennt, sagt die Nachricht ware-TEIL des ersten Teils, der eine hat, sonst sein
# Plättchen; Züge, die kaufen, bekommen es als $ware.

piece-scoring = Wertungskarte
piece-fountain = Brunnen
copies = { $count }× { $name }
second-cell = { $name }, zweite Hälfte
part-amount = Betrag
part-at = Platz
part-bonus = Bonus
part-card = Karte
part-cards = Karten
part-counts = Anzahl
part-currencies = Währungen
part-currency = Währung
part-gate = Tor
part-give = abgeben
part-gone = aus dem Spiel
part-held = im Besitz
part-left = übrig
part-lift = von
part-mark = Markierung
part-mine = deine
part-open = offen
part-owner = Besitzer
part-pay = Bezahlung
part-pile = im Vorrat
part-seat = Spieler
part-side = Seite
part-space = Feld
part-spaces = Felder
part-take = nehmen
part-tile = Plättchen
part-total = zusammen
part-turn = gedreht
part-type = Gebäudeart
part-unit = Geld

## Warum ein Zug nicht möglich ist

reason-table-edge = Dort ist der Tisch zu Ende.
reason-cell-taken = Dort liegt schon etwas.
reason-no-side-contact = Das Plättchen muss die Alhambra mit einer ganzen Seite berühren.
reason-sides-differ = Mauer darf nur auf Mauer treffen, offene Seite nur auf offene Seite.
reason-not-on-foot = Das Plättchen ist vom Brunnen aus nicht zu Fuß erreichbar.
reason-hole = Dadurch entstünde ein Loch.
reason-fountain-stays = Der Brunnen bleibt immer liegen.
reason-no-tile-there = Dort liegt kein Plättchen.
reason-cut-off = Andere Plättchen wären nicht mehr zu Fuß erreichbar.
reason-half-cell-stays = Dieses Teil bleibt für immer liegen.
reason-gate-holds-tile = Ein Tor hält dieses Plättchen an seinem Ort.
reason-bastion-needs-wall = Dort dürfen nur eine Bastion und eine Mauer aufeinandertreffen.
reason-green-needs-green = Eine grüne Seite darf nur auf eine grüne Seite treffen.
reason-other-shape = Das neue Plättchen muss genau dieselben Felder bedecken.
reason-bad-part = Der Zug ist nicht so geschrieben, wie er sein sollte.
reason-no-such-tile = Dieses Plättchen gibt es nicht.
reason-no-such-card = Diese Karte gibt es nicht.
reason-no-money-card = Das ist keine Geldkarte.
reason-above-take-limit = Mehrere Karten dürfen zusammen höchstens 5 wert sein.
reason-not-on-display = Diese Karte liegt nicht in der Geldauslage.
reason-nothing-for-sale = Dort steht nichts zum Verkauf.
reason-other-tile-there = Auf diesem Feld liegt ein anderes Plättchen.
reason-wrong-currency = Diese Karte gehört zu einer anderen Währung.
reason-not-in-hand = Diese Karten hast du nicht auf der Hand.
reason-too-little-money = Das ist weniger als der Preis.
reason-exact-only = Hier muss passend bezahlt werden.
reason-not-pending = Dieses Plättchen wartet nicht darauf, gebaut zu werden.
reason-no-dirk = Dirk spielt nur zu zweit mit.
reason-cannot-turn = Dieses Plättchen lässt sich so nicht drehen.
reason-not-storable = Dieses Teil kann nicht in die Reserve.
reason-not-for-dirk = Dirk kann dieses Teil nicht bekommen.
reason-not-bought = Dirk bekommt nur gekaufte Plättchen.
reason-not-in-reserve = Dieses Plättchen liegt nicht in deiner Reserve.
reason-bought-this-turn = Ein in diesem Zug gekauftes Plättchen wird erst am Zugende gebaut.
reason-must-act = Du musst eine Aktion ausführen.
reason-not-asked = Danach ist gerade nicht gefragt.
reason-game-over = Das Spiel ist aus.
reason-unknown-move = Einen solchen Zug gibt es nicht.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen.
reason-other-answered = Inzwischen hat jemand anderes gezogen.
reason-revealed = Es wurde etwas Verdecktes aufgedeckt.
