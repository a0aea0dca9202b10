module-caliphs-guidelines-name = Caliph's Guidelines
module-caliphs-guidelines-text = Three open wishes about the shape of your Alhambra bring points at the end.
event-missions-opened = The caliph's wishes: { $missions }
part-caliphs-guidelines-missions = the caliph's wishes
piece-rows = long rows
piece-columns = long columns
piece-same-type-neighbours = neighbours of one type
piece-second-longest-wall = second longest wall
piece-longest-diagonal = longest diagonal
piece-double-walls = double walls
piece-different-types = different types
piece-farthest-building = farthest building
piece-squares-2x2 = squares of four
item-caliph-rows = Long rows
explain-caliph-rows = { $number ->
    [one] one row
   *[other] { $number } rows
} with three buildings or more without a gap
item-caliph-columns = Long columns
explain-caliph-columns = { $number ->
    [one] one column
   *[other] { $number } columns
} with three buildings or more without a gap
item-caliph-same-type-neighbours = Neighbours of one type
explain-caliph-same-type-neighbours = { $number ->
    [one] one pair
   *[other] { $number } pairs
} of neighbouring base buildings of one type, each building in one pair at most
item-caliph-second-longest-wall = Second longest wall
explain-caliph-second-longest-wall = { $number ->
    [one] one side
   *[other] { $number } sides
} long
item-caliph-longest-diagonal = Longest diagonal
explain-caliph-longest-diagonal = { $number ->
    [one] one building
   *[other] { $number } buildings
} on it
item-caliph-double-walls = Double walls
explain-caliph-double-walls = { $number ->
    [one] one double wall
   *[other] { $number } double walls
}
item-caliph-different-types = Different types
explain-caliph-different-types = { $number } of the six types
item-caliph-farthest-building = Farthest building
explain-caliph-farthest-building = { $number ->
    [one] one tile
   *[other] { $number } tiles
} on the way to it
item-caliph-squares-2x2 = Squares of four
explain-caliph-squares-2x2 = { $number ->
    [one] one square
   *[other] { $number } squares
} of two by two buildings

panel-caliph-rows = Rows of three or more buildings without a gap.
panel-caliph-columns = Columns of three or more buildings without a gap.
panel-caliph-same-type-neighbours = Pairs of neighbours of one type; each building is in one pair at most.
panel-caliph-second-longest-wall = Sides of your second longest outer wall.
panel-caliph-longest-diagonal = Buildings on your longest unbroken diagonal, from two on.
panel-caliph-double-walls = Places where two buildings meet wall to wall.
panel-caliph-different-types = Different types in your Alhambra; each one more brings more than the last.
panel-caliph-farthest-building = Tiles on the shortest way from the fountain to the farthest building.
panel-caliph-squares-2x2 = Squares of two by two buildings; they may overlap.
panel-caliph-so-far = { $points ->
    [one] { $number }: 1 point
   *[other] { $number }: { $points } points
}
panel-caliph-next = one more: +{ $points }
part-caliphs-guidelines-numbers = how far
part-caliphs-guidelines-worth = points for that
