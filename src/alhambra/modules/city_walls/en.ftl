module-city-walls-name = The City Walls
module-city-walls-text = Wall cards let you add walls to tiles that have none there, for good.
move-build-walls = build { $card } at { $at }
door-build-walls = build a wall card
move-build-walls-aside = build { $card } on { $tile }
door-build-walls-aside = build a wall card on a tile beside your Alhambra
event-wall-card-open = { $card } lies beside the display
event-walls-built = built { $card }
event-walls-built-aside = built { $card } on { $tile }
piece-city-wall = City wall
part-city-walls-open = open wall cards
part-city-walls-aside = walls on tiles that are not built
reason-wall-card-not-open = This wall card does not lie open.
reason-carries-no-walls = This tile cannot carry walls.
reason-walls-taken = The tile has a wall there already.
reason-walls-not-outside = A wall can only be built on an outer side of the tile.
reason-not-held = You have no such tile beside your Alhambra.
part-walls = walls
hint-city-walls-aside = then { $tile } has { $after ->
    [one] one wall
   *[other] { $after } walls
} instead of { $now }
