module-medina-name = Medina
module-medina-text = In jeder Wertung verliert Punkte, wer die wenigsten Medinas gebaut hat.
piece-medina = Medina
item-medina = Medinas
explain-medina = { $medinas ->
    [0] keine gebaut
    [one] eine gebaut, für { $dearest }
   *[other] { $medinas } gebaut, die teuerste für { $dearest }
}

panel-medina-next = { $round ->
    [1] Wertung 1: Die wenigsten Medinas kosten { $places }, gar keine noch { $besides } mehr.
   *[other] Wertung { $round }: Die wenigsten Medinas kosten der Reihe nach { $places }, gar keine noch { $besides } mehr.
}
panel-medina-none = noch keine
panel-medina-loses = −{ $points } beim jetzigen Stand
panel-medina-safe = verliert beim jetzigen Stand nichts
part-medina-losses = drohender Verlust
