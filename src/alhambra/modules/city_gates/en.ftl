module-city-gates-name = The City Gates
module-city-gates-text = A gate card lets you lay a tile that only touches walls: a gate opens one of the double walls.
move-take-gate = take the gate card
move-place-with-gate = build { $tile } at { $at } with a gate in its { $gate } wall
door-place-with-gate = build the tile with a gate
move-add-with-gate = add { $tile } at { $at } with a gate in its { $gate } wall
door-add-with-gate = add a tile with a gate
move-builder-add-with-gate = the master builder adds { $tile } at { $at } with a gate in its { $gate } wall
move-craft-move-with-gate = move the tile from { $lift } to { $at } with a gate in its { $gate } wall
move-gate-move-with-gate = move the tile from { $lift } to { $at } with a city gate in its { $gate } wall
move-gate-add-with-gate = add { $tile } at { $at } with a city gate in its { $gate } wall
event-gate-offered = A gate card lies beside the display
event-gate-discarded = A second gate card was discarded
event-took-gate = took the gate card
event-built-gate = built a city gate
piece-city-gate = Gate card
part-part = half of the tile
part-city-gates-open = open gate cards
part-city-gates-held = gate cards
part-city-gates-gates = gates built
reason-no-gate-open = No gate card lies open.
reason-no-gate-card = You hold no gate card.
reason-gate-needs-walls = A gate needs a double wall that is printed on both tiles.
hint-gate-reserve = a gate makes room for { $tile } from your reserve
hint-gate-places = { $count ->
    [one] one free place beside your Alhambra touches only walls
   *[other] { $count } free places beside your Alhambra touch only walls
}
piece-gate = Gate
