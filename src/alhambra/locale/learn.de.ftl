# Die Bilder der Regelseiten in Worten, für alle, die sie nicht sehen.
diagram-steps = { $count } { $side ->
    [n] nördlich
    [e] östlich
    [s] südlich
   *[w] westlich
 }
diagram-from-fountain = { $steps } vom Brunnen
diagram-walls = Mauern im { $sides }
diagram-side-n = Norden
diagram-side-e = Osten
diagram-side-s = Süden
diagram-side-w = Westen
diagram-allowed = { $tile } darf hier liegen: { $places }
diagram-refused = Nicht erlaubt, { $place }: { $reason }
diagram-sign-and = und
diagram-sign-is = ergibt
diagram-sign-then = dann
diagram-sign-or = oder
diagram-sign-yes = erlaubt
diagram-sign-no = nicht erlaubt
