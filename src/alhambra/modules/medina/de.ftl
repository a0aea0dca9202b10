module-medina-name = Medina
module-medina-text = In jeder Wertung verlieren die mit den wenigsten Vierteln der Medina Punkte.
piece-medina = Medina
item-medina = Medinas
explain-medina = { $medinas ->
    [0] keine gebaut
    [one] eine gebaut, für { $dearest }
   *[other] { $medinas } gebaut, die teuerste für { $dearest }
}
