# Die Bilder der Regelseiten in Worten, für alle, die sie nicht sehen.
diagram-steps = { $count } { $side ->
    [n] nördlich
    [e] östlich
    [s] südlich
   *[w] westlich
 }
diagram-from-fountain = { $steps } vom Brunnen
diagram-allowed = { $tile } darf hier liegen: { $places }
diagram-refused = Nicht erlaubt, { $place }: { $reason }
diagram-sign-and = und
diagram-sign-is = ergibt
diagram-sign-then = dann
diagram-sign-or = oder
diagram-sign-yes = erlaubt
diagram-sign-no = nicht erlaubt

# Teile in Worten, und das Blatt, das eins erklärt.
walls-on = Mauern im { $sides }
compass-n = Norden
compass-e = Osten
compass-s = Süden
compass-w = Westen
about-ask = Was ist das?
about-pointing = Tippe auf das Teil, über das du mehr wissen willst.
about-rules = Regeln: { $module }
about-building = Preis { $price }, { $walls }. Bei einer Wertung bekommt Punkte, wer von einer Art am meisten gebaut hat.
about-no-walls = keine Mauern
about-money = { $value } { $currency }. Damit bezahlst du Plättchen, deren Feld { $currency } verlangt.
about-fountain = Hier beginnt jede Alhambra. Er hat keine Mauern und bleibt, wo er ist.
about-scoring = Erscheint diese Karte, wird vor dem nächsten Zug gewertet.
