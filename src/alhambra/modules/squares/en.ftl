module-squares-name = The Squares
module-squares-text = As an action take an open square for free; it counts for every building of its colour beside it.
move-take-square = take { $tile } for free
door-take-square = take a square for free
event-squares-opened = These squares lie open: { $squares }
event-took-square = took { $tile }
event-square-opened = The next square is { $tile }
piece-square = Square
part-squares = squares
part-squares-open = open squares
part-squares-owned = squares taken
part-squares-piles = squares left
reason-squares-enough = You have three squares already.
reason-square-not-open = This square does not lie open.
hint-square-beside = { $type }: counts for { $count ->
    [one] one building
   *[other] { $count } buildings
} beside it
hint-square-room = { $type }: such a building could still come on { $count ->
    [one] one side
   *[other] { $count } sides
}
