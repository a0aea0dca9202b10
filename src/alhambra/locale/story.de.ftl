## Was geschah

event-placed-it = und baut es ein
event-stored-it = und legt es in die Reserve
event-given-it = und schenkt es Dirk
and = { $first } und { $last }
news-since = { $count ->
    [one] Seit deinem Zug: ein Schritt
   *[other] Seit deinem Zug: { $count } Schritte
}
news-waits = Tippe, um den nächsten Zug zu sehen.
setting-speed = Züge der anderen
speed-slow = langsam
speed-normal = normal
speed-at-once = sofort
speed-step = Schritt für Schritt

## Eine Wertung, Schritt für Schritt

skip = Überspringen
sheet-so-far = Bisher
score-wall = 1 Punkt für jede Seite der längsten Außenmauer: { $walls }.
score-place = { $place ->
    [1] { $name } hat die meisten ({ $count }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
    [2] { $name } hat die zweitmeisten ({ $count }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[other] { $name } hat die drittmeisten ({ $count }): { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
score-shared = { $names } haben je { $count } und teilen sich { $places ->
    [one] Platz { $first }
    [2] Platz { $first } und { $last }
   *[other] Platz { $first } bis { $last }
}: { $sum }, { $tied ->
    [2] halbiert
   *[other] geteilt durch { $tied }
}{ $rest ->
    [0] {""}
   *[other] {" "}und abgerundet
}: je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
score-nobody = Dafür bekommt niemand Punkte.
score-why = { $name } { $points }: { $why }.
score-plain = { $name } { $points }.
score-total = Zusammen: { $points }.
