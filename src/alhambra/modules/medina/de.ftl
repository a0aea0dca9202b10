module-medina-name = Medina
module-medina-text = In jeder Wertung verliert Punkte, wer die wenigsten Medinas gebaut hat.
piece-medina = Medina
item-medina = Medinas
explain-medina = { $medinas ->
    [0] keine gebaut
    [one] eine gebaut, für { $dearest }
   *[other] { $medinas } gebaut, die teuerste für { $dearest }
}
