module-wishing-well-name = Der Wunschbrunnen
module-wishing-well-text = Ein Wunschbrunnen bringt seine Zahl an Punkten, wenn genau so viele Plättchen in der Linie seines Wasserspeiers liegen.
piece-well = Wunschbrunnen
event-well-beside = { $tile } liegt neben Feld { $beside } des Bauhofs
item-wishing-well = Wunschbrunnen
explain-wishing-well = { $wells ->
    [one] ein Brunnen, vor dem genau genug Plättchen liegen
   *[other] { $wells } Brunnen, vor denen genau genug Plättchen liegen
}
part-wishing-well-beside = im Angebot

panel-wells-none = noch kein Brunnen
panel-wells-true = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
panel-wells-short = { $line } von { $number } in der Linie
panel-wells-long = { $line } in der Linie, zu viele für { $number }
part-wishing-well-wells = Wunschbrunnen
part-number = Zahl
part-line = in der Linie
