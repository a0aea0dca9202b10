# The boards of the modules, in their leaf beside the table.
panel-none = none
panel-nothing = nothing now
panel-nobody = nobody
panel-built = built
piece-back = a card face down
panel-face-down = { $count } face down
panel-copies = { $count } ×
panel-if-scored = If scored now ({ $round ->
    [1] 1st
    [2] 2nd
   *[other] 3rd
} scoring)
panel-at-the-end = At the end, as things stand
