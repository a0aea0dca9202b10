module-wishing-well-name = Wishing Well
module-wishing-well-text = A well scores its number if exactly so many buildings lie in line with its spout.
piece-well = Well
event-well-beside = { $tile } lies beside space { $beside } of the market
item-wishing-well = Wishing wells
explain-wishing-well = { $wells ->
    [one] one well with just enough buildings in line
   *[other] { $wells } wells with just enough buildings in line
}
part-wishing-well-beside = on sale
