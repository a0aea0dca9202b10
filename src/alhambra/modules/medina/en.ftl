module-medina-name = Medina
module-medina-text = In every scoring those who have built the fewest medinas lose points.
piece-medina = Medina
item-medina = Medinas
explain-medina = { $medinas ->
    [0] none built
    [one] one built, for { $dearest }
   *[other] { $medinas } built, the dearest for { $dearest }
}

panel-medina-next = { $round ->
    [1] Scoring 1: the fewest medinas cost { $places }; none at all { $besides } more.
   *[other] Scoring { $round }: the fewest medinas cost, in this order, { $places }; none at all { $besides } more.
}
panel-medina-none = none yet
panel-medina-loses = −{ $points } as things stand
panel-medina-safe = loses nothing as things stand
part-medina-losses = points to lose
