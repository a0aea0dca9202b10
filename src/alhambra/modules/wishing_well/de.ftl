module-wishing-well-name = Der Wunschbrunnen
module-wishing-well-text = Ein Brunnen bringt seine Zahl, wenn genau so viele Gebäude in der Linie seines Wasserstrahls liegen.
piece-well = Wunschbrunnen
event-well-beside = { $tile } liegt neben Feld { $beside } des Bauhofs
item-wishing-well = Wunschbrunnen
explain-wishing-well = { $wells ->
    [one] ein Brunnen mit genau passend vielen Gebäuden in der Linie
   *[other] { $wells } Brunnen mit genau passend vielen Gebäuden in der Linie
}
part-wishing-well-beside = im Angebot
