module-bazaars-name = The Bazaars
module-bazaars-text = Bazaars want to be surrounded by buildings of their three colours and pay at the end of the game.
piece-bazaar = Bazaar
event-bazaar-beside = { $tile } lies beside the market now, at space { $beside }
item-bazaars = Bazaars
explain-bazaars = { $bazaars ->
    [one] fitting neighbours of one bazaar, times their colours
   *[other] fitting neighbours of { $bazaars } bazaars, times their colours
}
part-bazaars-beside = on sale
hint-bazaar-points = your bazaars: { $after } instead of { $now } points at the end
hint-bazaar-room = { $count ->
    [0] no free place is left around it
    [one] one place around it is still free
   *[other] { $count } of the eight places around it are still free
}
panel-bazaars = Bazaars are on sale beside the building market. Those that are built will lie here, seat by seat.
