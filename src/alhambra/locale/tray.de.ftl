# Die Ablage: was von einer Frage nirgends auf dem Tisch liegt.
tray = Deine Wahl
tray-choose = Wähle
tray-deeds = Weitere Aktionen
tray-more = Mehr ({ $count })
ask-door = { $door }: Tippe an, was leuchtet.
tray-side = Wähle eine Seite
tray-built = { $count } gebaut
tray-held = { $sum } auf der Hand
gathered = { $count } gewählt
gathered-of = { $count } von { $all }
offer-exact = passend
offer-lost = { $lost } zu viel
offer-mixed = gemischtes Geld
bidders = Gebote
bidder-out = raus
bill-paid = Bezahlt
bill-left = noch { $left }
bill-hand = Tippe auf die Handkarten, mit denen du zahlst.

# Was das Gewählte ändert, und wann es zählt.
effect-points = { $points } bei der { $round }. Wertung

# Knöpfe, die das Gewählte tun: ein Verb und was es betrifft.
go-take = { $cards } nehmen
go-buy = { $tile } kaufen
go-place = Hier bauen
go-add = Hier bauen
go-remove = Entfernen
go-exchange = Hier tauschen
go-store = In die Reserve
go-give = Dirk geben
go-other = Ja, so machen

# Seiten, wie man sie nennt.
side-name-n = Norden
side-name-e = Osten
side-name-s = Süden
side-name-w = Westen

# Felder, wie man sie nennt.
cell-steps = { $count } { $side ->
    [n] nördlich
    [e] östlich
    [s] südlich
   *[other] westlich
}
cell-lit = der leuchtenden Stelle
