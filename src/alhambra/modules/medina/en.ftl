module-medina-name = Medina
module-medina-text = In every scoring those who have built the fewest medinas lose points.
piece-medina = Medina
item-medina = Medinas
explain-medina = { $medinas ->
    [0] none built
    [one] one built, for { $dearest }
   *[other] { $medinas } built, the dearest for { $dearest }
}
