module-bathhouses-name = Bathhouses
module-bathhouses-text = A bathhouse scores how far away, in a straight line, the buildings lie that its four sides look for.
piece-bathhouse = Bathhouse
event-bathhouse-beside = { $tile } lies beside space { $beside } of the market
item-bathhouses = Bathhouses
explain-bathhouses = { $lines ->
    [one] the way to one building
   *[other] the ways to { $lines } buildings
}
part-bathhouses-beside = on sale

panel-baths-points = { $points ->
    [0] finds nothing yet
    [one] 1 point
   *[other] { $points } points
}
panel-baths-none = no bathhouse yet
part-bathhouses-baths = bathhouses
part-brings = brings
