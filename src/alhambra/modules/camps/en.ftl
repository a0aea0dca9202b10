module-camps-name = The Camps
module-camps-text = Camps lean on your walls from outside; in each scoring their arrows bring a point for every building in the line.
piece-camp = Camp
item-camps = Camps
explain-camps = { $lines ->
    [one] one line of buildings
   *[other] { $lines } lines of buildings
}
panel-camps = Camps come up in the market. Those that are built will lie here, seat by seat.
